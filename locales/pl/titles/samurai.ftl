# Samurai. Names are found by the ids of the rules; each thing has one name, with the forms it needs.

samurai-title = Samuraj
samurai-rules = Umieszczaj kafelki wokół wiosek, miast i Edo. Gdy wszystkie pola terenu wokół osady są zajęte, figurkę zdobywa gracz, który ma na nią największy wpływ; przy remisie zostaje ona odłożona na bok. Tura to jeden kafelek albo kilka, jeśli pozostałe mają symbol sprytu. Gra kończy się, gdy z planszy znikną figurki jednej kasty albo gdy cztery figurki są odłożone na bok. Kto ma najwięcej figurek danej kasty, jest jej liderem; wygrywa lider największej liczby kast. Ruchy wykonujesz w panelu; `/rokugan play` przyjmuje je w notacji, na przykład `samurai2 P8` albo `ship1 N9 then`, żeby grać dalej.
samurai-score = { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
    [many] { $count } figurek
   *[other] { $count } figurki
}

## Sides
samurai-colour-gold = Złoty
    .gen = Złotego
    .dat = Złotemu
    .acc = Złotego
    .ins = Złotym
    .loc = Złotym
    .gender = mp
    .about = strona. Kolory nie mają zdolności; wszyscy mają te same dwadzieścia kafelków
samurai-colour-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
    .loc = Czerwonym
    .gender = mp
    .about = strona. Kolory nie mają zdolności; wszyscy mają te same dwadzieścia kafelków
samurai-colour-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
    .loc = Zielonym
    .gender = mp
    .about = strona. Kolory nie mają zdolności; wszyscy mają te same dwadzieścia kafelków
samurai-colour-purple = Fioletowy
    .gen = Fioletowego
    .dat = Fioletowemu
    .acc = Fioletowego
    .ins = Fioletowym
    .loc = Fioletowym
    .gender = mp
    .about = strona. Kolory nie mają zdolności; wszyscy mają te same dwadzieścia kafelków

## Places
samurai-city-kyoto = Kioto
    .loc = Kioto
samurai-city-akita = Akita
    .loc = Akicie
samurai-city-sapporo = Sapporo
    .loc = Sapporo
samurai-city-edo = Edo
    .loc = Edo
samurai-place = { $name } ({ $code })
samurai-area-kyushu = Kiusiu
    .short = Kiusiu
    .about = w grze przy trzech i czterech graczach
samurai-area-shikoku = Sikoku
    .short = Sikoku
    .about = w grze przy trzech i czterech graczach
samurai-area-chugoku = Chugoku (zachodnie Honsiu)
    .short = Chugoku
    .about = zawsze w grze
samurai-area-kansai = Kansai (środkowe Honsiu)
    .short = Kansai
    .about = zawsze w grze; tu leży Kioto
samurai-area-kanto = Kanto (wschodnie Honsiu)
    .short = Kanto
    .about = zawsze w grze; tu leży Edo
samurai-area-tohoku = Tohoku (północne Honsiu)
    .short = Tohoku
    .about = zawsze w grze; tu leży Akita
samurai-area-hokkaido = Hokkaido
    .short = Hokkaido
    .about = w grze przy czterech graczach; tu leży Sapporo
samurai-size-village = wioska
    .about = mieści jedną figurkę
samurai-size-city = miasto
    .about = mieści dwie figurki różnych kast
samurai-size-edo = Edo
    .about = stolica; mieści po jednej figurce każdej kasty

## Castes and tiles
samurai-caste-buddha = Budda
    .gen = Buddy
    .about = religia. Liczą się dla niej kafelki Buddy, a także samuraj, ronin i statki. Kto zdobędzie najwięcej figurek Buddy, jest liderem tej kasty
samurai-caste-rice = ryż
    .gen = ryżu
    .about = handel. Liczą się dla niego kafelki ryżu, a także samuraj, ronin i statki. Kto zdobędzie najwięcej figurek ryżu, jest liderem tej kasty
samurai-caste-castle = zamek
    .gen = zamku
    .about = wojsko. Liczą się dla niego kafelki zamku, a także samuraj, ronin i statki. Kto zdobędzie najwięcej figurek zamku, jest liderem tej kasty
samurai-figure = { $caste } w { FORM($at, case: "loc") }
samurai-count = { $count } × { $caste }
samurai-tile-buddha4 = Budda 4
samurai-tile-buddha3 = Budda 3
samurai-tile-buddha2 = Budda 2
samurai-tile-rice4 = Ryż 4
samurai-tile-rice3 = Ryż 3
samurai-tile-rice2 = Ryż 2
samurai-tile-castle4 = Zamek 4
samurai-tile-castle3 = Zamek 3
samurai-tile-castle2 = Zamek 2
samurai-tile-samurai3 = Samuraj 3
samurai-tile-samurai2 = Samuraj 2
samurai-tile-samurai1 = Samuraj 1
samurai-tile-ronin = Ronin 1 ✦
samurai-tile-ship2 = Statek 2 ✦
samurai-tile-ship1 = Statek 1 ✦
samurai-tile-swap = Zamiana dwóch figurek ✦
samurai-tile-move = Ruch kafelka

## Stages: as a heading, and as a noun within a sentence
samurai-stage-hands = Kafelki początkowe
    .noun = wybór kafelków początkowych
    .about = każdy wybiera w tajemnicy pięć z dwudziestu kafelków na początek; resztę dobiera później
samurai-stage-cities = Zaludnianie miast
    .noun = zaludnianie miast
    .about = wszyscy po kolei stawiają figurki w miastach, w każdym dwie różne
samurai-stage-villages = Zaludnianie wiosek
    .noun = zaludnianie wiosek
    .about = wszyscy po kolei stawiają figurki w pustych wioskach
samurai-stage-turn = Umieszczanie kafelków
    .noun = umieszczanie kafelków
    .about = jeden kafelek albo kilka, byle wszystkie oprócz jednego miały ✦. Potem rozpatruje się zamknięte osady, a ty uzupełniasz rękę do pięciu kafelków
samurai-stage-over = Koniec gry
    .noun = koniec gry
    .about = gra kończy się, gdy z planszy znikną wszystkie figurki jednej kasty albo cztery są odłożone na bok. Wygrywa lider największej liczby kast

## The text board
samurai-board-seat = { $seat }: kafelki na ręce { $hand }, w stosie { $stack }, zdobyte figurki: { $captured }.
samurai-board-hidden = ukryte
samurai-board-captured = Twoje figurki: { $list }.
samurai-board-line = { $line }.
samurai-board-settlement = { $code } { $size }: { $figures }
samurai-board-around = { $line }. Wolne: { $codes }.
samurai-board-tiles = Kafelki na planszy:
samurai-line-led = { $figure } ({ $list })
samurai-line-tied = { $figure } (remis: { $list })
samurai-line-taken = { $figure } z { $code } dla { FORM($seat, case: "gen") }
samurai-line-aside = { $figure } z { $code } na bok
samurai-line-laid = { $tile } ({ $seat }) na { $code }
samurai-line-score = { $place }. { $seat }, lider kast: { $leaders }, figurki: { $total }

## The alternative text of a picture
samurai-alt-head = Samuraj. { $stage }.
samurai-alt-taken = Ostatnia tura: { $list }.
samurai-alt-left = Na planszy: { $list }.
samurai-alt-aside = Odłożone na bok: { $list }.
samurai-alt-over = Wynik końcowy: { $list }.
samurai-alt-seat = { $seat }: { $list }.

## On the picture and the score sheet
samurai-picture-on-board = Na planszy
samurai-picture-to-place = Do rozmieszczenia
samurai-picture-aside = Odłożone (czwarta kończy grę)
samurai-picture-captured = Twoje figurki
samurai-sheet-title = Liderzy kast
samurai-sheet-leaders = Lider
samurai-sheet-others = Inne
samurai-sheet-total = Razem

## The hand
samurai-hand-tiles = **Twoja ręka:** { $tiles }
samurai-hand-captured = **Twoje figurki:** { $counts }
samurai-hand-stack = **Twój stos:** { $tiles }
samurai-hand-plain = Kafelek bez ✦ masz w tej turze za sobą; teraz możesz zagrać tylko kafelki z ✦.
samurai-hand-cunning = Możesz grać dalej: dowolną liczbę kafelków z ✦ i jeden bez.

## Menus
samurai-end = Zakończ turę
samurai-more = Zagraj kolejny kafelek
samurai-pass = Spasuj
samurai-from = z { $hex }
# A hex says which settlements it touches.
samurai-hex = { $hex } · przy: { $settlements }
samurai-detail-place = { $place }: { $figures }
samurai-detail-figure = { $led ->
    [yes] { $caste } (prowadzi { $by })
   *[no] { $caste }
}
samurai-prompt-hand = Które kafelki?
samurai-prompt-caste = Która figurka?
samurai-prompt-settlement = Gdzie ma stanąć?
samurai-prompt-tile = Który kafelek zagrywasz?
samurai-prompt-another = Który kafelek zagrywasz teraz?
samurai-prompt-area = Która część mapy?
samurai-prompt-hex = Na którym polu?
samurai-prompt-ship = Na którym polu morza?
samurai-prompt-to = Dokąd trafia?
samurai-prompt-from = Który kafelek przesuwasz?
samurai-prompt-figure = Która figurka?
samurai-prompt-other = Która figurka zajmuje jej miejsce?
samurai-prompt-then = Co dalej?

## What a question is for, and where its player is
samurai-purpose-hands = Twoja ręka początkowa: kafelek { $nth } z { $all }.
samurai-purpose-cities = Przygotowanie: umieść figurkę w mieście.
samurai-purpose-villages = Przygotowanie: umieść figurkę w wiosce.
samurai-purpose-turn = Twoja tura: zagraj kafelek.
samurai-purpose-more = Twoja tura trwa: zagraj kolejny kafelek albo ją zakończ.
samurai-purpose-later = Zagraj kafelek w jednej z późniejszych tur.

## One line below a question: what the choice means
samurai-hint-hand = Wybierz na początek pięć ze swoich dwudziestu kafelków; resztę dobierzesz później. Nikt nie widzi, które to. Kilka mocnych, statek i samuraj to dobry start.
samurai-hint-caste = W mieście stoją dwie różne figurki, w wiosce jedna, w Edo wszystkie trzy.
samurai-hint-settlement = Figurka staje tam, gdzie nie ma jeszcze takiej samej.
samurai-hint-tile = Kafelki Buddy, ryżu i zamku liczą się tylko dla swoich figurek; samuraj, ronin i statki – dla wszystkich. W turze zagrywasz jeden kafelek i do tego dowolną liczbę kafelków z ✦.
samurai-hint-another = W jednej turze możesz zagrać dowolną liczbę kafelków z ✦, ale tylko jeden bez.
samurai-hint-hex = Kafelek liczy się dla każdej osady, z którą się styka. Kafelki lądowe leżą na polach terenu, statki na polach morza.
samurai-hint-from = Jeden z twoich kafelków kasty lub samuraja przechodzi na inne pole; na jego dawnym polu zostaje kafelek ruchu.
samurai-hint-figure = Dwie figurki zamieniają się miejscami; potem w żadnej osadzie nie mogą stać dwie takie same.
samurai-hint-then = Zakończ turę albo zagraj kolejny kafelek. W turze możesz zagrać tylko jeden kafelek bez ✦.

## Facts
samurai-event-first_player_drawn = Wylosowano pierwszego gracza: { $seat }.
samurai-event-hand_chosen = { $seat } wybrał kafelki początkowe.
samurai-event-hand_kept = Zaczynasz z kafelkami: { $tiles }.
samurai-event-figures_dealt = Figurki rozmieszczono losowo: { $figures }.
samurai-event-figure_placed = { $seat } umieścił figurkę { FORM($caste, case: "gen") } w { FORM($at, case: "loc") }.
samurai-event-turns_began = Wszystkie figurki stoją. Pierwszą turę ma { $seat }.
samurai-event-laid = { $seat } umieścił kafelek { $tile } na polu { $hex }.
samurai-event-moved = { $seat } przesunął kafelek { $tile } z pola { $from } na pole { $to }.
samurai-event-swapped = { $seat } zamienił miejscami figurki: { $one } i { $other }.
samurai-event-captured = { $seat } zdobył figurkę { FORM($caste, case: "gen") } w { FORM($at, case: "loc") }; wpływy: { $influence }.
samurai-event-set_aside = Remis o figurkę { FORM($caste, case: "gen") } w { FORM($at, case: "loc") }: zostaje odłożona na bok; wpływy: { $influence }.
samurai-event-unclaimed = Nikt nie ma wpływu na figurkę { FORM($caste, case: "gen") } w { FORM($at, case: "loc") }: zostaje odłożona na bok.
samurai-event-passed = { $seat } nie ma czego zagrać i pasuje.
samurai-event-passed_over = { $seat } nie ma już kafelków i zostaje pominięty.
samurai-event-drew = { $seat } dobrał { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
samurai-event-drew_tiles = Dobierasz: { $tiles }.
samurai-event-caste_gone = Ostatnia figurka { FORM($caste, case: "gen") } zniknęła z planszy: gra się kończy.
samurai-event-aside_full = { $count ->
    [one] { $count } figurka jest odłożona
    [few] { $count } figurki są odłożone
    [many] { $count } figurek jest odłożonych
   *[other] { $count } figurki jest odłożone
} na bok: gra się kończy.
samurai-event-nobody_can_play = Nie da się zagrać żadnego kafelka: gra się kończy.
samurai-event-counted = { $seat } zdobył figurki: { $buddha } × Budda, { $rice } × ryż, { $castle } × zamek.
samurai-event-leader_named = { $seat } jest liderem kasty { FORM($caste, case: "gen") }.
samurai-event-no_leader = Kasta { FORM($caste, case: "gen") } nie ma jednego lidera.
samurai-event-ended = Koniec gry. Figurki: { $totals }. Lokaty: { $places }.

## Refusals
samurai-refusal-not_now = nie da się tego zrobić na tym etapie ({ $stage }).
samurai-refusal-not_owned = nie masz aż tylu kafelków { $tile }.
samurai-refusal-not_in_play = pole { $hex } nie jest w grze przy tej liczbie graczy.
samurai-refusal-cities_first = najpierw zaludnia się miasta, potem wioski.
samurai-refusal-full = w { FORM($at, case: "loc") } nie ma już miejsca na figurkę.
samurai-refusal-caste_there = w { FORM($at, case: "loc") } stoi już figurka { FORM($caste, case: "gen") }.
samurai-refusal-none_left = wszystkie figurki { FORM($caste, case: "gen") } są już na planszy.
samurai-refusal-not_in_hand = nie masz na ręce kafelka { $tile }.
samurai-refusal-one_plain_tile = kafelek bez ✦ masz w tej turze za sobą; teraz możesz zagrać tylko kafelki z ✦.
samurai-refusal-wrong_terrain = kafelka { $tile } nie można umieścić na polu { $hex }: statki leżą na polach morza, inne kafelki na polach terenu, a na osadzie żaden.
samurai-refusal-covered = na polu { $hex } leży już kafelek { FORM($owner, case: "gen") }.
samurai-refusal-nothing_there = na polu { $hex } nie ma kafelka.
samurai-refusal-not_yours = kafelek na polu { $hex } należy do { FORM($owner, case: "gen") }.
samurai-refusal-unmovable = kafelka { $tile } nie można przesunąć; przesuwa się tylko kafelki kast i samuraja.
samurai-refusal-no_figure = w { FORM($at, case: "loc") } nie ma figurki { FORM($caste, case: "gen") }.
samurai-refusal-same_settlement = do zamiany potrzebne są dwie różne osady.
samurai-refusal-two_of_a_caste = w { FORM($at, case: "loc") } stałyby dwie figurki { FORM($caste, case: "gen") }.
samurai-refusal-same_caste = przy tym stole nie zamienia się figurek tej samej kasty.
samurai-refusal-edo_stays = przy tym stole nie zamienia się figurek z Edo.
samurai-refusal-nothing_left = to twój ostatni kafelek, więc tura się na nim kończy.
samurai-refusal-no_tile_yet = najpierw musisz zagrać co najmniej jeden kafelek.
samurai-refusal-can_play = możesz jeszcze zagrać kafelek.

## A capture, in a post of its own
samurai-moment = **{ $count ->
    [1] Otoczona osada
   *[other] Otoczone osady
}: { $places }.**
samurai-moment-group-captured = Zdobyte
samurai-moment-group-aside = Dla nikogo

## Switches, in the lobby
samurai-option-quick_hands = Szybkie ręce
    .about = Pięć kafelków początkowych losuje się, zamiast wybierać.
samurai-option-quick_figures = Szybkie figurki
    .about = Figurki w miastach i wioskach rozmieszcza się losowo, a nie po kolei.
samurai-option-capture_timing = Zdobywanie figurek
    .about = Kiedy zdobywa się figurki z otoczonej osady.
    .end_of_turn = po turze
    .instant = od razu, jak w 1998
samurai-option-pass_if_no_legal_play = Pasowanie bez dozwolonego ruchu
    .about = Włączone: kto nie może zagrać, pasuje. Wyłączone: gra się wtedy kończy.
samurai-option-swap_same_caste_allowed = Zamiana w tej samej kaście
    .about = Można zamienić dwie figurki tej samej kasty, co niczego nie zmienia.
samurai-option-swap_with_edo_allowed = Zamiana z Edo
    .about = Edo może brać udział w zamianie.
samurai-option-zero_influence_is_tie = Brak wpływu odkłada figurkę na bok
    .about = Włączone: figurka, na którą nikt nie ma wpływu, idzie na bok. Wyłączone: zostaje.

## The end card
samurai-reckoning = **{ $seat }**: zdobyte { $captured }; lider kast: { $led }; z innych kast: { $others }.

## The legend
samurai-legend-land = Pole terenu ze swoim oznaczeniem. Można tam umieścić każdy kafelek oprócz statków.
samurai-legend-sea = Pole morza. Tam umieszcza się statki.
samurai-legend-settlement = Wioska, miasto (jeden mur) albo Edo (dwa mury): tam stoją figurki i nie umieszcza się kafelków.
samurai-legend-figures = Figurki: Budda na krążku, ryż na rombie, zamek na kwadracie.
samurai-legend-leader = Herb przy figurce: kto by ją teraz zdobył.
samurai-legend-tile = Kafelek: jego wpływ, symbol i herb właściciela.
samurai-legend-castes = Kafelki kast liczą się tylko dla figurek swojej kasty; samuraj, statki i ronin – dla wszystkich.
samurai-legend-special = Cztery strzałki przesuwają jeden z twoich kafelków; dwie zamieniają miejscami dwie figurki.
samurai-legend-cunning = Wachlarz: takie kafelki możesz zagrać dodatkowo w tej samej turze.
samurai-legend-captured = Zdobyta w ostatniej turze, w kolorze i z herbem zdobywcy.
samurai-legend-aside = Odłożona na bok w ostatniej turze: nikt nie miał przewagi.
samurai-legend-hand = W wierszu: kafelki na ręce, kafelki w stosie.
samurai-legend-chosen = Ten gracz ma już wybraną rękę początkową.

## Leksykon: rodzaje rzeczy, opisy kafelków i pojęcia
samurai-thing-colour = Strona
samurai-thing-area = Część mapy
samurai-thing-size = Osada
samurai-thing-caste = Kasta
samurai-thing-tile = Kafelek
samurai-thing-stage = Faza
samurai-thing-term = Pojęcie
samurai-about-tile-caste = wpływ { $value } na figurki jednej kasty ({ $caste }), na polu terenu; masz jeden taki
samurai-about-tile-samurai = wpływ { $value } na figurki wszystkich kast, na polu terenu; ile masz takich: { $copies }
samurai-about-tile-ronin = wpływ { $value } na figurki wszystkich kast, na polu terenu; ma ✦, więc w tej samej turze możesz po nim zagrać następne; ile masz takich: { $copies }
samurai-about-tile-ship = wpływ { $value } na figurki wszystkich kast, na polu morza; ma ✦, więc w tej samej turze możesz po nim zagrać następne; ile masz takich: { $copies }
samurai-about-tile-swap = dwie figurki z różnych osad zamieniają się miejscami, a kafelek znika z gry; ma ✦, więc w tej samej turze możesz po nim zagrać następne
samurai-about-tile-move = jeden z twoich kafelków kasty albo samuraja przechodzi na inne wolne pole terenu; ten kafelek zostaje na jego miejscu, bez wpływu
samurai-term-influence = Wpływ
    .about = liczby na twoich kafelkach wokół osady, które liczą się dla figurki. Gdy zajęte jest ostatnie pole terenu, figurkę zdobywa, kto ma go najwięcej
samurai-term-aside = Odłożona na bok
    .about = figurka, o którą jest remis albo na którą nikt nie ma wpływu, nie należy do nikogo. Cztery takie figurki kończą grę
samurai-term-cunning = Spryt, ✦
    .about = w jednej turze można zagrać dowolną liczbę kafelków z ✦ i oprócz nich jeden bez
samurai-term-leader = Lider
    .about = ten, kto zdobył wyraźnie najwięcej figurek kasty. Wygrywa lider największej liczby kast
samurai-term-stack = Stos
    .about = twoje kafelki, których nie masz na ręce. Po każdej turze uzupełniasz z niego rękę do pięciu kafelków

## Lekcja: dlaczego pytanie jest ważne i co powiedzieć o innym wyborze
samurai-lesson-turn = Kładź kafelki tam, gdzie liczą się dla kilku figurek, i przy osadach, które wkrótce będą otoczone: figurkę daje największy wpływ.
    .other = Kafelek liczy się dla każdej osady, z którą się styka. Szukaj pól między dwiema osadami.
samurai-lesson-turn-1 = Figurkę zdobywa się, gdy zajęte są wszystkie pola terenu wokół jej osady: dostaje ją, kto ma tam największy wpływ. Kafelki z ✦ nie kończą tury, więc najpierw może pójść ronin, a po nim następny kafelek.
    .other = Kafelek liczy się dla każdej osady, z którą się styka. Szukaj pól między dwiema osadami.
samurai-lesson-turn-2 = Kafelki samuraja liczą się dla figurek wszystkich kast. Wszystko, co masz wokół osady, się sumuje, więc kładź je obok swoich kafelków.
    .other = Siła w jednym miejscu jest lepsza niż trochę wszędzie: figurkę daje tylko największy wpływ.
samurai-lesson-turn-3 = Szukaj osady prawie otoczonej. Kto kładzie ostatni kafelek, decyduje, kiedy się ją rozpatruje, więc wcześniej trzeba mieć tam dość wpływu.
    .other = Jeśli przy zamknięciu osady o figurkę jest remis, trafia ona na bok. Cztery takie kończą grę.
samurai-lesson-turn-4 = Kafelek kasty liczy się tylko dla figurek swojej kasty, ale jest silny. Kto zdobędzie najwięcej figurek kasty, jest jej liderem, a wygrywa lider największej liczby kast.
    .other = Policz, których kast już jesteś liderem. Druga figurka tej samej kasty bywa warta więcej niż pierwsza innej.
samurai-lesson-turn-5 = Ruch kafelka przenosi jeden z twoich kafelków na inne pole i zostaje na jego miejscu bez wpływu. Tak kafelek, który zrobił swoje, walczy drugi raz.
    .other = Ruch kafelka możesz zachować, aż któryś twój kafelek przestanie być potrzebny tam, gdzie leży.

## What a seat should know before it confirms
samurai-warning-idle = Żadna osada obok tego pola nie ma już figurek i żadna ich nie dostanie, więc kafelek nie będzie się tam do niczego liczył.
