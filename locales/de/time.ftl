# Zeit: Tempo, Uhren, Erinnerungen, Abwesenheit, freie Plätze, Abstimmungen.

## Tempo
time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
pace-relaxed = gemütlich
pace-daily = täglich
pace-brisk = zügig
pace-live = live
pace-custom = eigenes
pace-none = ohne Zeitlimit
pace = { $name } (höchstens { $most } pro Zug)
agreement = Tempo: { $pace }. Schnelle Züge sparen Zeit für langsame. Läuft die Zeit ab, macht ein Computer-Daimyo diesen einen Spielzug; nach { $misses ->
    [one] einem verpassten Zug
   *[other] { $misses } verpassten Zügen hintereinander
} hält er den Platz, bis die Person zurück ist.
agreement-none = Tempo: { $pace }. Niemand muss sich beeilen.

## Schaltflächen
button-back-again = Ich bin wieder da
button-back-to = Zurück zu { $table }
button-open = { $table } spielen
button-take = Diesen Platz nehmen
button-yes = Ja
button-no = Nein
button-snooze = Später erinnern

## Auf wen der Tisch wartet
waiting-seat = { $seat } ({ $who })
waiting-seat-until = { $seat } ({ $who }), fällig { $until }
post-waiting-timed = Warten auf: { $seats }.
post-waiting-paused = Warten auf: { $seats }. Die Uhren stehen.
post-reminder = { $who }, der Tisch wartet bis { $until } auf { FORM($side, case: "acc") }. Danach spielt ein Computer-Daimyo für dich.

## Was mit einem Tisch geschieht
notice-expired = **{ $table }** wurde geschlossen: Das Spiel hat zwei Wochen lang nicht begonnen. `/rokugan new` eröffnet einen neuen Tisch.
notice-time-ran-out = Die Zeit { FORM($side, case: "gen") } ist abgelaufen: Ein Computer-Daimyo hat diesen einen Spielzug gemacht (verpasster Zug { $missed } von { $misses }, bis er den Platz hält).
notice-held = Die Zeit { FORM($side, case: "gen") } ist wieder abgelaufen: Ein Computer-Daimyo hat den Spielzug gemacht und hält den Platz, bis die Person *Ich bin wieder da* drückt. Die anderen können mit `/rokugan manage replace` darüber abstimmen, den Platz neu zu besetzen.
notice-returned = { FORM($side, case: "Nom") } ist wieder da.
notice-deserted = Alle Plätze werden von Computer-Daimyos gehalten, darum wartet der Tisch. Wer dort gespielt hat, kann bis <t:{ $until }:f> (<t:{ $until }:R>) *Ich bin wieder da* drücken; danach endet der Tisch ohne Ergebnis.
notice-deserted-end = Niemand ist an den Tisch **{ $table }** zurückgekehrt; er endet ohne Ergebnis.
notice-away = { FORM($side, case: "Nom") } ist bis <t:{ $until }:f> (<t:{ $until }:R>) abwesend; so lange steht die Uhr.
notice-open-seat = **Freier Platz:** Ein Computer-Daimyo spielt { FORM($side, case: "acc") } am Tisch **{ $table }**, bis jemand den Platz nimmt. Wer ihn nimmt, erfährt, was dieser Platz weiß.
notice-voted-out = Der Tisch hat dafür gestimmt, den Platz { FORM($side, case: "gen") } neu zu besetzen.
notice-vote-opened = **Abstimmung:** { $motion ->
    [pause] Sollen alle Uhren stehen, höchstens eine Woche lang?
    [resume] Sollen die Uhren wieder laufen?
    [extend] Sollen alle, auf die der Tisch wartet, die Zeit eines weiteren Zuges bekommen?
    [replace] Soll der Platz { FORM($side, case: "gen") } neu besetzt werden?
   *[end] Soll der Tisch ohne Ergebnis enden?
} { $needed } von { $voters } müssen bis <t:{ $until }:f> (<t:{ $until }:R>) mit Ja stimmen.
notice-vote-failed = Keine Mehrheit dafür, { $motion ->
    [pause] eine Pause zu machen
    [resume] die Uhren wieder laufen zu lassen
    [extend] mehr Zeit zu geben
    [replace] den Platz { FORM($side, case: "gen") } neu zu besetzen
   *[end] den Tisch zu beenden
}; es ändert sich nichts.
notice-paused = Der Tisch hat dafür gestimmt, die Uhren bis <t:{ $until }:f> (<t:{ $until }:R>) anzuhalten, oder bis eine Abstimmung sie wieder laufen lässt. Spielen könnt ihr trotzdem.
notice-resumed = Die Uhren laufen wieder.
notice-extended = Der Tisch hat für mehr Zeit gestimmt: Alle, auf die er wartet, bekommen die Zeit eines weiteren Zuges.
notice-ended-by-vote = Der Tisch hat dafür gestimmt, **{ $table }** ohne Ergebnis zu beenden.

## Direktnachrichten
reminder = { $tables ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $tables } Tische warten auf dich.
}
reminder-last = **Deine Zeit ist fast um.**
reminder-downtime = Ich war eine Weile nicht in Betrieb. Diese Zeit zählt nicht: Deine Züge enden entsprechend später.
reminder-digest = Deine Zusammenfassung: { $tables ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $tables } Tische warten auf dich.
}
reminder-back = Deine Abwesenheit ist vorbei, und deine Uhren laufen wieder.
reminder-else = Läuft die Zeit ab, macht ein Computer-Daimyo diesen einen Spielzug für dich.
missed-act = Ein Computer-Daimyo hat für dich gespielt: { $move }
missed-list = Deine Liste wurde so versiegelt, wie sie war
missed = Deine Zeit ist abgelaufen. { $what }. Das war dein { $missed }. verpasster Zug; nach { $misses } hintereinander hält ein Computer-Daimyo deinen Platz, bis du zurück bist.
missed-held = Deine Zeit ist abgelaufen. { $what }. Ein Computer-Daimyo hält jetzt deinen Platz. Ein Druck auf die Schaltfläche, und du hast ihn wieder.
taken-over = Ab jetzt spielst du { FORM($side, case: "acc") } am Tisch **{ $table }**. Das hier weiß dein Platz; `/rokugan log` zeigt alles, was er gesehen hat.

## Antworten
back-answer = Willkommen zurück, der Platz gehört dir.
snoozed-answer = Ich erinnere dich wieder: { $until }.
away-answer = Du bist abwesend bis { $until }. So lange stehen deine Uhren, außer an Live-Tischen. `/rokugan away { option-until.name }:now` beendet deine Abwesenheit.
home-answer = Du bist nicht mehr abwesend. Deine Uhren laufen wieder.
took-answer = Du spielst { FORM($side, case: "acc") } am Tisch **{ $table }**. Was der Platz weiß, habe ich dir geschickt.
opened-seat-answer = Der Platz { FORM($side, case: "gen") } ist jetzt frei für jemand Neues.
habits-answer = Deine Zeitzone: { $zone }. Ruhezeiten: { $quiet }. Zusammenfassung statt Erwähnungen: { $digest }.
mine-heading = Deine Tische
mine-your-turn-until = du bist am Zug, bis { $until }
mine-held = ein Computer-Daimyo hält deinen Platz; mit *Ich bin wieder da* bekommst du ihn zurück
propose-prompt = Dem Tisch vorschlagen …
motion-pause = Pause: die Uhren anhalten
motion-resume = Fortsetzen: die Uhren wieder laufen lassen
motion-extend = Mehr Zeit für alle, auf die der Tisch wartet
motion-replace = Platz neu besetzen: { $side }
motion-end = Den Tisch ohne Ergebnis beenden
tally-open = Deine Stimme ist gezählt. Bisher sind { $yes } von { $needed } nötigen Stimmen dafür.
tally-passed = Deine Stimme ist gezählt, und der Antrag ist angenommen.
tally-failed = Deine Stimme ist gezählt. Es gibt keine Mehrheit, also ändert sich nichts.

## Ablehnungen
refused-no-such-pace = Dieses Tempo kenne ich nicht. Wähle relaxed, daily, brisk, live oder none oder eine Zeit von 5m bis 14d, etwa `90m`, `36h` oder `3d`.
refused-no-such-time = Diese Zeit kann ich nicht lesen. Schreib eine Dauer wie `12h` oder `3d`, ein Datum wie `2026-05-01` oder `2026-05-01 18:00` oder eine Uhrzeit wie `18:00`.
refused-no-such-hours = Diese Ruhezeiten kann ich nicht lesen. Schreib sie als `22-8` oder `22:30-7:15`, höchstens zwölf Stunden, oder `off`.
refused-no-such-zone = Diese Zeitzone gibt es nicht. Wähle eine aus der Liste, etwa Europe/Berlin.
refused-needs-zone = Ich kenne deine Zeitzone nicht und weiß deshalb nicht, wann diese Stunden sind. Gib auch `{ option-zone.name }` an.
refused-away-too-short = Eine Abwesenheit kann frühestens in einer Stunde enden. Wähle eine spätere Zeit.
refused-away-too-long = Du hast noch { $hours } Stunden Abwesenheit übrig, und das hier ist länger. Für je zwei Tage bekommst du einen Tag zurück, bis zu einer Woche. Wähle eine frühere Rückkehr, oder bitte den Tisch mit `/rokugan status` um eine Pause.
refused-not-away = Du bist nicht abwesend, also gibt es nichts zu beenden.
refused-no-snooze = Später erinnern geht nicht: Du hast es schon zweimal verschoben, deine Zeit ist fast um, oder kein Tisch wartet auf dich. `/rokugan mine` zeigt, welche warten.
refused-no-open-seat = An diesem Tisch ist kein Platz frei. Vielleicht wurde er gerade eben genommen; mit `/rokugan board` kannst du zuschauen.
seat-needs-vote = Dort spielt jemand, darum entscheidet der Tisch. Im Kanal läuft eine Abstimmung.
refused-never-met = Diese Person hat mich noch nie benutzt, darum schreibe ich ihr nicht. Öffne den Platz mit `/rokugan manage replace` ohne Namen; dann kann sie ihn mit der Schaltfläche nehmen.
refused-held-seat = Ein Computer-Daimyo hält deinen Platz, darum kannst du weder abstimmen noch spielen. Drücke erst *Ich bin wieder da* in `/rokugan mine`.
refused-vote-open = Der Tisch stimmt gerade schon ab. Stimme erst dort ab; die Schaltflächen stehen unter dem Beitrag.
refused-vote-over = Diese Abstimmung ist vorbei, es wurde nichts gezählt. `/rokugan status` zeigt, wie es am Tisch steht.
refused-cannot-propose = Das kannst du jetzt nicht vorschlagen. Abgewählt werden kann nur, wer einen Zug verpasst hat oder wessen Platz ein Computer-Daimyo hält; `/rokugan status` listet auf, was du vorschlagen kannst.

## Befehle
command-away = Deine Uhren anhalten, solange du weg bist
option-until = Bis wann: 12h, 3d, 2026-05-01; now beendet die Abwesenheit
    .name = bis
option-pace = Zeit pro Zug: relaxed, daily, brisk, live, none oder eine Zeit wie 36h
    .name = tempo
option-misses = Verpasste Züge hintereinander, bis ein Computer-Daimyo den Platz hält (2)
    .name = verpasst
option-zone = Deine Zeitzone
    .name = zeitzone
option-quiet = Deine Ruhezeiten, etwa 22-8; oder off
    .name = ruhezeit
option-digest = Statt Erwähnungen eine Zusammenfassung am Tag um diese Zeit, etwa 18:00; oder off
    .name = zusammenfassung
option-manage-replace-user = Wer den Platz bekommt; ohne Angabe steht er allen offen
    .name = person

## Hilfe
help-time = **Zeit:** Jeder Zug hat das Zeitlimit, auf das sich der Tisch geeinigt hat, und schnelle Züge sparen Zeit für langsame. Ich erinnere dich nach der Hälfte und kurz vor Schluss. Läuft die Zeit ab, macht ein Computer-Daimyo diesen einen Spielzug; nach mehreren verpassten Zügen hält er deinen Platz, bis du *Ich bin wieder da* drückst. Zeitzone, Ruhezeiten und eine tägliche Zusammenfassung stellst du mit `/rokugan settings` ein. Du bist eine Weile weg? `/rokugan away`.
help-vote = **Jemand ist weg, oder wir brauchen alle eine Pause:** Mit `/rokugan status` kannst du eine Pause, mehr Zeit, jemand Neues oder das Ende vorschlagen; die Mehrheit entscheidet.
