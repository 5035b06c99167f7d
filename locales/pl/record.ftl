# The record: log, replay, statistics.

button-replay = Powtórka
button-replay-first = Początek
button-replay-before = Wcześniej
button-replay-after = Później
button-replay-last = Teraz
replay-at = { $round ->
    [0] **{ $table }** po ruchu { $act } z { $last }.
   *[other] **{ $table }** po ruchu { $act } z { $last }, runda { $round }.
}
replay-public = Co widzieli wszyscy
replay-eyes = Widok gracza: { $seat }
log-nothing = Nic takiego się nie wydarzyło.
log-undone = (cofnięte) { $text }
export-alt = Zapis stołu jako JSON.
export-seen = Wszystko, co na razie wiesz o stole **{ $table }**, jako dane. Cały zapis, z ziarnem losowości, będzie po zakończeniu gry.
stats-of = Statystyki: { $who }
stats-none = Jeszcze żadnego zakończonego stołu.
stats-line = **{ $title }**: { $games ->
    [one] { $games } stół
    [few] { $games } stoły
    [many] { $games } stołów
   *[other] { $games } stołu
}, { $wins ->
    [0] bez zwycięstwa
    [one] { $wins } zwycięstwo
    [few] { $wins } zwycięstwa
    [many] { $wins } zwycięstw
   *[other] { $wins } zwycięstwa
}; czas odpowiedzi: { $median } (mediana){ $hinted ->
    [0] {""}
   *[other] ; stoły z podpowiedziami: { $hinted }
}.
stats-unknown = brak danych
span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
privacy-uncounted = Od teraz nie prowadzę o tobie statystyk, a dotychczasowe są usunięte. `/rokugan privacy { option-privacy-action.name }:{ choice-count }` znów na nie pozwala.
privacy-counted = Od teraz prowadzę statystyki stołów, które kończysz. `/rokugan privacy { option-privacy-action.name }:{ choice-uncount }` znów je usuwa.

refused-uncounted = Ten gracz nie chce statystyk, więc nie ma czego pokazać.
refused-not-your-eyes = Dopóki gra trwa, możesz ją oglądać tylko własnymi oczami. Po zakończeniu wybierzesz dowolną stronę.

option-log-side = Tylko to, co zrobiła ta strona
    .name = strona
option-log-round = Tylko ta runda
    .name = runda
option-log-kind = Tylko to, co wiesz wyłącznie ty, co zostało odkryte albo cofnięte
    .name = rodzaj
option-score-player = Zamiast wyniku statystyki gracza
    .name = gracz
option-privacy-action = Eksportuj lub usuń swoje dane; pozwól na statystyki o tobie albo nie
    .name = akcja
