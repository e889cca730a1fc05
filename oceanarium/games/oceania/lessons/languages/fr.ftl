### Les leçons d'Oceania en français.
###
### Trous : $before et $score sont tes points au début de la leçon et maintenant, $theirs ceux d'Otto.

## 1 Larguez les amarres.

lesson-set-sail-title = Larguez les amarres
lesson-set-sail-goal = Choisis un départ, pioche une tuile et pose-la.
lesson-set-sail-say-1 = Personne ne sait ce qu’il y a là-bas. Tu dessines la carte, tuile après tuile, et les îles achevées sont tes points. Choisis un cercle d’où partir.
lesson-set-sail-say-2 = Une côte ! Tourne-la et pose-la devant le navire. Tout autour, c’est la mer connue : sa terre doit regarder ailleurs.
lesson-set-sail-say-3 = Continue, cette fois en partant de ta nouvelle tuile.
lesson-set-sail-hint-circle = On peut aussi partir de là. Aujourd’hui, pars de ta tuile, pour que la carte se tienne.
lesson-set-sail-praise-3 = Cap sur l’inconnu !
lesson-set-sail-say-4 = Encore une côte. Pose-la sur une case que le navire peut atteindre, avec de l’eau du côté du navire.
lesson-set-sail-end = Partir, piocher, poser : c’est ainsi que la carte grandit. On part de l’ouest, du sud et de l’est, jamais du nord.

## 2 Achever une île.

lesson-close-an-island-title = Achever une île
lesson-close-an-island-goal = Pose la terre contre la terre et achève une île.
lesson-close-an-island-say-1 = La terre en D5 continue vers le nord, en D4. On ne navigue pas à travers la terre, alors viens par le côté : de quelle tuile une route mène-t-elle en D4 ?
lesson-close-an-island-hint-route = De là, aucune route ne mène en D4. Quelle tuile est juste à côté ?
lesson-close-an-island-say-2 = Une côte. Pose-la en D4 : terre contre terre, eau contre eau.
lesson-close-an-island-hint-new = Cela convient, mais commence autre chose. Achève d’abord l’île d’avant.
lesson-close-an-island-end = Achevée : une île de 2 tuiles ! Plus une île est grande, plus elle vaut ; une île ouverte ne vaut rien.

## 3 De la place pour tourner.

lesson-room-to-turn-title = De la place pour tourner
lesson-room-to-turn-goal = Pars d’un endroit où beaucoup de tuiles conviennent.
lesson-room-to-turn-say-1 = Tu choisis le départ avant de voir la tuile. Pars de là où le plus de tuiles conviendraient : où y a-t-il le plus de place libre autour ?
lesson-room-to-turn-hint-corner = Une baie est venue, et elle ne va dans aucun coin de la carte : elle est défaussée. À deux, cela coûte 2 points. Essaie un endroit avec de la place autour.
lesson-room-to-turn-say-2 = Une baie, avec de la terre sur trois côtés, et ici elle convient. Ce qui convient doit être posé : choisis une case.
lesson-room-to-turn-end = Bien choisi ! Avant de partir, tu peux voir combien de tuiles non vues conviendraient. Et parfois, on choisit exprès un endroit étroit.

## 4 Entourée.

lesson-surrounded-title = Entourée
lesson-surrounded-goal = Fais en sorte que la carte se remplisse seule.
lesson-surrounded-say-1 = La case A5, dans le coin, n’a plus qu’un côté ouvert : B5. Pars du cercle sous B5.
lesson-surrounded-hint-other = De là, on va ailleurs. Aujourd’hui, il nous faut le cercle au sud de B5.
lesson-surrounded-say-2 = Dès que ta côte est posée en B5, A5 est entourée et se remplit seule, avec la tuile qui convient. Fais une île de 3 tuiles !
lesson-surrounded-hint-two = Elle s’est remplie, mais l’île n’a que 2 tuiles. Tourne ta terre vers A5, et elle en a 3.
lesson-surrounded-end = Trois tuiles, dont une offerte ! Quand tu joues en solo, une île compte sa taille fois elle-même, donc 3 fois 3 ; chaque case inconnue coûte 20.

## 5 Les éclaireurs.

lesson-scouts-title = Les éclaireurs
lesson-scouts-goal = Occupe une île qui peut grandir.
lesson-scouts-say-1 = Maintenant, nous sommes deux : tu es gris, je suis blanc. Tu viens de poser la côte en D5. Envoie un éclaireur à terre !
lesson-scouts-hint-none = C’est parfois sage : huit éclaireurs doivent durer toute la partie. Mais ici, occupe la terre.
lesson-scouts-praise-1 = La terre est à toi ! Ton éclaireur y reste jusqu’à la fin.
lesson-scouts-say-2 = J’ai posé la pleine mer en E5. Pars de là et pose ta tuile en E4 ; alors on pourra atteindre D4.
lesson-scouts-hint-start = De là, tu n’arrives pas en E4. Pars de E5.
lesson-scouts-hint-north = Alors personne ne peut encore atteindre D4. Pose-la en E4.
lesson-scouts-say-3 = Maintenant, achève ton île : pars de E4 et pose la tuile en D4.
lesson-scouts-hint-route = De là, aucune route ne mène en D4. Pars de E4.
lesson-scouts-hint-new = Cela convient, mais ton île reste ouverte, et une île ouverte ne compte pas. Pose-la en D4.
lesson-scouts-end = { $score } à { $theirs } pour toi ! Qui a le plus d’éclaireurs sur une île achevée marque un point par tuile.

## 6 L'éclaireur plus fort.

lesson-bigger-scout-title = Un éclaireur plus fort
lesson-bigger-scout-goal = Prends une île avec sa dernière tuile.
lesson-bigger-scout-say-1 = Cette île est à moi : mon éclaireur de valeur 1 est en D5. Pars de E4 et achève-la pour moi !
lesson-bigger-scout-hint-route = De là, aucune route ne mène en D4. Pars de E4.
lesson-bigger-scout-hint-new = Cela convient, mais mon île reste ouverte. Pose-la en D4, et tu verras pourquoi.
lesson-bigger-scout-praise-1 = Achevée ! Cela me ferait 2 points.
lesson-bigger-scout-say-2 = Mais tu peux maintenant placer un éclaireur en D4, et seule la plus haute somme compte. Lequel me prend l’île ?
lesson-bigger-scout-hint-none = { $score } à { $theirs }. Tu l’as achevée pour moi, merci ! Envoie quelqu’un.
lesson-bigger-scout-hint-tie = 1 contre 1 : égalité, personne ne marque. Envoie quelqu’un de plus fort.
lesson-bigger-scout-end = { $score } à { $theirs } ! C’était mon île. Garde un éclaireur fort pour la dernière tuile.

## 7 Deux rives.

lesson-two-shores-title = Deux rives
lesson-two-shores-goal = Place l’éclaireur sur la bonne rive d’un détroit.
lesson-two-shores-say-1 = La terre en C5 regarde vers D5, et personne ne l’occupe encore. Pars du cercle sous D5 et pose ce qui vient.
lesson-two-shores-hint-other = De là, tu n’arrives pas en D5. Prends le cercle au sud de D5.
lesson-two-shores-praise-1 = Un détroit : deux terres avec de l’eau entre elles.
lesson-two-shores-say-2 = L’une des deux rives appartient à l’île qui est maintenant achevée. Places-y un éclaireur.
lesson-two-shores-hint-none = Sans éclaireur, personne ne marque. Un petit suffit.
lesson-two-shores-hint-other-shore = C’est l’autre rive, et sa terre est encore ouverte. Quelle rive touche la terre de C5 ?
lesson-two-shores-end = { $score } points d’un coup ! L’autre rive est une terre à part : elle peut encore grandir, et elle est encore libre.

## 8 Une seconde chance.

lesson-second-chance-title = Une seconde chance
lesson-second-chance-goal = Pose une tuile de ta défausse.
lesson-second-chance-say-1 = Ta baie n’allait pas dans le coin. Elle est maintenant dans ta défausse et te coûte 2 points. Pars de D5 : elle y convient.
lesson-second-chance-hint-nowhere = Là non plus, la baie ne convient pas. Pars de D5.
lesson-second-chance-say-2 = Tu peux piocher, ou utiliser plutôt ta défausse. Prends la baie !
lesson-second-chance-hint-draw = Tu en as le droit. Mais la baie te coûte 2 points tant qu’elle reste là. Prends-la.
lesson-second-chance-say-3 = Le prix est un éclaireur, qui quitte le jeu. Duquel peux-tu te passer ?
lesson-second-chance-hint-smallest = Celui-là décide des îles. Paie avec un éclaireur de valeur 1.
lesson-second-chance-say-4 = Maintenant, pose la baie.
lesson-second-chance-end = De { $before } à { $score } points : rien de perdu. Tu peux même placer un éclaireur sur la baie, car celui qui a payé n’a pas été placé.

## 9 Laisse-la ouverte.

lesson-leave-it-open-title = Laisse-la ouverte
lesson-leave-it-open-goal = Vois venir la fin, et gagne.
lesson-leave-it-open-say-1 = Il n’y a plus de tuile dans le couvercle : ton coin est la dernière, puis on compte. J’ai le plus d’éclaireurs sur la longue terre autour de C4 et D4, mais elle est encore ouverte. Regarde les deux façons de poser ton coin et choisis la meilleure.
lesson-leave-it-open-hint-filled = Regarde : C4 et D4, entourées de terre, sont devenues terre. Mon île était achevée, 12 tuiles, et je gagnais { $theirs } à { $score }. Tourne ton coin autrement.
lesson-leave-it-open-end = { $score } à { $theirs }, tu gagnes ! Toutes les îles ne demandent pas à être achevées : ouverte, une île ne vaut rien pour personne.

## La première partie avec Otto.

remark-all-explored = Tout est exploré, c’est la fin. Maintenant, seules les îles achevées comptent.
remark-no-start = Le nord n’a pas de cercles, donc personne n’atteint les dernières cases : c’est la fin.
remark-drawn = Autant de points : égalité. Bien joué !
remark-lid-empty = Le couvercle est vide, c’est la fin. Maintenant, seules les îles achevées comptent.
remark-group-filled = De la terre tout autour : le milieu devient terre aussi. C’est ainsi que les îles grandissent.
remark-second-chance = Une tuile de ta défausse convient ici. Elle coûte un éclaireur, mais t’épargne 2 points.
remark-pay = Pour payer, un éclaireur de valeur 1 est le plus souvent le bon.
remark-strongest = Ton éclaireur le plus fort est sorti. Désormais, compte avant d’occuper une terre.
remark-shores = Deux rives, deux terres. Laquelle peut grandir, ou est déjà achevée ?
remark-filled = Entourée, cette case s’est remplie seule. Pour les îles, elle compte comme une autre.
remark-completed = Achevée ! Qui a ici la plus haute somme d’éclaireurs marque un point par tuile. En cas d’égalité, personne.
remark-discarded = Elle ne convient nulle part ici et va dans ta défausse : 2 points de moins, sauf si tu l’utilises plus tard.
remark-companion-discards = La mienne n’allait pas. J’avais choisi un endroit trop étroit.
remark-companion-claims = J’ai occupé une terre. Tu peux venir sur la même île : la plus haute somme la prend.
remark-saved = Économisé ! Huit éclaireurs doivent durer toute la partie.
remark-land = Terre ! Un éclaireur de valeur 1 l’occupe à peu de frais. Garde le 3 pour une dispute.
remark-in-hand = Je vois ta tuile aussi. Si elle convient, il faut la poser ; où et comment, c’est toi qui décides.
remark-begin = Pars d’où tu veux, mais réfléchis : quelles tuiles y conviendraient ?
