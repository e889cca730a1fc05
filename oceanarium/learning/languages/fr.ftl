### Ce que disent toutes les leçons, en français.

missed = C’est permis, mais cela ne mène pas au but. J’ai tout remis en place : essaie autrement.
companion-name = Otto

# Après une première partie : comment elle s’est terminée, ce qui a bien marché, ce qui reste à essayer. $part suit « pour ».
closing-won = Tu as gagné. Bien joué !
closing-shared = Égalité : aujourd’hui, nous sommes aussi forts l’un que l’autre.
closing-lost = Cette partie est pour moi, mais tu joues mieux à chaque fois.
closing-good = Ce qui a bien marché : pour { $part }, tu as { $yours } et moi { $theirs }.
closing-next = Il y a plus à gagner : pour { $part }, j’ai { $theirs } et toi { $yours }.
closing-lesson = La leçon « { $lesson } » en parle.
