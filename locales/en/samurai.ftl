# Samurai. Names are made from the ids of the rules; sentences are our own.

samurai-title = Samurai
samurai-rules = Lay tiles around villages, cities and Edo. When every land hex around a settlement is covered, the player with most influence on a figure takes it; a tie sets it aside. A turn is one tile, or several if the others bear the cunning symbol. The game ends when a caste is gone from the board or four figures are set aside. Most figures of a caste lead it; who leads most castes wins. Moves are made from the panel; `/rokugan play` takes them in notation, such as `samurai2 P8`, or `ship1 N9 then` to play on.
samurai-score = { $count ->
    [one] one figure
   *[other] { $count } figures
}

## Sides
samurai-w-gold = Gold
samurai-w-red = Red
samurai-w-green = Green
samurai-w-purple = Purple

## Places
samurai-w-L16 = Kyoto (L16)
samurai-w-O10 = Akita (O10)
samurai-w-P5 = Sapporo (P5)
samurai-w-O14 = Edo (O14)
samurai-w-kyushu = Kyushu
samurai-w-shikoku = Shikoku
samurai-w-chugoku = Chugoku (west Honshu)
samurai-w-kansai = Kansai (middle Honshu)
samurai-w-kanto = Kanto (east Honshu)
samurai-w-tohoku = Tohoku (north Honshu)
samurai-w-hokkaido = Hokkaido
samurai-away = { $b } in { $a }

## Castes and tiles
samurai-w-buddha = Buddha
samurai-w-rice = rice
samurai-w-castle = castle
samurai-w-buddha4 = Buddha 4
samurai-w-buddha3 = Buddha 3
samurai-w-buddha2 = Buddha 2
samurai-w-rice4 = Rice 4
samurai-w-rice3 = Rice 3
samurai-w-rice2 = Rice 2
samurai-w-castle4 = Castle 4
samurai-w-castle3 = Castle 3
samurai-w-castle2 = Castle 2
samurai-w-samurai3 = Samurai 3
samurai-w-samurai2 = Samurai 2
samurai-w-samurai1 = Samurai 1
samurai-w-ronin = Ronin 1 ✦
samurai-w-ship2 = Ship 2 ✦
samurai-w-ship1 = Ship 1 ✦
samurai-w-swap = Swap two figures ✦
samurai-w-move = Move a tile

## Stages
samurai-stage-hands = choosing starting tiles
samurai-stage-cities = setting up the cities
samurai-stage-villages = setting up the villages
samurai-stage-turn = playing tiles
samurai-stage-over = over
samurai-w-hands = the choice of starting tiles
samurai-w-cities = the set-up of the cities
samurai-w-villages = the set-up of the villages
samurai-w-turn = a turn
samurai-w-over = a table that is over

## Board and hand
samurai-board-head = **{ $stage }** · first player: { $first } · on the board: { $board } · set aside: { $aside } of 4
samurai-board-seat = **{ $seat }**: { $hand } tiles in hand, { $stack } in the stack{ $captured ->
    [hidden] { "" }
   *[open] , captured: { $counts }
}
samurai-counts = { $buddha } Buddha, { $rice } rice, { $castle } castle
samurai-board-settlements = **Figures:** { $list }
samurai-board-settlement = { $place }: { $figures }
samurai-board-tiles = **Tiles:** { $list }
samurai-board-tile = { $hex } { $tile } ({ $seat })
samurai-board-taken = **Last turn:** { $list }
samurai-board-went = { $caste } of { $place } to { $seat }
samurai-board-nobody = { $caste } of { $place } set aside
samurai-hand-tiles = **Your hand:** { $tiles }
samurai-hand-captured = **You captured:** { $counts }
samurai-hand-stack = **Your stack:** { $tiles }
samurai-hand-plain = You have played your one tile without ✦; only tiles with ✦ may follow.
samurai-hand-cunning = You may go on: any tiles with ✦, and one without.

## The menu
samurai-w-end = End the turn
samurai-w-then = Play another tile
samurai-w-done = End the turn
samurai-w-pass = Pass
samurai-step-from = from { $word }
samurai-prompt-hand = Which tile comes next? Choose from the top of the list down.
samurai-prompt-caste = Which figure?
samurai-prompt-settlement = Where does it go?
samurai-prompt-tile = What do you play?
samurai-prompt-area = Which part of the map?
samurai-prompt-hex = Which hex?
samurai-prompt-from = Which tile moves?
samurai-prompt-figure = Which figure?
samurai-prompt-then = And then?

## One line below a question: what the choice means.
samurai-hint-hand = Five of your twenty tiles to begin with; the others wait until you draw them. Nobody sees which. A few strong ones, a ship and a Samurai serve most openings.
samurai-hint-caste = Cities hold two different figures, villages one, Edo all three.
samurai-hint-settlement = A figure goes where none of its kind is yet.
samurai-hint-tile = Buddha, rice and castle tiles count for their own figures only, Samurai, ronin and ships for all. One tile a turn, and any number of those with ✦ besides.
samurai-hint-hex = A tile counts for every settlement it touches. Land tiles go on land, ships on the sea.
samurai-hint-from = One of your caste or Samurai tiles goes to another hex with its value; the Move tile covers the hex it leaves.
samurai-hint-figure = Two figures change places; no settlement may then hold two of a kind.
samurai-hint-then = End your turn, or play on with another tile. Of the tiles without ✦ only one may be played a turn.
# Hexes in menus say which settlements they touch.
samurai-coded-hex = yes
samurai-coded-from = yes
samurai-c-A20 = A20 · by B20
samurai-c-A21 = A21 · by B20
samurai-c-B19 = B19 · by B20
samurai-c-B21 = B21 · by B20, C22
samurai-c-B22 = B22 · by C22
samurai-c-C19 = C19 · by D19
samurai-c-C20 = C20 · by B20, D19
samurai-c-C21 = C21 · by B20, C22
samurai-c-C23 = C23 · by C22
samurai-c-D18 = D18 · by D19
samurai-c-D20 = D20 · by D19, E21
samurai-c-D21 = D21 · by C22, E21
samurai-c-D22 = D22 · by C22, E23
samurai-c-D23 = D23 · by E23
samurai-c-E18 = E18 · by F18
samurai-c-E19 = E19 · by D19, F18
samurai-c-E20 = E20 · by D19, E21
samurai-c-E22 = E22 · by E21, E23
samurai-c-E24 = E24 · by E23
samurai-c-F16 = F16 · by G17
samurai-c-F17 = F17 · by F18, G17
samurai-c-F19 = F19 · by F18, G20
samurai-c-F20 = F20 · by E21, G20
samurai-c-F21 = F21 · by E21
samurai-c-F22 = F22 · by E23
samurai-c-F23 = F23 · by E23
samurai-c-G16 = G16 · by G17
samurai-c-G18 = G18 · by F18, G17
samurai-c-G19 = G19 · by F18, G20
samurai-c-G21 = G21 · by G20, H21
samurai-c-G22 = G22 · by H21
samurai-c-H16 = H16 · by G17, I17
samurai-c-H17 = H17 · by G17, I17
samurai-c-H18 = H18 · by I19
samurai-c-H19 = H19 · by G20, I19
samurai-c-H20 = H20 · by G20, H21
samurai-c-H22 = H22 · by H21
samurai-c-I15 = I15 · by J15
samurai-c-I16 = I16 · by I17, J15
samurai-c-I18 = I18 · by I17, I19
samurai-c-I20 = I20 · by I19, J20
samurai-c-I21 = I21 · by H21, J20
samurai-c-I22 = I22 · by H21
samurai-c-J14 = J14 · by J15
samurai-c-J16 = J16 · by I17, J15
samurai-c-J17 = J17 · by I17, K18
samurai-c-J18 = J18 · by I19, K18
samurai-c-J19 = J19 · by I19, J20
samurai-c-J21 = J21 · by J20
samurai-c-K14 = K14 · by L14
samurai-c-K15 = K15 · by J15, L14
samurai-c-K16 = K16 · by J15, Kyoto L16
samurai-c-K17 = K17 · by K18, Kyoto L16
samurai-c-K19 = K19 · by K18
samurai-c-K20 = K20 · by J20
samurai-c-K21 = K21 · by J20
samurai-c-L12 = L12 · by M13
samurai-c-L13 = L13 · by L14, M13
samurai-c-L15 = L15 · by L14, Kyoto L16
samurai-c-L17 = L17 · by K18, Kyoto L16
samurai-c-L18 = L18 · by K18
samurai-c-M4 = M4 · by N4
samurai-c-M5 = M5 · by N4
samurai-c-M6 = M6 · by N6
samurai-c-M7 = M7 · by N6
samurai-c-M12 = M12 · by M13
samurai-c-M14 = M14 · by L14, M13
samurai-c-M15 = M15 · by L14, N15
samurai-c-M16 = M16 · by Kyoto L16, N15
samurai-c-M17 = M17 · by Kyoto L16
samurai-c-N1 = N1 · by O2
samurai-c-N2 = N2 · by O2
samurai-c-N3 = N3 · by N4
samurai-c-N5 = N5 · by N4, N6
samurai-c-N7 = N7 · by N6, O8
samurai-c-N8 = N8 · by O8
samurai-c-N9 = N9 · by Akita O10
samurai-c-N10 = N10 · by Akita O10
samurai-c-N11 = N11 · by O12
samurai-c-N12 = N12 · by M13, O12
samurai-c-N13 = N13 · by M13, Edo O14
samurai-c-N14 = N14 · by N15, Edo O14
samurai-c-N16 = N16 · by N15
samurai-c-O1 = O1 · by O2
samurai-c-O3 = O3 · by O2, P3
samurai-c-O4 = O4 · by N4, P3
samurai-c-O5 = O5 · by N4, Sapporo P5
samurai-c-O6 = O6 · by N6, Sapporo P5
samurai-c-O7 = O7 · by N6, O8
samurai-c-O9 = O9 · by O8, Akita O10
samurai-c-O11 = O11 · by Akita O10, O12
samurai-c-O13 = O13 · by O12, Edo O14
samurai-c-O15 = O15 · by N15, Edo O14
samurai-c-O16 = O16 · by N15
samurai-c-P1 = P1 · by O2
samurai-c-P2 = P2 · by O2, P3
samurai-c-P4 = P4 · by P3, Sapporo P5
samurai-c-P6 = P6 · by Sapporo P5, Q7
samurai-c-P7 = P7 · by O8, Q7
samurai-c-P8 = P8 · by O8, Q9
samurai-c-P9 = P9 · by Akita O10, Q9
samurai-c-P10 = P10 · by Akita O10, Q11
samurai-c-P11 = P11 · by O12, Q11
samurai-c-P12 = P12 · by O12, Q13
samurai-c-P13 = P13 · by Edo O14, Q13
samurai-c-P14 = P14 · by Edo O14, Q15
samurai-c-P15 = P15 · by Q15
samurai-c-Q3 = Q3 · by P3
samurai-c-Q4 = Q4 · by P3, R4
samurai-c-Q5 = Q5 · by Sapporo P5, R4
samurai-c-Q6 = Q6 · by Sapporo P5, Q7
samurai-c-Q8 = Q8 · by Q7, Q9
samurai-c-Q10 = Q10 · by Q9, Q11
samurai-c-Q12 = Q12 · by Q11, Q13
samurai-c-Q14 = Q14 · by Q13, Q15
samurai-c-Q16 = Q16 · by Q15
samurai-c-R2 = R2 · by S3
samurai-c-R3 = R3 · by R4, S3
samurai-c-R5 = R5 · by R4
samurai-c-R6 = R6 · by Q7
samurai-c-R7 = R7 · by Q7
samurai-c-R8 = R8 · by Q9
samurai-c-R9 = R9 · by Q9
samurai-c-R10 = R10 · by Q11
samurai-c-R11 = R11 · by Q11
samurai-c-R12 = R12 · by Q13
samurai-c-R13 = R13 · by Q13
samurai-c-R14 = R14 · by Q15
samurai-c-R15 = R15 · by Q15
samurai-c-S2 = S2 · by S3
samurai-c-S4 = S4 · by R4, S3
samurai-c-S5 = S5 · by R4
samurai-c-T2 = T2 · by S3
samurai-c-T3 = T3 · by S3

## Events
samurai-event-first_player_drawn = { $seat } was drawn to go first.
samurai-event-hand_chosen = { $seat } has chosen the starting tiles.
samurai-event-hand_kept = You start with { $tiles }.
samurai-event-figures_dealt = The figures are set up by chance: { $figures }.
samurai-event-figure_placed = { $seat } set up { $caste } in { $at }.
samurai-event-turns_began = All figures stand. { $seat } takes the first turn.
samurai-event-laid = { $seat } laid { $tile } on { $hex }.
samurai-event-moved = { $seat } moved { $tile } from { $from } to { $to }.
samurai-event-swapped = { $seat } swapped { $one } with { $other }.
samurai-event-captured = { $seat } captured { $caste } of { $at } (influence: { $influence }).
samurai-event-set_aside = A tie for { $caste } of { $at }: it is set aside (influence: { $influence }).
samurai-event-unclaimed = Nobody has influence on { $caste } of { $at }: it is set aside.
samurai-event-passed = { $seat } has nothing to play and passes.
samurai-event-passed_over = { $seat } has no tile left and is passed over.
samurai-event-drew = { $seat } drew { $count ->
    [one] one tile
   *[other] { $count } tiles
}.
samurai-event-drew_tiles = You drew { $tiles }.
samurai-event-caste_gone = The last figure of { $caste } left the board: the game ends.
samurai-event-aside_full = { $count } figures are set aside: the game ends.
samurai-event-nobody_can_play = No tile can be played: the game ends.
samurai-event-counted = { $seat } captured { $buddha } Buddha, { $rice } rice, { $castle } castle.
samurai-event-leader_named = { $seat } leads { $caste }.
samurai-event-no_leader = Nobody leads { $caste } alone.
samurai-event-ended = The table is over. Figures: { $totals }. Places: { $places }.

## Refusals
samurai-refusal-not_now = this does not belong to { $stage }.
samurai-refusal-not_owned = you do not own so many of { $tile }.
samurai-refusal-not_in_play = { $hex } is not in play with so few players.
samurai-refusal-cities_first = the cities are filled before the villages.
samurai-refusal-full = { $at } takes no further figure.
samurai-refusal-caste_there = { $at } already holds { $caste }.
samurai-refusal-none_left = all figures of { $caste } stand on the board.
samurai-refusal-not_in_hand = you do not have { $tile } in hand.
samurai-refusal-one_plain_tile = you have played your one tile without ✦ this turn; only tiles with ✦ may follow.
samurai-refusal-wrong_terrain = { $tile } cannot lie on { $hex }: ships go to sea, other tiles on land, and no tile on a settlement.
samurai-refusal-covered = a tile of { $owner } lies on { $hex }.
samurai-refusal-nothing_there = no tile lies on { $hex }.
samurai-refusal-not_yours = the tile on { $hex } belongs to { $owner }.
samurai-refusal-unmovable = { $tile } cannot be moved, only caste and samurai tiles can.
samurai-refusal-no_figure = no { $caste } stands in { $at }.
samurai-refusal-same_settlement = a swap is between two settlements.
samurai-refusal-two_of_a_caste = { $at } would hold { $caste } twice.
samurai-refusal-same_caste = at this table equal figures are not swapped.
samurai-refusal-edo_stays = at this table Edo takes no part in swaps.
samurai-refusal-nothing_left = this is your last tile, so the turn ends with it.
samurai-refusal-no_tile_yet = a turn has at least one tile.
samurai-refusal-can_play = you can still play a tile.
