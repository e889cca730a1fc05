### Open Ocean en français.
###
### Trous : $seat, $rival, $chooser, $player et $first sont des noms. Chaque carte est donnée dans les formes que demandent
### les phrases ci-dessous :
###   un, le, du, ton, aucun : avec ce mot devant, au genre qui convient ; il : le pronom
###   voisin : à côté de quoi elle se pose

## Cartes ; hidden est une carte que personne ne doit voir, starter le premier corail d'un récif.

card-red-coral = corail éventail rouge
    .un = un corail éventail rouge
    .le = le corail éventail rouge
    .du = du corail éventail rouge
    .ton = ton corail éventail rouge
    .aucun = aucun corail éventail rouge
    .il = il
    .voisin = d'une carte Soleil
card-orange-coral = corail coupe orange
    .un = un corail coupe orange
    .le = le corail coupe orange
    .du = du corail coupe orange
    .ton = ton corail coupe orange
    .aucun = aucun corail coupe orange
    .il = il
    .voisin = d'une carte Soleil
card-yellow-coral = corail volute jaune
    .un = un corail volute jaune
    .le = le corail volute jaune
    .du = du corail volute jaune
    .ton = ton corail volute jaune
    .aucun = aucun corail volute jaune
    .il = il
    .voisin = d'une carte Soleil
card-green-coral = corail étoile vert
    .un = un corail étoile vert
    .le = le corail étoile vert
    .du = du corail étoile vert
    .ton = ton corail étoile vert
    .aucun = aucun corail étoile vert
    .il = il
    .voisin = d'une carte Soleil
card-blue-coral = corail corne de cerf bleu
    .un = un corail corne de cerf bleu
    .le = le corail corne de cerf bleu
    .du = du corail corne de cerf bleu
    .ton = ton corail corne de cerf bleu
    .aucun = aucun corail corne de cerf bleu
    .il = il
    .voisin = d'une carte Soleil
card-purple-coral = corail plume violet
    .un = un corail plume violet
    .le = le corail plume violet
    .du = du corail plume violet
    .ton = ton corail plume violet
    .aucun = aucun corail plume violet
    .il = il
    .voisin = d'une carte Soleil
card-rainbow-coral = corail arc-en-ciel
    .un = un corail arc-en-ciel
    .le = le corail arc-en-ciel
    .du = du corail arc-en-ciel
    .ton = ton corail arc-en-ciel
    .aucun = aucun corail arc-en-ciel
    .il = il
    .voisin = d'une carte Soleil
card-anemone = anémone de mer
    .un = une anémone de mer
    .le = l'anémone de mer
    .du = de l'anémone de mer
    .ton = ton anémone de mer
    .aucun = aucune anémone de mer
    .il = elle
    .voisin = d'une carte Soleil
card-banggai = poisson-cardinal de Banggai
    .un = un poisson-cardinal de Banggai
    .le = le poisson-cardinal de Banggai
    .du = du poisson-cardinal de Banggai
    .ton = ton poisson-cardinal de Banggai
    .aucun = aucun poisson-cardinal de Banggai
    .il = il
    .voisin = d'une carte Soleil ou d'un autre poisson-cardinal de Banggai
card-clownfish = poisson-clown
    .un = un poisson-clown
    .le = le poisson-clown
    .du = du poisson-clown
    .ton = ton poisson-clown
    .aucun = aucun poisson-clown
    .il = il
    .voisin = d'une carte Soleil ou d'un autre poisson-clown
card-chromis = chromis vert
    .un = un chromis vert
    .le = le chromis vert
    .du = du chromis vert
    .ton = ton chromis vert
    .aucun = aucun chromis vert
    .il = il
    .voisin = d'une carte Soleil ou d'un autre chromis vert
card-goby = gobie néon
    .un = un gobie néon
    .le = le gobie néon
    .du = du gobie néon
    .ton = ton gobie néon
    .aucun = aucun gobie néon
    .il = il
    .voisin = d'une carte Soleil ou d'un autre gobie néon
card-pearlscale = poisson-papillon perlé
    .un = un poisson-papillon perlé
    .le = le poisson-papillon perlé
    .du = du poisson-papillon perlé
    .ton = ton poisson-papillon perlé
    .aucun = aucun poisson-papillon perlé
    .il = il
    .voisin = d'un petit poisson ou d'un autre poisson-papillon perlé
card-angelfish = poisson-ange
    .un = un poisson-ange
    .le = le poisson-ange
    .du = du poisson-ange
    .ton = ton poisson-ange
    .aucun = aucun poisson-ange
    .il = il
    .voisin = d'un petit poisson ou d'un autre poisson-ange
card-tang = chirurgien bleu
    .un = un chirurgien bleu
    .le = le chirurgien bleu
    .du = du chirurgien bleu
    .ton = ton chirurgien bleu
    .aucun = aucun chirurgien bleu
    .il = il
    .voisin = d'un petit poisson ou d'un autre chirurgien bleu
card-idol = idole maure
    .un = une idole maure
    .le = l'idole maure
    .du = de l'idole maure
    .ton = ton idole maure
    .aucun = aucune idole maure
    .il = elle
    .voisin = d'un petit poisson ou d'une autre idole maure
card-parrotfish = poisson-perroquet
    .un = un poisson-perroquet
    .le = le poisson-perroquet
    .du = du poisson-perroquet
    .ton = ton poisson-perroquet
    .aucun = aucun poisson-perroquet
    .il = il
    .voisin = d'un poisson moyen ou d'un autre poisson-perroquet
card-grouper = mérou
    .un = un mérou
    .le = le mérou
    .du = du mérou
    .ton = ton mérou
    .aucun = aucun mérou
    .il = il
    .voisin = d'un poisson moyen ou d'un autre mérou
card-dolphin = dauphin
    .un = un dauphin
    .le = le dauphin
    .du = du dauphin
    .ton = ton dauphin
    .aucun = aucun dauphin
    .il = il
card-turtle = tortue de mer
    .un = une tortue de mer
    .le = la tortue de mer
    .du = de la tortue de mer
    .ton = ta tortue de mer
    .aucun = aucune tortue de mer
    .il = elle
card-shark = requin de récif
    .un = un requin de récif
    .le = le requin de récif
    .aucun = aucun requin de récif
card-great-white = grand requin blanc
    .un = un grand requin blanc
    .le = le grand requin blanc
    .aucun = aucun grand requin blanc
card-crab = crabe
    .un = un crabe
    .le = le crabe
    .aucun = aucun crabe
card-starter = corail de départ
    .le = le corail de départ
card-hidden = carte
    .un = une carte
    .le = la carte
    .ton = ta carte
    .il = elle

## Couleurs des coraux de départ et sortes de cartes.

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet

class-coral = corail
class-anemone = anémone
class-tiny = petit poisson
    .un = un petit poisson
    .aucun = aucun petit poisson
class-medium = poisson moyen
    .un = un poisson moyen
    .aucun = aucun poisson moyen
class-big = gros poisson
    .un = un gros poisson
    .aucun = aucun gros poisson
class-special = carte spéciale

## Événements qui changent les règles.

event_card-EV-1 = Massifs de corail
    .effect = à la fin, chaque corail voisin d'un corail de sa couleur rapporte 1 point de plus
event_card-EV-2 = Floraison de plancton
    .effect = à la fin, chaque petit poisson dans un banc rapporte 1 point de plus
event_card-EV-3 = Grande marée
    .effect = l'Océan compte dix cartes
event_card-EV-4 = Courant calme
    .effect = il faut un requin de plus pour une frénésie
event_card-EV-5 = Du sang dans l'eau
    .effect = il faut un requin de moins pour une frénésie
event_card-EV-6 = Contre-courant
    .effect = les mains et la carte Premier joueur passent à droite
event_card-EV-7 = Migration des tortues
    .effect = chacun peut jouer cinq tortues de mer
event_card-EV-8 = Sanctuaire
    .effect = les poissons autour d'un corail de départ sont protégés

## Quantités et lieux qu'empruntent les phrases ci-dessous.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
clause-where =
    { $side ->
        [beyond] hors du récif
        [below] sous la rangée du corail de départ
        [above] { $up ->
            [1] au-dessus du corail de départ
           *[other] { $up } au-dessus du corail de départ
        }
        [left] { $up ->
            [0] { $across ->
                [1] à gauche du corail de départ
               *[other] { $across } à gauche du corail de départ
            }
           *[other] { $across } à gauche et { $up } au-dessus du corail de départ
        }
       *[right] { $up ->
            [0] { $across ->
                [1] à droite du corail de départ
               *[other] { $across } à droite du corail de départ
            }
           *[other] { $across } à droite et { $up } au-dessus du corail de départ
        }
    }
there =
    { $there ->
        [hidden] rien
        [starter] le corail de départ
       *[other] { CARD($there, "le") } ({ clause-where })
    }
taker =
    { $taker ->
        [hidden] ton crabe
       *[other] { CARD($taker, "le") }
    }
brought =
    { CARD($anchor, "il") ->
        [il] apporté
       *[elle] apportée
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
        [0] sable nu
        [1] récif frangeant
        [2] pâté de corail
        [3] récif-barrière
       *[4] atoll
    }
clause-goal_by = { $code } ({ CARD($fish) } à côté d'{ CARD($neighbour, "un") }, { points })
clause-goal_of_many = { $code } ({ $number } × { CARD($collected) }, { points })

## Ce qui est demandé.

prompt-over = La partie est terminée.
prompt-wait = Attends les autres.
prompt-choose = Choisis la couleur de ton corail de départ.
prompt-pick = Choisis en secret une carte de ta main.
prompt-pick_alone = Choisis dans ta main la carte que tu joues.
prompt-crab = Utilises-tu ton crabe ? Tu renonces alors à la carte choisie et tu joues à la place n'importe quelle carte de l'Océan.
prompt-take_fish = { CARD($taker, "le") } t'apporte un poisson de l'Océan. Lequel ?
prompt-take = Choisis une carte de l'Océan que tu peux jouer ; { taker } te l'apporte.
prompt-steal = Ton dauphin prend un poisson non protégé à un adversaire. Lequel ?
prompt-place = Pose { CARD($placed, "le") } dans ton récif.
prompt-attract = { CARD($anchor, "ton") } attire { CLASS($wanted, "un") }. Lequel ?
prompt-join = Pose { CARD($placed, "le") } à côté de { CARD($anchor, "ton") }.
prompt-host = Le dauphin joué par { $player } reste chez toi : pose-le dans ton récif.
prompt-host_own = Le dauphin reste chez toi : pose-le dans ton récif.
prompt-moor = Pose la tortue de mer à côté de { CARD($anchor, "ton") }, qu'elle a { brought }.
prompt-lose = Frénésie ! Lequel de tes poissons est dévoré ?
prompt-lift = Danse des crabes ! Déplace un de tes poissons vers une autre case, ou aucun.
prompt-shift = Choisis une nouvelle case pour { CARD($placed, "le") }.
prompt-toss = Défausse une carte de ta main.
prompt-clear = Défausse une carte de l'Océan ; une nouvelle prend sa place.

## Ce qu'un coup tapé laisse ouvert.

missing-colour = quelle couleur ?
missing-card = quelle carte ?
missing-rival = le poisson de qui ?
missing-space = sur quelle case ?
missing-taken = sur quelle case ?

## Coups.

move-starter = Prendre le corail de départ { COLOUR($colour) }
move-pick = Choisir { CARD($card, "le") } ({ CLASS($sort) }, { points })
move-use_crab = Utiliser le crabe
move-keep_crab = Garder le crabe
move-take = Prendre { CARD($card, "le") } ({ CLASS($sort) }, { points })
move-steal = Prendre à { $rival } { there }
move-place =
    Poser la carte { clause-where }{ $neighbours ->
        [0] { "" }
       *[other] , à côté { CARDS($beside, "du") }
    }
move-attract = Attirer { CARD($card, "le") } ({ points })
move-decline = Ne rien attirer
move-lose = Perdre { there }
move-lift = Déplacer { there }
move-stay = Ne déplacer aucun poisson
move-toss = Défausser { CARD($card, "le") } de ta main
move-clear = Défausser { CARD($card, "le") } de l'Océan
move-draw = Carte piochée : { CARD($card, "un") }
move-goal = Objectif pioché : { $goal }
move-event = Événement révélé : { EVENT_CARD($event) }
move-first = { $first } reçoit la carte Premier joueur

## Pourquoi un coup n'est pas permis.

refusal-is_over = La partie est terminée.
refusal-no_seat = Personne n'occupe cette place.
refusal-cards_are_drawn = Des cartes sont en train d'être piochées.
refusal-has_picked = Tu as choisi ta carte ; les autres choisissent encore.
refusal-others_starter = { $chooser } choisit d'abord un corail de départ.
refusal-others_play = { $chooser } joue une carte ; attends ton tour.
refusal-others_dolphin = { $chooser } pose le dauphin.
refusal-others_loss = { $chooser } choisit le poisson que la frénésie emporte.
refusal-others_clearing = { $chooser } joue en second et défausse une carte de l'Océan.
refusal-others_crab = { $chooser } décide d'utiliser ou non un crabe.
refusal-others_rave = { $chooser } déplace un poisson pendant la danse des crabes.
refusal-only_starter = Choisis d'abord un corail de départ.
refusal-only_picking = Choisis une carte de ta main.
refusal-no_ocean_yet = Choisis d'abord une carte de ta main ; l'Océan intervient quand elle est jouée.
refusal-no_reef_yet = Choisis d'abord une carte de ta main ; tu choisiras sa case quand elle sera jouée.
refusal-only_picking_alone = Choisis d'abord dans ta main la carte que tu joues.
refusal-only_crab = Dis d'abord si tu utilises ton crabe.
refusal-only_taking = { taker } prend une carte de l'Océan ; choisis laquelle.
refusal-only_stealing = Le dauphin prend un poisson dans le récif d'un adversaire ; choisis lequel.
refusal-only_placing = Choisis une case pour { CARD($placed, "le") }.
refusal-only_attracting = Choisis d'abord la carte de l'Océan qui est attirée, puis sa case.
refusal-only_losing = Choisis le poisson que tu perds dans la frénésie.
refusal-only_lifting = Choisis un poisson à déplacer pendant la danse des crabes, ou n'en déplace aucun.
refusal-only_tossing = Défausse une carte de ta main.
refusal-only_clearing = Défausse une carte de l'Océan.
refusal-only_clearing_alone = Défausse une carte de l'Océan.
refusal-starter_gone = Quelqu'un a déjà le corail de départ { COLOUR($colour) }.
refusal-not_in_hand = Tu n'as { CARD($card, "aucun") } en main.
refusal-not_in_hand_alone = Tu n'as { CARD($card, "aucun") } en main.
refusal-not_in_ocean = Il n'y a { CARD($card, "aucun") } dans l'Océan.
refusal-only_fish_by_shark = Un requin ne prend que des poissons, et { CARD($card, "le") } n'en fait pas partie.
refusal-only_fish_by_great_white = Le grand requin blanc ne prend que des poissons, et { CARD($card, "le") } n'en fait pas partie.
refusal-only_fish_by_dolphin = Un dauphin amical ne prend que des poissons, et { CARD($card, "le") } n'en fait pas partie.
refusal-no_crab_by_crab = Un crabe ne peut pas prendre un autre crabe.
refusal-too_many_turtles = Tu as déjà joué toutes les tortues de mer permises : { $turtles }.
refusal-no_room_to_play = Impossible de jouer { CARD($card, "le") } : ton récif n'a pas de case libre à côté { CARD($needs, "voisin") }.
refusal-no_prey = Impossible de jouer { CARD($card, "le") } : aucun poisson de l'Océan ne trouve sa place dans ton récif.
refusal-nothing_to_steal = Impossible de jouer { CARD($card, "le") } : aucun adversaire n'a de poisson non protégé qui convienne.
refusal-nothing_for_crab = Impossible de jouer { CARD($card, "le") } : il n'y aurait rien à prendre dans l'Océan.
refusal-no_room_by_shark = Il n'y a pas de place pour { CARD($card, "le") } : ton récif n'a pas de case libre à côté { CARD($needs, "voisin") }.
refusal-no_room_by_great_white = Il n'y a pas de place pour { CARD($card, "le") } : ton récif n'a pas de case libre à côté { CARD($needs, "voisin") }.
refusal-no_room_by_dolphin = Il n'y a pas de place pour { CARD($card, "le") } : ton récif n'a pas de case libre à côté { CARD($needs, "voisin") }.
refusal-own_reef = Un dauphin prend à un adversaire, pas dans ton propre récif.
refusal-no_card_there = Il n'y a pas de carte à cet endroit.
refusal-not_a_fish = On ne peut prendre que des poissons dans un récif, et { there } n'en fait pas partie.
refusal-is_protected = Impossible de prendre { there } : ce poisson est protégé.
refusal-no_room_for_stolen = Il n'y a pas de place pour { there } : ton récif n'a pas de case libre à côté { CARD($needs, "voisin") }.
refusal-wrong_class = C'est { CLASS($wanted, "un") } qui est attiré, et { CARD($card, "le") } n'en est pas un.
refusal-must_attract = Une action qui peut être effectuée doit l'être.
refusal-no_space = Cette case est trop loin : { CARD($placed, "le") } doit se trouver à côté d'une carte du récif.
refusal-other_reef = { CARD($placed, "le") } va dans ton propre récif.
refusal-occupied = Il faut une case vide pour { CARD($placed, "le") }, et { there } s'y trouve déjà.
refusal-below_floor = Rien ne se pose sous la rangée du corail de départ.
refusal-no_sun_around = Une carte Soleil a besoin d'une autre carte Soleil sur l'une des huit cases qui l'entourent.
refusal-only_a_corner = Seuls des coins se touchent ici ; { CARD($placed, "le") } se pose bord à bord.
refusal-not_in_order = { CARD($placed, "le") } se pose bord à bord, à côté { CARD($needs, "voisin") }.
refusal-not_by_attractor =
    { CARD($placed, "le") } doit toucher { CARD($anchor, "le") }, qui l'a { CARD($placed, "il") ->
        [il] attiré
       *[elle] attirée
    }.
refusal-only_by_turtle = Un dauphin ne peut pas se rattacher à une tortue de mer.
refusal-not_by_anchor = { CARD($placed, "le") } doit toucher { CARD($anchor, "le") }, que cette carte a { brought }.
refusal-old_space = Le poisson doit changer de case.
refusal-no_food = La frénésie n'emporte que des poissons, et { there } n'en fait pas partie.
refusal-is_safe = La frénésie ne peut pas emporter { there } : ce poisson est protégé.
refusal-not_the_highest = La frénésie emporte le poisson non protégé de plus grande valeur ; { there } vaut moins.
refusal-cannot_move = Impossible de déplacer { there } : seuls les poissons se déplacent, et seulement vers une autre case permise.

## Ce qui s'est passé.

event-first_player = { $seat } reçoit la carte Premier joueur.
event-starter_taken = { $seat } prend le corail de départ { COLOUR($colour) }.
event-card_dealt = { $seat } reçoit { CARD($card, "un") }.
event-card_dealt_alone = { $seat } reçoit { CARD($card, "un") }.
event-ocean_filled = { CARD($card, "un") } arrive dans l'Océan.
event-ocean_refreshed = L'Océan est renouvelé.
event-shark_settled = Le requin sans proie prend la place libre dans l'Océan.
event-discards_shuffled = La défausse est mélangée et devient la pioche.
event-ocean_short = Il n'y a plus de carte pour l'Océan.
event-goal_opened = Un objectif pour tous : { $goal }.
event-goal_dealt = { $seat } reçoit un objectif secret : { $goal }.
event-goal_turned = L'objectif suivant est { $goal }.
event-goal_done = { $seat } atteint l'objectif { $goal } !
event-event_shown = { EVENT_CARD($event) } : { EVENT_CARD($event, "effect") }.
event-card_chosen = { $seat } choisit { CARD($card, "un") }.
event-card_revealed = { $seat } révèle { CARD($card, "un") }.
event-card_played = { $seat } joue { CARD($card, "un") }.
event-sun_unplayable = { $seat } ne peut pas jouer { CARD($card, "le") } et défausse la carte : aucune case n'est libre autour des cartes Soleil.
event-fish_unplayable = { $seat } ne peut pas jouer { CARD($card, "le") } et défausse la carte : aucune case n'est libre à côté { CARD($needs, "voisin") }.
event-dolphin_unplayable = { $seat } ne peut pas jouer { CARD($card, "le") } et défausse la carte : aucun adversaire n'a de poisson non protégé qui convienne.
event-turtle_unplayable = { $seat } a déjà joué toutes les tortues de mer permises et en défausse une autre.
event-prey_lacking = { $seat } ne peut pas jouer { CARD($card, "le") } et défausse la carte : aucun poisson de l'Océan ne convient.
event-shark_lurks = { $seat } n'a pas de proie pour { CARD($card, "le") }, qui rejoint l'Océan.
event-crab_unplayable = { $seat } ne peut pas jouer { CARD($card, "le") } et défausse la carte : il n'y a rien à prendre dans l'Océan.
event-crab_used = { $seat } utilise un crabe et renonce à { CARD($card, "un") }.
event-crab_kept = { $seat } garde le crabe.
event-card_taken = { $seat } prend { CARD($card, "un") } dans l'Océan.
event-great_white_alone = Le grand requin blanc ne trouve pas de poisson pour { $seat }.
event-fish_stolen = { $seat } prend à { $rival } { CARD($card, "un") } ({ $space }).
event-card_placed = { $seat } pose { CARD($card, "un") } ({ $space }).
event-card_attracted = { $seat } attire { CARD($card, "un") } ({ $space }).
event-attract_declined = { $seat } n'attire rien.
event-nothing_attracted = Il n'y a { CLASS($wanted, "aucun") } à attirer dans l'Océan.
event-no_room_to_attract = Il n'y a pas de case libre pour un poisson attiré.
event-dolphin_placed = { $seat } reçoit le dauphin et le pose ({ $space }).
event-dolphin_discarded = Le dauphin ne trouve pas de case chez { $seat } ; il est défaussé.
event-turtle_played = { $seat } joue sa tortue de mer numéro { $number }.
event-turtle_placed = { $seat } pose la tortue de mer ({ $space }).
event-turtle_discarded = La tortue de mer jouée par { $seat } ne trouve pas de case ; elle est défaussée.
event-turtle_found_nothing = { $seat } ne peut jouer aucune carte du nouvel Océan.
event-feeding_frenzy = Frénésie !
event-sharks_sated = Les requins sont repus : aucun poisson n'est perdu.
event-fish_eaten = { $seat } perd { CARD($card, "un") } ({ $space }).
event-nothing_eaten = { $seat } n'a aucun poisson non protégé et ne perd rien.
event-frenzy_ignored = Cinq fois suffisent : les requins se calment.
event-crab_rave = Danse des crabes ! Chacun peut déplacer un poisson.
event-fish_lifted = { $seat } soulève { CARD($card, "un") } ({ $space }).
event-fish_moved = { $seat } pose { CARD($card, "un") } sur une autre case ({ $space }).
event-fish_stay = { $seat } ne déplace aucun poisson.
event-ocean_discarded = { $seat } défausse { CARD($card, "un") } de l'Océan.
event-ocean_discarded_alone = { $seat } défausse { CARD($card, "un") } de l'Océan.
event-hand_discarded = { $seat } défausse { CARD($card, "un") } de sa main.
event-hands_passed = Chacun passe sa main ; { $seat } reçoit la carte Premier joueur.
event-hands_exchanged = Les mains sont échangées ; { $seat } reçoit la carte Premier joueur.
event-last_discarded = { $seat } défausse sa dernière carte : { CARD($card, "un") }.
event-no_fish_left = Il n'y a plus de poisson dans l'Océan.
event-round_over = La manche { $number } est terminée.
event-match_over = La partie est terminée.
event-cards_out = Il reste trop peu de cartes pour une autre manche.
event-solo_result = { $seat } atteint le niveau { level } : { level_name }.

## Parts du score, et pourquoi une partie s'est terminée.

score-cards = cartes
score-schools = bancs
score-rainbow = couleurs de corail
score-goals = objectifs
score-clusters = massifs de corail
score-bloom = plancton
ending-last_round = Les trois manches sont terminées.
ending-last_round_larger_reef = Les trois manches sont terminées. Les points étaient égaux en tête, et le plus grand récif l'emporte.
ending-last_round_shared = Les trois manches sont terminées. Points et récifs sont égaux en tête : la victoire est partagée.
ending-cards_out = Il restait trop peu de cartes pour une autre manche.
ending-cards_out_larger_reef = Il restait trop peu de cartes. Les points étaient égaux en tête, et le plus grand récif l'emporte.
ending-cards_out_shared = Il restait trop peu de cartes. Points et récifs sont égaux en tête : la victoire est partagée.

## Ce qu'un coup rapporte, comme il suit « rapporte », et à quoi tiennent les points.

gain-fish_stolen = { CARD($card, "un") } de { $rival }
gain-dolphin_placed = le dauphin
gain-points = { points }
gain-part-cards = les cartes
gain-part-schools = les bancs
gain-part-rainbow = les couleurs de corail
gain-part-goals = les objectifs
gain-part-clusters = les massifs de corail
gain-part-bloom = le plancton

## Le jeu en une phrase.

pitch = Choisis une carte, passe les autres et fais grandir un récif dont les poissons en attirent de plus gros, jusqu’à ce que viennent les requins.

## Options, telles que le formulaire d'une nouvelle table les explique.

option_off = Pas en jeu.
option_on = En jeu.
option_name-first_player = Premier joueur
option-first_player = Qui est premier joueur au premier tour.
option-first_player-random = On tire au sort.
option-first_player-0 = Le joueur 1 commence.
option-first_player-1 = Le joueur 2 commence.
option-first_player-2 = Le joueur 3 commence.
option-first_player-3 = Le joueur 4 commence.
option-first_player-4 = Le joueur 5 commence.
option_name-starters = Coraux de départ
option-starters = Comment chacun reçoit un corail de départ.
option-starters-choose = À partir du premier joueur, chacun choisit une couleur.
option-starters-random = On tire au sort.
option_name-rainbow_coral = Coraux arc-en-ciel
option-rainbow_coral = Ajoute trois coraux arc-en-ciel, qui comptent pour toute couleur.
option-rainbow_coral-off = { option_off }
option-rainbow_coral-on = { option_on }
option_name-great_white = Grand requin blanc
option-great_white = Ajoute le grand requin blanc, qui déclenche une frénésie partout où il apparaît.
option-great_white-off = { option_off }
option-great_white-on = { option_on }
option_name-crabs = Crabes
option-crabs = Si des crabes participent, et comment.
option-crabs-none = Pas de crabes.
option-crabs-deck = Cinq crabes remplacent cinq requins dans la pioche.
option-crabs-advantage = Qui reçoit des crabes ci-dessous les a sous son corail de départ : chacun le sauve une fois.
option_name-crabs_0 = Crabes du joueur 1
option-crabs_0 = Avec des crabes sous les coraux de départ : combien en a le joueur 1.
option_name-crabs_1 = Crabes du joueur 2
option-crabs_1 = Avec des crabes sous les coraux de départ : combien en a le joueur 2.
option_name-crabs_2 = Crabes du joueur 3
option-crabs_2 = Avec des crabes sous les coraux de départ : combien en a le joueur 3.
option_name-crabs_3 = Crabes du joueur 4
option-crabs_3 = Avec des crabes sous les coraux de départ : combien en a le joueur 4.
option_name-crabs_4 = Crabes du joueur 5
option-crabs_4 = Avec des crabes sous les coraux de départ : combien en a le joueur 5.
option_name-crab_rave = Danse des crabes
option-crab_rave = Avec des crabes dans la pioche : deux crabes dans l'océan permettent à chacun de déplacer un poisson.
option-crab_rave-off = { option_off }
option-crab_rave-on = { option_on }
option_name-goals = Objectifs
option-goals = Des objectifs d'habitat qui rapportent des points à la fin.
option-goals-none = Pas d'objectifs.
option-goals-private1 = Un objectif secret pour chacun.
option-goals-private2 = Deux objectifs secrets pour chacun.
option-goals-public3 = Trois objectifs ouverts pour tous.
option_name-events = Événements
option-events = Au début de chaque manche, un événement change les règles pour de bon.
option-events-off = { option_off }
option-events-on = { option_on }
option_name-friendly_dolphins = Dauphins amicaux
option-friendly_dolphins = FV-1 : les dauphins prennent un poisson dans l'océan, pas chez un adversaire.
option-friendly_dolphins-off = { option_off }
option-friendly_dolphins-on = { option_on }
option_name-full_sharks = Requins repus
option-full_sharks = FV-2 : une frénésie ne fait que renouveler l'océan.
option-full_sharks-off = { option_off }
option-full_sharks-on = { option_on }
option_name-safe_schools = Bancs protégés
option-safe_schools = FV-3 : les poissons d'un banc sont protégés.
option-safe_schools-off = { option_off }
option-safe_schools-on = { option_on }
option_name-own_choice = Libre choix
option-own_choice = FV-4 : dans une frénésie, chacun choisit quel poisson non protégé il perd.
option-own_choice-off = { option_off }
option-own_choice-on = { option_on }
option_name-house_coral_clusters = Massifs de corail
option-house_coral_clusters = Règle maison : les coraux voisins d'un corail de leur couleur rapportent 1 point de plus.
option-house_coral_clusters-off = { option_off }
option-house_coral_clusters-on = { option_on }
option_name-house_rainbow20 = Arc-en-ciel complet
option-house_rainbow20 = Règle maison : les six couleurs rapportent 20 points, moins n'en rapportent aucun.
option-house_rainbow20-off = { option_off }
option-house_rainbow20-on = { option_on }
option_name-solo_extreme = Solo extrême
option-solo_extreme = Règle maison en solo : les objectifs de voisinage demandent plutôt des collections.
option-solo_extreme-off = Pas en jeu.
option-solo_extreme-total5 = Cinq cartes des deux sortes ensemble, au moins une de chacune.
option-solo_extreme-each5 = Cinq cartes de chacune des deux sortes.
option_name-solo_goal_points = Points d'objectifs en solo
option-solo_goal_points = En solo : les objectifs atteints rapportent aussi leurs points.
option-solo_goal_points-off = { option_off }
option-solo_goal_points-on = { option_on }
option_name-lurking_sharks = Requins à l'affût
option-lurking_sharks = Un requin sans proie va dans l'océan, pas dans la défausse.
option-lurking_sharks-off = { option_off }
option-lurking_sharks-on = { option_on }
option_name-optional_attract = Attirer sans obligation
option-optional_attract = Si l'on peut renoncer à attirer.
option-optional_attract-off = { option_off }
option-optional_attract-on = { option_on }

## La table dessinée en texte.

drawn-over = Open Ocean : la partie est finie
drawn-round = Open Ocean : manche { $round }
drawn-turn = tour { $turn } sur { $turns }
drawn-first = premier joueur { $player }
drawn-phase = { "" }
drawn-card = { CARD($card) }
drawn-symbol =
    { $card ->
        [red-coral] Rou
        [orange-coral] Ora
        [yellow-coral] Jau
        [green-coral] Ver
        [blue-coral] Ble
        [purple-coral] Vio
        [rainbow-coral] Arc
        [anemone] Ane
        [banggai] 1Ap
        [clownfish] 1Cl
        [chromis] 1De
        [goby] 1Go
        [pearlscale] 2Pa
        [angelfish] 2An
        [tang] 2Ch
        [idol] 2Id
        [parrotfish] 3Pe
        [grouper] 3Mé
        [dolphin] Dau
       *[turtle] Tor
    }
drawn-ocean = Océan :
drawn-sharks = Requins { $sharks }, frénésie à { $threshold } ; pioche { $deck }, défausse { $discards }
drawn-goal = Objectif : { $goal }
drawn-below = { "," } { $count } dessous
drawn-solo = Objectifs atteints : { $done } ; niveau { level }, { level_name }
drawn-event = Événement : { EVENT_CARD($event) }. { EVENT_CARD($event, "effect") }.
drawn-reef = { points }
drawn-turtles = tortues { $count }
drawn-crabs = crabes { $count }
drawn-no_reef = pas encore de récif
drawn-goal_of = Objectif de { $player } : { $goal }
drawn-hand = Main de { $player } :
drawn-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
drawn-chose = choisi : { CARD($card) }
drawn-has_chosen = a choisi
drawn-own_goal = objectif { $goal }
drawn-legend =
    Récifs : 1 un petit, 2 un moyen, 3 un gros poisson ; trois lettres un corail,
    { "         " }Ane anémone, Dau dauphin, Tor tortue ;
    { "         " }* corail de départ, + protégé, o où la carte peut aller

## Ce qui ne va pas dans les options.

wrong-not_alone = Option « { $option } » : cela n'existe pas en solo.
wrong-only_alone = Option « { $option } » : cela n'existe qu'en solo.
wrong-no_advantage = Option « { $option } » : on ne reçoit des crabes que s'ils sont sous les coraux de départ.
wrong-crabs = Option « { $option } » : il y a { $most } crabes, pas { $crabs }.
wrong-rave = Option « { $option } » : il faut des crabes dans la pioche.

## Une vraie table, dressée à la main.

placing-piece = { CARD($card) }
placing-deal = cartes que personne ne montre
placing-take = enlever
placing-first = Qui est premier joueur ?
placing-somebody = { $seat }
placing-phase = Que se passe-t-il ?
placing-phase_picking = On choisit une carte
placing-phase_midway = Une carte est jouée
placing-phase_over = La partie est finie
placing-round = Manche
placing-turn = Tour
placing-turtles = Tortues de mer jouées
placing-crabs = Crabes sous le corail de départ
placing-event = Événement : { EVENT_CARD($event) }
placing-off = non révélé
placing-on = en vigueur
placing-own_goal = Objectif { $number }
placing-open_goal = Objectif visible { $number }
placing-goal = { $goal }
placing-no_goal = aucun
placing-done = Objectifs atteints
placing-goal_points = Points des objectifs atteints
placing-discards = Défaussées : { CARD($card) }
placing-no_starter_there = Un récif commence par un corail d'une seule couleur, qui est dans cet espace.
placing-starter_taken = Ce corail de départ est à { $seat } ; il y en a un de chaque couleur.
placing-starter_stays = Le corail de départ reste tant que le récif a d'autres cartes ; une autre couleur peut le remplacer.
placing-too_many = { CARD($card) } : { $count } sur la table, mais la boîte n'en contient que { $box }.
placing-no_starter = { $seat } : avec quel corail de départ ce récif a-t-il commencé ? Pose-le.
placing-loose_sun = { $seat } a dans son récif : { CARD($card) }, sans autre corail ni anémone autour, et ces cartes ne quittent jamais un récif.
placing-too_many_turtles = { $seat } a joué { $count } tortues de mer, mais seules { $box } sont permises.
placing-ocean_gap = Il manque une carte dans l'Océan.
placing-too_many_sharks = Avec { $count } requins dans l'Océan, c'est la frénésie, et un nouvel Océan est distribué.
placing-hand_short = { $seat } a { $count } cartes sur { $box } pour ce tour.
placing-hand_long = { $seat } a { $count } cartes, mais ce tour commence avec { $box }.
placing-deal_rest = Cartes inconnues pour { $seat }
placing-events =
    { $count ->
        [0] Aucun événement n'est en vigueur
        [one] Un événement est en vigueur
       *[other] { $count } événements sont en vigueur
    }, mais on en révèle un par manche : { $box } jusqu'ici.
placing-no_open_goal = Dis quels objectifs sont visibles.
placing-goal_met = L'objectif « { $goal } » est rempli : il est donc atteint et n'est plus visible.
