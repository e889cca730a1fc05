### Les mots du client lui-même : ce qui entoure chaque table. Les jeux apportent les leurs.
### On tutoie. Un nom peut commencer par une voyelle : jamais « de » ni « que » devant lui.

## Ce qui relie une liste.

and = et

## Marque.

brand-tagline = Cinq jeux, du récif aux étoiles

## Partout.

common-close = Fermer
common-cancel = Annuler
common-copy = Copier le lien
common-copied = Copié
common-retry = Réessayer
common-loading = Un instant …
common-unreachable = Le serveur est injoignable. Tourne-t-il encore ?
common-you = Toi
common-that_is_you = { $name } (toi)
common-label = { $label } :
common-labelled = { $label } : { $text }
common-minutes = { $count } min
common-players_label = Joueurs
common-minutes_label = Durée
common-lost_page = Il n'y a rien à cette adresse.
common-to_lobby = Vers l'accueil
common-tools = Outils

## L'accueil.

lobby-games = Jeux
lobby-play_now = Jouer
lobby-play_now_at = Jouer : { $title }, contre des bots
lobby-same_device = Un appareil
lobby-invite = Inviter
lobby-watch = Regarder
lobby-learn = Apprendre
lobby-rules = Règles
lobby-decks = Decks
lobby-puzzles = Problèmes
lobby-home = Ma table à la maison
lobby-coming_soon = Bientôt
lobby-your_matches = Tes parties
lobby-finished = Terminées
lobby-your_turn = À toi
lobby-wait_for_you =
    { $count ->
        [one] { $count } t'attend
       *[other] { $count } t'attendent
    }
lobby-to_move = { $name } joue
lobby-just_now = à l'instant
lobby-waiting_for_players = On attend des joueurs
lobby-join = S'asseoir
lobby-replay = Revoir
lobby-no_replays = Les parties terminées apparaissent ici, coup par coup.
lobby-no_matches = Aucune partie en cours. « Jouer » suffit.
lobby-free =
    { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
lobby-put_away = Ranger : { $title }
lobby-put_away_count = Rangées : { $count }
lobby-put_away_title = Rangées
lobby-was_put_away = { $title } : partie rangée.
lobby-undo = Annuler
lobby-bring_back = Reprendre
lobby-day_or_night = Jour ou nuit
lobby-your_name = Ton nom
lobby-your_tables = Tes tables
lobby-next = Table suivante
lobby-next_of = Prochaine table où c'est ton tour : { $title }, { $count } en tout
lobby-left = encore { $time }
lobby-nothing_waits = Rien ne t'attend
lobby-looking = Cherchent des joueurs
lobby-new_table = Nouvelle table
lobby-none_looking = Aucune table ne cherche de joueurs. Ouvres-en une : elle apparaîtra ici.
lobby-open_own = Ouvrir
lobby-now = En cours
lobby-none_live = Personne ne joue en public en ce moment.
lobby-all = Toutes ({ $count })
lobby-fewer = Moins
lobby-watchers =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
lobby-play_bots = Contre des bots
lobby-play_bots_at = Contre des bots : { $title }
lobby-more = Plus : { $title }
lobby-people_here = { $count } personnes ici
lobby-nobody_here = Personne d'autre n'est là
lobby-not_connected = Pas de connexion. Nouvel essai dans { $seconds } s.
lobby-connecting = Pas de connexion. Nouvel essai…
lobby-alone_title = Tu as la mer pour toi
lobby-alone_text = Personne d'autre n'est là, mais des bots s'assoient aussitôt : à chaque place, de toute force. Nouveau ? Apprendre commence par le premier coup. Ou ouvre une table et envoie le lien à tes amis.
lobby-alone_play = Jouer à { $title }
lobby-alone_invite = Inviter des amis
lobby-corner_puzzles = Problèmes : { $title }
lobby-corner_puzzles_text = Une position, un meilleur coup. Le trouveras-tu ?
lobby-corner_watch = Des maîtres jouent à { $title }
lobby-corner_watch_text = Regarde les bots les plus forts, aussi vite que tu veux.
lobby-corner_open = Aucune table ne cherche de joueurs
lobby-corner_open_text = Ouvres-en une. Elle reste affichée pendant que tu joues contre des bots.

## Appariement rapide.

pairing-title = Partie rapide
pairing-hint = minutes + secondes ajoutées par tour ; le nombre vert dit combien attendent
pairing-players =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
pairing-preset = { $title } : { $time }, { $count } joueurs, { $waiting } en attente
pairing-dock = { $title }, { $time }, { $count } joueurs
pairing-alone = Personne d'autre n'attend encore.
pairing-others = { $waiting } sur { $seats } sont là.
pairing-looking = Recherche de joueurs de ta force.
pairing-lost = Connexion. Ta place est gardée 10 secondes.
pairing-bot = Prendre un bot : { $level }
pairing-found = Ta table est prête.
pairing-to_table = À la table

## Où en est une partie.

progress-game = Manche { $game } sur { $games }
progress-round = Tour { $round }
progress-round_of = Tour { $round } sur { $rounds }
progress-turn = Tour { $turn }
progress-bag =
    { $count ->
        [one] { $count } tuile dans le sac
       *[other] { $count } tuiles dans le sac
    }
progress-lid =
    { $count ->
        [one] { $count } tuile dans le couvercle
       *[other] { $count } tuiles dans le couvercle
    }

## Comment une partie a fini.

result-you_won = Tu as gagné
result-you_won_by = Tu as gagné (+{ $points })
result-won = { $name } a gagné
result-won_by = { $name } a gagné (+{ $points })
result-shared = { $names } partagent la victoire
result-shared_with = Victoire partagée avec { $names }
result-alone = Ton résultat : { $points }
result-you_gave_up = Tu as abandonné
result-gave_up = { $names } { $count ->
        [one] a
       *[other] ont
    } abandonné
result-unfinished = Pas jouée jusqu'au bout

## Une nouvelle table.

new_table-title = Nouvelle table : { $game }
new_table-seats = Qui joue ?
new_table-seat = Joueur { $number }
new_table-how_many = Joueurs
new_table-here = Quelqu'un ici
new_table-open = Libre : qui suit le lien
new_table-anybody = Qui vient en premier
new_table-bot = Bot
new_table-level = Niveau
new_table-name = Nom
new_table-ask_name = Comment les autres doivent-ils t'appeler ?
new_table-player = Joueur { $number }
new_table-variants = Variantes
new_table-variants_hint = Les règles habituelles sont déjà choisies.
new_table-create = Ouvrir la table
new_table-numbers_hint = Des nombres séparés par des virgules

## Niveaux des bots.

level-random = Hasard
level-greedy = Glouton
level-newcomer = Novice
level-casual = Amateur
level-skilled = Habile
level-strong = Fort
level-expert = Expert
level-master = Maître

## Comment ils jouent.

level_note-newcomer = Première fois à la table : prend ce qui saute aux yeux, a ses préférences et craint la malchance.
level_note-casual = Joue de temps en temps : pense à quelques coups, voit à peu près où ils mènent, et a ses préférences.
level_note-skilled = Connaît bien le jeu : voit où mènent les coups, et ne manque que ce qui est bien caché.
level_note-strong = Difficile à battre : réfléchit à chaque choix.
level_note-expert = Prend son temps, jusqu'à deux secondes par choix.
level_note-master = Le plus fort de tous : dans la plupart des jeux, il juge les positions d'après ce que des milliers de parties lui ont appris.

## La table.

table-prompt = Que faire
table-steps = Phases du tour
table-scores = Scores
table-log = Journal
table-empty_log = Rien ne s'est encore passé.
table-undo = Annuler
table-hint = Conseil
table-last_moves = Derniers coups
table-rules = Règles
table-settings = Réglages
table-board = Plateau
table-moves = Coups
table-moves_heading = Les coups en mots
table-no_moves = Ce n'est pas ton tour.
table-choosing =
    { $who ->
        [you] À toi de jouer.
        [all_of_you] À vous de jouer : { $names }.
        [one] { $names } choisit.
       *[several] { $names } choisissent.
    }
table-thinking =
    { $who ->
        [you] Tu réfléchis …
        [all_of_you] Vous réfléchissez : { $names } …
        [one] { $names } réfléchit …
       *[several] { $names } réfléchissent …
    }
table-next_touch = Touche maintenant ce qui brille.
table-confirm_touch = Touche encore une fois, ou appuie sur « { $button } ».
table-watching = Tu regardes.
table-passing = Rien pour toi ici : la table passe.
table-warming_up = Les bots s'échauffent encore.
table-you_are = { $name }, c'est ton tour.
table-confirm = Valider
table-which_one = Lequel veux-tu dire ?
table-look_at = Regardé
table-look_hint = Montre quelque chose pour voir ce que c'est.
table-connecting = Connexion …
table-lost = Connexion perdue. On essaie de revenir …
table-interrupted = La connexion s'est interrompue avant la réponse. Regarde la table et réessaie.
table-bot = bot, { $level }
table-bot_for_you = Un bot joue à ta place.
table-open_seat = place libre
table-away = absent
table-online = en ligne
table-here = sur cet appareil
table-resigned = a abandonné
table-has_resigned = { $name } a abandonné.
table-gone_resigned = a abandonné
table-gone_flag = temps écoulé
table-gone_handed_over = un bot continue
table-gone_forfeit = a quitté la table
table-paused = La partie est en pause.
table-waited_is_away = Quelqu'un dont c'est le tour est absent.
table-resign = Abandonner
table-resign_ask = Abandonner cette partie ? Un bot joue à ta place ; à deux, la partie s'arrête.
table-skip = Au présent
table-waiting_room_text = Partage ce lien. La partie commence quand toutes les places sont prises.
table-only_here = Personne d'autre ne peut encore suivre ce lien : le serveur n'accepte que cet ordinateur. Démarre-le plutôt ainsi :
table-unreachable = Cet ordinateur n'a pas d'adresse réseau, personne d'autre ne peut donc suivre ce lien.
table-which_address = Adresse dans le réseau
table-fill = Compléter par des bots
table-fill_level = Niveau des bots
table-close_table = Fermer la table
table-closed = Cette table a été fermée avant le début de la partie.
table-qr = Le lien en code QR
table-take_seat = Prendre place
table-talk = Discussion
table-say = Dire quelque chose
table-send = Envoyer
table-open_garden = Agrandir : { $name }

## Pendules, départs, pauses.

time-agree = D'accord
time-away_for = { $name } est absent depuis { $time }
time-away_now = Comment continuer ? Jusqu'à la fin de la partie, { $name } peut revenir et reprendre sa place.
time-away_soon = Si personne n'est revenu quand l'anneau est vide, tu décides de la suite.
time-back = { $name } est de retour
time-back_about = La partie continue comme avant.
time-bot = bot
time-bot_for_you = Un bot joue à ta place
time-bot_for_you_about = Tu étais absent, et les autres l'ont laissé continuer. Reprends ta place, et tu joues à nouveau.
time-bot_on = Laisser jouer un bot
time-bot_on_about = Un bot habile prend la place.
time-bot_on_rated = Un bot habile prend la place. La partie compte quand même.
time-claim = Réclamer la victoire
time-claim_about = La partie s'arrête là.
time-claim_ask = Réclamer la victoire ?
time-claim_ask_about = La partie s'arrête aussitôt, et { $name } l'a perdue.
time-claim_rated = La partie s'arrête et compte comme ta victoire.
time-decide = Décider
time-decline = Refuser
time-end = Finir sans résultat
time-end_about = La partie finit sans vainqueur si tous sont d'accord.
time-end_ask = Demander aux autres de finir la partie sans résultat ? Elle finit quand tous sont d'accord.
time-end_asked = { $names } { $count ->
    [one] voudrait
   *[other] voudraient
} finir la partie sans résultat
time-end_do = Demander aux autres
time-end_wanted = Tu voudrais finir la partie sans résultat
time-go_on = Continuer
time-is_away = absent,
time-is_done = a choisi,
time-is_low = peu de temps,
time-is_run = la pendule tourne,
time-is_still = la pendule est arrêtée,
time-log_away = { $name } a perdu la connexion.
time-log_back = { $name } est de retour.
time-log_declined = La demande a été refusée.
time-log_flag = { $name } n'a plus de temps.
time-log_forfeit = { $name } est resté absent trop longtemps et a perdu.
time-log_handed_over = Un bot continue pour { $name }.
time-log_paused = La partie est en pause.
time-log_resigned = { $name } a abandonné.
time-log_resting = { $name } est en vacances : sa pendule est arrêtée.
time-log_returned = { $name } est de retour de vacances.
time-log_resumed = La partie reprend.
time-log_took_over = { $name } joue à nouveau.
time-log_wants_end = { $name } voudrait finir la partie sans résultat.
time-log_wants_pause = { $name } voudrait une pause.
time-may_decide = { $name } est toujours absent : tu peux décider de la suite.
time-more_wait = { $count ->
    [one] Une autre table t'attend.
   *[other] { $count } autres tables t'attendent.
}
time-next_table = Table suivante : { $game }
time-nothing_waits = Rien d'autre ne t'attend.
time-pause = Pause
time-pause_about = Toutes les pendules s'arrêtent quand tous sont d'accord.
time-pause_asked = { $names } { $count ->
    [one] voudrait
   *[other] voudraient
} une pause
time-pause_wanted = Tu voudrais une pause
time-paused = Pause
time-paused_about = Aucune pendule ne tourne. Qui joue ici peut reprendre.
time-paused_waits = { $names } { $count ->
    [one] n'est pas là
   *[other] ne sont pas là
}. La partie reprend quand tous sont là, ou après un jour.
time-rated = classée
time-seconds_left = Encore { $seconds } secondes.
time-sent = Ton coup est joué
time-take_over = Reprendre ma place
time-unrated = non classée
time-wait = Attendre
time-wait_about = Tu peux aussi décider plus tard.
time-wait_running = La pendule tourne : encore { $left }. Tu peux aussi décider plus tard.
time-waiting = Tu attends { $name }
time-waits_for = On attend la réponse de { $names }.
time-window = Temps pour répondre
time-withdraw = Retirer

## Regarder.

watch-by_bots = selon les bots
watch-computing = Les bots étudient la partie.
watch-count = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
watch-from_hidden = D'après ce que savent les spectateurs : ce qui est caché est deviné bien des fois.
watch-from_open = D'après ce que tout le monde voit.
watch-no_talk = Personne n'a encore rien dit.
watch-overheard = Ce qu'ont dit les spectateurs
watch-players_read_later = Les joueurs liront ceci après la partie.
watch-say = Parle aux spectateurs
watch-watchers = Spectateurs
watch-watching = { $count ->
        [one] regarde
       *[other] regardent
    }

## Conseils.

hint-thinking = L'expert réfléchit …
hint-would = L'expert choisirait :
hint-chance = { $percent } % de chances de gagner
hint-later = Cela ne rapporte rien tout de suite.

## Premiers pas.

first_steps-title = Premiers pas
first_steps-step = Étape { $number } sur { $count }
first_steps-next = Suivant
first_steps-done = C'est parti
first_steps-skip = Passer les premiers pas
first_steps-touch = Cette ligne dit que faire. Cadre doré : c'est à toi de choisir.
first_steps-move = Ce qui brille peut être choisi : touche-le. Le reste dit pourquoi il ne peut pas l'être.
first_steps-undo = « Annuler » reprend ton dernier coup, tant que rien de nouveau n'a été révélé.
first_steps-hint = Conseil : ce que ferait l'expert, et pourquoi. Il ne voit que ce que tu vois.
first_steps-rules = On peut chercher dans les règles, et chaque ligne du journal cite la sienne.
first_steps-rules_by_touch = Garde le doigt sur une chose pour la voir en grand. Les règles sont ici.

## Appels : ce qui t'appelle, et comment.

call-allowed = Ce navigateur peut t'appeler
call-allowed_text = Même quand la page est fermée, là où tu le choisis.
call-bell = Nouvelles
call-choose = Qu'est-ce qui doit t'appeler ?
call-look = Regarder
call-mail_none = Confirme une adresse sur ta propre page pour être appelé par courriel.
call-mail_to = Les courriels vont à { $address }, un par jour au plus.
call-none = Rien ne t'a encore appelé.
call-play = Jouer
call-read = Tout marquer comme lu
call-refused = Ce navigateur ne peut pas t'appeler
call-refused_text = Autorise les notifications de cette page dans les réglages de ton navigateur.
call-row-begun = Ma partie commence
call-row-challenge = On me lance un défi
call-row-clock_low = Il me reste peu de temps
call-row-over = Une partie est finie
call-row-turn_days = C'est à moi, par jours
call-row-turn_live = C'est à moi, en direct
call-stop = Ne plus envoyer de courriels
call-stop_text = Tu ne seras plus appelé par courriel. Tout le reste demeure.
call-stop_title = Plus de courriels ?
call-stopped = Il ne viendra plus de courriels.
call-try_it = Essayer
call-unable = Ce navigateur ne peut pas afficher de notifications.
call-unasked = Ce navigateur ne t'appelle pas encore
call-unasked_text = Il te le demande une fois, quand tu choisis « Navigateur » ou « Fermé ».
call-unread = { $count ->
    [one] 1 nouvelle
   *[other] { $count } nouvelles
}
call-way-browser = Navigateur
call-way-mail = Courriel
call-way-page = Page
call-way-push = Fermé
call-your_turn = C'est à toi

## Le rideau entre deux personnes sur un même appareil.

curtain-title = L'appareil passe à : { $name }
curtain-text = Personne d'autre ne devrait regarder maintenant.
curtain-ready = Je suis { $name } : montre mon côté

## La fin.

final-wins = { $name } gagne
final-you_win = Tu gagnes !
final-you_win_by = Tu gagnes avec { $lead } d'avance !
final-wins_by = { $name } gagne avec { $lead } d'avance
final-lead = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
final-shared =
    { $who ->
        [all_of_you] Vous partagez la victoire : { $names }
       *[several] { $names } partagent la victoire
    }
final-nobody = Personne ne gagne
final-alone = Tu atteins { $total } { $points ->
        [one] point
       *[other] points
    }
final-someone_alone = { $name } atteint { $total } { $points ->
        [one] point
       *[other] points
    }
final-heading = Décompte final
final-total = Total
final-rematch = Revanche
final-to_rematch = Vers la revanche
final-replay = Revoir la partie
final-see_table = Voir la table

## Revoir une partie.

replay-title = Revoir : { $game }
replay-position = Coup { $number } sur { $count }
replay-start = Au début
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-end = À la fin
replay-play = Lire
replay-pause = Pause
replay-scrubber = Position dans la partie
replay-share = Partager cet instant
replay-moves = Tous les coups
replay-beginning = Le début
replay-result = Comment ça a fini
replay-seat = Joueur { $number }
replay-chance = Hasard

## Analyse.

analysis-begin = Analyser
analysis-title = Chances de gagner
analysis-title_alone = Perspectives
analysis-percent = { $percent } %
analysis-curve = Chances de gagner, coup par coup
analysis-at = Après le coup { $number } : { $chances }
analysis-judged =
    { $number ->
        [one] { $number } décision jugée sur { $count }
       *[other] { $number } décisions jugées sur { $count }
    }
analysis-complete = Toutes les décisions sont jugées
analysis-stop = Arrêter
analysis-go_on = Continuer
analysis-close = Fermer l'analyse
analysis-slip = imprécision
analysis-mistake = erreur
analysis-blunder = gaffe
analysis-cost = a gâché { $points } chances de gagner sur 100
analysis-is_best = Rien de mieux n'a été trouvé.
analysis-is_good = À peu près aussi bon que le meilleur coup trouvé.
analysis-better = Mieux : { $best } ({ $percent } % au lieu de { $made } %).
analysis-slightly_better = Un peu mieux : { $best } ({ $percent } % au lieu de { $made } %).
analysis-show_better = Montrer
analysis-only_weak = Seulement les coups qui ont compté
analysis-none_weak = Aucune erreur jusqu'ici.
analysis-turning_points = Tournants
analysis-no_turning_points = Aucun coup n'a encore fait basculer cette partie.
analysis-turned = Coup { $move }, { $name } :
analysis-instead = Mieux :
analysis-fell = { $from } → { $to } %

## Après la partie : ce qui a coûté le plus, ce qui aurait été mieux, ce qu'on peut en apprendre.

after-title = Après la partie
after-open = Revenir sur la partie
after-what_cost = Ce qui t'a coûté le plus, en chances de gagner
after-percentages = Les pourcentages sont des chances de gagner.
after-looking = Retour sur la partie…
after-whose = Les moments de qui
after-no_match = Il n'y a rien à revoir : cette partie n'a pas été jouée jusqu'au bout.
after-little = Tu n'as presque rien laissé passer.
after-little_named = { $name } n'a presque rien laissé passer.
after-little_more = Rien ne ressort : aucun coup n'était nettement moins bon que le meilleur trouvé.
after-cost_most =
    { $count ->
        [one] Un moment a coûté le plus.
       *[other] { $count } moments ont coûté le plus.
    }
after-open_until = Tout restait ouvert jusqu'au coup { $move }.
after-ahead_from = Tu étais en tête à partir du coup { $move }.
after-ahead_from_named = { $name } était en tête à partir du coup { $move }.
after-each_again =
    { $count ->
        [one] Un moment a coûté le plus. Tu peux rejouer à partir de là, contre les mêmes adversaires.
       *[other] { $count } moments ont coûté le plus. Tu peux rejouer à partir de chacun, contre les mêmes adversaires.
    }
after-move = Coup { $number } sur { $count }
after-at_move = Coup { $number }
after-better = Mieux
after-better_inline = Mieux :
after-then = Puis, par exemple : { $moves }.
after-reasons_coming = Recherche des raisons…
after-only_later = Ce que cela rapporte ne se voit que plus tard : la suite imaginée gagne { $best } fois sur 100, avec l'autre coup { $made } fois.
after-again = Réessayer à partir d'ici
after-look = Revoir
after-trends = Tes { $count } dernières parties
after-part = { $own } au lieu de { $best }
after-part_strong = { $own }, gagnants { $best }
after-overlooked =
    { $times ->
        [one] manqué une fois
       *[other] manqué { $times } fois
    }
after-lesson = Leçon { $number } : { $title }
after-puzzles =
    { $count ->
        [one] 1 énigme à ce sujet
       *[other] { $count } énigmes à ce sujet
    }
after-well = Tu fais cela bien

## Règles.

rules-title = Règles : { $game }
rules-search = Chercher une règle ou un numéro
rules-contents = Sommaire
rules-minute = En une minute
rules-origins = D'où viennent les règles
rules-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
rules-players_or = { $low } ou { $high } joueurs
rules-players_to = { $low } à { $high } joueurs
rules-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-none = Aucune règle n'en parle.
rules-open = Règle { $rule }
rules-lesson = Leçon { $number } : { $title }
rules-in_place = Montrer dans les règles
rules-back = Retour à { $rule }
rules-try = Essaie
rules-example = Exemple pour { $rule }
rules-examples = Exemples
rules-example_number = Exemple { $number }
rules-again = Encore une fois
rules-score = { $part } : { $before } avant, { $after } maintenant

## Decks.

decks-title = Decks
decks-find = Nom ou texte
decks-format = Format
decks-type = Type
decks-kind = Sorte
decks-only = Seulement
decks-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
decks-in_deck_first = Celles du deck d'abord
decks-add = Ajouter { $card }
decks-remove = Retirer { $card }
decks-fix = Retirer
decks-is_legal = Ce deck peut être joué.
decks-checking = Vérification …
decks-name = Nom du deck
decks-own = { $name }, à ta façon
decks-fresh = Nouveau deck
decks-fresh_button = Nouveau
decks-save = Enregistrer
decks-saved = Enregistré
decks-forget = Supprimer
decks-play = Jouer avec ce deck
decks-import = Importer un texte
decks-import_hint = Une carte par ligne, par exemple 3 Outpost ou City 15.
decks-read = Lire
decks-copy_text = Copier le texte
decks-copy_link = Copier le lien
decks-empty = Pas encore de carte. Choisis-en parmi toutes les cartes.
decks-not_found = Aucune carte ne correspond.

## Problèmes.

puzzles-title = Problèmes
puzzles-none = Il n'y a pas encore de problèmes pour ce jeu.
puzzles-daily = Problème du jour
puzzles-difficulty = Difficulté { $number }
puzzles-you = Ta force { $number }
puzzles-ask =
    { $moves ->
        [one] Un seul coup est nettement le meilleur. Joue-le sur le plateau.
       *[other] { $moves } coups de suite sont nettement les meilleurs. Joue-les sur le plateau.
    }
puzzles-hidden = La solution reste la bonne, quoi qu'on te cache.
puzzles-first_counts = Le premier essai compte.
puzzles-on = Juste jusqu'ici. Et ensuite ?
puzzles-wrong = Pas le meilleur coup. Essaie encore.
puzzles-right = Juste !
puzzles-shown = C'était la solution.
puzzles-chance = Chances de gagner
puzzles-show = Voir la solution
puzzles-again = Encore une fois
puzzles-next = Problème suivant
puzzles-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzles-best = record { $days }
puzzles-last = { $solved } des { $count } derniers résolus
puzzles-storm = Tempête
puzzles-storm_about = Le plus possible en trois minutes.
puzzles-storm_best = Ton record : { $count }.
puzzles-storm_start = Commencer
puzzles-storm_stop = Arrêter
puzzles-storm_again = Encore une fois
puzzles-storm_now =
    { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }
puzzles-storm_over = Le temps est écoulé. Résolus : { $solved }.

## Les classements, et les pages des gens.

rating-players = Joueurs
rating-ratings = Classements
rating-rating = Classement
rating-best = Les meilleurs
rating-best_note = Figure ici qui a joué dix parties classées, dont une au cours des 90 derniers jours. La force des bots a été mesurée et ne change pas.
rating-nobody_best = Personne n'a joué dix parties classées ces derniers temps. Les bots attendent qu'on les dépasse.
rating-measured_bot = bot
rating-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
rating-rank = Rang { $rank } sur { $count }
rating-provisional = provisoire, encore { $count }
rating-not_lately = n'a pas joué récemment
rating-lately = au cours des 30 derniers jours
rating-highest = record { $number }
rating-span = Période
rating-span_month = Mois
rating-span_half_year = Six mois
rating-span_all = Tout
rating-curve = Classement à { $game }, partie après partie
rating-curve_words = Classement à { $game } sur { $count ->
        [one] une partie
       *[other] { $count } parties
    } : de { $first } à { $last }, au plus { $highest }, au moins { $lowest }.
rating-on_day = { $number } le { $day }
rating-placed = { $change }, place { $place } sur { $seats }
rating-change = de { $before } à { $after }
rating-no_ratings = Aucune partie classée n'a encore été jouée.
rating-member_since = Membre depuis { $month }
rating-guest_since = De passage depuis { $month }
rating-that_is_you = C'est toi
rating-is_here = est là
rating-you_and = Toi et { $name }
rating-you = Toi
rating-even = À égalité
rating-to = { $yours } à { $theirs }, { $even } à égalité
rating-all_matches =
    { $count ->
        [one] La partie
       *[other] Les { $count } parties
    }
rating-matches_heading = Parties
rating-game = Jeu
rating-all_games = Tous les jeux
rating-result = Résultat
rating-any_result = Tous les résultats
rating-won = Gagné
rating-lost = Perdu
rating-place = Place { $place } sur { $seats }
rating-not_played_out = pas jouée jusqu'au bout
rating-opponent = Adversaire
rating-only_with = Avec : { $name }
rating-somebody = Quelqu'un
rating-none_fit = Aucune partie ne correspond.
rating-no_matches = Il n'y a pas ici de partie que tout le monde peut voir.
rating-more = Voir plus
rating-puzzles_tried = essayés, { $percent } % justes du premier coup
rating-puzzle_days = jours de suite au plus
rating-puzzles_here = Visible par toi seulement : ton navigateur le garde.

## Réglages.

settings-title = Réglages
settings-theme = Lumière
settings-theme-auto = Comme le système
settings-theme-day = Jour
settings-theme-night = Nuit
settings-motion = Animations
settings-motion-auto = Comme le système
settings-motion-reduced = Réduites
settings-pace = Coups des autres
settings-pace-calm = Calmes
settings-pace-quick = Rapides
settings-pace-instant = Tout de suite
settings-sound = Son
settings-move_list = Montrer les coups en mots
settings-language = Langue
settings-name = Ton nom
settings-asking = Fenêtres
settings-asking-always = Toujours demander
settings-asking-able = Quand je pourrais agir
settings-asking-never = Ne jamais demander
settings-asking_hint = Des moments où tu pourrais jouer une carte hors de ton tour. Là où on ne te demande rien, la table passe, toujours après le même temps.
settings-asking_each = Chaque fenêtre à part
settings-asking_same = Comme ci-dessus
settings-keys = Touches : les flèches vont d'une chose brillante à l'autre, Entrée choisit, Échap reprend, U annule, H demande un conseil.

## Amis, personnes bloquées, signalements, modération.

social-friends = Amis
social-free = disponible
social-playing = en train de jouer
social-watch = Regarder
social-challenge = Défier
social-not_here = Absents : { $names }
social-no_friends = Suis les gens avec qui tu aimes jouer : ils apparaissent ici.
social-phrases = Des phrases que chacun lit dans sa langue
social-talk_off = Pas de conversation à cette table
social-talk_on = Reprendre la conversation
social-talk_is_off = Tu n’entends pas la conversation à cette table.
social-more_about = { $name } : suivre, rendre muet, bloquer ou signaler
social-follow = Suivre
social-unfollow = Tu suis
social-follow_about = Tu vois dans le salon quand cette personne est là.
social-follows_you = { $name } te suit.
social-mute = Rendre muet
social-unmute = Entendre à nouveau
social-mute_about = Tu n’entends plus cette personne. Elle n’en sait rien.
social-block = Bloquer
social-block_sure = Bloquer vraiment ?
social-unblock = Débloquer
social-block_about = Vous n’êtes jamais réunis, cette personne ne vient à aucune de tes tables, et tu ne l’entends pas. Elle n’en sait rien.
social-report = Signaler
social-report_about = La modération va regarder.
social-reported = Merci. La modération va regarder.
social-report_title = Signaler { $name }
social-reason = De quoi s’agit-il ?
social-reason_insult = Insultes
social-reason_spam = Publicité, ou toujours la même chose
social-reason_name = Nom choquant
social-reason_leaving = Abandonne des parties en cours
social-reason_program = Peut-être l’aide d’un programme
social-reason_other = Autre chose
social-report_words = Avec tes mots
social-report_talk = Les dix dernières lignes de la conversation à cette table sont jointes.
social-report_send = Signaler
social-blocked = Personnes bloquées
social-blocked_about = ne vient pas à tes tables et ne peut pas te parler
social-muted_about = n’est plus entendu de toi
social-blocked_none = Tu n’as bloqué personne ni rendu personne muet.
social-not_told = Ces personnes n’en savent rien.
social-notice_warn = Un avertissement de la modération
social-notice_mute = Tu ne peux rien dire pendant un moment
social-notice_ban = Tu ne peux que regarder pendant un moment
social-notice_rename = La modération t’a donné un autre nom
social-notice_lift = Tu peux de nouveau participer
social-notice_close = De la modération
social-notice_mute_until = Tu pourras parler à nouveau à partir du { $day }.
social-notice_ban_until = Jusqu’au { $day }, tu peux regarder et lire, mais pas t’asseoir, parler ni défier. Les parties en cours peuvent être jouées jusqu’au bout.
social-notice_read = J’ai lu
social-reports = Signalements
social-mod_open =
    { $count ->
        [one] { $count } ouvert
       *[other] { $count } ouverts
    }
social-mod_shelves = Quels signalements
social-mod_open_shelf = Ouverts
social-mod_mine_shelf = Les miens
social-mod_closed_shelf = Clos
social-mod_none_open = Aucun signalement n’attend. La mer est calme.
social-mod_none_mine = Tu n’as encore clos aucun signalement.
social-mod_none_closed = Aucun signalement n’est encore clos.
social-mod_count =
    { $count ->
        [one] { $count } signalement
       *[other] { $count } signalements
    }
social-mod_gone = quelqu’un qui n’est plus là
social-mod_page = Page
social-mod_table = Table
social-mod_member = Membre depuis le { $day }
social-mod_guest = Invité depuis le { $day }
social-mod_warnings =
    { $count ->
        [one] { $count } avertissement, le { $day }
       *[other] { $count } avertissements, le dernier le { $day }
    }
social-mod_banned_until = Exclu jusqu’au { $day }
social-mod_muted_until = Muet jusqu’au { $day }
social-mod_reported_by = Signalé par { $names }
social-mod_no_talk = Personne n’a rien dit à cette table.
social-mod_writing = { $name } est en train d’écrire
social-mod_tell = Ce que tu dis à { $name }
social-mod_needs_sentence = Chaque mesure demande une phrase : elle est dite à la personne et figure au journal.
social-mod_warn = Avertir
social-mod_mute = Muet pour un jour
social-mod_rename = Renommer …
social-mod_rename_now = Renommer
social-mod_new_name = Nouveau nom ; sinon celui d’un animal marin
social-mod_ban = Exclure …
social-mod_ban_for = Pour
social-mod_ban_now = Exclure pour { $span }
social-mod_days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
social-mod_lift = Lever
social-mod_close = Rien à redire
social-mod_log = Journal
social-mod_log_about = Chaque mesure de la modération, lisible par toute la modération. Rien ne peut être retiré.
social-mod_csv = En tableau (CSV)
social-mod_moderator_column = Modération
social-mod_act_column = Mesure
social-mod_person_column = Personne
social-mod_why_column = Pourquoi
social-mod_when_column = Quand
social-mod_done_warn = averti
social-mod_done_mute = muet
social-mod_done_ban = exclu
social-mod_done_rename = renommé
social-mod_done_close = rien à redire
social-mod_done_lift = levé

## Leçons.

learn-companion = Otto explique
learn-course = Ton premier cours
learn-about = { $count } leçons, une idée chacune. Tu les joues avec les vraies règles.
learn-progress = { $done } sur { $count }
learn-minutes_left = encore { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    } environ
learn-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
learn-done = Réussie
learn-step = Étape { $number } sur { $count }
learn-lesson = Leçon { $number } sur { $count }
learn-begin = Commencer
learn-go_on = Continuer
learn-next = Leçon suivante
learn-start_over = Recommencer
learn-leave = Quitter
learn-to_course = Toutes les leçons
learn-to_lesson = Vers la leçon
learn-all_done = Tout est réussi. Rejoue quand tu veux.
learn-show_me = Montre-moi
learn-skip = Passer l’étape
learn-finished = Leçon réussie !
learn-first_match = Première partie avec Otto
learn-first_match_about = Otto joue contre toi et parle quand quelque chose arrive pour la première fois.
learn-sit_down = S’asseoir
learn-quiet = Silence
learn-why = Pourquoi ?
learn-damaged = Ce que ce navigateur avait retenu de tes progrès est illisible. C’est mis de côté, et le décompte recommence.
learn-taken_back = Repris

## Ma table à la maison.

home-title = Ma table à la maison
home-new = Nouvelle table
home-text = En texte
home-redo = Refaire
home-mode_lay = Installer
home-mode_play = Coups
home-mode_score = Score
home-player = Joueur { $number }
home-names = Qui est assis où
home-on_turn = À son tour
home-tray = Ce qu'il y a sur ta table
home-how = Touche une pièce, puis sa place ; encore une fois l'enlève ou la tourne. Chiffres : ce qu'il reste dans la boîte.
home-left = { $piece }, encore { $count }
home-dials = Quantités et tour
home-rare = Compter davantage
home-less = { $label } : un de moins
home-more = { $label } : un de plus
home-can_be_title = Est-ce possible ?
home-can_be = Cette position est possible.
home-first_mend = Corrige d'abord ce qui est impossible ; ensuite viendront les coups et les conseils.
home-over = La partie est finie : regarde le score.
home-chance = Maintenant on pioche
home-chance_how = Pose ce qui vient à ta table, ou laisse faire le hasard.
home-deal = Piocher au hasard
home-what_came = Ou touche ce qui est venu :
home-make_this = Jouer ce coup
home-moves_of =
    { $count ->
        [one] { $name } : un coup possible
       *[other] { $name } : { $count } coups possibles
    }
home-ask_expert = Que ferait l'expert ?
home-make_move = Touche un coup pour le jouer, ici ou sur le plateau.
home-score_now = Score, si tout finissait maintenant
home-score_wrong =
    { $count ->
        [one] Une chose est impossible sur cette table, le score peut donc être faux.
       *[other] { $count } choses sont impossibles sur cette table, le score peut donc être faux.
    }
home-place = Rang
home-text_title = La position en texte
home-text_about = Copie-la pour la garder ou la donner à un programme ; ou colle-en une autre et reprends-la.
home-copy = Copier le texte
home-take = Reprendre
home-begin_about = Une table vide sert à une partie en cours ; une table distribuée est prête pour le premier tour.
home-begin_empty = Table vide
home-begin_dealt = Distribuée pour le début

## People: one's own page, signing in.

people-you = { $name } : ta page
people-own_page = Ta page
people-matches = Classements et parties
people-member_since = Membre depuis { $date }
people-guest_since = Invité depuis { $date }
people-somebody = Quelqu'un
people-name = Nom
people-language = Langue
people-creature = Animal
people-creature-turtle = Tortue de mer
people-creature-seahorse = Hippocampe
people-creature-crab = Crabe
people-creature-jellyfish = Méduse
people-creature-clownfish = Poisson-clown
people-creature-eel = Murène
people-creature-lobster = Homard
people-creature-whale = Baleine
people-creature-shark = Requin
people-creature-octopus = Pieuvre
people-creature-ray = Raie
people-creature-dolphin = Dauphin
people-colour = Couleur
people-colour-sand = Sable
people-colour-pink = Rose
people-colour-coral = Corail
people-colour-blue = Bleu
people-colour-green = Vert
people-colour-violet = Violet
people-keys = Clés d'accès et appareils
people-add_passkey = Ajouter une clé d'accès
people-passkey = Clé d'accès créée dans { $browser }
people-browser = un navigateur
people-used = utilisée { $when }
people-seen = connecté, vu { $when }
people-just_now = à l'instant
people-this_device = cet appareil
people-remove = Supprimer
people-remove_passkey = Supprimer cette clé d'accès ?
people-remove_passkey_text = Tu ne pourras plus te connecter avec elle. Les navigateurs connectés le restent.
people-end_session = Déconnecter
people-end_session_text = Ce navigateur est déconnecté aussitôt. Tes parties restent les tiennes.
people-codes = Codes de secours
people-codes_left =
    { $count ->
        [0] il n'en reste aucun
        [one] il en reste un sur 10
       *[other] il en reste { $count } sur 10
    }
people-new_codes = Nouveaux codes
people-new_codes_text = Dès que tu en as de nouveaux, tes codes actuels ne valent plus rien.
people-mail_text = À cette adresse, nous t'envoyons un lien pour te connecter. Personne d'autre ne la voit.
people-confirm_mail = Confirmer l'adresse
people-mail_sent = Regarde tes courriels et ouvre le lien dans les 15 minutes.
people-guest_text = Tu es invité : seul ce navigateur connaît tes places. Avec une clé d'accès, elles sont à toi sur tous tes appareils.
people-data = Tes données
people-data_text = Une archive de tout ce qui est conservé sur toi, les parties en liens, lisible sans nous.
people-download = Tout télécharger
people-delete = Te supprimer
people-delete_text = Ton nom devient « Quelqu'un » et tes parties en cours sont abandonnées. Les parties terminées restent, car elles sont aussi celles des autres. C'est irréversible.
people-delete_ask = Supprimer …
people-delete_typed = Saisis ton nom pour confirmer : { $name }
people-delete_now = Supprimer définitivement
people-sign_out = Se déconnecter ici
people-sign_out_text = Tu peux revenir avec une clé d'accès, un code de secours ou un lien par courriel.
people-sign_out_guest = Tu es invité : sans clé d'accès, personne ne peut te rendre tes places.
people-keep = Garde ta place
people-steps = Étapes
people-step_passkey = Nom et clé d'accès
people-step_codes = Codes de secours
people-keep_lead =
    { $count ->
        [0] Avec une clé d'accès, ce nom est à toi sur tous tes appareils.
        [one] Tu as joué une partie en invité. Avec une clé d'accès, elle est à toi sur tous tes appareils.
       *[other] Tu as joué { $count } parties en invité. Avec une clé d'accès, elles sont à toi sur tous tes appareils.
    }
people-keep_note = Ton empreinte, ton visage ou le verrouillage de l'écran. Ni mot de passe ni adresse de courriel.
people-keep_stay = Tes places et tes parties restent les tiennes
people-keep_devices = Connecte-toi aussi sur ton téléphone et ta tablette
people-keep_found = Tes amis te trouvent par ton nom
people-create_passkey = Créer une clé d'accès
people-before = Déjà venu ?
people-take_along =
    { $count ->
        [one] Emporter la partie de ce navigateur
       *[other] Emporter les { $count } parties de ce navigateur
    }
people-with_passkey = Me connecter avec une clé d'accès
people-with_link = M'envoyer un lien
people-with_code = J'ai un code de secours
people-stay_guest = Rester invité
people-back = Retour
people-welcome = Tu es membre, { $name }
people-codes_text = Dix codes pour le jour où tu perdrais tous tes appareils. Chacun sert une fois. Nous n'en gardons que l'empreinte : tu ne les vois que maintenant.
people-copy = Copier
people-save_file = Enregistrer dans un fichier
people-codes_safe = Je les ai mis en lieu sûr
people-done = Terminé
people-link_title = Un lien par courriel
people-link_text = Nous t'envoyons un lien qui te connecte. Il sert une fois, pendant 15 minutes.
people-address = Adresse de courriel
people-send_link = Envoyer le lien
people-link_sent = Envoyé, si cette adresse est celle d'un membre. Rien reçu ? Regarde dans les indésirables, ou réessaie dans une minute.
people-code_title = Un code de secours
people-code_text = Chacun de tes dix codes sert une fois.
people-code = Code de secours
people-sign_in = Se connecter
people-passkey_failed = Ton appareil n'a donné aucune clé d'accès : c'est annulé, ou cela n'a pas marché. Réessaie.
people-no_passkeys = Les clés d'accès demandent une connexion chiffrée (https) ou l'adresse localhost, et un navigateur qui les connaît.
people-at_localhost = Ouvre { $address }
people-follow_text = Ce lien est arrivé par courriel. Il sert une fois.
people-go_on = Continuer
people-confirmed = Cette adresse est maintenant la tienne. Elle peut recevoir des liens de connexion.

## Et si : études d'une partie, avec des variantes.

whatif-title = Et si
whatif-play_on = Continuer d'ici
whatif-try_out = Essayer
whatif-try_out_about = Joue toi-même toutes les places ou laisse répondre des bots, reviens en arrière, compare. La partie reste comme elle est.
whatif-at_table = Continuer à une table
whatif-at_table_about = Une partie à part contre des bots : tout ce qui précède a eu lieu, la suite est nouvelle.
whatif-at_the_end = Ici, la partie est finie : regarde la fin, ou reviens à un coup précédent.
whatif-seat = Tu es
whatif-about = Et si · à partir du coup { $number }
whatif-back = Un coup en arrière
whatif-share = Partager l'étude
whatif-share_about = Ce lien contient la partie et toutes tes variantes.
whatif-studies = Mes études
whatif-leave = Quitter
whatif-harmless = Essaie ce que tu veux : rien ici ne touche à la partie.
whatif-who = Qui joue les autres ?
whatif-play_all = Je joue tout
whatif-bots = Des bots répondent : { $level }
whatif-opponents = Bots
whatif-let_bots_move = Laisser jouer les bots
whatif-thinking = réflexion…
whatif-best_line = Meilleure suite
whatif-unknown = Ce que personne ne peut savoir
whatif-unknown_hidden = Ce que cette place ne peut pas savoir. Redistribué, cela ne dit rien de la vraie partie.
whatif-unknown_drawn = Ce qui a été tiré jusqu'ici est dû au hasard. Cela ne dit rien de la vraie partie.
whatif-nothing_unknown = Rien n'a été laissé au hasard jusqu'ici.
whatif-deal = Redistribuer l'inconnu
whatif-variations = Variantes
whatif-count = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
whatif-kept = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } · gardés dans ce navigateur
whatif-start = Coup { $number } : la partie telle qu'elle était
whatif-start_dealt = Coup { $number } : autant que tu saches
whatif-played = joué
whatif-dealt = Redistribué
whatif-drawn = Hasard
whatif-deal_number = tirage { $number }
whatif-comment = Un commentaire sur ce coup
whatif-marks = Signes
whatif-mark_good = Bon coup
whatif-mark_interesting = Coup intéressant
whatif-mark_dubious = Coup douteux
whatif-mark_bad = Erreur
whatif-remove = Supprimer ce coup et toute la suite
whatif-none = Pas encore d'études. Ouvre une partie enregistrée et choisis « Continuer d'ici ».
whatif-changed = modifiée le { $day }
whatif-forget = Supprimer
whatif-really = Vraiment supprimer ?
whatif-not_kept = Ce navigateur ne garde pas cette étude ; ouvre-la avec son lien, ou commence-en une à partir d'une partie enregistrée.
whatif-damaged = Ce que ce navigateur gardait de tes études était illisible. C'est mis de côté, et rien n'est écrasé.

## How a table is played: its clock, rating, and who may join.

terms-access = Qui peut jouer
terms-any = peu importe
terms-casual = amicale
terms-casual_about = Personne ne gagne ni ne perd de points. Les conseils et les essais sont permis.
terms-clock = Pendule
terms-correspondence = Des jours par tour
terms-counts = Classement
terms-days = 
    { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
terms-days_about = 
    { $days ->
        [one] Chacun a un jour pour chaque tour.
       *[other] Chacun a { $days } jours pour chaque tour.
    }
terms-everybody = Tout le monde
terms-everybody_about = La table figure à l'accueil, et tout le monde peut regarder.
terms-friends = amis seulement
terms-friends_about = Seules les personnes que tu suis voient la table à leur accueil.
terms-friends_choice = Amis
terms-from = à partir de { $lowest }
terms-highest = Jusqu'à
terms-increment = Secondes de plus par tour
terms-leaving = Départ
terms-leaving_about = après 70 s d'absence, les autres peuvent laisser jouer un bot
terms-link = Par lien seulement
terms-link_about = Qui a le lien peut s'asseoir ; la table ne figure pas à l'accueil.
terms-live = En direct
terms-live_about = 
    { $seconds ->
        [0] { $minutes ->
            [one] Chacun a une minute pour toute la partie.
           *[other] Chacun a { $minutes } minutes pour toute la partie.
        }
       *[other] { $minutes ->
            [one] Chacun a une minute, et { $seconds } secondes de plus par tour.
           *[other] Chacun a { $minutes } minutes, et { $seconds } secondes de plus par tour.
        }
    }
terms-lowest = De
terms-minutes = Minutes pour chacun
terms-no_clock = sans pendule
terms-no_clock_about = Chacun prend son temps.
terms-nobody_more = toutes les places sont prises
terms-none = Aucune
terms-not_you = Seulement { $limits }
terms-out = Temps écoulé
terms-out_bot = un bot joue à sa place
terms-out_last = un bot joue à sa place, classée dernière
terms-out_lost = la partie est perdue
terms-out_nothing = rien : la pendule ne fait que l’indiquer
terms-own = Autre
terms-own_rating = Ton classement est de { $number }.
terms-preview = Ce que les autres verront
terms-range = { $lowest } – { $highest }
terms-rated = classée
terms-rated_about = Ni conseils ni essais, et chacun joue sur son propre appareil.
terms-rated_clock = Une partie classée a besoin d'une pendule, et qui n'a plus de temps perd.
terms-rated_short = classée : sans conseils
terms-ratings = Classement des autres
terms-some_days = 
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
terms-up_to = jusqu'à { $highest }
terms-wrong_increment = Des secondes entières de 0 à { $most }.
terms-wrong_minutes = Des minutes entières de 1 à { $most }.
terms-wrong_range = Au moins { $lowest } : c'est là que commence l'intervalle.
terms-wrong_rating = Un nombre entier jusqu'à { $most }, ou rien.

## The waiting room.

waiting-again = { $names } veut une revanche
waiting-begins = La partie commence quand toutes les places sont prises.
waiting-bot_offer = Un bot à peu près de ta force : { $level }.
waiting-close_ask = { $names } est assis ici. Si tu fermes la table, tout le monde se lève et le lien ne mène nulle part.
waiting-for = 
    { $count ->
        [one] Il manque encore une personne
       *[other] Il manque encore { $count } personnes
    }
waiting-free = Place libre
waiting-get_up = Se lever
waiting-invite = Inviter par un lien
waiting-kept = Réservée à { $name }
waiting-kept_for_others = Les places libres sont réservées aux joueurs de la partie précédente.
waiting-meanwhile = En attendant
waiting-meanwhile_about = Résous un problème. La table t'appelle quand la partie commence.
waiting-no_thanks = Non merci
waiting-nobody_yet = Personne encore.
waiting-play_again = Rejouer
waiting-puzzles = Problèmes
waiting-take_bots = 
    { $count ->
        [one] Jouer avec le bot
       *[other] Jouer avec des bots
    }

## Challenges.

challenge-accept = Jouer
challenge-asks = { $name } te défie
challenge-by_name = Défier par nom
challenge-called = Qui ?
challenge-called_about = Le nom exact d'une personne qui est là en ce moment.
challenge-decline = Refuser
challenge-declined = { $name } refuse
challenge-expired = { $name } n'a pas répondu
challenge-send = Défier
challenge-title = Défier quelqu'un
challenge-waits = On demande à { $name }
challenge-whom = Défier { $name }
challenge-withdraw = Retirer
social-follow_more = Suivre, masquer

## Vacation.

vacation-about = Là où tu joues en jours, tes pendules s'arrêtent, et personne ne gagne parce que tu es absent. Tu peux jouer quand même. Les tables en direct n'attendent pas.
vacation-away = en vacances
vacation-begin = Partir en vacances
vacation-days = Jours
vacation-end = Je suis de retour
vacation-left = 
    { $days ->
        [0] Il ne te reste aucun jour cette année.
        [one] Il te reste un jour sur { $most } cette année.
       *[other] Il te reste { $days } jours sur { $most } cette année.
    }
vacation-of = { $name } est en vacances
vacation-title = Vacances
vacation-until = En vacances jusqu'au { $day }
vacation-wrong = Des jours entiers de 1 à { $most }.
