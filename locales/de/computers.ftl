# Computer-Daimyos: ihre Stufen, ihr Nachdenken, Tipps und die Besprechung nach dem Tisch.

## Stufen
level-apprentice = Lehrling
    .about = macht verständliche Fehler, gut für einen ersten Tisch
level-captain = Hauptmann
    .about = spielt vernünftig
level-daimyo = Daimyo
    .about = denkt vor jedem Zug voraus
level-explained = { $level }: { $about }
computer-of-level = Computer-Daimyo ({ $level })
button-solo-apprentice = Leichter: drei Lehrlinge
button-solo-daimyo = Schwerer: drei Daimyos
option-level = Computer-Daimyos: Lehrling, Hauptmann (ohne Angabe) oder Daimyo
    .name = stufe
option-hints = Spieler dürfen um Tipps bitten; das Ergebnis sagt es (aus)
    .name = tipps
switch-level = Computer-Daimyos
switch-hints = Tipps
    .about = Spieler dürfen fragen, was ein Daimyo auf ihrem Platz spielen würde. Das Ergebnis sagt es.
refused-no-such-level = Diese Stufe gibt es nicht, also ist nichts geschehen. Wähle eine von diesen: { $known }.

## Nachdenken
waiting-seat-thinking = { $seat } (Computer-Daimyo, denkt nach)
