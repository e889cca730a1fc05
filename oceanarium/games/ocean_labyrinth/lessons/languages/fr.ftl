### Les leçons d'Ocean Labyrinth en français.

## 1 Pousser, puis nager.

lesson-push-and-swim-title = Pousser, puis nager
lesson-push-and-swim-goal = Joue un tour entier et trouve ta première image.
lesson-push-and-swim-say-1 = Trouve tes images, puis rentre chez toi : le premier de retour gagne. Tu cherches l'amphore, et le chemin est ouvert. Mais chaque tour commence par une poussée : fais entrer la plaque supplémentaire par une flèche.
lesson-push-and-swim-hint-cut = Oh ! Ton chemin passait par là. Pousse où cela ne gêne pas : partout sauf dans la rangée 2 et la colonne B.
lesson-push-and-swim-say-2 = Maintenant, nage jusqu'à l'amphore. Tu peux aller aussi loin que mène le chemin.
lesson-push-and-swim-hint-stay = Tu as le droit de rester sur place. Mais l'amphore n'est qu'à quatre cases.
lesson-push-and-swim-hint-last = Tu peux t'arrêter là, mais seule compte la case où tu t'arrêtes. Continue jusqu'à l'amphore.
lesson-push-and-swim-end = Trouvé ! La carte est posée face visible, et tu regardes la suivante. C'était un tour entier ; maintenant, ce serait à moi.

## 2 Ouvre ton chemin.

lesson-make-a-way-title = Ouvre ton chemin
lesson-make-a-way-goal = Fais glisser une rangée pour ouvrir un passage.
lesson-make-a-way-say-1 = Tu cherches le canon, juste sous l'amphore. Mais entre les deux, dans la rangée 4, le homard te tourne le dos. Fais glisser cette rangée d'une case.
lesson-make-a-way-hint-round = Presque ! Pousse la rangée 4 de l'autre côté : c'est la baleine qui viendra entre les deux.
lesson-make-a-way-hint-row = Le chemin est encore fermé. Regarde la rangée 4, entre l'amphore et le canon : elle a une flèche à chaque bout.
lesson-make-a-way-praise-1 = La baleine ouvre le passage !
lesson-make-a-way-say-2 = Nage jusqu'au canon.
lesson-make-a-way-hint-on = Continue : le chemin est ouvert jusqu'au canon.
lesson-make-a-way-end = Une poussée, et le mur devient une porte. La plaque qui est sortie est maintenant la plaque supplémentaire : c'est elle que je pousserai ensuite.

## 3 Tourne la plaque.

lesson-turn-the-tile-title = Tourne la plaque
lesson-turn-the-tile-goal = Tourne la plaque supplémentaire pour qu'elle rejoigne ton chemin.
lesson-turn-the-tile-say-1 = Le poisson-clown est sur la plaque supplémentaire ! Tourne-la, pousse-la là où tu peux nager, et va le chercher.
lesson-turn-the-tile-hint-turn = Bon endroit, mais elle te tourne le dos. Tourne-la jusqu'à ce que son chemin rejoigne le tien.
lesson-turn-the-tile-hint-far = Aucun chemin ne mène de toi jusque-là. Pousse-la plus près : en haut ou à gauche.
lesson-turn-the-tile-hint-swim = Le poisson-clown est accessible. Nage jusque sur sa case.
lesson-turn-the-tile-end = Attrapé ! Une plaque se pousse dans tous les sens : essaie chaque position avant de la lâcher.

## 4 La flèche fermée.

lesson-closed-arrow-title = La flèche fermée
lesson-closed-arrow-goal = Réponds à une poussée qui a coupé ton chemin.
lesson-closed-arrow-say-1 = Tu cherches le coffre au trésor, mais j'ai poussé une plaque dans la colonne B par le haut et coupé ton chemin. La repousser aussitôt par le bas est interdit : cette flèche est fermée. Comment rouvrir le chemin ?
lesson-closed-arrow-hint-turn = C'est la bonne flèche ! Tourne maintenant la plaque pour qu'elle s'ouvre à gauche et à droite.
lesson-closed-arrow-hint-column = Le trou est en B1, entre toi et le coffre. D'où peux-tu pousser une plaque juste là ?
lesson-closed-arrow-praise-1 = Réparé !
lesson-closed-arrow-say-2 = Nage jusqu'au coffre au trésor.
lesson-closed-arrow-hint-on = Le chemin est rouvert. Nage jusqu'au coffre, en C1.
lesson-closed-arrow-end = Trouvé ! Seule la flèche par où la plaque supplémentaire est sortie est fermée, peu importe qui a poussé. Après la poussée suivante, elle est de nouveau libre.

## 5 Laisse-toi porter.

lesson-ride-along-title = Laisse-toi porter
lesson-ride-along-goal = Fais porter ton plongeur par une colonne.
lesson-ride-along-say-1 = Le homard est une rangée plus bas, et aucun chemin n'y mène. Mais la plaque sous toi peut glisser, et toi avec ! Pousse pour descendre.
lesson-ride-along-hint-up = Tu as bien glissé, mais vers le haut. Pousse ta colonne par l'autre bout.
lesson-ride-along-hint-column = Tu n'y arrives pas ainsi. Tu es dans la colonne B : quelle flèche la pousse vers le bas ?
lesson-ride-along-praise-1 = Quelle glissade !
lesson-ride-along-say-2 = Glisser ne coûte rien : nage maintenant jusqu'au homard.
lesson-ride-along-hint-on = Le homard est juste à côté de toi. Nage jusque sur sa case.
lesson-ride-along-end = Trouvé ! Glisser n'est pas nager : même une image qui glisse avec toi ne compte que si tu finis ta nage dessus.

## 6 Sortir ici, rentrer là.

lesson-out-and-in-title = Sortir ici, rentrer là
lesson-out-and-in-goal = Traverse le labyrinthe en passant par le bord.
lesson-out-and-in-say-1 = L'huître perlière est loin à droite, et tu es au bout gauche de la rangée 4. Fais sortir ta propre plaque : tu rentreras à l'autre bout !
lesson-out-and-in-hint-turn = Te voilà de l'autre côté ! Mais de ta nouvelle plaque, aucun chemin ne monte vers l'huître. Tourne-la avant de pousser, pour qu'elle s'ouvre vers le haut.
lesson-out-and-in-hint-one = Cela ne te porte que d'une case. Pousse la rangée 4 de l'autre côté.
lesson-out-and-in-hint-row = Tu es toujours à gauche. Pousse la rangée 4 par la droite, pour que ta plaque sorte.
lesson-out-and-in-praise-1 = Dehors à gauche, dedans à droite !
lesson-out-and-in-say-2 = Tu peux encore nager : va chercher l'huître perlière.
lesson-out-and-in-hint-on = L'huître est juste au-dessus de toi. Nage jusqu'à elle.
lesson-out-and-in-end = Trouvé ! Tout plongeur sur une plaque qui sort revient sur la nouvelle. Moi aussi, je peux donc t'envoyer de l'autre côté.

## 7 Une image par tour.

lesson-next-card-title = Une image par tour
lesson-next-card-goal = Passe à ta carte suivante et sache ce que voient les autres.
lesson-next-card-say-1 = Tu as deux cartes, l'une après l'autre. La première est l'amphore : pousse, puis va la chercher.
lesson-next-card-hint-cut = Ton chemin passait par là. Pousse où cela ne gêne pas.
lesson-next-card-hint-amphora = Seule compte la case où tu t'arrêtes. Nage jusqu'à l'amphore, en C3.
lesson-next-card-praise-1 = Et d'une !
lesson-next-card-say-2 = Ta carte suivante est le coffre au trésor. Il était sur ton chemin, mais un tour rapporte une image au plus. Pousse encore, et garde le chemin ouvert.
lesson-next-card-hint-chest = Aucun chemin ne mène plus au coffre. Laisse en place les cases entre C3 et C1.
lesson-next-card-say-3 = Va maintenant chercher le coffre.
lesson-next-card-hint-on = Le coffre au trésor est en C1. Nage jusque-là.
lesson-next-card-end = Les deux sont trouvées ! Je vois combien de cartes il te reste, jamais lesquelles. Mais si tu t'arrêtes sur une image sans montrer de carte, je sais que tu en cherches une autre.

## 8 Le retour.

lesson-home-title = Le retour
lesson-home-goal = Gagne une partie.
lesson-home-say-1 = Tu as tout trouvé. Rentre maintenant en A1, ta case de départ, avant que je rentre chez moi ! Pousse d'abord, et fais attention à ton chemin.
lesson-home-hint-cut = Tu viens de couper ton propre retour. Pousse ailleurs.
lesson-home-say-2 = Le chemin est ouvert. Rentre chez toi !
lesson-home-hint-on = Tu habites en A1, le coin jaune. Continue jusque-là.
lesson-home-end = De retour avant moi : tu as gagné ! La dernière image et le retour demandent deux tours, alors penses-y à temps. Les plongeurs ne se gênent jamais : je n'aurais pu que décaler ton chemin.

## 9 Ce qu'il y a au dos.

lesson-on-the-back-title = Ce qu'il y a au dos
lesson-on-the-back-goal = Joue avec des surprises : poisson-globe et scooter sous-marin.
lesson-on-the-back-say-1 = Dans cette variante, la plaque qui sort est retournée, et certains dos cachent une surprise. Pousse dans la colonne F par le haut, et regarde.
lesson-on-the-back-hint-here = Je veux te montrer une plaque précise. Pousse dans la colonne F par le haut.
lesson-on-the-back-praise-1 = Bouh, un poisson-globe ! Ton plongeur a eu peur et n'a pas nagé.
lesson-on-the-back-say-2 = C'est de nouveau à toi, et tu peux nager comme d'habitude. Pousse dans la colonne D par le haut, puis va chercher l'amphore.
lesson-on-the-back-hint-there = Une autre plaque cache quelque chose de mieux. Pousse dans la colonne D par le haut.
lesson-on-the-back-hint-amphora = Il y avait quelque chose à trouver. Nage jusqu'à l'amphore, en C3.
lesson-on-the-back-praise-2 = Trouvé, et le scooter sous-marin t'offre un tour supplémentaire !
lesson-on-the-back-say-3 = Ta carte suivante est le coffre au trésor, en C1. Pousse d'abord, comme toujours, mais garde le chemin ouvert.
lesson-on-the-back-hint-cut = Aucun chemin ne mène plus au coffre. Laisse en place les cases entre C3 et C1.
lesson-on-the-back-say-4 = Pendant le tour supplémentaire, aucun dos ne compte, quoi qu'il sorte. Nage jusqu'au coffre !
lesson-on-the-back-hint-on = Le coffre au trésor est en C1. Nage jusque-là.
lesson-on-the-back-end = Deux images avant que je puisse agir ! Une surprise ne vaut que pour qui l'a fait sortir, et on ne peut pas la refuser.

## 10 Reprendre de l'air.

lesson-up-for-air-title = Reprendre de l'air
lesson-up-for-air-goal = Utilise une bouteille d'oxygène.
lesson-up-for-air-say-1 = Tu as tout trouvé, mais j'ai coupé ton retour. Une surprise peut t'aider, car ici les dos comptent : fais sortir une plaque sans image.
lesson-up-for-air-hint-picture = Les plaques à image n'ont rien au dos. Regarde à l'autre bout de la rangée ou de la colonne : c'est cette plaque qui sort.
lesson-up-for-air-praise-1 = Une bouteille d'oxygène !
lesson-up-for-air-say-2 = Au lieu de nager, tu reprends de l'air sur l'une des quatre cases de départ, chemin ou pas. Laquelle te fait gagner ?
lesson-up-for-air-hint-home = De l'air frais, mais tu n'habites pas là. Chez toi, c'est A1, le coin jaune.
lesson-up-for-air-end = De retour en une bouffée d'air : tu as gagné ! La bouteille reste sur sa plaque : qui la fait ressortir reprend de l'air aussi. Tout le reste se joue comme toujours.

## La première partie avec Otto.

remark-race = Maintenant, c'est la course au retour. Tu peux aussi décaler le chemin de l'autre.
remark-pushed-off = Dehors d'un côté, dedans de l'autre. C'est parfois pratique.
remark-carried = Tu as glissé avec ta plaque. Tu peux nager quand même.
remark-companion-found = Une pour moi. Ma carte suivante est de nouveau secrète.
remark-last-card = Ta dernière carte. Pense déjà au retour.
remark-found = Trouvé ! Ta carte suivante compte dès ce tour.
remark-stayed = Tu as le droit de rester sur place. Mais approche-toi de ton image ou d'un carrefour, et le tour suivant sera plus facile.
remark-closer = Pas encore là ? Arrête-toi près de ton image ou à un carrefour : de là, une poussée suffit souvent.
remark-closed-arrow = Cette flèche est fermée pour une poussée : la plaque supplémentaire est sortie par là.
remark-choose = Le coin d'où tu pars est ta maison. Retiens-le : la course finit là.
remark-card = Ta carte est secrète : moi, je ne la vois pas. Cherche d'abord son image dans le labyrinthe, puis pense à la poussée.
remark-push = Prends ton temps. Tourne la plaque et essaie une flèche : tu vois ce qu'elle donne avant de lâcher.
remark-swim = Nage aussi loin que mène le chemin. Les autres plongeurs ne gênent jamais.
