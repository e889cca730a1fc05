### Was an einem Turnier nicht stimmt.

arena-other_rules = Ein Helfer spielt Fassung { $worker } der Regeln von { $game }, das Turnier aber Fassung { $tournament }; installiere überall dieselbe.
arena-few_bots = Ein Turnier braucht mindestens 2 Bots, nicht { $bots }: --bots greedy,random
arena-few_seats = Bots treffen sich an einem Tisch mit mindestens 2 Plätzen, nicht { $seats }.
arena-no_results = { $file } enthält keine Turnierergebnisse, die dieses Programm lesen kann.
arena-other_results = { $file } enthält die Ergebnisse eines anderen Turniers: { $name } ist dort { $found }, nicht { $wanted }.
arena-damaged = { $file } ist beschädigt: Zeile { $line } ist kein Ergebnis einer Partie.
arena-ended = Ein Prozess, der Partien spielte, wurde von außen beendet, vielleicht aus Mangel an Speicher; nimm mit --cores weniger Kerne, und mit --resume geht es weiter.
arena-needs_ray = Für --ray fehlt hier Ray: pip install 'oceanarium[ray]'
arena-no_cluster = Bei { $address } gibt es keinen Ray-Verbund: { $reason }
arena-cluster_failed = Der Ray-Verbund ist ausgefallen: { $reason }
