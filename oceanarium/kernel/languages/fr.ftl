### Ce que disent tous les jeux.

and = et
or = ou
chance = le hasard
nothing-here = Il n'y a rien à choisir ici.

unreadable = { $text } n'est pas un coup dans { $game }.
unreadable-example = { $text } n'est pas un coup dans { $game } ; essaie par exemple { $example }.
unreadable-gap = { $text } n'est pas encore un coup dans { $game } : { $gap }

nothing-to-take-back = Il n'y a aucun coup à annuler depuis la dernière intervention du hasard.
move-stands = Le dernier coup a révélé quelque chose de caché et ne peut plus être annulé.
move-of-another = { $seat } n'a pas joué le dernier coup.

damaged-link = Ce lien est abîmé ou incomplet ; copie-le encore une fois là où tu l'as trouvé.
other-format = Ce lien est au format { $link } ; ce programme lit le format { $program }.
other-rules = Cette partie a été jouée avec la version { $match } des règles ({ $game }) ; ce programme joue avec la version { $program }.
