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
