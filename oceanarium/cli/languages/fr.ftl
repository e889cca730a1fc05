### Ce qui ne va pas dans ce qui a été tapé.

interrupted = Interrompu.
package-missing = Il manque le paquet { $package } ; « pip install oceanarium[{ $extra }] » l'apporte.
file-missing = { $file } : cela n'existe pas.
file-forbidden = { $file } : ce n'est pas permis.
file-folder = { $file } : c'est un dossier.
file-other = { $file } : impossible ({ $reason }).
usage-help = { $wrong } « { $command } --help » dit ce qui est possible.
usage-command = Il n'y a pas de commande « { $word } ».
usage-option = Il n'y a pas d'option « { $word } » ici.
usage-missing = Il manque : { $name }.
usage-value = « { $value } » ne convient pas à { $name }.
usage-unreadable = C'est illisible : { $words }.
option-unreadable = Une option s'écrit nom=valeur, pas { $word }.
iterations-too-few = Il faut au moins 1 itération, pas { $iterations }.
port-wrong = Un port est un nombre de 1 à 65535, pas { $port }.
port-taken = Le port { $port } est pris ; nommes-en un autre avec --port, ou laisse --free-port en trouver un.

## Ce que dit le terminal, en français.

language-name = français
unknown-language = Le terminal parle { $languages }, mais pas { $language }.
unknown-language-of = { $game } existe en { $languages }, mais pas en { $language }.

## Qui joue.

person = Joueur
person-number = Joueur { $number }
seats = À table : { $seats }.

## Avant la partie.

introduction = { $game } : { $pitch }
help-offer = Tape « { command-help } » à tout moment.
nothing-to-resume = Il n'y a pas de partie de { $game } à reprendre.
another-game = C'est une partie de { $match }, pas de { $game }.
too-many-people = À une table de { $seats }, il peut y avoir de 0 à { $seats } personnes, pas { $people }.
no-such-file = Il n'y a pas de fichier { $file }, et ce n'est pas un lien non plus.

## Pendant la partie.

only-move = Un seul coup est possible, il est donc joué : { $move }.
curtain = { $name }, appuie sur Entrée quand personne d'autre ne regarde.
whose-choice = { $name } : { $prompt }
no-such-number = Il n'y a pas de coup { $number } dans la liste ; elle va de 1 à { $last }.
see-help = { $sentence } « { command-help } » dit ce que tu peux taper d'autre.
taken-back = Repris : { $move }.
hinted = Le bot glouton choisirait { $number } : { $move }.
allowed = Ce coup est permis.
why-what = Tape « { command-why } » et un coup, par exemple : { command-why } { $move }
rules-what = Tape « { command-rules } » et un mot ; « oceanarium rules { $game } » les montre toutes.
no-passage = Aucun passage des règles n'en parle.
more-passages =
    { $count ->
        [one] … et encore un passage.
       *[other] … et encore { $count } passages.
    }
no-windows = Dans { $game }, personne n'agit hors de son tour : on ne te demande rien d'autre.
asking-which = Tape « { command-ask } { asking-always } », « { command-ask } { asking-able } » ou « { command-ask } { asking-never } » ; pour l'instant : { $asking }.
asking-set = Désormais, on te demande hors de ton tour : { $asking }.
saved = Enregistré dans { $file }. Pour continuer : oceanarium play { $game } --language fr --load { $file }
not-saved = Impossible d'écrire { $file }.
kept = La partie est gardée. Pour continuer : oceanarium play { $game } --language fr --resume
replay-with = Pour la revoir : oceanarium replay --language fr { $link }

## Ce qu'on peut taper : le mot, son emploi, son effet.

help = Tape le numéro d'un coup, ou ses mots, ou assez de mots pour qu'aucun autre ne soit possible. Ou bien :
command-help = aide
command-undo = annule
usage-undo = { command-undo }
does-undo = reprends ton dernier coup, tant que rien n'a été révélé
command-hint = conseil
usage-hint = { command-hint }
does-hint = demande au bot ce qu'il ferait
command-why = pourquoi
usage-why = { command-why } COUP
does-why = demande si un coup est permis, et sinon, selon quelle règle
command-rules = règles
usage-rules = { command-rules } MOTS
does-rules = cherche dans les règles, par exemple une carte
command-look = table
usage-look = { command-look }
does-look = montre la table encore une fois
command-moves = coups
usage-moves = { command-moves }
does-moves = montre tes coups encore une fois
command-score = points
usage-score = { command-score }
does-score = montre ce que valent les parties du score
command-ask = demande
usage-ask = { command-ask } QUAND
does-ask = qu'on te demande hors de ton tour : { asking-always }, { asking-able } (seulement si tu peux agir) ou { asking-never }
command-save = enregistre
usage-save = { command-save } FICHIER
does-save = écris la partie dans un fichier
command-link = lien
usage-link = { command-link }
does-link = montre la partie sous forme de lien
command-quit = fin
usage-quit = { command-quit }
does-quit = arrête ; la partie est gardée, et --resume la reprend
asking-always = toujours
asking-able = possible
asking-never = jamais

## À la fin.

total = total
percent = { $number } %
decimal-point = ,
won = { $winner } a gagné.
victory-shared = { $winners } se partagent la victoire.
best-first = Ton premier résultat ici.
best-is = Ton meilleur résultat est { $points }.
best-new = Ton meilleur résultat jusqu'ici ! C'était { $points }.

## Revoir, règles, analyses.

replayed =
    { $game } à { $seats }, { $moves } { $moves ->
        [one] coup
       *[other] coups
    }.
no-passage-of = Aucun passage des règles de { $game } ne parle de { $words }.
analysis-headings = coup|joueur|joué|jugement|perdu|mieux|chances avant
analysis-turned = Où la partie a basculé :
analysis-even = Aucun coup n'a fait basculer la partie à lui seul.
analysis-turn = Coup { $number } : { $player } a choisi « { $made } », ce qui laissait { $left } de chances ; « { $better } » en aurait gardé { $kept }.
analysis-player = { $player } : { $bests } décisions sur { $decisions } comme la recherche ; { $cost } perdus à chacune.
analysis-interrupted = Interrompu : voilà jusqu'où c'est allé.
analysis-working = Analyse
judgement-best = le meilleur
judgement-good = bon
judgement-slip = imprécis
judgement-mistake = erreur
judgement-blunder = grosse erreur

## Les jeux, et les decks d'Open Worlds.

game-line =
    { $game } ({ $name }) : { $fewest }{ $most ->
        [0] { "" }
       *[other] { "" } à { $most }
    } joueurs, environ { $minutes } minutes.
deck-which = Dis quel deck : un deck imprimé, un fichier, ou - pour l'entrée standard.
deck-seat = Les options des decks vont de cards_0 à cards_3, pas cards_{ $seat }.
deck-line = { $name }, { $size } cartes, { $form }
deck-class = classe { $number }
deck-defence = défense { $number }
deck-income = revenu { $number }
deck-legal = Ce deck est permis : { $totals }.
deck-legal-introductory = Ce deck est permis pour débuter : { $totals }.
deck-classes = Classes de ses vaisseaux : { $classes }.

# Problèmes

puzzles-none = Il n’y a pas de problèmes de { $game } ici.
puzzle-fallen = { $puzzle } : { $move } ne tient pas.
puzzles-held = { $held } solutions sur { $count } tiennent.
puzzle-unknown = Ce problème de { $game } n’existe pas.
puzzle-begins =
    Problème { $puzzle }, difficulté { $difficulty }. { $moves ->
        [one] Un seul coup est nettement le meilleur ; lequel ?
       *[other] { $moves } coups de suite sont nettement les meilleurs ; lesquels ?
    } Tape-le, ou « solution » pour la voir, ou « fin ».
puzzle-wrong = { $move } : ce n’est pas le meilleur coup. Essaie encore.
puzzle-on = { $move } : juste. Et ensuite ?
puzzle-right = { $move } : juste !
puzzle-answer = La solution : { $move }.
puzzle-theme = { $theme } :
puzzles-solved = Résolus du premier coup : { $solved } sur { $count }.
command-answer = solution

## Leçons.

learn-none = Il n'y a pas encore de leçons pour { $game }.
learn-lessons = Les leçons de { $game } :
learn-how = « oceanarium learn { $game } 1 » commence la première.
learn-help = Tape un coup ou son numéro. « { $show } » montre ce qui fait avancer, « { $skip } » fait l'étape pour toi, « { $quit } » termine la leçon.
learn-command-show = montre
learn-command-skip = passer
learn-shown = { $number } fait avancer : { $move }.
learn-taken-back = Repris.
