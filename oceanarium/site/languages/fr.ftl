### Ce qui ne va pas avec un site, et ce qu'on fait pour lui.

site-no_folder = Nomme le dossier où écrire le site, ou regarde-le avec --serve.
site-no_site = Il n'y a pas de site dans { $folder } ; « oceanarium site { $folder } » en écrit un.
site-is_file = { $folder } est un fichier ; nomme un dossier pour le site.
site-other_things = { $folder } contient autre chose qu'un site ; nomme un dossier nouveau ou vide.
site-no_checkout = Un site se construit à partir des sources d'Oceanarium ; cette installation n'a pas le client.
site-no_packages = Les paquets du client manquent ; « npm --prefix web ci » les apporte.
site-stale = Les règles compilées de { $games } sont périmées ; « make engines » les reconstruit.
site-no_node = Un site se construit avec Node.js, introuvable ici ; installe-le, puis réessaie.
site-failed = La construction du site a échoué à { $command } : { $reason }
site-failed_silently = La construction du site a échoué à { $command }, sans dire pourquoi.
step-client = Construction du client
step-python = Réveil de Python
step-compressing = Compression des fichiers
