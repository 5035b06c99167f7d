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
button-unseal = Open my list again
button-agree = Agree
button-refuse = Refuse

## Orders in the panel
orders-else = , else{" "}
orders-line = **Your orders:** { $orders }. They are carried out when your turn comes.
orders-passing = You pass whatever can be passed, until something concerns you.
orders-done = Done by your order: `{ $notation }`.
orders-off-concern = Your orders at **{ $table }** are switched off, because something concerns you: { $event } Write new ones, or play by hand.
orders-off-chapter = The round is over, so your remaining orders at **{ $table }** are dropped.
orders-off-nothing = It is your turn at **{ $table }** and none of your orders is possible now, so they are switched off.
orders-off-taken-back = Acts were taken back at **{ $table }**, so your orders there are switched off.

## The plan
plan-open = **Plan ahead.** Orders are carried out in this order when your turns come; if one is not possible, its fallback is, then the next order. Nobody sees that you left orders. They end with the round, or when something concerns you.
plan-open-long = **Plan ahead.** Orders are carried out in this order when your turns come; if one is not possible, its fallback is, then the next order. Nobody sees that you left orders. They end when something concerns you.
plan-sealing = **Sealed placement.** Write what you place this round, in order, with fallbacks; then seal your list. When all lists are sealed they are played out in turn order. Where nothing left in your list is possible, a computer daimyo chooses that one act.
plan-sealed = **Your list is sealed.** You can open it again until all are in.
plan-waiting = { $seats ->
    [none] All lists are in.
   *[other] Not sealed yet: { $seats }.
}
plan-empty = No orders yet.
plan-next = Next order: { $prompt }
plan-next-begun = { $move }. { $prompt }
plan-else = Instead of your last order: { $prompt }
plan-else-begun = Instead of your last order: { $move }. { $prompt }
plan-if = Your last order only if: { $prompt }
plan-if-begun = Your last order only if: { $move }. { $prompt }
plan-confirm = { $move } ({ $notation }).
plan-full = Nothing more can be planned for this round.
plan-typed = What you could do next cannot be listed yet. `/rokugan orders write:` takes orders in notation, one a line, fallbacks after “else”.
plan-change = Remove or move an order
plan-drop = Remove { $number }: { $order }
plan-raise = Move { $number } up: { $order }
list-played = **All lists were in, and yours was played:**
list-own = • `{ $act }`
list-helped = • `{ $act }` (chosen by a computer daimyo: nothing left in your list was possible)

## In public
lobby-sealed = **Sealed placement** (a variant): in each placement phase all write their placements at once, and they are played out when all are in.
notice-sealed = { $side } has sealed its list.
notice-unsealed = { $side } has opened its list again.
notice-taken-back = Everybody agreed: what { $side } asked to take back ({ $count } { $count ->
    [one] act
   *[other] acts
}) is taken back.
notice-takeback-agreed = { $side } agrees to take it back.
notice-takeback-refused = { $side } does not agree, so nothing is taken back.
notice-takeback-expired = Not everybody agreed in time, so nothing is taken back.
notice-takeback-moot = The table has moved on, so nothing is taken back.
takeback-heading = What would be taken back
takeback-ask = **{ $side }** asks to take back the last { $count ->
    [one] act
   *[other] { $count } acts
}. Everybody at the table has to agree until <t:{ $closes }:f>. Whoever plays on refuses.
takeback-reveals = Something hidden came to light in them or dice were rolled: what was seen stays seen, and the same dice fall again.

## Answers
takeback-point = { $round ->
    [0] Before act { $act }: { $told }
   *[other] Before act { $act } (round { $round }): { $told }
}
takeback-waits = Asked. It needs the consent of { $count ->
    [one] one other player
   *[other] { $count } other players
}.
takeback-done = Taken back.
takeback-refused = You refused; nothing is taken back.
takeback-agreed = Noted. It still needs the consent of { $count ->
    [one] one player
   *[other] { $count } players
}.

## Refusals
refused-played-sealed = This stage is played sealed: everybody writes a list, and all are played out together. Write yours with *Take my turn* and seal it.
refused-list-sealed = Your list is sealed. Open it again first; you can until all are in.
refused-nothing-to-seal = Nothing is sealed at this table now. At a table of the variant *sealed placement* this works in each placement phase.
refused-no-order-there = There is no such order. `/rokugan orders` shows those you have.
refused-too-many-orders = That is more than { $most } orders, or more than { $fallbacks } fallbacks for one. Remove some, or write fewer.
refused-too-many-conditions = One order can wait on { $most } conditions at most. Remove the order and write it with fewer.
refused-orders-too-long = That text is longer than { $most } characters. Write fewer orders.
refused-no-such-point = There is no such point to go back to. Choose one from the list of the command.
refused-takeback-open = Somebody else's request to take acts back is open. Answer that one first.
refused-no-takeback = This request is closed: it was answered, it ran out, or the table has moved on.
refused-cannot-seal = This title has no phase that can be played sealed. Leave the variant out.

## Commands
command-orders = What shall be done when your turn comes, for your eyes only
option-orders-write = Orders in notation; several apart by “;”, fallbacks after “else”, conditions after “if”
option-orders-pass = Pass whatever can be passed until something concerns you
option-orders-clear = Forget all your orders
option-undo-to = Ask everybody to go back to this point
option-new-sealed = Variant: all write their placements of a round at once, sealed (classic: off)
