# What the bot says at every title. Errors say what is so, why, and what to do next.

none = none
nobody = none
list-and = { $list }, { $last }
name-with-things = { $name } { $things }
language-name = English
name-with = { $name } { $it }
name-of = { $name }: { $it }
computer = computer daimyo
prompt-part = { $prompt } { $first } … { $last }
unnamed-table = { $title } (table { $table })

## Buttons: verbs, sentence case
button-confirm = Confirm
panel-confirm-label = Confirm: { $move }
button-back = Back
button-talk = Talk
button-talk-replies = { $count ->
    [one] Answer an offer
   *[other] Answer { $count } offers
}
button-ahead = Decide ahead
button-again = Change what I decided
button-turn = Take my turn
button-look = Look
button-legend = Legend
button-join = Join
button-start = Start
button-leave = Leave my seat
button-add-computer = Add a computer
button-remove-computer = Remove a computer
button-fair-dice = Fair dice
button-rematch = Rematch
button-film = Film
button-undo = Take it back
button-resign = Resign
button-cancel = Cancel the table
button-forget = Delete my data

## The lobby
lobby-about = { $title }: { $taken } of { $seats } seats taken, { $fewest } are enough to start. Host: { $host }.
lobby-seat = • { $side }: { $who }
lobby-seat-ready = • { $side }: { $who }, ready
lobby-choose-side = Choose your side
lobby-choose-pace = Host: time per turn
lobby-choose-switch = Host: variants and rulings
lobby-switch-to = { $name }: { $now } → { $then }
lobby-switch = { $name }: { $value }
switch-on = on
switch-off = off
option-sealed = Sealed placement
    .about = Everybody writes their placements of a round at the same time; then they are played out.
notice-agreed = The host changed the settings, so everybody presses *Start* anew.
post-invited = { $who }: a rematch is open, **{ $table }**. Take your seats above.
post-called = { $who }: { $by } invites you to **{ $table }**. Take a seat above.
invited-answer = I called { $who } to **{ $table }** in this channel.
agreed-answer = Changed. Everybody at **{ $table }** says anew that they are ready.
rematch-answer = **{ $table }** is open, with the same settings. You sit one seat further on; I have called the others.
film-none = There is no film of **{ $table }**: it could not be made, or it is too large.
lobby-commitment = The dice are promised in advance: the SHA-256 of this table, its game, its options and a secret seed is `{ $commitment }`. Everybody presses *Start* once all are seated, and each press is mixed in. The seed is shown when the game is over.
life-lobby = gathering players
life-playing = under way
life-over = over
life-cancelled = cancelled
status = **{ $table }** is { $stage }.
trouble-no-access = I cannot post in the table's channel. The table waits and nothing is lost. The host can use `/rokugan manage move` in another channel to go on there.
trouble-missing = I cannot post in the table's channel: I need { $permissions } there. The table waits, nothing is lost, and I go on as soon as I can.
trouble-no-pictures = I cannot post pictures in the table's channel, so I post the board in words: I need { $permissions } there.
trouble-thread-locked = I cannot post in the table's thread, because it is locked. The table waits, nothing is lost, and I go on as soon as I can.
trouble-refused = Discord refused what one of my posts says. Most likely the server's AutoMod blocks a name or a word in it. The table goes on, and I try that post again every hour for a day.
cannot-post = **{ $table }**: { $why }
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
trouble-channel-gone = The table's channel was deleted. You can still play by direct message. The host can use `/rokugan manage move` in another channel to go on there, or cancel the table.
thread-opened = The table has a thread of its own: { $thread }.
thread-needs = With { $permissions } I could give a table a thread of its own; it is in this channel instead.

notice-opened = **{ $table }** is open. Take a seat, and press *Start* when all are there.
notice-joined = { $side } is taken.
notice-ready = { $side } is ready to begin.
notice-left = { $side } is free again.
notice-computer-joined = A computer daimyo plays { $side }.
notice-computer-left = The computer daimyo of { $side } has left.
notice-kicked = The host removed the player of { $side }.
notice-resigned = The player of { $side } resigned; a computer daimyo plays on.
notice-replaced = { $side } has a new player.
notice-undone = { $side } took back the last move.
notice-cancelled = **{ $table }** was cancelled by its host.
notice-came-from = **{ $table }** goes on here. Until now it was played in { $channel }.
notice-went-to = **{ $table }** goes on in { $channel }.

## Public posts
post-began = The game begins. The promise about the dice was `{ $commitment }`; the players mixed in: `{ $entropy }`.
post-waiting = Waiting for { $seats } since <t:{ $since }:f> (<t:{ $since }:R>).
post-more = … the rest is in `/rokugan log`.
score-heading = { $count ->
    [one] **The game is over: { $who } wins with { $score }.**
   *[other] **The game is over: { $who } share the victory with { $score }.**
}
score-line = { $place }. { $seat } ({ $who }): { $score }
score-seed = The seed was `{ $seed }`; the promise posted at the start was `{ $commitment }`. `/rokugan export` gives the whole record, and `verify/verify.py` checks its dice.
score-not-over = The game is not over yet. The board shows what is public about the score.

## Panels
panel-heading = { $table }: { $seat }
panel-over = This table is not under way.
panel-waiting = It is not your turn. Waiting for { $seats }.
panel-your-turn = **It is your turn.** { $purpose }
panel-talk = **Talks.** What you say here, only you and the player you say it to can see.
panel-talk-none = Nothing can be offered or answered now.
panel-ahead = **Decide ahead.** Say now what happens when this comes up, and the table need not wait for you. Nobody else sees it.
panel-ahead-none = There is nothing to decide ahead now.
panel-again = **Decide once more.** Until everybody has decided, what you choose here takes the place of what you chose before. Nobody sees that you changed it.
panel-again-none = This can no longer be changed.
panel-so-far = { $move }. { $prompt }
panel-confirm = { $move }. Confirm to play it.
panel-confirm-aside = { $move }. Nothing is done until you confirm.
panel-resting = You make your moves in the channel, where I ping you, so this panel rests. *Take my turn* opens it here, and a move you make here wakes it up.
panel-done = Done: { $move }.
panel-undone = Taken back.
panel-stale = The table has moved on, so nothing was done. This is where it stands now.
panel-already = That was already recorded, so nothing was done twice. This is where the table stands now.
panel-trouble = { $why }
panel-nothing-chosen = Nothing was played: that line of the list only explained why there was no move to choose.

## Answers
welcome = You play { $side } at **{ $table }**. I will send your hand and your moves here. You can also open them in the channel with *Take my turn* or `/rokugan hand`.
opened-answer = **{ $table }** is open, and you have the first seat. You can choose another side, change the settings or leave your seat below the post.
joined-answer = You play { $side } at **{ $table }**.
joined-dm-open = I will send your hand by direct message.
joined-dm-closed = I cannot send you direct messages. Everything works here instead: press *Take my turn*, or use `/rokugan hand`. To get direct messages, allow them from server members in this server's privacy settings, then use any command in a direct message to me.
left-answer = You left **{ $table }**.
started-answer = **{ $table }** begins.
ready-answer = You are ready. **{ $table }** begins as soon as everybody has pressed *Start*. Still missing: { $who }.
missing-answer = **{ $table }** begins as soon as everybody has pressed *Start*. Still missing: { $who }.
computer-added = A computer daimyo plays { $side }. { $level }.
computer-removed = The computer daimyo playing { $side } is gone.
kicked-answer = Removed.
moved-answer = { $table } goes on here.
replaced-answer = { $side } has a new player.
resigned-answer = You resigned. A computer daimyo plays on for you.
cancelled-answer = **{ $table }** is cancelled.
resign-ask = You are about to resign from **{ $table }**. A computer daimyo will play on, and anybody may take the seat. If you are only away for a while, use `/rokugan away` instead.
cancel-ask = You are about to cancel **{ $table }** for everybody. It cannot be resumed.
log-heading = What you have seen
log-private = (to you alone) { $text }
log-round = **Round { $round }**
log-file-round = Round { $round }
log-file = These are the newest lines; the file has the whole log. The options of the command show one side, one round, or only what you alone were told.
log-alt = The log of the table as text.
export-answer = The whole record of **{ $table }**, including the seed. Anybody can replay it.
mine-none = You are not playing at any table. `/rokugan new` opens one in a server, `/boardgames learn` one for you alone that explains every step.
mine-line = • **{ $table }** ({ $where }): { $what }
mine-your-turn = it is your turn
mine-waiting = waiting for { $seats }
mine-lobby = gathering players
settings-language = Your language: { $language }{ $chosen ->
    [yes] .
   *[no] , as your Discord has it.
}
settings-answer = Pace of new tables: { $pace }. Language of public posts: { $locale }.
privacy-about = I keep your id, display name and language, whether I can send you direct messages, the time zone and quiet hours you set, your seats and your moves. Your moves belong to tables that others play too: if you delete your data, your name is taken off them and a computer daimyo plays on. `/rokugan privacy action:export` sends you everything, `action:delete` deletes it. Statistics about finished tables (games, wins, answer times) are kept unless you choose `action:uncount`.
privacy-export = The file has everything I keep about you.
privacy-export-alt = Your data as JSON.
forget-ask = You are about to delete your data. Your seats go to computer daimyos and your name is removed everywhere. This cannot be undone.
forgotten-answer = Deleted. { $tables ->
    [0] No running table was touched.
    [one] One table plays on without you.
   *[other] { $tables } tables play on without you.
}
rules-entry = **{ $name }** ({ $kind }): { $text }.
rules-entry-of = { $entry } — { $title }
rules-entries = Everybody can read these. `/rokugan rules` with `about:` has all the others.
rules-entries-yours = What you play, what you hold and what is on offer. `/rokugan rules` with `about:` has all the others.
rules-select-entry = See one of them, with its picture
rules-section = { $number } { $heading }
rules-section-of = { $title }: { $section }
rules-select-section = Read a section of the rules
rules-not-translated = These rules are not written in your language yet, so here they are in English.
rules-hits = Nothing has this name, but the rules speak of it:
rules-hit = **{ $section }** ({ $title }): { $excerpt }
rules-no-entries = There is nothing to read at this table now. `/rokugan rules` tells the rules.
button-cards = Read the cards
button-what = What is this?
your-ability = What you can do: { $text }.
rules-answer = **{ $title }**: { $fewest } to { $most } players. { $text }

## Help, by situation
help-heading = What do you want to do?
help-turn = **It is my turn:** press *Take my turn* below the last post, answer my direct message, or use `/rokugan hand`.
help-see = **I want to see the table:** `/rokugan board`, `/rokugan status`, `/rokugan log`, `/rokugan score`.
help-begin = **I want to start a table:** `/rokugan learn` to learn by playing; with others `/rokugan new`, then `/rokugan join`, and `/rokugan start` by everybody. `/rokugan computer add` fills empty seats.
help-computers = **I want to play against computer daimyos:** `/rokugan new computers:3` begins at once, and `level:` says how well they play: { level-apprentice }, { level-captain } or { level-daimyo }.
help-better = **I want to get better:** where the host allows hints (`/rokugan new hints:True`), *{ button-hint }* in your panel says what a Daimyo would play. Once a table is over, `/rokugan review` says what a Daimyo thinks of your decisions. `/rokugan rules` looks everything up, and `/boardgames learn` explains a game step by step, only to you.
help-leave = **I want to leave:** `/rokugan leave` before the start, `/rokugan resign` afterwards.
help-ahead = **I want to plan ahead:** press *Plan ahead* in your panel, or use `/rokugan orders`. Say what to do when your turn comes, with fallbacks, or pass until something concerns you.
help-mistake = **I made a mistake:** `/rokugan undo` takes back your last move, as long as nothing was revealed and nobody else has moved. `/rokugan undo to:` asks everybody to go further back.
help-host = **I am the host:** `/rokugan manage kick` removes a player, `/rokugan manage replace` gives a seat to somebody else, `/rokugan manage cancel` ends the table.
help-data = **My data:** `/rokugan privacy`.

## Autocomplete, when there is nothing to offer
complete-about = { $name } ({ $kind }; { $title })
complete-section = { $number } { $heading } (rules; { $title })
complete-table = { $name } (#{ $id })
complete-table-over = { $name } (#{ $id }), over
complete-not-turn = Not your turn: waiting for { $seats }
complete-language-auto = As my Discord has it
complete-nothing = No match; /rokugan hand shows every move

## Refusals: what, why, next
refused-no-such-table = There is no such table. `/rokugan mine` lists yours.
refused-no-table-here = There is no table in this channel, and you are not playing at any other. `/rokugan new` opens one here.
refused-several-tables = You play at several tables, and this channel belongs to none of them. Choose one with the option `table`.
refused-table-here = This channel already has a live table, { $name }. One channel holds one table: finish or cancel it, or use another channel or a thread.
refused-too-many-tables = You already host { $most } live tables, which is the limit. Finish or cancel one first.
refused-needs-server = Tables live in the channels of a server, where others can see them. Use this command there.
refused-other-server = A table stays in its server, because its players are there. Use this command in another channel of that server.
refused-already-here = The table is already played in this channel. To move it, use this command where it is to go on.
refused-no-direct-messages = The first table is played in your direct messages with me, and I cannot open them. Allow direct messages from me in your privacy settings, then use the command again.
refused-empty-name = That name has no visible letters. Choose another, or leave it out.
refused-not-seated = You have no seat at this table, so you cannot do this. `/rokugan board` lets you watch; before the start, `/rokugan join` gives you a seat.
refused-already-seated = That player already has a seat at this table, as { $side }. Each person can hold one seat.
refused-full = All { $seats } seats are taken. You can watch with `/rokugan board`, or open another table elsewhere.
refused-side-taken = { $side } is taken. Choose another side; the command lists the free ones.
refused-no-such-side = There is no side “{ $side }” in this title. Choose one from the command's list.
refused-nobody-there = Nobody like that has a seat here. `/rokugan status` shows who does.
refused-already-started = The table is under way, so the seats are fixed. To give up yours, use `/rokugan resign`; the host can use `/rokugan manage replace`.
refused-no-bots = Bots cannot play at a table. Computer daimyos can: `/rokugan computer add`.
refused-already-invited = That person was invited to this table already. I call everybody once, so that nobody is pestered.
refused-not-started = The table has not started yet. It begins when everybody has pressed *Start* (`/rokugan start`) and enough seats are taken.
refused-finished = The game is over, so nothing more can be played. `/rokugan score` shows the result, `/rokugan new` opens another table.
refused-too-few = Only { $taken } of the { $needed } seats needed are taken. Invite somebody, or add computer daimyos with `/rokugan computer add`.
refused-not-over = The game is not over yet, so this has to wait.
refused-no-humans = Only computer daimyos sit here. Somebody has to join before the table can start.
refused-not-host = Only the table's host, or somebody with the permission Manage Server, can do this. Ask one of them.
refused-no-such-language = I do not speak “{ $language }”. I know: { $known }. Choose one of these.
refused-not-manager = Only somebody with the permission Manage Server can change these settings. Ask one of them.
refused-host-stays = The host cannot be removed. To leave, the host can use `/rokugan resign`; to end the table, `/rokugan manage cancel`.
refused-already-done = This was already recorded; nothing was done twice.
refused-stale = The table has moved on since this was offered, so nothing was done. Choose from the current menu.
refused-old-button = I do not know this button: it is from an older version or was changed. Use `/rokugan hand`.
refused-not-offered = That choice is not among the legal ones now, so nothing was done. Choose from the current menu.
refused-nothing-to-undo = The last move at this table is not yours, so there is nothing you can take back.
refused-too-many-takebacks = You have taken this back several times already, so now it stays. Ask the others with `/rokugan undo to:` if it was a mistake.
refused-cannot-undo = Your last move cannot be taken back: something hidden was revealed, or dice were rolled.
refused-still-running = The game is still running, and its record holds everybody's secrets. You can export it when the game is over.
refused-not-your-turn = It is not your turn; the table is waiting for { $seats }. I will tell you when it is.
refused-by-rules = The rules do not allow this: { $why } Choose from the menu of `/rokugan hand`, which lists every legal move.
refused-unreadable = I cannot read “{ $found }” where { $expected } should be. Choose a move from the list, or use `/rokugan hand`.
refused-seat-count = This title is for { $fewest } to { $most } players, not { $found }. Choose another number of seats.
refused-bad-options = I cannot read the options of the title: { $known ->
    [0] what stands at “{ $at }” is not what belongs there.
   *[other] “{ $found }” is unknown there. Known: { $names }.
} The lobby has a menu for all of them; leave them out to play the recommended way.
refused-no-such-title = There is no title “{ $title }”. Choose one from the list.
refused-no-such-rules = This table goes by version { $found } of the rules of { $title }, and this bot knows versions 1 to { $newest }. Whoever runs the bot has to update it.
refused-rules-other = The rules do not allow this. Choose from the menu of `/rokugan hand`, which lists every legal move.
refused-bad-argument = One of this command's options cannot be used as given. Choose from the lists it offers, and try again.
refused-missing-permission = I cannot post in this channel. What I lack here: **{ $permissions }**. Ask somebody who manages the server, then try again.

## Faults
fault = Something went wrong on our side, and nothing was changed. Try again. If it keeps happening, give the operator this id: { $id }.
fault-passing = I am busy right now, and nothing was changed. Try again in a moment. If it keeps happening, give the operator this id: { $id }.
fault-full = The disk of the machine I run on is full, so nothing was changed. Ask the operator to free some space, and give them this id: { $id }. Then try again.

## What the notation has at some place, after “where … should be”
expected-action = action
expected-as = as
expected-ask-always-or-never = ask, always or never
expected-building-tile = building tile
expected-caste = caste
expected-clan = clan
expected-condition = condition
expected-customer = customer
expected-end-of-line = end of line
expected-face = face
expected-figure = figure
expected-first-or-last = first or last
expected-good = good
expected-good-or-favor = good or favor
expected-good-or-koku = good or koku
expected-hex = hex
expected-mandate = mandate
expected-number = number
expected-objective = objective
expected-patron = patron
expected-piece = piece
expected-province = province
expected-province-or-shrine = province or shrine
expected-reaction = reaction
expected-season-card = season card
expected-settlement = settlement
expected-ship = ship
expected-shore-space = shore space
expected-shrine = shrine
expected-slot = slot
expected-then = then
expected-tile = tile
expected-token = token
expected-token-on-the-board = token on the board
expected-token-put-away = token put away
expected-up-or-down = up or down
