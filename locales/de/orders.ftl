# Anweisungen im Voraus, versiegelte Planung, Zurücknehmen.

## Schaltflächen
button-plan = Vorausplanen
button-pass = Passen, bis es mich betrifft
button-unpass = Nicht mehr passen
button-add = Zu den Anweisungen
button-else = Ersatz hinzufügen
button-if = Nur wenn …
button-add-if = Bedingung hinzufügen
button-seal = Liste versiegeln
button-seal-short = So versiegeln, wie sie ist
button-unseal = Liste wieder öffnen
button-agree = Zustimmen
button-refuse = Ablehnen

## Anweisungen im Panel
orders-else = , sonst{" "}
orders-if = { $act }, falls { $when }
orders-condition = `{ $when }`
orders-and = { " " }und{ " " }
orders-line = **Deine Anweisungen:** { $orders }. Sie werden ausgeführt, sobald du am Zug bist.
panel-order-due = **Deine Anweisung wird gleich ausgeführt:** { $order }. Du musst nichts tun. Willst du stattdessen etwas anderes spielen, wähle es jetzt. { $purpose }
orders-passing = Du passt, wann immer es geht, bis dich etwas betrifft.
orders-done = Nach deiner Anweisung erledigt: { $move }.
orders-off-concern = Deine Anweisungen am Tisch **{ $table }** sind abgeschaltet, weil dich etwas betrifft: { $event } Schreib neue oder spiel von Hand.
orders-off-chapter = Die Runde ist vorbei, deine übrigen Anweisungen am Tisch **{ $table }** verfallen.
orders-off-nothing = Du bist am Tisch **{ $table }** am Zug, und keine deiner Anweisungen ist möglich; darum sind sie abgeschaltet.
orders-off-taken-back = Am Tisch **{ $table }** wurden Spielzüge zurückgenommen; darum sind deine Anweisungen dort abgeschaltet.

## Der Plan
plan-open = **Vorausplanen.** Deine Anweisungen werden in dieser Reihenfolge ausgeführt, wenn du am Zug bist. Ist eine nicht möglich, kommt ihr Ersatz an die Reihe, dann die nächste Anweisung. Niemand sieht, dass du Anweisungen hinterlassen hast. Sie enden mit der Runde, oder wenn dich etwas betrifft.
plan-open-long = **Vorausplanen.** Deine Anweisungen werden in dieser Reihenfolge ausgeführt, wenn du am Zug bist. Ist eine nicht möglich, kommt ihr Ersatz an die Reihe, dann die nächste Anweisung. Niemand sieht, dass du Anweisungen hinterlassen hast. Sie enden, wenn dich etwas betrifft.
plan-sealing = **Versiegelte Planung.** Schreib der Reihe nach auf, was du in dieser Runde legst, mit Ersatz; dann versiegle deine Liste. Sobald alle Listen versiegelt sind, werden sie in Zugreihenfolge ausgespielt. Ist nichts mehr auf deiner Liste möglich, wählt ein Computer-Daimyo diesen einen Spielzug.
plan-sealed = **Deine Liste ist versiegelt.** Du kannst sie wieder öffnen, bis alle ihre versiegelt haben.
plan-waiting = { $count ->
    [0] Alle Listen sind da.
   *[other] Noch nicht versiegelt: { $seats }.
}
plan-empty = Noch keine Anweisungen.
plan-next = Nächste Anweisung: { $prompt }
plan-next-begun = { $move }. { $prompt }
plan-else = Statt deiner letzten Anweisung: { $prompt }
plan-else-begun = Statt deiner letzten Anweisung: { $move }. { $prompt }
plan-if = Deine letzte Anweisung nur unter einer Bedingung: { $prompt }
plan-if-begun = Deine letzte Anweisung nur unter einer Bedingung: { $move }. { $prompt }
plan-confirm = { $move }.
plan-full = Weiter kannst du diese Runde nicht vorausplanen.
plan-typed = Ich kann deine nächsten Spielzüge noch nicht auflisten. `/rokugan orders { option-orders-write.name }:` nimmt Anweisungen in Notation, eine pro Zeile, mit Ersatz nach „else“.
plan-change = Anweisung entfernen oder verschieben
plan-drop = { $number } entfernen: { $order }
plan-raise = { $number } nach oben: { $order }
list-played = **Alle Listen waren da, und deine wurde gespielt:**
list-own = • { $act }
list-helped = • { $act } (von einem Computer-Daimyo gewählt: Auf deiner Liste war nichts mehr möglich)

## Öffentlich
notice-sealed = Die Liste { FORM($side, case: "gen") } ist versiegelt.
notice-unsealed = Die Liste { FORM($side, case: "gen") } ist wieder offen.
notice-taken-back = Alle haben der Bitte { FORM($side, case: "gen") } zugestimmt: { $count ->
    [one] Der letzte Spielzug ist zurückgenommen.
   *[other] Die letzten { $count } Spielzüge sind zurückgenommen.
}
notice-takeback-agreed = { FORM($side, case: "Nom") } stimmt der Rücknahme zu.
notice-takeback-refused = { FORM($side, case: "Nom") } lehnt die Rücknahme ab; es bleibt alles, wie es ist.
notice-takeback-expired = Nicht alle haben rechtzeitig zugestimmt; es wird nichts zurückgenommen.
notice-takeback-moot = Das Spiel ist schon weiter; es wird nichts zurückgenommen.
takeback-heading = Was zurückgenommen würde
takeback-ask = **Bitte { FORM($side, case: "gen") }:** { $count ->
    [one] den letzten Spielzug zurücknehmen
   *[other] die letzten { $count } Spielzüge zurücknehmen
}. Alle am Tisch müssen bis <t:{ $closes }:f> zustimmen. Wer stattdessen einen Spielzug macht, lehnt ab.
takeback-reveals = Dabei wurde Verborgenes aufgedeckt oder gewürfelt: Was gesehen wurde, bleibt gesehen, und die Würfel fallen wieder genauso.

## Antworten
takeback-point = { $round ->
    [0] Vor Spielzug { $act }: { $told }
   *[other] Vor Spielzug { $act } (Runde { $round }): { $told }
}
takeback-waits = Ich habe gefragt. { $count ->
    [one] Eine weitere Person muss zustimmen.
   *[other] { $count } weitere müssen zustimmen.
}
takeback-done = Zurückgenommen.
takeback-refused = Du hast abgelehnt; es wird nichts zurückgenommen.
takeback-agreed = Danke. { $count ->
    [one] Noch eine Person muss zustimmen.
   *[other] Noch { $count } müssen zustimmen.
}

## Ablehnungen
refused-played-sealed = Diese Phase wird versiegelt gespielt: Alle schreiben eine Liste, und alle Listen werden zusammen ausgespielt. Schreib deine mit *Zug machen* und versiegle sie.
refused-list-sealed = Deine Liste ist versiegelt. Öffne sie erst wieder; das geht, bis alle ihre versiegelt haben.
refused-list-short = Deine Liste ist noch nicht versiegelt: { $missing ->
    [one] Einer deiner Züge fehlt
   *[other] { $missing } deiner Züge fehlen
} darauf. Trag nach, was fehlt. Versiegelst du sie so, wie sie ist, wählt ein Computer-Daimyo den Rest.
refused-nothing-to-seal = An diesem Tisch gibt es gerade nichts zu versiegeln. Listen werden in den Planungsphasen von Tischen mit der Variante *versiegelte Planung* versiegelt.
refused-no-order-there = Diese Anweisung gibt es nicht. `/rokugan orders` zeigt, welche du hast.
refused-too-many-orders = Möglich sind { $most } Anweisungen mit je { $fallbacks } Ersatzanweisungen. Entferne welche oder schreib weniger.
refused-too-many-conditions = Eine Anweisung kann höchstens { $most } Bedingungen haben. Entferne sie und schreib sie mit weniger Bedingungen neu.
refused-orders-too-long = Dieser Text ist länger als { $most } Zeichen. Schreib weniger Anweisungen.
refused-no-such-point = Zu diesem Punkt kannst du nicht zurück. Wähle einen aus der Liste des Befehls.
refused-takeback-open = Jemand anderes bittet schon um eine Rücknahme. Beantworte erst diese Bitte.
refused-no-takeback = Diese Bitte ist erledigt: Sie wurde beantwortet, ist abgelaufen, oder das Spiel ist schon weiter.
refused-cannot-seal = Dieses Spiel hat keine Phase, die sich versiegelt spielen lässt. Lass die Variante weg.

## Befehle
command-orders = Was zu tun ist, wenn du am Zug bist; nur du siehst es
option-orders-write = Anweisungen in Notation, getrennt mit „;“; Ersatz nach „else“, Bedingungen nach „if“
    .name = schreiben
option-orders-pass = Passen, wann immer es geht, bis dich etwas betrifft
    .name = passen
option-orders-clear = Alle deine Anweisungen löschen
    .name = löschen
option-undo-to = Alle bitten, zu diesem Punkt zurückzugehen
    .name = bis
option-new-sealed = Variante: Alle schreiben zugleich und versiegelt, was sie in einer Runde legen (aus)
    .name = versiegelt
