### What is wrong with a tournament.

arena-other_rules = A worker plays version { $worker } of the rules of { $game }, but the tournament version { $tournament }; install the same version everywhere.
arena-few_bots = A tournament needs at least 2 bots, not { $bots }: --bots greedy,random
arena-few_seats = Bots meet at a table with at least 2 seats, not { $seats }.
arena-no_results = { $file } holds no results of an arena that this program can read.
arena-other_results = { $file } holds the results of another tournament: its { $name } is { $found }, not { $wanted }.
arena-damaged = { $file } is damaged: line { $line } is no result of a match.
arena-ended = A process that played matches was ended from outside, perhaps for want of memory; try fewer --cores, and go on with --resume.
arena-needs_ray = --ray needs Ray, which is not installed here: pip install 'oceanarium[ray]'
arena-no_cluster = There is no Ray cluster at { $address }: { $reason }
arena-cluster_failed = The Ray cluster failed: { $reason }
