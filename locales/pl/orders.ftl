# Orders written ahead, sealed placement, taking back.

## Buttons
button-plan = Zaplanuj z góry
button-pass = Pasuj, dopóki mnie to nie dotyczy
button-unpass = Przestań pasować
button-add = Dodaj do dyspozycji
button-else = Dodaj dyspozycję zastępczą
button-if = Tylko jeśli …
button-add-if = Dodaj ten warunek
button-seal = Zapieczętuj listę
button-seal-short = Zapieczętuj taką, jaka jest
button-unseal = Otwórz listę ponownie
button-agree = Zgadzam się
button-refuse = Nie zgadzam się

## Orders in the panel
orders-else = , w przeciwnym razie{" "}
orders-if = { $act }, jeśli { $when }
orders-condition = `{ $when }`
orders-and = { " " }i{ " " }
orders-line = **Twoje dyspozycje:** { $orders }. Zostaną wykonane, gdy przyjdzie twoja tura.
panel-order-due = **Zaraz zostanie wykonana twoja dyspozycja:** { $order }. Nie musisz nic robić. Jeśli wolisz zagrać coś innego, wybierz to teraz. { $purpose }
orders-passing = Pasujesz, kiedy tylko możesz, dopóki coś cię nie dotyczy.
orders-done = Wykonano twoją dyspozycję: { $move }.
orders-off-concern = Twoje dyspozycje przy stole **{ $table }** są wyłączone, bo coś cię dotyczy: { $event } Napisz nowe albo graj samodzielnie.
orders-off-chapter = Runda się skończyła, więc twoje pozostałe dyspozycje przy stole **{ $table }** przepadają.
orders-off-nothing = Przy stole **{ $table }** jest twoja tura i żadnej z twoich dyspozycji nie da się wykonać, więc są wyłączone.
orders-off-taken-back = Przy stole **{ $table }** cofnięto ruchy, więc twoje dyspozycje są tam wyłączone.

## The plan
plan-open = **Zaplanuj z góry.** Gdy przyjdą twoje tury, dyspozycje będą wykonywane w tej kolejności. Jeśli którejś nie da się wykonać, wchodzi jej dyspozycja zastępcza, a potem następna z listy. Nikt nie widzi, że masz dyspozycje. Wygasają z końcem rundy albo gdy coś cię dotyczy.
plan-open-long = **Zaplanuj z góry.** Gdy przyjdą twoje tury, dyspozycje będą wykonywane w tej kolejności. Jeśli którejś nie da się wykonać, wchodzi jej dyspozycja zastępcza, a potem następna z listy. Nikt nie widzi, że masz dyspozycje. Wygasają, gdy coś cię dotyczy.
plan-sealing = **Zapieczętowane planowanie.** Zapisz po kolei, co umieszczasz w tej rundzie, wraz z dyspozycjami zastępczymi, a potem zapieczętuj listę. Gdy wszystkie listy są zapieczętowane, rozgrywa się je w kolejności tur. Jeśli z twojej listy nic już nie da się wykonać, ten jeden ruch wybiera komputerowy daimyo.
plan-sealed = **Twoja lista jest zapieczętowana.** Możesz ją otworzyć ponownie, dopóki wszyscy nie zapieczętują swoich.
plan-waiting = { $count ->
    [0] Wszystkie listy są gotowe.
   *[other] Jeszcze bez pieczęci: { $seats }.
}
plan-empty = Jeszcze nie ma dyspozycji.
plan-next = Następna dyspozycja: { $prompt }
plan-next-begun = { $move }. { $prompt }
plan-else = Zamiast twojej ostatniej dyspozycji: { $prompt }
plan-else-begun = Zamiast twojej ostatniej dyspozycji: { $move }. { $prompt }
plan-if = Warunek twojej ostatniej dyspozycji: { $prompt }
plan-if-begun = Warunek twojej ostatniej dyspozycji: { $move }. { $prompt }
plan-confirm = { $move }.
plan-full = Na tę rundę nie można zaplanować nic więcej.
plan-typed = Nie mogę jeszcze wyliczyć twoich następnych ruchów. `/rokugan orders { option-orders-write.name }:` przyjmuje dyspozycje w notacji, po jednej w wierszu, z zastępczymi po „else”.
plan-change = Usuń lub przenieś dyspozycję
plan-drop = Usuń { $number }: { $order }
plan-raise = Przenieś { $number } wyżej: { $order }
list-played = **Wszystkie listy były gotowe; twoja została rozegrana:**
list-own = • { $act }
list-helped = • { $act } (wybór komputerowego daimyo: z twojej listy nic już nie dało się wykonać)

## In public
notice-sealed = { $side }: lista zapieczętowana.
notice-unsealed = { $side }: lista otwarta ponownie.
notice-taken-back = { $side } prosi o cofnięcie i wszyscy się zgadzają: { $count ->
    [one] ostatni ruch zostaje cofnięty.
    [few] { $count } ostatnie ruchy zostają cofnięte.
    [many] { $count } ostatnich ruchów zostaje cofniętych.
   *[other] { $count } ostatniego ruchu zostaje cofnięte.
}
notice-takeback-agreed = { $side } zgadza się na cofnięcie.
notice-takeback-refused = { $side } się nie zgadza, więc nic nie zostaje cofnięte.
notice-takeback-expired = Nie wszyscy zgodzili się na czas, więc nic nie zostaje cofnięte.
notice-takeback-moot = Gra toczy się już dalej, więc nic nie zostaje cofnięte.
takeback-heading = Co zostałoby cofnięte
takeback-ask = **{ $side }** prosi o cofnięcie { $count ->
    [1] ostatniego ruchu
   *[other] { $count } ostatnich ruchów
}. Wszyscy przy stole muszą się zgodzić do <t:{ $closes }:f>. Kto zamiast tego wykona ruch, ten się nie zgadza.
takeback-reveals = Odkryto przy tym coś ukrytego albo rzucono kośćmi: co zobaczone, to zobaczone, a kości upadną tak samo.

## Answers
takeback-point = { $round ->
    [0] Przed ruchem { $act }: { $told }
   *[other] Przed ruchem { $act } (runda { $round }): { $told }
}
takeback-waits = Prośba wysłana. { $count ->
    [1] Musi się zgodzić jeszcze jeden gracz.
   *[other] Musi się zgodzić jeszcze { $count } graczy.
}
takeback-done = Cofnięto.
takeback-refused = Twoja odmowa jest zapisana; nic nie zostaje cofnięte.
takeback-agreed = Dziękuję. { $count ->
    [1] Musi się zgodzić jeszcze jeden gracz.
   *[other] Musi się zgodzić jeszcze { $count } graczy.
}

## Refusals
refused-played-sealed = Ta faza jest rozgrywana pod pieczęcią: każdy pisze listę, a wszystkie listy rozgrywa się razem. Napisz swoją przez *Rozegraj turę* i ją zapieczętuj.
refused-list-sealed = Twoja lista jest zapieczętowana. Najpierw otwórz ją ponownie; można to zrobić, dopóki wszyscy nie zapieczętują swoich.
refused-list-short = Twoja lista nie jest jeszcze zapieczętowana: { $missing ->
    [one] brakuje w niej { $missing } twojej tury
    [few] brakuje w niej { $missing } twoich tur
    [many] brakuje w niej { $missing } twoich tur
   *[other] brakuje w niej { $missing } twojej tury
}. Dodaj to, czego brakuje. Jeśli zapieczętujesz ją taką, jaka jest, resztę wybierze komputerowy daimyo.
refused-nothing-to-seal = Przy tym stole nie ma teraz czego pieczętować. Listy pieczętuje się w fazie planowania przy stole z wariantem *zapieczętowane planowanie*.
refused-no-order-there = Nie ma takiej dyspozycji. Twoje dyspozycje pokaże `/rokugan orders`.
refused-too-many-orders = Możesz mieć najwyżej { $most ->
    [one] { $most } dyspozycję
    [few] { $most } dyspozycje
    [many] { $most } dyspozycji
   *[other] { $most } dyspozycji
}, a do każdej { $fallbacks ->
    [one] { $fallbacks } zastępczą
    [few] { $fallbacks } zastępcze
    [many] { $fallbacks } zastępczych
   *[other] { $fallbacks } zastępczej
}. Usuń kilka albo napisz mniej.
refused-too-many-conditions = Dyspozycja może mieć najwyżej { $most ->
    [one] { $most } warunek
    [few] { $most } warunki
    [many] { $most } warunków
   *[other] { $most } warunku
}. Usuń ją i napisz z mniejszą ich liczbą.
refused-orders-too-long = Ten tekst ma więcej niż { $most ->
    [one] { $most } znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaku
}. Napisz mniej dyspozycji.
refused-no-such-point = Nie można cofnąć się do tego miejsca. Wybierz inne z listy polecenia.
refused-takeback-open = Ktoś inny prosi już o cofnięcie ruchów. Najpierw odpowiedz na tę prośbę.
refused-no-takeback = Ta prośba jest zamknięta: padła odpowiedź, minął termin albo gra toczy się już dalej.
refused-cannot-seal = Ta gra nie ma fazy, którą można rozegrać pod pieczęcią. Pomiń ten wariant.

## Commands
command-orders = Co zrobić, gdy przyjdzie twoja tura; widzisz to tylko ty
option-orders-write = Dyspozycje w notacji, oddzielone „;”; zastępcze po „else”, warunki po „if”
    .name = zapisz
option-orders-pass = Pasuj, kiedy tylko możesz, dopóki coś cię nie dotyczy
    .name = pasuj
option-orders-clear = Usuń wszystkie swoje dyspozycje
    .name = wyczyść
option-undo-to = Poproś wszystkich o cofnięcie się do tego miejsca
    .name = do
option-new-sealed = Wariant: wszyscy naraz zapisują umieszczenia na rundę, pod pieczęcią (wyłączony)
    .name = pieczęć
