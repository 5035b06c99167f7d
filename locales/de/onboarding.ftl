# Die ersten Worte an einen Server und an eine Person, und die Antwort an alle, die zu schnell sind.

greeting = Bei mir spielt ihr Brettspiele mit verborgenen Spielzügen, in aller Ruhe und über Tage hinweg. Der Spielplan erscheint im Kanal, Geheimnisse kommen per Direktnachricht. `/rokugan new` eröffnet einen Tisch, `/rokugan help` erklärt den Rest. Eure Nachrichten lese ich nicht, und ich erwähne nur, wer gerade am Zug ist.

tour = **Drei Dinge vorweg.** Deine Hand siehst du mit `/rokugan hand`, hier oder im Kanal; nur du siehst sie. Für einen Spielzug wählst du unter deiner Hand aus und bestätigst; vorher wird nichts gespielt. Wenn du am Zug bist, erwähne ich dich einmal im Kanal und schicke dir deine Hand hierher.
tour-closed = **Drei Dinge vorweg.** Deine Hand siehst du mit `/rokugan hand`; nur du siehst sie. Für einen Spielzug wählst du unter deiner Hand aus und bestätigst; vorher wird nichts gespielt. Wenn du am Zug bist, erwähne ich dich einmal im Kanal.

refused-too-fast = Das war schneller, als ich folgen kann; es ist also nichts geschehen. Warte ein paar Sekunden und versuch es dann noch einmal.

settings-contrast = Deine eigenen Bilder: { $strong ->
    [yes] hoher Kontrast.
   *[no] normaler Kontrast.
}
settings-posts = Beiträge mit dem Spielplan: { $classic ->
    [yes] in der klassischen Form
   *[no] als Karten
}.
settings-public-contrast = Öffentliche Bilder: { $strong ->
    [yes] hoher Kontrast.
   *[no] normaler Kontrast.
}

## Sofort spielen
button-solo = Gegen drei Computer-Daimyos spielen
solo-answer = Du spielst { FORM($side, case: "acc") } am Tisch **{ $table }** gegen { $computers ->
    [one] einen Computer-Daimyo
   *[other] { $computers } Computer-Daimyos
}. { $level }. Deine erste Wahl steht unten; der Spielplan ist im Kanal. Nichts wird gespielt, bis du *Bestätigen* drückst.
option-computers = Sofort gegen so viele Computer-Daimyos starten
    .name = computer

## Ein erster Tisch, der sich selbst erklärt. Was er zu jeder Frage sagt, kommt vom Spiel.
button-learn = Beim Spielen lernen
button-lesson-end = Den Tisch hier beenden
learn-answer = Dein erster Tisch: **{ $title }**. Du spielst { FORM($side, case: "acc") }; die anderen sind Computer-Daimyos. Bei jedem Schritt sage ich, worum es geht, und schlage einen Spielzug vor. Wähle, was du magst: Nichts wird gespielt, bis du auf *Bestätigen* drückst. { $ability }
learn-below = Dein erster Tisch, **{ $title }**, beginnt hier unten in diesen Direktnachrichten.
learn-in-dm = Dein erster Tisch, **{ $title }**, geht in { $where } weiter, wo nur du ihn siehst. Ist dort nichts angekommen, erlaube mir Direktnachrichten und nutze `/boardgames tables`.
learn-there = In { $where } hast du schon einen Tisch: **{ $table }**. Spiel dort weiter, oder beende ihn und nutze den Befehl noch einmal.
direct-messages = deinen Direktnachrichten mit mir
lesson-step = **Schritt { $step } von { $of }.** { $why }
lesson-advice = Mein Vorschlag: **{ $move }**.
lesson-strayed = Du hast anders gewählt, und das ist in Ordnung. { $what }
lesson-own-way = Dein Tisch ist seinen eigenen Weg gegangen; hier ist, was ein Computer-Daimyo tun würde.
    .other = Das Spiel geht von hier aus weiter.
lesson-over = **Das war die Lektion.** Jetzt ist es ein Tisch wie jeder andere: Spiel unten weiter oder beende ihn hier. Für ein Spiel mit Freunden eröffnet `/rokugan new` einen Tisch.
panel-warning = **Achtung:** { $why }

## Eine Zeile unter der Frage, klein gedruckt: was die Wahl bedeutet. Jedes Spiel hat seine eigenen.
panel-hint = -# { $hint }

## Die Seite ohne Token. Was sie über ein Spiel sagt, kommt von dem Spiel, das gemeint ist, wenn keines genannt wird.
page-heading = Willkommen bei Rokugan
page-text = Das hier ist ein kleines Discord auf deiner eigenen Maschine, mit dem echten Bot darin. { $about }
    { "" }
    Drücke die erste Schaltfläche und spiel los. Oder eröffne einen Tisch für mehrere und besetze jeden Platz selbst: Links wählst du, wer du bist.
page-open = Tisch eröffnen: /rokugan new

## Wörter der Seite selbst
page-label-skip = Zum Nachrichtenfeld springen
page-label-servers = Server und Kanäle
page-label-who = Wer du bist
page-label-you-are = Du bist
page-label-accounts = Konten
page-label-add-person = Person hinzufügen
page-label-new-name = Name einer neuen Person
page-label-add = Hinzufügen
page-label-trouble = Störungen
page-label-trouble-about = Störe dieses kleine Discord und sieh zu, wie der Bot zurechtkommt.
page-label-closed = Meine Direktnachrichten sind geschlossen
page-label-drop = Verbindung trennen
page-label-forget = Sitzung beenden
page-label-slow = Discord verlangsamen
page-label-fail = Nächste Nachrichten abweisen
page-label-lose = Nächste Antworten verlieren
page-label-calm = Alle Störungen beenden
page-label-channels = Kanäle und Konten
page-label-how = So wird gespielt
page-label-messages = Nachrichten
page-label-new-messages = Neue Nachrichten ↓
page-label-suggestions = Vorschläge
page-label-box = Nachricht oder Slash-Befehl
page-label-close-help = Hilfe schließen
page-label-cancel = Abbrechen
page-label-submit = Absenden
page-label-close = Schließen
page-label-no-answer = Der Server der Seite antwortet nicht.
page-label-somebody = jemand
page-label-failed = Die Anwendung hat nicht reagiert. Versuch es noch einmal.
page-label-online = ist online
page-label-offline = ist offline
page-label-nothing = Hier ist nichts
page-label-typing = schreibt …
page-label-gone = Der Server der Seite ist weg; neuer Versuch …
page-label-direct = Direktnachrichten
page-label-dms-closed = DMs geschlossen
page-label-waiting = Die nächste Störung wartet schon.
page-label-new = neu
page-label-hint = Nachricht, oder / für einen Befehl
page-label-cancel-command = Diesen Befehl verwerfen
page-label-enter = Enter sendet ab
page-label-yes = Ja
page-label-no = Nein
page-label-no-command = Diesen Befehl gibt es nicht.
page-label-number = braucht eine Zahl.
page-label-enlarge = Vergrößern:
page-label-picture = Bild
page-label-thinking = denkt nach
page-label-edited = (bearbeitet)
page-label-dismiss = Verwerfen
page-label-only-you = Nur du siehst das
page-label-used = nutzt
