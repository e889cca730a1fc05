### Octopus' Garden en français.
###
### Trous : $seat, $turn et $first sont des noms ; $space, $start et $end des cases comme C3. Jamais « de » devant un nom,
### à cause de l'élision.
### Formes que demandent les phrases ci-dessous :
###   un, le, ton : avec ce mot devant, au genre qui convient ; de : après « plus » ; des : autant que le dit $count
###   la : une ligne du marché avec son article

## Tuiles.

tile-seagrass = herbier
    .un = un herbier
    .le = l'herbier
    .de = d'herbier
    .des =
        { $count ->
            [one] un herbier
           *[other] { $count } herbiers
        }
tile-coral = corail
    .un = un corail
    .le = le corail
    .de = de corail
    .des =
        { $count ->
            [one] un corail
           *[other] { $count } coraux
        }
tile-anemone = anémone
    .un = une anémone
    .le = l'anémone
    .de = d'anémone
    .des =
        { $count ->
            [one] une anémone
           *[other] { $count } anémones
        }
tile-oyster = huître
    .un = une huître
    .le = l'huître
    .de = d'huître
    .ton = ton huître
    .des =
        { $count ->
            [one] une huître
           *[other] { $count } huîtres
        }
tile-worm = ver plumeau
    .un = un ver plumeau
    .le = le ver plumeau
    .de = de ver plumeau
    .des =
        { $count ->
            [one] un ver plumeau
           *[other] { $count } vers plumeaux
        }
tile-star = étoile de mer
    .un = une étoile de mer
    .le = l'étoile de mer
    .de = d'étoile de mer
    .des =
        { $count ->
            [one] une étoile de mer
           *[other] { $count } étoiles de mer
        }
tile-garbage = déchet
    .un = un déchet
    .le = le déchet
    .de = de déchet
    .des =
        { $count ->
            [one] un déchet
           *[other] { $count } déchets
        }
tile-relic = relique
    .un = une relique
    .le = la relique
    .de = de relique
    .des =
        { $count ->
            [one] une relique
           *[other] { $count } reliques
        }
tile-harlequin = huître arlequin
    .un = une huître arlequin
    .le = l'huître arlequin
    .ton = ton huître arlequin
tile-clownfish = poisson-clown
    .un = un poisson-clown
    .le = le poisson-clown
tile-seahorse = hippocampe
    .un = un hippocampe
    .le = l'hippocampe

## Lignes et colonnes du marché.

line-R1 = ligne 1
    .la = la ligne 1
line-R2 = ligne 2
    .la = la ligne 2
line-R3 = ligne 3
    .la = la ligne 3
line-K1 = colonne 1
    .la = la colonne 1
line-K2 = colonne 2
    .la = la colonne 2
line-K3 = colonne 3
    .la = la colonne 3
line-X1 = diagonale 1
    .la = la diagonale 1
line-X2 = diagonale 2
    .la = la diagonale 2

## Quantités qu'empruntent les phrases ci-dessous.

pearls =
    { $pearls ->
        [one] { $pearls } perle
       *[other] { $pearls } perles
    }
price =
    { $cost ->
        [one] { $cost } perle
       *[other] { $cost } perles
    }
rounds =
    { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }

## Ce qui est demandé.

prompt-place = Huître de départ { $starting } sur { $starters } : pose-la sur une case libre.
prompt-place_harlequin = Huître de départ { $starting } sur { $starters }, l'huître arlequin : pose-la sur une case libre.
prompt-buy =
    Achète une ligne ou une colonne, ou n'achète rien. { $pearls ->
        [0] Tu n'as aucune perle.
       *[other] Tu as { pearls }.
    }
prompt-plant =
    Plante tes achats sur des cases libres. Encore à planter{ $left ->
        [one] { "" }
       *[other] , dans l'ordre de ton choix
    } : { TILES($bought, "des") }.
prompt-host = Tu as attiré { TILE($bonus, "un") } ! Choisis { TILE($host, "le") } où l'installer : ton choix ne change rien.
prompt-step = Déplace une étoile de mer d'une case. Chacune va vers l'huître la plus proche qu'elle peut manger, sinon vers l'huître arlequin.
prompt-step_to_a_meal = Déplace l'étoile de mer { $mover } d'une case. Elle va vers l'huître la plus proche qu'elle peut manger.
prompt-step_to_harlequin = Déplace l'étoile de mer { $mover } d'une case. Elle ne peut atteindre que l'huître arlequin et s'en approche.
prompt-over = La partie est terminée.
prompt-chance = C'est au hasard de jouer.

## Ce qu'un coup tapé laisse ouvert.

missing-tile = quelle tuile ?
missing-line = quelle ligne ou quelle colonne ?
missing-space = sur quelle case ?
missing-star = quelle étoile de mer ?
missing-start = depuis quelle case ?
missing-end = vers quelle case ?

## Coups.

move-place = Poser { TILE($tile, "le") } en { $space }
move-pass = Ne rien acheter
move-buy =
    { $cost ->
        [0] Prendre { LINE($line, "la") } ({ TILE($tiles) }) gratuitement
       *[other] Acheter { LINE($line, "la") } ({ TILE($tiles) }) pour { price }
    }
move-plant = Planter { TILE($tile, "le") } en { $space }
move-host = Installer { TILE($tile, "le") } en { $space }
move-star = Déplacer l'étoile de mer { $star } de { $start } à { $end }
move-no_step = Déplacer une étoile de mer comme aucune ne le peut
move-draw = { TILE($tile, "un") } sort du sac
move-start = { $first } commence

## Pourquoi un coup est impossible.

refusal-is_over = La partie est terminée : un jardin était plein, et tous les derniers tours ont été joués.
refusal-is_stalled = La partie est terminée : personne n'a rien acheté pendant { rounds }.
refusal-not_your_turn = Ce n'est pas ton tour : { $turn } doit jouer.
refusal-not_your_start = Ce n'est pas ton tour : { $turn } pose ses huîtres de départ.
refusal-only_placing = Pose d'abord { TILE($starter, "ton") } de départ sur une case de ton jardin.
refusal-only_buying = Commence ton tour en achetant une ligne ou une colonne, ou en y renonçant.
refusal-only_planting = Plante d'abord ce que tu as acheté : { TILES($bought, "des") }.
refusal-only_hosting = Choisis d'abord où installer { TILE($bonus, "le") } que tu as attiré.
refusal-only_stepping = Déplace d'abord toutes les étoiles de mer qui peuvent bouger.
refusal-diagonal = Seules les lignes et les colonnes s'achètent, jamais une diagonale.
refusal-empty_line = Il n'y a plus de tuile dans { LINE($line, "la") }.
refusal-too_dear =
    { LINE($line, "la") } coûte { price }, et tu { $pearls ->
        [0] n'en as aucune
       *[other] n'en as que { $pearls }
    }.
refusal-start_taken = La case { $space } n'est pas libre : { TILE($contents, "un") } s'y trouve.
refusal-not_bought = Tu n'as plus { TILE($tile, "de") } à planter.
refusal-no_space = Cette case n'est pas dans ton jardin.
refusal-not_vacant = La case { $space } n'est pas libre : { TILE($contents, "un") } s'y trouve.
refusal-star_there = Une étoile de mer est en { $space } : rien ne peut y être planté.
refusal-no_host = { TILE($bonus, "un") } s'installe sur { TILE($host, "un") } libre du groupe où tu viens de planter.
refusal-no_such_step = Une étoile de mer avance d'une seule case, de là où elle est : { $stars }.
refusal-no_such_star = Tu n'as pas d'étoile de mer { $star }.
refusal-has_moved = L'étoile de mer { $star } a déjà bougé pendant ce tour.
refusal-no_way = L'étoile de mer { $star } ne peut atteindre aucune huître et reste où elle est.
refusal-beside_harlequin = L'étoile de mer { $star } ne peut atteindre aucune huître à manger et attend à côté de l'huître arlequin.
refusal-into_coral = Les étoiles de mer n'entrent jamais dans le corail, et il y en a en { $end }.
refusal-not_the_shortest = Ce n'est pas le plus court chemin de l'étoile de mer { $star } vers l'huître la plus proche qu'elle peut manger.
refusal-not_to_harlequin = L'étoile de mer { $star } ne peut atteindre aucune huître à manger et prend le plus court chemin vers l'huître arlequin.

clause-standing = { $star } depuis { $space }

## Ce qui s'est passé.

event-market_filled = { TILE($tile, "un") } arrive sur la case { $market } du marché.
event-market_refilled = { TILE($tile, "un") } arrive sur la case { $market } du marché.
event-start_placed = { $seat } pose { TILE($tile, "un") } en { $space }.
event-first_player = { $seat } joue le premier tour.
event-line_bought =
    { $seat } { $pearls ->
        [0] prend { LINE($line, "la") } gratuitement
       *[other] achète { LINE($line, "la") } pour { pearls }
    }.
event-purchase_skipped = { $seat } n'achète rien.
event-bag_empty = Le sac est vide ; la case { $market } du marché reste libre.
event-tile_planted = { $seat } plante { TILE($tile, "un") } en { $space }.
event-tile_discarded = { $seat } n'a pas de place pour { TILE($tile, "un") }, qui quitte le jeu.
event-bonus_attracted = { $seat } attire { TILE($tile, "un") } !
event-bonus_settled = { TILE($tile, "un") } s'installe en { $space }.
event-star_moved = { $seat } déplace l'étoile de mer { $star } de { $start } à { $space }.
event-oyster_eaten = Chez { $seat }, l'étoile de mer { $star } mange l'huître en { $space }.
event-worm_closed = Chez { $seat }, le ver plumeau en { $space } se ferme.
event-worm_opened = Chez { $seat }, le ver plumeau en { $space } s'ouvre.
event-pearls_harvested =
    { $seat } { $pearls ->
        [0] ne récolte aucune perle
       *[other] récolte { pearls }
    }.
event-supply_short = La réserve est vide : { $seat } récolte { pearls } de moins.
event-end_triggered = { $seat } a rempli son jardin : tous les autres jouent encore un tour.
event-match_over = Le dernier tour est terminé.
event-match_stalled = Personne n'a rien acheté depuis { rounds } ; la partie est terminée.

## Parties du score, et pourquoi une partie s'est terminée.

score-seagrass = herbiers
score-coral = coraux
score-anemone = anémones
score-oyster = huîtres
score-worm = vers plumeaux ouverts
score-star = étoiles de mer
score-garbage = déchets
score-relic = reliques
score-clownfish = poissons-clowns
score-seahorse = hippocampes
ending-garden_full = Un jardin était plein, et tous les autres ont joué encore un tour.
ending-stall = Personne n'a rien acheté pendant si longtemps que la partie s'est arrêtée.

## Ce qu'un coup rapporte, comme il suit « rapporte », et à quoi tiennent les points.

gain-bonus_attracted = { TILE($tile, "un") }
gain-pearls_harvested = { pearls }
gain-points = { $points } de beauté
gain-part-seagrass = les herbiers
gain-part-coral = les coraux
gain-part-anemone = les anémones
gain-part-oyster = les huîtres
gain-part-worm = les vers plumeaux
gain-part-star = les étoiles de mer
gain-part-garbage = les déchets
gain-part-relic = les reliques

## Le jeu en une phrase.

pitch = Achète des tuiles avec tes perles, protège tes huîtres des étoiles de mer et plante le plus beau jardin.

## Options, telles que le formulaire d'une nouvelle table les explique.

option_name-first_player = Qui commence
option-first_player = Qui joue le premier tour.
option-first_player-random = On tire au sort une fois les huîtres de départ posées.
option-first_player-0 = Le joueur 1 commence.
option-first_player-1 = Le joueur 2 commence.
option-first_player-2 = Le joueur 3 commence.
option-first_player-3 = Le joueur 4 commence.
option_name-garden_rows = Rangées du jardin
option-garden_rows = La longueur des rangées du jardin, de haut en bas ; deux rangées voisines diffèrent d'une case exactement.
option_name-garbage_beauty = Beauté des déchets
option-garbage_beauty = Ce que chaque déchet fait à un jardin.
option-garbage_beauty--2 = Comme le dit la tuile.
option-garbage_beauty--1 = Comme dans l'exemple de décompte imprimé.
option_name-anemone_cost = Prix de l'anémone
option-anemone_cost = Le prix d'une anémone en perles.
option-anemone_cost-1 = Comme dans le livret de règles.
option-anemone_cost-2 = Comme on joue à certaines tables.
option_name-bonus_count = Bonus suivants
option-bonus_count = Comment un grand groupe attire d'autres poissons-clowns et hippocampes.
option-bonus_count-sets = Le groupe doit pouvoir se diviser en ensembles distincts, chacun d'un seul tenant.
option-bonus_count-groups = Seul compte le nombre de tuiles du groupe.
option_name-pearl_supply = Réserve de perles
option-pearl_supply = Si les perles peuvent s'épuiser.
option-pearl_supply-limited = Il y a 40 perles, pas une de plus.
option-pearl_supply-unlimited = Autre chose remplace les perles qui manquent.
option_name-stall_rounds = Tours de table sans achat
option-stall_rounds = Après tant de tours de table où tout le monde passe, la partie s'arrête.

## La table dessinée en texte.

drawn-heading =
    Octopus' Garden : { $phase ->
        [starting] on va commencer
       *[other] la partie est finie
    }
drawn-turn =
    Octopus' Garden : { $name } { $phase ->
        [placing] pose ses huîtres de départ
        [planting] plante
        [hosting] accueille un invité
        [stepping] déplace ses étoiles de mer
       *[other] fait ses achats
    }
drawn-market = Marché
drawn-tile =
    { $tile ->
        [worm] ver
        [star] étoile
        [harlequin] arlequin
       *[other] { TILE($tile) }
    }
drawn-symbol =
    { $tile ->
        [seagrass] He
        [coral] Co
        [anemone] An
        [oyster] Hu
        [worm] Ve
        [garbage] Dé
        [relic] Re
       *[harlequin] Ar
    }
drawn-supply = Réserve : perles { $pearls } poissons-clowns { $clownfish } hippocampes { $seahorse }
drawn-bag = Sac : { $tiles }
drawn-bought = Acheté : { $tiles }
drawn-garden = { pearls } (+{ $oysters }), beauté { $beauty }
drawn-legend =
    Tuiles : He herbier, Co corail, An anémone, Hu huître, Ar huître arlequin,
    { "         " }Dé déchet, Re relique, Ve ver plumeau, ve ver plumeau fermé,
    { "         " }*1 étoile de mer S1, ^ poisson-clown ou hippocampe

## Ce qui ne va pas dans les options.

wrong-rows = Option « { $option } » : deux rangées voisines doivent différer d'une case exactement, et il faut au moins 4 cases.
wrong-large_garden = Option « { $option } » : ce jardin est trop grand ; on ne peut guère dépasser 5,6,7,8,7,6,5.

## Une vraie table, installée à la main.

placing-piece = { TILE($tile) }
placing-turn = À qui est-ce le tour ?
placing-somebody = { $seat }
placing-phase = Que se passe-t-il maintenant ?
placing-phase_stocking = Le marché se remplit
placing-phase_placing = On pose les huîtres de départ
placing-phase_starting = On tire au sort qui commence
placing-phase_buying = Achat
placing-phase_refilling = Le marché se complète
placing-phase_planting = On plante les achats
placing-phase_hosting = Une tuile bonus cherche sa place
placing-phase_stepping = Les étoiles de mer bougent
placing-phase_over = La partie est finie
placing-ender = Quel jardin a été plein en premier ?
placing-nobody = Aucun encore
placing-pearls = Perles
placing-bought = À planter : { TILE($tile) }
placing-removed = Hors du jeu : { TILE($tile) }
placing-skipped = Tours de suite sans achat
placing-take = Retire { TILE($tile, "le") } de { $space }
placing-star_in_coral = Les étoiles de mer n'entrent jamais dans le corail : { $space } ne peut porter les deux.
placing-star_on_oyster = Une étoile de mer mange l'huître qu'elle atteint : { $space } ne peut porter les deux.
placing-no_host =
    { $tile ->
        [clownfish] Un poisson-clown se pose sur une anémone, et nulle part ailleurs.
       *[seahorse] Un hippocampe se pose sur un herbier, et nulle part ailleurs.
    }
placing-too_many = { TILE($tile) } : { $count } sur la table, mais la boîte n'en a que { $box }.
placing-too_many_pearls = Il y a { $count } perles sur la table, mais la boîte n'en a que { $box }.
placing-no_harlequin = Jardin ({ $seat }) sans huître arlequin : tout le monde commence avec une, et la garde.
placing-two_harlequins = Jardin ({ $seat }) avec plus d'une huître arlequin : tout le monde en a exactement une.
placing-not_earned =
    { $tile ->
        [clownfish]
            { $count ->
                [one] Jardin ({ $seat }) : un poisson-clown, mais pas trois anémones reliées pour lui.
               *[other] Jardin ({ $seat }) : { $count } poissons-clowns, mais pas autant de groupes de trois anémones reliées.
            }
       *[seahorse]
            { $count ->
                [one] Jardin ({ $seat }) : un hippocampe, mais pas cinq herbiers reliés pour lui.
               *[other] Jardin ({ $seat }) : { $count } hippocampes, mais pas autant de groupes de cinq herbiers reliés.
            }
    }
placing-bonus_due =
    { $tile ->
        [clownfish] Jardin ({ $seat }) : trois anémones reliées ont attiré un poisson-clown ; pose-le sur l'une d'elles.
       *[seahorse] Jardin ({ $seat }) : cinq herbiers reliés ont attiré un hippocampe ; pose-le sur l'un d'eux.
    }
placing-no_market = Au marché il manque une tuile sur { $market }, alors que le sac en contient encore.
placing-garden_full = Jardin ({ $seat }) plein : la fin approche ; indique quel jardin a été plein en premier.
placing-not_full = Jardin ({ $seat }) : il n'est pas plein.
placing-ender_has_ended = Jardin ({ $seat }) plein en premier : { $seat } n'a plus de tour.
placing-too_many_bought = Il y a { $count } tuiles à planter ; une ligne ou une colonne en a { $box } au plus.
placing-nothing_bought = Indique quelles tuiles sont à planter.
placing-no_room = Jardin ({ $seat }) : aucune case libre où planter.
placing-no_star_moves = Jardin ({ $seat }) : aucune étoile de mer ne peut bouger.
placing-stalled = Personne n'a rien acheté pendant { rounds } : la partie est finie.
placing-not_over = La partie finit quand un jardin a été plein : indique lequel l'a été en premier.
