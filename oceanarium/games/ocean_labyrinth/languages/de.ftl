### Ocean Labyrinth auf Deutsch.
###
### Lücken: $seat, $turn, $owner, $winner und $first sind Namen; $square, $start, $home, $corner und $reach Felder wie C3.
### Formen, nach denen die Sätze unten fragen:
###   den, der, ein: mit diesem Wort davor, im richtigen Geschlecht und Fall
###   ARROW ohne Form sagt, wo ein Plättchen hineingeschoben wird; wo: an welcher Seite; woher: wo genau es herauskam

## Bilder; hidden ist eines, das nur ein anderer kennt.

picture-P01 = Schatztruhe
    .den = die Schatztruhe
picture-P02 = Anker
    .den = den Anker
picture-P03 = Schiffswrack
    .den = das Schiffswrack
picture-P04 = Amphore
    .den = die Amphore
picture-P05 = Taucherhelm
    .den = den Taucherhelm
picture-P06 = Perlauster
    .den = die Perlauster
picture-P07 = Steuerrad
    .den = das Steuerrad
picture-P08 = Kanone
    .den = die Kanone
picture-P09 = Goldmünzen
    .den = die Goldmünzen
picture-P10 = Seestern
    .den = den Seestern
picture-P11 = Seeigel
    .den = den Seeigel
picture-P12 = Seetang
    .den = den Seetang
picture-P13 = Seepferdchen
    .den = das Seepferdchen
picture-P14 = Krabbe
    .den = die Krabbe
picture-P15 = Qualle
    .den = die Qualle
picture-P16 = Clownfisch
    .den = den Clownfisch
picture-P17 = Muräne
    .den = die Muräne
picture-P18 = Hummer
    .den = den Hummer
picture-P19 = Wal
    .den = den Wal
picture-P20 = Hai
    .den = den Hai
picture-P21 = Krake
    .den = den Kraken
picture-P22 = Meeresschildkröte
    .den = die Meeresschildkröte
picture-P23 = Rochen
    .den = den Rochen
picture-P24 = Delfin
    .den = den Delfin
picture-hidden = verdecktes Bild
    .den = ein verdecktes Bild

## Plättchen, wie von ihnen erzählt wird: alle sind weiblich, also im Werfall und im Wenfall gleich.

tile-I = eine Gerade
tile-L = eine Kurve
tile-L01 = die Kurve mit dem Seepferdchen
tile-L02 = die Kurve mit der Krabbe
tile-L03 = die Kurve mit der Qualle
tile-L04 = die Kurve mit dem Clownfisch
tile-L05 = die Kurve mit der Muräne
tile-L06 = die Kurve mit dem Hummer
tile-T01 = die Abzweigung mit dem Wal
tile-T02 = die Abzweigung mit dem Hai
tile-T03 = die Abzweigung mit dem Kraken
tile-T04 = die Abzweigung mit der Meeresschildkröte
tile-T05 = die Abzweigung mit dem Rochen
tile-T06 = die Abzweigung mit dem Delfin

## Formen der Plättchen; unknown ist das freie Plättchen, bevor es eines gibt.

shape-straight = die Gerade
shape-bend = die Kurve
shape-junction = die Abzweigung
shape-unknown = das freie Plättchen

## Himmelsrichtungen.

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

## Pfeile.

arrow-N1 = von oben in Spalte B
    .wo = oben
    .woher = oben aus Spalte B
arrow-N3 = von oben in Spalte D
    .wo = oben
    .woher = oben aus Spalte D
arrow-N5 = von oben in Spalte F
    .wo = oben
    .woher = oben aus Spalte F
arrow-E1 = von rechts in Reihe 2
    .wo = rechts
    .woher = rechts aus Reihe 2
arrow-E3 = von rechts in Reihe 4
    .wo = rechts
    .woher = rechts aus Reihe 4
arrow-E5 = von rechts in Reihe 6
    .wo = rechts
    .woher = rechts aus Reihe 6
arrow-S1 = von unten in Spalte B
    .wo = unten
    .woher = unten aus Spalte B
arrow-S3 = von unten in Spalte D
    .wo = unten
    .woher = unten aus Spalte D
arrow-S5 = von unten in Spalte F
    .wo = unten
    .woher = unten aus Spalte F
arrow-W1 = von links in Reihe 2
    .wo = links
    .woher = links aus Reihe 2
arrow-W3 = von links in Reihe 4
    .wo = links
    .woher = links aus Reihe 4
arrow-W5 = von links in Reihe 6
    .wo = links
    .woher = links aus Reihe 6

## Farben der Taucher.

colour-yellow = gelb
    .den = den gelben
    .der = der gelbe
colour-red = rot
    .den = den roten
    .der = der rote
colour-green = grün
    .den = den grünen
    .der = der grüne
colour-blue = blau
    .den = den blauen
    .der = der blaue

## Rückseiten der Plättchen.

back-blank = leere Rückseite
    .ein = keine Aktion
    .der = die leere Rückseite
back-pufferfish = Kugelfisch
    .ein = ein Kugelfisch
    .der = der Kugelfisch
back-scooter = Tauchscooter
    .ein = ein Tauchscooter
    .der = der Tauchscooter
back-oxygen = Sauerstoffflasche
    .ein = eine Sauerstoffflasche
    .der = die Sauerstoffflasche

## Was die Sätze unten ausleihen.

rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
sight =
    { $square ->
        [A1] { " " }(gelbes Startfeld)
        [G1] { " " }(rotes Startfeld)
        [A7] { " " }(grünes Startfeld)
        [G7] { " " }(blaues Startfeld)
       *[other] { $sight ->
            [hidden] { "" }
           *[other] { " " }({ PICTURE($sight) })
        }
    }
goal =
    { $target ->
        [hidden] Du hast alles gefunden: Kehre nach { $home } zurück{ $reach ->
            [none] .
           *[other] , es ist erreichbar!
        }
       *[other] Du suchst { PICTURE($target, "den") }{ $reach ->
            [none] .
           *[other] , erreichbar auf { $reach }!
        }
    }

## Was gefragt ist.

prompt-choose = Wähle deinen Taucher: Du startest auf dem Feld seiner Farbe und musst am Ende dorthin zurück.
prompt-choose_without_home = Wähle deinen Taucher: Du startest auf dem Feld seiner Farbe.
prompt-insert = Drehe das freie Plättchen und schiebe es an einem Pfeil ein. { goal }
prompt-insert_again = Zusätzlicher Zug mit dem Tauchscooter: Drehe das freie Plättchen und schiebe es an einem Pfeil ein. { goal }
prompt-move =
    Schwimm auf ein erreichbares Feld oder bleib stehen. { goal }{ $ride ->
        [may] { " " }Danach darfst du den Tauchscooter benutzen.
        [must] { " " }Danach musst du den Tauchscooter benutzen.
       *[no] { "" }
    }
prompt-surface = Du hast eine Sauerstoffflasche herausgeschoben: Wähle ein Startfeld. { goal }
prompt-decide = Benutzt du den Tauchscooter für einen zusätzlichen Zug?
prompt-wait = Warte auf die anderen.
prompt-wait_frightened = Ein Kugelfisch hat deinen Taucher erschreckt, darum schwimmst du in diesem Zug nicht. Warte auf die anderen.
prompt-over = Die Partie ist zu Ende.

## Was ein getippter Zug offenlässt.

missing-colour = Welcher Taucher?
missing-arrow = An welchem Pfeil?
missing-rotation = Wie ist das Plättchen gedreht? Tippe nur den Pfeil, um es so einzuschieben, wie es liegt.
missing-square = Auf welches Feld?

## Züge.

move-colour = { COLOUR($colour, "den") } Taucher nehmen, der auf { $corner } startet
move-insert =
    { SHAPE($spare) } { ARROW($arrow) } schieben{ $spare ->
        [unknown] { "" }
       *[other] , offen nach { DIRECTIONS($openings) }
    }
move-move =
    { $way ->
        [stay] Auf { $square }{ sight } bleiben
       *[swim] Nach { $square }{ sight } schwimmen
    }
move-air = Auf { $square }{ sight } Luft holen
move-decline = Den Tauchscooter liegen lassen
move-ride = Den Tauchscooter benutzen: noch einmal schieben und schwimmen
move-lay = { TILE($tile) } wird gelegt, offen nach { DIRECTIONS($openings) }
move-card = Die nächste Karte zeigt { PICTURE($picture, "den") }
move-back = Auf der Rückseite: { BACK($back, "ein") }
move-start = { $first } beginnt

## Warum ein Zug nicht geht.

refusal-over_at_home = Die Partie ist zu Ende: { $winner } hat alle Ziele gefunden und ist nach Hause gekommen.
refusal-over_without_home = Die Partie ist zu Ende: { $winner } hat alle Ziele gefunden.
refusal-over_at_limit =
    Die Partie ist zu Ende: Ausgemacht { $rounds ->
        [one] war
       *[other] waren
    } { rounds }.
refusal-not_your_turn = Du bist nicht am Zug; { $turn } ist dran.
refusal-no_move_left = Der Kugelfisch, den du herausgeschoben hast, lässt dich nicht schwimmen; { $turn } ist dran.
refusal-not_your_choice = Du bist nicht am Zug; { $turn } wählt gerade einen Taucher.
refusal-only_choosing = Wähle zuerst die Farbe deines Tauchers.
refusal-only_inserting = Dein Zug beginnt damit, dass du das freie Plättchen einschiebst; das ist Pflicht.
refusal-only_inserting_again = Der zusätzliche Zug mit dem Tauchscooter ist Pflicht: Schiebe zuerst das freie Plättchen ein.
refusal-only_moving = Das freie Plättchen ist eingeschoben; zieh jetzt deinen Taucher oder lass ihn stehen.
refusal-only_surfacing = Du hast eine Sauerstoffflasche herausgeschoben: Dein Taucher muss auf ein Startfeld.
refusal-only_deciding = Sag zuerst, ob du den Tauchscooter benutzt.
refusal-colour_taken = { COLOUR($colour, "der") } Taucher gehört schon { $owner }.
refusal-same_rotation = Eine Gerade liegt nach einer halben Drehung wieder gleich: Offen nach { DIRECTIONS($openings) } steht sie schon zur Wahl.
refusal-arrow_blocked = Das freie Plättchen kam { ARROW($arrow, "woher") } heraus und darf dort nicht gleich wieder hinein.
refusal-no_path = Von { $start } führt kein offener Weg nach { $square }.
refusal-no_path_to_air = Von { $start } führt kein offener Weg zum Startfeld { $square }.

## Was geschah.

event-maze_laid = Das Labyrinth ist gelegt; { TILE($tile) } bleibt übrig.
event-diver_chosen = { $seat } nimmt { COLOUR($colour, "den") } Taucher.
event-card_seen =
    { $seat } sieht sich die nächste Karte an{ $picture ->
        [hidden] ; sie bleibt geheim
       *[other] : { PICTURE($picture, "den") }
    }.
event-first_player = { $seat } hat den ersten Zug.
event-tile_inserted = { $seat } schiebt { TILE($tile) } { ARROW($arrow) }; { ARROW($exit, "wo") } kommt { TILE($out) } heraus.
event-diver_carried = { $seat } fährt von { $start } nach { $square } mit.
event-diver_pushed_off = { $seat } wird auf { $start } hinausgeschoben und kommt mit dem neuen Plättchen auf { $square } wieder herein.
event-tile_turned_over = Das herausgeschobene Plättchen wird umgedreht: { BACK($back, "ein") }.
event-known_tile_turned_over = Das herausgeschobene Plättchen wird umgedreht: { BACK($back, "ein") }.
event-action_ignored = In einem zusätzlichen Zug gilt { BACK($back, "der") } nicht.
event-diver_frightened = Ein Kugelfisch erschreckt { $seat }: Der Taucher darf in diesem Zug nicht schwimmen.
event-scooter_found = { $seat } muss nach diesem Zug mit dem Tauchscooter noch einmal ziehen.
event-scooter_offered = { $seat } darf nach diesem Zug mit dem Tauchscooter noch einmal ziehen.
event-extra_turn = { $seat } hat mit dem Tauchscooter einen zusätzlichen Zug.
event-scooter_declined = { $seat } lässt den Tauchscooter liegen.
event-air_needed = { $seat } braucht Luft: Der Taucher muss auf ein Startfeld.
event-air_out_of_reach = Kein Startfeld ist erreichbar; { $seat } bleibt auf { $square }.
event-air_taken = { $seat } holt auf dem Startfeld { $square } Luft.
event-diver_moved = { $seat } schwimmt von { $start } nach { $square }.
event-diver_stayed = { $seat } bleibt auf { $square }.
event-target_reached = { $seat } hat { PICTURE($picture, "den") } gefunden und deckt die Karte auf.
event-all_reached = { $seat } hat keine Karte mehr und muss zurück nach { $square }.
event-came_home = { $seat } hat alle Ziele gefunden und ist wieder zu Hause!
event-found_all = { $seat } hat alle Ziele gefunden!
event-limit_reached = Die Partie ist nach { rounds } zu Ende.

## Teile der Wertung, und warum eine Partie endete.

score-targets = Ziele
score-home = Heimkehr
ending-home = Der Sieger hat alle seine Ziele gefunden und ist nach Hause gekommen.
ending-all_found = Der Sieger hat alle seine Ziele gefunden.
ending-limit = Die ausgemachten Runden sind gespielt; wer die meisten Ziele gefunden hat, gewinnt.

## Was ein Zug einbringt, wie es auf „bringt“ folgt, und wofür Punkte sind.

gain-target_reached = dein Ziel, { PICTURE($picture, "den") }
gain-came_home = den Sieg
gain-found_all = den Sieg

## Das Spiel in einem Satz.

pitch = Verschiebe das Labyrinth, schwimm zu deinen geheimen Zielen und sei als Erster wieder zu Hause.

## Optionen, wie das Formular für einen neuen Tisch sie erklärt.

option_name-variation = Variante
option-variation = Ob die Rückseiten der Plättchen Aktionen verlangen.
option-variation-false = Das Grundspiel.
option-variation-true = Auf den Rückseiten von sechs Plättchen sind Kugelfische, Tauchscooter und Sauerstoffflaschen.
option_name-return_home = Heimkehr
option-return_home = Ob du am Ende auf dein Startfeld zurückschwimmen musst.
option-return_home-true = Erst alle Ziele, dann nach Hause.
option-return_home-false = Das Spiel für jüngere Kinder: Mit dem letzten Ziel ist es gewonnen.
option_name-cards_per_player = Karten je Person
option-cards_per_player = Wie viele Ziele alle haben.
option-cards_per_player-all = Alle 24 Karten werden verteilt.
option-cards_per_player-1 = Ein kurzes Spiel mit 1 Karte für jeden.
option-cards_per_player-2 = Ein kurzes Spiel mit 2 Karten für jeden.
option-cards_per_player-3 = Ein kurzes Spiel mit 3 Karten für jeden.
option-cards_per_player-4 = Ein kurzes Spiel mit 4 Karten für jeden.
option-cards_per_player-5 = Ein kurzes Spiel mit 5 Karten für jeden.
option-cards_per_player-6 = Ein kurzes Spiel mit 6 Karten für jeden.
option-cards_per_player-7 = Ein kurzes Spiel mit 7 Karten für jeden.
option-cards_per_player-8 = Ein kurzes Spiel mit 8 Karten für jeden.
option-cards_per_player-9 = Ein kurzes Spiel mit 9 Karten für jeden.
option-cards_per_player-10 = Ein kurzes Spiel mit 10 Karten für jeden.
option-cards_per_player-11 = Ein kurzes Spiel mit 11 Karten für jeden.
option-cards_per_player-12 = Ein kurzes Spiel mit 12 Karten für jeden.
option_name-colours = Farben
option-colours = Wie alle zu ihrer Taucherfigur kommen.
option-colours-choose = Ihr wählt der Reihe nach.
option-colours-auto = Sie werden verteilt.
option_name-ages = Alter
option-ages = Das Alter aller Mitspieler der Reihe nach: Ist es angegeben, beginnt der jüngste.
option_name-first_player = Wer beginnt
option-first_player = Wer den ersten Zug hat.
option-first_player-random = Der jüngste Spieler, wenn das Alter angegeben ist; sonst wird ausgelost.
option-first_player-0 = Spieler 1 beginnt.
option-first_player-1 = Spieler 2 beginnt.
option-first_player-2 = Spieler 3 beginnt.
option-first_player-3 = Spieler 4 beginnt.
option-first_player-youngest = Der jüngste Spieler beginnt; dazu muss das Alter angegeben sein.
option_name-loose_mix = Lose Plättchen
option-loose_mix = Wie viele Geraden, Kurven und Abzweigungen lose sind.
option-loose_mix-13-15-6 = 13, 15 und 6, wie in den meisten Schachteln.
option-loose_mix-12-16-6 = 12, 16 und 6, wie in manchen Schachteln.
option_name-oxygen_mode = Sauerstoff
option-oxygen_mode = Auf welche Startfelder dich eine Sauerstoffflasche bringt.
option-oxygen_mode-free = Auf eines der vier, ganz gleich welches.
option-oxygen_mode-path = Nur auf eines, zu dem du schwimmen kannst.
option_name-scooter_optional = Scooter freiwillig
option-scooter_optional = Ob du auf den weiteren Zug eines Tauchscooters verzichten darfst.
option-scooter_optional-false = Du musst ihn machen.
option-scooter_optional-true = Du darfst ihn ablehnen.
option_name-show_known_backs = Bekannte Rückseiten
option-show_known_backs = Ob Rückseiten, die alle gesehen haben, sichtbar bleiben.
option-show_known_backs-true = Sie werden gezeigt.
option-show_known_backs-false = Du musst sie dir merken.
option_name-look_ahead = Vorschau
option-look_ahead = Ob vor dem Schieben zu sehen ist, was dadurch erreichbar würde.
option-look_ahead-true = Es ist zu sehen.
option-look_ahead-false = Du musst selbst herausfinden, wo du schieben willst.
option_name-show_ruled_out = Ausgeschlossene Bilder
option-show_ruled_out = Ob Bilder markiert bleiben, die jemand nicht suchen kann.
option-show_ruled_out-true = Sie werden gezeigt.
option-show_ruled_out-false = Du musst sie dir merken.
option_name-round_limit = Rundenzahl
option-round_limit = Nach so vielen Runden ohne Sieger gewinnt, wer die meisten Ziele gefunden hat.

## Der Tisch, in Text gezeichnet.

drawn-heading =
    Ocean Labyrinth: { $phase ->
        [over] Die Partie ist zu Ende
       *[other] Gleich geht es los
    }
drawn-turn =
    Ocean Labyrinth, Runde { $round } von { $rounds }: { $name } { $phase ->
        [starting] wählt ein Startfeld
        [inserting] schiebt
        [moving] schwimmt
        [surfacing] taucht auf
       *[other] ist am Zug
    }
drawn-arrow = { "" }
drawn-picture = { $letter } { PICTURE($picture) }
drawn-laying = Das Labyrinth wird gelegt.
drawn-spare = Freies Plättchen: { TILE($tile) }{ $letter }  { $turns }
drawn-way = { $look } { $sides }
drawn-side =
    { $direction ->
        [north] N
        [east] O
        [south] S
       *[west] W
    }
drawn-backs = Bekannte Aktionen: { $seen }
drawn-back = { BACK($back) } { $places }
drawn-back_of_spare = frei
drawn-no_backs = Bekannte Aktionen: noch keine
drawn-no_diver = noch kein Taucher
drawn-diver = { $sign } { COLOUR($colour) } auf { $place }, Start { $home }, { $found } von { $cards } gefunden
drawn-looks_for = sucht { PICTURE($picture, "den") } ({ $letter })
drawn-heads_for_home = auf dem Heimweg
drawn-reach = Doppelte Linien: So weit kommt { $name }. { $divers }: Taucher. { $starts }: Startfelder.
drawn-blocked = x: Dort nicht, denn da kam das freie Plättchen heraus.
drawn-push = Tippe, was einen Zug von den anderen unterscheidet: oben B { DIRECTION($direction) }
drawn-swim = Tippe ein Feld, wie du es siehst: E3

## Was an Optionen nicht stimmt.

wrong-cards = Option „{ $option }“: Zu { $seats ->
        [2] zweit
        [3] dritt
       *[4] viert
    } reichen die Karten für höchstens { $most } je Spieler, nicht für { $cards }.
wrong-ages = Option „{ $option }“: Es muss das Alter aller { $seats } Spieler sein.
wrong-youngest = Option „{ $option }“: Wer am jüngsten ist, sagt erst das Alter aller Spieler.

## Ein echter Tisch, von Hand aufgebaut.

placing-plain =
    { $shape ->
        [straight] Gerade { $look }
       *[bend] Kurve { $look }
    }
placing-picture = { PICTURE($picture) }
placing-diver = Taucher von { $seat }
placing-take = Plättchen wegnehmen
placing-turn = Wer ist am Zug?
placing-somebody = { $seat }
placing-phase = Was passiert gerade?
placing-phase_laying = Das Labyrinth wird gelegt
placing-phase_dealing = Eine Karte wird angesehen
placing-phase_starting = Es wird ausgelost, wer beginnt
placing-phase_turning = Ein Plättchen wird umgedreht
placing-phase_choosing = Taucher werden gewählt
placing-phase_inserting = Das Plättchen wird eingeschoben
placing-phase_moving = Der Taucher schwimmt
placing-phase_surfacing = Der Taucher holt Luft
placing-phase_deciding = Der Scooter wird genommen oder nicht
placing-phase_over = Die Partie ist zu Ende
placing-blocked = Wo kam das freie Plättchen heraus?
placing-nowhere = Noch nirgends
placing-exit = { ARROW($arrow, "woher") }
placing-colour = Taucher
placing-coloured = { COLOUR($colour) }
placing-no_diver = noch keiner
placing-target = Sucht
placing-found = Gefundene Ziele
placing-card = Gefunden: { PICTURE($picture) }
placing-not_found = von niemandem
placing-round = Runde
placing-none_left =
    { $shape ->
        [straight] Alle Geraden liegen schon im Labyrinth.
       *[bend] Alle Kurven ohne Bild liegen schon im Labyrinth.
    }
placing-no_tiles =
    { $count ->
        [one] Auf einem Feld fehlt noch ein Plättchen; das Plättchen, das übrig bleibt, ist das freie.
       *[other] Auf { $count } Feldern fehlt noch ein Plättchen; das Plättchen, das übrig bleibt, ist das freie.
    }
placing-no_exit = Sag, wo das freie Plättchen herauskam: Vor dem Schwimmen wurde geschoben.
placing-too_many_found = { $seat } hat { $count } Ziele gefunden, aber alle haben nur { $cards } Karten.
placing-all_found = { $seat } hat das letzte Ziel gefunden, also ist die Partie zu Ende.
placing-not_over = Die Partie endet im Zug von jemandem, der alles gefunden hat und, wo das gespielt wird, wieder zu Hause ist.
