# Battle for Rokugan. Names are found by the ids of the rules; each thing has one name, with the forms it needs.

battle-title = Battle for Rokugan
battle-rules = Five rounds. In each, everybody places combat tokens facedown on borders and in provinces, then all of them are revealed and fought out. Provinces, faceup control tokens, whole territories and your secret objective give honor; the most honor wins. You make moves in the panel; `/rokugan play` takes them in notation, such as `A3 L2>S2`.
battle-page-about = **Battle for Rokugan**: seven clans, thirty provinces, five rounds; everybody places tokens facedown, then all are revealed at once.
battle-page-help = ### Your first table
    1. Press **Play against three computer daimyos**. Your private panel opens; only you can see it. *Take my turn* below the board brings it back.
    2. **Choose**, then **Confirm**. *Back* goes one step back, and nothing counts until you confirm.
    3. First you keep one of two secret **objectives**, then you put five **control tokens** into free provinces. Flowers are honor: take provinces that have many and are close together.
    4. Each round everybody places **five combat tokens** facedown, one at a time. Attack a neighboring province over a border (army), over the coast (navy) or from within (shinobi), or put a token into the middle of your own province to defend it.
    5. Then all tokens are revealed. An attack must be **higher** than the defense: tokens in the middle, +1 for each faceup control token, +2 in a capital.
    { "" }
    ### Good to know
    - The pictures are the board; press one to enlarge it. Provinces have codes: **L2** is the Lion capital.
    - *Take my turn* below the newest board opens your panel again. The same panel is in your **direct messages** with Rokugan, where it stays in place.
    - A province you defend well gets a faceup control token: it gives one more honor and is harder to take.
    - If you control all provinces of a territory, you get its **card**; the menu offers it when you can play it.
    - After five rounds: honor of provinces and faceup tokens, 5 for a whole territory, and your objective. `/rokugan rules` and `/rokugan help` say more.
battle-score = { $count } honor

## Clans and territories
battle-clan-crab = Crab
    .about = each of your faceup control tokens defends with 2 instead of 1. Your own token is a Navy 3
battle-clan-crane = Crane
    .about = you win a battle in which you are tied for the highest strength. Your own token is a second Diplomacy
battle-clan-dragon = Dragon
    .about = you draw one token more, then put one of your hand back into the pool. Your own token is a Blessing +3
battle-clan-lion = Lion
    .about = your bluff in the centre of a province of yours defends it with 2, then comes home. Your own token is an Army 6
battle-clan-phoenix = Phoenix
    .about = the printed defense of a capital does not count against you. Your own token is a Blessing +3
battle-clan-scorpion = Scorpion
    .about = once a round, right after you placed a token, you may look at a facedown token of another clan. Your own token is a Shinobi 3
battle-clan-unicorn = Unicorn
    .about = before the reveal you may let two of your tokens change places. Your own token is a second Raid
battle-territory-crab = Crab lands
battle-territory-crane = Crane lands
battle-territory-dragon = Dragon lands
battle-territory-lion = Lion lands
battle-territory-phoenix = Phoenix lands
battle-territory-scorpion = Scorpion lands
battle-territory-unicorn = Unicorn lands
battle-territory-goldcoast = Gold Coast
battle-territory-islands = Islands
battle-territory-shadow_north = Northern Shadowlands
battle-territory-shadow_south = Southern Shadowlands

## Provinces, and places on the board
battle-province-dragon_west = Dragon West
battle-province-dragon_capital = Dragon Capital
battle-province-dragon_south = Dragon South
battle-province-phoenix_capital = Phoenix Capital
battle-province-phoenix_center = Phoenix Center
battle-province-phoenix_coast = Phoenix Coast
battle-province-unicorn_capital = Unicorn Capital
battle-province-unicorn_west = Unicorn West
battle-province-unicorn_east = Unicorn East
battle-province-lion_west = Lion West
battle-province-lion_capital = Lion Capital
battle-province-lion_coast = Lion Coast
battle-province-scorpion_west = Scorpion West
battle-province-scorpion_north = Scorpion North
battle-province-scorpion_capital = Scorpion Capital
battle-province-crane_capital = Crane Capital
battle-province-crane_center = Crane Center
battle-province-crane_south = Crane South
battle-province-crab_west = Crab West
battle-province-crab_east = Crab East
battle-province-crab_center = Crab Center
battle-province-crab_capital = Crab Capital
battle-province-goldcoast_inland = Gold Coast Inland
battle-province-goldcoast_east = Gold Coast East
battle-province-goldcoast_south = Gold Coast South
battle-province-islands_north = Islands North
battle-province-islands_west = Islands West
battle-province-islands_east = Islands East
battle-province-shadow_north = Northern Shadowlands
battle-province-shadow_south = Southern Shadowlands
battle-place = { $name } ({ $code })
battle-sea = the sea
battle-middle = the centre
battle-border = from { $from } into { $to }
battle-centre = in { $name } ({ $code }) ({ $whose })
battle-from = from { $from }
battle-away = { $token } to { $to }
battle-discard = the discard pile
battle-pool = the pool

## Tokens
battle-token-A1 = Army 1
battle-token-A2 = Army 2
battle-token-A3 = Army 3
battle-token-A4 = Army 4
battle-token-A5 = Army 5
battle-token-A6 = Army 6
battle-token-N1 = Navy 1
battle-token-N2 = Navy 2
battle-token-N3 = Navy 3
battle-token-S1 = Shinobi 1
battle-token-S2 = Shinobi 2
battle-token-S3 = Shinobi 3
battle-token-plus2 = Blessing +2
battle-token-plus3 = Blessing +3
battle-token-diplomacy = Diplomacy
battle-token-raid = Raid
battle-token-bluff = Bluff
battle-facedown = facedown
battle-kind-army = army
    .about = attacks over a land border from a province you control, or defends in the centre of one. Anywhere else it is discarded at the reveal
battle-kind-navy = navy
    .about = attacks over a coast from the sea, or defends in the centre of a coastal province of yours. Anywhere else it is discarded at the reveal
battle-kind-shinobi = shinobi
    .about = lies in the centre of any province: an attack if it is not yours, a defense if it is. On a border it is discarded at the reveal
battle-kind-blessing = blessing
    .about = is placed faceup on a facedown token of yours and adds its strength to an army, navy or shinobi. A blessed token cannot be looked at, discarded or moved by cards
battle-kind-diplomacy = diplomacy
    .about = in the centre of a province of yours: all tokens there and on its borders are discarded, and it has peace for the rest of the game
battle-kind-raid = raid
    .about = in the centre of a province that is not yours: if you control a neighboring province or have a shinobi there, everything in it and on its borders is discarded, and it is scorched
battle-kind-bluff = bluff
    .about = can be placed anywhere and has no strength. At the reveal it comes back to your hand; you have it every round
battle-special-peace = Peace
    .about = no token can be placed in the province or on its borders. It stays with its clan and counts at the end
battle-special-scorched_earth = Scorched Earth
    .about = nobody controls the province, and no token can be placed there or on its borders. Its territory counts without it
battle-special-shrine = Shrine
    .about = only the clan that controls the province can place tokens there or on its borders, so it cannot be attacked
battle-special-battlefield = Battlefield
    .about = raids and diplomacy do nothing here
battle-special-harbor = Harbor
    .about = the province counts as coastal: navies defend it, and attack it over its land borders
battle-special-honor_1 = Honor +1
    .about = the province is worth 1 honor more
battle-special-honor_2 = Honor +2
    .about = the province is worth 2 honor more
battle-special-honor_4 = Honor 4
    .about = the province is worth 4 honor, whatever is printed there
battle-special-defense_1 = Defense +1
    .about = 1 more defense, and 1 more honor
battle-special-defense_2 = Defense +2
    .about = 2 more defense, and 1 more honor

## Cards
battle-card-feats_of_engineering = Feats of Engineering
    .does = put a harbor into a province without a coast.
battle-card-promotion = Promotion
    .does = take an army, navy or shinobi from your discard pile, then put a token of your hand away.
battle-card-code_of_honor = Code of Honor
    .does = put Honor +1 into two provinces.
battle-card-diplomatic_mission = Diplomatic Mission
    .does = make peace in a province; if another clan controls it, two faceup control tokens go into one of yours.
battle-card-strength_of_purpose = Strength of Purpose
    .does = put a faceup control token into each of two provinces of yours.
battle-card-sacred_ground = Sacred Ground
    .does = put a shrine into a province.
battle-card-bushido = Bushido
    .does = put Honor 4 into a province.
battle-card-honorable_fight = Honorable Fight
    .does = put a battlefield into a province.
battle-card-aid_of_the_kami = Aid of the Kami
    .does = put Defense +2 into a province.
battle-card-bless_the_lands = Bless the Lands
    .does = remove scorched earth; the province is yours, with one control token facedown and one faceup.
battle-card-spy_network = Spy Network
    .does = look at the hand of another clan, which may not use its bluff this round.
battle-card-foment_rebellion = Foment Rebellion
    .does = remove a peace token; if the province is yours, it gets two faceup control tokens.
battle-card-reinforcements = Reinforcements
    .does = take two armies from your discard pile, then put two tokens of your hand away.
battle-card-cultural_exchange = Cultural Exchange
    .does = all control tokens of a province of yours and one of another clan change places.
battle-card-pirate_raids = Pirate Raids
    .does = scorch a province; if it was yours, three faceup control tokens go into another of yours.
battle-card-port_of_prosperity = Port of Prosperity
    .does = put Honor +2 into a province.
battle-card-bountiful_harvest = Bountiful Harvest
    .does = put two faceup control tokens into a province of yours.
battle-card-ashigaru_levies = Ashigaru Levies
    .does = put Defense +1 into three provinces.
battle-card-dark_favors = Dark Favors
    .does = pay a control token, look at up to four tokens, then reveal and discard one of them.
battle-card-purge_the_weak = Purge the Weak
    .does = pay a token of your hand and this placement; two tokens are revealed and discarded.
battle-card-animate_the_dead = Animate the Dead
    .does = pay a control token; a token of your discard pile comes back faceup. Then you place as usual.
battle-card-inspire_fear = Inspire Fear
    .does = pay a control token; one or two special tokens are removed.

## Objectives, each with what it asks for
battle-objective-rice_bowl = Rice Bowl
    .goal = the Crane capital, or two provinces of the Crane territory; 6 honor
battle-objective-plains_of_battle = Plains of Battle
    .goal = the Lion capital, or two provinces of the Lion territory; 7 honor
battle-objective-last_line_of_defense = Last Line of Defense
    .goal = the Crab capital, or two provinces of the Crab territory; 5 honor
battle-objective-great_library = Great Library
    .goal = the Phoenix capital, or two provinces of the Phoenix territory; 7 honor
battle-objective-court_of_five_winds = Court of Five Winds
    .goal = the Unicorn capital, or two provinces of the Unicorn territory; 6 honor
battle-objective-den_of_secrets = Den of Secrets
    .goal = the Scorpion capital, or two provinces of the Scorpion territory; 7 honor
battle-objective-great_wall_of_the_north = Great Wall of the North
    .goal = the Dragon capital, or two provinces of the Dragon territory; 6 honor
battle-objective-emerald_empire = Emerald Empire
    .goal = a path of six provinces that touches at least three territories; 10 honor
battle-objective-way_of_the_sail = Way of the Sail
    .goal = six coastal provinces; 10 honor
battle-objective-web_of_influence = Web of Influence
    .goal = a province in each of seven territories; 10 honor
battle-objective-way_of_humility = Way of Humility
    .goal = no more provinces than anybody else; 10 honor
battle-objective-reclaiming_lost_lands = Reclaiming Lost Lands
    .goal = both Shadowlands provinces; 3 honor
battle-objective-met = met as the board stands
battle-objective-open = not met yet

## Initiative cards
battle-initiative-init_crab = Crab
    .about = the Crab clan is the first player of the round in which this card is revealed
battle-initiative-init_crane = Crane
    .about = the Crane clan is the first player of the round in which this card is revealed
battle-initiative-init_dragon = Dragon
    .about = the Dragon clan is the first player of the round in which this card is revealed
battle-initiative-init_lion = Lion
    .about = the Lion clan is the first player of the round in which this card is revealed
battle-initiative-init_phoenix = Phoenix
    .about = the Phoenix clan is the first player of the round in which this card is revealed
battle-initiative-init_scorpion = Scorpion
    .about = the Scorpion clan is the first player of the round in which this card is revealed
battle-initiative-init_unicorn = Unicorn
    .about = the Unicorn clan is the first player of the round in which this card is revealed
battle-initiative-rise_of_an_empire = Rise of An Empire
    .about = whoever has the most unplayed territory cards is the first player of the round
battle-initiative-master_of_governance = Master of Governance
    .about = whoever controls the most provinces is the first player of the round
battle-initiative-master_of_tactics = Master of Tactics
    .about = whoever has the most control tokens on the board is the first player of the round

## Stages: as a heading, and as a noun within a sentence
battle-stage-objectives = Choosing objectives
    .noun = choosing objectives
    .about = everybody is dealt two secret objectives and keeps one. It gives honor at the end if it is met
battle-stage-settling = Settling provinces
    .noun = placing the starting control tokens
    .about = before the first round, everybody in turn puts a control token into a free province, one at a time
battle-stage-returning = Drawing tokens
    .noun = upkeep
    .about = at the beginning of a round everybody draws up to six tokens; Dragon draws one more and puts one back
battle-stage-cards = Territory cards
    .noun = territory cards
    .about = from round 2 on, before tokens are placed: whoever holds territory cards may play them, one at a time, until everybody passes
battle-stage-placing = Placing tokens
    .noun = placing tokens
    .about = five turns each, one token at a time, facedown. Scouts, the shugenja and some cards can be used first. The last token stays in your hand
battle-stage-favors = Dark Favors
    .noun = Dark Favors
    .about = whoever plays Dark Favors looks at up to four tokens, one after the other, then discards one of them
battle-stage-looking = Scorpion's eyes
    .noun = Scorpion's look
    .about = once a round, after a placement of its own, Scorpion may look at a facedown token of another clan
battle-stage-swapping = Unicorn's swap
    .noun = Unicorn's swap
    .about = when all tokens are placed, Unicorn may let two of its own change places. Then everything is revealed: raids, diplomacy, battles, then territory cards are claimed
battle-stage-over = The war is over
    .noun = over
    .about = honor of provinces and faceup control tokens, 5 for each whole territory, and objectives are added up; the most honor wins

## What allows a look
battle-look-scout = a scout
battle-look-first_player = the first player card
battle-look-scorpion = Scorpion

## The text board
battle-board-head = Round { $round } of 5. { $stage }.
battle-board-seat = { $seat }: { $provinces } provinces, { $honor } honor in sight, hand { $hand }, pool { $pool }, scouts { $scouts }, shugenja { $shugenja }, cards: { $cards }.
battle-board-province = { $code } { $name }: { $owner }. Honor { $honor }, defense { $defense }.{ $special } { $beside }
battle-board-inland = By { $codes }.
battle-board-coast = By { $codes } and sea.
battle-board-owner = { $seat }{ $down ->
        [0] { "" }
       *[other] , { $down } facedown
    }{ $up ->
        [0] { "" }
       *[other] , { $up } faceup
    }
battle-board-nobody = nobody
battle-board-special = { " " }{ $special }.
battle-board-tokens = Combat tokens:
battle-board-blessed = { $token } with { $blessings }
battle-board-no-tokens = No combat tokens on the board.
battle-board-objective = Your objective: { $name }, { $met }.
battle-line-land = { $seat } { $face } { $from } to { $to }
battle-line-coast = { $seat } { $face } by sea to { $to }
battle-line-center = { $seat } { $face } in { $to }

## The alternative text of a picture
battle-alt-head = Battle for Rokugan, round { $round } of 5. { $stage }.
battle-alt-seat = { $seat }: { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}, { $honor } honor ({ $codes }).
battle-alt-seat-none = { $seat }: no province.
battle-alt-empty = Empty: { $codes }.
battle-alt-tokens = Tokens: { $list }.
battle-alt-fates = Last resolution: { $list }.
battle-alt-over = Final honor: { $list }.
battle-fate-taken = { $code } taken by { $seat } { $attack } to { $defense }
battle-fate-held = { $code } held { $defense } to { $attack }
battle-fate-repelled = { $code } stayed empty { $defense } to { $attack }
battle-fate-raided = { $code } burnt
battle-fate-peace = { $code } at peace
battle-fate-guarded = { $code } guarded

## On the score sheet
battle-sheet-title = Honor of the clans
battle-sheet-flowers = Provinces
battle-sheet-faceup = Faceup
battle-sheet-territories = Territories
battle-sheet-objective = Objective
battle-sheet-total = Total

## The hand
battle-hand-several = { $count } × { $name }
battle-hand-tokens = **Your hand:** { $tokens }
battle-hand-objective = **Your objective:** { $objective }: { $goal } ({ $met ->
    [yes] met as the board stands
    [done] met
    [missed] not met
   *[no] not met yet
})
battle-hand-dealt = **Dealt to you:** { $objective }: { $goal }
battle-hand-cards = **Your cards:** { $cards }
battle-hand-own = your
battle-hand-known = **You know:** { $tokens }
battle-hand-known-token = { $whose } { $face } { $at }
battle-hand-hand = the hand
battle-hand-peek = **Looked at** in round { $round }: { $of }, { $at }: { $faces }
battle-hand-pool = **Your pool:** { $tokens }

## Menus
battle-verb-pass = Pass
battle-verb-skip = Skip the placement
battle-verb-only = only this one
battle-verb-scout = { battle-look-scout }
battle-verb-shugenja = a shugenja
battle-verb-first_player = { battle-look-first_player }
battle-verb-look = Look at another token
battle-verb-strike = Reveal and discard
battle-verb-peek = Look at a token
battle-verb-swap = Swap two of your tokens
battle-target-land = { $to } from { $from }
battle-target-sea = { $to } from the sea
battle-target-center = { $to }, in the centre
battle-detail-province = { $code } · { $owner } · defense { $defense } · honor { $honor }
battle-detail-token = { $owner } · { $face }
battle-prompt-objective = Which objective do you keep?
battle-prompt-settle = Which province do you take?
battle-prompt-return = Which token goes back?
battle-prompt-card = Which card do you play?
battle-prompt-turn = Which token do you place?
battle-prompt-recover = Which token do you take?
battle-prompt-away = What do you put away?
battle-prompt-pay_token = Which token of your hand do you pay with?
battle-prompt-pay_control = From which province do you pay a control token?
battle-prompt-target = Where does it go?
battle-prompt-bless = On which of your tokens?
battle-prompt-territory = Which territory?
battle-prompt-province = Which province?
battle-prompt-second = And which other province?
battle-prompt-reward = Which of your provinces gets the control tokens?
battle-prompt-special = Which province loses its special token?
battle-prompt-another = And which province besides?
battle-prompt-from = From where?
battle-prompt-verb = What do you do?
battle-prompt-clan = Which clan?
battle-prompt-board_token = Which token on the board?
battle-prompt-swap = With which other token of yours?
battle-prompt-condition = What must be true?

## What a question is for, and where its player is
battle-purpose-objectives = Choose your secret objective.
battle-purpose-settling = Settle: your { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} of { $all } control tokens.
battle-purpose-returning = Return one token to your pool.
battle-purpose-cards = Territory cards: play one, or pass.
battle-purpose-placing = Place a token: your { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} of { $all } this round.
battle-purpose-favors = Dark Favors: look at up to four tokens, then reveal and discard one of them.
battle-purpose-looking = The Scorpion may look at a token.
battle-purpose-swapping = The Unicorn may swap two of its tokens before all are revealed.
battle-purpose-card = { $card }: { $does }
battle-purpose-settle_later = Settle: one of your next control tokens.
battle-purpose-place_later = Place a token on a later turn.

## One line below a question: what the choice means
battle-hint-objective = Your objective stays secret and gives its honor at the end if you meet it. One near your own capital is easiest.
battle-hint-settle = Take provinces next to yours with many flowers: flowers are honor.
battle-hint-return = The Dragon draws one token more than the others and puts one back. Nobody sees which; the bluff stays in your hand.
battle-hint-token = It goes facedown. Armies attack from one of your provinces over a land border, navies from the sea, shinobi anywhere; each defends in the middle of one of your provinces. A blessing adds to one of your facedown tokens; the bluff does nothing but scare.
battle-hint-target = From a neighboring province of yours it attacks over that border, from the sea over the coast. In the centre it defends your own province; shinobi and raids strike there.
battle-hint-territory = The letter and number of a province are on the board: D1 is Dragon West. Red flowers are honor, shields are defense.
battle-hint-card = A card is played once and is gone; passing keeps it for a later round.
battle-hint-pay_control = Faceup tokens are paid first. If it was the last one there, you lose the province.
battle-hint-away = What you put away leaves your hand. The discard pile lies open; what goes to the pool stays secret.

## Facts
battle-event-objectives_dealt = You were dealt the objectives { $objectives }.
battle-event-objective_chosen = { $seat } has chosen an objective.
battle-event-objective_kept = You keep { $objective }.
battle-event-initiative_revealed = Initiative of round { $round }: { $card }. { $first } goes first.
battle-event-round_began = Round { $round } began.
battle-event-became_ronin = { $seat } has no province and plays this round as ronin.
battle-event-drew = { $seat } drew { $count ->
    [one] one token
   *[other] { $count } tokens
}.
battle-event-drew_tokens = You drew { $faces }.
battle-event-returned = { $seat } put a token back into the pool.
battle-event-returned_token = You put { $face } back.
battle-event-card_passed = { $seat } passes and plays no card.
battle-event-card_played = { $seat } played { $card } of the { $territory }.
battle-event-control_added = { $up ->
    [0] { $down ->
        [one] { $seat } placed a control token facedown on { $province }.
       *[other] { $seat } placed control tokens on { $province } ({ $down } facedown).
    }
   *[other] { $down ->
        [0] { $up ->
            [one] { $seat } placed a control token faceup on { $province }.
           *[other] { $seat } placed control tokens on { $province } ({ $up } faceup).
        }
       *[other] { $seat } placed control tokens on { $province } ({ $down } facedown, { $up } faceup).
    }
}
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
battle-event-hand_spied = { $seat } looked at the hand of { $of }, whose bluff is banned this round.
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
battle-event-animated = { $seat } brought back { $face } { $at }.
battle-event-turns_forfeited = { $seat } has nothing left to place this round.
battle-event-ability_declined = { $seat } did not use the clan's ability.
battle-event-swapped = { $seat } swapped the tokens { $tokens }.
battle-event-revealed = All tokens are revealed: { $tokens }.
battle-event-revealed-tokens = { $seat } { $face } { $at }{ $blessing ->
    [0] { "" }
   *[other] { " " }+{ $blessing }
}
battle-event-everybody_drew = { $seats } drew { $count ->
    [one] a token
   *[other] { $count } tokens
} each.
battle-event-bluff_returned = The bluff of { $seat } { $at } returned to the hand.
battle-event-unlawful = { $face } of { $seat } { $at } could not be placed there and is discarded.
battle-event-blessing_wasted = { $face } of { $seat } { $at } had nothing to bless and is discarded.
battle-event-raid_failed = The raid of { $seat } on { $province } failed: it had no shinobi there and no neighboring province.
battle-event-raided = { $province } was raided by { $seats }.
battle-event-pacified = { $seat } made peace in { $province }.
battle-event-fought = Battle for { $province }: attacks { $attacks } against a defense of { $defense }; won by { $winner }.
battle-event-guarded = { $seat } guarded { $province }.
battle-event-card_claimed = { $seat } claimed the card of the { $territory }.
battle-event-card_returned = { $seat } gave the card of the { $territory } back.
battle-event-card_read = The card of the { $territory } is { $card }.
battle-event-ended = The game is over. Honor: { $totals }. Places: { $places }. Objectives: { $objectives }.

## Refusals
battle-refusal-not_now = this is not possible during { $stage }.
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
battle-refusal-closed = { $province } is closed by { $special }.
battle-refusal-shrine = only its controller may use the shrine of { $province }.
battle-refusal-implausible = none of your tokens could be placed there.
battle-refusal-unlawful = { $kind } cannot be placed there.
battle-refusal-ronin = a ronin may not place raids or diplomacy.
battle-refusal-wrong_place = blessings go on your own facedown tokens, other tokens on borders and centres.
battle-refusal-not_yours = { $province } is not yours.
battle-refusal-not_a_choice = { $province } cannot be chosen for this.
battle-refusal-not_an_opponent = this clan cannot be chosen.
battle-refusal-mismatch = the parts of this move do not go together.

## Conditions of orders
battle-conditions = If one of its conditions does not hold, an order is skipped. A province is attacked if a clan other than its owner and you has a token aimed at it. You can also type conditions at the end of an order: “if”, then `mine`, `theirs`, `nobodys`, `attacked` or `quiet` and a province; join several with “and”.
battle-condition-mine = I control it
battle-condition-theirs = Another clan controls it
battle-condition-nobodys = Nobody controls it
battle-condition-attacked = It is attacked
battle-condition-quiet = It is not attacked

## The resolution, in a post of its own: one line for each province
battle-moment = **All tokens are revealed.**
battle-moment-stage = The reveal
battle-moment-group-taken = Taken
battle-moment-group-held = Held
battle-moment-group-nothing = Nothing happened
battle-moment-group-other = Raids and peace
battle-moment-group-lost = Tokens lost or sent home
battle-moment-group-cards = Territory cards
battle-moment-taken = { $province }: { $winner }{ $free ->
    [yes] { "" }
   *[no] { " " }from { $from }
}, { $attacks } against { $defense }
battle-moment-held = { $province }: { $defender }, { $defense } against { $attacks }
battle-moment-guarded = { $province }: { $seat }, not attacked
battle-moment-repelled = { $province }: { $attacks } against { $defense }, nobody got in
battle-moment-raided = { $province }: burnt by { $seats }
battle-moment-pacified = { $province }: peace, by { $seat }
battle-moment-unlawful = { $seat } { $face } { $at }: { $why }
battle-moment-blessing_wasted = { $seat } { $face } { $at }: nothing to bless
battle-moment-raid_failed = { $seat } Raid in { $province }: no shinobi there and no province next to it
battle-moment-token = { $seat } { $face }
battle-moment-burnt = In the raid on { $province }: { $tokens }
battle-moment-calmed = By the peace in { $province }: { $tokens }
battle-moment-bluffs = Bluffs back in hand: { $seats }
battle-reason-army = an army attacks over a land border of an own province
battle-reason-navy = a navy attacks from the sea
battle-reason-shinobi = a shinobi goes into a province, not on a border
battle-reason-blessing = a blessing goes on an own token
battle-reason-diplomacy = diplomacy goes into an own province
battle-reason-raid = a raid goes into a province
battle-reason-bluff = a bluff goes home

## Switches, in the lobby
battle-option-deliberately_illegal_placement = Illegal placements as bluffs
    .about = A facedown token may lie where its kind may not; at the reveal it is discarded.
battle-option-plausible_slot_required = Plausible borders only
    .about = A facedown token may only go where some token of its owner could be legal.
battle-option-legality_checked_at_reveal = Legality at the reveal
    .about = On: judged at the reveal. Off: as it was when the token was placed.
battle-option-raid_condition_checked_at_reveal = Raids all at once
    .about = On: all raids are judged before any takes effect. Off: one after the other.
battle-option-attack_removed_before_battle_counts_as_defense = Removed attacks count as defended
    .about = An attack discarded before the battles earns the controller a faceup token.
battle-option-lion_bluff_alone_counts_as_unattacked_defense = Lion's bluff guards alone
    .about = An unattacked Lion bluff in an own province earns a faceup token.
battle-option-crane_tie_between_attackers = Crane wins ties of attackers
    .about = Crane also wins when tied with another attacker, and against an equal empty province.
battle-option-phoenix_ignores_only_for_itself = Phoenix ignores capitals alone
    .about = The capital bonus still counts against others who attack beside Phoenix.
battle-option-discarded_bluff_unusable_same_round = Struck bluffs rest
    .about = A bluff that leaves the board during placement is out until the next round.
battle-option-tied_first_player_last = First player loses ties of initiative
    .about = On an initiative tie the current first player is considered last.
battle-option-shadowlands_cards_swapped = Shadowlands cards swapped
    .about = The two Shadowlands territories exchange their pairs of cards.
battle-option-final_tie_break = Ties at the end
    .about = How equal honor at the end is settled.
    .territories_then_provinces = most territories, then provinces
    .shared = shared victory

## The end card
battle-reckoning = **{ $seat }** { $total }: provinces { $flowers }, faceup tokens { $faceup }, territories { $territories }, objective { $objective }.
battle-reckoning-met = *{ $name }* was met: { $goal }
battle-reckoning-missed = *{ $name }* was not met: { $goal }

## The legend
battle-legend-cloth = Colour, pattern and crest of the clan that controls a province. Bare paper is empty.
battle-legend-facedown = Control token, facedown. A small number counts several.
battle-legend-faceup = Control token, faceup: it adds defense and honor.
battle-legend-worth = Honor that the province gives now.
battle-legend-defense = Defense of the province now.
battle-legend-capital = A capital.
battle-legend-hidden = Combat token, facedown. Its tip points at the target.
battle-legend-own = A facedown token whose face you know: your own. Others see only the crest.
battle-legend-peeked = The eye: you have looked at this token of somebody else.
battle-legend-open = White: it lies faceup for everybody.
battle-legend-centre = A token in the middle of a province.
battle-legend-blessing = A blessing on the token below.
battle-legend-special = Special tokens: more honor or defense, a shrine, a harbor, a battlefield. A knot is peace.
battle-legend-scorched = Scorched earth; the province is grey.
battle-legend-taken = Last resolution: taken by this clan, attack and defense.
battle-legend-held = Last resolution: held, defense and attack.
battle-legend-card = The territory's card is still in its place.
battle-legend-held_card = This clan has the territory's card. A faint cross: it was played.
battle-legend-row = In a clan's row: provinces, tokens in hand, in the pool, scouts, shugenja.
battle-legend-entrance = You can place a token on this border, or in the middle. The tip points at the target.

## The reference: what kinds of things there are, what is said of those that have no text of their own, and terms
battle-thing-clan = Clan
battle-thing-territory = Territory
battle-thing-province = Province
battle-thing-token = Combat token
battle-thing-special = Special token
battle-thing-card = Territory card of the { $territory }
battle-thing-objective = Secret objective
battle-thing-initiative = Initiative card
battle-thing-stage = Phase
battle-thing-term = Term
battle-about-territory = { $provinces }. Whoever controls all of it gets its card, { $cards }; { $shadow ->
    [yes] it gives no honor at the end
   *[no] at the end it gives 5 honor
}
battle-about-province = { $code }, { $territory }; { $honor } honor, { $defense } defense; next to { $codes }{ $coast ->
    [yes] { " " }and the sea
   *[no] { "" }
}
battle-about-token = { $strength ->
    [0] { $does }
   *[other] strength { $strength }; { $does }
}
battle-term-control = Control token
    .about = whoever has control tokens in a province controls it. Facedown they only show whose it is; each faceup one defends with 1 and gives 1 honor. You get one for holding or guarding a province
battle-term-scout = Scout
    .about = you have two for the whole game. Before you place a token, look at a facedown token of another clan; only you see it
battle-term-shugenja = Shugenja
    .about = you have one for the whole game. Before you place a token, reveal a token of another clan and discard it
battle-term-first_player = First player card
    .about = with three or more players: once a round, before placing, the first player looks at any token, which then goes back to its owner's pool
battle-term-capital = Capital
    .about = each clan has one, with 2 defense in print. You begin with a control token in yours
battle-term-ronin = Ronin
    .about = whoever controls no province when a round begins. A ronin attacks with armies over any land border and cannot place raids or diplomacy
battle-term-honor = Honor
    .about = what wins the game: the flowers of your provinces, 1 for each faceup control token, 5 for each whole territory, and your objective. The Shadowlands give none
battle-term-defense = Defense
    .about = what an attack must exceed: your tokens in the centre, 1 for each faceup control token, what special tokens give, and the number printed in the province

## The lesson: why each question matters, and what to say of another choice
battle-lesson-objectives = You are dealt two secret objectives and keep one. Take the one that fits the provinces you can reach.
    .other = Look at your objective again when you choose where to attack.
battle-lesson-objectives-1 = You are dealt two secret objectives and keep one. Take one that fits where you are: Last Line of Defense asks for the Crab capital or two Crab provinces, and your capital is yours from the start.
    .other = The other one can be worth more, but it asks for provinces all over the map. Look at it again when you choose where to attack.
battle-lesson-settling = Provinces that lie together protect each other, and flowers are honor. Count the flowers, and look which territory you could complete.
    .other = Every free province is worth something. What matters is whom you have for a neighbor.
battle-lesson-settling-1 = Everybody puts control tokens into free provinces, one at a time. Provinces that lie together protect each other, because tokens attack over borders. Begin next to your capital.
    .other = A province far from your capital is hard to reach and hard to defend. Put the next ones close to each other.
battle-lesson-settling-2 = Flowers are honor, and the most honor wins. Whoever holds a whole territory gets 5 honor more at the end, and its card.
    .other = Count the flowers, and look which territory you could complete.
battle-lesson-settling-3 = Go on next to what you have. Whoever holds all of a territory after the round gets its card.
    .other = Somebody else may take it now. A territory counts only if you hold all of it.
battle-lesson-settling-4 = The Gold Coast is next door and rich. A province on the coast can also be reached by navies, yours and theirs.
    .other = Every free province is worth something. What matters is whom you have for a neighbor.
battle-lesson-settling-5 = The last one. What stays empty now can be taken by the first attack that is stronger than its printed defense.
    .other = That is yours now. Empty provinces are easy prey in the first round.
battle-lesson-placing = A token must be able to decide something: an attack that is higher than the defense, or a defense where others can reach you.
    .other = Everybody sees where your token lies, and nobody sees what it is.
battle-lesson-placing-1 = Now tokens are placed facedown, five by each player. Everybody sees where they lie, nobody sees what they are. An attack must be higher than the defense. Your strongest army goes over a border into a rich neighbor that has only one control token.
    .other = An army lies on a border to attack, or in the middle of your own province to defend. Anything else would be discarded.
battle-lesson-placing-2 = A blessing lies faceup on a token and adds 2 to it. It also protects it: nobody can look at it or remove it with a card. Put it on your attack.
    .other = A blessing counts only on an army, a navy or a shinobi, so place it once you know which fight matters.
battle-lesson-placing-3 = Attack is not all. A token in the middle of your own province defends it, and if it holds or is not attacked at all, you get a faceup control token: 1 honor and 1 defense more. Your capital already has 2 defense in print.
    .other = Look what others can reach: a province with enemy borders and no token is what they will take.
battle-lesson-placing-4 = Navies come from the sea and need no neighboring province. This one is your clan’s own token, stronger than anybody else’s.
    .other = A navy attacks any coast that is free, or defends a coastal province of yours.
battle-lesson-placing-5 = Your bluff. It has no strength and comes back at the reveal, but the others do not know: where it lies, they must expect an attack, and nobody else can use this border. The token you keep stays in your hand for the next round.
    .other = You have the bluff every round. On a border it also keeps others from attacking you over it.

## Before a placement is confirmed
battle-warning-doomed = { $token } cannot do anything there: it will be discarded at the reveal. The others do not know, so it can still mislead them.
battle-warning-bluff = A bluff: it has no strength, and comes back to your hand at the reveal.
battle-warning-blessing = { $token } does not fight, so the blessing on it will be lost at the reveal.
