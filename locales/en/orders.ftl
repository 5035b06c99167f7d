# Orders written ahead, sealed placement, taking back.

## Buttons
button-plan = Plan ahead
button-pass = Pass until it concerns me
button-unpass = Stop passing
button-add = Add to my orders
button-else = Add a fallback
button-if = Only if …
button-add-if = Add this condition
button-seal = Seal my list
button-seal-short = Seal it as it is
button-unseal = Open my list again
button-agree = Agree
button-refuse = Refuse

## Orders in the panel
orders-else = , else{" "}
orders-if = { $act }, if { $when }
orders-condition = { $when }
orders-and = { " " }and{ " " }
orders-line = **Your orders:** { $orders }. They are carried out when your turn comes.
panel-order-due = **Your order is about to be carried out:** { $order }. You need not do anything. To play something else instead, choose it now. { $purpose }
orders-passing = You pass whenever you can, until something concerns you.
orders-done = Done by your order: { $move }.
orders-off-concern = Your orders at **{ $table }** are switched off, because something concerns you: { $event } Write new ones, or play by hand.
orders-off-chapter = The round is over, so your remaining orders at **{ $table }** are dropped.
orders-off-nothing = It is your turn at **{ $table }** and none of your orders is possible, so they are switched off.
orders-off-taken-back = Moves were taken back at **{ $table }**, so your orders there are switched off.

## The plan
plan-open = **Plan ahead.** Your orders are carried out in this order when your turns come. If one is not possible, its fallback is tried, then the next order. Nobody sees that you left orders. They end with the round, or when something concerns you.
plan-open-long = **Plan ahead.** Your orders are carried out in this order when your turns come. If one is not possible, its fallback is tried, then the next order. Nobody sees that you left orders. They end when something concerns you.
plan-sealing = **Sealed placement.** Write down what you place this round, in order, with fallbacks; then seal your list. Once all lists are sealed, they are played out in turn order. If nothing left in your list is possible, a computer daimyo chooses that one move.
plan-sealed = **Your list is sealed.** You can open it again until everybody has sealed theirs.
plan-waiting = { $count ->
    [0] All lists are in.
   *[other] Not sealed yet: { $seats }.
}
plan-empty = No orders yet.
plan-next = Next order: { $prompt }
plan-next-begun = { $move }. { $prompt }
plan-else = Instead of your last order: { $prompt }
plan-else-begun = Instead of your last order: { $move }. { $prompt }
plan-if = Your last order only if: { $prompt }
plan-if-begun = Your last order only if: { $move }. { $prompt }
plan-confirm = { $move }.
plan-full = You cannot plan any further for this round.
plan-typed = I cannot list your next moves yet. `/rokugan orders write:` takes orders in notation, one per line, with fallbacks after “else”.
plan-change = Remove or move an order
plan-drop = Remove { $number }: { $order }
plan-raise = Move { $number } up: { $order }
list-played = **All lists were in, and yours was played:**
list-own = • { $act }
list-helped = • { $act } (chosen by a computer daimyo: nothing left in your list was possible)

## In public
notice-sealed = { $side } sealed their list.
notice-unsealed = { $side } opened their list again.
notice-taken-back = Everybody agreed to what { $side } asked: { $count ->
    [one] the last move is taken back.
   *[other] the last { $count } moves are taken back.
}
notice-takeback-agreed = { $side } agrees to take it back.
notice-takeback-refused = { $side } does not agree, so nothing is taken back.
notice-takeback-expired = Not everybody agreed in time, so nothing is taken back.
notice-takeback-moot = The table has moved on, so nothing is taken back.
takeback-heading = What would be taken back
takeback-ask = **{ $side }** asks to take back the last { $count ->
    [one] move
   *[other] { $count } moves
}. Everybody at the table has to agree by <t:{ $closes }:f>. Making a move instead counts as a no.
takeback-reveals = They revealed something hidden, or dice were rolled: what was seen stays seen, and the dice will fall the same way again.

## Answers
takeback-point = { $round ->
    [0] Before move { $act }: { $told }
   *[other] Before move { $act } (round { $round }): { $told }
}
takeback-waits = I have asked. { $count ->
    [one] One other player has to agree.
   *[other] { $count } other players have to agree.
}
takeback-done = Taken back.
takeback-refused = You refused; nothing is taken back.
takeback-agreed = Thank you. { $count ->
    [one] One more player has to agree.
   *[other] { $count } more players have to agree.
}

## Refusals
refused-played-sealed = This phase is played sealed: everybody writes a list, and all lists are played out together. Write yours with *Take my turn* and seal it.
refused-list-sealed = Your list is sealed. Open it again first; you can until everybody has sealed theirs.
refused-list-short = Your list is not sealed yet: { $missing ->
    [one] one of your turns is
   *[other] { $missing } of your turns are
} not in it. Add what is missing. If you seal it as it is, a computer daimyo chooses the rest.
refused-nothing-to-seal = There is nothing to seal at this table now. Lists are sealed in the placement phases of a table with the variant *sealed placement*.
refused-no-order-there = There is no such order. `/rokugan orders` shows those you have.
refused-too-many-orders = You can have { $most } orders, with { $fallbacks } fallbacks each. Remove some, or write fewer.
refused-too-many-conditions = An order can have { $most } conditions at most. Remove the order and write it with fewer.
refused-orders-too-long = That text is longer than { $most } characters. Write fewer orders.
refused-no-such-point = You cannot go back to that point. Choose one from the command's list.
refused-takeback-open = Somebody else has asked to take moves back. Answer that request first.
refused-no-takeback = This request is closed: it was answered, it expired, or the table has moved on.
refused-cannot-seal = This title has no phase that can be played sealed. Leave the variant out.

## Commands
command-orders = What to do when your turn comes; only you see it
option-orders-write = Orders in notation, separated by “;”; fallbacks after “else”, conditions after “if”
option-orders-pass = Pass whenever you can, until something concerns you
option-orders-clear = Delete all your orders
option-undo-to = Ask everybody to go back to this point
option-new-sealed = Variant: everybody writes their placements of a round at once, sealed (off)
