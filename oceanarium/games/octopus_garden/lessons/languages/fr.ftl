### Les leçons d'Octopus' Garden en français.
###
### Trous : $before et $score sont ta beauté au début de la leçon et maintenant, $theirs celle d'Otto.

## 1 Acheter et planter.

lesson-buy-and-plant-title = Acheter et planter
lesson-buy-and-plant-goal = Achète une ligne entière du marché et plante ses tuiles.
lesson-buy-and-plant-say-1 = Voici ton jardin. À la fin, le plus beau gagne. Tu as 5 perles : achète une rangée ou une colonne entière.
lesson-buy-and-plant-hint-pass = Tu peux économiser, et parfois il le faut. Aujourd’hui, on fait les courses : cinq des six lignes sont à ta portée.
lesson-buy-and-plant-say-2 = Trois nouvelles tuiles ! Touche-en une, puis un rond libre de ton jardin, où tu veux.
lesson-buy-and-plant-end = Regarde : ta beauté est passée de { $before } à { $score }. C’était un tour complet.

## 2 Les huîtres rapportent.

lesson-oysters-pay-title = Les huîtres rapportent
lesson-oysters-pay-goal = D’où viennent les perles, et ce qu’elles coûtent.
lesson-oysters-pay-say-1 = À la fin de ton tour, chaque huître donne une perle. Tu as trois huîtres. Achète la ligne qui en a une quatrième.
lesson-oysters-pay-hint-no-oyster = Jolies tuiles, mais pas d’huître. Quelle ligne en a une que tu peux payer ?
lesson-oysters-pay-hint-pass = Économiser, c’est bien, mais une quatrième huître te rapporte plus à chaque tour. Quelle ligne en a une ?
lesson-oysters-pay-say-2 = Plante tout. Les nouvelles huîtres rapportent aussitôt.
lesson-oysters-pay-end = Quatre perles ! Mais une huître n’est pas jolie : elle retire 1 à ta beauté. Au début elles te nourrissent, à la fin elles encombrent.

## 3 Trois anémones.

lesson-anemones-title = Trois anémones
lesson-anemones-goal = Trois anémones qui se touchent attirent un poisson-clown.
lesson-anemones-say-1 = Trois anémones qui se touchent font une maison. Achète la rangée du haut, plante-les côte à côte et regarde qui emménage.
lesson-anemones-hint-other = Il n’y a que trois anémones au marché, toutes dans la rangée du haut. Prenons celles-là.
lesson-anemones-hint-apart = L’une d’elles est seule. Elles doivent se toucher, peu importe la forme : en ligne, en coude, en tas. Essaie encore avec les trois ensemble.
lesson-anemones-praise-1 = Trois qui se touchent : voilà un poisson-clown !
lesson-anemones-say-2 = Il veut s’installer sur une de tes anémones ; toutes se valent.
lesson-anemones-end = 6 pour les anémones, 5 pour le poisson, qui ne prend pas de place et reste pour toujours. Le suivant demande trois autres anémones : chacune ne compte qu’une fois.

## 4 Cinq herbiers.

lesson-seagrass-title = Cinq herbiers
lesson-seagrass-goal = Prévois sur deux tours et attire un hippocampe.
lesson-seagrass-say-1 = Cinq herbiers qui se touchent attirent un hippocampe, qui vaut 5. Trois poussent déjà : achètes-en deux autres et plante-les à côté.
lesson-seagrass-hint-two = Cherche deux herbiers dans une même ligne.
lesson-seagrass-hint-alone = L’un des nouveaux est seul. Les deux doivent toucher les trois du haut, ou se toucher.
lesson-seagrass-praise-1 = Cinq ensemble : voici ton hippocampe !
lesson-seagrass-say-2 = Laisse-le s’installer sur l’un d’eux.
lesson-seagrass-end = Commencé à un tour, fini au suivant. Ces groupes méritent d’être préparés : n’en commence que quelques-uns.

## 5 L'étoile de mer a faim.

lesson-hungry-star-title = L’étoile de mer a faim
lesson-hungry-star-goal = Plante une étoile là où elle marchera longtemps.
lesson-hungry-star-say-1 = Une étoile de mer vaut 5, plus que toute autre tuile. Mais à chaque tour elle avance d’un pas vers ton huître la plus proche, et la mange. Achète la rangée du haut.
lesson-hungry-star-hint-other = La seule étoile est dans la rangée du haut, et tu as juste de quoi la payer. Ose !
lesson-hungry-star-say-2 = Plante d’abord l’étoile, le plus loin possible de tes huîtres.
lesson-hungry-star-hint-gulp = Gloups. Elle avance dès le tour où tu la plantes. Mets plus d’eau entre l’étoile et tes huîtres.
lesson-hungry-star-hint-farther = Elle y serait bientôt. Tu peux la faire marcher quatre pas : regarde tout en bas du jardin.
lesson-hungry-star-say-3 = Plante maintenant le reste. Ensuite l’étoile doit avancer, toujours par un chemin le plus court.
lesson-hungry-star-end = Encore trois pas, donc trois récoltes complètes avant qu’elle arrive. Deux chemins aussi courts ? Alors tu choisis.

## 6 Des murs de corail.

lesson-coral-walls-title = Des murs de corail
lesson-coral-walls-goal = Enferme une étoile, ou laisse-la dehors.
lesson-coral-walls-say-1 = Les étoiles n’entrent jamais dans le corail. Dans le coin A4, une seule porte est ouverte : B5. Achète la rangée du haut et enferme l’étoile.
lesson-coral-walls-hint-other = L’étoile et le corail qu’il nous faut sont dans la rangée du haut.
lesson-coral-walls-hint-corner = Là, elle marche. Mets-la dans le coin A4.
lesson-coral-walls-hint-door = Elle a trouvé la porte ! La place du corail est en B5.
lesson-coral-walls-end = Cinq points, et tes huîtres dorment tranquilles. L’huître arlequin n’a pas besoin de mur : personne ne la mange. Une étoile qui n’a rien d’autre attend seulement à côté d’elle.

## 7 Des vers timides.

lesson-shy-worms-title = Des vers timides
lesson-shy-worms-goal = Plante un ver là où il reste ouvert.
lesson-shy-worms-say-1 = Un ver plumeau vaut 2, mais se cache tant qu’une étoile est sur lui ou à côté. La tienne va marcher vers C4. Achète la rangée du haut : à la fin de ton tour, le ver doit être ouvert.
lesson-shy-worms-hint-other = Le ver qu’il nous faut est dans la rangée du haut. Un déchet vient avec, −2 : tout ce que tu achètes doit être planté.
lesson-shy-worms-hint-under = L’étoile sera dessus. Pense à l’endroit où elle sera après son pas.
lesson-shy-worms-hint-beside = Il se cache : l’étoile est sur lui ou à côté. Pense à l’endroit où elle sera après son pas.
lesson-shy-worms-end = Il reste ouvert : 2 points. Et si une étoile passe, il se rouvre tout seul dès qu’elle est partie.

## 8 Les reliques.

lesson-relics-title = Les reliques
lesson-relics-goal = Quand la troisième vaut la peine.
lesson-relics-say-1 = Une relique vaut 1, deux valent 3 chacune, trois valent 5 chacune. Tu en as deux : 6 points. Achète la troisième et plante-la.
lesson-relics-hint-third = La troisième relique ajoute 9 points. Même avec le déchet à côté, la rangée du haut est de loin la meilleure.
lesson-relics-end = Trois reliques : 15 points. Chaque relique de plus en rapporte 5 : surveille qui d’autre en collectionne.

## 9 La dernière case.

lesson-last-space-title = La dernière case
lesson-last-space-goal = Termine une partie exprès, et gagne-la.
lesson-last-space-say-1 = Un petit étang avec quatre cases libres. Achète la rangée du haut et plante les trois tuiles.
lesson-last-space-hint-other = La rangée du haut a deux anémones. Elles seront utiles.
lesson-last-space-praise-1 = Plus qu’une case !
lesson-last-space-say-2 = Quand un jardin est plein, chacun des autres a un dernier tour. Achète la rangée du haut. Une seule tuile a de la place, les autres quittent la partie : avec laquelle ton étang gagne-t-il ?
lesson-last-space-hint-line = Il nous faut la rangée du haut : une de ses tuiles attire un ami.
lesson-last-space-hint-friend = Une seule a de la place, les autres quittent la partie. Laquelle attire un ami ?
lesson-last-space-end = { $score } à { $theirs } : tu as gagné ! Les perles qui restent ne valent rien, alors dépense-les à temps.

## La première partie avec Otto.

remark-supply-short = La réserve est vide ; tu prends ce qu’il reste.
remark-harlequin-guarded = Il ne reste à manger que l’huître arlequin, et elle est gardée : l’étoile s’en approche et attend. Plante une autre huître et elle repart.
remark-several-stars = Plusieurs étoiles, et tu choisis laquelle avance d’abord. Chacune cherche à nouveau son chemin.
remark-discarded = Plus de place : la tuile quitte la partie.
remark-attracted = Un invité pour toujours : 5 points, et il ne prend pas de place.
remark-relics = Deux reliques : 6 points. Une troisième en fait 15.
remark-end = Un jardin est plein. Chacun des autres a encore un tour, puis on compte.
remark-closed = Ton ver se cache. Il se rouvre tout seul quand l’étoile est partie.
remark-eaten = Mangée. C’est une perle de moins par tour, mais aussi un point négatif de moins. Vers la fin, je les laisse manger.
remark-star = Une étoile de mer est arrivée : 5 points, et désormais elle avance à chaque tour vers ton huître la plus proche.
remark-garbage = Un déchet vient avec. Mets-le là où tu n’avais rien prévu.
remark-companion-saves = J’économise. La ligne que je laisse est à toi maintenant.
remark-place = Regarde d’abord le marché. Beaucoup d’étoiles ? Alors garde tes huîtres ensemble, dans un coin.
remark-begin = C’est parti. Sept achats remplissent un jardin : chacun compte.
