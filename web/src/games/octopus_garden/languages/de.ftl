### Die Wörter am Tisch von Octopus' Garden. Formen der Wörter sind die des Spiels selbst: TILE($tile, "den").

## Wie etwas heißt, für sich und in der Schlusswertung; dann, was es tut.

name-seagrass = Seegras
name-coral = Koralle
name-anemone = Anemone
name-oyster = Auster
name-worm = Federwurm
name-star = Seestern
name-garbage = Müll
name-relic = Relikt
name-harlequin = Harlekin-Auster
name-clownfish = Clownfisch
name-seahorse = Seepferdchen

part-seagrass = Seegras
part-coral = Korallen
part-anemone = Anemonen
part-oyster = Austern
part-worm = Federwürmer
part-star = Seesterne
part-garbage = Müll
part-relic = Relikte
part-clownfish = Clownfische
part-seahorse = Seepferdchen

effect-seagrass = Schönheit 1. Fünf verbundene locken ein Seepferdchen für 5 an.
effect-coral = Schönheit 1. Seesterne kommen nicht hinein. Die Farben bedeuten nichts.
effect-anemone = Schönheit 2. Drei verbundene locken einen Clownfisch für 5 an.
effect-oyster = Kostet 1 Schönheit, bringt in jedem Zug eine Perle. Seesterne fressen sie.
effect-worm = Schönheit 2, solange er offen ist. Ein Seestern auf ihm oder daneben schließt ihn.
effect-worm_closed = Geschlossen: Schönheit 0, denn ein Seestern ist auf ihm oder daneben.
effect-star = Schönheit 5. Kriecht in jedem Zug ein Feld auf die nächste Auster zu, die er fressen kann.
effect-garbage = Kostet Schönheit, aber keine Perlen.
effect-relic = Allein 1 wert, zu zweit je 3, ab dreien je 5.
effect-harlequin = Bringt in jedem Zug eine Perle, und kein Seestern frisst sie.
effect-clownfish = Schönheit 5. Kommt zu drei verbundenen Anemonen.
effect-seahorse = Schönheit 5. Kommt zu fünf verbundenen Seegräsern.
effect-vacant = Ein freies Feld. Jedes Plättchen darf hierher.

market = Markt
market_space = Marktfeld { $number }
row = Reihe { $number }
column = Spalte { $number }
for_pearls = { $line } für { $cost ->
        [one] 1 Perle
       *[other] { $cost } Perlen
    }
left =
    { $count ->
        [one] 1 Perle bleibt.
       *[other] { $count } Perlen bleiben.
    }
tiles_worth = Plättchen im Wert von
buy = Kaufen
now_buy = Drücke jetzt auf Kaufen.
choose_line = Wähle eine Reihe oder Spalte
choose_line_more = Berühre einen Preis. Alle drei Plättchen kommen in deinen Garten.
not_now = Der Markt öffnet wieder im nächsten Zug.
not_yet = Der Markt öffnet, sobald alle Startaustern liegen.
too_dear =
    { $missing ->
        [one] 1 Perle zu teuer
       *[other] { $missing } Perlen zu teuer
    }
skip = Nichts kaufen
garden = Garten von { $name }
space = { $name }: { $what }
vacant = frei
with_guest = { $what } mit { $guest }
star_on = Seestern { $name } auf { $space }
held = Pflanze { TILE($tile, "den") }
to_plant = Zu pflanzen
starter = Auster { $number } von 3
guest = Dein Gast
a_turn = +{ $count } je Zug
pearls = Perlen
clownfish = Clownfische
seahorses = Seepferdchen
endless = endlos
bag = Beutel
in_bag = { $count } Plättchen, gemischt
of_kind_in_bag = { $count } im Beutel
costs =
    { $cost ->
        [one] Kostet 1 Perle
       *[other] Kostet { $cost } Perlen
    }

phase-buying = Kaufen, pflanzen
phase-stars = Seesterne
phase-harvest = Ernte

beauty = Schönheit
tiles_left = { $count } Plättchen im Beutel
last_turns = Letzte Züge: Der Garten von { $name } ist voll.
last_turns_yours = Letzte Züge: Dein Garten ist voll.
connected = { $have } von { $need } für { TILE($guest, "einen") }

## Das Spiel in einer Minute.

minute-buy = Kaufen
minute-buy_text = Eine Reihe oder Spalte des Markts; ihre drei Plättchen kosten zusammen ihren Preis.
minute-plant = Pflanzen
minute-plant_text = Jedes auf ein freies Feld. Fünf Seegräser bringen ein Seepferdchen, drei Anemonen einen Clownfisch.
minute-stars = Seesterne wandern
minute-stars_text = Schön, doch jeder kriecht zur nächsten Auster, die er fressen kann.
minute-harvest = Ernten
minute-harvest_text = Eine Perle für jede Auster, mindestens eine. Dann ist der Nächste dran.
