# Rising Sun. Names are found by the ids of the rules; each thing has one name, with the forms it needs.
# `.Nom` is the nominative that opens a sentence.

rising_sun-title = Rising Sun
rising_sun-rules = Drei bis fünf Klane verbünden sich, verraten einander und kämpfen drei Jahreszeiten lang um Provinzen. Jede Jahreszeit beginnt mit der **Teezeremonie**: Mach Angebote, such dir einen Verbündeten und sag Bescheid, wenn du fertig bist. Ein Angebot seht nur ihr beide. In der **Politikphase** spielst du ein Mandat, wenn du am Zug bist; alle führen es aus, du und dein Verbündeter bekommt mehr. **Rekrutierung** bringt Figuren, **Marschieren** bewegt sie, **Aufrüstung** verkauft Jahreszeitenkarten, **Ernte** zahlt aus, **Verrat** bricht dein Bündnis und ersetzt fremde Figuren. Dreimal pro Jahreszeit belohnen die Kami den Klan, der an ihrem Schrein die meiste Stärke hat. Dann kommt der **Krieg**, Provinz für Provinz: Du bietest geheim Münzen auf vier Kriegsvorteile, und die meiste Stärke gewinnt den Kriegsmarker. Im Winter bringen die Marker Punkte, besonders solche aus verschiedenen Provinzen. Bei jedem Gleichstand entscheidet die Ehre. Die meisten Siegpunkte (SP) gewinnen. Du spielst im Panel; `/rokugan play` nimmt Spielzüge in Notation an, etwa `play harvest`, `move bushi edo oshu` oder `offer lotus ally give 2c`. Angebote und Antworten sind vor dem Krieg jederzeit möglich, auch wenn du nicht am Zug bist. `/rokugan rules` mit `{ option-card.name }:` sagt dir, was eine Jahreszeitenkarte tut.
rising_sun-score = { $count } SP
rising_sun-conditions = Eine Anweisung kann davon abhängen, wer in einer Provinz die meiste Stärke hat, mit wem du verbündet bist oder wie viele Münzen du hast. Geprüft wird sie, wenn du am Zug bist.

## Clans, each with what only it can do
rising_sun-clan-koi = Koi
    .power = wenn der Krieg beginnt, werden deine Ronin zu Münzen; gewinnst du „Ronin anheuern“, ist jede nicht gebotene Münze 1 Stärke
    .nom = der Koi
    .Nom = Der Koi
    .acc = den Koi
    .dat = dem Koi
    .gen = des Koi
    .gender = m
rising_sun-clan-lotus = Lotus
    .power = dein Mandatsplättchen liegt verdeckt, und du nennst das Mandat, das ausgeführt wird
    .nom = der Lotus
    .Nom = Der Lotus
    .acc = den Lotus
    .dat = dem Lotus
    .gen = des Lotus
    .gender = m
rising_sun-clan-turtle = Schildkröte
    .power = deine Festungen bewegen sich wie Figuren und haben je 1 Stärke; niemand kann sie töten, nehmen oder ersetzen
    .nom = die Schildkröte
    .Nom = Die Schildkröte
    .acc = die Schildkröte
    .dat = der Schildkröte
    .gen = der Schildkröte
    .gender = f
rising_sun-clan-dragonfly = Libelle
    .power = du beschwörst in jeder Provinz, und deine Bewegungen enden in jeder Provinz
    .nom = die Libelle
    .Nom = Die Libelle
    .acc = die Libelle
    .dat = der Libelle
    .gen = der Libelle
    .gender = f
rising_sun-clan-bonsai = Bonsai
    .power = eine Jahreszeitenkarte oder eine Festung kostet dich nie mehr als 1 Münze
    .nom = der Bonsai
    .Nom = Der Bonsai
    .acc = den Bonsai
    .dat = dem Bonsai
    .gen = des Bonsai
    .gender = m

## Provinces and sea routes; the code stands on war tokens that somebody has taken
rising_sun-province-hokkaido = Hokkaido
    .code = Ho
rising_sun-province-oshu = Oshu
    .code = Os
rising_sun-province-edo = Edo
    .code = Ed
rising_sun-province-kyoto = Kyoto
    .code = Ky
rising_sun-province-kansai = Kansai
    .code = Ks
rising_sun-province-nagato = Nagato
    .code = Na
rising_sun-province-shikoku = Shikoku
    .code = Sh
rising_sun-province-kyushu = Kyushu
    .code = Ku
rising_sun-route-hokkaido_oshu = Seeweg zwischen Hokkaido und Oshu
rising_sun-route-hokkaido_kansai = Seeweg zwischen Hokkaido und Kansai
rising_sun-route-hokkaido_kyushu = Seeweg zwischen Hokkaido und Kyushu
rising_sun-route-kansai_shikoku = Seeweg zwischen Kansai und Shikoku
rising_sun-route-kansai_kyushu = Seeweg zwischen Kansai und Kyushu
rising_sun-route-kyushu_shikoku = Seeweg zwischen Kyushu und Shikoku
rising_sun-place-map = in { $province }
    .label = { $province }
rising_sun-place-shrine = am Schrein von { $kami }
    .label = Schrein von { $kami }

## Seasons
rising_sun-season-spring = Frühling
rising_sun-season-summer = Sommer
rising_sun-season-autumn = Herbst
rising_sun-winter = Winter

## What can be gained and given
rising_sun-gain-vp = { $count } SP
rising_sun-gain-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
rising_sun-gain-ronin = { $count } Ronin
rising_sun-goods-nothing = nichts
rising_sun-terms-alliance = ein Bündnis
rising_sun-terms-gives = { FORM($seat, case: "nom") } gibt { $goods }
rising_sun-terms-wants = { FORM($seat, case: "nom") } will { $goods }
rising_sun-terms-you_give = du gibst { $goods }
rising_sun-terms-you_get = du bekommst { $goods }

## Figures and strongholds; the letters stand beside a monster on the board
## .one is an accusative. The cases have “ein” where a clan has several of the kind.
rising_sun-figure-bushi = Bushi
    .one = einen Bushi
    .label = Bushi
    .letters = B
    .nom = ein Bushi
    .acc = einen Bushi
    .dat = einem Bushi
    .gen = eines Bushi
    .gender = m
rising_sun-figure-shinto = Shinto
    .one = einen Shinto
    .label = Shinto
    .letters = S
    .nom = ein Shinto
    .acc = einen Shinto
    .dat = einem Shinto
    .gen = eines Shinto
    .gender = m
rising_sun-figure-daimyo = Daimyo
    .one = den Daimyo
    .label = Daimyo
    .letters = D
    .nom = der Daimyo
    .acc = den Daimyo
    .dat = dem Daimyo
    .gen = des Daimyo
    .gender = m
rising_sun-figure-komainu = Komainu
    .one = den Komainu
    .label = Komainu
    .letters = Ko
    .nom = der Komainu
    .acc = den Komainu
    .dat = dem Komainu
    .gen = des Komainu
    .gender = m
rising_sun-figure-oni_of_skulls = Oni der Schädel
    .one = den Oni der Schädel
    .label = Oni der Schädel
    .letters = Sc
    .nom = der Oni der Schädel
    .acc = den Oni der Schädel
    .dat = dem Oni der Schädel
    .gen = des Oni der Schädel
    .gender = m
rising_sun-figure-yurei = Yurei
    .one = den Yurei
    .label = Yurei
    .letters = Yu
    .nom = der Yurei
    .acc = den Yurei
    .dat = dem Yurei
    .gen = des Yurei
    .gender = m
rising_sun-figure-river_dragon = Flussdrache
    .one = den Flussdrachen
    .label = Flussdrache
    .letters = Dr
    .nom = der Flussdrache
    .acc = den Flussdrachen
    .dat = dem Flussdrachen
    .gen = des Flussdrachen
    .gender = m
rising_sun-figure-oni_of_blood = Oni des Blutes
    .one = den Oni des Blutes
    .label = Oni des Blutes
    .letters = Bl
    .nom = der Oni des Blutes
    .acc = den Oni des Blutes
    .dat = dem Oni des Blutes
    .gen = des Oni des Blutes
    .gender = m
rising_sun-figure-oni_of_souls = Oni der Seelen
    .one = den Oni der Seelen
    .label = Oni der Seelen
    .letters = Se
    .nom = der Oni der Seelen
    .acc = den Oni der Seelen
    .dat = dem Oni der Seelen
    .gen = des Oni der Seelen
    .gender = m
rising_sun-figure-oni_of_hate = Oni des Hasses
    .one = den Oni des Hasses
    .label = Oni des Hasses
    .letters = Ha
    .nom = der Oni des Hasses
    .acc = den Oni des Hasses
    .dat = dem Oni des Hasses
    .gen = des Oni des Hasses
    .gender = m
rising_sun-figure-oni_of_spite = Oni der Bosheit
    .one = den Oni der Bosheit
    .label = Oni der Bosheit
    .letters = Bo
    .nom = der Oni der Bosheit
    .acc = den Oni der Bosheit
    .dat = dem Oni der Bosheit
    .gen = des Oni der Bosheit
    .gender = m
rising_sun-figure-stronghold = Festung
    .one = eine Festung
    .label = Festung
    .nom = eine Festung
    .acc = eine Festung
    .dat = einer Festung
    .gen = einer Festung
    .gender = f
rising_sun-several = { $count } { $figure }
rising_sun-strongholds = { $count ->
    [one] 1 Festung
   *[other] { $count } Festungen
}

## Mandates, each with what it brings
rising_sun-mandate-recruit = Rekrutierung
    .effect = alle beschwören an Festungen; Erteiler und Verbündete 1 mehr
rising_sun-mandate-marshal = Marschieren
    .effect = alle dürfen bewegen; Erteiler und Verbündete auch 1 Festung bauen
rising_sun-mandate-train = Aufrüstung
    .effect = alle dürfen eine Karte kaufen; Erteiler und Verbündete 1 billiger
rising_sun-mandate-harvest = Ernte
    .effect = alle erhalten 1 Münze; Erteiler und Verbündete ernten Provinzen
rising_sun-mandate-betray = Verrat
    .effect = der Erteiler bricht das Bündnis und ersetzt zwei Figuren

## Shrines, each with what its kami gives
rising_sun-kami-amaterasu = Amaterasu
    .effect = an die Spitze der Ehrenleiste
rising_sun-kami-fujin = Fujin
    .effect = zwei Bewegungen
rising_sun-kami-hachiman = Hachiman
    .effect = 2 Ronin
rising_sun-kami-raijin = Raijin
    .effect = ein Bushi in einer beliebigen Provinz
rising_sun-kami-ryujin = Ryujin
    .effect = eine Jahreszeitenkarte kaufen
rising_sun-kami-susanoo = Susanoo
    .effect = 1 SP pro Festung
rising_sun-kami-tsukuyomi = Tsukuyomi
    .effect = 2 Münzen

## What is bid for in a battle
rising_sun-advantage-seppuku = Seppuku
    .short = Seppuku
rising_sun-advantage-hostage = Geisel nehmen
    .short = Geisel
rising_sun-advantage-ronin = Ronin anheuern
    .short = Ronin
rising_sun-advantage-poets = Kaiserliche Dichter
    .short = Dichter

## Season cards, each with what it does, and a name short enough for the picture
rising_sun-kind-enhancement = Stärkung
rising_sun-kind-virtue = Tugend
rising_sun-kind-monster = Monster
rising_sun-kind-war_upgrade = Kriegsverbesserung
rising_sun-kind-winter_upgrade = Winterverbesserung
rising_sun-set-torii = Torii
rising_sun-set-tea = Tee
rising_sun-set-horseman = Reiter
rising_sun-card-full = { $copies ->
    [one] { $card }
   *[other] { $card } ×{ $copies }
} ({ $kind }, Kosten { $cost }): { $text }.
rising_sun-card-kind = Jahreszeitenkarte, { $kind }, Kosten { $cost }
rising_sun-card-owned = - { $card }: { $text }.
rising_sun-card-counted = { $copies ->
    [one] { $card }
   *[other] { $card } ×{ $copies }
}
rising_sun-card-komainu = Komainu
    .text = Stärke 1; Shinto und Monster zugleich
    .short = Komainu
rising_sun-card-oni_of_skulls = Oni der Schädel
    .text = Stärke 1; 3, wo deine Ehre die niedrigste ist
    .short = Schädel
rising_sun-card-path_of_the_lion = Pfad des Löwen
    .text = dein Daimyo hat 1 Stärke mehr
    .short = Löwe
rising_sun-card-righteousness = Rechtschaffenheit
    .text = 1 SP für jede deiner Figuren, die getötet wird
    .short = Rechtschaffenheit
rising_sun-card-way_of_the_shogun = Weg des Shoguns
    .text = 3 Münzen, wenn der Krieg beginnt
    .short = Shogun
rising_sun-card-path_of_the_serpent = Pfad der Schlange
    .text = du darfst von anderen 1 Münze für jeden Seeweg verlangen; wer keine hat, kann ihn nicht nutzen
    .short = Schlange
rising_sun-card-respect = Respekt
    .text = gewinnst du „Geisel nehmen“, nimm 1 Geisel mehr
    .short = Respekt
rising_sun-card-way_of_bushido = Weg des Bushido
    .text = wenn der Krieg beginnt, 2 Münzen und 2 SP für jede unterschiedliche Tugend, die du hast
    .short = Bushido
rising_sun-card-way_of_the_ronin = Weg des Ronin
    .text = 2 Ronin, wenn der Krieg beginnt
    .short = Ronin
rising_sun-card-yurei = Yurei
    .text = Stärke 2; Daimyo und Monster zugleich
    .short = Yurei
rising_sun-card-form_of_the_kitsune = Gestalt des Kitsune
    .text = im Winter 3 SP für jede deiner Festungen auf der Landkarte
    .short = Kitsune
rising_sun-card-form_of_the_phoenix = Gestalt des Phönix
    .text = im Winter 3 SP für jede unterschiedliche Tugend, die du hast
    .short = Phönix
rising_sun-card-path_of_the_dragon = Pfad des Drachen
    .text = dein Daimyo hat 3 Stärke mehr
    .short = Drache
rising_sun-card-river_dragon = Flussdrache
    .text = Stärke 5
    .short = Flussdrache
rising_sun-card-way_of_the_moneylender = Weg des Geldverleihers
    .text = 5 Münzen, wenn der Krieg beginnt
    .short = Geldverleiher
rising_sun-card-benevolence = Güte
    .text = beim Kaufen oder Bauen darfst du 1 der Münzen jemandem schenken: 1 Ehrenschritt und 2 SP
    .short = Güte
rising_sun-card-path_of_the_kenin = Pfad des Kenin
    .text = nach dem Beschwören darfst du einen Bushi an einer deiner Festungen platzieren
    .short = Kenin
rising_sun-card-path_of_the_light = Pfad des Lichts
    .text = nach jeder Rekrutierung darfst du einen Shinto an einem Schrein platzieren
    .short = Licht
rising_sun-card-justice = Gerechtigkeit
    .text = 3 SP, wenn du Figuren von jemandem mit weniger Ehre tötest
    .short = Gerechtigkeit
rising_sun-card-oni_of_blood = Oni des Blutes
    .text = Stärke 2; 4, wo deine Ehre die niedrigste ist
    .short = Blut
rising_sun-card-oni_of_souls = Oni der Seelen
    .text = Stärke 1; nimmst du den Kriegsmarker seiner Provinz, 2 SP für jeden deiner Oni
    .short = Seelen
rising_sun-card-path_of_the_samurai = Pfad des Samurai
    .text = nach jeder Rekrutierung darfst du einen Bushi in einer beliebigen Provinz platzieren
    .short = Samurai
rising_sun-card-form_of_the_beast = Gestalt der Bestie
    .text = im Winter 3 SP für jedes Monster, das du hast
    .short = Bestie
rising_sun-card-oni_of_hate = Oni des Hasses
    .text = Stärke 1; wohin er kommt, tötet er von allen mit mehr Ehre je einen Bushi oder Shinto
    .short = Hass
rising_sun-card-oni_of_spite = Oni der Bosheit
    .text = Stärke 1; wohin er kommt, nimmt er dort allen mit mehr Ehre 2 SP ab
    .short = Bosheit
rising_sun-card-way_of_the_katana = Weg des Katana
    .text = deine Bushi haben im Krieg Stärke 2
    .short = Katana
rising_sun-card-honesty = Aufrichtigkeit
    .text = solange du verbündet bist, 2 SP für jedes Mandat, das du erteilst, außer Verrat
    .short = Aufrichtigkeit
rising_sun-card-path_of_the_patron = Pfad des Gönners
    .text = 2 Münzen nach dem Beschwören, wenn mindestens zwei weniger Ehre haben
    .short = Gönner
rising_sun-card-path_of_the_warlord = Pfad des Kriegsherrn
    .text = 1 Münze nach dem Beschwören
    .short = Kriegsherr
rising_sun-card-loyalty = Treue
    .text = solange du verbündet bist, jedes Mal 1 SP mehr, wenn du SP gewinnst, außer im Winter
    .short = Treue
rising_sun-card-way_of_the_merchant = Weg des Händlers
    .text = 1 Münze, wenn jemand mit mehr Münzen welche aus dem Vorrat erhält
    .short = Händler
rising_sun-card-form_of_the_kindred = Gestalt der Verbundenen
    .text = im Winter 3 SP für jede Jahreszeit, in der du verbündet warst
    .short = Verbundene
rising_sun-card-path_of_the_unrighteous = Pfad der Unredlichen
    .text = dein Verrat darf 1 weitere Figur ersetzen, egal von wem, sogar einen Shinto am Schrein
    .short = Unredliche
rising_sun-card-courage = Mut
    .text = 2 SP für jeden Kriegsmarker, den du nimmst
    .short = Mut
rising_sun-card-path_of_the_ninja = Pfad des Ninja
    .text = nach dem Beschwören darfst du irgendwo einen Bushi töten; kostet 1 Ehrenschritt
    .short = Ninja
rising_sun-card-way_of_the_righteous = Weg der Rechtschaffenen
    .text = wenn der Krieg beginnt, nimm allen mit weniger Ehre 1 Münze ab
    .short = Rechtschaffene
rising_sun-card-mercy = Gnade
    .text = wenn du fremde Figuren töten würdest, darfst du sie alle verschonen und erhältst 2 SP
    .short = Gnade
rising_sun-card-path_of_the_monkey = Pfad des Affen
    .text = nach dem Beschwören darfst du dem reichsten Gegner 1 Münze abnehmen; kostet 1 Ehrenschritt
    .short = Affe
rising_sun-card-form_of_the_demon = Gestalt des Dämons
    .text = im Winter 3 SP für jeden Oni, den du hast
    .short = Dämon
rising_sun-card-path_of_the_spirit = Pfad des Geistes
    .text = 2 Münzen und 2 SP nach dem Beschwören, wenn du die meiste Ehre hast
    .short = Geist
## Where a gain comes from
rising_sun-cause-income = Einkommen
rising_sun-cause-hostage_returned = Geisel freigelassen
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
rising_sun-answer-ask = du wirst jedes Mal gefragt
    .label = Jedes Mal fragen
rising_sun-answer-always = sie wird eingesetzt; gefragt wirst du nur, wenn es etwas zu wählen gibt
    .label = Immer einsetzen und nur fragen, wenn es etwas zu wählen gibt
rising_sun-answer-never = sie wird nie eingesetzt
    .label = Nie einsetzen

## Conditions of orders
rising_sun-topic-lead = Ich habe die meiste Stärke in …
rising_sun-topic-behind = Jemand anders hat die meiste Stärke in …
rising_sun-topic-empty = Niemand hat Stärke in …
rising_sun-topic-allied = Ich bin verbündet mit …
rising_sun-topic-coins = Ich habe Münzen …

## When Koi swaps
rising_sun-swap-first = Zuerst tauschen, dann die 2 neuen Ronin behalten
rising_sun-swap-last = Zuerst die 2 Ronin nehmen, dann alle tauschen

## Stages: as a heading, as it stands in “das ist … nicht möglich”, and what the seat that is asked has to do
rising_sun-stage-tea = Teezeremonie
    .noun = während der Teezeremonie
    .task = Teezeremonie. Mach Angebote, beantworte die der anderen und sag Bescheid, wenn du fertig bist.
rising_sun-stage-mandate = Wahl eines Mandats
    .noun = während der Wahl eines Mandats
    .task = Dein Mandatszug. Spiele eins der vier Plättchen, die du gezogen hast.
rising_sun-stage-recruit = Rekrutierung
    .noun = während einer Rekrutierung
    .task = Eine Rekrutierung. Beschwöre Figuren an deinen Festungen.
rising_sun-stage-marshal = Marschieren
    .noun = beim Marschieren
    .task = Marschieren. Bewege deine Figuren, jede einmal.
rising_sun-stage-train = Aufrüstung
    .noun = während einer Aufrüstung
    .task = Eine Aufrüstung. Kaufe eine Jahreszeitenkarte oder passe.
rising_sun-stage-betray = Verrat
    .noun = während eines Verrats
    .task = Dein Verrat. Ersetze Figuren von zwei Klanen oder sag, dass du fertig bist.
rising_sun-stage-amaterasu = Der Schrein von Amaterasu
    .noun = vor der Entscheidung über Amaterasu
    .task = Amaterasu ist dir gewogen. Du kannst an die Spitze der Ehrenleiste gehen.
rising_sun-stage-fujin = Der Schrein von Fujin
    .noun = während der Bewegungen für Fujin
    .task = Fujin ist dir gewogen. Du kannst zwei Bewegungen machen, mit einer Figur oder mit zweien.
rising_sun-stage-raijin = Der Schrein von Raijin
    .noun = während der Beschwörung für Raijin
    .task = Raijin ist dir gewogen. Du kannst in einer beliebigen Provinz einen Bushi beschwören.
rising_sun-stage-ryujin = Der Schrein von Ryujin
    .noun = während des Kaufs für Ryujin
    .task = Ryujin ist dir gewogen. Du kannst eine Jahreszeitenkarte zum vollen Preis kaufen.
rising_sun-stage-hachiman = Der Schrein von Hachiman
    .noun = während der Wahl für Hachiman
    .task = Hachiman ist dir gewogen. Du kannst 2 Ronin nehmen.
rising_sun-stage-susanoo = Der Schrein von Susanoo
    .noun = während der Wahl für Susanoo
    .task = Susanoo ist dir gewogen. Du kannst 1 SP für jede deiner Festungen auf der Karte nehmen.
rising_sun-stage-tsukuyomi = Der Schrein von Tsukuyomi
    .noun = während der Wahl für Tsukuyomi
    .task = Tsukuyomi ist dir gewogen. Du kannst 2 Münzen nehmen.
rising_sun-stage-serpent = Pfad der Schlange
    .noun = vor der Entscheidung über „Pfad der Schlange“
    .task = Jemand nutzt einen Seeweg. Mit „Pfad der Schlange“ kannst du 1 Münze verlangen.
rising_sun-stage-kenin = Pfad des Kenin
    .noun = vor der Entscheidung über „Pfad des Kenin“
    .task = Du hast beschworen. Mit „Pfad des Kenin“ kannst du einen Bushi an einer deiner Festungen platzieren.
rising_sun-stage-ninja = Pfad des Ninja
    .noun = vor der Entscheidung über „Pfad des Ninja“
    .task = Du hast beschworen. Mit „Pfad des Ninja“ kannst du irgendwo einen Bushi töten; es kostet 1 Ehrenschritt.
rising_sun-stage-monkey = Pfad des Affen
    .noun = vor der Entscheidung über „Pfad des Affen“
    .task = Du hast beschworen. Mit „Pfad des Affen“ kannst du dem reichsten Gegner 1 Münze abnehmen; es kostet 1 Ehrenschritt.
rising_sun-stage-light = Pfad des Lichts
    .noun = vor der Entscheidung über „Pfad des Lichts“
    .task = Die Rekrutierung ist vorbei. Mit „Pfad des Lichts“ kannst du einen Shinto an einem Schrein platzieren.
rising_sun-stage-samurai = Pfad des Samurai
    .noun = vor der Entscheidung über „Pfad des Samurai“
    .task = Die Rekrutierung ist vorbei. Mit „Pfad des Samurai“ kannst du in einer beliebigen Provinz einen Bushi platzieren.
rising_sun-stage-mercy = Gnade
    .noun = vor der Entscheidung über „Gnade“
    .task = Du bist dabei, fremde Figuren zu töten. Mit „Gnade“ kannst du sie alle verschonen und erhältst 2 SP.
rising_sun-stage-benevolence = Güte
    .noun = vor der Entscheidung über „Güte“
    .task = Du hast Münzen ausgegeben. Mit „Güte“ kannst du eine davon jemandem schenken.
rising_sun-stage-hate = Oni des Hasses
    .noun = beim Töten durch den Oni des Hasses
    .task = Der Oni des Hasses ist angekommen. Er tötet einen Bushi oder Shinto von jemandem mit mehr Ehre.
rising_sun-stage-swap = Ronin tauschen
    .noun = vor der Entscheidung über den Tausch
    .task = Der Krieg beginnt. Deine Ronin werden zu Münzen, bevor oder nachdem „Weg des Ronin“ 2 weitere bringt.
rising_sun-stage-bids = Gebote
    .noun = während der Gebote
    .task = Eine Schlacht. Biete geheim Münzen auf die vier Kriegsvorteile.
rising_sun-stage-seppuku = Seppuku
    .noun = vor der Entscheidung über Seppuku
    .task = Du hast „Seppuku“ gewonnen. Du kannst hier alle deine Figuren töten und erhältst SP und Ehre.
rising_sun-stage-hostage = Geisel nehmen
    .noun = während der Wahl einer Geisel
    .task = Du hast „Geisel nehmen“ gewonnen. Du kannst eine fremde Figur als Geisel nehmen.
rising_sun-stage-hire = Ronin anheuern
    .noun = vor der Entscheidung über „Ronin anheuern“
    .task = Du hast „Ronin anheuern“ gewonnen. Deine Ronin können in dieser Schlacht kämpfen.
rising_sun-stage-share = Kriegsreparationen
    .noun = während der Verteilung der Kriegsreparationen
    .task = Du hast die Schlacht gewonnen. Dein Gebot geht an die Verlierer, und du sagst, wer die überzählige Münze bekommt.
rising_sun-stage-over = Das Spiel ist aus
    .noun = nach dem Ende des Spiels
    .task = Das Spiel ist aus.

## The text board
rising_sun-board-head = { $season }. { $stage }. Züge der Politikphase: { $over } von { $turns } vorbei; der 4., der 7. und der 10. sind Kami-Züge.
rising_sun-board-issued = { FORM($seat, case: "Nom") } hat das Mandat { $mandate } erteilt: { $effect }.
rising_sun-board-honor = Ehre, höchste zuerst: { $order }.
rising_sun-board-wars = Kommende Kriege, der Reihe nach: { $list }.
rising_sun-board-battle = Schlacht um { $province }, Stärke: { $forces }.
rising_sun-board-bids = Gebote: { $bids }.
rising_sun-board-sealed = Versiegelte Gebote: { $sealed }.
rising_sun-board-played = Bisherige Mandate: { $list }.
rising_sun-board-seat = { $seat }: { $vp } SP, { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $ronin } Ronin; Verbündete: { $ally }; Reserve: { $reserve }.
rising_sun-board-cards = Karten: { $list }.
rising_sun-board-tokens = Kriegsmarker: { $list }.
rising_sun-board-hostages = Geiseln: { $list }.
rising_sun-board-done = Verhandelt nicht mehr.
rising_sun-board-province = { $war ->
    [0] { $province } ({ $harvest }): { $there }.
   *[other] { $province } ({ $harvest }; Krieg { $war }): { $there }.
}
rising_sun-board-shrine = { $led ->
    [0] Schrein von { $kami } ({ $effect }): { $figures }.
   *[other] Schrein von { $kami } ({ $effect }): { $figures }; vorn liegt { FORM($leader, case: "nom") }.
}
rising_sun-board-display = Karten in der Auslage:
rising_sun-board-bought = Andere Karten im Besitz der Klane:
rising_sun-line-played = { $mandate } ({ $seat })
rising_sun-line-facedown = { $mandate } ({ $seat }, verdeckt)
rising_sun-line-hostage = { $figure } { FORM($owner, case: "gen") }
rising_sun-line-group = { $seat } ({ $pieces }; Stärke { $force })
rising_sun-line-gone = { $province }: { $seat } ist fort
rising_sun-line-score = { $place }. { $seat }, { $total } SP

## The alternative text of a picture
rising_sun-alt-head = Rising Sun, { $season }. { $stage }.
rising_sun-alt-display = In der Auslage: { $list }.
rising_sun-alt-over = Endstand: { $list }.

## On the picture
rising_sun-picture-drawn = Deine Plättchen
rising_sun-picture-put_back = Oben zurückgelegt
rising_sun-picture-facedown = Deine verdeckten Plättchen
rising_sun-picture-bid = Dein Gebot
rising_sun-picture-offers = Deine Angebote

## The score sheet
rising_sun-sheet-title = Nach dem Winter
rising_sun-sheet-play = Im Spiel
rising_sun-sheet-total = Gesamt

## What one seat alone knows, in the hand and on its own text board
rising_sun-own-drawn = Du hast gezogen: { $tiles }.
rising_sun-own-put_back = Obenauf zurückgelegt, für den nächsten Klan sichtbar: { $tiles }.
rising_sun-own-facedown = Deine verdeckten Plättchen, der Reihe nach: { $tiles }.
rising_sun-own-bid = Dein Gebot: { $bid }.
rising_sun-own-offer_got = Angebot { FORM($seat, case: "gen") } an dich: { $terms }. Nur ihr beide seht es.
rising_sun-own-offer_made = Dein Angebot an { FORM($seat, case: "acc") }: { $terms }. Nur ihr beide seht es.
rising_sun-own-offers_left = In dieser Phase kannst du noch { $count ->
    [one] 1 Angebot
   *[other] { $count } Angebote
} machen.

## The hand
rising_sun-hand-here = **{ $season }:** { $text }.
rising_sun-hand-left = In diesem Teil deines Zuges noch möglich: { $left } von { $of }.
rising_sun-hand-stock = **{ $vp } SP** · { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} · { $ronin } Ronin · Ehre: Rang { $honor } von { $of } · Verbündete: { $ally } · Reserve: { $reserve }
rising_sun-hand-cards = **Deine Karten:**
rising_sun-hand-power = **{ $clan }:** { $power }.
rising_sun-hand-ahead = **Im Voraus entschieden,** { $card }: { $answer }.
rising_sun-hand-display = **In der Auslage:**

## Menus
rising_sun-label-plain = { $it }
rising_sun-label-offer_to = Angebot an { FORM($clan, case: "acc") } machen
rising_sun-label-accept_of = Angebot { FORM($clan, case: "gen") } annehmen
rising_sun-label-decline_of = Angebot { FORM($clan, case: "gen") } ablehnen
rising_sun-label-counter_to = Gegenangebot an { FORM($clan, case: "acc") } machen
rising_sun-label-ally_give = Bündnis, und { $goods } geben
rising_sun-label-ally_only = Nur das Bündnis
rising_sun-label-owned = { $figure } { FORM($clan, case: "gen") }
rising_sun-label-owned_at = { $figure } { FORM($clan, case: "gen") }, { $place }
rising_sun-label-summon_shrine = { $first }. { $second }
rising_sun-label-move_from = { $first }, { $second }
rising_sun-label-two_bids = { $first } · { $second }
rising_sun-label-offer = Angebot machen
rising_sun-label-answer = Angebot { FORM($clan, case: "gen") } beantworten
rising_sun-label-accept = Annehmen
rising_sun-label-decline = Ablehnen
rising_sun-label-counter = Gegenangebot machen
rising_sun-label-withdraw = Angebot an { FORM($clan, case: "acc") } zurückziehen
rising_sun-label-alliance = Mit Bündnis
rising_sun-label-no_alliance = Ohne Bündnis
rising_sun-label-give = Geben: { $goods }
rising_sun-label-want = Verlangen: { $goods }
rising_sun-label-give_nothing = Nichts geben
rising_sun-label-want_nothing = Nichts verlangen
rising_sun-label-standing = Im Voraus entscheiden: { $card }
rising_sun-label-done = Ich bin fertig
rising_sun-label-pass = Passen
rising_sun-label-mandate = { $mandate }: { $effect }
rising_sun-label-summon = Beschwören: { $figure }
rising_sun-label-stay = In der Provinz bleiben
rising_sun-label-shrine = Zu { $kami }: { $effect }
rising_sun-label-move = Bewegen: { $piece }
rising_sun-label-from = aus { $province }
rising_sun-label-to = Nach { $province }
rising_sun-label-build = Eine Festung bauen
rising_sun-label-buy = { $card } · { $kind } · Kosten { $cost }
rising_sun-label-replace = Eine Figur { FORM($clan, case: "gen") } ersetzen
rising_sun-label-use = Einsetzen
rising_sun-label-place = Platzieren: { $figure }
rising_sun-label-kill = Eine Figur { FORM($clan, case: "gen") } töten
rising_sun-label-spare = Verschonen
rising_sun-label-charge = 1 Münze verlangen
rising_sun-label-waive = Kostenlos durchlassen
rising_sun-label-gift = Eine Münze an { FORM($clan, case: "acc") } geben
rising_sun-label-bid = Bieten
rising_sun-label-coins = { $advantage }: { $coins }
rising_sun-label-seppuku = Hier alle eigenen Figuren töten
rising_sun-label-hostage = Geisel nehmen: { $clan }
rising_sun-label-hire = Ronin kämpfen lassen
rising_sun-label-share = Überzählige Münze an { FORM($clan, case: "acc") } geben
rising_sun-label-at_least = { $coins } oder mehr

rising_sun-prompt-offer = Verhandlung: Was möchtest du sagen?
rising_sun-prompt-offer_to = Dein Angebot: an wen?
rising_sun-prompt-reply = Das Angebot: Was sagst du dazu?
rising_sun-prompt-alliance = Dein Angebot: mit Bündnis?
rising_sun-prompt-give = Dein Angebot: Was gibst du?
rising_sun-prompt-bring = Dein Angebot: ein Bündnis, und was gibst du?
rising_sun-prompt-want = Dein Angebot: Was verlangst du dafür?
rising_sun-prompt-standing = Im Voraus entscheiden: über welche Karte oder welchen Schrein?
rising_sun-prompt-ahead = Was soll von jetzt an geschehen, wenn es eingesetzt werden kann?
rising_sun-prompt-done = Was möchtest du tun, oder bist du fertig?
rising_sun-prompt-pass = Du kannst nichts nehmen. Passt du?
rising_sun-prompt-play = Dein Mandat: Welches Plättchen spielst du?
rising_sun-prompt-name = Dein Mandat: Welches nennst du?
rising_sun-prompt-summon = Beschwören: welche Figur?
rising_sun-prompt-summon_at = Beschwören: in welcher Provinz?
rising_sun-prompt-shrine = Beschwören: Wohin geht die Figur?
rising_sun-prompt-move = Bewegen: Was bewegst du?
rising_sun-prompt-from = Bewegen: was, und von wo?
rising_sun-prompt-to = Bewegen: in welche Provinz?
rising_sun-prompt-build = Marschieren: Baust du eine Festung?
rising_sun-prompt-build_at = Deine neue Festung: in welcher Provinz?
rising_sun-prompt-buy = Jahreszeitenkarten: Welche kaufst du?
rising_sun-prompt-monster_at = Dein neues Monster: Wo beschwörst du es?
rising_sun-prompt-replace = Verrat: Wessen Figur ersetzt du?
rising_sun-prompt-replaced = Verrat: welche der Figuren?
rising_sun-prompt-replaced_at = Verrat: Welche Figur ersetzt du?
rising_sun-prompt-with = Verrat: Welche deiner Figuren tritt an ihre Stelle?
rising_sun-prompt-use = Setzt du das ein?
rising_sun-prompt-place = Deine Karte: Welche Figur platzierst du?
rising_sun-prompt-place_at = Deine Karte: Wo platzierst du die Figur?
rising_sun-prompt-kill = Töten: wessen Figur?
rising_sun-prompt-killed = Töten: welche Figur?
rising_sun-prompt-killed_at = Töten: welche Figur?
rising_sun-prompt-spare = Gnade: Verschonst du sie?
rising_sun-prompt-charge = Pfad der Schlange: Verlangst du etwas für den Seeweg?
rising_sun-prompt-gift = Güte: Wer bekommt eine deiner ausgegebenen Münzen?
rising_sun-prompt-swap = Wann tauschst du deine Ronin?
rising_sun-prompt-bid = Schlacht: Gibst du dein Gebot ab?
rising_sun-prompt-bid_first = Dein Gebot: wie viel für Seppuku, und wie viel für „Geisel nehmen“?
rising_sun-prompt-bid_second = Dein Gebot: wie viel für „Ronin anheuern“, und wie viel für die Kaiserlichen Dichter?
rising_sun-prompt-bid_seppuku = Dein Gebot: wie viel für Seppuku?
rising_sun-prompt-bid_hostage = Dein Gebot: wie viel für „Geisel nehmen“?
rising_sun-prompt-bid_ronin = Dein Gebot: wie viel für „Ronin anheuern“?
rising_sun-prompt-bid_poets = Dein Gebot: wie viel für die Kaiserlichen Dichter?
rising_sun-prompt-seppuku = Seppuku: Tötest du hier alle deine Figuren?
rising_sun-prompt-hostage = Geisel nehmen: von wem?
rising_sun-prompt-taken = Geisel nehmen: Welche Figur nimmst du?
rising_sun-prompt-hire = Ronin anheuern: Kämpfen sie?
rising_sun-prompt-share = Kriegsreparationen: Wer bekommt die überzählige Münze?
rising_sun-prompt-condition = Wovon soll es abhängen?
rising_sun-prompt-in_province = Welche Provinz?
rising_sun-prompt-allied_to = Welcher Klan?
rising_sun-prompt-at_least = Wie viele Münzen?

## One line below a question: what the choice means
rising_sun-hint-offer = Ein Angebot seht nur ihr beide. Nichts wechselt den Besitzer, bevor es angenommen ist.
rising_sun-hint-reply = Nimmst du an, geschieht alles auf einmal, und alle sehen das Bündnis und was gegeben wurde. Ein Gegenangebot ersetzt das Angebot und zählt als eins von deinen.
rising_sun-hint-alliance = Verbündete bekommen auch bei den Mandaten des anderen den Bonus und töten keine Figuren des anderen, wenn einer von beiden eine Schlacht gewinnt. Ein Bündnis hält die Jahreszeit über oder bis einer von beiden Verrat spielt.
rising_sun-hint-give = Du zahlst es, wenn dein Angebot angenommen wird.
rising_sun-hint-bring = Du zahlst es, wenn dein Angebot angenommen wird. Verbündete bekommen auch bei den Mandaten des anderen den Bonus und töten keine Figuren des anderen, wenn einer von beiden eine Schlacht gewinnt. Ein Bündnis hält die Jahreszeit über oder bis einer von beiden Verrat spielt.
rising_sun-hint-want = Gezahlt wird es, wenn dein Angebot angenommen wird. Was ihr einander sonst versprecht, bindet niemanden.
rising_sun-hint-ahead = Das geschieht dann nach kurzer Zeit für dich, als hättest du selbst gedrückt. Sonst erfährt niemand davon, und du kannst es später ändern.
rising_sun-hint-play = Die anderen drei Plättchen kommen wieder obenauf; wer als Nächstes dran ist, sieht sie.
rising_sun-hint-name = Dein Plättchen bleibt verdeckt. Ausgeführt wird das Mandat, das du nennst.
rising_sun-hint-summon = Eine Rekrutierung gibt dir eine Figur für jede deiner Festungen auf der Landkarte; Erteiler und Verbündete bekommen eine mehr.
rising_sun-hint-shrine = An einem Schrein zählt die Figur in jedem Kami-Zug der Jahreszeit. Sie kann sich nicht bewegen und nicht kämpfen und kommt am Ende der Jahreszeit in deine Reserve zurück.
rising_sun-hint-move = Eine Bewegung führt über eine Grenze oder einen Seeweg. Beim Marschieren bewegt sich jede Figur einmal. Sag, dass du fertig bist, wenn der Rest bleibt.
rising_sun-hint-to = Wo du die meiste Stärke hast, kannst du ernten und einen Krieg gewinnen.
rising_sun-hint-build = Sie kostet 3 Münzen (Bonsai: 1) und kann in jeder Provinz stehen. Bei jeder Rekrutierung beschwört sie eine Figur. Du hast insgesamt vier.
rising_sun-hint-buy = Genannt sind die aufgedruckten Kosten. Bei einer Aufrüstung zahlen Erteiler und Verbündete 1 weniger, und der Bonsai zahlt nie mehr als 1. Was die Karten tun, steht in deinem Panel.
rising_sun-hint-monster_at = Es kommt in eine Provinz mit einer deiner Festungen; die Libelle beschwört überall. Der Komainu kann auch zu einem Schrein.
rising_sun-hint-replace = Du ersetzt bis zu zwei Figuren von zwei verschiedenen Klanen, jede durch eine derselben Art aus deiner Reserve. Einen Daimyo ersetzt niemand.
rising_sun-hint-place = Eine platzierte Figur wird nicht beschworen: Karten, die darauf warten, löst sie nicht aus.
rising_sun-hint-spare = Alle bleiben am Leben, und du erhältst 2 SP für jede „Gnade“, die du hast.
rising_sun-hint-charge = Bei einem Mandat wird für jeden Seeweg nur einmal gezahlt. Wer keine Münze hat, kann ihn nicht nutzen.
rising_sun-hint-gift = Mehr kostet es dich nicht. Du gewinnst 1 Ehrenschritt und 2 SP.
rising_sun-hint-swap = Getauschte Ronin sind Münzen, die du bieten kannst. Behaltene Ronin kämpfen nur, wenn du „Ronin anheuern“ gewinnst.
rising_sun-hint-bid = Niemand sieht ein Gebot, bevor alle vorliegen. Jeden Kriegsvorteil gewinnt das höchste Gebot, bei Gleichstand die höhere Ehre. Verlierst du die Schlacht, ist dein Gebot verloren; gewinnst du sie, geht es an die Verlierer.
rising_sun-hint-bid_first = Seppuku: Der Sieger kann hier alle eigenen Figuren töten und erhält je 1 SP und 1 Ehrenschritt. Geisel nehmen: Der Sieger kann eine fremde Figur nehmen und 1 SP dazu.
rising_sun-hint-bid_second = Ronin anheuern: Die Ronin des Siegers kämpfen in dieser Schlacht mit je 1 Stärke und bleiben ihm erhalten. Kaiserliche Dichter: Der Sieger erhält 1 SP für jede in dieser Schlacht getötete Figur.
rising_sun-hint-bid_seppuku = Der Sieger kann hier alle eigenen Figuren töten und erhält je 1 SP und 1 Ehrenschritt.
rising_sun-hint-bid_hostage = Der Sieger kann eine fremde Figur nehmen und 1 SP dazu.
rising_sun-hint-bid_ronin = Die Ronin des Siegers kämpfen in dieser Schlacht mit je 1 Stärke. Sie bleiben ihm erhalten.
rising_sun-hint-bid_poets = Der Sieger erhält 1 SP für jede in dieser Schlacht getötete Figur.
rising_sun-hint-seppuku = Jede bringt dir 1 SP und 1 Ehrenschritt. Alle oder keine.
rising_sun-hint-hostage = Du nimmst dem Besitzer außerdem 1 SP ab, falls er einen hat. Wenn die nächste Jahreszeit beginnt, kehrt die Figur heim und du erhältst 1 Münze.
rising_sun-hint-hire = Jeder deiner Ronin ist in dieser Schlacht 1 Stärke, und du behältst sie. Die Münzen des Koi kämpfen ebenfalls.
rising_sun-hint-share = Deine gebotenen Münzen werden gleichmäßig unter den Verlierern verteilt. Diese hier bleibt übrig.

## Facts
rising_sun-event-table_laid = Die Schreine von links nach rechts: { $shrines }. Jahreszeitenkarten: Grundset und { $set }-Set.
rising_sun-event-season_began = **Der { $season } beginnt.** In diesen Provinzen kommt es zum Krieg, in dieser Reihenfolge: { $wars }.
rising_sun-event-hostage_freed = { FORM($captor, case: "Nom") } lässt { FORM($figure, case: "acc") } { FORM($owner, case: "gen") } heimkehren.
rising_sun-event-tea_began = **Teezeremonie.** Alle Bündnisse sind vorbei. Schließt neue und sagt Bescheid, wenn ihr fertig seid.
rising_sun-event-offer_made = **Angebot { FORM($from, case: "gen") } an { FORM($to, case: "acc") }:** { $terms }. Nur ihr beide seht es.
rising_sun-event-offer_countered = **Gegenangebot { FORM($from, case: "gen") } an { FORM($to, case: "acc") }:** { $terms }. Nur ihr beide seht es.
rising_sun-event-offer_declined = { FORM($to, case: "Nom") } lehnt das Angebot { FORM($from, case: "gen") } ab. Nur ihr beide seht das.
rising_sun-event-offer_withdrawn = { FORM($from, case: "Nom") } zieht das Angebot an { FORM($to, case: "acc") } zurück. Nur ihr beide seht das.
rising_sun-event-offer_lapsed = Das Angebot { FORM($from, case: "gen") } an { FORM($to, case: "acc") } endet ohne Antwort. Nur ihr beide seht das.
rising_sun-event-allied = **{ FORM($one, case: "Nom") } und { FORM($other, case: "nom") } sind jetzt verbündet.**
rising_sun-event-given = { FORM($from, case: "Nom") } gibt { FORM($to, case: "dat") } { $goods }.
rising_sun-event-talked_enough = { FORM($seat, case: "Nom") } hat genug verhandelt.
rising_sun-event-tea_ended = Die Teezeremonie ist vorbei. Die Politikphase beginnt.
rising_sun-event-drew = { FORM($seat, case: "Nom") } zieht vier Mandatsplättchen.
rising_sun-event-drew_tiles = Du hast gezogen: { $tiles }.
rising_sun-event-mandate_issued = **{ FORM($seat, case: "Nom") } erteilt das Mandat { $mandate }.**
rising_sun-event-mandate_named = **{ FORM($seat, case: "Nom") } erteilt das Mandat { $mandate }** mit einem verdeckten Plättchen.
rising_sun-event-own_tile = Dein verdecktes Plättchen: { $tile }. Sonst sieht es niemand.
rising_sun-event-summoned = { FORM($seat, case: "Nom") } beschwört { $figure } { $at }.
rising_sun-event-placed = { FORM($seat, case: "Nom") } platziert { $figure } { $at } ({ $card }).
rising_sun-event-moved = { FORM($seat, case: "Nom") } bewegt { $piece } von { $from } nach { $to }.
rising_sun-event-toll_paid = { FORM($by, case: "Nom") } zahlt { FORM($owner, case: "dat") } 1 Münze für den { $route }.
rising_sun-event-toll_waived = { FORM($owner, case: "Nom") } lässt { FORM($by, case: "acc") } den { $route } kostenlos nutzen.
rising_sun-event-route_closed = Für den { $route } fehlt { FORM($by, case: "dat") } die Münze, die { FORM($owner, case: "nom") } verlangt; der Weg bleibt vorerst versperrt.
rising_sun-event-built = { FORM($seat, case: "Nom") } baut für { $coins } eine Festung in { $province }.
rising_sun-event-bought = { FORM($seat, case: "Nom") } kauft „{ $card }“ für { $coins }.
rising_sun-event-bought_for_free = „{ $card }“ geht kostenlos an { FORM($seat, case: "acc") }.
rising_sun-event-passed = { FORM($seat, case: "Nom") } passt.
rising_sun-event-harvested = { FORM($seat, case: "Nom") } erntet in { $provinces }.
rising_sun-event-gained = { FORM($seat, case: "Nom") } erhält { $gain } ({ $cause }).
rising_sun-event-took = { FORM($to, case: "Nom") } nimmt { FORM($from, case: "dat") } { $gain } ab ({ $cause }).
rising_sun-event-alliance_broken = **{ FORM($by, case: "Nom") } verrät { FORM($ally, case: "acc") }.** Das Bündnis ist vorbei.
rising_sun-event-replaced = { FORM($by, case: "Nom") } ersetzt { FORM($figure, case: "acc") } { FORM($owner, case: "gen") } { $at } durch { FORM($with, case: "acc") } aus der eigenen Reserve.
rising_sun-event-honor_gained = { FORM($seat, case: "Nom") } gewinnt Ehre. Die Reihenfolge ist jetzt: { $order }.
rising_sun-event-honor_lost = { FORM($seat, case: "Nom") } verliert Ehre. Die Reihenfolge ist jetzt: { $order }.
rising_sun-event-kami_turn = **Kami-Zug.** Jeder Schrein belohnt den Klan, der dort die meiste Stärke hat.
rising_sun-event-shrine_won = Am Schrein von { $kami } hat { FORM($seat, case: "nom") } die meiste Stärke.
rising_sun-event-coin_given = { FORM($from, case: "Nom") } schenkt { FORM($to, case: "dat") } eine der gerade ausgegebenen Münzen ({ $card }).
rising_sun-event-killed = In { $province } tötet { FORM($by, case: "nom") } { FORM($figure, case: "acc") } { FORM($owner, case: "gen") }.
rising_sun-event-died = In { $province } stirbt { FORM($figure, case: "nom") } { FORM($owner, case: "gen") } durch Seppuku.
rising_sun-event-spared = In { $province } verschont { FORM($seat, case: "nom") } alle ({ $card }).
rising_sun-event-war_began = **Der Krieg beginnt.** Bis zur nächsten Teezeremonie kann nichts mehr angeboten oder gegeben werden.
rising_sun-event-swapped = { FORM($seat, case: "Nom") } tauscht { $ronin } gegen { $coins }.
rising_sun-event-nobody_there = In { $province } ist niemand; der Kriegsmarker wird abgelegt.
rising_sun-event-token_taken = Der Kriegsmarker von { $province } geht an { FORM($seat, case: "acc") }.
rising_sun-event-token_taken_in_peace = Ohne Schlacht geht der Kriegsmarker von { $province } an { FORM($seat, case: "acc") }.
rising_sun-event-battle_began = **Schlacht um { $province }:** { $fighters }. Geboten wird geheim.
rising_sun-event-bid_sealed = Das Gebot { FORM($seat, case: "gen") } ist versiegelt.
rising_sun-event-own_bid = Dein Gebot: { $bid }. Niemand sieht es, bevor alle Gebote vorliegen.
rising_sun-event-bids_shown = Alle Gebote liegen vor. { $bids }.
rising_sun-event-advantage_won = { FORM($seat, case: "Nom") } gewinnt „{ $advantage }“ mit { $coins }.
rising_sun-event-hostage_taken = In { $province } nimmt { FORM($captor, case: "nom") } { FORM($figure, case: "acc") } { FORM($owner, case: "gen") } als Geisel.
rising_sun-event-hired = Die Ronin { FORM($seat, case: "gen") } kämpfen mit: { $force } Stärke mehr.
rising_sun-event-battle_won = **{ FORM($seat, case: "Nom") } gewinnt die Schlacht um { $province }.** Stärke: { $forces }.
rising_sun-event-bid_lost = Das Gebot { FORM($seat, case: "gen") } ist verloren: { $coins }.
rising_sun-event-repaid = { FORM($from, case: "Nom") } zahlt { FORM($to, case: "dat") } { $coins } als Kriegsreparationen.
rising_sun-event-cleaned_up = **Der { $season } ist vorbei.** Münzen und Ronin kommen weg; Figuren an Schreinen kehren in die Reserven zurück.
rising_sun-event-standing_set = „{ $card }“, von jetzt an: { $answer }.
rising_sun-event-reaction_asked = { FORM($seat, case: "Nom") } kann „{ $card }“ einsetzen und entscheidet.
rising_sun-event-counted = Schlusswertung für { FORM($seat, case: "acc") }: { $upgrades } SP für Winterverbesserungen, { $tokens } für Kriegsmarker und { $provinces } für verschiedene Provinzen, zusammen { $total }.
rising_sun-event-ended = Das Spiel ist aus. SP: { $totals }. Ränge: { $places }.

## Refusals
rising_sun-refusal-not_now = Das ist { $stage } nicht möglich.
rising_sun-refusal-not_here = An diesem Tisch spielt { FORM($clan, case: "nom") } nicht gegen dich. Nenne einen Klan, der mitspielt.
rising_sun-refusal-no_offers_now = Angebote sind { $stage } nicht möglich. Sie gehören in die Teezeremonie und in die Politikphase.
rising_sun-refusal-no_alliances_now = Bündnisse werden nur in der Teezeremonie geschlossen. Münzen und Ronin kannst du weiter anbieten.
rising_sun-refusal-already_allied = In dieser Jahreszeit ist { FORM($seat, case: "nom") } schon verbündet. Münzen und Ronin kannst du weiter anbieten.
rising_sun-refusal-offer_open = Zwischen dir und { FORM($clan, case: "dat") } gibt es schon ein offenes Angebot. Beantworte es, oder zieh deins zuerst zurück.
rising_sun-refusal-no_offer = Zwischen dir und { FORM($clan, case: "dat") } ist kein solches Angebot offen. Die offenen stehen in deinem Panel.
rising_sun-refusal-cannot_give = Was dieses Angebot nennt, hat { FORM($seat, case: "nom") } nicht. Jede Seite gibt bis zu 5 Münzen oder bis zu 3 Ronin, und nur, was sie hat.
rising_sun-refusal-empty_offer = Dieses Angebot ist leer. Füge ein Bündnis, Münzen oder Ronin hinzu.
rising_sun-refusal-too_many_offers = Du hast alle { $most } Angebote dieser Phase gemacht. Was andere anbieten, kannst du weiter annehmen oder ablehnen.
rising_sun-refusal-not_drawn = { $mandate } hast du nicht gezogen. Spiele eins der Plättchen, die du gezogen hast.
rising_sun-refusal-cannot_name = Nur der Lotus nennt ein Mandat, und er tut es immer, etwa mit `play recruit as harvest`.
rising_sun-refusal-not_in_reserve = In deiner Reserve ist kein { $figure }. Wähle eine andere Figur.
rising_sun-refusal-no_stronghold = Nach { $province } kann gerade keine deiner Figuren kommen. Dazu brauchst du dort eine Festung, die noch beschwören kann.
rising_sun-refusal-not_to_shrine = Dorthin kannst du { $figure } nicht schicken. Nur Shinto gehen zu Schreinen, und nur zu den vier Schreinen im Spiel.
rising_sun-refusal-cannot_move = In { $from } kann sich { GENDER($piece) ->
    [f] keine
   *[m] kein
} { $piece } von dir mehr bewegen. Wähle etwas anderes.
rising_sun-refusal-not_adjacent = Von { $from } nach { $to } gibt es keinen offenen Weg. Eine Bewegung führt über eine Grenze oder einen Seeweg.
rising_sun-refusal-cannot_build = Du kannst jetzt nicht bauen. Beim Marschieren dürfen Erteiler und Verbündete je eine Festung bauen, wenn sie noch eine haben.
rising_sun-refusal-too_few_coins = Das kostet { $needs }, und du hast { $has }.
rising_sun-refusal-not_on_display = „{ $card }“ liegt nicht in der Auslage. Welche Karten dort liegen, zeigt der Spielplan.
rising_sun-refusal-wrong_place = Ein Monster braucht eine Provinz, in der du es beschwören kannst; jede andere Karte braucht keine.
rising_sun-refusal-not_a_choice = Das steht jetzt nicht zur Wahl. Was zur Wahl steht, zeigt dein Panel.
rising_sun-refusal-bid_too_high = Du hast { $has }, und kein einzelnes Gebot darf über { $most } liegen. Biete weniger.
rising_sun-refusal-not_owned = „{ $card }“ gehört dir nicht.
rising_sun-refusal-already_so = So hast du es schon entschieden. Es hat sich nichts geändert.

## A battle, in a post of its own
rising_sun-moment-bids = **Die Schlacht um { $province }.** Alle Gebote liegen offen.
rising_sun-moment-outcome = **Die Schlacht um { $province } ist entschieden.**
rising_sun-moment-group-bids = Gebote
rising_sun-moment-bid = { $seat }: { $coins }
rising_sun-moment-group-advantages = Kriegsvorteile
rising_sun-moment-group-outcome = Ausgang der Schlacht

## Switches, in the lobby
rising_sun-option-cards = Jahreszeitenkarten
    .about = Welches Kartenset zum Grundset kommt.
    .drawn = ausgelost
    .torii = Torii
    .tea = Tee
    .horseman = Reiter
rising_sun-option-shrines = Schreine
    .about = Welche Schreine im Spiel sind.
    .drawn = ausgelost
    .first_game = für das erste Spiel
rising_sun-option-koi_orders_swap = Koi bestimmt den Tausch
    .about = Der Koi wählt, ob er seine Ronin tauscht, bevor oder nachdem „Weg des Ronin“ zahlt.
rising_sun-option-koi_hires_tokens = Koi heuert auch Ronin an
    .about = Ronin, die der Koi noch hat, kämpfen neben seinen Münzen.
rising_sun-option-bushido_coins_each = Bushido zahlt je Tugend
    .about = An: 2 Münzen für jede Tugend. Aus: 2 insgesamt.
rising_sun-option-souls_unfought = Seelen ohne Kampf
    .about = Der Oni der Seelen wertet auch einen Kriegsmarker, um den niemand gekämpft hat.
rising_sun-option-hate_compulsory = Hass muss töten
    .about = An: Der Oni des Hasses muss töten. Aus: Er darf.
rising_sun-option-loyalty_outcome_once = Treue zählt einmal
    .about = An: Eine Schlacht zählt einmal. Aus: Kriegsmarker und Töten zählen getrennt.
rising_sun-option-merchant_at_end = Händler am Schluss
    .about = An: „Weg des Händlers“ zahlt am Ende eines Ereignisses. Aus: sofort.
rising_sun-option-ninja_honor_after = Ninja zahlt danach
    .about = An: „Pfad des Ninja“ kostet Ehre nach dem Töten. Aus: davor.
rising_sun-option-reparations_even = Gleichmäßige Reparationen
    .about = Die Anteile an den Kriegsreparationen unterscheiden sich höchstens um 1.
rising_sun-option-build_last = Festungen zuletzt
    .about = Beim Marschieren wird eine Festung nach den Bewegungen gebaut.
rising_sun-option-respect_steals_each = Respekt stiehlt jedes Mal
    .about = An: Jede Geisel durch „Respekt“ stiehlt 1 SP. Aus: nur die erste.
rising_sun-option-justice_each = Gerechtigkeit für jeden Klan
    .about = An: „Gerechtigkeit“ zahlt für jeden Klan. Aus: einmal pro Ereignis.
rising_sun-option-lowest_of_fighters = Ehre unter Kämpfenden
    .about = In einer Schlacht wird die Ehre unter denen verglichen, die kämpfen.
rising_sun-option-serpent_strongholds = Festungen zahlen Zoll
    .about = Die Schildkröte zahlt der Schlange auch für Festungen.
rising_sun-option-shared_win = Verbündete teilen den Sieg
    .about = Verbündete, die gleichauf an der Spitze liegen, teilen sich den ersten Rang.

## The end card
rising_sun-reckoning = **{ $seat }** { $total } SP: { $vp } im Spiel, Winterverbesserungen { $upgrades }, Kriegsmarker { $tokens }, verschiedene Provinzen { $provinces }.

## The legend
rising_sun-legend-clans = Jeder Klan hat eine Form, eine Farbe und ein Wappen.
rising_sun-legend-banner = Alles, was ein Klan in einer Provinz hat; die weiße Scheibe ist seine Stärke dort.
rising_sun-legend-figures = Daimyo, Bushi, Shinto, Monster, Festungen.
rising_sun-legend-harvest = Der Ernteertrag einer Provinz: Punkte, Münzen, Ronin.
rising_sun-legend-route = Ein Seeweg von Hafen zu Hafen.
rising_sun-legend-war = Hier kommt es zum Krieg; die Zahl ist sein Platz in der Reihenfolge.
rising_sun-legend-war_now = Der Krieg, der gerade ausgetragen wird.
rising_sun-legend-ally = Verbündete.
rising_sun-legend-mandate = Mandate: Rekrutierung, Marschieren, Aufrüstung, Ernte, Verrat. Ein Fragezeichen: verdeckt.
rising_sun-legend-kami = Ein Kami-Zug, und das Zeichen eines Kami an seinem Schrein.
rising_sun-legend-season = Frühling, Sommer, Herbst, Winter.
rising_sun-legend-cards = Karten: Stärkung, Tugend, Monster, Kriegsverbesserung, Winterverbesserung.
rising_sun-legend-points = In einer Zeile: Punkte, Münzen, Ronin.
rising_sun-legend-reserve = Nach dem Strich in einer Zeile: was noch in der Reserve ist.
rising_sun-legend-hostage = Eine Geisel, mit ihrem Besitzer.
