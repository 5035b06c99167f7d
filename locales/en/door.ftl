# At the door: first words to a server and to a person, and being asked to slow down.

greeting = I run slow board games with hidden moves, over days: the board is posted in a channel, everybody's secrets come by direct message. `/rokugan new` opens a table, `/rokugan help` says the rest. I read no messages and ping nobody but the player whose turn it is.

tour = **Three things to know.** See your hand: `/rokugan hand`, here or in the channel, for your eyes only. Make a move: choose below your hand, then confirm; nothing is played before that. When it is your turn you are named once in the channel, and your hand comes here.
tour-closed = **Three things to know.** See your hand: `/rokugan hand`, for your eyes only. Make a move: choose below your hand, then confirm; nothing is played before that. When it is your turn you are named once in the channel.

refused-too-fast = That was faster than I can follow, so nothing was done. Wait a few seconds, then go on where you were.

settings-contrast = Your own pictures: { $strong ->
    [yes] strongest contrast.
   *[no] as everybody's.
}
settings-public-contrast = Public pictures: { $strong ->
    [yes] strongest contrast.
   *[no] as designed.
}
