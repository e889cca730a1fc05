### Oceania auf Deutsch.
###
### Namen von Mitspielern sind $seat, $turn, $winner, $starter und $first. Wo eine Fahrt beginnt, sagen $start und $ship
### samt Verhältniswort: "am Startkreis südlich von A5", "bei D5". Die Wörter unten stehen in den Formen, nach denen die
### Sätze fragen:
###   eine: "eine Küste"; einer: "mit einer Küste". Alle Plättchen, die man ziehen kann, sind weiblich.
###   im: "im Norden"; von: "nördlich von"; ufer: "Nordufer"; kante: "Nordkante"

## Plättchen, Himmelsrichtungen, und was dort liegt.

tile-open = offene See
    .eine = offene See
    .einer = offener See
tile-coast = Küste
    .eine = eine Küste
    .einer = einer Küste
tile-corner = Ecke
    .eine = eine Ecke
    .einer = einer Ecke
tile-strait = Meerenge
    .eine = eine Meerenge
    .einer = einer Meerenge
tile-bay = Bucht
    .eine = eine Bucht
    .einer = einer Bucht
tile-inland = Binnenland
    .eine = Binnenland
    .einer = Binnenland

side-N = Norden
    .im = im Norden
    .von = nördlich von
    .ufer = Nordufer
    .kante = Nordkante
side-E = Osten
    .im = im Osten
    .von = östlich von
    .ufer = Ostufer
    .kante = Ostkante
side-S = Süden
    .im = im Süden
    .von = südlich von
    .ufer = Südufer
    .kante = Südkante
side-W = Westen
    .im = im Westen
    .von = westlich von
    .ufer = Westufer
    .kante = Westkante

ground-water = Wasser
ground-land = Land
ground-shore = Ufer

edges-WWWW = nur Wasser
edges-LWWW = Land im Norden
edges-WLWW = Land im Osten
edges-LLWW = Land im Norden und Osten
edges-WWLW = Land im Süden
edges-LWLW = Land im Norden und Süden
edges-WLLW = Land im Osten und Süden
edges-LLLW = Land im Norden, Osten und Süden
edges-WWWL = Land im Westen
edges-LWWL = Land im Norden und Westen
edges-WLWL = Land im Osten und Westen
edges-LLWL = Land im Norden, Osten und Westen
edges-WWLL = Land im Süden und Westen
edges-LWLL = Land im Norden, Süden und Westen
edges-WLLL = Land im Osten, Süden und Westen
edges-LLLL = nur Land

## Mengen, die sich die Sätze unten leihen.

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
einen =
    { $count ->
        [1] einen
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
       *[other] { $count }
    }

## Wo eine Fahrt beginnt.

clause-at_circle = am Startkreis { SIDE($side, "von") } { $space }
clause-at_tile = bei { $space }

## Was zu tun ist.

prompt-sail = Wähle, wo das Schiff startet: an einem Startkreis am Rand oder auf einem Plättchen mit offenem Wasser.
prompt-source = Ziehe ein Plättchen oder nutze stattdessen deine Ablage. Gegen einen Kundschafter bekommst du { EITHER($usable) }.
prompt-pay = Wähle den Kundschafter, mit dem du die { TILE($held) } bezahlst. Er verlässt das Spiel.
prompt-place = Lege die { TILE($held) } neben das Schiff { $ship }.
prompt-scout = Setze einen Kundschafter auf { $placed } oder keinen. Du hast { $scouts }.
prompt-you_begin = { $result } Dann beginnst du Spiel { $following }.
prompt-other_begins = { $result } Dann beginnt { $starter } Spiel { $following }.
prompt-over = Die Partie ist zu Ende.
prompt-chance = Jetzt ist der Zufall dran.

clause-a_tile = { TILE($tile, "eine") }
clause-no_scouts = keinen Kundschafter
clause-scouts = { einen } Kundschafter vom Wert { $value }
clause-more_scouts = { einen } vom Wert { $value }
clause-game_won = { $winner } gewinnt Spiel { $game } mit { $points } zu { $rival }.
clause-game_drawn = Spiel { $game } endet { $points } zu { $points } unentschieden.

## Was ein getippter Zug offenlässt.

missing-start = Von welchem Startkreis oder Plättchen?
missing-tile = Welches Plättchen?
missing-value = Ein Kundschafter von welchem Wert?
missing-space = Auf welches Feld?
missing-edges = Wie ist das Plättchen gedreht?
missing-piece = Auf welche Seite des Plättchens?

## Züge.

move-start =
    { $start } starten und { EITHER($spaces) } erforschen; { $fitting } von { $unseen } ungesehenen Plättchen { $fitting ->
        [one] passt
       *[other] passen
    }
move-pass = Passen
move-source = Ein Plättchen aus dem Deckel ziehen
move-reuse = Gegen einen Kundschafter die { TILE($tile) } aus deiner Ablage nutzen
move-pay = Mit einem Kundschafter vom Wert { $value } bezahlen
move-place = Auf { $space } legen, { EDGES($edges) }
move-no_scout = Keinen Kundschafter setzen
move-scout =
    Einen Kundschafter vom Wert { $value } auf das { $footing ->
        [shore] { SIDE($piece, "ufer") }
       *[land] Land
    } setzen
move-draw = { TILE($tile, "eine") } wird gezogen
move-first = { $first } beginnt
move-next =
    Weiter{ $following ->
        [0] { "" }
       *[other] { " " }zu Spiel { $following } von { $rounds }
    }

## Warum ein Zug nicht geht.

refusal-is_over = Die Partie ist zu Ende.
refusal-not_your_turn = Du bist nicht am Zug; { $turn } wählt.
refusal-only_sailing = Dein Zug beginnt damit, einen Startpunkt für das Schiff zu wählen.
refusal-only_sourcing = Entscheide zuerst, ob du ein Plättchen ziehst oder eines aus deiner Ablage nutzt.
refusal-only_paying = Bezahle zuerst das Plättchen aus deiner Ablage mit einem deiner Kundschafter.
refusal-only_placing = Lege zuerst die { TILE($held) }, die du hältst, auf ein Feld neben dem Schiff.
refusal-only_scouting = Entscheide zuerst, ob du einen Kundschafter auf das eben gelegte Plättchen setzt.
refusal-only_going_on = Spiel { $game } ist zu Ende; das nächste beginnt, wenn beide weitermachen.
refusal-no_passing = Passen geht nicht: Solange es einen Startpunkt gibt, musst du segeln.
refusal-must_place = Die { TILE($held) } passt hier, also muss sie gelegt werden.
refusal-north_closed = Im Norden beginnt keine Fahrt: Auf dieser Seite gibt es keine Startkreise.
refusal-circle_spent = Der Startkreis { SIDE($rim, "von") } { $place } ist verbraucht: Er führt nur nach { $place }, und das ist schon erforscht.
refusal-not_explored = { $place } ist unentdeckt; eine Fahrt beginnt an einem Startkreis oder auf einem erforschten Plättchen.
refusal-no_way_out = Von { $place } führt kein Seeweg in unentdecktes Gebiet: { $sides }.
refusal-not_discarded = In deiner Ablage liegt keine { TILE($tile) }.
refusal-discard_unfit = Deine { TILE($tile) } passt { $ship } nirgends.
refusal-cannot_pay = Du hast keinen Kundschafter vom Wert { $value } mehr, mit dem du bezahlen könntest.
refusal-wrong_tile = Du hältst die { TILE($held) }, und so kann sie nicht liegen: { EDGES($edges) }.
refusal-is_explored = { $space } ist schon erforscht.
refusal-out_of_reach = Das Schiff liegt { $ship }; von dort führt kein Seeweg direkt nach { $space }.
refusal-does_not_fit = So gedreht ({ EDGES($edges) }) passt das Plättchen nicht auf { $space }: { $clashes }.
refusal-blocks_ship = So gedreht ({ EDGES($edges) }) passt das Plättchen nicht auf { $space }: Zum Schiff hin muss Wasser sein; { $clashes }.
refusal-no_scout_left = Du hast keinen Kundschafter vom Wert { $value } mehr.
refusal-no_land = An der { SIDE($piece, "kante") } von { $placed } ist kein { GROUND($footing) }.
refusal-same_piece = Das Land auf { $placed } ist ein einziges Stück, benannt nach seiner { SIDE($first_side, "kante") }.

clause-to_the_ring = { SIDE($side, "im") } { GROUND($ground) } zum bekannten Meer
clause-to_a_tile = { SIDE($side, "im") } { GROUND($ground) } zu { $space }
clause-to_the_unknown = { SIDE($side, "im") } { GROUND($ground) } zum unentdeckten { $space }
clause-meets_the_ring = { GROUND($ground) } { SIDE($side, "im") } trifft auf { GROUND($other) } des bekannten Meeres
clause-meets_a_tile = { GROUND($ground) } { SIDE($side, "im") } trifft auf { GROUND($other) } von { $space }

## Was geschah.

event-game_began = Spiel { $game } von { $rounds } beginnt.
event-first_player = { $seat } hat den ersten Zug.
event-ship_sailed = { $seat } startet { $start }.
event-tile_drawn = { $seat } zieht { TILE($tile, "eine") }.
event-tile_discarded = Die { TILE($tile) } passt { $start } nirgends und kommt in die Ablage von { $seat }.
event-discard_taken = { $seat } nimmt { TILE($tile, "eine") } aus der Ablage zurück.
event-scout_paid = { $seat } bezahlt mit einem Kundschafter vom Wert { $value }; er verlässt das Spiel.
event-tile_placed = { $seat } legt { TILE($tile, "eine") } auf { $space }, { EDGES($edges) }.
event-space_filled = { $space } ist umschlossen und wird mit { TILE($tile, "einer") } gefüllt, { EDGES($edges) }.
event-group_filled = { $space } ist von Land umschlossen und wird mit { TILE($tile, "einer") } gefüllt.
event-space_imagined = { $space } gilt als mit { TILE($tile, "einer") } gefüllt, { EDGES($edges) }, denn dieser Stapel ist leer.
event-island_completed = Die Insel bei { $space } ist vollendet: { $size } Plättchen.
event-scout_placed = { $seat } setzt einen Kundschafter vom Wert { $value } auf das Land von { $space }.
event-shore_scouted = { $seat } setzt einen Kundschafter vom Wert { $value } auf das { SIDE($piece, "ufer") } von { $space }.
event-no_scout = { $seat } setzt dort keinen Kundschafter.
event-all_explored = Alle Felder sind erforscht: Das Spiel ist zu Ende.
event-lid_empty = Der Deckel ist leer: Das Spiel ist zu Ende.
event-no_start = Es gibt keinen Startpunkt mehr: Das Spiel ist zu Ende.
event-island_won = { $seat } bekommt { points } für die Insel bei { $space }.
event-island_tied = Für die Insel bei { $space } bekommt niemand Punkte.
event-game_won = { $seat } gewinnt das Spiel mit { $points } zu { $rival } Punkten.
event-game_drawn = Das Spiel endet { $points } zu { $points } unentschieden.
event-went_on = { $seat } hat die Karte gesehen und ist bereit für das nächste Spiel.
event-solo_scored = { $seat } erreicht { points }.

## Teile der Wertung, und warum eine Partie endete.

score-islands = Inseln
score-discards = abgelegte Plättchen
score-islands_squared = Inseln im Quadrat
score-undiscovered = unentdeckte Felder
score-games_won = gewonnene Spiele
ending-board_full = Alle Felder waren erforscht.
ending-lid_used_up = Der Deckel war leer.
ending-stranded = Es gab keinen Startpunkt mehr.
ending-all_games_played = Alle Spiele der Partie sind gespielt.

## Was ein Zug einbringt, wie es auf „bringt“ folgt, und wofür Punkte sind.

gain-game_won = den Sieg in diesem Spiel
gain-points = { points }
gain-part-islands = Inseln
gain-part-discards = abgelegte Plättchen
gain-part-islands_squared = Inseln
gain-part-undiscovered = unentdeckte Felder

## Das Spiel in einem Satz.

pitch = Segle ins Unbekannte, kartiere Plättchen für Plättchen ein Archipel und sichere dir seine Inseln mit deinen Kundschaftern.

## Optionen, wie das Formular für einen neuen Tisch sie erklärt.

option_name-first_player = Wer beginnt
option-first_player = Wer im ersten Spiel den ersten Zug hat.
option-first_player-0 = Grau beginnt.
option-first_player-1 = Weiß beginnt.
option-first_player-random = Es wird ausgelost.
option_name-rounds = Spiele
option-rounds = Aus wie vielen Spielen die Partie besteht; wer mehr davon gewinnt, gewinnt sie.
option_name-sea_tiles = Seeplättchen
option-sea_tiles = Was in deiner Schachtel liegt, 35 Seeplättchen: wie viele offene See, Küste, Ecke, Meerenge und Bucht zeigen.
option_name-reserve_tiles = Vorratsplättchen
option-reserve_tiles = Was in deiner Schachtel liegt, 25 Vorratsplättchen: wie viele offene See, Küste, Ecke, Meerenge, Bucht und Binnenland zeigen.

## Der Tisch, in Text gezeichnet.

drawn-heading =
    { $phase ->
        [reviewing] Das Spiel ist zu Ende
        [over] Die Partie ist zu Ende
       *[other] Du bist unterwegs
    }
drawn-heading_of = { $name } ({ $colour }) ist am Zug
drawn-game = Spiel { $game } von { $rounds }, { "" }
drawn-unseen = Ungesehen: { $tiles } (im Deckel { $lid }, aus dem Spiel { $out })
drawn-reserve = Vorrat: { $tiles }
drawn-held = Auf der Hand: { TILE($tile, "eine") }, zum Beispiel { EDGES($edges) }
drawn-tile = { TILE($tile) } { $count }
drawn-colour =
    { $colour ->
        [grey] grau
       *[white] weiß
    }
drawn-letter =
    { $colour ->
        [grey] g
       *[white] w
    }
drawn-player = { $name } ({ $colour })
drawn-points = Punkte { $points }
drawn-wins = gewonnene Spiele { $count }
drawn-scouts = Kundschafter { $scouts }
drawn-no_scouts = keine
drawn-discards = Ablage: { $tiles }
drawn-tiles = { $count } Plättchen
drawn-island =
    Insel bei { $space }, { $tiles }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
drawn-island_of = Insel bei { $space }, { $tiles }, Kundschafter { $scouts }: { $whose }
drawn-to = { " zu " }
drawn-nobody = niemand
drawn-result = Spiel { $game }: grau { $grey }, weiß { $white }
drawn-legend =
    # Land, ~ Meer, A1 unentdeckt, o Startkreis, @ Schiff, * aus dem Vorrat,
    ? nur gedacht
drawn-legend_of_scouts = g2 ein grauer Kundschafter mit seinem Wert, w1 ein weißer

## Was an Optionen nicht stimmt.

wrong-games_alone = Option „{ $option }“: Allein spielt man nur ein Spiel.
wrong-box = Option „{ $option }“: Zusammen müssen es { $total } Plättchen sein, nicht { $tiles }.

## Ein echter Tisch, von Hand aufgebaut.

placing-piece = { TILE($tile) }
placing-reserve = Plättchen aus dem Vorrat
placing-scout =
    { $colour ->
        [grey] grauer Kundschafter
       *[white] weißer Kundschafter
    } vom Wert { $value }
placing-ship = Schiff
placing-take = wegnehmen
placing-turn = Wer ist am Zug?
placing-somebody = { $seat }
placing-phase = Was passiert gerade?
placing-phase_casting = Es wird ausgelost, wer beginnt
placing-phase_sailing = Das Schiff sticht in See
placing-phase_sourcing = Ziehen oder Abgelegtes nehmen
placing-phase_paying = Ein Kundschafter bezahlt für Abgelegtes
placing-phase_drawing = Ein Plättchen wird gezogen
placing-phase_placing = Ein Plättchen ist zu legen
placing-phase_scouting = Ein Kundschafter darf an Land
placing-phase_reviewing = Dieses Spiel ist zu Ende
placing-phase_over = Die Partie ist zu Ende
placing-held = Welches Plättchen ist zu legen?
placing-placed = Welches Plättchen wurde eben gelegt?
placing-space = { $space }
placing-discards = Abgelegt: { TILE($tile) }
placing-paid = Bezahlt: Kundschafter vom Wert { $value }
placing-game = Das wievielte Spiel der Partie?
placing-result = Punkte in Spiel { $game }
placing-no_fit = { TILE($tile) } passt nicht auf { $space }: Land liegt an Land und Wasser an Wasser.
placing-not_surrounded = { $space } ist nicht umschlossen, also liegt dort kein Plättchen aus dem Vorrat.
placing-inland_is_reserve = { $space } ist ganz Land, und solche Plättchen gibt es nur im Vorrat.
placing-ship_at_sea = { $space } ist unentdeckt; das Schiff startet an einem Startkreis oder auf einem erforschten Plättchen.
placing-no_ground = { $space } ist unentdeckt, also kann dort kein Kundschafter stehen.
placing-no_land = Auf { $space } ist kein Land für einen Kundschafter.
placing-scout_on_reserve = Auf einem Plättchen aus dem Vorrat wie { $space } steht nie ein Kundschafter.
placing-too_many = { TILE($tile) }: { $count } auf dem Tisch, aber in der Schachtel sind nur { $box }.
placing-too_many_drawn = Auf dem Tisch liegen { $count } Seeplättchen, aber nur { $box } lassen sich ziehen: Drei sind ungesehen aus dem Spiel.
placing-too_many_scouts = { $seat } hat { $count } Kundschafter vom Wert { $value } auf dem Tisch, aber in der Schachtel sind nur { $box }.
placing-reserve_at_sea = Das Plättchen aus dem Vorrat auf { $space } liegt neben Unentdecktem, war also nie umschlossen.
placing-ship_nowhere = Das Schiff steht, wo keine Fahrt beginnt.
placing-no_ship = Stell das Schiff dahin, wo die letzte Fahrt begann.
placing-surrounded = Umschlossen und aus dem Vorrat zu füllen: { $spaces }.
placing-fill = Fülle { $spaces } aus dem Vorrat
placing-cut_off = Noch führt kein Seeweg von einem Startkreis nach { $spaces }.
placing-all_explored = Alle Felder sind erforscht, also ist das Spiel zu Ende.
placing-lid_empty = Der Deckel ist leer, also ist das Spiel zu Ende.
placing-no_start = Es gibt keinen Startpunkt mehr, also ist das Spiel zu Ende.
placing-not_over = Ein Spiel endet, wenn alle Felder erforscht sind, der Deckel leer ist oder es keinen Startpunkt mehr gibt; noch ist nichts davon so weit.
placing-not_last = Nach Spiel { $game } von { $rounds } ist die Partie nicht zu Ende.
placing-is_last = Spiel { $game } war das letzte, also ist die Partie zu Ende.
placing-unfit = { TILE($tile) } passt beim Schiff nirgends, würde also abgelegt und nicht gelegt.
placing-nothing_to_use = { $seat } hat nichts Abgelegtes, das beim Schiff passt, oder keinen Kundschafter dafür, also gibt es nichts zu wählen.
placing-no_scout_left = { $seat } hat keinen Kundschafter mehr.
placing-ship_elsewhere = Das Schiff liegt nicht neben { $space }, also wurde dort nicht eben ein Plättchen gelegt.
