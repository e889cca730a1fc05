### Les mots de la table d'Open Ocean. Jamais « de » ni « que » devant un nom de joueur ou de carte, à cause de l'élision.
### Ce que fait une carte et où elle va se dit pour tous les coraux (sun) et poissons (1, 2, 3) à la fois, sinon pour chacune.

name-red-coral = Corail éventail rouge
name-orange-coral = Corail coupe orange
name-yellow-coral = Corail volute jaune
name-green-coral = Corail étoile vert
name-blue-coral = Corail corne de cerf bleu
name-purple-coral = Corail plume violet
name-rainbow-coral = Corail arc-en-ciel
name-anemone = Anémone de mer
name-banggai = Poisson-cardinal de Banggai
name-clownfish = Poisson-clown
name-chromis = Chromis vert
name-goby = Gobie néon
name-pearlscale = Poisson-papillon perlé
name-angelfish = Poisson-ange
name-tang = Chirurgien bleu
name-idol = Idole maure
name-parrotfish = Poisson-perroquet
name-grouper = Mérou
name-dolphin = Dauphin
name-turtle = Tortue de mer
name-shark = Requin de récif
name-great-white = Grand requin blanc
name-crab = Crabe

short-red-coral = Éventail rouge
short-orange-coral = Coupe orange
short-yellow-coral = Volute jaune
short-green-coral = Étoile verte
short-blue-coral = Corne bleue
short-purple-coral = Plume violette
short-rainbow-coral = Arc-en-ciel
short-anemone = Anémone
short-banggai = Banggai
short-clownfish = Poisson-clown
short-chromis = Chromis vert
short-goby = Gobie néon
short-pearlscale = Papillon perlé
short-angelfish = Poisson-ange
short-tang = Chirurgien
short-idol = Idole maure
short-parrotfish = Perroquet
short-grouper = Mérou
short-dolphin = Dauphin
short-turtle = Tortue
short-shark = Requin
short-great-white = Grand blanc
short-crab = Crabe

where-1 = Bord à bord avec un corail, une anémone ou un poisson du même nom.
where-2 = Bord à bord avec un petit poisson ou un poisson du même nom.
where-3 = Bord à bord avec un poisson moyen ou un poisson du même nom.
where-sun = À côté d'un corail ou d'une anémone, même en diagonale.
where-dolphin = Va chez qui a perdu le poisson, à côté de toute carte sauf une tortue de mer.
where-turtle = À côté de la carte qu'elle a apportée.
where-shark = Reste dans l'Océan.
where-great-white = Reste dans l'Océan.
where-crab = Reste dans l'Océan, ou sous ton corail de départ.

action-1 = Attire un poisson moyen.
action-2 = Attire un gros poisson.
action-3 = N'attire rien, sauf les requins.
action-sun = Attire un petit poisson. Les couleurs différentes rapportent ensemble.
action-rainbow-coral = Attire un petit poisson. C'est un corail de toute couleur, et il compte pour une couleur de plus.
action-anemone = Attire un petit poisson. Les poissons des huit cases autour d'elle sont protégés.
action-dolphin = Prend à un adversaire un poisson non protégé ; tu le joues.
action-turtle = Renouvelle l'Océan ; tu en prends une carte au choix et la joues.
action-shark = Échange sa place avec un poisson de l'Océan, que tu joues. Assez de requins y déclenchent une frénésie.
action-great-white = Échange sa place avec un poisson de l'Océan, que tu joues. Où qu'il apparaisse, une frénésie suit.
action-crab = Prend dans l'Océan une carte au choix, sauf un crabe, et tu la joues.

sort-1 = Petit poisson
sort-2 = Poisson moyen
sort-3 = Gros poisson
sort-sun = Soleil
sort-sp = Spéciale

sort_row-1 = petit
sort_row-2 = moyen
sort_row-3 = gros
sort_row-sun = soleil

starter = { $card }, corail de départ
no_points = aucun point
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
starter_effect = Le premier corail d'un récif. Rien ne se pose en dessous.

colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-blue = Bleu
colour-purple = Violet

take_starter = Corail de départ : { $colour }
choose_starter = Ton récif commence par l'un d'eux

part-cards = Points des cartes
part-schools = Bancs
part-rainbow = Couleurs de corail
part-goals = Objectifs d'habitat
part-clusters = Massifs de corail
part-bloom = Plancton

total = Points
ocean = L'Océan
ocean_short = Océan
deck = Pioche { $count }
empty_slot = pas de carte
in_ocean = { $name } dans l'Océan
in_hand = { $name } dans ta main
reef_of = Récif : { $name }
my_reef = Ton récif
show_reef = Voir le récif : { $name }
show_mine = Voir ton récif
back_to_mine = Retour à ton récif
empty_space = Case vide { $where }
above = au-dessus du corail de départ
above_by = { $up } au-dessus du corail de départ
beside =
    { $side ->
        [left] à gauche
       *[right] à droite
    } du corail de départ
beside_by = { $across } { $side ->
        [left] à gauche
       *[right] à droite
    } du corail de départ
away = { $across } { $side ->
        [left] à gauche
       *[right] à droite
    } et { $up } au-dessus du corail de départ
sheltered = poisson protégé
sheltered_more = Poisson protégé : ni dauphin ni frénésie ne peuvent le prendre.
in_school = dans un banc : 1 point de plus
at_risk = Une frénésie prendrait ce poisson, ou un autre de même valeur.
worth_there = { $points } ici
would_be_sheltered = poisson protégé ici
zoom_in = Plus près
zoom_out = Plus loin
fit = Montrer tout le récif
spaces_beyond = { $count ->
        [one] { $count } case possible se trouve
       *[other] { $count } cases possibles se trouvent
    } { $side ->
        [left] plus à gauche
        [right] plus à droite
        [top] plus haut
       *[bottom] plus bas
    } : regarder là
whole_reef = Carte de tout le récif
whole_reef_title = Tout le récif : { $name }
whole_reef_yours = Tout ton récif
look_around = Fais glisser, défiler, ou sers-toi des flèches pour regarder autour
hand = Ta main
others_hand = Main : { $name }
cards_in_hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
known_hand = Tu as eu cette main
lift_one = Touche une carte pour voir où elle peut aller.
toss_one = Touche la carte que tu défausses.
could_go =
    { $spaces ->
        [one] { $name } : sa case est marquée.
       *[other] { $name } : ses { $spaces } cases sont marquées.
    }
marked =
    { $spaces ->
        [one] Sa case est marquée.
       *[other] Ses { $spaces } cases sont marquées.
    }
now_press = Appuie maintenant :
no_place_yet = { $name } irait à la défausse : { $why }.
prospects =
    { $spaces ->
        [one] { $spaces } case, { $gain }
       *[other] { $spaces } cases, { $gain }
    }

special-dolphin = vole un poisson
special-turtle = nouvel Océan
special-shark = contre un poisson
special-great-white = poisson, puis frénésie
special-crab = carte au choix

put_back = Reposer

commit-pick = Choisir : { $name }
commit-take = Prendre : { $name }
commit-toss = Défausser : { $name }
commit-clear = Défausser : { $name }
commit-lose = Perdre : { $name }

you_chose = Tu as choisi : { $name }.
has_chosen_it = Tu as choisi.
waiting_for = On attend encore : { $names }.
all_chosen = Tout le monde a choisi.
chosen = a choisi
choosing = choisit
first_player = Premier joueur
hidden = Une carte choisie, face cachée
touch_ocean = Touche une carte de l'Océan qui brille.
touch_reef = Touche une case de ton récif qui brille.
touch_fish = Touche un poisson qui brille.
in_play = En jeu

playing-stealing = { $name } : le dauphin cherche un poisson
playing-taking = { $name } : une carte de l'Océan
playing-placing = { $name } : dans le récif
playing-attracting = { $name } : un poisson est attiré
playing-joining = { $name } : un poisson vient de l'Océan
playing-placing-dolphin = Va chez { $who ->
        [you] toi
       *[somebody] { $name }
    }
playing-placing-turtle = { $name } : la tortue suit
playing-shifting = { $name } : un poisson déménage

waits_too = { $name } suivra

passing-left = Les mains vont à gauche
passing-right = Les mains vont à droite

pass_to = la tienne à { $name }
last_turn = Dernier tour de la manche : les dernières cartes sont défaussées.
sharks = Requins qui rôdent : { $now } sur { $needed }
shark_title =
    { $now ->
        [0] Aucun requin en vue
        [one] Un requin rôde
       *[other] { $now } requins rôdent
    }
shark_missing =
    { $count ->
        [one] Encore un, et c'est la frénésie.
       *[other] Encore { $count }, et c'est la frénésie.
    }
frenzy_due = Une frénésie suivra ce coup.
rave_due = Une danse des crabes suivra ce coup.
harmless = Les requins sont repus : une frénésie ne fait que renouveler l'Océan.
you_would_lose = Tu perdrais : { EITHER($names) } (−{ $loss }).
nothing_to_lose = Ton récif n'a rien à perdre.
goals = Objectifs d'habitat
public_goals = Objectifs pour tous
private_goals = Tes objectifs secrets
hidden_goals =
    { $count ->
        [one] { $count } objectif secret
       *[other] { $count } objectifs secrets
    }
solo_goals = Objectifs à atteindre
by = { $first } touchant { $second }
several = { $count } × { $name }
both = 5 parmi { $first } et { $second }
met = atteint
below =
    { $count ->
        [0] le dernier de sa pile
       *[other] encore { $count } dessous
    }
pile_empty = Cette pile est terminée.
goal_effect = Rapporte une fois, à la fin, si ton récif l'atteint alors.
solo_goal_effect = Atteint dès que ton récif le remplit ; le suivant est alors révélé.
level = Niveau { $level } : { $name }
level_parts = Niveau par objectifs { $goals } (atteints : { $done }), par points { $points }
events = En vigueur
order = Qui se pose à côté de quoi
all_cards = Toutes les cartes
every_card = Toutes les cartes, objectifs et événements
unseen_count = non vues : { $count }
discarded = défaussées : { $count }
crabs =
    { $count ->
        [one] { $count } crabe
       *[other] { $count } crabes
    }
turtles = Tortues : { $count } sur { $limit }
use_crab = Utiliser le crabe
keep_crab = Garder le crabe
attract_nothing = Ne rien attirer
stay = Ne rien déplacer

phase-choosing = Choisir
phase-playing = Jouer
phase-discarding = Défausser

heading = Manche { $round } sur { $rounds } · tour { $turn } sur { $turns }

news-frenzy = Frénésie !
news-sated = Les requins sont repus.
news-rave = Danse des crabes !
news-stolen = Dauphin !
news-event = Un nouvel événement
news-goal = Objectif atteint !
news-refresh = Un nouvel Océan
news-round = La manche est finie

frenzy_why = Les requins se sont réunis dans l'Océan : chacun perd son poisson non protégé de plus grande valeur.
great_white_why = Le grand requin blanc est là : chacun perd son poisson non protégé de plus grande valeur.
loses_nothing = Rien à perdre
all_sheltered = Rien : tous les poissons sont protégés
from_to = Points : { $before } → { $after }
still_points = Points : { $points }, comme avant
go_on = Continuer
rave_more = Deux crabes dansent dans l'Océan : chacun peut déplacer un poisson.
stolen_from = { $name } vole chez { $who ->
        [you] toi
       *[somebody] { $rival }
    } : { $fish }

event-EV-1 = Massifs de corail
event-EV-2 = Floraison de plancton
event-EV-3 = Grande marée
event-EV-4 = Courant calme
event-EV-5 = Du sang dans l'eau
event-EV-6 = Contre-courant
event-EV-7 = Migration des tortues
event-EV-8 = Sanctuaire

event_effect-EV-1 = à la fin, chaque corail voisin d'un de sa couleur rapporte 1 de plus
event_effect-EV-2 = à la fin, chaque petit poisson en banc rapporte 1 de plus
event_effect-EV-3 = l'Océan compte dix cartes
event_effect-EV-4 = il faut un requin de plus pour une frénésie
event_effect-EV-5 = il faut un requin de moins pour une frénésie
event_effect-EV-6 = les mains et la carte Premier joueur passent à droite
event_effect-EV-7 = chacun peut jouer cinq tortues de mer
event_effect-EV-8 = les poissons autour d'un corail de départ sont protégés

variant-friendly_dolphins = Dauphins amicaux : ils prennent des poissons dans l'Océan.
variant-full_sharks = Requins repus : une frénésie ne fait que renouveler l'Océan.
variant-safe_schools = Bancs protégés : les poissons d'un banc sont protégés.
variant-own_choice = Libre choix : dans une frénésie, tu choisis quel poisson perdre.
variant-house_coral_clusters = Les coraux voisins d'un de leur couleur rapportent 1 de plus.
variant-house_rainbow20 = Les six couleurs rapportent 20, sinon rien.
variant-solo_extreme-total5 = Objectifs : cinq cartes des deux sortes.
variant-solo_extreme-each5 = Objectifs : cinq cartes de chaque sorte.
variant-solo_goal_points = Les objectifs atteints rapportent aussi leurs points.
variant-lurking_sharks = Un requin sans proie va dans l'Océan.

level_name-bare_sand = sable nu
level_name-fringing_reef = récif frangeant
level_name-patch_reef = pâté de corail
level_name-barrier_reef = récif-barrière
level_name-coral_atoll = atoll

hindrance-1 = pas de case libre près d'un corail
hindrance-2 = pas de petit poisson avec de la place
hindrance-3 = pas de poisson moyen avec de la place
hindrance-sun = pas de case libre près d'un corail
hindrance-prey = aucun poisson de l'Océan ne convient
hindrance-theft = aucun poisson à voler
hindrance-turtles = les { $limit } tortues sont jouées

hindrance_short-1 = pas de place
hindrance_short-2 = pas de petit
hindrance_short-3 = pas de moyen
hindrance_short-sun = pas de place
hindrance_short-prey = pas de proie
hindrance_short-theft = rien à voler
hindrance_short-turtles = limite : { $limit }

## Le jeu en une minute.

minute-pick = Choisir
minute-pick_text = Chacun choisit en même temps, en secret, une carte de sa main.
minute-play = Jouer
minute-play_text = Pose-la dans ton récif : coraux et petits poissons près des coraux, les plus gros près des plus petits.
minute-beware = Attention
minute-beware_text = Dauphins et tortues aident ; chaque requin rapproche la frénésie.
minute-pass_on = Passer
minute-pass_on_text = Les autres cartes vont au voisin. Après trois manches, le récif le plus vivant gagne.
