### Open Ocean auf Deutsch.
###
### Jede Karte steht in den Formen, nach denen die Sätze unten fragen:
###   ein, einen, der, den, keinen, dein, deinen: mit diesem Wort davor, im richtigen Geschlecht und Fall
###   bei: im Dativ, ohne Artikel; er: das Fürwort; partner: im Dativ, neben was sie gehört
### $seat, $rival, $chooser, $player und $first sind Namen von Mitspielern.

## Karten. Verdeckt (hidden) ist jede, die niemand sehen darf; starter ist die erste Koralle eines Riffs.

card-red-coral = Rote Fächerkoralle
    .ein = eine Rote Fächerkoralle
    .einen = eine Rote Fächerkoralle
    .der = die Rote Fächerkoralle
    .den = die Rote Fächerkoralle
    .keinen = keine Rote Fächerkoralle
    .dein = deine Rote Fächerkoralle
    .deinen = deine Rote Fächerkoralle
    .bei = Roter Fächerkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-orange-coral = Orange Kelchkoralle
    .ein = eine Orange Kelchkoralle
    .einen = eine Orange Kelchkoralle
    .der = die Orange Kelchkoralle
    .den = die Orange Kelchkoralle
    .keinen = keine Orange Kelchkoralle
    .dein = deine Orange Kelchkoralle
    .deinen = deine Orange Kelchkoralle
    .bei = Orange Kelchkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-yellow-coral = Gelbe Salatkoralle
    .ein = eine Gelbe Salatkoralle
    .einen = eine Gelbe Salatkoralle
    .der = die Gelbe Salatkoralle
    .den = die Gelbe Salatkoralle
    .keinen = keine Gelbe Salatkoralle
    .dein = deine Gelbe Salatkoralle
    .deinen = deine Gelbe Salatkoralle
    .bei = Gelber Salatkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-green-coral = Grüne Sternkoralle
    .ein = eine Grüne Sternkoralle
    .einen = eine Grüne Sternkoralle
    .der = die Grüne Sternkoralle
    .den = die Grüne Sternkoralle
    .keinen = keine Grüne Sternkoralle
    .dein = deine Grüne Sternkoralle
    .deinen = deine Grüne Sternkoralle
    .bei = Grüner Sternkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-blue-coral = Blaue Geweihkoralle
    .ein = eine Blaue Geweihkoralle
    .einen = eine Blaue Geweihkoralle
    .der = die Blaue Geweihkoralle
    .den = die Blaue Geweihkoralle
    .keinen = keine Blaue Geweihkoralle
    .dein = deine Blaue Geweihkoralle
    .deinen = deine Blaue Geweihkoralle
    .bei = Blauer Geweihkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-purple-coral = Lila Federkoralle
    .ein = eine Lila Federkoralle
    .einen = eine Lila Federkoralle
    .der = die Lila Federkoralle
    .den = die Lila Federkoralle
    .keinen = keine Lila Federkoralle
    .dein = deine Lila Federkoralle
    .deinen = deine Lila Federkoralle
    .bei = Lila Federkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-rainbow-coral = Regenbogenkoralle
    .ein = eine Regenbogenkoralle
    .einen = eine Regenbogenkoralle
    .der = die Regenbogenkoralle
    .den = die Regenbogenkoralle
    .keinen = keine Regenbogenkoralle
    .dein = deine Regenbogenkoralle
    .deinen = deine Regenbogenkoralle
    .er = sie
    .partner = einer Sonnenkarte
card-anemone = Seeanemone
    .ein = eine Seeanemone
    .einen = eine Seeanemone
    .der = die Seeanemone
    .den = die Seeanemone
    .keinen = keine Seeanemone
    .dein = deine Seeanemone
    .deinen = deine Seeanemone
    .bei = Seeanemone
    .er = sie
    .partner = einer Sonnenkarte
card-banggai = Banggai-Kardinalbarsch
    .ein = ein Banggai-Kardinalbarsch
    .einen = einen Banggai-Kardinalbarsch
    .der = der Banggai-Kardinalbarsch
    .den = den Banggai-Kardinalbarsch
    .keinen = keinen Banggai-Kardinalbarsch
    .dein = dein Banggai-Kardinalbarsch
    .deinen = deinen Banggai-Kardinalbarsch
    .er = er
    .partner = einer Sonnenkarte oder einem anderen Banggai-Kardinalbarsch
card-clownfish = Clownfisch
    .ein = ein Clownfisch
    .einen = einen Clownfisch
    .der = der Clownfisch
    .den = den Clownfisch
    .keinen = keinen Clownfisch
    .dein = dein Clownfisch
    .deinen = deinen Clownfisch
    .er = er
    .partner = einer Sonnenkarte oder einem anderen Clownfisch
card-chromis = Grüner Chromis
    .ein = ein Grüner Chromis
    .einen = einen Grünen Chromis
    .der = der Grüne Chromis
    .den = den Grünen Chromis
    .keinen = keinen Grünen Chromis
    .dein = dein Grüner Chromis
    .deinen = deinen Grünen Chromis
    .er = er
    .partner = einer Sonnenkarte oder einem anderen Grünen Chromis
card-goby = Neongrundel
    .ein = eine Neongrundel
    .einen = eine Neongrundel
    .der = die Neongrundel
    .den = die Neongrundel
    .keinen = keine Neongrundel
    .dein = deine Neongrundel
    .deinen = deine Neongrundel
    .er = sie
    .partner = einer Sonnenkarte oder einer anderen Neongrundel
card-pearlscale = Perl-Falterfisch
    .ein = ein Perl-Falterfisch
    .einen = einen Perl-Falterfisch
    .der = der Perl-Falterfisch
    .den = den Perl-Falterfisch
    .keinen = keinen Perl-Falterfisch
    .dein = dein Perl-Falterfisch
    .deinen = deinen Perl-Falterfisch
    .bei = Perl-Falterfisch
    .er = er
    .partner = einem kleinen Fisch oder einem anderen Perl-Falterfisch
card-angelfish = Kaiserfisch
    .ein = ein Kaiserfisch
    .einen = einen Kaiserfisch
    .der = der Kaiserfisch
    .den = den Kaiserfisch
    .keinen = keinen Kaiserfisch
    .dein = dein Kaiserfisch
    .deinen = deinen Kaiserfisch
    .bei = Kaiserfisch
    .er = er
    .partner = einem kleinen Fisch oder einem anderen Kaiserfisch
card-tang = Blauer Doktorfisch
    .ein = ein Blauer Doktorfisch
    .einen = einen Blauen Doktorfisch
    .der = der Blaue Doktorfisch
    .den = den Blauen Doktorfisch
    .keinen = keinen Blauen Doktorfisch
    .dein = dein Blauer Doktorfisch
    .deinen = deinen Blauen Doktorfisch
    .bei = Blauem Doktorfisch
    .er = er
    .partner = einem kleinen Fisch oder einem anderen Blauen Doktorfisch
card-idol = Halfterfisch
    .ein = ein Halfterfisch
    .einen = einen Halfterfisch
    .der = der Halfterfisch
    .den = den Halfterfisch
    .keinen = keinen Halfterfisch
    .dein = dein Halfterfisch
    .deinen = deinen Halfterfisch
    .bei = Halfterfisch
    .er = er
    .partner = einem kleinen Fisch oder einem anderen Halfterfisch
card-parrotfish = Papageifisch
    .ein = ein Papageifisch
    .einen = einen Papageifisch
    .der = der Papageifisch
    .den = den Papageifisch
    .keinen = keinen Papageifisch
    .dein = dein Papageifisch
    .deinen = deinen Papageifisch
    .er = er
    .partner = einem mittleren Fisch oder einem anderen Papageifisch
card-grouper = Zackenbarsch
    .ein = ein Zackenbarsch
    .einen = einen Zackenbarsch
    .der = der Zackenbarsch
    .den = den Zackenbarsch
    .keinen = keinen Zackenbarsch
    .dein = dein Zackenbarsch
    .deinen = deinen Zackenbarsch
    .er = er
    .partner = einem mittleren Fisch oder einem anderen Zackenbarsch
card-dolphin = Delfin
    .ein = ein Delfin
    .einen = einen Delfin
    .der = der Delfin
    .den = den Delfin
    .keinen = keinen Delfin
    .dein = dein Delfin
    .deinen = deinen Delfin
    .er = er
card-turtle = Meeresschildkröte
    .ein = eine Meeresschildkröte
    .einen = eine Meeresschildkröte
    .der = die Meeresschildkröte
    .den = die Meeresschildkröte
    .keinen = keine Meeresschildkröte
    .dein = deine Meeresschildkröte
    .deinen = deine Meeresschildkröte
    .er = sie
card-shark = Riffhai
    .ein = ein Riffhai
    .einen = einen Riffhai
    .der = der Riffhai
    .den = den Riffhai
    .keinen = keinen Riffhai
    .er = er
card-great-white = Weißer Hai
    .ein = ein Weißer Hai
    .einen = einen Weißen Hai
    .der = der Weiße Hai
    .den = den Weißen Hai
    .keinen = keinen Weißen Hai
    .er = er
card-crab = Krabbe
    .ein = eine Krabbe
    .einen = eine Krabbe
    .der = die Krabbe
    .den = die Krabbe
    .keinen = keine Krabbe
    .er = sie
card-starter = Startkoralle
    .der = die Startkoralle
    .den = die Startkoralle
card-hidden = Karte
    .ein = eine Karte
    .einen = eine Karte
    .der = die Karte
    .den = die Karte
    .dein = deine Karte
    .deinen = deine Karte
    .er = sie

## Farben der Startkorallen und Arten von Karten.

colour-red = rot
    .die = die rote Startkoralle
colour-orange = orange
    .die = die orange Startkoralle
colour-yellow = gelb
    .die = die gelbe Startkoralle
colour-green = grün
    .die = die grüne Startkoralle
colour-blue = blau
    .die = die blaue Startkoralle
colour-purple = lila
    .die = die lila Startkoralle

class-coral = Koralle
class-anemone = Anemone
class-tiny = klein
    .ein = ein kleiner Fisch
    .einen = einen kleinen Fisch
    .keinen = keinen kleinen Fisch
class-medium = mittel
    .ein = ein mittlerer Fisch
    .einen = einen mittleren Fisch
    .keinen = keinen mittleren Fisch
class-big = groß
    .ein = ein großer Fisch
    .einen = einen großen Fisch
    .keinen = keinen großen Fisch
class-special = besondere Karte

## Ereignisse, die die Regeln ändern.

event_card-EV-1 = Korallengruppen
    .effect = Am Ende zählt jede Koralle neben einer ihrer Farbe 1 mehr
event_card-EV-2 = Planktonblüte
    .effect = Am Ende zählt jeder kleine Fisch im Schwarm 1 mehr
event_card-EV-3 = Springflut
    .effect = Das Meer hat zehn Karten
event_card-EV-4 = Ruhige Strömung
    .effect = Eine Fressorgie braucht einen Hai mehr
event_card-EV-5 = Blut im Wasser
    .effect = Eine Fressorgie braucht einen Hai weniger
event_card-EV-6 = Gegenströmung
    .effect = Hände und Startspielerkarte gehen nach rechts
event_card-EV-7 = Zug der Schildkröten
    .effect = Alle dürfen fünf Schildkröten spielen
event_card-EV-8 = Schutzgebiet
    .effect = Fische um eine Startkoralle sind geschützt

## Mengen und Orte, die sich die Sätze unten leihen.

points =
    { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
clause-where =
    { $side ->
        [beyond] außerhalb des Riffs
        [below] unter der Reihe der Startkoralle
        [above] { $up ->
            [1] über der Startkoralle
           *[other] { $up } über der Startkoralle
        }
        [left] { $up ->
            [0] { $across ->
                [1] links der Startkoralle
               *[other] { $across } links der Startkoralle
            }
           *[other] { $across } links, { $up } über der Startkoralle
        }
       *[right] { $up ->
            [0] { $across ->
                [1] rechts der Startkoralle
               *[other] { $across } rechts der Startkoralle
            }
           *[other] { $across } rechts, { $up } über der Startkoralle
        }
    }
there =
    { $there ->
        [hidden] nichts
        [starter] die Startkoralle
       *[other] { CARD($there, "der") } ({ clause-where })
    }
there_as_object =
    { $there ->
        [hidden] nichts
        [starter] die Startkoralle
       *[other] { CARD($there, "den") } ({ clause-where })
    }
taker =
    { $taker ->
        [hidden] deine Krabbe
       *[other] { CARD($taker, "der") }
    }
it =
    { CARD($card, "er") ->
        [er] ihn
       *[sie] sie
    }
level =
    { $level ->
        [0] 0
        [1] 0,5
        [2] 1
        [3] 1,5
        [4] 2
        [5] 2,5
        [6] 3
        [7] 3,5
       *[8] 4
    }
level_name =
    { $name ->
        [0] nackter Sand
        [1] Saumriff
        [2] Fleckenriff
        [3] Barriereriff
       *[4] Atoll
    }
clause-goal_by = { $code } ({ CARD($fish) } neben { CARD($neighbour, "bei") }, { points })
clause-goal_of_many = { $code } ({ $number } × { CARD($collected) }, { points })

## Was zu tun ist.

prompt-over = Die Partie ist zu Ende.
prompt-wait = Warte auf die anderen.
prompt-choose = Wähle die Farbe deiner Startkoralle.
prompt-pick = Wähle geheim eine Karte aus deiner Hand.
prompt-pick_alone = Wähle aus deiner Hand die Karte, die du spielst.
prompt-crab = Nutzt du deine Krabbe? Dann gibst du deine gewählte Karte auf und spielst stattdessen eine beliebige Karte des Meeres.
prompt-take_fish = { CARD($taker, "der") } bringt dir einen Fisch aus dem Meer. Welchen?
prompt-take = Wähle eine Karte des Meeres, die du spielen kannst; { taker } bringt sie dir.
prompt-steal = Dein Delfin nimmt einem Mitspieler einen ungeschützten Fisch. Welchen?
prompt-place = Lege { CARD($placed, "den") } in dein Riff.
prompt-attract = { CARD($anchor, "dein") } lockt { CLASS($wanted, "einen") } an. Welchen?
prompt-join = Lege { CARD($placed, "den") } neben { CARD($anchor, "deinen") }.
prompt-host = Der Delfin von { $player } bleibt bei dir: Lege ihn in dein Riff.
prompt-host_own = Der Delfin bleibt bei dir: Lege ihn in dein Riff.
prompt-moor =
    Lege die Meeresschildkröte neben { CARD($anchor, "deinen") }, { CARD($anchor, "er") ->
        [er] den
       *[sie] die
    } sie gebracht hat.
prompt-lose = Fressorgie! Welcher deiner Fische wird gefressen?
prompt-lift = Krabbentanz! Bewege einen deiner Fische auf ein anderes Feld, oder bewege keinen.
prompt-shift = Wähle das neue Feld für { CARD($placed, "den") }.
prompt-toss = Lege eine Karte aus deiner Hand ab.
prompt-clear = Lege eine Karte aus dem Meer ab; eine neue kommt an ihre Stelle.

## Was ein getippter Zug offenlässt.

missing-colour = Welche Farbe?
missing-card = Welche Karte?
missing-rival = Wessen Fisch?
missing-space = Auf welchem Feld?
missing-taken = Auf welches Feld?

## Züge.

move-starter = { COLOUR($colour, "die") } nehmen
move-pick = { CARD($card, "den") } wählen ({ CLASS($sort) }, { points })
move-use_crab = Krabbe nutzen
move-keep_crab = Krabbe behalten
move-take = { CARD($card, "den") } nehmen ({ CLASS($sort) }, { points })
move-steal = { there_as_object } von { $rival } nehmen
move-place =
    Auf das Feld { clause-where } legen{ $neighbours ->
        [0] { "" }
       *[other] , neben { CARDS($beside, "den") }
    }
move-attract = { CARD($card, "den") } anlocken ({ points })
move-decline = Nichts anlocken
move-lose = { there_as_object } verlieren
move-lift = { there_as_object } bewegen
move-stay = Keinen Fisch bewegen
move-toss = { CARD($card, "den") } aus deiner Hand ablegen
move-clear = { CARD($card, "den") } aus dem Meer ablegen
move-draw = { CARD($card, "ein") } wird gezogen
move-goal = Das Ziel { $goal } wird gezogen
move-event = Das Ereignis „{ EVENT_CARD($event) }“ wird aufgedeckt
move-first = { $first } bekommt die Startspielerkarte

## Warum ein Zug nicht geht.

refusal-is_over = Die Partie ist zu Ende.
refusal-no_seat = Dort sitzt niemand.
refusal-cards_are_drawn = Gerade werden Karten gezogen.
refusal-has_picked = Du hast deine Karte gewählt; die anderen wählen noch.
refusal-others_starter = { $chooser } wählt zuerst eine Startkoralle.
refusal-others_play = { $chooser } spielt gerade eine Karte; warte, bis du dran bist.
refusal-others_dolphin = { $chooser } legt gerade den Delfin.
refusal-others_loss = { $chooser } wählt gerade, welcher Fisch gefressen wird.
refusal-others_clearing = { $chooser } spielt an zweiter Stelle und legt eine Karte aus dem Meer ab.
refusal-others_crab = { $chooser } entscheidet gerade über den Einsatz einer Krabbe.
refusal-others_rave = { $chooser } bewegt gerade einen Fisch im Krabbentanz.
refusal-only_starter = Wähle zuerst eine Startkoralle.
refusal-only_picking = Wähle eine Karte aus deiner Hand.
refusal-no_ocean_yet = Wähle zuerst eine Karte aus deiner Hand; das Meer kommt ins Spiel, wenn sie gespielt wird.
refusal-no_reef_yet = Wähle zuerst eine Karte aus deiner Hand; ihr Feld wählst du, wenn sie gespielt wird.
refusal-only_picking_alone = Wähle zuerst aus deiner Hand die Karte, die du spielst.
refusal-only_crab = Sage zuerst, ob du deine Krabbe nutzt.
refusal-only_taking = { taker } nimmt eine Karte aus dem Meer; wähle, welche.
refusal-only_stealing = Der Delfin nimmt einen Fisch aus dem Riff eines Mitspielers; wähle, welchen.
refusal-only_placing = Wähle ein Feld für { CARD($placed, "den") }.
refusal-only_attracting = Wähle zuerst die Karte des Meeres, die angelockt wird, dann ihr Feld.
refusal-only_losing = Wähle den Fisch, den du in der Fressorgie verlierst.
refusal-only_lifting = Wähle einen Fisch, den du im Krabbentanz bewegst, oder bewege keinen.
refusal-only_tossing = Lege eine Karte aus deiner Hand ab.
refusal-only_clearing = Lege eine Karte aus dem Meer ab.
refusal-only_clearing_alone = Lege eine Karte aus dem Meer ab.
refusal-starter_gone = { COLOUR($colour, "die") } hat schon jemand.
refusal-not_in_hand = Du hast { CARD($card, "keinen") } auf der Hand.
refusal-not_in_hand_alone = Du hast { CARD($card, "keinen") } auf der Hand.
refusal-not_in_ocean = Im Meer gibt es { CARD($card, "keinen") }.
refusal-only_fish_by_shark = Ein Hai nimmt nur Fische, und { CARD($card, "der") } zählt nicht dazu.
refusal-only_fish_by_great_white = Der Weiße Hai nimmt nur Fische, und { CARD($card, "der") } zählt nicht dazu.
refusal-only_fish_by_dolphin = Ein freundlicher Delfin nimmt nur Fische, und { CARD($card, "der") } zählt nicht dazu.
refusal-no_crab_by_crab = Eine Krabbe kann keine Krabbe nehmen.
refusal-too_many_turtles = Du hast schon so viele Meeresschildkröten gespielt, wie du darfst: { $turtles }.
refusal-no_room_to_play = { CARD($card, "der") } kann nicht gespielt werden: In deinem Riff ist kein Feld neben { CARD($needs, "partner") } frei.
refusal-no_prey = { CARD($card, "der") } kann nicht gespielt werden: Kein Fisch des Meeres passt in dein Riff.
refusal-nothing_to_steal = { CARD($card, "der") } kann nicht gespielt werden: Kein Mitspieler hat einen ungeschützten Fisch, der passt.
refusal-nothing_for_crab = { CARD($card, "der") } kann nicht gespielt werden: Im Meer gäbe es für sie nichts zu nehmen.
refusal-no_room_by_shark = { CARD($card, "der") } passt nicht: In deinem Riff ist kein Feld neben { CARD($needs, "partner") } frei.
refusal-no_room_by_great_white = { CARD($card, "der") } passt nicht: In deinem Riff ist kein Feld neben { CARD($needs, "partner") } frei.
refusal-no_room_by_dolphin = { CARD($card, "der") } passt nicht: In deinem Riff ist kein Feld neben { CARD($needs, "partner") } frei.
refusal-own_reef = Ein Delfin nimmt von einem Mitspieler, nicht aus deinem eigenen Riff.
refusal-no_card_there = Dort liegt keine Karte.
refusal-not_a_fish = Nur Fische können aus einem Riff genommen werden, und { there } zählt nicht dazu.
refusal-is_protected = { there } ist geschützt und kann nicht genommen werden.
refusal-no_room_for_stolen = { there } passt nicht: In deinem Riff ist kein Feld neben { CARD($needs, "partner") } frei.
refusal-wrong_class = Angelockt wird { CLASS($wanted, "ein") }, und { CARD($card, "der") } ist keiner.
refusal-must_attract = Eine Aktion, die ausgeführt werden kann, muss ausgeführt werden.
refusal-no_space = Dieses Feld ist zu weit weg; { CARD($placed, "der") } muss neben einer Karte des Riffs liegen.
refusal-other_reef = { CARD($placed, "der") } kommt in dein eigenes Riff.
refusal-occupied = { CARD($placed, "der") } braucht ein leeres Feld, und dort liegt { there }.
refusal-below_floor = Unterhalb der Reihe der Startkoralle liegt nichts.
refusal-no_sun_around = Eine Sonnenkarte braucht eine andere Sonnenkarte auf einem der acht Felder ringsum.
refusal-only_a_corner = Dort berühren sich nur Ecken; { CARD($placed, "der") } wird Kante an Kante angelegt.
refusal-not_in_order = { CARD($placed, "der") } muss Kante an Kante mit { CARD($needs, "partner") } liegen.
refusal-not_by_attractor =
    { CARD($placed, "der") } muss an { CARD($anchor, "den") } grenzen, { CARD($anchor, "er") ->
        [er] der
       *[sie] die
    } { CARD($placed, "er") ->
        [er] ihn
       *[sie] sie
    } angelockt hat.
refusal-only_by_turtle = Ein Delfin kann nicht an eine Meeresschildkröte angelegt werden.
refusal-not_by_anchor =
    { CARD($placed, "der") } muss an { CARD($anchor, "den") } grenzen, { CARD($anchor, "er") ->
        [er] den
       *[sie] die
    } { CARD($placed, "er") } gebracht hat.
refusal-old_space = Der Fisch muss auf ein anderes Feld.
refusal-no_food = Gefressen werden nur Fische, und { there } zählt nicht dazu.
refusal-is_safe = { there } ist geschützt und kann nicht gefressen werden.
refusal-not_the_highest = Gefressen wird der ungeschützte Fisch mit dem höchsten Wert; { there } ist weniger wert.
refusal-cannot_move = { there } kann nicht bewegt werden: Nur Fische dürfen umziehen, und nur auf ein anderes erlaubtes Feld.

## Was geschah.

event-first_player = { $seat } bekommt die Startspielerkarte.
event-starter_taken = { $seat } nimmt { COLOUR($colour, "die") }.
event-card_dealt = { $seat } erhält { CARD($card, "einen") }.
event-card_dealt_alone = { $seat } erhält { CARD($card, "einen") }.
event-ocean_filled = { CARD($card, "ein") } kommt ins Meer.
event-ocean_refreshed = Das Meer wird erneuert.
event-shark_settled = Der Hai ohne Beute nimmt die freie Stelle im Meer ein.
event-discards_shuffled = Der Ablagestapel wird gemischt und zum neuen Stapel.
event-ocean_short = Für das Meer ist keine Karte mehr da.
event-goal_opened = Ein Ziel für alle: { $goal }.
event-goal_dealt = { $seat } bekommt ein geheimes Ziel: { $goal }.
event-goal_turned = Das nächste Ziel ist { $goal }.
event-goal_done = { $seat } schafft das Ziel { $goal }!
event-event_shown = { EVENT_CARD($event) }: { EVENT_CARD($event, "effect") }.
event-card_chosen = { $seat } wählt { CARD($card, "einen") }.
event-card_revealed = { $seat } deckt { CARD($card, "einen") } auf.
event-card_played = { $seat } spielt { CARD($card, "einen") }.
event-sun_unplayable = { $seat } kann { CARD($card, "den") } nicht spielen und legt { it } ab: Um die Sonnenkarten ist kein Feld frei.
event-fish_unplayable = { $seat } kann { CARD($card, "den") } nicht spielen und legt { it } ab: Neben { CARD($needs, "partner") } ist kein Feld frei.
event-dolphin_unplayable = { $seat } kann { CARD($card, "den") } nicht spielen und legt { it } ab: Kein Mitspieler hat einen ungeschützten Fisch, der passt.
event-turtle_unplayable = { $seat } hat schon alle erlaubten Meeresschildkröten gespielt und legt eine weitere ab.
event-prey_lacking = { $seat } kann { CARD($card, "den") } nicht spielen und legt { it } ab: Kein Fisch des Meeres passt.
event-shark_lurks = { $seat } hat keine Beute für { CARD($card, "den") }, und { CARD($card, "er") } kommt ins Meer.
event-crab_unplayable = { $seat } kann { CARD($card, "den") } nicht spielen und legt { it } ab: Im Meer gibt es für sie nichts zu nehmen.
event-crab_used = { $seat } nutzt eine Krabbe und gibt { CARD($card, "einen") } auf.
event-crab_kept = { $seat } behält die Krabbe.
event-card_taken = { $seat } nimmt { CARD($card, "einen") } aus dem Meer.
event-great_white_alone = Der Weiße Hai findet keinen Fisch für { $seat }.
event-fish_stolen = { $seat } nimmt von { $rival } { CARD($card, "einen") } ({ $space }).
event-card_placed = { $seat } legt { CARD($card, "einen") } ins Riff ({ $space }).
event-card_attracted = { $seat } lockt { CARD($card, "einen") } an ({ $space }).
event-attract_declined = { $seat } lockt nichts an.
event-nothing_attracted = Im Meer gibt es { CLASS($wanted, "keinen") } zum Anlocken.
event-no_room_to_attract = Für einen angelockten Fisch ist kein Feld frei.
event-dolphin_placed = { $seat } bekommt den Delfin und legt ihn ins Riff ({ $space }).
event-dolphin_discarded = Der Delfin findet bei { $seat } kein Feld und wird abgelegt.
event-turtle_played = { $seat } spielt Meeresschildkröte Nummer { $number }.
event-turtle_placed = { $seat } legt die Meeresschildkröte ins Riff ({ $space }).
event-turtle_discarded = Die Meeresschildkröte von { $seat } findet kein Feld und wird abgelegt.
event-turtle_found_nothing = { $seat } kann keine Karte des neuen Meeres spielen.
event-feeding_frenzy = Fressorgie!
event-sharks_sated = Die Haie sind satt: Kein Fisch geht verloren.
event-fish_eaten = { $seat } verliert { CARD($card, "einen") } ({ $space }).
event-nothing_eaten = { $seat } hat keinen ungeschützten Fisch und verliert nichts.
event-frenzy_ignored = Fünfmal ist genug: Die Haie beruhigen sich.
event-crab_rave = Krabbentanz! Alle dürfen einen Fisch bewegen.
event-fish_lifted = { $seat } nimmt { CARD($card, "einen") } auf ({ $space }).
event-fish_moved = { $seat } legt { CARD($card, "einen") } auf ein anderes Feld ({ $space }).
event-fish_stay = { $seat } bewegt keinen Fisch.
event-ocean_discarded = { $seat } legt { CARD($card, "einen") } aus dem Meer ab.
event-ocean_discarded_alone = { $seat } legt { CARD($card, "einen") } aus dem Meer ab.
event-hand_discarded = { $seat } legt { CARD($card, "einen") } aus der Hand ab.
event-hands_passed = Die Hände werden weitergegeben; { $seat } bekommt die Startspielerkarte.
event-hands_exchanged = Die Hände werden getauscht; { $seat } bekommt die Startspielerkarte.
event-last_discarded = { $seat } legt die letzte Karte ab: { CARD($card, "einen") }.
event-no_fish_left = Im Meer ist kein Fisch mehr.
event-round_over = Runde { $number } ist vorbei.
event-match_over = Die Partie ist zu Ende.
event-cards_out = Für eine weitere Runde sind zu wenige Karten da.
event-solo_result = { $seat } erreicht Stufe { level }: { level_name }.

## Teile der Wertung, und warum eine Partie endete.

score-cards = Kartenpunkte
score-schools = Schwärme
score-rainbow = Korallenfarben
score-goals = Ziele
score-clusters = Korallengruppen
score-bloom = Planktonblüte
ending-last_round = Drei Runden sind vorbei.
ending-last_round_larger_reef = Drei Runden sind vorbei. An der Spitze herrschte Punktgleichstand, und das größere Riff gewinnt.
ending-last_round_shared = Drei Runden sind vorbei. An der Spitze sind Punkte und Riffe gleich: Der Sieg wird geteilt.
ending-cards_out = Für eine weitere Runde waren zu wenige Karten da.
ending-cards_out_larger_reef = Es waren zu wenige Karten übrig. An der Spitze herrschte Punktgleichstand, und das größere Riff gewinnt.
ending-cards_out_shared = Es waren zu wenige Karten übrig. An der Spitze sind Punkte und Riffe gleich: Der Sieg wird geteilt.

## Was ein Zug einbringt, wie es auf „bringt“ folgt, und wofür Punkte sind.

gain-fish_stolen = { CARD($card, "einen") } von { $rival }
gain-dolphin_placed = den Delfin
gain-points = { points }
gain-part-cards = Karten
gain-part-schools = Schwärme
gain-part-rainbow = Korallenfarben
gain-part-goals = Ziele
gain-part-clusters = Korallengruppen
gain-part-bloom = die Planktonblüte

## Das Spiel in einem Satz.

pitch = Wähle eine Karte, gib die übrigen weiter und lass ein Riff wachsen, dessen Fische größere anlocken, bis die Haie kommen.

## Optionen, wie das Formular für einen neuen Tisch sie erklärt.

option_off = Nicht im Spiel.
option_on = Im Spiel.
option_name-first_player = Startspieler
option-first_player = Wer im ersten Zug Startspieler ist.
option-first_player-random = Es wird ausgelost.
option-first_player-0 = Spieler 1 beginnt.
option-first_player-1 = Spieler 2 beginnt.
option-first_player-2 = Spieler 3 beginnt.
option-first_player-3 = Spieler 4 beginnt.
option-first_player-4 = Spieler 5 beginnt.
option_name-starters = Startkorallen
option-starters = Wie alle zu ihrer Startkoralle kommen.
option-starters-choose = Vom Startspieler an wählen alle eine Farbe.
option-starters-random = Es wird ausgelost.
option_name-rainbow_coral = Regenbogenkorallen
option-rainbow_coral = Drei Regenbogenkorallen kommen dazu, die als jede Farbe zählen.
option-rainbow_coral-off = { option_off }
option-rainbow_coral-on = { option_on }
option_name-great_white = Weißer Hai
option-great_white = Der Weiße Hai kommt dazu, der überall eine Fressorgie auslöst.
option-great_white-off = { option_off }
option-great_white-on = { option_on }
option_name-crabs = Krabben
option-crabs = Ob Krabben mitspielen, und wie.
option-crabs-none = Keine Krabben.
option-crabs-deck = Fünf Krabben ersetzen fünf Haie im Stapel.
option-crabs-advantage = Wer unten Krabben bekommt, hat sie unter seiner Startkoralle: Jede rettet ihn einmal.
option_name-crabs_0 = Krabben von Spieler 1
option-crabs_0 = Wenn Krabben unter Startkorallen liegen: wie viele Spieler 1 hat.
option_name-crabs_1 = Krabben von Spieler 2
option-crabs_1 = Wenn Krabben unter Startkorallen liegen: wie viele Spieler 2 hat.
option_name-crabs_2 = Krabben von Spieler 3
option-crabs_2 = Wenn Krabben unter Startkorallen liegen: wie viele Spieler 3 hat.
option_name-crabs_3 = Krabben von Spieler 4
option-crabs_3 = Wenn Krabben unter Startkorallen liegen: wie viele Spieler 4 hat.
option_name-crabs_4 = Krabben von Spieler 5
option-crabs_4 = Wenn Krabben unter Startkorallen liegen: wie viele Spieler 5 hat.
option_name-crab_rave = Krabbentanz
option-crab_rave = Wenn Krabben im Stapel sind: Zwei Krabben im Meer lassen alle einen Fisch umsetzen.
option-crab_rave-off = { option_off }
option-crab_rave-on = { option_on }
option_name-goals = Ziele
option-goals = Lebensraumziele, die am Ende Punkte bringen.
option-goals-none = Keine Ziele.
option-goals-private1 = Ein geheimes Ziel für jeden.
option-goals-private2 = Zwei geheime Ziele für jeden.
option-goals-public3 = Drei offene Ziele für alle.
option_name-events = Ereignisse
option-events = Zu Beginn jeder Runde ändert ein Ereignis die Regeln auf Dauer.
option-events-off = { option_off }
option-events-on = { option_on }
option_name-friendly_dolphins = Freundliche Delfine
option-friendly_dolphins = FV-1: Delfine nehmen einen Fisch aus dem Meer, nicht von Mitspielern.
option-friendly_dolphins-off = { option_off }
option-friendly_dolphins-on = { option_on }
option_name-full_sharks = Satte Haie
option-full_sharks = FV-2: Eine Fressorgie erneuert nur das Meer.
option-full_sharks-off = { option_off }
option-full_sharks-on = { option_on }
option_name-safe_schools = Sichere Schwärme
option-safe_schools = FV-3: Fische in einem Schwarm sind geschützt.
option-safe_schools-off = { option_off }
option-safe_schools-on = { option_on }
option_name-own_choice = Eigene Wahl
option-own_choice = FV-4: In einer Fressorgie wählen alle selbst, welchen ungeschützten Fisch sie verlieren.
option-own_choice-off = { option_off }
option-own_choice-on = { option_on }
option_name-house_coral_clusters = Korallengruppen
option-house_coral_clusters = Hausregel: Korallen neben einer ihrer Farbe bringen 1 Punkt mehr.
option-house_coral_clusters-off = { option_off }
option-house_coral_clusters-on = { option_on }
option_name-house_rainbow20 = Ganzer Regenbogen
option-house_rainbow20 = Hausregel: Alle sechs Farben bringen 20 Punkte, weniger gar keine.
option-house_rainbow20-off = { option_off }
option-house_rainbow20-on = { option_on }
option_name-solo_extreme = Extrem allein
option-solo_extreme = Hausregel für eine Person: Ziele mit Nachbarn verlangen stattdessen Sammlungen.
option-solo_extreme-off = Nicht im Spiel.
option-solo_extreme-total5 = Fünf Karten der beiden Arten zusammen, mindestens eine von jeder.
option-solo_extreme-each5 = Fünf Karten von jeder der beiden Arten.
option_name-solo_goal_points = Zielpunkte allein
option-solo_goal_points = Für eine Person: Erfüllte Ziele bringen auch ihre Punkte.
option-solo_goal_points-off = { option_off }
option-solo_goal_points-on = { option_on }
option_name-lurking_sharks = Lauernde Haie
option-lurking_sharks = Ein Hai ohne Beute kommt ins Meer, nicht auf den Ablagestapel.
option-lurking_sharks-off = { option_off }
option-lurking_sharks-on = { option_on }
option_name-optional_attract = Anlocken freiwillig
option-optional_attract = Ob man aufs Anlocken verzichten darf.
option-optional_attract-off = { option_off }
option-optional_attract-on = { option_on }

## Der Tisch, in Text gezeichnet.

drawn-over = Open Ocean: Die Partie ist zu Ende
drawn-round = Open Ocean: Runde { $round }
drawn-turn = Zug { $turn } von { $turns }
drawn-first = Startspieler: { $player }
drawn-phase = { "" }
drawn-card = { CARD($card) }
drawn-symbol =
    { $card ->
        [red-coral] Rot
        [orange-coral] Ora
        [yellow-coral] Gel
        [green-coral] Grü
        [blue-coral] Bla
        [purple-coral] Lil
        [rainbow-coral] Reg
        [anemone] Ane
        [banggai] 1Ba
        [clownfish] 1Cl
        [chromis] 1Ch
        [goby] 1Ne
        [pearlscale] 2Pe
        [angelfish] 2Ka
        [tang] 2Do
        [idol] 2Ha
        [parrotfish] 3Pa
        [grouper] 3Za
        [dolphin] Del
       *[turtle] Sch
    }
drawn-ocean = Meer:
drawn-sharks = Haie { $sharks }, Fressorgie ab { $threshold }; Stapel { $deck }, Ablage { $discards }
drawn-goal = Ziel: { $goal }
drawn-below = { "," } darunter { $count }
drawn-solo = Erfüllte Ziele: { $done }; Stufe { level }, { level_name }
drawn-event = Ereignis: { EVENT_CARD($event) }. { EVENT_CARD($event, "effect") }.
drawn-reef = { points }
drawn-turtles = Schildkröten { $count }
drawn-crabs = Krabben { $count }
drawn-no_reef = noch kein Riff
drawn-goal_of = Ziel von { $player }: { $goal }
drawn-hand = Hand von { $player }:
drawn-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
drawn-chose = gewählt: { CARD($card) }
drawn-has_chosen = hat gewählt
drawn-own_goal = Ziel { $goal }
drawn-legend =
    Riffe: 1Cl ein kleiner, 2Ka ein mittlerer, 3Pa ein großer Fisch; drei Buchstaben
    { "       " }eine Koralle, Ane Seeanemone, Del Delfin, Sch Meeresschildkröte;
    { "       " }* Startkoralle, + geschützt, o hier kann die Karte liegen

## Was an Optionen nicht stimmt.

wrong-not_alone = Option „{ $option }“: Das gibt es nicht, wenn eine Person allein spielt.
wrong-only_alone = Option „{ $option }“: Das gibt es nur, wenn eine Person allein spielt.
wrong-no_advantage = Option „{ $option }“: Krabben bekommt man nur, wenn sie unter Startkorallen liegen.
wrong-crabs = Option „{ $option }“: Es gibt { $most } Krabben, nicht { $crabs }.
wrong-rave = Option „{ $option }“: Dazu müssen Krabben im Stapel sein.

## Ein echter Tisch, von Hand aufgebaut.

placing-piece = { CARD($card) }
placing-deal = Karten, die niemand zeigt
placing-take = wegnehmen
placing-first = Wer ist Startspieler?
placing-somebody = { $seat }
placing-phase = Was passiert gerade?
placing-phase_picking = Eine Karte wird gewählt
placing-phase_midway = Eine Karte wird ausgespielt
placing-phase_over = Die Partie ist zu Ende
placing-round = Runde
placing-turn = Zug
placing-turtles = Gespielte Meeresschildkröten
placing-crabs = Krabben unter der Startkoralle
placing-event = Ereignis: { EVENT_CARD($event) }
placing-off = nicht aufgedeckt
placing-on = gilt
placing-own_goal = Ziel { $number }
placing-open_goal = Offenes Ziel { $number }
placing-goal = { $goal }
placing-no_goal = keins
placing-done = Geschaffte Ziele
placing-goal_points = Punkte geschaffter Ziele
placing-discards = Abgelegt: { CARD($card) }
placing-no_starter_there = Ein Riff beginnt mit einer Koralle in einer Farbe; sie liegt auf diesem Platz.
placing-starter_taken = Diese Startkoralle hat { $seat }; von jeder Farbe gibt es eine.
placing-starter_stays = Die Startkoralle bleibt, solange andere Karten im Riff liegen; eine andere Farbe darf sie ersetzen.
placing-too_many = { CARD($card) }: { $count } auf dem Tisch, aber in der Schachtel sind nur { $box }.
placing-no_starter = Mit welcher Startkoralle hat das Riff von { $seat } begonnen? Leg sie hin.
placing-loose_sun = { CARD($card) } im Riff von { $seat }: Keine andere Koralle oder Anemone liegt darum herum, und diese verlassen ein Riff nie.
placing-too_many_turtles = { $seat } hat { $count } Meeresschildkröten gespielt, aber nur { $box } sind erlaubt.
placing-ocean_gap = Im Meer fehlt eine Karte.
placing-too_many_sharks = Bei { $count } Haien im Meer gibt es eine Fressorgie, und das Meer wird erneuert.
placing-hand_short = { $seat } hat { $count } von { $box } Karten für diesen Zug.
placing-hand_long = { $seat } hat { $count } Karten, aber dieser Zug beginnt mit { $box }.
placing-deal_rest = Unbekannte Karten für { $seat }
placing-events =
    { $count ->
        [0] Kein Ereignis gilt
        [one] Ein Ereignis gilt
       *[other] { $count } Ereignisse gelten
    }, aber in jeder Runde wird eins aufgedeckt: bisher { $box }.
placing-no_open_goal = Sag, welche Ziele offen liegen.
placing-goal_met = Das Ziel „{ $goal }“ ist erfüllt, also geschafft, und liegt nicht mehr offen.
