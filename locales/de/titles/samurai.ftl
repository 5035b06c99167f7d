# Samurai. Names are found by the ids of the rules; each thing has one name, with the forms it needs.
# Farben stehen ohne Artikel und haben darum einen Genitiv mit „von“; `.indef` einer Kaste ist der Akkusativ mit unbestimmtem Artikel.

samurai-title = Samurai
samurai-rules = Lege Plättchen um Dörfer, Städte und Edo. Sobald alle Landfelder um einen Ort belegt sind, gewinnt seine Figuren, wer jeweils den meisten Einfluss auf sie hat; bei Gleichstand kommt eine Figur beiseite. Ein Zug ist ein Plättchen, oder mehrere, wenn die übrigen das Symbol der List (✦) tragen. Das Spiel endet, wenn eine Kaste vom Spielplan verschwunden ist oder vier Figuren beiseitestehen. Wer die meisten Figuren einer Kaste hat, führt sie; wer die meisten Kasten führt, gewinnt. Gespielt wird im Panel; `/rokugan play` nimmt Spielzüge in Notation, etwa `samurai2 P8`, oder `ship1 N9 then`, um weiterzuspielen.
samurai-score = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
}

## Seiten
samurai-colour-gold = Gold
    .nom = Gold
    .Nom = Gold
    .acc = Gold
    .dat = Gold
    .gen = von Gold
    .about = eine Seite. Die Farben haben keine Fähigkeiten; alle haben dieselben zwanzig Plättchen
samurai-colour-red = Rot
    .nom = Rot
    .Nom = Rot
    .acc = Rot
    .dat = Rot
    .gen = von Rot
    .about = eine Seite. Die Farben haben keine Fähigkeiten; alle haben dieselben zwanzig Plättchen
samurai-colour-green = Grün
    .nom = Grün
    .Nom = Grün
    .acc = Grün
    .dat = Grün
    .gen = von Grün
    .about = eine Seite. Die Farben haben keine Fähigkeiten; alle haben dieselben zwanzig Plättchen
samurai-colour-purple = Lila
    .nom = Lila
    .Nom = Lila
    .acc = Lila
    .dat = Lila
    .gen = von Lila
    .about = eine Seite. Die Farben haben keine Fähigkeiten; alle haben dieselben zwanzig Plättchen

## Orte
samurai-city-kyoto = Kyoto
samurai-city-akita = Akita
samurai-city-sapporo = Sapporo
samurai-city-edo = Edo
samurai-place = { $name } ({ $code })
samurai-area-kyushu = Kyushu
    .short = Kyushu
    .about = mit drei und vier Spielern im Spiel
samurai-area-shikoku = Shikoku
    .short = Shikoku
    .about = mit drei und vier Spielern im Spiel
samurai-area-chugoku = Chugoku (West-Honshu)
    .short = Chugoku
    .about = immer im Spiel
samurai-area-kansai = Kansai (Mittel-Honshu)
    .short = Kansai
    .about = immer im Spiel; hier liegt Kyoto
samurai-area-kanto = Kanto (Ost-Honshu)
    .short = Kanto
    .about = immer im Spiel; hier liegt Edo
samurai-area-tohoku = Tohoku (Nord-Honshu)
    .short = Tohoku
    .about = immer im Spiel; hier liegt Akita
samurai-area-hokkaido = Hokkaido
    .short = Hokkaido
    .about = mit vier Spielern im Spiel; hier liegt Sapporo
samurai-size-village = Dorf
    .about = fasst eine Figur
samurai-size-city = Stadt
    .about = fasst zwei Figuren verschiedener Kasten
samurai-size-edo = Edo
    .about = die Hauptstadt; sie fasst eine Figur jeder Kaste

## Kasten und Plättchen
samurai-caste-buddha = Buddha
    .acc = den Buddha
    .indef = einen Buddha
    .about = die Religion. Dafür zählen Buddha-Plättchen, dazu Samurai, Ronin und Schiffe. Wer die meisten Buddha-Figuren gewinnt, führt diese Kaste
samurai-caste-rice = Reis
    .acc = den Reis
    .indef = Reis
    .about = der Handel. Dafür zählen Reis-Plättchen, dazu Samurai, Ronin und Schiffe. Wer die meisten Reis-Figuren gewinnt, führt diese Kaste
samurai-caste-castle = Burg
    .acc = die Burg
    .indef = eine Burg
    .about = das Militär. Dafür zählen Burg-Plättchen, dazu Samurai, Ronin und Schiffe. Wer die meisten Burg-Figuren gewinnt, führt diese Kaste
samurai-figure = { $caste } in { $at }
samurai-count = { $caste } { $count }
samurai-tile-buddha4 = Buddha 4
samurai-tile-buddha3 = Buddha 3
samurai-tile-buddha2 = Buddha 2
samurai-tile-rice4 = Reis 4
samurai-tile-rice3 = Reis 3
samurai-tile-rice2 = Reis 2
samurai-tile-castle4 = Burg 4
samurai-tile-castle3 = Burg 3
samurai-tile-castle2 = Burg 2
samurai-tile-samurai3 = Samurai 3
samurai-tile-samurai2 = Samurai 2
samurai-tile-samurai1 = Samurai 1
samurai-tile-ronin = Ronin 1 ✦
samurai-tile-ship2 = Schiff 2 ✦
samurai-tile-ship1 = Schiff 1 ✦
samurai-tile-swap = Figurentausch ✦
samurai-tile-move = Plättchen versetzen

## Abschnitte: als Überschrift, und wie sie in einem Satz stehen (mit Präposition)
samurai-stage-hands = Startplättchen
    .noun = bei der Wahl der Startplättchen
    .about = alle wählen geheim fünf ihrer zwanzig Plättchen für den Anfang; die anderen werden später gezogen
samurai-stage-cities = Städte besetzen
    .noun = beim Besetzen der Städte
    .about = reihum stellen alle Figuren in Städte, in jede zwei verschiedene
samurai-stage-villages = Dörfer besetzen
    .noun = beim Besetzen der Dörfer
    .about = reihum stellen alle Figuren in leere Dörfer
samurai-stage-turn = Plättchen legen
    .noun = während eines Zuges
    .about = ein Plättchen, oder mehrere, solange alle bis auf eines ✦ tragen. Dann werden umschlossene Orte gewertet, und du ziehst auf fünf Plättchen auf
samurai-stage-over = Das Spiel ist aus
    .noun = nach dem Ende des Spiels
    .about = es endet, wenn alle Figuren einer Kaste vom Spielplan verschwunden sind oder vier beiseitestehen. Wer die meisten Kasten führt, gewinnt

## Der Spielplan in Worten
samurai-board-seat = { $seat }: Plättchen auf der Hand { $hand }, im Nachziehstapel { $stack }, Figuren: { $captured }.
samurai-board-hidden = verborgen
samurai-board-captured = Deine Figuren: { $list }.
samurai-board-line = { $line }.
samurai-board-settlement = { $code } { $size }: { $figures }
samurai-board-around = { $line }. Frei: { $codes }.
samurai-board-tiles = Plättchen auf dem Spielplan:
samurai-line-led = { $figure } ({ $list })
samurai-line-tied = { $figure } (Gleichstand: { $list })
samurai-line-taken = { $figure } von { $code } an { $seat }
samurai-line-aside = { $figure } von { $code } beiseite
samurai-line-laid = { $seat } ({ $tile }) auf { $code }
samurai-line-score = { $place }. { $seat }, führt { $leaders ->
    [one] 1 Kaste
   *[other] { $leaders } Kasten
}, { $total ->
    [one] 1 Figur
   *[other] { $total } Figuren
}

## Der Alternativtext eines Bildes
samurai-alt-head = Samurai. { $stage }.
samurai-alt-taken = Letzter Zug: { $list }.
samurai-alt-left = Auf dem Spielplan: { $list }.
samurai-alt-aside = Beiseite: { $list }.
samurai-alt-over = Endstand: { $list }.
samurai-alt-seat = { $seat }: { $list }.

## Auf dem Bild und dem Wertungsbogen
samurai-picture-on-board = Auf dem Spielplan
samurai-picture-to-place = Noch einzusetzen
samurai-picture-aside = Beiseite (mit der 4. ist Schluss)
samurai-picture-captured = Deine Figuren
samurai-sheet-title = Anführer der Kasten
samurai-sheet-leaders = Führt
samurai-sheet-others = Andere
samurai-sheet-total = Gesamt

## Die Hand
samurai-hand-tiles = **Deine Hand:** { $tiles }
samurai-hand-captured = **Deine Figuren:** { $counts }
samurai-hand-stack = **Dein Nachziehstapel:** { $tiles }
samurai-hand-plain = Dein einziges Plättchen ohne ✦ liegt; jetzt dürfen nur noch Plättchen mit ✦ folgen.
samurai-hand-cunning = Du darfst weiterspielen: beliebig viele Plättchen mit ✦ und eines ohne.

## Menüs
samurai-end = Zug beenden
samurai-more = Noch ein Plättchen legen
samurai-pass = Passen
samurai-from = von { $hex }
# Ein Feld sagt, welche Orte es berührt.
samurai-hex = { $hex } · bei { $settlements }
samurai-detail-place = { $place }: { $figures }
samurai-detail-figure = { $led ->
    [yes] { $caste } ({ $by } führt)
   *[no] { $caste }
}
samurai-prompt-hand = Welche Plättchen?
samurai-prompt-caste = Welche Figur?
samurai-prompt-settlement = Wohin kommt sie?
samurai-prompt-tile = Welches Plättchen legst du?
samurai-prompt-another = Welches Plättchen legst du als Nächstes?
samurai-prompt-area = Welcher Teil der Karte?
samurai-prompt-hex = Auf welches Feld?
samurai-prompt-ship = Auf welches Seefeld?
samurai-prompt-to = Wohin kommt es?
samurai-prompt-from = Welches Plättchen wird versetzt?
samurai-prompt-figure = Welche Figur?
samurai-prompt-other = Welche Figur tritt an ihre Stelle?
samurai-prompt-then = Und dann?

## Wofür eine Frage da ist, und wo man gerade steht
samurai-purpose-hands = Deine Starthand: Plättchen { $nth } von { $all }.
samurai-purpose-cities = Aufbau: Setze eine Figur in eine Stadt.
samurai-purpose-villages = Aufbau: Setze eine Figur in ein Dorf.
samurai-purpose-turn = Dein Zug: Lege ein Plättchen.
samurai-purpose-more = Dein Zug geht weiter: Lege noch ein Plättchen oder beende ihn.
samurai-purpose-later = Ein Plättchen für einen späteren Zug.

## Eine Zeile unter der Frage: was die Wahl bedeutet
samurai-hint-hand = Wähle fünf deiner zwanzig Plättchen für den Anfang; die anderen ziehst du später. Niemand sieht, welche. Ein paar starke, ein Schiff und ein Samurai sind ein guter Start.
samurai-hint-caste = In Städten stehen zwei verschiedene Figuren, in Dörfern eine, in Edo alle drei.
samurai-hint-settlement = Eine Figur kommt dorthin, wo noch keine ihrer Art steht.
samurai-hint-tile = Plättchen mit Buddha, Reis und Burg zählen nur für ihre eigenen Figuren; Samurai, Ronin und Schiffe zählen für alle. Du legst ein Plättchen pro Zug, dazu beliebig viele mit ✦.
samurai-hint-another = In einem Zug kannst du beliebig viele Plättchen mit ✦ legen, aber nur eines ohne.
samurai-hint-hex = Ein Plättchen zählt für jeden Ort, den es berührt. Landplättchen kommen aufs Land, Schiffe auf die See.
samurai-hint-from = Eines deiner Kasten- oder Samurai-Plättchen wandert auf ein anderes Feld; das Versetzplättchen bleibt an dessen altem Platz.
samurai-hint-figure = Zwei Figuren tauschen den Platz; danach darf kein Ort zwei gleiche haben.
samurai-hint-then = Beende deinen Zug oder lege noch ein Plättchen. Ohne ✦ kannst du pro Zug nur eines legen.

## Was geschehen ist
samurai-event-first_player_drawn = { $seat } wurde ausgelost und beginnt.
samurai-event-hand_chosen = { $seat } hat die Startplättchen gewählt.
samurai-event-hand_kept = Du beginnst mit: { $tiles }.
samurai-event-figures_dealt = Die Figuren werden zufällig eingesetzt: { $figures }.
samurai-event-figure_placed = { $seat } setzt { FORM($caste, case: "indef") } in { $at } ein.
samurai-event-turns_began = Alle Figuren stehen. { $seat } macht den ersten Zug.
samurai-event-laid = { $seat } legt „{ $tile }“ auf { $hex }.
samurai-event-moved = { $seat } versetzt „{ $tile }“ von { $from } nach { $to }.
samurai-event-swapped = { $seat } tauscht { FORM($one, case: "acc") } gegen { FORM($other, case: "acc") }.
samurai-event-captured = { $seat } gewinnt { FORM($caste, case: "acc") } von { $at } (Einfluss: { $influence }).
samurai-event-set_aside = Gleichstand um { FORM($caste, case: "acc") } von { $at }: Die Figur wird beiseitegestellt (Einfluss: { $influence }).
samurai-event-unclaimed = Niemand hat Einfluss auf { FORM($caste, case: "acc") } von { $at }: Die Figur wird beiseitegestellt.
samurai-event-passed = { $seat } kann nichts legen und passt.
samurai-event-passed_over = { $seat } hat keine Plättchen mehr und wird übersprungen.
samurai-event-drew = { $seat } zieht { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}.
samurai-event-drew_tiles = Du ziehst: { $tiles }.
samurai-event-caste_gone = Die letzte { $caste }-Figur hat den Spielplan verlassen: Das Spiel endet.
samurai-event-aside_full = { $count } Figuren stehen beiseite: Das Spiel endet.
samurai-event-nobody_can_play = Niemand kann mehr ein Plättchen legen: Das Spiel endet.
samurai-event-counted = Die Figuren { FORM($seat, case: "gen") }: Buddha { $buddha }, Reis { $rice }, Burg { $castle }.
samurai-event-leader_named = { $seat } führt die Kaste { $caste }.
samurai-event-no_leader = Niemand führt die Kaste { $caste } allein.
samurai-event-ended = Das Spiel ist aus. Figuren: { $totals }. Ränge: { $places }.

## Ablehnungen: ganze Sätze nach einem Doppelpunkt
samurai-refusal-not_now = Das ist { $stage } nicht möglich.
samurai-refusal-not_owned = So oft hast du „{ $tile }“ nicht.
samurai-refusal-not_in_play = { $hex } ist bei eurer Personenzahl nicht im Spiel.
samurai-refusal-cities_first = Erst werden die Städte besetzt, dann die Dörfer.
samurai-refusal-full = In { $at } ist kein Platz für eine weitere Figur.
samurai-refusal-caste_there = In { $at } steht schon eine { $caste }-Figur.
samurai-refusal-none_left = Alle { $caste }-Figuren stehen schon auf dem Spielplan.
samurai-refusal-not_in_hand = Du hast „{ $tile }“ nicht auf der Hand.
samurai-refusal-one_plain_tile = Dein einziges Plättchen ohne ✦ liegt in diesem Zug schon; jetzt dürfen nur noch Plättchen mit ✦ folgen.
samurai-refusal-wrong_terrain = „{ $tile }“ darf nicht auf { $hex }: Schiffe kommen auf die See, andere Plättchen aufs Land und keines auf einen Ort.
samurai-refusal-covered = Auf { $hex } liegt schon ein Plättchen { FORM($owner, case: "gen") }.
samurai-refusal-nothing_there = Auf { $hex } liegt kein Plättchen.
samurai-refusal-not_yours = Das Plättchen auf { $hex } gehört { FORM($owner, case: "dat") }.
samurai-refusal-unmovable = „{ $tile }“ lässt sich nicht versetzen; das geht nur mit Kasten- und Samurai-Plättchen.
samurai-refusal-no_figure = In { $at } steht keine { $caste }-Figur.
samurai-refusal-same_settlement = Ein Tausch braucht zwei verschiedene Orte.
samurai-refusal-two_of_a_caste = In { $at } stünden dann zwei { $caste }-Figuren.
samurai-refusal-same_caste = An diesem Tisch werden Figuren derselben Kaste nicht getauscht.
samurai-refusal-edo_stays = An diesem Tisch werden Figuren in Edo nicht getauscht.
samurai-refusal-nothing_left = Das ist dein letztes Plättchen, also endet der Zug damit.
samurai-refusal-no_tile_yet = Du musst erst mindestens ein Plättchen legen.
samurai-refusal-can_play = Du kannst noch ein Plättchen legen.

## Ein Gewinn, als eigener Beitrag
samurai-moment = { $count ->
    [one] **{ $places } ist umschlossen.**
   *[other] **{ $places } sind umschlossen.**
}
samurai-moment-group-captured = Gewonnen
samurai-moment-group-aside = Gehört niemandem

## Schalter in der Lobby
samurai-option-quick_hands = Schnelle Starthand
    .about = Die fünf Startplättchen werden zufällig gezogen statt gewählt.
samurai-option-quick_figures = Schneller Aufbau
    .about = Die Figuren der Städte und Dörfer werden zufällig verteilt statt eingesetzt.
samurai-option-capture_timing = Figuren gewinnen
    .about = Wann die Figuren eines umschlossenen Ortes gewonnen werden.
    .end_of_turn = nach dem Zug
    .instant = sofort, wie 1998
samurai-option-pass_if_no_legal_play = Passen ohne erlaubten Spielzug
    .about = An: Wer nichts legen kann, passt. Aus: Dann endet das Spiel.
samurai-option-swap_same_caste_allowed = Tausch in derselben Kaste
    .about = Zwei Figuren derselben Kaste dürfen getauscht werden, was nichts ändert.
samurai-option-swap_with_edo_allowed = Tausch mit Edo
    .about = Edo darf an einem Tausch beteiligt sein.
samurai-option-zero_influence_is_tie = Ohne Einfluss kommt die Figur beiseite
    .about = An: Eine Figur, auf die niemand Einfluss hat, kommt beiseite. Aus: Sie bleibt stehen.

## Die Schlusskarte
samurai-reckoning = **{ $seat }**: { $captured }; führt: { $led }; Figuren anderer Kasten: { $others }.

## Die Legende
samurai-legend-land = Ein Landfeld mit seinem Kürzel. Alle Plättchen außer Schiffen dürfen dorthin.
samurai-legend-sea = Ein Seefeld. Schiffe dürfen dorthin.
samurai-legend-settlement = Ein Dorf, eine Stadt (eine Mauer) oder Edo (zwei Mauern): Dort stehen Figuren, keine Plättchen.
samurai-legend-figures = Die Figuren: Buddha auf einer Scheibe, Reis auf einer Raute, Burg auf einem Quadrat.
samurai-legend-leader = Das Wappen an einer Figur: wer sie jetzt bekäme.
samurai-legend-tile = Ein Plättchen: sein Einfluss, sein Symbol und das Wappen seiner Seite.
samurai-legend-castes = Kastenplättchen zählen nur für Figuren ihrer Kaste, Samurai, Schiffe und Ronin für alle.
samurai-legend-special = Die Pfeile versetzen eines deiner Plättchen; der Tausch vertauscht zwei Figuren.
samurai-legend-cunning = Der Fächer: Solche Plättchen kannst du im selben Zug zusätzlich legen.
samurai-legend-captured = Im letzten Zug gewonnen, in der Farbe und mit dem Wappen der Seite, die sie gewann.
samurai-legend-aside = Im letzten Zug beiseitegestellt: Niemand hatte allein den meisten Einfluss.
samurai-legend-hand = In einer Zeile: Plättchen auf der Hand, Plättchen im Nachziehstapel.
samurai-legend-chosen = Hier ist die Starthand schon gewählt.

## Nachschlagen: welche Arten von Dingen es gibt, was über Plättchen gesagt wird, und Begriffe
samurai-thing-colour = Seite
samurai-thing-area = Teil der Landkarte
samurai-thing-size = Ort
samurai-thing-caste = Kaste
samurai-thing-tile = Plättchen
samurai-thing-stage = Phase
samurai-thing-term = Begriff
samurai-about-tile-caste = Einfluss { $value } auf Figuren einer Kaste ({ $caste }), auf einem Landfeld; du hast eines
samurai-about-tile-samurai = Einfluss { $value } auf Figuren aller Kasten, auf einem Landfeld; davon hast du { $copies }
samurai-about-tile-ronin = Einfluss { $value } auf Figuren aller Kasten, auf einem Landfeld; mit ✦, also können im selben Zug weitere folgen; davon hast du { $copies }
samurai-about-tile-ship = Einfluss { $value } auf Figuren aller Kasten, auf einem Seefeld; mit ✦, also können im selben Zug weitere folgen; davon hast du { $copies }
samurai-about-tile-swap = zwei Figuren verschiedener Orte tauschen die Plätze, dann verlässt das Plättchen das Spiel; mit ✦, also können im selben Zug weitere folgen
samurai-about-tile-move = eines deiner Kasten- oder Samurai-Plättchen wandert auf ein anderes freies Landfeld; dieses Plättchen bleibt ohne Einfluss an dessen Platz
samurai-term-influence = Einfluss
    .about = die Zahlen deiner Plättchen um einen Ort, die für eine Figur zählen. Ist das letzte Landfeld belegt, gewinnt die Figur, wer am meisten davon hat
samurai-term-aside = Beiseitegestellt
    .about = eine Figur, auf die niemand allein den meisten Einfluss hat, gehört niemandem. Stehen vier beiseite, endet das Spiel
samurai-term-cunning = List, ✦
    .about = in einem Zug können beliebig viele Plättchen mit ✦ gelegt werden, dazu eines ohne
samurai-term-leader = Anführer
    .about = wer die meisten Figuren einer Kaste hat, und nicht ebenso viele wie jemand anders. Wer die meisten Kasten führt, gewinnt
samurai-term-stack = Nachziehstapel
    .about = deine Plättchen, die nicht auf deiner Hand sind. Nach jedem Zug ziehst du daraus auf fünf auf

## Die Lektion: warum jede Frage zählt, und was zu einer anderen Wahl zu sagen ist
samurai-lesson-turn = Lege Plättchen, wo sie für mehrere Figuren zählen, und an Orte, die bald umschlossen sind: Der meiste Einfluss gewinnt eine Figur.
    .other = Ein Plättchen zählt für jeden Ort, den es berührt. Such nach Feldern zwischen zwei Orten.
samurai-lesson-turn-1 = Eine Figur wird gewonnen, wenn alle Landfelder um ihren Ort belegt sind: Wer dort den meisten Einfluss hat, bekommt sie. Plättchen mit ✦ beenden den Zug nicht; also kann erst ein Ronin kommen und dann noch ein Plättchen.
    .other = Ein Plättchen zählt für jeden Ort, den es berührt. Such nach Feldern zwischen zwei Orten.
samurai-lesson-turn-2 = Samurai zählen für Figuren aller Kasten. Was du um einen Ort hast, wird addiert; lege sie also neben andere Plättchen von dir.
    .other = Viel an einer Stelle ist besser als überall ein wenig: Nur der meiste Einfluss gewinnt eine Figur.
samurai-lesson-turn-3 = Such nach einem Ort, der fast umschlossen ist. Wer das letzte Plättchen legt, bestimmt, wann er gewertet wird; sei vorher mit genug dort.
    .other = Hat niemand allein den meisten Einfluss, wenn ein Ort umschlossen ist, kommen seine Figuren beiseite. Vier davon beenden das Spiel.
samurai-lesson-turn-4 = Ein Kastenplättchen zählt nur für Figuren seiner Kaste, ist dafür aber stark. Wer die meisten Figuren einer Kaste gewinnt, führt sie, und wer die meisten Kasten führt, gewinnt.
    .other = Zähle, welche Kasten du schon führst. Eine zweite Figur derselben Kaste ist oft mehr wert als die erste einer anderen.
samurai-lesson-turn-5 = Mit dem Versetzen wandert eines deiner Plättchen auf ein anderes Feld; das Versetzplättchen bleibt ohne Einfluss an seinem Platz. So kämpft ein Plättchen ein zweites Mal.
    .other = Du kannst das Versetzplättchen behalten, bis ein Plättchen dort, wo es liegt, nicht mehr gebraucht wird.

## What a seat should know before it confirms
samurai-warning-idle = Kein Ort neben diesem Feld hat noch eine Figur, und keiner bekommt mehr eine: Das Plättchen wird dort für nichts zählen.
