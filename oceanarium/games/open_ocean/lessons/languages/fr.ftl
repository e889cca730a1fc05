### Les leçons d'Open Ocean en français.
###
### Trous : $before et $score sont tes points au début de la leçon et maintenant, $theirs ceux d'Otto.

## 1 D'abord un corail.

lesson-coral-first-title = Un corail, et quelqu’un arrive
lesson-coral-first-goal = Choisis une carte, pose-la, attire un poisson.
lesson-coral-first-say-1 = Construis, carte après carte, le récif qui vaut le plus : c’est lui qui gagne. À chaque tour, tu choisis une carte de ta main. Commence par un corail.
lesson-coral-first-hint-coral = Une bonne carte. Mais les poissons ont besoin d’une maison : choisis d’abord un corail.
lesson-coral-first-say-2 = Pose-le autour de ton premier corail ; en diagonale, ça va aussi.
lesson-coral-first-praise-2 = Déjà deux couleurs : un point de plus.
lesson-coral-first-say-3 = Les coraux attirent les petits poissons. Touches-en un dans l’Océan, puis une case à côté du nouveau corail.
lesson-coral-first-end = Deux cartes pour une ! De { $before } point à { $score } : 1 pour le corail, 1 pour le poisson, 1 pour la deuxième couleur.

## 2 Les grands près des petits.

lesson-bigger-by-smaller-title = Les grands près des petits
lesson-bigger-by-smaller-goal = Construis la chaîne du corail au gros poisson.
lesson-bigger-by-smaller-say-1 = Les petits poissons vivent près des coraux, les moyens près des petits, les gros près des moyens. Le nombre sur un poisson est sa taille : 1, 2 ou 3. Choisis le poisson moyen.
lesson-bigger-by-smaller-hint-gone = Un gros poisson, et aucun moyen près de qui vivre : il est défaussé. Qu’y a-t-il dans ton récif ? Un petit. Qui vit près de lui ?
lesson-bigger-by-smaller-hint-medium = Cela irait aussi. Aujourd’hui, nous voulons un poisson moyen : le poisson-ange, avec le 2.
lesson-bigger-by-smaller-say-2 = Pose-le à côté de ton poisson-clown, bord à bord. Pour les poissons, un coin ne suffit pas.
lesson-bigger-by-smaller-praise-2 = Le voilà chez lui !
lesson-bigger-by-smaller-say-3 = Et il en attire un gros. Choisis un gros poisson dans l’Océan, puis une case à côté du poisson-ange.
lesson-bigger-by-smaller-end = De { $before } points, tu passes à { $score } ! Le gros poisson n’attire personne : seule la carte que tu joues toi-même attire.

## 3 Les bancs.

lesson-schools-title = Les bancs
lesson-schools-goal = Réunis des poissons du même nom.
lesson-schools-say-1 = Des poissons du même nom qui se touchent forment un banc : 1 point de plus chacun. Qui nage déjà dans ton récif ? Choisis le même dans ta main.
lesson-schools-hint-name = Regarde ton récif : un poisson-clown y vit. Choisis celui qui porte le même nom.
lesson-schools-say-2 = Pose-le bord à bord avec l’autre poisson-clown.
lesson-schools-hint-alone = Une belle place, mais il y est seul. Essaie juste à côté ou au-dessus de l’autre poisson-clown.
lesson-schools-end = Deux ensemble : 2 points de plus. Et un poisson peut toujours vivre près d’un autre du même nom, même loin des coraux.

## 4 L'arc-en-ciel.

lesson-rainbow-title = L’arc-en-ciel
lesson-rainbow-goal = Ce que vaut une nouvelle couleur.
lesson-rainbow-say-1 = Beaucoup de couleurs de corail font un arc-en-ciel : deux valent 1, trois 3, quatre 6, cinq 10, les six 15. Tu as trois couleurs. Choisis-en une quatrième.
lesson-rainbow-hint-again = Tu as déjà cette couleur. Avec une nouvelle, ton arc-en-ciel gagne 3 points.
lesson-rainbow-hint-coral = Seuls les coraux ont une couleur. Laquelle manque dans ton récif ?
lesson-rainbow-say-2 = Pose-le autour d’un de tes coraux, n’importe lequel.
lesson-rainbow-end = Quatre couleurs : 6 points pour l’arc-en-ciel. La cinquième en ajoute 4, la sixième encore 5.

## 5 Ce que tu laisses.

lesson-what-you-leave-title = Ce que tu laisses est pour moi
lesson-what-you-leave-goal = Défausse une carte de l’Océan, puis on échange.
lesson-what-you-leave-say-1 = Cette fois je joue en premier, toi en second. Choisis un corail ou un petit poisson, et joue jusqu’au bout.
lesson-what-you-leave-hint-later = Les requins et les tortues ont leurs propres leçons. Prends maintenant un corail ou un petit poisson.
lesson-what-you-leave-praise-1 = Nous avons joué tous les deux.
lesson-what-you-leave-say-2 = Tu as joué en second : défausse une carte de l’Océan. Mais attention : je reçois maintenant ta main. Avec son requin, je peux prendre le mérou pour mon poisson-papillon !
lesson-what-you-leave-hint-other = Elle s’en va, mais le mérou reste, et je le prendrais. Défausse celui-là.
lesson-what-you-leave-end = Aïe, mon mérou ! Les mains sont maintenant échangées : tu as les cinq cartes que je n’ai pas prises, et moi celles que tu laisses. Au prochain tour, tu commences.

## 6 Les requins.

lesson-sharks-title = Les requins
lesson-sharks-goal = Échange un requin contre un poisson.
lesson-sharks-say-1 = Un requin prend la place d’un poisson de l’Océan, et ce poisson, tu le joues. Choisis le requin.
lesson-sharks-hint-shark = Cela peut attendre. Choisis le requin et regarde ce qu’il apporte.
lesson-sharks-say-2 = Prends un poisson qui amène le mérou avec lui, donc un qui attire les gros poissons. Puis pose les deux.
lesson-sharks-hint-alone = Le mérou seul vaut 3 points. Un poisson moyen l’amènerait avec lui : prends-en un.
lesson-sharks-hint-tiny = Un petit poisson en amène un moyen. Pour le mérou, il te faut un poisson moyen.
lesson-sharks-end = Deux poissons pour un requin : de { $before } points, tu passes à { $score }. Mais regarde, il y a maintenant deux requins dans l’Océan. Au troisième, c’est la frénésie !

## 7 Les anémones protègent.

lesson-anemones-guard-title = Les anémones protègent
lesson-anemones-guard-goal = Traverse une frénésie sans perte.
lesson-anemones-guard-say-1 = Deux requins dans l’Océan, et j’ai peut-être le troisième ! Alors chacun perd son meilleur poisson, sauf autour d’une anémone. Choisis l’anémone.
lesson-anemones-guard-hint-fins = Joli, mais je vois des ailerons ! Une anémone protégerait tes poissons.
lesson-anemones-guard-say-2 = Elle protège les huit cases autour d’elle. Pose-la pour que ton gros poisson y soit, puis choisis un petit poisson.
lesson-anemones-guard-hint-eaten = Gloups ! Ton gros poisson n’était pas autour de l’anémone. Cherche une case plus bas que lui.
lesson-anemones-guard-end = Mon requin était le troisième. J’ai perdu mon meilleur poisson, et toi rien du tout ! Après une frénésie, tout l’Océan est nouveau.

## 8 Les dauphins.

lesson-dolphins-title = Les dauphins
lesson-dolphins-goal = Prends un poisson dans mon récif.
lesson-dolphins-say-1 = Un dauphin prend un poisson dans un autre récif, et tu le joues dans le tien. Choisis le dauphin.
lesson-dolphins-hint-dolphin = Cela peut attendre. Choisis le dauphin : j’ai de beaux poissons.
lesson-dolphins-say-2 = Choisis un poisson de mon récif. Ceux autour de mon anémone sont protégés ; les deux à droite ne le sont pas.
lesson-dolphins-praise-2 = Aïe, mon poisson !
lesson-dolphins-say-3 = Pose-le maintenant dans ton récif, comme d’habitude. Un poisson moyen en attire un gros, ici aussi.
lesson-dolphins-end = En échange, le dauphin reste chez moi : 1 point. Je peux le poser à côté de presque toutes les cartes, mais seul un autre dauphin peut vivre près de lui.

## 9 Les tortues.

lesson-turtles-title = Les tortues
lesson-turtles-goal = Renouvelle l’Océan et choisis avant les autres.
lesson-turtles-say-1 = Pas un seul poisson dans l’Océan ! Personne ne viendrait chez toi. Choisis la tortue : elle apporte un Océan tout neuf.
lesson-turtles-hint-turtle = Cela n’attirerait personne : il n’y a pas de poisson dans l’Océan. Choisis la tortue.
lesson-turtles-praise-1 = Huit nouvelles cartes !
lesson-turtles-say-2 = Prends une carte que tu peux jouer. Un poisson moyen, par exemple, en amène un gros.
lesson-turtles-say-3 = Pose-la, et aussi le poisson si elle en attire un. La tortue vient en dernier : il lui faut un côté libre de la carte qu’elle a apportée.
lesson-turtles-hint-room = Plus aucun côté libre : la tortue est repartie. Laisse-lui-en un à côté de la carte qu’elle a apportée.
lesson-turtles-end = De { $before } points, tu passes à { $score }. Chacun peut jouer trois tortues par partie, et aucune autre carte ne peut vivre près d’une tortue.

## 10 Le dernier choix.

lesson-last-pick-title = Le dernier choix
lesson-last-pick-goal = Compte un récif et gagne.
lesson-last-pick-say-1 = Dernier tour de la troisième manche : il te reste deux cartes, tu en joues une. Tu as { $score } points, moi { $theirs }. Un mérou vaut 3. Et la sixième couleur ? Choisis, et gagne !
lesson-last-pick-hint-grouper = { $score } à { $theirs } : presque. Avec la sixième couleur, l’arc-en-ciel passe de 10 à 15, le corail vaut encore 1, et il amène un poisson.
lesson-last-pick-end = { $score } à { $theirs } : tu as gagné ! La dernière carte d’une main n’est jamais jouée. Puis on compte les cartes, les bancs et l’arc-en-ciel ; à égalité, le plus grand récif gagne.

## La première partie avec Otto.

remark-shuffled = La pioche était vide : toutes les cartes défaussées sont mélangées et reviennent.
remark-no-fish-left = Plus de poisson dans l’Océan à la fin d’une manche : alors il est tout renouvelé.
remark-turtle-left = Aucun côté n’était libre pour la tortue, elle est repartie. Laisses-en un à côté de la carte qu’elle apporte.
remark-turtle-again = Une tortue amène une tortue : encore un nouvel Océan ! À la fin, les deux sont côte à côte.
remark-dolphin-left = Un dauphin a besoin, dans un autre récif, d’un poisson non protégé qui trouve place dans le sien. Il n’y en avait pas : la carte est perdue.
remark-lose = Plusieurs de tes meilleurs poissons valent autant, alors tu choisis. Un banc ne protège pas : de quel poisson peux-tu te passer ?
remark-frenzy = Une frénésie ! Chacun perd son meilleur poisson non protégé. Puis l’Océan est nouveau.
remark-eaten = Ton poisson est parti. Ceux qui vivaient près de lui restent, comptent, et tu peux encore poser à côté d’eux.
remark-host = Le dauphin reste chez toi, pour 1 point. Remplis avec lui un trou dont tu n’as pas besoin.
remark-stolen = Je t’ai pris un poisson. Ceux autour d’une anémone, personne ne peut les prendre.
remark-moor = La tortue se pose à côté de la carte qu’elle a apportée. Aucune autre ne peut vivre près d’elle, alors garde libres les bons côtés.
remark-turtle = Une tortue : un nouvel Océan, et le premier choix dedans. Chacun en a trois par partie.
remark-rainbow = Quatre couleurs : 6 points. La cinquième en ajoute 4, la sixième encore 5.
remark-crowded = Il n’y avait pas de côté libre où un poisson puisse venir. Laisses-en un la prochaine fois.
remark-unplayable = Pas de place pour elle, la carte est perdue. Je ne l’aurai pas non plus, mais cela te coûte un tour.
remark-fin = Un aileron ! Au troisième requin dans l’Océan, c’est la frénésie. Une anémone protège-t-elle ton meilleur poisson ?
remark-school = Un banc : 1 point de plus pour chacun de ses poissons. En trouves-tu d’autres ?
remark-nobody-came = Personne n’est venu : aucun poisson de cette taille dans l’Océan. Regarde là avant de choisir.
remark-round-over = La dernière carte n’est jamais jouée : sur six, tu en joues cinq. Voici de nouvelles mains, et ton récif continue.
remark-clear = Tu as joué en second et tu défausses une carte de l’Océan. Laquelle m’aiderait ?
remark-cleared = J’ai joué en second et j’ai défaussé une carte de l’Océan. La prochaine fois, c’est toi.
remark-exchanged = Ces cartes étaient à moi il y a un instant. J’aurais bien voulu en ravoir une !
remark-choose = Choisis une couleur : elle compte déjà pour ton arc-en-ciel.
remark-pick = Nous choisissons en même temps. Puis nous échangeons nos mains : tu reverras donc ces cartes, sauf deux.
