# The first words to a server and to a person, and the answer to somebody too fast.

greeting = Prowadzę gry planszowe z ukrytymi ruchami, rozgrywane bez pośpiechu, przez wiele dni. Plansza pojawia się na kanale, a tajemnice przychodzą w prywatnych wiadomościach. `/rokugan new` otwiera stół, a `/rokugan help` wyjaśnia resztę. Nie czytam waszych wiadomości, a wzmianką wołam tylko gracza, którego tura właśnie trwa.

tour = **Trzy rzeczy na początek.** Twoją rękę pokazuje `/rokugan hand`, tutaj albo na kanale; widzisz ją tylko ty. Żeby wykonać ruch, wybierz go z menu pod swoją ręką i potwierdź; wcześniej nic się nie dzieje. Gdy przyjdzie twoja tura, dostaniesz jedną wzmiankę na kanale, a twoją rękę przyślę tutaj.
tour-closed = **Trzy rzeczy na początek.** Twoją rękę pokazuje `/rokugan hand`; widzisz ją tylko ty. Żeby wykonać ruch, wybierz go z menu pod swoją ręką i potwierdź; wcześniej nic się nie dzieje. Gdy przyjdzie twoja tura, dostaniesz jedną wzmiankę na kanale.

refused-too-fast = Nie nadążam za tym tempem, więc nic się nie stało. Odczekaj kilka sekund i spróbuj ponownie.

settings-contrast = Twoje własne obrazy: { $strong ->
    [yes] wysoki kontrast.
   *[no] zwykły kontrast.
}
settings-posts = Wpisy z planszą: { $classic ->
    [yes] w klasycznej postaci
   *[no] jako karty
}.
settings-public-contrast = Publiczne obrazy: { $strong ->
    [yes] wysoki kontrast.
   *[no] zwykły kontrast.
}

## Playing at once
button-solo = Zagraj z trzema komputerowymi daimyo
solo-answer = Grasz jako { $side } przy stole **{ $table }** przeciw { $computers ->
    [1] jednemu komputerowemu daimyo
   *[other] { $computers } komputerowym daimyo
}. { $level }. Pierwszy wybór masz poniżej, a plansza jest na kanale. Nic się nie dzieje, dopóki nie naciśniesz *Potwierdź*.
option-computers = Zacznij od razu przeciw tylu komputerowym daimyo
    .name = komputery

## Pierwszy stół, który sam się objaśnia. Co mówi o każdym pytaniu, pochodzi z gry.
button-learn = Naucz się, grając
button-lesson-end = Zakończ tu ten stół
learn-answer = Twój pierwszy stół: **{ $title }**. Grasz jako { $side }; resztą grają komputerowi daimyo. Przy każdym kroku mówię, o co chodzi, i podpowiadam ruch. Wybieraj, co chcesz: nic się nie dzieje, dopóki nie naciśniesz *Potwierdź*. { $ability }
learn-below = Twój pierwszy stół gry **{ $title }** zaczyna się poniżej, w tych prywatnych wiadomościach.
learn-in-dm = Twój pierwszy stół gry **{ $title }** czeka tutaj: { $where }. Widzisz go tylko ty. Jeśli nic tam nie przyszło, zezwól na prywatne wiadomości ode mnie i użyj `/boardgames tables`.
learn-there = Masz już stół **{ $table }**, a jest on tutaj: { $where }. Graj dalej albo zakończ go i użyj polecenia jeszcze raz.
direct-messages = twoje prywatne wiadomości ze mną
lesson-step = **Krok { $step } z { $of }.** { $why }
lesson-advice = Podpowiedź: **{ $move }**.
lesson-strayed = Twój wybór był inny i to nic złego. { $what }
lesson-own-way = Twój stół poszedł własną drogą, więc oto, co zrobiłby komputerowy daimyo.
    .other = Gra toczy się dalej z tego miejsca.
lesson-over = **To była lekcja.** Teraz to stół jak każdy inny: graj dalej poniżej albo zakończ go tutaj. Z przyjaciółmi: `/rokugan new` otwiera stół dla kilku graczy.
panel-warning = **Uwaga:** { $why }

## One line below a question, in small letters: what the choice means. Each title has its own.
panel-hint = -# { $hint }

## The page without a token. What it says of a game comes from the title that is meant where nobody named one.
page-heading = Witaj w Rokuganie
page-text = To mały Discord na twoim własnym komputerze, a w nim prawdziwy bot. { $about }
    { "" }
    Naciśnij pierwszy przycisk i graj. Możesz też otworzyć stół dla kilku graczy i zająć każde miejsce: po lewej wybierasz, kim jesteś.
page-open = Otwórz stół: /rokugan new

## Słowa samej strony
page-label-skip = Przejdź do pola wiadomości
page-label-servers = Serwery i kanały
page-label-who = Kim jesteś
page-label-you-are = Zalogowano jako
page-label-accounts = Konta
page-label-add-person = Dodaj osobę
page-label-new-name = Imię nowej osoby
page-label-add = Dodaj
page-label-trouble = Kłopoty
page-label-trouble-about = Zepsuj ten mały Discord i zobacz, jak bot sobie poradzi.
page-label-closed = Moje prywatne wiadomości są zamknięte
page-label-drop = Zerwij połączenie
page-label-forget = Zakończ sesję
page-label-slow = Spowolnij Discord
page-label-fail = Odrzuć następne wiadomości
page-label-lose = Zgub następne odpowiedzi
page-label-calm = Zakończ wszystkie kłopoty
page-label-channels = Kanały i konta
page-label-how = Jak grać
page-label-messages = Wiadomości
page-label-new-messages = Nowe wiadomości ↓
page-label-suggestions = Podpowiedzi
page-label-box = Wiadomość albo polecenie z ukośnikiem
page-label-close-help = Zamknij pomoc
page-label-cancel = Anuluj
page-label-submit = Wyślij
page-label-close = Zamknij
page-label-no-answer = Serwer strony nie odpowiada.
page-label-somebody = ktoś
page-label-failed = Aplikacja nie odpowiedziała. Spróbuj ponownie.
page-label-online = jest online
page-label-offline = jest offline
page-label-nothing = Nic tu nie ma
page-label-typing = pisze…
page-label-gone = Serwer strony zniknął; łączę ponownie…
page-label-direct = Prywatne wiadomości
page-label-dms-closed = PW zamknięte
page-label-waiting = Kłopoty czekają za rogiem.
page-label-new = nowe
page-label-hint = Wiadomość albo / i polecenie
page-label-cancel-command = Porzuć to polecenie
page-label-enter = Enter wysyła
page-label-yes = Tak
page-label-no = Nie
page-label-no-command = Nie ma takiego polecenia.
page-label-number = wymaga liczby.
page-label-enlarge = Powiększ:
page-label-picture = obraz
page-label-thinking = myśli
page-label-edited = (edytowano)
page-label-dismiss = Odrzuć
page-label-only-you = Widzisz to tylko ty
page-label-used = używa
