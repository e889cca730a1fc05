### Ce que l'hôte dit de lui-même : ce qui va mal, et comment finissent les parties qui n'ont pas été jouées jusqu'au bout.

problem-unexpected = Quelque chose s'est mal passé de notre côté ; c'est noté.
problem-too_fast = C'était trop rapide ; attends un instant et réessaie.
problem-too_large = Un message peut avoir au plus { $bytes } octets.
problem-too_slow = Cela a mis trop longtemps à arriver ; réessaie.
problem-too_many_newcomers = Beaucoup de nouveaux sont arrivés de ton réseau ; attends une minute et réessaie.
problem-no_text = Les messages sont du texte.
problem-invalid = Cela n'a pas été compris ; vérifie ce que tu as saisi, ou recharge la page.
problem-foreign_name = Ce serveur ne répond pas à ce nom.
problem-foreign_page = Cela ne peut être demandé que depuis nos propres pages.
problem-no_such_address = Cette adresse n'existe pas.
problem-no_such_course = Ce cours n'existe pas encore.
problem-no_such_example = Cet exemple n'existe pas.
problem-no_such_file = Ce fichier n'existe pas.
problem-no_such_home = Ce jeu n'a pas encore de table à installer soi-même.
problem-no_such_lesson = Cette leçon n'existe pas.
problem-no_such_move = Ce coup n'existe pas.
problem-no_such_person = Personne ne s'appelle ainsi ici.
problem-no_such_passkey = Tu n'as pas cette clé d'accès.
problem-no_such_session = Cette session est déjà terminée.
problem-no_such_portrait = Cet animal, cette couleur ou cette langue n'est pas au choix.
problem-member_name_taken = Un autre membre s'appelle déjà { $called } : choisis un autre nom.
problem-too_many_passkeys = Tu as { $count } clés d'accès : supprimes-en une avant d'en ajouter une autre.
problem-last_passkey = C'est ta dernière clé d'accès et il ne te reste aucun code de secours : crée d'abord de nouveaux codes.
problem-unknown_passkey = Personne n'a cette clé d'accès ici : choisis-en une autre, ou deviens membre avec une nouvelle.
problem-passkey_refused = La clé d'accès n'a pas été acceptée : réessaie.
problem-passkey_too_late = Cela a pris trop de temps : réessaie.
problem-no_member = C'est réservé aux membres : crée d'abord une clé d'accès.
problem-wrong_code = Ce code de secours est faux ou a déjà servi.
problem-wrong_link = Ce lien a déjà servi ou date de plus de 15 minutes : demandes-en un nouveau.
problem-no_mail = Ce serveur n'envoie pas de courriels : connecte-toi avec une clé d'accès ou un code de secours.
problem-no_address = Une adresse ressemble à mira@example.org.
problem-other_name = Pour te supprimer, saisis ton nom exactement ainsi : { $called }.
problem-nobody = Tu n'es plus connecté ici : connecte-toi ou prends place à une table.
problem-no_such_place = Rien ne peut être posé là, ni réglé ainsi.
problem-no_such_puzzle = Ce problème n'existe pas.
problem-no_such_rules = Ces règles n'existent pas.
problem-no_such_table = Cette table n'existe pas.

# Jeux, bots, decks
problem-bad_puzzles = Les problèmes de { $game } sont illisibles.
problem-bad_examples = Les exemples de { $game } sont illisibles.
problem-unknown_game = Il n'y a pas de jeu { $game } ; les jeux sont : { $games }.
problem-unknown_bot = Il n'y a pas de bot { $bot } ; les bots sont : { $bots }.
problem-unknown_seat = Il n'y a que { $seats } places.
problem-no_decks = { $game } se joue sans decks personnels.
problem-old_rules = Cette partie a été commencée avec la version { $begun } des règles du jeu { $game } ; on joue maintenant ici avec la version { $played }.

# Tables
problem-full = Toutes les tables sont occupées ; réessaie plus tard.
problem-too_many_watch = Trop de monde regarde déjà cette table.
problem-too_many_listen = Trop de pages sont à l'écoute ici. Ferme-en quelques-unes, ou réessaie plus tard.
problem-too_many_pages = Tu as déjà beaucoup de pages ouvertes ici. Ferme-en une.
problem-unknown_offer = Le salon ne propose pas de telle table. Choisis l'une de celles qu'il montre.
problem-not_waiting = Tu n'attends aucune table. Choisis-en une d'abord.
problem-bots_later = Tu pourras inviter des bots au bout de { $seconds } secondes.
problem-nobody_yet = Personne ne te connaît encore ici. Recharge la page.
problem-nobody_to_challenge = Personne de ce nom n'est là en ce moment, ou tu ne peux pas défier cette personne.
problem-challenge_over = Ce défi n'est plus valable.
problem-many_challenges = Tu as déjà défié assez de monde. Attends d'abord une réponse.
problem-friends_only = Seuls les amis de la personne qui a ouvert cette table peuvent s'y asseoir.
problem-rating_too_low = Cette table est réservée aux classements à partir de { $lowest } ; le tien est { $rating }.
problem-rating_too_high = Cette table est réservée aux classements jusqu'à { $highest } ; le tien est { $rating }.
problem-empty_range = L'intervalle va de { $lowest } à { $highest } : le premier nombre ne doit pas être le plus grand.
problem-watch_plays_here = Tu joues ici : les spectateurs parlent entre eux.
problem-call_no_push = Ce navigateur n'a indiqué aucun service par lequel le joindre.
problem-too_many_tables = { $tables ->
    [one] Tu as une table inachevée ; termine-la ou quitte-la d'abord.
   *[other] Tu as { $tables } tables inachevées ; termines-en une ou quitte-la d'abord.
}
problem-not_your_rematch = Seuls ceux qui ont joué peuvent demander une revanche.
problem-not_over = Une revanche est possible quand la partie est finie.
problem-start_of_another_game = La partie à poursuivre est une partie de { $match }, pas de { $game }.
problem-start_of_other_seats = La partie à poursuivre a { $seats } places ; donne-lui-en autant.
problem-start_at_the_end = À cet endroit, la partie est finie ; reprends plus tôt.
problem-start_with_options = La partie à poursuivre a ses propres options ; n'en donne pas.
problem-not_your_match = Tu ne peux ranger que tes propres parties.
problem-not_your_table = Seul celui qui a ouvert la table peut faire cela.
problem-has_begun = C'est possible seulement tant que des places sont libres.
problem-seat_taken = Cette place est prise.
problem-all_seats_taken = Toutes les places sont prises.
problem-seat_gone = Quelqu'un d'autre a été plus rapide.
problem-no_name = Il n'y a rien à lire dans ce texte.

# Pendant une partie
problem-stale = La table a changé entre-temps ; regarde encore et choisis à nouveau.
problem-faster = Quelqu'un a été plus rapide, peut-être dans un autre onglet ; regarde encore et choisis à nouveau.
problem-reload = Cette table est en train d'être rechargée ; réessaie.
problem-not_begun = La partie commence quand toutes les places sont prises.
problem-over = La partie est finie.
problem-not_your_seat = Cette place n'est pas la tienne.
problem-not_your_turn = Ce n'est pas ton tour.
problem-still_thinking = Le bot réfléchit encore à ta dernière question.
problem-no_hint = Le bot n'a pas de réponse ; réessaie.
problem-no_hint_there = Corrige d'abord ce qui est impossible à cette table, et indique à qui est le tour.
problem-picture_of_another_game = C'est une position de { $shown }, et non de { $game }.

# Parties enregistrées
problem-no_analysis = L'analyse s'est interrompue ; demande-la encore.
problem-long_link = Ce lien est trop long pour être une partie.
problem-bad_link = Ce lien est abîmé ; copie-le encore d'où il vient.
problem-bad_lesson = La leçon « { $lesson } » est abîmée ou d'une autre version ; on ne peut pas la jouer.
problem-no_study_start = Une étude commence au lien d'une partie ou à une table : indique l'un des deux.
problem-study_not_over = Cette partie est encore en cours ; une étude peut se partager une fois qu'elle est finie.

# Le club : qui rencontre qui, et qui parle
problem-banned = Jusqu'au { $until }, tu peux regarder mais pas participer : ainsi en a décidé la modération.
problem-muted = Jusqu'au { $until }, tu ne peux rien dire : ainsi en a décidé la modération.
problem-not_welcome = Ceci ne t'est pas ouvert.
problem-blocked_by_you = Il y a là quelqu'un que tu as bloqué.
problem-that_is_you = C'est toi-même.
problem-too_many_bonds = Tu peux suivre, rendre muettes ou bloquer { $people } personnes au plus ; retires-en une d'abord.
problem-talk_too_fast = Cela fait beaucoup à la fois ; attends quelques secondes.
problem-talk_again = Tu viens de le dire.
problem-reported_already = Tu as déjà signalé cette personne ; la modération va regarder.
problem-too_many_reports = Tu as beaucoup signalé ces derniers temps ; la modération va d'abord regarder cela.
problem-act_needs_hours = Dis pour combien d'heures.
problem-name_taken = Trop de gens s'appellent déjà ainsi ; choisis un autre nom.

# Des phrases que chacun entend dans sa langue
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-one_moment = Un instant, s'il te plaît.
phrase-sorry = Pardon !
phrase-nice_move = Joli coup !
phrase-good_game = Belle partie !
phrase-rematch = On rejoue ?
phrase-goodbye = Au revoir !

# Là où il n'y a pas de serveur, mais un navigateur qui garde tout
problem-paused = La partie est en pause : mets d'abord fin à la pause.
problem-not_paused = Il n'y a pas de pause à laquelle mettre fin.
problem-pause_needs_all = Tout le monde n'est pas revenu de la pause ; quand tous seront là, ou après un jour, tu pourras continuer.
problem-not_away = Cette place n'est pas abandonnée, donc la partie continue comme avant.
problem-away_too_short = Tu pourras en décider dans { $seconds } secondes, si personne n'est revenu d'ici là.
problem-claim_of_two = On ne peut réclamer la victoire que dans une partie à deux ; ici, un bot peut continuer.
problem-bot_plays = Un bot joue à ta place : reprends d'abord la main.
problem-has_resigned = Tu ne joues plus dans cette partie ; tu peux encore regarder.
problem-no_bot_plays = Aucun bot ne joue à ta place, donc il n'y a rien à reprendre.
problem-no_clocks = Il n'y a pas de pendules ici : n'en choisis pas.
problem-empty_clock = La pendule n'a pas de temps : choisis des minutes, ou des jours par tour.
problem-rated_clock = Une partie classée a besoin d'une pendule : choisis-en une, ou joue sans classement.
problem-rated_usual = Dans une partie classée, qui dépasse son temps perd ; sans classement, on peut choisir autrement.
problem-rated_here = Dans une partie classée, tu n'as qu'une place ; les autres jouent sur leurs propres appareils.
problem-rated_start = Une partie classée commence au début, comme le hasard le veut.
problem-rated_bots = Dans une partie classée, les bots jouent à l'un des niveaux habituels.
problem-rated_twice = Tu es déjà à cette table, et dans une partie classée à une seule place.
problem-seats_kept = Les places libres sont réservées aux joueurs de la partie précédente.
problem-on_vacation = Tu es déjà en vacances.
problem-vacation_too_long =
    { $days ->
        [0] Il ne te reste plus de vacances cette année.
        [one] Il te reste un jour de vacances cette année.
       *[other] Il te reste { $days } jours de vacances cette année.
    }
problem-not_two = { $game } ne se joue pas à deux.
problem-rated_hint = Il n'y a pas de conseils dans une partie classée.
problem-rated_try_out = Dans une partie classée, on n'essaie rien ; ensuite, tu pourras tout revoir.
problem-rated_remarks = Dans une partie classée, personne ne te souffle rien ; ensuite, tu peux tout regarder.
problem-storage_refused = Ce navigateur ne laisse rien garder à la page : autorise-la à enregistrer des données, ou quitte la fenêtre privée.
problem-storage_full = Il n'y a plus de place sur cet appareil, donc rien ne s'est passé : libère de la place, ou enregistre tes parties dans un fichier.
problem-storage_broken = Le navigateur n'a pas pu garder cela, donc rien ne s'est passé : recharge la page et réessaie.
problem-no_matches = Il n'y a pas de parties dans ce fichier ; un fichier enregistré d'ici en aurait.
problem-bad_match = La partie { $number } de ce fichier ne peut pas être jouée, donc aucune n'a été reprise.
problem-bad_match_because = La partie { $number } de ce fichier ne peut pas être jouée, donc aucune n'a été reprise. { $reason }

# Ce qui appelle les gens : titres des notifications et des courriels
call-turn_live = C'est à toi de jouer
call-turn_days = C'est à toi de jouer
call-begun = Ta partie commence
call-challenge = On te lance un défi
call-over = La partie est finie
call-clock_low = Il te reste peu de temps
call-try = Voilà comment tu seras appelé
call-with = { $game } avec { $names }
call-mail_why = Tu reçois au plus un tel courriel par jour. Pour ne plus en recevoir :

# Comment une partie finit avant l'heure
ending-resigned = { $count ->
    [one] { $losers } a abandonné.
   *[other] { $losers } ont abandonné.
}
ending-left = La table a été quittée avant le début de la partie.
ending-flag = { $count ->
    [one] { $losers } a dépassé son temps.
   *[other] { $losers } ont dépassé leur temps.
}
ending-forfeit = { $count ->
    [one] { $losers } a quitté la partie.
   *[other] { $losers } ont quitté la partie.
}
ending-agreed = Tout le monde s'est mis d'accord pour terminer la partie sans résultat.
ending-stayed = { $count ->
    [0] Personne ne gagne : des bots ont joué à la place de tout le monde.
    [one] { $winners } gagne parmi ceux qui sont restés.
   *[other] { $winners } gagnent parmi ceux qui sont restés.
}

# Invités sans nom
creature-anglerfish = Baudroie
creature-beluga = Béluga
creature-cuttlefish = Seiche
creature-dolphin = Dauphin
creature-hermit_crab = Bernard-l'ermite
creature-humpback_whale = Baleine à bosse
creature-jellyfish = Méduse
creature-lobster = Homard
creature-manatee = Lamantin
creature-manta_ray = Raie manta
creature-narwhal = Narval
creature-nautilus = Nautile
creature-penguin = Manchot
creature-puffin = Macareux
creature-sea_lion = Otarie
creature-sea_otter = Loutre de mer
creature-seahorse = Hippocampe
creature-starfish = Étoile de mer
creature-swordfish = Espadon
creature-walrus = Morse

mail-sign_in-subject = Ton lien pour l'Oceanarium
mail-sign_in-text =
    Bonjour { $name },

    ce lien te connecte. Il sert une seule fois, pendant { $minutes } minutes :

    { $link }

    Si tu ne l'as pas demandé, ne fais rien : sans ce lien, personne n'entre.
mail-confirm-subject = Est-ce ton adresse ?
mail-confirm-text =
    Bonjour,

    { $name } souhaite se connecter à l'Oceanarium avec cette adresse. Si c'est toi, ouvre ce lien dans les { $minutes } minutes :

    { $link }

    Sinon, ne fais rien : l'adresse ne sera pas conservée.
