# Die ersten Worte an einen Server und an eine Person, und die Antwort an alle, die zu schnell sind.

greeting = Bei mir spielt ihr Brettspiele mit verborgenen Spielzügen, in aller Ruhe und über Tage hinweg. Der Spielplan erscheint im Kanal, Geheimnisse kommen per Direktnachricht. `/rokugan new` eröffnet einen Tisch, `/rokugan help` erklärt den Rest. Eure Nachrichten lese ich nicht, und ich erwähne nur, wer gerade am Zug ist.

tour = **Drei Dinge vorweg.** Deine Hand siehst du mit `/rokugan hand`, hier oder im Kanal; nur du siehst sie. Für einen Spielzug wählst du unter deiner Hand aus und bestätigst; vorher wird nichts gespielt. Wenn du am Zug bist, erwähne ich dich einmal im Kanal und schicke dir deine Hand hierher.
tour-closed = **Drei Dinge vorweg.** Deine Hand siehst du mit `/rokugan hand`; nur du siehst sie. Für einen Spielzug wählst du unter deiner Hand aus und bestätigst; vorher wird nichts gespielt. Wenn du am Zug bist, erwähne ich dich einmal im Kanal.

refused-too-fast = Das war schneller, als ich folgen kann; es ist also nichts geschehen. Warte ein paar Sekunden und versuch es dann noch einmal.

settings-contrast = Deine eigenen Bilder: { $strong ->
    [yes] hoher Kontrast.
   *[no] normaler Kontrast.
}
settings-public-contrast = Öffentliche Bilder: { $strong ->
    [yes] hoher Kontrast.
   *[no] normaler Kontrast.
}

## Sofort spielen
button-solo = Gegen drei Computer-Daimyos spielen
solo-answer = Du spielst { FORM($side, case: "acc") } am Tisch **{ $table }** gegen { $computers ->
    [one] einen Computer-Daimyo
   *[other] { $computers } Computer-Daimyos
}. Deine erste Wahl steht unten; der Spielplan ist im Kanal. Nichts wird gespielt, bis du *Bestätigen* drückst.
option-computers = Sofort gegen so viele Computer-Daimyos starten
    .name = computer

## Eine Zeile unter der Frage, klein gedruckt: was die Wahl bedeutet. Jedes Spiel hat seine eigenen.
panel-hint = -# { $hint }

## Die Seite ohne Token. Was sie über ein Spiel sagt, kommt von dem Spiel, das gemeint ist, wenn keins genannt wird.
page-heading = Willkommen bei Rokugan
page-text = Das hier ist ein kleines Discord auf deiner eigenen Maschine, mit dem echten Bot darin. { $about }
    { "" }
    Drücke die erste Schaltfläche und spiel los. Oder eröffne einen Tisch für mehrere und besetze jeden Platz selbst: Links wählst du, wer du bist.
page-open = Tisch eröffnen: /rokugan new
