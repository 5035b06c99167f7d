# Die Aufzeichnung: Protokoll, Wiederholung, Statistik.

button-replay = Wiederholung
button-replay-first = Anfang
button-replay-before = Davor
button-replay-after = Danach
button-replay-last = Jetzt
replay-at = { $round ->
    [0] **{ $table }** nach Spielzug { $act } von { $last }.
   *[other] **{ $table }** nach Spielzug { $act } von { $last }, Runde { $round }.
}
replay-public = Was alle gesehen haben
replay-eyes = Mit den Augen { FORM($seat, case: "gen") }
log-nothing = Nichts dergleichen ist geschehen.
log-undone = (zurückgenommen) { $text }
export-alt = Die Aufzeichnung des Tisches als JSON.
export-seen = Was du von **{ $table }** bisher gesehen hast, als Daten. Die ganze Aufzeichnung mit dem Startwert gibt es, wenn das Spiel aus ist.
stats-of = Statistik von { $who }
stats-none = Noch keine beendeten Tische.
stats-line = **{ $title }**: { $games ->
    [one] ein Tisch
   *[other] { $games } Tische
}, { $wins ->
    [0] keiner gewonnen
    [one] einer gewonnen
   *[other] { $wins } gewonnen
}; Antwortzeit (Median): { $median }{ $hinted ->
    [0] {""}
    [one] ; an einem davon waren Tipps erlaubt
   *[other] ; an { $hinted } davon waren Tipps erlaubt
}.
stats-unknown = unbekannt
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
privacy-uncounted = Ab jetzt führe ich keine Statistik mehr über dich, und die bisherige habe ich gelöscht. `/rokugan privacy { option-privacy-action.name }:{ choice-count }` erlaubt sie wieder.
privacy-counted = Ab jetzt führe ich eine Statistik über die Tische, an denen du zu Ende spielst. `/rokugan privacy { option-privacy-action.name }:{ choice-uncount }` löscht sie wieder.

refused-uncounted = Diese Person möchte keine Statistik, also gibt es keine zu zeigen.
refused-not-your-eyes = Solange am Tisch gespielt wird, siehst du ihn nur mit deinen eigenen Augen. Wenn das Spiel aus ist, kannst du jede Seite wählen.

option-log-side = Nur, was diese Seite getan hat
    .name = seite
option-log-round = Nur diese Runde
    .name = runde
option-log-kind = Nur, was du allein erfahren hast, was aufgedeckt oder was zurückgenommen wurde
    .name = art
option-score-player = Stattdessen die Statistik einer Person
    .name = person
option-privacy-action = Deine Daten exportieren oder löschen; Statistik über dich führen oder nicht
    .name = aktion
