# Battle for Rokugan: names, the picture's few words, alternative text and text board.

# Clans
clan-crab = Crab
clan-crane = Crane
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phoenix
clan-scorpion = Scorpion
clan-unicorn = Unicorn

# Territories
territory-crab = Crab lands
territory-crane = Crane lands
territory-dragon = Dragon lands
territory-lion = Lion lands
territory-phoenix = Phoenix lands
territory-scorpion = Scorpion lands
territory-unicorn = Unicorn lands
territory-goldcoast = Gold Coast
territory-islands = Islands
territory-shadow_north = Shadowlands North
territory-shadow_south = Shadowlands South

# Provinces
province-dragon_west = Dragon West
province-dragon_capital = Dragon Capital
province-dragon_south = Dragon South
province-phoenix_capital = Phoenix Capital
province-phoenix_center = Phoenix Center
province-phoenix_coast = Phoenix Coast
province-unicorn_capital = Unicorn Capital
province-unicorn_west = Unicorn West
province-unicorn_east = Unicorn East
province-lion_west = Lion West
province-lion_capital = Lion Capital
province-lion_coast = Lion Coast
province-scorpion_west = Scorpion West
province-scorpion_north = Scorpion North
province-scorpion_capital = Scorpion Capital
province-crane_capital = Crane Capital
province-crane_center = Crane Center
province-crane_south = Crane South
province-crab_west = Crab West
province-crab_east = Crab East
province-crab_center = Crab Center
province-crab_capital = Crab Capital
province-goldcoast_inland = Gold Coast Inland
province-goldcoast_east = Gold Coast East
province-goldcoast_south = Gold Coast South
province-islands_north = Islands North
province-islands_west = Islands West
province-islands_east = Islands East
province-shadow_north = Shadowlands North
province-shadow_south = Shadowlands South

# Special tokens
special-peace = peace
special-scorched_earth = scorched earth
special-shrine = shrine
special-battlefield = battlefield
special-harbor = harbor
special-honor_1 = honor +1
special-honor_2 = honor +2
special-honor_4 = honor 4
special-defense_1 = defense +1
special-defense_2 = defense +2

# Combat tokens
face-army-1 = army 1
face-army-2 = army 2
face-army-3 = army 3
face-army-4 = army 4
face-army-5 = army 5
face-army-6 = army 6
face-navy-1 = navy 1
face-navy-2 = navy 2
face-navy-3 = navy 3
face-shinobi-1 = shinobi 1
face-shinobi-2 = shinobi 2
face-shinobi-3 = shinobi 3
face-blessing-2 = blessing +2
face-blessing-3 = blessing +3
face-diplomacy-0 = diplomacy
face-raid-0 = raid
face-bluff-0 = bluff
face-hidden = facedown

# Stages
stage-objectives = Choosing objectives
stage-settling = Settling provinces
stage-returning = Drawing tokens
stage-cards = Territory cards
stage-placing = Placing tokens
stage-favors = Dark Favors
stage-looking = Scorpion's eyes
stage-swapping = Unicorn's swap
stage-over = The war is over

# On the picture
round = Round
to-act = { $who } to act
waiting-for = { $count } to act
your-hand = Your hand
your-objective = Your objective
objective-met = met as the board stands
objective-open = not met yet
sheet-title = Honor of the clans
sheet-flowers = Provinces
sheet-faceup = Faceup
sheet-territories = Territories
sheet-objective = Objective
sheet-total = Total

# Objectives
objective-rice_bowl = Rice Bowl
objective-plains_of_battle = Plains of Battle
objective-last_line_of_defense = Last Line of Defense
objective-great_library = Great Library
objective-court_of_five_winds = Court of Five Winds
objective-den_of_secrets = Den of Secrets
objective-great_wall_of_the_north = Great Wall of the North
objective-emerald_empire = Emerald Empire
objective-way_of_the_sail = Way of the Sail
objective-web_of_influence = Web of Influence
objective-way_of_humility = Way of Humility
objective-reclaiming_lost_lands = Reclaiming Lost Lands

# Alternative text
alt-head = Battle for Rokugan, round { $round } of 5. { $stage }.
alt-turn = To act: { $who }.
alt-seat = { $clan }: { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}, { $honor } honor ({ $codes }).
alt-seat-none = { $clan }: no province.
alt-empty = Empty: { $codes }.
alt-tokens = Tokens: { $list }.
alt-changed = New: { $list }.
alt-fates = Last resolution: { $list }.
alt-over = Final honor: { $list }.
alt-area = Part shown: { $area }.
alt-hand = Your hand: { $list }.
alt-more = …

# One line of a list
token-land = { $clan } { $face } { $from } to { $to }
token-coast = { $clan } { $face } by sea to { $to }
token-center = { $clan } { $face } in { $to }
fate-taken = { $code } taken by { $clan } { $attack } to { $defense }
fate-held = { $code } held { $defense } to { $attack }
fate-repelled = { $code } stayed empty { $defense } to { $attack }
fate-raided = { $code } burnt
fate-peace = { $code } at peace
fate-guarded = { $code } guarded

# Text board
board-head = Round { $round } of 5. { $stage }.
board-first = First player: { $who }.
board-seat = { $clan }: { $provinces } provinces, { $honor } honor in sight, hand { $hand }, pool { $pool }, scouts { $scouts }, shugenja { $shugenja }, cards: { $cards }.
board-province = { $code } { $name }: { $owner }. Honor { $honor }, defense { $defense }.{ $extra }
board-owner = { $clan }, { $down } facedown, { $up } faceup
board-nobody = nobody
board-special = { " " }{ $special }.
board-tokens = Combat tokens:
board-blessed = { $token } with { $blessings }
board-no-tokens = No combat tokens on the board.
board-none = none
board-hand = Your hand: { $list }.
board-objective = Your objective: { $name }, { $met }.
