# Am Goldenen Fluss. Names are found by the ids of the rules; each thing has one name, with the forms it needs.
# `.Nom` is the nominative that opens a sentence.

river_of_gold-title = Am Goldenen Fluss
river_of_gold-rules = Baue am Goldenen Fluss, segle auf ihm und beliefere Kunden. Am Ende deines Zuges wird dein Würfel für den nächsten Zug geworfen: Er steht für eine Zahl von Feldern und für eine Region. In deinem Zug tust du eines von drei Dingen. **Bauen:** Du baust ein Plättchen aus der Reihe in der Region deines Würfels und gewinnst dort Einfluss. **Segeln:** Eines deiner Schiffe fährt so viele Felder, wie der Würfel zeigt; jeder der vier Bauplätze daneben bringt dir etwas, und auch die Besitzer der Bauwerke bekommen etwas. **Ausliefern:** Du bringst einem Kunden aus deiner Hand die Waren, die er will, in der Region deines Würfels. Mit Gunst drehst du den Würfel. Sobald das letzte Plättchen in die Reihe kommt, haben alle noch einen Zug; die meisten Siegpunkte (SP) gewinnen. Du spielst im Panel; `/rokugan play` nimmt Spielzüge in Notation an, etwa `sail upper` oder `build 16 shrine15`.
river_of_gold-score = { $count } SP
river_of_gold-conditions = Eine Anweisung kann von deinem Würfel abhängen, von einem freien Bauplatz, von einem Plättchen in der Reihe oder von deinen Koku. Geprüft wird sie, wenn du am Zug bist.

## Clans and regions
river_of_gold-clan-crab = Krabbe
    .nom = die Krabbe
    .Nom = Die Krabbe
    .acc = die Krabbe
    .dat = der Krabbe
    .gen = der Krabbe
    .gender = f
    .about = die Klane haben keine eigenen Fähigkeiten; mit Klanlegenden gehören Kaiu Shihobu und Yasuki Taka dazu
river_of_gold-clan-mantis = Gottesanbeterin
    .nom = die Gottesanbeterin
    .Nom = Die Gottesanbeterin
    .acc = die Gottesanbeterin
    .dat = der Gottesanbeterin
    .gen = der Gottesanbeterin
    .gender = f
    .about = die Klane haben keine eigenen Fähigkeiten; mit Klanlegenden gehören Yoritomo und Kudaka dazu
river_of_gold-clan-crane = Kranich
    .nom = der Kranich
    .Nom = Der Kranich
    .acc = den Kranich
    .dat = dem Kranich
    .gen = des Kranichs
    .gender = m
    .about = die Klane haben keine eigenen Fähigkeiten; mit Klanlegenden gehören Daidoji Uji und Kakita Ryoku dazu
river_of_gold-clan-scorpion = Skorpion
    .nom = der Skorpion
    .Nom = Der Skorpion
    .acc = den Skorpion
    .dat = dem Skorpion
    .gen = des Skorpions
    .gender = m
    .about = die Klane haben keine eigenen Fähigkeiten; mit Klanlegenden gehören Shosuro Hyobu und Bayushi Kachiko dazu
river_of_gold-region-spine = Rückgrat der Welt
river_of_gold-region-forest = Shinomen-Wald
river_of_gold-region-plain = Ebene der Drei-Mann-Allianz
river_of_gold-region-woods = Kitsune-Wald
river_of_gold-region-marshes = Uebe-Sümpfe
river_of_gold-region-bay = Bucht des Erdbebenfisches

## Places, by the numbers on the board
river_of_gold-shore = Bauplatz { $number }
river_of_gold-space = Flussfeld { $number }
river_of_gold-placed = { $tile } auf { $shore }

## Goods, and what can be gained
river_of_gold-good-silk = Seide
    .label = Seide
    .about = damit werden Kunden beliefert. Du hast höchstens 6; zwei gleiche Waren tauschst du gegen eine andere
river_of_gold-good-rice = Reis
    .label = Reis
    .about = damit werden Kunden beliefert. Du hast höchstens 6; zwei gleiche Waren tauschst du gegen eine andere
river_of_gold-good-porcelain = Porzellan
    .label = Porzellan
    .about = damit werden Kunden beliefert. Du hast höchstens 6; zwei gleiche Waren tauschst du gegen eine andere
river_of_gold-no_goods = keine Waren
river_of_gold-gain-koku = { $count } Koku
river_of_gold-gain-favor = { $count } Gunst
river_of_gold-gain-vp = { $count } SP
river_of_gold-gain-influence = { $count } Einfluss
river_of_gold-gain-good = { $count } { $good }
river_of_gold-goods = { $count } { $good }
river_of_gold-gain-any_good = beliebige Ware
river_of_gold-gain-card = neuer Kunde
river_of_gold-gain-koku_per = 1 Koku pro { $kind }
river_of_gold-gain-koku_per_customer = 1 Koku pro Kunde

## Building tiles
river_of_gold-kind-port = Hafen
    .about = gibt jedem Gast Koku: 3 in der ersten Ära, 5 in der zweiten
river_of_gold-kind-market = Markt
    .about = gibt jedem Gast eine Ware: die gezeigte in der ersten Ära, eine beliebige in der zweiten
river_of_gold-kind-manor = Anwesen
    .about = gibt jedem Gast Einfluss in seiner Region: 2 in der ersten Ära, 3 in der zweiten
river_of_gold-kind-shrine = Schrein
    .about = gibt jedem Gast SP: 2 in der ersten Ära, 3 in der zweiten
river_of_gold-era-start = Start
    .nom = der Start
    .acc = den Start
    .dat = dem Start
    .gen = des Starts
    .gender = m
river_of_gold-era-first = erste Ära
    .nom = die erste Ära
    .acc = die erste Ära
    .dat = der ersten Ära
    .gen = der ersten Ära
    .gender = f
river_of_gold-era-second = zweite Ära
    .nom = die zweite Ära
    .acc = die zweite Ära
    .dat = der zweiten Ära
    .gen = der zweiten Ära
    .gender = f
river_of_gold-tile = { $kind } { $number }
river_of_gold-tile-start = Start-{ $kind }
river_of_gold-tile-imperial = Kaiserlicher Markt ({ $good })
river_of_gold-tile-full = { $tile } · +{ $bonus } Einfluss · Gäste: { $visitor } · Besitzer: { $owner }

## Customers
river_of_gold-calling-artisan = Handwerkerin
    .nom = die Handwerkerin
    .acc = die Handwerkerin
    .dat = der Handwerkerin
    .gen = der Handwerkerin
    .gender = f
    .about = will zwei gleiche Waren. Bringt Einfluss, billigeres Bauen in der Region und am Ende SP für übrige Waren
river_of_gold-calling-elder = Älteste
    .nom = die Älteste
    .acc = die Älteste
    .dat = der Ältesten
    .gen = der Ältesten
    .gender = f
    .about = will fünf Waren. Am Ende bringt dir die Region doppelt so viele SP
river_of_gold-calling-merchant = Händler
    .nom = der Händler
    .acc = den Händler
    .dat = dem Händler
    .gen = des Händlers
    .gender = m
    .about = will drei Waren. Bringt Einfluss, einen Bonus am Ende jeder Reise und am Ende SP für übrige Koku
river_of_gold-calling-monk = Mönch
    .nom = der Mönch
    .acc = den Mönch
    .dat = dem Mönch
    .gen = des Mönchs
    .gender = m
    .about = will vier oder fünf Waren. Bringt Gunst, Platz für mehr davon und einen zweiten Marker auf einem Bauwerk
river_of_gold-calling-noble = Adliger
    .nom = der Adlige
    .acc = den Adligen
    .dat = dem Adligen
    .gen = des Adligen
    .gender = m
    .about = will vier Waren. Macht eines deiner Schiffe zum Adelsschiff mit Fähigkeiten und bringt am Ende SP für Bauwerke
river_of_gold-customer = { $calling } { $number }
river_of_gold-customer-full = { $customer } · { $region } · { $order }
river_of_gold-effect-artisan = dort 2 Einfluss; dort zu bauen kostet 2 Koku weniger; am Spielende 1 SP für je 3 Waren, die du übrig hast
river_of_gold-effect-elder = am Spielende bringt dir die Region doppelt so viele SP
river_of_gold-effect-merchant1 = dort 3 Einfluss; am Ende jeder Reise 1 Einfluss in jeder Region, in der du ein Bauwerk besitzt; am Spielende 1 SP für je 5 Koku, die du übrig hast
river_of_gold-effect-merchant2 = dort 3 Einfluss; am Ende jeder Reise 1 SP für jeden belieferten Kunden; am Spielende 1 SP für je 5 Koku, die du übrig hast
river_of_gold-effect-merchant3 = dort 3 Einfluss; am Ende jeder Reise eine beliebige Ware; am Spielende 1 SP für je 5 Koku, die du übrig hast
river_of_gold-effect-merchant4 = dort 3 Einfluss; am Ende jeder Reise Waren für je 5 Koku verkaufen; am Spielende 1 SP für je 5 Koku, die du übrig hast
river_of_gold-effect-merchant5 = dort 3 Einfluss; am Ende jeder Reise 1 Gunst; am Spielende 1 SP für je 5 Koku, die du übrig hast
river_of_gold-effect-merchant6 = dort 3 Einfluss; am Ende jeder Reise 3 Koku; am Spielende 1 SP für je 5 Koku, die du übrig hast
river_of_gold-effect-monk_own = du kannst 1 Gunst mehr haben; 2 Gunst; ein zweiter Marker auf eines deiner Bauwerke
river_of_gold-effect-monk_other = du kannst 1 Gunst mehr haben; 2 Gunst; dein Marker auf ein gegnerisches Bauwerk, das dann auch dir gehört
river_of_gold-effect-noble1 = ein Adelsschiff, dem Märkte eine beliebige Ware geben; dort 2 Einfluss; am Spielende 1 SP für jeden Markt, den du besitzt
river_of_gold-effect-noble2 = ein Adelsschiff, das für jeden leeren Bauplatz 1 Koku mehr bekommt; dort 2 Einfluss; am Spielende 1 SP für jeden Hafen, den du besitzt
river_of_gold-effect-noble3 = ein Adelsschiff, das in jeder Region, in der es hält, 1 Einfluss bringt; dort 2 Einfluss; am Spielende 1 SP für jedes Anwesen, das du besitzt
river_of_gold-effect-noble4 = ein Adelsschiff, das 1 SP bringt, wenn es ein gegnerisches Bauwerk besucht; dort 2 Einfluss; am Spielende 1 SP für jeden Schrein, den du besitzt
river_of_gold-effect-noble5 = ein Adelsschiff, das ein Feld mehr oder weniger segeln darf; dort 2 Einfluss; am Spielende 1 SP für jede Art von Bauwerk, die du besitzt
river_of_gold-effect-noble6 = ein Adelsschiff, das 1 SP bringt, wenn es eines deiner Bauwerke besucht; dort 2 Einfluss; am Spielende 1 SP für jede Region, in der du ein Bauwerk besitzt

## Masteries, each with what it asks for
river_of_gold-mastery-air = Meisterschaft der Luft
    .goal = drei Arten von Kunden beliefert
river_of_gold-mastery-fire = Meisterschaft des Feuers
    .goal = zwei Kunden derselben Art beliefert
river_of_gold-mastery-earth = Meisterschaft der Erde
    .goal = drei Bauwerke derselben Art im Besitz
river_of_gold-mastery-water = Meisterschaft des Wassers
    .goal = ein Bauwerk jeder Art im Besitz
river_of_gold-mastery-void = Meisterschaft der Leere
    .goal = Einfluss in allen sechs Regionen
river_of_gold-mastery-courts = Meisterschaft der Höfe
    .goal = Feld 11 oder höher auf einer Leiste

## Patrons, each with what they do
river_of_gold-patron-kaiu_shihobu = Kaiu Shihobu
    .power = 10 Koku mehr; baue in jeder Region
river_of_gold-patron-yasuki_taka = Yasuki Taka
    .power = 1 SP für jedes Flussfeld neben deinem neuen Bauwerk
river_of_gold-patron-yoritomo = Yoritomo
    .power = drei Kunden auf der Hand; liefere in jeder Region aus
river_of_gold-patron-kudaka = Kudaka
    .power = 3 SP für deinen ersten Kunden in jeder Region
river_of_gold-patron-daidoji_uji = Daidoji Uji
    .power = 2 SP, wenn du ein gegnerisches Bauwerk besuchst
river_of_gold-patron-kakita_ryoku = Kakita Ryoku
    .power = stelle den Würfel für 1 Gunst ein, statt zu würfeln
river_of_gold-patron-shosuro_hyobu = Shosuro Hyobu
    .power = 3 SP, wenn dich jemand auf einer Leiste überholt
river_of_gold-patron-bayushi_kachiko = Bayushi Kachiko
    .power = überspringe Felder der Leisten, auf denen andere stehen

## Ships
river_of_gold-ship-upper = oberes Schiff
    .label = Oberes Schiff
    .letter = O
    .nom = das obere Schiff
    .acc = das obere Schiff
    .dat = dem oberen Schiff
    .gen = des oberen Schiffs
    .gender = n
    .about = eines deiner zwei Schiffe; es beginnt an der Quelle des Flusses. Der Würfel sagt, wie viele Felder es segelt
river_of_gold-ship-middle = mittleres Schiff
    .label = Mittleres Schiff
    .letter = M
    .nom = das mittlere Schiff
    .acc = das mittlere Schiff
    .dat = dem mittleren Schiff
    .gen = des mittleren Schiffs
    .gender = n
    .about = eines deiner zwei Schiffe; es beginnt in der Mitte des Flusses. Der Würfel sagt, wie viele Felder es segelt

## Where a gain comes from
river_of_gold-source-building = neues Bauwerk
river_of_gold-source-empty = unbebaut
river_of_gold-source-visitor = als Gast
river_of_gold-source-owner = als Besitzer
river_of_gold-source-track = Einflussleiste
river_of_gold-source-journey = Ende der Reise
river_of_gold-source-customer = Kunde
river_of_gold-source-merchant = Händler
river_of_gold-source-noble = Adelsschiff
river_of_gold-source-patron = Klanlegende
river_of_gold-source-trigger = letztes Plättchen
river_of_gold-source-at = { $source }, { $shore }

## Stages: as a heading, and as it stands in “das ist … nicht möglich”
river_of_gold-stage-patron = Wahl der Klanlegenden
    .noun = während der Wahl der Klanlegenden
    .about = vor dem ersten Zug nehmen alle eine Klanlegende mit eigener Fähigkeit, wenn der Tisch mit ihnen spielt
river_of_gold-stage-turn = Bauen, segeln, ausliefern
    .noun = während eines Zuges
    .about = dreh deinen Würfel mit Gunst, wenn du magst, dann baue, segle oder liefere aus. Tauschen darfst du auch
river_of_gold-stage-good = Wahl einer Ware
    .noun = während der Wahl einer Ware
    .about = eine Belohnung lässt dich die Ware wählen
river_of_gold-stage-journey = Ende einer Reise
    .noun = vor der Wahl am Ende einer Reise
    .about = ein Schiff, das über das Ende des Flusses hinaus segelt, beendet seine Reise: 3 Koku oder eine Ware und was deine Händler bringen
river_of_gold-stage-sell = Verkauf an den Händler
    .noun = während des Verkaufs an den Händler
    .about = am Ende einer Reise kauft Händler 4 beliebig viele deiner Waren für je 5 Koku
river_of_gold-stage-mark = Marker des Mönchs
    .noun = vor der Wahl des Bauwerks für den Marker des Mönchs
    .about = ein Mönch legt einen zweiten Marker auf ein Bauwerk, und von da an besitzt du es
river_of_gold-stage-launch = Ein Adelsschiff
    .noun = vor der Wahl des Adelsschiffs
    .about = dein erster Adliger macht eines deiner Schiffe zum Adelsschiff
river_of_gold-stage-discard = Einen Kunden ablegen
    .noun = vor dem Ablegen eines Kunden
    .about = du ziehst zwei neue Kunden und legst dann einen von der Hand ab
river_of_gold-stage-roll = Würfeln oder einstellen
    .noun = vor der Wahl zwischen Würfeln und Einstellen
    .about = Kakita Ryoku stellt den Würfel für 1 Gunst ein, statt zu würfeln
river_of_gold-stage-trade = Tauschen
    .noun = beim Tauschen nach einer Aktion
    .about = nach deiner Aktion darfst du noch tauschen: zwei gleiche Waren gegen eine andere oder 5 Koku gegen 1 Gunst
river_of_gold-stage-over = Das Spiel ist aus
    .noun = nach dem Ende des Spiels
    .about = SP der Regionen, Kunden, Händler, Handwerkerinnen und Adligen werden addiert; die meisten SP gewinnen, dann die meiste Gunst

## The text board
river_of_gold-board-last = { $count ->
    [0] Das ist der letzte Zug.
    [one] Das Ende naht: Nach diesem Zug folgt noch einer.
   *[other] Das Ende naht: Nach diesem Zug folgen noch { $count }.
}
river_of_gold-board-seat = { $seat }: { $vp } SP, Würfel { $die }, { $koku } Koku, { $goods }, Gunst { $favor } von { $cap }.
river_of_gold-board-more = – { $ships }; { $hand } auf der Hand; beliefert: { $served }.
river_of_gold-board-patron = Klanlegende: { $patron }.
river_of_gold-board-row = Bauwerkreihe, Ende der Reihe zuerst:
river_of_gold-board-stack = Stapel { FORM($era, case: "gen") }: noch { $left }, als Nächstes { $tile }.
river_of_gold-board-no_stack = Stapel { FORM($era, case: "gen") }: leer.
river_of_gold-board-deck = Kunden: { $count } im Stapel, abgelegt: { $discards }.
river_of_gold-board-mastery = { $mastery } ({ $goal }): frei { $free }, errungen: { $claimed }.
river_of_gold-board-region = { $number } { $region } ({ $places } SP): Einfluss { $influence }; { $buildings }.
river_of_gold-line-ship = { $ship } auf { $space }
river_of_gold-line-noble_ship = { $ship } (Adelsschiff) auf { $space }
river_of_gold-line-owned = { $tile } auf { $shore } ({ $owners })
river_of_gold-line-served = { $seat }: { $customer } beliefert
river_of_gold-line-advanced = { $seat }: Feld { $step } in der Region { $region }
river_of_gold-line-score = { $place }. { $seat }, { $total } SP

## The alternative text of a picture
river_of_gold-alt-head = Am Goldenen Fluss. { $stage }.
river_of_gold-alt-row = Bauwerkreihe, Ende der Reihe zuerst: { $list }.
river_of_gold-alt-ships = Schiffe: { $list }.
river_of_gold-alt-buildings = Bauwerke: { $list }.
river_of_gold-alt-over = Endstand: { $list }.

## On the picture and the score sheet
river_of_gold-picture-title =
    Am Goldenen
    Fluss
river_of_gold-picture-last = Letzte Züge: { $count }
river_of_gold-sheet-title = Siegpunkte
river_of_gold-sheet-play = Im Spiel
river_of_gold-sheet-regions = Regionen
river_of_gold-sheet-served = Kunden
river_of_gold-sheet-total = Gesamt

## The hand
river_of_gold-hand-stock = **Würfel { $die }** ({ $region }) · { $koku } Koku · { $goods } · Gunst { $favor } von { $cap }
river_of_gold-hand-customers = **Deine Kunden:**
river_of_gold-hand-customer = - { $customer }: { $effect }.
river_of_gold-hand-served = **Beliefert:** { $customers }
river_of_gold-hand-patron = **Klanlegende:** { $patron } ({ $power })

## Menus
river_of_gold-label-plain = { $it }
river_of_gold-label-patron = { $patron }: { $power }
river_of_gold-label-die = Würfel drehen
river_of_gold-label-face = { $face } · { $region }
river_of_gold-label-build = Bauen: { $region }
river_of_gold-label-shore = Bauplatz { $number } · { $cost } Koku · Fluss { $spaces }
river_of_gold-label-building = Bauplatz { $number } · Fluss { $spaces }
river_of_gold-label-sail = Segeln: { $ship }
river_of_gold-label-sail_up = Segeln: { $ship }, 1 Feld mehr
river_of_gold-label-sail_down = Segeln: { $ship }, 1 Feld weniger
river_of_gold-label-deliver = An einen Kunden ausliefern
river_of_gold-label-trade = Tauschen
river_of_gold-label-swap = 2 { $give } gegen 1 { $take }
river_of_gold-label-favor = 5 Koku gegen 1 Gunst
river_of_gold-label-koku = 3 Koku
river_of_gold-label-sell = { $count } { $good } verkaufen
river_of_gold-label-roll = Würfeln
river_of_gold-label-done = Weiter
river_of_gold-label-at_least = { $koku } Koku oder mehr

## Conditions of orders
river_of_gold-topic-die = Mein Würfel zeigt …
river_of_gold-topic-free = Ein Bauplatz ist frei …
river_of_gold-topic-row = Ein Plättchen liegt in der Reihe …
river_of_gold-topic-koku = Ich habe Koku …

river_of_gold-label-build_at = Auf { $number } bauen: { $cost } Koku, Fluss { $spaces }
river_of_gold-detail-building = { $tile } · { $owners }
river_of_gold-purpose-patron = Vorbereitung: Nimm eine Klanlegende.
river_of_gold-purpose-turn = Dein Zug: eine Aktion.
river_of_gold-purpose-good = Eine Belohnung: Nimm eine Ware deiner Wahl.
river_of_gold-purpose-journey = Dein Schiff hat seine Reise beendet: Nimm Koku oder eine Ware.
river_of_gold-purpose-sell = Der Händler, den du beliefert hast, kauft Waren.
river_of_gold-purpose-mark = Eine Belohnung: Setze deinen Marker auf ein Bauwerk, dann gehört es auch dir.
river_of_gold-purpose-mark_own = Eine Belohnung: Setze einen zweiten Marker auf eines deiner Bauwerke.
river_of_gold-purpose-launch = Mach eines deiner Schiffe zum Adelsschiff.
river_of_gold-purpose-discard = Du hast einen Kunden zu viel: Lege einen ab.
river_of_gold-purpose-roll = Dein Zug endet mit dem Würfel: Wirf ihn oder stelle ihn ein.
river_of_gold-purpose-trade = Deine Aktion ist gemacht: Tausche oder beende deinen Zug.
river_of_gold-purpose-later = Deine Aktion in einem späteren Zug.

river_of_gold-prompt-patron = Welche Klanlegende nimmst du?
river_of_gold-prompt-turn = Was tust du?
river_of_gold-prompt-face = Welche Zahl?
river_of_gold-prompt-shore = Welcher Bauplatz?
river_of_gold-prompt-tile = Welches Plättchen?
river_of_gold-prompt-customer = Welchen Kunden belieferst du?
river_of_gold-prompt-discard = Welchen Kunden legst du ab?
river_of_gold-prompt-swap = Was tauschst du?
river_of_gold-prompt-good = Was nimmst du?
river_of_gold-prompt-sell = Wie viele verkaufst du?
river_of_gold-prompt-mark = In welche Region kommt der Marker?
river_of_gold-prompt-building = Auf welches Bauwerk?
river_of_gold-prompt-launch = Welches Schiff wird das Adelsschiff?
river_of_gold-prompt-roll = Würfelst du, oder stellst du den Würfel ein?
river_of_gold-prompt-done = Möchtest du tauschen?
river_of_gold-prompt-condition = Wovon soll es abhängen?
river_of_gold-prompt-region = In welcher Region?
river_of_gold-prompt-kind = Welche Art von Bauwerk?
river_of_gold-prompt-at_least = Wie viele Koku?

## One line below a question: what the choice means
river_of_gold-hint-patron = Eine Klanlegende hilft dir das ganze Spiel lang.
river_of_gold-hint-turn = Eine Aktion pro Zug: Baue in der Region deines Würfels, segle so viele Felder oder liefere dort aus. Davor dreht jede Gunst den Würfel um eins; tauschen kannst du in deinem Zug jederzeit.
river_of_gold-hint-face = Jeder Schritt kostet 1 Gunst, und 1 und 6 sind Nachbarn; der kürzere Weg zählt.
river_of_gold-hint-shore = Die Koku sind die aufgedruckten Kosten; mit einer Handwerkerin der Region zahlst du 2 weniger. Ein Bauplatz an mehr Flussfeldern wird öfter besucht.
river_of_gold-hint-tile = Den Einfluss bekommst du sofort. Hält ein Schiff neben dem Bauwerk, bekommen der Gast und die Besitzer, was auf dem Plättchen steht. Das Plättchen am Ende der Reihe bringt zusätzlich 1 Gunst.
river_of_gold-hint-customer = Du zahlst die Waren. Danach ziehst du zwei Kunden und legst einen ab.
river_of_gold-hint-discard = Er kommt auf den Ablagestapel, wo ihn alle sehen.
river_of_gold-hint-swap = Tauschen ist keine Aktion: Du kannst es tun, sooft du willst.
river_of_gold-hint-good = Du kannst 25 Koku und je 6 von jeder Ware haben; der Rest verfällt.
river_of_gold-hint-sell = Dein Händler zahlt 5 Koku für jede Ware; du kannst auch nichts verkaufen.
river_of_gold-hint-mark = Der Marker macht dich zum Besitzer des Bauwerks. Einfluss bringt er nicht.
river_of_gold-hint-launch = Es bleibt, wo es ist, und hat die Fähigkeiten aller Adligen, die du belieferst.
river_of_gold-hint-roll = Den Würfel einzustellen kostet 1 Gunst.
river_of_gold-hint-done = Deine Aktion ist gemacht. Bevor dein Zug endet, kannst du noch tauschen.

## Facts
river_of_gold-event-region_tiles_dealt = Wertungsplättchen der Regionen 1 bis 6 (Plättchen 1 ist am wenigsten wert, Plättchen 6 am meisten): { $tiles }.
river_of_gold-event-masteries_revealed = Meisterschaften im Spiel: { $masteries }.
river_of_gold-event-tiles_placed = Von Anfang an auf dem Spielplan: { $tiles }.
river_of_gold-event-row_filled = Die Bauwerkreihe, Ende der Reihe zuerst: { $tiles }.
river_of_gold-event-top_shown = Nächstes Plättchen { FORM($era, case: "gen") }: { $tile }.
river_of_gold-event-first_player_drawn = Das Los ist gefallen: Den Anfang macht { FORM($seat, case: "nom") }.
river_of_gold-event-patrons_revealed = Klanlegenden zur Wahl: { $patrons }.
river_of_gold-event-patron_taken = { $patron } steht jetzt { FORM($seat, case: "dat") } zur Seite.
river_of_gold-event-koku_dealt = { FORM($seat, case: "Nom") } beginnt mit { $koku } Koku.
river_of_gold-event-drew = { FORM($seat, case: "Nom") } zieht { $count ->
    [one] einen Kunden
   *[other] { $count } Kunden
}.
river_of_gold-event-drew_customers = Du hast gezogen: { $customers }.
river_of_gold-event-deck_shuffled = Der Kundenstapel war leer; { $count ->
    [one] der abgelegte Kunde bildet den neuen.
   *[other] die { $count } abgelegten Kunden wurden zu einem neuen gemischt.
}
river_of_gold-event-ship_started = { FORM($seat, case: "Nom") } würfelt eine { $roll } und startet mit { FORM($ship, case: "dat") } auf { $to }.
river_of_gold-event-rolled = { FORM($seat, case: "Nom") } würfelt für den nächsten Zug eine { $face } ({ $region }).
river_of_gold-event-die_set = { FORM($seat, case: "Nom") } stellt für 1 Gunst den Würfel auf { $face } ({ $region }).
river_of_gold-event-die_turned = { FORM($seat, case: "Nom") } dreht für { $favor } Gunst den Würfel von { $from } auf { $to }.
river_of_gold-event-traded = { FORM($seat, case: "Nom") } tauscht 2 { $give } gegen 1 { $take }.
river_of_gold-event-favor_bought = { FORM($seat, case: "Nom") } tauscht 5 Koku gegen 1 Gunst.
river_of_gold-event-built = { FORM($seat, case: "Nom") } baut { $tile } auf { $shore } ({ $region }) und zahlt { $cost } Koku.
river_of_gold-event-sailed = { FORM($seat, case: "Nom") } segelt mit { FORM($ship, case: "dat") } von { $from } zu { $to } ({ $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}).
river_of_gold-event-gained = { $amount ->
    [0] Für { $lost } hat { FORM($seat, case: "nom") } keinen Platz mehr ({ $source }).
   *[other] { $spilled ->
        [0] { FORM($seat, case: "Nom") } erhält { $gain } ({ $source }).
       *[other] { FORM($seat, case: "Nom") } erhält { $gain } ({ $source }); für { $lost } mehr war kein Platz.
    }
}
river_of_gold-event-advanced = { FORM($seat, case: "Nom") } gewinnt { $count } Einfluss in der Region { $region }, jetzt Feld { $to } ({ $source }).
river_of_gold-event-journey_completed = { FORM($seat, case: "Nom") } beendet mit { FORM($ship, case: "dat") } eine Reise.
river_of_gold-event-sold = { FORM($seat, case: "Nom") } verkauft dem Händler { $silk } Seide, { $rice } Reis und { $porcelain } Porzellan.
river_of_gold-event-delivered = { FORM($seat, case: "Nom") } beliefert { FORM($customer, case: "acc") } in der Region { $region }.
river_of_gold-event-cap_raised = { FORM($seat, case: "Nom") } kann jetzt { $cap } Gunst haben.
river_of_gold-event-marked = { FORM($seat, case: "Nom") } setzt einen zweiten Marker auf { $shore }.
river_of_gold-event-nothing_to_mark = Für den zweiten Marker { FORM($seat, case: "gen") } gab es kein Bauwerk.
river_of_gold-event-noble_ship_launched = { FORM($seat, case: "Nom") } macht { FORM($ship, case: "acc") } zum Adelsschiff.
river_of_gold-event-discarded = { FORM($seat, case: "Nom") } legt { FORM($customer, case: "acc") } ab.
river_of_gold-event-tile_discarded = { $tile } verlässt die Reihe.
river_of_gold-event-tile_entered = { $tile } kommt in die Reihe.
river_of_gold-event-emperor_visited = **Der Kaiser kommt zu Besuch:** Alle Bauwerke belohnen ihre Besitzer.
river_of_gold-event-end_triggered = **Das letzte Plättchen ist in der Reihe.** Jetzt beendet { FORM($seat, case: "nom") } den Zug, danach haben alle anderen noch einen.
river_of_gold-event-mastery_claimed = Die { $mastery } geht an { FORM($seat, case: "acc") }: { $vp } SP.
river_of_gold-event-region_scored = { $region }: { $scored } SP.
river_of_gold-event-counted = Schlusswertung für { FORM($seat, case: "acc") }: { $regions } SP für Regionen, { $customers } für Kunden, { $merchants } für Händler, { $artisans } für Handwerkerinnen und { $nobles } für Adlige; Endstand { $total } SP.
river_of_gold-event-ended = Das Spiel ist aus. SP: { $totals }. Ränge: { $places }.

## Refusals
river_of_gold-refusal-not_now = Das ist { $stage } nicht möglich.
river_of_gold-refusal-not_offered = { $patron } steht nicht zur Wahl.
river_of_gold-refusal-wrong_region = Für die Region { $region } brauchst du eine { $needed }, dein Würfel zeigt aber { $die }. Mit Gunst kannst du ihn drehen.
river_of_gold-refusal-occupied = Auf { $shore } steht schon ein Bauwerk.
river_of_gold-refusal-too_little_koku = Das kostet { $needs } Koku, und du hast { $has }.
river_of_gold-refusal-not_in_row = { $tile } liegt nicht in der Reihe.
river_of_gold-refusal-no_free_change = Mit { FORM($ship, case: "dat") } segelst du genau so viele Felder, wie der Würfel zeigt. Ändern kann das nur ein Adelsschiff mit dem Adligen 5.
river_of_gold-refusal-not_in_hand = Du hast { FORM($customer, case: "acc") } nicht auf der Hand.
river_of_gold-refusal-too_few_goods = Dafür brauchst du { $needs } { $good }, und du hast { $has }.
river_of_gold-refusal-too_little_favor = Dafür brauchst du { $needs } Gunst, und du hast { $has }.
river_of_gold-refusal-same_face = Dein Würfel zeigt schon { $face }.
river_of_gold-refusal-same_good = { $good } tauschst du gegen eine andere Ware, nicht gegen dieselbe.
river_of_gold-refusal-goods_full = Mehr { $good } kannst du nicht behalten.
river_of_gold-refusal-favor_full = Du hast schon { $cap } Gunst; mehr geht nicht.
river_of_gold-refusal-not_your_turn = Tauschen kannst du nur in deinem eigenen Zug.
river_of_gold-refusal-not_to_mark = Auf { $shore } kann der Marker nicht liegen. Er gehört auf ein Bauwerk mit genau einem Marker: auf ein eigenes mit Mönch 1, 3 oder 5, auf ein gegnerisches mit Mönch 2, 4 oder 6.

## The Emperor's visit, in a post of its own
river_of_gold-moment = **Der Kaiser kommt zu Besuch:** Jedes Bauwerk belohnt seinen Besitzer.
river_of_gold-moment-group-brought = Das brachte der Besuch
river_of_gold-moment-nothing = Bisher nichts
river_of_gold-moment-gains = { $seat }: { $gains }
river_of_gold-event-gains = { FORM($seat, case: "Nom") } erhält { $gains }.

## Switches, in the lobby
river_of_gold-option-patrons = Klanlegenden
    .about = Spielt ihr mit Klanlegenden, und wie werden sie verteilt?
    .none = keine
    .draft = reihum gewählt
    .own_clan = aus dem eigenen Klan
river_of_gold-option-trades = Tauschen
    .about = Wann tauschen darf, wer am Zug ist.
    .at_decisions = bei Entscheidungen
    .always = jederzeit
river_of_gold-option-merchant_order = Boni der Händler
    .about = Die Reihenfolge, wenn mehrere Händler einen Bonus bringen.
    .region = nach Region
    .delivery = wie beliefert
river_of_gold-option-noble_time = Fähigkeiten der Adligen
    .about = Wann die Fähigkeiten der Adligen 3, 4 und 6 wirken.
    .after = nach allen Belohnungen
    .between = zwischen Gast und Besitzern
river_of_gold-option-emperor_next = Nach dem Besuch des Kaisers
    .about = Wer nach dem Besuch des Kaisers weitermacht.
    .active = wer am Zug ist
    .next = wer als Nächstes dran ist
river_of_gold-option-last_roll = Letzte Würfe
    .about = Auch in der Endphase wird noch gewürfelt.

## The end card
river_of_gold-reckoning = **{ $seat }** { $total } SP: { $vp } im Spiel, Regionen { $regions }, Kunden { $customers }, Händler { $merchants }, Handwerkerinnen { $artisans }, Adlige { $nobles }.

## The legend
river_of_gold-legend-clans = Jeder Klan hat eine Form, eine Farbe und ein Wappen.
river_of_gold-legend-ship = Ein Schiff: Das Segel hat die Form des Klans, der Buchstabe am Rumpf sagt, welches Schiff es ist.
river_of_gold-legend-noble = Der goldene Hut: das Adelsschiff.
river_of_gold-legend-region = Eine Würfelseite steht für eine Region.
river_of_gold-legend-empty = Ein leerer Bauplatz: seine Nummer, seine Region und was es kostet, dort zu bauen.
river_of_gold-legend-building = Ein Bauwerk: links Nummer und Plättchen, rechts, was Gäste bekommen; unten der Besitzer und sein Ertrag.
river_of_gold-legend-kinds = Die Arten von Bauwerken: Hafen, Markt, Anwesen, Schrein.
river_of_gold-legend-row_tile = Ein Plättchen der Reihe. Auf Schwarz: der Einfluss, den es beim Bauen bringt, und was Besitzer bekommen.
river_of_gold-legend-end_slot = Das Ende der Reihe: Wer dieses Plättchen baut, bekommt 1 Gunst.
river_of_gold-legend-track = Ein Marker auf einer Einflussleiste; jeder Klan hat auf einem Feld seine eigene Ecke.
river_of_gold-legend-goods = Koku, Seide, Reis, Porzellan.
river_of_gold-legend-favor = Gunst, und wie viel davon ein Klan haben kann.
river_of_gold-legend-vp = Siegpunkte.
river_of_gold-legend-callings = Kunden: Handwerkerin, Älteste, Händler, Mönch, Adliger. Die Zahl ist ihre Region.
river_of_gold-legend-journey = Eine beendete Reise.
river_of_gold-legend-payable = Du hast die Waren, die dieser Kunde will.
river_of_gold-legend-emperor = Die Blume schließt den ersten Stapel ab: Der Kaiser kommt zu Besuch. Die Fahne beendet das Spiel.

## Nachschlagen: welche Arten von Dingen es gibt, was über die ohne eigenen Text gesagt wird, und Begriffe
river_of_gold-thing-clan = Klan
river_of_gold-thing-region = Region
river_of_gold-thing-good = Ware
river_of_gold-thing-kind = Bauwerk
river_of_gold-thing-tile = Bauwerkplättchen, { $era }
river_of_gold-thing-calling = Kunde
river_of_gold-thing-customer = Kunde, { $region }
river_of_gold-thing-mastery = Meisterschaft
river_of_gold-thing-patron = Klanlegende, { $clan }
river_of_gold-thing-ship = Schiff
river_of_gold-thing-stage = Phase
river_of_gold-thing-term = Begriff
river_of_gold-about-region = Region des Würfels { $number }; ihre Bauplätze am Ufer: { $spaces }; Feld 2 ihrer Leiste bringt 1 { $good }
river_of_gold-about-tile = wer baut, gewinnt { $bonus } Einfluss; Gäste bekommen { $visitor }; Besitzer bekommen { $owner }
river_of_gold-about-customer = will { $order }; bringt: { $effect }
river_of_gold-about-mastery = { $goal }; wer es zuerst schafft, erhält die meisten SP
river_of_gold-term-die = Würfel
    .about = am Ende deines Zuges für den nächsten geworfen. Er ist die Zahl der Felder, die dein Schiff segelt, und die Region, in der du baust und auslieferst
river_of_gold-term-koku = Koku
    .about = Geld, höchstens 25. Damit zahlst du Bauwerke; 5 Koku tauschst du gegen 1 Gunst
river_of_gold-term-favor = Gunst
    .about = 1 Gunst dreht deinen Würfel vor der Aktion um eins. Du hast höchstens 3, und 1 mehr für jeden Mönch
river_of_gold-term-influence = Einfluss
    .about = dein Platz auf der Leiste einer Region. Ihre Felder bringen Belohnungen, und am Ende bekommen die Vordersten SP
river_of_gold-term-row = Die Reihe
    .about = vier Plättchen, die du bauen kannst. Das am Ende der Reihe bringt 1 Gunst dazu
river_of_gold-term-emperor = Besuch des Kaisers
    .about = wenn das letzte Plättchen der ersten Ära in die Reihe kommt, bekommen alle für jedes ihrer Bauwerke die Besitzerbelohnung
river_of_gold-term-noble_ship = Adelsschiff
    .about = das Schiff, das dein erster Adliger nimmt. Es hat die Fähigkeiten aller Adligen, die du belieferst

## Die Lektion: warum jede Frage zählt, und was zu einer anderen Wahl zu sagen ist
river_of_gold-lesson-turn = Eine Aktion pro Zug: für Koku und Waren segeln, bauen, wo Schiffe vorbeikommen, oder einem Kunden liefern, dessen Region dein Würfel zeigt.
    .other = Schau, was deine Kunden wollen und welche Region der Würfel für sie zeigen muss.
river_of_gold-lesson-turn-1 = Dein Würfel sagt, wie weit ein Schiff segelt und in welcher Region du baust und auslieferst. Segeln bringt etwas für jeden der vier Bauplätze, die dein Schiff dann berührt: 1 Koku für einen leeren, sonst die Belohnung für Gäste.
    .other = Bauen kostet Koku und Ausliefern Waren. Segeln geht immer und bringt beides.
river_of_gold-lesson-trade = Nach deiner Aktion darfst du tauschen, musst aber nicht. Behalte Waren, die deine Kunden wollen.
    .other = Tauschen kostet dich nichts: Es verbraucht keine Aktion.
river_of_gold-lesson-trade-1 = Nach deiner Aktion darfst du tauschen: zwei gleiche Waren gegen eine andere oder 5 Koku gegen 1 Gunst. Du musst nicht; dann sagst du, dass du fertig bist.
    .other = Tauschen kostet dich nichts: Es verbraucht keine Aktion.
river_of_gold-lesson-turn-2 = Dein Bauwerk bringt seinem Besitzer etwas, sooft jemand es besucht, du oder andere. Baue, wo Schiffe vorbeikommen. Der Einfluss bringt dich sofort auf der Leiste der Region voran, mit Belohnungen unterwegs.
    .other = Schau, wie viele Flussfelder einen Bauplatz berühren: Dort kommen mehr Schiffe vorbei.
river_of_gold-lesson-trade-2 = Behalte Waren, die deine Kunden wollen: Dein Adliger in Region 1 will Seide, Reis und zweimal Porzellan.
    .other = Deine Kunden sind auf deiner Hand; das Panel zeigt, was jeder will.
river_of_gold-lesson-turn-3 = Gunst dreht deinen Würfel vor der Aktion, je 1 um eins. Von 6 auf 1 ist ein Schritt, und 1 ist die Region deines Adligen. Dreh ihn, dann kannst du ausliefern.
    .other = Ohne die richtige Region kannst du nicht ausliefern. Dafür ist Gunst da.
river_of_gold-lesson-turn-4 = Ausliefern: Du zahlst die Waren, und der Kunde bringt Einfluss und eine Fähigkeit für den Rest des Spiels. Belieferte Kunden sind umso mehr SP wert, je mehr du hast: 2, 5, 9, 14.
    .other = Am Ende gewinnt, wer ausliefert. Schau, welchen Kunden du beliefern kannst und was der Würfel zeigen muss.
river_of_gold-lesson-launch = Eines deiner Schiffe wird zum Adelsschiff, das von nun an die Fähigkeiten deiner Adligen hat.
    .other = Beide Schiffe sind gut. Die Fähigkeit fährt mit dem Schiff mit.
river_of_gold-lesson-launch-1 = Dein erster Adliger macht eines deiner Schiffe zum Adelsschiff, das von nun an seine Fähigkeit hat. Nimm das, das bald an Märkten vorbeikommt.
    .other = Beide Schiffe sind gut. Die Fähigkeit fährt mit dem Schiff mit.
river_of_gold-lesson-discard = Behalte Kunden, die du bald beliefern kannst, in Regionen, in denen du bist.
    .other = Ein Kunde, der will, was du hast, ist mehr wert als einer, der mehr bringt.
river_of_gold-lesson-discard-1 = Du ziehst zwei neue Kunden und legst einen von der Hand ab. Behalte die, die du bald beliefern kannst, in Regionen, in denen du bist.
    .other = Ein Kunde, der will, was du hast, ist mehr wert als einer, der mehr bringt.

## What a seat should know before it confirms
river_of_gold-warning-good = Du hast von dieser Ware schon so viel, wie du haben darfst; diese geht verloren.
river_of_gold-warning-koku = Du hast schon so viel Koku, wie du haben darfst; dieses geht verloren.
