# River of Gold. Names are found by the ids of the rules; each thing has one name, with the forms it needs.

river_of_gold-title = River of Gold
river_of_gold-rules = Build along a river, sail it, and serve customers. Your die is rolled at the end of your turn for the next one: it is a number of steps and a region. In your turn you do one of three things. **Build** a tile of the row in the region of your die: you gain influence there. **Sail** one of your ships as many steps as the die shows: you get something from each of the four shore spaces beside it, and so do the owners of the buildings. **Deliver** the goods a customer of your hand wants, in the region of your die. Favor turns the die. When the last tile has entered the row, everybody has one more turn; the most victory points (VP) win. You make moves in the panel; `/rokugan play` takes them in notation, such as `sail upper` or `build 16 shrine15`.
river_of_gold-score = { $count } VP
river_of_gold-conditions = An order can depend on your die, on a free shore space, on a tile in the row, or on your koku. It is checked when your turn comes.

## Clans and regions
river_of_gold-clan-crab = Crab
    .about = the clans have no powers of their own; with patrons, Kaiu Shihobu and Yasuki Taka belong to it
river_of_gold-clan-mantis = Mantis
    .about = the clans have no powers of their own; with patrons, Yoritomo and Kudaka belong to it
river_of_gold-clan-crane = Crane
    .about = the clans have no powers of their own; with patrons, Daidoji Uji and Kakita Ryoku belong to it
river_of_gold-clan-scorpion = Scorpion
    .about = the clans have no powers of their own; with patrons, Shosuro Hyobu and Bayushi Kachiko belong to it
river_of_gold-region-spine = Spine of the World
river_of_gold-region-forest = Shinomen Forest
river_of_gold-region-plain = Three Man Alliance Plain
river_of_gold-region-woods = Kitsune Woods
river_of_gold-region-marshes = Uebe Marshes
river_of_gold-region-bay = Earthquake Fish Bay

## Places, by the numbers on the board
river_of_gold-shore = shore { $number }
river_of_gold-space = river { $number }
river_of_gold-placed = { $tile } on { $shore }

## Goods, and what can be gained
river_of_gold-good-silk = silk
    .label = Silk
    .about = pays for orders of customers. You hold at most 6; two of it can be traded for another good
river_of_gold-good-rice = rice
    .label = Rice
    .about = pays for orders of customers. You hold at most 6; two of it can be traded for another good
river_of_gold-good-porcelain = porcelain
    .label = Porcelain
    .about = pays for orders of customers. You hold at most 6; two of it can be traded for another good
river_of_gold-no_goods = no goods
river_of_gold-gain-koku = { $count } koku
river_of_gold-gain-favor = { $count } favor
river_of_gold-gain-vp = { $count } VP
river_of_gold-gain-influence = { $count } influence
river_of_gold-gain-good = { $count } { $good }
river_of_gold-goods = { $count } { $good }
river_of_gold-gain-any_good = any good
river_of_gold-gain-card = a new customer
river_of_gold-gain-koku_per = 1 koku per { $kind }
river_of_gold-gain-koku_per_customer = 1 koku per customer

## Building tiles
river_of_gold-kind-port = Port
    .about = gives every visitor koku: 3 in the first era, 5 in the second
river_of_gold-kind-market = Market
    .about = gives every visitor a good: the one shown in the first era, any in the second
river_of_gold-kind-manor = Manor
    .about = gives every visitor influence in its region: 2 in the first era, 3 in the second
river_of_gold-kind-shrine = Shrine
    .about = gives every visitor VP: 2 in the first era, 3 in the second
river_of_gold-era-start = the start
river_of_gold-era-first = the first era
river_of_gold-era-second = the second era
river_of_gold-tile = { $kind } { $number }
river_of_gold-tile-start = Start { $kind }
river_of_gold-tile-imperial = Imperial Market ({ $good })
river_of_gold-tile-full = { $tile } · +{ $bonus } influence · visitors { $visitor } · owners { $owner }

## Customers
river_of_gold-calling-artisan = Artisan
    .about = wants two goods of one kind. Brings influence and cheaper building in the region, and VP for goods left at the end
river_of_gold-calling-elder = Elder
    .about = wants five goods. At the end the region gives you twice the VP
river_of_gold-calling-merchant = Merchant
    .about = wants three goods. Brings influence, a bonus at each completed journey, and VP for koku left at the end
river_of_gold-calling-monk = Monk
    .about = wants four or five goods. Brings favor, room for more of it, and a second marker on a building
river_of_gold-calling-noble = Noble
    .about = wants four goods. Makes one of your ships a noble ship with powers, and brings VP for buildings at the end
river_of_gold-customer = { $calling } { $number }
river_of_gold-customer-full = { $customer } · { $region } · { $order }
river_of_gold-effect-artisan = 2 influence there; building there costs 2 koku less; at the end 1 VP for every 3 goods you have left
river_of_gold-effect-elder = at the end the region gives you twice the VP
river_of_gold-effect-merchant1 = 3 influence there; 1 influence in every region where you own a building at each completed journey; at the end 1 VP for every 5 koku you have left
river_of_gold-effect-merchant2 = 3 influence there; 1 VP per customer you have served at each completed journey; at the end 1 VP for every 5 koku you have left
river_of_gold-effect-merchant3 = 3 influence there; any good at each completed journey; at the end 1 VP for every 5 koku you have left
river_of_gold-effect-merchant4 = 3 influence there; sell goods for 5 koku each at each completed journey; at the end 1 VP for every 5 koku you have left
river_of_gold-effect-merchant5 = 3 influence there; 1 favor at each completed journey; at the end 1 VP for every 5 koku you have left
river_of_gold-effect-merchant6 = 3 influence there; 3 koku at each completed journey; at the end 1 VP for every 5 koku you have left
river_of_gold-effect-monk_own = you can hold 1 more favor; 2 favor; a second marker on a building of yours
river_of_gold-effect-monk_other = you can hold 1 more favor; 2 favor; your marker on an opponent's building, which you then own too
river_of_gold-effect-noble1 = a noble ship, for which markets give any good; 2 influence there; at the end 1 VP per Market you own
river_of_gold-effect-noble2 = a noble ship, which gets 1 koku more for each empty space; 2 influence there; at the end 1 VP per Port you own
river_of_gold-effect-noble3 = a noble ship, which brings 1 influence in each region it stops at; 2 influence there; at the end 1 VP per Manor you own
river_of_gold-effect-noble4 = a noble ship, which brings 1 VP if it visits an opponent's building; 2 influence there; at the end 1 VP per Shrine you own
river_of_gold-effect-noble5 = a noble ship, which may sail one step more or less; 2 influence there; at the end 1 VP per kind of building you own
river_of_gold-effect-noble6 = a noble ship, which brings 1 VP if it visits a building of yours; 2 influence there; at the end 1 VP per region where you own a building

## Masteries, each with what it asks for
river_of_gold-mastery-air = Mastery of Air
    .goal = three kinds of customers served
river_of_gold-mastery-fire = Mastery of Fire
    .goal = two customers of the same kind served
river_of_gold-mastery-earth = Mastery of Earth
    .goal = three buildings of the same kind owned
river_of_gold-mastery-water = Mastery of Water
    .goal = a building of every kind owned
river_of_gold-mastery-void = Mastery of Void
    .goal = influence in all six regions
river_of_gold-mastery-courts = Mastery of the Courts
    .goal = step 11 or more on a track

## Patrons, each with what they do
river_of_gold-patron-kaiu_shihobu = Kaiu Shihobu
    .power = 10 koku more; build in any region
river_of_gold-patron-yasuki_taka = Yasuki Taka
    .power = 1 VP per river space beside what you build
river_of_gold-patron-yoritomo = Yoritomo
    .power = hold three customers; deliver in any region
river_of_gold-patron-kudaka = Kudaka
    .power = 3 VP for your first customer in each region
river_of_gold-patron-daidoji_uji = Daidoji Uji
    .power = 2 VP when you visit an opponent's building
river_of_gold-patron-kakita_ryoku = Kakita Ryoku
    .power = spend 1 favor to set your die instead of rolling
river_of_gold-patron-shosuro_hyobu = Shosuro Hyobu
    .power = 3 VP when another player passes you on a track
river_of_gold-patron-bayushi_kachiko = Bayushi Kachiko
    .power = skip track steps where others stand

## Ships
river_of_gold-ship-upper = the upper ship
    .label = Upper ship
    .letter = U
    .about = one of your two ships; it starts at the spring of the river. The die says how many spaces it sails
river_of_gold-ship-middle = the middle ship
    .label = Middle ship
    .letter = M
    .about = one of your two ships; it starts in the middle of the river. The die says how many spaces it sails

## Where a gain comes from
river_of_gold-source-building = new building
river_of_gold-source-empty = empty space
river_of_gold-source-visitor = visitor
river_of_gold-source-owner = owner
river_of_gold-source-track = influence track
river_of_gold-source-journey = completed journey
river_of_gold-source-customer = customer
river_of_gold-source-merchant = merchant
river_of_gold-source-noble = noble ship
river_of_gold-source-patron = patron
river_of_gold-source-trigger = last tile
river_of_gold-source-at = { $source }, { $shore }

## Stages: as a heading, and as a noun within a sentence
river_of_gold-stage-patron = Taking patrons
    .noun = the choice of patrons
    .about = before the first turn, everybody takes a patron with a power of their own, if the table plays with patrons
river_of_gold-stage-turn = Build, sail or deliver
    .noun = a turn
    .about = change your die by favor if you like, then build, sail or deliver. You may trade as well
river_of_gold-stage-good = Choosing a good
    .noun = the choice of a good
    .about = a reward lets you choose which good to take
river_of_gold-stage-journey = A journey is complete
    .noun = the choice for a completed journey
    .about = a ship that sails past the end of the river has completed its journey: 3 koku or a good, and what your merchants bring
river_of_gold-stage-sell = Selling to a merchant
    .noun = a sale to the merchant
    .about = merchant 4 buys any number of your goods for 5 koku each when you complete a journey
river_of_gold-stage-mark = A monk's marker
    .noun = the choice of a building for the monk's marker
    .about = a monk puts a second marker on a building, and you are its owner from then on
river_of_gold-stage-launch = A noble ship
    .noun = the choice of the noble ship
    .about = your first noble makes one of your ships the noble ship
river_of_gold-stage-discard = Discarding a customer
    .noun = the choice of a customer to discard
    .about = you draw two new customers, then discard one of your hand
river_of_gold-stage-roll = Roll or set the die
    .noun = the choice between rolling and setting the die
    .about = Kakita Ryoku sets the die for 1 favor instead of rolling it
river_of_gold-stage-trade = Trading
    .noun = the trades after an action
    .about = after your action you may trade once more: two equal goods for another one, or 5 koku for 1 favor
river_of_gold-stage-over = The game is over
    .noun = a table that is over
    .about = VP of the regions, customers, merchants, artisans and nobles are added; the most VP win, then the most favor

## The text board
river_of_gold-board-last = { $count ->
    [0] This is the last turn.
    [one] The end is near: one turn follows this one.
   *[other] The end is near: { $count } turns follow this one.
}
river_of_gold-board-seat = { $seat }: { $vp } VP, die { $die }, { $koku } koku, { $goods }, favor { $favor } of { $cap }.
river_of_gold-board-more = – { $ships }; { $hand } in hand; served: { $served }.
river_of_gold-board-patron = Patron: { $patron }.
river_of_gold-board-row = Row, the end slot first:
river_of_gold-board-stack = Stack of { $era }: { $left } left, next { $tile }.
river_of_gold-board-no_stack = Stack of { $era }: empty.
river_of_gold-board-deck = Customers: { $count } in the deck, discarded: { $discards }.
river_of_gold-board-mastery = { $mastery } ({ $goal }): free { $free }, claimed by { $claimed }.
river_of_gold-board-region = { $number } { $region } ({ $places } VP): influence { $influence }; { $buildings }.
river_of_gold-line-ship = { $ship } at { $space }
river_of_gold-line-noble_ship = { $ship } (noble) at { $space }
river_of_gold-line-owned = { $tile } on { $shore } ({ $owners })
river_of_gold-line-served = { $seat } served { $customer }
river_of_gold-line-advanced = { $seat } on step { $step } in { $region }
river_of_gold-line-score = { $place }. { $seat }, { $total } VP

## The alternative text of a picture
river_of_gold-alt-head = River of Gold. { $stage }.
river_of_gold-alt-row = Row, the end slot first: { $list }.
river_of_gold-alt-ships = Ships: { $list }.
river_of_gold-alt-buildings = Buildings: { $list }.
river_of_gold-alt-over = Final: { $list }.

## On the picture and the score sheet
river_of_gold-picture-title =
    River of
    Gold
river_of_gold-picture-last = Last turns: { $count }
river_of_gold-sheet-title = Victory points
river_of_gold-sheet-play = In play
river_of_gold-sheet-regions = Regions
river_of_gold-sheet-served = Served
river_of_gold-sheet-total = Total

## The hand
river_of_gold-hand-stock = **Die { $die }** ({ $region }) · { $koku } koku · { $goods } · favor { $favor } of { $cap }
river_of_gold-hand-customers = **Your customers:**
river_of_gold-hand-customer = - { $customer }: { $effect }.
river_of_gold-hand-served = **Served:** { $customers }
river_of_gold-hand-patron = **Patron:** { $patron } ({ $power })

## Menus
river_of_gold-label-plain = { $it }
river_of_gold-label-patron = { $patron }: { $power }
river_of_gold-label-die = Turn the die
river_of_gold-label-face = { $face } · { $region }
river_of_gold-label-build = Build in { $region }
river_of_gold-label-shore = Shore { $number } · { $cost } koku · river { $spaces }
river_of_gold-label-building = Shore { $number } · river { $spaces }
river_of_gold-label-sail = Sail { $ship }
river_of_gold-label-sail_up = Sail { $ship } one step more
river_of_gold-label-sail_down = Sail { $ship } one step less
river_of_gold-label-deliver = Deliver to a customer
river_of_gold-label-trade = Trade
river_of_gold-label-swap = 2 { $give } for 1 { $take }
river_of_gold-label-favor = 5 koku for 1 favor
river_of_gold-label-koku = 3 koku
river_of_gold-label-sell = Sell { $count } { $good }
river_of_gold-label-roll = Roll the die
river_of_gold-label-done = Go on
river_of_gold-label-at_least = { $koku } koku or more

## Conditions of orders
river_of_gold-topic-die = My die shows …
river_of_gold-topic-free = A shore space is free …
river_of_gold-topic-row = A tile is in the row …
river_of_gold-topic-koku = I have koku …

river_of_gold-label-build_at = Build at { $number }: { $cost } koku, by { $spaces }
river_of_gold-detail-building = { $tile } · { $owners }
river_of_gold-purpose-patron = Set-up: take a patron.
river_of_gold-purpose-turn = Your turn: one action.
river_of_gold-purpose-good = A reward: take a good of your choice.
river_of_gold-purpose-journey = Your ship completed its journey: take koku or a good.
river_of_gold-purpose-sell = The merchant you served buys goods.
river_of_gold-purpose-mark = A reward: put your marker on a building, so that you own it too.
river_of_gold-purpose-mark_own = A reward: put a second marker on a building of yours.
river_of_gold-purpose-launch = Make one of your ships the noble ship.
river_of_gold-purpose-discard = You have one customer too many: discard one.
river_of_gold-purpose-roll = Your turn ends with the die: roll it, or set it.
river_of_gold-purpose-trade = Your action is done: trade, or end your turn.
river_of_gold-purpose-later = Your action on a later turn.

river_of_gold-prompt-patron = Which patron do you take?
river_of_gold-prompt-turn = What do you do?
river_of_gold-prompt-face = Which number?
river_of_gold-prompt-shore = Which shore space?
river_of_gold-prompt-tile = Which tile?
river_of_gold-prompt-customer = Which customer do you serve?
river_of_gold-prompt-discard = Which customer do you discard?
river_of_gold-prompt-swap = What do you trade?
river_of_gold-prompt-good = What do you take?
river_of_gold-prompt-sell = How many do you sell?
river_of_gold-prompt-mark = In which region do you place the marker?
river_of_gold-prompt-building = On which building?
river_of_gold-prompt-launch = Which ship becomes the noble ship?
river_of_gold-prompt-roll = Do you roll the die or set it?
river_of_gold-prompt-done = Do you want to trade?
river_of_gold-prompt-condition = What should it depend on?
river_of_gold-prompt-region = In which region?
river_of_gold-prompt-kind = Which kind of building?
river_of_gold-prompt-at_least = How many koku?

## One line below a question: what the choice means
river_of_gold-hint-patron = A patron helps you for the whole game.
river_of_gold-hint-turn = One action per turn: build in the region of your die, sail that many steps, or deliver there. Before it, each favor turns the die by one; you can trade at any time in your turn.
river_of_gold-hint-face = Each step costs 1 favor, and 1 and 6 are neighbors; the shorter way counts.
river_of_gold-hint-shore = The koku is the printed cost; an artisan of the region makes it 2 cheaper. A space beside more river is visited more often.
river_of_gold-hint-tile = You gain the influence now. Every ship that stops beside the building brings its visitor and its owners what the tile says. The tile in the end slot brings 1 favor more.
river_of_gold-hint-customer = You pay the goods. Afterwards you draw two customers and discard one.
river_of_gold-hint-discard = It goes to the discard pile, where everybody sees it.
river_of_gold-hint-swap = A trade is not an action: you can make as many as you like.
river_of_gold-hint-good = You can keep 25 koku and 6 of each good; the rest is lost.
river_of_gold-hint-sell = Your merchant pays 5 koku for each good; you can sell nothing, too.
river_of_gold-hint-mark = The marker makes you an owner of the building. It brings no influence.
river_of_gold-hint-launch = It stays where it is and has the powers of all nobles you serve.
river_of_gold-hint-roll = Setting the die costs 1 favor.
river_of_gold-hint-done = Your action is done. You can still trade before your turn ends.

## Facts
river_of_gold-event-region_tiles_dealt = Region tiles for the regions 1 to 6 (tile 1 is worth least, tile 6 most): { $tiles }.
river_of_gold-event-masteries_revealed = Masteries in play: { $masteries }.
river_of_gold-event-tiles_placed = On the board from the start: { $tiles }.
river_of_gold-event-row_filled = The row, the end slot first: { $tiles }.
river_of_gold-event-top_shown = Next tile of { $era }: { $tile }.
river_of_gold-event-first_player_drawn = { $seat } was drawn to go first.
river_of_gold-event-patrons_revealed = Patrons to choose from: { $patrons }.
river_of_gold-event-patron_taken = { $seat } took { $patron }.
river_of_gold-event-koku_dealt = { $seat } starts with { $koku } koku.
river_of_gold-event-drew = { $seat } drew { $count ->
    [one] a customer
   *[other] { $count } customers
}.
river_of_gold-event-drew_customers = You drew { $customers }.
river_of_gold-event-deck_shuffled = The deck was empty; { $count } discarded customers were shuffled into a new one.
river_of_gold-event-ship_started = { $seat } rolled { $roll }: { $ship } starts at { $to }.
river_of_gold-event-rolled = { $seat } rolled { $face } ({ $region }) for the next turn.
river_of_gold-event-die_set = { $seat } spent 1 favor and set the die to { $face } ({ $region }).
river_of_gold-event-die_turned = { $seat } spent { $favor } favor and turned the die from { $from } to { $to }.
river_of_gold-event-traded = { $seat } traded 2 { $give } for 1 { $take }.
river_of_gold-event-favor_bought = { $seat } traded 5 koku for 1 favor.
river_of_gold-event-built = { $seat } built { $tile } on { $shore } ({ $region }) for { $cost } koku.
river_of_gold-event-sailed = { $seat } sailed { $ship } from { $from } to { $to } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}).
river_of_gold-event-gained = { $amount ->
    [0] { $seat } cannot keep { $lost } ({ $source }).
   *[other] { $spilled ->
        [0] { $seat } gained { $gain } ({ $source }).
       *[other] { $seat } gained { $gain } ({ $source }); { $lost } more could not be kept.
    }
}
river_of_gold-event-advanced = { $seat } gained { $count } influence in { $region }, now step { $to } ({ $source }).
river_of_gold-event-journey_completed = { $seat } completed a journey with { $ship }.
river_of_gold-event-sold = { $seat } sold { $silk } silk, { $rice } rice and { $porcelain } porcelain to the merchant.
river_of_gold-event-delivered = { $seat } served { $customer } in { $region }.
river_of_gold-event-cap_raised = { $seat } can hold { $cap } favor now.
river_of_gold-event-marked = { $seat } placed a second marker on { $shore }.
river_of_gold-event-nothing_to_mark = There was no building for { $seat }'s second marker.
river_of_gold-event-noble_ship_launched = { $seat } made { $ship } the noble ship.
river_of_gold-event-discarded = { $seat } discarded { $customer }.
river_of_gold-event-tile_discarded = { $tile } left the row.
river_of_gold-event-tile_entered = { $tile } entered the row.
river_of_gold-event-emperor_visited = **The Emperor visits:** all buildings reward their owners.
river_of_gold-event-end_triggered = **The last tile entered the row.** { $seat } finishes the turn, then everybody else has one more.
river_of_gold-event-mastery_claimed = { $seat } claimed the { $mastery } for { $vp } VP.
river_of_gold-event-region_scored = { $region }: { $scored } VP.
river_of_gold-event-counted = { $seat } got { $regions } VP for regions, { $customers } for customers, { $merchants } for merchants, { $artisans } for artisans and { $nobles } for nobles: { $total } in all.
river_of_gold-event-ended = The game is over. VP: { $totals }. Places: { $places }.

## Refusals
river_of_gold-refusal-not_now = this is not possible during { $stage }.
river_of_gold-refusal-not_offered = { $patron } cannot be taken.
river_of_gold-refusal-wrong_region = { $region } needs a { $needed } on your die, which shows { $die }. Favor can turn it.
river_of_gold-refusal-occupied = { $shore } already has a building.
river_of_gold-refusal-too_little_koku = that costs { $needs } koku and you have { $has }.
river_of_gold-refusal-not_in_row = { $tile } is not in the row.
river_of_gold-refusal-no_free_change = { $ship } moves exactly as many steps as the die shows. Only a noble ship with Noble 5 can change that.
river_of_gold-refusal-not_in_hand = you do not have { $customer } in hand.
river_of_gold-refusal-too_few_goods = that needs { $needs } { $good } and you have { $has }.
river_of_gold-refusal-too_little_favor = that needs { $needs } favor and you have { $has }.
river_of_gold-refusal-same_face = your die already shows { $face }.
river_of_gold-refusal-same_good = { $good } is traded for another good, not for itself.
river_of_gold-refusal-goods_full = you cannot keep more { $good }.
river_of_gold-refusal-favor_full = you already hold { $cap } favor, the most you can.
river_of_gold-refusal-not_your_turn = you can trade only in your own turn.
river_of_gold-refusal-not_to_mark = the marker cannot go on { $shore }. It goes on a building with exactly one marker: your own with Monk 1, 3 or 5, an opponent's with Monk 2, 4 or 6.

## The Emperor's visit, in a post of its own
river_of_gold-moment = **The Emperor visits:** every building rewards its owner.
river_of_gold-moment-group-brought = What the visit brought
river_of_gold-moment-nothing = Nothing, so far
river_of_gold-moment-gains = { $seat }: { $gains }
river_of_gold-event-gains = { $seat } gained { $gains }.

## Switches, in the lobby
river_of_gold-option-patrons = Patrons
    .about = Are there patrons, and how are they taken?
    .none = none
    .draft = drafted
    .own_clan = of the own clan
river_of_gold-option-trades = Trades
    .about = When the active player may trade.
    .at_decisions = at decisions
    .always = at any time
river_of_gold-option-merchant_order = Merchants' bonuses
    .about = The order of several merchants' bonuses.
    .region = by region
    .delivery = as served
river_of_gold-option-noble_time = Powers of nobles
    .about = When the powers of the nobles 3, 4 and 6 take effect.
    .after = after all rewards
    .between = between visitor and owners
river_of_gold-option-emperor_next = After the Emperor's visit
    .about = Who goes on after the Emperor's visit.
    .active = the active player
    .next = the next player
river_of_gold-option-last_roll = Last rolls
    .about = Dice are still rolled once the end is triggered.

## The end card
river_of_gold-reckoning = **{ $seat }** { $total } VP: { $vp } during the game, regions { $regions }, customers { $customers }, merchants { $merchants }, artisans { $artisans }, nobles { $nobles }.

## The legend
river_of_gold-legend-clans = Each clan has a shape, a colour and a crest.
river_of_gold-legend-ship = A ship: the clan's shape is its sail, the letter on the hull says which ship it is.
river_of_gold-legend-noble = The golden hat: the noble ship.
river_of_gold-legend-region = A face of the die stands for a region.
river_of_gold-legend-empty = An empty shore space: its number, its region, and what it costs to build there.
river_of_gold-legend-building = A building: number and tile on the left, what visitors get on the right; below its owner and what owners get.
river_of_gold-legend-kinds = The kinds of buildings: port, market, manor, shrine.
river_of_gold-legend-row_tile = A tile of the row. On black: the influence it brings its builder, and what owners get.
river_of_gold-legend-end_slot = The end slot of the row: building this tile brings 1 favor.
river_of_gold-legend-track = A marker on an influence track; each clan has its own corner of a step.
river_of_gold-legend-goods = Koku, silk, rice, porcelain.
river_of_gold-legend-favor = Favor, and how much of it a clan can have.
river_of_gold-legend-vp = Victory points.
river_of_gold-legend-callings = Customers: artisan, elder, merchant, monk, noble. The number is their region.
river_of_gold-legend-journey = A completed journey.
river_of_gold-legend-payable = You can pay what this customer wants.
river_of_gold-legend-emperor = The flower ends the first stack: the Emperor visits. The flag ends the game.

## The reference: what kinds of things there are, what is said of those that have no text of their own, and terms
river_of_gold-thing-clan = Clan
river_of_gold-thing-region = Region
river_of_gold-thing-good = Good
river_of_gold-thing-kind = Building
river_of_gold-thing-tile = Building tile of { $era }
river_of_gold-thing-calling = Customer
river_of_gold-thing-customer = Customer of { $region }
river_of_gold-thing-mastery = Mastery
river_of_gold-thing-patron = Patron of the { $clan }
river_of_gold-thing-ship = Ship
river_of_gold-thing-stage = Phase
river_of_gold-thing-term = Term
river_of_gold-about-region = region of die { $number }; its spaces on the shore are { $spaces }; step 2 of its track gives 1 { $good }
river_of_gold-about-tile = the builder gains { $bonus } influence; visitors get { $visitor }; owners get { $owner }
river_of_gold-about-customer = wants { $order }; brings { $effect }
river_of_gold-about-mastery = { $goal }; the first to do so gain the most VP
river_of_gold-term-die = Die
    .about = rolled at the end of your turn for the next one. It is the number of steps your ship sails, and the region you build and deliver in
river_of_gold-term-koku = Koku
    .about = money, 25 at most. It pays for buildings; 5 koku can be traded for 1 favor
river_of_gold-term-favor = Favor
    .about = 1 favor changes your die by one before your action. You hold at most 3, and 1 more for each monk
river_of_gold-term-influence = Influence
    .about = your step on the track of a region. Steps give rewards, and at the end those who are furthest get VP
river_of_gold-term-row = The row
    .about = four building tiles you can build. The one in the end slot brings 1 favor with it
river_of_gold-term-emperor = The Emperor's visit
    .about = when the last tile of the first era enters the row, everybody gets the owner's reward of each of their buildings
river_of_gold-term-noble_ship = Noble ship
    .about = the ship your first noble takes. It has the powers of all nobles you have served

## The lesson: why each question matters, and what to say of another choice
river_of_gold-lesson-turn = An action each turn: sail for koku and goods, build where ships come by, or deliver to a customer whose region your die shows.
    .other = Look what your customers want, and which region the die must show for them.
river_of_gold-lesson-turn-1 = Your die is how far a ship sails, and the region you build and deliver in. Sailing brings something for each of the four spaces your ship then touches: 1 koku for an empty one, the visitor’s reward of a building.
    .other = Building takes koku, and delivering takes goods. Sailing always works and brings what the others need.
river_of_gold-lesson-trade = After your action you may trade, and you need not. Keep goods that your customers want.
    .other = Trades are never lost time: they do not use up your action.
river_of_gold-lesson-trade-1 = After your action you may trade: two equal goods for another one, or 5 koku for 1 favor. You need not, and then you say that you are done.
    .other = Trades are never lost time: they do not use up your action.
river_of_gold-lesson-turn-2 = Your own building pays its owner’s reward whenever somebody visits it, you or others. Build where ships come by. The influence you gain at once moves you up on the track of the region, with rewards on the way.
    .other = Look how many river spaces touch a shore space: more ships pass there.
river_of_gold-lesson-trade-2 = Keep goods that your customers want: your noble in region 1 wants silk, rice and two porcelain.
    .other = Your customers are in your hand; the panel shows what each wants.
river_of_gold-lesson-turn-3 = Favor turns your die before the action, a step for each. From 6 to 1 is one step, and 1 is the region of your noble. Turn it, then you can deliver.
    .other = Without the right region you cannot deliver. Favor is there for this.
river_of_gold-lesson-turn-4 = Deliver: you pay the goods, and the customer brings influence and a power for the rest of the game. Served customers are worth more VP the more you have: 2, 5, 9, 14.
    .other = Delivering is what wins the game in the end. Look which customer you can pay, and what the die must show.
river_of_gold-lesson-launch = One of your ships becomes the noble ship, which has the powers of your nobles from now on.
    .other = Either ship will do. The power goes with the ship, wherever it is.
river_of_gold-lesson-launch-1 = Your first noble makes one of your ships a noble ship, which has the noble’s power from now on. Take the one that will pass markets soon.
    .other = Either ship will do. The power goes with the ship, wherever it is.
river_of_gold-lesson-discard = Keep customers you can pay soon, in regions where you are.
    .other = A customer that wants what you have is worth more than one that brings more.
river_of_gold-lesson-discard-1 = You draw two new customers and discard one of your hand. Keep those you can pay soon, in regions where you are.
    .other = A customer that wants what you have is worth more than one that brings more.

## What a seat should know before it confirms
river_of_gold-warning-good = You already hold as much of this good as you can, so this one is lost.
river_of_gold-warning-koku = You already hold as many koku as you can, so these are lost.
