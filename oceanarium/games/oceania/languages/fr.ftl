### Oceania en français.
###
### Trous : $seat, $turn, $winner, $starter et $first sont des noms ; $start et $ship disent où part un voyage, avec la
### préposition : « au cercle au sud de A5 », « en D5 ». Jamais « de » devant un nom, à cause de l'élision.
### Formes que demandent les phrases ci-dessous :
###   au : « au nord » ; la : avec l'article ; de : après « pas »

## Tuiles, points cardinaux, et ce qui s'y trouve.

tile-open = tuile pleine mer
tile-coast = tuile côte
tile-corner = tuile coin
tile-strait = tuile détroit
tile-bay = tuile baie
tile-inland = tuile terre

side-N = nord
    .au = au nord
side-E = est
    .au = à l'est
side-S = sud
    .au = au sud
side-W = ouest
    .au = à l'ouest

ground-water = eau
    .la = l'eau
ground-land = terre
    .la = la terre
    .de = de terre
ground-shore = rive
    .la = la rive
    .de = de rive

edges-WWWW = eau partout
edges-LWWW = terre au nord
edges-WLWW = terre à l'est
edges-LLWW = terre au nord et à l'est
edges-WWLW = terre au sud
edges-LWLW = terre au nord et au sud
edges-WLLW = terre à l'est et au sud
edges-LLLW = terre au nord, à l'est et au sud
edges-WWWL = terre à l'ouest
edges-LWWL = terre au nord et à l'ouest
edges-WLWL = terre à l'est et à l'ouest
edges-LLWL = terre au nord, à l'est et à l'ouest
edges-WWLL = terre au sud et à l'ouest
edges-LWLL = terre au nord, au sud et à l'ouest
edges-WLLL = terre à l'est, au sud et à l'ouest
edges-LLLL = terre partout

## Quantités qu'empruntent les phrases ci-dessous.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
size =
    { $size ->
        [one] { $size } tuile
       *[other] { $size } tuiles
    }
count =
    { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
       *[other] { $count }
    }

## Où part un voyage.

clause-at_circle = au cercle { SIDE($side, "au") } de { $space }
clause-at_tile = en { $space }

## Ce qui est demandé.

prompt-sail = Choisis d'où part le navire : d'un cercle au bord de la carte, ou d'une tuile avec de l'eau libre.
prompt-source = Pioche une tuile ou utilise plutôt ta défausse. Contre un éclaireur, tu reprends { EITHER($usable) }.
prompt-pay = Choisis l'éclaireur avec lequel tu paies la { TILE($held) }. Il quitte le jeu.
prompt-place = Pose la { TILE($held) } à côté du navire, qui est { $ship }.
prompt-scout = Place un éclaireur en { $placed }, ou aucun. Tes éclaireurs : { $scouts }.
prompt-you_begin = { $result } C'est toi qui commences la manche { $following }.
prompt-other_begins = { $result } Puis { $starter } commence la manche { $following }.
prompt-over = La partie est terminée.
prompt-chance = C'est au hasard de jouer.

clause-a_tile = une { TILE($tile) }
clause-no_scouts = aucun
clause-scouts = { count } de valeur { $value }
clause-more_scouts = { count } de valeur { $value }
clause-game_won = { $winner } gagne la manche { $game } par { $points } à { $rival }.
clause-game_drawn = Égalité à la manche { $game }, { $points } partout.

## Ce qu'un coup tapé laisse ouvert.

missing-start = depuis quel cercle ou quelle tuile ?
missing-tile = quelle tuile ?
missing-value = un éclaireur de quelle valeur ?
missing-space = sur quelle case ?
missing-edges = comment la tuile est-elle tournée ?
missing-piece = de quel côté de la tuile ?

## Coups.

move-start =
    Prendre le départ { $start } vers { EITHER($spaces) } ; { $fitting } des { $unseen } tuiles non vues { $fitting ->
        [one] convient
       *[other] conviennent
    }
move-pass = Passer
move-source = Piocher une tuile dans le couvercle
move-reuse = Reprendre la { TILE($tile) } de ta défausse, contre un éclaireur
move-pay = Payer avec un éclaireur de valeur { $value }
move-place = La poser en { $space }, { EDGES($edges) }
move-no_scout = Ne placer aucun éclaireur
move-scout =
    Placer un éclaireur de valeur { $value } sur { $footing ->
        [shore] la rive { SIDE($piece) }
       *[land] la terre
    }
move-draw = Une { TILE($tile) } est piochée
move-first = { $first } commence
move-next =
    Continuer{ $following ->
        [0] { "" }
       *[other] { " " }: manche { $following } sur { $rounds }
    }

## Pourquoi un coup est impossible.

refusal-is_over = La partie est terminée.
refusal-not_your_turn = Ce n'est pas ton tour : { $turn } doit jouer.
refusal-only_sailing = Ton tour commence par le choix d'un point de départ pour le navire.
refusal-only_sourcing = Dis d'abord si tu pioches une tuile ou si tu en reprends une de ta défausse.
refusal-only_paying = Paie d'abord la tuile de ta défausse avec un de tes éclaireurs.
refusal-only_placing = Pose d'abord la { TILE($held) } que tu tiens sur une case à côté du navire.
refusal-only_scouting = Dis d'abord si tu places un éclaireur sur la tuile que tu viens de poser.
refusal-only_going_on = La manche { $game } est terminée ; la suivante commence quand chacun est prêt.
refusal-no_passing = On ne passe pas : tant qu'il y a un point de départ, tu dois naviguer.
refusal-must_place = La { TILE($held) } convient ici, il faut donc la poser.
refusal-north_closed = Aucun voyage ne part du nord : il n'y a pas de cercles de ce côté.
refusal-circle_spent = Le cercle { SIDE($rim, "au") } de { $place } est épuisé : il ne mène qu'en { $place }, déjà explorée.
refusal-not_explored = La case { $place } est inconnue ; un voyage part d'un cercle ou d'une tuile explorée.
refusal-no_way_out = De { $place }, aucune route maritime ne mène vers l'inconnu : { $sides }.
refusal-not_discarded = Il n'y a pas de { TILE($tile) } dans ta défausse.
refusal-discard_unfit = Ta { TILE($tile) } ne convient nulle part { $ship }.
refusal-cannot_pay = Tu n'as plus d'éclaireur de valeur { $value } pour payer.
refusal-wrong_tile = Tu tiens la { TILE($held) }, et elle ne peut pas être posée ainsi : { EDGES($edges) }.
refusal-is_explored = La case { $space } est déjà explorée.
refusal-out_of_reach = Le navire est { $ship } ; de là, aucune route maritime ne mène tout droit en { $space }.
refusal-does_not_fit = Ainsi tournée ({ EDGES($edges) }), la tuile ne va pas en { $space } : { $clashes }.
refusal-blocks_ship = Ainsi tournée ({ EDGES($edges) }), la tuile ne va pas en { $space } : il faut de l'eau du côté du navire ; { $clashes }.
refusal-no_scout_left = Tu n'as plus d'éclaireur de valeur { $value }.
refusal-no_land = Il n'y a pas { GROUND($footing, "de") } au bord { SIDE($piece) } de { $placed }.
refusal-same_piece = La terre de { $placed } est d'un seul tenant ; elle porte le nom de son bord { SIDE($first_side) }.

clause-to_the_ring = { GROUND($ground) } { SIDE($side, "au") } vers la mer connue
clause-to_a_tile = { GROUND($ground) } { SIDE($side, "au") } vers { $space }
clause-to_the_unknown = { GROUND($ground) } { SIDE($side, "au") } vers la case inconnue { $space }
clause-meets_the_ring = { GROUND($ground, "la") } { SIDE($side, "au") } touche { GROUND($other, "la") } de la mer connue
clause-meets_a_tile = { GROUND($ground, "la") } { SIDE($side, "au") } touche { GROUND($other, "la") } de { $space }

## Ce qui s'est passé.

event-game_began = La manche { $game } sur { $rounds } commence.
event-first_player = { $seat } joue en premier.
event-ship_sailed = { $seat } prend le départ { $start }.
event-tile_drawn = { $seat } pioche une { TILE($tile) }.
event-tile_discarded = La { TILE($tile) } ne convient nulle part { $start } : { $seat } la défausse.
event-discard_taken = { $seat } reprend une { TILE($tile) } de sa défausse.
event-scout_paid = { $seat } paie avec un éclaireur de valeur { $value }, qui quitte le jeu.
event-tile_placed = { $seat } pose une { TILE($tile) } en { $space }, { EDGES($edges) }.
event-space_filled = La case { $space } est entourée et remplie par une { TILE($tile) }, { EDGES($edges) }.
event-group_filled = La case { $space } est entourée de terre et remplie par une { TILE($tile) }.
event-space_imagined = La case { $space } compte comme remplie par une { TILE($tile) }, { EDGES($edges) }, car cette pile est vide.
event-island_completed = L'île en { $space } est achevée : { size }.
event-scout_placed = { $seat } place un éclaireur de valeur { $value } sur la terre de { $space }.
event-shore_scouted = { $seat } place un éclaireur de valeur { $value } sur la rive { SIDE($piece) } de { $space }.
event-no_scout = { $seat } ne place aucun éclaireur.
event-all_explored = Toutes les cases sont explorées : c'est la fin.
event-lid_empty = Le couvercle est vide : c'est la fin.
event-no_start = Il n'y a plus de point de départ : c'est la fin.
event-island_won = { $seat } marque { points } pour l'île en { $space }.
event-island_tied = L'île en { $space } ne rapporte rien à personne.
event-game_won = { $seat } l'emporte par { $points } à { $rival }.
event-game_drawn = Égalité, { $points } partout.
event-went_on = { $seat } a vu la carte et peut passer à la manche suivante.
event-solo_scored = { $seat } obtient { points }.

## Parties du score, et pourquoi une partie s'est terminée.

score-islands = îles
score-discards = tuiles défaussées
score-islands_squared = îles au carré
score-undiscovered = cases inconnues
score-games_won = manches gagnées
ending-board_full = Toutes les cases étaient explorées.
ending-lid_used_up = Le couvercle était vide.
ending-stranded = Il n'y avait plus de point de départ.
ending-all_games_played = Toutes les manches de la partie ont été jouées.

## Ce qu'un coup rapporte, comme il suit « rapporte », et à quoi tiennent les points.

gain-game_won = la victoire dans cette manche
gain-points = { points }
gain-part-islands = les îles
gain-part-discards = les tuiles défaussées
gain-part-islands_squared = les îles
gain-part-undiscovered = les cases inconnues

## Le jeu en une phrase.

pitch = Navigue vers l’inconnu, cartographie un archipel tuile après tuile et prends ses îles avec tes éclaireurs.

## Options, telles que le formulaire d'une nouvelle table les explique.

option_name-first_player = Qui commence
option-first_player = Qui joue le premier tour de la première manche.
option-first_player-0 = Le gris commence.
option-first_player-1 = Le blanc commence.
option-first_player-random = On tire au sort.
option_name-rounds = Manches
option-rounds = De combien de manches se compose la partie ; qui en gagne le plus l'emporte.
option_name-sea_tiles = Tuiles mer
option-sea_tiles = Ce que contient ta boîte, 35 tuiles mer : combien montrent pleine mer, côte, coin, détroit et baie.
option_name-reserve_tiles = Tuiles de réserve
option-reserve_tiles = Ce que contient ta boîte, 25 tuiles de réserve : combien montrent pleine mer, côte, coin, détroit, baie et intérieur des terres.

## La table dessinée en texte.

drawn-heading =
    { $phase ->
        [reviewing] la manche est finie
        [over] la partie est finie
       *[other] tu es en route
    }
drawn-heading_of = c'est à { $name } ({ $colour })
drawn-game = manche { $game } sur { $rounds }, { "" }
drawn-unseen = Non vues : { $tiles } (couvercle { $lid }, hors jeu { $out })
drawn-reserve = Réserve : { $tiles }
drawn-held = En main : { TILE($tile) }, par exemple { EDGES($edges) }
drawn-tile = { TILE($tile) } { $count }
drawn-colour =
    { $colour ->
        [grey] gris
       *[white] blanc
    }
drawn-letter =
    { $colour ->
        [grey] g
       *[white] b
    }
drawn-player = { $name } ({ $colour })
drawn-points = points { $points }
drawn-wins = manches gagnées { $count }
drawn-scouts = éclaireurs { $scouts }
drawn-no_scouts = aucun
drawn-discards = défausse : { $tiles }
drawn-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
drawn-island =
    Île en { $space }, { $tiles } : { $points } { $points ->
        [one] point
       *[other] points
    }
drawn-island_of = Île en { $space }, { $tiles }, éclaireurs { $scouts } : { $whose }
drawn-to = { " à " }
drawn-nobody = personne
drawn-result = Manche { $game } : gris { $grey }, blanc { $white }
drawn-legend =
    # terre, ~ mer, A1 inconnu, o cercle, @ navire, * de la réserve, ? virtuelle
drawn-legend_of_scouts = g2 un éclaireur gris avec sa valeur, b1 un blanc

## Ce qui ne va pas dans les options.

wrong-games_alone = Option « { $option } » : en solo on ne joue qu'une manche.
wrong-box = Option « { $option } » : il faut { $total } tuiles en tout, pas { $tiles }.

## Une vraie table, dressée à la main.

placing-piece = { TILE($tile) }
placing-reserve = tuile de la réserve
placing-scout =
    { $colour ->
        [grey] éclaireur gris
       *[white] éclaireur blanc
    } de valeur { $value }
placing-ship = navire
placing-take = enlever
placing-turn = À qui de jouer ?
placing-somebody = { $seat }
placing-phase = Que se passe-t-il ?
placing-phase_casting = On tire au sort qui commence
placing-phase_sailing = Le navire part
placing-phase_sourcing = Piocher ou reprendre une défausse
placing-phase_paying = Un éclaireur paie une défausse
placing-phase_drawing = Une tuile est piochée
placing-phase_placing = Une tuile est à poser
placing-phase_scouting = Un éclaireur peut débarquer
placing-phase_reviewing = Cette manche est finie
placing-phase_over = La partie est finie
placing-held = Quelle tuile est à poser ?
placing-placed = Quelle tuile vient d'être posée ?
placing-space = { $space }
placing-discards = Défaussées : { TILE($tile) }
placing-paid = Payés : éclaireurs de valeur { $value }
placing-game = Quelle manche de la partie ?
placing-result = Points de la manche { $game }
placing-no_fit = Aucune { TILE($tile) } ne va en { $space } : la terre touche la terre, et l'eau touche l'eau.
placing-not_surrounded = La case { $space } n'est pas entourée, donc aucune tuile de la réserve ne s'y trouve.
placing-inland_is_reserve = La tuile en { $space } n'a que de la terre, et ces tuiles ne sont que dans la réserve.
placing-ship_at_sea = La case { $space } est inconnue ; le navire part d'un cercle ou d'une tuile explorée.
placing-no_ground = La case { $space } est inconnue, donc aucun éclaireur ne peut s'y trouver.
placing-no_land = Il n'y a pas de terre en { $space } pour un éclaireur.
placing-scout_on_reserve = Aucun éclaireur ne se trouve sur une tuile de la réserve, comme en { $space }.
placing-too_many = { TILE($tile) } : { $count } sur la table, mais la boîte n'en contient que { $box }.
placing-too_many_drawn = Il y a { $count } tuiles mer sur la table, mais on ne peut en piocher que { $box } : trois ont quitté le jeu sans être vues.
placing-too_many_scouts = { $seat } a { $count } éclaireurs de valeur { $value } sur la table, mais la boîte n'en contient que { $box }.
placing-reserve_at_sea = La tuile de la réserve en { $space } touche une case inconnue : elle n'a donc jamais été entourée.
placing-ship_nowhere = Le navire est là où aucun voyage ne commence.
placing-no_ship = Place le navire là où le dernier voyage a commencé.
placing-surrounded = Entouré, et à remplir avec la réserve : { $spaces }.
placing-fill = Remplir { $spaces } avec la réserve
placing-cut_off = Aucune route maritime ne mène encore d'un cercle à { $spaces }.
placing-all_explored = Toutes les cases sont explorées, donc la manche est finie.
placing-lid_empty = Le couvercle est vide, donc la manche est finie.
placing-no_start = Il ne reste aucun point de départ, donc la manche est finie.
placing-not_over = Une manche finit quand toutes les cases sont explorées, que le couvercle est vide ou qu'il ne reste aucun point de départ ; ce n'est pas encore le cas.
placing-not_last = La partie n'est pas finie après la manche { $game } sur { $rounds }.
placing-is_last = La manche { $game } était la dernière, donc la partie est finie.
placing-unfit = La { TILE($tile) } ne va nulle part près du navire : elle serait défaussée et non posée.
placing-nothing_to_use = { $seat } n'a aucune tuile défaussée qui aille près du navire, ou aucun éclaireur pour la payer : il n'y a rien à choisir.
placing-no_scout_left = { $seat } n'a plus d'éclaireur.
placing-ship_elsewhere = Le navire n'est pas à côté de { $space }, donc aucune tuile ne vient d'y être posée.
