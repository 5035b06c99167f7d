# Looking at the board: its parts, words instead of pictures, the film.

film = **{ $table }** from the first move to the last.
board-file-alt = The whole board as text, one line per fact.
refused-no-such-card = There is nothing called “{ $card }” to look up, and the rules do not speak of it. Choose from the command's list, which knows every thing by its name.
refused-no-such-area = This board has no part “{ $area }”. Choose one from the command's list, or leave it out to see everything.

## On every title's picture
to-act = { $who } to act
waiting-for = { $count } to act
your-hand = Your hand
picture-you = You

## In every title's alternative text and text board
alt-turn = To act: { $who }.
alt-area = Part shown: { $area }.
alt-hand = Your hand: { $list }.
alt-changed = New: { $list }.
alt-more = …
alt-lit = You can choose: { $list }.
alt-chosen = Chosen: { $list }.
board-first = First player: { $who }.
board-hand = Your hand: { $list }.

## The legend: the signs that all titles have, and two that each title draws in its own way
legend-heading = What you see
legend-new = Red around something: it is new since you last looked.
legend-ghost = A faded piece, perhaps with an arrow: your move before you confirm it. Only you see it.
legend-lit = Dashed outline: you can choose this now. Only you see it.
legend-chosen = Whole dark outline: you have chosen this, and not confirmed yet.
legend-you = Your own row.
legend-turn = It is this player's turn.
legend-first = The first player.
