### Ce qui se dit des bots.

## Pourquoi un bot jouerait un coup. Chaque jeu dit avec ses propres mots ce que le coup rapporte.

reason-brings = Rapporte { $gains }.
reason-brings_and_costs = Rapporte { $gains }, coûte { $losses }.
reason-points = { $points } pour { $part }
reason-about = environ { $points } pour { $part }
reason-more = { $count } pour { $part }

## Comment s'appellent les bots.

bot-random = Bot hasard
bot-greedy = Bot glouton
bot-search = Bot chercheur
bot-newcomer = Bot novice
bot-casual = Bot amateur
bot-skilled = Bot habile
bot-strong = Bot fort
bot-expert = Bot expert
bot-master = Bot maître
bot-number = { $bot } { $number }
bot-other = Bot { $name }

## Ce qui ne va pas dans le choix d'un bot.

bot-unknown = Il n'y a pas de bot { $bot } ; les bots sont : { $bots }.
bot-unknown_text = Il n'y a pas de bot { $bot } ; les bots sont : { $bots }. Sinon, un bot est { $help }.
bot-help = un nom, nom(paramètre=valeur), paquet.module:Classe ou program:COMMANDE
bot-no_program = Aucun programme { $program } à lancer pour le bot { $bot } ; un bot est { $help }.
bot-no_time = Le temps pour un coup doit être un nombre de secondes au-dessus de 0, pas { $seconds }.
bot-no_command = La commande { $command } d'un bot est illisible : { $reason }.
bot-parameters = Les paramètres d'un bot s'écrivent comme name(patience=3, mood='calm'), pas { $text }.
bot-no_module = Le module { $module } d'un bot ne peut pas être importé : { $reason }.
bot-no_class = Le module { $module } n'a pas de classe { $name } avec une méthode choose(match, seat) qui donne un coup.
bot-other_parameters = Le bot { $bot } n'a pas ces paramètres ; il connaît { $known }.
bot-no_parameters = Le bot { $bot } n'a pas ces paramètres ; il n'en connaît aucun.
bot-manner = La manière de chercher se règle par { $known }, pas par { $wanted }.
bot-no_search = Une recherche demande au moins une itération, un peu de temps et un arbre.
bot-no_net = { $file } ne contient pas de réseau pour { $game } que cette version puisse utiliser ; « oceanarium train { $game } » en fait un.
bot-other_training = { $folder } contient un autre entraînement, ou est abîmé ; choisis un dossier vide avec --out.
