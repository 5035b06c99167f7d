# The first words to a server and to a person, and the answer to somebody too fast.

greeting = I run slow board games with hidden moves, played over days. The board is posted in a channel; secrets come by direct message. `/rokugan new` opens a table, and `/rokugan help` explains the rest. I do not read your messages, and I ping nobody but the player whose turn it is.

tour = **Three things to know.** See your hand with `/rokugan hand`, here or in the channel; only you see it. To make a move, choose below your hand, then confirm; nothing is played before that. When it is your turn, I ping you once in the channel and send your hand here.
tour-closed = **Three things to know.** See your hand with `/rokugan hand`; only you see it. To make a move, choose below your hand, then confirm; nothing is played before that. When it is your turn, I ping you once in the channel.

refused-too-fast = That was faster than I can follow, so nothing was done. Wait a few seconds, then try again.

settings-contrast = Your own pictures: { $strong ->
    [yes] high contrast.
   *[no] normal contrast.
}
settings-public-contrast = Public pictures: { $strong ->
    [yes] high contrast.
   *[no] normal contrast.
}

## Playing at once
button-solo = Play against three computer daimyos
solo-answer = You play { $side } at **{ $table }** against { $computers ->
    [one] one computer daimyo
   *[other] { $computers } computer daimyos
}. Your first choice is below; the board is in the channel. Nothing is played until you press *Confirm*.
option-computers = Start at once against this many computer daimyos

## One line below a question, in small letters: what the choice means. Each title has its own.
panel-hint = -# { $hint }

## The page without a token. What it says of a game comes from the title that is meant where nobody named one.
page-heading = Welcome to Rokugan
page-text = This is a little Discord on your own machine, with the real bot in it. { $about }
    { "" }
    Press the first button and play. Or open a table for several players and take every seat yourself: choose who you are on the left.
page-open = Open a table: /rokugan new
