### Pourquoi un bot jouerait un coup. Chaque jeu dit avec ses propres mots ce que le coup rapporte.

reason-brings = Rapporte { $gains }.
reason-brings_and_costs = Rapporte { $gains }, coûte { $losses }.
reason-points = { $points } pour { $part }
reason-about = environ { $points } pour { $part }
reason-more = { $count } pour { $part }
