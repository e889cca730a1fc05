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
public-address-wrong = Une adresse publique ressemble à https://games.example.org, pas à { $address }.
trusted-proxy-wrong = Un serveur mandataire de confiance est une adresse ou un réseau comme 10.0.0.0/8, pas { $network }.
people-nobody = Personne ici n'a le nom ou l'identifiant { $who }.
people-several = Plusieurs s'appellent { $who } ; donne un identifiant : { $ids }.
people-moderator = { $name } ({ $id }) fait partie de la modération.
people-no_moderator = { $name } ({ $id }) ne fait pas partie de la modération.
mail-lacks = Pour envoyer des courriels, il faut à la fois --mail-server, --mail-from et --public-address.
mail-wrong = Un serveur de courrier ressemble à smtp://nom:motdepasse@mail.example.org:587, et --mail-from à club@example.org.
puzzles-wish = Le nombre, les minutes et les processus doivent dépasser 0, --seed être au moins 0.
train-wish = Un entraînement a au moins une génération, une leçon de 1 000 positions, une donne et 1 à 128 unités cachées, une part de l'écart de 0 à 1, et une graine qui n'est pas négative.
train-no_features = { $game } n'a pas de traits à apprendre : écris d'abord son features.py.
train-preparing = Préparation
train-learning = Apprend de ses propres parties, erreur { $figure }
train-measuring = Mesure la qualité de son jugement{ $figure }
train-meeting = Rencontre le dernier réseau{ $figure }
train-kept = La génération { $number } gagne { $share } ({ $low } à { $high }) avec un coup d'avance, et est gardée.
train-dropped = La génération { $number } gagne { $share } ({ $low } à { $high }) avec un coup d'avance, et n'est pas gardée.
train-no_gpu = PyTorch ne voit pas de carte graphique ici ; enlève --gpu pour ajuster sur le processeur.
train-done = Le réseau est dans { $file } ; essaie-le avec --bot "search(net='{ $file }')".
puzzles-sample = Il faut au moins 1 problème, pas { $count }.

## Ce que montre le navigateur.

served-at = Oceanarium est à l'adresse { $address } (Ctrl+C l'arrête) ; les parties sont gardées dans { $folder }.
served-for-others = Les autres le trouvent à l'adresse { EITHER($addresses) }
site-at = Le site est à l'adresse { $address } (Ctrl+C l'arrête).
site-written = Le site est dans { $folder } : { $whole } Mo, { $sent } Mo au chargement.
site-shows = « oceanarium site { $folder } --serve » le montre ; n'importe quel serveur de simples fichiers peut l'offrir.

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
after-what = --after dit où reprend une partie de --load ; indique aussi cette partie.
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
example-try = Essaie : { $move }
example-score = { $part } : { $before } avant, { $after } maintenant
analysis-headings = coup|joueur|joué|jugement|perdu|mieux|chances avant
analysis-player = { $player } : { $bests } décisions sur { $decisions } comme la recherche ; { $cost } perdus à chacune.
analysis-interrupted = Interrompu : voilà jusqu'où c'est allé.
analysis-working = Analyse
moments-offer = Appuie sur Entrée pour revoir ce qui t'a coûté le plus ; toute autre saisie termine.
moments-of =
    { $count ->
        [one] { $player }, le moment qui a coûté le plus :
       *[other] { $player }, les { $count } moments qui ont coûté le plus :
    }
moments-none = { $player } : rien de notable n'a été gâché.
moments-later = Ce que cela rapporte ne se voit que plus tard.
moment = Coup { $number } : « { $made } » laissait { $left } de chances ; « { $better } » en aurait gardé { $kept }.
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
position-advice = L'expert choisirait : { $move } ({ $chance } de chances de gagner).

## Classements.

ratings-computed = { $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
}, { $changes ->
    [one] { $changes } changement de classement
   *[other] { $changes } changements de classement
}.
ratings-same = Tous les classements découlent des parties, au bit près.
ratings-differ = { $count ->
    [one] La partie d'une table donne d'autres classements que ceux conservés : { $tables }.
   *[other] Les parties de { $count } tables donnent d'autres classements que ceux conservés : { $tables }.
}

## Leçons.

learn-none = Il n'y a pas encore de leçons pour { $game }.
learn-unknown = { $game } n'a pas de leçon { $lesson } ; les leçons sont : { $lessons }.
learn-damaged = La leçon { $lesson } est abîmée ou vient d'une autre version ; on ne peut pas la jouer.
learn-lessons = Les leçons de { $game } :
learn-how = « oceanarium learn { $game } 1 » commence la première.
learn-help = Tape un coup ou son numéro. « { $show } » montre ce qui fait avancer, « { $skip } » fait l'étape pour toi, « { $quit } » termine la leçon.
learn-command-show = montre
learn-command-skip = passer
learn-shown = { $number } fait avancer : { $move }.
learn-taken-back = Repris.

## Ce que dit l'aide : d'une commande, et de ce qu'on peut y préciser.

about-usage = Usage :
about-command = COMMANDE
about-options = PRÉCISIONS
about-args = ARGUMENTS
about-arguments = Arguments
about-commands = Commandes
about-parameters = Précisions
about-required = nécessaire
about-default = sinon : { $value }
about-choices = au choix : { $values }
about-variable = ou dans { $name }
about-help = Montre ceci et s'arrête.
about-version = Montre la version et s'arrête.
about = Cinq jeux de société, dont les règles sont entièrement respectées.

about-any-cores = Combien de cœurs calculent ; sinon tous.
about-any-file = Un fichier écrit par « find » ; sinon les problèmes livrés avec le jeu.
about-any-free_port = Si le port est pris, utilise le prochain qui est libre.
about-any-game = Le jeu, par exemple octopus-garden.
about-any-host = L'adresse à laquelle on écoute ; sinon seule cette machine peut entrer, avec 0.0.0.0 tout ton réseau.
about-any-html = Écrit le rapport sous forme de page avec des graphiques.
about-any-json = Donne des données pour programmes au lieu de tableaux.
about-any-language = La langue, par exemple fr ; sinon celle de l'environnement, si elle existe ici.
about-any-match = Un fichier écrit par « enregistre », ou un lien ; - lit l'un ou l'autre sur l'entrée standard.
about-any-matches = Combien de parties.
about-any-option = Une option du jeu sous la forme nom=valeur ; peut être répétée.
about-any-port = Le port auquel on écoute.
about-any-ray = L'adresse d'une grappe Ray qui doit jouer, par exemple auto ou 10.0.0.1:6379.
about-any-seats = Combien de joueurs ; sinon aussi peu que possible.
about-any-seed = Le même nombre donne les mêmes parties.
about-any-time_limit = Combien de secondes un programme peut réfléchir à un coup ; sinon 10.

about-serve = Ouvre les tables aux navigateurs, jusqu'à Ctrl+C.
about-serve-data = Le dossier qui garde toutes les parties ; sinon un dossier dans le tien.
about-serve-browser = Ouvre l'accueil dans un navigateur.
about-serve-mail_from = L'adresse d'où partent les courriels.
about-serve-mail_server = Le serveur qui envoie les courriels, par exemple smtp://nom:motdepasse@mail.example.org:587 ; de préférence dans l'environnement, où personne d'autre ne voit le mot de passe.
about-serve-public_address = Le début des invitations, par exemple https://games.example.org ; sinon les adresses de cette machine.
about-serve-trusted_proxy = Un serveur mandataire, ou un réseau, que l'on croit quand il dit qui demande (X-Forwarded-For) ; possible plusieurs fois.

about-people = S'occupe des gens qui jouent ici.
about-people-moderator = Fait entrer quelqu'un dans la modération, ou l'en fait sortir. L'effet est immédiat, même pendant qu'un serveur tourne.
about-people-moderator-who = Le nom d'un membre ou d'un invité, ou un identifiant comme à la fin de l'adresse de la page d'une personne.
about-people-moderator-on = Faire entrer ou sortir ; sans l'un ni l'autre, on dit seulement ce qu'il en est.
about-people-moderator-data = Le dossier qui garde toutes les parties ; sinon un dossier personnel.

about-site = Écrit un site de simples fichiers qui n'a pas besoin de serveur : les jeux, les bots et Python tournent dans l'onglet du visiteur.
about-site-dir = Où écrire le site : un dossier nouveau ou vide, ou un dossier avec un site, qui est alors remplacé.
about-site-serve = Montre le site de ce dossier sur cette machine, jusqu'à Ctrl+C ; sans dossier, un site construit pour l'occasion.
about-site-base = Le chemin sous lequel le site est montré, par exemple /games/.

about-play = Joue une partie entière dans le terminal, contre des bots ou des personnes au même clavier.
about-play-seats = Combien de joueurs en tout ; sinon aussi peu que possible, mais autant qu'il y a de personnes.
about-play-people = Combien d'entre eux sont des personnes à ce clavier ; avec 0 tu regardes jouer des bots.
about-play-bot = Quel bot joue pour les autres : un nom comme greedy, une classe à toi (package.module:ClassName) ou un programme qui parle le protocole des bots ("python mybot.py").
about-play-seed = Le même nombre donne les mêmes hasards.
about-play-load = Reprend une partie d'un fichier ou d'un lien.
about-play-after = Avec --load : reprend après ce nombre de coups, ceux du hasard compris ; ce que le hasard apporte ensuite est nouveau.
about-play-resume = Reprend la dernière partie quittée.
about-play-ask = Si l'on te consulte hors de ton tour, là où tu pourrais agir : toujours (always), seulement si tu peux faire quelque chose (able) ou jamais (never).

about-learn = Apprends un jeu en leçons, ou vois lesquelles il y a.
about-learn-lesson = Une leçon, par son nom ou son numéro ; sinon toutes sont énumérées.

about-games = Énumère les jeux et leurs options.

about-rules = Lis les règles d'un jeu, ou cherche dedans.
about-rules-words = Ne montre que les passages avec tous ces mots, ou la règle de ce numéro avec ses exemples.

about-deck = Énumère, vérifie et exporte des decks d'Open Worlds.
about-deck-action = list montre les decks imprimés, ou les cartes de l'un d'eux, ou avec le nom « cards » toutes les cartes ; check dit si un deck est permis, et sinon d'après quelle règle ; export le donne comme texte à partager et comme option.
about-deck-name = Un deck imprimé, ou un fichier avec une carte par ligne, par exemple "3 Outpost" ou "City 15" ; - lit l'entrée standard.
about-deck-introductory = Vérifie le deck pour la variante d'initiation : 40 cartes d'un choix plus petit.
about-deck-seat = La place pour laquelle export écrit l'option, comptée à partir de 0.

about-replay = Montre une partie d'un fichier ou d'un lien, coup par coup.
about-replay-pictures = Dessine la table après chaque tour.

about-analyse = Juge chaque décision d'une partie, et dit ce qui a coûté le plus à chacun, et pourquoi.
about-analyse-iterations = Combien de temps chercher pour chaque décision ; sinon autant que le jeu l'exige.
about-analyse-seed = Le même nombre et la même durée donnent les mêmes jugements.

about-position = Lit une position : ce qui est impossible, les coups possibles, le score en détail.
about-position-advice = Demander à l'expert que faire, et pourquoi.
about-position-file = Un fichier avec une position en texte ; - la lit de l'entrée standard.
about-puzzles = Trouve, vérifie et pose des problèmes : des décisions à la réponse claire.
about-puzzles-find = Trouve des problèmes dans des parties de bots. Ce qui est trouvé est écrit aussitôt ; une deuxième fois reprend de là.
about-puzzles-find-games = Les jeux, par exemple octopus-garden ; sinon tous.
about-puzzles-find-count = Combien de problèmes de chaque jeu sont voulus.
about-puzzles-find-seed = Le numéro de la première partie parcourue ; une deuxième fois commence après celles de son fichier.
about-puzzles-find-workers = Combien de processus cherchent ; sinon un par cœur.
about-puzzles-find-minutes = Quand s'arrêter, si tous ne sont pas trouvés d'ici là.
about-puzzles-find-out = Le dossier des fichiers, un par jeu.
about-puzzles-check = Cherche encore une fois avec d'autres nombres, et dit combien de réponses tiennent.
about-puzzles-check-sample = Combien de problèmes, tirés au sort ; sinon tous.
about-puzzles-check-seed = Le nombre des recherches et du tirage.
about-puzzles-check-workers = Combien de processus cherchent.
about-puzzles-check-drop = Écrit le fichier à nouveau, sans les problèmes qui ne tiennent pas.
about-puzzles-play = Résous des problèmes dans le terminal, en commençant par celui du jour. C'est le premier essai qui compte.
about-puzzles-play-puzzle = Un problème par son nom, et aucun autre.

about-ratings = Recalcule tous les classements à partir des parties conservées.
about-ratings-check = Calcule tous les classements à partir des parties et dit s'ils sont ceux conservés, au bit près.
about-ratings-check-data = Le dossier des tables ; par défaut celui de « serve ».
about-ratings-recompute = Calcule tous les classements à partir des parties et conserve le résultat. Aucun serveur ne doit tourner pendant ce temps.
about-ratings-recompute-data = Le dossier des tables ; par défaut celui de « serve ».

about-simulate = Joue beaucoup de parties au hasard et fait les comptes.
about-simulate-plain = Calcule en simple Python au lieu de code compilé.

about-arena = Fait jouer des bots les uns contre les autres et les classe. Chaque donne est jouée plusieurs fois, et les bots changent de place, pour que la chance s'équilibre.
about-arena-bots = Deux bots ou plus, séparés par des virgules : des noms comme greedy, des noms avec paramètres, des classes à toi (package.module:ClassName), des programmes ("program:python mybot.py"). Peut être répété.
about-arena-matches = Combien de parties chaque groupe de bots joue au moins : les donnes sont achevées.
about-arena-seed = Le même nombre donne les mêmes donnes.
about-arena-gauntlet = Le premier bot contre chacun des autres, au lieu de tous contre tous.
about-arena-resume = Un fichier où chaque résultat est ajouté aussitôt, et d'où un tournoi interrompu reprend.
about-arena-json = Donne le rapport sous forme de données au lieu de tableaux ; avec un fichier, il y est écrit.

about-balance = Mesure l'équilibre d'un jeu, avec des bots qui jouent contre eux-mêmes. Avantage des places, durée des parties, points, et combien de fois chaque tuile ou carte est prise et ce qu'elle vaut.
about-balance-bot = Quel bot joue à toutes les places ; plus il est fort, plus ses parties en disent.
about-balance-json = Donne le rapport sous forme de données au lieu de tableaux ; avec un fichier, il y est écrit.

about-train = Entraîne un réseau qui juge des positions. Il joue contre lui-même, apprend de ce qui en résulte, et doit gagner un duel contre le dernier. Un processeur suffit ; les mêmes souhaits donnent le même réseau au bit près.
about-train-out = Le dossier pour tout ce qui en sort. Une deuxième exécution continue là.
about-train-generations = Combien de séries de leçons se suivent ; après chacune vient un duel.
about-train-lessons = Combien de leçons a chaque génération.
about-train-positions = Combien de positions surviennent dans les parties d'une leçon.
about-train-duel = Combien de donnes jouent un nouveau réseau et le dernier, chacune de chaque place.
about-train-hidden = Combien d'unités a la couche cachée.
about-train-margin = Quelle part de l'avance que dit le réseau achevé vient de l'écart de points, de 0 à 1 ; le reste vient des chances de victoire.
about-train-seed = Le même nombre donne les mêmes parties et le même réseau.
about-train-gpu = Ajuster avec PyTorch sur une carte graphique ; pas le même au bit près. Par défaut là où il y en a une.

about-bench = Mesure la vitesse des jeux. Fie-toi aux rapports, pas aux temps.
about-bench-game = Un seul jeu, par exemple octopus-garden.
about-bench-seats = Combien de joueurs ; sinon autant que possible.
about-bench-quick = Moins de parties, et pas de démarrage à froid.
