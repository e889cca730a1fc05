### Was an dem nicht stimmt, was getippt wurde.

interrupted = Abgebrochen.
package-missing = Dazu fehlt das Paket { $package }; „pip install oceanarium[{ $extra }]“ bringt es.
file-missing = { $file }: Das gibt es nicht.
file-forbidden = { $file }: Das ist nicht erlaubt.
file-folder = { $file }: Das ist ein Ordner.
file-other = { $file }: Das geht nicht ({ $reason }).
usage-help = { $wrong } Was geht, sagt „{ $command } --help“.
usage-command = Einen Befehl „{ $word }“ gibt es nicht.
usage-option = Eine Angabe „{ $word }“ gibt es hier nicht.
usage-missing = Es fehlt: { $name }.
usage-value = „{ $value }“ passt nicht zu { $name }.
usage-unreadable = Das lässt sich nicht lesen: { $words }.
option-unreadable = Eine Option schreibt man name=wert, nicht { $word }.
iterations-too-few = Es muss mindestens 1 Durchgang sein, nicht { $iterations }.
port-wrong = Ein Port ist eine Zahl von 1 bis 65535, nicht { $port }.
port-taken = Port { $port } ist belegt; nenne mit --port einen anderen, oder lass --free-port einen finden.

## Was das Terminal sagt, auf Deutsch.

language-name = Deutsch
unknown-language = Das Terminal spricht { $languages }, aber nicht { $language }.
unknown-language-of = { $game } gibt es auf { $languages }, aber nicht auf { $language }.

## Wer spielt.

person = Spieler
person-number = Spieler { $number }
seats = Am Tisch: { $seats }.

## Vor der Partie.

introduction = { $game }: { $pitch }
help-offer = Tippe jederzeit „{ command-help }“.
nothing-to-resume = Es gibt keine Partie { $game }, die weitergehen könnte.
another-game = Das ist eine Partie { $match }, nicht { $game }.
too-many-people = Am Tisch sitzen { $seats }; davon können 0 bis { $seats } Menschen sein, nicht { $people }.
no-such-file = Eine Datei { $file } gibt es nicht, und ein Link ist es auch nicht.

## Während der Partie.

only-move = Nur ein Zug ist möglich, also wird er gemacht: { $move }.
curtain = { $name }, drücke die Eingabetaste, wenn sonst niemand zusieht.
whose-choice = { $name }: { $prompt }
no-such-number = Einen Zug { $number } gibt es in der Liste nicht; sie geht von 1 bis { $last }.
see-help = { $sentence } Was du sonst tippen kannst, sagt „{ command-help }“.
taken-back = Zurückgenommen: { $move }.
hinted = Der Gierbot würde { $number } wählen: { $move }.
allowed = Dieser Zug ist erlaubt.
why-what = Tippe „{ command-why }“ und einen Zug, zum Beispiel: { command-why } { $move }
rules-what = Tippe „{ command-rules }“ und ein Wort; alle Regeln zeigt „oceanarium rules { $game } --language de“.
no-passage = Davon steht nichts in den Regeln.
more-passages =
    { $count ->
        [one] … und noch eine Stelle.
       *[other] … und { $count } weitere Stellen.
    }
no-windows = In { $game } handelt niemand außer der Reihe: Du wirst nur gefragt, wenn du am Zug bist.
asking-which = Tippe „{ command-ask } { asking-always }“, „{ command-ask } { asking-able }“ oder „{ command-ask } { asking-never }“; jetzt gilt: { $asking }.
asking-set = Von jetzt an wirst du außer der Reihe gefragt: { $asking }.
saved = In { $file } gespeichert. Weiter geht es mit: oceanarium play { $game } --language de --load { $file }
not-saved = { $file } lässt sich nicht schreiben.
kept = Die Partie ist aufgehoben. Weiter geht es mit: oceanarium play { $game } --language de --resume
replay-with = Nachspielen: oceanarium replay --language de { $link }

## Was sich tippen lässt: das Wort, wie man es gebraucht, was es tut.

help = Tippe die Nummer eines Zuges oder seine Worte, oder so viele davon, dass kein anderer gemeint sein kann. Oder:
command-help = hilfe
command-undo = zurück
usage-undo = { command-undo }
does-undo = nimm deinen letzten Zug zurück, solange nichts aufgedeckt wurde
command-hint = tipp
usage-hint = { command-hint }
does-hint = frage den Bot, was er tun würde
command-why = warum
usage-why = { command-why } ZUG
does-why = frage, ob ein Zug erlaubt ist, und wenn nicht, nach welcher Regel
command-rules = regeln
usage-rules = { command-rules } WÖRTER
does-rules = durchsuche die Regeln, zum Beispiel nach einer Karte
command-look = tisch
usage-look = { command-look }
does-look = zeige den Tisch noch einmal
command-moves = züge
usage-moves = { command-moves }
does-moves = zeige deine Züge noch einmal
command-score = punkte
usage-score = { command-score }
does-score = zeige, wofür es wie viele Punkte gibt
command-ask = frage
usage-ask = { command-ask } WANN
does-ask = lass dich außer der Reihe fragen: { asking-always }, { asking-able } (nur wenn du etwas tun könntest) oder { asking-never }
command-save = speichere
usage-save = { command-save } DATEI
does-save = schreibe die Partie in eine Datei
command-link = link
usage-link = { command-link }
does-link = zeige die Partie als Link
command-quit = ende
usage-quit = { command-quit }
does-quit = höre auf; die Partie wird aufgehoben, und mit --resume geht sie weiter
asking-always = immer
asking-able = möglich
asking-never = nie

## Am Ende.

total = Summe
percent = { $number } %
decimal-point = ,
won = { $winner } hat gewonnen.
victory-shared = { $winners } teilen sich den Sieg.
best-first = Dein erstes Ergebnis hier.
best-is = Dein bestes Ergebnis ist { $points }.
best-new = Dein bestes Ergebnis bisher! Es war { $points }.

## Nachspielen, Regeln, Analysen.

replayed =
    { $game }, { $seats ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] zu { $seats }
    }, { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    }.
no-passage-of = In den Regeln von { $game } steht nichts von { $words }.
analysis-headings = Zug|Spieler|gemacht|Urteil|verschenkt|besser|Chancen vorher
analysis-turned = Wo sich die Partie wendete:
analysis-even = Kein einzelner Zug hat die Partie gewendet.
analysis-turn = Zug { $number }: { $player } wählte „{ $made }“, was eine Chance von { $left } ließ; „{ $better }“ hätte { $kept } bewahrt.
analysis-player = { $player }: { $bests } von { $decisions } Entscheidungen wie die Suche; je Entscheidung { $cost } verschenkt.
analysis-interrupted = Abgebrochen: So weit ist die Analyse gekommen.
analysis-working = Analyse
judgement-best = bester
judgement-good = gut
judgement-slip = ungenau
judgement-mistake = Fehler
judgement-blunder = grober Fehler

## Spiele, und Decks von Open Worlds.

game-line =
    { $game } ({ $name }): { $fewest }{ $most ->
        [0] { "" }
       *[other] { "" } bis { $most }
    } Spieler, etwa { $minutes } Minuten.
deck-which = Sag, welches Deck: ein gedrucktes, eine Datei, oder - für die Standardeingabe.
deck-seat = Die Optionen für Decks sind cards_0 bis cards_3, nicht cards_{ $seat }.
deck-line = { $name }, { $size } Karten, { $form }
deck-class = Klasse { $number }
deck-defence = Verteidigung { $number }
deck-income = Einkommen { $number }
deck-legal = Dieses Deck ist erlaubt: { $totals }.
deck-legal-introductory = Dieses Deck ist für Einsteiger erlaubt: { $totals }.
deck-classes = Klassen seiner Schiffe: { $classes }.

# Aufgaben

puzzles-none = Hier gibt es keine Aufgaben zu { $game }.
puzzle-fallen = { $puzzle }: { $move } hält nicht stand.
puzzles-held = { $held } von { $count } Lösungen halten stand.
puzzle-unknown = Diese Aufgabe zu { $game } gibt es nicht.
puzzle-begins =
    Aufgabe { $puzzle }, Schwierigkeit { $difficulty }. { $moves ->
        [one] Ein Zug ist klar der beste; welcher?
       *[other] { $moves } Züge hintereinander sind klar die besten; welche?
    } Tippe ihn ein, oder „lösung“, um sie zu sehen, oder „ende“.
puzzle-wrong = { $move }: Das ist nicht das Beste. Versuch es noch einmal.
puzzle-on = { $move }: richtig. Und dann?
puzzle-right = { $move }: richtig!
puzzle-answer = Die Lösung: { $move }.
puzzle-theme = { $theme }:
puzzles-solved = Beim ersten Versuch gelöst: { $solved } von { $count }.
command-answer = lösung

## Lektionen.

learn-none = Für { $game } gibt es noch keine Lektionen.
learn-lessons = Die Lektionen von { $game }:
learn-how = „oceanarium learn { $game } 1“ beginnt die erste.
learn-help = Tippe einen Zug oder seine Nummer. „{ $show }“ zeigt, was weiterführt, „{ $skip }“ macht den Schritt für dich, „{ $quit }“ beendet die Lektion.
learn-command-show = zeig
learn-command-skip = auslassen
learn-shown = { $number } führt weiter: { $move }.
learn-taken-back = Zurückgenommen.
