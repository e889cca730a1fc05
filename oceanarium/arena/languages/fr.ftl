### Ce qui ne va pas dans un tournoi.

arena-other_rules = Une machine joue la version { $worker } des règles ({ $game }), mais le tournoi la version { $tournament } ; installe partout la même.
arena-few_bots = Un tournoi demande au moins 2 bots, pas { $bots } : --bots greedy,random
arena-few_seats = Les bots se rencontrent à une table d'au moins 2 places, pas { $seats }.
arena-no_results = { $file } ne contient pas de résultats de tournoi que ce programme sache lire.
arena-other_results = { $file } contient les résultats d'un autre tournoi : { $name } y est { $found }, pas { $wanted }.
arena-damaged = { $file } est abîmé : la ligne { $line } n'est pas le résultat d'une partie.
arena-ended = Un processus qui jouait des parties a été arrêté de l'extérieur, peut-être faute de mémoire ; prends moins de cœurs avec --cores, et continue avec --resume.
arena-needs_ray = --ray demande Ray, qui n'est pas installé ici : pip install 'oceanarium[ray]'
arena-no_cluster = Il n'y a pas de grappe Ray à { $address } : { $reason }
arena-cluster_failed = La grappe Ray a échoué : { $reason }
