# The first words to a server and to a person, and the answer to somebody too fast.

greeting = Prowadzę gry planszowe z ukrytymi ruchami, rozgrywane bez pośpiechu, przez wiele dni. Plansza pojawia się na kanale, a tajemnice przychodzą w prywatnych wiadomościach. `/rokugan new` otwiera stół, a `/rokugan help` wyjaśnia resztę. Nie czytam waszych wiadomości, a wzmianką wołam tylko gracza, którego tura właśnie trwa.

tour = **Trzy rzeczy na początek.** Twoją rękę pokazuje `/rokugan hand`, tutaj albo na kanale; widzisz ją tylko ty. Żeby wykonać ruch, wybierz go z menu pod swoją ręką i potwierdź; wcześniej nic się nie dzieje. Gdy przyjdzie twoja tura, dostaniesz jedną wzmiankę na kanale, a twoją rękę przyślę tutaj.
tour-closed = **Trzy rzeczy na początek.** Twoją rękę pokazuje `/rokugan hand`; widzisz ją tylko ty. Żeby wykonać ruch, wybierz go z menu pod swoją ręką i potwierdź; wcześniej nic się nie dzieje. Gdy przyjdzie twoja tura, dostaniesz jedną wzmiankę na kanale.

refused-too-fast = Nie nadążam za tym tempem, więc nic się nie stało. Odczekaj kilka sekund i spróbuj ponownie.

settings-contrast = Twoje własne obrazy: { $strong ->
    [yes] wysoki kontrast.
   *[no] zwykły kontrast.
}
settings-public-contrast = Publiczne obrazy: { $strong ->
    [yes] wysoki kontrast.
   *[no] zwykły kontrast.
}

## Playing at once
button-solo = Zagraj z trzema komputerowymi daimyo
solo-answer = Grasz jako { $side } przy stole **{ $table }** przeciw { $computers ->
    [1] jednemu komputerowemu daimyo
   *[other] { $computers } komputerowym daimyo
}. Pierwszy wybór masz poniżej, a plansza jest na kanale. Nic się nie dzieje, dopóki nie naciśniesz *Potwierdź*.
option-computers = Zacznij od razu przeciw tylu komputerowym daimyo
    .name = komputery

## One line below a question, in small letters: what the choice means. Each title has its own.
panel-hint = -# { $hint }

## The page without a token. What it says of a game comes from the title that is meant where nobody named one.
page-heading = Witaj w Rokuganie
page-text = To mały Discord na twoim własnym komputerze, a w nim prawdziwy bot. { $about }
    { "" }
    Naciśnij pierwszy przycisk i graj. Możesz też otworzyć stół dla kilku graczy i zająć każde miejsce: po lewej wybierasz, kim jesteś.
page-open = Otwórz stół: /rokugan new
