# Samurai: words on the pictures and in their alternative texts. Names of tiles, castes, colours and areas are in samurai.ftl.

samurai-picture-stage-hands = Starting tiles
samurai-picture-stage-cities = Setting up cities
samurai-picture-stage-villages = Setting up villages
samurai-picture-stage-turn = Playing tiles
samurai-picture-stage-over = The game is over

samurai-picture-on-board = On the board
samurai-picture-to-place = To be set up
samurai-picture-aside = Set aside (the fourth ends it)
samurai-picture-captured = You captured
samurai-picture-hidden = hidden

samurai-picture-sheet-title = Leaders of the castes
samurai-picture-sheet-leaders = Leads
samurai-picture-sheet-others = Others
samurai-picture-sheet-total = All

samurai-picture-alt-head = Samurai. { $stage }.
samurai-picture-alt-taken = Last turn: { $list }.
samurai-picture-alt-left = On the board: { $list }.
samurai-picture-alt-aside = Set aside: { $list }.
samurai-picture-alt-seat = { $who }: { $list }.
samurai-picture-alt-over = Final: { $list }.
samurai-picture-score = { $place }. { $who }, leads { $leaders }, { $total } figures
samurai-picture-your-captured = You captured: { $list }.

samurai-picture-size-village = village
samurai-picture-size-city = city
samurai-picture-size-edo = Edo
samurai-picture-led = { $figure } ({ $list })
samurai-picture-tied = { $figure } (tied: { $list })
samurai-picture-taken = { $figure } of { $code } to { $who }
samurai-picture-set-aside = { $figure } of { $code } set aside
samurai-picture-laid = { $who } { $tile } on { $code }

samurai-picture-board-seat = { $who }: { $hand } tiles in hand, { $stack } in the stack, captured: { $captured }.
samurai-picture-board-settlement = { $code } { $size }: { $figures }.
samurai-picture-board-tiles = Tiles on the board:
