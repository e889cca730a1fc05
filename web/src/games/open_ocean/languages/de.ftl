### Die Wörter am Tisch von Open Ocean.
### Was eine Karte tut und wohin sie kommt, ist für Korallen (sun) und Fische (1, 2, 3) gemeinsam gesagt, sonst für jede.

name-red-coral = Rote Fächerkoralle
name-orange-coral = Orange Kelchkoralle
name-yellow-coral = Gelbe Salatkoralle
name-green-coral = Grüne Sternkoralle
name-blue-coral = Blaue Geweihkoralle
name-purple-coral = Lila Federkoralle
name-rainbow-coral = Regenbogenkoralle
name-anemone = Seeanemone
name-banggai = Banggai-Kardinalbarsch
name-clownfish = Clownfisch
name-chromis = Grüner Chromis
name-goby = Neongrundel
name-pearlscale = Perl-Falterfisch
name-angelfish = Kaiserfisch
name-tang = Blauer Doktorfisch
name-idol = Halfterfisch
name-parrotfish = Papageifisch
name-grouper = Zackenbarsch
name-dolphin = Delfin
name-turtle = Meeresschildkröte
name-shark = Riffhai
name-great-white = Weißer Hai
name-crab = Krabbe

short-red-coral = Rote Fächerk.
short-orange-coral = Orange Kelchk.
short-yellow-coral = Gelbe Salatk.
short-green-coral = Grüne Sternk.
short-blue-coral = Blaue Geweihk.
short-purple-coral = Lila Federk.
short-rainbow-coral = Regenbogen
short-anemone = Seeanemone
short-banggai = Banggai
short-clownfish = Clownfisch
short-chromis = Grüner Chromis
short-goby = Neongrundel
short-pearlscale = Falterfisch
short-angelfish = Kaiserfisch
short-tang = Doktorfisch
short-idol = Halfterfisch
short-parrotfish = Papageifisch
short-grouper = Zackenbarsch
short-dolphin = Delfin
short-turtle = Schildkröte
short-shark = Riffhai
short-great-white = Weißer Hai
short-crab = Krabbe

where-1 = An die Kante einer Koralle, einer Anemone oder eines Artgenossen.
where-2 = An die Kante eines kleinen Fischs oder eines Artgenossen.
where-3 = An die Kante eines mittleren Fischs oder eines Artgenossen.
where-sun = Neben jede Koralle oder Anemone, auch über Eck.
where-dolphin = Kommt in das Riff, das den Fisch verlor, neben jede Karte außer Schildkröten.
where-turtle = Neben die Karte, die du mit ihr genommen hast.
where-shark = Bleibt im Meer.
where-great-white = Bleibt im Meer.
where-crab = Bleibt im Meer oder liegt unter deiner Startkoralle.

action-1 = Lockt einen mittleren Fisch an.
action-2 = Lockt einen großen Fisch an.
action-3 = Lockt keinen Fisch an.
action-sun = Lockt einen kleinen Fisch an. Verschiedene Farben bringen zusammen Punkte.
action-rainbow-coral = Lockt einen kleinen Fisch an. Sie ist eine Koralle jeder Farbe und zählt als eine Farbe mehr.
action-anemone = Lockt einen kleinen Fisch an. Fische auf den acht Feldern um sie sind geschützt.
action-dolphin = Nimmt einem Mitspieler einen ungeschützten Fisch; du spielst ihn.
action-turtle = Erneuert das Meer; du nimmst eine Karte daraus und spielst sie.
action-shark = Tauscht mit einem Fisch des Meeres, den du spielst. Genug Haie dort bringen eine Fressorgie.
action-great-white = Tauscht mit einem Fisch des Meeres, den du spielst. Wo er auftaucht, folgt eine Fressorgie.
action-crab = Nimmt eine Karte des Meeres außer einer Krabbe, und du spielst sie.

sort-1 = Kleiner Fisch
sort-2 = Mittlerer Fisch
sort-3 = Großer Fisch
sort-sun = Sonne
sort-sp = Besondere

sort_row-1 = klein
sort_row-2 = mittel
sort_row-3 = groß
sort_row-sun = Sonne

starter = { $card }, Startkoralle
no_points = keine Punkte
points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
starter_effect = Die erste Koralle eines Riffs. Unter ihr liegt nichts.

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila

take_starter = Startkoralle { $colour }
choose_starter = Mit einer davon beginnt dein Riff

part-cards = Kartenpunkte
part-schools = Schwärme
part-rainbow = Korallenfarben
part-goals = Ziele
part-clusters = Korallengruppen
part-bloom = Planktonblüte

total = Punkte
ocean = Das Meer
ocean_short = Meer
deck = Stapel { $count }
empty_slot = keine Karte
in_ocean = { $name } im Meer
in_hand = { $name } auf deiner Hand
reef_of = Riff von { $name }
my_reef = Dein Riff
show_reef = Das Riff von { $name } zeigen
show_mine = Dein Riff zeigen
back_to_mine = Zurück zu deinem Riff
empty_space = Leeres Feld { $where }
above = über der Startkoralle
above_by = { $up } über der Startkoralle
beside =
    { $side ->
        [left] links
       *[right] rechts
    } der Startkoralle
beside_by = { $across } { $side ->
        [left] links
       *[right] rechts
    } der Startkoralle
away = { $across } { $side ->
        [left] links
       *[right] rechts
    }, { $up } über der Startkoralle
sheltered = geschützt
sheltered_more = Geschützt: Kein Delfin und keine Fressorgie bekommt ihn.
in_school = im Schwarm: 1 Punkt mehr
at_risk = Eine Fressorgie würde diesen Fisch nehmen oder einen ebenso wertvollen.
worth_there = { $points } dort
would_be_sheltered = dort geschützt
zoom_in = Näher
zoom_out = Weiter weg
fit = Das ganze Riff zeigen
spaces_beyond = { $count ->
        [one] 1 Feld, das in Frage kommt, liegt
       *[other] { $count } Felder, die in Frage kommen, liegen
    } { $side ->
        [left] weiter links
        [right] weiter rechts
        [top] weiter oben
       *[bottom] weiter unten
    }: dorthin sehen
whole_reef = Karte des ganzen Riffs
whole_reef_title = Das ganze Riff von { $name }
whole_reef_yours = Dein ganzes Riff
look_around = Ziehen, scrollen oder Pfeiltasten: So siehst du dich um
hand = Deine Hand
others_hand = Hand von { $name }
cards_in_hand =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
known_hand = Diese Hand hattest du
lift_one = Berühre eine Karte und sieh, wohin sie passt.
toss_one = Berühre die Karte, die du ablegst.
could_go =
    { $spaces ->
        [one] { $name }: Ein Feld ist markiert.
       *[other] { $name }: { $spaces } Felder sind markiert.
    }
marked =
    { $spaces ->
        [one] Ein Feld passt.
       *[other] { $spaces } Felder passen.
    }
now_press = Drücke jetzt:
no_place_yet = { $name } würde abgelegt: { $why }.
prospects =
    { $spaces ->
        [one] 1 Feld, { $gain }
       *[other] { $spaces } Felder, { $gain }
    }

special-dolphin = stiehlt einen Fisch
special-turtle = neues Meer
special-shark = tauscht gegen Fisch
special-great-white = Fisch, dann Fressorgie
special-crab = jede Karte des Meeres

put_back = Zurück

commit-pick = Wählen: { $name }
commit-take = Nehmen: { $name }
commit-toss = Ablegen: { $name }
commit-clear = Ablegen: { $name }
commit-lose = Verlieren: { $name }

you_chose = Du hast gewählt: { $name }.
has_chosen_it = Du hast gewählt.
waiting_for = Es wählen noch: { $names }.
all_chosen = Alle haben gewählt.
chosen = gewählt
choosing = wählt
first_player = Startspieler
hidden = Eine gewählte Karte, verdeckt
touch_ocean = Berühre eine leuchtende Karte des Meeres.
touch_reef = Berühre ein leuchtendes Feld deines Riffs.
touch_fish = Berühre einen leuchtenden Fisch.
in_play = Im Spiel

playing-stealing = { $name }: Der Delfin sucht einen Fisch
playing-taking = { $name }: eine Karte aus dem Meer
playing-placing = { $name }: ins Riff
playing-attracting = { $name }: Etwas wird angelockt
playing-joining = { $name }: aus dem Meer angelockt
playing-placing-dolphin = Geht an { $who ->
        [you] dich
       *[somebody] { $name }
    }
playing-placing-turtle = { $name }: Die Schildkröte folgt
playing-shifting = { $name }: Ein Fisch zieht um

waits_too = { $name } folgt

passing-left = Hände gehen nach links
passing-right = Hände gehen nach rechts

pass_to = deine an { $name }
last_turn = Letzter Zug der Runde: Die letzten Karten werden abgelegt.
sharks = { $now } von { $needed } Haien kreisen
shark_title =
    { $now ->
        [0] Kein Hai in Sicht
        [one] Ein Hai kreist
       *[other] { $now } Haie kreisen
    }
shark_missing =
    { $count ->
        [one] Einer mehr bringt eine Fressorgie.
       *[other] { $count } mehr bringen eine Fressorgie.
    }
frenzy_due = Nach diesem Spielzug kommt eine Fressorgie.
rave_due = Nach diesem Spielzug tanzen die Krabben.
harmless = Die Haie sind satt: Das Meer wird nur erneuert.
you_would_lose = Du würdest { EITHER($names) } verlieren: −{ $loss }.
nothing_to_lose = Dein Riff hat nichts zu verlieren.
goals = Ziele
public_goals = Ziele für alle
private_goals = Deine geheimen Ziele
hidden_goals =
    { $count ->
        [one] 1 geheimes Ziel
       *[other] { $count } geheime Ziele
    }
solo_goals = Ziele
by = Nachbarn: { $first } + { $second }
several = { $count } × { $name }
both = 5 aus { $first } und { $second }
met = erfüllt
below =
    { $count ->
        [0] das letzte des Stapels
       *[other] { $count } darunter
    }
pile_empty = Dieser Stapel ist geschafft.
goal_effect = Zählt einmal am Ende, wenn dein Riff es dann erfüllt.
solo_goal_effect = Erfüllt, sobald dein Riff es erfüllt; dann wird das nächste aufgedeckt.
level = Stufe { $level }: { $name }
level_parts = Stufe nach Zielen { $goals } ({ $done } geschafft), nach Punkten { $points }
events = In Kraft
order = Was neben was liegt
all_cards = Alle Karten
every_card = Alle Karten, Ziele und Ereignisse
unseen_count = { $count } ungesehen
discarded = { $count } abgelegt
crabs =
    { $count ->
        [one] 1 Krabbe
       *[other] { $count } Krabben
    }
turtles = { $count } von { $limit } Schildkröten
use_crab = Krabbe nutzen
keep_crab = Krabbe behalten
attract_nothing = Nichts anlocken
stay = Keinen Fisch bewegen

phase-choosing = Wählen
phase-playing = Spielen
phase-discarding = Ablegen

heading = Runde { $round } von { $rounds } · Zug { $turn } von { $turns }

news-frenzy = Fressorgie!
news-sated = Die Haie sind satt.
news-rave = Krabbentanz!
news-stolen = Delfin!
news-event = Ein neues Ereignis
news-goal = Ziel geschafft!
news-refresh = Ein neues Meer
news-round = Die Runde ist vorbei

frenzy_why = Genug Haie im Meer: Alle verlieren ihren wertvollsten ungeschützten Fisch.
great_white_why = Der Weiße Hai ist da: Alle verlieren ihren wertvollsten ungeschützten Fisch.
loses_nothing = Nichts zu verlieren
all_sheltered = Nichts: Alle Fische sind geschützt
from_to = { $before } → { $after } Punkte
still_points =
    { $points ->
        [one] 1 Punkt, wie zuvor
       *[other] { $points } Punkte, wie zuvor
    }
go_on = Weiter
rave_more = Zwei Krabben tanzen im Meer: Alle dürfen einen Fisch bewegen.
stolen_from = { $name }: { $fish } aus dem Riff von { $who ->
        [you] dir
       *[somebody] { $rival }
    }

event-EV-1 = Korallengruppen
event-EV-2 = Planktonblüte
event-EV-3 = Springflut
event-EV-4 = Ruhige Strömung
event-EV-5 = Blut im Wasser
event-EV-6 = Gegenströmung
event-EV-7 = Zug der Schildkröten
event-EV-8 = Schutzgebiet

event_effect-EV-1 = am Ende zählt jede Koralle neben einer ihrer Farbe 1 mehr
event_effect-EV-2 = am Ende zählt jeder kleine Fisch im Schwarm 1 mehr
event_effect-EV-3 = das Meer hat zehn Karten
event_effect-EV-4 = eine Fressorgie braucht einen Hai mehr
event_effect-EV-5 = eine Fressorgie braucht einen Hai weniger
event_effect-EV-6 = Hände und Startspielerkarte gehen nach rechts
event_effect-EV-7 = alle dürfen fünf Schildkröten spielen
event_effect-EV-8 = Fische um eine Startkoralle sind geschützt

variant-friendly_dolphins = Freundliche Delfine: Sie nehmen Fische aus dem Meer.
variant-full_sharks = Satte Haie: Eine Fressorgie erneuert nur das Meer.
variant-safe_schools = Sichere Schwärme: Fische im Schwarm sind geschützt.
variant-own_choice = Eigene Wahl: Du wählst, welchen Fisch du verlierst.
variant-house_coral_clusters = Korallen neben einer ihrer Farbe zählen 1 mehr.
variant-house_rainbow20 = Alle sechs Farben zählen 20, weniger nichts.
variant-solo_extreme-total5 = Ziele verlangen fünf Karten der beiden Arten.
variant-solo_extreme-each5 = Ziele verlangen fünf Karten jeder Art.
variant-solo_goal_points = Geschaffte Ziele zählen auch ihre Punkte.
variant-lurking_sharks = Ein Hai ohne Beute kommt ins Meer.

level_name-bare_sand = nackter Sand
level_name-fringing_reef = Saumriff
level_name-patch_reef = Fleckenriff
level_name-barrier_reef = Barriereriff
level_name-coral_atoll = Atoll

hindrance-1 = kein Platz an einer Koralle
hindrance-2 = kein kleiner Fisch mit Platz
hindrance-3 = kein mittlerer Fisch mit Platz
hindrance-sun = kein Platz an einer Koralle
hindrance-prey = kein Fisch im Meer passt
hindrance-theft = kein Fisch zu stehlen
hindrance-turtles = alle { $limit } Schildkröten gespielt

hindrance_short-1 = kein Platz
hindrance_short-2 = kein kleiner Fisch
hindrance_short-3 = kein mittlerer Fisch
hindrance_short-sun = kein Platz
hindrance_short-prey = keine Beute
hindrance_short-theft = nichts zu stehlen
hindrance_short-turtles = Grenze: { $limit }

## Das Spiel in einer Minute.

minute-pick = Wählen
minute-pick_text = Alle wählen gleichzeitig und verdeckt eine Karte aus der Hand.
minute-play = Spielen
minute-play_text = Leg sie in dein Riff: Korallen zu Korallen, kleine Fische zu Korallen, größere zu kleineren.
minute-beware = Aufpassen
minute-beware_text = Delfine und Schildkröten helfen; jeder Hai bringt die Fressorgie näher.
minute-pass_on = Weitergeben
minute-pass_on_text = Die übrigen Karten gehen weiter. Nach drei Runden gewinnt das lebendigste Riff.
