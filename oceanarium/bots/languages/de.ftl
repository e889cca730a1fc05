### Warum ein Bot einen Zug machen würde. Was er einbringt, sagt jedes Spiel mit eigenen Worten, im Akkusativ.

reason-brings = Bringt { $gains }.
reason-brings_and_costs = Bringt { $gains }, kostet { $losses }.
reason-points = { $points } für { $part }
reason-about = etwa { $points } für { $part }
reason-more = { $count } für { $part }
