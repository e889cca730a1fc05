### Die Wörter am Tisch von Ocean Labyrinth.

picture-P01 = Schatztruhe
picture-P02 = Anker
picture-P03 = Schiffswrack
picture-P04 = Amphore
picture-P05 = Taucherhelm
picture-P06 = Perlauster
picture-P07 = Steuerrad
picture-P08 = Kanone
picture-P09 = Goldmünzen
picture-P10 = Seestern
picture-P11 = Seeigel
picture-P12 = Seetang
picture-P13 = Seepferdchen
picture-P14 = Krabbe
picture-P15 = Qualle
picture-P16 = Clownfisch
picture-P17 = Muräne
picture-P18 = Hummer
picture-P19 = Wal
picture-P20 = Hai
picture-P21 = Krake
picture-P22 = Meeresschildkröte
picture-P23 = Rochen
picture-P24 = Delfin

shape-I = Gerade
shape-L = Kurve
shape-T = Abzweigung

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

back-pufferfish = Kugelfisch
back-scooter = Tauchscooter
back-oxygen = Sauerstoffflasche

back_short-pufferfish = Kugelfisch
back_short-scooter = Scooter
back_short-oxygen = Sauerstoff

effect-pufferfish = Der Taucher erschrickt und schwimmt in diesem Zug nicht.
effect-scooter = Nach diesem Zug kommt ein zusätzlicher: noch einmal schieben und schwimmen.
effect-oxygen = Statt zu schwimmen, kommt der Taucher auf ein Startfeld beliebiger Farbe.

ignored = In einem zusätzlichen Zug gilt das nicht.
you_pushed_out = Du hast ein Aktionsplättchen herausgeschoben
pushed_out = { $name } hat ein Aktionsplättchen herausgeschoben
maze = Das Labyrinth
target = Dein Ziel
target_of = { $name } sucht
only_you = Diese Karte siehst nur du.
unknown = Geheim
unknown_more = Alle sehen nur das eigene Ziel.
not_yet = Deine erste Karte siehst du, wenn alle einen Taucher haben.
home = Nach Hause
home_more = Alles gefunden: Schwimm zurück nach { $square } und gewinne.
on_spare = Es ist auf dem freien Plättchen.
found_count = { $found } von { $all } gefunden
found = Gefunden von { $name }
spare = Freies Plättchen
turn_right = Im Uhrzeigersinn drehen
turn_left = Zurückdrehen
turn_hint = Berühre es, dreh das Mausrad darüber oder drücke R.
choose_arrow = Berühre einen Pfeil zur Vorschau.
choose_blindly = Berühre einen Pfeil, dann schiebe.
about = Über { $name }
came_out = Es kam { $side ->
        [N] oben aus Spalte { $line }
        [S] unten aus Spalte { $line }
        [W] links aus Reihe { $line }
       *[E] rechts aus Reihe { $line }
    } heraus und darf dort nicht gleich wieder hinein.
push = In { $side ->
        [N] Spalte
        [S] Spalte
        [W] Reihe
       *[E] Reihe
    } { $line } schieben
push_long = Schieben
push_now = Schieben!
stay = Hier bleiben
in_reach =
    { $count ->
        [one] Nur dieses Feld erreichbar.
       *[other] { $count } Felder erreichbar.
    }
line_moves =
    { $side ->
        [N] Spalte { $line } rückt nach unten.
        [S] Spalte { $line } rückt nach oben.
        [W] Reihe { $line } rückt nach rechts.
       *[E] Reihe { $line } rückt nach links.
    }
goal_in_reach = { $goal }: erreichbar!
goal_out_of_reach = { $goal }: nicht erreichbar.
arrow =
    { $side ->
        [N] Spalte { $line } von oben
        [S] Spalte { $line } von unten
        [W] Reihe { $line } von links
       *[E] Reihe { $line } von rechts
    }
blocked = { $arrow }, gesperrt
blocked_more = Hier kam das freie Plättchen { $side ->
        [N] oben aus Spalte { $line }
        [S] unten aus Spalte { $line }
        [W] links aus Reihe { $line }
       *[E] rechts aus Reihe { $line }
    } heraus; es darf nicht gleich wieder hinein.
arrow_more = Hier geht das freie Plättchen hinein, und die Reihe rückt um ein Feld. Taucher fahren mit; wer hinausgeschoben wird, kommt auf das neue Plättchen.
square = { $square }: { $what }
open_to = Offen nach { $sides }.
fixed = Es liegt fest.
loose = Es bewegt sich, wenn seine Reihe oder Spalte geschoben wird.
start =
    { $colour ->
        [yellow] Gelbes
        [red] Rotes
        [green] Grünes
       *[blue] Blaues
    } Startfeld
start_more = Hier beginnt der Taucher dieser Farbe{ $home ->
        [yes] , und hierher muss er zurück
       *[no] { "" }
    }.
diver =
    { $colour ->
        [yellow] Gelber
        [red] Roter
        [green] Grüner
       *[blue] Blauer
    } Taucher
is_here = Hier: { $names }.
sought_by_you = Das suchst du.
found_by = Gefunden von { $name }.
ruled_out = Sucht sicher nicht
all_pictures = Bilder
point_hint = Zeig auf ein Bild, um zu sehen, wo es liegt.
yours_at = Deines liegt { $place }.
lies_at = { $picture }: { $place }.
at = auf { $place }
on_spare_short = auf dem freien Plättchen
actions = Aktionsplättchen
seen_so_far = bisher gesehen
ride = Scooter benutzen
leave = Lieber nicht

phase-pushing = Schieben
phase-moving = Schwimmen

part-targets = Gefundene Ziele
part-home = Wieder zu Hause

total = Summe
round = Runde { $round }
with_actions = mit Aktionen
homebound = { $name } hat alles gefunden und schwimmt nach Hause!
homebound_yours = Du hast alles gefunden: Schwimm nach Hause!

## Das Spiel in einer Minute.

minute-look = Schauen
minute-look_text = Deine geheime Karte zeigt ein Bild, das irgendwo im Labyrinth liegt.
minute-push = Schieben
minute-push_text = Dreh das freie Plättchen und schieb es hinein: Eine ganze Reihe wandert, eines fällt heraus.
minute-swim = Schwimmen
minute-swim_text = Schwimm, so weit die Wege offen sind, oder bleib stehen.
minute-find = Finden
minute-find_text = Hast du dein Bild erreicht, kommt die nächste Karte. Wer alle hat und zuerst daheim ist, gewinnt.
