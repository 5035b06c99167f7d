# Time: pace, clocks, reminders, absence, open seats, votes.

## Pace
time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] one day
   *[other] { $count } days
}
pace-relaxed = relaxed
pace-daily = daily
pace-brisk = brisk
pace-live = live
pace-custom = own
pace-none = none
pace = { $name } (up to { $most } for a turn)
agreement = Pace: { $pace }. Quick turns save time for slow ones. When time runs out, a computer daimyo makes that one move; after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns in a row
} it holds the seat until its player is back.
agreement-none = Pace: { $pace }. Nobody is timed.

## Buttons
button-back-again = I am back
button-back-to = Back to { $table }
button-open = Play { $table }
button-take = Take this seat
button-yes = Yes
button-no = No
button-snooze = Remind me later

## Who is waited for
waiting-seat = { $seat } ({ $who })
waiting-seat-until = { $seat } ({ $who }) until { $until }
post-waiting-timed = Waiting for { $seats }.
post-waiting-paused = Waiting for { $seats }. The clocks stand still.
post-reminder = { $who }, the table waits for { $side } until { $until }. Then a computer daimyo moves for you.

## What happens to a table
notice-expired = Nobody began **{ $table }** for two weeks, so it is closed. `/rokugan new` opens another.
notice-time-ran-out = Time ran out for { $side }: a computer daimyo made this one move ({ $missed } of { $misses } before it holds the seat).
notice-held = Time ran out for { $side } again: a computer daimyo made the move and holds the seat until its player presses *I am back*. The others may vote for a new player with `/rokugan replace`.
notice-returned = The player of { $side } is back.
notice-deserted = Computer daimyos hold every seat, so the table waits. Any of its players can press *I am back* until <t:{ $until }:f> (<t:{ $until }:R>); then it ends without a result.
notice-deserted-end = Nobody came back to **{ $table }**, so it ended without a result.
notice-away = The player of { $side } is away until <t:{ $until }:f> (<t:{ $until }:R>); their clock stands still.
notice-open-seat = **Open seat:** a computer daimyo plays { $side } at **{ $table }** until somebody takes the seat. Whoever does learns what it knows.
notice-voted-out = The table voted for a new player for { $side }.
notice-vote-opened = **Vote:** { $motion ->
    [pause] let all clocks stand still for up to a week?
    [resume] let the clocks go on?
    [extend] give everybody who is waited for as much time again?
    [replace] find a new player for { $side }?
   *[end] end the table without a result?
} { $needed } of { $voters } players must say yes, until <t:{ $until }:f> (<t:{ $until }:R>).
notice-vote-failed = No majority to { $motion ->
    [pause] pause
    [resume] go on
    [extend] give more time
    [replace] find a new player for { $side }
   *[end] end the table
}; nothing changes.
notice-paused = By vote the clocks stand still until <t:{ $until }:f> (<t:{ $until }:R>), or until a vote lets them go on. You can play all the same.
notice-resumed = The clocks go on.
notice-extended = By vote everybody who is waited for has as much time again.
notice-ended-by-vote = By vote **{ $table }** ended without a result.

## Direct messages
reminder = { $tables ->
    [one] A table waits for you.
   *[other] { $tables } tables wait for you.
}
reminder-last = **Your time is nearly over.**
reminder-downtime = I was not running for a while. That time does not count: your clocks were moved by it.
reminder-digest = Your digest: { $tables ->
    [one] one table waits for you.
   *[other] { $tables } tables wait for you.
}
reminder-back = Your absence is over and your clocks go on.
reminder-else = When time runs out, a computer daimyo makes that one move for you.
missed-act = a computer daimyo played `{ $notation }` for you
missed-list = your list was sealed as it stood
missed = Your time ran out, so { $what }. It was turn { $missed } of { $misses } in a row; then it holds your seat until you are back.
missed-held = Your time ran out, so { $what }. A computer daimyo holds your seat now. One press and it is yours again.
taken-over = You play { $side } at **{ $table }** from now on. This is what your seat knows; `/rokugan log` has all it has seen.

## Answers
back-answer = Welcome back, the seat is yours.
snoozed-answer = I will remind you { $until }.
away-answer = You are away until { $until }. Your clocks stand still until then, except at live tables. `/rokugan away until:now` ends it.
home-answer = You are not away any more. Your clocks go on.
took-answer = You play { $side } at **{ $table }**. I have sent you what the seat knows.
opened-seat-answer = { $side } waits for a new player.
habits-answer = Your time zone: { $zone }. Quiet hours: { $quiet }. Digest instead of pings: { $digest }.
mine-heading = Your tables
mine-your-turn-until = it is your turn, until { $until }
mine-held = a computer daimyo holds your seat; *I am back* gives it to you
propose-prompt = Propose to the table …
motion-pause = Pause: let the clocks stand still
motion-resume = Go on: let the clocks run again
motion-extend = More time for those who are waited for
motion-replace = A new player for { $side }
motion-end = End the table without a result
tally-open = Your vote counts. { $yes } of { $needed } needed have said yes so far.
tally-passed = Your vote counts, and with it the motion has passed.
tally-failed = Your vote counts. There is no majority, so nothing changes.

## Refusals
refused-no-such-pace = I do not know this pace. Choose relaxed, daily, brisk, live or none, or a time from 5m to 14d, such as `90m`, `36h` or `3d`.
refused-no-such-time = I cannot read this time. Write a length such as `12h` or `3d`, or a moment such as `2026-05-01` or `2026-05-01 18:00`; a time of day is `18:00`.
refused-no-such-hours = I cannot read these quiet hours. Write them as `22-8` or `22:30-7:15`, at most twelve hours, or `off`.
refused-no-such-zone = There is no such time zone. Choose one from the list, such as Europe/Warsaw.
refused-needs-zone = I do not know your time zone, so I cannot tell when these hours are. Set `zone` too.
refused-away-too-short = An absence lasts at least an hour and ends in the future. Choose a later time.
refused-away-too-long = You have { $hours } hours of absence left, and this is longer. Every two days give one back, up to a week. Choose an earlier return; or ask the table for a pause with `/rokugan status`.
refused-not-away = You are not away, so there is nothing to end.
refused-no-snooze = I cannot remind you later: you put it off twice already, or the time is nearly over, or nothing waits for you. `/rokugan mine` shows what does.
refused-no-open-seat = No seat of this table waits for a newcomer. It may have been taken a moment ago; `/rokugan board` lets you watch.
refused-held-seat = A computer daimyo holds your seat, so you cannot vote. Press *I am back* in `/rokugan mine` first.
refused-vote-open = The table is voting already. Say yes or no to that first; its post has the buttons.
refused-vote-over = This vote is over, so nothing was counted. `/rokugan status` shows where the table stands.
refused-cannot-propose = This cannot be proposed now. A player can be voted out only when they missed a turn or their seat is held; `/rokugan status` lists what can be proposed.

## Commands
command-away = Let your clocks stand still while you are away
option-until = Until when: 12h, 3d, 2026-05-01, or now to end it
option-pace = Time for a turn: relaxed, daily, brisk, live, none, or like 36h
option-misses = After how many missed turns a computer daimyo holds a seat (2)
option-zone = Your time zone
option-quiet = Your quiet hours, such as 22-8, or off
option-digest = One digest a day at this time instead of pings, such as 18:00, or off
option-replace-user = Who takes the seat; leave out to open it to whoever comes

## Help
help-time = **Time:** every turn has the time the table agreed on; quick turns save some for slow ones. I remind you at half time and before the end; then a computer daimyo makes that one move, and after some misses it holds your seat until you press *I am back*. Your quiet hours, your time zone and a daily digest: `/rokugan settings`. Going away: `/rokugan away`.
help-vote = **Somebody is gone, or all need a break:** `/rokugan status` lets you propose a pause, more time, a new player or the end; the majority decides.
