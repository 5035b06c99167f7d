# Komputerowi daimyo: ich poziomy, namysł, podpowiedzi i omówienie po grze.

## Poziomy
level-apprentice = Uczeń
    .about = popełnia zwyczajne błędy, dobry na pierwszą grę
level-captain = Kapitan
    .about = gra rozsądnie
level-daimyo = Daimyo
    .about = przed każdym ruchem myśli naprzód
level-explained = { $level }: { $about }
computer-of-level = komputerowy daimyo ({ $level })
button-solo-apprentice = Łatwiej: trzech Uczniów
button-solo-daimyo = Trudniej: trzech Daimyo
option-level = Komputerowi daimyo: Uczeń, Kapitan (jeśli nic nie wybierzesz) albo Daimyo
    .name = poziom
option-hints = Gracze mogą prosić o podpowiedzi; wynik o tym mówi (wyłączone)
    .name = podpowiedzi
switch-level = Komputerowi daimyo
switch-hints = Podpowiedzi
    .about = Gracze mogą zapytać, co na ich miejscu zagrałby Daimyo. Wynik o tym mówi.
refused-no-such-level = Nie ma takiego poziomu, więc nic się nie stało. Wybierz jeden z nich: { $known }.

## Namysł
waiting-seat-thinking = { $seat } (komputerowy daimyo, zastanawia się)
