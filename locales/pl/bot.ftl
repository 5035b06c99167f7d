# What the bot says at every title. Errors say what is so, why, and what to do next.

none = brak
nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim
    .loc = nikim
list-and = { $list } i { $last }
name-with-things = { $name }: { $things }
language-name = polski
name-with = { $name } { $it }
name-of = { $name }: { $it }
computer = komputerowy daimyo
prompt-part = { $prompt } { $first } … { $last }
unnamed-table = { $title } nr { $table }

## Buttons: verbs, sentence case
button-confirm = Potwierdź
panel-confirm-label = Potwierdź: { $move }
button-back = Wstecz
button-talk = Negocjuj
button-talk-replies = { $count ->
    [one] Odpowiedz na ofertę
    [few] Odpowiedz na { $count } oferty
    [many] Odpowiedz na { $count } ofert
   *[other] Odpowiedz na { $count } oferty
}
button-ahead = Zdecyduj z góry
button-again = Zmień decyzję
button-turn = Rozegraj turę
button-look = Zobacz
button-legend = Legenda
button-join = Dołącz
button-start = Rozpocznij
button-leave = Zwolnij miejsce
button-add-computer = Dodaj komputer
button-remove-computer = Usuń komputer
button-fair-dice = Uczciwe kości
button-rematch = Rewanż
button-film = Film
button-undo = Cofnij
button-resign = Zrezygnuj
button-cancel = Odwołaj stół
button-forget = Usuń moje dane

## The lobby
lobby-about = { $title }. Zajęte miejsca: { $taken } z { $seats }; żeby zacząć, wystarczy { $fewest }. Gospodarz: { $host }.
lobby-seat = • { $side }: { $who }
lobby-seat-ready = • { $side }: { $who }, w gotowości
lobby-choose-side = Wybierz swoją stronę
lobby-choose-pace = Gospodarz: czas na turę
lobby-choose-switch = Gospodarz: warianty i rozstrzygnięcia
lobby-switch-to = { $name }: { $now } → { $then }
lobby-switch = { $name }: { $value }
switch-on = włączone
switch-off = wyłączone
option-sealed = Zapieczętowane planowanie
    .about = Wszyscy naraz zapisują swoje umieszczenia na całą rundę; potem są one rozgrywane.
notice-agreed = Gospodarz zmienił ustawienia, więc wszyscy jeszcze raz naciskają *Rozpocznij*.
post-invited = { $who }: rewanż! Stół **{ $table }** jest otwarty, zajmijcie miejsca powyżej.
post-called = { $who }: { $by } zaprasza do stołu **{ $table }**. Zajmij miejsce powyżej.
invited-answer = Na tym kanale padło zaproszenie dla { $who } do stołu **{ $table }**.
agreed-answer = Zmieniono. Przy stole **{ $table }** wszyscy muszą jeszcze raz potwierdzić gotowość.
rematch-answer = Stół **{ $table }** jest otwarty, z tymi samymi ustawieniami. Siedzisz o jedno miejsce dalej; pozostali już wiedzą.
film-none = Stół **{ $table }** nie ma filmu: nie udało się go zrobić albo jest za duży.
lobby-commitment = Kości ustalono z góry: SHA-256 tego stołu, jego gry, opcji i tajnego ziarna losowości to `{ $commitment }`. Gdy wszyscy siedzą, każdy naciska *Rozpocznij*, a każde naciśnięcie dokłada się do losowania. Ziarno zostanie pokazane po zakończeniu gry.
life-lobby = szuka graczy
life-playing = w toku
life-over = zakończony
life-cancelled = odwołany
status = Stół **{ $table }**: { $stage }.
trouble-no-access = Nie mogę pisać na kanale stołu. Stół czeka i nic nie przepada. Gospodarz może go przenieść, używając `/rokugan manage move` na innym kanale.
trouble-missing = Nie mogę pisać na kanale stołu. Potrzebne mi tam uprawnienia: { $permissions }. Stół czeka, nic nie przepada, a gra ruszy dalej, gdy tylko będzie to możliwe.
trouble-no-pictures = Nie mogę zamieszczać obrazów na kanale stołu, więc pokazuję planszę w słowach. Potrzebne mi tam uprawnienia: { $permissions }.
trouble-thread-locked = Nie mogę pisać w wątku stołu, bo jest zablokowany. Stół czeka, nic nie przepada, a gra ruszy dalej, gdy tylko będzie to możliwe.
trouble-refused = Discord odrzucił treść jednego z moich wpisów. Najpewniej AutoMod serwera blokuje jakąś nazwę albo słowo. Gra toczy się dalej, a ja przez dobę co godzinę próbuję ponownie.
cannot-post = **{ $table }**: { $why }
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
trouble-channel-gone = Kanał stołu został usunięty. Nadal możesz grać w prywatnych wiadomościach. Gospodarz może przenieść stół, używając `/rokugan manage move` na innym kanale, albo go odwołać.
thread-opened = Stół ma własny wątek: { $thread }.
thread-needs = Żeby otworzyć dla stołu osobny wątek, potrzebuję tu uprawnień: { $permissions }. Na razie stół jest na tym kanale.

notice-opened = Stół **{ $table }** jest otwarty. Zajmijcie miejsca, a gdy będą już wszyscy, naciśnijcie *Rozpocznij*.
notice-joined = { $side }: miejsce zajęte.
notice-ready = { $side } zgłasza gotowość.
notice-left = { $side }: miejsce znów wolne.
notice-computer-joined = Komputerowy daimyo gra jako { $side }.
notice-computer-left = { $side }: komputerowy daimyo odchodzi od stołu.
notice-kicked = { $side }: gospodarz usunął gracza.
notice-resigned = { $side }: gracz rezygnuje; dalej gra komputerowy daimyo.
notice-replaced = { $side }: przy stole siada nowy gracz.
notice-undone = { $side } cofa ostatni ruch.
notice-cancelled = Gospodarz odwołał stół **{ $table }**.
notice-came-from = Stół **{ $table }** gra odtąd tutaj. Dotąd stał na kanale { $channel }.
notice-went-to = Stół **{ $table }** gra dalej na kanale { $channel }.

## Public posts
post-began = Gra się zaczyna. Zapowiedź kości: `{ $commitment }`; gracze dołożyli do losowania: `{ $entropy }`.
post-waiting = Od <t:{ $since }:f> (<t:{ $since }:R>) czekamy na: { $seats }.
post-more = … resztę pokaże `/rokugan log`.
score-heading = { $count ->
    [1] **Koniec gry: wygrywa { $who }, wynik: { $score }.**
   *[other] **Koniec gry: wspólne zwycięstwo – { $who }, wynik: { $score }.**
}
score-line = { $place }. { $seat } ({ $who }): { $score }
score-seed = Ziarno losowości to `{ $seed }`; zapowiedź z początku gry: `{ $commitment }`. `/rokugan export` daje cały zapis, a `verify/verify.py` sprawdza jego kości.
score-not-over = Gra jeszcze trwa. Plansza pokazuje to, co o wyniku jest jawne.

## Panels
panel-heading = { $table }: { $seat }
panel-over = Przy tym stole nie toczy się gra.
panel-waiting = To nie twoja tura. Czekamy na: { $seats }.
panel-your-turn = **Twoja tura.** { $purpose }
panel-talk = **Negocjacje.** To, co tu powiesz, widzicie tylko ty i gracz, do którego mówisz.
panel-talk-none = Teraz nie ma czego proponować ani na co odpowiadać.
panel-ahead = **Zdecyduj z góry.** Powiedz już teraz, co ma się stać, gdy do tego dojdzie, a stół nie będzie musiał na ciebie czekać. Nikt inny tego nie widzi.
panel-ahead-none = Teraz nie ma o czym decydować z góry.
panel-again = **Zdecyduj jeszcze raz.** Dopóki nie zdecydują wszyscy, nowy wybór zastępuje poprzedni. Nikt nie widzi, że coś się zmieniło.
panel-again-none = Tego nie można już zmienić.
panel-so-far = { $move }. { $prompt }
panel-confirm = { $move }. Potwierdź, żeby zagrać.
panel-confirm-aside = { $move }. Nic się nie stanie, dopóki nie potwierdzisz.
panel-resting = Ruchy wykonujesz na kanale i tam dostajesz wzmianki, więc ten panel odpoczywa. *Rozegraj turę* otwiera go tutaj, a ruch wykonany tutaj go obudzi.
panel-done = Zrobione: { $move }.
panel-undone = Cofnięto.
panel-stale = Gra toczy się już dalej, więc nic się nie stało. Tak to teraz wygląda.
panel-already = To było już zapisane i nie zostało zrobione drugi raz. Tak to teraz wygląda.
panel-trouble = { $why }
panel-nothing-chosen = Nic nie zostało zagrane: ta pozycja listy tylko wyjaśniała, dlaczego nie ma ruchu do wyboru.

## Answers
welcome = Grasz jako { $side } przy stole **{ $table }**. Twoja ręka i twoje ruchy będą przychodzić tutaj. Możesz też otworzyć je na kanale przyciskiem *Rozegraj turę* albo poleceniem `/rokugan hand`.
opened-answer = Stół **{ $table }** jest otwarty, a pierwsze miejsce należy do ciebie. Pod wpisem możesz wybrać inną stronę, zmienić ustawienia albo zwolnić miejsce.
joined-answer = Grasz jako { $side } przy stole **{ $table }**.
joined-dm-open = Twoją rękę przyślę w prywatnej wiadomości.
joined-dm-closed = Nie mogę wysyłać ci prywatnych wiadomości. Wszystko działa też tutaj: naciśnij *Rozegraj turę* albo użyj `/rokugan hand`. Jeśli chcesz dostawać prywatne wiadomości, zezwól w ustawieniach prywatności tego serwera na wiadomości prywatne od jego członków, a potem użyj dowolnego polecenia w prywatnej wiadomości do mnie.
left-answer = Miejsce przy stole **{ $table }** zwolnione.
started-answer = **{ $table }**: gra się zaczyna.
ready-answer = Zapisano twoją gotowość. Gra przy stole **{ $table }** zacznie się, gdy wszyscy nacisną *Rozpocznij*. Jeszcze brakuje: { $who }.
missing-answer = Gra przy stole **{ $table }** zacznie się, gdy wszyscy nacisną *Rozpocznij*. Jeszcze brakuje: { $who }.
computer-added = Komputerowy daimyo gra jako { $side }. { $level }.
computer-removed = { $side }: komputerowego daimyo już tu nie ma.
kicked-answer = Usunięto.
moved-answer = Stół { $table } gra odtąd tutaj.
replaced-answer = { $side }: przy stole siada nowy gracz.
resigned-answer = Rezygnacja przyjęta. Dalej gra za ciebie komputerowy daimyo.
cancelled-answer = Stół **{ $table }** jest odwołany.
resign-ask = Za chwilę zrezygnujesz z gry przy stole **{ $table }**. Dalej zagra komputerowy daimyo, a miejsce będzie mógł zająć każdy. Jeśli tylko na jakiś czas cię nie będzie, użyj raczej `/rokugan away`.
cancel-ask = Za chwilę odwołasz stół **{ $table }** dla wszystkich. Nie da się go wznowić.
log-heading = Co już wiesz
log-private = (tylko dla ciebie) { $text }
log-round = **Runda { $round }**
log-file-round = Runda { $round }
log-file = To najnowsze wiersze; cały dziennik jest w pliku. Opcje polecenia pokazują jedną stronę, jedną rundę albo tylko to, co wiesz wyłącznie ty.
log-alt = Dziennik stołu jako tekst.
export-answer = Cały zapis stołu **{ $table }** wraz z ziarnem losowości. Każdy może go odtworzyć.
mine-none = Nie grasz przy żadnym stole. `/rokugan new` otwiera nowy na serwerze, a `/boardgames learn` stół tylko dla ciebie, który objaśnia każdy krok.
mine-line = • **{ $table }** ({ $where }): { $what }
mine-your-turn = twoja tura
mine-waiting = czekamy na: { $seats }
mine-lobby = szuka graczy
settings-language = Twój język: { $language }{ $chosen ->
    [yes] .
   *[no] , taki jak w twoim Discordzie.
}
settings-answer = Tempo nowych stołów: { $pace }. Język publicznych wpisów: { $locale }.
privacy-about = Przechowuję twój identyfikator, wyświetlaną nazwę i język, informację, czy mogę wysyłać ci prywatne wiadomości, ustawioną strefę czasową i godziny ciszy, twoje miejsca i ruchy. Twoje ruchy należą do stołów, przy których grają też inni: jeśli usuniesz swoje dane, zniknie z nich twoja nazwa, a dalej zagra komputerowy daimyo. `/rokugan privacy { option-privacy-action.name }:{ choice-export }` przysyła ci wszystko, `{ option-privacy-action.name }:{ choice-delete }` to usuwa. Statystyki zakończonych stołów (gry, zwycięstwa, czas odpowiedzi) są prowadzone, chyba że wybierzesz `{ option-privacy-action.name }:{ choice-uncount }`.
privacy-export = W pliku jest wszystko, co o tobie przechowuję.
privacy-export-alt = Twoje dane jako JSON.
forget-ask = Za chwilę usuniesz swoje dane. Twoje miejsca przejmą komputerowi daimyo, a twoja nazwa zniknie zewsząd. Tego nie da się cofnąć.
forgotten-answer = Usunięto. { $tables ->
    [0] Nie dotyczy to żadnego stołu w toku.
    [one] Przy { $tables } stole gra toczy się dalej bez ciebie.
    [few] Przy { $tables } stołach gra toczy się dalej bez ciebie.
    [many] Przy { $tables } stołach gra toczy się dalej bez ciebie.
   *[other] Przy { $tables } stołu gra toczy się dalej bez ciebie.
}
rules-entry = **{ $name }** ({ $kind }): { $text }.
rules-entry-of = { $entry } – { $title }
rules-entries = Te opisy może czytać każdy. Wszystkie inne pokazuje `/rokugan rules` z opcją `{ option-about.name }:`.
rules-entries-yours = Kim grasz, co masz i co jest do wyboru. Wszystko inne pokazuje `/rokugan rules` z opcją `{ option-about.name }:`.
rules-select-entry = Obejrzyj jedną z tych rzeczy z obrazkiem
rules-section = { $number } { $heading }
rules-section-of = { $title }: { $section }
rules-select-section = Przeczytaj część zasad
rules-not-translated = Tych zasad nie ma jeszcze po polsku, więc oto ich angielska wersja.
rules-hits = Nic się tak nie nazywa, ale zasady o tym mówią:
rules-hit = **{ $section }** ({ $title }): { $excerpt }
rules-no-entries = Przy tym stole nie ma teraz czego czytać. Zasady podaje `/rokugan rules`.
button-cards = Przeczytaj karty
button-what = Co to jest?
your-ability = Co potrafisz: { $text }.
rules-answer = **{ $title }**: { $fewest }–{ $most } graczy. { $text }

## Help, by situation
help-heading = Co chcesz zrobić?
help-turn = **Moja tura:** naciśnij *Rozegraj turę* pod ostatnim wpisem, odpowiedz na moją prywatną wiadomość albo użyj `/rokugan hand`.
help-see = **Chcę zobaczyć stół:** `/rokugan board`, `/rokugan status`, `/rokugan log`, `/rokugan score`.
help-begin = **Chcę zacząć grę:** `/rokugan learn`, żeby uczyć się w trakcie gry; z innymi `/rokugan new`, potem `/rokugan join`, a na koniec wszyscy `/rokugan start`. `/rokugan computer add` zapełnia puste miejsca.
help-computers = **Chcę grać z komputerowymi daimyo:** `/rokugan new { option-computers.name }:3` zaczyna od razu, a `{ option-level.name }:` mówi, jak dobrze grają: { level-apprentice }, { level-captain } albo { level-daimyo }.
help-better = **Chcę grać lepiej:** tam, gdzie gospodarz zezwolił na podpowiedzi (`/rokugan new { option-hints.name }:True`), *{ button-hint }* w twoim panelu mówi, co zagrałby Daimyo. Gdy gra się skończy, `/rokugan review` mówi, co Daimyo sądzi o twoich decyzjach. `/rokugan rules` objaśnia wszystko, co jest w grze, a `/boardgames learn` uczy gry krok po kroku, tylko ciebie.
help-leave = **Chcę odejść:** `/rokugan leave` przed rozpoczęciem gry, `/rokugan resign` później.
help-ahead = **Chcę planować z góry:** naciśnij *Zaplanuj z góry* w swoim panelu albo użyj `/rokugan orders`. Powiedz, co zrobić, gdy przyjdzie twoja tura, dodaj dyspozycje zastępcze albo pasuj, dopóki coś cię nie dotyczy.
help-mistake = **To była pomyłka:** `/rokugan undo` cofa twój ostatni ruch, dopóki nic nie zostało odkryte i nikt inny nie wykonał ruchu. `/rokugan undo { option-undo-to.name }:` prosi wszystkich o cofnięcie się dalej.
help-host = **Prowadzę stół:** `/rokugan manage kick` usuwa gracza, `/rokugan manage replace` oddaje miejsce komuś innemu, `/rokugan manage cancel` odwołuje stół.
help-data = **Moje dane:** `/rokugan privacy`.

## Autocomplete, when there is nothing to offer
complete-about = { $name } ({ $kind }; { $title })
complete-section = { $number } { $heading } (zasady; { $title })
complete-table = { $name } (#{ $id })
complete-table-over = { $name } (#{ $id }), zakończony
complete-not-turn = To nie twoja tura, czekamy na: { $seats }
complete-language-auto = Taki jak w moim Discordzie
complete-nothing = Brak pasujących opcji; wszystkie ruchy pokaże /rokugan hand

## Refusals: what, why, next
refused-no-such-table = Nie ma takiego stołu. Twoje stoły pokaże `/rokugan mine`.
refused-no-table-here = Na tym kanale nie ma stołu i nie grasz przy żadnym innym. `/rokugan new` otworzy tu nowy.
refused-several-tables = Grasz przy kilku stołach, a ten kanał nie należy do żadnego z nich. Wybierz stół opcją `{ option-table.name }`.
refused-table-here = Na tym kanale stoi już stół { $name }. Jeden kanał mieści jeden stół: dokończ go lub odwołaj albo użyj innego kanału lub wątku.
refused-too-many-tables = Prowadzisz już { $most ->
    [one] { $most } stół
    [few] { $most } stoły
    [many] { $most } stołów
   *[other] { $most } stołu
} i więcej nie można. Najpierw dokończ lub odwołaj któryś z nich.
refused-needs-server = Stoły stoją na kanałach serwera, gdzie widzą je inni. Użyj tego polecenia tam.
refused-other-server = Stół zostaje na swoim serwerze, bo tam są jego gracze. Użyj tego polecenia na innym kanale tego serwera.
refused-already-here = Stół stoi już na tym kanale. Żeby go przenieść, użyj tego polecenia tam, gdzie ma grać dalej.
refused-no-direct-messages = Pierwszy stół rozgrywa się w twoich prywatnych wiadomościach ze mną, a nie mogę ich otworzyć. Zezwól na prywatne wiadomości ode mnie w ustawieniach prywatności, a potem użyj polecenia jeszcze raz.
refused-empty-name = Ta nazwa nie ma widocznych liter. Wybierz inną albo ją pomiń.
refused-not-seated = Nie masz miejsca przy tym stole, więc nie możesz tego zrobić. `/rokugan board` pozwala oglądać; przed rozpoczęciem gry `/rokugan join` daje miejsce.
refused-already-seated = Ten gracz ma już miejsce przy tym stole, jako { $side }. Każdy może zajmować jedno miejsce.
refused-full = Wszystkie miejsca są zajęte ({ $seats }). Możesz oglądać dzięki `/rokugan board` albo otworzyć inny stół gdzie indziej.
refused-side-taken = { $side }: ta strona jest zajęta. Wybierz inną; polecenie podpowiada wolne.
refused-no-such-side = W tej grze nie ma strony „{ $side }”. Wybierz z listy polecenia.
refused-nobody-there = Nikt taki nie ma tu miejsca. `/rokugan status` pokaże, kto ma.
refused-already-started = Gra już trwa, więc miejsca są ustalone. Żeby oddać swoje, użyj `/rokugan resign`; gospodarz może użyć `/rokugan manage replace`.
refused-no-bots = Boty nie mogą grać przy stole. Mogą za to komputerowi daimyo: `/rokugan computer add`.
refused-already-invited = Ta osoba ma już zaproszenie do tego stołu. Każdego zapraszam raz, żeby nikogo nie męczyć.
refused-not-started = Gra jeszcze się nie zaczęła. Ruszy, gdy wszyscy nacisną *Rozpocznij* (`/rokugan start`) i dość miejsc będzie zajętych.
refused-finished = Gra jest skończona, więc nie można już wykonać ruchu. `/rokugan score` pokaże wynik, `/rokugan new` otworzy nowy stół.
refused-too-few = Zajęte miejsca: { $taken }, a potrzeba co najmniej { $needed }. Zaproś kogoś albo dodaj komputerowych daimyo poleceniem `/rokugan computer add`.
refused-not-over = Gra jeszcze trwa, więc to musi poczekać.
refused-no-humans = Siedzą tu tylko komputerowi daimyo. Zanim gra się zacznie, ktoś musi dołączyć.
refused-not-host = Może to zrobić tylko gospodarz stołu albo ktoś z uprawnieniem Zarządzanie serwerem. Poproś kogoś z nich.
refused-no-such-language = Nie mówię w języku „{ $language }”. Znam: { $known }. Wybierz jeden z nich.
refused-not-manager = Te ustawienia może zmienić tylko ktoś z uprawnieniem Zarządzanie serwerem. Poproś kogoś takiego.
refused-host-stays = Gospodarza nie można usunąć. Żeby odejść, gospodarz może użyć `/rokugan resign`; żeby zakończyć stół – `/rokugan manage cancel`.
refused-already-done = To było już zapisane; nic nie stało się drugi raz.
refused-stale = Gra toczy się już dalej, więc nic się nie stało. Wybierz z aktualnego menu.
refused-old-button = Nie znam tego przycisku: pochodzi ze starszej wersji albo został zmieniony. Użyj `/rokugan hand`.
refused-not-offered = Ten wybór nie jest teraz dozwolony, więc nic się nie stało. Wybierz z aktualnego menu.
refused-nothing-to-undo = Ostatni ruch przy tym stole nie jest twój, więc nie masz czego cofnąć.
refused-too-many-takebacks = To było już cofane kilka razy i teraz zostaje. Jeśli to pomyłka, poproś pozostałych poleceniem `/rokugan undo { option-undo-to.name }:`.
refused-cannot-undo = Twojego ostatniego ruchu nie można cofnąć: odkryto coś ukrytego albo rzucono kośćmi.
refused-still-running = Gra jeszcze trwa, a jej zapis zawiera tajemnice wszystkich. Można go wyeksportować po zakończeniu gry.
refused-not-your-turn = To nie twoja tura; czekamy na: { $seats }. Dam ci znać, gdy przyjdzie twoja kolej.
refused-by-rules = Zasady na to nie pozwalają: { $why } Wybierz z menu `/rokugan hand`, w którym są wszystkie dozwolone ruchy.
refused-unreadable = Nie potrafię odczytać „{ $found }”; powinno tu być: { $expected }. Wybierz ruch z listy albo użyj `/rokugan hand`.
refused-seat-count = Ta gra jest przeznaczona dla { $fewest }–{ $most } graczy, nie dla { $found }. Wybierz inną liczbę miejsc.
refused-bad-options = Nie potrafię odczytać opcji gry: { $known ->
    [0] w miejscu „{ $at }” jest coś, co tam nie pasuje.
   *[other] nie ma tam nic takiego jak „{ $found }”. Do wyboru: { $names }.
} Wszystkie opcje ma menu w poczekalni; pomiń je, żeby zagrać w zalecany sposób.
refused-no-such-title = Nie ma gry „{ $title }”. Wybierz z listy.
refused-no-such-rules = Ten stół gra według wersji { $found } zasad gry { $title }, a ten bot zna wersje od 1 do { $newest }. Operator bota musi go zaktualizować.
refused-rules-other = Zasady na to nie pozwalają. Wybierz z menu `/rokugan hand`, w którym są wszystkie dozwolone ruchy.
refused-bad-argument = Jednej z opcji tego polecenia nie da się tak użyć. Wybierz z list, które podpowiada, i spróbuj ponownie.
refused-missing-permission = Nie mogę pisać na tym kanale. Brakuje mi tu uprawnień: **{ $permissions }**. Poproś kogoś, kto zarządza serwerem, i spróbuj ponownie.

## Faults
fault = Coś poszło nie tak po naszej stronie i nic się nie zmieniło. Spróbuj ponownie. Jeśli to się powtarza, podaj operatorowi ten identyfikator: { $id }.
fault-passing = Mam teraz za dużo pracy i nic się nie zmieniło. Spróbuj ponownie za chwilę. Jeśli to się powtarza, podaj operatorowi ten identyfikator: { $id }.
fault-full = Dysk komputera, na którym działam, jest pełny, więc nic się nie zmieniło. Poproś operatora, żeby zwolnił trochę miejsca, i podaj mu ten identyfikator: { $id }. Potem spróbuj ponownie.

## Co notacja ma w danym miejscu
expected-action = akcja
expected-as = as
expected-ask-always-or-never = ask, always albo never
expected-building-tile = kafelek budynku
expected-caste = kasta
expected-clan = klan
expected-condition = warunek
expected-customer = klient
expected-end-of-line = koniec wiersza
expected-face = liczba oczek
expected-figure = figurka
expected-first-or-last = first albo last
expected-good = towar
expected-good-or-favor = towar albo boska łaska
expected-good-or-koku = towar albo koku
expected-hex = pole
expected-mandate = rozkaz
expected-number = liczba
expected-objective = cel
expected-patron = patron
expected-piece = figurka albo warownia
expected-province = prowincja
expected-province-or-shrine = prowincja albo świątynia
expected-reaction = reakcja
expected-season-card = karta pory roku
expected-settlement = osada
expected-ship = statek
expected-shore-space = pole brzegu
expected-shrine = świątynia
expected-slot = miejsce na żeton
expected-then = then
expected-tile = kafelek
expected-token = żeton
expected-token-on-the-board = żeton na planszy
expected-token-put-away = odłożony żeton
expected-up-or-down = up albo down
