# The record: log, replay, statistics.

button-replay = Replay
button-replay-first = Beginning
button-replay-before = Before
button-replay-after = After
button-replay-last = Now
replay-at = { $round ->
    [0] **{ $table }** after act { $act } of { $last }.
   *[other] **{ $table }** after act { $act } of { $last }, round { $round }.
}
replay-public = What everybody saw
replay-eyes = Seen by { $seat }
log-nothing = Nothing of that kind has happened.
log-undone = (taken back) { $text }
export-seen = What you have seen of **{ $table }** so far, as data. The whole record with the seed comes when the table is over.
stats-of = Statistics of { $who }
stats-none = No finished table yet.
stats-line = **{ $title }**: { $games ->
    [one] one table
   *[other] { $games } tables
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}; answers in { $median } (median).
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
privacy-uncounted = No statistics about you are kept from now on, and those there were are gone. `/rokugan privacy action:count` lets them be kept again.
privacy-counted = Statistics of the tables you finish from now on are kept. `/rokugan privacy action:uncount` deletes them again.

refused-uncounted = This player wants no statistics kept, so there are none to show.
refused-not-your-eyes = While the table runs everybody sees it through their own eyes only. When it is over you can choose any clan.

option-log-clan = Only what this clan did
option-log-round = Only this round
option-log-kind = Only what you alone were told, what came to light, or what was taken back
option-score-player = A player's statistics instead
option-privacy-action = Export or delete your data; keep statistics about you or not
