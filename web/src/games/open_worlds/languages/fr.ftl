### Les mots de la table d'Open Worlds. Cartes et mondes gardent le nom imprimé, sans article. Jamais « de » ni « que »
### devant un nom, à cause de l'élision ; ce qui s'accorde suit « la carte » ou « l'unité », au féminin.

type-facility = Installation
type-orbital = Orbital
type-ground = Troupe au sol
type-catastrophe = Catastrophe
type-utility = Manœuvre

kind-post = Avant-poste
kind-mining = Extraction
kind-population = Population
kind-production = Production
kind-yard = Chantier naval
kind-special = Complexe spécial
kind-ship = Vaisseau
kind-station = Station
kind-field = Champ
kind-manned = Humaine
kind-automated = Automatique

part-posts = Avant-postes
part-mining_and_drilling = Extraction
part-population = Population
part-production = Production
part-yards = Chantiers
part-special_complexes = Complexes spéciaux
part-other_units = Autres unités

total = Revenu
lead = { $income } de revenu

moment-turn = Tour
moment-stage = Préparer
moment-move = Déplacer
moment-reveal = Révéler
moment-resolution = Résoudre
moment-surface = Sol
moment-draw = Piocher
moment-reaction = Réaction


step-stage = Préparer
step-move = Déplacer
step-reveal = Révéler
step-resolution = Résoudre
step-income = Revenu
step-trash = Défausser
step-draw = Piocher

turn = Tour { $number }
final_turn = DERNIER TOUR
is_final = DERNIER TOUR : les revenus comptés maintenant décident.
final_next = Le prochain tour est le DERNIER TOUR.
worlds = Mondes
world = { $name }, monde { $number } sur { $count }
world_label = { $name } : places H2O prises, { $used } sur { $h2o }, RES { $res }{ $traits }
habitable = Habitable
hostile = Hostile
changed = modifié par un indicateur ; imprimé : H2O { $printed }
room = H2O { $h2o } : places d'installations prises, { $used } sur { $h2o }
res = RES { $res } : ressources pour l'industrie et les mines
resolved_now = en résolution
resolved = résolu
staged_back =
    { $count ->
        [one] { $name } a préparé { $count } carte ici
       *[other] { $name } a préparé { $count } cartes ici
    }
staged_yours = Ta carte préparée { $card }, cachée aux autres
staged_open = { $card }, carte préparée par { $name }
goes_here = Ta carte va ici
lost_by_class = perdue : classe { $ship }, ta limite { $limit }
fits_all = va partout
fits_some =
    { $count ->
        [one] va sur { $count } monde
       *[other] va sur { $count } mondes
    }
fits_none = ne va nulle part
really = { $reason }. Vraiment ?
more = +{ $count }
open = Toutes les unités sur { $name }
the_turn = Le tour

verdict-works = possible ici
verdict-later = plus tard, de la main
verdict-keep = à garder : réaction
lost = perdue : { $reason }
lost_here = perdue ici : { $reason }
reason-prohibited = interdite
reason-class = classe trop haute
reason-hostile = hostile
reason-peaceful = non hostile
reason-barren = non habitable
reason-settled = habitable
reason-dry = trop peu d'H2O
reason-unoccupied = pas à toi
reason-host = installation requise absente
reason-ship = sans vaisseau
reason-capacity = capacité
reason-room = pas de place

step_about-stage = Des cartes face cachée sur les mondes
step_about-move = Les vaisseaux changent de monde
step_about-reveal = Toutes les cartes préparées sont révélées
step_about-resolution = Monde par monde : atterrir, combattre, bâtir
step_about-income = Les installations rapportent
step_about-trash = Jeter des cartes
step_about-draw = Compléter sa main

gain = +{ $income } de revenu
place = place { $number } sur { $of }
unit = { $card } ({ $owner }), { $facts }
yours = à toi
defence = Défense
income = Revenu
last_turn = tour passé { $income }
class_limit = Limite de classe
limit_lifted = pas de limite de classe ce tour
hand = main
deck = pioche
trash = Défausse
priority = Priorité
rank = numéro { $number } dans l'ordre de priorité
show_numbers = { $who ->
        [you] Ce que veulent dire tes nombres
       *[them] Ce que veulent dire les nombres de { $name }
    }
number-income = Le plus haut à la fin gagne. On pioche aussi ce nombre de cartes, 2 au moins.
number-class = Le total que peuvent atteindre les classes des vaisseaux préparés en un tour.
number-class_used = À gauche les classes des vaisseaux déjà préparés, à droite le total permis ce tour.
number-hand_name = Main
number-hand = cartes en main
number-deck_name = Pioche
number-deck = Cartes encore à piocher. Quand une pioche est vide, vient le DERNIER TOUR.
number-trash_name = Défausse
number-trash = cartes défaussées
mine = { $who ->
        [you] Ce que tu as
       *[them] Ce qu'a { $name }
    }
hand_of = Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hand_hidden =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
show_trash = Parcourir ta défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
trash_title = Ta défausse
trash_empty = Ta défausse est vide.

pass-adjusting_hands = Garder le reste
pass-window = Ne rien jouer
pass-reacting = Ne rien jouer
pass-stage = Préparation finie
pass-move = Déplacements finis
pass-install = Pas d'échange
pass-retreat = Les autres restent
pass-orbital_targets = Aucune cible
pass-surface_assignments = Ne rien faire
pass-trash = Garder le reste

done = Terminé
fire = Tirer sur des orbitaux
reserve = Réserver pour le sol
yes = Conquérir
no = Ne pas conquérir

option-facility = Détruire une installation
option-orbital = Détruire une station ou un champ
option-draw = Piocher 3 cartes
option-search = Chercher dans ta pioche

chain = Manœuvres jouées, la dernière agit d'abord
cancelled = annulée
take_from = Prends une carte de ta pioche
all_worlds = Tous les mondes
back_to_conflict = Au conflit
conflict_at = Conflit sur { $name }
untouched = intacte
holds = tient
falls = à terre
destroyed = détruite
absorbed = absorbé : { $count }
defends = défend { $target }
engaged = engagée
would_destroy = { $sum } ≥ { $defence } : détruite
would_hold = { $sum } < { $defence } : tient
already_overcome = { $sum } : déjà à terre
would_defend = encaisse les dégâts d'abord
story = Le tour, pas à pas
back = Un pas en arrière
forward = Un pas en avant
skip = Au présent
again = Revoir le tour
step_of = { $at } sur { $count }

beat-move = Déplacement
beat-reveal = Révélation
beat-utility = Manœuvre
beat-arrive = Arrivées
beat-strike = Catastrophe
beat-aim = Cibles
beat-fire = Dégâts
beat-destroy = Destruction
beat-conquer = Conquête
beat-leave = Départ
beat-income = Décompte du revenu

fact-class = Classe : tes vaisseaux préparés ne doivent pas dépasser le revenu du tour précédent
fact-weapon = Armes : chacune choisit sa propre cible
fact-defence = Défense : autant de dégâts en une sous-étape mettent l'unité à terre
fact-range = Portée en mondes, une fois par tour
fact-capacity = Capacité : soutient ici des troupes au sol
fact-income = Revenu, compté à chaque tour
fact-prohibited = Interdite : pas au DERNIER TOUR

of_owner = contrôlée par { $name }
conquered_from = conquise sur { $name }
runs_out = décomptes passés : { $count } sur { $of }
stopped = ne rapporte rien ce tour
close = Fermer

## Le jeu en une minute.

minute-stage = Préparer
minute-stage_text = Pose des cartes face cachée sur les mondes : installations, flottes, troupes, catastrophes.
minute-move = Déplacer et révéler
minute-move_text = Les vaisseaux en jeu peuvent changer de monde ; puis tout est révélé.
minute-resolve = Résoudre
minute-resolve_text = Monde par monde : installer, déployer, combattre en orbite et au sol.
minute-income = Revenu
minute-income_text = Il dit combien de cartes tu pioches. Le plus haut gagne quand une pioche est vide.
