# Descriptions of commands and options, at most 100 characters.

command-rokugan = Slow board games over days
command-add-ai = Host: let a computer daimyo take a seat
command-board = The board in words
command-cancel = Host: give the table up
command-export = The whole record of a finished table
command-hand = Your hand and your moves, for your eyes only
command-help = What to do in your situation
command-join = Take a seat at the table of this channel
command-kick = Host: remove a player
command-leave = Give your seat up before the start
command-log = What you have seen so far
command-mine = All your tables and what each waits for
command-new = Open a table in this channel
command-play = Make a move by its notation, for your eyes only
command-privacy = What is stored about you, and how to delete it
command-remove-ai = Host: remove a computer daimyo
command-replace = Host: give a seat to another player
command-resign = Give your seat up during play
command-rules = A title in a few lines
command-score = The score
command-settings = What this server prefers
command-start = Begin the table
command-status = Where the table stands and who is waited for
command-undo = Take your last move back, if nothing came to light

option-action = Export or delete
option-clan = Which clan
option-locale = Language of public posts
option-move = The move
option-name = What to call the table
option-options = Options of the title as JSON
option-pace = Hours for a turn
option-seats = How many seats
option-table = Which of your tables
option-title = Which game
option-user = Which player
