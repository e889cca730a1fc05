### Ce que dit seulement le site en simples fichiers, dont les tables vivent dans l'onglet.

site-loading = Les jeux arrivent sur cet appareil
site-starting = Les jeux se réveillent
site-far = { $percent } % sont là. C'est long une seule fois.
site-ready = On peut jouer.
site-keeping = Ce qu'il faut pour jouer hors ligne arrive tout seul.
site-kept = Tout est sur cet appareil et marche hors ligne.
site-kept_more = Les cinq jeux, six niveaux de bots, les parties à revoir et l'analyse.
site-no_network = pas de réseau
site-install = Installer l'application
site-newer = Une nouvelle version est là.
site-newer_more = Les parties en cours restent.
site-later = Plus tard
site-reload = Recharger
site-device = Sur cet appareil
site-stays = Il n'y a pas de serveur : tout reste dans ce navigateur. Ce qui est caché l'est pour les bots, et par le rideau pour qui joue à côté de toi ; mais qui a cet appareil pourrait tout regarder.
site-save = Enregistrer toutes les parties
site-saved = Enregistré dans un fichier.
site-load = Charger un fichier
site-loaded = { $added ->
        [one] { $added } partie ajoutée
       *[other] { $added } parties ajoutées
    }{ $known ->
        [0] { "" }
        [one] , { $known } était déjà là
       *[other] , { $known } étaient déjà là
    }.
site-loaded_nothing = Il n'y avait aucune partie dans ce fichier.
site-loaded_progress = Tes progrès dans les leçons et les problèmes sont arrivés aussi.
site-open_link = Ouvrir un lien
site-link_label = Lien d'une partie à revoir, d'ici ou d'un serveur
site-link_open = Ouvrir
site-link_wrong = Ce n'est pas le lien d'une partie à revoir.
site-file_name = oceanarium-parties
site-unable = Il manque à ce navigateur WebAssembly ou les workers : ouvre cette page dans un Firefox, Chrome, Edge ou Safari récent.
site-lacks_engine = Une partie des bots n'est pas arrivée, ils jouent donc moins bien : vérifie le réseau, puis recharge la page.
site-failed = Les jeux n'ont pas pu être chargés : vérifie le réseau, puis réessaie.
site-broken = Quelque chose s'est cassé dans cet onglet : recharge la page, tes parties sont conservées.
