### Was nur die Seite aus bloßen Dateien sagt, deren Tische im Tab laufen.

site-loading = Die Spiele kommen auf dieses Gerät
site-starting = Die Spiele wachen auf
site-far = { $percent } % sind da. So lange dauert es nur einmal.
site-ready = Es kann losgehen.
site-keeping = Was zum Spielen ohne Netz fehlt, kommt von selbst nach.
site-kept = Alles ist auf diesem Gerät und läuft ohne Netz.
site-kept_more = Alle fünf Spiele, sechs Stufen von Bots, Nachspielen und Analyse.
site-no_network = gerade kein Netz
site-install = Als App installieren
site-newer = Eine neue Fassung ist da.
site-newer_more = Laufende Partien bleiben erhalten.
site-later = Später
site-reload = Jetzt neu laden
site-device = Auf diesem Gerät
site-stays = Es gibt keinen Server: Alles bleibt in diesem Browser. Verdecktes ist vor den Bots verborgen, und durch den Vorhang vor denen, die mitspielen; wer dieses Gerät hat, könnte aber alles ansehen.
site-save = Alle Partien sichern
site-saved = In einer Datei gesichert.
site-load = Datei laden
site-loaded = { $added ->
        [one] 1 Partie
       *[other] { $added } Partien
    } hinzugefügt{ $known ->
        [0] { "" }
        [one] , 1 war schon da
       *[other] , { $known } waren schon da
    }.
site-loaded_nothing = In dieser Datei war keine Partie.
site-loaded_progress = Was du in Lektionen und Aufgaben erreicht hast, ist mitgekommen.
site-open_link = Link öffnen
site-link_label = Link zum Nachspielen, von hier oder von einem Server
site-link_open = Öffnen
site-link_wrong = Das ist kein Link zum Nachspielen.
site-file_name = oceanarium-partien
site-unable = Diesem Browser fehlen WebAssembly oder Worker: Öffne diese Seite in einem aktuellen Firefox, Chrome, Edge oder Safari.
site-lacks_engine = Ein Teil der Bots kam nicht an, darum spielen sie schwächer: Sieh nach, ob es Netz gibt, und lade die Seite neu.
site-failed = Die Spiele konnten nicht geladen werden: Sieh nach, ob es Netz gibt, und versuche es noch einmal.
site-broken = In diesem Tab ist etwas kaputtgegangen: Lade die Seite neu, deine Partien sind gesichert.
