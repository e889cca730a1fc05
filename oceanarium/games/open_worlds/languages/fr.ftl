### Open Worlds en français. Cartes et mondes gardent partout le nom qu'ils portent sur les cartes, sans article.
###
### Trous : $seat, $opponent, $owner, $chooser, $player et $first (dans move-first) sont des noms de joueurs ; $card,
### $unit, $target et $utility des noms de cartes ; $world, $start et $here des noms de mondes. À qui est une unité se dit
### entre parenthèses : jamais « de » ni « que » devant un nom, à cause de l'élision. Ce qui s'accorde suit « la carte » ou « l'unité ».

## Ce qu'une carte exige.

clause-req-peaceful_or_yours = Monde non hostile, ou occupé par toi
clause-req-water_2_and_peaceful_or_yours = H2O 2 ou plus, et monde non hostile ou occupé par toi
clause-req-habitable_or_yours = Monde habitable, ou occupé par toi
clause-req-peaceful = Monde non hostile
clause-req-yours = Monde occupé par toi
clause-req-yours_to_terraform = Monde occupé par toi, et non habitable ou hostile
clause-req-habitable_or_hostile = Monde habitable ou hostile seulement
clause-req-mining_or_production = Tu as ici une installation d'extraction ou de production
clause-req-host = Tu as déjà ici une installation de population, de production ou d'extraction
clause-req-population = Tu as ici une installation de population
clause-req-large_population = Tu as ici une installation de population de défense 20 ou plus
clause-req-ship = Tu as ici un vaisseau
clause-req-capacity = Capacité { $number }
clause-req-quoted = { $quote }

## Ce qui empêche de jouer une manœuvre.

lack-no_staged_card = tu n'as préparé aucune carte
lack-within_limit = tes vaisseaux préparés ne dépassent pas ta limite de classe
lack-unoccupied = tu n'occupes pas ce monde
lack-unmet = ce qu'elle exige n'est pas rempli

## Parties de phrases.

clause-hidden_card = une carte
clause-no_unit = rien
clause-no_world = l'emplacement { $number }, sans monde
clause-nobody_there = quelqu'un qui n'est pas à la table
clause-owned = { $unit } ({ $opponent }) sur { $world }
clause-staged = une carte préparée sur { $world }
clause-played_by = { $card } ({ $opponent })
clause-utility = une manœuvre
clause-yourself = toi-même
clause-something = cela

clause-verdict-utility = { " " }(bluff : les manœuvres se jouent de la main)
clause-verdict-prohibited = { " " }(bluff : carte interdite au DERNIER TOUR)
clause-verdict-class = { " " }(carte perdue : la classe { $number } dépasse ta limite)
clause-verdict-room = { " " }(carte perdue : il n'y a pas de place pour l'instant)
clause-verdict-req = { " " }(carte perdue : la REQ « { $req } » n'est pas remplie pour l'instant)

clause-moment-begin_turn = au début du tour
clause-moment-begin_stage = au début de la préparation
clause-moment-end_stage = à la fin de la préparation
clause-moment-during_move = pendant le déplacement
clause-moment-end_move = à la fin du déplacement
clause-moment-during_reveal = quand tes vaisseaux préparés dépassent ta limite de classe
clause-moment-begin_resolution = avant la résolution des mondes
clause-moment-begin_surface = au début d'un conflit au sol
clause-moment-end_resolution = après la résolution des mondes
clause-moment-end_draw = à la fin de la pioche
clause-moment-reaction = quand un adversaire joue une manœuvre

## Que faire.

prompt-over = La partie est terminée.
prompt-others = C'est à d'autres de choisir.
prompt-choose = Choisis.
prompt-adjust =
    Tu peux écarter { $left ->
        [one] encore une carte
       *[other] jusqu'à { $left } cartes
    } de ta main. Tu en pioches autant.
prompt-replace = DERNIER TOUR : tu peux montrer et remplacer tes cartes interdites.
prompt-stage = Prépare des cartes face cachée sur les mondes. Tes vaisseaux peuvent y avoir la classe { $limit } en tout ; ils ont { $total }.
prompt-move = Tu peux déplacer tes vaisseaux, chacun une fois et au plus de sa portée.
prompt-trim = Défausse un de tes vaisseaux préparés. Ils ont en tout la classe { $total }, et ta limite est { $limit }.
prompt-world = Choisis le prochain monde à résoudre.
prompt-swap = { $unit } arrive sur { $here }. Une de tes installations lui cède-t-elle sa place pour revenir dans ta main ?
prompt-retreat = Conflit orbital sur { $here } : les vaisseaux qui ont Retraite peuvent revenir dans ta main.
prompt-mode = { $unit } sur { $here } : tirer sur des orbitaux, ou réserver toutes ses armes pour le sol ?
prompt-aim = Sur quoi tire { $unit } ? Activité orbitale sur { $here }, { strength }.
prompt-assign =
    Que doit attaquer { $can_defend ->
        [yes] ou défendre{ " " }
       *[no] { "" }
    }{ $unit } ? Conflit au sol sur { $here }, { strength }.
prompt-conquer = { $overcome } est à terre. Conquiers-tu cette installation ?
prompt-trash = Tu peux défausser les cartes dont tu n'as pas besoin. Ensuite, tu pioches selon ton revenu.
prompt-search = Prends une carte de ta pioche.

strength =
    puissance { $power }{ $weapons ->
        [one] { "" }
       *[other] { " " }(arme { $weapon } sur { $weapons })
    }

prompt-window-begin_turn = Le tour commence : joue une manœuvre, ou rien.
prompt-window-begin_stage = La préparation commence : joue une manœuvre, ou rien.
prompt-window-end_stage = La préparation se termine : joue une manœuvre, ou rien.
prompt-window-end_move = Le déplacement se termine : joue une manœuvre, ou rien.
prompt-window-begin_resolution = Les mondes vont être résolus : joue une manœuvre, ou rien.
prompt-window-begin_surface = Le conflit au sol commence sur { $here } : joue une manœuvre, ou rien.
prompt-window-end_resolution = Tous les mondes sont résolus : joue une manœuvre, ou rien.
prompt-window-end_draw = La pioche se termine : joue une manœuvre, ou rien.

prompt-target-unit = Choisis l'unité que vise { $utility }.
prompt-target-staged = { $utility } : choisis une de tes cartes préparées.
prompt-target-hand = { $utility } : choisis une carte de ta main.
prompt-target-seat = { $utility } : choisis un adversaire.
prompt-target-world = { $utility } : choisis un monde.
prompt-target-chain = { $utility } : choisis la manœuvre à laquelle tu réagis.

prompt-react-adjust-exchange = { $player } joue { $utility } pour échanger { $first } contre une carte de sa main. Réagis, ou ne joue rien.
prompt-react-enter_fray-arrive = { $player } joue { $utility } pour mettre cette carte en orbite sur { $first } comme vaisseau. Réagis, ou ne joue rien.
prompt-react-espionage-cancel = { $player } joue { $utility } pour annuler { $first }. Réagis, ou ne joue rien.
prompt-react-fleet_support-support = { $player } joue { $utility } pour préparer ce tour des vaisseaux de toute classe. Réagis, ou ne joue rien.
prompt-react-sabotage-facility = { $player } joue { $utility } pour détruire { $first }. Réagis, ou ne joue rien.
prompt-react-sabotage-orbital = { $player } joue { $utility } pour détruire { $first }. Réagis, ou ne joue rien.
prompt-react-coup-seize = { $player } joue { $utility } pour s'emparer d'une installation : { $first }. Réagis, ou ne joue rien.
prompt-react-research-draw = { $player } joue { $utility } pour piocher 3 cartes. Réagis, ou ne joue rien.
prompt-react-research-search = { $player } joue { $utility } pour prendre une carte au choix dans sa pioche. Réagis, ou ne joue rien.
prompt-react-false_alert-divert = { $player } joue { $utility } pour empêcher { $first } de préparer une carte sur { $second } ce tour. Réagis, ou ne joue rien.
prompt-react-we_quit-strike = { $player } joue { $utility } pour que l'unité { $first } ne rapporte rien ce tour. Réagis, ou ne joue rien.
prompt-react-light_brigade-land = { $player } joue { $utility } pour mettre en jeu sur { $here } une troupe au sol de sa main. Réagis, ou ne joue rien.

## Ce qu'un coup tapé laisse ouvert.

missing-card = Quelle carte ?
missing-world = Quel monde ?
missing-play = Quelle manœuvre ?
missing-utility = Quelle manœuvre ?
missing-option = Pour quoi faire ?
missing-opponent = Quel adversaire ?
missing-place = La combientième installation de ce monde ?
missing-owner = À qui ?
missing-prey = Quelle unité ?
missing-nth = La combientième de tes cartes préparées à cet endroit ?
missing-entry = La combientième manœuvre de la chaîne ?

## Coups.

move-pass =
    { $phase ->
        [window] Ne rien jouer
        [reacting] Ne rien jouer
        [swapping] Aucune ne cède sa place
        [aiming] Aucune cible
        [assigning] Ne rien faire
       *[other] Terminé
    }
move-card =
    { $phase ->
        [adjusting] Écarter { $card }
        [prohibiting] Montrer et remplacer { $card }
        [trimming] Défausser le vaisseau préparé { $card }
        [trashing] Défausser { $card }
        [searching] Prendre { $card }
       *[other] Choisir { $card }
    }
move-stage = Préparer { $card } sur { $world }{ $verdict }
move-move = Déplacer { $card } vers { $world }
move-play =
    Jouer { $utility }{ $option ->
        [facility] { " " }: détruire une installation
        [orbital] { " " }: détruire une station ou un champ
        [draw] { " " }: piocher 3 cartes
        [search] { " " }: chercher dans ta pioche
       *[other] { "" }
    }
move-world = { $world }
move-seat = { $opponent }
move-facility =
    { $deed ->
        [missing] Une installation qui n'existe pas (numéro { $place } sur { $world })
       *[other] { unit-deed }
    }
move-orbital =
    { $deed ->
        [missing] { $card } ({ $owner }), pas en jeu
       *[other] { unit-deed }
    }
move-ground =
    { $deed ->
        [missing] { $card } ({ $owner }), pas en jeu
       *[other] { unit-deed }
    }
unit-deed =
    { $deed ->
        [retreat] Retirer { $target }
        [swap] Reprendre { $target } en main{ place }
        [defend] Défendre { $owned }, défense { $defence }{ place }
        [attack] Attaquer { $owned }, défense { $defence }{ place }
        [fire] Tirer sur { $owned }, défense { $defence }{ place }
       *[choose] Choisir { $owned }, défense { $defence }{ place }
    }
place =
    { $twin ->
        [0] { "" }
       *[other] , place { $twin }
    }
move-staged =
    { $is_staged ->
        [yes] Ta carte préparée { $staged } sur { $world } ({ $nth })
       *[no] Une carte préparée qui n'existe pas (numéro { $nth } sur { $world })
    }
move-chain =
    { $is_played ->
        [yes] Réagir à { $answered } (numéro { $entry } dans la chaîne)
       *[no] Une manœuvre qui n'a pas été jouée (numéro { $entry } dans la chaîne)
    }
move-fire = Tirer sur des orbitaux
move-reserve = Réserver toutes les armes pour le sol
move-yes = Conquérir
move-no = Ne pas conquérir
move-draw = La carte { $card } est piochée
move-lay = Le monde { $world_card } est posé
move-first = { $first } vient ensuite dans l'ordre de priorité

## Pourquoi un coup est impossible.

refusal-is_over = La partie est terminée.
refusal-no_seat = Cette place n'existe pas à cette table.
refusal-nobody_chooses = Personne ne choisit pendant qu'on pioche.
refusal-not_your_turn = C'est à { $chooser } de choisir.
refusal-has_adjusted = Tu as déjà ajusté ta main.
refusal-no_such_move = Ce coup n'existe pas.
refusal-only_adjusting = Écarte maintenant jusqu'à quatre cartes, ou garde-les toutes.
refusal-only_prohibited = Remplace maintenant des cartes interdites, ou garde-les.
refusal-only_window = Joue maintenant une manœuvre prévue pour ce moment, ou rien.
refusal-only_reacting = Réagis maintenant à { $utility }, ou ne joue rien.
refusal-only_targets = Choisis d'abord ce que vise { $utility }.
refusal-only_searching = Prends d'abord une carte de ta pioche.
refusal-only_staging = Prépare maintenant des cartes sur les mondes, ou arrête-toi là.
refusal-only_moving = Déplace maintenant tes vaisseaux, ou arrête-toi là.
refusal-only_trimming = Défausse d'abord des vaisseaux préparés jusqu'à ce que leurs classes ne dépassent plus ton revenu.
refusal-only_a_world = Choisis le prochain monde à résoudre.
refusal-only_swapping = Choisis une installation qui cède sa place à { $unit }, ou aucune.
refusal-only_retreating = Retire maintenant des vaisseaux, ou laisse-les tous.
refusal-only_mode = Soit { $unit } tire sur des orbitaux, soit toutes ses armes sont réservées.
refusal-only_aiming = Choisis un orbital sur lequel tire { $unit }, ou aucun.
refusal-only_assigning =
    Choisis ce que l'unité { $unit } attaque{ $can_defend ->
        [yes] { " " }ou défend
       *[no] { "" }
    }, ou rien.
refusal-only_conquering = Dis si tu conquiers { $unit } sur { $here }.
refusal-only_trashing = Défausse maintenant des cartes de ta main, ou garde-les.
refusal-not_to_put_away = Tu n'as pas { $card } en main.
refusal-not_to_replace = Tu n'as pas { $card } en main.
refusal-not_to_stage = Tu n'as pas { $card } en main.
refusal-not_to_trash = Tu n'as pas { $card } en main.
refusal-not_to_choose = Tu n'as pas { $card } en main.
refusal-not_in_deck = La carte { $card } n'est pas dans ta pioche.
refusal-no_such_world = Il n'y a pas de monde à cet endroit.
refusal-not_prohibited = La carte { $card } n'est pas interdite et reste dans ta main.
refusal-staging_forbidden = La manœuvre d'un adversaire t'empêche de préparer une carte sur { $world } ce tour.
refusal-staged_enough = Tu as déjà préparé sur { $world } autant de cartes que tu peux.
refusal-wrong_slot = Sur { $world }, il ne reste de place que pour une troupe au sol, et { $card } n'en est pas une.
refusal-nothing_for_slot = Il n'y a là de place que pour une troupe au sol, et tu n'en as pas en main.
refusal-not_in_play = Tu n'as pas { $card } en jeu.
refusal-has_moved = { $card } a déjà bougé ce tour.
refusal-is_there = { $card } est déjà sur { $world }.
refusal-too_far =
    { $card } a une portée de { $reach }, et { $world } est à { $distance ->
        [one] { $distance } parsec
       *[other] { $distance } parsecs
    }.
refusal-not_staged_ship = { $card } n'est pas un de tes vaisseaux préparés.
refusal-is_exempt = Le vaisseau { $card } est préparé sur ton chantier naval et ne compte pas.
refusal-is_resolved = { $world } est déjà résolu ce tour.
refusal-nothing_to_swap = { absence }.
refusal-nothing_to_retreat = { absence }.
refusal-nothing_in_orbit = { absence }.
refusal-nothing_on_the_ground = { absence }.
refusal-no_such_unit = { absence }.
refusal-swap_not_yours = { $target } appartient à { $owner } et ne cède pas sa place à { $unit }.
refusal-swap_conquered = La carte { $target } vient d'un autre paquet et ne peut pas revenir dans ta main.
refusal-has_no_swap = { $target } n'a pas d'échange et garde sa place.
refusal-swap_for_others =
    { $target } ne cède sa place qu'à une installation{ $swap ->
        [population] { " " }de population
        [production] { " " }de production
        [population_production] { " " }de population ou de production
       *[any] { "" }
    }, et { $unit } n'en est pas une.
refusal-swap_promised = { $target } cède déjà sa place à une autre carte.
refusal-not_your_retreat = { $target } appartient à { $owner }.
refusal-has_no_retreat = { $target } n'a pas Retraite.
refusal-own_unit = { $target } est à toi.
refusal-not_an_orbital = Pendant l'activité orbitale, seuls les orbitaux sont des cibles.
refusal-not_on_the_ground = Dans un conflit au sol, seules les installations et les troupes au sol sont des cibles.
refusal-cannot_defend = { $target } est à toi, et { $unit } ne peut pas défendre.
refusal-only_facilities = On ne défend que des installations, et { $target } n'en est pas une.
refusal-own_former = La carte { $target } t'appartient ; seules les unités qui peuvent conquérir peuvent la viser.
refusal-is_shielded = L'unité { $target } ({ $owner }) est à l'abri de tes orbitaux.
refusal-is_untargetable = { $target } ne peut pas être une cible.
refusal-not_your_utility = Tu n'as pas { $utility } en main.
refusal-wrong_window = On ne joue pas { $utility } maintenant, mais { EITHER($moments) }.
refusal-prohibited_now = La carte { $utility } est interdite et ne peut pas être jouée au DERNIER TOUR.
refusal-not_the_time = Tu ne peux pas jouer { $utility } : { LACK($lack) }.
refusal-no_target = Il n'y a rien que la carte { $utility } puisse choisir.
refusal-empty_deck = Ta pioche est vide : { $utility } n'y trouverait rien.
refusal-not_a_target = { $utility } ne peut pas choisir { $chosen }.

absence =
    { $is_there ->
        [yes] { $owned } n'est pas ici
       *[no] Cette unité n'existe pas
    }

## Ce qui s'est passé.

event-world_laid_out = Le monde { $world_card } est posé.
event-card_dealt = { $seat } pioche { $card }.
event-card_dealt_again = { $seat } pioche { $card } à la place.
event-card_drawn = { $seat } pioche { $card }.
event-prohibited_redrawn = { $seat } pioche { $card } à la place.
event-utility_drawn = { $seat } pioche { $card }.
event-card_put_away = { $seat } écarte { $card } face cachée.
event-hand_adjusted = { $seat } a ajusté sa main.
event-world_drawn = { $seat } tire { $world_card } pour la première priorité.
event-priority_set = { $seat } a le numéro { $number } dans l'ordre de priorité.
event-turn_begins = Le tour { $number } commence.
event-final_turn = Le tour { $number } est le DERNIER TOUR.
event-prohibited_trashed = L'unité { $unit } ({ $seat }) sur { $world } est interdite et défaussée.
event-prohibited_replaced = { $seat } montre { $card } et défausse cette carte.
event-card_staged = { $seat } prépare { $card } sur { $world }.
event-staging_done = { $seat } a fini de préparer.
event-ship_moved = { $unit } ({ $seat }) quitte { $start } pour { $world }.
event-card_revealed = { $seat } révèle { $card } sur { $world }.
event-unplayable_trashed = La carte { $card } ({ $seat }), préparée sur { $world }, est défaussée : les manœuvres se jouent de la main.
event-staged_prohibited_trashed = La carte { $card } ({ $seat }), préparée sur { $world }, est interdite au DERNIER TOUR et défaussée.
event-ship_trimmed = { $seat } défausse la carte { $card }, préparée sur { $world } : les classes de ses vaisseaux dépassaient son revenu.
event-world_begins = Résolution du monde { $world }.
event-req_failed = La carte { $card } ({ $seat }) est défaussée sur { $world } : sa REQ « { $req } » n'est pas remplie.
event-orbital_req_failed = La carte { $card } ({ $seat }) est défaussée sur { $world } : sa REQ « { $req } » n'est pas remplie.
event-ground_req_failed = La carte { $card } ({ $seat }) est défaussée sur { $world } : sa REQ « { $req } » n'est pas remplie.
event-catastrophe_req_failed = La carte { $card } ({ $seat }) est défaussée sur { $world } : sa REQ « { $req } » n'est pas remplie.
event-facility_swapped = { $unit } ({ $seat }) sur { $world } cède sa place à { $card } et revient en main.
event-no_room = Pas de place sur { $world } pour { $card } ({ $seat }) : la carte est défaussée.
event-installed = { $seat } installe { $unit } sur { $world }.
event-stationed = { $seat } met { $unit } en orbite sur { $world }.
event-structure_stationed = { $seat } met { $unit } en orbite sur { $world }.
event-deployed = { $seat } déploie { $unit } sur { $world }.
event-catastrophe = { $card } ({ $seat }) frappe { $world } !
event-damaged = { $unit } ({ $seat }) sur { $world } subit { damage } (défense { $defence }).
event-defender_damaged = { $unit } ({ $seat }) sur { $world } subit { damage } (défense { $defence }).
event-orbital_damaged = { $unit } ({ $seat }) sur { $world } subit { damage } (défense { $defence }).
event-catastrophe_damaged = { $unit } ({ $seat }) sur { $world } subit { damage } (défense { $defence }).
event-destroyed = L'unité { $unit } ({ $seat }) sur { $world } est détruite.
event-orbital_destroyed = L'unité { $unit } ({ $seat }) sur { $world } est détruite.
event-catastrophe_destroyed = L'unité { $unit } ({ $seat }) sur { $world } est détruite.
event-utility_destroyed = L'unité { $unit } ({ $seat }) sur { $world } est détruite.
event-indicator = { $card } ({ $seat }) devient un indicateur sur { $world }, qui a maintenant H2O { $water }.
event-terraformed = { $card } ({ $seat }) devient un indicateur sur { $world }, qui est maintenant habitable, non hostile et a H2O { $water }.
event-retreated = { $unit } ({ $seat }) quitte { $world } et revient en main.
event-reserved = { $unit } ({ $seat }) sur { $world } réserve ses armes pour le sol.
event-aimed = { $unit } ({ $seat }) sur { $world } vise { $target } ({ $opponent }) avec une puissance de { $power }.
event-attacks = { $unit } ({ $seat }) sur { $world } attaque { $target } ({ $opponent }) avec une puissance de { $power }.
event-defends = { $unit } ({ $seat }) défend { $target } sur { $world }.
event-conquered = { $seat } conquiert { $unit } ({ $opponent }) sur { $world }.
event-spared = { $unit } ({ $seat }) sur { $world } tient bon : l'attaque de son propriétaire ne détruit pas cette installation.
event-left = L'unité { $unit } ({ $seat }) a fait son devoir sur { $world } et est défaussée.
event-returned = L'unité { $unit } ({ $seat }) a fait son devoir sur { $world } et revient en main.
event-income = { $seat } a un revenu de { $income }.
event-priority = { $seat } a maintenant la priorité.
event-card_trashed = { $seat } défausse { $card }.
event-last_card = { $seat } a pris la dernière carte de sa pioche : le prochain tour est le DERNIER TOUR.
event-last_card_taken = { $seat } a pris la dernière carte de sa pioche : le prochain tour est le DERNIER TOUR.
event-utility_played = { $seat } joue { $card }.
event-utility_aimed = { $seat } choisit { $unit } ({ $opponent }) sur { $world }.
event-utility_world = { $seat } choisit { $world }.
event-utility_opponent = { $seat } choisit { $opponent }.
event-utility_answers = { $seat } réagit à { $card } ({ $opponent }).
event-utility_hand_card = { $seat } choisit { $card } dans sa main.
event-passed = { $seat } ne joue rien.
event-not_reacted = { $seat } ne joue rien.
event-utility_cancelled = La carte { $card } ({ $seat }) est annulée.
event-utility_failed = { $card } ({ $seat }) n'a aucun effet.
event-utility_resolved = { $card } ({ $seat }) prend effet.
event-staged_exchanged = { $seat } échange une carte préparée sur { $world }.
event-staging_forbidden = { $seat } ne peut rien préparer sur { $world } ce tour.
event-class_limit_lifted = La limite de classe ne vaut pas pour { $seat } ce tour.
event-taken_over = { $seat } prend le contrôle sur { $world } : { $unit } ({ $opponent }).
event-placed = { $seat } met { $unit } directement en jeu sur { $world }.
event-arrived = { $seat } a { $unit } en orbite sur { $world }.
event-income_stopped =
    { $unit } ({ $seat }) sur { $world } { $income ->
        [0] ne rapporte rien ce tour
       *[other] a un revenu de { $income } ce tour
    }.
event-card_found = { $seat } prend { $card } dans sa pioche.
event-stalled = Aucune carte n'a quitté une pioche depuis deux tours : le prochain tour est le DERNIER TOUR.
event-match_over = Les revenus du DERNIER TOUR sont comptés.

damage =
    { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }

## Parties du score, et pourquoi une partie s'est terminée.

score-posts = avant-postes
score-mining_and_drilling = extraction
score-population = population
score-production = production
score-yards = chantiers navals
score-special_complexes = complexes spéciaux
score-other_units = autres unités
ending-final_counted = Les revenus du DERNIER TOUR ont été comptés.

## Ce qu'un coup rapporte, comme il suit « rapporte », et à quoi tiennent les points.

gain-conquered = { $unit }
gain-points = { $points } de revenu
gain-part-posts = les avant-postes
gain-part-mining_and_drilling = l’extraction
gain-part-population = la population
gain-part-production = la production
gain-part-yards = les chantiers navals
gain-part-special_complexes = les complexes spéciaux
gain-part-other_units = les autres unités

## Où l'on peut être consulté, comme le disent les réglages.

window-begin_turn = Début du tour
window-begin_stage = Début de la préparation
window-end_stage = Fin de la préparation
window-end_move = Fin du déplacement
window-begin_resolution = Avant la résolution des mondes
window-begin_surface = Début du conflit au sol
window-end_resolution = Après la résolution des mondes
window-end_draw = Fin de la pioche
window-reaction = Quand quelqu'un joue une manœuvre
window-prohibited = Cartes interdites au DERNIER TOUR

## Ce qu'énumère la page des paquets.

book_type-facility = Installations
book_type-orbital = Orbitaux
book_type-ground = Troupes au sol
book_type-catastrophe = Catastrophes
book_type-utility = Manœuvres
book_kind-post = Avant-poste
book_kind-mining = Extraction
book_kind-population = Population
book_kind-production = Production
book_kind-yard = Chantier naval
book_kind-special = Complexe spécial
book_kind-ship = Vaisseau
book_kind-station = Station
book_kind-field = Champ
book_kind-manned = Humaine
book_kind-automated = Automatique
book_mark-conquers = Conquiert
book_mark-retreat = Retraite
book_mark-swap = Échange
book_mark-prohibited = Interdite
book_curve-class = Vaisseaux par classe
book_curve-income = Installations par revenu
book_format-standard = Jeu complet
book_format-introductory = Initiation
book_reason-utility = une manœuvre
book_reason-yard = un chantier naval
book_reason-prohibited = carte interdite
book_reason-class = classe supérieure à 11
book_reason-structure = une station ou un champ
book_reason-conquers = peut conquérir
book_reason-name = retirée nommément

deck-size = Un deck pour le jeu complet a exactement { $size } cartes ; celui-ci en a { $total } : { remedy }.
deck-introductory_size = Un deck pour l'initiation a exactement { $size } cartes ; celui-ci en a { $total } : { remedy }.
deck-no_count = { $card } ne peut pas être { $number } fois dans un deck.
deck-no_card = Il n'y a pas de carte { $card }.
deck-unknown = Il n'y a pas de deck { $deck } ; les decks sont : { $decks }.
deck-unique = { $card } ne peut être qu'une fois dans un deck, pas { $number }.
deck-removed = La carte { $card } n'est pas pour l'initiation ({ BOOK_REASON($reason) }).
remedy =
    { $lacking ->
        [0] retires-en { $surplus }
       *[other] ajoutes-en { $lacking }
    }

## Ce qui est écrit sur les cartes.

print-outpost = REQ : n'importe quel monde. Échange : peut revenir dans ta main quand une autre de tes installations s'installe ici.
print-exploit = REQ : Monde non hostile, ou occupé par toi. Échange : peut revenir dans ta main quand une de tes installations de population ou de production s'installe ici.
print-exotic_outpost = REQ : n'importe quel monde. Revenu 2 sur un monde hostile, sinon 1. Échange : n'importe laquelle de tes installations.
print-hidden_outpost = REQ : n'importe quel monde. Ne peut pas être une cible. Échange : n'importe laquelle de tes installations.
print-seasoned_exploit = REQ : Monde non hostile, ou occupé par toi. Échange : une de tes installations de population ou de production.
print-quarry = REQ : Monde non hostile, ou occupé par toi. Revenu : RES moins 1 (au moins 1).
print-suck_dry = REQ : H2O 2 ou plus, et monde non hostile ou occupé par toi. Revenu : RES plus 2. Après son deuxième décompte des revenus, la carte devient un indicateur : H2O moins 2 (jamais moins de 1) pour le reste de la partie.
print-city_10 = REQ : Monde habitable, ou occupé par toi.
print-city_12 = REQ : Monde habitable, ou occupé par toi.
print-city_15 = REQ : Monde habitable, ou occupé par toi.
print-city_20 = REQ : Monde habitable, ou occupé par toi.
print-city_25 = REQ : Monde habitable, ou occupé par toi.
print-city_30 = REQ : Monde habitable, ou occupé par toi.
print-company_town = REQ : Tu as ici une installation d'extraction ou de production. Revenu : 2, plus 1 par installation de production que tu contrôles ici (au plus 4).
print-industry_6 = REQ : Tu as déjà ici une installation de population, de production ou d'extraction. Revenu : RES.
print-industry_7 = REQ : Tu as déjà ici une installation de population, de production ou d'extraction. Revenu : RES.
print-industry_8 = REQ : Tu as déjà ici une installation de population, de production ou d'extraction. Revenu : RES.
print-industry_9 = REQ : Tu as déjà ici une installation de population, de production ou d'extraction. Revenu : RES.
print-industry_10 = REQ : Tu as déjà ici une installation de population, de production ou d'extraction. Revenu : RES.
print-industry_11 = REQ : Tu as déjà ici une installation de population, de production ou d'extraction. Revenu : RES.
print-robot_factory = REQ : n'importe quel monde. Revenu : RES moins 1 (au moins 1).
print-shipyard_8 = REQ : Monde non hostile. Les vaisseaux que tu prépares ici ne comptent pas dans ta limite de classe.
print-shipyard_9 = REQ : Monde non hostile. Les vaisseaux que tu prépares ici ne comptent pas dans ta limite de classe.
print-shipyard_10 = REQ : Monde non hostile. Les vaisseaux que tu prépares ici ne comptent pas dans ta limite de classe.
print-garrison = REQ : Monde occupé par toi. À chaque tour, tu peux préparer ici 1 troupe au sol de plus.
print-trade_center = REQ : Tu as ici une installation de population. Revenu : le nombre de mondes que tu occupes (au plus 4).
print-high_palace = REQ : Tu as ici une installation de population de défense 20 ou plus. Ta limite de main augmente de 2.
print-terraform_plant = REQ : Monde occupé par toi, et non habitable ou hostile. Après son deuxième décompte des revenus, la carte devient un indicateur : habitable, non hostile, H2O plus 1 (jamais plus de 9).
print-scout = Vaisseau.
print-kite = Vaisseau.
print-striker = Vaisseau.
print-lancer = Vaisseau.
print-escort = Vaisseau.
print-corsair = Vaisseau.
print-corvette = Vaisseau.
print-frigate = Vaisseau.
print-keeper = Vaisseau.
print-transport = Vaisseau. Non armé.
print-piledriver = Vaisseau.
print-pike = Vaisseau.
print-destroyer = Vaisseau.
print-assassin = Vaisseau. Pendant l'activité orbitale, son arme frappe avant toutes les armes sans cette capacité.
print-warship = Vaisseau.
print-cruiser = Vaisseau.
print-killer = Vaisseau.
print-avenger = Vaisseau.
print-titan = Vaisseau.
print-battle_station_20 = REQ : Monde occupé par toi. Station : ne se déplace pas.
print-battle_station_25 = REQ : Monde occupé par toi. Station : ne se déplace pas.
print-siege_platform = REQ : Tu as ici un vaisseau. Son arme ne peut pas viser d'orbitaux et sert toujours dans le conflit au sol, même si tu es en conflit orbital. Station : ne se déplace pas.
print-energy_shield = REQ : Monde occupé par toi. Les armes orbitales des adversaires ne peuvent pas viser ici tes installations ni tes troupes au sol. Chaque catastrophe inflige 10 dégâts de moins à chacune de tes installations et troupes au sol ici.
print-troops_10 = REQ : Capacité 10. Peut défendre une de tes installations, ou attaquer. Défausse-la après qu'elle a défendu ou attaqué.
print-troops_12 = REQ : Capacité 12. Peut défendre une de tes installations, ou attaquer. Défausse-la après qu'elle a défendu ou attaqué.
print-troops_15 = REQ : Capacité 15. Peut défendre une de tes installations, ou attaquer. Défausse-la après qu'elle a défendu ou attaqué.
print-troops_20 = REQ : Capacité 20. Peut défendre une de tes installations, ou attaquer. Défausse-la après qu'elle a défendu ou attaqué.
print-troops_22 = REQ : Capacité 22. Peut défendre une de tes installations, ou attaquer. Défausse-la après qu'elle a défendu ou attaqué.
print-troops_25 = REQ : Capacité 25. Peut défendre une de tes installations, ou attaquer. Défausse-la après qu'elle a défendu ou attaqué.
print-invasion_force_10 = REQ : Capacité 10. Attaque seulement. Peut conquérir. Défausse-la après le conflit.
print-invasion_force_15 = REQ : Capacité 15. Attaque seulement. Peut conquérir. Défausse-la après le conflit.
print-invasion_force_21 = REQ : Capacité 21. Attaque seulement. Peut conquérir. Défausse-la après le conflit.
print-auto_assault_10 = REQ : Tu as ici un vaisseau. Attaque seulement. Défausse-la après le conflit.
print-auto_assault_14 = REQ : Tu as ici un vaisseau. Attaque seulement. Défausse-la après le conflit.
print-clone_army = REQ : Monde occupé par toi. Peut défendre une de tes installations, ou attaquer. Après qu'elle a défendu ou attaqué, reprends-la en main si elle n'est pas détruite.
print-fallout_raid = REQ : Capacité 10. Attaque une ou deux cibles (une par arme). Défausse-la après le conflit.
print-asteroid_strike = N'importe quel monde. 15 dégâts à chaque installation et à chaque troupe au sol ici. Défausse cette carte.
print-comet_barrage = N'importe quel monde. 18 dégâts à chaque installation et à chaque troupe au sol ici. Ensuite, la carte devient un indicateur : H2O plus 1 (jamais plus de 9).
print-grb = N'importe quel monde. 16 dégâts à chaque installation, troupe au sol et orbital ici. Défausse cette carte.
print-solar_flare = N'importe quel monde. 20 dégâts à chaque orbital ici. Défausse cette carte.
print-biostorm = Monde habitable ou hostile seulement. 25 dégâts à chaque installation de population et à chaque troupe au sol humaine ici. Défausse cette carte.
print-adjust = Avant la révélation, tant que tu as une carte préparée : échange une de tes cartes préparées contre une carte de ta main (même monde, face cachée). Défausse cette carte.
print-enter_fray = Entre déplacement et révélation : mets cette carte en orbite sur n'importe quel monde. C'est un vaisseau (sans classe) jusqu'à sa destruction.
print-espionage = Réaction, quand un adversaire joue une manœuvre : annule cette manœuvre ; elle est défaussée sans effet. Défausse cette carte.
print-fleet_support = Pendant la révélation, quand tes vaisseaux préparés dépassent ta limite de classe : la limite ne vaut pas pour toi ce tour. Défausse cette carte.
print-sabotage = Au début de la résolution des mondes, au choix : détruis une installation d'extraction, de production ou un chantier naval adverse de défense 9 ou moins ; ou détruis une station ou un champ adverse. La cible doit être sur un monde où tu as une unité. Défausse cette carte.
print-coup = À la fin de la résolution des mondes : prends le contrôle d'une installation de population adverse sur un monde que tu occupes, si sa défense ne dépasse pas ta capacité totale à cet endroit. Elle compte comme conquise. Défausse cette carte.
print-research = Au début de la préparation ou à la fin de la pioche, au choix : pioche 3 cartes ; ou cherche 1 carte dans ta pioche, prends-la en main et mélange. La limite de main ne s'applique pas. Défausse cette carte.
print-false_alert = Au début de la préparation : choisis un adversaire et un monde. Cet adversaire ne peut pas préparer de cartes sur ce monde ce tour. Défausse cette carte.
print-we_quit = Au début du tour : choisis une installation adverse de population, de production ou d'extraction. Son revenu est 0 ce tour. Défausse cette carte.
print-light_brigade = Au début du conflit au sol sur un monde que tu occupes : mets-y en jeu une troupe au sol de ta main, sans la préparer et sans remplir sa REQ. Défausse cette carte.

## Le jeu en une phrase.

pitch = Prépare des cartes en secret, colonise des exoplanètes, lance des flottes : le plus haut revenu au dernier tour l’emporte.

## Options, telles que le formulaire d'une nouvelle table les explique.

option_deck-by_seat = Les decks de la variante à tour de rôle.
option_deck-smith_boson = Smith-Boson F.E.
option_deck-empyrean = Empyrean Enterprises.
option_deck-baker_braugn = Baker-Braugn EDV.
option_deck-ares = Ares Venture Trust.
option_name-variant = Variante
option-variant = Le jeu complet, ou un plus court sans manœuvres pour débuter.
option-variant-standard = Des decks de 54 cartes et toutes les cartes.
option-variant-introductory = Des decks de 40 cartes, sans manœuvres ni mondes dont l'H2O est sous 3.
option_name-deck_0 = Deck du joueur 1
option-deck_0 = Avec quoi joue le joueur 1.
option-deck_0-by_seat = { option_deck-by_seat }
option-deck_0-smith_boson = { option_deck-smith_boson }
option-deck_0-empyrean = { option_deck-empyrean }
option-deck_0-baker_braugn = { option_deck-baker_braugn }
option-deck_0-ares = { option_deck-ares }
option_name-deck_1 = Deck du joueur 2
option-deck_1 = Avec quoi joue le joueur 2.
option-deck_1-by_seat = { option_deck-by_seat }
option-deck_1-smith_boson = { option_deck-smith_boson }
option-deck_1-empyrean = { option_deck-empyrean }
option-deck_1-baker_braugn = { option_deck-baker_braugn }
option-deck_1-ares = { option_deck-ares }
option_name-deck_2 = Deck du joueur 3
option-deck_2 = Avec quoi joue le joueur 3.
option-deck_2-by_seat = { option_deck-by_seat }
option-deck_2-smith_boson = { option_deck-smith_boson }
option-deck_2-empyrean = { option_deck-empyrean }
option-deck_2-baker_braugn = { option_deck-baker_braugn }
option-deck_2-ares = { option_deck-ares }
option_name-deck_3 = Deck du joueur 4
option-deck_3 = Avec quoi joue le joueur 4.
option-deck_3-by_seat = { option_deck-by_seat }
option-deck_3-smith_boson = { option_deck-smith_boson }
option-deck_3-empyrean = { option_deck-empyrean }
option-deck_3-baker_braugn = { option_deck-baker_braugn }
option-deck_3-ares = { option_deck-ares }
option_name-cards_0 = Cartes du joueur 1
option-cards_0 = Un deck construit pour le joueur 1 : les numéros de ses cartes. « Decks » dans l’accueil les inscrit, dans le terminal « oceanarium deck export » les donne.
option_name-cards_1 = Cartes du joueur 2
option-cards_1 = Un deck construit pour le joueur 2 : les numéros de ses cartes. « Decks » dans l’accueil les inscrit, dans le terminal « oceanarium deck export » les donne.
option_name-cards_2 = Cartes du joueur 3
option-cards_2 = Un deck construit pour le joueur 3 : les numéros de ses cartes. « Decks » dans l’accueil les inscrit, dans le terminal « oceanarium deck export » les donne.
option_name-cards_3 = Cartes du joueur 4
option-cards_3 = Un deck construit pour le joueur 4 : les numéros de ses cartes. « Decks » dans l’accueil les inscrit, dans le terminal « oceanarium deck export » les donne.
option_name-first_priority = Première priorité
option-first_priority = Qui a la priorité au premier tour.
option-first_priority-random = On tire au sort.
option-first_priority-worlds_draw = Chacun pioche un monde ; le meilleur passe d'abord.
option-first_priority-previous_result = L'ordre d'arrivée de la partie précédente.
option_name-previous_places = Rangs précédents
option-previous_places = Les rangs de tous les joueurs dans la partie précédente, si son ordre d'arrivée décide ; 1,1 est une égalité.
option_name-worlds_deck = Pile des mondes
option-worlds_deck = Les numéros des mondes de la pile, à partir de 1 dans l'ordre du répertoire des cartes ; tous si aucun n'est nommé.
option_name-windows = Questions
option-windows = À qui l'on demande s'il joue une manœuvre.
option-windows-uniform = Quiconque pourrait en avoir une d'après ce qui se voit : être interrogé ne révèle rien.
option-windows-lean = Seulement qui peut en jouer une : plus court, mais être interrogé montre qu'on en a une.

## La table dessinée en texte.

drawn-set_up = mise en place
drawn-turn = tour { $turn }
drawn-final = { $turn }, le DERNIER TOUR
drawn-final_next = { $turn }, ensuite vient le DERNIER TOUR
drawn-heading = Open Worlds : { $turn }
drawn-chooser = { "," } { $name } choisit
drawn-chance = { "," } c'est au hasard
drawn-world = { $place } { $world } : H2O { $water } ({ $free } libre), RES { $res }
drawn-habitable = habitable
drawn-hostile = hostile
drawn-resolved = { " " }(résolu)
drawn-units = { $name } : { $units }
drawn-orbit = orbite { $units }
drawn-surface = surface { $units }
drawn-staged = préparé { $cards }
drawn-face_down = { $count } face cachée
drawn-a_card = une carte
drawn-chain = Chaîne { $entry } : { $card } de { $name }
drawn-cancelled = { " " }(annulé)
drawn-seat = revenu { $income } (maintenant { $table }), mondes { $worlds }, priorité { $priority }, main { $hand }, pioche { $deck }, défausse { $trash }
drawn-hand = Main : { $cards }
drawn-legend = Unités : (revenu/défense) d'une installation, (armes/défense) des autres ; ? selon le monde ; * déplacée, ! au combat, ^ conquise

## Ce qui ne va pas dans les options.

wrong-cards = Option « { $option } » : { $complaint }
wrong-full_deck = Option « { $option } » : { $deck } est un deck pour le jeu complet ; l'initiation a { $size } cartes.
wrong-introductory_deck = Option « { $option } » : { $deck } est un deck pour l'initiation ; le jeu complet a { $size } cartes.
wrong-places = Option « { $option } » : il faut { $seats } nombres, un rang pour chaque joueur.
wrong-place = Option « { $option } » : un rang va de 1 à { $most }.
wrong-worlds = Option « { $option } » : il faut des nombres différents de 1 à { $most }.
wrong-few_worlds = Option « { $option } » : il ne reste que { $worlds } mondes ; il en faut au moins { $needed }.

## Une vraie table, installée à la main.

placing-card = { $card }
placing-back = Remettre dans la pioche
placing-position = Monde { $number }
placing-world = { $world }
placing-chooser = À qui est-ce de choisir ?
placing-somebody = { $seat }
placing-phase = Que se passe-t-il maintenant ?
placing-phase_staging = Préparation
placing-phase_trashing = Défausse
placing-phase_over = La partie est finie
placing-phase_other = Comme laissée
placing-turns = Tour
placing-final = DERNIER TOUR
placing-final_no = Pas encore
placing-final_next = Le prochain
placing-final_now = Celui-ci
placing-priority = Rang dans l'ordre de priorité
placing-income = Revenu du dernier tour
placing-none_left = Tous les exemplaires de { $card } que contient la pioche sont déjà sur la table ou en main.
placing-crowded = { $world } a { $count } installations, mais avec H2O { $water } il n'y a de place que pour { $water }.
placing-no_hand = Mets en main les cartes que tient { $seat }.
placing-last_card = La pioche est vide ({ $seat }) : le DERNIER TOUR est annoncé ou en cours.
placing-not_final = La partie finit avec le DERNIER TOUR.
