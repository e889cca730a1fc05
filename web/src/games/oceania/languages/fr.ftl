### Les mots de la table d'Oceania. Jamais « de » ni « que » devant un nom de joueur, à cause de l'élision.
###   la : avec l'article, au genre qui convient

kind-open = Pleine mer
    .la = la pleine mer
kind-coast = Côte
    .la = la côte
kind-corner = Coin
    .la = le coin
kind-strait = Détroit
    .la = le détroit
kind-bay = Baie
    .la = la baie
kind-inland = Terre
    .la = la terre

effect-open = De l'eau des quatre côtés. Pas de terre, donc pas d'éclaireur.
effect-coast = De la terre d'un côté, des routes vers les trois autres.
effect-corner = De la terre sur deux côtés voisins, une route entre les deux autres.
effect-strait = Deux terres sur des côtés opposés, de l'eau entre elles ; un éclaireur se place sur l'une des deux.
effect-bay = De la terre sur trois côtés ; la route est sans issue.
effect-inland = Rien que de la terre. Elle vient de la réserve et comble ce qui est entouré.

colour-grey = tentes grises
colour-white = huttes blanches

part-islands = Îles
part-discards = Tuiles défaussées
part-islands_squared = Îles, chaque taille au carré
part-undiscovered = Cases inconnues
part-games_won = Manches gagnées
lead_games = { $games ->
        [one] { $games } manche
       *[other] { $games } manches
    }

chart = Carte marine, sept colonnes et cinq rangées
north = Au nord, c'est la pleine mer, mais aucun voyage n'en part
undiscovered = inconnue
space = { $name } : { $what }
with_scout = { $what } avec un éclaireur { $colour ->
        [grey] gris
       *[white] blanc
    } de valeur { $value }
circle = Cercle { $side ->
        [west] à l'ouest
        [east] à l'est
       *[south] au sud
    } de { $space } : { $open ->
        [yes] mène en { $space }
       *[no] { $space } est explorée
    }
start_circle = Cercle de départ
circle_effect = Un voyage parti d'ici explore { $space }.
circle_spent = Épuisé : { $space } est déjà explorée.
unknown_effect = Inconnue. On l'explore depuis un cercle, ou par le bord d'eau d'une tuile voisine.
land = La terre de { $space }
shore = La rive { $side ->
        [N] nord
        [E] est
        [S] sud
       *[W] ouest
    } de { $space }
ways = { $count } sens
turn = Tourner
turn_back = Tourner en arrière
lay_on = Poser en { $space }
drawn = Tuile piochée
lid = Couvercle
in_lid =
    { $count ->
        [one] { $count } tuile dans le couvercle
       *[other] { $count } tuiles dans le couvercle
    }
set_sail = Prends la mer
choose_start = Touche un cercle ou une tuile qui brille. Une tuile y est piochée, et posée si elle convient.
sail = Naviguer et piocher
start_from = Depuis { $space }
circle_name =
    { $side ->
        [west] À l'ouest de
        [east] À l'est de
       *[south] Au sud de
    } { $space }
leads_to = Le voyage explore { $spaces }.
fit_here = Tuiles possibles ici : { $count } sur { $total }
fits_of = Possibles : { $count } sur { $total } non vues
source = Piocher ou reprendre
draw = Piocher une tuile
use_it = Reprendre { KIND($kind, "la") }
pay_for = Payer { KIND($kind, "la") }
pay_more = Choisis un de tes éclaireurs ; il quitte le jeu.
fits = Va sur { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }, dans { $ways } sens.
choose_space = Touche une case qui brille.
others = En exploration
missed = { KIND($kind) } : ne va nulle part ici. { $name } défausse la tuile.
you_missed = { KIND($kind) } : ne va nulle part ici. Tu défausses la tuile.
fills = Comble { $spaces } avec la réserve.
completes = Achève une île de taille { $size } :
pays_you = +{ $points } pour toi
pays = +{ $points } pour { $name }
claimable = un éclaireur y gagne { $points }
pays_nobody = personne ne marque
nothing_else = Rien n'est entouré ni achevé.
scout_title = Un éclaireur en { $space } ?
choose_shore = Touche une des deux rives.
no_scout = Aucun éclaireur
island = Île de taille { $size }
open = ouverte
complete = achevée
against = éclaireurs { $own } : { $other }
scout = Éclaireur de valeur { $value }
scout_effect = Qui a le plus haut total sur une île en marque la taille quand elle est achevée.
scouts_of = Éclaireur de valeur { $value }, { $count ->
        [0] il n'en reste aucun
       *[other] il en reste { $count }
    }
scouts_left = Éclaireurs
discards = Défausse
discarded =
    { $count ->
        [one] { $count } tuile défaussée
       *[other] { $count } tuiles défaussées
    }
islands_of =
    { $count ->
        [one] { $count } île
       *[other] { $count } îles
    }
use_discard = Reprendre { KIND($kind, "la") } au lieu de piocher, contre un éclaireur
to_come = À venir
lid_and_out = { $lid } dans le couvercle, { $out } hors jeu
reserve = Réserve
fills_gaps = comble ce qui est entouré
in_reserve = en réserve : { $count }
unseen = non vues : { $count }
from_reserve = Tuile de la réserve.
virtual = La réserve n'en avait plus : tout compte comme si la tuile était là.
leading =
    { $count ->
        [one] Mène sur { $count } île ouverte
       *[other] Mène sur { $count } îles ouvertes
    }
wins = victoires : { $count }

phase-sailing = Naviguer
phase-exploring = Explorer
phase-scouting = Éclaireur

points = Points
game_of = Manche { $game } sur { $rounds }
game = Manche { $number }
next_game = Manche suivante
last_tiles =
    { $count ->
        [1] La dernière tuile est dans le couvercle.
       *[other] Plus que { $count } tuiles dans le couvercle.
    }
game_over = La manche { $game } sur { $rounds } est finie
match_over = La partie est finie
begins_next = { $name } commence la manche suivante.
you_begin_next = Tu commences la manche suivante.
first_best = Ton premier résultat ici : c'est lui qu'il faut battre.
new_best = Nouveau record personnel ! L'ancien : { $before }.
best_so_far = Ton record personnel : { $best }.

legend-title = Lire la carte
legend-sealed = Île achevée.
legend-sealed_by = Le gris marque sa taille
legend-sealed_alone = Vaut sa taille au carré
legend-unclaimed = Achevée, sans éclaireur
legend-unclaimed_by = ou à égalité : personne
legend-open = Île ouverte.
legend-open_by = Tentes 4, huttes 0
legend-circle = Cercle de départ ;
legend-circle_use = les pâles sont épuisés
legend-cloud = Nuage :
legend-cloud_use = comblé par la réserve
legend-unknown = Case inconnue
legend-unknown_alone = à la fin : −20 chacune

unexplored =
    { $count ->
        [one] { $count } case inconnue
       *[other] { $count } cases inconnues
    }
table = Ce qu'a { $name }

## Le jeu en une minute.

minute-sail = Naviguer
minute-sail_text = Pars d'un cercle au bord, ou d'une tuile dont la route mène dans la brume.
minute-lay = Piocher et poser
minute-lay_text = Une tuile du couvercle : la terre touche la terre, la mer touche la mer.
minute-scout = Placer un éclaireur
minute-scout_text = Sur la terre que tu viens de poser, si tu veux. Les grands comptent plus.
minute-score = Marquer
minute-score_text = Une île achevée va à qui y a le plus d'éclaireurs, et rapporte sa taille.
