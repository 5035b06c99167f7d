# Descriptions of commands and options, at most 100 characters.

command-rokugan = Board games played slowly, over days
command-board = The board
command-boardgames = Board games: rules, learning and your own tables, wherever you are
command-boardgames-learn = Learn a game by playing: a first table in your direct messages with me
command-boardgames-rules = The rules of a game: by section, or what one card, token, clan or phase does
command-boardgames-tables = All your tables, where they are, and what each is waiting for
command-computer = Host: seats of computer daimyos
command-computer-add = Host: give a seat to a computer daimyo
command-computer-remove = Host: remove a computer daimyo
command-export = The record of a table: all of it once the game is over
command-hand = Your hand and your moves; only you see them
command-help = What to do in your situation
command-join = Take a seat at the table of this channel
command-learn = Learn a game by playing: a first table that explains every step
command-leave = Give up your seat before the start
command-log = What you have seen so far
command-manage = Host: kick or replace a player, move or cancel the table
command-manage-cancel = Host: cancel the table
command-manage-kick = Host: remove a player
command-manage-move = Host: go on with the table in this channel
command-manage-replace = Give a seat to another player, or open it to anybody
command-mine = All your tables and what each is waiting for
command-new = Open a table in this channel
command-play = Make a move by its notation; only you see it
command-privacy = What is stored about you, and how to delete it
command-replay = The game move by move, as you saw it; all of it once it is over
command-resign = Give up your seat during play
command-rules = The rules of a game: by section, or what one card, token, clan or phase does
command-score = The score
command-settings = What this server prefers, and your own preferences
command-start = Start the table
command-status = Where the table stands and who it is waiting for
command-undo = Take back your last move, if nothing was revealed

option-action = Export or delete
option-area = Show one part of the board enlarged
option-about = A card, token, clan, phase or section to look up, or words to search for
option-learn = A first table that explains every step, about ten minutes
option-side = Which side: a clan, a color
option-contrast = High contrast in your own pictures
option-language = Your own language, in private answers and direct messages
option-locale = Server: language of public posts
option-move = The move
option-name = What to call the table
option-options = Options of the title as JSON
option-posts = Server: posts of the board as cards, or in the classic form
option-public-contrast = Server: high contrast in public pictures
option-seats = How many seats
option-table = Which of your tables
option-thread = A thread of its own for the table; yes where I may open one
option-title = Which game
option-user = Which player
option-text = As text instead of a picture

## Choices of options; English has the names that the commands have
choice-export = export
choice-delete = delete
choice-uncount = uncount
choice-count = count
choice-alone = alone
choice-reveals = reveals
choice-undone = undone
choice-cards = cards
choice-classic = classic

## The menu of a person; at most 32 characters
menu-invite = Invite to a table
menu-statistics = Statistics
