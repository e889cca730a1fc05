### Octopus' Garden auf Deutsch.
###
### Jedes Plättchen steht in den Formen, nach denen die Sätze unten fragen:
###   ein, einen, der, den, keinen, deinen, einem, welchem: mit diesem Wort davor, im richtigen Geschlecht und Fall
###   er: das Fürwort; einige: so viele, wie $count sagt

## Plättchen.

tile-seagrass = Seegras
    .ein = ein Seegras
    .einen = ein Seegras
    .den = das Seegras
    .keinen = kein Seegras
    .einem = einem Seegras
    .welchem = welchem Seegras
    .er = es
    .einige =
        { $count ->
            [one] ein Seegras
           *[other] { $count } Seegräser
        }
tile-coral = Koralle
    .ein = eine Koralle
    .einen = eine Koralle
    .den = die Koralle
    .keinen = keine Koralle
    .er = sie
    .einige =
        { $count ->
            [one] eine Koralle
           *[other] { $count } Korallen
        }
tile-anemone = Anemone
    .ein = eine Anemone
    .einen = eine Anemone
    .den = die Anemone
    .keinen = keine Anemone
    .einem = einer Anemone
    .welchem = welcher Anemone
    .er = sie
    .einige =
        { $count ->
            [one] eine Anemone
           *[other] { $count } Anemonen
        }
tile-oyster = Auster
    .ein = eine Auster
    .einen = eine Auster
    .den = die Auster
    .keinen = keine Auster
    .deinen = deine Auster
    .er = sie
    .einige =
        { $count ->
            [one] eine Auster
           *[other] { $count } Austern
        }
tile-worm = Federwurm
    .ein = ein Federwurm
    .einen = einen Federwurm
    .den = den Federwurm
    .keinen = keinen Federwurm
    .er = er
    .einige =
        { $count ->
            [one] ein Federwurm
           *[other] { $count } Federwürmer
        }
tile-star = Seestern
    .ein = ein Seestern
    .einen = einen Seestern
    .den = den Seestern
    .keinen = keinen Seestern
    .er = er
    .einige =
        { $count ->
            [one] ein Seestern
           *[other] { $count } Seesterne
        }
tile-garbage = Müll
    .ein = ein Stück Müll
    .einen = ein Stück Müll
    .den = das Stück Müll
    .keinen = keinen Müll
    .er = es
    .einige =
        { $count ->
            [one] ein Stück Müll
           *[other] { $count } Stücke Müll
        }
tile-relic = Relikt
    .ein = ein Relikt
    .einen = ein Relikt
    .den = das Relikt
    .keinen = kein Relikt
    .er = es
    .einige =
        { $count ->
            [one] ein Relikt
           *[other] { $count } Relikte
        }
tile-harlequin = Harlekin-Auster
    .ein = eine Harlekin-Auster
    .einen = eine Harlekin-Auster
    .den = die Harlekin-Auster
    .deinen = deine Harlekin-Auster
    .er = sie
tile-clownfish = Clownfisch
    .ein = ein Clownfisch
    .einen = einen Clownfisch
    .den = den Clownfisch
    .der = der Clownfisch
    .er = er
tile-seahorse = Seepferdchen
    .ein = ein Seepferdchen
    .einen = ein Seepferdchen
    .den = das Seepferdchen
    .der = das Seepferdchen
    .er = es

## Reihen und Spalten des Marktes.

line-R1 = Reihe 1
line-R2 = Reihe 2
line-R3 = Reihe 3
line-K1 = Spalte 1
line-K2 = Spalte 2
line-K3 = Spalte 3
line-X1 = Diagonale 1
line-X2 = Diagonale 2

## Mengen, die sich die Sätze unten leihen.

pearls =
    { $pearls ->
        [0] keine Perlen
        [one] { $pearls } Perle
       *[other] { $pearls } Perlen
    }
price =
    { $cost ->
        [0] keine Perlen
        [one] { $cost } Perle
       *[other] { $cost } Perlen
    }
rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

## Was zu tun ist.

prompt-place = Lege Startauster { $starting } von { $starters } auf ein freies Feld.
prompt-place_harlequin = Lege Startauster { $starting } von { $starters }, die Harlekin-Auster, auf ein freies Feld.
prompt-buy = Kaufe eine Reihe oder Spalte, oder kaufe nichts. Du hast { pearls }.
prompt-plant =
    Pflanze, was du gekauft hast, auf freie Felder. Noch zu pflanzen{ $left ->
        [one] { "" }
       *[other] , in beliebiger Reihenfolge
    }: { TILES($bought, "einige") }.
prompt-host = Du hast { TILE($bonus, "einen") } angelockt! Zu { TILE($host, "welchem") } soll { TILE($bonus, "er") }? Es macht keinen Unterschied.
prompt-step = Bewege einen Seestern ein Feld weit. Jeder zieht zur nächsten Auster, die er fressen kann, sonst zur Harlekin-Auster.
prompt-step_to_a_meal = Bewege Seestern { $mover } ein Feld weit. Er zieht zur nächsten Auster, die er fressen kann.
prompt-step_to_harlequin = Bewege Seestern { $mover } ein Feld weit. Er erreicht nur die Harlekin-Auster und zieht dorthin.
prompt-over = Die Partie ist zu Ende.
prompt-chance = Jetzt ist der Zufall dran.

## Was ein getippter Zug offenlässt.

missing-tile = Welches Plättchen?
missing-line = Welche Reihe oder Spalte?
missing-space = Auf welches Feld?
missing-star = Welcher Seestern?
missing-start = Von welchem Feld?
missing-end = Auf welches Feld?

## Züge.

move-place = { TILE($tile, "den") } auf { $space } legen
move-pass = Nichts kaufen
move-buy =
    { LINE($line) } ({ TILE($tiles) }) { $cost ->
        [0] geschenkt nehmen
       *[other] für { price } kaufen
    }
move-plant = { TILE($tile, "den") } auf { $space } pflanzen
move-host = { TILE($tile, "den") } auf { $space } setzen
move-star = Seestern { $star } von { $start } nach { $end } bewegen
move-no_step = Einen Seestern bewegen, wie keiner es kann
move-draw = { TILE($tile, "ein") } wird gezogen
move-start = { $first } beginnt

## Warum ein Zug nicht geht.

refusal-is_over = Die Partie ist zu Ende: Ein Garten war voll, und alle letzten Züge sind gemacht.
refusal-is_stalled =
    Die Partie ist zu Ende: { $rounds ->
        [one] Eine Runde
       *[other] { rounds }
    } lang hat niemand etwas gekauft.
refusal-not_your_turn = Du bist nicht am Zug; { $turn } wählt.
refusal-not_your_start = Du bist nicht am Zug; { $turn } legt gerade die Startaustern.
refusal-only_placing = Lege zuerst { TILE($starter, "deinen") } auf ein Feld deines Gartens.
refusal-only_buying = Dein Zug beginnt damit, eine Reihe oder Spalte zu kaufen oder nichts zu kaufen.
refusal-only_planting = Zuerst muss gepflanzt werden, was du gekauft hast: { TILES($bought, "einige") }.
refusal-only_hosting = Zuerst braucht { TILE($bonus, "der") }, { TILE($bonus, "er") ->
        [er] den
        [sie] die
       *[es] das
    } du angelockt hast, einen Platz.
refusal-only_stepping = Zuerst muss jeder Seestern ziehen, der kann.
refusal-diagonal = Nur Reihen und Spalten sind zu kaufen, keine Diagonale.
refusal-empty_line = In { LINE($line) } liegt kein Plättchen mehr.
refusal-too_dear =
    { LINE($line) } kostet { price }, und du hast { $pearls ->
        [0] keine
        [one] nur eine
       *[other] nur { $pearls }
    }.
refusal-start_taken = { $space } ist nicht frei: Dort liegt { TILE($contents, "ein") }.
refusal-not_bought = Du hast { TILE($tile, "keinen") } mehr zu pflanzen.
refusal-no_space = Das ist kein Feld deines Gartens.
refusal-not_vacant = { $space } ist nicht frei: Dort liegt { TILE($contents, "ein") }.
refusal-star_there = Auf { $space } ist ein Seestern, also kann dort nichts gepflanzt werden.
refusal-no_host = { TILE($bonus, "ein") } kommt nur zu { TILE($host, "einem") }, { TILE($host, "er") ->
        [er] der
        [sie] die
       *[es] das
    } frei ist und zur eben bepflanzten Gruppe gehört.
refusal-no_such_step = Ein Seestern zieht genau ein Feld weit, von dort, wo er ist: { $stars }.
refusal-no_such_star = Du hast keinen Seestern { $star }.
refusal-has_moved = Seestern { $star } ist in diesem Zug schon gezogen.
refusal-no_way = Seestern { $star } erreicht keine Auster und bleibt, wo er ist.
refusal-beside_harlequin = Seestern { $star } erreicht keine Auster, die er fressen kann, und wartet neben der Harlekin-Auster.
refusal-into_coral = Seesterne kommen nie in Korallen, und auf { $end } ist eine.
refusal-not_the_shortest = Das liegt auf keinem kürzesten Weg von Seestern { $star } zur nächsten Auster, die er fressen kann.
refusal-not_to_harlequin = Seestern { $star } erreicht keine Auster, die er fressen kann, und nimmt einen kürzesten Weg zur Harlekin-Auster.

clause-standing = { $star } von { $space }

## Was geschah.

event-market_filled = { TILE($tile, "ein") } kommt auf Marktfeld { $market }.
event-market_refilled = { TILE($tile, "ein") } kommt auf Marktfeld { $market }.
event-start_placed = { $seat } legt { TILE($tile, "einen") } auf { $space }.
event-first_player = { $seat } hat den ersten Zug.
event-line_bought =
    { $seat } { $pearls ->
        [0] bekommt { LINE($line) } geschenkt
       *[other] kauft { LINE($line) } für { pearls }
    }.
event-purchase_skipped = { $seat } kauft nichts.
event-bag_empty = Der Beutel ist leer; Marktfeld { $market } bleibt frei.
event-tile_planted = { $seat } pflanzt { TILE($tile, "einen") } auf { $space }.
event-tile_discarded = { $seat } hat keinen Platz für { TILE($tile, "einen") }; { TILE($tile, "er") } ist aus dem Spiel.
event-bonus_attracted = { $seat } lockt { TILE($tile, "einen") } an!
event-bonus_settled = { TILE($tile, "ein") } lässt sich auf { $space } nieder.
event-star_moved = { $seat } bewegt Seestern { $star } von { $start } nach { $space }.
event-oyster_eaten = Seestern { $star } frisst die Auster von { $seat } auf { $space }.
event-worm_closed = Der Federwurm von { $seat } auf { $space } schließt sich.
event-worm_opened = Der Federwurm von { $seat } auf { $space } öffnet sich.
event-pearls_harvested = { $seat } erntet { pearls }.
event-supply_short = Der Vorrat ist leer: { $seat } erntet { pearls } zu wenig.
event-end_triggered = Der Garten von { $seat } ist voll: Alle anderen haben noch einen Zug.
event-match_over = Der letzte Zug ist vorbei.
event-match_stalled =
    Seit { $rounds ->
        [one] einer Runde
       *[other] { rounds }
    } hat niemand etwas gekauft; die Partie ist zu Ende.

## Teile der Wertung, und warum eine Partie endete.

score-seagrass = Seegras
score-coral = Korallen
score-anemone = Anemonen
score-oyster = Austern
score-worm = offene Federwürmer
score-star = Seesterne
score-garbage = Müll
score-relic = Relikte
score-clownfish = Clownfische
score-seahorse = Seepferdchen
ending-garden_full = Ein Garten war voll, und alle anderen hatten noch einen Zug.
ending-stall = So viele Runden hat niemand etwas gekauft, dass die Partie beendet wurde.

## Was ein Zug einbringt, wie es auf „bringt“ folgt, und wofür Punkte sind.

gain-bonus_attracted = { TILE($tile, "einen") }
gain-pearls_harvested = { pearls }
gain-points = { $points } Schönheit
gain-part-seagrass = Seegras
gain-part-coral = Korallen
gain-part-anemone = Anemonen
gain-part-oyster = Austern
gain-part-worm = Federwürmer
gain-part-star = Seesterne
gain-part-garbage = Müll
gain-part-relic = Relikte

## Das Spiel in einem Satz.

pitch = Kaufe Plättchen mit Perlen, halte die Seesterne von deinen Austern fern und pflanze den schönsten Garten.

## Optionen, wie das Formular für einen neuen Tisch sie erklärt.

option_name-first_player = Wer beginnt
option-first_player = Wer den ersten Zug hat.
option-first_player-random = Es wird ausgelost, sobald die Startaustern liegen.
option-first_player-0 = Spieler 1 beginnt.
option-first_player-1 = Spieler 2 beginnt.
option-first_player-2 = Spieler 3 beginnt.
option-first_player-3 = Spieler 4 beginnt.
option_name-garden_rows = Reihen des Gartens
option-garden_rows = Die Längen der Reihen des Gartens von oben nach unten; benachbarte Reihen unterscheiden sich um genau ein Feld.
option_name-garbage_beauty = Schönheit von Müll
option-garbage_beauty = Was jedes Stück Müll einem Garten antut.
option-garbage_beauty--2 = Wie es auf dem Plättchen steht.
option-garbage_beauty--1 = Wie das gedruckte Wertungsbeispiel rechnet.
option_name-anemone_cost = Preis der Anemone
option-anemone_cost = Was eine Anemone in Perlen kostet.
option-anemone_cost-1 = Wie im Regelheft.
option-anemone_cost-2 = Wie an manchen Tischen gespielt wird.
option_name-bonus_count = Weitere Boni
option-bonus_count = Wie eine große Gruppe weitere Clownfische und Seepferdchen anlockt.
option-bonus_count-sets = Die Gruppe muss sich in einzelne zusammenhängende Sätze zerlegen lassen.
option-bonus_count-groups = Nur die Zahl der Plättchen in der Gruppe zählt.
option_name-pearl_supply = Perlenvorrat
option-pearl_supply = Ob die Perlen ausgehen können.
option-pearl_supply-limited = Es gibt 40 Perlen und nicht mehr.
option-pearl_supply-unlimited = Für fehlende Perlen nimmt man etwas anderes.
option_name-stall_rounds = Runden ohne Kauf
option-stall_rounds = Nach so vielen Runden, in denen alle passen, endet die Partie.

## Der Tisch, in Text gezeichnet.

drawn-heading =
    Octopus' Garden: { $phase ->
        [starting] Gleich geht es los
       *[other] Die Partie ist zu Ende
    }
drawn-turn =
    Octopus' Garden: { $name } { $phase ->
        [placing] legt die Startaustern
        [planting] pflanzt
        [hosting] empfängt einen Gast
        [stepping] bewegt die Seesterne
       *[other] kauft ein
    }
drawn-market = Markt
drawn-tile = { TILE($tile) }
drawn-symbol =
    { $tile ->
        [seagrass] Sg
        [coral] Ko
        [anemone] An
        [oyster] Au
        [worm] Fe
        [garbage] Mü
        [relic] Re
       *[harlequin] Ha
    }
drawn-supply = Vorrat: Perlen { $pearls } Clownfische { $clownfish } Seepferdchen { $seahorse }
drawn-bag = Beutel: { $tiles }
drawn-bought = Gekauft: { $tiles }
drawn-garden = { pearls } (+{ $oysters }), Schönheit { $beauty }
drawn-legend =
    Plättchen: Sg Seegras, Ko Koralle, An Anemone, Au Auster, Ha Harlekin-Auster,
    { "           " }Mü Müll, Re Relikt, Fe Federwurm, fe geschlossener Federwurm,
    { "           " }*1 Seestern S1, ^ Clownfisch oder Seepferdchen

## Was an Optionen nicht stimmt.

wrong-rows = Option „{ $option }“: Benachbarte Reihen müssen sich um genau ein Feld unterscheiden, und es müssen mindestens 4 Felder sein.
wrong-large_garden = Option „{ $option }“: Dieser Garten ist zu groß; größer als 5,6,7,8,7,6,5 geht es kaum.

## Ein echter Tisch, von Hand aufgebaut.

placing-piece = { TILE($tile) }
placing-turn = Wer ist am Zug?
placing-somebody = { $seat }
placing-phase = Was passiert gerade?
placing-phase_stocking = Der Markt wird gefüllt
placing-phase_placing = Startaustern werden gelegt
placing-phase_starting = Es wird ausgelost, wer beginnt
placing-phase_buying = Kaufen
placing-phase_refilling = Der Markt wird aufgefüllt
placing-phase_planting = Gekauftes wird gepflanzt
placing-phase_hosting = Ein Bonusplättchen sucht seinen Platz
placing-phase_stepping = Seesterne ziehen
placing-phase_over = Die Partie ist zu Ende
placing-ender = Wessen Garten war zuerst voll?
placing-nobody = Noch keiner
placing-pearls = Perlen
placing-bought = Noch zu pflanzen: { TILE($tile) }
placing-removed = Aus dem Spiel: { TILE($tile) }
placing-skipped = Züge ohne Kauf in Folge
placing-take = Nimm { TILE($tile, "den") } von { $space }
placing-star_in_coral = Seesterne betreten nie Korallen, also kann auf { $space } nicht beides liegen.
placing-star_on_oyster = Ein Seestern frisst die Auster, zu der er kommt, also kann auf { $space } nicht beides liegen.
placing-no_host =
    { $tile ->
        [clownfish] Ein Clownfisch liegt auf einer Anemone, nirgends sonst.
       *[seahorse] Ein Seepferdchen liegt auf einem Seegras, nirgends sonst.
    }
placing-too_many = { TILE($tile) }: { $count } auf dem Tisch, aber in der Schachtel sind nur { $box }.
placing-too_many_pearls = Auf dem Tisch sind { $count } Perlen, aber in der Schachtel sind nur { $box }.
placing-no_harlequin = Im Garten von { $seat } fehlt die Harlekin-Auster; alle beginnen mit einer und behalten sie.
placing-two_harlequins = Im Garten von { $seat } liegt mehr als eine Harlekin-Auster; alle haben genau eine.
placing-not_earned =
    { $tile ->
        [clownfish]
            { $count ->
                [one] Im Garten von { $seat } liegt ein Clownfisch, aber dafür fehlen drei verbundene Anemonen.
               *[other] Im Garten von { $seat } liegen { $count } Clownfische, aber nicht so viele Gruppen aus drei verbundenen Anemonen.
            }
       *[seahorse]
            { $count ->
                [one] Im Garten von { $seat } liegt ein Seepferdchen, aber dafür fehlen fünf verbundene Seegräser.
               *[other] Im Garten von { $seat } liegen { $count } Seepferdchen, aber nicht so viele Gruppen aus fünf verbundenen Seegräsern.
            }
    }
placing-bonus_due =
    { $tile ->
        [clownfish] Drei verbundene Anemonen im Garten von { $seat } haben einen Clownfisch angelockt: Leg ihn auf eine davon.
       *[seahorse] Fünf verbundene Seegräser im Garten von { $seat } haben ein Seepferdchen angelockt: Leg es auf eines davon.
    }
placing-no_market = Auf dem Markt fehlt ein Plättchen auf { $market }, obwohl noch welche im Beutel sind.
placing-garden_full = Der Garten von { $seat } ist voll, also naht das Ende: Sag, wessen Garten zuerst voll war.
placing-not_full = Der Garten von { $seat } ist nicht voll.
placing-ender_has_ended = Der Garten von { $seat } war zuerst voll, also hat { $seat } keinen Zug mehr.
placing-too_many_bought = { $count } Plättchen sind zu pflanzen; eine Reihe oder Spalte hat höchstens { $box }.
placing-nothing_bought = Sag, welche Plättchen zu pflanzen sind.
placing-no_room = Im Garten von { $seat } ist kein freies Feld zum Pflanzen.
placing-no_star_moves = Im Garten von { $seat } kann kein Seestern ziehen.
placing-stalled = Seit { rounds } hat niemand etwas gekauft, also ist die Partie zu Ende.
placing-not_over = Die Partie endet, wenn ein Garten voll war: Sag, wessen Garten zuerst voll war.
