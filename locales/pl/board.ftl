# Looking at the board: its parts, words instead of pictures, the film.

film = **{ $table }** od pierwszego ruchu do ostatniego.
board-file-alt = Cała plansza w słowach, jeden fakt w każdym wierszu.
refused-no-such-card = Nic nie nazywa się „{ $card }” i zasady o tym nie mówią. Wybierz z listy polecenia, która zna każdą rzecz po nazwie.
refused-no-such-area = Ta plansza nie ma części „{ $area }”. Wybierz część z listy polecenia albo pomiń tę opcję, żeby zobaczyć całość.

## On every title's picture
to-act = ruch: { $who }
waiting-for = do ruchu: { $count }
your-hand = Twoja ręka
picture-you = Ty

## In every title's alternative text and text board
alt-turn = Ruch: { $who }.
alt-area = Pokazana część: { $area }.
alt-hand = Twoja ręka: { $list }.
alt-changed = Nowe: { $list }.
alt-more = …
alt-lit = Możesz wybrać: { $list }.
alt-chosen = Wybrane: { $list }.
board-first = Pierwszy gracz: { $who }.
board-hand = Twoja ręka: { $list }.

## The legend: the signs that all titles have, and two that each title draws in its own way
legend-heading = Co widzisz
legend-new = Czerwona obwódka: coś nowego od twojego ostatniego spojrzenia.
legend-ghost = Wyblakły element, czasem ze strzałką: twój ruch przed potwierdzeniem. Widzisz go tylko ty.
legend-lit = Przerywany obrys: możesz to teraz wybrać. Widzisz go tylko ty.
legend-chosen = Ciągły ciemny obrys: twój wybór, jeszcze bez potwierdzenia.
legend-you = Twój własny wiersz.
legend-turn = Tura tego gracza.
legend-first = Pierwszy gracz.
