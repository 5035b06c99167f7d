# The first minute: playing at once, what a step of a move means, and the page without a token.

button-solo = Play against three computer daimyos
solo-answer = You play { $side } at **{ $table }** against { $computers ->
    [one] one computer daimyo
   *[other] { $computers } computer daimyos
}. Your first choice is below; the board is in the channel. Nothing is played before you press *Confirm*.
option-computers = Begin at once against so many computer daimyos

## One line below a question, in small letters: what the choice means. By title and kind of step.
panel-hint = -# { $hint }
battle-hint-objective = Your objective stays secret and gives its honor at the end if you meet it. One near your own capital is the easiest.
battle-hint-territory = The letter and number of a province are on the board: D1 is Dragon West. Red flowers are honor, shields are defense.
battle-hint-province = Before the first round you settle: take provinces with many flowers, next to yours. Later this says where your token goes.
battle-hint-token = It goes facedown. Armies attack from a province of yours over a land border, navies from the sea, shinobi anywhere; each defends in the middle of a province of yours. Blessings add to a facedown token of yours; the bluff only frightens.
battle-hint-from = From a neighbour of yours it attacks over that border, from the sea over the coast. In the middle it defends what is yours; shinobi and raids strike there.
battle-hint-verb = Most of the time you place a token: every player places five a round. Scouts look at a token, a shugenja removes one; they come back no more.
battle-hint-card = A card is played once and is gone; passing keeps it for a later round.
battle-hint-clan = Whom does it concern?
battle-hint-board_token = Tokens are named by where they lie.
battle-hint-away = What you put away is out of your hand.

## The page
page-heading = Welcome to Rokugan
page-text = This is a little Discord on your own machine, with the real bot in it. **Battle for Rokugan**: seven clans, thirty provinces, five rounds; everybody places tokens facedown, then all are turned over at once.
    { "" }
    Press the first button and play. Or open a table for several and sit in every seat yourself: on the left you choose who you are.
page-open = Open a table: /rokugan new
page-help = ### Your first table
    1. Press **Play against three computer daimyos**. Your private panel opens; only you can see it. *Take my turn* below the board brings it back.
    2. **Choose**, then **Confirm**. *Back* goes one step back, and nothing counts before you confirm.
    3. First you keep one of two secret **objectives**, then you put five **control tokens** into free provinces. Flowers are honor: take what has many and lies together.
    4. Each round everybody places **five combat tokens** facedown, one at a time. Attack a neighbour over a border (army), over the coast (navy) or from within (shinobi), or put a token into the middle of your own province to defend it.
    5. Then all tokens are revealed. An attack must be **higher** than the defense: tokens in the middle, +1 for each faceup control token, +2 in a capital.
    { "" }
    ### Good to know
    - The pictures are the board; press one to enlarge it. Provinces have codes: **L2** is the Lion capital.
    - *Take my turn* below the newest board opens your panel again. The same panel is in your **direct messages** with Rokugan, where nothing pushes it away.
    - A province you defend well gets a faceup control token: one honor more, and harder to take.
    - All provinces of a territory give you its **card**; the menu offers it when it may be played.
    - After five rounds: honor of provinces and faceup tokens, 5 for a whole territory, and your objective. `/rokugan rules` and `/rokugan help` say more.
