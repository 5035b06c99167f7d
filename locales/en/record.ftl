# The record: log, replay, statistics.

button-replay = Replay
button-replay-first = First
button-replay-before = Previous
button-replay-after = Next
button-replay-last = Now
replay-at = { $round ->
    [0] **{ $table }** after move { $act } of { $last }.
   *[other] **{ $table }** after move { $act } of { $last }, round { $round }.
}
replay-public = What everybody saw
replay-eyes = Seen by { $seat }
log-nothing = Nothing like that has happened.
log-undone = (taken back) { $text }
export-alt = The record of the table as JSON.
export-seen = What you have seen of **{ $table }** so far, as data. The whole record, with the seed, comes when the game is over.
stats-of = Statistics of { $who }
stats-none = No finished tables yet.
stats-line = **{ $title }**: { $games ->
    [one] one table
   *[other] { $games } tables
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}; answers in { $median } (median){ $hinted ->
    [0] {""}
    [one] ; hints were allowed at one of them
   *[other] ; hints were allowed at { $hinted } of them
}.
stats-unknown = no time known
span-seconds = { $count ->
    [one] a second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] a day
   *[other] { $count } days
}
privacy-uncounted = From now on I keep no statistics about you, and I have deleted the ones I had. `/rokugan privacy action:count` allows them again.
privacy-counted = From now on I keep statistics about the tables you finish. `/rokugan privacy action:uncount` deletes them again.

refused-uncounted = This player does not want any statistics, so there are none to show.
refused-not-your-eyes = While the table is running, you can see it only through your own eyes. When it is over, you can choose any side.

option-log-side = Only what this side did
option-log-round = Only this round
option-log-kind = Only what you alone were told, what was revealed, or what was taken back
option-score-player = A player's statistics instead
option-privacy-action = Export or delete your data; keep statistics about you or not
