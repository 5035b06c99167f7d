# River of Gold. Names are found by the ids of the rules; each thing has one name, with the forms it needs.
# The label form is capitalized, the other forms stand within sentences. A shore or river space is said
# in the genitive, so that "pole", "polu" or "pola" can stand before it.

river_of_gold-title = Rzeka Złota
river_of_gold-rules = Buduj nad rzeką, pływaj po niej i obsługuj klientów. Na koniec tury rzucasz kością już na następną turę: wynik to liczba pól i zarazem region. W swojej turze robisz jedną z trzech rzeczy. **Budujesz** kafelek z rzędu w regionie wskazanym przez kość: zyskujesz tam wpływy. **Płyniesz** jednym ze swoich statków o tyle pól, ile pokazuje kość: dostajesz coś z każdego z czterech sąsiednich pól brzegu, a swoją część dostają też właściciele budynków. **Dostarczasz** towary, których chce klient z twojej ręki, w regionie wskazanym przez kość. Boska łaska pozwala obrócić kość. Gdy ostatni kafelek trafi do rzędu, każdy ma jeszcze jedną turę; wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Ruchy wykonujesz w panelu; `/rokugan play` przyjmuje je w notacji, na przykład `sail upper` albo `build 16 shrine15`.
river_of_gold-score = { $count } PZ
river_of_gold-conditions = Dyspozycja może zależeć od twojej kości, od wolnego pola brzegu, od kafelka w rzędzie albo od tego, ile masz koku. Warunek jest sprawdzany, gdy nadchodzi twoja tura.

## Clans and regions
river_of_gold-clan-crab = Krab
    .gen = Kraba
    .dat = Krabowi
    .acc = Kraba
    .ins = Krabem
    .loc = Krabie
    .gender = m
    .about = klany nie mają własnych zdolności; w grze z patronami do tego klanu należą Kaiu Shihobu i Yasuki Taka
river_of_gold-clan-mantis = Modliszka
    .gen = Modliszki
    .dat = Modliszce
    .acc = Modliszkę
    .ins = Modliszką
    .loc = Modliszce
    .gender = f
    .about = klany nie mają własnych zdolności; w grze z patronami do tego klanu należą Yoritomo i Kudaka
river_of_gold-clan-crane = Żuraw
    .gen = Żurawia
    .dat = Żurawiowi
    .acc = Żurawia
    .ins = Żurawiem
    .loc = Żurawiu
    .gender = m
    .about = klany nie mają własnych zdolności; w grze z patronami do tego klanu należą Daidoji Uji i Kakita Ryoku
river_of_gold-clan-scorpion = Skorpion
    .gen = Skorpiona
    .dat = Skorpionowi
    .acc = Skorpiona
    .ins = Skorpionem
    .loc = Skorpionie
    .gender = m
    .about = klany nie mają własnych zdolności; w grze z patronami do tego klanu należą Shosuro Hyobu i Bayushi Kachiko
river_of_gold-region-spine = Góry Środka Świata
river_of_gold-region-forest = Puszcza Shinomen
river_of_gold-region-plain = Równina Sojuszu Trzech
river_of_gold-region-woods = Las Kitsune
river_of_gold-region-marshes = Moczary Uebe
river_of_gold-region-bay = Zatoka Śniętych Ryb

## Places, by the numbers on the board
river_of_gold-shore = brzegu { $number }
river_of_gold-space = rzeki { $number }
river_of_gold-placed = { $tile } na polu { $shore }

## Goods, and what can be gained
river_of_gold-good-silk = jedwab
    .label = Jedwab
    .gen = jedwabiu
    .dat = jedwabiowi
    .acc = jedwab
    .ins = jedwabiem
    .loc = jedwabiu
    .gender = m
    .about = towar, którego chcą klienci. Możesz mieć najwyżej 6; dwa takie same towary wymienisz na jeden inny
river_of_gold-good-rice = ryż
    .label = Ryż
    .gen = ryżu
    .dat = ryżowi
    .acc = ryż
    .ins = ryżem
    .loc = ryżu
    .gender = m
    .about = towar, którego chcą klienci. Możesz mieć najwyżej 6; dwa takie same towary wymienisz na jeden inny
river_of_gold-good-porcelain = porcelana
    .label = Porcelana
    .gen = porcelany
    .dat = porcelanie
    .acc = porcelanę
    .ins = porcelaną
    .loc = porcelanie
    .gender = f
    .about = towar, którego chcą klienci. Możesz mieć najwyżej 6; dwa takie same towary wymienisz na jeden inny
river_of_gold-no_goods = brak towarów
river_of_gold-gain-koku = { $count } koku
river_of_gold-gain-favor = { $count ->
    [one] { $count } punkt łaski
    [few] { $count } punkty łaski
    [many] { $count } punktów łaski
   *[other] { $count } punktu łaski
}
river_of_gold-gain-vp = { $count } PZ
river_of_gold-gain-influence = { $count ->
    [one] { $count } punkt wpływu
    [few] { $count } punkty wpływu
    [many] { $count } punktów wpływu
   *[other] { $count } punktu wpływu
}
river_of_gold-gain-good = { $count ->
    [one] { $count } żeton { FORM($good, case: "gen") }
    [few] { $count } żetony { FORM($good, case: "gen") }
    [many] { $count } żetonów { FORM($good, case: "gen") }
   *[other] { $count } żetonu { FORM($good, case: "gen") }
}
river_of_gold-goods = { $count } × { $good }
river_of_gold-gain-any_good = dowolny towar
river_of_gold-gain-card = nowy klient
river_of_gold-gain-koku_per = { GENDER($kind) ->
    [f] 1 koku za każdą { FORM($kind, case: "acc") }
   *[m] 1 koku za każdy { FORM($kind, case: "acc") }
}
river_of_gold-gain-koku_per_customer = 1 koku za klienta

## Building tiles
river_of_gold-kind-port = Port
    .gen = portu
    .dat = portowi
    .acc = port
    .ins = portem
    .loc = porcie
    .gender = m
    .about = daje każdemu gościowi koku: 3 w pierwszej erze, 5 w drugiej
river_of_gold-kind-market = Rynek
    .gen = rynku
    .dat = rynkowi
    .acc = rynek
    .ins = rynkiem
    .loc = rynku
    .gender = m
    .about = daje każdemu gościowi towar: pokazany w pierwszej erze, dowolny w drugiej
river_of_gold-kind-manor = Posiadłość
    .gen = posiadłości
    .dat = posiadłości
    .acc = posiadłość
    .ins = posiadłością
    .loc = posiadłości
    .gender = f
    .about = daje każdemu gościowi wpływy w swoim regionie: 2 w pierwszej erze, 3 w drugiej
river_of_gold-kind-shrine = Świątynia
    .gen = świątyni
    .dat = świątyni
    .acc = świątynię
    .ins = świątynią
    .loc = świątyni
    .gender = f
    .about = daje każdemu gościowi PZ: 2 w pierwszej erze, 3 w drugiej
river_of_gold-era-start = początek gry
river_of_gold-era-first = 1. era
river_of_gold-era-second = 2. era
river_of_gold-tile = { $kind } { $number }
river_of_gold-tile-start = { GENDER($kind) ->
    [f] { $kind } początkowa
   *[m] { $kind } początkowy
}
river_of_gold-tile-imperial = Rynek cesarski ({ $good })
river_of_gold-tile-full = { $tile }, wpływ +{ $bonus }; gość { $visitor }; właściciel { $owner }

## Customers
river_of_gold-calling-artisan = Rzemieślniczka
    .gen = rzemieślniczki
    .dat = rzemieślniczce
    .acc = rzemieślniczkę
    .ins = rzemieślniczką
    .loc = rzemieślniczce
    .gender = f
    .about = chce dwóch takich samych towarów. Przynosi wpływy, tańsze budowanie w regionie i PZ za towary, które zostaną na koniec
river_of_gold-calling-elder = Starszy
    .gen = starszego
    .dat = starszemu
    .acc = starszego
    .ins = starszym
    .loc = starszym
    .gender = mp
    .about = chce pięciu towarów. Na koniec region daje ci dwa razy więcej PZ
river_of_gold-calling-merchant = Kupiec
    .gen = kupca
    .dat = kupcowi
    .acc = kupca
    .ins = kupcem
    .loc = kupcu
    .gender = mp
    .about = chce trzech towarów. Przynosi wpływy, premię na koniec każdej podróży i PZ za koku, które zostanie na koniec
river_of_gold-calling-monk = Mnich
    .gen = mnicha
    .dat = mnichowi
    .acc = mnicha
    .ins = mnichem
    .loc = mnichu
    .gender = mp
    .about = chce czterech albo pięciu towarów. Przynosi łaskę, większy jej limit i drugi znacznik na budynku
river_of_gold-calling-noble = Szlachcic
    .gen = szlachcica
    .dat = szlachcicowi
    .acc = szlachcica
    .ins = szlachcicem
    .loc = szlachcicu
    .gender = mp
    .about = chce czterech towarów. Czyni jeden z twoich statków szlacheckim, ze zdolnościami, i daje PZ za budynki na koniec
river_of_gold-customer = { $calling } { $number }
river_of_gold-customer-full = { $customer } · { $region } · { $order }
river_of_gold-effect-artisan = 2 punkty wpływu w tym regionie; budowanie kosztuje tam o 2 koku mniej; na koniec gry 1 PZ za każde 3 towary, które ci zostały
river_of_gold-effect-elder = na koniec gry ten region daje ci dwa razy tyle PZ
river_of_gold-effect-merchant1 = 3 punkty wpływu w tym regionie; na koniec każdej podróży 1 punkt wpływu w każdym regionie, w którym masz budynek; na koniec gry 1 PZ za każde 5 koku, które ci zostało
river_of_gold-effect-merchant2 = 3 punkty wpływu w tym regionie; na koniec każdej podróży 1 PZ za każdego obsłużonego klienta; na koniec gry 1 PZ za każde 5 koku, które ci zostało
river_of_gold-effect-merchant3 = 3 punkty wpływu w tym regionie; na koniec każdej podróży dowolny towar; na koniec gry 1 PZ za każde 5 koku, które ci zostało
river_of_gold-effect-merchant4 = 3 punkty wpływu w tym regionie; na koniec każdej podróży możesz sprzedać towary po 5 koku; na koniec gry 1 PZ za każde 5 koku, które ci zostało
river_of_gold-effect-merchant5 = 3 punkty wpływu w tym regionie; na koniec każdej podróży 1 punkt łaski; na koniec gry 1 PZ za każde 5 koku, które ci zostało
river_of_gold-effect-merchant6 = 3 punkty wpływu w tym regionie; na koniec każdej podróży 3 koku; na koniec gry 1 PZ za każde 5 koku, które ci zostało
river_of_gold-effect-monk_own = limit łaski większy o 1; 2 punkty łaski; drugi znacznik na twoim budynku
river_of_gold-effect-monk_other = limit łaski większy o 1; 2 punkty łaski; twój znacznik na budynku przeciwnika, który odtąd należy też do ciebie
river_of_gold-effect-noble1 = szlachecki statek, który na rynkach dostaje dowolny towar; 2 punkty wpływu w tym regionie; na koniec gry 1 PZ za każdy twój rynek
river_of_gold-effect-noble2 = szlachecki statek, który dostaje o 1 koku więcej za każde puste pole; 2 punkty wpływu w tym regionie; na koniec gry 1 PZ za każdy twój port
river_of_gold-effect-noble3 = szlachecki statek, który daje 1 punkt wpływu w każdym regionie, przy którym się zatrzyma; 2 punkty wpływu w tym regionie; na koniec gry 1 PZ za każdą twoją posiadłość
river_of_gold-effect-noble4 = szlachecki statek, który daje 1 PZ, jeśli odwiedzi budynek przeciwnika; 2 punkty wpływu w tym regionie; na koniec gry 1 PZ za każdą twoją świątynię
river_of_gold-effect-noble5 = szlachecki statek, który może popłynąć o jedno pole dalej lub bliżej; 2 punkty wpływu w tym regionie; na koniec gry 1 PZ za każdy rodzaj budynku, który masz
river_of_gold-effect-noble6 = szlachecki statek, który daje 1 PZ, jeśli odwiedzi twój budynek; 2 punkty wpływu w tym regionie; na koniec gry 1 PZ za każdy region, w którym masz budynek

## Masteries, each with what it asks for
river_of_gold-mastery-air = Biegłość powietrza
    .goal = trzy rodzaje obsłużonych klientów
river_of_gold-mastery-fire = Biegłość ognia
    .goal = dwaj obsłużeni klienci tego samego rodzaju
river_of_gold-mastery-earth = Biegłość ziemi
    .goal = trzy własne budynki tego samego rodzaju
river_of_gold-mastery-water = Biegłość wody
    .goal = własny budynek każdego rodzaju
river_of_gold-mastery-void = Biegłość pustki
    .goal = wpływy we wszystkich sześciu regionach
river_of_gold-mastery-courts = Biegłość na dworach
    .goal = co najmniej pole 11 na jednym z torów

## Patrons, each with what they do
river_of_gold-patron-kaiu_shihobu = Kaiu Shihobu
    .power = 10 koku więcej; budujesz w dowolnym regionie
river_of_gold-patron-yasuki_taka = Yasuki Taka
    .power = 1 PZ za każde pole rzeki przy tym, co budujesz
river_of_gold-patron-yoritomo = Yoritomo
    .power = trzy karty klientów na ręce; dostarczasz w dowolnym regionie
river_of_gold-patron-kudaka = Kudaka
    .power = 3 PZ za pierwszego klienta w każdym regionie
river_of_gold-patron-daidoji_uji = Daidoji Uji
    .power = 2 PZ, gdy odwiedzasz budynek przeciwnika
river_of_gold-patron-kakita_ryoku = Kakita Ryoku
    .power = za 1 punkt łaski ustawiasz kość, zamiast nią rzucać
river_of_gold-patron-shosuro_hyobu = Shosuro Hyobu
    .power = 3 PZ, gdy inny gracz wyprzedza cię na torze
river_of_gold-patron-bayushi_kachiko = Bayushi Kachiko
    .power = przeskakujesz na torach pola zajęte przez innych

## Ships
river_of_gold-ship-upper = górny statek
    .label = Górny statek
    .letter = G
    .gen = górnego statku
    .dat = górnemu statkowi
    .acc = górny statek
    .ins = górnym statkiem
    .loc = górnym statku
    .gender = m
    .about = jeden z twoich dwóch statków; zaczyna u źródeł rzeki. Kość mówi, o ile pól płynie
river_of_gold-ship-middle = środkowy statek
    .label = Środkowy statek
    .letter = Ś
    .gen = środkowego statku
    .dat = środkowemu statkowi
    .acc = środkowy statek
    .ins = środkowym statkiem
    .loc = środkowym statku
    .gender = m
    .about = jeden z twoich dwóch statków; zaczyna w środku rzeki. Kość mówi, o ile pól płynie

## Where a gain comes from
river_of_gold-source-building = nowy budynek
river_of_gold-source-empty = puste pole
river_of_gold-source-visitor = gość
river_of_gold-source-owner = właściciel
river_of_gold-source-track = tor wpływów
river_of_gold-source-journey = koniec podróży
river_of_gold-source-customer = klient
river_of_gold-source-merchant = kupiec
river_of_gold-source-noble = szlachecki statek
river_of_gold-source-patron = patron
river_of_gold-source-trigger = ostatni kafelek
river_of_gold-source-at = { $source }, pole { $shore }

## Stages: as a heading, and as it ends the sentence "this is not possible …"
river_of_gold-stage-patron = Wybór patronów
    .noun = podczas wyboru patronów
    .about = przed pierwszą turą każdy bierze patrona z własną zdolnością, jeśli przy stole gra się z patronami
river_of_gold-stage-turn = Buduj, płyń, dostarcz
    .noun = w trakcie tury
    .about = zmień kość łaską, jeśli chcesz, a potem buduj, płyń albo dostarcz. Możesz też wymieniać
river_of_gold-stage-good = Wybór towaru
    .noun = podczas wyboru towaru
    .about = nagroda pozwala ci wybrać towar
river_of_gold-stage-journey = Koniec podróży
    .noun = podczas wyboru nagrody za koniec podróży
    .about = statek, który minie koniec rzeki, kończy podróż: 3 koku albo towar i to, co przynoszą twoi kupcy
river_of_gold-stage-sell = Sprzedaż u kupca
    .noun = podczas sprzedaży u kupca
    .about = gdy kończysz podróż, kupiec 4 kupuje dowolną liczbę twoich towarów po 5 koku
river_of_gold-stage-mark = Znacznik od mnicha
    .noun = podczas wyboru budynku na znacznik od mnicha
    .about = mnich kładzie drugi znacznik na budynku i od tej chwili jesteś jego właścicielem
river_of_gold-stage-launch = Szlachecki statek
    .noun = podczas wyboru szlacheckiego statku
    .about = twój pierwszy szlachcic czyni jeden z twoich statków szlacheckim
river_of_gold-stage-discard = Odrzucanie klienta
    .noun = podczas wyboru klienta do odrzucenia
    .about = dobierasz dwóch nowych klientów i odrzucasz jednego z ręki
river_of_gold-stage-roll = Rzuć lub ustaw kość
    .noun = podczas wyboru między rzutem a ustawieniem kości
    .about = Kakita Ryoku za 1 punkt łaski ustawia kość zamiast rzucać
river_of_gold-stage-trade = Wymiana
    .noun = podczas wymiany po akcji
    .about = po akcji możesz jeszcze wymieniać: dwa takie same towary na inny albo 5 koku na 1 punkt łaski
river_of_gold-stage-over = Koniec gry
    .noun = po zakończeniu gry
    .about = dodaje się PZ za regiony, klientów, kupców, rzemieślniczki i szlachciców; wygrywa najwięcej PZ, potem najwięcej łaski

## The text board
river_of_gold-board-last = { $count ->
    [0] To ostatnia tura.
    [one] Koniec jest blisko: po tej turze będzie jeszcze jedna.
    [few] Koniec jest blisko: po tej turze będą jeszcze { $count } tury.
    [many] Koniec jest blisko: po tej turze będzie jeszcze { $count } tur.
   *[other] Koniec jest blisko: po tej turze będzie jeszcze { $count } tury.
}
river_of_gold-board-seat = { $seat }: { $vp } PZ, kość { $die }, { $koku } koku, { $goods }, łaska { $favor } z { $cap }.
river_of_gold-board-more = – { $ships }; kart na ręce: { $hand }; obsłużeni klienci: { $served }.
river_of_gold-board-patron = Patron: { $patron }.
river_of_gold-board-row = Rząd budynków, od końca:
river_of_gold-board-stack = Stos ({ $era }): { $left ->
    [one] { $left } kafelek
    [few] { $left } kafelki
    [many] { $left } kafelków
   *[other] { $left } kafelka
}, następny: { $tile }.
river_of_gold-board-no_stack = Stos ({ $era }): pusty.
river_of_gold-board-deck = Talia klientów: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}; odrzucone: { $discards }.
river_of_gold-board-mastery = { $mastery } ({ $goal }): wolne PZ: { $free }; zdobywcy: { $claimed }.
river_of_gold-board-region = { $number } { $region } ({ $places } PZ): wpływy: { $influence }; budynki: { $buildings }.
river_of_gold-line-ship = { $ship } na polu { $space }
river_of_gold-line-noble_ship = { $ship } (szlachecki) na polu { $space }
river_of_gold-line-owned = { $tile } na polu { $shore } ({ $owners })
river_of_gold-line-served = Klan { FORM($seat, case: "gen") } obsłużył { FORM($customer, case: "acc") }
river_of_gold-line-advanced = { $seat } na polu { $step } toru wpływów w regionie { $region }
river_of_gold-line-score = { $place }. { $seat }, { $total } PZ

## The alternative text of a picture
river_of_gold-alt-head = Rzeka Złota. { $stage }.
river_of_gold-alt-row = Rząd budynków, od końca: { $list }.
river_of_gold-alt-ships = Statki: { $list }.
river_of_gold-alt-buildings = Budynki: { $list }.
river_of_gold-alt-over = Wynik końcowy: { $list }.

## On the picture and the score sheet
river_of_gold-picture-title =
    Rzeka
    Złota
river_of_gold-picture-last = Ostatnie tury: { $count }
river_of_gold-sheet-title = Punkty zwycięstwa
river_of_gold-sheet-play = W grze
river_of_gold-sheet-regions = Regiony
river_of_gold-sheet-served = Klienci
river_of_gold-sheet-total = Razem

## The hand
river_of_gold-hand-stock = **Kość { $die }** ({ $region }) · { $koku } koku · { $goods } · łaska { $favor } z { $cap }
river_of_gold-hand-customers = **Twoi klienci:**
river_of_gold-hand-customer = - { $customer }: { $effect }.
river_of_gold-hand-served = **Obsłużeni:** { $customers }
river_of_gold-hand-patron = **Patron:** { $patron } ({ $power })

## Menus
river_of_gold-label-plain = { $it }
river_of_gold-label-patron = { $patron }: { $power }
river_of_gold-label-die = Obróć kość
river_of_gold-label-face = { $face } · { $region }
river_of_gold-label-build = Buduj: { $region }
river_of_gold-label-shore = Brzeg { $number } · { $cost } koku · rzeka { $spaces }
river_of_gold-label-building = Brzeg { $number } · rzeka { $spaces }
river_of_gold-label-sail = Płyń { FORM($ship, case: "ins") }
river_of_gold-label-sail_up = Płyń { FORM($ship, case: "ins") } (+1 pole)
river_of_gold-label-sail_down = Płyń { FORM($ship, case: "ins") } (−1 pole)
river_of_gold-label-deliver = Dostarcz towary klientowi
river_of_gold-label-trade = Wymień
river_of_gold-label-swap = 2 żetony { FORM($give, case: "gen") } na 1 żeton { FORM($take, case: "gen") }
river_of_gold-label-favor = 5 koku na 1 punkt łaski
river_of_gold-label-koku = 3 koku
river_of_gold-label-sell = { $count ->
    [one] Sprzedaj { $count } żeton { FORM($good, case: "gen") }
    [few] Sprzedaj { $count } żetony { FORM($good, case: "gen") }
    [many] Sprzedaj { $count } żetonów { FORM($good, case: "gen") }
   *[other] Sprzedaj { $count } żetonu { FORM($good, case: "gen") }
}
river_of_gold-label-roll = Rzuć kością
river_of_gold-label-done = Dalej
river_of_gold-label-at_least = Co najmniej { $koku } koku

## Conditions of orders
river_of_gold-topic-die = Moja kość pokazuje …
river_of_gold-topic-free = Pole brzegu jest wolne …
river_of_gold-topic-row = W rzędzie jest kafelek …
river_of_gold-topic-koku = Mam koku …

river_of_gold-label-build_at = Buduj na brzegu { $number }: { $cost } koku, rzeka { $spaces }
river_of_gold-detail-building = { $tile } · { $owners }
river_of_gold-purpose-patron = Przygotowanie gry: wybierz patrona.
river_of_gold-purpose-turn = Twoja tura: jedna akcja.
river_of_gold-purpose-good = Nagroda: weź wybrany towar.
river_of_gold-purpose-journey = Twój statek zakończył podróż: weź koku albo towar.
river_of_gold-purpose-sell = Obsłużony przez ciebie kupiec skupuje towary.
river_of_gold-purpose-mark = Nagroda: połóż swój znacznik na budynku, a będzie też twój.
river_of_gold-purpose-mark_own = Nagroda: połóż drugi znacznik na swoim budynku.
river_of_gold-purpose-launch = Jeden z twoich statków staje się szlachecki.
river_of_gold-purpose-discard = Masz o jednego klienta za dużo: odrzuć jednego.
river_of_gold-purpose-roll = Twoja tura kończy się kością: rzuć nią albo ją ustaw.
river_of_gold-purpose-trade = Akcja wykonana: wymieniaj albo zakończ turę.
river_of_gold-purpose-later = Twoja akcja w jednej z następnych tur.

river_of_gold-prompt-patron = Którego patrona wybierasz?
river_of_gold-prompt-turn = Co robisz?
river_of_gold-prompt-face = Która liczba?
river_of_gold-prompt-shore = Które pole brzegu?
river_of_gold-prompt-tile = Który kafelek?
river_of_gold-prompt-customer = Którego klienta obsługujesz?
river_of_gold-prompt-discard = Którego klienta odrzucasz?
river_of_gold-prompt-swap = Co wymieniasz?
river_of_gold-prompt-good = Co bierzesz?
river_of_gold-prompt-sell = Ile sprzedajesz?
river_of_gold-prompt-mark = W którym regionie kładziesz znacznik?
river_of_gold-prompt-building = Na którym budynku?
river_of_gold-prompt-launch = Który statek stanie się szlachecki?
river_of_gold-prompt-roll = Rzucasz kością czy ją ustawiasz?
river_of_gold-prompt-done = Chcesz coś wymienić?
river_of_gold-prompt-condition = Od czego ma to zależeć?
river_of_gold-prompt-region = W którym regionie?
river_of_gold-prompt-kind = Jaki rodzaj budynku?
river_of_gold-prompt-at_least = Ile koku?

## One line below a question: what the choice means
river_of_gold-hint-patron = Patron pomaga ci przez całą grę.
river_of_gold-hint-turn = Jedna akcja na turę: buduj w regionie wskazanym przez kość, płyń o tyle pól albo dostarcz tam towary. Przed akcją każdy punkt łaski obraca kość o jeden; wymieniać możesz w swojej turze w każdej chwili.
river_of_gold-hint-face = Każdy krok kosztuje 1 punkt łaski, a 1 i 6 sąsiadują ze sobą; liczy się krótsza droga.
river_of_gold-hint-shore = Podany koszt jest taki, jak na planszy; rzemieślniczka z tego regionu obniża go o 2. Pole, przy którym leży więcej pól rzeki, jest częściej odwiedzane.
river_of_gold-hint-tile = Wpływy zyskujesz od razu. Każdy statek, który zatrzyma się przy budynku, przynosi gościowi i właścicielom to, co jest na kafelku. Kafelek z końca rzędu daje dodatkowo 1 punkt łaski.
river_of_gold-hint-customer = Płacisz towarami. Potem dobierasz dwóch klientów i odrzucasz jednego.
river_of_gold-hint-discard = Karta trafia na stos kart odrzuconych, który widzą wszyscy.
river_of_gold-hint-swap = Wymiana nie jest akcją: możesz wymieniać, ile razy chcesz.
river_of_gold-hint-good = Możesz mieć najwyżej 25 koku i po 6 żetonów każdego towaru; reszta przepada.
river_of_gold-hint-sell = Twój kupiec płaci 5 koku za każdy towar; możesz też nic nie sprzedać.
river_of_gold-hint-mark = Znacznik czyni cię właścicielem budynku. Nie daje wpływów.
river_of_gold-hint-launch = Statek zostaje tam, gdzie jest, i ma zdolności wszystkich obsłużonych przez ciebie szlachciców.
river_of_gold-hint-roll = Ustawienie kości kosztuje 1 punkt łaski.
river_of_gold-hint-done = Akcja wykonana. Przed końcem tury możesz jeszcze wymieniać.

## Facts
river_of_gold-event-region_tiles_dealt = Kafelki punktacji w regionach od 1 do 6 (kafelek 1 jest wart najmniej, 6 najwięcej): { $tiles }.
river_of_gold-event-masteries_revealed = Biegłości w tej grze: { $masteries }.
river_of_gold-event-tiles_placed = Na planszy od początku: { $tiles }.
river_of_gold-event-row_filled = Rząd budynków, od końca: { $tiles }.
river_of_gold-event-top_shown = Następny kafelek ({ $era }): { $tile }.
river_of_gold-event-first_player_drawn = Losowanie: zaczyna Klan { FORM($seat, case: "gen") }.
river_of_gold-event-patrons_revealed = Patroni do wyboru: { $patrons }.
river_of_gold-event-patron_taken = Klan { FORM($seat, case: "gen") } ma patrona: { $patron }.
river_of_gold-event-koku_dealt = Klan { FORM($seat, case: "gen") } zaczyna z { $koku } koku.
river_of_gold-event-drew = { $count ->
    [one] Klan { FORM($seat, case: "gen") } dobrał kartę klienta.
    [few] Klan { FORM($seat, case: "gen") } dobrał { $count } karty klientów.
    [many] Klan { FORM($seat, case: "gen") } dobrał { $count } kart klientów.
   *[other] Klan { FORM($seat, case: "gen") } dobrał { $count } karty klientów.
}
river_of_gold-event-drew_customers = Dobierasz: { $customers }.
river_of_gold-event-deck_shuffled = { $count ->
    [one] Talia się skończyła; { $count } odrzucona karta klienta tworzy nową.
    [few] Talia się skończyła; { $count } odrzucone karty klientów potasowano w nową.
    [many] Talia się skończyła; { $count } odrzuconych kart klientów potasowano w nową.
   *[other] Talia się skończyła; { $count } odrzuconej karty klientów potasowano w nową.
}
river_of_gold-event-ship_started = Klan { FORM($seat, case: "gen") } wyrzucił { $roll }: { $ship } zaczyna na polu { $to }.
river_of_gold-event-rolled = Klan { FORM($seat, case: "gen") } wyrzucił { $face } ({ $region }) na następną turę.
river_of_gold-event-die_set = Klan { FORM($seat, case: "gen") } wydał 1 punkt łaski i ustawił kość na { $face } ({ $region }).
river_of_gold-event-die_turned = Klan { FORM($seat, case: "gen") } wydał { $favor ->
    [one] { $favor } punkt
    [few] { $favor } punkty
    [many] { $favor } punktów
   *[other] { $favor } punktu
} łaski i obrócił kość z { $from } na { $to }.
river_of_gold-event-traded = Klan { FORM($seat, case: "gen") } wymienił 2 żetony { FORM($give, case: "gen") } na 1 żeton { FORM($take, case: "gen") }.
river_of_gold-event-favor_bought = Klan { FORM($seat, case: "gen") } wymienił 5 koku na 1 punkt łaski.
river_of_gold-event-built = Klan { FORM($seat, case: "gen") } zbudował { FORM($tile, case: "acc") } na polu { $shore } ({ $region }) za { $cost } koku.
river_of_gold-event-sailed = Klan { FORM($seat, case: "gen") } popłynął { FORM($ship, case: "ins") } z pola { $from } na pole { $to } ({ $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
}).
river_of_gold-event-gained = { $amount ->
    [0] Klan { FORM($seat, case: "gen") } nie ma już miejsca na { $lost } ({ $source }).
   *[other] { $spilled ->
        [0] Klan { FORM($seat, case: "gen") } zyskał { $gain } ({ $source }).
       *[other] Klan { FORM($seat, case: "gen") } zyskał { $gain } ({ $source }); ponad limit, więc przepada: { $lost }.
    }
}
river_of_gold-event-advanced = Klan { FORM($seat, case: "gen") } zyskał { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} wpływu w regionie { $region } i jest tam na polu { $to } ({ $source }).
river_of_gold-event-journey_completed = Klan { FORM($seat, case: "gen") } zakończył podróż { FORM($ship, case: "ins") }.
river_of_gold-event-sold = Klan { FORM($seat, case: "gen") } sprzedał towary kupcowi: jedwab { $silk }, ryż { $rice }, porcelana { $porcelain }.
river_of_gold-event-delivered = Klan { FORM($seat, case: "gen") } obsłużył { FORM($customer, case: "acc") } w regionie { $region }.
river_of_gold-event-cap_raised = Limit łaski Klanu { FORM($seat, case: "gen") } wynosi teraz { $cap }.
river_of_gold-event-marked = Klan { FORM($seat, case: "gen") } położył drugi znacznik na polu { $shore }.
river_of_gold-event-nothing_to_mark = Nie było budynku, na którym Klan { FORM($seat, case: "gen") } mógłby położyć drugi znacznik.
river_of_gold-event-noble_ship_launched = Klan { FORM($seat, case: "gen") } zamienił { FORM($ship, case: "acc") } w szlachecki.
river_of_gold-event-discarded = Klan { FORM($seat, case: "gen") } odrzucił { FORM($customer, case: "acc") }.
river_of_gold-event-tile_discarded = Z rzędu znika { $tile }.
river_of_gold-event-tile_entered = Do rzędu trafia { $tile }.
river_of_gold-event-emperor_visited = **Cesarska wizyta:** wszystkie budynki nagradzają swoich właścicieli.
river_of_gold-event-end_triggered = **Do rzędu trafił ostatni kafelek.** Klan { FORM($seat, case: "gen") } kończy turę, potem każdy z pozostałych ma jeszcze jedną.
river_of_gold-event-mastery_claimed = Klan { FORM($seat, case: "gen") } zdobył kartę { $mastery }: { $vp } PZ.
river_of_gold-event-region_scored = { $region }, PZ: { $scored }.
river_of_gold-event-counted = Klan { FORM($seat, case: "gen") }: PZ za regiony { $regions }, za klientów { $customers }, za kupców { $merchants }, za rzemieślniczki { $artisans }, za szlachciców { $nobles }; razem { $total }.
river_of_gold-event-ended = Koniec gry. PZ: { $totals }. Lokaty: { $places }.

## Refusals
river_of_gold-refusal-not_now = to niemożliwe { $stage }.
river_of_gold-refusal-not_offered = nie możesz wziąć patrona { $patron }.
river_of_gold-refusal-wrong_region = { $region } to region { $needed }, a twoja kość pokazuje { $die }. Możesz ją obrócić za punkty łaski.
river_of_gold-refusal-occupied = na polu { $shore } stoi już budynek.
river_of_gold-refusal-too_little_koku = to kosztuje { $needs } koku, a masz { $has }.
river_of_gold-refusal-not_in_row = w rzędzie nie ma takiego kafelka: { $tile }.
river_of_gold-refusal-no_free_change = { $ship } płynie dokładnie o tyle pól, ile pokazuje kość. Zmienić to może tylko szlachecki statek ze szlachcicem 5.
river_of_gold-refusal-not_in_hand = nie masz na ręce { FORM($customer, case: "gen") }.
river_of_gold-refusal-too_few_goods = potrzeba { $needs ->
    [one] { $needs } żetonu
    [few] { $needs } żetonów
    [many] { $needs } żetonów
   *[other] { $needs } żetonu
} { FORM($good, case: "gen") }, a masz { $has }.
river_of_gold-refusal-too_little_favor = potrzeba { $needs ->
    [one] { $needs } punktu
    [few] { $needs } punktów
    [many] { $needs } punktów
   *[other] { $needs } punktu
} łaski, a masz { $has }.
river_of_gold-refusal-same_face = twoja kość już pokazuje { $face }.
river_of_gold-refusal-same_good = { FORM($good, case: "acc") } wymienia się na inny towar, nie na ten sam.
river_of_gold-refusal-goods_full = nie zmieścisz więcej { FORM($good, case: "gen") }.
river_of_gold-refusal-favor_full = masz już { $cap ->
    [one] { $cap } punkt
    [few] { $cap } punkty
    [many] { $cap } punktów
   *[other] { $cap } punktu
} łaski, a to twój limit.
river_of_gold-refusal-not_your_turn = wymieniać możesz tylko w swojej turze.
river_of_gold-refusal-not_to_mark = tego znacznika nie można położyć na polu { $shore }. Kładzie się go na budynku z dokładnie jednym znacznikiem: własnym przy mnichu 1, 3 lub 5, cudzym przy mnichu 2, 4 lub 6.

## The Emperor's visit, in a post of its own
river_of_gold-moment = **Cesarska wizyta:** każdy budynek nagradza swojego właściciela.
river_of_gold-moment-group-brought = Co przyniosła wizyta
river_of_gold-moment-nothing = Na razie nic
river_of_gold-moment-gains = { $seat }: { $gains }
river_of_gold-event-gains = Klan { FORM($seat, case: "gen") } zyskał: { $gains }.

## Switches, in the lobby
river_of_gold-option-patrons = Patroni
    .about = Czy gra się z patronami i jak się ich wybiera.
    .none = brak
    .draft = wybór z puli
    .own_clan = z własnego klanu
river_of_gold-option-trades = Wymiana
    .about = Kiedy aktywny gracz może wymieniać.
    .at_decisions = przy decyzjach
    .always = w każdej chwili
river_of_gold-option-merchant_order = Premie od kupców
    .about = Kolejność premii od kilku kupców.
    .region = według regionów
    .delivery = według dostaw
river_of_gold-option-noble_time = Zdolności szlachciców
    .about = Kiedy działają zdolności szlachciców 3, 4 i 6.
    .after = po wszystkich nagrodach
    .between = między gościem a właścicielami
river_of_gold-option-emperor_next = Po cesarskiej wizycie
    .about = Kto gra dalej po cesarskiej wizycie.
    .active = aktywny gracz
    .next = następny gracz
river_of_gold-option-last_roll = Ostatnie rzuty
    .about = Kością rzuca się także w końcowej fazie gry.

## The end card
river_of_gold-reckoning = **{ $seat }** { $total } PZ: w trakcie gry { $vp }, regiony { $regions }, klienci { $customers }, kupcy { $merchants }, rzemieślniczki { $artisans }, szlachcice { $nobles }.

## The legend
river_of_gold-legend-clans = Każdy klan ma swój kształt, kolor i herb.
river_of_gold-legend-ship = Statek: żagiel ma kształt klanu, litera na kadłubie mówi, który to statek.
river_of_gold-legend-noble = Złoty kapelusz: szlachecki statek.
river_of_gold-legend-region = Ścianka kości oznacza region.
river_of_gold-legend-empty = Puste pole brzegu: jego numer, region i koszt budowy.
river_of_gold-legend-building = Budynek: po lewej numer i kafelek, po prawej nagroda dla gościa; niżej właściciel i jego nagroda.
river_of_gold-legend-kinds = Rodzaje budynków: port, rynek, posiadłość, świątynia.
river_of_gold-legend-row_tile = Kafelek z rzędu. Na czarnym tle: wpływy za wybudowanie i nagroda dla właściciela.
river_of_gold-legend-end_slot = Koniec rzędu: wybudowanie tego kafelka daje 1 punkt łaski.
river_of_gold-legend-track = Znacznik na torze wpływów; każdy klan ma własny róg pola.
river_of_gold-legend-goods = Koku, jedwab, ryż, porcelana.
river_of_gold-legend-favor = Boska łaska i jej limit dla klanu.
river_of_gold-legend-vp = Punkty zwycięstwa.
river_of_gold-legend-callings = Klienci: rzemieślniczka, starszy, kupiec, mnich, szlachcic. Liczba to ich region.
river_of_gold-legend-journey = Koniec podróży.
river_of_gold-legend-payable = Masz towary, których chce ten klient.
river_of_gold-legend-emperor = Kwiat zamyka pierwszy stos: cesarska wizyta. Chorągiew kończy grę.

## Leksykon: rodzaje rzeczy, opisy tych bez własnego tekstu i pojęcia
river_of_gold-thing-clan = Klan
river_of_gold-thing-region = Region
river_of_gold-thing-good = Towar
river_of_gold-thing-kind = Budynek
river_of_gold-thing-tile = Kafelek budynku, { $era }
river_of_gold-thing-calling = Klient
river_of_gold-thing-customer = Klient, { $region }
river_of_gold-thing-mastery = Biegłość
river_of_gold-thing-patron = Patron, { $clan }
river_of_gold-thing-ship = Statek
river_of_gold-thing-stage = Faza
river_of_gold-thing-term = Pojęcie
river_of_gold-about-region = region kości { $number }; jego pola na brzegu: { $spaces }; pole 2 jego toru daje towar ({ $good })
river_of_gold-about-tile = budujący zyskuje wpływy ({ $bonus }); goście dostają: { $visitor }; właściciele dostają: { $owner }
river_of_gold-about-customer = chce: { $order }; przynosi: { $effect }
river_of_gold-about-mastery = { $goal }; kto zrobi to pierwszy, zyskuje najwięcej PZ
river_of_gold-term-die = Kość
    .about = rzucasz nią na koniec tury już na następną. To liczba pól, o które płynie twój statek, i region, w którym budujesz i dostarczasz
river_of_gold-term-koku = Koku
    .about = pieniądze, najwyżej 25. Płaci się nimi za budynki; 5 koku można wymienić na 1 punkt łaski
river_of_gold-term-favor = Boska łaska
    .about = 1 punkt łaski zmienia kość o jeden przed akcją. Masz najwyżej 3 i o 1 więcej za każdego mnicha
river_of_gold-term-influence = Wpływy
    .about = twoje miejsce na torze regionu. Pola toru dają nagrody, a na koniec ci, którzy są najdalej, dostają PZ
river_of_gold-term-row = Rząd
    .about = cztery kafelki budynków, które możesz zbudować. Kafelek z końca rzędu daje dodatkowo 1 punkt łaski
river_of_gold-term-emperor = Cesarska wizyta
    .about = gdy do rzędu trafia ostatni kafelek pierwszej ery, każdy dostaje nagrodę dla właściciela za każdy swój budynek
river_of_gold-term-noble_ship = Szlachecki statek
    .about = statek, który obejmuje twój pierwszy szlachcic. Ma zdolności wszystkich obsłużonych przez ciebie szlachciców

## Lekcja: dlaczego pytanie jest ważne i co powiedzieć o innym wyborze
river_of_gold-lesson-turn = W turze masz jedną akcję: płyń po koku i towary, buduj tam, gdzie przepływają statki, albo dostarcz klientowi z regionu, który pokazuje kość.
    .other = Patrz, czego chcą twoi klienci i jaki region musi dla nich pokazać kość.
river_of_gold-lesson-turn-1 = Kość to liczba pól, o które płynie statek, i region, w którym budujesz i dostarczasz. Rejs daje coś za każde z czterech pól, z którymi statek potem się styka: 1 koku za puste, nagrodę dla gościa za budynek.
    .other = Budowanie wymaga koku, a dostawa towarów. Płynąć można zawsze, i to przynosi jedno i drugie.
river_of_gold-lesson-trade = Po akcji możesz wymieniać, ale nie musisz. Zatrzymaj towary, których chcą twoi klienci.
    .other = Wymiana nigdy nie jest stratą czasu: nie zużywa akcji.
river_of_gold-lesson-trade-1 = Po akcji możesz wymieniać: dwa takie same towary na inny albo 5 koku na 1 punkt łaski. Nie musisz; wtedy wybierz „Dalej”.
    .other = Wymiana nigdy nie jest stratą czasu: nie zużywa akcji.
river_of_gold-lesson-turn-2 = Twój budynek daje nagrodę dla właściciela za każdym razem, gdy ktoś go odwiedzi, ty albo inni. Buduj tam, gdzie przepływają statki. Wpływy dostajesz od razu i idziesz po torze regionu, a po drodze są nagrody.
    .other = Patrz, z iloma polami rzeki styka się pole brzegu: tamtędy płynie więcej statków.
river_of_gold-lesson-trade-2 = Zatrzymaj towary, których chcą twoi klienci: twój szlachcic w regionie 1 chce jedwabiu, ryżu i dwóch sztuk porcelany.
    .other = Klientów masz na ręce; panel pokazuje, czego każdy chce.
river_of_gold-lesson-turn-3 = Łaska obraca kość przed akcją, każdy punkt o jeden. Z 6 na 1 jest jeden krok, a 1 to region twojego szlachcica. Obróć kość, wtedy możesz dostarczyć.
    .other = Bez właściwego regionu nie dostarczysz. Do tego służy łaska.
river_of_gold-lesson-turn-4 = Dostawa: płacisz towarami, a klient daje wpływy i zdolność do końca gry. Obsłużeni klienci są warci tym więcej PZ, im ich więcej: 2, 5, 9, 14.
    .other = To dostawy w końcu wygrywają grę. Patrz, którego klienta możesz obsłużyć i co musi pokazać kość.
river_of_gold-lesson-launch = Jeden z twoich statków staje się szlacheckim; od tej chwili ma zdolności twoich szlachciców.
    .other = Każdy statek będzie dobry. Zdolność płynie razem ze statkiem.
river_of_gold-lesson-launch-1 = Twój pierwszy szlachcic czyni jeden ze statków szlacheckim; od tej chwili ma on zdolność szlachcica. Weź ten, który wkrótce minie rynki.
    .other = Każdy statek będzie dobry. Zdolność płynie razem ze statkiem.
river_of_gold-lesson-discard = Zachowaj klientów, których szybko obsłużysz, w regionach, w których jesteś.
    .other = Klient, który chce tego, co masz, jest wart więcej niż ten, który daje więcej.
river_of_gold-lesson-discard-1 = Dobierasz dwóch nowych klientów i odrzucasz jednego z ręki. Zachowaj tych, których szybko obsłużysz, w regionach, w których jesteś.
    .other = Klient, który chce tego, co masz, jest wart więcej niż ten, który daje więcej.

## What a seat should know before it confirms
river_of_gold-warning-good = Masz już tyle tego towaru, ile możesz mieć, więc ten przepadnie.
river_of_gold-warning-koku = Masz już tyle koku, ile możesz mieć, więc te przepadną.
