### Die Wörter am Tisch von Open Worlds.

type-facility = Anlage
type-orbital = Orbital
type-ground = Bodentruppe
type-catastrophe = Katastrophe
type-utility = Hilfsmittel

kind-post = Posten
kind-mining = Bergbau
kind-population = Siedlung
kind-production = Produktion
kind-yard = Werft
kind-special = Sonderbau
kind-ship = Schiff
kind-station = Station
kind-field = Feld
kind-manned = bemannt
kind-automated = automatisch

part-posts = Posten
part-mining_and_drilling = Bergbau
part-population = Siedlungen
part-production = Produktion
part-yards = Werften
part-special_complexes = Sonderbauten
part-other_units = Anderes

total = Einkommen
lead = { $income } Einkommen Vorsprung

moment-turn = Zug
moment-stage = Bereitlegen
moment-move = Bewegen
moment-reveal = Aufdecken
moment-resolution = Auflösen
moment-surface = Boden
moment-draw = Ziehen
moment-reaction = Reaktion


step-stage = Bereitlegen
step-move = Bewegen
step-reveal = Aufdecken
step-resolution = Auflösen
step-income = Einkommen
step-trash = Ablegen
step-draw = Ziehen

turn = Zug { $number }
final_turn = LETZTER ZUG
is_final = LETZTER ZUG: Das Einkommen dieses Zuges entscheidet.
final_next = Der nächste Zug ist der LETZTE ZUG.
worlds = Welten
world = { $name }, Welt { $number } von { $count }
world_label = { $name }: { $used } von { $h2o } H2O-Plätzen belegt, RES { $res }{ $traits }
habitable = bewohnbar
hostile = feindlich
changed = durch eine Anzeigekarte geändert; gedruckt ist H2O { $printed }
room = H2O { $h2o }: { $used } von { $h2o } Plätzen für Anlagen belegt
res = RES { $res }: Rohstoffe für Industrie und Bergbau
resolved_now = wird aufgelöst
resolved = aufgelöst
staged_back = { $name } hat hier { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } bereitgelegt
staged_yours = Deine bereitgelegte Karte { $card }, für andere verdeckt
staged_open = { $card }, bereitgelegt von { $name }
goes_here = Hierher kommt deine Karte
lost_by_class = abgelegt: Klasse { $ship }, Grenze { $limit }
fits_all = passt überall
fits_some =
    { $count ->
        [one] passt an eine Welt
       *[other] passt an { $count } Welten
    }
fits_none = passt jetzt nirgends
really = { $reason }. Wirklich?
more = +{ $count }
open = Alle Einheiten an { $name }
the_turn = Der Zug

verdict-works = geht hier
verdict-later = später, aus der Hand
verdict-keep = behalten: Reaktion
lost = abgelegt: { $reason }
lost_here = hier abgelegt: { $reason }
reason-prohibited = verboten
reason-class = Klasse zu hoch
reason-hostile = feindlich
reason-peaceful = nicht feindlich
reason-barren = unbewohnbar
reason-settled = bewohnbar
reason-dry = zu wenig H2O
reason-unoccupied = nicht von dir besetzt
reason-host = nötige Anlage fehlt
reason-ship = kein Schiff
reason-capacity = zu wenig Kapazität
reason-room = kein Platz

step_about-stage = Karten verdeckt an Welten legen
step_about-move = Schiffe fliegen zu anderen Welten
step_about-reveal = Alles Bereitgelegte wird aufgedeckt
step_about-resolution = Welt für Welt: errichten, einsetzen, kämpfen
step_about-income = Anlagen bringen Einkommen
step_about-trash = Was man nicht braucht, kommt weg
step_about-draw = Die Hand auffüllen

gain = +{ $income } Einkommen
place = Platz { $number } von { $of }
unit = { $card }, { $owner }, { $facts }
yours = deine
defence = Verteidigung
income = Einkommen
last_turn = voriger Zug: { $income }
class_limit = Klassengrenze
limit_lifted = keine Klassengrenze in diesem Zug
hand = Hand
deck = Stapel
trash = Ablage
priority = Vorrang
rank = Nummer { $number } in der Vorrangfolge
show_numbers = { $who ->
        [you] Was deine Zahlen bedeuten
       *[them] Was die Zahlen von { $name } bedeuten
    }
number-income = Wer am Ende das höchste hat, gewinnt. So viele Karten zieht man auch, mindestens 2.
number-class = So viel dürfen die Klassen der Schiffe, die man in einem Zug bereitlegt, zusammen betragen.
number-class_used = Links die Klassen der schon bereitgelegten Schiffe, rechts wie viel es in diesem Zug sein dürfen.
number-hand_name = Hand
number-hand = Karten auf der Hand
number-deck_name = Stapel
number-deck = Karten, die noch zu ziehen sind. Ist einer leer, folgt der LETZTE ZUG.
number-trash_name = Ablage
number-trash = abgelegte Karten
mine = { $who ->
        [you] Was du hast
       *[them] Was { $name } hat
    }
hand_of = Deine Hand, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
hand_hidden =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
show_trash = Deine Ablage ansehen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
trash_title = Deine Ablage
trash_empty = Deine Ablage ist leer.

pass-adjusting_hands = Den Rest behalten
pass-window = Nichts spielen
pass-reacting = Nichts spielen
pass-stage = Fertig bereitgelegt
pass-move = Fertig bewegt
pass-install = Kein Tausch
pass-retreat = Alle anderen bleiben
pass-orbital_targets = Kein Ziel
pass-surface_assignments = Nichts tun
pass-trash = Den Rest behalten

done = Fertig
fire = Auf Orbitale feuern
reserve = Für den Boden aufsparen
yes = Erobern
no = Nicht erobern

option-facility = Eine Anlage zerstören
option-orbital = Eine Station oder ein Feld zerstören
option-draw = 3 Karten ziehen
option-search = Den Stapel durchsuchen

chain = Gespielte Hilfsmittel, das letzte wirkt zuerst
cancelled = aufgehoben
take_from = Nimm eine Karte aus deinem Stapel
all_worlds = Alle Welten
back_to_conflict = Zum Kampf
conflict_at = Kampf um { $name }
untouched = unversehrt
holds = hält
falls = überwunden
destroyed = zerstört
absorbed = { $count } abgefangen
defends = verteidigt { $target }
engaged = gebunden
would_destroy = { $sum } ≥ { $defence }: zerstört
would_hold = { $sum } < { $defence }: hält
already_overcome = { $sum }: schon überwunden
would_defend = nimmt den Schaden zuerst
story = Der Zug, Schritt für Schritt
back = Ein Schritt zurück
forward = Ein Schritt weiter
skip = Zum Jetzt
again = Den Zug noch einmal zeigen
step_of = { $at } von { $count }

beat-move = Bewegung
beat-reveal = Aufdecken
beat-utility = Hilfsmittel
beat-arrive = Ankunft
beat-strike = Katastrophe
beat-aim = Ziele
beat-fire = Schaden
beat-destroy = Zerstört
beat-conquer = Eroberung
beat-leave = Abzug
beat-income = Einkommen zählen

fact-class = Klasse: Bereitgelegte Schiffe dürfen zusammen das Einkommen des vorigen Zuges nicht übersteigen
fact-weapon = Waffen: Jede wählt ihr eigenes Ziel
fact-defence = Verteidigung: So viel Schaden in einem Teilschritt überwindet sie
fact-range = Reichweite in Welten, einmal im Zug
fact-capacity = Kapazität: trägt hier Bodentruppen
fact-income = Einkommen, jeden Zug gezählt
fact-prohibited = Verboten: nicht im LETZTEN ZUG

of_owner = kontrolliert von { $name }
conquered_from = { $name } abgenommen
runs_out = schon { $count } von { $of } Mal gezählt
stopped = bringt in diesem Zug nichts ein
close = Schließen

## Das Spiel in einer Minute.

minute-stage = Bereitlegen
minute-stage_text = Leg Karten verdeckt an Welten: Anlagen, Flotten, Truppen, Katastrophen.
minute-move = Bewegen und aufdecken
minute-move_text = Schiffe im Spiel dürfen weiterfliegen; dann wird alles aufgedeckt.
minute-resolve = Auflösen
minute-resolve_text = Welt für Welt: errichten, einsetzen, im Orbit und am Boden kämpfen.
minute-income = Einkommen
minute-income_text = Es sagt, wie viele Karten du ziehst. Das höchste gewinnt, wenn ein Stapel leer ist.
