### Les leçons d'Open Worlds en français.
###
### Trous : $before et $score sont ton revenu au début de la leçon et maintenant, $theirs celui d'Otto.

## 1 S'installer.

lesson-settle-title = S’installer
lesson-settle-goal = Pose des cartes face cachée, révèle-les, touche un revenu.
lesson-settle-say-1 = Cinq mondes vides ! Qui a le plus grand revenu au dernier tour gagne. Pose un Outpost (avant-poste) face cachée sur un monde : touche la carte, puis le monde.
lesson-settle-hint-none = Il n’y a encore rien à révéler. Pose d’abord un Outpost sur un monde.
lesson-settle-say-2 = Cela s’appelle préparer. Prépare encore deux Outposts, sur deux autres mondes : une carte par monde.
lesson-settle-hint-more = Chaque Outpost rapporte 1, et il y a encore de la place. Prépares-en deux de plus avant de finir.
lesson-settle-praise-2 = Trois Outposts sur trois mondes !
lesson-settle-say-3 = Personne d’autre ne sait ce que tu as préparé. Finis la préparation, et tout est révélé.
lesson-settle-end = Ton revenu est de { $score }. Au dernier tour, ce sont tes points ; à tous les autres, tu pioches autant de cartes.

## 2 Pas partout.

lesson-not-everywhere-title = Pas partout
lesson-not-everywhere-goal = Lis ce qu’il faut à une carte.
lesson-not-everywhere-say-1 = Un Exploit (une mine) rapporte 2, mais pas sur un monde hostile (le signe rouge). Un Outpost rapporte 1 partout. Prépare une carte sur chaque monde et obtiens 8 !
lesson-not-everywhere-hint-hostile = Tu peux poser n’importe quoi n’importe où. Mais ce monde est hostile : l’Exploit n’y tient pas, il est perdu. Un Outpost serait resté.
lesson-not-everywhere-hint-more = Ton revenu est de { $score }, et 8 est possible. Cinq mondes, cinq cartes : laquelle va où ?
lesson-not-everywhere-end = { $score } en un tour ! Ce qu’il faut à une carte s’appelle sa REQ, et c’est écrit dessus. Quand tu as déjà quelque chose sur un monde hostile, un Exploit peut y venir.

## 3 Un pied dans la porte.

lesson-cities-title = Un pied dans la porte
lesson-cities-goal = Trouve des places pour tes villes.
lesson-cities-say-1 = Une City (ville) veut un monde habitable (la feuille verte) : Graense ou Vita Ptal. Prépare City 25, celle qui a 25 dans son bouclier, sur l’un des deux. Elle rapporte 3.
lesson-cities-hint-stranger = Phoebe K2 n’est pas habitable, et tu n’y as rien. Essaie Graense ou Vita Ptal.
lesson-cities-hint-city = D’abord City 25 : elle rapporte 3 et convient à Graense et à Vita Ptal.
lesson-cities-praise-1 = City 25 a trouvé sa place !
lesson-cities-say-2 = Koti et Maail ne sont pas habitables. Mais tu y as déjà quelque chose, et cela suffit aussi. Prépare City 20 sur l’un des deux.
lesson-cities-hint-outpost-first = Phoebe K2 n’est pas habitable, et tu n’y es pas encore. D’abord un Outpost, un tour plus tard une City.
lesson-cities-hint-there = Cette fois, prends un monde où tu as déjà quelque chose : City 20 sur Koti ou Maail.
lesson-cities-say-3 = Finis la préparation et regarde ce que rapportent tes villes.
lesson-cities-end = Revenu { $score } ! Un Outpost est un pied dans la porte : là où il est, une City peut suivre.

## 4 L'industrie.

lesson-industry-title = Des mondes riches
lesson-industry-goal = Profite du RES d’un monde.
lesson-industry-say-1 = Une Industry (usine) rapporte autant que le RES de son monde (la gemme). Il lui faut déjà là-bas un Exploit, une City ou une Industry à toi. Prépares-en une là où elle convient.
lesson-industry-hint-outpost = RES 5, c’est tentant ! Mais un Outpost ne suffit pas : une Industry veut un Exploit, une City ou une autre Industry.
lesson-industry-hint-nothing-there = Tu n’as rien là-bas. Sur quel monde est ton Exploit ?
lesson-industry-hint-industry = Tu as deux cartes Industry en main. Prépares-en une là où est ton Exploit.
lesson-industry-praise-1 = Un Exploit et une Industry : ça va ensemble !
lesson-industry-say-2 = Maail a RES 4. Finis la préparation et compte.
lesson-industry-end = De { $before } à { $score } avec une seule carte. Cherche tôt les mondes au RES élevé.

## 5 La place.

lesson-room-title = Les places sont rares
lesson-room-goal = Fais de la place par un échange.
lesson-room-say-1 = Ce que tu construis, ce sont des installations. H2O (la goutte) dit combien un monde en accueille, les tiennes et les miennes ensemble. Koti est plein, 3 sur 3. Prépares-y quand même Industry 9 et finis la préparation.
lesson-room-hint-nobody-moves = Koti est plein, et ton Exploit ne cède sa place qu’à une City ou à une Industry.
lesson-room-hint-koti = Aujourd’hui, on se serre sur Koti : prépares-y Industry 9.
lesson-room-hint-bring = Personne n’est arrivé sur Koti. Prépares-y Industry 9, puis finis la préparation.
lesson-room-say-2 = Aucune place n’est libre. Mais ton Exploit peut céder la sienne et revenir dans ta main. Choisis-le.
lesson-room-hint-full = Koti était plein : la nouvelle carte est perdue. Laisse ton Exploit céder sa place ; il revient dans ta main.
lesson-room-end = L’Exploit est de nouveau dans ta main, prêt pour un autre monde. Attention : s’il arrive plus de cartes qu’il n’y a de places libres, elles sont toutes perdues.

## 6 Les vaisseaux.

lesson-ships-title = Un vaisseau dans le ciel
lesson-ships-goal = Lance un vaisseau et tire sur le sol.
lesson-ships-say-1 = La classe de tes nouveaux vaisseaux ne doit pas dépasser, en tout, ton dernier revenu : 4. Lancer a 3, Destroyer 9. Envoie le bon sur Maail, où j’ai une mine, et finis la préparation.
lesson-ships-hint-class = Destroyer est de classe 9, et ton revenu était de 4 : la carte est perdue. Lancer est de classe 3.
lesson-ships-hint-where = Je n’ai rien là-bas. J’ai quelque chose sur Maail et sur Phoebe K2.
lesson-ships-hint-ship = Aujourd’hui, c’est un vaisseau : prépare Lancer sur Maail, puis finis la préparation.
lesson-ships-say-2 = Je n’ai pas de vaisseau là-haut, Lancer peut donc tirer sur le sol : puissance 8 contre défense 1. Choisis mon installation.
lesson-ships-hint-hold = Tu peux ne pas tirer. Mais regarde mon revenu ! Choisis mon installation.
lesson-ships-end = Puissance 8 contre défense 1 : détruite ! Maintenant, c’est { $score } à { $theirs }.

## 7 D'abord le ciel.

lesson-sky-first-title = D’abord le ciel
lesson-sky-first-goal = Déplace un vaisseau et combats en orbite.
lesson-sky-first-say-1 = Mon Striker est au-dessus de Koti et vise ton Exploit. Ton Lancer a une portée de 3 : il va jusqu’à trois mondes plus loin. Déplace-le sur Koti.
lesson-sky-first-hint-elsewhere = Alors je suis seul au-dessus de Koti. Lancer peut y aller : c’est à trois mondes.
lesson-sky-first-hint-stay = Si Lancer reste ici, je suis seul au-dessus de Koti. Déplace-le là-bas.
lesson-sky-first-say-2 = Ton revenu est le plus élevé, tu as donc la priorité : tu dis quel monde vient ensuite. Commence par Koti.
lesson-sky-first-hint-order = Tous les ordres sont permis. Mais c’est sur Koti que ça se passe : commence là.
lesson-sky-first-say-3 = Les vaisseaux se battent d’abord, et qui se bat ne peut pas tirer sur le sol. Puissance 8 contre défense 4 : tire sur Striker !
lesson-sky-first-hint-shoot = Alors mon Striker reste. Tire dessus : 8 contre 4 !
lesson-sky-first-end = Plus de Striker, et Koti est à l’abri. Il a Retraite : j’aurais pu le reprendre en main avant le tir.

## 8 Les troupes.

lesson-troops-title = Les troupes
lesson-troops-goal = Mets-toi devant une installation.
lesson-troops-say-1 = Mon Lancer est au-dessus de Vita Ptal et veut ton Exploit. Des Troops (troupes) peuvent aider, mais il leur faut de la capacité : ta City 10 en a 10. Prépare des Troops qui y tiennent et finis la préparation.
lesson-troops-hint-capacity = Il n’y a pas assez de capacité là-bas : elles sont perdues. City 10 sur Vita Ptal en a 10 : Troops 10 y tient.
lesson-troops-hint-troops = Seules des troupes peuvent aider ton Exploit. Prépare Troops 10 sur Vita Ptal, puis finis la préparation.
lesson-troops-say-2 = Lancer tire sur ton Exploit avec une puissance de 8. Des troupes peuvent défendre une installation : choisis l’Exploit.
lesson-troops-hint-city = La City aurait tenu : 8 contre défense 10. Pas l’Exploit. Défends-le.
lesson-troops-hint-idle = Ton Exploit est détruit. Fais-le défendre par tes troupes.
lesson-troops-end = Les troupes ont pris le coup, 8 contre 10, et ton Exploit est intact. Elles aident une fois : après avoir défendu ou attaqué, elles s’en vont.

## 9 Un rocher et du fouillis.

lesson-rock-and-rubbish-title = Un rocher et du fouillis
lesson-rock-and-rubbish-goal = Déclenche une catastrophe, et pioche bien.
lesson-rock-and-rubbish-say-1 = Asteroid Strike (chute d’astéroïde) inflige 15 dégâts à tout ce qui est au sol d’un monde, à moi comme à toi. Prépare cette carte là où elle me fait le plus mal et finis la préparation.
lesson-rock-and-rubbish-hint-rock = Garde les autres cartes. Prépare Asteroid Strike, puis finis la préparation.
lesson-rock-and-rubbish-hint-both = Une installation à moi et une à toi. Où est-ce que cela ne fait mal qu’à moi ?
lesson-rock-and-rubbish-hint-yours = C’était ton propre Exploit ! Où est mon plus grand revenu ?
lesson-rock-and-rubbish-hint-little = Cela ne me fait presque rien. Où est mon plus grand revenu ?
lesson-rock-and-rubbish-praise-1 = Deux d’un coup !
lesson-rock-and-rubbish-say-2 = Avec un revenu de 4, tu peux piocher 4 cartes. Mais une main en contient 10, et tu en as 9. Défausse trois cartes dont tu n’as pas besoin et garde le reste.
lesson-rock-and-rubbish-hint-full = Ta main était pleine avant que tu en pioches 4. Défausse d’abord trois cartes.
lesson-rock-and-rubbish-end = Quatre nouvelles cartes ! Une main pleine ne pioche rien : défausse ce qui ne te servira pas bientôt.

## 10 Le DERNIER TOUR.

lesson-final-turn-title = Le DERNIER TOUR
lesson-final-turn-goal = Gagne une partie à son dernier tour.
lesson-final-turn-say-1 = Ma pioche est vide, c’est donc le DERNIER TOUR. On en est à { $score } contre { $theirs }, et le plus grand revenu gagne. Prépare ce que tu veux, puis finis la préparation. Gagne !
lesson-final-turn-hint-ship = { $score } contre { $theirs }. Les vaisseaux ne rapportent rien, et il n’y a pas de lendemain. Quelle carte rapporte le plus ?
lesson-final-turn-hint-more = { $score } contre { $theirs } : cela ne suffit pas encore. Quelle carte rapporte le plus, et où va-t-elle ?
lesson-final-turn-end = { $score } contre { $theirs } : tu as gagné ! Tu sais maintenant tout ce qu’il faut pour une première partie.

## La première partie avec Otto.

remark-final-turn = Le DERNIER TOUR ! Pas de vaisseau pour plus tard, pas d’économies. Qu’est-ce qui rapporte le plus maintenant ?
remark-last-card = Une pioche est vide : le prochain tour est le dernier.
remark-defends = Elles ont pris le coup à la place de l’installation.
remark-retreated = Rentré dans la main : un vaisseau qui a Retraite n’est pas obligé de se battre.
remark-deployed = Des troupes au sol. Elles attaquent, ou défendent une installation.
remark-no-room = Plus d’invités que de places : tous les nouveaux sont perdus. Un échange aurait sauvé ta carte.
remark-mode = Un vaisseau fait l’un ou l’autre : il tire sur des orbitaux, ou réserve ses armes pour le sol.
remark-swapped = De retour dans ta main, prête pour un autre monde.
remark-ship-trimmed = Trop gros pour ton revenu. Ramène-le quand tu gagneras plus.
remark-catastrophe = Une catastrophe frappe tout le monde à cet endroit. Ne mets pas tout sur un seul monde.
remark-ship-moved = Les vaisseaux se déplacent avant que les cartes soient révélées. D’un monde au suivant, c’est un pas.
remark-company = Mon vaisseau est en orbite là-bas. Il peut détruire tout ce dont la défense ne dépasse pas sa puissance.
remark-req-failed = Sa REQ n’était pas remplie, et la carte est perdue. Lis ce qu’il faut à une carte avant de la préparer.
remark-priority = Le plus grand revenu agit en premier. Ce n’est pas toujours bon : les autres voient où tu as préparé tes cartes.
remark-world = Tu as la priorité et tu choisis quel monde vient ensuite. De gauche à droite, c’est toujours bien.
remark-trash = Avec 10 cartes en main, tu ne pioches rien. Défausse ce qui ne te servira pas bientôt.
remark-income = Le revenu est tout à la fois : des points, des cartes et une flotte.
remark-stage = D’abord des Outposts et des Exploits : chaque monde où tu as quelque chose ouvre des portes.
remark-adjust = Garde les Outposts, les Exploits et les villes (City) : tu peux les construire tout de suite. Tu peux échanger jusqu’à quatre autres cartes, de gros vaisseaux par exemple.
