### Les mots à la table d'Octopus' Garden. Les formes des mots sont celles du jeu lui-même : TILE($tile, "le").

## Comment s'appelle une chose, seule et au décompte final ; puis ce qu'elle fait.

name-seagrass = Herbier
name-coral = Corail
name-anemone = Anémone
name-oyster = Huître
name-worm = Ver plumeau
name-star = Étoile de mer
name-garbage = Déchet
name-relic = Relique
name-harlequin = Huître arlequin
name-clownfish = Poisson-clown
name-seahorse = Hippocampe

part-seagrass = Herbiers
part-coral = Coraux
part-anemone = Anémones
part-oyster = Huîtres
part-worm = Vers plumeaux
part-star = Étoiles de mer
part-garbage = Déchets
part-relic = Reliques
part-clownfish = Poissons-clowns
part-seahorse = Hippocampes

effect-seagrass = Beauté 1. Cinq herbiers reliés attirent un hippocampe, qui vaut 5.
effect-coral = Beauté 1. Les étoiles de mer n'y entrent pas. Les cinq formes ne changent rien.
effect-anemone = Beauté 2. Trois anémones reliées attirent un poisson-clown, qui vaut 5.
effect-oyster = Coûte 1 de beauté, donne une perle à chaque tour. Les étoiles de mer la mangent.
effect-worm = Beauté 2 tant qu'il est ouvert. Une étoile de mer sur lui ou à côté le ferme.
effect-worm_closed = Fermé : beauté 0, car une étoile de mer est sur lui ou à côté. Il s'ouvre quand elle part.
effect-star = Beauté 5. À chaque tour, elle rampe d'une case vers l'huître la plus proche qu'elle peut manger.
effect-garbage = Coûte de la beauté, mais pas de perles.
effect-relic = Seule, elle vaut 1 ; par deux, 3 chacune ; à partir de trois, 5 chacune.
effect-harlequin = Donne une perle à chaque tour, et aucune étoile de mer ne peut la manger.
effect-clownfish = Beauté 5. Rejoint trois anémones reliées.
effect-seahorse = Beauté 5. Rejoint cinq herbiers reliés.
effect-vacant = Une case libre. N'importe quelle tuile peut y être plantée.

market = Marché
market_space = Case { $number } du marché
row = Ligne { $number }
column = Colonne { $number }
for_pearls = { $line } pour { $cost ->
        [one] { $cost } perle
       *[other] { $cost } perles
    }
left =
    { $count ->
        [one] Il te reste { $count } perle.
       *[other] Il te reste { $count } perles.
    }
tiles_worth = Valeur des tuiles :
buy = Acheter
now_buy = Appuie maintenant sur Acheter.
choose_line = Choisis une ligne ou une colonne
choose_line_more = Touche un prix. Les trois tuiles viennent dans ton jardin.
not_now = Le marché rouvre au prochain tour.
not_yet = Le marché ouvre quand toutes les huîtres de départ sont posées.
too_dear =
    { $missing ->
        [one] Il manque { $missing } perle
       *[other] Il manque { $missing } perles
    }
skip = Ne rien acheter
garden = Jardin ({ $name })
space = { $name } : { $what }
vacant = libre
with_guest = { $what } (invité : { $guest })
star_on = Étoile de mer { $name } en { $space }
held = Plante { TILE($tile, "le") }
to_plant = À planter
starter = Huître { $number } sur 3
guest = Ton invité
a_turn = +{ $count } par tour
pearls = Perles
clownfish = Poissons-clowns
seahorses = Hippocampes
endless = sans limite
bag = Sac
in_bag = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }, ordre inconnu
of_kind_in_bag = { $count } dans le sac
costs =
    { $cost ->
        [one] Coûte { $cost } perle
       *[other] Coûte { $cost } perles
    }

phase-buying = Acheter, planter
phase-stars = Étoiles de mer
phase-harvest = Récolte

beauty = Beauté
tiles_left = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } dans le sac
last_turns = Derniers tours : { $name } a rempli son jardin.
last_turns_yours = Derniers tours : ton jardin est plein.
connected = { $have } sur { $need } pour { TILE($guest, "un") }

## Le jeu en une minute.

minute-buy = Acheter
minute-buy_text = Une ligne ou une colonne du marché, au prix total de ses trois tuiles.
minute-plant = Planter
minute-plant_text = Chaque tuile sur une case libre. Cinq herbiers reliés attirent un hippocampe, trois anémones un poisson-clown.
minute-stars = Les étoiles avancent
minute-stars_text = Elles sont belles, mais chacune rampe vers l'huître la plus proche qu'elle peut manger.
minute-harvest = Récolter
minute-harvest_text = Une perle par huître, au moins une en tout. Puis c'est à la personne suivante.
