# Den Spielplan ansehen: seine Teile, Worte statt Bilder, der Film.

film = **{ $table }** vom ersten bis zum letzten Spielzug.
board-file-alt = Der ganze Spielplan als Text, Zeile für Zeile.
refused-no-such-card = „{ $card }“ gibt es hier nicht, und auch in den Regeln kommt es nicht vor. Wähle aus der Liste des Befehls; sie enthält alles, was einen Namen hat.
refused-no-such-area = Dieser Spielplan hat keinen Teil „{ $area }“. Wähle einen aus der Liste des Befehls, oder lass die Angabe weg, um alles zu sehen.

## Auf dem Bild jedes Spiels
to-act = am Zug: { $who }
waiting-for = { $count } am Zug
your-hand = Deine Hand
picture-you = Du

## Im Alternativtext und im Spielplan in Worten jedes Spiels
alt-turn = Am Zug: { $who }.
alt-area = Gezeigter Teil: { $area }.
alt-hand = Deine Hand: { $list }.
alt-changed = Neu: { $list }.
alt-more = …
alt-lit = Du kannst wählen: { $list }.
alt-chosen = Gewählt: { $list }.
board-first = Startspieler: { $who }.
board-hand = Deine Hand: { $list }.

## Die Legende: die Zeichen aller Spiele, und zwei, die jedes Spiel auf seine Art zeichnet
legend-heading = Was du siehst
legend-new = Rot umrandet: Das ist neu, seit du zuletzt hingesehen hast.
legend-ghost = Blass, vielleicht mit Pfeil: dein Spielzug, bevor du ihn bestätigst. Nur du siehst ihn.
legend-lit = Gestrichelter Rand: Das kannst du jetzt wählen. Nur du siehst ihn.
legend-chosen = Durchgehender dunkler Rand: Das hast du gewählt und noch nicht bestätigt.
legend-you = Deine eigene Zeile.
legend-turn = Wer gerade am Zug ist.
legend-first = Der Startspieler.
