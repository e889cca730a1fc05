### Was alle Spiele sagen.

and = und
or = oder
chance = der Zufall
nothing-here = Hier gibt es nichts zu wählen.

unreadable = { $text } ist kein Zug in { $game }.
unreadable-example = { $text } ist kein Zug in { $game }; einer wäre { $example }.
unreadable-gap = { $text } ist noch kein Zug in { $game }: { $gap }

nothing-to-take-back = Seit dem letzten Zufall gibt es keinen Zug, der sich zurücknehmen lässt.
move-stands = Der letzte Zug hat etwas Verborgenes gezeigt und gilt.
move-of-another = Den letzten Zug hat nicht { $seat } gemacht.

damaged-link = Dieser Link ist beschädigt oder unvollständig; kopiere ihn noch einmal von dort, wo er herkam.
other-format = Dieser Link hat das Format { $link }; dieses Programm liest Format { $program }.
study-damaged = Dieser Link zu einer Studie ist beschädigt; kopiere ihn noch einmal von dort, wo er herkam.
study-too_long = Dieser Link ist zu lang, um eine Studie zu sein.
study-other_format = Diese Studie ist im Format { $link } geschrieben; dieses Programm liest Format { $program }.
study-not_their_turn = Variante { $variation } auf dem Weg dorthin passt nicht zu ihrer Partie: Jemand zieht, ohne an der Reihe zu sein.
study-at_table = Diese Studie beginnt an einem Tisch, darum kann sie nur spielen, wo er steht; teilen kannst du sie, sobald die Partie zu Ende ist.
other-rules = Diese Partie wurde nach Fassung { $match } der Regeln von { $game } gespielt; dieses Programm spielt nach Fassung { $program }.

player = Spieler { $number }
chance-idle = Der Zufall hat jetzt nichts zu entscheiden.
chance-cannot = Der Zufall kann { $move } jetzt nicht bewirken.

## Optionen, Plätze und Startwerte.

wrong-choice = Die Option „{ $option }“ muss { EITHER($values) } sein, nicht { $value }.
wrong-number = Die Option „{ $option }“ muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
wrong-numbers = Die Option „{ $option }“ braucht { $least } bis { $most } ganze Zahlen über 0, nicht { $value }.
wrong-numbers_exactly = Die Option „{ $option }“ braucht { $most } ganze Zahlen über 0, nicht { $value }.
wrong-no_player = Option „{ $option }“: An diesem Tisch gibt es keinen Spieler { $player }.
unknown-option = Eine Option { $option } gibt es nicht; die Optionen sind: { $options }.
no-options = Eine Option { $option } gibt es nicht; dieses Spiel hat keine.
wrong-seats = { $game } spielt man mit { EITHER($possible) } Plätzen, nicht mit { $seats }.
wrong-seed = Ein Startwert ist eine ganze Zahl von { $lowest } bis { $highest }, nicht { $value }.
wrong-moves = Nach wie vielen ihrer Züge eine Partie weitergeht, ist eine ganze Zahl von { $lowest } bis { $highest }, nicht { $value }.
wrong-matches = Die Zahl der Partien muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
wrong-cores = Die Zahl der Kerne muss eine ganze Zahl von { $lowest } bis { $highest } sein, nicht { $value }.
unknown-game = Ein Spiel { $game } gibt es nicht; die Spiele sind: { $games }.

## Partien in Dateien und Links.

file-no_json = Das ist keine Partie: Die Datei ist kein vollständiges JSON.
file-other_kind = Das ist keine Partie: In der Datei steht nicht "kind": "{ $kind }".
file-other_format = Diese Partie hat das Dateiformat { $file }; dieses Programm liest Format { $program }.
file-no_moves = Diese Datei ist beschädigt: Die Liste der Züge fehlt.
file-names = Diese Datei ist beschädigt: Es sind nicht { $seats } Namen.
file-no_name = Diese Datei ist beschädigt: { $name } ist kein Name.
file-no_pair = Diese Datei ist beschädigt: Zug { $number } besteht nicht aus Platz und Text.
file-no_seat = Diese Datei ist beschädigt: Zug { $number } nennt keinen Platz.
file-no_move = Diese Datei ist beschädigt: Zug { $number } lässt sich nicht machen. { $reason }
match-unreadable = Diese Partie lässt sich nicht lesen. { $reason }
match-damaged = Diese Partie ist beschädigt: { $reason }
match-no_options = Diese Partie ist beschädigt: Ihre Optionen fehlen.
match-begins_with_picture = Diese Partie beginnt mit einer Stellung, deshalb kennt keine Datei und kein Link ihre Züge von Anfang an; schreib stattdessen ihr Bild auf.

## Stellungen als Bilder.

picture-no_game = Das ist keine Stellung: Die erste Zeile muss mit dem Titel eines Spiels beginnen, { EITHER($games) }.
picture-long = Das ist keine Stellung von { $game }: Sie ist länger als { $most } Zeichen.
picture-damaged = Das ist keine vollständige Stellung von { $game }.
picture-word = Das ist keine Stellung von { $game }: In Zeile { $line } steht { $word }, wo etwas anderes stehen müsste.
picture-missing = Das ist keine vollständige Stellung von { $game }: { $word } fehlt.
picture-impossible = In den letzten Zeilen dieser Stellung von { $game } steht eine Zahl, die kein Tisch haben kann.
picture-no_option = In der letzten Zeile einer Stellung stehen Optionen wie name=wert, nicht { $word }.
picture-options = Die letzte Zeile dieser Stellung ist nicht lesbar: { $reason }
