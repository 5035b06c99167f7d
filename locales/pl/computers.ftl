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

## Podpowiedzi
button-hint = Podpowiedź
hint = **Daimyo zagrałby:** { $move }. Twoje szanse na wygraną to według niego { $share }%. Nic jeszcze nie zagrano.
hint-unsure = **Kapitan zagrałby:** { $move }. Daimyo nie ma tu zdania. Nic jeszcze nie zagrano.
hints-allowed = Przy tym stole wolno prosić o podpowiedzi: każdy może zapytać, co na jego miejscu zagrałby Daimyo, a wynik o tym powie.
hints-were-allowed = Przy tym stole wolno było prosić o podpowiedzi.
refused-no-hints = Gospodarz nie zezwolił na podpowiedzi przy tym stole, więc nic nie powiem. Zezwala na nie ten, kto otwiera stół: `/rokugan new { option-hints.name }:True` albo menu w poczekalni.

## Omówienie po grze
command-review = Co Daimyo sądzi o twoich decyzjach, gdy gra się skończy
    .name = omówienie
button-review = Omówienie
button-review-progress = Ile już gotowe?
review-waits = Przejrzę twoje decyzje przy stole **{ $table }**, gdy tylko znajdzie się na to czas. Omówienie przyślę w prywatnej wiadomości; przycisk pokazuje, ile już gotowe.
review-working = Przeglądam twoje decyzje przy stole **{ $table }**: { $done } z { $of }. Omówienie przyślę w prywatnej wiadomości; przycisk pokazuje, ile już gotowe.
review-heading = **Omówienie stołu { $table }**; twoja strona: { $seat }
review-about = Daimyo przyjrzał się każdej twojej decyzji, wiedząc tylko to, co wtedy było ci wiadome. Te liczyły się najbardziej; obrazki pokazują, co było widać z twojego miejsca.
review-nothing = Nie było żadnej twojej decyzji do obejrzenia.
review-moment = **{ $number }.** { $round ->
    [0] Decyzja { $decision }
   *[other] Runda { $round }
}: zagrane *{ $played }* ({ $worth }% szans na wygraną). Daimyo zagrałby *{ $best }* i liczyłby na { $expected }%.
review-moment-same = **{ $number }.** { $round ->
    [0] Decyzja { $decision }
   *[other] Runda { $round }
}: zagrane *{ $played }*; Daimyo zrobiłby to samo. To, co było potem, zmieniło twoje szanse z { $expected }% na { $after }%.
review-curve = Twoje szanse na wygraną: { $course }, na koniec { $end }%.
review-round = runda { $number }: { $share }%
review-decision = decyzja { $number }: { $share }%
review-axis = { $share }%
review-rounds = Twoje szanse na wygraną, według rund
review-decisions = Twoje szanse na wygraną, według decyzji
