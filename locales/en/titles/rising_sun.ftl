# Rising Sun. Names are found by the ids of the rules; each thing has one name, with the forms it needs.

rising_sun-title = Rising Sun
rising_sun-rules = Three to five clans ally, betray each other and fight for provinces over three seasons. Every season begins with the **tea ceremony**: make offers, find an ally, and say when you are done. Only the two of you see an offer. In the **political phase** you play a mandate when your turn comes; everybody carries it out, and you and your ally get more. **Recruit** brings figures, **Marshal** moves them, **Train** sells season cards, **Harvest** pays, **Betray** breaks your alliance and replaces others' figures. Three times a season the kami reward whoever has the most force at their shrines. Then comes **war**, province by province: you bid coins in secret for four advantages, and the most force wins the war token. In winter the tokens score, and most of all those of different provinces. Honor decides every tie. The most victory points (VP) win. You make moves in the panel; `/rokugan play` takes them in notation, such as `play harvest`, `move bushi edo oshu` or `offer lotus ally give 2c`. Offers and answers are possible at any time before the war, even when it is not your turn. `/rokugan rules` with `about:` says what a season card does.
rising_sun-score = { $count } VP
rising_sun-conditions = An order can depend on who has the most force in a province, on your ally, or on your coins. It is checked when your turn comes.

## Clans, each with what only it can do
rising_sun-clan-koi = Koi
    .power = when the war begins, your ronin become coins; when you win Hire Ronin, each coin you did not bid is 1 force
rising_sun-clan-lotus = Lotus
    .power = your mandate tile lies facedown, and you name the mandate that is carried out
rising_sun-clan-turtle = Turtle
    .power = your strongholds move like figures and have 1 force each; nobody can kill, take or replace them
rising_sun-clan-dragonfly = Dragonfly
    .power = you summon in any province, and your moves end in any province
rising_sun-clan-bonsai = Bonsai
    .power = a season card or a stronghold never costs you more than 1 coin

## Provinces and sea routes; the code stands on war tokens that somebody has taken
rising_sun-province-hokkaido = Hokkaido
    .code = Ho
rising_sun-province-oshu = Oshu
    .code = Os
rising_sun-province-edo = Edo
    .code = Ed
rising_sun-province-kyoto = Kyoto
    .code = Ky
rising_sun-province-kansai = Kansai
    .code = Ks
rising_sun-province-nagato = Nagato
    .code = Na
rising_sun-province-shikoku = Shikoku
    .code = Sh
rising_sun-province-kyushu = Kyushu
    .code = Ku
rising_sun-route-hokkaido_oshu = the sea route between Hokkaido and Oshu
rising_sun-route-hokkaido_kansai = the sea route between Hokkaido and Kansai
rising_sun-route-hokkaido_kyushu = the sea route between Hokkaido and Kyushu
rising_sun-route-kansai_shikoku = the sea route between Kansai and Shikoku
rising_sun-route-kansai_kyushu = the sea route between Kansai and Kyushu
rising_sun-route-kyushu_shikoku = the sea route between Kyushu and Shikoku
rising_sun-place-map = in { $province }
    .label = { $province }
rising_sun-place-shrine = at the shrine of { $kami }
    .label = Shrine of { $kami }

## Seasons
rising_sun-season-spring = Spring
    .about = the first season. Its war tokens are worth 1 VP each
rising_sun-season-summer = Summer
    .about = the second season. Its war tokens are worth 2 VP each; hostages go home at its beginning
rising_sun-season-autumn = Autumn
    .about = the last season before winter. Its war tokens are worth 3 VP each
rising_sun-winter = Winter

## What can be gained and given
rising_sun-gain-vp = { $count } VP
rising_sun-gain-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
rising_sun-gain-ronin = { $count } ronin
rising_sun-goods-nothing = nothing
rising_sun-terms-alliance = an alliance
rising_sun-terms-gives = { $seat } gives { $goods }
rising_sun-terms-wants = { $seat } wants { $goods }
rising_sun-terms-you_give = you give { $goods }
rising_sun-terms-you_get = you get { $goods }

## Figures and strongholds; the letters stand beside a monster on the board
rising_sun-figure-bushi = bushi
    .one = a bushi
    .label = Bushi
    .letters = B
    .about = a warrior, force 1. You have six
rising_sun-figure-shinto = shinto
    .one = a shinto
    .label = Shinto
    .letters = S
    .about = a monk, force 1. You have three; summoned at a shrine it counts for the kami instead of fighting
rising_sun-figure-daimyo = daimyo
    .one = the daimyo
    .label = Daimyo
    .letters = D
    .about = your leader, force 1. It cannot be taken hostage or replaced by a betrayal
rising_sun-figure-komainu = Komainu
    .one = Komainu
    .label = Komainu
    .letters = Ko
    .about = a monster, force 1, that counts as a shinto too
rising_sun-figure-oni_of_skulls = Oni of Skulls
    .one = the Oni of Skulls
    .label = Oni of Skulls
    .letters = Sk
    .about = a monster, force 1; force 3 where your honor is the lowest
rising_sun-figure-yurei = Yurei
    .one = Yurei
    .label = Yurei
    .letters = Yu
    .about = a monster, force 2, that counts as a daimyo too: it cannot be taken or replaced
rising_sun-figure-river_dragon = River Dragon
    .one = the River Dragon
    .label = River Dragon
    .letters = Dr
    .about = a monster, force 5
rising_sun-figure-oni_of_blood = Oni of Blood
    .one = the Oni of Blood
    .label = Oni of Blood
    .letters = Bl
    .about = a monster, force 2; force 4 where your honor is the lowest
rising_sun-figure-oni_of_souls = Oni of Souls
    .one = the Oni of Souls
    .label = Oni of Souls
    .letters = So
    .about = a monster, force 1; if it lives where you take a war token, 2 VP for each of your oni
rising_sun-figure-oni_of_hate = Oni of Hate
    .one = the Oni of Hate
    .label = Oni of Hate
    .letters = Ha
    .about = a monster, force 1; when it enters a province, it kills a bushi or a shinto of each player there with more honor
rising_sun-figure-oni_of_spite = Oni of Spite
    .one = the Oni of Spite
    .label = Oni of Spite
    .letters = Sp
    .about = a monster, force 1; when it enters a province, it takes 2 VP of each player there with more honor
rising_sun-figure-stronghold = stronghold
    .one = a stronghold
    .label = Stronghold
    .about = you summon here. It stays on the map and has no force, except those of Turtle; building one costs 3 coins in a Marshal
rising_sun-several = { $count } { $figure }
rising_sun-strongholds = { $count ->
    [one] 1 stronghold
   *[other] { $count } strongholds
}

## Mandates, each with what it brings
rising_sun-mandate-recruit = Recruit
    .effect = all summon at their strongholds; issuer and ally 1 more
rising_sun-mandate-marshal = Marshal
    .effect = all may move; issuer and ally may build a stronghold
rising_sun-mandate-train = Train
    .effect = all may buy a season card; issuer and ally pay 1 less
rising_sun-mandate-harvest = Harvest
    .effect = all gain 1 coin; issuer and ally harvest provinces
rising_sun-mandate-betray = Betray
    .effect = the issuer leaves the ally and replaces two figures

## Shrines, each with what its kami gives
rising_sun-kami-amaterasu = Amaterasu
    .effect = top of the honor track
rising_sun-kami-fujin = Fujin
    .effect = two moves
rising_sun-kami-hachiman = Hachiman
    .effect = 2 ronin
rising_sun-kami-raijin = Raijin
    .effect = a bushi in any province
rising_sun-kami-ryujin = Ryujin
    .effect = buy a season card
rising_sun-kami-susanoo = Susanoo
    .effect = 1 VP per stronghold
rising_sun-kami-tsukuyomi = Tsukuyomi
    .effect = 2 coins

## What is bid for in a battle
rising_sun-advantage-seppuku = Seppuku
    .short = Seppuku
    .about = all your figures in the battle die, and each brings you 1 VP and a step of honor
rising_sun-advantage-hostage = Take Hostage
    .short = Hostage
    .about = you take a figure of another player in the battle, and 1 VP of theirs. A daimyo cannot be taken
rising_sun-advantage-ronin = Hire Ronin
    .short = Ronin
    .about = each of your ronin adds 1 force to this battle, and you keep them
rising_sun-advantage-poets = Imperial Poets
    .short = Poets
    .about = after the outcome you gain 1 VP for each figure that was killed in the battle

## Season cards, each with what it does, and a name short enough for the picture
rising_sun-kind-enhancement = Enhancement
    .about = a season card that changes what you can do, from the moment you buy it
rising_sun-kind-virtue = Virtue
    .about = a season card that rewards a way of playing; other cards count how many different virtues you have
rising_sun-kind-monster = Monster
    .about = a season card that brings a monster, which is summoned at once at one of your strongholds
rising_sun-kind-war_upgrade = War Upgrade
    .about = a season card that pays when the war begins
rising_sun-kind-winter_upgrade = Winter Upgrade
    .about = a season card that gives VP in winter, at the end of the game
rising_sun-set-torii = Torii
    .about = one of three card sets; one of them joins the core cards, five cards each season
rising_sun-set-tea = Tea
    .about = one of three card sets; one of them joins the core cards, five cards each season
rising_sun-set-horseman = Horseman
    .about = one of three card sets; one of them joins the core cards, five cards each season
rising_sun-card-full = { $copies ->
    [one] { $card }
   *[other] { $card } ×{ $copies }
} ({ $kind }, cost { $cost }): { $text }.
rising_sun-card-kind = Season card, { $kind }, cost { $cost }
rising_sun-card-owned = - { $card }: { $text }.
rising_sun-card-counted = { $copies ->
    [one] { $card }
   *[other] { $card } ×{ $copies }
}
rising_sun-card-komainu = Komainu
    .text = force 1; a shinto and a monster in one
    .short = Komainu
rising_sun-card-oni_of_skulls = Oni of Skulls
    .text = force 1; 3 where your honor is the lowest
    .short = Skulls
rising_sun-card-path_of_the_lion = Path of the Lion
    .text = your daimyo has 1 more force
    .short = Lion
rising_sun-card-righteousness = Righteousness
    .text = 1 VP for each of your figures that is killed
    .short = Righteousness
rising_sun-card-way_of_the_shogun = Way of the Shogun
    .text = 3 coins when the war begins
    .short = Shogun
rising_sun-card-path_of_the_serpent = Path of the Serpent
    .text = you may charge others 1 coin for each sea route they use; without a coin they cannot use it
    .short = Serpent
rising_sun-card-respect = Respect
    .text = when you win Take Hostage, take 1 more
    .short = Respect
rising_sun-card-way_of_bushido = Way of Bushido
    .text = when the war begins, 2 coins and 2 VP for each different virtue you have
    .short = Bushido
rising_sun-card-way_of_the_ronin = Way of the Ronin
    .text = 2 ronin when the war begins
    .short = Ronin
rising_sun-card-yurei = Yurei
    .text = force 2; a daimyo and a monster in one
    .short = Yurei
rising_sun-card-form_of_the_kitsune = Form of the Kitsune
    .text = in winter 3 VP for each of your strongholds on the map
    .short = Kitsune
rising_sun-card-form_of_the_phoenix = Form of the Phoenix
    .text = in winter 3 VP for each different virtue you have
    .short = Phoenix
rising_sun-card-path_of_the_dragon = Path of the Dragon
    .text = your daimyo has 3 more force
    .short = Dragon
rising_sun-card-river_dragon = River Dragon
    .text = force 5
    .short = River Dragon
rising_sun-card-way_of_the_moneylender = Way of the Moneylender
    .text = 5 coins when the war begins
    .short = Moneylender
rising_sun-card-benevolence = Benevolence
    .text = when you buy a card or build, you may give another player 1 of the coins spent: a step of honor and 2 VP
    .short = Benevolence
rising_sun-card-path_of_the_kenin = Path of the Kenin
    .text = after you summon, you may place a bushi at a stronghold of yours
    .short = Kenin
rising_sun-card-path_of_the_light = Path of the Light
    .text = after every Recruit, you may place a shinto at a shrine
    .short = Light
rising_sun-card-justice = Justice
    .text = 3 VP when you kill figures of a player with less honor
    .short = Justice
rising_sun-card-oni_of_blood = Oni of Blood
    .text = force 2; 4 where your honor is the lowest
    .short = Blood
rising_sun-card-oni_of_souls = Oni of Souls
    .text = force 1; when you take the war token where it stands, 2 VP for each oni you have
    .short = Souls
rising_sun-card-path_of_the_samurai = Path of the Samurai
    .text = after every Recruit, you may place a bushi in any province
    .short = Samurai
rising_sun-card-form_of_the_beast = Form of the Beast
    .text = in winter 3 VP for each monster you have
    .short = Beast
rising_sun-card-oni_of_hate = Oni of Hate
    .text = force 1; where it arrives, it kills a bushi or shinto of each player with more honor
    .short = Hate
rising_sun-card-oni_of_spite = Oni of Spite
    .text = force 1; where it arrives, it takes 2 VP from each player there with more honor
    .short = Spite
rising_sun-card-way_of_the_katana = Way of the Katana
    .text = your bushi have force 2 in the war
    .short = Katana
rising_sun-card-honesty = Honesty
    .text = while you are allied, 2 VP for each mandate you issue, but not for Betray
    .short = Honesty
rising_sun-card-path_of_the_patron = Path of the Patron
    .text = 2 coins after you summon, if two players or more have less honor
    .short = Patron
rising_sun-card-path_of_the_warlord = Path of the Warlord
    .text = 1 coin after you summon
    .short = Warlord
rising_sun-card-loyalty = Loyalty
    .text = while you are allied, 1 VP more each time you gain VP, but not in winter
    .short = Loyalty
rising_sun-card-way_of_the_merchant = Way of the Merchant
    .text = 1 coin when a player with more coins gains some from the pile
    .short = Merchant
rising_sun-card-form_of_the_kindred = Form of the Kindred
    .text = in winter 3 VP for each season in which you had an ally
    .short = Kindred
rising_sun-card-path_of_the_unrighteous = Path of the Unrighteous
    .text = your Betray may replace 1 more figure, of anybody, even a shinto at a shrine
    .short = Unrighteous
rising_sun-card-courage = Courage
    .text = 2 VP for each war token you take
    .short = Courage
rising_sun-card-path_of_the_ninja = Path of the Ninja
    .text = after you summon, you may kill a bushi anywhere; it costs a step of honor
    .short = Ninja
rising_sun-card-way_of_the_righteous = Way of the Righteous
    .text = when the war begins, take 1 coin from each player with less honor
    .short = Righteous
rising_sun-card-mercy = Mercy
    .text = when you would kill others' figures, you may spare them all for 2 VP
    .short = Mercy
rising_sun-card-path_of_the_monkey = Path of the Monkey
    .text = after you summon, you may take 1 coin from the richest opponent; it costs a step of honor
    .short = Monkey
rising_sun-card-form_of_the_demon = Form of the Demon
    .text = in winter 3 VP for each oni you have
    .short = Demon
rising_sun-card-path_of_the_spirit = Path of the Spirit
    .text = 2 coins and 2 VP after you summon, if you have the most honor
    .short = Spirit

## Where a gain comes from
rising_sun-cause-income = income
rising_sun-cause-hostage_returned = hostage returned
rising_sun-cause-harvest = { rising_sun-mandate-harvest }
rising_sun-cause-hachiman = { rising_sun-kami-hachiman }
rising_sun-cause-susanoo = { rising_sun-kami-susanoo }
rising_sun-cause-tsukuyomi = { rising_sun-kami-tsukuyomi }
rising_sun-cause-seppuku = { rising_sun-advantage-seppuku }
rising_sun-cause-hostage = { rising_sun-advantage-hostage }
rising_sun-cause-poets = { rising_sun-advantage-poets }
rising_sun-cause-righteousness = { rising_sun-card-righteousness }
rising_sun-cause-way_of_the_shogun = { rising_sun-card-way_of_the_shogun }
rising_sun-cause-way_of_bushido = { rising_sun-card-way_of_bushido }
rising_sun-cause-way_of_the_ronin = { rising_sun-card-way_of_the_ronin }
rising_sun-cause-way_of_the_moneylender = { rising_sun-card-way_of_the_moneylender }
rising_sun-cause-benevolence = { rising_sun-card-benevolence }
rising_sun-cause-justice = { rising_sun-card-justice }
rising_sun-cause-oni_of_souls = { rising_sun-card-oni_of_souls }
rising_sun-cause-oni_of_spite = { rising_sun-card-oni_of_spite }
rising_sun-cause-honesty = { rising_sun-card-honesty }
rising_sun-cause-path_of_the_patron = { rising_sun-card-path_of_the_patron }
rising_sun-cause-path_of_the_warlord = { rising_sun-card-path_of_the_warlord }
rising_sun-cause-loyalty = { rising_sun-card-loyalty }
rising_sun-cause-way_of_the_merchant = { rising_sun-card-way_of_the_merchant }
rising_sun-cause-courage = { rising_sun-card-courage }
rising_sun-cause-way_of_the_righteous = { rising_sun-card-way_of_the_righteous }
rising_sun-cause-mercy = { rising_sun-card-mercy }
rising_sun-cause-path_of_the_monkey = { rising_sun-card-path_of_the_monkey }
rising_sun-cause-path_of_the_spirit = { rising_sun-card-path_of_the_spirit }

## What is decided ahead about a card or a shrine
rising_sun-answer-ask = you are asked every time
    .label = Ask me every time
rising_sun-answer-always = it is used; you are asked only where there is a choice
    .label = Always use it, and ask me only where there is a choice
rising_sun-answer-never = it is never used
    .label = Never use it

## Conditions of orders
rising_sun-topic-lead = I have the most force in …
rising_sun-topic-behind = Somebody else has the most force in …
rising_sun-topic-empty = Nobody has force in …
rising_sun-topic-allied = I am allied to …
rising_sun-topic-coins = I have coins …

## When Koi swaps
rising_sun-swap-first = Swap first, then keep the 2 new ronin
rising_sun-swap-last = Take the 2 ronin first, then swap them all

## Stages: as a heading, as a noun within a sentence, and what the seat that is asked has to do
rising_sun-stage-tea = Tea ceremony
    .noun = the tea ceremony
    .task = Tea ceremony. Make offers, answer those you got, and say when you are done.
rising_sun-stage-mandate = Choosing a mandate
    .noun = the choice of a mandate
    .task = Your mandate turn. Play one of the four tiles you drew.
rising_sun-stage-recruit = Recruit
    .noun = a Recruit
    .task = A Recruit. Summon figures at your strongholds.
rising_sun-stage-marshal = Marshal
    .noun = a Marshal
    .task = A Marshal. Move your figures, each of them once.
rising_sun-stage-train = Train
    .noun = a Train
    .task = A Train. Buy one season card, or pass.
rising_sun-stage-betray = Betray
    .noun = a Betray
    .task = Your Betray. Replace figures of two players, or say that you are done.
rising_sun-stage-amaterasu = The shrine of Amaterasu
    .noun = the choice for Amaterasu
    .task = Amaterasu is yours. You can go to the top of the honor track.
rising_sun-stage-fujin = The shrine of Fujin
    .noun = the moves of Fujin
    .task = Fujin is yours. You can make two moves, with one piece or with two.
rising_sun-stage-raijin = The shrine of Raijin
    .noun = the summons of Raijin
    .task = Raijin is yours. You can summon a bushi in any province.
rising_sun-stage-ryujin = The shrine of Ryujin
    .noun = the purchase of Ryujin
    .task = Ryujin is yours. You can buy a season card at its full cost.
rising_sun-stage-hachiman = The shrine of Hachiman
    .noun = the choice for Hachiman
    .task = Hachiman is yours. You can take 2 ronin.
rising_sun-stage-susanoo = The shrine of Susanoo
    .noun = the choice for Susanoo
    .task = Susanoo is yours. You can take 1 VP for each of your strongholds on the map.
rising_sun-stage-tsukuyomi = The shrine of Tsukuyomi
    .noun = the choice for Tsukuyomi
    .task = Tsukuyomi is yours. You can take 2 coins.
rising_sun-stage-serpent = Path of the Serpent
    .noun = the choice for Path of the Serpent
    .task = Somebody uses a sea route. Path of the Serpent lets you charge 1 coin.
rising_sun-stage-kenin = Path of the Kenin
    .noun = the choice for Path of the Kenin
    .task = You summoned. Path of the Kenin lets you place a bushi at one of your strongholds.
rising_sun-stage-ninja = Path of the Ninja
    .noun = the choice for Path of the Ninja
    .task = You summoned. Path of the Ninja lets you kill a bushi anywhere, for a step of honor.
rising_sun-stage-monkey = Path of the Monkey
    .noun = the choice for Path of the Monkey
    .task = You summoned. Path of the Monkey lets you take 1 coin from the richest opponent, for a step of honor.
rising_sun-stage-light = Path of the Light
    .noun = the choice for Path of the Light
    .task = The Recruit is over. Path of the Light lets you place a shinto at a shrine.
rising_sun-stage-samurai = Path of the Samurai
    .noun = the choice for Path of the Samurai
    .task = The Recruit is over. Path of the Samurai lets you place a bushi in any province.
rising_sun-stage-mercy = Mercy
    .noun = the choice for Mercy
    .task = You are about to kill figures of others. Mercy lets you spare them all for 2 VP.
rising_sun-stage-benevolence = Benevolence
    .noun = the choice for Benevolence
    .task = You have spent coins. Benevolence lets you give one of them to another player.
rising_sun-stage-hate = Oni of Hate
    .noun = the killing by the Oni of Hate
    .task = The Oni of Hate has arrived. It kills a bushi or a shinto of a player with more honor.
rising_sun-stage-swap = Swapping ronin
    .noun = the choice for the swap
    .task = The war begins. Your ronin become coins, before or after Way of the Ronin brings 2 more.
rising_sun-stage-bids = Bidding
    .noun = the bidding
    .task = A battle. Bid coins in secret for the four advantages.
rising_sun-stage-seppuku = Seppuku
    .noun = the choice for Seppuku
    .task = You won Seppuku. You can kill all your figures here for VP and honor.
rising_sun-stage-hostage = Take Hostage
    .noun = the choice of a hostage
    .task = You won Take Hostage. You can take a figure of another player.
rising_sun-stage-hire = Hire Ronin
    .noun = the choice for Hire Ronin
    .task = You won Hire Ronin. Your ronin can fight in this battle.
rising_sun-stage-share = Reparations
    .noun = the split of the reparations
    .task = You won the battle. Your bid goes to the losers, and you say who gets the odd coin.
rising_sun-stage-over = The game is over
    .noun = a table that is over
    .task = The game is over.

## The text board
rising_sun-board-head = { $season }. { $stage }. Turns of the political phase over: { $over } of { $turns }; the 4th, the 7th and the 10th are kami turns.
rising_sun-board-issued = { $seat } issued { $mandate }: { $effect }.
rising_sun-board-honor = Honor, highest first: { $order }.
rising_sun-board-wars = Wars to come, in order: { $list }.
rising_sun-board-battle = Battle for { $province }, force: { $forces }.
rising_sun-board-bids = Bids: { $bids }.
rising_sun-board-sealed = Bids sealed: { $sealed }.
rising_sun-board-played = Mandates so far: { $list }.
rising_sun-board-seat = { $seat }: { $vp } VP, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $ronin } ronin; ally: { $ally }; reserve: { $reserve }.
rising_sun-board-cards = Cards: { $list }.
rising_sun-board-tokens = War tokens: { $list }.
rising_sun-board-hostages = Hostages: { $list }.
rising_sun-board-done = Done talking.
rising_sun-board-province = { $war ->
    [0] { $province } ({ $harvest }): { $there }.
   *[other] { $province } ({ $harvest }; war { $war }): { $there }.
}
rising_sun-board-shrine = { $led ->
    [0] Shrine of { $kami } ({ $effect }): { $figures }.
   *[other] Shrine of { $kami } ({ $effect }): { $figures }; { $leader } leads.
}
rising_sun-board-display = Cards on display:
rising_sun-board-bought = Other cards that players own:
rising_sun-line-played = { $mandate } ({ $seat })
rising_sun-line-facedown = { $mandate } ({ $seat }, facedown)
rising_sun-line-hostage = { $owner }'s { $figure }
rising_sun-line-group = { $seat } { $pieces } (force { $force })
rising_sun-line-gone = { $seat } left { $province }
rising_sun-line-score = { $place }. { $seat }, { $total } VP

## The alternative text of a picture
rising_sun-alt-head = Rising Sun, { $season }. { $stage }.
rising_sun-alt-display = On display: { $list }.
rising_sun-alt-over = Final: { $list }.

## On the picture
rising_sun-picture-drawn = Your tiles
rising_sun-picture-put_back = Put back on top
rising_sun-picture-facedown = Your facedown tiles
rising_sun-picture-bid = Your bid
rising_sun-picture-offers = Your offers

## The score sheet
rising_sun-sheet-title = After the winter
rising_sun-sheet-play = In play
rising_sun-sheet-total = Total

## What one seat alone knows, in the hand and on its own text board
rising_sun-own-drawn = You drew: { $tiles }.
rising_sun-own-put_back = You put back on top, where the next player sees them: { $tiles }.
rising_sun-own-facedown = Your facedown tiles, in order: { $tiles }.
rising_sun-own-bid = Your bid: { $bid }.
rising_sun-own-offer_got = { $seat } offers you: { $terms }. Only the two of you see it.
rising_sun-own-offer_made = You offered { $seat }: { $terms }. Only the two of you see it.
rising_sun-own-offers_left = You can make { $count ->
    [one] 1 more offer
   *[other] { $count } more offers
} in this phase.

## The hand
rising_sun-hand-here = **{ $season }:** { $text }.
rising_sun-hand-left = Still possible in this part of your turn: { $left } of { $of }.
rising_sun-hand-stock = **{ $vp } VP** · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} · { $ronin } ronin · honor { $honor } of { $of } · ally: { $ally } · reserve: { $reserve }
rising_sun-hand-cards = **Your cards:**
rising_sun-hand-power = **{ $clan }:** { $power }.
rising_sun-hand-ahead = **Decided ahead,** { $card }: { $answer }.
rising_sun-hand-display = **On display:**

## Menus
rising_sun-label-plain = { $it }
rising_sun-label-offer_to = Make { $clan } an offer
rising_sun-label-accept_of = Accept { $clan }'s offer
rising_sun-label-decline_of = Decline { $clan }'s offer
rising_sun-label-counter_to = Offer { $clan } something else
rising_sun-label-ally_give = Alliance, and give { $goods }
rising_sun-label-ally_only = Alliance, and give nothing
rising_sun-label-owned = { $clan }'s { $figure }
rising_sun-label-owned_at = { $clan }'s { $figure }, { $place }
rising_sun-label-summon_shrine = { $first }. { $second }
rising_sun-label-move_from = { $first }, { $second }
rising_sun-label-two_bids = { $first } · { $second }
rising_sun-label-offer = Make an offer
rising_sun-label-answer = Answer the offer of { $clan }
rising_sun-label-accept = Accept
rising_sun-label-decline = Decline
rising_sun-label-counter = Offer something else
rising_sun-label-withdraw = Withdraw your offer to { $clan }
rising_sun-label-alliance = With an alliance
rising_sun-label-no_alliance = Without an alliance
rising_sun-label-give = Give { $goods }
rising_sun-label-want = Want { $goods }
rising_sun-label-give_nothing = Give nothing
rising_sun-label-want_nothing = Want nothing
rising_sun-label-standing = Decide ahead: { $card }
rising_sun-label-done = I am done
rising_sun-label-pass = Pass
rising_sun-label-mandate = { $mandate }: { $effect }
rising_sun-label-summon = Summon { $figure }
rising_sun-label-stay = It stays in the province
rising_sun-label-shrine = To { $kami }: { $effect }
rising_sun-label-move = Move { $piece }
rising_sun-label-from = from { $province }
rising_sun-label-to = To { $province }
rising_sun-label-build = Build a stronghold
rising_sun-label-buy = { $card } · { $kind } · cost { $cost }
rising_sun-label-replace = Replace a figure of { $clan }
rising_sun-label-use = Use it
rising_sun-label-place = Place { $figure }
rising_sun-label-kill = Kill a figure of { $clan }
rising_sun-label-spare = Spare them
rising_sun-label-charge = Charge 1 coin
rising_sun-label-waive = Let them pass for free
rising_sun-label-gift = Give a coin to { $clan }
rising_sun-label-bid = Bid
rising_sun-label-coins = { $advantage }: { $coins }
rising_sun-label-seppuku = Kill all your figures here
rising_sun-label-hostage = Take a hostage from { $clan }
rising_sun-label-hire = Let your ronin fight
rising_sun-label-share = Give an odd coin to { $clan }
rising_sun-label-at_least = { $coins } or more

rising_sun-prompt-offer = Talks: what do you want to say?
rising_sun-prompt-offer_to = Your offer: to whom?
rising_sun-prompt-reply = Their offer: what do you say?
rising_sun-prompt-alliance = Your offer: with an alliance?
rising_sun-prompt-give = Your offer: what do you give?
rising_sun-prompt-bring = Your offer: an alliance, and what do you give?
rising_sun-prompt-want = Your offer: what do you want in return?
rising_sun-prompt-standing = Deciding ahead: about which card or shrine?
rising_sun-prompt-ahead = From now on, what happens when it can be used?
rising_sun-prompt-done = What do you want to do, or are you done?
rising_sun-prompt-pass = There is nothing you can take. Do you pass?
rising_sun-prompt-play = Your mandate: which tile do you play?
rising_sun-prompt-name = Your mandate: which one do you name?
rising_sun-prompt-summon = Summoning: which figure?
rising_sun-prompt-summon_at = Summoning: in which province?
rising_sun-prompt-shrine = Summoning: where does it go?
rising_sun-prompt-move = Moving: which piece?
rising_sun-prompt-from = Moving: which piece, from where?
rising_sun-prompt-to = Moving: to which province?
rising_sun-prompt-build = Marshal: do you build a stronghold?
rising_sun-prompt-build_at = Your new stronghold: in which province?
rising_sun-prompt-buy = Season cards: which one do you buy?
rising_sun-prompt-monster_at = Your new monster: where do you summon it?
rising_sun-prompt-replace = Betray: whose figure do you replace?
rising_sun-prompt-replaced = Betray: which of their figures?
rising_sun-prompt-replaced_at = Betray: which figure do you replace?
rising_sun-prompt-with = Betray: which of your figures takes its place?
rising_sun-prompt-use = Do you use it?
rising_sun-prompt-place = Your card: which figure do you place?
rising_sun-prompt-place_at = Your card: where do you place it?
rising_sun-prompt-kill = Killing: whose figure?
rising_sun-prompt-killed = Killing: which figure?
rising_sun-prompt-killed_at = Killing: which figure?
rising_sun-prompt-spare = Mercy: do you spare them?
rising_sun-prompt-charge = Path of the Serpent: do you charge for the sea route?
rising_sun-prompt-gift = Benevolence: who gets one of the coins you spent?
rising_sun-prompt-swap = When do you swap your ronin?
rising_sun-prompt-bid = Battle: do you make your bid?
rising_sun-prompt-bid_first = Your bid: how much for Seppuku, and how much for Take Hostage?
rising_sun-prompt-bid_second = Your bid: how much for Hire Ronin, and how much for Imperial Poets?
rising_sun-prompt-bid_seppuku = Your bid: how much for Seppuku?
rising_sun-prompt-bid_hostage = Your bid: how much for Take Hostage?
rising_sun-prompt-bid_ronin = Your bid: how much for Hire Ronin?
rising_sun-prompt-bid_poets = Your bid: how much for Imperial Poets?
rising_sun-prompt-seppuku = Seppuku: do you kill all your figures here?
rising_sun-prompt-hostage = Take Hostage: from whom?
rising_sun-prompt-taken = Take Hostage: which figure do you take?
rising_sun-prompt-hire = Hire Ronin: do they fight?
rising_sun-prompt-share = Reparations: who gets the odd coin?
rising_sun-prompt-condition = What should it depend on?
rising_sun-prompt-in_province = Which province?
rising_sun-prompt-allied_to = Which clan?
rising_sun-prompt-at_least = How many coins?

## One line below a question: what the choice means
rising_sun-hint-offer = Only you and the other player see an offer. Nothing changes hands before it is accepted.
rising_sun-hint-reply = If you accept, all of it happens at once, and everybody sees the alliance and what was given. Offering something else replaces their offer and is one of your own.
rising_sun-hint-alliance = Allies get the bonus of each other's mandates and do not kill each other's figures when one of them wins a battle. An alliance lasts for the season, or until one of the two plays Betray.
rising_sun-hint-give = You pay it when the other player accepts.
rising_sun-hint-bring = You pay it when the other player accepts. Allies get the bonus of each other's mandates and do not kill each other's figures when one of them wins a battle. An alliance lasts for the season, or until one of the two plays Betray.
rising_sun-hint-want = The other player pays it when they accept. Nothing else that the two of you promise is binding.
rising_sun-hint-ahead = It is then done for you after a short while, as if you had pressed the button. Nobody else learns of it, and you can change this later.
rising_sun-hint-play = The other three tiles go back on top, and the next player sees them.
rising_sun-hint-name = Your tile stays facedown. The mandate you name is the one that is carried out.
rising_sun-hint-summon = A Recruit gives you one figure for each of your strongholds on the map; issuer and ally get one more.
rising_sun-hint-shrine = At a shrine it counts in every kami turn of the season. It cannot move or fight, and goes back to your reserve when the season ends.
rising_sun-hint-move = A move crosses one border or one sea route. In a Marshal each piece moves once. Say that you are done when the rest stay.
rising_sun-hint-to = Where you have the most force you can harvest, and win a war.
rising_sun-hint-build = It costs 3 coins (Bonsai: 1) and can stand in any province. It summons a figure in every Recruit. You have four in all.
rising_sun-hint-buy = The cost is the printed one. In a Train issuer and ally pay 1 less, and Bonsai never pays more than 1. Your panel lists what the cards do.
rising_sun-hint-monster_at = It comes to a province with a stronghold of yours; Dragonfly summons anywhere. Komainu can also go to a shrine.
rising_sun-hint-replace = You replace up to two figures of two different players, each with one of the same type from your reserve. Nobody replaces a daimyo.
rising_sun-hint-place = A figure that is placed is not summoned: it does not trigger cards that wait for that.
rising_sun-hint-spare = All of them live, and you gain 2 VP for each Mercy you have.
rising_sun-hint-charge = A player pays once for each route in one mandate. Without a coin they cannot use it.
rising_sun-hint-gift = It costs you nothing more. You gain a step of honor and 2 VP.
rising_sun-hint-swap = Swapped ronin are coins you can bid. Ronin you keep fight only if you win Hire Ronin.
rising_sun-hint-bid = Nobody sees a bid before all are in. For each advantage the highest bid wins, and more honor decides ties. If you lose the battle, your bid is lost; if you win, it goes to the losers.
rising_sun-hint-bid_first = Seppuku: the winner can kill all own figures here, for 1 VP and a step of honor each. Take Hostage: the winner can take a figure of another player, and 1 VP with it.
rising_sun-hint-bid_second = Hire Ronin: the winner's ronin fight in this battle, with 1 force each, and are not used up. Imperial Poets: the winner gains 1 VP for each figure killed in this battle.
rising_sun-hint-bid_seppuku = The winner can kill all own figures here, for 1 VP and a step of honor each.
rising_sun-hint-bid_hostage = The winner can take a figure of another player, and 1 VP with it.
rising_sun-hint-bid_ronin = The winner's ronin fight in this battle, with 1 force each. They are not used up.
rising_sun-hint-bid_poets = The winner gains 1 VP for each figure killed in this battle.
rising_sun-hint-seppuku = Each brings you 1 VP and a step of honor. It is all of them or none.
rising_sun-hint-hostage = You also take 1 VP from its owner, if they have one. When the next season begins, the figure goes home and you gain 1 coin.
rising_sun-hint-hire = Each of your ronin is 1 force in this battle, and you keep them. Koi's coins fight as well.
rising_sun-hint-share = The coins you bid are split evenly among the losers. This one is left over.

## Facts
rising_sun-event-table_laid = The shrines, left to right: { $shrines }. Season cards: Core and { $set }.
rising_sun-event-season_began = **{ $season } begins.** These provinces will be at war, in this order: { $wars }.
rising_sun-event-hostage_freed = { $captor } let { $owner }'s { $figure } go home.
rising_sun-event-tea_began = **Tea ceremony.** All alliances are over. Make new ones, and say when you are done.
rising_sun-event-offer_made = **{ $from } makes { $to } an offer:** { $terms }. Only the two of you see it.
rising_sun-event-offer_countered = **{ $from } answers { $to } with another offer:** { $terms }. Only the two of you see it.
rising_sun-event-offer_declined = { $to } declined { $from }'s offer. Only the two of you see this.
rising_sun-event-offer_withdrawn = { $from } withdrew the offer to { $to }. Only the two of you see this.
rising_sun-event-offer_lapsed = { $from }'s offer to { $to } ended without an answer. Only the two of you see this.
rising_sun-event-allied = **{ $one } and { $other } are allies.**
rising_sun-event-given = { $from } gave { $to } { $goods }.
rising_sun-event-talked_enough = { $seat } is done talking.
rising_sun-event-tea_ended = The tea ceremony is over. The political phase begins.
rising_sun-event-drew = { $seat } drew four mandate tiles.
rising_sun-event-drew_tiles = You drew { $tiles }.
rising_sun-event-mandate_issued = **{ $seat } issued { $mandate }.**
rising_sun-event-mandate_named = **{ $seat } issued { $mandate }** with a facedown tile.
rising_sun-event-own_tile = Your facedown tile is { $tile }. Nobody else sees it.
rising_sun-event-summoned = { $seat } summoned { $figure } { $at }.
rising_sun-event-placed = { $seat } placed { $figure } { $at } ({ $card }).
rising_sun-event-moved = { $seat } moved { $piece } from { $from } to { $to }.
rising_sun-event-toll_paid = { $by } paid { $owner } 1 coin for { $route }.
rising_sun-event-toll_waived = { $owner } let { $by } use { $route } for free.
rising_sun-event-route_closed = { $by } cannot pay { $owner } for { $route }, so it is closed to them for now.
rising_sun-event-built = { $seat } built a stronghold in { $province } for { $coins }.
rising_sun-event-bought = { $seat } bought { $card } for { $coins }.
rising_sun-event-bought_for_free = { $seat } took { $card }, which cost nothing.
rising_sun-event-passed = { $seat } passed.
rising_sun-event-harvested = { $count ->
    [0] { $seat } harvested no province.
   *[other] { $seat } harvested { $provinces }.
}
rising_sun-event-gained = { $seat } gained { $gain } ({ $cause }).
rising_sun-event-took = { $to } took { $gain } from { $from } ({ $cause }).
rising_sun-event-alliance_broken = **{ $by } betrayed { $ally }.** Their alliance is over.
rising_sun-event-replaced = { $by } replaced { $owner }'s { $figure } { $at } with its own { $with }.
rising_sun-event-honor_gained = { $seat } gained honor. The order is now { $order }.
rising_sun-event-honor_lost = { $seat } lost honor. The order is now { $order }.
rising_sun-event-kami_turn = **Kami turn.** The shrines reward whoever has the most force there.
rising_sun-event-shrine_won = { $seat } has the most force at the shrine of { $kami }.
rising_sun-event-coin_given = { $from } gave { $to } one of the coins just spent ({ $card }).
rising_sun-event-killed = { $by } killed { $owner }'s { $figure } in { $province }.
rising_sun-event-died = { $owner }'s { $figure } in { $province } died by seppuku.
rising_sun-event-spared = { $seat } spared everybody in { $province } ({ $card }).
rising_sun-event-war_began = **The war begins.** Nothing can be offered or given until the next tea ceremony.
rising_sun-event-swapped = { $seat } swapped { $ronin } for { $coins }.
rising_sun-event-nobody_there = Nobody is in { $province }, so its war token is discarded.
rising_sun-event-token_taken = { $seat } took the war token of { $province }.
rising_sun-event-token_taken_in_peace = { $seat } took the war token of { $province } without a battle.
rising_sun-event-battle_began = **Battle for { $province }:** { $fighters }. They bid in secret.
rising_sun-event-bid_sealed = { $seat } sealed a bid.
rising_sun-event-own_bid = Your bid: { $bid }. Nobody sees it before all bids are in.
rising_sun-event-bids_shown = All bids are in. { $bids }.
rising_sun-event-advantage_won = { $seat } won { $advantage } with { $coins }.
rising_sun-event-hostage_taken = { $captor } took { $owner }'s { $figure } hostage in { $province }.
rising_sun-event-hired = { $seat }'s ronin fight: { $force } more force.
rising_sun-event-battle_won = **{ $seat } won the battle for { $province }.** Force: { $forces }.
rising_sun-event-bid_lost = { $seat } lost the { $coins } of its bid.
rising_sun-event-repaid = { $from } paid { $to } { $coins } of reparations.
rising_sun-event-cleaned_up = **{ $season } is over.** Coins and ronin were put away; figures at shrines went back to the reserves.
rising_sun-event-standing_set = { $card }, from now on: { $answer }.
rising_sun-event-reaction_asked = { $seat } can use { $card } and decides.
rising_sun-event-counted = { $seat } got { $upgrades } VP for winter upgrades, { $tokens } for war tokens and { $provinces } for different provinces: { $total } in all.
rising_sun-event-ended = The game is over. VP: { $totals }. Places: { $places }.

## Refusals
rising_sun-refusal-not_now = this is not possible during { $stage }.
rising_sun-refusal-not_here = { $clan } is not another player at this table. Name a clan that is.
rising_sun-refusal-no_offers_now = nothing can be offered during { $stage }. Offers are made in the tea ceremony and in the political phase.
rising_sun-refusal-no_alliances_now = alliances are made in the tea ceremony only. You can still offer coins and ronin.
rising_sun-refusal-already_allied = { $seat } already has an ally this season. You can still offer coins and ronin.
rising_sun-refusal-offer_open = there is an open offer between you and { $clan } already. Answer theirs or withdraw yours first.
rising_sun-refusal-no_offer = there is no such offer open between you and { $clan }. Your panel lists the open ones.
rising_sun-refusal-cannot_give = { $seat } does not have what this offer says. Each side gives up to 5 coins or up to 3 ronin, and only what it has.
rising_sun-refusal-empty_offer = there is nothing in this offer. Add an alliance, coins or ronin.
rising_sun-refusal-too_many_offers = you have made all { $most } offers of this phase. You can still accept or decline what others offer.
rising_sun-refusal-not_drawn = you did not draw { $mandate }. Play one of the tiles you drew.
rising_sun-refusal-cannot_name = only Lotus names a mandate, and it always does, as in `play recruit as harvest`.
rising_sun-refusal-not_in_reserve = there is no { $figure } in your reserve. Choose another figure.
rising_sun-refusal-no_stronghold = no figure of yours can come to { $province } now. It needs a stronghold of yours there that can still summon.
rising_sun-refusal-not_to_shrine = { $figure } cannot go there. Only shinto go to shrines, and only to the four in play.
rising_sun-refusal-cannot_move = you have no { $piece } in { $from } that can still move. Choose another piece.
rising_sun-refusal-not_adjacent = there is no open way from { $from } to { $to }. A move crosses one border or one sea route.
rising_sun-refusal-cannot_build = you cannot build now. In a Marshal the issuer and the ally may build one stronghold, if they have one left.
rising_sun-refusal-too_few_coins = that costs { $needs } and you have { $has }.
rising_sun-refusal-not_on_display = { $card } is not on display. The board lists the cards that are.
rising_sun-refusal-wrong_place = a monster needs a province where you can summon it, and any other card needs none.
rising_sun-refusal-not_a_choice = that cannot be chosen now. Your panel lists what can.
rising_sun-refusal-bid_too_high = you have { $has }, and no single bid can be above { $most }. Bid less.
rising_sun-refusal-not_owned = you do not own { $card }.
rising_sun-refusal-already_so = that is what you decided already. Nothing was changed.

## A battle, in a post of its own
rising_sun-moment-bids = **The battle for { $province }.** All bids are in.
rising_sun-moment-outcome = **The battle for { $province } is decided.**
rising_sun-moment-group-bids = Bids
rising_sun-moment-bid = { $seat }: { $coins }
rising_sun-moment-group-advantages = Advantages
rising_sun-moment-group-outcome = Outcome

## Switches, in the lobby
rising_sun-option-cards = Season cards
    .about = Which card set joins the core.
    .drawn = drawn
    .torii = Torii
    .tea = Tea
    .horseman = Horseman
rising_sun-option-shrines = Shrines
    .about = Which shrines are in play.
    .drawn = drawn
    .first_game = first game
rising_sun-option-koi_orders_swap = Koi times its swap
    .about = Koi chooses whether it swaps its ronin before or after Way of the Ronin pays.
rising_sun-option-koi_hires_tokens = Koi hires ronin too
    .about = Ronin that Koi still holds fight beside its coins.
rising_sun-option-bushido_coins_each = Bushido pays for each virtue
    .about = On: 2 coins for each virtue. Off: 2 in all.
rising_sun-option-souls_unfought = Souls without a fight
    .about = Oni of Souls scores a token that nobody fought for, too.
rising_sun-option-hate_compulsory = Hate must kill
    .about = On: Oni of Hate must kill. Off: it may.
rising_sun-option-loyalty_outcome_once = Loyalty counts once
    .about = On: a battle counts once. Off: the token and the killing apart.
rising_sun-option-merchant_at_end = Merchant at the end
    .about = On: Way of the Merchant pays at the end of an event. Off: at once.
rising_sun-option-ninja_honor_after = Ninja pays afterwards
    .about = On: Path of the Ninja costs honor after the kill. Off: before it.
rising_sun-option-reparations_even = Even reparations
    .about = Shares of reparations differ by 1 at most.
rising_sun-option-build_last = Strongholds last
    .about = In a Marshal a stronghold is built after the moves.
rising_sun-option-respect_steals_each = Respect steals each time
    .about = On: every hostage of Respect steals. Off: only the first.
rising_sun-option-justice_each = Justice for each player
    .about = On: Justice pays for each player. Off: once for each event.
rising_sun-option-lowest_of_fighters = Honor among the fighters
    .about = In a battle honor is compared among its fighters.
rising_sun-option-serpent_strongholds = Strongholds pay tolls
    .about = Turtle pays the Serpent for strongholds, too.
rising_sun-option-shared_win = Allies share a win
    .about = Allies who tie for the first place share it.

## The end card
rising_sun-reckoning = **{ $seat }** { $total } VP: { $vp } during the game, winter upgrades { $upgrades }, war tokens { $tokens }, different provinces { $provinces }.

## The legend
rising_sun-legend-clans = Each clan has a shape, a colour and a crest.
rising_sun-legend-banner = All that a clan has in a province; the white disc is its force there.
rising_sun-legend-figures = Daimyo, bushi, shinto, monsters, strongholds.
rising_sun-legend-harvest = What a province yields: points, coins, ronin.
rising_sun-legend-route = A sea route from harbour to harbour.
rising_sun-legend-war = A war will be fought here; the number is its place in the order.
rising_sun-legend-war_now = The war that is being fought.
rising_sun-legend-ally = Allies.
rising_sun-legend-mandate = Mandates: recruit, marshal, train, harvest, betray. A question mark: it lies facedown.
rising_sun-legend-kami = A kami turn, and the sign of a kami at its shrine.
rising_sun-legend-season = Spring, summer, autumn, winter.
rising_sun-legend-cards = Cards: enhancement, virtue, monster, war upgrade, winter upgrade.
rising_sun-legend-points = In a row: points, coins, ronin.
rising_sun-legend-reserve = After the line in a row: what is left in reserve.
rising_sun-legend-hostage = A hostage, with its owner.

## The reference: what kinds of things there are, what is said of places, and terms
rising_sun-thing-clan = Clan
rising_sun-thing-province = Province
rising_sun-thing-route = Sea route
rising_sun-thing-season = Season
rising_sun-thing-mandate = Mandate
rising_sun-thing-kami = Kami
rising_sun-thing-advantage = War advantage
rising_sun-thing-figure = Figure
rising_sun-thing-kind = Kind of season card
rising_sun-thing-set = Card set
rising_sun-thing-stage = Phase
rising_sun-thing-term = Term
rising_sun-about-clan = { $power }. Income { $income } coins, home { $home }
rising_sun-about-province = a Harvest there yields { $harvest }; borders { $borders }; sea routes to { $routes }
rising_sun-about-route = figures move over it as over a border
rising_sun-term-honor = Honor
    .about = all clans stand in one order. Every tie goes to the clan with more honor
rising_sun-term-alliance = Alliance
    .about = two players who agree in the tea ceremony. Allies share the better part of each other's mandates, until the next ceremony or a betrayal
rising_sun-term-coins = Coins
    .about = they pay for cards and strongholds, and are bid in battles. All are put away when the season ends
rising_sun-term-ronin = Ronin
    .about = hired swords. They add force only in a battle in which you win Hire Ronin, and go when the season ends
rising_sun-term-force = Force
    .about = the sum of your figures in a province: 1 each, monsters more. The most force wins a battle and a harvest
rising_sun-term-war_token = War token
    .about = whoever wins a province at war takes it. It gives VP at the end, and different provinces give 10, 20 or 30 more
rising_sun-term-winter = Winter
    .about = the end of the game: winter cards, war tokens and sets of different provinces are scored

## The lesson: why each question matters, and what to say of another choice
rising_sun-lesson-tea = At tea everybody talks: you can offer an alliance, answer an offer, or say that you are done. An ally shares the better part of your mandates, and you of theirs.
    .other = Offers can be made and answered until everybody is done.
rising_sun-lesson-tea-1 = Each season begins with tea: find an ally. Allies share the better part of each other’s mandates, until the next tea or a betrayal. An offer is seen by the two of you alone.
    .other = You can do without an ally, but then every mandate gives others more than you.
rising_sun-lesson-tea-2 = When you have made your offers, say that you are done. Whoever gets an offer can still answer it.
    .other = You can make several offers before you are done. Others answer when they like.
rising_sun-lesson-mandate = Everybody does what a mandate says, and you and your ally do more. Choose the one whose better part helps you most.
    .other = Every mandate does something for all. Look what the others gain by it.
rising_sun-lesson-mandate-1 = Your mandate turn: you draw four tiles in secret and play one. Everybody does what it says; you and your ally do more. With Train you both pay 1 coin less for a card.
    .other = Every mandate does something for all. Choose the one whose better part helps you and your ally most.
rising_sun-lesson-train = A season card works for the rest of the game. Coins are put away when the season ends, so they are there to be spent.
    .other = You can look any card up with *What is this?*.
rising_sun-lesson-train-1 = A season card works for the rest of the game. Komainu is a monster and a shinto in one: it can go straight to a shrine. Whoever has the most figures at a shrine gets what its kami gives.
    .other = You can look any card up with *What is this?*. Coins are put away when the season ends, so spend them.
rising_sun-lesson-train-2 = Virtues reward a way of playing. Honesty pays while you are allied and keep your word: 2 VP for every mandate of yours but Betray.
    .other = Passing keeps coins for the war: they are bid there for advantages.
rising_sun-lesson-marshal = Every figure may move once, over a border or a sea route. Go where a war will be, or stay where you have most force.
    .other = You can move on until you say that you are done.
rising_sun-lesson-marshal-1 = Every figure may move once, over a border or a sea route. Go where a war will be: the flags on the map show the provinces at war, in their order.
    .other = A figure that stands where no war comes does nothing for you this season, unless you harvest there.
rising_sun-lesson-marshal-2 = You need not move everything. Leave somebody where you have most force: a Harvest pays for that.
    .other = More moves are possible until you say that you are done.
rising_sun-lesson-tsukuyomi = You have the most figures at this shrine, so its kami gives you something.
    .other = A kami never asks for anything back. Take it unless you have a reason not to.
rising_sun-lesson-tsukuyomi-1 = You have a figure at this shrine, and nobody has more there. Three times a season each kami gives something to whoever has the most figures at its shrine.
    .other = A kami never asks for anything back. Take it unless you have a reason not to.
rising_sun-lesson-tsukuyomi-2 = The same shrine, the second time this season: a figure that stays there pays again and again.
    .other = The shrine stays yours as long as nobody has more figures there.
rising_sun-lesson-mandate-2 = A Harvest brings everybody a coin, and you and your ally what every province yields in which you have most force.
    .other = Look where you have most force before you choose.
rising_sun-lesson-marshal-3 = Somebody else’s Marshal lets you move as well. If you stand well, you need not.
    .other = You moved; look again where the wars come, and in which order.
rising_sun-lesson-mandate-3 = The last mandate turn of yours in this season. After it come the kami and the wars: in a battle everybody bids coins in secret, and the most force takes the war token.
    .other = After this the wars begin. Coins that are left are for bidding.

## What a seat should know before it confirms
rising_sun-warning-betray = Nobody's figure can give way to one of your reserve now, and you have no ally, so Betray changes nothing.
