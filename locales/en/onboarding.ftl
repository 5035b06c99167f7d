# The first words to a server and to a person, and the answer to somebody too fast.

greeting = I run slow board games with hidden moves, played over days. The board is posted in a channel; secrets come by direct message. `/rokugan new` opens a table, and `/rokugan help` explains the rest. I do not read your messages, and I ping nobody but the player whose turn it is.

tour = **Three things to know.** See your hand with `/rokugan hand`, here or in the channel; only you see it. To make a move, choose below your hand, then confirm; nothing is played before that. When it is your turn, I ping you once in the channel and send your hand here.
tour-closed = **Three things to know.** See your hand with `/rokugan hand`; only you see it. To make a move, choose below your hand, then confirm; nothing is played before that. When it is your turn, I ping you once in the channel.

refused-too-fast = That was faster than I can follow, so nothing was done. Wait a few seconds, then try again.

settings-contrast = Your own pictures: { $strong ->
    [yes] high contrast.
   *[no] normal contrast.
}
settings-posts = Board posts: { $classic ->
    [yes] in the classic form
   *[no] as cards
}.
settings-public-contrast = Public pictures: { $strong ->
    [yes] high contrast.
   *[no] normal contrast.
}

## Playing at once
button-solo = Play against three computer daimyos
solo-answer = You play { $side } at **{ $table }** against { $computers ->
    [one] one computer daimyo
   *[other] { $computers } computer daimyos
}. { $level }. Your first choice is below; the board is in the channel. Nothing is played until you press *Confirm*.
option-computers = Start at once against this many computer daimyos

## A first table that explains itself. What it says of each question comes from its title.
button-learn = Learn by playing
button-lesson-end = End the table here
learn-answer = Your first table of **{ $title }**. You play { $side }; the others are computer daimyos. At each step I say what it is about and suggest a move. Choose what you like: nothing is played until you press *Confirm*. { $ability }
learn-below = Your first table of **{ $title }** begins below, in these direct messages.
learn-in-dm = Your first table of **{ $title }** goes on in { $where }, where only you see it. If nothing has arrived there, allow direct messages from me and use `/boardgames tables`.
learn-there = You already have a table in { $where }: **{ $table }**. Go on with it, or end it and use the command again.
direct-messages = your direct messages with me
lesson-step = **Step { $step } of { $of }.** { $why }
lesson-advice = I suggest: **{ $move }**.
lesson-strayed = You chose something else, which is fine. { $what }
lesson-own-way = Your table has gone its own way, so here is what a computer daimyo would do.
    .other = The game goes on from where it stands.
lesson-over = **That was the lesson.** Now it is a table like any other: play on below, or end it here. With friends, `/rokugan new` opens a table for several players.
panel-warning = **Careful:** { $why }

## One line below a question, in small letters: what the choice means. Each title has its own.
panel-hint = -# { $hint }

## The page without a token. What it says of a game comes from the title that is meant where nobody named one.
page-heading = Welcome to Rokugan
page-text = This is a little Discord on your own machine, with the real bot in it. { $about }
    { "" }
    Press the first button and play. Or open a table for several players and take every seat yourself: choose who you are on the left.
page-open = Open a table: /rokugan new

## The page's own words; English has those of its files
page-label-skip = Skip to the message box
page-label-servers = Servers and channels
page-label-who = Who you are
page-label-you-are = You are
page-label-accounts = Accounts
page-label-add-person = Add a person
page-label-new-name = Name of a new person
page-label-add = Add
page-label-trouble = Trouble
page-label-trouble-about = Break this little Discord and see how the bot copes.
page-label-closed = My direct messages are closed
page-label-drop = Drop the connection
page-label-forget = End the session
page-label-slow = Slow Discord down
page-label-fail = Fail the next sends
page-label-lose = Lose the next answers
page-label-calm = Stop all trouble
page-label-channels = Channels and accounts
page-label-how = How to play
page-label-messages = Messages
page-label-new-messages = New messages ↓
page-label-suggestions = Suggestions
page-label-box = Message or slash command
page-label-close-help = Close the help
page-label-cancel = Cancel
page-label-submit = Submit
page-label-close = Close
page-label-no-answer = The page's server does not answer.
page-label-somebody = somebody
page-label-failed = The application did not respond. Try again.
page-label-online = is online
page-label-offline = is offline
page-label-nothing = Nothing here
page-label-typing = is typing…
page-label-gone = The page's server is gone; reconnecting…
page-label-direct = Direct messages
page-label-dms-closed = DMs closed
page-label-waiting = Trouble is waiting to happen.
page-label-new = new
page-label-hint = Message, or / for a command
page-label-cancel-command = Cancel this command
page-label-enter = Enter to send
page-label-yes = Yes
page-label-no = No
page-label-no-command = There is no such command.
page-label-number = takes a number.
page-label-enlarge = Enlarge:
page-label-picture = picture
page-label-thinking = is thinking
page-label-edited = (edited)
page-label-dismiss = Dismiss
page-label-only-you = Only you can see this
page-label-used = used
