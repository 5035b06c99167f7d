# Looking: parts of the board, words instead of pictures, the film.

film = **{ $table }** from the first act to the last.
board-file-alt = The whole board as text, a line per fact.
refused-no-such-area = This board has no part “{ $area }”. Choose one from the list of the command, or leave it out to see everything.
