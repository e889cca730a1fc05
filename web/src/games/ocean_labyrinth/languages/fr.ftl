### Les mots à la table d'Ocean Labyrinth.

picture-P01 = Coffre au trésor
picture-P02 = Ancre
picture-P03 = Épave
picture-P04 = Amphore
picture-P05 = Casque de plongée
picture-P06 = Huître perlière
picture-P07 = Gouvernail
picture-P08 = Canon
picture-P09 = Pièces d'or
picture-P10 = Étoile de mer
picture-P11 = Oursin
picture-P12 = Algue
picture-P13 = Hippocampe
picture-P14 = Crabe
picture-P15 = Méduse
picture-P16 = Poisson-clown
picture-P17 = Murène
picture-P18 = Homard
picture-P19 = Baleine
picture-P20 = Requin
picture-P21 = Pieuvre
picture-P22 = Tortue de mer
picture-P23 = Raie
picture-P24 = Dauphin

shape-I = Couloir droit
shape-L = Coude
shape-T = Carrefour

side-N = nord
side-E = est
side-S = sud
side-W = ouest

back-pufferfish = Poisson-globe
back-scooter = Scooter sous-marin
back-oxygen = Bouteille d'oxygène

back_short-pufferfish = Poisson-globe
back_short-scooter = Scooter
back_short-oxygen = Oxygène

effect-pufferfish = Le plongeur est effrayé et ne nage pas pendant ce tour.
effect-scooter = Après ce déplacement, un tour supplémentaire : pousse et nage encore une fois.
effect-oxygen = Au lieu de nager, le plongeur va sur une case de départ, quelle que soit sa couleur.

ignored = Pendant un tour supplémentaire, cela ne compte pas.
you_pushed_out = Tu as fait sortir une plaque action
pushed_out = { $name } a fait sortir une plaque action
maze = Le labyrinthe
target = Ton objectif
target_of = { $name } cherche
only_you = Personne d'autre ne voit cette carte.
unknown = Secret
unknown_more = Chacun ne voit que son propre objectif.
not_yet = Tu verras ta première carte quand chacun aura un plongeur.
home = Retour
home_more = Tout est trouvé : retourne en { $square } pour gagner.
on_spare = Sur la plaque supplémentaire.
found_count = Objectifs : { $found } sur { $all }
found = Objectifs trouvés par { $name }
spare = Plaque supplémentaire
turn_right = Tourner dans le sens horaire
turn_left = Tourner dans l'autre sens
turn_hint = Touche-la, tourne la molette au-dessus ou appuie sur R.
choose_arrow = Touche une flèche pour un aperçu.
choose_blindly = Touche une flèche, puis pousse.
about = À propos : { $name }
came_out = Elle est sortie { $side ->
        [N] en haut de la colonne { $line }
        [S] en bas de la colonne { $line }
        [W] à gauche de la rangée { $line }
       *[E] à droite de la rangée { $line }
    } et ne peut pas y rentrer aussitôt.
push = Pousser dans la { $side ->
        [N] colonne
        [S] colonne
        [W] rangée
       *[E] rangée
    } { $line }
push_long = Pousser
push_now = Pousser !
stay = Rester ici
in_reach =
    { $count ->
        [one] Seule cette case est accessible.
       *[other] { $count } cases accessibles.
    }
line_moves =
    { $side ->
        [N] La colonne { $line } descend.
        [S] La colonne { $line } monte.
        [W] La rangée { $line } va vers la droite.
       *[E] La rangée { $line } va vers la gauche.
    }
goal_in_reach = { $goal } : à ta portée !
goal_out_of_reach = { $goal } : hors de portée.
arrow =
    { $side ->
        [N] Colonne { $line } par le haut
        [S] Colonne { $line } par le bas
        [W] Rangée { $line } par la gauche
       *[E] Rangée { $line } par la droite
    }
blocked = { $arrow }, bloquée
blocked_more = La plaque supplémentaire est sortie ici, { $side ->
        [N] en haut de la colonne { $line }
        [S] en bas de la colonne { $line }
        [W] à gauche de la rangée { $line }
       *[E] à droite de la rangée { $line }
    }, et ne peut pas y rentrer aussitôt.
arrow_more = La plaque supplémentaire entre ici et tout avance d'une case. Les plongeurs suivent ; qui sort du labyrinthe y revient sur la nouvelle plaque.
square = { $square } : { $what }
open_to = Ouvertures : { $sides }.
fixed = Cette plaque ne bouge jamais.
loose = Cette plaque bouge quand on pousse sa rangée ou sa colonne.
start = Case de départ { $colour ->
        [yellow] jaune
        [red] rouge
        [green] verte
       *[blue] bleue
    }
start_more = Le plongeur de cette couleur part d'ici{ $home ->
        [yes] { "" } et doit y revenir
       *[no] { "" }
    }.
diver = Plongeur { $colour ->
        [yellow] jaune
        [red] rouge
        [green] vert
       *[blue] bleu
    }
is_here = Ici : { $names }.
sought_by_you = C'est ton objectif.
found_by = Objectif trouvé par { $name }.
ruled_out = Ne cherche certainement pas
all_pictures = Images
point_hint = Pointe une image pour voir où elle est.
yours_at = La tienne est { $place }.
lies_at = { $picture } : { $place }.
at = en { $place }
on_spare_short = sur la plaque supplémentaire
actions = Plaques action
seen_so_far = vues jusqu'ici
ride = Utiliser le scooter
leave = Y renoncer

phase-pushing = Pousser
phase-moving = Nager

part-targets = Objectifs trouvés
part-home = Retour

total = Total
round = Tour { $round }
with_actions = avec actions
homebound = { $name } a tout trouvé et rentre !
homebound_yours = Tu as tout trouvé : rentre vite !

## Le jeu en une minute.

minute-look = Regarder
minute-look_text = Ta carte secrète montre une image qui se trouve quelque part dans le labyrinthe.
minute-push = Pousser
minute-push_text = Tourne la plaque supplémentaire et pousse-la : toute une rangée ou colonne avance, et une plaque sort.
minute-swim = Nager
minute-swim_text = Aussi loin que les chemins sont ouverts, ou reste sur place.
minute-find = Trouver
minute-find_text = Sur ton image, tu retournes la carte suivante. Qui a tout trouvé et rentre en premier gagne.
