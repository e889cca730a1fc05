### Why a bot would make a move. What is gained has its own words in each game.

reason-brings = Brings { $gains }.
reason-brings_and_costs = Brings { $gains }, costs { $losses }.
reason-points = { $points } for { $part }
reason-about = about { $points } for { $part }
reason-more = { $count } for { $part }
