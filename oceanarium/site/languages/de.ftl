### Was an einer Website nicht stimmt, und was gerade für sie getan wird.

site-no_folder = Nenne den Ordner für die Website, oder sieh sie dir mit --serve an.
site-no_site = In { $folder } ist keine Website; „oceanarium site { $folder }“ schreibt eine.
site-is_file = { $folder } ist eine Datei; nenne einen Ordner für die Website.
site-other_things = In { $folder } ist etwas anderes als eine Website; nenne einen neuen oder leeren Ordner.
site-no_checkout = Eine Website wird aus den Quellen von Oceanarium gebaut; bei dieser Installation fehlt der Client.
site-no_packages = Die Pakete des Clients fehlen; „npm --prefix web ci“ bringt sie.
site-stale = Die übersetzten Regeln von { $games } sind veraltet; „make engines“ baut sie neu.
site-no_node = Eine Website wird mit Node.js gebaut, das hier nicht zu finden ist; installiere es und versuche es noch einmal.
site-failed = Die Website ließ sich nicht bauen, bei { $command }: { $reason }
site-failed_silently = Die Website ließ sich nicht bauen, bei { $command }; einen Grund gab es nicht an.
step-client = Der Client wird gebaut
step-python = Python wird geweckt
step-compressing = Die Dateien werden komprimiert
