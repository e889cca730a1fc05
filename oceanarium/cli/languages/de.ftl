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
public-address-wrong = Eine öffentliche Adresse sieht aus wie https://games.example.org, nicht wie { $address }.
trusted-proxy-wrong = Ein vertrauenswürdiger Proxy ist eine Adresse oder ein Netz wie 10.0.0.0/8, nicht { $network }.
people-nobody = Hier hat niemand den Namen oder die Kennung { $who }.
people-several = Mehrere heißen { $who }; nenne eine Kennung: { $ids }.
people-moderator = { $name } ({ $id }) gehört zur Moderation.
people-no_moderator = { $name } ({ $id }) gehört nicht zur Moderation.
mail-lacks = Um Mails zu verschicken, braucht der Server --mail-server, --mail-from und --public-address, alle drei.
mail-wrong = Ein Mailserver sieht aus wie smtp://name:passwort@mail.example.org:587 und --mail-from wie club@example.org.
puzzles-wish = Anzahl, Minuten und Prozesse müssen größer als 0 sein, --seed mindestens 0.
train-wish = Ein Training hat mindestens eine Generation, eine Lektion mit 1.000 Stellungen, eine Auslage und 1 bis 128 verborgene Einheiten, einen Anteil des Abstands von 0 bis 1, und eine Zahl für den Zufall, die nicht unter null ist.
train-no_features = { $game } hat keine Merkmale, aus denen gelernt werden kann: schreibe zuerst seine features.py.
train-preparing = Wird vorbereitet
train-learning = Lernt aus eigenen Partien, Fehler { $figure }
train-measuring = Misst, wie gut es urteilt{ $figure }
train-meeting = Trifft das letzte Netz{ $figure }
train-kept = Generation { $number } gewinnt { $share } ({ $low } bis { $high }) mit einem Zug Voraussicht und wird behalten.
train-dropped = Generation { $number } gewinnt { $share } ({ $low } bis { $high }) mit einem Zug Voraussicht und wird nicht behalten.
train-no_gpu = PyTorch sieht hier keine Grafikkarte; lass --gpu weg, um auf dem Prozessor anzupassen.
train-done = Das Netz ist in { $file }; probiere es mit --bot "search(net='{ $file }')".
puzzles-sample = Es muss mindestens 1 Aufgabe sein, nicht { $count }.

## Was im Browser zu sehen ist.

served-at = Oceanarium ist unter { $address } zu finden (Strg+C beendet es); die Partien liegen in { $folder }.
served-for-others = Andere finden es unter { EITHER($addresses) }
site-at = Die Website ist unter { $address } zu finden (Strg+C beendet sie).
site-written = Die Website steht in { $folder }: { $whole } MB, beim Laden { $sent } MB.
site-shows = „oceanarium site { $folder } --serve“ zeigt sie; bereitstellen kann sie jeder Server für einfache Dateien.

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
after-what = --after sagt, wo eine Partie aus --load weitergeht; nenne auch diese Partie.
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
asking-set = Von jetzt an gilt „{ command-ask } { $asking }“.
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
example-try = Probier es: { $move }
example-score = { $part }: vorher { $before }, jetzt { $after }
analysis-headings = Zug|Spieler|gemacht|Urteil|verschenkt|besser|Chancen vorher
analysis-player = { $player }: { $bests } von { $decisions } Entscheidungen wie die Suche; je Entscheidung { $cost } verschenkt.
analysis-interrupted = Abgebrochen: So weit ist die Analyse gekommen.
analysis-working = Analyse
moments-offer = Drücke die Eingabetaste, um zu sehen, was dich am meisten gekostet hat; jede andere Eingabe beendet das Programm.
moments-of =
    { $count ->
        [one] { $player }, der Moment, der am meisten gekostet hat:
       *[other] { $player }, die { $count } Momente, die am meisten gekostet haben:
    }
moments-none = { $player }: nichts Auffälliges verschenkt.
moments-later = Was das einbringt, zeigt sich erst später.
moment = Zug { $number }: „{ $made }“ ließ eine Chance von { $left }; „{ $better }“ hätte { $kept } bewahrt.
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
position-advice = Der Meister würde wählen: { $move } (Gewinnchance { $chance }).

## Wertungen.

ratings-computed = { $matches ->
    [one] 1 gewertete Partie
   *[other] { $matches } gewertete Partien
}, { $changes ->
    [one] 1 Änderung einer Wertung
   *[other] { $changes } Änderungen von Wertungen
}.
ratings-same = Alle Wertungen folgen aufs Bit genau aus den Partien.
ratings-differ = { $count ->
    [one] Die Partie an einem Tisch ergibt andere Wertungen als aufbewahrt: { $tables }.
   *[other] Die Partien an { $count } Tischen ergeben andere Wertungen als aufbewahrt: { $tables }.
}

## Lektionen.

learn-none = Für { $game } gibt es noch keine Lektionen.
learn-unknown = { $game } hat keine Lektion { $lesson }; die Lektionen sind: { $lessons }.
learn-damaged = Die Lektion { $lesson } ist beschädigt oder gehört zu einer anderen Fassung; sie lässt sich nicht spielen.
learn-lessons = Die Lektionen von { $game }:
learn-how = „oceanarium learn { $game } 1“ beginnt die erste.
learn-help = Tippe einen Zug oder seine Nummer. „{ $show }“ zeigt, was weiterführt, „{ $skip }“ macht den Schritt für dich, „{ $quit }“ beendet die Lektion.
learn-command-show = zeig
learn-command-skip = auslassen
learn-shown = { $number } führt weiter: { $move }.
learn-taken-back = Zurückgenommen.

## Was die Hilfe sagt: von einem Befehl, und von dem, was man dabei angeben kann.

about-usage = Aufruf:
about-command = BEFEHL
about-options = ANGABEN
about-args = ARGUMENTE
about-arguments = Argumente
about-commands = Befehle
about-parameters = Angaben
about-required = nötig
about-default = sonst: { $value }
about-choices = eins von: { $values }
about-variable = oder in { $name }
about-help = Zeigt dies hier und hört auf.
about-version = Zeigt die Version und hört auf.
about = Fünf Brettspiele, deren Regeln vollständig eingehalten werden.

about-any-cores = Wie viele Kerne rechnen; sonst alle.
about-any-file = Eine Datei, die „find“ geschrieben hat; sonst die Aufgaben, die beim Spiel dabei sind.
about-any-free_port = Ist der Port belegt, nimm den nächsten freien.
about-any-game = Das Spiel, zum Beispiel octopus-garden.
about-any-host = Die Adresse, an der gelauscht wird; sonst kommt nur dieser Rechner herein, mit 0.0.0.0 alle in deinem Netz.
about-any-html = Schreibt den Bericht als Seite mit Diagrammen.
about-any-json = Gibt Daten für Programme aus statt Tabellen.
about-any-language = Die Sprache, zum Beispiel de; sonst die der Umgebung, wenn es sie hier gibt.
about-any-match = Eine Datei, die „speichere“ geschrieben hat, oder ein Link; - liest eins von beiden von der Standardeingabe.
about-any-matches = Wie viele Partien.
about-any-option = Eine Option des Spiels als name=wert; kann mehrmals vorkommen.
about-any-port = Der Port, an dem gelauscht wird.
about-any-ray = Die Adresse eines Ray-Verbunds, der spielen soll, zum Beispiel auto oder 10.0.0.1:6379.
about-any-seats = Wie viele Spieler; sonst so wenige wie möglich.
about-any-seed = Mit derselben Zahl kommen dieselben Partien.
about-any-time_limit = Wie viele Sekunden ein Programm über einen Zug nachdenken darf; sonst 10.

about-serve = Stellt die Tische für Browser bereit, bis Strg+C.
about-serve-data = Der Ordner, in dem alle Partien bleiben; sonst einer in deinem persönlichen Ordner.
about-serve-browser = Öffnet die Lobby in einem Browser.
about-serve-mail_from = Die Adresse, von der Mails kommen.
about-serve-mail_server = Der Server, der Mails verschickt, etwa smtp://name:passwort@mail.example.org:587; besser in der Umgebung gesetzt, wo andere das Passwort nicht sehen.
about-serve-public_address = Womit Einladungen beginnen, zum Beispiel https://games.example.org; sonst mit den Adressen dieses Rechners.
about-serve-trusted_proxy = Ein Proxy oder ein Netz von Proxys, denen geglaubt wird, wer anfragt (X-Forwarded-For); auch mehrmals.

about-people = Kümmert sich um die Leute, die hier spielen.
about-people-moderator = Nimmt jemanden in die Moderation auf oder entlässt daraus. Es gilt sofort, auch während ein Server läuft.
about-people-moderator-who = Der Name eines Mitglieds oder Gasts, oder eine Kennung wie am Ende der Adresse einer Personenseite.
about-people-moderator-on = Ob aufnehmen oder entlassen; ohne beides wird nur gesagt, wie es steht.
about-people-moderator-data = Der Ordner, der alle Partien aufbewahrt; sonst einer im eigenen Verzeichnis.

about-site = Schreibt eine Website aus einfachen Dateien, die keinen Server braucht: Spiele, Bots und Python laufen im Tab des Besuchers.
about-site-dir = Wohin die Website geschrieben wird: in einen neuen oder leeren Ordner, oder in einen mit einer Website, die dann ersetzt wird.
about-site-serve = Zeigt die Website in diesem Ordner auf diesem Rechner, bis Strg+C; ohne Ordner eine, die nur dafür gebaut wird.
about-site-base = Der Pfad, unter dem die Website gezeigt wird, zum Beispiel /games/.

about-play = Spiel eine ganze Partie im Terminal, gegen Bots oder gegen Menschen an derselben Tastatur.
about-play-seats = Wie viele Spieler insgesamt; sonst so wenige wie möglich, aber so viele, wie Menschen mitspielen.
about-play-people = Wie viele davon Menschen an dieser Tastatur sind; bei 0 siehst du Bots zu.
about-play-bot = Welcher Bot für die anderen spielt: ein Name wie greedy, eine eigene Klasse (package.module:ClassName) oder ein Programm, das das Bot-Protokoll spricht ("python mybot.py").
about-play-seed = Mit derselben Zahl fällt der Zufall gleich aus.
about-play-load = Spielt eine Partie aus einer Datei oder einem Link weiter.
about-play-after = Mit --load: Spielt nach so vielen ihrer Züge weiter, die des Zufalls mitgezählt; was der Zufall danach bringt, ist neu.
about-play-resume = Spielt die Partie weiter, die du zuletzt verlassen hast.
about-play-ask = Ob du außer der Reihe gefragt wirst, wo du handeln könntest: immer (always), nur wenn du etwas tun kannst (able) oder nie (never).

about-learn = Lern ein Spiel in Lektionen, oder sieh nach, welche es gibt.
about-learn-lesson = Eine Lektion mit ihrem Namen oder ihrer Nummer; sonst werden alle aufgezählt.

about-games = Zählt die Spiele und ihre Optionen auf.

about-rules = Lies die Regeln eines Spiels, oder durchsuche sie.
about-rules-words = Zeigt nur Stellen mit all diesen Wörtern, oder die Regel mit dieser Nummer und ihre Beispiele.

about-deck = Zählt Decks von Open Worlds auf, prüft und exportiert sie.
about-deck-action = list zeigt die gedruckten Decks, oder die Karten von einem, oder mit dem Namen „cards“ alle Karten; check sagt, ob ein Deck erlaubt ist, und wenn nicht, nach welcher Regel; export gibt es als Text zum Weitergeben und als Option aus.
about-deck-name = Ein gedrucktes Deck, oder eine Datei mit einer Karte je Zeile, zum Beispiel "3 Outpost" oder "City 15"; - liest die Standardeingabe.
about-deck-introductory = Prüft das Deck für die Einsteigervariante: 40 Karten aus einer kleineren Auswahl.
about-deck-seat = Der Platz, für den export die Option schreibt, gezählt ab 0.

about-replay = Zeigt eine Partie aus einer Datei oder einem Link, Zug für Zug.
about-replay-pictures = Zeichnet nach jedem Zug den Tisch.

about-analyse = Beurteilt jede Entscheidung einer Partie und sagt, was alle am meisten gekostet hat, und warum.
about-analyse-iterations = Wie lange für jede Entscheidung gesucht wird; sonst so lange, wie das Spiel es braucht.
about-analyse-seed = Mit derselben Zahl und ebenso langer Suche kommen dieselben Urteile.

about-position = Liest eine Stellung: was nicht sein kann, die möglichen Züge, die Wertung im Einzelnen.
about-position-advice = Den Meister fragen, was zu tun ist und warum.
about-position-file = Eine Datei mit einer Stellung als Text; - liest sie von der Standardeingabe.
about-puzzles = Findet, prüft und stellt Aufgaben: Entscheidungen mit klarer Lösung.
about-puzzles-find = Findet Aufgaben in Partien von Bots. Was gefunden ist, steht sofort in der Datei; ein zweiter Lauf macht dort weiter.
about-puzzles-find-games = Die Spiele, zum Beispiel octopus-garden; sonst alle.
about-puzzles-find-count = Wie viele Aufgaben zu jedem Spiel es werden sollen.
about-puzzles-find-seed = Die Nummer der ersten Partie, die durchsucht wird; ein zweiter Lauf beginnt nach denen in seiner Datei.
about-puzzles-find-workers = Wie viele Prozesse suchen; sonst einer für jeden Kern.
about-puzzles-find-minutes = Wann Schluss ist, wenn bis dahin nicht alle gefunden sind.
about-puzzles-find-out = Der Ordner für die Dateien, eine für jedes Spiel.
about-puzzles-check = Durchsucht Aufgaben noch einmal mit anderen Zahlen, und sagt, wie viele Lösungen standhalten.
about-puzzles-check-sample = Wie viele Aufgaben, per Los; sonst alle.
about-puzzles-check-seed = Die Zahl für die Suchen und das Los.
about-puzzles-check-workers = Wie viele Prozesse suchen.
about-puzzles-check-drop = Schreibt die Datei neu, ohne die Aufgaben, die nicht standhalten.
about-puzzles-play = Löse Aufgaben im Terminal; die des Tages kommt zuerst. Es zählt der erste Versuch.
about-puzzles-play-puzzle = Eine Aufgabe mit ihrem Namen, und keine andere.

about-ratings = Berechnet alle Wertungen neu aus den aufbewahrten Partien.
about-ratings-check = Berechnet alle Wertungen aus den Partien und sagt, ob es aufs Bit genau die aufbewahrten sind.
about-ratings-check-data = Der Ordner der Tische; sonst der von „serve“.
about-ratings-recompute = Berechnet alle Wertungen aus den Partien und bewahrt das Ergebnis auf. Dabei darf kein Server laufen.
about-ratings-recompute-data = Der Ordner der Tische; sonst der von „serve“.

about-simulate = Spielt viele Partien nach dem Zufall und zählt zusammen.
about-simulate-plain = Rechnet in einfachem Python statt mit übersetztem Code.

about-arena = Lässt Bots gegeneinander spielen und bewertet sie. Was zu Beginn ausgeteilt wird, wird mehrmals gespielt, und dabei rücken die Bots um die Plätze, damit sich das Glück ausgleicht.
about-arena-bots = Zwei oder mehr Bots mit Kommas dazwischen: Namen wie greedy, Namen mit Parametern, eigene Klassen (package.module:ClassName), Programme ("program:python mybot.py"). Kann mehrmals vorkommen.
about-arena-matches = Wie viele Partien jede Gruppe von Bots mindestens spielt: Was ausgeteilt ist, wird zu Ende gespielt.
about-arena-seed = Mit derselben Zahl wird dasselbe ausgeteilt.
about-arena-gauntlet = Der erste Bot gegen jeden anderen, statt alle gegen alle.
about-arena-resume = Eine Datei, in die jedes Ergebnis sofort kommt, und aus der ein abgebrochenes Turnier weitergeht.
about-arena-json = Gibt den Bericht als Daten aus statt als Tabellen; mit einer Datei wird er dorthin geschrieben.

about-balance = Misst, wie ausgeglichen ein Spiel ist, mit Bots, die gegen sich selbst spielen. Vorteil der Plätze, Länge der Partien, Punkte, und wie oft jedes Plättchen oder jede Karte genommen wird und was sie wert sind.
about-balance-bot = Welcher Bot auf allen Plätzen spielt; je stärker, desto mehr sagen seine Partien.
about-balance-json = Gibt den Bericht als Daten aus statt als Tabellen; mit einer Datei wird er dorthin geschrieben.

about-train = Trainiert ein Netz, das Stellungen beurteilt. Es spielt gegen sich selbst, lernt aus dem, was dabei herauskommt, und muss ein Duell mit dem letzten gewinnen. Ein Prozessor genügt; dieselben Wünsche geben Bit für Bit dasselbe Netz.
about-train-out = Der Ordner für alles, was entsteht. Ein zweiter Lauf macht dort weiter.
about-train-generations = Wie viele Reihen von Lektionen aufeinander folgen; nach jeder kommt ein Duell.
about-train-lessons = Wie viele Lektionen jede Generation hat.
about-train-positions = Wie viele Stellungen in den Partien einer Lektion vorkommen.
about-train-duel = Wie viele Auslagen ein neues Netz und das letzte spielen, jede von jedem Platz.
about-train-hidden = Wie viele Einheiten die verborgene Schicht hat.
about-train-margin = Wie viel vom Vorsprung, den das fertige Netz nennt, der Abstand in Punkten ausmacht, von 0 bis 1; der Rest ist die Aussicht auf den Sieg.
about-train-seed = Dieselbe Zahl bringt dieselben Partien und dasselbe Netz.
about-train-gpu = Mit PyTorch auf einer Grafikkarte anpassen; nicht Bit für Bit gleich. Ohne Angabe dort, wo es eine gibt.

about-bench = Misst, wie schnell die Spiele laufen. Verlass dich auf die Verhältnisse, nicht auf die Zeiten.
about-bench-game = Nur ein Spiel, zum Beispiel octopus-garden.
about-bench-seats = Wie viele Spieler; sonst so viele wie möglich.
about-bench-quick = Weniger Partien, und kein Kaltstart.
