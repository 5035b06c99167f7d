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
option-hints = Alle dürfen um Tipps bitten; im Ergebnis wird es vermerkt (aus)
    .name = tipps
switch-level = Computer-Daimyos
switch-hints = Tipps
    .about = Alle dürfen fragen, was ein Daimyo auf ihrem Platz spielen würde. Im Ergebnis wird es vermerkt.
refused-no-such-level = Diese Stufe gibt es nicht, also ist nichts geschehen. Wähle eine von diesen: { $known }.

## Nachdenken
waiting-seat-thinking = { $seat } (Computer-Daimyo, denkt nach)

## Tipps
button-hint = Tipp
hint = **Ein Daimyo würde spielen:** { $move }. Er sieht deine Chance auf den Sieg bei { $share } %. Gespielt ist noch nichts.
hint-unsure = **Ein Hauptmann würde spielen:** { $move }. Ein Daimyo hat hier keine Meinung. Gespielt ist noch nichts.
hints-allowed = An diesem Tisch sind Tipps erlaubt: Alle dürfen fragen, was ein Daimyo auf ihrem Platz spielen würde, und im Ergebnis wird es vermerkt.
hints-were-allowed = An diesem Tisch waren Tipps erlaubt.
refused-no-hints = An diesem Tisch sind keine Tipps erlaubt, also sage ich nichts. Wer einen Tisch eröffnet, kann sie erlauben: `/rokugan new { option-hints.name }:True`, oder in der Lobby.

## Die Besprechung nach dem Tisch
command-review = Was ein Daimyo von deinen Entscheidungen hält, wenn das Spiel vorbei ist
    .name = besprechung
button-review = Besprechung
button-review-progress = Wie weit ist sie?
review-waits = Ich gehe deine Entscheidungen am Tisch **{ $table }** durch, sobald Zeit dafür ist. Die Besprechung kommt als Direktnachricht; die Schaltfläche zeigt, wie weit sie ist.
review-working = Ich gehe deine Entscheidungen am Tisch **{ $table }** durch: { $done } von { $of }. Die Besprechung kommt als Direktnachricht; die Schaltfläche zeigt, wie weit sie ist.
review-heading = **Besprechung des Tisches { $table }**; deine Seite: { $seat }
review-about = Ein Daimyo hat sich jede deiner Entscheidungen angesehen und wusste nur, was du damals wusstest. Auf diese kam es am meisten an; die Bilder zeigen, was du gesehen hast.
review-nothing = Es gab keine Entscheidung von dir anzusehen.
review-moment = **{ $number }.** { $round ->
    [0] Entscheidung { $decision }
   *[other] Runde { $round }
}: Du hast *{ $played }* gespielt (Siegchance { $worth } %). Ein Daimyo hätte *{ $best }* gespielt und { $expected } % erwartet.
review-moment-same = **{ $number }.** { $round ->
    [0] Entscheidung { $decision }
   *[other] Runde { $round }
}: Du hast *{ $played }* gespielt, wie ein Daimyo auch. Was folgte, änderte deine Chancen von { $expected } % auf { $after } %.
review-curve = Deine Chancen auf den Sieg: { $course }, am Ende { $end } %.
review-round = Runde { $number }: { $share } %
review-decision = Entscheidung { $number }: { $share } %
review-axis = { $share } %
review-rounds = Deine Chancen auf den Sieg, nach Runden
review-decisions = Deine Chancen auf den Sieg, nach Entscheidungen
