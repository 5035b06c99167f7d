# Computer daimyos: their levels, thinking, hints, and the review after a table.

## Levels
level-apprentice = Apprentice
    .about = makes plausible mistakes, good for a first table
level-captain = Captain
    .about = plays sensibly
level-daimyo = Daimyo
    .about = thinks ahead before every move
level-explained = { $level }: { $about }
computer-of-level = computer daimyo ({ $level })
button-solo-apprentice = Easier: three Apprentices
button-solo-daimyo = Harder: three Daimyos
option-level = Computer daimyos: Apprentice, Captain (if you say nothing) or Daimyo
option-hints = Players may ask for hints; the result says so (off)
switch-level = Computer daimyos
switch-hints = Hints
    .about = Players may ask what a Daimyo would play in their seat. The result says so.
refused-no-such-level = There is no such level, so nothing was done. Choose one of these: { $known }.

## Thinking
waiting-seat-thinking = { $seat } (computer daimyo, thinking)

## Hints
button-hint = Hint
hint = **A Daimyo would play:** { $move }. It puts your chances to win at { $share }%. Nothing is played yet.
hint-unsure = **A Captain would play:** { $move }. A Daimyo has no opinion here. Nothing is played yet.
hints-allowed = Hints are allowed at this table: everybody may ask what a Daimyo would play in their seat, and the result says so.
hints-were-allowed = Hints were allowed at this table.
refused-no-hints = The host did not allow hints at this table, so I say nothing. Whoever opens a table can allow them: `/rokugan new hints:True`, or in the lobby.

## The review after a table
command-review = What a Daimyo thinks of your decisions, once the game is over
button-review = Review
button-review-progress = How far is it?
review-waits = I will go through your decisions at **{ $table }** as soon as there is time for it. You get the review by direct message; the button shows how far it is.
review-working = I am going through your decisions at **{ $table }**: { $done } of { $of }. You get the review by direct message; the button shows how far it is.
review-heading = **Your review of { $table }**, as { $seat }
review-about = A Daimyo looked at each of your decisions, knowing only what you knew then. These mattered most; the pictures show what you saw.
review-nothing = There was no decision of yours to look at.
review-moment = **{ $number }.** { $round ->
    [0] Decision { $decision }
   *[other] Round { $round }
}: you played *{ $played }* (chances to win: { $worth }%). A Daimyo would have played *{ $best }* (chances: { $expected }%).
review-moment-same = **{ $number }.** { $round ->
    [0] Decision { $decision }
   *[other] Round { $round }
}: you played *{ $played }*, and so would a Daimyo. What followed changed your chances from { $expected }% to { $after }%.
review-curve = Your chances to win: { $course }, in the end { $end }%.
review-round = round { $number }: { $share }%
review-decision = decision { $number }: { $share }%
review-axis = { $share }%
review-rounds = Your chances to win, by round
review-decisions = Your chances to win, by decision
