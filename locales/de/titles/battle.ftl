# Kampf um Rokugan. Names are found by the ids of the rules; each thing has one name, with the forms it needs.
# `.Nom` is the nominative that opens a sentence. Provinces named after a point of the compass or the middle take no article.
# `.loc` is where something is, `.dir` where it goes: „in Drachen-West“, but „an der Löwen-Küste“.

battle-title = Kampf um Rokugan
battle-rules = Fünf Runden. In jeder legen alle ihre Kampfmarker verdeckt auf Grenzen und in Provinzen; dann werden alle aufgedeckt und die Kämpfe abgehandelt. Provinzen, aufgedeckte Kontrollmarker, ganze Territorien und dein geheimes Ziel bringen Ehre; wer am Ende die meiste hat, gewinnt. Gespielt wird im Panel; `/rokugan play` nimmt Spielzüge in Notation, etwa `A3 L2>S2`.
battle-page-about = **Kampf um Rokugan**: sieben Klane, dreißig Provinzen, fünf Runden; alle legen ihre Marker verdeckt, dann werden sie auf einen Schlag aufgedeckt.
battle-page-help = ### Dein erster Tisch
    1. Drücke **Gegen drei Computer-Daimyos spielen**. Dein privates Panel öffnet sich; nur du siehst es. *Zug machen* unter dem Spielplan holt es zurück.
    2. Erst **auswählen**, dann **bestätigen**. *Zurück* geht einen Schritt zurück, und bis du bestätigst, zählt nichts.
    3. Zuerst behältst du eines von zwei geheimen **Zielen**, dann legst du fünf **Kontrollmarker** in freie Provinzen. Blumen sind Ehre: Nimm Provinzen, die viele davon haben und nahe beieinanderliegen.
    4. In jeder Runde legen alle reihum **fünf Kampfmarker** verdeckt, immer einen auf einmal. Greife eine Nachbarprovinz über eine Grenze an (Armee), über die Küste (Flotte) oder von innen (Shinobi), oder lege einen Marker in die Mitte deiner eigenen Provinz, um sie zu verteidigen.
    5. Dann werden alle Marker aufgedeckt. Ein Angriff muss **höher** sein als die Verteidigung: Marker in der Mitte, +1 für jeden aufgedeckten Kontrollmarker, +2 in einer Hauptstadt.
    { "" }
    ### Gut zu wissen
    - Die Bilder sind der Spielplan; drücke auf eines, um es zu vergrößern. Jede Provinz hat ein Kürzel: **L2** ist die Löwen-Hauptstadt.
    - *Zug machen* unter dem neuesten Spielplan öffnet dein Panel wieder. Dasselbe Panel steht in deinen **Direktnachrichten** mit Rokugan; dort bleibt es an seinem Platz.
    - Eine Provinz, die du erfolgreich verteidigst, bekommt einen aufgedeckten Kontrollmarker: Sie bringt 1 Ehre mehr und ist schwerer zu erobern.
    - Kontrollierst du alle Provinzen eines Territoriums, bekommst du dessen **Karte**; das Menü bietet sie an, sobald du sie spielen kannst.
    - Nach fünf Runden zählen die Ehre der Provinzen und der aufgedeckten Marker, 5 für ein ganzes Territorium und dein Ziel. Mehr sagen `/rokugan rules` und `/rokugan help`.
battle-score = { $count } Ehre

## Klane und Territorien
battle-clan-crab = Krabbe
    .nom = die Krabbe
    .Nom = Die Krabbe
    .acc = die Krabbe
    .dat = der Krabbe
    .gen = der Krabbe
    .gender = f
    .about = jeder deiner aufgedeckten Kontrollmarker verteidigt mit 2 statt mit 1. Dein eigener Marker ist Flotte 3
battle-clan-crane = Kranich
    .nom = der Kranich
    .Nom = Der Kranich
    .acc = den Kranich
    .dat = dem Kranich
    .gen = des Kranichs
    .gender = m
    .about = du gewinnst einen Kampf auch dann, wenn du die höchste Gesamtstärke mit anderen teilst. Dein eigener Marker ist eine zweite Diplomatie
battle-clan-dragon = Drache
    .nom = der Drache
    .Nom = Der Drache
    .acc = den Drachen
    .dat = dem Drachen
    .gen = des Drachen
    .gender = m
    .about = du ziehst einen Marker mehr und legst dann einen von der Hand in den Vorrat zurück. Dein eigener Marker ist Segen +3
battle-clan-lion = Löwe
    .nom = der Löwe
    .Nom = Der Löwe
    .acc = den Löwen
    .dat = dem Löwen
    .gen = des Löwen
    .gender = m
    .about = dein Bluff in der Mitte einer deiner Provinzen verteidigt sie mit 2 und kommt dann auf die Hand zurück. Dein eigener Marker ist Armee 6
battle-clan-phoenix = Phönix
    .nom = der Phönix
    .Nom = Der Phönix
    .acc = den Phönix
    .dat = dem Phönix
    .gen = des Phönix
    .gender = m
    .about = die aufgedruckte Verteidigung einer Hauptstadt gilt nicht gegen dich. Dein eigener Marker ist Segen +3
battle-clan-scorpion = Skorpion
    .nom = der Skorpion
    .Nom = Der Skorpion
    .acc = den Skorpion
    .dat = dem Skorpion
    .gen = des Skorpions
    .gender = m
    .about = einmal pro Runde, gleich nachdem du einen Marker gelegt hast, darfst du dir einen verdeckten Marker eines anderen Klans ansehen. Dein eigener Marker ist Shinobi 3
battle-clan-unicorn = Einhorn
    .nom = das Einhorn
    .Nom = Das Einhorn
    .acc = das Einhorn
    .dat = dem Einhorn
    .gen = des Einhorns
    .gender = n
    .about = vor dem Aufdecken darfst du zwei deiner Marker die Plätze tauschen lassen. Dein eigener Marker ist ein zweites Verwüsten
battle-territory-crab = Krabben-Territorium
    .gen = des Krabben-Territoriums
battle-territory-crane = Kranich-Territorium
    .gen = des Kranich-Territoriums
battle-territory-dragon = Drachen-Territorium
    .gen = des Drachen-Territoriums
battle-territory-lion = Löwen-Territorium
    .gen = des Löwen-Territoriums
battle-territory-phoenix = Phönix-Territorium
    .gen = des Phönix-Territoriums
battle-territory-scorpion = Skorpion-Territorium
    .gen = des Skorpion-Territoriums
battle-territory-unicorn = Einhorn-Territorium
    .gen = des Einhorn-Territoriums
battle-territory-goldcoast = Goldküste
    .gen = der Goldküste
battle-territory-islands = Inseln
    .gen = der Inseln
battle-territory-shadow_north = Schattenlande-Nord
    .gen = der Schattenlande-Nord
battle-territory-shadow_south = Schattenlande-Süd
    .gen = der Schattenlande-Süd

## Provinzen und Orte auf dem Spielplan
battle-province-dragon_west = Drachen-West
    .Nom = Drachen-West
    .acc = Drachen-West
    .dat = Drachen-West
    .loc = in Drachen-West
    .dir = in Drachen-West
battle-province-dragon_capital = Drachen-Hauptstadt
    .Nom = Die Drachen-Hauptstadt
    .acc = die Drachen-Hauptstadt
    .dat = der Drachen-Hauptstadt
    .loc = in der Drachen-Hauptstadt
    .dir = in die Drachen-Hauptstadt
battle-province-dragon_south = Drachen-Süd
    .Nom = Drachen-Süd
    .acc = Drachen-Süd
    .dat = Drachen-Süd
    .loc = in Drachen-Süd
    .dir = in Drachen-Süd
battle-province-phoenix_capital = Phönix-Hauptstadt
    .Nom = Die Phönix-Hauptstadt
    .acc = die Phönix-Hauptstadt
    .dat = der Phönix-Hauptstadt
    .loc = in der Phönix-Hauptstadt
    .dir = in die Phönix-Hauptstadt
battle-province-phoenix_center = Phönix-Mitte
    .Nom = Phönix-Mitte
    .acc = Phönix-Mitte
    .dat = Phönix-Mitte
    .loc = in Phönix-Mitte
    .dir = in Phönix-Mitte
battle-province-phoenix_coast = Phönix-Küste
    .Nom = Die Phönix-Küste
    .acc = die Phönix-Küste
    .dat = der Phönix-Küste
    .loc = an der Phönix-Küste
    .dir = an die Phönix-Küste
battle-province-unicorn_capital = Einhorn-Hauptstadt
    .Nom = Die Einhorn-Hauptstadt
    .acc = die Einhorn-Hauptstadt
    .dat = der Einhorn-Hauptstadt
    .loc = in der Einhorn-Hauptstadt
    .dir = in die Einhorn-Hauptstadt
battle-province-unicorn_west = Einhorn-West
    .Nom = Einhorn-West
    .acc = Einhorn-West
    .dat = Einhorn-West
    .loc = in Einhorn-West
    .dir = in Einhorn-West
battle-province-unicorn_east = Einhorn-Ost
    .Nom = Einhorn-Ost
    .acc = Einhorn-Ost
    .dat = Einhorn-Ost
    .loc = in Einhorn-Ost
    .dir = in Einhorn-Ost
battle-province-lion_west = Löwen-West
    .Nom = Löwen-West
    .acc = Löwen-West
    .dat = Löwen-West
    .loc = in Löwen-West
    .dir = in Löwen-West
battle-province-lion_capital = Löwen-Hauptstadt
    .Nom = Die Löwen-Hauptstadt
    .acc = die Löwen-Hauptstadt
    .dat = der Löwen-Hauptstadt
    .loc = in der Löwen-Hauptstadt
    .dir = in die Löwen-Hauptstadt
battle-province-lion_coast = Löwen-Küste
    .Nom = Die Löwen-Küste
    .acc = die Löwen-Küste
    .dat = der Löwen-Küste
    .loc = an der Löwen-Küste
    .dir = an die Löwen-Küste
battle-province-scorpion_west = Skorpion-West
    .Nom = Skorpion-West
    .acc = Skorpion-West
    .dat = Skorpion-West
    .loc = in Skorpion-West
    .dir = in Skorpion-West
battle-province-scorpion_north = Skorpion-Nord
    .Nom = Skorpion-Nord
    .acc = Skorpion-Nord
    .dat = Skorpion-Nord
    .loc = in Skorpion-Nord
    .dir = in Skorpion-Nord
battle-province-scorpion_capital = Skorpion-Hauptstadt
    .Nom = Die Skorpion-Hauptstadt
    .acc = die Skorpion-Hauptstadt
    .dat = der Skorpion-Hauptstadt
    .loc = in der Skorpion-Hauptstadt
    .dir = in die Skorpion-Hauptstadt
battle-province-crane_capital = Kranich-Hauptstadt
    .Nom = Die Kranich-Hauptstadt
    .acc = die Kranich-Hauptstadt
    .dat = der Kranich-Hauptstadt
    .loc = in der Kranich-Hauptstadt
    .dir = in die Kranich-Hauptstadt
battle-province-crane_center = Kranich-Mitte
    .Nom = Kranich-Mitte
    .acc = Kranich-Mitte
    .dat = Kranich-Mitte
    .loc = in Kranich-Mitte
    .dir = in Kranich-Mitte
battle-province-crane_south = Kranich-Süd
    .Nom = Kranich-Süd
    .acc = Kranich-Süd
    .dat = Kranich-Süd
    .loc = in Kranich-Süd
    .dir = in Kranich-Süd
battle-province-crab_west = Krabben-West
    .Nom = Krabben-West
    .acc = Krabben-West
    .dat = Krabben-West
    .loc = in Krabben-West
    .dir = in Krabben-West
battle-province-crab_east = Krabben-Ost
    .Nom = Krabben-Ost
    .acc = Krabben-Ost
    .dat = Krabben-Ost
    .loc = in Krabben-Ost
    .dir = in Krabben-Ost
battle-province-crab_center = Krabben-Mitte
    .Nom = Krabben-Mitte
    .acc = Krabben-Mitte
    .dat = Krabben-Mitte
    .loc = in Krabben-Mitte
    .dir = in Krabben-Mitte
battle-province-crab_capital = Krabben-Hauptstadt
    .Nom = Die Krabben-Hauptstadt
    .acc = die Krabben-Hauptstadt
    .dat = der Krabben-Hauptstadt
    .loc = in der Krabben-Hauptstadt
    .dir = in die Krabben-Hauptstadt
battle-province-goldcoast_inland = Goldküste-Inland
    .Nom = Goldküste-Inland
    .acc = Goldküste-Inland
    .dat = Goldküste-Inland
    .loc = in Goldküste-Inland
    .dir = in Goldküste-Inland
battle-province-goldcoast_east = Goldküste-Ost
    .Nom = Goldküste-Ost
    .acc = Goldküste-Ost
    .dat = Goldküste-Ost
    .loc = in Goldküste-Ost
    .dir = in Goldküste-Ost
battle-province-goldcoast_south = Goldküste-Süd
    .Nom = Goldküste-Süd
    .acc = Goldküste-Süd
    .dat = Goldküste-Süd
    .loc = in Goldküste-Süd
    .dir = in Goldküste-Süd
battle-province-islands_north = Inseln-Nord
    .Nom = Inseln-Nord
    .acc = Inseln-Nord
    .dat = Inseln-Nord
    .loc = in Inseln-Nord
    .dir = in Inseln-Nord
battle-province-islands_west = Inseln-West
    .Nom = Inseln-West
    .acc = Inseln-West
    .dat = Inseln-West
    .loc = in Inseln-West
    .dir = in Inseln-West
battle-province-islands_east = Inseln-Ost
    .Nom = Inseln-Ost
    .acc = Inseln-Ost
    .dat = Inseln-Ost
    .loc = in Inseln-Ost
    .dir = in Inseln-Ost
battle-province-shadow_north = Schattenlande-Nord
    .Nom = Schattenlande-Nord
    .acc = Schattenlande-Nord
    .dat = Schattenlande-Nord
    .loc = in Schattenlande-Nord
    .dir = in Schattenlande-Nord
battle-province-shadow_south = Schattenlande-Süd
    .Nom = Schattenlande-Süd
    .acc = Schattenlande-Süd
    .dat = Schattenlande-Süd
    .loc = in Schattenlande-Süd
    .dir = in Schattenlande-Süd
battle-place = { $name } ({ $code })
battle-sea = See
battle-middle = der Mitte
battle-border = von { FORM($from, case: "dat") } aus gegen { FORM($to, case: "acc") }
battle-centre = { FORM($name, case: "loc") } ({ $code }, { $whose })
battle-from = von { FORM($from, case: "dat") } aus
battle-away = { $token } { $to }
battle-discard = auf den Ablagestapel
battle-pool = in den Vorrat

## Marker
battle-token-A1 = Armee 1
battle-token-A2 = Armee 2
battle-token-A3 = Armee 3
battle-token-A4 = Armee 4
battle-token-A5 = Armee 5
battle-token-A6 = Armee 6
battle-token-N1 = Flotte 1
battle-token-N2 = Flotte 2
battle-token-N3 = Flotte 3
battle-token-S1 = Shinobi 1
battle-token-S2 = Shinobi 2
battle-token-S3 = Shinobi 3
battle-token-plus2 = Segen +2
battle-token-plus3 = Segen +3
battle-token-diplomacy = Diplomatie
battle-token-raid = Verwüsten
battle-token-bluff = Bluff
battle-facedown = verdeckt
battle-kind-army = Armee
    .about = greift über eine Landgrenze aus einer Provinz an, die du kontrollierst, oder verteidigt in der Mitte einer solchen. Anderswo wird sie beim Aufdecken abgelegt
battle-kind-navy = Flotte
    .about = greift von See aus über eine Küste an oder verteidigt in der Mitte einer deiner Küstenprovinzen. Anderswo wird sie beim Aufdecken abgelegt
battle-kind-shinobi = Shinobi
    .about = liegt in der Mitte einer beliebigen Provinz: Eine fremde greift er an, deine verteidigt er. Auf einer Grenze wird er beim Aufdecken abgelegt
battle-kind-blessing = Segen
    .about = wird aufgedeckt auf einen deiner verdeckten Marker gelegt und verstärkt eine Armee, eine Flotte oder einen Shinobi. Einen gesegneten Marker können Karten weder ansehen noch ablegen noch bewegen
battle-kind-diplomacy = Diplomatie
    .about = in der Mitte einer deiner Provinzen: Alle Marker dort und auf ihren Grenzen werden abgelegt, und sie hat bis zum Spielende Frieden
battle-kind-raid = Verwüsten
    .about = in der Mitte einer fremden Provinz: Wenn du eine Nachbarprovinz kontrollierst oder dort einen Shinobi hast, wird alles in ihr und auf ihren Grenzen abgelegt, und sie ist verbrannt
battle-kind-bluff = Bluff
    .about = darf überall liegen und hat keine Stärke. Beim Aufdecken kommt er auf deine Hand zurück; du hast ihn jede Runde
battle-special-peace = Frieden
    .about = in die Provinz und auf ihre Grenzen werden keine Marker gelegt. Sie bleibt bei ihrem Klan und zählt am Ende
battle-special-scorched_earth = Verbrannte Erde
    .about = niemand kontrolliert die Provinz, und in sie und auf ihre Grenzen werden keine Marker gelegt. Ihr Territorium zählt ohne sie
battle-special-shrine = Schrein
    .about = nur der Klan, der die Provinz kontrolliert, darf dort und auf ihre Grenzen Marker legen; also kann sie nicht angegriffen werden
battle-special-battlefield = Schlachtfeld
    .about = Verwüsten und Diplomatie bewirken hier nichts
battle-special-harbor = Hafen
    .about = die Provinz zählt als Küstenprovinz: Flotten verteidigen sie und greifen sie über ihre Landgrenzen an
battle-special-honor_1 = Ehre +1
    .about = die Provinz bringt 1 Ehre mehr
battle-special-honor_2 = Ehre +2
    .about = die Provinz bringt 2 Ehre mehr
battle-special-honor_4 = Ehre 4
    .about = die Provinz bringt 4 Ehre, was auch immer aufgedruckt ist
battle-special-defense_1 = Verteidigung +1
    .about = 1 Verteidigung mehr und 1 Ehre mehr
battle-special-defense_2 = Verteidigung +2
    .about = 2 Verteidigung mehr und 1 Ehre mehr

## Karten
battle-card-feats_of_engineering = Ingenieurskunst
    .does = Lege einen Hafen in eine Provinz ohne Küste.
battle-card-promotion = Beförderung
    .does = Nimm eine Armee, eine Flotte oder einen Shinobi von deinem Ablagestapel, dann lege einen Marker von deiner Hand weg.
battle-card-code_of_honor = Ehrenkodex
    .does = Lege je einmal Ehre +1 in zwei Provinzen.
battle-card-diplomatic_mission = Diplomatische Mission
    .does = Stifte Frieden in einer Provinz; kontrolliert sie ein anderer Klan, kommen zwei aufgedeckte Kontrollmarker in eine deiner Provinzen.
battle-card-strength_of_purpose = Entschlossenheit
    .does = Lege je einen aufgedeckten Kontrollmarker in zwei deiner Provinzen.
battle-card-sacred_ground = Heiliger Boden
    .does = Lege einen Schrein in eine Provinz.
battle-card-bushido = Bushido
    .does = Lege Ehre 4 in eine Provinz.
battle-card-honorable_fight = Ehrenhafter Kampf
    .does = Lege ein Schlachtfeld in eine Provinz.
battle-card-aid_of_the_kami = Hilfe der Kami
    .does = Lege Verteidigung +2 in eine Provinz.
battle-card-bless_the_lands = Segnung des Landes
    .does = Entferne Verbrannte Erde; die Provinz gehört dir, mit einem verdeckten und einem aufgedeckten Kontrollmarker.
battle-card-spy_network = Spionagenetz
    .does = Sieh dir die Hand eines anderen Klans an; er darf seinen Bluff in dieser Runde nicht verwenden.
battle-card-foment_rebellion = Aufstand schüren
    .does = Entferne einen Friedensmarker; gehört die Provinz dir, bekommt sie zwei aufgedeckte Kontrollmarker.
battle-card-reinforcements = Verstärkung
    .does = Nimm zwei Armeen von deinem Ablagestapel, dann lege zwei Marker von deiner Hand weg.
battle-card-cultural_exchange = Kultureller Austausch
    .does = Alle Kontrollmarker einer deiner Provinzen tauschen den Platz mit denen einer Provinz eines anderen Klans.
battle-card-pirate_raids = Piratenüberfälle
    .does = Lege Verbrannte Erde in eine Provinz; war es deine, kommen drei aufgedeckte Kontrollmarker in eine andere deiner Provinzen.
battle-card-port_of_prosperity = Hafen des Wohlstands
    .does = Lege Ehre +2 in eine Provinz.
battle-card-bountiful_harvest = Reiche Ernte
    .does = Lege zwei aufgedeckte Kontrollmarker in eine deiner Provinzen.
battle-card-ashigaru_levies = Ashigaru-Aufgebot
    .does = Lege je einmal Verteidigung +1 in drei Provinzen.
battle-card-dark_favors = Dunkle Gefälligkeiten
    .does = Zahle einen Kontrollmarker und sieh dir bis zu vier Marker an; dann decke einen davon auf und lege ihn ab.
battle-card-purge_the_weak = Tilgung der Schwachen
    .does = Zahle einen Marker von deiner Hand und verzichte diesmal auf das Legen; zwei Marker werden aufgedeckt und abgelegt.
battle-card-animate_the_dead = Erweckung der Toten
    .does = Zahle einen Kontrollmarker; ein Marker von deinem Ablagestapel kehrt aufgedeckt zurück. Danach legst du wie üblich.
battle-card-inspire_fear = Furcht einflößen
    .does = Zahle einen Kontrollmarker; ein oder zwei Spezialmarker werden entfernt.

## Ziele, jedes mit dem, was es verlangt
battle-objective-rice_bowl = Reisschale des Kaiserreichs
    .goal = die Kranich-Hauptstadt oder zwei Provinzen des Kranich-Territoriums; 6 Ehre
battle-objective-plains_of_battle = Ebenen der Schlacht
    .goal = die Löwen-Hauptstadt oder zwei Provinzen des Löwen-Territoriums; 7 Ehre
battle-objective-last_line_of_defense = Letzte Verteidigungslinie
    .goal = die Krabben-Hauptstadt oder zwei Provinzen des Krabben-Territoriums; 5 Ehre
battle-objective-great_library = Große Bibliothek
    .goal = die Phönix-Hauptstadt oder zwei Provinzen des Phönix-Territoriums; 7 Ehre
battle-objective-court_of_five_winds = Hof der Fünf Winde
    .goal = die Einhorn-Hauptstadt oder zwei Provinzen des Einhorn-Territoriums; 6 Ehre
battle-objective-den_of_secrets = Hort der Geheimnisse
    .goal = die Skorpion-Hauptstadt oder zwei Provinzen des Skorpion-Territoriums; 7 Ehre
battle-objective-great_wall_of_the_north = Große Mauer des Nordens
    .goal = die Drachen-Hauptstadt oder zwei Provinzen des Drachen-Territoriums; 6 Ehre
battle-objective-emerald_empire = Smaragdgrünes Kaiserreich
    .goal = ein Weg aus sechs Provinzen durch mindestens drei Territorien; 10 Ehre
battle-objective-way_of_the_sail = Weg des Segels
    .goal = sechs Küstenprovinzen; 10 Ehre
battle-objective-web_of_influence = Netz des Einflusses
    .goal = je eine Provinz in sieben Territorien; 10 Ehre
battle-objective-way_of_humility = Weg der Demut
    .goal = kein Klan hat weniger Provinzen als du; 10 Ehre
battle-objective-reclaiming_lost_lands = Rückeroberung verlorener Lande
    .goal = beide Provinzen der Schattenlande; 3 Ehre
battle-objective-met = nach jetzigem Stand erfüllt
battle-objective-open = noch nicht erfüllt

## Initiativekarten
battle-initiative-init_crab = Krabbe
    .about = der Krabben-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-init_crane = Kranich
    .about = der Kranich-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-init_dragon = Drache
    .about = der Drachen-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-init_lion = Löwe
    .about = der Löwen-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-init_phoenix = Phönix
    .about = der Phönix-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-init_scorpion = Skorpion
    .about = der Skorpion-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-init_unicorn = Einhorn
    .about = der Einhorn-Klan ist Startspieler der Runde, in der diese Karte aufgedeckt wird
battle-initiative-rise_of_an_empire = Aufstieg eines Reiches
    .about = wer die meisten ungespielten Territoriumskarten hat, ist Startspieler der Runde
battle-initiative-master_of_governance = Meister der Staatskunst
    .about = wer die meisten Provinzen kontrolliert, ist Startspieler der Runde
battle-initiative-master_of_tactics = Meister der Taktik
    .about = wer die meisten Kontrollmarker auf dem Spielplan hat, ist Startspieler der Runde

## Abschnitte: als Überschrift, und wie sie in einem Satz stehen (mit Präposition)
battle-stage-objectives = Ziele wählen
    .noun = bei der Wahl der Ziele
    .about = alle bekommen zwei geheime Ziele und behalten eines. Wer es erfüllt, erhält dafür am Ende Ehre
battle-stage-settling = Provinzen besiedeln
    .noun = beim Besiedeln der Provinzen
    .about = vor der ersten Runde legen alle reihum je einen Kontrollmarker in eine freie Provinz
battle-stage-returning = Marker ziehen
    .noun = beim Ziehen der Marker
    .about = zu Beginn einer Runde ziehen alle auf sechs Marker auf; der Drache zieht einen mehr und gibt einen zurück
battle-stage-cards = Territoriumskarten
    .noun = beim Spielen der Territoriumskarten
    .about = ab der zweiten Runde, bevor Marker gelegt werden: Wer Territoriumskarten hat, darf sie spielen, eine nach der anderen, bis alle passen
battle-stage-placing = Marker legen
    .noun = beim Legen der Marker
    .about = je fünf Züge, in jedem ein verdeckter Marker. Vorher können Späher, Shugenja und manche Karten eingesetzt werden. Der letzte Marker bleibt auf der Hand
battle-stage-favors = Dunkle Gefälligkeiten
    .noun = während der Karte „Dunkle Gefälligkeiten“
    .about = wer Dunkle Gefälligkeiten spielt, sieht sich nacheinander bis zu vier Marker an und legt dann einen davon ab
battle-stage-looking = Augen des Skorpions
    .noun = beim Blick des Skorpions
    .about = einmal pro Runde, nach einem eigenen Marker, darf sich der Skorpion einen verdeckten Marker eines anderen Klans ansehen
battle-stage-swapping = Tausch des Einhorns
    .noun = beim Tausch des Einhorns
    .about = wenn alle Marker liegen, darf das Einhorn zwei eigene die Plätze tauschen lassen. Dann wird alles aufgedeckt: Verwüsten, Diplomatie, Kämpfe, zuletzt die Territoriumskarten
battle-stage-over = Der Krieg ist vorbei
    .noun = nach dem Ende des Krieges
    .about = Ehre der Provinzen und der aufgedeckten Kontrollmarker, 5 für jedes ganze Territorium und die Ziele werden addiert; die meiste Ehre gewinnt

## Was einen Blick erlaubt
battle-look-scout = Späher
battle-look-first_player = Startspielerkarte
battle-look-scorpion = Klanfähigkeit

## Der Spielplan in Worten
battle-board-head = Runde { $round } von 5. { $stage }.
battle-board-seat = { $seat }: Provinzen { $provinces }, sichtbare Ehre { $honor }, Hand { $hand }, Vorrat { $pool }, Späher { $scouts }, Shugenja { $shugenja }, Karten: { $cards }.
battle-board-province = { $code } { $name }: { $owner }. Ehre { $honor }, Verteidigung { $defense }.{ $special } { $beside }
battle-board-inland = Grenzt an { $codes }.
battle-board-coast = Grenzt an { $codes } und die See.
battle-board-owner = { $seat }{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }{ $up ->
        [0] { "" }
       *[other] , { $up } aufgedeckt
    }
battle-board-nobody = niemand
battle-board-special = { " " }{ $special }.
battle-board-tokens = Kampfmarker:
battle-board-blessed = { $token } mit { $blessings }
battle-board-no-tokens = Keine Kampfmarker auf dem Spielplan.
battle-board-objective = Dein Ziel: { $name }, { $met }.
battle-line-land = { $seat } ({ $face }) { $from } nach { $to }
battle-line-coast = { $seat } ({ $face }) über See nach { $to }
battle-line-center = { $seat } ({ $face }) in { $to }

## Der Alternativtext eines Bildes
battle-alt-head = Kampf um Rokugan, Runde { $round } von 5. { $stage }.
battle-alt-seat = { $seat }: { $provinces ->
    [one] { $provinces } Provinz
   *[other] { $provinces } Provinzen
}, { $honor } Ehre ({ $codes }).
battle-alt-seat-none = { $seat }: keine Provinz.
battle-alt-empty = Leer: { $codes }.
battle-alt-tokens = Marker: { $list }.
battle-alt-fates = Letzte Abhandlung: { $list }.
battle-alt-over = Ehre am Ende: { $list }.
battle-fate-taken = { $code } erobert von { FORM($seat, case: "dat") } mit { $attack } zu { $defense }
battle-fate-held = { $code } gehalten mit { $defense } zu { $attack }
battle-fate-repelled = { $code } blieb leer bei { $defense } zu { $attack }
battle-fate-raided = { $code } verwüstet
battle-fate-peace = { $code } befriedet
battle-fate-guarded = { $code } bewacht

## Auf dem Wertungsbogen
battle-sheet-title = Ehre der Klane
battle-sheet-flowers = Provinzen
battle-sheet-faceup = Aufgedeckt
battle-sheet-territories = Territorien
battle-sheet-objective = Ziel
battle-sheet-total = Gesamt

## Die Hand
battle-hand-several = { $count } × { $name }
battle-hand-tokens = **Deine Hand:** { $tokens }
battle-hand-objective = **Dein Ziel:** { $objective }: { $goal } ({ $met ->
    [yes] nach jetzigem Stand erfüllt
    [done] erfüllt
    [missed] nicht erfüllt
   *[no] noch nicht erfüllt
})
battle-hand-dealt = **An dich ausgeteilt:** { $objective }: { $goal }
battle-hand-cards = **Deine Karten:** { $cards }
battle-hand-own = dein Marker
battle-hand-known = **Du kennst:** { $tokens }
battle-hand-known-token = { $whose } ({ $face }) { $at }
battle-hand-hand = die Hand
battle-hand-peek = **Angesehen** in Runde { $round }: { $of }, { $at }: { $faces }
battle-hand-pool = **Dein Vorrat:** { $tokens }

## Menüs
battle-verb-pass = Passen
battle-verb-skip = Legen auslassen
battle-verb-only = nur diesen
battle-verb-scout = { battle-look-scout }
battle-verb-shugenja = Shugenja
battle-verb-first_player = { battle-look-first_player }
battle-verb-look = Weiteren Marker ansehen
battle-verb-strike = Aufdecken und ablegen
battle-verb-peek = Marker ansehen
battle-verb-swap = Zwei eigene Marker tauschen
battle-target-land = { $to }, von { FORM($from, case: "dat") } aus
battle-target-sea = { $to }, von See aus
battle-target-center = { $to }, in der Mitte
battle-detail-province = { $code } · { $owner } · Verteidigung { $defense } · Ehre { $honor }
battle-detail-token = { $owner } · { $face }
battle-prompt-objective = Welches Ziel behältst du?
battle-prompt-settle = Welche Provinz nimmst du?
battle-prompt-return = Welcher Marker geht zurück?
battle-prompt-card = Welche Karte spielst du?
battle-prompt-turn = Welchen Marker legst du?
battle-prompt-recover = Welchen Marker nimmst du?
battle-prompt-away = Was legst du weg?
battle-prompt-pay_token = Mit welchem Marker von deiner Hand zahlst du?
battle-prompt-pay_control = Aus welcher Provinz zahlst du einen Kontrollmarker?
battle-prompt-target = Wohin kommt er?
battle-prompt-bless = Auf welchen deiner Marker?
battle-prompt-territory = Welches Territorium?
battle-prompt-province = Welche Provinz?
battle-prompt-second = Und welche Provinz noch?
battle-prompt-reward = Welche deiner Provinzen bekommt die Kontrollmarker?
battle-prompt-special = Welche Provinz verliert ihren Spezialmarker?
battle-prompt-another = Und welche Provinz außerdem?
battle-prompt-from = Von wo aus?
battle-prompt-verb = Was machst du?
battle-prompt-clan = Welcher Klan?
battle-prompt-board_token = Welcher Marker auf dem Spielplan?
battle-prompt-swap = Mit welchem anderen deiner Marker?
battle-prompt-condition = Was muss zutreffen?

## Wofür eine Frage da ist, und wo man gerade steht
battle-purpose-objectives = Wähle dein geheimes Ziel.
battle-purpose-settling = Besiedeln: dein { $nth }. von { $all } Kontrollmarkern.
battle-purpose-returning = Gib einen Marker in deinen Vorrat zurück.
battle-purpose-cards = Territoriumskarten: Spiele eine oder passe.
battle-purpose-placing = Marker legen: dein { $nth }. von { $all } in dieser Runde.
battle-purpose-favors = Dunkle Gefälligkeiten: Sieh dir bis zu vier Marker an, dann decke einen davon auf und lege ihn ab.
battle-purpose-looking = Der Skorpion darf sich einen Marker ansehen.
battle-purpose-swapping = Das Einhorn darf zwei seiner Marker tauschen, bevor alle aufgedeckt werden.
battle-purpose-card = { $card }: { $does }
battle-purpose-settle_later = Besiedeln: einer deiner nächsten Kontrollmarker.
battle-purpose-place_later = Ein Marker für einen späteren Zug.

## Eine Zeile unter der Frage: was die Wahl bedeutet
battle-hint-objective = Dein Ziel bleibt geheim und bringt am Ende seine Ehre, wenn du es erfüllst. Am leichtesten ist eines nahe deiner eigenen Hauptstadt.
battle-hint-settle = Nimm Provinzen neben deinen mit vielen Blumen: Blumen sind Ehre.
battle-hint-return = Der Drache zieht einen Marker mehr als die anderen und gibt einen zurück. Niemand sieht, welchen; der Bluff bleibt auf der Hand.
battle-hint-token = Er wird verdeckt gelegt. Armeen greifen aus einer deiner Provinzen über eine Landgrenze an, Flotten von See aus, Shinobi überall; alle drei verteidigen in der Mitte einer deiner Provinzen. Ein Segen verstärkt einen deiner verdeckten Marker; der Bluff macht nur Angst.
battle-hint-target = Aus deiner Nachbarprovinz greift er über die gemeinsame Grenze an, von See aus über die Küste. In der Mitte verteidigt er deine eigene Provinz; Shinobi und Verwüsten schlagen dort zu.
battle-hint-territory = Buchstabe und Zahl einer Provinz stehen auf dem Spielplan: D1 ist Drachen-West. Rote Blumen sind Ehre, Schilde sind Verteidigung.
battle-hint-card = Eine Karte wird einmal gespielt und ist dann weg; wer passt, behält sie für eine spätere Runde.
battle-hint-pay_control = Aufgedeckte Marker werden zuerst gezahlt. War es der letzte dort, verlierst du die Provinz.
battle-hint-away = Was du weglegst, verlässt deine Hand. Der Ablagestapel liegt offen; was in den Vorrat geht, bleibt geheim.

## Was geschehen ist
battle-event-objectives_dealt = Dir wurden diese Ziele ausgeteilt: { $objectives }.
battle-event-objective_chosen = { FORM($seat, case: "Nom") } hat ein Ziel gewählt.
battle-event-objective_kept = Du behältst „{ $objective }“.
battle-event-initiative_revealed = Initiative in Runde { $round }: „{ $card }“. Es beginnt { FORM($first, case: "nom") }.
battle-event-round_began = Runde { $round } beginnt.
battle-event-became_ronin = { FORM($seat, case: "Nom") } hat keine Provinz und spielt diese Runde als Ronin.
battle-event-drew = { FORM($seat, case: "Nom") } zieht { $count ->
    [one] einen Marker
   *[other] { $count } Marker
}.
battle-event-drew_tokens = Du ziehst { $faces }.
battle-event-returned = { FORM($seat, case: "Nom") } legt einen Marker in den Vorrat zurück.
battle-event-returned_token = Du legst { $face } zurück.
battle-event-card_passed = { FORM($seat, case: "Nom") } passt und spielt keine Karte.
battle-event-card_played = { FORM($seat, case: "Nom") } spielt „{ $card }“, die Karte { FORM($territory, case: "gen") }.
battle-event-control_added = { $up ->
    [0] { $down ->
        [one] { FORM($seat, case: "Nom") } legt einen Kontrollmarker verdeckt { FORM($province, case: "dir") }.
       *[other] { FORM($seat, case: "Nom") } legt { $down } Kontrollmarker verdeckt { FORM($province, case: "dir") }.
    }
   *[other] { $down ->
        [0] { $up ->
            [one] { FORM($seat, case: "Nom") } legt einen Kontrollmarker aufgedeckt { FORM($province, case: "dir") }.
           *[other] { FORM($seat, case: "Nom") } legt { $up } Kontrollmarker aufgedeckt { FORM($province, case: "dir") }.
        }
       *[other] { FORM($seat, case: "Nom") } legt Kontrollmarker { FORM($province, case: "dir") }: { $down } verdeckt, { $up } aufgedeckt.
    }
}
battle-event-control_paid = { FORM($seat, case: "Nom") } zahlt einen Kontrollmarker aus { FORM($province, case: "dat") }{ $lost ->
    [yes] { " " }und verliert die Provinz
   *[no] { "" }
}.
battle-event-control_cleared = { FORM($province, case: "Nom") } verliert alle Kontrollmarker { FORM($seat, case: "gen") }.
battle-event-control_exchanged = Die Kontrollmarker dieser Provinzen tauschen den Platz: { $provinces }.
battle-event-special_placed = Neu { FORM($province, case: "loc") }: { $special }.
battle-event-special_removed = Entfernt aus { FORM($province, case: "dat") }: { $special }.
battle-event-token_recovered = { FORM($seat, case: "Nom") } nimmt { $face } vom Ablagestapel.
battle-event-token_discarded = { FORM($seat, case: "Nom") } legt { $face } ab.
battle-event-token_pooled = { FORM($seat, case: "Nom") } legt einen Marker von der Hand in den Vorrat.
battle-event-own_token_pooled = Du legst { $face } in den Vorrat.
battle-event-hand_spied = { FORM($seat, case: "Nom") } sieht sich die Hand { FORM($of, case: "gen") } an; der Bluff ist dort in dieser Runde gesperrt.
battle-event-hand_seen = Du siehst die Hand { FORM($of, case: "gen") }: { $faces }.
battle-event-token_inspected = { FORM($seat, case: "Nom") } sieht sich einen Marker { FORM($of, case: "gen") } an ({ $by }): { $at }.
battle-event-face_seen = Du siehst den Marker { FORM($of, case: "gen") } { $at }: { $face }.
battle-event-token_struck = { FORM($seat, case: "Nom") } deckt einen Marker { FORM($of, case: "gen") } auf und legt ihn ab: { $face } { $at }.
battle-event-token_sent_back = { FORM($seat, case: "Nom") } schickt einen Marker { FORM($of, case: "gen") } in den Vorrat zurück: { $at }.
battle-event-bluff_set_aside = Der Marker { FORM($of, case: "gen") } { $at } war der Bluff; er wird beiseitegelegt.
battle-event-own_token_sent_back = Dein Marker { $face } { $at } kehrt in deinen Vorrat zurück.
battle-event-placed = { FORM($seat, case: "Nom") } legt einen Marker: { $at }.
battle-event-own_placed = Von dir gelegt: { $face } { $at }.
battle-event-blessed = { FORM($seat, case: "Nom") } legt { $face } auf den Marker { $on }.
battle-event-animated = { FORM($seat, case: "Nom") } erweckt { $face } { $at }.
battle-event-turns_forfeited = { FORM($seat, case: "Nom") } hat in dieser Runde nichts mehr zu legen.
battle-event-ability_declined = { FORM($seat, case: "Nom") } verzichtet auf die Klanfähigkeit.
battle-event-swapped = { FORM($seat, case: "Nom") } tauscht zwei Marker: { $tokens }.
battle-event-revealed = Alle Marker werden aufgedeckt: { $tokens }.
battle-event-revealed-tokens = { $seat } ({ $face }{ $blessing ->
    [0] { "" }
   *[other] { " " }+{ $blessing }
}) { $at }
battle-event-everybody_drew = Es { $count ->
    [one] ziehen je einen Marker
   *[other] ziehen je { $count } Marker
}: { FORM($seats, case: "nom") }.
battle-event-bluff_returned = Der Bluff { FORM($seat, case: "gen") } { $at } kehrt auf die Hand zurück.
battle-event-unlawful = { $face } { FORM($seat, case: "gen") } { $at } ist dort nicht erlaubt und wird abgelegt.
battle-event-blessing_wasted = { $face } { FORM($seat, case: "gen") } { $at } hat nichts zu segnen und wird abgelegt.
battle-event-raid_failed = Die Verwüstung { FORM($seat, case: "gen") } { FORM($province, case: "loc") } scheitert: kein Shinobi dort und keine eigene Provinz daneben.
battle-event-raided = { FORM($province, case: "Nom") } wird von { FORM($seats, case: "dat") } verwüstet.
battle-event-pacified = { FORM($seat, case: "Nom") } stiftet Frieden { FORM($province, case: "loc") }.
battle-event-fought = Kampf um { FORM($province, case: "acc") }: { $attacks } gegen Verteidigung { $defense }. Sieger: { $winner }.
battle-event-guarded = { FORM($seat, case: "Nom") } bewacht { FORM($province, case: "acc") }.
battle-event-card_claimed = { FORM($seat, case: "Nom") } beansprucht die Karte { FORM($territory, case: "gen") }.
battle-event-card_returned = { FORM($seat, case: "Nom") } gibt die Karte { FORM($territory, case: "gen") } zurück.
battle-event-card_read = Die Karte { FORM($territory, case: "gen") } ist „{ $card }“.
battle-event-ended = Das Spiel ist aus. Ehre: { $totals }. Ränge: { $places }. Ziele: { $objectives }.

## Ablehnungen: ganze Sätze nach einem Doppelpunkt
battle-refusal-not_now = Das ist { $stage } nicht möglich.
battle-refusal-not_dealt = Dieses Ziel wurde dir nicht ausgeteilt.
battle-refusal-settled = { FORM($province, case: "Nom") } gehört schon { FORM($owner, case: "dat") }.
battle-refusal-not_in_hand = Du hast { $face } nicht auf der Hand.
battle-refusal-not_in_discard = { $face } liegt nicht auf deinem Ablagestapel.
battle-refusal-not_the_bluff = Der Bluff lässt sich so nicht verwenden.
battle-refusal-bluff_banned = Das Spionagenetz sperrt deinen Bluff in dieser Runde.
battle-refusal-card_not_held = Du hast die Karte „{ $card }“ nicht.
battle-refusal-card_spent = Davon hast du in dieser Runde nichts mehr übrig.
battle-refusal-no_such_token = Es liegt kein Marker { $at }.
battle-refusal-protected = Ein Segen schützt den Marker { $at }.
battle-refusal-not_a_target = Der Marker { $at } lässt sich dafür nicht wählen.
battle-refusal-border_taken = Es liegt schon ein Marker { $at }.
battle-refusal-closed = { FORM($province, case: "Nom") } ist gesperrt: { $special }.
battle-refusal-shrine = Den Schrein { FORM($province, case: "loc") } darf nur nutzen, wer die Provinz kontrolliert.
battle-refusal-implausible = Keiner deiner Marker wäre dort erlaubt.
battle-refusal-unlawful = Der Marker „{ $kind }“ darf dort nicht liegen.
battle-refusal-ronin = Als Ronin darfst du weder Verwüsten noch Diplomatie legen.
battle-refusal-wrong_place = Segen kommen auf deine eigenen verdeckten Marker, alle anderen Marker auf Grenzen und in die Mitte von Provinzen.
battle-refusal-not_yours = { FORM($province, case: "Nom") } gehört dir nicht.
battle-refusal-not_a_choice = { FORM($province, case: "Nom") } lässt sich dafür nicht wählen.
battle-refusal-not_an_opponent = Dieser Klan lässt sich nicht wählen.
battle-refusal-mismatch = Die Teile dieses Spielzugs passen nicht zusammen.

## Bedingungen von Anweisungen
battle-conditions = Trifft eine ihrer Bedingungen nicht zu, wird eine Anweisung übersprungen. Eine Provinz wird angegriffen, wenn ein Klan, der weder du noch ihr Besitzer ist, einen Marker gegen sie gelegt hat. Du kannst Bedingungen auch ans Ende einer Anweisung tippen: „if“, dann `mine`, `theirs`, `nobodys`, `attacked` oder `quiet` und eine Provinz; mehrere verbindest du mit „and“.
battle-condition-mine = Ich kontrolliere sie
battle-condition-theirs = Ein anderer Klan kontrolliert sie
battle-condition-nobodys = Niemand kontrolliert sie
battle-condition-attacked = Sie wird angegriffen
battle-condition-quiet = Sie wird nicht angegriffen

## Die Abhandlung als eigener Beitrag: eine Zeile je Provinz
battle-moment = **Alle Marker sind aufgedeckt.**
battle-moment-stage = Marker aufdecken
battle-moment-group-taken = Erobert
battle-moment-group-held = Gehalten
battle-moment-group-nothing = Ohne Folgen
battle-moment-group-other = Verwüstung und Frieden
battle-moment-group-lost = Verlorene und heimgekehrte Marker
battle-moment-group-cards = Territoriumskarten
battle-moment-taken = { $province }: { $winner }{ $free ->
    [yes] { "" }
   *[no] { " " }(zuvor { $from })
}, { $attacks } gegen { $defense }
battle-moment-held = { $province }: { $defender }, { $defense } gegen { $attacks }
battle-moment-guarded = { $province }: { $seat }, nicht angegriffen
battle-moment-repelled = { $province }: { $attacks } gegen { $defense }, niemand kommt hinein
battle-moment-raided = { $province }: verwüstet von { FORM($seats, case: "dat") }
battle-moment-pacified = { $province }: Frieden, gestiftet von { FORM($seat, case: "dat") }
battle-moment-unlawful = { $seat } ({ $face }) { $at }: { $why }
battle-moment-blessing_wasted = { $seat } ({ $face }) { $at }: nichts zu segnen
battle-moment-raid_failed = { $seat } (Verwüsten) { FORM($province, case: "loc") }: kein Shinobi dort und keine eigene Provinz daneben
battle-moment-token = { $seat } ({ $face })
battle-moment-burnt = Durch die Verwüstung { FORM($province, case: "loc") }: { $tokens }
battle-moment-calmed = Durch den Frieden { FORM($province, case: "loc") }: { $tokens }
battle-moment-bluffs = Bluffs zurück auf der Hand: { $seats }
battle-reason-army = Eine Armee greift über eine Landgrenze einer eigenen Provinz an
battle-reason-navy = Eine Flotte greift von See aus an
battle-reason-shinobi = Ein Shinobi kommt in eine Provinz, nicht auf eine Grenze
battle-reason-blessing = Ein Segen kommt auf einen eigenen Marker
battle-reason-diplomacy = Diplomatie kommt in eine eigene Provinz
battle-reason-raid = Verwüsten kommt in eine Provinz
battle-reason-bluff = Ein Bluff kehrt heim

## Schalter in der Lobby
battle-option-deliberately_illegal_placement = Regelwidrig gelegte Marker als Bluff
    .about = Verdeckt darf ein Marker auch liegen, wo seine Art nicht darf; aufgedeckt wird er abgelegt.
battle-option-plausible_slot_required = Nur glaubhafte Grenzen
    .about = Ein verdeckter Marker darf nur dorthin, wo irgendein eigener Marker erlaubt sein könnte.
battle-option-legality_checked_at_reveal = Regelprüfung beim Aufdecken
    .about = An: Es zählt die Lage beim Aufdecken. Aus: Es zählt die Lage beim Legen.
battle-option-raid_condition_checked_at_reveal = Alle Verwüstungen zugleich
    .about = An: Alle werden geprüft, bevor eine davon wirkt. Aus: eine nach der anderen.
battle-option-attack_removed_before_battle_counts_as_defense = Entfernter Angriff gilt als abgewehrt
    .about = Ein vor den Kämpfen abgelegter Angriff bringt der Provinz einen aufgedeckten Kontrollmarker.
battle-option-lion_bluff_alone_counts_as_unattacked_defense = Bluff des Löwen bewacht allein
    .about = Ein nicht angegriffener Löwen-Bluff in eigener Provinz bringt einen aufgedeckten Marker.
battle-option-crane_tie_between_attackers = Kranich gewinnt Angreifer-Gleichstände
    .about = Auch bei Gleichstand mit anderen Angreifern und gegen eine gleich starke leere Provinz.
battle-option-phoenix_ignores_only_for_itself = Phönix ignoriert Hauptstädte nur für sich
    .about = Der Hauptstadtbonus gilt weiter gegen andere, die neben dem Phönix angreifen.
battle-option-discarded_bluff_unusable_same_round = Getroffene Bluffs ruhen
    .about = Ein Bluff, der in der Planung den Spielplan verlässt, fehlt bis zur nächsten Runde.
battle-option-tied_first_player_last = Startspieler verliert Initiative-Gleichstände
    .about = Bei gleicher Initiative kommt der bisherige Startspieler zuletzt in Frage.
battle-option-shadowlands_cards_swapped = Karten der Schattenlande getauscht
    .about = Die zwei Territorien der Schattenlande tauschen ihre Kartenpaare.
battle-option-final_tie_break = Gleichstand am Ende
    .about = Was bei gleicher Ehre am Ende entscheidet.
    .territories_then_provinces = erst Territorien, dann Provinzen
    .shared = geteilter Sieg

## Die Schlusskarte
battle-reckoning = **{ $seat }** { $total }: Provinzen { $flowers }, aufgedeckte Marker { $faceup }, Territorien { $territories }, Ziel { $objective }.
battle-reckoning-met = *{ $name }* ist erfüllt: { $goal }
battle-reckoning-missed = *{ $name }* ist nicht erfüllt: { $goal }

## Die Legende
battle-legend-cloth = Farbe, Muster und Wappen des Klans, der eine Provinz kontrolliert. Blankes Papier ist leer.
battle-legend-facedown = Kontrollmarker, verdeckt. Eine kleine Zahl zählt mehrere.
battle-legend-faceup = Kontrollmarker, aufgedeckt: mehr Verteidigung und Ehre.
battle-legend-worth = Ehre, die die Provinz jetzt bringt.
battle-legend-defense = Verteidigung der Provinz jetzt.
battle-legend-capital = Eine Hauptstadt.
battle-legend-hidden = Kampfmarker, verdeckt. Seine Spitze zeigt auf das Ziel.
battle-legend-own = Ein verdeckter Marker, den du kennst: dein eigener. Andere sehen nur das Wappen.
battle-legend-peeked = Das Auge: Diesen fremden Marker hast du dir angesehen.
battle-legend-open = Weiß: Er liegt für alle aufgedeckt.
battle-legend-centre = Ein Marker in der Mitte einer Provinz.
battle-legend-blessing = Ein Segen auf dem Marker darunter.
battle-legend-special = Spezialmarker: mehr Ehre oder Verteidigung, Schrein, Hafen, Schlachtfeld. Ein Knoten ist Frieden.
battle-legend-scorched = Verbrannte Erde; die Provinz ist grau.
battle-legend-taken = Letzte Abhandlung: von diesem Klan erobert, Angriff und Verteidigung.
battle-legend-held = Letzte Abhandlung: gehalten, Verteidigung und Angriff.
battle-legend-card = Die Karte des Territoriums liegt noch an ihrem Platz.
battle-legend-held_card = Dieser Klan hat die Karte des Territoriums. Blasses Kreuz: Sie wurde gespielt.
battle-legend-row = In der Zeile eines Klans: Provinzen, Marker auf der Hand, im Vorrat, Späher, Shugenja.
battle-legend-entrance = Auf diese Grenze oder in die Mitte kannst du einen Marker legen. Die Spitze zeigt auf das Ziel.

## Nachschlagen: welche Arten von Dingen es gibt, was über die ohne eigenen Text gesagt wird, und Begriffe
battle-thing-clan = Klan
battle-thing-territory = Territorium
battle-thing-province = Provinz
battle-thing-token = Kampfmarker
battle-thing-special = Spezialmarker
battle-thing-card = Territoriumskarte, { $territory }
battle-thing-objective = Geheimes Ziel
battle-thing-initiative = Initiativekarte
battle-thing-stage = Phase
battle-thing-term = Begriff
battle-about-territory = { $provinces }. Wer alles davon kontrolliert, bekommt die Karte ({ $cards }); { $shadow ->
    [yes] am Ende bringt es keine Ehre
   *[no] am Ende bringt es 5 Ehre
}
battle-about-province = { $code }, { $territory }; Ehre { $honor }, Verteidigung { $defense }; neben { $codes }{ $coast ->
    [yes] { " " }und der See
   *[no] { "" }
}
battle-about-token = { $strength ->
    [0] { $does }
   *[other] Stärke { $strength }; { $does }
}
battle-term-control = Kontrollmarker
    .about = wer in einer Provinz Kontrollmarker hat, kontrolliert sie. Verdeckte zeigen nur, wem sie gehört; jeder aufgedeckte verteidigt mit 1 und bringt 1 Ehre. Du bekommst einen, wenn du eine Provinz hältst oder bewachst
battle-term-scout = Späher
    .about = du hast zwei für das ganze Spiel. Bevor du einen Marker legst, sieh dir einen verdeckten Marker eines anderen Klans an; nur du siehst ihn
battle-term-shugenja = Shugenja
    .about = du hast einen für das ganze Spiel. Bevor du einen Marker legst, deckst du einen Marker eines anderen Klans auf und legst ihn ab
battle-term-first_player = Startspielerkarte
    .about = ab drei Spielern: Einmal pro Runde sieht sich der Startspieler vor dem Legen einen beliebigen Marker an, der dann in den Vorrat seines Besitzers zurückkommt
battle-term-capital = Hauptstadt
    .about = jeder Klan hat eine, mit 2 aufgedruckter Verteidigung. Du beginnst mit einem Kontrollmarker in deiner
battle-term-ronin = Ronin
    .about = wer zu Beginn einer Runde keine Provinz kontrolliert. Ein Ronin greift mit Armeen über jede Landgrenze an und darf weder Verwüsten noch Diplomatie legen
battle-term-honor = Ehre
    .about = sie gewinnt das Spiel: die Blumen deiner Provinzen, 1 für jeden aufgedeckten Kontrollmarker, 5 für jedes ganze Territorium und dein Ziel. Die Schattenlande bringen keine
battle-term-defense = Verteidigung
    .about = was ein Angriff übertreffen muss: deine Marker in der Mitte, 1 für jeden aufgedeckten Kontrollmarker, Spezialmarker und die Zahl, die in der Provinz aufgedruckt ist

## Die Lektion: warum jede Frage zählt, und was zu einer anderen Wahl zu sagen ist
battle-lesson-objectives = Du bekommst zwei geheime Ziele und behältst eines. Nimm das, das zu den Provinzen passt, die du erreichst.
    .other = Sieh dir dein Ziel wieder an, wenn du wählst, wo du angreifst.
battle-lesson-objectives-1 = Du bekommst zwei geheime Ziele und behältst eines. Nimm eines, das zu deinem Platz passt: Dieses hier verlangt die Krabben-Hauptstadt oder zwei Krabben-Provinzen, und deine Hauptstadt gehört dir von Anfang an.
    .other = Das andere kann mehr wert sein, verlangt aber Provinzen auf der ganzen Karte. Sieh es dir wieder an, wenn du wählst, wo du angreifst.
battle-lesson-settling = Provinzen, die beieinanderliegen, schützen einander, und Blumen sind Ehre. Zähle die Blumen und schau, welches Territorium du vollmachen kannst.
    .other = Jede freie Provinz ist etwas wert. Wichtig ist, wen du zum Nachbarn hast.
battle-lesson-settling-1 = Reihum legen alle Kontrollmarker in freie Provinzen. Provinzen, die beieinanderliegen, schützen einander, denn angegriffen wird über Grenzen. Beginne neben deiner Hauptstadt.
    .other = Eine Provinz weit weg von deiner Hauptstadt ist schwer zu erreichen und schwer zu halten. Lege die nächsten nah beieinander.
battle-lesson-settling-2 = Blumen sind Ehre, und die meiste Ehre gewinnt. Wer ein ganzes Territorium hat, bekommt am Ende 5 Ehre mehr und seine Karte.
    .other = Zähle die Blumen und schau, welches Territorium du vollmachen kannst.
battle-lesson-settling-3 = Mach neben dem weiter, was du schon hast. Wer nach der Runde ein ganzes Territorium hat, bekommt seine Karte.
    .other = Jetzt nimmt sie vielleicht jemand anders. Ein Territorium zählt nur, wenn du alles davon hast.
battle-lesson-settling-4 = Die Goldküste liegt nebenan und ist reich. Eine Provinz an der Küste erreichen auch Flotten, deine und fremde.
    .other = Jede freie Provinz ist etwas wert. Wichtig ist, wen du zum Nachbarn hast.
battle-lesson-settling-5 = Der letzte. Was jetzt leer bleibt, nimmt der erste Angriff, der stärker ist als die aufgedruckte Verteidigung.
    .other = Die gehört jetzt dir. Leere Provinzen sind in der ersten Runde leichte Beute.
battle-lesson-placing = Ein Marker muss etwas entscheiden können: ein Angriff, der höher ist als die Verteidigung, oder eine Verteidigung, wo andere hinkommen.
    .other = Alle sehen, wo dein Marker liegt, und niemand sieht, was er ist.
battle-lesson-placing-1 = Jetzt legen alle je fünf Marker verdeckt. Alle sehen, wo sie liegen, niemand sieht, was sie sind. Ein Angriff muss höher sein als die Verteidigung. Deine stärkste Armee geht über die Grenze zu einem reichen Nachbarn mit nur einem Kontrollmarker.
    .other = Eine Armee greift auf einer Grenze an oder verteidigt in der Mitte deiner Provinz. Anderswo würde sie abgelegt.
battle-lesson-placing-2 = Ein Segen liegt aufgedeckt auf einem Marker und gibt ihm 2 dazu. Er schützt ihn auch: Niemand kann ihn mit einer Karte ansehen oder entfernen. Lege ihn auf deinen Angriff.
    .other = Ein Segen zählt nur auf Armee, Flotte oder Shinobi. Lege ihn, wenn du weißt, welcher Kampf wichtig ist.
battle-lesson-placing-3 = Angriff ist nicht alles. Ein Marker in der Mitte deiner Provinz verteidigt sie, und hält sie oder greift niemand an, bekommst du einen aufgedeckten Kontrollmarker: 1 Ehre und 1 Verteidigung mehr. Deine Hauptstadt hat schon 2 aufgedruckt.
    .other = Schau, wohin andere kommen: Eine Provinz mit feindlicher Grenze und ohne Marker nehmen sie zuerst.
battle-lesson-placing-4 = Flotten kommen von See und brauchen keine Nachbarprovinz. Diese ist der eigene Marker deines Klans, stärker als die der anderen.
    .other = Eine Flotte greift jede freie Küste an oder verteidigt eine deiner Küstenprovinzen.
battle-lesson-placing-5 = Dein Bluff. Er hat keine Stärke und kommt beim Aufdecken zurück, aber das wissen die anderen nicht: Wo er liegt, müssen sie einen Angriff erwarten, und niemand sonst kann diese Grenze nutzen. Der Marker, den du behältst, bleibt für die nächste Runde auf der Hand.
    .other = Den Bluff hast du jede Runde. Auf einer Grenze hält er auch andere davon ab, dich darüber anzugreifen.

## Bevor ein Marker bestätigt wird
battle-warning-doomed = { $token } kann dort nichts bewirken: Der Marker wird beim Aufdecken abgelegt. Die anderen wissen das nicht, täuschen kann er sie also noch.
battle-warning-bluff = Ein Bluff: Er hat keine Stärke und kommt beim Aufdecken auf deine Hand zurück.
battle-warning-blessing = { $token } kämpft nicht, also geht der Segen darauf beim Aufdecken verloren.
