### Ocean Labyrinth en français.
###
### Trous : $seat, $turn, $owner, $winner et $first sont des noms ; $square, $start, $home, $corner et $reach des cases comme C3.
### Formes que demandent les phrases ci-dessous :
###   le, un, au : avec ce mot devant, au genre et au nombre qui conviennent
###   ARROW sans forme dit où une plaque est poussée ; cote : de quel côté ; sortie : où exactement elle est sortie

## Images ; hidden en est une que quelqu'un d'autre est seul à connaître.

picture-P01 = coffre au trésor
    .le = le coffre au trésor
picture-P02 = ancre
    .le = l'ancre
picture-P03 = épave
    .le = l'épave
picture-P04 = amphore
    .le = l'amphore
picture-P05 = casque de plongée
    .le = le casque de plongée
picture-P06 = huître perlière
    .le = l'huître perlière
picture-P07 = gouvernail
    .le = le gouvernail
picture-P08 = canon
    .le = le canon
picture-P09 = pièces d'or
    .le = les pièces d'or
picture-P10 = étoile de mer
    .le = l'étoile de mer
picture-P11 = oursin
    .le = l'oursin
picture-P12 = algue
    .le = l'algue
picture-P13 = hippocampe
    .le = l'hippocampe
picture-P14 = crabe
    .le = le crabe
picture-P15 = méduse
    .le = la méduse
picture-P16 = poisson-clown
    .le = le poisson-clown
picture-P17 = murène
    .le = la murène
picture-P18 = homard
    .le = le homard
picture-P19 = baleine
    .le = la baleine
picture-P20 = requin
    .le = le requin
picture-P21 = pieuvre
    .le = la pieuvre
picture-P22 = tortue de mer
    .le = la tortue de mer
picture-P23 = raie
    .le = la raie
picture-P24 = dauphin
    .le = le dauphin
picture-hidden = image secrète
    .le = une image secrète

## Plaques, telles qu'on en parle.

tile-I = un couloir droit
tile-L = un coude
tile-L01 = le coude avec l'hippocampe
tile-L02 = le coude avec le crabe
tile-L03 = le coude avec la méduse
tile-L04 = le coude avec le poisson-clown
tile-L05 = le coude avec la murène
tile-L06 = le coude avec le homard
tile-T01 = le carrefour avec la baleine
tile-T02 = le carrefour avec le requin
tile-T03 = le carrefour avec la pieuvre
tile-T04 = le carrefour avec la tortue de mer
tile-T05 = le carrefour avec la raie
tile-T06 = le carrefour avec le dauphin

## Formes des plaques ; unknown est la plaque supplémentaire avant qu'il y en ait une.

shape-straight = le couloir droit
shape-bend = le coude
shape-junction = le carrefour
shape-unknown = la plaque supplémentaire

## Points cardinaux.

direction-north = nord
    .au = au nord
direction-east = est
    .au = à l'est
direction-south = sud
    .au = au sud
direction-west = ouest
    .au = à l'ouest

## Flèches.

arrow-N1 = dans la colonne B par le haut
    .cote = en haut
    .sortie = en haut de la colonne B
arrow-N3 = dans la colonne D par le haut
    .cote = en haut
    .sortie = en haut de la colonne D
arrow-N5 = dans la colonne F par le haut
    .cote = en haut
    .sortie = en haut de la colonne F
arrow-E1 = dans la rangée 2 par la droite
    .cote = à droite
    .sortie = à droite de la rangée 2
arrow-E3 = dans la rangée 4 par la droite
    .cote = à droite
    .sortie = à droite de la rangée 4
arrow-E5 = dans la rangée 6 par la droite
    .cote = à droite
    .sortie = à droite de la rangée 6
arrow-S1 = dans la colonne B par le bas
    .cote = en bas
    .sortie = en bas de la colonne B
arrow-S3 = dans la colonne D par le bas
    .cote = en bas
    .sortie = en bas de la colonne D
arrow-S5 = dans la colonne F par le bas
    .cote = en bas
    .sortie = en bas de la colonne F
arrow-W1 = dans la rangée 2 par la gauche
    .cote = à gauche
    .sortie = à gauche de la rangée 2
arrow-W3 = dans la rangée 4 par la gauche
    .cote = à gauche
    .sortie = à gauche de la rangée 4
arrow-W5 = dans la rangée 6 par la gauche
    .cote = à gauche
    .sortie = à gauche de la rangée 6

## Couleurs des plongeurs.

colour-yellow = jaune
colour-red = rouge
colour-green = vert
colour-blue = bleu

## Dos des plaques.

back-blank = dos vide
    .un = pas d'action
    .le = le dos vide
back-pufferfish = poisson-globe
    .un = un poisson-globe
    .le = le poisson-globe
back-scooter = scooter sous-marin
    .un = un scooter sous-marin
    .le = le scooter sous-marin
back-oxygen = bouteille d'oxygène
    .un = une bouteille d'oxygène
    .le = la bouteille d'oxygène

## Ce que les phrases ci-dessous empruntent.

rounds =
    { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }
sight =
    { $square ->
        [A1] A1 (case de départ jaune)
        [G1] G1 (case de départ rouge)
        [A7] A7 (case de départ verte)
        [G7] G7 (case de départ bleue)
       *[other] { $square }{ $sight ->
            [hidden] { "" }
           *[other] { " " }({ PICTURE($sight) })
        }
    }
goal =
    { $target ->
        [hidden] Tu as tout trouvé : retourne en { $home }{ $reach ->
            [none] .
           *[other] , c'est à ta portée !
        }
       *[other] Tu cherches { PICTURE($target, "le") }{ $reach ->
            [none] .
           *[other] , à ta portée en { $reach } !
        }
    }

## Ce qui est demandé.

prompt-choose = Choisis ton plongeur : tu pars de la case de sa couleur et tu devras y revenir.
prompt-choose_without_home = Choisis ton plongeur : tu pars de la case de sa couleur.
prompt-insert = Tourne la plaque supplémentaire et pousse-la dans le labyrinthe par une flèche. { goal }
prompt-insert_again = Tour supplémentaire en scooter sous-marin : tourne la plaque supplémentaire et pousse-la dans le labyrinthe par une flèche. { goal }
prompt-move =
    Nage jusqu'à une case accessible, ou reste sur place. { goal }{ $ride ->
        [may] { " " }Ensuite, tu peux utiliser le scooter sous-marin.
        [must] { " " }Ensuite, tu dois utiliser le scooter sous-marin.
       *[no] { "" }
    }
prompt-surface = Tu as fait sortir une bouteille d'oxygène : choisis une case de départ. { goal }
prompt-decide = Utilises-tu le scooter sous-marin pour un tour supplémentaire ?
prompt-wait = Attends les autres.
prompt-wait_frightened = Un poisson-globe a effrayé ton plongeur : tu ne nages pas pendant ce tour. Attends les autres.
prompt-over = La partie est terminée.

## Ce qu'un coup tapé laisse ouvert.

missing-colour = quel plongeur ?
missing-arrow = par quelle flèche ?
missing-rotation = comment la plaque est-elle tournée ? Tape seulement la flèche pour la pousser telle qu'elle est.
missing-square = vers quelle case ?

## Coups.

move-colour = Prendre le plongeur { COLOUR($colour) }, qui part de { $corner }
move-insert =
    Pousser { SHAPE($spare) } { ARROW($arrow) }{ $spare ->
        [unknown] { "" }
       *[other] , ouvert { DIRECTIONS($openings, "au") }
    }
move-move =
    { $way ->
        [stay] Rester en
       *[swim] Nager jusqu'en
    } { sight }
move-air = Reprendre de l'air en { sight }
move-decline = Renoncer au scooter sous-marin
move-ride = Utiliser le scooter sous-marin : pousser et nager encore une fois
move-lay = { TILE($tile) } est posé, ouvert { DIRECTIONS($openings, "au") }
move-card = La carte suivante montre { PICTURE($picture, "le") }
move-back = Au dos : { BACK($back, "un") }
move-start = { $first } commence

## Pourquoi un coup est impossible.

refusal-over_at_home = La partie est terminée : { $winner } a trouvé tous ses objectifs et a regagné sa case de départ.
refusal-over_without_home = La partie est terminée : { $winner } a trouvé tous ses objectifs.
refusal-over_at_limit = La partie est terminée : il était convenu de jouer { rounds }.
refusal-not_your_turn = Ce n'est pas ton tour : { $turn } doit jouer.
refusal-no_move_left = Le poisson-globe que tu as fait sortir t'empêche de nager : { $turn } doit jouer.
refusal-not_your_choice = Ce n'est pas ton tour : { $turn } choisit un plongeur.
refusal-only_choosing = Choisis d'abord la couleur de ton plongeur.
refusal-only_inserting = Commence ton tour en poussant la plaque supplémentaire ; c'est obligatoire.
refusal-only_inserting_again = Le tour supplémentaire en scooter sous-marin est obligatoire : pousse d'abord la plaque supplémentaire.
refusal-only_moving = La plaque supplémentaire est en place ; déplace maintenant ton plongeur, ou laisse-le sur place.
refusal-only_surfacing = Tu as fait sortir une bouteille d'oxygène : ton plongeur doit aller sur une case de départ.
refusal-only_deciding = Dis d'abord si tu utilises le scooter sous-marin.
refusal-colour_taken = Le plongeur { COLOUR($colour) } appartient déjà à { $owner }.
refusal-same_rotation = Un couloir droit est le même après un demi-tour : ouvert { DIRECTIONS($openings, "au") }, il est déjà proposé.
refusal-arrow_blocked = La plaque supplémentaire est sortie { ARROW($arrow, "sortie") } et ne peut pas y rentrer aussitôt.
refusal-no_path = Aucun chemin ouvert ne mène de { $start } à { $square }.
refusal-no_path_to_air = Aucun chemin ouvert ne mène de { $start } à la case de départ { $square }.

## Ce qui s'est passé.

event-maze_laid = Le labyrinthe est posé ; il reste { TILE($tile) }.
event-diver_chosen = { $seat } prend le plongeur { COLOUR($colour) }.
event-card_seen =
    { $seat } regarde la carte suivante, { $picture ->
        [hidden] qui reste secrète
       *[other] { PICTURE($picture, "le") }
    }.
event-first_player = { $seat } commence la partie.
event-tile_inserted = { $seat } pousse { TILE($tile) } { ARROW($arrow) } ; { TILE($out) } sort { ARROW($exit, "cote") }.
event-diver_carried = { $seat } glisse avec sa plaque de { $start } à { $square }.
event-diver_pushed_off = { $seat } sort du labyrinthe en { $start } et y revient sur la nouvelle plaque en { $square }.
event-tile_turned_over = La plaque sortie est retournée : { BACK($back, "un") }.
event-known_tile_turned_over = La plaque sortie est retournée : { BACK($back, "un") }.
event-action_ignored = Pendant un tour supplémentaire, { BACK($back, "le") } ne compte pas.
event-diver_frightened = Un poisson-globe effraie { $seat } : le plongeur ne peut pas nager pendant ce tour.
event-scooter_found = { $seat } doit jouer un tour supplémentaire en scooter sous-marin après ce déplacement.
event-scooter_offered = { $seat } peut jouer un tour supplémentaire en scooter sous-marin après ce déplacement.
event-extra_turn = { $seat } joue un tour supplémentaire en scooter sous-marin.
event-scooter_declined = { $seat } renonce au scooter sous-marin.
event-air_needed = { $seat } manque d'air : le plongeur doit aller sur une case de départ.
event-air_out_of_reach = Aucune case de départ n'est accessible ; { $seat } reste en { $square }.
event-air_taken = { $seat } reprend de l'air sur la case de départ { $square }.
event-diver_moved = { $seat } nage de { $start } à { $square }.
event-diver_stayed = { $seat } reste en { $square }.
event-target_reached = { $seat } a trouvé { PICTURE($picture, "le") } et pose la carte face visible.
event-all_reached = { $seat } n'a plus de carte et doit retourner en { $square }.
event-came_home = { $seat } a trouvé tous ses objectifs et regagne sa case de départ !
event-found_all = { $seat } a trouvé tous ses objectifs !
event-limit_reached = La partie est terminée après { rounds }.

## Parties du score, et pourquoi une partie s'est terminée.

score-targets = objectifs
score-home = retour
ending-home = Le vainqueur a trouvé tous ses objectifs et a regagné sa case de départ.
ending-all_found = Le vainqueur a trouvé tous ses objectifs.
ending-limit = Le nombre de tours de table convenu est atteint ; qui a trouvé le plus d'objectifs gagne.

## Ce qu'un coup rapporte, comme il suit « rapporte », et à quoi tiennent les points.

gain-target_reached = ton objectif, { PICTURE($picture, "le") }
gain-came_home = la victoire
gain-found_all = la victoire

## Le jeu en une phrase.

pitch = Décale le labyrinthe, nage vers tes cibles secrètes et sois le premier de retour.

## Options, telles que le formulaire d'une nouvelle table les explique.

option_name-variation = Variante
option-variation = Si le dos des plaques impose des actions.
option-variation-false = Le jeu de base.
option-variation-true = Des poissons-globes, des scooters et des bouteilles d'oxygène sont au dos de six plaques.
option_name-return_home = Retour
option-return_home = Si tu dois regagner ta case de départ à la fin.
option-return_home-true = Tous les objectifs, puis le retour.
option-return_home-false = Le jeu pour les plus jeunes : le dernier objectif suffit.
option_name-cards_per_player = Cartes par personne
option-cards_per_player = Combien d'objectifs chacun a.
option-cards_per_player-all = Les 24 cartes sont distribuées.
option-cards_per_player-1 = Une partie courte avec 1 carte chacun.
option-cards_per_player-2 = Une partie courte avec 2 cartes chacun.
option-cards_per_player-3 = Une partie courte avec 3 cartes chacun.
option-cards_per_player-4 = Une partie courte avec 4 cartes chacun.
option-cards_per_player-5 = Une partie courte avec 5 cartes chacun.
option-cards_per_player-6 = Une partie courte avec 6 cartes chacun.
option-cards_per_player-7 = Une partie courte avec 7 cartes chacun.
option-cards_per_player-8 = Une partie courte avec 8 cartes chacun.
option-cards_per_player-9 = Une partie courte avec 9 cartes chacun.
option-cards_per_player-10 = Une partie courte avec 10 cartes chacun.
option-cards_per_player-11 = Une partie courte avec 11 cartes chacun.
option-cards_per_player-12 = Une partie courte avec 12 cartes chacun.
option_name-colours = Couleurs
option-colours = Comment chacun reçoit son plongeur.
option-colours-choose = Vous choisissez à tour de rôle.
option-colours-auto = Ils sont distribués.
option_name-ages = Âges
option-ages = Les âges de tous dans l'ordre : s'ils sont donnés, le plus jeune commence.
option_name-first_player = Qui commence
option-first_player = Qui joue le premier tour.
option-first_player-random = Le plus jeune si les âges sont donnés, sinon on tire au sort.
option-first_player-0 = Le joueur 1 commence.
option-first_player-1 = Le joueur 2 commence.
option-first_player-2 = Le joueur 3 commence.
option-first_player-3 = Le joueur 4 commence.
option-first_player-youngest = Le plus jeune commence ; il faut indiquer les âges.
option_name-loose_mix = Plaques mobiles
option-loose_mix = Combien de lignes droites, de virages et de carrefours sont mobiles.
option-loose_mix-13-15-6 = 13, 15 et 6, comme dans la plupart des boîtes.
option-loose_mix-12-16-6 = 12, 16 et 6, comme dans certaines boîtes.
option_name-oxygen_mode = Oxygène
option-oxygen_mode = À quelles cases de départ mène une bouteille d'oxygène.
option-oxygen_mode-free = À n'importe laquelle des quatre.
option-oxygen_mode-path = Seulement à une case que tu peux atteindre.
option_name-scooter_optional = Scooter facultatif
option-scooter_optional = Si tu peux renoncer au tour supplémentaire d'un scooter.
option-scooter_optional-false = Tu dois le jouer.
option-scooter_optional-true = Tu peux le refuser.
option_name-show_known_backs = Dos connus
option-show_known_backs = Si les dos que tout le monde a vus restent visibles.
option-show_known_backs-true = Ils sont montrés.
option-show_known_backs-false = Il faut s'en souvenir.
option_name-look_ahead = Aperçu
option-look_ahead = Si l'on voit avant de pousser ce qui deviendrait accessible.
option-look_ahead-true = On le voit.
option-look_ahead-false = À toi de trouver où pousser.
option_name-show_ruled_out = Images exclues
option-show_ruled_out = Si les images que quelqu'un ne peut pas chercher restent marquées.
option-show_ruled_out-true = Elles sont montrées.
option-show_ruled_out-false = Il faut s'en souvenir.
option_name-round_limit = Limite de tours
option-round_limit = Après tant de tours de table sans vainqueur, qui a trouvé le plus d'objectifs gagne.

## La table dessinée en texte.

drawn-heading =
    Ocean Labyrinth : { $phase ->
        [over] la partie est finie
       *[other] on prépare la table
    }
drawn-turn =
    Ocean Labyrinth, tour de table { $round } sur { $rounds } : { $name } { $phase ->
        [starting] choisit une case de départ
        [inserting] pousse
        [moving] nage
        [surfacing] remonte
       *[other] joue
    }
drawn-arrow = { "" }
drawn-picture = { $letter } { PICTURE($picture) }
drawn-laying = On pose le labyrinthe.
drawn-spare = Plaque supplémentaire : { TILE($tile) }{ $letter }  { $turns }
drawn-way = { $look } { $sides }
drawn-side =
    { $direction ->
        [north] N
        [east] E
        [south] S
       *[west] O
    }
drawn-backs = Actions connues : { $seen }
drawn-back = { BACK($back) } { $places }
drawn-back_of_spare = supplémentaire
drawn-no_backs = Actions connues : aucune encore
drawn-no_diver = pas encore de plongeur
drawn-diver = { $sign } { COLOUR($colour) } en { $place }, départ { $home }, { $found } sur { $cards } trouvés
drawn-looks_for = cherche { PICTURE($picture) } ({ $letter })
drawn-heads_for_home = rentre
drawn-reach = Lignes doubles : où { $name } peut nager. { $divers } : plongeurs. { $starts } : cases de départ.
drawn-blocked = x : pas là, car la plaque supplémentaire en est sortie.
drawn-push = Tape ce qui distingue le coup des autres, dans son ordre : les mots de la liste ou son numéro.
drawn-swim = Tape une case comme tu la vois : E3

## Ce qui ne va pas dans les options.

wrong-cards = Option « { $option } » : à { $seats } joueurs, il y a au plus { $most } cartes par joueur, pas { $cards }.
wrong-ages = Option « { $option } » : il faut l'âge de chacun des { $seats } joueurs.
wrong-youngest = Option « { $option } » : pour savoir qui est le plus jeune, il faut l'âge de tous.

## Une vraie table, installée à la main.

placing-plain =
    { $shape ->
        [straight] Couloir droit { $look }
       *[bend] Coude { $look }
    }
placing-picture = { PICTURE($picture) }
placing-diver = plongeur ({ $seat })
placing-take = enlever une plaque
placing-turn = À qui est-ce le tour ?
placing-somebody = { $seat }
placing-phase = Que se passe-t-il maintenant ?
placing-phase_laying = On pose le labyrinthe
placing-phase_dealing = On regarde une carte
placing-phase_starting = On tire au sort qui commence
placing-phase_turning = On retourne une plaque
placing-phase_choosing = On choisit les plongeurs
placing-phase_inserting = On insère la plaque
placing-phase_moving = Le plongeur nage
placing-phase_surfacing = Le plongeur prend de l'air
placing-phase_deciding = On prend le scooter ou non
placing-phase_over = La partie est finie
placing-blocked = Où la plaque supplémentaire est-elle sortie ?
placing-nowhere = Nulle part encore
placing-exit = { ARROW($arrow, "sortie") }
placing-colour = Plongeur
placing-coloured = { COLOUR($colour) }
placing-no_diver = pas encore
placing-target = Cherche
placing-found = Objectifs trouvés
placing-card = Trouvé : { PICTURE($picture) }
placing-not_found = par personne
placing-round = Manche
placing-none_left =
    { $shape ->
        [straight] Tous les couloirs droits sont déjà dans le labyrinthe.
       *[bend] Tous les coudes sans image sont déjà dans le labyrinthe.
    }
placing-no_tiles =
    { $count ->
        [one] Une case n'a pas encore de plaque ; la plaque qui reste est la plaque supplémentaire.
       *[other] { $count } cases n'ont pas encore de plaque ; la plaque qui reste est la plaque supplémentaire.
    }
placing-no_exit = Indique où la plaque supplémentaire est sortie : on l'a insérée avant de nager.
placing-too_many_found = Objectifs trouvés ({ $seat }) : { $count }, mais tout le monde n'a que { $cards } cartes.
placing-all_found = Dernier objectif trouvé ({ $seat }) : la partie est finie.
placing-not_over = La partie finit au tour de quelqu'un qui a tout trouvé et qui est rentré, là où cela se joue.
