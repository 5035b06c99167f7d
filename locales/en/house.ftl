# The house: everything that belongs to no title. Errors say what is so, why, and what to do next.

none = none
computer = computer daimyo
prompt = Choose
unnamed-table = { $title } (table { $table })

## Buttons: verbs, sentence case
button-confirm = Confirm
button-back = Back
button-turn = Take my turn
button-look = Look
button-join = Join
button-start = Start
button-undo = Take it back
button-resign = Resign
button-cancel = Cancel the table
button-forget = Delete my data

## The lobby
lobby-about = { $title }, { $taken } of { $seats } seats taken, can start with { $fewest }. Host: { $host }.
lobby-seat = • { $side }: { $who }
lobby-commitment = Dice are committed to: SHA-256 `{ $commitment }`. The seed is shown when the table is over.
life-lobby = gathering players
life-playing = under way
life-over = over
life-cancelled = cancelled
status = **{ $table }** is { $stage }.
trouble-no-access = I cannot write in the table's channel: I need View Channel, Send Messages and Embed Links there. Give me these permissions; the table waits and nothing is lost.
trouble-channel-gone = The table's channel was deleted. Private panels still work; the host can cancel the table.

notice-opened = **{ $table }** is open. Press Join, or use `/rokugan join` to choose a side.
notice-joined = { $side } is taken.
notice-left = { $side } is free again.
notice-computer-joined = A computer daimyo plays { $side }.
notice-computer-left = The computer daimyo of { $side } has left.
notice-kicked = The host removed the player of { $side }.
notice-resigned = The player of { $side } resigned; a computer daimyo plays on.
notice-replaced = { $side } has a new player.
notice-undone = { $side } took the last move back.
notice-cancelled = **{ $table }** was cancelled by its host.

## Public posts
post-began = The table begins. Dice are committed to: SHA-256 `{ $commitment }`; mixed in: `{ $entropy }`.
post-waiting = Waiting for { $seats } since <t:{ $since }:f> (<t:{ $since }:R>).
post-more = … the rest is in `/rokugan log`.
score-heading = **The table is over.**
score-line = { $place }. { $seat } ({ $who }): { $score }
score-seed = The seed was `{ $seed }`; its SHA-256 is `{ $commitment }`, as posted at the start. `/rokugan export` gives the whole record.
score-not-over = The table is not over. What everybody can see of the score is on the board.

## Panels
panel-heading = { $table }: { $seat }
panel-over = The table is not under way.
panel-waiting = It is not your turn. Waiting for { $seats }.
panel-your-turn = **It is your turn.** { $prompt }
panel-so-far = { $move }. { $prompt }
panel-confirm = { $move } (`{ $notation }`). Confirm to play it.
panel-done = Done: `{ $notation }`.
panel-undone = Taken back.
panel-stale = The table has moved on, so nothing was done. This is where it stands now.
panel-already = Already recorded, nothing was done twice. This is where the table stands now.
panel-trouble = { $why }

## Answers
welcome = You play { $side } at **{ $table }**. Your hand and your moves will come here. You can also open them in the channel with *Take my turn* or `/rokugan hand`.
opened-answer = **{ $table }** is open. Others press Join; you too, if you want to play.
joined-answer = You play { $side } at **{ $table }**.
joined-dm-open = I will send your hand by direct message.
joined-dm-closed = I cannot send you direct messages. Everything works here instead: press *Take my turn*, or use `/rokugan hand`. To get direct messages, allow them from server members in this server's privacy settings, then write any command to me there.
left-answer = You left **{ $table }**.
started-answer = **{ $table }** begins.
computer-added = A computer daimyo plays { $side }.
computer-removed = The computer daimyo of { $side } is gone.
kicked-answer = Removed.
replaced-answer = { $side } has a new player.
resigned-answer = You resigned. A computer daimyo plays on for you.
cancelled-answer = **{ $table }** is cancelled.
resign-ask = You are about to resign from **{ $table }**. A computer daimyo will play on, and whoever comes may take the seat. For a while only? Use `/rokugan away` instead.
cancel-ask = You are about to cancel **{ $table }** for everybody. It cannot be resumed.
log-heading = What you have seen
log-private = (to you alone) { $text }
log-file = The whole log is in the file.
log-alt = The log of the table as text.
export-answer = The whole record of **{ $table }**, seed included. Anybody can replay it.
mine-none = You sit at no table. `/rokugan new` opens one.
mine-line = • **{ $table }** ({ $where }): { $what }
mine-your-turn = it is your turn
mine-waiting = waiting for { $seats }
mine-lobby = gathering players
settings-answer = Pace of new tables: { $pace }. Language of public posts: { $locale }.
privacy-about = I keep: your id, display name, language, whether I can write to you, the time zone and quiet hours you set, your seats and your moves. The moves belong to tables others play too, so deleting takes your name off them and lets a computer daimyo play on. `/rokugan privacy action:export` sends you everything, `action:delete` deletes it. Statistics of finished tables (games, wins, answer times) are kept unless you choose `action:uncount`.
privacy-export = Everything I keep about you is in the file.
privacy-export-alt = Your data as JSON.
forget-ask = You are about to delete your data. Your seats go to computer daimyos and your name is removed everywhere. This cannot be undone.
forgotten-answer = Deleted. { $tables ->
    [0] No running table was touched.
    [one] One table plays on without you.
   *[other] { $tables } tables play on without you.
}
rules-answer = **{ $title }**: { $fewest } to { $most } players. { $text }

## Help, by situation
help-heading = What do you want to do?
help-turn = **It is my turn:** press *Take my turn* below the last post, answer my direct message, or use `/rokugan hand`.
help-see = **See the table:** `/rokugan board`, `/rokugan status`, `/rokugan log`, `/rokugan score`.
help-begin = **Begin:** `/rokugan new`, then `/rokugan join` and `/rokugan start`. Missing players: `/rokugan add-ai`.
help-leave = **Leave:** before the start `/rokugan leave`, later `/rokugan resign`.
help-ahead = **I will be away from the table:** *Plan ahead* below the panel, or `/rokugan orders`: what shall be done when your turn comes, with fallbacks; or pass until something concerns you.
help-mistake = **A mistake:** `/rokugan undo`, while nothing came to light and nobody else moved; `/rokugan undo to:` asks everybody to go further back.
help-host = **As host:** `/rokugan kick`, `/rokugan replace`, `/rokugan cancel`.
help-data = **My data:** `/rokugan privacy`.

## Autocomplete, when there is nothing to offer
complete-not-turn = Not your turn: waiting for { $seats }
complete-nothing = Nothing fits; use the panel of /rokugan hand

## Refusals: what, why, next
refused-no-such-table = There is no such table. It may have been a mistyped choice; `/rokugan mine` lists yours.
refused-no-table-here = There is no table in this channel and you sit at none. `/rokugan new` opens one here.
refused-several-tables = You sit at several tables and this is no table's channel. Choose one with the option `table`.
refused-table-here = This channel already has a live table, { $name }. One channel holds one table: finish or cancel it, or use another channel or a thread.
refused-too-many-tables = You host { $most } live tables already, which is the most. Finish or cancel one first.
refused-needs-server = Tables live in the channels of a server, because others must see them. Use the command there.
refused-empty-name = This name has no visible letter. Choose another, or leave it out.
refused-not-seated = You have no seat at this table, so this is not yours to do. `/rokugan board` lets you watch; while players gather, `/rokugan join` gives you a seat.
refused-already-seated = That player already has a seat at this table, as { $side }. One person holds one seat.
refused-full = All { $seats } seats are taken. Watch with `/rokugan board`, or open another table elsewhere.
refused-side-taken = { $side } is taken. Choose another side; the list of the command shows the free ones.
refused-no-such-side = There is no side “{ $side }” in this title. Choose one from the list of the command.
refused-nobody-there = Nobody of that kind sits there. `/rokugan status` shows who does.
refused-already-started = The table is under way, so seats are fixed. To give yours up use `/rokugan resign`; the host can use `/rokugan replace`.
refused-not-started = The table has not begun. `/rokugan start` begins it when enough seats are taken.
refused-finished = The table is over, so nothing can be played any more. `/rokugan score` shows the result, `/rokugan new` opens another.
refused-too-few = { $taken } of at least { $needed } seats are taken. Invite somebody, or add computer daimyos with `/rokugan add-ai`.
refused-no-humans = Only computer daimyos sit here. Somebody must join before the table begins.
refused-not-host = Only the table's host or somebody who may manage the server can do this. Ask them.
refused-not-manager = Only somebody with the permission Manage Server can change settings. Ask them.
refused-host-stays = The host cannot be removed. Resign with `/rokugan resign`, or give the table up with `/rokugan cancel`.
refused-already-done = This was already recorded; nothing was done twice.
refused-stale = The table has moved on since this was offered, so nothing was done. Choose from the current menu.
refused-old-button = I do not know this button: it is from an older version or was changed. Use `/rokugan hand`.
refused-not-offered = That choice is not among the legal ones now, so nothing was done. Choose from the current menu.
refused-nothing-to-undo = The last move at this table is not yours, so there is nothing you can take back.
refused-cannot-undo = Your last move cannot be taken back: something hidden came to light, or dice were rolled.
refused-still-running = The table is running and its record holds everybody's secrets. It can be exported when the table is over.
refused-not-your-turn = It is not your turn; the table waits for { $seats }. You will be told when you are up.
refused-by-rules = The rules do not allow this: { $why } Choose from the menu of `/rokugan hand`, which holds every legal move.
refused-unreadable = I cannot read “{ $found }” where { $expected } belongs. Choose a move from the list, or use `/rokugan hand`.
refused-seat-count = This title is played by { $fewest } to { $most }, not by { $found }. Choose another number of seats.
refused-bad-options = The options cannot be read at { $at }: { $what }. Leave them out to play the recommended way.
refused-no-such-title = There is no title “{ $title }”. Choose one from the list.
refused-rules-other = The rules do not allow this. Choose from the menu of `/rokugan hand`, which holds every legal move.
refused-bad-argument = One of the options of this command cannot be used as given. Choose from the lists it offers, and try again.
refused-missing-permission = I may not write in this channel: I need View Channel, Send Messages and Embed Links here (in a thread also Send Messages in Threads). Ask somebody who manages the server, then try again.

## Faults
fault = Something went wrong on our side and nothing was changed by it. Try again; if it happens again, quote { $id } to the operator.
fault-passing = The bot is busy and nothing was changed. Try again in a moment; if it stays so, quote { $id } to the operator.
fault-full = The disk of the machine I run on is full, so nothing was changed. Tell the operator to make room and quote { $id }; then try again.
