# Time: pace, clocks, reminders, absence, open seats, votes.

## Pace
# These stand after „do” in `pace`, in the genitive.
time-minutes = { $count ->
    [1] jednej minuty
   *[other] { $count } minut
}
time-hours = { $count ->
    [1] jednej godziny
   *[other] { $count } godzin
}
time-days = { $count ->
    [1] jednego dnia
   *[other] { $count } dni
}
pace-relaxed = spokojne
pace-daily = dzienne
pace-brisk = żwawe
pace-live = na żywo
pace-custom = własne
pace-none = bez limitu
pace = { $name } (do { $most } na turę)
agreement = Tempo: { $pace }. Szybkie tury dają zapas czasu na wolne. Gdy czas minie, komputerowy daimyo wykonuje ten jeden ruch; po { $misses ->
    [1] jednej pominiętej turze
   *[other] { $misses } pominiętych turach z rzędu
} zajmuje miejsce do powrotu gracza.
agreement-none = Tempo: { $pace }. Każdy gra, kiedy może.

## Buttons
button-back-again = Jestem z powrotem
button-back-to = Wróć do stołu: { $table }
button-open = Graj: { $table }
button-take = Zajmij to miejsce
button-yes = Tak
button-no = Nie
button-snooze = Przypomnij później

## Who the table is waiting for
waiting-seat = { $seat } ({ $who })
waiting-seat-until = { $seat } ({ $who }), termin { $until }
post-waiting-timed = Czekamy na: { $seats }.
post-waiting-paused = Czekamy na: { $seats }. Zegary stoją.
post-reminder = { $who }, stół czeka na twój ruch ({ $side }) do { $until }. Potem zagra za ciebie komputerowy daimyo.

## What happens to a table
notice-expired = Stół **{ $table }** został zamknięty: gra nie zaczęła się w ciągu dwóch tygodni. `/rokugan new` otwiera nowy.
notice-time-ran-out = { $side }: czas minął, komputerowy daimyo wykonał ten jeden ruch (pominięta tura { $missed } z { $misses }, zanim zajmie miejsce).
notice-held = { $side }: czas znów minął, komputerowy daimyo wykonał ruch i zajmuje miejsce, dopóki jego gracz nie naciśnie *Jestem z powrotem*. Pozostali mogą zagłosować za nowym graczem poleceniem `/rokugan manage replace`.
notice-returned = { $side }: gracz jest z powrotem.
notice-deserted = Wszystkie miejsca zajmują komputerowi daimyo, więc stół czeka. Każdy z graczy może nacisnąć *Jestem z powrotem* do <t:{ $until }:f> (<t:{ $until }:R>); potem stół zakończy się bez wyniku.
notice-deserted-end = Nikt nie wrócił do stołu **{ $table }**, więc zakończył się on bez wyniku.
notice-away = { $side }: nieobecność gracza do <t:{ $until }:f> (<t:{ $until }:R>); jego zegar stoi.
notice-open-seat = **Wolne miejsce:** przy stole **{ $table }** komputerowy daimyo gra jako { $side }, dopóki ktoś nie zajmie tego miejsca. Kto je zajmie, dowie się wszystkiego, co to miejsce wie.
notice-voted-out = { $side }: stół zagłosował za nowym graczem.
notice-vote-opened = **Głosowanie:** { $motion ->
    [pause] zatrzymać wszystkie zegary najwyżej na tydzień?
    [resume] uruchomić zegary ponownie?
    [extend] dać wszystkim, na których czeka stół, czas jeszcze jednej tury?
    [replace] poszukać nowego gracza ({ $side })?
   *[end] zakończyć stół bez wyniku?
} Potrzebne głosy na tak: { $needed } z { $voters }, do <t:{ $until }:f> (<t:{ $until }:R>).
notice-vote-failed = Nie ma większości, żeby { $motion ->
    [pause] zrobić pauzę
    [resume] uruchomić zegary ponownie
    [extend] dać więcej czasu
    [replace] poszukać nowego gracza ({ $side })
   *[end] zakończyć stół
}; nic się nie zmienia.
notice-paused = Stół zagłosował za zatrzymaniem zegarów do <t:{ $until }:f> (<t:{ $until }:R>) albo do głosowania, które je uruchomi. Grać można nadal.
notice-resumed = Zegary znów chodzą.
notice-extended = Stół zagłosował za dodatkowym czasem: wszyscy, na których czeka, dostają czas jeszcze jednej tury.
notice-ended-by-vote = Gracze zagłosowali za zakończeniem stołu **{ $table }** bez wyniku.

## Direct messages
reminder = { $tables ->
    [one] Czeka na ciebie { $tables } stół.
    [few] Czekają na ciebie { $tables } stoły.
    [many] Czeka na ciebie { $tables } stołów.
   *[other] Czeka na ciebie { $tables } stołu.
}
reminder-last = **Twój czas zaraz się skończy.**
reminder-downtime = Przez jakiś czas bot nie działał. Ten czas się nie liczy: terminy twoich tur przesuwają się o tyle samo.
reminder-digest = Twoje podsumowanie: { $tables ->
    [one] czeka na ciebie { $tables } stół.
    [few] czekają na ciebie { $tables } stoły.
    [many] czeka na ciebie { $tables } stołów.
   *[other] czeka na ciebie { $tables } stołu.
}
reminder-back = Twoja nieobecność się skończyła, a twoje zegary znów chodzą.
reminder-else = Jeśli czas minie, komputerowy daimyo wykona ten jeden ruch za ciebie.
missed-act = komputerowy daimyo zagrał za ciebie: { $move }
missed-list = twoja lista została zapieczętowana taka, jaka była
missed = Twój czas minął, więc { $what }. Pominięte tury: { $missed }; po { $misses } z rzędu komputerowy daimyo zajmie twoje miejsce, dopóki nie wrócisz.
missed-held = Twój czas minął, więc { $what }. Teraz twoje miejsce zajmuje komputerowy daimyo. Jedno naciśnięcie je odda.
taken-over = Od teraz grasz jako { $side } przy stole **{ $table }**. Oto, co wie twoje miejsce; `/rokugan log` pokaże wszystko, co widziało.

## Answers
back-answer = Witaj z powrotem, miejsce znów jest twoje.
snoozed-answer = Przypomnę ci: { $until }.
away-answer = Twoja nieobecność trwa do { $until }. Do tego czasu twoje zegary stoją, oprócz stołów na żywo. `/rokugan away { option-until.name }:now` ją kończy.
home-answer = Twoja nieobecność jest zakończona. Twoje zegary znów chodzą.
took-answer = Grasz jako { $side } przy stole **{ $table }**. To, co wie to miejsce, przychodzi właśnie w prywatnej wiadomości.
opened-seat-answer = { $side }: miejsce czeka na nowego gracza.
habits-answer = Twoja strefa czasowa: { $zone }. Godziny ciszy: { $quiet }. Podsumowanie zamiast wzmianek: { $digest }.
mine-heading = Twoje stoły
mine-your-turn-until = twoja tura, do { $until }
mine-held = twoje miejsce zajmuje komputerowy daimyo; *Jestem z powrotem* ci je odda
propose-prompt = Zgłoś wniosek …
motion-pause = Pauza: zatrzymaj zegary
motion-resume = Koniec pauzy: uruchom zegary ponownie
motion-extend = Więcej czasu dla wszystkich, na których czeka stół
motion-replace = Nowy gracz: { $side }
motion-end = Zakończ stół bez wyniku
tally-open = Twój głos został policzony. Na razie głosów za: { $yes }, a potrzeba: { $needed }.
tally-passed = Twój głos został policzony i wniosek przeszedł.
tally-failed = Twój głos został policzony. Nie ma większości, więc nic się nie zmienia.

## Refusals
refused-no-such-pace = Nie znam takiego tempa. Wybierz relaxed, daily, brisk, live lub none albo czas od 5m do 14d, na przykład `90m`, `36h` lub `3d`.
refused-no-such-time = Nie potrafię odczytać tego czasu. Napisz długość, na przykład `12h` lub `3d`, datę, na przykład `2026-05-01` lub `2026-05-01 18:00`, albo godzinę, na przykład `18:00`.
refused-no-such-hours = Nie potrafię odczytać tych godzin ciszy. Napisz je jako `22-8` lub `22:30-7:15`, najwyżej dwanaście godzin, albo `off`.
refused-no-such-zone = Nie ma takiej strefy czasowej. Wybierz z listy, na przykład Europe/Warsaw.
refused-needs-zone = Nie znam twojej strefy czasowej, więc nie wiem, kiedy są te godziny. Ustaw też `{ option-zone.name }`.
refused-away-too-short = Nieobecność musi trwać jeszcze co najmniej godzinę. Wybierz późniejszy czas.
refused-away-too-long = { $hours ->
    [one] Została ci { $hours } godzina
    [few] Zostały ci { $hours } godziny
    [many] Zostało ci { $hours } godzin
   *[other] Zostało ci { $hours } godziny
} nieobecności, a to więcej. Co dwa dni odzyskujesz jeden dzień, najwyżej do tygodnia. Wybierz wcześniejszy powrót albo poproś stół o pauzę poleceniem `/rokugan status`.
refused-not-away = Twoja nieobecność nie jest ustawiona, więc nie ma czego kończyć.
refused-no-snooze = Nie mogę przypomnieć później: przypomnienie było już odkładane dwa razy, twój czas zaraz się skończy albo nie czeka na ciebie żaden stół. `/rokugan mine` pokaże, które czekają.
refused-no-open-seat = Przy tym stole nie ma wolnego miejsca. Może ktoś zajął je przed chwilą; `/rokugan board` pozwala oglądać.
seat-needs-vote = Ktoś tam gra, więc decyduje stół. Głosowanie jest otwarte na kanale.
refused-never-met = Ta osoba nigdy mnie nie używała, więc do niej nie piszę. Otwórz miejsce poleceniem `/rokugan manage replace` bez podawania gracza; ta osoba może je zająć przyciskiem.
refused-held-seat = Twoje miejsce zajmuje komputerowy daimyo, więc nie możesz ani głosować, ani grać. Najpierw naciśnij *Jestem z powrotem* w `/rokugan mine`.
refused-vote-open = Przy stole trwa już głosowanie. Najpierw oddaj w nim głos; przyciski są pod jego wpisem.
refused-vote-over = To głosowanie się skończyło, więc nic nie zostało policzone. `/rokugan status` pokaże, jak stoi gra.
refused-cannot-propose = Nie możesz teraz zgłosić takiego wniosku. Głosować nad zastąpieniem gracza można dopiero po jego pominiętej turze albo gdy jego miejsce zajmuje komputerowy daimyo; `/rokugan status` pokaże, jakie wnioski możesz zgłosić.

## Commands
command-away = Zatrzymaj swoje zegary na czas nieobecności
option-until = Do kiedy: 12h, 3d, 2026-05-01 albo now, żeby zakończyć
    .name = do-kiedy
option-pace = Czas na turę: relaxed, daily, brisk, live, none albo czas, na przykład 36h
    .name = tempo
option-misses = Ile pominiętych tur z rzędu, zanim komputerowy daimyo zajmie miejsce (2)
    .name = spóźnienia
option-zone = Twoja strefa czasowa
    .name = strefa
option-quiet = Twoje godziny ciszy, na przykład 22-8; albo off
    .name = cisza
option-digest = Jedno podsumowanie dziennie o tej porze zamiast wzmianek, na przykład 18:00; albo off
    .name = podsumowanie
option-manage-replace-user = Kto zajmie miejsce; pomiń, żeby otworzyć je dla wszystkich
    .name = gracz

## Help
help-time = **Czas:** każda tura ma limit czasu uzgodniony przy stole, a szybkie tury dają zapas na wolne. Przypominam w połowie i przed końcem. Jeśli czas minie, komputerowy daimyo wykonuje ten jeden ruch; po kilku pominiętych turach zajmuje twoje miejsce, dopóki nie naciśniesz *Jestem z powrotem*. Strefę czasową, godziny ciszy i codzienne podsumowanie ustawisz poleceniem `/rokugan settings`. Wyjeżdżasz? `/rokugan away`.
help-vote = **Kogoś brakuje albo wszyscy potrzebują przerwy:** poleceniem `/rokugan status` możesz zgłosić wniosek o pauzę, więcej czasu, nowego gracza albo koniec; decyduje większość.
