# Samurai. Names are found by the ids of the rules; each thing has one name, with the forms it needs.

samurai-title = Samurai
samurai-rules = Lay tiles around villages, cities and Edo. When every land hex around a settlement is covered, the player with the most influence on a figure takes it; in a tie it is set aside. A turn is one tile, or several if the others have the cunning symbol. The game ends when a caste is gone from the board or four figures are set aside. Whoever has the most figures of a caste leads it; whoever leads the most castes wins. You make moves in the panel; `/rokugan play` takes them in notation, such as `samurai2 P8`, or `ship1 N9 then` to play on.
samurai-score = { $count ->
    [one] one figure
   *[other] { $count } figures
}

## Sides
samurai-colour-gold = Gold
    .about = a side. The colors have no powers; all have the same twenty tiles
samurai-colour-red = Red
    .about = a side. The colors have no powers; all have the same twenty tiles
samurai-colour-green = Green
    .about = a side. The colors have no powers; all have the same twenty tiles
samurai-colour-purple = Purple
    .about = a side. The colors have no powers; all have the same twenty tiles

## Places
samurai-city-kyoto = Kyoto
samurai-city-akita = Akita
samurai-city-sapporo = Sapporo
samurai-city-edo = Edo
samurai-place = { $name } ({ $code })
samurai-area-kyushu = Kyushu
    .short = Kyushu
    .about = in play with three and four players
samurai-area-shikoku = Shikoku
    .short = Shikoku
    .about = in play with three and four players
samurai-area-chugoku = Chugoku (west Honshu)
    .short = Chugoku
    .about = always in play
samurai-area-kansai = Kansai (middle Honshu)
    .short = Kansai
    .about = always in play; Kyoto is here
samurai-area-kanto = Kanto (east Honshu)
    .short = Kanto
    .about = always in play; Edo is here
samurai-area-tohoku = Tohoku (north Honshu)
    .short = Tohoku
    .about = always in play; Akita is here
samurai-area-hokkaido = Hokkaido
    .short = Hokkaido
    .about = in play with four players; Sapporo is here
samurai-size-village = village
    .about = holds one figure
samurai-size-city = city
    .about = holds two figures of different castes
samurai-size-edo = Edo
    .about = the capital; it holds one figure of each caste

## Castes and tiles
samurai-caste-buddha = Buddha
    .about = religion. Buddha tiles count for it, and so do samurai, ronin and ships. Whoever captures the most Buddha figures leads this caste
samurai-caste-rice = rice
    .about = commerce. Rice tiles count for it, and so do samurai, ronin and ships. Whoever captures the most rice figures leads this caste
samurai-caste-castle = castle
    .about = the military. Castle tiles count for it, and so do samurai, ronin and ships. Whoever captures the most castle figures leads this caste
samurai-figure = { $caste } in { $at }
samurai-count = { $count } { $caste }
samurai-tile-buddha4 = Buddha 4
samurai-tile-buddha3 = Buddha 3
samurai-tile-buddha2 = Buddha 2
samurai-tile-rice4 = Rice 4
samurai-tile-rice3 = Rice 3
samurai-tile-rice2 = Rice 2
samurai-tile-castle4 = Castle 4
samurai-tile-castle3 = Castle 3
samurai-tile-castle2 = Castle 2
samurai-tile-samurai3 = Samurai 3
samurai-tile-samurai2 = Samurai 2
samurai-tile-samurai1 = Samurai 1
samurai-tile-ronin = Ronin 1 ✦
samurai-tile-ship2 = Ship 2 ✦
samurai-tile-ship1 = Ship 1 ✦
samurai-tile-swap = Swap two figures ✦
samurai-tile-move = Move a tile

## Stages: as a heading, and as a noun within a sentence
samurai-stage-hands = Starting tiles
    .noun = the choice of starting tiles
    .about = everybody chooses five of the twenty tiles to start with, in secret; the others are drawn later
samurai-stage-cities = Setting up cities
    .noun = the set-up of the cities
    .about = everybody in turn puts a figure into a city, two different ones in each
samurai-stage-villages = Setting up villages
    .noun = the set-up of the villages
    .about = everybody in turn puts a figure into an empty village
samurai-stage-turn = Playing tiles
    .noun = a turn
    .about = one tile, or several as long as all but one have ✦. Then closed settlements are resolved, and you draw up to five tiles
samurai-stage-over = The game is over
    .noun = a table that is over
    .about = it ends when all figures of a caste are gone from the board, or four are set aside. Whoever leads the most castes wins

## The text board
samurai-board-seat = { $seat }: { $hand } tiles in hand, { $stack } in the stack, captured: { $captured }.
samurai-board-hidden = hidden
samurai-board-captured = You captured: { $list }.
samurai-board-line = { $line }.
samurai-board-settlement = { $code } { $size }: { $figures }
samurai-board-around = { $line }. Free: { $codes }.
samurai-board-tiles = Tiles on the board:
samurai-line-led = { $figure } ({ $list })
samurai-line-tied = { $figure } (tied: { $list })
samurai-line-taken = { $figure } of { $code } to { $seat }
samurai-line-aside = { $figure } of { $code } set aside
samurai-line-laid = { $seat } { $tile } on { $code }
samurai-line-score = { $place }. { $seat }, leads { $leaders }, { $total } figures

## The alternative text of a picture
samurai-alt-head = Samurai. { $stage }.
samurai-alt-taken = Last turn: { $list }.
samurai-alt-left = On the board: { $list }.
samurai-alt-aside = Set aside: { $list }.
samurai-alt-over = Final: { $list }.
samurai-alt-seat = { $seat }: { $list }.

## On the picture and the score sheet
samurai-picture-on-board = On the board
samurai-picture-to-place = To be set up
samurai-picture-aside = Set aside (the fourth ends it)
samurai-picture-captured = You captured
samurai-sheet-title = Leaders of the castes
samurai-sheet-leaders = Leads
samurai-sheet-others = Others
samurai-sheet-total = All

## The hand
samurai-hand-tiles = **Your hand:** { $tiles }
samurai-hand-captured = **You captured:** { $counts }
samurai-hand-stack = **Your stack:** { $tiles }
samurai-hand-plain = You have played your one tile without ✦; only tiles with ✦ may follow.
samurai-hand-cunning = You may play on: any number of tiles with ✦, and one without.

## Menus
samurai-end = End the turn
samurai-more = Play another tile
samurai-pass = Pass
samurai-from = from { $hex }
# A hex says which settlements it touches.
samurai-hex = { $hex } · by { $settlements }
samurai-detail-place = { $place }: { $figures }
samurai-detail-figure = { $led ->
    [yes] { $caste } ({ $by } leads)
   *[no] { $caste }
}
samurai-prompt-hand = Which tiles?
samurai-prompt-caste = Which figure?
samurai-prompt-settlement = Where does it go?
samurai-prompt-tile = Which tile do you play?
samurai-prompt-another = Which tile do you play next?
samurai-prompt-area = Which part of the map?
samurai-prompt-hex = On which hex?
samurai-prompt-ship = On which hex of the sea?
samurai-prompt-to = Where does it go?
samurai-prompt-from = Which tile moves?
samurai-prompt-figure = Which figure?
samurai-prompt-other = Which figure takes its place?
samurai-prompt-then = And then?

## What a question is for, and where its player is
samurai-purpose-hands = Your starting hand: tile { $nth } of { $all }.
samurai-purpose-cities = Set-up: put a figure into a city.
samurai-purpose-villages = Set-up: put a figure into a village.
samurai-purpose-turn = Your turn: play a tile.
samurai-purpose-more = Your turn goes on: play another tile, or end it.
samurai-purpose-later = Play a tile on a later turn.

## One line below a question: what the choice means
samurai-hint-hand = Choose five of your twenty tiles to start with; you draw the others later. Nobody sees which. A few strong ones, a ship and a Samurai are a good start.
samurai-hint-caste = Cities hold two different figures, villages one, Edo all three.
samurai-hint-settlement = A figure goes where none of its kind is yet.
samurai-hint-tile = Buddha, rice and castle tiles count only for their own figures; Samurai, ronin and ships count for all. You play one tile per turn, plus any number of tiles with ✦.
samurai-hint-another = Any number of tiles with ✦ can be played in one turn, but only one without.
samurai-hint-hex = A tile counts for every settlement it touches. Land tiles go on land, ships on the sea.
samurai-hint-from = One of your caste or Samurai tiles moves to another hex; the Move tile stays where it was.
samurai-hint-figure = Two figures change places; afterwards no settlement may hold two of a kind.
samurai-hint-then = End your turn, or play another tile. You can play only one tile without ✦ per turn.

## Facts
samurai-event-first_player_drawn = { $seat } was drawn to go first.
samurai-event-hand_chosen = { $seat } has chosen the starting tiles.
samurai-event-hand_kept = You start with { $tiles }.
samurai-event-figures_dealt = The figures are set up at random: { $figures }.
samurai-event-figure_placed = { $seat } set up { $caste } in { $at }.
samurai-event-turns_began = All figures stand. { $seat } takes the first turn.
samurai-event-laid = { $seat } laid { $tile } on { $hex }.
samurai-event-moved = { $seat } moved { $tile } from { $from } to { $to }.
samurai-event-swapped = { $seat } swapped { $one } with { $other }.
samurai-event-captured = { $seat } captured { $caste } of { $at } (influence: { $influence }).
samurai-event-set_aside = A tie for { $caste } of { $at }: it is set aside (influence: { $influence }).
samurai-event-unclaimed = Nobody has influence on { $caste } of { $at }: it is set aside.
samurai-event-passed = { $seat } has nothing to play and passes.
samurai-event-passed_over = { $seat } has no tiles left and is skipped.
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
samurai-event-ended = The game is over. Figures: { $totals }. Places: { $places }.

## Refusals
samurai-refusal-not_now = this is not possible during { $stage }.
samurai-refusal-not_owned = you do not have that many of { $tile }.
samurai-refusal-not_in_play = { $hex } is not in play with this number of players.
samurai-refusal-cities_first = the cities are filled before the villages.
samurai-refusal-full = { $at } has no space for another figure.
samurai-refusal-caste_there = { $at } already holds { $caste }.
samurai-refusal-none_left = all figures of { $caste } are already on the board.
samurai-refusal-not_in_hand = you do not have { $tile } in hand.
samurai-refusal-one_plain_tile = you have played your one tile without ✦ this turn; only tiles with ✦ may follow.
samurai-refusal-wrong_terrain = { $tile } cannot be placed on { $hex }: ships go on the sea, other tiles on land, and no tile on a settlement.
samurai-refusal-covered = { $hex } already has a tile of { $owner }.
samurai-refusal-nothing_there = there is no tile on { $hex }.
samurai-refusal-not_yours = the tile on { $hex } belongs to { $owner }.
samurai-refusal-unmovable = { $tile } cannot be moved; only caste and samurai tiles can.
samurai-refusal-no_figure = there is no { $caste } in { $at }.
samurai-refusal-same_settlement = a swap needs two different settlements.
samurai-refusal-two_of_a_caste = { $at } would hold { $caste } twice.
samurai-refusal-same_caste = at this table figures of the same caste are not swapped.
samurai-refusal-edo_stays = at this table figures of Edo are not swapped.
samurai-refusal-nothing_left = this is your last tile, so the turn ends with it.
samurai-refusal-no_tile_yet = you have to play at least one tile first.
samurai-refusal-can_play = you can still play a tile.

## A capture, in a post of its own
samurai-moment = **{ $places } { $count ->
    [one] is
   *[other] are
} surrounded.**
samurai-moment-group-captured = Captured
samurai-moment-group-aside = Belongs to nobody

## Switches, in the lobby
samurai-option-quick_hands = Quick hands
    .about = The five starting tiles are drawn at random instead of chosen.
samurai-option-quick_figures = Quick figures
    .about = The figures of cities and villages are dealt at random instead of placed.
samurai-option-capture_timing = Captures
    .about = When the figures of a closed settlement are taken.
    .end_of_turn = after the turn
    .instant = at once, as in 1998
samurai-option-pass_if_no_legal_play = Pass without a legal play
    .about = On: whoever cannot play passes. Off: the game ends then.
samurai-option-swap_same_caste_allowed = Swaps of the same caste
    .about = Two figures of the same caste may be swapped, which changes nothing.
samurai-option-swap_with_edo_allowed = Swaps with Edo
    .about = Edo may take part in a swap.
samurai-option-zero_influence_is_tie = No influence sets a figure aside
    .about = On: a figure nobody has influence on is set aside. Off: it stays.

## The end card
samurai-reckoning = **{ $seat }** captured { $captured }; leads { $led }; { $others } of other castes.

## The legend
samurai-legend-land = A land hex with its label. All tiles but ships can be laid there.
samurai-legend-sea = A sea hex. Ships can be laid there.
samurai-legend-settlement = A village, a city (one wall) or Edo (two walls): figures stand there, and no tile is laid.
samurai-legend-figures = The figures: Buddha on a disc, rice on a diamond, castle on a square.
samurai-legend-leader = The crest at a figure: who would take it now.
samurai-legend-tile = A tile: its influence, its symbol, and the crest of its owner.
samurai-legend-castes = Caste tiles count for figures of their caste only; samurai, ships and ronin for all.
samurai-legend-special = The arrows move one of your tiles; the exchange swaps two figures.
samurai-legend-cunning = The fan: you can play another such tile in the same turn.
samurai-legend-captured = Taken in the last turn, in the colour and with the crest of who took it.
samurai-legend-aside = Set aside in the last turn: nobody had most influence.
samurai-legend-hand = In a row: tiles in hand, tiles in the stack.
samurai-legend-chosen = This player has chosen the starting hand.

## The reference: what kinds of things there are, what is said of tiles, and terms
samurai-thing-colour = Side
samurai-thing-area = Part of the map
samurai-thing-size = Settlement
samurai-thing-caste = Caste
samurai-thing-tile = Tile
samurai-thing-stage = Phase
samurai-thing-term = Term
samurai-about-tile-caste = influence { $value } on { $caste } figures, on a land hex; you have one
samurai-about-tile-samurai = influence { $value } on figures of all castes, on a land hex; you have { $copies }
samurai-about-tile-ronin = influence { $value } on figures of all castes, on a land hex; with ✦, so more tiles can follow in the same turn; you have { $copies }
samurai-about-tile-ship = influence { $value } on figures of all castes, on a sea hex; with ✦, so more tiles can follow in the same turn; you have { $copies }
samurai-about-tile-swap = two figures of different settlements change places, then the tile leaves the game; with ✦, so more tiles can follow in the same turn
samurai-about-tile-move = one of your caste or samurai tiles on the board goes to another free land hex; this tile stays in its place, without influence
samurai-term-influence = Influence
    .about = the numbers of your tiles around a settlement that count for a figure. When its last land hex is covered, whoever has the most takes the figure
samurai-term-aside = Set aside
    .about = a figure nobody has most influence on belongs to nobody. When four are set aside, the game ends
samurai-term-cunning = Cunning, ✦
    .about = any number of tiles with ✦ can be played in one turn, besides one tile without it
samurai-term-leader = Leader
    .about = whoever captured most figures of a caste, and not as many as somebody else. Leading the most castes wins
samurai-term-stack = Stack
    .about = your tiles that are not in your hand. After each turn you draw from it, up to five in hand

## The lesson: why each question matters, and what to say of another choice
samurai-lesson-turn = Put tiles where they count for several figures, and come to settlements that will soon be surrounded: the most influence takes a figure.
    .other = A tile counts for every settlement it touches. Look for hexes between two of them.
samurai-lesson-turn-1 = A figure is taken when every land hex around its settlement is covered: whoever has the most influence there gets it. Tiles with ✦ do not end your turn, so a ronin can come first, and another tile follows.
    .other = A tile counts for every settlement it touches. Look for hexes between two of them.
samurai-lesson-turn-2 = Samurai tiles count for figures of all castes. What you have around a settlement is added up, so put it beside other tiles of yours.
    .other = Strength in one place beats a little everywhere: only the most influence takes a figure.
samurai-lesson-turn-3 = Look for a settlement that is nearly surrounded. Whoever lays the last tile decides when it is resolved, so come with enough before that.
    .other = If nobody has most influence when a settlement closes, its figures are set aside. Four of those end the game.
samurai-lesson-turn-4 = A caste tile counts for figures of its own caste only, but it is strong. Whoever captures most figures of a caste leads it, and leading the most castes wins.
    .other = Count which castes you lead already. A second figure of the same caste is often worth more than a first of another.
samurai-lesson-turn-5 = The Move tile takes one of your tiles to another hex and stays in its place without influence. So a tile that has done its work fights a second time.
    .other = You can keep the Move tile until a tile of yours is no longer needed where it lies.

## What a seat should know before it confirms
samurai-warning-idle = No settlement next to that hex has a figure left, and none will get one, so the tile will count for nothing there.
