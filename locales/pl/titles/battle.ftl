# Battle for Rokugan. Names are found by the ids of the rules; each thing has one name, with the forms it needs.

battle-title = Bitwa o Rokugan
battle-rules = Pięć rund. W każdej wszyscy umieszczają zakryte żetony walki na granicach i w prowincjach, a potem odkrywa się je wszystkie naraz i rozstrzyga bitwy. Honor dają prowincje, odkryte żetony kontroli, całe terytoria i twój ukryty cel; wygrywa ten, kto ma go najwięcej. Ruchy wykonujesz w panelu; `/rokugan play` przyjmuje je w notacji, na przykład `A3 L2>S2`.
battle-page-about = **Bitwa o Rokugan**: siedem klanów, trzydzieści prowincji, pięć rund; wszyscy umieszczają zakryte żetony, a potem odkrywa się je wszystkie naraz.
battle-page-help = ### Twój pierwszy stół
    1. Naciśnij **Zagraj z trzema komputerowymi daimyo**. Otworzy się twój prywatny panel; widzisz go tylko ty. Przycisk *Rozegraj turę* pod planszą otwiera go ponownie.
    2. **Wybierz**, a potem **Potwierdź**. *Wstecz* cofa o jeden krok; dopóki nie potwierdzisz, nic się nie liczy.
    3. Najpierw zachowujesz jeden z dwóch ukrytych **celów**, potem umieszczasz pięć **żetonów kontroli** w wolnych prowincjach. Kwiaty to honor: zajmuj prowincje, które mają ich dużo i leżą blisko siebie.
    4. W każdej rundzie wszyscy umieszczają po **pięć żetonów walki**, zakrytych, po jednym, na zmianę. Zaatakuj przyległą prowincję przez granicę (armia), od strony morza (flota) albo od środka (shinobi) – lub połóż żeton na środku własnej prowincji, żeby jej bronić.
    5. Potem wszystkie żetony zostają odkryte. Atak musi być **wyższy** niż obrona: żetony na środku prowincji, +1 za każdy odkryty żeton kontroli, +2 w stolicy.
    { "" }
    ### Warto wiedzieć
    - Obraz to plansza; naciśnij go, żeby powiększyć. Prowincje mają kody: **L2** to stolica Lwa.
    - *Rozegraj turę* pod najnowszą planszą ponownie otwiera twój panel. Ten sam panel masz w **prywatnych wiadomościach** z Rokuganem i tam zawsze jest pod ręką.
    - Prowincja, którą dobrze obronisz, dostaje odkryty żeton kontroli: daje o jeden punkt honoru więcej i trudniej ją przejąć.
    - Gdy kontrolujesz wszystkie prowincje terytorium, zdobywasz jego **kartę**; menu podsunie ją, kiedy będzie można ją zagrać.
    - Po pięciu rundach liczy się honor za prowincje i odkryte żetony, 5 za całe terytorium oraz twój cel. Więcej powiedzą `/rokugan rules` i `/rokugan help`.
battle-score = { $count ->
    [one] { $count } punkt honoru
    [few] { $count } punkty honoru
    [many] { $count } punktów honoru
   *[other] { $count } punktu honoru
}

## Clans and territories
battle-clan-crab = Krab
    .gen = Kraba
    .dat = Krabowi
    .acc = Kraba
    .ins = Krabem
    .loc = Krabie
    .gender = m
    .about = każdy twój odkryty żeton kontroli broni z siłą 2 zamiast 1. Własny żeton klanu: Flota 3
battle-clan-crane = Żuraw
    .gen = Żurawia
    .dat = Żurawiowi
    .acc = Żurawia
    .ins = Żurawiem
    .loc = Żurawiu
    .gender = m
    .about = wygrywasz bitwę, w której remisujesz o najwyższą siłę. Własny żeton klanu: druga Dyplomacja
battle-clan-dragon = Smok
    .gen = Smoka
    .dat = Smokowi
    .acc = Smoka
    .ins = Smokiem
    .loc = Smoku
    .gender = m
    .about = dobierasz o jeden żeton więcej, a potem odkładasz jeden z ręki do puli. Własny żeton klanu: Błogosławieństwo +3
battle-clan-lion = Lew
    .gen = Lwa
    .dat = Lwu
    .acc = Lwa
    .ins = Lwem
    .loc = Lwie
    .gender = m
    .about = twój blef na środku twojej prowincji broni jej z siłą 2, a potem wraca na rękę. Własny żeton klanu: Armia 6
battle-clan-phoenix = Feniks
    .gen = Feniksa
    .dat = Feniksowi
    .acc = Feniksa
    .ins = Feniksem
    .loc = Feniksie
    .gender = m
    .about = nadrukowana obrona stolicy nie działa przeciw tobie. Własny żeton klanu: Błogosławieństwo +3
battle-clan-scorpion = Skorpion
    .gen = Skorpiona
    .dat = Skorpionowi
    .acc = Skorpiona
    .ins = Skorpionem
    .loc = Skorpionie
    .gender = m
    .about = raz na rundę, zaraz po umieszczeniu żetonu, możesz podejrzeć zakryty żeton innego klanu. Własny żeton klanu: Shinobi 3
battle-clan-unicorn = Jednorożec
    .gen = Jednorożca
    .dat = Jednorożcowi
    .acc = Jednorożca
    .ins = Jednorożcem
    .loc = Jednorożcu
    .gender = m
    .about = przed odkryciem żetonów możesz zamienić miejscami dwa swoje. Własny żeton klanu: drugi Najazd
battle-territory-crab = Terytorium Kraba
    .gen = terytorium Kraba
battle-territory-crane = Terytorium Żurawia
    .gen = terytorium Żurawia
battle-territory-dragon = Terytorium Smoka
    .gen = terytorium Smoka
battle-territory-lion = Terytorium Lwa
    .gen = terytorium Lwa
battle-territory-phoenix = Terytorium Feniksa
    .gen = terytorium Feniksa
battle-territory-scorpion = Terytorium Skorpiona
    .gen = terytorium Skorpiona
battle-territory-unicorn = Terytorium Jednorożca
    .gen = terytorium Jednorożca
battle-territory-goldcoast = Złote Wybrzeże
    .gen = Złotego Wybrzeża
battle-territory-islands = Wyspy
    .gen = Wysp
battle-territory-shadow_north = Północne Krainy Cienia
    .gen = Północnych Krain Cienia
battle-territory-shadow_south = Południowe Krainy Cienia
    .gen = Południowych Krain Cienia

## Provinces, and places on the board
battle-province-dragon_west = Zachód Smoka
    .gen = Zachodu Smoka
battle-province-dragon_capital = Stolica Smoka
    .gen = Stolicy Smoka
battle-province-dragon_south = Południe Smoka
    .gen = Południa Smoka
battle-province-phoenix_capital = Stolica Feniksa
    .gen = Stolicy Feniksa
battle-province-phoenix_center = Środek Feniksa
    .gen = Środka Feniksa
battle-province-phoenix_coast = Wybrzeże Feniksa
    .gen = Wybrzeża Feniksa
battle-province-unicorn_capital = Stolica Jednorożca
    .gen = Stolicy Jednorożca
battle-province-unicorn_west = Zachód Jednorożca
    .gen = Zachodu Jednorożca
battle-province-unicorn_east = Wschód Jednorożca
    .gen = Wschodu Jednorożca
battle-province-lion_west = Zachód Lwa
    .gen = Zachodu Lwa
battle-province-lion_capital = Stolica Lwa
    .gen = Stolicy Lwa
battle-province-lion_coast = Wybrzeże Lwa
    .gen = Wybrzeża Lwa
battle-province-scorpion_west = Zachód Skorpiona
    .gen = Zachodu Skorpiona
battle-province-scorpion_north = Północ Skorpiona
    .gen = Północy Skorpiona
battle-province-scorpion_capital = Stolica Skorpiona
    .gen = Stolicy Skorpiona
battle-province-crane_capital = Stolica Żurawia
    .gen = Stolicy Żurawia
battle-province-crane_center = Środek Żurawia
    .gen = Środka Żurawia
battle-province-crane_south = Południe Żurawia
    .gen = Południa Żurawia
battle-province-crab_west = Zachód Kraba
    .gen = Zachodu Kraba
battle-province-crab_east = Wschód Kraba
    .gen = Wschodu Kraba
battle-province-crab_center = Środek Kraba
    .gen = Środka Kraba
battle-province-crab_capital = Stolica Kraba
    .gen = Stolicy Kraba
battle-province-goldcoast_inland = Wnętrze Złotego Wybrzeża
    .gen = Wnętrza Złotego Wybrzeża
battle-province-goldcoast_east = Wschód Złotego Wybrzeża
    .gen = Wschodu Złotego Wybrzeża
battle-province-goldcoast_south = Południe Złotego Wybrzeża
    .gen = Południa Złotego Wybrzeża
battle-province-islands_north = Północ Wysp
    .gen = Północy Wysp
battle-province-islands_west = Zachód Wysp
    .gen = Zachodu Wysp
battle-province-islands_east = Wschód Wysp
    .gen = Wschodu Wysp
battle-province-shadow_north = Północne Krainy Cienia
    .gen = Północnych Krain Cienia
battle-province-shadow_south = Południowe Krainy Cienia
    .gen = Południowych Krain Cienia
battle-place = { $name } ({ $code })
# The sea and the middle stand after „od strony” only, the two piles at the end of `battle-away`.
battle-sea = morza
battle-middle = środka
battle-border = na granicy { FORM($to, case: "gen") } od strony { FORM($from, case: "gen") }
battle-centre = w prowincji { $name } ({ $code }, { $whose })
battle-from = od strony { FORM($from, case: "gen") }
battle-away = { $token } { $to }
battle-discard = na stos odrzuconych
battle-pool = do puli

## Tokens
battle-token-A1 = Armia 1
    .gen = armii 1
    .acc = armię 1
battle-token-A2 = Armia 2
    .gen = armii 2
    .acc = armię 2
battle-token-A3 = Armia 3
    .gen = armii 3
    .acc = armię 3
battle-token-A4 = Armia 4
    .gen = armii 4
    .acc = armię 4
battle-token-A5 = Armia 5
    .gen = armii 5
    .acc = armię 5
battle-token-A6 = Armia 6
    .gen = armii 6
    .acc = armię 6
battle-token-N1 = Flota 1
    .gen = floty 1
    .acc = flotę 1
battle-token-N2 = Flota 2
    .gen = floty 2
    .acc = flotę 2
battle-token-N3 = Flota 3
    .gen = floty 3
    .acc = flotę 3
battle-token-S1 = Shinobi 1
    .gen = shinobi 1
    .acc = shinobi 1
battle-token-S2 = Shinobi 2
    .gen = shinobi 2
    .acc = shinobi 2
battle-token-S3 = Shinobi 3
    .gen = shinobi 3
    .acc = shinobi 3
battle-token-plus2 = Błogosławieństwo +2
    .gen = błogosławieństwa +2
    .acc = błogosławieństwo +2
battle-token-plus3 = Błogosławieństwo +3
    .gen = błogosławieństwa +3
    .acc = błogosławieństwo +3
battle-token-diplomacy = Dyplomacja
    .gen = dyplomacji
    .acc = dyplomację
battle-token-raid = Najazd
    .gen = najazdu
    .acc = najazd
battle-token-bluff = Blef
    .gen = blefu
    .acc = blef
battle-facedown = zakryty żeton
battle-kind-army = armia
    .gen = armii
    .about = atakuje przez granicę lądową z prowincji, którą kontrolujesz, albo broni na środku takiej prowincji. Gdzie indziej zostaje odrzucona przy odkryciu
battle-kind-navy = flota
    .gen = floty
    .about = atakuje przez wybrzeże od strony morza albo broni na środku twojej prowincji przybrzeżnej. Gdzie indziej zostaje odrzucona przy odkryciu
battle-kind-shinobi = shinobi
    .gen = shinobi
    .about = leży na środku dowolnej prowincji: cudzą atakuje, twojej broni. Na granicy zostaje odrzucony przy odkryciu
battle-kind-blessing = błogosławieństwo
    .gen = błogosławieństwa
    .about = kładzie się je odkryte na twoim zakrytym żetonie; dodaje swoją siłę armii, flocie albo shinobi. Pobłogosławionego żetonu karty nie podejrzą, nie odrzucą i nie przesuną
battle-kind-diplomacy = dyplomacja
    .gen = dyplomacji
    .about = na środku twojej prowincji: wszystkie żetony w niej i na jej granicach zostają odrzucone, a prowincja ma pokój do końca gry
battle-kind-raid = najazd
    .gen = najazdu
    .about = na środku cudzej prowincji: jeśli kontrolujesz przyległą albo masz tam shinobi, wszystko w niej i na jej granicach zostaje odrzucone, a prowincja płonie
battle-kind-bluff = blef
    .gen = blefu
    .about = można go umieścić wszędzie i nie ma siły. Przy odkryciu wraca na rękę; masz go w każdej rundzie
battle-special-peace = Pokój
    .gen = pokoju
    .about = w prowincji i na jej granicach nie umieszcza się żetonów. Prowincja zostaje przy swoim klanie i liczy się na koniec
battle-special-scorched_earth = Spalona ziemia
    .gen = spalonej ziemi
    .about = nikt nie kontroluje tej prowincji, a w niej i na jej granicach nie umieszcza się żetonów. Jej terytorium liczy się bez niej
battle-special-shrine = Kapliczka
    .gen = kapliczki
    .about = tylko klan, który kontroluje prowincję, może umieszczać żetony w niej i na jej granicach, więc nie da się jej zaatakować
battle-special-battlefield = Pole bitwy
    .gen = pola bitwy
    .about = najazdy i dyplomacja nic tu nie dają
battle-special-harbor = Przystań
    .gen = przystani
    .about = prowincja liczy się jako przybrzeżna: floty jej bronią i atakują ją przez granice lądowe
battle-special-honor_1 = Honor +1
    .gen = honoru +1
    .about = prowincja daje o 1 punkt honoru więcej
battle-special-honor_2 = Honor +2
    .gen = honoru +2
    .about = prowincja daje o 2 punkty honoru więcej
battle-special-honor_4 = Honor 4
    .gen = honoru 4
    .about = prowincja daje 4 punkty honoru, niezależnie od nadruku
battle-special-defense_1 = Obrona +1
    .gen = obrony +1
    .about = o 1 punkt obrony i o 1 punkt honoru więcej
battle-special-defense_2 = Obrona +2
    .gen = obrony +2
    .about = o 2 punkty obrony i o 1 punkt honoru więcej

## Cards
battle-card-feats_of_engineering = Cuda inżynierii
    .does = umieść przystań w prowincji lądowej.
battle-card-promotion = Awans
    .does = weź armię, flotę lub shinobi ze swojego stosu odrzuconych, a potem odłóż żeton z ręki.
battle-card-code_of_honor = Kodeks honorowy
    .does = umieść po żetonie honoru +1 w dwóch prowincjach.
battle-card-diplomatic_mission = Misja dyplomatyczna
    .does = zaprowadź pokój w prowincji; jeśli kontroluje ją inny klan, do jednej z twoich trafiają dwa odkryte żetony kontroli.
battle-card-strength_of_purpose = Siła postanowienia
    .does = umieść po odkrytym żetonie kontroli w dwóch swoich prowincjach.
battle-card-sacred_ground = Święta ziemia
    .does = umieść kapliczkę w prowincji.
battle-card-bushido = Bushido
    .does = umieść żeton honoru 4 w prowincji.
battle-card-honorable_fight = Honorowa walka
    .does = umieść pole bitwy w prowincji.
battle-card-aid_of_the_kami = Pomoc kami
    .does = umieść żeton obrony +2 w prowincji.
battle-card-bless_the_lands = Uświęcenie ziem
    .does = usuń spaloną ziemię; prowincja jest twoja, z jednym zakrytym i jednym odkrytym żetonem kontroli.
battle-card-spy_network = Siatka szpiegowska
    .does = podejrzyj rękę innego klanu; w tej rundzie nie może on użyć swojego blefu.
battle-card-foment_rebellion = Wzniecenie buntu
    .does = usuń żeton pokoju; jeśli prowincja jest twoja, dostaje dwa odkryte żetony kontroli.
battle-card-reinforcements = Posiłki
    .does = weź dwie armie ze swojego stosu odrzuconych, a potem odłóż dwa żetony z ręki.
battle-card-cultural_exchange = Wymiana kulturalna
    .does = wszystkie żetony kontroli z twojej prowincji i z prowincji innego klanu zamieniają się miejscami.
battle-card-pirate_raids = Pirackie najazdy
    .does = spal prowincję; jeśli była twoja, do innej twojej trafiają trzy odkryte żetony kontroli.
battle-card-port_of_prosperity = Port dobrobytu
    .does = umieść żeton honoru +2 w prowincji.
battle-card-bountiful_harvest = Obfite plony
    .does = umieść dwa odkryte żetony kontroli w swojej prowincji.
battle-card-ashigaru_levies = Zaciąg ashigaru
    .does = umieść po żetonie obrony +1 w trzech prowincjach.
battle-card-dark_favors = Mroczne przysługi
    .does = zapłać żetonem kontroli, podejrzyj do czterech żetonów, a potem jeden z nich odkryj i odrzuć.
battle-card-purge_the_weak = Czystka wśród słabych
    .does = zapłać żetonem z ręki i tym umieszczeniem; dwa żetony zostają odkryte i odrzucone.
battle-card-animate_the_dead = Ożywienie zmarłych
    .does = zapłać żetonem kontroli; żeton z twojego stosu odrzuconych wraca odkryty na planszę. Potem umieszczasz żeton jak zwykle.
battle-card-inspire_fear = Sianie strachu
    .does = zapłać żetonem kontroli; jeden lub dwa żetony specjalne zostają usunięte.

## Objectives, each with what it asks for
battle-objective-rice_bowl = Spichlerz Cesarstwa
    .goal = stolica Żurawia albo dwie prowincje z terytorium Żurawia; 6 punktów honoru
battle-objective-plains_of_battle = Równiny bitewne
    .goal = stolica Lwa albo dwie prowincje z terytorium Lwa; 7 punktów honoru
battle-objective-last_line_of_defense = Ostatnia linia obrony
    .goal = stolica Kraba albo dwie prowincje z terytorium Kraba; 5 punktów honoru
battle-objective-great_library = Wielka Biblioteka
    .goal = stolica Feniksa albo dwie prowincje z terytorium Feniksa; 7 punktów honoru
battle-objective-court_of_five_winds = Dwór Pięciu Wiatrów
    .goal = stolica Jednorożca albo dwie prowincje z terytorium Jednorożca; 6 punktów honoru
battle-objective-den_of_secrets = Siedlisko tajemnic
    .goal = stolica Skorpiona albo dwie prowincje z terytorium Skorpiona; 7 punktów honoru
battle-objective-great_wall_of_the_north = Wielki Mur Północy
    .goal = stolica Smoka albo dwie prowincje z terytorium Smoka; 6 punktów honoru
battle-objective-emerald_empire = Szmaragdowe Cesarstwo
    .goal = szlak sześciu prowincji przez co najmniej trzy terytoria; 10 punktów honoru
battle-objective-way_of_the_sail = Droga żagla
    .goal = sześć prowincji przybrzeżnych; 10 punktów honoru
battle-objective-web_of_influence = Sieć wpływów
    .goal = po jednej prowincji na siedmiu terytoriach; 10 punktów honoru
battle-objective-way_of_humility = Droga pokory
    .goal = nie więcej prowincji niż ktokolwiek inny; 10 punktów honoru
battle-objective-reclaiming_lost_lands = Odzyskanie utraconych ziem
    .goal = obie prowincje Krain Cienia; 3 punkty honoru
battle-objective-met = spełniony przy obecnym stanie planszy
battle-objective-open = jeszcze niespełniony

## Initiative cards
battle-initiative-init_crab = Krab
    .about = klan Kraba jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-init_crane = Żuraw
    .about = klan Żurawia jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-init_dragon = Smok
    .about = klan Smoka jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-init_lion = Lew
    .about = klan Lwa jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-init_phoenix = Feniks
    .about = klan Feniksa jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-init_scorpion = Skorpion
    .about = klan Skorpiona jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-init_unicorn = Jednorożec
    .about = klan Jednorożca jest pierwszym graczem w rundzie, w której odkryto tę kartę
battle-initiative-rise_of_an_empire = Narodziny cesarstwa
    .about = pierwszym graczem rundy jest ten, kto ma najwięcej niezagranych kart terytoriów
battle-initiative-master_of_governance = Mistrz rządzenia
    .about = pierwszym graczem rundy jest ten, kto kontroluje najwięcej prowincji
battle-initiative-master_of_tactics = Mistrz taktyki
    .about = pierwszym graczem rundy jest ten, kto ma na planszy najwięcej żetonów kontroli

## Stages: as a heading, and as a noun within a sentence
battle-stage-objectives = Wybór celów
    .noun = wybór celów
    .about = każdy dostaje dwa ukryte cele i zachowuje jeden. Spełniony cel daje honor na koniec gry
battle-stage-settling = Zasiedlanie prowincji
    .noun = zasiedlanie prowincji
    .about = przed pierwszą rundą wszyscy po kolei kładą po jednym żetonie kontroli w wolnych prowincjach
battle-stage-returning = Dobór żetonów
    .noun = dobór żetonów
    .about = na początku rundy każdy uzupełnia rękę do sześciu żetonów; Smok dobiera o jeden więcej i jeden odkłada
battle-stage-cards = Karty terytoriów
    .noun = karty terytoriów
    .about = od drugiej rundy, przed umieszczaniem żetonów: kto ma karty terytoriów, może je zagrywać, po jednej, aż wszyscy spasują
battle-stage-placing = Umieszczanie żetonów
    .noun = umieszczanie żetonów
    .about = każdy ma pięć tur i umieszcza w nich po jednym zakrytym żetonie. Przed umieszczeniem można użyć zwiadowcy, shugenja i niektórych kart. Ostatni żeton zostaje na ręce
battle-stage-favors = Mroczne przysługi
    .noun = Mroczne przysługi
    .about = kto zagrywa Mroczne przysługi, podgląda kolejno do czterech żetonów, a potem odrzuca jeden z nich
battle-stage-looking = Oczy Skorpiona
    .noun = oczy Skorpiona
    .about = raz na rundę, po umieszczeniu własnego żetonu, Skorpion może podejrzeć zakryty żeton innego klanu
battle-stage-swapping = Zamiana Jednorożca
    .noun = zamiana Jednorożca
    .about = gdy leżą już wszystkie żetony, Jednorożec może zamienić miejscami dwa swoje. Potem wszystko się odkrywa: najazdy, dyplomacja, bitwy, a na końcu karty terytoriów
battle-stage-over = Koniec wojny
    .noun = koniec wojny
    .about = sumuje się honor prowincji i odkrytych żetonów kontroli, 5 za każde całe terytorium i cele; wygrywa największy honor

## What allows a look
battle-look-scout = zwiadowca
battle-look-first_player = karta pierwszego gracza
battle-look-scorpion = zdolność klanu

## The text board
battle-board-head = Runda { $round } z 5. { $stage }.
battle-board-seat = { $seat }: prowincje { $provinces }, widoczny honor { $honor }, ręka { $hand }, pula { $pool }, zwiadowcy { $scouts }, shugenja { $shugenja }, karty: { $cards }.
battle-board-province = { $code } { $name }: { $owner }. Honor { $honor }, obrona { $defense }.{ $special } { $beside }
battle-board-inland = Obok: { $codes }.
battle-board-coast = Obok: { $codes } i morze.
battle-board-owner = { $seat }{ $down ->
        [0] { "" }
       *[other] , zakryte: { $down }
    }{ $up ->
        [0] { "" }
       *[other] , odkryte: { $up }
    }
battle-board-nobody = niczyja
battle-board-special = { " " }{ $special }.
battle-board-tokens = Żetony walki:
battle-board-blessed = { $token }, na nim: { $blessings }
battle-board-no-tokens = Na planszy nie ma żetonów walki.
battle-board-objective = Twój cel: { $name }, { $met }.
battle-line-land = { $face } ({ $seat }) z { $from } do { $to }
battle-line-coast = { $face } ({ $seat }) morzem do { $to }
battle-line-center = { $face } ({ $seat }) w { $to }

## The alternative text of a picture
battle-alt-head = Bitwa o Rokugan, runda { $round } z 5. { $stage }.
battle-alt-seat = { $seat }: { $provinces ->
    [one] { $provinces } prowincja
    [few] { $provinces } prowincje
    [many] { $provinces } prowincji
   *[other] { $provinces } prowincji
}, honor { $honor } ({ $codes }).
battle-alt-seat-none = { $seat }: bez prowincji.
battle-alt-empty = Puste: { $codes }.
battle-alt-tokens = Żetony: { $list }.
battle-alt-fates = Ostatnie rozpatrywanie: { $list }.
battle-alt-over = Końcowy honor: { $list }.
battle-fate-taken = { $code } przejęta przez { FORM($seat, case: "acc") } { $attack } do { $defense }
battle-fate-held = { $code } obroniona { $defense } do { $attack }
battle-fate-repelled = { $code } pozostała pusta { $defense } do { $attack }
battle-fate-raided = { $code } spalona
battle-fate-peace = w { $code } zapanował pokój
battle-fate-guarded = { $code } strzeżona

## On the score sheet
battle-sheet-title = Honor klanów
battle-sheet-flowers = Prowincje
battle-sheet-faceup = Odkryte
battle-sheet-territories = Terytoria
battle-sheet-objective = Cel
battle-sheet-total = Razem

## The hand
battle-hand-several = { $count } × { $name }
battle-hand-tokens = **Twoja ręka:** { $tokens }
battle-hand-objective = **Twój cel:** { $objective }: { $goal } ({ $met ->
    [yes] spełniony przy obecnym stanie planszy
    [done] spełniony
    [missed] niespełniony
   *[no] jeszcze niespełniony
})
battle-hand-dealt = **Do wyboru:** { $objective }: { $goal }
battle-hand-cards = **Twoje karty:** { $cards }
battle-hand-own = twój żeton
battle-hand-known = **Znane żetony:** { $tokens }
battle-hand-known-token = { $face } ({ $whose }) { $at }
battle-hand-hand = ręka
battle-hand-peek = **Podejrzane** w rundzie { $round }: { $of }, { $at }: { $faces }
battle-hand-pool = **Twoja pula:** { $tokens }

## Menus
battle-verb-pass = Spasuj
battle-verb-skip = Pomiń umieszczanie
battle-verb-only = tylko ten
battle-verb-scout = { battle-look-scout }
battle-verb-shugenja = shugenja
battle-verb-first_player = { battle-look-first_player }
battle-verb-look = Podejrzyj kolejny żeton
battle-verb-strike = Odkryj i odrzuć
battle-verb-peek = Podejrzyj żeton
battle-verb-swap = Zamień dwa swoje żetony
battle-target-land = { $to } od strony { FORM($from, case: "gen") }
battle-target-sea = { $to } od strony morza
battle-target-center = { $to }, na środku
battle-detail-province = { $code } · { $owner } · obrona { $defense } · honor { $honor }
battle-detail-token = { $owner } · { $face }
battle-prompt-objective = Który cel zachowujesz?
battle-prompt-settle = Którą prowincję zajmujesz?
battle-prompt-return = Który żeton wraca do puli?
battle-prompt-card = Którą kartę zagrywasz?
battle-prompt-turn = Który żeton umieszczasz?
battle-prompt-recover = Który żeton bierzesz?
battle-prompt-away = Co odkładasz?
battle-prompt-pay_token = Którym żetonem z ręki płacisz?
battle-prompt-pay_control = Z której prowincji płacisz żetonem kontroli?
battle-prompt-target = Dokąd trafia?
battle-prompt-bless = Na który z twoich żetonów?
battle-prompt-territory = Które terytorium?
battle-prompt-province = Która prowincja?
battle-prompt-second = I która jeszcze prowincja?
battle-prompt-reward = Która z twoich prowincji dostaje żetony kontroli?
battle-prompt-special = Która prowincja traci żeton specjalny?
battle-prompt-another = I która prowincja oprócz niej?
battle-prompt-from = Od której strony?
battle-prompt-verb = Co robisz?
battle-prompt-clan = Który klan?
battle-prompt-board_token = Który żeton na planszy?
battle-prompt-swap = Z którym innym twoim żetonem?
battle-prompt-condition = Co musi być prawdą?

## What a question is for, and where its player is
battle-purpose-objectives = Wybierz swój ukryty cel.
battle-purpose-settling = Zasiedlanie: twój { $nth }. z { $all } żetonów kontroli.
battle-purpose-returning = Odłóż jeden żeton do puli.
battle-purpose-cards = Karty terytoriów: zagraj jedną albo spasuj.
battle-purpose-placing = Umieść żeton: twój { $nth }. z { $all } w tej rundzie.
battle-purpose-favors = Mroczne przysługi: podejrzyj do czterech żetonów, a potem jeden z nich odkryj i odrzuć.
battle-purpose-looking = Skorpion może podejrzeć żeton.
battle-purpose-swapping = Jednorożec może zamienić miejscami dwa swoje żetony, zanim wszystkie zostaną odkryte.
battle-purpose-card = { $card }: { $does }
battle-purpose-settle_later = Zasiedlanie: jeden z twoich następnych żetonów kontroli.
battle-purpose-place_later = Umieść żeton w jednej z późniejszych tur.

## One line below a question: what the choice means
battle-hint-objective = Twój cel pozostaje tajny; jeśli go spełnisz, na koniec da ci honor. Najłatwiejszy jest ten blisko własnej stolicy.
battle-hint-settle = Zajmuj prowincje obok swoich, takie, które mają dużo kwiatów: kwiaty to honor.
battle-hint-return = Smok dobiera o jeden żeton więcej niż inni i jeden odkłada. Nikt nie widzi który; blef zostaje na ręce.
battle-hint-token = Żeton leży zakryty. Armie atakują z twojej prowincji przez granicę lądową, floty od strony morza, shinobi gdziekolwiek; każdy z nich broni na środku twojej prowincji. Błogosławieństwo wzmacnia jeden z twoich zakrytych żetonów; blef tylko straszy.
battle-hint-target = Od strony twojej przyległej prowincji żeton atakuje przez tę granicę, od strony morza – przez wybrzeże. Na środku broni twojej własnej prowincji; tam też uderzają shinobi i najazdy.
battle-hint-territory = Litery i numery prowincji są na planszy: D1 to Zachód Smoka. Czerwone kwiaty to honor, tarcze to obrona.
battle-hint-card = Kartę zagrywa się tylko raz; kto pasuje, zachowuje ją na późniejszą rundę.
battle-hint-pay_control = Najpierw płaci się odkrytymi żetonami. Jeśli był to ostatni w tej prowincji, tracisz ją.
battle-hint-away = To, co odkładasz, znika z twojej ręki. Stos odrzuconych jest jawny; co trafia do puli, pozostaje tajemnicą.

## Facts
battle-event-objectives_dealt = Otrzymujesz cele: { $objectives }.
battle-event-objective_chosen = { $seat } wybrał cel.
battle-event-objective_kept = Zachowujesz cel: { $objective }.
battle-event-initiative_revealed = Inicjatywa w rundzie { $round }: { $card }. Zaczyna { $first }.
battle-event-round_began = Rozpoczęła się runda { $round }.
battle-event-became_ronin = { $seat } nie ma żadnej prowincji i w tej rundzie gra jako ronin.
battle-event-drew = { $seat } dobrał { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
battle-event-drew_tokens = Dobierasz { FORM($faces, case: "acc") }.
battle-event-returned = { $seat } odłożył żeton do puli.
battle-event-returned_token = Odkładasz { FORM($face, case: "acc") } do puli.
battle-event-card_passed = { $seat } pasuje i nie zagrywa karty.
battle-event-card_played = { $seat } zagrał kartę { FORM($territory, case: "gen") }: { $card }.
battle-event-control_added = { $up ->
    [0] { $down ->
        [1] { $seat } umieścił zakryty żeton kontroli w prowincji { $province }.
       *[other] { $seat } umieścił żetony kontroli w prowincji { $province }, zakryte: { $down }.
    }
   *[other] { $down ->
        [0] { $up ->
            [1] { $seat } umieścił odkryty żeton kontroli w prowincji { $province }.
           *[other] { $seat } umieścił żetony kontroli w prowincji { $province }, odkryte: { $up }.
        }
       *[other] { $seat } umieścił żetony kontroli w prowincji { $province }, zakryte: { $down }, odkryte: { $up }.
    }
}
battle-event-control_paid = { $seat } zapłacił żetonem kontroli z prowincji { $province }{ $lost ->
    [yes] { " " }i ją stracił
   *[no] { "" }
}.
battle-event-control_cleared = Z prowincji { $province } usunięto wszystkie żetony kontroli { FORM($seat, case: "gen") }.
battle-event-control_exchanged = Te prowincje wymieniły się żetonami kontroli: { $provinces }.
battle-event-special_placed = W prowincji { $province } umieszczono żeton { FORM($special, case: "gen") }.
battle-event-special_removed = Z prowincji { $province } usunięto żeton { FORM($special, case: "gen") }.
battle-event-token_recovered = { $seat } wziął { FORM($face, case: "acc") } ze stosu odrzuconych.
battle-event-token_discarded = { $seat } odrzucił { FORM($face, case: "acc") }.
battle-event-token_pooled = { $seat } odłożył żeton z ręki do puli.
battle-event-own_token_pooled = Odkładasz { FORM($face, case: "acc") } z ręki do puli.
battle-event-hand_spied = { $seat } podejrzał rękę { FORM($of, case: "gen") }; blef { FORM($of, case: "gen") } jest w tej rundzie zakazany.
battle-event-hand_seen = Widzisz rękę { FORM($of, case: "gen") }: { $faces }.
battle-event-token_inspected = { $seat } podejrzał ({ $by }) żeton { FORM($of, case: "gen") } { $at }.
battle-event-face_seen = Widzisz żeton { FORM($of, case: "gen") } { $at }: { $face }.
battle-event-token_struck = { $seat } odkrył i odrzucił żeton { FORM($of, case: "gen") } { $at }: { $face }.
battle-event-token_sent_back = { $seat } odesłał z powrotem do puli żeton { FORM($of, case: "gen") } { $at }.
battle-event-bluff_set_aside = Żeton { FORM($of, case: "gen") } { $at } okazał się blefem; zostaje odłożony na bok.
battle-event-own_token_sent_back = Twój żeton { $at } wrócił do puli: { $face }.
battle-event-placed = { $seat } umieścił żeton { $at }.
battle-event-own_placed = Umieszczasz { FORM($face, case: "acc") } { $at }.
battle-event-blessed = { $seat } położył { FORM($face, case: "acc") } na żetonie { $on }.
battle-event-animated = { $seat } przywrócił do gry { FORM($face, case: "acc") } { $at }.
battle-event-turns_forfeited = { $seat } nie ma już czego umieścić w tej rundzie.
battle-event-ability_declined = { $seat } nie skorzystał ze zdolności klanu.
battle-event-swapped = { $seat } zamienił miejscami żetony: { $tokens }.
battle-event-revealed = Wszystkie żetony odkryte: { $tokens }.
battle-event-revealed-tokens = { $face }{ $blessing ->
    [0] { "" }
   *[other] { " " }+{ $blessing }
} ({ $seat }) { $at }
battle-event-everybody_drew = { $seats }: każdy dobrał { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
battle-event-bluff_returned = Blef { FORM($seat, case: "gen") } { $at } wrócił na rękę.
battle-event-unlawful = Żeton { FORM($seat, case: "gen") } { $at } nie mógł tam leżeć i został odrzucony: { $face }.
battle-event-blessing_wasted = Żeton { FORM($seat, case: "gen") } { $at } nie miał czego wzmocnić i został odrzucony: { $face }.
battle-event-raid_failed = Najazd { FORM($seat, case: "gen") } na prowincję { $province } się nie powiódł: klan nie miał tam shinobi ani żadnej przyległej prowincji.
battle-event-raided = Prowincja { $province } została spalona przez { FORM($seats, case: "acc") }.
battle-event-pacified = { $seat } zaprowadził pokój w prowincji { $province }.
battle-event-fought = Bitwa o prowincję { $province }: w ataku { $attacks }; obrona { $defense }; zwycięzca: { $winner }.
battle-event-guarded = { $seat } strzegł prowincji { $province }.
battle-event-card_claimed = { $seat } zdobył kartę { FORM($territory, case: "gen") }.
battle-event-card_returned = { $seat } oddał kartę { FORM($territory, case: "gen") }.
battle-event-card_read = Karta { FORM($territory, case: "gen") } to { $card }.
battle-event-ended = Koniec gry. Honor: { $totals }. Lokaty: { $places }. Cele: { $objectives }.

## Refusals
battle-refusal-not_now = nie da się tego zrobić na tym etapie ({ $stage }).
battle-refusal-not_dealt = tego celu nie masz do wyboru.
battle-refusal-settled = prowincja { $province } należy już do { FORM($owner, case: "gen") }.
battle-refusal-not_in_hand = nie masz na ręce { FORM($face, case: "gen") }.
battle-refusal-not_in_discard = na twoim stosie odrzuconych nie ma { FORM($face, case: "gen") }.
battle-refusal-not_the_bluff = blefu nie można tak użyć.
battle-refusal-bluff_banned = Siatka szpiegowska zakazuje ci blefu w tej rundzie.
battle-refusal-card_not_held = nie masz karty { $card }.
battle-refusal-card_spent = w tej rundzie nie masz już takiej karty.
battle-refusal-no_such_token = nie ma żetonu { $at }.
battle-refusal-protected = błogosławieństwo chroni żeton { $at }.
battle-refusal-not_a_target = żetonu { $at } nie można tu wybrać.
battle-refusal-border_taken = jakiś żeton leży już { $at }.
battle-refusal-closed = prowincja { $province } jest zamknięta: leży tam żeton { FORM($special, case: "gen") }.
battle-refusal-shrine = prowincji { $province } chroni kapliczka: żetony w niej i na jej granicach umieszcza tylko klan, który ją kontroluje.
battle-refusal-implausible = żadnego z twoich żetonów nie można by tam umieścić.
battle-refusal-unlawful = nie można tam umieścić żetonu { FORM($kind, case: "gen") }.
battle-refusal-ronin = ronin nie może umieszczać najazdów ani dyplomacji.
battle-refusal-wrong_place = błogosławieństwa kładzie się na własnych zakrytych żetonach, a inne żetony na granicach i na środku prowincji.
battle-refusal-not_yours = prowincja { $province } nie jest twoja.
battle-refusal-not_a_choice = prowincji { $province } nie można tu wybrać.
battle-refusal-not_an_opponent = tego klanu nie można wybrać.
battle-refusal-mismatch = części tego ruchu do siebie nie pasują.

## Conditions of orders
battle-conditions = Jeśli któryś z warunków nie jest spełniony, dyspozycja zostaje pominięta. Prowincja jest atakowana, jeśli celuje w nią żeton klanu, który nie jest ani twój, ani jej właściciela. Warunki możesz też dopisać na końcu dyspozycji: „if”, potem `mine`, `theirs`, `nobodys`, `attacked` lub `quiet` i prowincja; kilka warunków łączy „and”.
battle-condition-mine = Kontroluję ją
battle-condition-theirs = Kontroluje ją inny klan
battle-condition-nobodys = Nikt jej nie kontroluje
battle-condition-attacked = Jest atakowana
battle-condition-quiet = Nie jest atakowana

## The resolution, in a post of its own: one line for each province
battle-moment = **Wszystkie żetony zostały odkryte.**
battle-moment-stage = Odkrycie żetonów
battle-moment-group-taken = Przejęte
battle-moment-group-held = Obronione
battle-moment-group-nothing = Bez zmian
battle-moment-group-other = Najazdy i pokój
battle-moment-group-lost = Żetony stracone lub odesłane
battle-moment-group-cards = Karty terytoriów
battle-moment-taken = { $province }: { $winner }{ $free ->
    [yes] { "" }
   *[no] { " " }kosztem { FORM($from, case: "gen") }
}; w ataku { $attacks }; obrona { $defense }
battle-moment-held = { $province }: { $defender }; obrona { $defense }; w ataku { $attacks }
battle-moment-guarded = { $province }: { $seat }, bez ataku
battle-moment-repelled = { $province }: nikt jej nie przejął; w ataku { $attacks }; obrona { $defense }
battle-moment-raided = { $province }: spalona przez { FORM($seats, case: "acc") }
battle-moment-pacified = { $province }: pokój zaprowadził { $seat }
battle-moment-unlawful = { $face } ({ $seat }) { $at }: { $why }
battle-moment-blessing_wasted = { $face } ({ $seat }) { $at }: nie było czego wzmocnić
battle-moment-raid_failed = Najazd { FORM($seat, case: "gen") } na prowincję { $province }: ani shinobi na miejscu, ani przyległej prowincji
battle-moment-token = { $face } ({ $seat })
battle-moment-burnt = W najeździe na prowincję { $province }: { $tokens }
battle-moment-calmed = Przez pokój w prowincji { $province }: { $tokens }
battle-moment-bluffs = Blefy, które wróciły na rękę: { $seats }
battle-reason-army = armia atakuje przez granicę lądową własnej prowincji
battle-reason-navy = flota atakuje od strony morza
battle-reason-shinobi = shinobi wchodzi do prowincji, nie na granicę
battle-reason-blessing = błogosławieństwo kładzie się na własnym żetonie
battle-reason-diplomacy = dyplomacja działa we własnej prowincji
battle-reason-raid = najazd wchodzi do prowincji
battle-reason-bluff = blef wraca na rękę

## Switches, in the lobby
battle-option-deliberately_illegal_placement = Nieprawidłowe żetony jako blef
    .about = Zakryty żeton może leżeć tam, gdzie jego rodzaj nie może; przy odkryciu zostaje odrzucony.
battle-option-plausible_slot_required = Tylko wiarygodne miejsca
    .about = Zakryty żeton trafia tylko tam, gdzie właściciel mógłby prawidłowo umieścić któryś ze swoich.
battle-option-legality_checked_at_reveal = Ocena przy odkryciu
    .about = Włączone: ocena przy odkryciu. Wyłączone: według stanu z chwili umieszczenia żetonu.
battle-option-raid_condition_checked_at_reveal = Wszystkie najazdy naraz
    .about = Włączone: ocenia się wszystkie najazdy, zanim któryś zadziała. Wyłączone: po kolei.
battle-option-attack_removed_before_battle_counts_as_defense = Usunięty atak liczy się jako obroniony
    .about = Atak odrzucony przed bitwami daje kontrolującemu odkryty żeton.
battle-option-lion_bluff_alone_counts_as_unattacked_defense = Blef Lwa strzeże sam
    .about = Blef Lwa w jego nieatakowanej prowincji daje odkryty żeton.
battle-option-crane_tie_between_attackers = Żuraw wygrywa remisy atakujących
    .about = Żuraw wygrywa też remis z innym atakującym i z równą obroną pustej prowincji.
battle-option-phoenix_ignores_only_for_itself = Tylko Feniks pomija stolice
    .about = Premia stolicy nadal liczy się przeciw innym, którzy atakują obok Feniksa.
battle-option-discarded_bluff_unusable_same_round = Trafiony blef odpoczywa
    .about = Blef usunięty z planszy w fazie planowania wraca dopiero w następnej rundzie.
battle-option-tied_first_player_last = Pierwszy gracz przegrywa remis inicjatywy
    .about = Przy remisie inicjatywy obecny pierwszy gracz liczy się jako ostatni.
battle-option-shadowlands_cards_swapped = Zamienione karty Krain Cienia
    .about = Oba terytoria Krain Cienia wymieniają się parami kart.
battle-option-final_tie_break = Remis na koniec
    .about = Co rozstrzyga przy równym honorze na koniec gry.
    .territories_then_provinces = najwięcej terytoriów, potem prowincji
    .shared = wspólne zwycięstwo

## The end card
battle-reckoning = **{ $seat }** { $total }: prowincje { $flowers }, odkryte żetony { $faceup }, terytoria { $territories }, cel { $objective }.
battle-reckoning-met = Cel *{ $name }* spełniony: { $goal }
battle-reckoning-missed = Cel *{ $name }* niespełniony: { $goal }

## The legend
battle-legend-cloth = Barwa, wzór i herb klanu, który kontroluje prowincję. Goły papier to pusta prowincja.
battle-legend-facedown = Zakryty żeton kontroli. Mała liczba mówi, ile ich jest.
battle-legend-faceup = Odkryty żeton kontroli: zwiększa obronę i honor.
battle-legend-worth = Honor, jaki teraz daje prowincja.
battle-legend-defense = Obecna obrona prowincji.
battle-legend-capital = Stolica.
battle-legend-hidden = Zakryty żeton walki. Jego ostrze wskazuje cel.
battle-legend-own = Zakryty żeton, który znasz: twój własny. Inni widzą tylko herb.
battle-legend-peeked = Oko: ten cudzy żeton już znasz.
battle-legend-open = Biały: leży odkryty dla wszystkich.
battle-legend-centre = Żeton na środku prowincji.
battle-legend-blessing = Błogosławieństwo na żetonie poniżej.
battle-legend-special = Żetony specjalne: więcej honoru lub obrony, kapliczka, przystań, pole bitwy. Węzeł to pokój.
battle-legend-scorched = Spalona ziemia; prowincja jest szara.
battle-legend-taken = Ostatnie rozpatrywanie: przejęta przez ten klan, atak i obrona.
battle-legend-held = Ostatnie rozpatrywanie: obroniona, obrona i atak.
battle-legend-card = Karta terytorium wciąż leży na swoim miejscu.
battle-legend-held_card = Kartę terytorium ma ten klan. Blady krzyżyk: została już zagrana.
battle-legend-row = W wierszu klanu: prowincje, żetony na ręce, w puli, zwiadowcy, shugenja.
battle-legend-entrance = Na tej granicy albo na środku możesz umieścić żeton. Ostrze wskazuje cel.

## Leksykon: rodzaje rzeczy, opisy tych bez własnego tekstu i pojęcia
battle-thing-clan = Klan
battle-thing-territory = Terytorium
battle-thing-province = Prowincja
battle-thing-token = Żeton walki
battle-thing-special = Żeton specjalny
battle-thing-card = Karta terytorium: { $territory }
battle-thing-objective = Ukryty cel
battle-thing-initiative = Karta inicjatywy
battle-thing-stage = Faza
battle-thing-term = Pojęcie
battle-about-territory = { $provinces }. Kto kontroluje całość, dostaje kartę terytorium ({ $cards }); { $shadow ->
    [yes] na koniec gry nie daje honoru
   *[no] na koniec gry daje 5 punktów honoru
}
battle-about-province = { $code }, { $territory }; honor { $honor }, obrona { $defense }; przylega do: { $codes }{ $coast ->
    [yes] { " " }i morza
   *[no] { "" }
}
battle-about-token = { $strength ->
    [0] { $does }
   *[other] siła { $strength }; { $does }
}
battle-term-control = Żeton kontroli
    .about = kto ma w prowincji żetony kontroli, ten ją kontroluje. Zakryte pokazują tylko, czyja jest; każdy odkryty broni z siłą 1 i daje 1 punkt honoru. Dostajesz go za obronę albo strzeżenie prowincji
battle-term-scout = Zwiadowca
    .about = masz dwóch na całą grę. Przed umieszczeniem żetonu podejrzyj zakryty żeton innego klanu; widzisz go tylko ty
battle-term-shugenja = Shugenja
    .about = masz jednego na całą grę. Przed umieszczeniem żetonu odkryj żeton innego klanu i odrzuć go
battle-term-first_player = Karta pierwszego gracza
    .about = przy co najmniej trzech graczach: raz na rundę, przed umieszczeniem żetonu, pierwszy gracz podgląda dowolny żeton, który potem wraca do puli właściciela
battle-term-capital = Stolica
    .about = każdy klan ma jedną, z nadrukowaną obroną 2. Zaczynasz z żetonem kontroli w swojej
battle-term-ronin = Ronin
    .about = kto na początku rundy nie kontroluje żadnej prowincji. Ronin atakuje armiami przez dowolną granicę lądową i nie może umieszczać najazdów ani dyplomacji
battle-term-honor = Honor
    .about = on wygrywa grę: kwiaty twoich prowincji, 1 za każdy odkryty żeton kontroli, 5 za każde całe terytorium i twój cel. Krainy Cienia nic nie dają
battle-term-defense = Obrona
    .about = to, co atak musi przewyższyć: twoje żetony na środku, 1 za każdy odkryty żeton kontroli, żetony specjalne i liczba nadrukowana w prowincji

## Lekcja: dlaczego pytanie jest ważne i co powiedzieć o innym wyborze
battle-lesson-objectives = Dostajesz dwa ukryte cele i zachowujesz jeden. Weź ten, który pasuje do prowincji w twoim zasięgu.
    .other = Zajrzyj do swojego celu, gdy będziesz wybierać, gdzie atakować.
battle-lesson-objectives-1 = Dostajesz dwa ukryte cele i zachowujesz jeden. Weź taki, który pasuje do twojego miejsca: Ostatnia linia obrony wymaga stolicy Kraba albo dwóch jego prowincji, a stolica jest twoja od początku.
    .other = Drugi cel może być wart więcej, ale wymaga prowincji na całej mapie. Zajrzyj do niego, gdy będziesz wybierać, gdzie atakować.
battle-lesson-settling = Prowincje leżące razem chronią się nawzajem, a kwiaty to honor. Licz kwiaty i patrz, które terytorium możesz skompletować.
    .other = Każda wolna prowincja jest coś warta. Ważne, kogo masz za sąsiada.
battle-lesson-settling-1 = Wszyscy po kolei kładą żetony kontroli w wolnych prowincjach. Prowincje leżące razem chronią się nawzajem, bo atakuje się przez granice. Zacznij obok swojej stolicy.
    .other = Do prowincji daleko od stolicy trudno dotrzeć i trudno jej bronić. Następne kładź blisko siebie.
battle-lesson-settling-2 = Kwiaty to honor, a największy honor wygrywa. Kto ma całe terytorium, dostaje na koniec 5 punktów honoru więcej i jego kartę.
    .other = Licz kwiaty i patrz, które terytorium możesz skompletować.
battle-lesson-settling-3 = Kładź dalej obok tego, co już masz. Kto po rundzie ma całe terytorium, dostaje jego kartę.
    .other = Teraz może ją zająć ktoś inny. Terytorium liczy się tylko w całości.
battle-lesson-settling-4 = Złote Wybrzeże leży obok i jest bogate. Do prowincji nad morzem mogą też dotrzeć floty, twoje i cudze.
    .other = Każda wolna prowincja jest coś warta. Ważne, kogo masz za sąsiada.
battle-lesson-settling-5 = Ostatni żeton. Co teraz zostanie puste, zdobędzie pierwszy atak silniejszy od nadrukowanej obrony.
    .other = Ta prowincja jest już twoja. Puste prowincje są w pierwszej rundzie łatwym łupem.
battle-lesson-placing = Żeton musi móc o czymś zdecydować: atak ma być wyższy od obrony, a obrona stać tam, dokąd mogą dotrzeć inni.
    .other = Wszyscy widzą, gdzie leży twój żeton, a nikt nie widzi jaki.
battle-lesson-placing-1 = Teraz każdy kładzie pięć zakrytych żetonów. Wszyscy widzą, gdzie leżą, nikt nie widzi jakie. Atak musi być wyższy od obrony. Najsilniejsza armia idzie przez granicę do bogatego sąsiada, który ma tylko jeden żeton kontroli.
    .other = Armia na granicy atakuje, na środku twojej prowincji broni. Gdzie indziej zostałaby odrzucona.
battle-lesson-placing-2 = Błogosławieństwo leży odkryte na żetonie i dodaje mu 2. Chroni go też: nikt go nie podejrzy i nie usunie kartą. Połóż je na swoim ataku.
    .other = Błogosławieństwo liczy się tylko na armii, flocie albo shinobi, więc kładź je, gdy wiesz, która walka jest ważna.
battle-lesson-placing-3 = Sam atak to nie wszystko. Żeton na środku twojej prowincji jej broni, a jeśli się utrzyma albo nikt nie zaatakuje, dostajesz odkryty żeton kontroli: o 1 punkt honoru i o 1 punkt obrony więcej. Stolica ma już nadrukowaną obronę 2.
    .other = Patrz, dokąd mogą dotrzeć inni: prowincja z wrogą granicą i bez żetonu to ich następny łup.
battle-lesson-placing-4 = Floty przypływają z morza i nie potrzebują przyległej prowincji. To własny żeton twojego klanu, silniejszy niż u innych.
    .other = Flota atakuje dowolne wolne wybrzeże albo broni twojej prowincji przybrzeżnej.
battle-lesson-placing-5 = Twój blef. Nie ma siły i wraca przy odkryciu, ale inni o tym nie wiedzą: tam, gdzie leży, muszą spodziewać się ataku, a tej granicy nie użyje nikt inny. Żeton, który zachowasz, zostaje na ręce na następną rundę.
    .other = Blef masz w każdej rundzie. Na granicy nie pozwala też innym zaatakować cię przez nią.

## Przed potwierdzeniem umieszczenia żetonu
battle-warning-doomed = { $token } nic tam nie zdziała: ten żeton zostanie odrzucony przy odkryciu. Inni o tym nie wiedzą, więc może ich jeszcze zmylić.
battle-warning-bluff = To blef: nie ma siły i przy odkryciu wraca na twoją rękę.
battle-warning-blessing = { $token } nie walczy, więc błogosławieństwo na tym żetonie przepadnie przy odkryciu.
