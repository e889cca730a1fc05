### Die Wörter am Tisch von Oceania.

kind-open = Offene See
kind-coast = Küste
kind-corner = Ecke
kind-strait = Meerenge
kind-bay = Bucht
kind-inland = Binnenland

effect-open = Wasser auf allen vier Seiten. Kein Land, also kein Kundschafter.
effect-coast = Land auf einer Seite, Seewege zu den drei anderen.
effect-corner = Land auf zwei benachbarten Seiten, ein Seeweg zwischen den anderen.
effect-strait = Zwei Stücke Land auf gegenüberliegenden Seiten; ein Kundschafter steht auf einem davon.
effect-bay = Land auf drei Seiten; der Seeweg endet hier.
effect-inland = Nur Land. Es kommt aus dem Vorrat und füllt, was umschlossen ist.

colour-grey = graue Zelte
colour-white = weiße Hütten

part-islands = Inseln
part-discards = Abgelegte Plättchen
part-islands_squared = Inseln im Quadrat
part-undiscovered = Unentdeckte Felder
part-games_won = Gewonnene Spiele
lead_games = { $games ->
        [one] einem Spiel Vorsprung
       *[other] { $games } Spielen Vorsprung
    }

chart = Seekarte, sieben Spalten und fünf Reihen
north = Im Norden ist offene See, doch keine Fahrt beginnt dort
undiscovered = unentdeckt
space = { $name }: { $what }
with_scout = { $what } mit einem { $colour ->
        [grey] grauen
       *[white] weißen
    } Kundschafter vom Wert { $value }
circle = Startkreis { $side ->
        [west] westlich
        [east] östlich
       *[south] südlich
    } von { $space }: { $open ->
        [yes] führt nach { $space }
       *[no] { $space } ist erforscht
    }
start_circle = Startkreis
circle_effect = Eine Fahrt von hier erforscht { $space }.
circle_spent = Verbraucht: { $space } ist schon erforscht.
unknown_effect = Unentdeckt. Man erforscht es von einem Startkreis oder über eine Wasserkante daneben.
land = Das Land auf { $space }
shore = Das { $side ->
        [N] nördliche
        [E] östliche
        [S] südliche
       *[W] westliche
    } Ufer von { $space }
ways =
    { $count ->
        [one] 1 Lage
       *[other] { $count } Lagen
    }
turn = Drehen
turn_back = Zurückdrehen
lay_on = Auf { $space } legen
drawn = Gezogenes Plättchen
lid = Deckel
in_lid = { $count } Plättchen im Deckel
set_sail = Segel setzen
choose_start = Berühre einen leuchtenden Kreis oder ein Plättchen. Dort wird gezogen und gelegt, was passt.
sail = Segeln und ziehen
start_from = Von { $space } aus
circle_name =
    { $side ->
        [west] Westlich von
        [east] Östlich von
       *[south] Südlich von
    } { $space }
leads_to = Die Fahrt erforscht { $spaces }.
fit_here = { $count } von { $total } Plättchen passen
fits_of = { $count } von { $total } ungesehenen Plättchen passen
source = Ziehen oder Abgelegtes nutzen
draw = Plättchen ziehen
use_it = { KIND($kind) } nutzen
pay_for = { KIND($kind) } bezahlen
pay_more = Wähle einen deiner Kundschafter; er verlässt das Spiel.
fits = Passt auf { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }, { $ways ->
        [one] 1 Lage
       *[other] { $ways } Lagen
    }.
choose_space = Berühre ein leuchtendes Feld.
others = Wird erforscht
missed = { KIND($kind) } passt dort nirgends: abgelegt von { $name }.
you_missed = { KIND($kind) } passt dort nirgends: Du legst das Plättchen ab.
fills = Füllt { $spaces } aus dem Vorrat.
completes = Vollendet eine Insel der Größe { $size }:
pays_you = +{ $points } für dich
pays = +{ $points } für { $name }
claimable = ein Kundschafter darauf holt { $points }
pays_nobody = niemand bekommt Punkte
nothing_else = Nichts wird umschlossen oder vollendet.
scout_title = Ein Kundschafter auf { $space }?
choose_shore = Berühre eines der beiden Ufer.
no_scout = Kein Kundschafter
island = Insel der Größe { $size }
open = offen
complete = vollendet
against = Kundschafter { $own } : { $other }
scout = Kundschafter vom Wert { $value }
scout_effect = Wer auf einer vollendeten Insel die höhere Summe hat, bekommt ihre Größe.
scouts_of = Kundschafter vom Wert { $value }, noch { $count ->
        [0] keiner
       *[other] { $count }
    }
scouts_left = Kundschafter
discards = Abgelegt
discarded =
    { $count ->
        [one] Ein Plättchen abgelegt
       *[other] { $count } Plättchen abgelegt
    }
islands_of =
    { $count ->
        [one] Eine Insel
       *[other] { $count } Inseln
    }
use_discard = { KIND($kind) } statt zu ziehen nutzen, für einen Kundschafter
to_come = Noch zu ziehen
lid_and_out = { $lid } im Deckel, { $out } fort
reserve = Vorrat
fills_gaps = füllt Umschlossenes
in_reserve = { $count } im Vorrat
unseen = { $count } ungesehen
from_reserve = Aus dem Vorrat gelegt.
virtual = Der Vorrat war leer: Es zählt, als läge das Plättchen hier.
leading =
    { $count ->
        [one] Führt auf einer offenen Insel
       *[other] Führt auf { $count } offenen Inseln
    }
wins = { $count } gewonnen

phase-sailing = Segeln
phase-exploring = Erforschen
phase-scouting = Kundschafter

points = Punkte
game_of = Spiel { $game } von { $rounds }
game = Spiel { $number }
next_game = Nächstes Spiel
last_tiles =
    { $count ->
        [one] Das letzte Plättchen ist im Deckel.
       *[other] Nur noch { $count } Plättchen im Deckel.
    }
game_over = Spiel { $game } von { $rounds } ist zu Ende
match_over = Die Partie ist zu Ende
begins_next = { $name } beginnt das nächste Spiel.
you_begin_next = Du beginnst das nächste Spiel.
first_best = Dein erstes Ergebnis hier: Das gilt es zu übertreffen.
new_best = Ein neuer persönlicher Rekord! Bisher waren es { $before }.
best_so_far = Dein persönlicher Rekord ist { $best }.

legend-title = Die Karte lesen
legend-sealed = Vollendete Insel.
legend-sealed_by = Grau bekommt ihre Größe
legend-sealed_alone = Zählt ihre Größe im Quadrat
legend-unclaimed = Vollendet, unbesetzt
legend-unclaimed_by = oder gleichauf: niemand
legend-open = Offene Insel.
legend-open_by = Zelte 4, Hütten 0
legend-circle = Startkreis;
legend-circle_use = blasse sind verbraucht
legend-cloud = Wolke:
legend-cloud_use = aus dem Vorrat gefüllt
legend-unknown = Unentdeckt
legend-unknown_alone = am Ende: je −20

unexplored =
    { $count ->
        [one] 1 Feld unentdeckt
       *[other] { $count } Felder unentdeckt
    }
table = Was vor { $name } liegt

## Das Spiel in einer Minute.

minute-sail = Segeln
minute-sail_text = Starte von einem Kreis am Rand oder von einem Plättchen, dessen Seeweg in den Nebel führt.
minute-lay = Ziehen und legen
minute-lay_text = Ein Plättchen aus dem Deckel, sodass Land an Land und Meer an Meer liegt.
minute-scout = Kundschafter setzen
minute-scout_text = Auf das eben gelegte Land, wenn du willst. Ein höherer Wert zählt mehr.
minute-score = Werten
minute-score_text = Eine vollendete Insel bekommt, wer dort mit Kundschaftern vorn liegt: so viele Punkte, wie sie groß ist.
