# Rising Sun. Names are found by the ids of the rules; each thing has one name, with the forms it needs.
# Amounts of coins and ronin, and the form `.one` of a figure, are accusatives: they follow a verb.

rising_sun-title = Rising Sun
rising_sun-rules = Od trzech do pięciu klanów zawiera sojusze, zdradza się nawzajem i walczy o prowincje przez trzy pory roku. Każdą porę roku otwiera **ceremonia picia herbaty**: składaj oferty, znajdź sojusznika i daj znać, gdy skończysz. Ofertę widzicie tylko wy dwoje. W **fazie działań politycznych** zagrywasz rozkaz, gdy nadejdzie twoja kolej; wykonują go wszyscy, a ty i twój sojusznik dostajecie więcej. **Werbunek** sprowadza figurki, **Formacja** je przesuwa, **Szkolenie** sprzedaje karty pory roku, **Żniwa** płacą, **Zdrada** zrywa twój sojusz i wymienia cudze figurki. Trzy razy w każdej porze roku kami nagradzają tego, kto ma największą siłę w ich świątyniach. Potem przychodzi **wojna**, prowincja po prowincji: w tajemnicy przydzielasz monety do czterech przewag, a żeton wojny bierze ten, kto ma największą siłę. Zimą żetony dają punkty, najwięcej te z różnych prowincji. Każdy remis rozstrzyga honor. Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ). Ruchy wykonujesz w panelu; `/rokugan play` przyjmuje je w notacji, na przykład `play harvest`, `move bushi edo oshu` albo `offer lotus ally give 2c`. Składać oferty i odpowiadać na nie można w każdej chwili przed wojną, także poza swoją turą. `/rokugan rules` z opcją `{ option-about.name }:` mówi, co robi karta pory roku.
rising_sun-score = { $count } PZ
rising_sun-conditions = Dyspozycja może zależeć od tego, kto ma największą siłę w prowincji, od twojego sojusznika albo od twoich monet. Warunek jest sprawdzany, gdy nadchodzi twoja tura.

## Clans, each with what only it can do
rising_sun-clan-koi = Koi
    .power = gdy zaczyna się wojna, twoi roninowie stają się monetami; gdy zdobędziesz przewagę „Najmij ronina”, każda nieprzydzielona moneta daje 1 punkt siły
    .gen = Koi
    .dat = Koi
    .acc = Koi
    .ins = Koi
    .loc = Koi
    .gender = m
rising_sun-clan-lotus = Lotos
    .power = twój kafel rozkazu leży zakryty, a ty ogłaszasz, który rozkaz zostanie wykonany
    .gen = Lotosu
    .dat = Lotosowi
    .acc = Lotos
    .ins = Lotosem
    .loc = Lotosie
    .gender = m
rising_sun-clan-turtle = Żółw
    .power = twoje warownie przesuwają się jak figurki i mają po 1 punkcie siły; nikt nie może ich zabić, wziąć do niewoli ani wymienić
    .gen = Żółwia
    .dat = Żółwiowi
    .acc = Żółwia
    .ins = Żółwiem
    .loc = Żółwiu
    .gender = m
rising_sun-clan-dragonfly = Ważka
    .power = przyzywasz w dowolnej prowincji, a twoje przesunięcia kończą się w dowolnej prowincji
    .gen = Ważki
    .dat = Ważce
    .acc = Ważkę
    .ins = Ważką
    .loc = Ważce
    .gender = f
rising_sun-clan-bonsai = Bonsai
    .power = karta pory roku ani warownia nigdy nie kosztuje cię więcej niż 1 monetę
    .gen = Bonsai
    .dat = Bonsai
    .acc = Bonsai
    .ins = Bonsai
    .loc = Bonsai
    .gender = m

## Provinces and sea routes; the code stands on war tokens that somebody has taken
# `.loc` is where something is, `.dir` where it goes: „w Edo”, „do Edo”, but „na Hokkaido”.
rising_sun-province-hokkaido = Hokkaido
    .code = Ho
    .loc = na Hokkaido
    .dir = na Hokkaido
    .Dir = Na Hokkaido
rising_sun-province-oshu = Oshu
    .code = Os
    .loc = w Oshu
    .dir = do Oshu
    .Dir = Do Oshu
rising_sun-province-edo = Edo
    .code = Ed
    .loc = w Edo
    .dir = do Edo
    .Dir = Do Edo
rising_sun-province-kyoto = Kioto
    .code = Kt
    .loc = w Kioto
    .dir = do Kioto
    .Dir = Do Kioto
rising_sun-province-kansai = Kansai
    .code = Ka
    .loc = w Kansai
    .dir = do Kansai
    .Dir = Do Kansai
rising_sun-province-nagato = Nagato
    .code = Na
    .loc = w Nagato
    .dir = do Nagato
    .Dir = Do Nagato
rising_sun-province-shikoku = Sikoku
    .code = Si
    .loc = na Sikoku
    .dir = na Sikoku
    .Dir = Na Sikoku
rising_sun-province-kyushu = Kiusiu
    .code = Ks
    .loc = na Kiusiu
    .dir = na Kiusiu
    .Dir = Na Kiusiu
rising_sun-route-hokkaido_oshu = szlak morski między Hokkaido a Oshu
rising_sun-route-hokkaido_kansai = szlak morski między Hokkaido a Kansai
rising_sun-route-hokkaido_kyushu = szlak morski między Hokkaido a Kiusiu
rising_sun-route-kansai_shikoku = szlak morski między Kansai a Sikoku
rising_sun-route-kansai_kyushu = szlak morski między Kansai a Kiusiu
rising_sun-route-kyushu_shikoku = szlak morski między Kiusiu a Sikoku
rising_sun-place-map = { FORM($province, case: "loc") }
    .label = { $province }
rising_sun-place-shrine = w świątyni { FORM($kami, case: "gen") }
    .label = Świątynia { FORM($kami, case: "gen") }

## Seasons
rising_sun-season-spring = Wiosna
    .about = pierwsza pora roku. Jej żetony wojny są warte po 1 PZ
rising_sun-season-summer = Lato
    .about = druga pora roku. Jej żetony wojny są warte po 2 PZ; na jej początku jeńcy wracają do domu
rising_sun-season-autumn = Jesień
    .about = ostatnia pora roku przed zimą. Jej żetony wojny są warte po 3 PZ
rising_sun-winter = Zima

## What can be gained and given
rising_sun-gain-vp = { $count } PZ
rising_sun-gain-coins = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
rising_sun-gain-ronin = { $count ->
    [one] { $count } ronina
    [few] { $count } roninów
    [many] { $count } roninów
   *[other] { $count } ronina
}
rising_sun-goods-nothing = nic
rising_sun-terms-alliance = sojusz
rising_sun-terms-gives = Klan { FORM($seat, case: "gen") } daje { $goods }
rising_sun-terms-wants = Klan { FORM($seat, case: "gen") } chce { $goods }
rising_sun-terms-you_give = dajesz { $goods }
rising_sun-terms-you_get = dostajesz { $goods }

## Figures and strongholds; the letters stand beside a monster on the board
rising_sun-figure-bushi = bushi
    .one = bushi
    .label = Bushi
    .letters = B
    .gen = bushi
    .dat = bushi
    .acc = bushi
    .ins = bushi
    .loc = bushi
    .gender = mp
    .about = wojownik, siła 1. Masz ich sześciu
rising_sun-figure-shinto = shinto
    .one = shinto
    .label = Shinto
    .letters = S
    .gen = shinto
    .dat = shinto
    .acc = shinto
    .ins = shinto
    .loc = shinto
    .gender = mp
    .about = mnich, siła 1. Masz ich trzech; przyzwany do świątyni liczy się dla kami, zamiast walczyć
rising_sun-figure-daimyo = daimyo
    .one = daimyo
    .label = Daimyo
    .letters = D
    .gen = daimyo
    .dat = daimyo
    .acc = daimyo
    .ins = daimyo
    .loc = daimyo
    .gender = mp
    .about = twój przywódca, siła 1. Nie można go wziąć jako jeńca ani wymienić przez zdradę
rising_sun-figure-komainu = Komainu
    .one = Komainu
    .label = Komainu
    .letters = Ko
    .gen = Komainu
    .dat = Komainu
    .acc = Komainu
    .ins = Komainu
    .loc = Komainu
    .gender = m
    .about = potwór, siła 1; liczy się też jako shinto
rising_sun-figure-oni_of_skulls = Oni Czaszek
    .one = Oni Czaszek
    .label = Oni Czaszek
    .letters = Cz
    .gen = Oni Czaszek
    .dat = Oni Czaszek
    .acc = Oni Czaszek
    .ins = Oni Czaszek
    .loc = Oni Czaszek
    .gender = m
    .about = potwór, siła 1; siła 3 tam, gdzie twój honor jest najniższy
rising_sun-figure-yurei = Yurei
    .one = Yurei
    .label = Yurei
    .letters = Yu
    .gen = Yurei
    .dat = Yurei
    .acc = Yurei
    .ins = Yurei
    .loc = Yurei
    .gender = m
    .about = potwór, siła 2; liczy się też jako daimyo: nie można go wziąć ani wymienić
rising_sun-figure-river_dragon = Rzeczny Smok
    .one = Rzecznego Smoka
    .label = Rzeczny Smok
    .letters = Rz
    .gen = Rzecznego Smoka
    .dat = Rzecznemu Smokowi
    .acc = Rzecznego Smoka
    .ins = Rzecznym Smokiem
    .loc = Rzecznym Smoku
    .gender = m
    .about = potwór, siła 5
rising_sun-figure-oni_of_blood = Oni Krwi
    .one = Oni Krwi
    .label = Oni Krwi
    .letters = Kr
    .gen = Oni Krwi
    .dat = Oni Krwi
    .acc = Oni Krwi
    .ins = Oni Krwi
    .loc = Oni Krwi
    .gender = m
    .about = potwór, siła 2; siła 4 tam, gdzie twój honor jest najniższy
rising_sun-figure-oni_of_souls = Oni Dusz
    .one = Oni Dusz
    .label = Oni Dusz
    .letters = Du
    .gen = Oni Dusz
    .dat = Oni Dusz
    .acc = Oni Dusz
    .ins = Oni Dusz
    .loc = Oni Dusz
    .gender = m
    .about = potwór, siła 1; jeśli żyje tam, gdzie bierzesz żeton wojny, 2 PZ za każdego twojego potwora oni
rising_sun-figure-oni_of_hate = Oni Nienawiści
    .one = Oni Nienawiści
    .label = Oni Nienawiści
    .letters = Ni
    .gen = Oni Nienawiści
    .dat = Oni Nienawiści
    .acc = Oni Nienawiści
    .ins = Oni Nienawiści
    .loc = Oni Nienawiści
    .gender = m
    .about = potwór, siła 1; wchodząc do prowincji, zabija bushi albo shinto każdego gracza z wyższym honorem, który tam jest
rising_sun-figure-oni_of_spite = Oni Złośliwości
    .one = Oni Złośliwości
    .label = Oni Złośliwości
    .letters = Zł
    .gen = Oni Złośliwości
    .dat = Oni Złośliwości
    .acc = Oni Złośliwości
    .ins = Oni Złośliwości
    .loc = Oni Złośliwości
    .gender = m
    .about = potwór, siła 1; wchodząc do prowincji, zabiera 2 PZ każdemu graczowi z wyższym honorem, który tam jest
rising_sun-figure-stronghold = warownia
    .one = warownię
    .label = Warownia
    .gen = warowni
    .dat = warowni
    .acc = warownię
    .ins = warownią
    .loc = warowni
    .gender = f
    .about = tu przyzywasz figurki. Stoi na mapie i nie ma siły, chyba że należy do Klanu Żółwia; podczas Formacji kosztuje 3 monety
rising_sun-several = { $count } × { $figure }
rising_sun-strongholds = { $count ->
    [one] { $count } warownia
    [few] { $count } warownie
    [many] { $count } warowni
   *[other] { $count } warowni
}

## Mandates, each with what it brings
rising_sun-mandate-recruit = Werbunek
    .effect = wszyscy przyzywają przy warowniach; wydający i sojusznik 1 więcej
rising_sun-mandate-marshal = Formacja
    .effect = wszyscy mogą przesuwać; wydający i sojusznik mogą wznieść warownię
rising_sun-mandate-train = Szkolenie
    .effect = wszyscy mogą kupić kartę pory roku; wydający i sojusznik o 1 taniej
rising_sun-mandate-harvest = Żniwa
    .effect = wszyscy zyskują 1 monetę; wydający i sojusznik zbierają plony z prowincji
rising_sun-mandate-betray = Zdrada
    .effect = wydający porzuca sojusznika i wymienia dwie figurki

## Shrines, each with what its kami gives
rising_sun-kami-amaterasu = Amaterasu
    .effect = szczyt toru honoru
    .gen = Amaterasu
    .dat = Amaterasu
    .acc = Amaterasu
    .ins = Amaterasu
    .loc = Amaterasu
    .gender = f
rising_sun-kami-fujin = Fujin
    .effect = dwa przesunięcia
    .gen = Fujina
    .dat = Fujinowi
    .acc = Fujina
    .ins = Fujinem
    .loc = Fujinie
    .gender = mp
rising_sun-kami-hachiman = Hachiman
    .effect = 2 roninów
    .gen = Hachimana
    .dat = Hachimanowi
    .acc = Hachimana
    .ins = Hachimanem
    .loc = Hachimanie
    .gender = mp
rising_sun-kami-raijin = Raijin
    .effect = bushi w dowolnej prowincji
    .gen = Raijina
    .dat = Raijinowi
    .acc = Raijina
    .ins = Raijinem
    .loc = Raijinie
    .gender = mp
rising_sun-kami-ryujin = Ryujin
    .effect = zakup karty pory roku
    .gen = Ryujina
    .dat = Ryujinowi
    .acc = Ryujina
    .ins = Ryujinem
    .loc = Ryujinie
    .gender = mp
rising_sun-kami-susanoo = Susanoo
    .effect = 1 PZ za każdą warownię
    .gen = Susanoo
    .dat = Susanoo
    .acc = Susanoo
    .ins = Susanoo
    .loc = Susanoo
    .gender = mp
rising_sun-kami-tsukuyomi = Tsukuyomi
    .effect = 2 monety
    .gen = Tsukuyomi
    .dat = Tsukuyomi
    .acc = Tsukuyomi
    .ins = Tsukuyomi
    .loc = Tsukuyomi
    .gender = mp

## What is bid for in a battle
rising_sun-advantage-seppuku = Seppuku
    .short = Seppuku
    .about = wszystkie twoje figurki w bitwie giną, a każda daje ci 1 PZ i pole na torze honoru
rising_sun-advantage-hostage = Weź jeńca
    .short = Jeniec
    .about = bierzesz figurkę innego gracza z tej bitwy i 1 jego PZ. Daimyo nie można wziąć
rising_sun-advantage-ronin = Najmij ronina
    .short = Ronin
    .about = każdy twój ronin dodaje w tej bitwie 1 punkt siły i zostaje u ciebie
rising_sun-advantage-poets = Cesarscy poeci
    .short = Poeci
    .about = po rozstrzygnięciu zyskujesz 1 PZ za każdą figurkę zabitą w tej bitwie

## Season cards, each with what it does, and a name short enough for the picture
rising_sun-kind-enhancement = wzmocnienie
    .about = karta pory roku, która zmienia twoje możliwości od chwili zakupu
rising_sun-kind-virtue = cnota
    .about = karta pory roku, która nagradza sposób gry; inne karty liczą, ile masz różnych cnót
rising_sun-kind-monster = potwór
    .about = karta pory roku, która daje potwora; przyzywasz go od razu przy jednej ze swoich warowni
rising_sun-kind-war_upgrade = ulepszenie wojenne
    .about = karta pory roku, która płaci, gdy zaczyna się wojna
rising_sun-kind-winter_upgrade = ulepszenie zimowe
    .about = karta pory roku, która daje PZ zimą, na koniec gry
rising_sun-set-torii = Torii
    .about = jeden z trzech zestawów kart; jeden z nich dołącza do kart podstawowych, po pięć kart w każdej porze roku
rising_sun-set-tea = herbaciany
    .about = jeden z trzech zestawów kart; jeden z nich dołącza do kart podstawowych, po pięć kart w każdej porze roku
rising_sun-set-horseman = Jeźdźca
    .about = jeden z trzech zestawów kart; jeden z nich dołącza do kart podstawowych, po pięć kart w każdej porze roku
rising_sun-card-full = { $copies ->
    [1] { $card }
   *[other] { $card } ×{ $copies }
} ({ $kind }, koszt { $cost }): { $text }.
rising_sun-card-kind = Karta pory roku, { $kind }, koszt { $cost }
rising_sun-card-owned = - { $card }: { $text }.
rising_sun-card-counted = { $copies ->
    [1] { $card }
   *[other] { $card } ×{ $copies }
}
rising_sun-card-komainu = Komainu
    .text = siła 1; shinto i potwór w jednym
    .short = Komainu
rising_sun-card-oni_of_skulls = Oni Czaszek
    .text = siła 1; siła 3 tam, gdzie twój honor jest najniższy
    .short = Czaszki
rising_sun-card-path_of_the_lion = Ścieżka Lwa
    .text = twój daimyo ma siłę większą o 1
    .short = Lew
rising_sun-card-righteousness = Prawość
    .text = 1 PZ za każdą twoją zabitą figurkę
    .short = Prawość
rising_sun-card-way_of_the_shogun = Droga Szoguna
    .text = 3 monety, gdy zaczyna się wojna
    .short = Szogun
rising_sun-card-path_of_the_serpent = Ścieżka Węża
    .text = możesz pobierać 1 monetę za każdy szlak morski, którym idą inni; kto jej nie ma, nie przejdzie
    .short = Wąż
rising_sun-card-respect = Szacunek
    .text = gdy zdobędziesz przewagę „Weź jeńca”, weź o 1 jeńca więcej
    .short = Szacunek
rising_sun-card-way_of_bushido = Droga Bushido
    .text = gdy zaczyna się wojna, 2 monety oraz 2 PZ za każdą z różnych cnót, które masz
    .short = Bushido
rising_sun-card-way_of_the_ronin = Droga Ronina
    .text = 2 roninów, gdy zaczyna się wojna
    .short = Ronin
rising_sun-card-yurei = Yurei
    .text = siła 2; daimyo i potwór w jednym
    .short = Yurei
rising_sun-card-form_of_the_kitsune = Postać Kitsune
    .text = zimą 3 PZ za każdą twoją warownię na mapie
    .short = Kitsune
rising_sun-card-form_of_the_phoenix = Postać Feniksa
    .text = zimą 3 PZ za każdą z różnych cnót, które masz
    .short = Feniks
rising_sun-card-path_of_the_dragon = Ścieżka Smoka
    .text = twój daimyo ma siłę większą o 3
    .short = Smok
rising_sun-card-river_dragon = Rzeczny Smok
    .text = siła 5
    .short = Rzeczny Smok
rising_sun-card-way_of_the_moneylender = Droga Lichwiarza
    .text = 5 monet, gdy zaczyna się wojna
    .short = Lichwiarz
rising_sun-card-benevolence = Życzliwość
    .text = gdy kupujesz lub wznosisz, możesz dać komuś 1 z wydanych monet: pole na torze honoru i 2 PZ
    .short = Życzliwość
rising_sun-card-path_of_the_kenin = Ścieżka Kenina
    .text = po przyzwaniu możesz umieścić bushi przy swojej warowni
    .short = Kenin
rising_sun-card-path_of_the_light = Ścieżka Światła
    .text = po każdym Werbunku możesz umieścić shinto w świątyni
    .short = Światło
rising_sun-card-justice = Sprawiedliwość
    .text = 3 PZ, gdy zabijasz figurki gracza o niższym honorze
    .short = Sprawiedliwość
rising_sun-card-oni_of_blood = Oni Krwi
    .text = siła 2; siła 4 tam, gdzie twój honor jest najniższy
    .short = Krew
rising_sun-card-oni_of_souls = Oni Dusz
    .text = siła 1; gdy bierzesz żeton wojny tam, gdzie stoi, 2 PZ za każdego potwora oni, którego masz
    .short = Dusze
rising_sun-card-path_of_the_samurai = Ścieżka Samuraja
    .text = po każdym Werbunku możesz umieścić bushi w dowolnej prowincji
    .short = Samuraj
rising_sun-card-form_of_the_beast = Postać Bestii
    .text = zimą 3 PZ za każdego potwora, którego masz
    .short = Bestia
rising_sun-card-oni_of_hate = Oni Nienawiści
    .text = siła 1; tam, gdzie przybywa, zabija po jednym bushi lub shinto każdego gracza o wyższym honorze
    .short = Nienawiść
rising_sun-card-oni_of_spite = Oni Złośliwości
    .text = siła 1; tam, gdzie przybywa, zabiera po 2 PZ każdemu obecnemu graczowi o wyższym honorze
    .short = Złośliwość
rising_sun-card-way_of_the_katana = Droga Katany
    .text = twoi bushi mają podczas wojny siłę 2
    .short = Katana
rising_sun-card-honesty = Uczciwość
    .text = dopóki masz sojusznika, 2 PZ za każdy wydany przez ciebie rozkaz, ale nie za Zdradę
    .short = Uczciwość
rising_sun-card-path_of_the_patron = Ścieżka Mecenasa
    .text = 2 monety po przyzwaniu, jeśli co najmniej dwóch graczy ma niższy honor
    .short = Mecenas
rising_sun-card-path_of_the_warlord = Ścieżka Wodza
    .text = 1 moneta po przyzwaniu
    .short = Wódz
rising_sun-card-loyalty = Lojalność
    .text = dopóki masz sojusznika, o 1 PZ więcej za każdym razem, gdy zyskujesz PZ, ale nie zimą
    .short = Lojalność
rising_sun-card-way_of_the_merchant = Droga Kupca
    .text = 1 moneta, gdy gracz, który ma więcej monet, zyskuje je ze wspólnej puli
    .short = Kupiec
rising_sun-card-form_of_the_kindred = Postać Pobratymców
    .text = zimą 3 PZ za każdą porę roku spędzoną w sojuszu
    .short = Pobratymcy
rising_sun-card-path_of_the_unrighteous = Ścieżka Nieprawych
    .text = twoja Zdrada może wymienić o 1 figurkę więcej, dowolnego gracza, nawet shinto w świątyni
    .short = Nieprawi
rising_sun-card-courage = Odwaga
    .text = 2 PZ za każdy żeton wojny, który bierzesz
    .short = Odwaga
rising_sun-card-path_of_the_ninja = Ścieżka Ninja
    .text = po przyzwaniu możesz zabić dowolnego bushi; kosztuje to pole na torze honoru
    .short = Ninja
rising_sun-card-way_of_the_righteous = Droga Prawych
    .text = gdy zaczyna się wojna, zabierz po 1 monecie każdemu graczowi o niższym honorze
    .short = Prawi
rising_sun-card-mercy = Miłosierdzie
    .text = gdy masz zabić cudze figurki, możesz oszczędzić je wszystkie za 2 PZ
    .short = Miłosierdzie
rising_sun-card-path_of_the_monkey = Ścieżka Małpy
    .text = po przyzwaniu możesz zabrać 1 monetę najbogatszemu przeciwnikowi; kosztuje to pole na torze honoru
    .short = Małpa
rising_sun-card-form_of_the_demon = Postać Demona
    .text = zimą 3 PZ za każdego potwora oni, którego masz
    .short = Demon
rising_sun-card-path_of_the_spirit = Ścieżka Ducha
    .text = 2 monety i 2 PZ po przyzwaniu, jeśli masz najwyższy honor
    .short = Duch

## Where a gain comes from
rising_sun-cause-income = dochód sezonowy
rising_sun-cause-hostage_returned = zwrot jeńca
rising_sun-cause-harvest = { rising_sun-mandate-harvest }
rising_sun-cause-hachiman = { rising_sun-kami-hachiman }
rising_sun-cause-susanoo = { rising_sun-kami-susanoo }
rising_sun-cause-tsukuyomi = { rising_sun-kami-tsukuyomi }
rising_sun-cause-seppuku = { rising_sun-advantage-seppuku }
rising_sun-cause-hostage = { rising_sun-advantage-hostage }
rising_sun-cause-poets = { rising_sun-advantage-poets }
rising_sun-cause-righteousness = { rising_sun-card-righteousness }
rising_sun-cause-way_of_the_shogun = { rising_sun-card-way_of_the_shogun }
rising_sun-cause-way_of_bushido = { rising_sun-card-way_of_bushido }
rising_sun-cause-way_of_the_ronin = { rising_sun-card-way_of_the_ronin }
rising_sun-cause-way_of_the_moneylender = { rising_sun-card-way_of_the_moneylender }
rising_sun-cause-benevolence = { rising_sun-card-benevolence }
rising_sun-cause-justice = { rising_sun-card-justice }
rising_sun-cause-oni_of_souls = { rising_sun-card-oni_of_souls }
rising_sun-cause-oni_of_spite = { rising_sun-card-oni_of_spite }
rising_sun-cause-honesty = { rising_sun-card-honesty }
rising_sun-cause-path_of_the_patron = { rising_sun-card-path_of_the_patron }
rising_sun-cause-path_of_the_warlord = { rising_sun-card-path_of_the_warlord }
rising_sun-cause-loyalty = { rising_sun-card-loyalty }
rising_sun-cause-way_of_the_merchant = { rising_sun-card-way_of_the_merchant }
rising_sun-cause-courage = { rising_sun-card-courage }
rising_sun-cause-way_of_the_righteous = { rising_sun-card-way_of_the_righteous }
rising_sun-cause-mercy = { rising_sun-card-mercy }
rising_sun-cause-path_of_the_monkey = { rising_sun-card-path_of_the_monkey }
rising_sun-cause-path_of_the_spirit = { rising_sun-card-path_of_the_spirit }

## What is decided ahead about a card
rising_sun-answer-ask = pytanie za każdym razem
    .label = Pytaj mnie za każdym razem
rising_sun-answer-always = zawsze w użyciu; pytanie tylko tam, gdzie jest wybór
    .label = Zawsze używaj, a pytaj mnie tylko tam, gdzie jest wybór
rising_sun-answer-never = nigdy w użyciu
    .label = Nigdy nie używaj

## Conditions of orders
rising_sun-topic-lead = Mam największą siłę w prowincji …
rising_sun-topic-behind = Ktoś inny ma największą siłę w prowincji …
rising_sun-topic-empty = Nikt nie ma siły w prowincji …
rising_sun-topic-allied = Moim sojusznikiem jest …
rising_sun-topic-coins = Mam monety …

## When Koi swaps
rising_sun-swap-first = Najpierw zamień, potem zachowaj 2 nowych roninów
rising_sun-swap-last = Najpierw weź 2 roninów, potem zamień wszystkich

## Stages: as a heading, as it ends the sentence "this is not possible …", and what the seat that is asked has to do
rising_sun-stage-tea = Ceremonia picia herbaty
    .noun = podczas ceremonii picia herbaty
    .task = Ceremonia picia herbaty. Składaj oferty, odpowiadaj na cudze i daj znać, gdy skończysz.
rising_sun-stage-mandate = Wybór rozkazu
    .noun = podczas wyboru rozkazu
    .task = Twoja tura rozkazów. Zagraj jeden z czterech dobranych kafli.
rising_sun-stage-recruit = Werbunek
    .noun = podczas Werbunku
    .task = Werbunek. Przyzwij figurki przy swoich warowniach.
rising_sun-stage-marshal = Formacja
    .noun = podczas Formacji
    .task = Formacja. Przesuń swoje figurki, każdą najwyżej raz.
rising_sun-stage-train = Szkolenie
    .noun = podczas Szkolenia
    .task = Szkolenie. Kup jedną kartę pory roku albo spasuj.
rising_sun-stage-betray = Zdrada
    .noun = podczas Zdrady
    .task = Twoja Zdrada. Wymień figurki dwóch graczy albo wybierz „Gotowe”.
rising_sun-stage-amaterasu = Świątynia Amaterasu
    .noun = podczas decyzji w świątyni Amaterasu
    .task = Amaterasu ci sprzyja. Możesz wejść na szczyt toru honoru.
rising_sun-stage-fujin = Świątynia Fujina
    .noun = podczas przesunięć od Fujina
    .task = Fujin ci sprzyja. Możesz wykonać dwa przesunięcia, jedną figurką albo dwiema.
rising_sun-stage-raijin = Świątynia Raijina
    .noun = podczas przyzwania od Raijina
    .task = Raijin ci sprzyja. Możesz przyzwać bushi w dowolnej prowincji.
rising_sun-stage-ryujin = Świątynia Ryujina
    .noun = podczas zakupu u Ryujina
    .task = Ryujin ci sprzyja. Możesz kupić kartę pory roku za pełny koszt.
rising_sun-stage-hachiman = Świątynia Hachimana
    .noun = podczas decyzji w świątyni Hachimana
    .task = Hachiman ci sprzyja. Możesz wziąć 2 roninów.
rising_sun-stage-susanoo = Świątynia Susanoo
    .noun = podczas decyzji w świątyni Susanoo
    .task = Susanoo ci sprzyja. Możesz wziąć 1 PZ za każdą swoją warownię na mapie.
rising_sun-stage-tsukuyomi = Świątynia Tsukuyomi
    .noun = podczas decyzji w świątyni Tsukuyomi
    .task = Tsukuyomi ci sprzyja. Możesz wziąć 2 monety.
rising_sun-stage-serpent = Ścieżka Węża
    .noun = podczas decyzji o karcie Ścieżka Węża
    .task = Ktoś korzysta ze szlaku morskiego. Dzięki Ścieżce Węża możesz pobrać 1 monetę.
rising_sun-stage-kenin = Ścieżka Kenina
    .noun = podczas decyzji o karcie Ścieżka Kenina
    .task = Po przyzwaniu Ścieżka Kenina pozwala ci umieścić bushi przy jednej z twoich warowni.
rising_sun-stage-ninja = Ścieżka Ninja
    .noun = podczas decyzji o karcie Ścieżka Ninja
    .task = Po przyzwaniu Ścieżka Ninja pozwala ci zabić dowolnego bushi za pole na torze honoru.
rising_sun-stage-monkey = Ścieżka Małpy
    .noun = podczas decyzji o karcie Ścieżka Małpy
    .task = Po przyzwaniu Ścieżka Małpy pozwala ci zabrać 1 monetę najbogatszemu przeciwnikowi za pole na torze honoru.
rising_sun-stage-light = Ścieżka Światła
    .noun = podczas decyzji o karcie Ścieżka Światła
    .task = Koniec Werbunku. Ścieżka Światła pozwala ci umieścić shinto w świątyni.
rising_sun-stage-samurai = Ścieżka Samuraja
    .noun = podczas decyzji o karcie Ścieżka Samuraja
    .task = Koniec Werbunku. Ścieżka Samuraja pozwala ci umieścić bushi w dowolnej prowincji.
rising_sun-stage-mercy = Miłosierdzie
    .noun = podczas decyzji o karcie Miłosierdzie
    .task = Za chwilę zabijesz cudze figurki. Miłosierdzie pozwala ci oszczędzić je wszystkie za 2 PZ.
rising_sun-stage-benevolence = Życzliwość
    .noun = podczas decyzji o karcie Życzliwość
    .task = Monety są wydane. Życzliwość pozwala ci dać jedną z nich innemu graczowi.
rising_sun-stage-hate = Oni Nienawiści
    .noun = podczas zabijania przez Oni Nienawiści
    .task = Oni Nienawiści przybył na miejsce. Zabija bushi lub shinto gracza o wyższym honorze.
rising_sun-stage-swap = Zamiana roninów
    .noun = podczas decyzji o zamianie roninów
    .task = Zaczyna się wojna. Twoi roninowie stają się monetami, zanim Droga Ronina da 2 nowych albo potem.
rising_sun-stage-bids = Przydział monet
    .noun = podczas przydziału monet
    .task = Bitwa. W tajemnicy przydziel monety do czterech przewag.
rising_sun-stage-seppuku = Seppuku
    .noun = podczas decyzji o seppuku
    .task = Przewaga „Seppuku” jest twoja. Możesz zabić tu wszystkie swoje figurki za PZ i honor.
rising_sun-stage-hostage = Weź jeńca
    .noun = podczas wyboru jeńca
    .task = Przewaga „Weź jeńca” jest twoja. Możesz wziąć figurkę innego gracza.
rising_sun-stage-hire = Najmij ronina
    .noun = podczas decyzji o najęciu roninów
    .task = Przewaga „Najmij ronina” jest twoja. Twoi roninowie mogą walczyć w tej bitwie.
rising_sun-stage-share = Reparacje wojenne
    .noun = podczas podziału reparacji wojennych
    .task = Bitwa jest twoja. Przydzielone monety trafiają do przegranych, a ty mówisz, kto dostanie nadliczbową.
rising_sun-stage-over = Koniec gry
    .noun = po zakończeniu gry
    .task = Koniec gry.

## The text board
rising_sun-board-head = { $season }. { $stage }. Rozegrane tury fazy działań politycznych: { $over } z { $turns }; 4., 7. i 10. to tury kami.
rising_sun-board-issued = Klan { FORM($seat, case: "gen") } wydał rozkaz { $mandate }: { $effect }.
rising_sun-board-honor = Honor, od najwyższego: { $order }.
rising_sun-board-wars = Nadchodzące wojny, w kolejności: { $list }.
rising_sun-board-battle = Bitwa o { $province }, siła: { $forces }.
rising_sun-board-bids = Przydziały monet: { $bids }.
rising_sun-board-sealed = Zapieczętowane przydziały: { $sealed }.
rising_sun-board-played = Dotychczasowe rozkazy: { $list }.
rising_sun-board-seat = { $seat }: { $vp } PZ, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, { $ronin ->
    [one] { $ronin } ronin
    [few] { $ronin } roninów
    [many] { $ronin } roninów
   *[other] { $ronin } ronina
}; sojusznik: { $ally }; rezerwa: { $reserve }.
rising_sun-board-cards = Karty: { $list }.
rising_sun-board-tokens = Żetony wojny: { $list }.
rising_sun-board-hostages = Jeńcy: { $list }.
rising_sun-board-done = Rozmowy zakończone.
rising_sun-board-province = { $war ->
    [0] { $province } (daje { $harvest }): { $there }.
   *[other] { $province } (daje { $harvest }; wojna { $war }): { $there }.
}
rising_sun-board-shrine = { $led ->
    [0] Świątynia { FORM($kami, case: "gen") } ({ $effect }): { $figures }.
   *[other] Świątynia { FORM($kami, case: "gen") } ({ $effect }): { $figures }; prowadzi { $leader }.
}
rising_sun-board-display = Wyłożone karty:
rising_sun-board-bought = Inne karty, które mają gracze:
rising_sun-line-played = { $mandate } ({ $seat })
rising_sun-line-facedown = { $mandate } ({ $seat }, zakryty kafel)
rising_sun-line-hostage = { $figure } Klanu { FORM($owner, case: "gen") }
rising_sun-line-group = { $seat } – { $pieces } (siła { $force })
rising_sun-line-gone = { $province }: { $seat } odchodzi
rising_sun-line-score = { $place }. { $seat }, { $total } PZ

## The alternative text of a picture
rising_sun-alt-head = Rising Sun. { $season }. { $stage }.
rising_sun-alt-display = Wyłożone karty: { $list }.
rising_sun-alt-over = Wynik końcowy: { $list }.

## On the picture
rising_sun-picture-drawn = Twoje kafle
rising_sun-picture-put_back = Odłożone na wierzch
rising_sun-picture-facedown = Twoje zakryte kafle
rising_sun-picture-bid = Twój przydział
rising_sun-picture-offers = Twoje oferty

## The score sheet
rising_sun-sheet-title = Po zimie
rising_sun-sheet-play = W grze
rising_sun-sheet-total = Razem

## What one seat alone knows, in the hand and on its own text board
rising_sun-own-drawn = Dobrane kafle: { $tiles }.
rising_sun-own-put_back = Odłożone na wierzch, gdzie zobaczy je następny gracz: { $tiles }.
rising_sun-own-facedown = Twoje zakryte kafle, po kolei: { $tiles }.
rising_sun-own-bid = Twój przydział monet: { $bid }.
rising_sun-own-offer_got = Klan { FORM($seat, case: "gen") } proponuje ci: { $terms }. Widzicie to tylko wy dwoje.
rising_sun-own-offer_made = Twoja oferta dla Klanu { FORM($seat, case: "gen") }: { $terms }. Widzicie ją tylko wy dwoje.
rising_sun-own-offers_left = { $count ->
    [one] Możesz złożyć w tej fazie jeszcze { $count } ofertę.
    [few] Możesz złożyć w tej fazie jeszcze { $count } oferty.
    [many] Możesz złożyć w tej fazie jeszcze { $count } ofert.
   *[other] Możesz złożyć w tej fazie jeszcze { $count } oferty.
}

## The hand
rising_sun-hand-here = **{ $season }:** { $text }.
rising_sun-hand-left = Pozostało w tej części twojej tury: { $left } z { $of }.
rising_sun-hand-stock = **{ $vp } PZ** · { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} · { $ronin ->
    [one] { $ronin } ronin
    [few] { $ronin } roninów
    [many] { $ronin } roninów
   *[other] { $ronin } ronina
} · honor: { $honor }. miejsce z { $of } · sojusznik: { $ally } · rezerwa: { $reserve }
rising_sun-hand-cards = **Twoje karty:**
rising_sun-hand-power = **{ $clan }:** { $power }.
rising_sun-hand-ahead = **Decyzja z góry,** { $card }: { $answer }.
rising_sun-hand-display = **Wyłożone karty:**

## Menus
rising_sun-label-plain = { $it }
rising_sun-label-offer_to = Złóż ofertę Klanowi { FORM($clan, case: "gen") }
rising_sun-label-accept_of = Przyjmij ofertę Klanu { FORM($clan, case: "gen") }
rising_sun-label-decline_of = Odrzuć ofertę Klanu { FORM($clan, case: "gen") }
rising_sun-label-counter_to = Złóż kontrofertę Klanowi { FORM($clan, case: "gen") }
rising_sun-label-ally_give = Sojusz, a do tego daję: { $goods }
rising_sun-label-ally_only = Tylko sojusz
rising_sun-label-owned = { $figure } Klanu { FORM($clan, case: "gen") }
rising_sun-label-owned_at = { $figure } Klanu { FORM($clan, case: "gen") }, { $place }
rising_sun-label-summon_shrine = { $first }. { $second }
rising_sun-label-move_from = { $first } { $second }
rising_sun-label-two_bids = { $first } · { $second }
rising_sun-label-offer = Złóż ofertę
rising_sun-label-answer = Odpowiedz na ofertę Klanu { FORM($clan, case: "gen") }
rising_sun-label-accept = Przyjmij
rising_sun-label-decline = Odrzuć
rising_sun-label-counter = Złóż kontrofertę
rising_sun-label-withdraw = Wycofaj ofertę dla Klanu { FORM($clan, case: "gen") }
rising_sun-label-alliance = Z sojuszem
rising_sun-label-no_alliance = Bez sojuszu
rising_sun-label-give = Daję: { $goods }
rising_sun-label-want = Chcę: { $goods }
rising_sun-label-give_nothing = Nic nie daję
rising_sun-label-want_nothing = Nic nie chcę
rising_sun-label-standing = Zdecyduj z góry: { $card }
rising_sun-label-done = Gotowe
rising_sun-label-pass = Spasuj
rising_sun-label-mandate = { $mandate }: { $effect }
rising_sun-label-summon = Przyzwij { $figure }
rising_sun-label-stay = Zostaje w prowincji
rising_sun-label-shrine = Do świątyni { FORM($kami, case: "gen") }: { $effect }
rising_sun-label-move = Przesuń { $piece }
rising_sun-label-from = z { $province }
rising_sun-label-to = { FORM($province, case: "Dir") }
rising_sun-label-build = Wznieś warownię
rising_sun-label-buy = { $card } · { $kind } · koszt { $cost }
rising_sun-label-replace = Wymień figurkę Klanu { FORM($clan, case: "gen") }
rising_sun-label-use = Skorzystaj
rising_sun-label-place = Umieść { $figure }
rising_sun-label-kill = Zabij figurkę Klanu { FORM($clan, case: "gen") }
rising_sun-label-spare = Oszczędź je
rising_sun-label-charge = Pobierz 1 monetę
rising_sun-label-waive = Przepuść za darmo
rising_sun-label-gift = Daj monetę Klanowi { FORM($clan, case: "gen") }
rising_sun-label-bid = Przydziel monety
rising_sun-label-coins = { $advantage } za { $coins }
rising_sun-label-seppuku = Zabij tu wszystkie swoje figurki
rising_sun-label-hostage = Weź jeńca od Klanu { FORM($clan, case: "gen") }
rising_sun-label-hire = Niech twoi roninowie walczą
rising_sun-label-share = Nadliczbowa moneta: Klan { FORM($clan, case: "gen") }
rising_sun-label-at_least = Co najmniej { $coins }

rising_sun-prompt-offer = Negocjacje: co chcesz powiedzieć?
rising_sun-prompt-offer_to = Twoja oferta: dla kogo?
rising_sun-prompt-reply = Cudza oferta: co odpowiadasz?
rising_sun-prompt-alliance = Twoja oferta: z sojuszem?
rising_sun-prompt-give = Twoja oferta: co dajesz?
rising_sun-prompt-bring = Twoja oferta: sojusz i co jeszcze dajesz?
rising_sun-prompt-want = Twoja oferta: co chcesz w zamian?
rising_sun-prompt-standing = Decyzja z góry: o której karcie lub świątyni?
rising_sun-prompt-ahead = Co ma się odtąd dziać, gdy można z tego skorzystać?
rising_sun-prompt-done = Co chcesz zrobić? A może to już wszystko?
rising_sun-prompt-pass = Nie masz czego wziąć. Pasujesz?
rising_sun-prompt-play = Twój rozkaz: który kafel zagrywasz?
rising_sun-prompt-name = Twój rozkaz: który ogłaszasz?
rising_sun-prompt-summon = Przyzwanie: którą figurkę?
rising_sun-prompt-summon_at = Przyzwanie: w której prowincji?
rising_sun-prompt-shrine = Przyzwanie: dokąd trafia figurka?
rising_sun-prompt-move = Przesunięcie: co przesuwasz?
rising_sun-prompt-from = Przesunięcie: co i skąd?
rising_sun-prompt-to = Przesunięcie: do której prowincji?
rising_sun-prompt-build = Formacja: wznosisz warownię?
rising_sun-prompt-build_at = Twoja nowa warownia: w której prowincji?
rising_sun-prompt-buy = Karty pory roku: którą kupujesz?
rising_sun-prompt-monster_at = Twój nowy potwór: gdzie go przyzywasz?
rising_sun-prompt-replace = Zdrada: czyją figurkę wymieniasz?
rising_sun-prompt-replaced = Zdrada: którą z tych figurek?
rising_sun-prompt-replaced_at = Zdrada: którą figurkę wymieniasz?
rising_sun-prompt-with = Zdrada: która z twoich figurek ją zastąpi?
rising_sun-prompt-use = Korzystasz z tego?
rising_sun-prompt-place = Twoja karta: którą figurkę umieszczasz?
rising_sun-prompt-place_at = Twoja karta: gdzie umieszczasz figurkę?
rising_sun-prompt-kill = Zabijanie: czyja figurka?
rising_sun-prompt-killed = Zabijanie: która figurka?
rising_sun-prompt-killed_at = Zabijanie: która figurka?
rising_sun-prompt-spare = Miłosierdzie: oszczędzasz je?
rising_sun-prompt-charge = Ścieżka Węża: pobierasz opłatę za szlak morski?
rising_sun-prompt-gift = Życzliwość: kto dostanie jedną z wydanych monet?
rising_sun-prompt-swap = Kiedy zamieniasz roninów?
rising_sun-prompt-bid = Bitwa: przydzielasz monety?
rising_sun-prompt-bid_first = Twój przydział: ile na „Seppuku”, a ile na „Weź jeńca”?
rising_sun-prompt-bid_second = Twój przydział: ile na „Najmij ronina”, a ile na „Cesarskich poetów”?
rising_sun-prompt-bid_seppuku = Twój przydział: ile na „Seppuku”?
rising_sun-prompt-bid_hostage = Twój przydział: ile na „Weź jeńca”?
rising_sun-prompt-bid_ronin = Twój przydział: ile na „Najmij ronina”?
rising_sun-prompt-bid_poets = Twój przydział: ile na „Cesarskich poetów”?
rising_sun-prompt-seppuku = Seppuku: zabijasz tu wszystkie swoje figurki?
rising_sun-prompt-hostage = Weź jeńca: od kogo?
rising_sun-prompt-taken = Weź jeńca: którą figurkę bierzesz?
rising_sun-prompt-hire = Najmij ronina: czy roninowie walczą?
rising_sun-prompt-share = Reparacje: kto dostaje nadliczbową monetę?
rising_sun-prompt-condition = Od czego ma to zależeć?
rising_sun-prompt-in_province = Która prowincja?
rising_sun-prompt-allied_to = Który klan?
rising_sun-prompt-at_least = Ile monet?

## One line below a question: what the choice means
rising_sun-hint-offer = Ofertę widzicie tylko ty i drugi gracz. Nic nie zmienia właściciela, dopóki oferta nie zostanie przyjęta.
rising_sun-hint-reply = Jeśli przyjmiesz, wszystko dzieje się naraz, a sojusz i dary widzą wszyscy. Kontroferta zastępuje cudzą ofertę i liczy się jako jedna z twoich.
rising_sun-hint-alliance = Sojusznicy korzystają z premii za rozkazy drugiej strony i nie zabijają sobie figurek, gdy któryś z nich wygra bitwę. Sojusz trwa do końca pory roku albo do chwili, gdy ktoś z was zagra Zdradę.
rising_sun-hint-give = Płacisz, gdy drugi gracz przyjmie ofertę.
rising_sun-hint-bring = Płacisz, gdy drugi gracz przyjmie ofertę. Sojusznicy korzystają z premii za rozkazy drugiej strony i nie zabijają sobie figurek, gdy któryś z nich wygra bitwę. Sojusz trwa do końca pory roku albo do chwili, gdy ktoś z was zagra Zdradę.
rising_sun-hint-want = Drugi gracz płaci, gdy przyjmie ofertę. Żadna inna wasza obietnica nie jest wiążąca.
rising_sun-hint-ahead = Bot zrobi to za ciebie po krótkiej chwili, tak jak po naciśnięciu przycisku. Nikt inny się o tym nie dowie, a decyzję możesz później zmienić.
rising_sun-hint-play = Pozostałe trzy kafle wracają na wierzch, a następny gracz je zobaczy.
rising_sun-hint-name = Twój kafel pozostaje zakryty. Wykonany zostanie rozkaz, który ogłosisz.
rising_sun-hint-summon = Werbunek daje ci jedną figurkę za każdą twoją warownię na mapie; wydający rozkaz i sojusznik dostają o jedną więcej.
rising_sun-hint-shrine = W świątyni figurka liczy się w każdej turze kami tej pory roku. Nie może się przesuwać ani walczyć, a pod koniec pory roku wraca do twojej rezerwy.
rising_sun-hint-move = Przesunięcie prowadzi przez jedną granicę albo jeden szlak morski. Podczas Formacji każda figurka przesuwa się najwyżej raz. Gdy reszta ma zostać na miejscu, wybierz „Gotowe”.
rising_sun-hint-to = Tam, gdzie masz największą siłę, możesz zebrać plony i wygrać wojnę.
rising_sun-hint-build = Kosztuje 3 monety (Klan Bonsai: 1) i może stanąć w dowolnej prowincji. W każdym Werbunku przyzywa figurkę. Masz ich w sumie cztery.
rising_sun-hint-buy = Podany koszt jest taki, jak na karcie. Podczas Szkolenia wydający rozkaz i sojusznik płacą o 1 mniej, a Klan Bonsai nigdy nie płaci więcej niż 1. Panel wymienia, co robią karty.
rising_sun-hint-monster_at = Przybywa do prowincji z twoją warownią; Klan Ważki przyzywa wszędzie. Komainu może też trafić do świątyni.
rising_sun-hint-replace = Wymieniasz do dwóch figurek dwóch różnych graczy, każdą na figurkę tego samego rodzaju z twojej rezerwy. Daimyo nie wymienia nikt.
rising_sun-hint-place = Umieszczenie figurki to nie przyzwanie: nie uruchamia kart, które na przyzwanie czekają.
rising_sun-hint-spare = Wszystkie przeżyją, a ty zyskujesz 2 PZ za każdą swoją kartę Miłosierdzie.
rising_sun-hint-charge = W jednym rozkazie gracz płaci raz za każdy szlak. Bez monety nie może z niego skorzystać.
rising_sun-hint-gift = Nie kosztuje cię to nic więcej. Zyskujesz pole na torze honoru i 2 PZ.
rising_sun-hint-swap = Zamienieni roninowie to monety, które możesz przydzielić. Zachowani roninowie walczą tylko wtedy, gdy zdobędziesz przewagę „Najmij ronina”.
rising_sun-hint-bid = Nikt nie widzi przydziałów, dopóki nie są gotowe wszystkie. Każdą przewagę zdobywa najwyższy przydział, a remis rozstrzyga wyższy honor. Jeśli przegrasz bitwę, przydzielone monety przepadają; jeśli wygrasz, trafiają do przegranych.
rising_sun-hint-bid_first = Seppuku: zdobywca może zabić tu wszystkie swoje figurki, za 1 PZ i pole na torze honoru za każdą. Weź jeńca: zdobywca może wziąć figurkę innego gracza, a z nią 1 PZ.
rising_sun-hint-bid_second = Najmij ronina: roninowie zdobywcy walczą w tej bitwie, po 1 punkcie siły każdy, i nie ubywa ich. Cesarscy poeci: zdobywca zyskuje 1 PZ za każdą figurkę zabitą w tej bitwie.
rising_sun-hint-bid_seppuku = Zdobywca może zabić tu wszystkie swoje figurki, za 1 PZ i pole na torze honoru za każdą.
rising_sun-hint-bid_hostage = Zdobywca może wziąć figurkę innego gracza, a z nią 1 PZ.
rising_sun-hint-bid_ronin = Roninowie zdobywcy walczą w tej bitwie, po 1 punkcie siły każdy. Nie ubywa ich.
rising_sun-hint-bid_poets = Zdobywca zyskuje 1 PZ za każdą figurkę zabitą w tej bitwie.
rising_sun-hint-seppuku = Każda daje ci 1 PZ i pole na torze honoru. Wszystkie albo żadna.
rising_sun-hint-hostage = Zabierasz też właścicielowi 1 PZ, jeśli go ma. Na początku następnej pory roku figurka wraca do domu, a ty zyskujesz 1 monetę.
rising_sun-hint-hire = Każdy twój ronin daje w tej bitwie 1 punkt siły i zostaje u ciebie. U Klanu Koi walczą także monety.
rising_sun-hint-share = Przydzielone przez ciebie monety dzieli się równo między przegranych. Ta jedna została.

## Facts
rising_sun-event-table_laid = Świątynie, od lewej: { $shrines }. Karty pór roku: zestaw podstawowy i zestaw { $set }.
rising_sun-event-season_began = **{ $season } nadchodzi.** Wojna obejmie te prowincje, w tej kolejności: { $wars }.
rising_sun-event-hostage_freed = Klan { FORM($captor, case: "gen") } zwrócił jeńca: { $figure } Klanu { FORM($owner, case: "gen") } wraca do domu.
rising_sun-event-tea_began = **Ceremonia picia herbaty.** Wszystkie sojusze wygasły. Zawierajcie nowe i dajcie znać, gdy skończycie.
rising_sun-event-offer_made = **Klan { FORM($from, case: "gen") } składa ofertę Klanowi { FORM($to, case: "gen") }:** { $terms }. Widzicie ją tylko wy dwoje.
rising_sun-event-offer_countered = **Klan { FORM($from, case: "gen") } odpowiada kontrofertą Klanowi { FORM($to, case: "gen") }:** { $terms }. Widzicie ją tylko wy dwoje.
rising_sun-event-offer_declined = Klan { FORM($to, case: "gen") } odrzucił ofertę Klanu { FORM($from, case: "gen") }. Widzicie to tylko wy dwoje.
rising_sun-event-offer_withdrawn = Klan { FORM($from, case: "gen") } wycofał ofertę dla Klanu { FORM($to, case: "gen") }. Widzicie to tylko wy dwoje.
rising_sun-event-offer_lapsed = Oferta Klanu { FORM($from, case: "gen") } dla Klanu { FORM($to, case: "gen") } wygasła bez odpowiedzi. Widzicie to tylko wy dwoje.
rising_sun-event-allied = **Klan { FORM($one, case: "gen") } i Klan { FORM($other, case: "gen") } zawarły sojusz.**
rising_sun-event-given = Klan { FORM($from, case: "gen") } przekazał Klanowi { FORM($to, case: "gen") } { $goods }.
rising_sun-event-talked_enough = Klan { FORM($seat, case: "gen") } zakończył rozmowy.
rising_sun-event-tea_ended = Koniec ceremonii picia herbaty. Zaczyna się faza działań politycznych.
rising_sun-event-drew = Klan { FORM($seat, case: "gen") } dobrał cztery kafle rozkazów.
rising_sun-event-drew_tiles = Dobierasz: { $tiles }.
rising_sun-event-mandate_issued = **Klan { FORM($seat, case: "gen") } wydał rozkaz: { $mandate }.**
rising_sun-event-mandate_named = **Klan { FORM($seat, case: "gen") } wydał zakrytym kaflem rozkaz: { $mandate }.**
rising_sun-event-own_tile = Twój zakryty kafel to { $tile }. Nikt inny go nie widzi.
rising_sun-event-summoned = Klan { FORM($seat, case: "gen") } przyzwał { $figure } { $at }.
rising_sun-event-placed = Klan { FORM($seat, case: "gen") } umieścił { $figure } { $at } ({ $card }).
rising_sun-event-moved = Klan { FORM($seat, case: "gen") } przesunął { $piece } z { $from } { FORM($to, case: "dir") }.
rising_sun-event-toll_paid = Klan { FORM($by, case: "gen") } zapłacił Klanowi { FORM($owner, case: "gen") } 1 monetę za { $route }.
rising_sun-event-toll_waived = Klan { FORM($owner, case: "gen") } za darmo przepuścił Klan { FORM($by, case: "gen") } przez { $route }.
rising_sun-event-route_closed = Klan { FORM($by, case: "gen") } nie ma czym zapłacić Klanowi { FORM($owner, case: "gen") } za { $route }, więc na razie nie może nim przejść.
rising_sun-event-built = Klan { FORM($seat, case: "gen") } wzniósł warownię { FORM($province, case: "loc") } za { $coins }.
rising_sun-event-bought = Klan { FORM($seat, case: "gen") } kupił kartę { $card } za { $coins }.
rising_sun-event-bought_for_free = Klan { FORM($seat, case: "gen") } wziął za darmo kartę { $card }.
rising_sun-event-passed = Klan { FORM($seat, case: "gen") } spasował.
rising_sun-event-harvested = { $count ->
    [0] Klan { FORM($seat, case: "gen") } nie zebrał plonów z żadnej prowincji.
   *[other] Klan { FORM($seat, case: "gen") } zebrał plony z prowincji: { $provinces }.
}
rising_sun-event-gained = Klan { FORM($seat, case: "gen") } zyskał { $gain } ({ $cause }).
rising_sun-event-took = Klan { FORM($to, case: "gen") } zabrał Klanowi { FORM($from, case: "gen") } { $gain } ({ $cause }).
rising_sun-event-alliance_broken = **Klan { FORM($by, case: "gen") } zdradził Klan { FORM($ally, case: "gen") }.** Ich sojusz jest zerwany.
rising_sun-event-replaced = Klan { FORM($by, case: "gen") } wymienił { $at } figurkę Klanu { FORM($owner, case: "gen") } ({ $figure }) na własną ({ $with }).
rising_sun-event-honor_gained = Klan { FORM($seat, case: "gen") } zyskał honor. Kolejność na torze: { $order }.
rising_sun-event-honor_lost = Klan { FORM($seat, case: "gen") } stracił honor. Kolejność na torze: { $order }.
rising_sun-event-kami_turn = **Tura kami.** Świątynie nagradzają tych, którzy mają w nich największą siłę.
rising_sun-event-shrine_won = Klan { FORM($seat, case: "gen") } ma największą siłę w świątyni { FORM($kami, case: "gen") }.
rising_sun-event-coin_given = Klan { FORM($from, case: "gen") } dał Klanowi { FORM($to, case: "gen") } jedną z właśnie wydanych monet ({ $card }).
rising_sun-event-killed = Klan { FORM($by, case: "gen") } zabił { FORM($province, case: "loc") } { FORM($figure, case: "acc") } Klanu { FORM($owner, case: "gen") }.
rising_sun-event-died = Seppuku { FORM($province, case: "loc") } popełnił { $figure } Klanu { FORM($owner, case: "gen") }.
rising_sun-event-spared = Klan { FORM($seat, case: "gen") } oszczędził wszystkich { FORM($province, case: "loc") } ({ $card }).
rising_sun-event-war_began = **Zaczyna się wojna.** Do następnej ceremonii picia herbaty nie można niczego oferować ani przekazywać.
rising_sun-event-swapped = Klan { FORM($seat, case: "gen") } zamienił { $ronin } na { $coins }.
rising_sun-event-nobody_there = Nikogo nie ma { FORM($province, case: "loc") }, więc żeton wojny zostaje odrzucony.
rising_sun-event-token_taken = Klan { FORM($seat, case: "gen") } wziął żeton wojny w prowincji { $province }.
rising_sun-event-token_taken_in_peace = Klan { FORM($seat, case: "gen") } wziął bez walki żeton wojny w prowincji { $province }.
rising_sun-event-battle_began = **Bitwa o { $province }:** { $fighters }. Monety przydziela się w tajemnicy.
rising_sun-event-bid_sealed = Klan { FORM($seat, case: "gen") } zapieczętował przydział monet.
rising_sun-event-own_bid = Twój przydział monet: { $bid }. Nikt go nie zobaczy, dopóki nie będą gotowe wszystkie.
rising_sun-event-bids_shown = Wszystkie przydziały monet są odkryte. { $bids }.
rising_sun-event-advantage_won = Klan { FORM($seat, case: "gen") } zdobył przewagę „{ $advantage }” za { $coins }.
rising_sun-event-hostage_taken = Klan { FORM($captor, case: "gen") } wziął { FORM($province, case: "loc") } do niewoli { FORM($figure, case: "acc") } Klanu { FORM($owner, case: "gen") }.
rising_sun-event-hired = Roninowie Klanu { FORM($seat, case: "gen") } walczą: siła większa o { $force }.
rising_sun-event-battle_won = **Klan { FORM($seat, case: "gen") } wygrał bitwę o { $province }.** Siła: { $forces }.
rising_sun-event-bid_lost = Klan { FORM($seat, case: "gen") } stracił { $coins } ze swojego przydziału.
rising_sun-event-repaid = Klan { FORM($from, case: "gen") } zapłacił Klanowi { FORM($to, case: "gen") } { $coins } reparacji.
rising_sun-event-cleaned_up = **{ $season } dobiega końca.** Monety i roninowie wracają do wspólnej puli, a figurki ze świątyń do rezerw.
rising_sun-event-standing_set = { $card }, od teraz: { $answer }.
rising_sun-event-reaction_asked = Klan { FORM($seat, case: "gen") } może użyć karty { $card } i podejmuje decyzję.
rising_sun-event-counted = Klan { FORM($seat, case: "gen") }: PZ za ulepszenia zimowe { $upgrades }, za żetony wojny { $tokens }, za różne prowincje { $provinces }; razem { $total }.
rising_sun-event-ended = Koniec gry. PZ: { $totals }. Lokaty: { $places }.

## Refusals
rising_sun-refusal-not_now = to niemożliwe { $stage }.
rising_sun-refusal-not_here = przy tym stole nie gra z tobą Klan { FORM($clan, case: "gen") }. Podaj klan innego gracza.
rising_sun-refusal-no_offers_now = nie można składać ofert { $stage }. Oferty składa się podczas ceremonii picia herbaty i w fazie działań politycznych.
rising_sun-refusal-no_alliances_now = sojusze zawiera się tylko podczas ceremonii picia herbaty. Nadal możesz oferować monety i roninów.
rising_sun-refusal-already_allied = Klan { FORM($seat, case: "gen") } ma już sojusznika w tej porze roku. Nadal możesz oferować monety i roninów.
rising_sun-refusal-offer_open = między tobą a Klanem { FORM($clan, case: "gen") } jest już otwarta oferta. Najpierw odpowiedz na cudzą albo wycofaj swoją.
rising_sun-refusal-no_offer = między tobą a Klanem { FORM($clan, case: "gen") } nie ma takiej otwartej oferty. Otwarte wymienia twój panel.
rising_sun-refusal-cannot_give = Klan { FORM($seat, case: "gen") } nie ma tego, co mówi oferta. Każda strona daje do 5 monet albo do 3 roninów, i tylko to, co ma.
rising_sun-refusal-empty_offer = w tej ofercie nic nie ma. Dodaj sojusz, monety albo roninów.
rising_sun-refusal-too_many_offers = limit ofert w tej fazie ({ $most }) jest wyczerpany. Nadal możesz przyjmować i odrzucać cudze oferty.
rising_sun-refusal-not_drawn = wśród dobranych kafli nie ma rozkazu { $mandate }. Zagraj jeden z dobranych.
rising_sun-refusal-cannot_name = rozkaz ogłasza tylko Klan Lotosu, i robi to zawsze, na przykład `play recruit as harvest`.
rising_sun-refusal-not_in_reserve = nie masz w rezerwie { FORM($figure, case: "gen") }. Wybierz inną figurkę.
rising_sun-refusal-no_stronghold = żadna twoja figurka nie może teraz przybyć { FORM($province, case: "dir") }. Potrzebna jest tam twoja warownia, która może jeszcze przyzywać.
rising_sun-refusal-not_to_shrine = nie można tam wysłać { $figure }. Do świątyń trafiają tylko shinto, i tylko do czterech, które są w grze.
rising_sun-refusal-cannot_move = { GENDER($piece) ->
    [f] nie masz { FORM($from, case: "loc") } { FORM($piece, case: "gen") }, którą można by jeszcze przesunąć.
   *[m] nie masz { FORM($from, case: "loc") } { FORM($piece, case: "gen") }, którego można by jeszcze przesunąć.
} Wybierz inną figurkę.
rising_sun-refusal-not_adjacent = z { $from } { FORM($to, case: "dir") } nie ma otwartej drogi. Przesunięcie prowadzi przez jedną granicę albo jeden szlak morski.
rising_sun-refusal-cannot_build = nie możesz teraz wznieść warowni. Podczas Formacji wydający rozkaz i sojusznik mogą wznieść po jednej, jeśli jeszcze jakąś mają.
rising_sun-refusal-too_few_coins = to kosztuje { $needs }, a masz { $has }.
rising_sun-refusal-not_on_display = karta { $card } nie jest wyłożona. Wyłożone karty wymienia plansza.
rising_sun-refusal-wrong_place = do potwora podaj prowincję, w której możesz go przyzwać; inne karty jej nie potrzebują.
rising_sun-refusal-not_a_choice = nie można teraz tego wybrać. Panel wymienia, co można.
rising_sun-refusal-bid_too_high = masz { $has }, a pojedynczy przydział nie może przekroczyć { $most }. Przydziel mniej.
rising_sun-refusal-not_owned = nie masz karty { $card }.
rising_sun-refusal-already_so = tak już jest ustawione. Nic się nie zmieniło.

## A battle, in a post of its own
rising_sun-moment-bids = **Bitwa o { $province }.** Wszystkie przydziały monet są odkryte.
rising_sun-moment-outcome = **Bitwa o { $province } jest rozstrzygnięta.**
rising_sun-moment-group-bids = Przydziały monet
rising_sun-moment-bid = { $seat }: { $coins }
rising_sun-moment-group-advantages = Przewagi
rising_sun-moment-group-outcome = Wynik bitwy

## Switches, in the lobby
rising_sun-option-cards = Karty pór roku
    .about = Który zestaw kart dołącza do podstawowego.
    .drawn = losowy
    .torii = Torii
    .tea = herbaciany
    .horseman = Jeźdźca
rising_sun-option-shrines = Świątynie
    .about = Które świątynie są w grze.
    .drawn = losowe
    .first_game = na pierwszą grę
rising_sun-option-koi_orders_swap = Koi wybiera chwilę zamiany
    .about = Klan Koi wybiera, czy zamienia roninów przed Drogą Ronina, czy po niej.
rising_sun-option-koi_hires_tokens = Koi najmuje też roninów
    .about = Roninowie, którzy zostali Klanowi Koi, walczą obok jego monet.
rising_sun-option-bushido_coins_each = Bushido płaci za każdą cnotę
    .about = Włączone: 2 monety za każdą cnotę. Wyłączone: 2 w sumie.
rising_sun-option-souls_unfought = Dusze bez walki
    .about = Oni Dusz punktuje też żeton, o który nikt nie walczył.
rising_sun-option-hate_compulsory = Nienawiść musi zabić
    .about = Włączone: Oni Nienawiści musi zabić. Wyłączone: może.
rising_sun-option-loyalty_outcome_once = Lojalność liczy się raz
    .about = Włączone: bitwa liczy się raz. Wyłączone: żeton i zabijanie osobno.
rising_sun-option-merchant_at_end = Kupiec na końcu
    .about = Włączone: Droga Kupca płaci na koniec zdarzenia. Wyłączone: od razu.
rising_sun-option-ninja_honor_after = Ninja płaci potem
    .about = Włączone: Ścieżka Ninja kosztuje honor po zabiciu. Wyłączone: przed nim.
rising_sun-option-reparations_even = Równe reparacje
    .about = Części reparacji różnią się najwyżej o 1.
rising_sun-option-build_last = Warownie na końcu
    .about = Podczas Formacji warownię wznosi się po przesunięciach.
rising_sun-option-respect_steals_each = Szacunek kradnie za każdym razem
    .about = Włączone: każdy jeniec z Szacunku kradnie PZ. Wyłączone: tylko pierwszy.
rising_sun-option-justice_each = Sprawiedliwość za każdego gracza
    .about = Włączone: Sprawiedliwość płaci za każdego gracza. Wyłączone: raz na zdarzenie.
rising_sun-option-lowest_of_fighters = Honor wśród walczących
    .about = W bitwie honor porównuje się tylko wśród walczących.
rising_sun-option-serpent_strongholds = Warownie płacą za szlaki
    .about = Klan Żółwia płaci Ścieżce Węża także za warownie.
rising_sun-option-shared_win = Wspólna wygrana sojuszników
    .about = Sojusznicy, którzy remisują o pierwsze miejsce, dzielą je.

## The end card
rising_sun-reckoning = **{ $seat }** { $total } PZ: w trakcie gry { $vp }, ulepszenia zimowe { $upgrades }, żetony wojny { $tokens }, różne prowincje { $provinces }.

## The legend
rising_sun-legend-clans = Każdy klan ma swój kształt, kolor i herb.
rising_sun-legend-banner = Wszystko, co klan ma w prowincji; biały krążek to jego siła.
rising_sun-legend-figures = Daimyo, bushi, shinto, potwory, warownie.
rising_sun-legend-harvest = Co daje prowincja: punkty, monety, roninów.
rising_sun-legend-route = Szlak morski z portu do portu.
rising_sun-legend-war = Tu będzie wojna; liczba to jej miejsce w kolejności.
rising_sun-legend-war_now = Wojna, która właśnie trwa.
rising_sun-legend-ally = Sojusznicy.
rising_sun-legend-mandate = Rozkazy: Werbunek, Formacja, Szkolenie, Żniwa, Zdrada. Znak zapytania: zakryty kafel.
rising_sun-legend-kami = Tura kami i znak kami przy świątyni.
rising_sun-legend-season = Wiosna, lato, jesień, zima.
rising_sun-legend-cards = Karty: wzmocnienie, cnota, potwór, ulepszenie wojenne, ulepszenie zimowe.
rising_sun-legend-points = W wierszu: punkty, monety, roninowie.
rising_sun-legend-reserve = Za kreską w wierszu: co zostało w rezerwie.
rising_sun-legend-hostage = Jeniec z oznaczeniem właściciela.

## Leksykon: rodzaje rzeczy, opisy miejsc i pojęcia
rising_sun-thing-clan = Klan
rising_sun-thing-province = Prowincja
rising_sun-thing-route = Szlak morski
rising_sun-thing-season = Pora roku
rising_sun-thing-mandate = Rozkaz
rising_sun-thing-kami = Kami
rising_sun-thing-advantage = Przewaga wojenna
rising_sun-thing-figure = Figurka
rising_sun-thing-kind = Rodzaj kart pory roku
rising_sun-thing-set = Zestaw kart
rising_sun-thing-stage = Faza
rising_sun-thing-term = Pojęcie
rising_sun-about-clan = { $power }. Dochód w monetach: { $income }, prowincja macierzysta: { $home }
rising_sun-about-province = Żniwa dają tu: { $harvest }; granice: { $borders }; szlaki morskie: { $routes }
rising_sun-about-route = figurki przechodzą nim tak jak przez granicę
rising_sun-term-honor = Honor
    .about = wszystkie klany stoją w jednej kolejności. Każdy remis rozstrzyga się na korzyść klanu z wyższym honorem
rising_sun-term-alliance = Sojusz
    .about = dwoje graczy, którzy umówią się podczas ceremonii picia herbaty. Sojusznicy korzystają z premii za rozkazy drugiej strony aż do następnej ceremonii albo do zdrady
rising_sun-term-coins = Monety
    .about = płaci się nimi za karty i warownie i przydziela się je w bitwach. Na koniec pory roku wszystkie przepadają
rising_sun-term-ronin = Ronin
    .about = najemne miecze. Dodają siłę tylko w bitwie, w której zdobędziesz przewagę „Najmij ronina”, i odchodzą z końcem pory roku
rising_sun-term-force = Siła
    .about = suma twoich figurek w prowincji: po 1, potwory więcej. Największa siła wygrywa bitwę i zbiera plony
rising_sun-term-war_token = Żeton wojny
    .about = bierze go, kto wygra prowincję objętą wojną. Na koniec daje PZ, a różne prowincje dają 10, 20 albo 30 więcej
rising_sun-term-winter = Zima
    .about = koniec gry: liczy się karty zimowe, żetony wojny i zestawy różnych prowincji

## Lekcja: dlaczego pytanie jest ważne i co powiedzieć o innym wyborze
rising_sun-lesson-tea = Przy herbacie rozmawiają wszyscy: możesz zaproponować sojusz, odpowiedzieć na ofertę albo dać znać, że to wszystko. Sojusznik korzysta z premii twoich rozkazów, a ty z premii jego.
    .other = Oferty można składać i przyjmować, dopóki wszyscy nie skończą.
rising_sun-lesson-tea-1 = Każda pora roku zaczyna się od herbaty: znajdź sojusznika. Sojusznicy korzystają z premii za rozkazy drugiej strony aż do następnej herbaty albo do zdrady. Ofertę widzicie tylko wy dwoje.
    .other = Można obejść się bez sojusznika, ale wtedy każdy rozkaz daje innym więcej niż tobie.
rising_sun-lesson-tea-2 = Gdy twoje oferty są złożone, daj znać, że to wszystko. Kto dostał ofertę, może na nią jeszcze odpowiedzieć.
    .other = Możesz złożyć kilka ofert, zanim skończysz. Inni odpowiadają, kiedy chcą.
rising_sun-lesson-mandate = Wszyscy robią to, co mówi rozkaz, a ty i sojusznik więcej. Wybierz ten, którego premia najbardziej ci pomoże.
    .other = Każdy rozkaz daje coś wszystkim. Patrz, co zyskują na nim inni.
rising_sun-lesson-mandate-1 = Twoja tura rozkazów: dobierasz w tajemnicy cztery kafle i zagrywasz jeden. Wszyscy robią to, co mówi; ty i sojusznik więcej. Przy Szkoleniu oboje płacicie za kartę o 1 monetę mniej.
    .other = Każdy rozkaz daje coś wszystkim. Wybierz ten, którego premia najbardziej pomaga tobie i sojusznikowi.
rising_sun-lesson-train = Karta pory roku działa do końca gry. Monety przepadają z końcem pory roku, więc są po to, by je wydać.
    .other = Każdą kartę możesz sprawdzić przyciskiem *Co to jest?*.
rising_sun-lesson-train-1 = Karta pory roku działa do końca gry. Komainu to potwór i shinto w jednym: może trafić prosto do świątyni. Kto ma w świątyni najwięcej figurek, dostaje to, co daje jej kami.
    .other = Każdą kartę możesz sprawdzić przyciskiem *Co to jest?*. Monety przepadają z końcem pory roku, więc wydawaj je.
rising_sun-lesson-train-2 = Cnoty nagradzają sposób gry. Ta płaci, gdy masz sojusznika i dotrzymujesz słowa: 2 PZ za każdy twój rozkaz oprócz Zdrady.
    .other = Kto pasuje, zachowuje monety na wojnę: przydziela się je tam do przewag.
rising_sun-lesson-marshal = Każda figurka może przesunąć się raz, przez granicę albo szlak morski. Idź tam, gdzie będzie wojna, albo zostań, gdzie masz największą siłę.
    .other = Możesz przesuwać dalej, aż dasz znać, że to wszystko.
rising_sun-lesson-marshal-1 = Każda figurka może przesunąć się raz, przez granicę albo szlak morski. Idź tam, gdzie będzie wojna: chorągwie na mapie pokazują te prowincje i ich kolejność.
    .other = Figurka tam, gdzie nie będzie wojny, nic ci w tej porze roku nie da, chyba że zbierzesz tam plony.
rising_sun-lesson-marshal-2 = Nie musisz przesuwać wszystkiego. Zostaw kogoś tam, gdzie masz największą siłę: Żniwa za to płacą.
    .other = Możesz przesuwać dalej, aż dasz znać, że to wszystko.
rising_sun-lesson-tsukuyomi = Masz w tej świątyni najwięcej figurek, więc jej kami coś ci daje.
    .other = Kami nie chce nic w zamian. Bierz, chyba że masz powód, by nie brać.
rising_sun-lesson-tsukuyomi-1 = Twoja figurka stoi w tej świątyni i nikt nie ma tam więcej. Trzy razy w każdej porze roku kami daje coś temu, kto ma w świątyni najwięcej figurek.
    .other = Kami nie chce nic w zamian. Bierz, chyba że masz powód, by nie brać.
rising_sun-lesson-tsukuyomi-2 = Ta sama świątynia, drugi raz w tej porze roku: figurka, która tam zostaje, płaci wciąż na nowo.
    .other = Świątynia zostaje twoja, dopóki nikt nie ma w niej więcej figurek.
rising_sun-lesson-mandate-2 = Żniwa dają każdemu monetę, a tobie i sojusznikowi to, co daje każda prowincja, w której macie największą siłę.
    .other = Zanim wybierzesz, sprawdź, gdzie masz największą siłę.
rising_sun-lesson-marshal-3 = Cudza Formacja też pozwala ci się przesunąć. Jeśli dobrze stoisz, nie musisz.
    .other = Po przesunięciu spójrz jeszcze raz, gdzie będą wojny i w jakiej kolejności.
rising_sun-lesson-mandate-3 = Twoja ostatnia tura rozkazów w tej porze roku. Po niej są kami i wojny: w bitwie wszyscy w tajemnicy przydzielają monety, a żeton wojny bierze największa siła.
    .other = Potem zaczynają się wojny. Monety, które zostały, są na przydziały.

## What a seat should know before it confirms
rising_sun-warning-betray = Żadna cudza figurka nie może teraz ustąpić figurce z twojej rezerwy, a nie masz sojusznika, więc ten mandat niczego nie zmieni.
