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

# Battle for Rokugan. Names are made from the ids of the rules; sentences are our own.

battle-title = Battle for Rokugan
battle-rules = Five rounds. In each, everybody places combat tokens facedown on borders and in provinces, then all are revealed and fought out. Provinces, faceup control tokens, whole territories and your secret objective give honor; most honor wins. Moves are made from the panel; `/rokugan play` takes them in notation, such as `A3 lion_capital>scorpion_north`.
battle-score = { $count } honor

## Places
battle-w-dragon = Dragon
battle-w-phoenix = Phoenix
battle-w-unicorn = Unicorn
battle-w-lion = Lion
battle-w-scorpion = Scorpion
battle-w-crane = Crane
battle-w-crab = Crab
battle-w-goldcoast = Gold Coast
battle-w-islands = Islands
battle-w-dragon_west = Dragon West (D1)
battle-c-D1 = Dragon West (D1)
battle-w-dragon_capital = Dragon Capital (D2)
battle-c-D2 = Dragon Capital (D2)
battle-w-dragon_south = Dragon South (D3)
battle-c-D3 = Dragon South (D3)
battle-w-phoenix_capital = Phoenix Capital (P1)
battle-c-P1 = Phoenix Capital (P1)
battle-w-phoenix_center = Phoenix Center (P2)
battle-c-P2 = Phoenix Center (P2)
battle-w-phoenix_coast = Phoenix Coast (P3)
battle-c-P3 = Phoenix Coast (P3)
battle-w-unicorn_capital = Unicorn Capital (U1)
battle-c-U1 = Unicorn Capital (U1)
battle-w-unicorn_west = Unicorn West (U2)
battle-c-U2 = Unicorn West (U2)
battle-w-unicorn_east = Unicorn East (U3)
battle-c-U3 = Unicorn East (U3)
battle-w-lion_west = Lion West (L1)
battle-c-L1 = Lion West (L1)
battle-w-lion_capital = Lion Capital (L2)
battle-c-L2 = Lion Capital (L2)
battle-w-lion_coast = Lion Coast (L3)
battle-c-L3 = Lion Coast (L3)
battle-w-scorpion_west = Scorpion West (S1)
battle-c-S1 = Scorpion West (S1)
battle-w-scorpion_north = Scorpion North (S2)
battle-c-S2 = Scorpion North (S2)
battle-w-scorpion_capital = Scorpion Capital (S3)
battle-c-S3 = Scorpion Capital (S3)
battle-w-crane_capital = Crane Capital (C1)
battle-c-C1 = Crane Capital (C1)
battle-w-crane_center = Crane Center (C2)
battle-c-C2 = Crane Center (C2)
battle-w-crane_south = Crane South (C3)
battle-c-C3 = Crane South (C3)
battle-w-crab_west = Crab West (K1)
battle-c-K1 = Crab West (K1)
battle-w-crab_east = Crab East (K2)
battle-c-K2 = Crab East (K2)
battle-w-crab_center = Crab Center (K3)
battle-c-K3 = Crab Center (K3)
battle-w-crab_capital = Crab Capital (K4)
battle-c-K4 = Crab Capital (K4)
battle-w-goldcoast_inland = Gold Coast Inland (G1)
battle-c-G1 = Gold Coast Inland (G1)
battle-w-goldcoast_east = Gold Coast East (G2)
battle-c-G2 = Gold Coast East (G2)
battle-w-goldcoast_south = Gold Coast South (G3)
battle-c-G3 = Gold Coast South (G3)
battle-w-islands_north = Islands North (I1)
battle-c-I1 = Islands North (I1)
battle-w-islands_west = Islands West (I2)
battle-c-I2 = Islands West (I2)
battle-w-islands_east = Islands East (I3)
battle-c-I3 = Islands East (I3)
battle-w-shadow_north = Northern Shadowlands (X1)
battle-c-X1 = Northern Shadowlands (X1)
battle-w-shadow_south = Southern Shadowlands (X2)
battle-c-X2 = Southern Shadowlands (X2)
battle-w-sea = the sea
battle-w-center = the centre
battle-border = from { $a } into { $b }
battle-centre = in { $a } ({ $b })
battle-away = { $a } to { $b }
battle-w-discard = the discard pile
battle-w-pool = the pool

## Tokens
battle-w-A1 = Army 1
battle-w-A2 = Army 2
battle-w-A3 = Army 3
battle-w-A4 = Army 4
battle-w-A5 = Army 5
battle-w-A6 = Army 6
battle-w-N1 = Navy 1
battle-w-N2 = Navy 2
battle-w-N3 = Navy 3
battle-w-S1 = Shinobi 1
battle-w-S2 = Shinobi 2
battle-w-S3 = Shinobi 3
battle-w-plus2 = Blessing 2
battle-w-plus3 = Blessing 3
battle-w-diplomacy = Diplomacy
battle-w-raid = Raid
battle-w-bluff = Bluff
battle-w-army = army
battle-w-navy = navy
battle-w-shinobi = shinobi
battle-w-blessing = blessing

battle-w-peace = Peace
battle-w-scorched_earth = Scorched Earth
battle-w-shrine = Shrine
battle-w-battlefield = Battlefield
battle-w-harbor = Harbor
battle-w-honor_1 = Honor +1
battle-w-honor_2 = Honor +2
battle-w-honor_4 = Honor 4
battle-w-defense_1 = Defense +1
battle-w-defense_2 = Defense +2

## Cards
battle-w-feats_of_engineering = Feats of Engineering
battle-w-promotion = Promotion
battle-w-code_of_honor = Code of Honor
battle-w-diplomatic_mission = Diplomatic Mission
battle-w-strength_of_purpose = Strength of Purpose
battle-w-sacred_ground = Sacred Ground
battle-w-bushido = Bushido
battle-w-honorable_fight = Honorable Fight
battle-w-aid_of_the_kami = Aid of the Kami
battle-w-bless_the_lands = Bless the Lands
battle-w-spy_network = Spy Network
battle-w-foment_rebellion = Foment Rebellion
battle-w-reinforcements = Reinforcements
battle-w-cultural_exchange = Cultural Exchange
battle-w-pirate_raids = Pirate Raids
battle-w-port_of_prosperity = Port of Prosperity
battle-w-bountiful_harvest = Bountiful Harvest
battle-w-ashigaru_levies = Ashigaru Levies
battle-w-dark_favors = Dark Favors
battle-w-purge_the_weak = Purge the Weak
battle-w-animate_the_dead = Animate the Dead
battle-w-inspire_fear = Inspire Fear

## Objectives
battle-w-rice_bowl = Rice Bowl
battle-goal-rice_bowl = the Crane capital, or two provinces of the Crane territory; 6 honor
battle-w-plains_of_battle = Plains of Battle
battle-goal-plains_of_battle = the Lion capital, or two provinces of the Lion territory; 7 honor
battle-w-last_line_of_defense = Last Line of Defense
battle-goal-last_line_of_defense = the Crab capital, or two provinces of the Crab territory; 5 honor
battle-w-great_library = Great Library
battle-goal-great_library = the Phoenix capital, or two provinces of the Phoenix territory; 7 honor
battle-w-court_of_five_winds = Court of Five Winds
battle-goal-court_of_five_winds = the Unicorn capital, or two provinces of the Unicorn territory; 6 honor
battle-w-den_of_secrets = Den of Secrets
battle-goal-den_of_secrets = the Scorpion capital, or two provinces of the Scorpion territory; 7 honor
battle-w-great_wall_of_the_north = Great Wall of the North
battle-goal-great_wall_of_the_north = the Dragon capital, or two provinces of the Dragon territory; 6 honor
battle-w-emerald_empire = Emerald Empire
battle-goal-emerald_empire = a path of six provinces that touches at least three territories; 10 honor
battle-w-way_of_the_sail = Way of the Sail
battle-goal-way_of_the_sail = six coastal provinces; 10 honor
battle-w-web_of_influence = Web of Influence
battle-goal-web_of_influence = a province in each of seven territories; 10 honor
battle-w-way_of_humility = Way of Humility
battle-goal-way_of_humility = no more provinces than anybody else; 10 honor
battle-w-reclaiming_lost_lands = Reclaiming Lost Lands
battle-goal-reclaiming_lost_lands = both Shadowlands provinces; 3 honor

## Initiative
battle-w-init_crab = Crab
battle-w-init_crane = Crane
battle-w-init_dragon = Dragon
battle-w-init_lion = Lion
battle-w-init_phoenix = Phoenix
battle-w-init_scorpion = Scorpion
battle-w-init_unicorn = Unicorn
battle-w-rise_of_an_empire = Rise of An Empire
battle-w-master_of_governance = Master of Governance
battle-w-master_of_tactics = Master of Tactics

## Stages
battle-stage-objectives = choosing objectives
battle-stage-settling = placing the starting control tokens
battle-stage-returning = upkeep
battle-stage-cards = territory cards
battle-stage-placing = placing tokens
battle-stage-favors = Dark Favors
battle-stage-looking = Scorpion looks
battle-stage-swapping = Unicorn swaps
battle-stage-over = over
battle-w-objectives = choosing objectives
battle-w-settling = placing the starting control tokens
battle-w-returning = upkeep
battle-w-cards = territory cards
battle-w-placing = placing tokens
battle-w-favors = Dark Favors
battle-w-looking = Scorpion's look
battle-w-swapping = Unicorn's swap
battle-w-over = over

## Looks
battle-w-scout = a scout
battle-w-shugenja = a shugenja
battle-w-first_player = the first player card

## Board and hand
battle-board-round = **Round { $round } of 5** · { $stage } · first player: { $first }
battle-board-seat = **{ $seat }**: { $honor } honor, { $provinces } provinces, { $hand } tokens in hand, cards: { $cards }
battle-board-province = { $province }: { $seat }{ $up ->
    [0] { "" }
   *[other] { " " }+{ $up }
}{ $special ->
    [none] { "" }
   *[other] { " " }{ $special }
}
battle-board-tokens = **Tokens:** { $tokens }
battle-hand-several = { $count } × { $name }
battle-hand-tokens = **Your hand:** { $tokens }
battle-hand-objective = **Your objective:** { $objective }: { $goal } ({ $met ->
    [yes] met as the board stands
   *[no] not met yet
})
battle-hand-dealt = **Dealt to you:** { $objective }: { $goal }
battle-hand-cards = **Your cards:** { $cards }
battle-hand-own = your
battle-hand-known = **You know:** { $tokens }
battle-hand-hand = the hand
battle-hand-peek = **Looked at** in round { $round }: { $of }, { $at }: { $faces }
battle-hand-pool = **Your pool:** { $tokens }

## The menu
# Steps whose keys are province codes; S1 is both a province and a shinobi.
battle-coded-province = yes
battle-coded-from = yes
battle-coded-board_token = yes
battle-step-from = from { $word }
battle-step-away = { $word }
battle-w-pass = Pass
battle-w-skip = Skip the placement
battle-w-only = only this one
battle-w-look = Look at another token
battle-w-strike = Reveal and discard
battle-w-peek = Look at a token
battle-w-swap = Swap two of your tokens
battle-prompt-objective = Which objective do you keep?
battle-prompt-token = Which token?
battle-prompt-territory = Which territory?
battle-prompt-province = Which province?
battle-prompt-from = From where?
battle-prompt-verb = What do you do?
battle-prompt-card = Which card?
battle-prompt-clan = Which clan?
battle-prompt-board_token = Which token on the board?
battle-prompt-away = What do you put away?

## Events
battle-event-objectives_dealt = You were dealt the objectives { $objectives }.
battle-event-objective_chosen = { $seat } has chosen an objective.
battle-event-objective_kept = You keep { $objective }.
battle-event-initiative_revealed = Initiative of round { $round }: { $card }. { $first } goes first.
battle-event-round_began = Round { $round } began.
battle-event-became_ronin = { $seat } has no province and fights as ronin.
battle-event-drew = { $seat } drew { $count ->
    [one] one token
   *[other] { $count } tokens
}.
battle-event-drew_tokens = You drew { $faces }.
battle-event-returned = { $seat } put a token back into the pool.
battle-event-returned_token = You put { $face } back.
battle-event-card_passed = { $seat } plays no card.
battle-event-card_played = { $seat } played { $card } of { $territory }.
battle-event-control_added = { $seat } put control tokens on { $province } ({ $down } facedown, { $up } faceup).
battle-event-control_paid = { $seat } paid a control token of { $province }{ $lost ->
    [yes] { " " }and lost it
   *[no] { "" }
}.
battle-event-control_cleared = { $province } lost all control tokens of { $seat }.
battle-event-control_exchanged = The control tokens of { $provinces } changed places.
battle-event-special_placed = { $special } was put on { $province }.
battle-event-special_removed = { $special } was removed from { $province }.
battle-event-token_recovered = { $seat } took { $face } from the discard pile.
battle-event-token_discarded = { $seat } discarded { $face }.
battle-event-token_pooled = { $seat } put a token from the hand into the pool.
battle-event-own_token_pooled = You put { $face } into the pool.
battle-event-hand_spied = { $seat } looked into the hand of { $of }, whose bluff is banned this round.
battle-event-hand_seen = You saw the hand of { $of }: { $faces }.
battle-event-token_inspected = { $seat } looked at the token of { $of } { $at }, by { $by }.
battle-event-face_seen = You saw the token of { $of } { $at }: { $face }.
battle-event-token_struck = { $seat } revealed and discarded the token of { $of } { $at }: { $face }.
battle-event-token_sent_back = { $seat } sent the token of { $of } { $at } back to its pool.
battle-event-bluff_set_aside = The token of { $of } { $at } was the bluff; it is set aside.
battle-event-own_token_sent_back = Your { $face } { $at } went back to your pool.
battle-event-placed = { $seat } placed a token { $at }.
battle-event-own_placed = You placed { $face } { $at }.
battle-event-blessed = { $seat } put { $face } on the token { $on }.
battle-event-animated = { $seat } brought { $face } back { $at }.
battle-event-turns_forfeited = { $seat } has nothing left to place this round.
battle-event-ability_declined = { $seat } declined the clan's ability.
battle-event-swapped = { $seat } swapped the tokens { $tokens }.
battle-event-revealed = All tokens are revealed: { $tokens }.
battle-event-revealed-tokens = { $seat } { $face } { $at }{ $blessing ->
    [0] { "" }
   *[other] { " " }+{ $blessing }
}
battle-event-bluff_returned = The bluff of { $seat } { $at } went back to the hand.
battle-event-unlawful = { $face } of { $seat } { $at } was not lawful there and is discarded.
battle-event-blessing_wasted = { $face } of { $seat } { $at } blessed nothing and is discarded.
battle-event-raid_failed = The raid of { $seat } on { $province } found no way in.
battle-event-raided = { $province } was raided by { $seats }.
battle-event-pacified = { $seat } made peace in { $province }.
battle-event-fought = Battle for { $province }: attacks { $attacks } against a defense of { $defense }; won by { $winner }.
battle-event-guarded = { $seat } guarded { $province }.
battle-event-card_claimed = { $seat } claimed the card of { $territory }.
battle-event-card_returned = { $seat } gave the card of { $territory } back.
battle-event-card_read = The card of { $territory } is { $card }.
battle-event-ended = The table is over. Honor: { $totals }. Places: { $places }. Objectives: { $objectives }.

## Refusals
battle-refusal-not_now = this does not belong to { $stage }.
battle-refusal-not_dealt = this objective was not dealt to you.
battle-refusal-settled = { $province } already belongs to { $owner }.
battle-refusal-not_in_hand = you do not have { $face } in hand.
battle-refusal-not_in_discard = { $face } is not in your discard pile.
battle-refusal-not_the_bluff = the bluff cannot be used this way.
battle-refusal-bluff_banned = Spy Network bans your bluff this round.
battle-refusal-card_not_held = you do not hold { $card }.
battle-refusal-card_spent = you have none of these left this round.
battle-refusal-no_such_token = there is no token { $at }.
battle-refusal-protected = a blessing protects the token { $at }.
battle-refusal-not_a_target = the token { $at } cannot be chosen for this.
battle-refusal-border_taken = there is already a token { $at }.
battle-refusal-closed = { $special } closes { $province }.
battle-refusal-shrine = only its controller may use the shrine of { $province }.
battle-refusal-implausible = none of your tokens could be lawful there.
battle-refusal-unlawful = { $kind } is not lawful there.
battle-refusal-ronin = a ronin may not place raids or diplomacy.
battle-refusal-wrong_place = blessings go on your own facedown tokens, other tokens on borders and centres.
battle-refusal-not_yours = { $province } is not yours.
battle-refusal-not_a_choice = { $province } cannot be chosen for this.
battle-refusal-not_an_opponent = this clan cannot be chosen.
battle-refusal-mismatch = the parts of the move do not fit together.

## Conditions of orders
battle-conditions = All conditions of an order must hold, or it is passed over. Attacked means: a clan other than its own and yours has a token against the province. Typed orders may end in them too: “if” and `mine`, `theirs`, `nobodys`, `attacked` or `quiet` before a province, several joined by “and”.
battle-prompt-condition = What must be so?
battle-w-mine = I control it
battle-w-theirs = Another clan controls it
battle-w-nobodys = Nobody controls it
battle-w-attacked = It is attacked
battle-w-quiet = It is not attacked
