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
pace-custom = custom
pace-none = none
pace = { $name } (up to { $most } per turn)
agreement = Pace: { $pace }. Quick turns save time for slow ones. When time runs out, a computer daimyo makes that one move; after { $misses ->
    [one] one missed turn
   *[other] { $misses } missed turns in a row
} it holds the seat until its player returns.
agreement-none = Pace: { $pace }. There is no time limit.

## Buttons
button-back-again = I am back
button-back-to = Back to { $table }
button-open = Play { $table }
button-take = Take this seat
button-yes = Yes
button-no = No
button-snooze = Remind me later

## Who the table is waiting for
waiting-seat = { $seat } ({ $who })
waiting-seat-until = { $seat } ({ $who }), due { $until }
post-waiting-timed = Waiting for { $seats }.
post-waiting-paused = Waiting for { $seats }. The clocks are stopped.
post-reminder = { $who }, the table is waiting for { $side } until { $until }. After that, a computer daimyo moves for you.

## What happens to a table
notice-expired = **{ $table }** was closed: it was not started within two weeks. `/rokugan new` opens another table.
notice-time-ran-out = Time ran out for { $side }: a computer daimyo made this one move (missed turn { $missed } of { $misses } before it holds the seat).
notice-held = Time ran out for { $side } again: a computer daimyo made the move and holds the seat until its player presses *I am back*. The others can vote for a new player with `/rokugan manage replace`.
notice-returned = The player of { $side } is back.
notice-deserted = Computer daimyos hold every seat, so the table waits. Any of its players can press *I am back* until <t:{ $until }:f> (<t:{ $until }:R>); after that it ends without a result.
notice-deserted-end = Nobody came back to **{ $table }**, so it ended without a result.
notice-away = The player of { $side } is away until <t:{ $until }:f> (<t:{ $until }:R>); their clock is stopped.
notice-open-seat = **Open seat:** a computer daimyo plays { $side } at **{ $table }** until somebody takes the seat. Whoever takes it learns what the seat knows.
notice-voted-out = The table voted for a new player for { $side }.
notice-vote-opened = **Vote:** { $motion ->
    [pause] stop all clocks for up to a week?
    [resume] start the clocks again?
    [extend] give everybody the table is waiting for the time of one more turn?
    [replace] find a new player for { $side }?
   *[end] end the table without a result?
} { $needed } of { $voters } players must say yes by <t:{ $until }:f> (<t:{ $until }:R>).
notice-vote-failed = No majority to { $motion ->
    [pause] pause
    [resume] start the clocks again
    [extend] give more time
    [replace] find a new player for { $side }
   *[end] end the table
}; nothing changes.
notice-paused = The table voted to stop the clocks until <t:{ $until }:f> (<t:{ $until }:R>), or until a vote starts them again. You can still play.
notice-resumed = The clocks are running again.
notice-extended = The table voted for more time: everybody it is waiting for gets the time of one more turn.
notice-ended-by-vote = The table voted to end **{ $table }** without a result.

## Direct messages
reminder = { $tables ->
    [one] A table is waiting for you.
   *[other] { $tables } tables are waiting for you.
}
reminder-last = **Your time is almost up.**
reminder-downtime = I was not running for a while. That time does not count: your turns end that much later.
reminder-digest = Your digest: { $tables ->
    [one] one table is waiting for you.
   *[other] { $tables } tables are waiting for you.
}
reminder-back = Your absence is over, and your clocks are running again.
reminder-else = If time runs out, a computer daimyo makes that one move for you.
missed-act = a computer daimyo played this for you: { $move }
missed-list = your list was sealed as it stood
missed = Your time ran out, so { $what }. That was missed turn { $missed }; after { $misses } in a row, a computer daimyo holds your seat until you are back.
missed-held = Your time ran out, so { $what }. A computer daimyo holds your seat now. One press gives it back to you.
taken-over = You play { $side } at **{ $table }** from now on. This is what your seat knows; `/rokugan log` shows everything it has seen.

## Answers
back-answer = Welcome back, the seat is yours.
snoozed-answer = I will remind you { $until }.
away-answer = You are away until { $until }. Your clocks are stopped until then, except at live tables. `/rokugan away until:now` ends your absence.
home-answer = You are no longer away. Your clocks are running again.
took-answer = You play { $side } at **{ $table }**. I have sent you what the seat knows.
opened-seat-answer = { $side } is open to a new player.
habits-answer = Your time zone: { $zone }. Quiet hours: { $quiet }. Digest instead of pings: { $digest }.
mine-heading = Your tables
mine-your-turn-until = it is your turn, until { $until }
mine-held = a computer daimyo holds your seat; *I am back* gives it back to you
propose-prompt = Propose to the table …
motion-pause = Pause: stop the clocks
motion-resume = Resume: start the clocks again
motion-extend = More time for everybody the table is waiting for
motion-replace = A new player for { $side }
motion-end = End the table without a result
tally-open = Your vote is counted. So far { $yes } of { $needed } votes needed are in favor.
tally-passed = Your vote is counted, and the motion has passed.
tally-failed = Your vote is counted. There is no majority, so nothing changes.

## Refusals
refused-no-such-pace = I do not know this pace. Choose relaxed, daily, brisk, live or none, or a time from 5m to 14d, such as `90m`, `36h` or `3d`.
refused-no-such-time = I cannot read this time. Write a length such as `12h` or `3d`, a date such as `2026-05-01` or `2026-05-01 18:00`, or a time of day such as `18:00`.
refused-no-such-hours = I cannot read these quiet hours. Write them as `22-8` or `22:30-7:15`, at most twelve hours, or `off`.
refused-no-such-zone = There is no such time zone. Choose one from the list, such as Europe/Warsaw.
refused-needs-zone = I do not know your time zone, so I cannot tell when these hours are. Set `zone` too.
refused-away-too-short = An absence has to end at least an hour from now. Choose a later time.
refused-away-too-long = You have { $hours } hours of absence left, and this is longer. You get one day back for every two days, up to a week. Choose an earlier return, or ask the table for a pause with `/rokugan status`.
refused-not-away = You are not away, so there is nothing to end.
refused-no-snooze = I cannot remind you later: you have put it off twice already, your time is almost up, or no table is waiting for you. `/rokugan mine` shows which are.
refused-no-open-seat = No seat at this table is open. It may have been taken a moment ago; `/rokugan board` lets you watch.
seat-needs-vote = Somebody plays there, so the table decides. A vote is open in the channel.
refused-never-met = That person has never used me, so I do not write to them. Open the seat with `/rokugan manage replace` without a name; they can take it by its button.
refused-held-seat = A computer daimyo holds your seat, so you can neither vote nor play. Press *I am back* in `/rokugan mine` first.
refused-vote-open = The table is already voting. Answer that vote first; its post has the buttons.
refused-vote-over = This vote is over, so nothing was counted. `/rokugan status` shows where the table stands.
refused-cannot-propose = You cannot propose this now. A player can be voted out only after they missed a turn or while a computer daimyo holds their seat; `/rokugan status` lists what you can propose.

## Commands
command-away = Stop your clocks while you are away
option-until = Until when: 12h, 3d, 2026-05-01, or now to end it
option-pace = Time per turn: relaxed, daily, brisk, live, none, or a time such as 36h
option-misses = Missed turns in a row before a computer daimyo holds the seat (2)
option-zone = Your time zone
option-quiet = Your quiet hours, such as 22-8; or off
option-digest = One digest a day at this time instead of pings, such as 18:00; or off
option-manage-replace-user = Who takes the seat; leave it out to open the seat to anybody

## Help
help-time = **Time:** every turn has the time limit the table agreed on, and quick turns save time for slow ones. I remind you halfway through and before the end. If time runs out, a computer daimyo makes that one move; after several missed turns it holds your seat until you press *I am back*. Set your time zone, quiet hours and a daily digest with `/rokugan settings`. Going away? `/rokugan away`.
help-vote = **Somebody is gone, or we all need a break:** with `/rokugan status` you can propose a pause, more time, a new player or the end; the majority decides.
