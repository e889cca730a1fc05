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
study-damaged = Ce lien vers une étude est abîmé ; copie-le encore d'où il vient.
study-too_long = Ce lien est trop long pour être une étude.
study-other_format = Cette étude est écrite au format { $link } ; ce programme lit le format { $program }.
study-not_their_turn = La variante { $variation } du chemin ne va pas avec sa partie : quelqu'un joue hors de son tour.
study-at_table = Cette étude commence à une table ; elle ne se joue que là où se trouve la table, et se partage une fois la partie finie.
other-rules = Cette partie a été jouée avec la version { $match } des règles ({ $game }) ; ce programme joue avec la version { $program }.

player = joueur { $number }
chance-idle = Le hasard n'a rien à décider maintenant.
chance-cannot = Le hasard ne peut pas provoquer { $move } maintenant.

## Options, places et graines.

wrong-choice = L'option « { $option } » doit être { EITHER($values) }, pas { $value }.
wrong-number = L'option « { $option } » doit être un nombre entier de { $lowest } à { $highest }, pas { $value }.
wrong-numbers = L'option « { $option } » demande de { $least } à { $most } nombres entiers positifs, pas { $value }.
wrong-numbers_exactly = L'option « { $option } » demande { $most } nombres entiers positifs, pas { $value }.
wrong-no_player = Option « { $option } » : il n'y a pas de joueur { $player } à cette table.
unknown-option = Il n'y a pas d'option { $option } ; les options sont : { $options }.
no-options = Il n'y a pas d'option { $option } ; ce jeu n'en a aucune.
wrong-seats = { $game } se joue avec { EITHER($possible) } places, pas avec { $seats }.
wrong-seed = Une graine est un nombre entier de { $lowest } à { $highest }, pas { $value }.
wrong-moves = Le nombre de coups après lequel une partie reprend est un nombre entier de { $lowest } à { $highest }, pas { $value }.
wrong-matches = Le nombre de parties doit être un entier de { $lowest } à { $highest }, pas { $value }.
wrong-cores = Le nombre de cœurs doit être un entier de { $lowest } à { $highest }, pas { $value }.
unknown-game = Il n'y a pas de jeu { $game } ; les jeux sont : { $games }.

## Les parties en fichiers et en liens.

file-no_json = Ce n'est pas une partie : le fichier n'est pas un JSON complet.
file-other_kind = Ce n'est pas une partie : le fichier ne dit pas "kind": "{ $kind }".
file-other_format = Ce fichier de partie est au format { $file } ; ce programme lit le format { $program }.
file-no_moves = Ce fichier est abîmé : la liste des coups manque.
file-names = Ce fichier est abîmé : il n'a pas { $seats } noms.
file-no_name = Ce fichier est abîmé : { $name } n'est pas un nom.
file-no_pair = Ce fichier est abîmé : le coup { $number } n'est pas fait d'une place et d'un texte.
file-no_seat = Ce fichier est abîmé : le coup { $number } ne nomme aucune place.
file-no_move = Ce fichier est abîmé : le coup { $number } est impossible. { $reason }
match-unreadable = Cette partie est illisible. { $reason }
match-damaged = Cette partie est abîmée : { $reason }
match-no_options = Cette partie est abîmée : ses options manquent.
match-begins_with_picture = Cette partie commence par une position : aucun fichier ni lien ne peut en dire les coups depuis le début ; note plutôt son image.

## Les positions en images.

picture-no_game = Ce n'est pas une position : sa première ligne doit commencer par le titre d'un jeu, { EITHER($games) }.
picture-long = Ce n'est pas une position de { $game } : elle dépasse { $most } signes.
picture-damaged = Ce n'est pas une position complète de { $game }.
picture-word = Ce n'est pas une position de { $game } : à la ligne { $line } se trouve { $word }, là où il faudrait autre chose.
picture-missing = Ce n'est pas une position complète de { $game } : il manque { $word }.
picture-impossible = Les dernières lignes de cette position de { $game } contiennent un nombre qu'aucune table ne peut avoir.
picture-no_option = La dernière ligne d'une position contient des options comme nom=valeur, et non { $word }.
picture-options = La dernière ligne de cette position est illisible : { $reason }
