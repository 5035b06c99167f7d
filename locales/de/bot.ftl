# Was der Bot bei jedem Spiel sagt. Fehlermeldungen sagen, was ist, warum, und was man tun kann.

none = keine
nobody = niemand
    .nom = niemand
    .Nom = Niemand
    .acc = niemanden
    .dat = niemandem
    .gen = niemandes
list-and = { $list } und { $last }
name-with-things = { $name }: { $things }
language-name = Deutsch
name-with = { $name } { $it }
name-of = { $name }: { $it }
computer = Computer-Daimyo
prompt-part = { $prompt } { $first } … { $last }
unnamed-table = { $title } (Tisch { $table })

## Schaltflächen: Infinitive
button-confirm = Bestätigen
panel-confirm-label = Bestätigen: { $move }
button-back = Zurück
button-talk = Verhandeln
button-talk-replies = { $count ->
    [one] Ein Angebot beantworten
   *[other] { $count } Angebote beantworten
}
button-ahead = Vorab entscheiden
button-again = Entscheidung ändern
button-turn = Zug machen
button-look = Ansehen
button-legend = Legende
button-join = Mitspielen
button-start = Starten
button-leave = Platz verlassen
button-add-computer = Computer hinzufügen
button-remove-computer = Computer entfernen
button-fair-dice = Faire Würfel
button-rematch = Revanche
button-film = Film
button-undo = Zurücknehmen
button-resign = Aufgeben
button-cancel = Tisch absagen
button-forget = Meine Daten löschen

## Die Lobby
lobby-about = { $title }: { $taken } von { $seats } Plätzen besetzt, ab { $fewest } kann es losgehen. Gastgeber: { $host }.
lobby-seat = • { $side }: { $who }
lobby-seat-ready = • { $side }: { $who }, bereit
lobby-choose-side = Wähle deine Seite
lobby-choose-pace = Gastgeber: Zeit pro Zug
lobby-choose-switch = Gastgeber: Varianten und Regelfragen
lobby-switch-to = { $name }: { $now } → { $then }
lobby-switch = { $name }: { $value }
switch-on = an
switch-off = aus
option-sealed = Versiegelte Planung
    .about = Alle schreiben gleichzeitig auf, was sie in einer Runde legen; dann wird es ausgespielt.
notice-agreed = Der Gastgeber hat die Einstellungen geändert; deshalb drücken alle noch einmal *Starten*.
post-invited = { $who }: Eine Revanche ist offen, **{ $table }**. Nehmt eure Plätze oben ein.
post-called = { $who }: { $by } lädt dich an den Tisch **{ $table }** ein. Nimm oben Platz.
invited-answer = Ich habe { $who } in diesem Kanal an den Tisch **{ $table }** gerufen.
agreed-answer = Geändert. Alle am Tisch **{ $table }** bestätigen noch einmal, dass sie bereit sind.
rematch-answer = **{ $table }** ist offen, mit denselben Einstellungen. Du sitzt einen Platz weiter; die anderen habe ich gerufen.
film-none = Von **{ $table }** gibt es keinen Film: Er ließ sich nicht erstellen oder ist zu groß.
lobby-commitment = Die Würfel stehen im Voraus fest: Der SHA-256-Wert aus diesem Tisch, seinem Spiel, seinen Optionen und einem geheimen Startwert ist `{ $commitment }`. Sobald alle sitzen, drücken alle *Starten*, und jeder Druck wird eingemischt. Der Startwert wird gezeigt, wenn das Spiel aus ist.
life-lobby = sucht Mitspieler
life-playing = läuft
life-over = beendet
life-cancelled = abgesagt
status = **{ $table }**: { $stage }.
trouble-no-access = Ich kann im Kanal des Tisches nichts posten. Der Tisch wartet, und nichts geht verloren. Der Gastgeber kann ihn mit `/rokugan manage move` in einen anderen Kanal verlegen.
trouble-missing = Ich kann im Kanal des Tisches nichts posten. Dort fehlt mir: { $permissions }. Der Tisch wartet, nichts geht verloren, und sobald ich kann, mache ich weiter.
trouble-no-pictures = Ich kann im Kanal des Tisches keine Bilder posten, also poste ich den Spielplan in Worten. Dort fehlt mir: { $permissions }.
trouble-thread-locked = Ich kann im Thread des Tisches nichts posten, weil er gesperrt ist. Der Tisch wartet, nichts geht verloren, und sobald ich kann, mache ich weiter.
trouble-refused = Discord hat den Inhalt einer meiner Nachrichten abgelehnt. Vermutlich blockiert AutoMod auf diesem Server einen Namen oder ein Wort darin. Der Tisch läuft weiter, und ich versuche es einen Tag lang jede Stunde noch einmal.
cannot-post = **{ $table }**: { $why }
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
trouble-channel-gone = Der Kanal des Tisches wurde gelöscht. Per Direktnachricht könnt ihr weiterspielen. Der Gastgeber kann den Tisch mit `/rokugan manage move` in einen anderen Kanal verlegen oder ihn absagen.
thread-opened = Der Tisch hat einen eigenen Thread: { $thread }.
thread-needs = Mit { $permissions } könnte ich für einen Tisch einen eigenen Thread öffnen; so bleibt er in diesem Kanal.

notice-opened = **{ $table }** ist offen. Nimm einen Platz und drücke *Starten*, wenn alle da sind.
notice-joined = Ein Platz ist vergeben: { FORM($side, case: "nom") }.
notice-ready = Bereit zum Start: { FORM($side, case: "nom") }.
notice-left = Ein Platz ist wieder frei: { FORM($side, case: "nom") }.
notice-computer-joined = Ein Computer-Daimyo spielt { FORM($side, case: "acc") }.
notice-computer-left = Der Computer-Daimyo ist gegangen, wieder frei: { FORM($side, case: "nom") }.
notice-kicked = Der Gastgeber hat { FORM($side, case: "acc") } vom Tisch entfernt.
notice-resigned = { FORM($side, case: "Nom") } gibt auf; ein Computer-Daimyo spielt weiter.
notice-replaced = Jemand Neues spielt jetzt { FORM($side, case: "acc") }.
notice-undone = { FORM($side, case: "Nom") } hat den letzten Spielzug zurückgenommen.
notice-cancelled = Der Gastgeber hat **{ $table }** abgesagt.
notice-came-from = **{ $table }** geht hier weiter. Bisher wurde in { $channel } gespielt.
notice-went-to = **{ $table }** geht in { $channel } weiter.

## Öffentliche Beiträge
post-began = Das Spiel beginnt. Die Festlegung der Würfel war `{ $commitment }`; eingemischt wurde: `{ $entropy }`.
post-waiting = Warten auf: { $seats } seit <t:{ $since }:f> (<t:{ $since }:R>).
post-more = … der Rest steht in `/rokugan log`.
score-heading = { $count ->
    [one] **Das Spiel ist aus. Gewonnen hat { FORM($who, case: "nom") } mit { $score }.**
   *[other] **Das Spiel ist aus. Den Sieg mit { $score } teilen sich: { FORM($who, case: "nom") }.**
}
score-line = { $place }. { $seat } ({ $who }): { $score }
score-seed = Der Startwert war `{ $seed }`; die Festlegung vom Anfang war `{ $commitment }`. `/rokugan export` liefert die ganze Aufzeichnung, und `verify/verify.py` prüft ihre Würfel nach.
score-not-over = Das Spiel läuft noch. Was an der Wertung öffentlich ist, zeigt der Spielplan.

## Panels
panel-heading = { $table }: { $seat }
panel-over = An diesem Tisch wird gerade nicht gespielt.
panel-waiting = Du bist nicht am Zug. Der Tisch wartet auf { FORM($seats, case: "acc") }.
panel-your-turn = **Du bist am Zug.** { $purpose }
panel-talk = **Verhandeln.** Was du hier sagst, bleibt zwischen dir und der Person, der du es sagst.
panel-talk-none = Gerade gibt es nichts anzubieten und nichts zu beantworten.
panel-ahead = **Vorab entscheiden.** Sag jetzt, was geschehen soll, wenn es so weit ist; dann muss der Tisch nicht auf dich warten. Außer dir sieht es niemand.
panel-ahead-none = Gerade gibt es nichts vorab zu entscheiden.
panel-again = **Noch einmal entscheiden.** Bis alle entschieden haben, ersetzt deine neue Wahl die alte. Niemand sieht, dass du sie geändert hast.
panel-again-none = Das lässt sich nicht mehr ändern.
panel-so-far = { $move }. { $prompt }
panel-confirm = { $move }. Bestätige, um es zu spielen.
panel-confirm-aside = { $move }. Bis du bestätigst, geschieht nichts.
panel-resting = Du machst deine Spielzüge im Kanal, wo ich dich erwähne; darum ruht dieses Panel. *Zug machen* öffnet es hier, und mit einem Spielzug hier wacht es auf.
panel-done = Erledigt: { $move }.
panel-undone = Zurückgenommen.
panel-stale = Das Spiel ist schon weiter, es ist also nichts geschehen. So steht es jetzt.
panel-already = Das war schon vermerkt und wurde nicht doppelt gespielt. So steht es jetzt am Tisch.
panel-trouble = { $why }
panel-nothing-chosen = Es wurde nichts gespielt: Diese Zeile der Liste hat nur erklärt, warum kein Spielzug zur Wahl stand.

## Antworten
welcome = Du spielst { FORM($side, case: "acc") } am Tisch **{ $table }**. Deine Hand und deine Spielzüge schicke ich dir hierher. Im Kanal öffnest du sie auch mit *Zug machen* oder `/rokugan hand`.
opened-answer = **{ $table }** ist offen, und du hast den ersten Platz. Unter dem Beitrag kannst du eine andere Seite wählen, die Einstellungen ändern oder deinen Platz verlassen.
joined-answer = Du spielst { FORM($side, case: "acc") } am Tisch **{ $table }**.
joined-dm-open = Deine Hand schicke ich dir per Direktnachricht.
joined-dm-closed = Ich kann dir keine Direktnachrichten schicken. Alles geht auch hier: Drücke *Zug machen* oder nutze `/rokugan hand`. Wenn du Direktnachrichten möchtest, erlaube sie in den Privatsphäreeinstellungen dieses Servers für Servermitglieder und nutze dann irgendeinen Befehl in einer Direktnachricht an mich.
left-answer = Du hast **{ $table }** verlassen.
started-answer = **{ $table }** beginnt.
ready-answer = Du bist bereit. **{ $table }** beginnt, sobald alle *Starten* gedrückt haben. Es fehlen noch: { $who }.
missing-answer = **{ $table }** beginnt, sobald alle *Starten* gedrückt haben. Es fehlen noch: { $who }.
computer-added = Ein Computer-Daimyo spielt { FORM($side, case: "acc") }. { $level }.
computer-removed = Der Computer-Daimyo ist weg, wieder frei: { FORM($side, case: "nom") }.
kicked-answer = Entfernt.
moved-answer = { $table } geht hier weiter.
replaced-answer = Jemand Neues spielt jetzt { FORM($side, case: "acc") }.
resigned-answer = Du hast aufgegeben. Ein Computer-Daimyo spielt für dich weiter.
cancelled-answer = **{ $table }** ist abgesagt.
resign-ask = Du bist dabei, am Tisch **{ $table }** aufzugeben. Ein Computer-Daimyo spielt weiter, und wer will, kann den Platz nehmen. Wenn du nur eine Weile weg bist, nutze stattdessen `/rokugan away`.
cancel-ask = Du bist dabei, **{ $table }** für alle abzusagen. Das lässt sich nicht rückgängig machen.
log-heading = Was du gesehen hast
log-private = (nur an dich) { $text }
log-round = **Runde { $round }**
log-file-round = Runde { $round }
log-file = Das sind die neuesten Zeilen; die Datei enthält das ganze Protokoll. Mit den Optionen des Befehls siehst du nur eine Seite, eine Runde oder nur, was du allein erfahren hast.
log-alt = Das Protokoll des Tisches als Text.
export-answer = Die ganze Aufzeichnung von **{ $table }** mit dem Startwert. Damit können alle das Spiel nachspielen.
mine-none = Du spielst gerade an keinem Tisch. `/rokugan new` eröffnet einen auf einem Server, `/boardgames learn` einen nur für dich, der jeden Schritt erklärt.
mine-line = • **{ $table }** ({ $where }): { $what }
mine-your-turn = du bist am Zug
mine-waiting = wartet auf { FORM($seats, case: "acc") }
mine-lobby = sucht Mitspieler
settings-language = Deine Sprache: { $language }{ $chosen ->
    [yes] .
   *[no] , wie in deinem Discord.
}
settings-answer = Tempo neuer Tische: { $pace }. Sprache der öffentlichen Beiträge: { $locale }.
privacy-about = Ich speichere deine ID, deinen Anzeigenamen und deine Sprache, ob ich dir Direktnachrichten schicken kann, die Zeitzone und die Ruhezeiten, die du eingestellt hast, deine Plätze und deine Spielzüge. Deine Spielzüge gehören zu Tischen, an denen auch andere spielen: Löschst du deine Daten, wird dein Name dort entfernt, und ein Computer-Daimyo spielt weiter. `/rokugan privacy { option-privacy-action.name }:{ choice-export }` schickt dir alles, `{ option-privacy-action.name }:{ choice-delete }` löscht es. Eine Statistik über beendete Tische (Spiele, Siege, Antwortzeiten) führe ich, solange du nicht `{ option-privacy-action.name }:{ choice-uncount }` wählst.
privacy-export = Die Datei enthält alles, was ich über dich speichere.
privacy-export-alt = Deine Daten als JSON.
forget-ask = Du bist dabei, deine Daten zu löschen. Deine Plätze gehen an Computer-Daimyos, und dein Name wird überall entfernt. Das lässt sich nicht rückgängig machen.
forgotten-answer = Gelöscht. { $tables ->
    [0] Kein laufender Tisch war betroffen.
    [one] Ein Tisch spielt ohne dich weiter.
   *[other] { $tables } Tische spielen ohne dich weiter.
}
rules-entry = **{ $name }** ({ $kind }): { $text }.
rules-entry-of = { $entry } – { $title }
rules-entries = Das dürfen alle lesen. Alles andere zeigt `/rokugan rules` mit `{ option-about.name }:`.
rules-entries-yours = Was du spielst, was du hast und was zur Wahl steht. Alles andere zeigt `/rokugan rules` mit `{ option-about.name }:`.
rules-select-entry = Eines davon mit Bild ansehen
rules-section = { $number } { $heading }
rules-section-of = { $title }: { $section }
rules-select-section = Einen Abschnitt der Regeln lesen
rules-not-translated = Diese Regeln gibt es noch nicht auf Deutsch; hier stehen sie auf Englisch.
rules-hits = So heißt nichts, aber in den Regeln kommt es vor:
rules-hit = **{ $section }** ({ $title }): { $excerpt }
rules-no-entries = An diesem Tisch gibt es gerade nichts zu lesen. `/rokugan rules` erklärt die Regeln.
button-cards = Karten lesen
button-what = Was ist das?
your-ability = Was du kannst: { $text }.
rules-answer = **{ $title }**: für { $fewest } bis { $most } Personen. { $text }

## Hilfe nach Lage
help-heading = Was möchtest du tun?
help-turn = **Ich bin am Zug:** Drücke *Zug machen* unter dem letzten Beitrag, antworte auf meine Direktnachricht oder nutze `/rokugan hand`.
help-see = **Ich will den Tisch sehen:** `/rokugan board`, `/rokugan status`, `/rokugan log`, `/rokugan score`.
help-begin = **Ich will einen Tisch eröffnen:** `/rokugan learn`, um beim Spielen zu lernen; mit anderen erst `/rokugan new`, dann `/rokugan join` und, von allen, `/rokugan start`. `/rokugan computer add` füllt freie Plätze.
help-computers = **Ich will gegen Computer-Daimyos spielen:** `/rokugan new { option-computers.name }:3` beginnt sofort, und `{ option-level.name }:` sagt, wie gut sie spielen: { level-apprentice }, { level-captain } oder { level-daimyo }.
help-better = **Ich will besser werden:** Wo Tipps erlaubt sind (`/rokugan new { option-hints.name }:True`), sagt *{ button-hint }* in deinem Panel, was ein Daimyo spielen würde. Ist das Spiel vorbei, sagt `/rokugan review`, was ein Daimyo von deinen Entscheidungen hält. `/rokugan rules` schlägt alles nach, und `/boardgames learn` erklärt dir ein Spiel Schritt für Schritt, nur dir allein.
help-leave = **Ich will gehen:** vor dem Start `/rokugan leave`, danach `/rokugan resign`.
help-ahead = **Ich will vorausplanen:** Drücke *Vorausplanen* in deinem Panel oder nutze `/rokugan orders`. Sag, was zu tun ist, wenn du am Zug bist, mit Ersatzanweisungen; oder passe, bis dich etwas betrifft.
help-mistake = **Ich habe mich vertan:** `/rokugan undo` nimmt deinen letzten Spielzug zurück, solange nichts aufgedeckt wurde und sonst niemand gespielt hat. `/rokugan undo { option-undo-to.name }:` bittet alle, weiter zurückzugehen.
help-host = **Ich bin Gastgeber:** `/rokugan manage kick` entfernt jemanden vom Tisch, `/rokugan manage replace` besetzt einen Platz neu, `/rokugan manage cancel` sagt den Tisch ab.
help-data = **Meine Daten:** `/rokugan privacy`.

## Autovervollständigung, wenn es nichts anzubieten gibt
complete-about = { $name } ({ $kind }; { $title })
complete-section = { $number } { $heading } (Regeln; { $title })
complete-table = { $name } (#{ $id })
complete-table-over = { $name } (#{ $id }), beendet
complete-not-turn = Du bist nicht am Zug; der Tisch wartet auf { FORM($seats, case: "acc") }
complete-language-auto = Wie in meinem Discord
complete-nothing = Keine Treffer; /rokugan hand zeigt jeden Spielzug

## Ablehnungen: was, warum, was nun
refused-no-such-table = Diesen Tisch gibt es nicht. `/rokugan mine` listet deine auf.
refused-no-table-here = In diesem Kanal gibt es keinen Tisch, und du spielst auch an keinem anderen. `/rokugan new` eröffnet hier einen.
refused-several-tables = Du spielst an mehreren Tischen, und dieser Kanal gehört zu keinem davon. Wähle einen mit der Option `{ option-table.name }`.
refused-table-here = In diesem Kanal läuft schon ein Tisch, { $name }. Ein Kanal hat Platz für einen Tisch: Beendet ihn, sagt ihn ab oder nutzt einen anderen Kanal oder einen Thread.
refused-too-many-tables = Du bist schon Gastgeber von { $most } laufenden Tischen; mehr geht nicht. Beende erst einen oder sage ihn ab.
refused-needs-server = Tische gibt es nur in den Kanälen eines Servers, wo andere sie sehen. Nutze diesen Befehl dort.
refused-other-server = Ein Tisch bleibt auf seinem Server, denn dort sind seine Spieler. Benutze diesen Befehl in einem anderen Kanal dieses Servers.
refused-already-here = Der Tisch läuft schon in diesem Kanal. Um ihn zu verlegen, benutze diesen Befehl dort, wo er weitergehen soll.
refused-no-direct-messages = Der erste Tisch wird in deinen Direktnachrichten mit mir gespielt, und ich kann sie nicht öffnen. Erlaube mir Direktnachrichten in deinen Privatsphäre-Einstellungen und nutze den Befehl dann noch einmal.
refused-empty-name = Dieser Name hat keine sichtbaren Buchstaben. Wähle einen anderen oder lass ihn weg.
refused-not-seated = Du hast keinen Platz an diesem Tisch, darum geht das nicht. Mit `/rokugan board` kannst du zuschauen; vor dem Start gibt dir `/rokugan join` einen Platz.
refused-already-seated = Diese Person sitzt schon an diesem Tisch und spielt { FORM($side, case: "acc") }. Pro Person gibt es einen Platz.
refused-full = Alle { $seats } Plätze sind besetzt. Mit `/rokugan board` kannst du zuschauen, oder eröffne anderswo einen Tisch.
refused-side-taken = Diese Seite ist vergeben: { $side }. Wähle eine andere; der Befehl listet die freien auf.
refused-no-such-side = Eine Seite „{ $side }“ gibt es in diesem Spiel nicht. Wähle eine aus der Liste des Befehls.
refused-nobody-there = Diese Person hat hier keinen Platz. `/rokugan status` zeigt, wer einen hat.
refused-already-started = Am Tisch wird schon gespielt, die Plätze stehen fest. Deinen gibst du mit `/rokugan resign` auf; als Gastgeber hilft dir `/rokugan manage replace`.
refused-no-bots = Bots können nicht mitspielen. Computer-Daimyos schon: `/rokugan computer add`.
refused-already-invited = Diese Person ist schon an diesen Tisch eingeladen. Ich rufe jeden nur einmal, damit es niemandem lästig wird.
refused-not-started = An diesem Tisch hat das Spiel noch nicht begonnen. Es beginnt, wenn genug Plätze besetzt sind und alle *Starten* (`/rokugan start`) gedrückt haben.
refused-finished = Das Spiel ist aus, es kann nichts mehr gespielt werden. `/rokugan score` zeigt das Ergebnis, `/rokugan new` eröffnet einen neuen Tisch.
refused-too-few = Erst { $taken } von { $needed } nötigen Plätzen sind besetzt. Lade jemanden ein oder setze mit `/rokugan computer add` Computer-Daimyos dazu.
refused-not-over = Das Spiel läuft noch, das muss also warten.
refused-no-humans = Hier sitzen nur Computer-Daimyos. Bevor es losgehen kann, muss jemand mitspielen.
refused-not-host = Das kann nur der Gastgeber des Tisches oder wer die Berechtigung „Server verwalten“ hat. Frag dort nach.
refused-no-such-language = „{ $language }“ spreche ich nicht. Ich kenne: { $known }. Wähle eine dieser Sprachen.
refused-not-manager = Diese Einstellungen kann nur ändern, wer die Berechtigung „Server verwalten“ hat. Frag dort nach.
refused-host-stays = Der Gastgeber lässt sich nicht entfernen. Zum Gehen gibt es `/rokugan resign`, zum Beenden des Tisches `/rokugan manage cancel`.
refused-already-done = Das war schon vermerkt; nichts ist doppelt geschehen.
refused-stale = Das Spiel ist schon weiter als dieses Menü; es ist also nichts geschehen. Wähle aus dem aktuellen Menü.
refused-old-button = Diese Schaltfläche kenne ich nicht: Sie stammt aus einer älteren Version oder wurde verändert. Nutze `/rokugan hand`.
refused-not-offered = Diese Wahl ist gerade nicht erlaubt, es ist also nichts geschehen. Wähle aus dem aktuellen Menü.
refused-nothing-to-undo = Der letzte Spielzug an diesem Tisch ist nicht deiner; du kannst nichts zurücknehmen.
refused-too-many-takebacks = Das hast du schon mehrmals zurückgenommen, jetzt bleibt es dabei. War es ein Versehen, bitte die anderen mit `/rokugan undo { option-undo-to.name }:`.
refused-cannot-undo = Dein letzter Spielzug lässt sich nicht zurücknehmen: Etwas Verborgenes wurde aufgedeckt, oder es wurde gewürfelt.
refused-still-running = Das Spiel läuft noch, und seine Aufzeichnung enthält die Geheimnisse aller. Sobald es aus ist, kannst du sie exportieren.
refused-not-your-turn = Du bist nicht am Zug; der Tisch wartet auf { FORM($seats, case: "acc") }. Ich sage dir Bescheid, wenn es so weit ist.
refused-by-rules = Die Regeln erlauben das nicht: { $why } Wähle aus dem Menü von `/rokugan hand`; es enthält jeden erlaubten Spielzug.
refused-unreadable = Ich kann „{ $found }“ nicht lesen; an diese Stelle gehört { $expected }. Wähle einen Spielzug aus der Liste oder nutze `/rokugan hand`.
refused-seat-count = Dieses Spiel ist für { $fewest } bis { $most } Personen, nicht für { $found }. Wähle eine andere Zahl von Plätzen.
refused-bad-options = Ich kann die Optionen des Spiels nicht lesen: { $known ->
    [0] Was bei „{ $at }“ steht, passt dort nicht hin.
   *[other] „{ $found }“ gibt es dort nicht. Zur Wahl stehen: { $names }.
} In der Lobby gibt es ein Menü für alle Optionen; ohne Angabe spielt ihr wie empfohlen.
refused-no-such-title = Ein Spiel „{ $title }“ gibt es nicht. Wähle eines aus der Liste.
refused-no-such-rules = Dieser Tisch folgt Version { $found } der Regeln von { $title }, und dieser Bot kennt die Versionen 1 bis { $newest }. Wer den Bot betreibt, muss ihn aktualisieren.
refused-rules-other = Die Regeln erlauben das nicht. Wähle aus dem Menü von `/rokugan hand`; es enthält jeden erlaubten Spielzug.
refused-bad-argument = Eine Option dieses Befehls lässt sich so nicht verwenden. Wähle aus den Listen, die er anbietet, und versuch es noch einmal.
refused-missing-permission = In diesem Kanal kann ich nichts posten. Hier fehlt mir: **{ $permissions }**. Frag jemanden, der den Server verwaltet, und versuch es dann noch einmal.

## Störungen
fault = Bei uns ist etwas schiefgegangen, und es hat sich nichts geändert. Versuch es noch einmal. Wenn es wieder passiert, nenne dem Betreiber diese ID: { $id }.
fault-passing = Ich bin gerade beschäftigt, und es hat sich nichts geändert. Versuch es gleich noch einmal. Wenn es wieder passiert, nenne dem Betreiber diese ID: { $id }.
fault-full = Auf der Maschine, auf der ich laufe, ist die Festplatte voll; es hat sich nichts geändert. Bitte den Betreiber, Platz zu schaffen, und nenne diese ID: { $id }. Versuch es danach noch einmal.

## Was die Notation an einer Stelle erwartet
expected-action = ein Spielzug
expected-as = as
expected-ask-always-or-never = ask, always oder never
expected-building-tile = ein Bauwerkplättchen
expected-caste = eine Kaste
expected-clan = ein Klan
expected-condition = eine Bedingung
expected-customer = ein Kunde
expected-end-of-line = das Ende der Zeile
expected-face = eine Augenzahl
expected-figure = eine Figur
expected-first-or-last = first oder last
expected-good = eine Ware
expected-good-or-favor = eine Ware oder Gunst
expected-good-or-koku = eine Ware oder Koku
expected-hex = ein Feld
expected-mandate = ein Mandat
expected-number = eine Zahl
expected-objective = ein Ziel
expected-patron = eine Klanlegende
expected-piece = eine Figur oder Festung
expected-province = eine Provinz
expected-province-or-shrine = eine Provinz oder ein Schrein
expected-reaction = eine Reaktion
expected-season-card = eine Jahreszeitenkarte
expected-settlement = ein Ort
expected-ship = ein Schiff
expected-shore-space = ein Bauplatz
expected-shrine = ein Schrein
expected-slot = ein Platz für einen Marker
expected-then = then
expected-tile = ein Plättchen
expected-token = ein Marker
expected-token-on-the-board = ein Marker auf dem Spielplan
expected-token-put-away = ein abgelegter Marker
expected-up-or-down = up oder down
