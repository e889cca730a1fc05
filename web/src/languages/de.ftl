### Die Wörter des Clients selbst: was um jeden Tisch herum steht. Die Spiele bringen ihre eigenen mit.

## Was eine Liste verbindet.

and = und

## Marke.

brand-tagline = Fünf Spiele vom Riff bis zu den Sternen

## Überall.

common-close = Schließen
common-cancel = Abbrechen
common-copy = Link kopieren
common-copied = Kopiert
common-retry = Noch einmal versuchen
common-loading = Einen Augenblick …
common-unreachable = Der Server ist nicht zu erreichen. Läuft er noch?
common-you = Du
common-that_is_you = { $name } (du)
common-label = { $label }:
common-labelled = { $label }: { $text }
common-minutes = { $count } Min.
common-players_label = Spieler
common-minutes_label = Dauer
common-lost_page = Unter dieser Adresse ist nichts.
common-to_lobby = Zur Lobby
common-tools = Werkzeuge

## Die Lobby.

lobby-games = Spiele
lobby-play_now = Jetzt spielen
lobby-play_now_at = Jetzt spielen: { $title }, gegen Bots
lobby-same_device = Ein Gerät
lobby-invite = Einladen
lobby-watch = Zuschauen
lobby-learn = Lernen
lobby-rules = Regeln
lobby-decks = Decks
lobby-puzzles = Aufgaben
lobby-home = Mein Tisch zu Hause
lobby-coming_soon = Kommt bald
lobby-your_matches = Deine Partien
lobby-finished = Beendet
lobby-your_turn = Du bist dran
lobby-wait_for_you =
    { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
lobby-to_move = { $name } ist dran
lobby-just_now = gerade eben
lobby-waiting_for_players = Wartet auf Mitspieler
lobby-join = Mitspielen
lobby-replay = Nachspielen
lobby-no_replays = Hier erscheinen beendete Partien, Zug für Zug.
lobby-no_matches = Keine Partie läuft. „Jetzt spielen“ genügt.
lobby-free = { $free } von { $seats } Plätzen frei
lobby-put_away = Weglegen: { $title }
lobby-put_away_count = Weggelegt: { $count }
lobby-put_away_title = Weggelegt
lobby-was_put_away = { $title } ist weggelegt.
lobby-undo = Rückgängig
lobby-bring_back = Zurückholen
lobby-day_or_night = Tag oder Nacht
lobby-your_name = Dein Name
lobby-your_tables = Deine Tische
lobby-next = Nächster Tisch
lobby-next_of = Nächster Tisch, an dem du dran bist: { $title }, insgesamt { $count }
lobby-left = noch { $time }
lobby-nothing_waits = Nichts wartet auf dich
lobby-looking = Mitspieler gesucht
lobby-new_table = Neuer Tisch
lobby-none_looking = Kein Tisch sucht Mitspieler. Eröffne einen, dann steht er hier.
lobby-open_own = Öffnen
lobby-now = Gerade gespielt
lobby-none_live = Gerade spielt niemand öffentlich.
lobby-all = Alle { $count }
lobby-fewer = Weniger
lobby-watchers =
    { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
lobby-play_bots = Gegen Bots
lobby-play_bots_at = Gegen Bots: { $title }
lobby-more = Mehr: { $title }
lobby-people_here = { $count } Leute hier
lobby-nobody_here = Sonst ist niemand hier
lobby-not_connected = Keine Verbindung. Neuer Versuch in { $seconds } s.
lobby-connecting = Keine Verbindung. Neuer Versuch …
lobby-alone_title = Du hast das Meer für dich allein
lobby-alone_text = Sonst ist niemand hier, aber Bots setzen sich sofort dazu: auf jeden Platz, in jeder Stärke. Neu im Spiel? „Lernen“ beginnt beim ersten Zug. Oder eröffne einen Tisch und schick den Link an Freunde.
lobby-alone_play = { $title } spielen
lobby-alone_invite = Freunde einladen
lobby-corner_puzzles = Aufgaben: { $title }
lobby-corner_puzzles_text = Eine Stellung, ein bester Zug. Findest du ihn?
lobby-corner_watch = Großmeister spielen { $title }
lobby-corner_watch_text = Sieh den stärksten Bots zu, so schnell du magst.
lobby-corner_open = Kein Tisch sucht Mitspieler
lobby-corner_open_text = Eröffne einen. Er bleibt hier stehen, während du gegen Bots spielst.

## Schnelle Paarung.

pairing-title = Schnell gepaart
pairing-hint = Minuten + Sekunden je Zug; die grüne Zahl sagt, wie viele warten
pairing-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
pairing-preset = { $title }: { $time }, { $count } Personen, { $waiting } warten
pairing-dock = { $title }, { $time }, { $count } Personen
pairing-alone = Noch wartet sonst niemand.
pairing-others = { $waiting } von { $seats } sind da.
pairing-looking = Suche Leute deiner Stärke.
pairing-lost = Verbinde. Dein Platz bleibt 10 Sekunden frei.
pairing-bot = Bot nehmen: { $level }
pairing-found = Dein Tisch ist bereit.
pairing-to_table = Zum Tisch

## Wie weit eine Partie ist.

progress-game = Spiel { $game } von { $games }
progress-round = Runde { $round }
progress-round_of = Runde { $round } von { $rounds }
progress-turn = Zug { $turn }
progress-bag = { $count } Plättchen im Beutel
progress-lid = { $count } Plättchen im Deckel

## Wie eine Partie ausging.

result-you_won = Du hast gewonnen
result-you_won_by = Du hast gewonnen (+{ $points })
result-won = { $name } hat gewonnen
result-won_by = { $name } hat gewonnen (+{ $points })
result-shared = { $names } teilen sich den Sieg
result-shared_with = Geteilter Sieg mit { $names }
result-alone = Dein Ergebnis: { $points }
result-you_gave_up = Du hast aufgegeben
result-gave_up = { $names } { $count ->
        [one] hat
       *[other] haben
    } aufgegeben
result-unfinished = Nicht zu Ende gespielt

## Ein neuer Tisch.

new_table-title = Neuer Tisch: { $game }
new_table-seats = Wer spielt?
new_table-seat = Spieler { $number }
new_table-how_many = Spieler
new_table-here = An diesem Gerät
new_table-open = Offen: Wer dem Link folgt
new_table-anybody = Wer zuerst kommt
new_table-bot = Bot
new_table-level = Stärke
new_table-name = Name
new_table-ask_name = Wie sollen dich die anderen nennen?
new_table-player = Spieler { $number }
new_table-variants = Varianten
new_table-variants_hint = Die üblichen Regeln sind schon gewählt.
new_table-create = Tisch eröffnen
new_table-numbers_hint = Zahlen mit Kommas dazwischen

## Stufen der Bots.

level-random = Zufall
level-greedy = Gier
level-newcomer = Neuling
level-casual = Hobbyspieler
level-skilled = Könner
level-strong = Profi
level-expert = Meister
level-master = Großmeister

## Wie sie spielen.

level_note-newcomer = Zum ersten Mal am Tisch: nimmt, was ins Auge fällt, hat Vorlieben und scheut das Pech.
level_note-casual = Spielt ab und zu: denkt an ein paar Züge, sieht ungefähr, wohin sie führen, und hat Vorlieben.
level_note-skilled = Kennt das Spiel gut: sieht, wohin Züge führen, und verpasst nur, was gut versteckt ist.
level_note-strong = Schwer zu schlagen: überlegt sich jede Wahl.
level_note-expert = Nimmt sich Zeit, bis zu zwei Sekunden für eine Wahl.
level_note-master = Der stärkste Bot: beurteilt Stellungen in den meisten Spielen nach dem, was er aus Tausenden von Partien gelernt hat.

## Der Tisch.

table-prompt = Was zu tun ist
table-steps = Phasen des Zuges
table-scores = Punkte
table-log = Verlauf
table-empty_log = Noch ist nichts geschehen.
table-undo = Zurück
table-hint = Tipp
table-last_moves = Letzte Züge
table-rules = Regeln
table-settings = Einstellungen
table-board = Spielplan
table-moves = Züge
table-moves_heading = Züge in Worten
table-no_moves = Du bist nicht dran.
table-choosing = { $names } { $who ->
        [you] bist
        [all_of_you] seid
        [one] ist
       *[several] sind
    } dran.
table-thinking = { $names } { $who ->
        [you] überlegst
        [all_of_you] überlegt
        [one] überlegt
       *[several] überlegen
    } …
table-next_touch = Jetzt berühre, was leuchtet.
table-confirm_touch = Berühre es noch einmal oder drücke „{ $button }“.
table-watching = Du schaust zu.
table-passing = Hier hast du nichts zu tun: Es wird für dich gepasst.
table-warming_up = Die Bots wärmen sich noch auf.
table-you_are = { $name }, du bist dran.
table-confirm = Ausführen
table-which_one = Was davon meinst du?
table-look_at = Im Blick
table-look_hint = Zeig auf etwas, um es groß zu sehen.
table-connecting = Verbinde …
table-lost = Verbindung verloren. Neuer Versuch …
table-interrupted = Die Verbindung brach ab, bevor eine Antwort kam. Sieh auf den Tisch und versuche es noch einmal.
table-bot = Bot, { $level }
table-bot_for_you = Ein Bot spielt für dich.
table-open_seat = freier Platz
table-away = abwesend
table-online = online
table-here = an diesem Gerät
table-resigned = hat aufgegeben
table-has_resigned = { $name } hat aufgegeben.
table-gone_resigned = hat aufgegeben
table-gone_flag = Zeit abgelaufen
table-gone_handed_over = ein Bot spielt weiter
table-gone_forfeit = hat den Tisch verlassen
table-paused = Die Partie ist unterbrochen.
table-waited_is_away = Jemand, der dran ist, ist abwesend.
table-resign = Aufgeben
table-resign_ask = Diese Partie aufgeben? Ein Bot spielt für dich weiter, zu zweit ist die Partie zu Ende.
table-skip = Zum Jetzt springen
table-waiting_room_text = Teile diesen Link. Die Partie beginnt, wenn alle Plätze besetzt sind.
table-only_here = Noch kann niemand sonst diesem Link folgen: Der Server lässt nur diesen Rechner ein. Starte ihn stattdessen so:
table-unreachable = Dieser Rechner hat keine Adresse in einem Netz; niemand sonst kann diesem Link folgen.
table-which_address = Adresse im Netz
table-fill = Mit Bots auffüllen
table-fill_level = Stärke der Bots
table-close_table = Tisch schließen
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.
table-qr = Der Link als QR-Code
table-take_seat = Platz nehmen
table-talk = Gespräch
table-say = Etwas sagen
table-send = Senden
table-open_garden = { $name } groß zeigen

## Uhren, Weggehen, Pausen.

time-agree = Einverstanden
time-away_for = { $name } ist seit { $time } abwesend
time-away_now = Wie soll es weitergehen? Bis die Partie zu Ende ist, kann { $name } zurückkommen und wieder übernehmen.
time-away_soon = Ist niemand zurück, wenn der Ring leer ist, entscheidest du, wie es weitergeht.
time-back = { $name } ist zurück
time-back_about = Die Partie geht weiter, wie sie war.
time-bot = Bot
time-bot_for_you = Ein Bot spielt für dich
time-bot_for_you_about = Du warst weg, und die anderen haben ihn weiterspielen lassen. Übernimm, und du spielst wieder selbst.
time-bot_on = Ein Bot spielt weiter
time-bot_on_about = Ein geübter Bot nimmt den Platz ein.
time-bot_on_rated = Ein geübter Bot nimmt den Platz ein. Die Partie zählt trotzdem.
time-claim = Sieg beanspruchen
time-claim_about = Die Partie ist damit zu Ende.
time-claim_ask = Den Sieg beanspruchen?
time-claim_ask_about = Die Partie endet sofort, und { $name } hat sie verloren.
time-claim_rated = Die Partie endet und zählt als dein Sieg.
time-decide = Entscheiden
time-decline = Ablehnen
time-end = Ohne Ergebnis beenden
time-end_about = Die Partie endet ohne Sieger, wenn alle einverstanden sind.
time-end_ask = Die anderen bitten, die Partie ohne Ergebnis zu beenden? Sie endet, wenn alle einverstanden sind.
time-end_asked = { $names } { $count ->
    [one] möchte
   *[other] möchten
} die Partie ohne Ergebnis beenden
time-end_do = Die anderen fragen
time-end_wanted = Du möchtest die Partie ohne Ergebnis beenden
time-go_on = Weiterspielen
time-is_away = abwesend,
time-is_done = hat gewählt,
time-is_low = wenig Zeit,
time-is_run = Uhr läuft,
time-is_still = Uhr steht,
time-log_away = { $name } hat die Verbindung verloren.
time-log_back = { $name } ist zurück.
time-log_declined = Der Wunsch wurde abgelehnt.
time-log_flag = Die Zeit von { $name } ist abgelaufen.
time-log_forfeit = { $name } war zu lange weg und hat verloren.
time-log_handed_over = Ein Bot spielt für { $name } weiter.
time-log_paused = Die Partie ist unterbrochen.
time-log_resigned = { $name } hat aufgegeben.
time-log_resting = { $name } ist im Urlaub: Die Uhr steht still.
time-log_returned = { $name } ist aus dem Urlaub zurück.
time-log_resumed = Die Partie geht weiter.
time-log_took_over = { $name } spielt wieder selbst.
time-log_wants_end = { $name } möchte die Partie ohne Ergebnis beenden.
time-log_wants_pause = { $name } möchte eine Pause.
time-may_decide = { $name } ist noch immer weg: Du kannst entscheiden, wie es weitergeht.
time-more_wait = { $count ->
    [one] Noch ein Tisch wartet auf dich.
   *[other] Noch { $count } Tische warten auf dich.
}
time-next_table = Nächster Tisch: { $game }
time-nothing_waits = Sonst wartet nichts auf dich.
time-pause = Pause
time-pause_about = Alle Uhren stehen, wenn alle einverstanden sind.
time-pause_asked = { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Pause
time-pause_wanted = Du möchtest eine Pause
time-paused = Pause
time-paused_about = Keine Uhr läuft. Wer hier spielt, kann weitermachen.
time-paused_waits = { $names } { $count ->
    [one] ist
   *[other] sind
} nicht da. Es geht weiter, wenn alle da sind, oder nach einem Tag.
time-rated = gewertet
time-seconds_left = Noch { $seconds } Sekunden.
time-sent = Dein Zug ist gemacht
time-take_over = Übernehmen
time-unrated = nicht gewertet
time-wait = Warten
time-wait_about = Du kannst auch später entscheiden.
time-wait_running = Die Uhr läuft: noch { $left }. Du kannst auch später entscheiden.
time-waiting = Du wartest auf { $name }
time-waits_for = Die Antwort von { $names } steht noch aus.
time-window = Zeit zum Antworten
time-withdraw = Zurückziehen

## Zuschauen.

watch-by_bots = nach den Bots
watch-computing = Die Bots schauen sich die Partie an.
watch-count = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
watch-from_hidden = Aus dem, was Zuschauer wissen: Verdecktes wird viele Male geraten.
watch-from_open = Aus dem, was alle sehen.
watch-no_talk = Noch hat niemand etwas gesagt.
watch-overheard = Was die Zuschauer sagten
watch-players_read_later = Die Spieler lesen das erst nach der Partie.
watch-say = Sprich mit den Zuschauern
watch-watchers = Zuschauer
watch-watching = { $count ->
        [one] schaut zu
       *[other] schauen zu
    }

## Tipps.

hint-thinking = Der Meister überlegt …
hint-would = Der Meister würde wählen:
hint-chance = { $percent } % Gewinnchance
hint-later = Bringt nicht sofort etwas ein.

## Erste Schritte.

first_steps-title = Erste Schritte
first_steps-step = Schritt { $number } von { $count }
first_steps-next = Weiter
first_steps-done = Los geht’s
first_steps-skip = Erste Schritte überspringen
first_steps-touch = Diese Zeile sagt, was zu tun ist. Goldener Rahmen: Du bist dran.
first_steps-move = Was leuchtet, ist wählbar: Tippe es an. Alles andere sagt, warum nicht.
first_steps-undo = Zurück nimmt den Zug zurück, bis etwas Neues bekannt wird.
first_steps-hint = Tipp: was der Meister tun würde und warum. Er sieht nur, was du siehst.
first_steps-rules = Die Regeln sind durchsuchbar; jede Zeile im Verlauf nennt ihre Regel.
first_steps-rules_by_touch = Halte etwas gedrückt, um es groß zu sehen. Hier stehen die Regeln.

## Rufe: was einen ruft, und wie.

call-allowed = Dieser Browser darf dich rufen
call-allowed_text = Auch wenn die Seite geschlossen ist, wo du das wählst.
call-bell = Neuigkeiten
call-choose = Was soll dich rufen?
call-look = Ansehen
call-mail_none = Bestätige auf deiner eigenen Seite eine Mailadresse, dann können dich Mails rufen.
call-mail_to = Mails gehen an { $address }, höchstens eine am Tag.
call-none = Noch hat dich nichts gerufen.
call-play = Spielen
call-read = Alles gelesen
call-refused = Dieser Browser darf dich nicht rufen
call-refused_text = Erlaube in den Einstellungen deines Browsers Benachrichtigungen für diese Seite.
call-row-begun = Meine Partie beginnt
call-row-challenge = Jemand fordert mich heraus
call-row-clock_low = Meine Bedenkzeit wird knapp
call-row-over = Eine Partie ist zu Ende
call-row-turn_days = Ich bin am Zug (Tage)
call-row-turn_live = Ich bin am Zug (live)
call-stop = Keine Mails mehr schicken
call-stop_text = Mails rufen dich dann nicht mehr. Alles andere bleibt, wie es ist.
call-stop_title = Keine Mails mehr?
call-stopped = Es kommen keine Mails mehr.
call-try_it = Ausprobieren
call-unable = Dieser Browser kann keine Benachrichtigungen zeigen.
call-unasked = Dieser Browser ruft dich noch nicht
call-unasked_text = Er fragt dich einmal, wenn du „Browser“ oder „Push“ wählst.
call-unread = { $count ->
    [one] 1 neu
   *[other] { $count } neu
}
call-way-browser = Browser
call-way-mail = Mail
call-way-page = Seite
call-way-push = Push
call-your_turn = Du bist am Zug

## Der Vorhang zwischen zweien an einem Gerät.

curtain-title = Gib das Gerät an { $name }
curtain-text = Jetzt sollte niemand sonst hinsehen.
curtain-ready = Ich bin { $name }: Zeig meine Seite

## Das Ende.

final-wins = { $name } gewinnt
final-you_win = Du gewinnst!
final-you_win_by = Du gewinnst mit { $lead }!
final-wins_by = { $name } gewinnt mit { $lead }
final-lead = { $points ->
        [one] einem Punkt Vorsprung
       *[other] { $points } Punkten Vorsprung
    }
final-shared = { $who ->
        [all_of_you] { $names } teilt euch den Sieg
       *[several] { $names } teilen sich den Sieg
    }
final-nobody = Niemand gewinnt
final-alone = Du erreichst { $total } { $points ->
        [one] Punkt
       *[other] Punkte
    }
final-someone_alone = { $name } erreicht { $total } { $points ->
        [one] Punkt
       *[other] Punkte
    }
final-heading = Schlusswertung
final-total = Summe
final-rematch = Revanche
final-to_rematch = Zur Revanche
final-replay = Nachspielen
final-see_table = Tisch ansehen

## Nachspielen.

replay-title = Nachspielen: { $game }
replay-position = Schritt { $number } von { $count }
replay-start = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-end = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-scrubber = Stelle in der Partie
replay-share = Diesen Moment teilen
replay-moves = Alle Züge
replay-beginning = Der Anfang
replay-result = So endete es
replay-seat = Spieler { $number }
replay-chance = Zufall

## Analyse.

analysis-begin = Analysieren
analysis-title = Gewinnchancen
analysis-title_alone = Aussichten
analysis-percent = { $percent } %
analysis-curve = Gewinnchancen, Zug für Zug
analysis-at = Nach Schritt { $number }: { $chances }
analysis-judged = { $number } von { $count } Schritten beurteilt
analysis-complete = Jede Entscheidung ist beurteilt
analysis-stop = Anhalten
analysis-go_on = Weiter
analysis-close = Analyse schließen
analysis-slip = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = Patzer
analysis-cost = verschenkt { $points } % Gewinnchance
analysis-is_best = Etwas Besseres fand sich nicht.
analysis-is_good = Etwa so gut wie das Beste, das sich fand.
analysis-better = Besser: { $best } ({ $percent } % statt { $made } %).
analysis-slightly_better = Etwas besser: { $best } ({ $percent } % statt { $made } %).
analysis-show_better = Zeigen
analysis-only_weak = Nur Züge, auf die es ankam
analysis-none_weak = Bisher kein Fehler.
analysis-turning_points = Wendepunkte
analysis-no_turning_points = Bisher hat kein einzelner Zug diese Partie gewendet.
analysis-turned = Schritt { $move }, { $name }:
analysis-instead = Besser:
analysis-fell = { $from } → { $to } %

## Nach der Partie: was am meisten gekostet hat, was besser gewesen wäre, was sich daraus lernen lässt.

after-title = Nach der Partie
after-open = Zurückblicken
after-what_cost = Was dich am meisten Gewinnchance gekostet hat
after-percentages = Prozente sind Gewinnchancen.
after-looking = Rückblick …
after-whose = Wessen Momente
after-no_match = Hier gibt es nichts zurückzublicken: Diese Partie wurde nicht zu Ende gespielt.
after-little = Du hast wenig liegen lassen.
after-little_named = { $name } hat wenig liegen lassen.
after-little_more = Nichts sticht heraus: Kein Zug war deutlich schlechter als der beste, der gefunden wurde.
after-cost_most =
    { $count ->
        [one] Ein Moment hat am meisten gekostet.
       *[other] { $count } Momente haben am meisten gekostet.
    }
after-open_until = Bis Schritt { $move } war es offen.
after-ahead_from = Ab Schritt { $move } lagst du vorn.
after-ahead_from_named = Ab Schritt { $move } lag { $name } vorn.
after-each_again =
    { $count ->
        [one] Ein Moment hat am meisten gekostet. Von dort kannst du noch einmal spielen, gegen dieselben Gegner.
       *[other] { $count } Momente haben am meisten gekostet. Von jedem kannst du noch einmal spielen, gegen dieselben Gegner.
    }
after-move = Schritt { $number } von { $count }
after-at_move = Schritt { $number }
after-better = Besser
after-better_inline = Besser:
after-then = Danach zum Beispiel: { $moves }.
after-reasons_coming = Gründe werden gesucht …
after-only_later = Was das einbringt, zeigt sich erst später: In Gedanken weitergespielt gewinnt es { $best } von 100 Malen, der andere Zug { $made } Mal.
after-again = Ab hier neu versuchen
after-look = Ansehen
after-trends = Deine letzten { $count } Partien
after-part = { $own } statt { $best }
after-part_strong = { $own }, Sieger { $best }
after-overlooked =
    { $times ->
        [one] einmal übersehen
       *[other] { $times }-mal übersehen
    }
after-lesson = Lektion { $number }: { $title }
after-puzzles =
    { $count ->
        [one] 1 Rätsel dazu
       *[other] { $count } Rätsel dazu
    }
after-well = Das machst du gut

## Regeln.

rules-title = Regeln von { $game }
rules-search = Regel oder Nummer suchen
rules-contents = Inhalt
rules-minute = In einer Minute
rules-origins = Woher die Regeln stammen
rules-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
rules-players_or = { $low } oder { $high } Personen
rules-players_to = { $low } bis { $high } Personen
rules-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
rules-found =
    { $count ->
        [one] 1 Stelle
       *[other] { $count } Stellen
    }
rules-none = Davon spricht keine Regel.
rules-open = Regel { $rule }
rules-lesson = Lektion { $number }: { $title }
rules-in_place = In den Regeln zeigen
rules-back = Zurück zu { $rule }
rules-try = Probier es aus
rules-example = Beispiel zu { $rule }
rules-examples = Beispiele
rules-example_number = Beispiel { $number }
rules-again = Noch einmal
rules-score = { $part }: vorher { $before }, jetzt { $after }

## Decks.

decks-title = Decks
decks-find = Name oder Text
decks-format = Format
decks-type = Art
decks-kind = Sorte
decks-only = Nur
decks-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
decks-in_deck_first = Im Deck zuerst
decks-add = { $card } hinzufügen
decks-remove = { $card } herausnehmen
decks-fix = Herausnehmen
decks-is_legal = Mit diesem Deck darf man spielen.
decks-checking = Wird geprüft …
decks-name = Name des Decks
decks-own = { $name }, umgebaut
decks-fresh = Neues Deck
decks-fresh_button = Neu
decks-save = Speichern
decks-saved = Gespeichert
decks-forget = Löschen
decks-play = Mit diesem Deck spielen
decks-import = Text einlesen
decks-import_hint = Eine Karte je Zeile, etwa 3 Outpost oder City 15.
decks-read = Einlesen
decks-copy_text = Text kopieren
decks-copy_link = Link kopieren
decks-empty = Noch keine Karte. Wähle welche aus allen Karten.
decks-not_found = So eine Karte gibt es nicht.

## Aufgaben.

puzzles-title = Aufgaben
puzzles-none = Zu diesem Spiel gibt es noch keine Aufgaben.
puzzles-daily = Aufgabe des Tages
puzzles-difficulty = Schwierigkeit { $number }
puzzles-you = Deine Stärke { $number }
puzzles-ask =
    { $moves ->
        [one] Ein Zug ist klar der beste. Mach ihn auf dem Spielplan.
       *[other] { $moves } Züge hintereinander sind klar die besten. Mach sie auf dem Spielplan.
    }
puzzles-hidden = Die Lösung gilt, was auch immer dir verborgen ist.
puzzles-first_counts = Der erste Versuch zählt.
puzzles-on = So weit richtig. Und dann?
puzzles-wrong = Nicht der beste Zug. Versuch es noch einmal.
puzzles-right = Richtig!
puzzles-shown = Das war die Lösung.
puzzles-chance = Gewinnchance
puzzles-show = Lösung zeigen
puzzles-again = Noch einmal
puzzles-next = Nächste Aufgabe
puzzles-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzles-best = Rekord { $days }
puzzles-last = { $solved } der letzten { $count } gelöst
puzzles-storm = Sturm
puzzles-storm_about = So viele du kannst in drei Minuten.
puzzles-storm_best = Dein Rekord: { $count }.
puzzles-storm_start = Los
puzzles-storm_stop = Aufhören
puzzles-storm_again = Noch einmal
puzzles-storm_now = { $solved } gelöst
puzzles-storm_over = Die Zeit ist um. Gelöst: { $solved }.

## Wertungen, und die Seiten der Leute.

rating-players = Leute
rating-ratings = Wertungen
rating-rating = Wertung
rating-best = Die Besten
rating-best_note = Hier steht, wer zehn gewertete Partien gespielt hat, eine davon in den letzten 90 Tagen. Die Stärke der Bots wurde gemessen und bleibt.
rating-nobody_best = In letzter Zeit hat niemand zehn gewertete Partien gespielt. Die Bots warten darauf, dass jemand sie überholt.
rating-measured_bot = Bot
rating-matches =
    { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
rating-rank = Platz { $rank } von { $count }
rating-provisional = vorläufig, noch { $count }
rating-not_lately = lange nicht gespielt
rating-lately = in den letzten 30 Tagen
rating-highest = Bestwert { $number }
rating-span = Zeitraum
rating-span_month = Monat
rating-span_half_year = Halbes Jahr
rating-span_all = Alles
rating-curve = Wertung in { $game }, Partie für Partie
rating-curve_words = Wertung in { $game } über { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }: von { $first } bis { $last }, höchstens { $highest }, mindestens { $lowest }.
rating-on_day = { $number } am { $day }
rating-placed = { $change }, Platz { $place } von { $seats }
rating-change = von { $before } auf { $after }
rating-no_ratings = Bisher wurde keine gewertete Partie gespielt.
rating-member_since = Mitglied seit { $month }
rating-guest_since = Zu Gast seit { $month }
rating-that_is_you = Das bist du
rating-is_here = ist da
rating-you_and = Du und { $name }
rating-you = Du
rating-even = Unentschieden
rating-to = { $yours } zu { $theirs }, { $even } unentschieden
rating-all_matches =
    { $count ->
        [one] Die Partie
       *[other] Alle { $count } Partien
    }
rating-matches_heading = Partien
rating-game = Spiel
rating-all_games = Alle Spiele
rating-result = Ergebnis
rating-any_result = Jedes Ergebnis
rating-won = Gewonnen
rating-lost = Verloren
rating-place = Platz { $place } von { $seats }
rating-not_played_out = nicht zu Ende gespielt
rating-opponent = Gegner
rating-only_with = Mit: { $name }
rating-somebody = Jemand
rating-none_fit = Keine Partie passt dazu.
rating-no_matches = Hier ist keine Partie, die alle sehen dürfen.
rating-more = Mehr zeigen
rating-puzzles_tried = versucht, { $percent } % auf Anhieb richtig
rating-puzzle_days = Tage am Stück, mehr nie
rating-puzzles_here = Das siehst nur du: Dein Browser bewahrt es auf.

## Einstellungen.

settings-title = Einstellungen
settings-theme = Darstellung
settings-theme-auto = Wie das System
settings-theme-day = Tag
settings-theme-night = Nacht
settings-motion = Bewegung
settings-motion-auto = Wie das System
settings-motion-reduced = Weniger
settings-pace = Züge der anderen
settings-pace-calm = Gemächlich
settings-pace-quick = Schnell
settings-pace-instant = Sofort
settings-sound = Klang
settings-move_list = Züge in Worten zeigen
settings-language = Sprache
settings-name = Dein Name
settings-asking = Zeitfenster
settings-asking-always = Immer fragen
settings-asking-able = Wenn ich könnte
settings-asking-never = Nie fragen
settings-asking_hint = Augenblicke, in denen du außer der Reihe eine Karte spielen könntest. Wo du nicht gefragt wirst, wird für dich gepasst, immer nach derselben Zeit.
settings-asking_each = Jedes Zeitfenster für sich
settings-asking_same = Wie oben
settings-keys = Tasten: Pfeiltasten wechseln zwischen dem, was leuchtet, Eingabe wählt, Esc verwirft, U nimmt zurück, H fragt nach einem Tipp.

## Freunde, Blockierte, Meldungen, Moderation.

social-friends = Freunde
social-free = frei
social-playing = spielt
social-watch = Zuschauen
social-challenge = Herausfordern
social-not_here = Nicht da: { $names }
social-no_friends = Folge Leuten, mit denen du gern spielst: Sie erscheinen hier.
social-phrases = Redewendungen, die alle in ihrer Sprache lesen
social-talk_off = Kein Gespräch an diesem Tisch
social-talk_on = Wieder mitreden
social-talk_is_off = Du hörst an diesem Tisch kein Gespräch.
social-more_about = { $name }: folgen, stummschalten, blockieren oder melden
social-follow = Folgen
social-unfollow = Du folgst
social-follow_about = In der Lobby siehst du, wenn diese Person da ist.
social-follows_you = { $name } folgt dir.
social-mute = Stummschalten
social-unmute = Wieder hören
social-mute_about = Du hörst diese Person nicht mehr. Sie erfährt es nicht.
social-block = Blockieren
social-block_sure = Wirklich blockieren?
social-unblock = Freigeben
social-block_about = Ihr werdet nie zusammengebracht, diese Person kommt an keinen deiner Tische, und du hörst sie nicht. Sie erfährt es nicht.
social-report = Melden
social-report_about = Die Moderation sieht es sich an.
social-reported = Danke. Die Moderation sieht es sich an.
social-report_title = { $name } melden
social-reason = Worum geht es?
social-reason_insult = Beleidigungen
social-reason_spam = Werbung oder immer wieder dasselbe
social-reason_name = Anstößiger Name
social-reason_leaving = Verlässt laufende Partien
social-reason_program = Vielleicht Hilfe von einem Programm
social-reason_other = Etwas anderes
social-report_words = In deinen Worten
social-report_talk = Die letzten zehn Zeilen des Gesprächs an diesem Tisch gehen mit.
social-report_send = Melden
social-blocked = Blockierte
social-blocked_about = kommt nicht an deine Tische und kann dir nichts sagen
social-muted_about = hörst du nicht
social-blocked_none = Du hast niemanden blockiert oder stummgeschaltet.
social-not_told = Sie erfahren es nicht.
social-notice_warn = Eine Verwarnung der Moderation
social-notice_mute = Du kannst eine Weile nichts sagen
social-notice_ban = Du kannst eine Weile nur zusehen
social-notice_rename = Die Moderation hat dir einen anderen Namen gegeben
social-notice_lift = Du kannst wieder mitmachen
social-notice_close = Von der Moderation
social-notice_mute_until = Ab { $day } kannst du wieder etwas sagen.
social-notice_ban_until = Bis { $day } kannst du zusehen und lesen, aber dich nicht setzen, nichts sagen und niemanden herausfordern. Laufende Partien kannst du zu Ende spielen.
social-notice_read = Gelesen
social-reports = Meldungen
social-mod_open = { $count } offen
social-mod_shelves = Welche Meldungen
social-mod_open_shelf = Offen
social-mod_mine_shelf = Meine
social-mod_closed_shelf = Erledigt
social-mod_none_open = Keine Meldung wartet. Die See ist ruhig.
social-mod_none_mine = Du hast noch keine Meldung erledigt.
social-mod_none_closed = Noch ist keine Meldung erledigt.
social-mod_count =
    { $count ->
        [one] 1 Meldung
       *[other] { $count } Meldungen
    }
social-mod_gone = jemandem, der nicht mehr da ist
social-mod_page = Seite
social-mod_table = Tisch
social-mod_member = Mitglied seit { $day }
social-mod_guest = Gast seit { $day }
social-mod_warnings =
    { $count ->
        [one] 1 Verwarnung, { $day }
       *[other] { $count } Verwarnungen, zuletzt { $day }
    }
social-mod_banned_until = Ausgeschlossen bis { $day }
social-mod_muted_until = Stumm bis { $day }
social-mod_reported_by = Gemeldet von { $names }
social-mod_no_talk = An diesem Tisch wurde nichts gesagt.
social-mod_writing = { $name } schreibt gerade
social-mod_tell = Was du { $name } sagst
social-mod_needs_sentence = Jede Maßnahme braucht einen Satz: Er wird der Person gesagt und steht im Protokoll.
social-mod_warn = Verwarnen
social-mod_mute = Einen Tag stumm
social-mod_rename = Umbenennen …
social-mod_rename_now = Umbenennen
social-mod_new_name = Neuer Name; ohne einen der eines Meerestiers
social-mod_ban = Ausschließen …
social-mod_ban_for = Für
social-mod_ban_now = Für { $span } ausschließen
social-mod_days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
social-mod_lift = Aufheben
social-mod_close = Alles in Ordnung
social-mod_log = Protokoll
social-mod_log_about = Jede Maßnahme der Moderation, für die ganze Moderation zu lesen. Nichts lässt sich entfernen.
social-mod_csv = Als Tabelle (CSV)
social-mod_moderator_column = Moderation
social-mod_act_column = Maßnahme
social-mod_person_column = Person
social-mod_why_column = Warum
social-mod_when_column = Wann
social-mod_done_warn = verwarnt
social-mod_done_mute = stumm
social-mod_done_ban = ausgeschlossen
social-mod_done_rename = umbenannt
social-mod_done_close = in Ordnung
social-mod_done_lift = aufgehoben

## Lektionen.

learn-companion = Otto erklärt
learn-course = Dein erster Kurs
learn-about = { $count } Lektionen mit je einer Idee. Du spielst sie nach den echten Regeln.
learn-progress = { $done } von { $count }
learn-minutes_left = noch etwa { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
learn-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
learn-done = Geschafft
learn-step = Schritt { $number } von { $count }
learn-lesson = Lektion { $number } von { $count }
learn-begin = Los geht’s
learn-go_on = Weiter
learn-next = Nächste Lektion
learn-start_over = Von vorn
learn-leave = Verlassen
learn-to_course = Alle Lektionen
learn-to_lesson = Zur Lektion
learn-all_done = Alles geschafft. Spiel sie noch einmal, wann du magst.
learn-show_me = Zeig es mir
learn-skip = Auslassen
learn-finished = Lektion geschafft!
learn-first_match = Erste Partie mit Otto
learn-first_match_about = Otto spielt gegen dich und meldet sich, wenn etwas zum ersten Mal passiert.
learn-sit_down = Hinsetzen
learn-quiet = Sei still
learn-why = Warum?
learn-damaged = Was sich dieser Browser von deinem Fortschritt gemerkt hat, ist nicht lesbar. Es ist beiseitegelegt, und das Zählen beginnt von vorn.
learn-taken_back = Zurückgenommen

## Mein Tisch zu Hause.

home-title = Mein Tisch zu Hause
home-new = Neuer Tisch
home-text = Als Text
home-redo = Wiederholen
home-mode_lay = Aufbauen
home-mode_play = Züge
home-mode_score = Wertung
home-player = Spieler { $number }
home-names = Wer wo sitzt
home-on_turn = Am Zug
home-tray = Was auf deinem Tisch liegt
home-how = Tippe ein Teil an, dann seinen Platz; noch einmal nimmt es weg oder dreht es. Zahlen: was die Schachtel noch hat.
home-left = { $piece }, noch { $count }
home-dials = Mengen und Zug
home-rare = Mehr zählen
home-less = { $label }: eins weniger
home-more = { $label }: eins mehr
home-can_be_title = Kann das sein?
home-can_be = Diese Stellung kann sein.
home-first_mend = Berichtige zuerst, was nicht sein kann; dann gibt es Züge und Rat.
home-over = Die Partie ist zu Ende: Sieh dir die Wertung an.
home-chance = Jetzt wird etwas gezogen
home-chance_how = Leg hin, was an deinem Tisch kommt, oder lass den Zufall ziehen.
home-deal = Zufällig ziehen
home-what_came = Oder tippe an, was kam:
home-make_this = Diesen Zug machen
home-moves_of =
    { $count ->
        [one] { $name }: ein möglicher Zug
       *[other] { $name }: { $count } mögliche Züge
    }
home-ask_expert = Was würde der Meister tun?
home-make_move = Tippe einen Zug an, um ihn zu machen, hier oder auf dem Brett.
home-score_now = Wertung, wenn jetzt Schluss wäre
home-score_wrong =
    { $count ->
        [one] Etwas auf diesem Tisch kann nicht sein, die Wertung kann also falsch sein.
       *[other] { $count } Dinge auf diesem Tisch können nicht sein, die Wertung kann also falsch sein.
    }
home-place = Platz
home-text_title = Die Stellung als Text
home-text_about = Kopiere sie, um sie aufzuheben oder einem Programm zu geben; oder füge eine andere ein und übernimm sie.
home-copy = Text kopieren
home-take = Übernehmen
home-begin_about = Ein leerer Tisch ist für eine laufende Partie; ein ausgeteilter ist bereit für den ersten Zug.
home-begin_empty = Leerer Tisch
home-begin_dealt = Zum Start ausgeteilt

## People: one's own page, signing in.

people-you = { $name }: deine Seite
people-own_page = Deine Seite
people-matches = Wertungen und Partien
people-member_since = Mitglied seit { $date }
people-guest_since = Gast seit { $date }
people-somebody = Jemand
people-name = Name
people-language = Sprache
people-creature = Tier
people-creature-turtle = Meeresschildkröte
people-creature-seahorse = Seepferdchen
people-creature-crab = Krabbe
people-creature-jellyfish = Qualle
people-creature-clownfish = Clownfisch
people-creature-eel = Muräne
people-creature-lobster = Hummer
people-creature-whale = Wal
people-creature-shark = Hai
people-creature-octopus = Krake
people-creature-ray = Stachelrochen
people-creature-dolphin = Delfin
people-colour = Farbe
people-colour-sand = Sand
people-colour-pink = Rosa
people-colour-coral = Koralle
people-colour-blue = Blau
people-colour-green = Grün
people-colour-violet = Violett
people-keys = Passkeys und Geräte
people-add_passkey = Passkey hinzufügen
people-passkey = Passkey, erstellt in { $browser }
people-browser = einem Browser
people-used = benutzt: { $when }
people-seen = angemeldet, zuletzt hier: { $when }
people-just_now = gerade eben
people-this_device = dieses Gerät
people-remove = Entfernen
people-remove_passkey = Diesen Passkey entfernen?
people-remove_passkey_text = Du kannst dich dann nicht mehr mit ihm anmelden. Angemeldete Browser bleiben es.
people-end_session = Abmelden
people-end_session_text = Der Browser wird sofort abgemeldet. Deine Partien bleiben dir.
people-codes = Notfallcodes
people-codes_left =
    { $count ->
        [0] keiner übrig
        [one] einer von 10 übrig
       *[other] { $count } von 10 übrig
    }
people-new_codes = Neue Codes
people-new_codes_text = Sobald du neue Codes hast, gelten die bisherigen nicht mehr.
people-mail_text = An diese Adresse schicken wir dir einen Link zum Anmelden. Niemand sonst sieht sie.
people-confirm_mail = Adresse bestätigen
people-mail_sent = Sieh in deine Mails und öffne den Link innerhalb von 15 Minuten.
people-guest_text = Du bist Gast: Nur dieser Browser kennt deine Plätze. Mit einem Passkey gehören sie dir auf jedem Gerät.
people-data = Deine Daten
people-data_text = Ein Archiv mit allem, was von dir gespeichert ist, Partien als Links, ohne uns lesbar.
people-download = Alles herunterladen
people-delete = Dich löschen
people-delete_text = Dein Name wird zu „Jemand“, laufende Partien werden aufgegeben. Beendete Partien bleiben, denn sie gehören auch anderen. Das lässt sich nicht rückgängig machen.
people-delete_ask = Löschen …
people-delete_typed = Gib zur Bestätigung deinen Namen ein: { $name }
people-delete_now = Endgültig löschen
people-sign_out = Hier abmelden
people-sign_out_text = Zurück kommst du mit einem Passkey, einem Notfallcode oder einem Link per Mail.
people-sign_out_guest = Du bist Gast: Ohne Passkey kann dir niemand deine Plätze zurückgeben.
people-keep = Behalte deinen Platz
people-steps = Schritte
people-step_passkey = Name und Passkey
people-step_codes = Notfallcodes
people-keep_lead =
    { $count ->
        [0] Mit einem Passkey gehört dir dieser Name auf jedem Gerät.
        [one] Du hast als Gast eine Partie gespielt. Mit einem Passkey gehört sie dir auf jedem Gerät.
       *[other] Du hast als Gast { $count } Partien gespielt. Mit einem Passkey gehören sie dir auf jedem Gerät.
    }
people-keep_note = Fingerabdruck, Gesicht oder Displaysperre. Kein Passwort, keine Mailadresse nötig.
people-keep_stay = Deine Plätze und Partien bleiben dir
people-keep_devices = Melde dich auch am Handy und Tablet an
people-keep_found = Freunde finden dich unter deinem Namen
people-create_passkey = Passkey erstellen
people-before = Schon einmal hier gewesen?
people-take_along =
    { $count ->
        [one] Die Partie dieses Browsers mitnehmen
       *[other] Die { $count } Partien dieses Browsers mitnehmen
    }
people-with_passkey = Mit Passkey anmelden
people-with_link = Link per Mail schicken
people-with_code = Ich habe einen Notfallcode
people-stay_guest = Gast bleiben
people-back = Zurück
people-welcome = Du bist Mitglied, { $name }
people-codes_text = Zehn Codes für den Tag, an dem du alle Geräte verlierst. Jeder gilt einmal. Wir speichern nur ihre Prüfsummen, du siehst sie also nur jetzt.
people-copy = Kopieren
people-save_file = Als Datei speichern
people-codes_safe = Ich habe sie sicher aufbewahrt
people-done = Fertig
people-link_title = Ein Link per Mail
people-link_text = Wir schicken dir einen Link, der dich anmeldet. Er gilt einmal und 15 Minuten lang.
people-address = Mailadresse
people-send_link = Link schicken
people-link_sent = Verschickt, falls die Adresse einem Mitglied gehört. Nichts da? Sieh im Spamordner nach, oder versuche es in einer Minute noch einmal.
people-code_title = Ein Notfallcode
people-code_text = Jeder deiner zehn Codes gilt einmal.
people-code = Notfallcode
people-sign_in = Anmelden
people-passkey_failed = Von deinem Gerät kam kein Passkey: Es wurde abgebrochen oder hat nicht geklappt. Versuche es noch einmal.
people-no_passkeys = Passkeys brauchen eine verschlüsselte Verbindung (https) oder die Adresse localhost und einen Browser, der sie kennt.
people-at_localhost = Öffne { $address }
people-follow_text = Dieser Link kam per Mail. Er gilt einmal.
people-go_on = Weiter
people-confirmed = Diese Adresse gehört jetzt dir. An sie können Links zum Anmelden gehen.

## Was wäre, wenn: Studien zu einer Partie, mit Varianten.

whatif-title = Was wäre, wenn
whatif-play_on = Von hier weiterspielen
whatif-try_out = Ausprobieren
whatif-try_out_about = Spiele alle Plätze selbst oder lass Bots antworten, geh zurück, vergleiche. Die Partie bleibt, wie sie ist.
whatif-at_table = Am Tisch weiterspielen
whatif-at_table_about = Eine eigene Partie gegen Bots: Alles bis hierher ist geschehen, was kommt, ist neu.
whatif-at_the_end = Hier ist die Partie zu Ende: Sieh dir das Ende an, oder geh zu einem früheren Zug zurück.
whatif-seat = Du bist
whatif-about = Was wäre, wenn · ab Schritt { $number }
whatif-back = Einen Schritt zurück
whatif-share = Studie teilen
whatif-share_about = Dieser Link enthält die Partie und alle deine Varianten.
whatif-studies = Meine Studien
whatif-leave = Verlassen
whatif-harmless = Probiere alles aus: Nichts hier berührt die Partie.
whatif-who = Wer spielt die anderen?
whatif-play_all = Ich spiele alle
whatif-bots = Bots antworten: { $level }
whatif-opponents = Bots
whatif-let_bots_move = Bots ziehen lassen
whatif-thinking = denkt nach …
whatif-best_line = Beste Zugfolge
whatif-unknown = Was niemand wissen kann
whatif-unknown_hidden = Was dieser Platz nicht wissen kann. Neu ausgeteilt verrät es nichts über die echte Partie.
whatif-unknown_drawn = Was auf dem Weg hierher gezogen wurde, ist Zufall. Über die echte Partie verrät das nichts.
whatif-nothing_unknown = Auf dem Weg hierher blieb nichts dem Zufall überlassen.
whatif-deal = Unbekanntes neu austeilen
whatif-variations = Varianten
whatif-count = { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    }
whatif-kept = { $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    } · in diesem Browser aufbewahrt
whatif-start = Schritt { $number }: die Partie, wie sie war
whatif-start_dealt = Schritt { $number }: soweit du es weißt
whatif-played = so gespielt
whatif-dealt = Neu ausgeteilt
whatif-drawn = Zufall
whatif-deal_number = Ziehung { $number }
whatif-comment = Ein Kommentar zu diesem Zug
whatif-marks = Zeichen
whatif-mark_good = Guter Zug
whatif-mark_interesting = Interessanter Zug
whatif-mark_dubious = Zweifelhafter Zug
whatif-mark_bad = Fehler
whatif-remove = Diesen Zug und alles danach entfernen
whatif-none = Noch keine Studien. Öffne eine Aufzeichnung und wähle „Von hier weiterspielen“.
whatif-changed = geändert am { $day }
whatif-forget = Entfernen
whatif-really = Wirklich entfernen?
whatif-not_kept = Dieser Browser bewahrt diese Studie nicht auf; öffne sie mit ihrem Link, oder beginne eine bei einer Aufzeichnung.
whatif-damaged = Was dieser Browser von deinen Studien aufbewahrt hat, ließ sich nicht lesen. Es liegt beiseite und wird nicht überschrieben.

## How a table is played: its clock, rating, and who may join.

terms-access = Wer darf mitspielen
terms-any = beliebig
terms-casual = ungewertet
terms-casual_about = Niemand gewinnt oder verliert Punkte. Tipps und Ausprobieren sind erlaubt.
terms-clock = Uhr
terms-correspondence = Tage je Zug
terms-counts = Wertung
terms-days = 
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
terms-days_about = 
    { $days ->
        [one] Alle haben für jeden Zug einen Tag.
       *[other] Alle haben für jeden Zug { $days } Tage.
    }
terms-everybody = Alle
terms-everybody_about = Der Tisch steht in der Lobby, und alle dürfen zuschauen.
terms-friends = nur Freunde
terms-friends_about = Nur Leute, denen du folgst, sehen den Tisch in ihrer Lobby.
terms-friends_choice = Freunde
terms-from = ab { $lowest }
terms-highest = Bis
terms-increment = Sekunden mehr je Zug
terms-leaving = Weggehen
terms-leaving_about = nach 70 s Abwesenheit dürfen die anderen einen Bot weiterspielen lassen
terms-link = Nur mit Link
terms-link_about = Wer den Link hat, darf sich setzen; in der Lobby steht der Tisch nicht.
terms-live = Live
terms-live_about = 
    { $seconds ->
        [0] { $minutes ->
            [one] Alle haben eine Minute für die ganze Partie.
           *[other] Alle haben { $minutes } Minuten für die ganze Partie.
        }
       *[other] { $minutes ->
            [one] Alle haben eine Minute und je Zug { $seconds } Sekunden mehr.
           *[other] Alle haben { $minutes } Minuten und je Zug { $seconds } Sekunden mehr.
        }
    }
terms-lowest = Von
terms-minutes = Minuten für alle
terms-no_clock = ohne Uhr
terms-no_clock_about = Alle lassen sich so viel Zeit, wie sie mögen.
terms-nobody_more = alle Plätze sind besetzt
terms-none = Keine
terms-not_you = Nur { $limits }
terms-out = Zeit abgelaufen
terms-out_bot = ein Bot spielt weiter
terms-out_last = ein Bot spielt weiter, und der Platz wird Letzter
terms-out_lost = die Partie ist verloren
terms-out_nothing = nichts passiert: Die Uhr zeigt es nur
terms-own = Eigene
terms-own_rating = Deine Wertung ist { $number }.
terms-preview = So sehen es die anderen
terms-range = { $lowest } – { $highest }
terms-rated = gewertet
terms-rated_about = Es gibt keine Tipps und kein Ausprobieren, und alle sitzen an ihrem eigenen Gerät.
terms-rated_clock = Eine gewertete Partie braucht eine Uhr, und wer keine Zeit mehr hat, verliert.
terms-rated_short = gewertet: keine Tipps
terms-ratings = Wertung der anderen
terms-some_days = 
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
terms-up_to = bis { $highest }
terms-wrong_increment = Ganze Sekunden von 0 bis { $most }.
terms-wrong_minutes = Ganze Minuten von 1 bis { $most }.
terms-wrong_range = Mindestens { $lowest }, denn dort beginnt der Bereich.
terms-wrong_rating = Eine ganze Zahl bis { $most } oder nichts.

## The waiting room.

waiting-again = { $names } möchte noch eine Partie
waiting-begins = Die Partie beginnt, wenn alle Plätze besetzt sind.
waiting-bot_offer = Ein Bot etwa deiner Stärke: { $level }.
waiting-close_ask = { $names } sitzt hier. Wenn du den Tisch schließt, stehen alle auf, und der Link führt ins Leere.
waiting-for = 
    { $count ->
        [one] Noch eine Person fehlt
       *[other] Noch { $count } Leute fehlen
    }
waiting-free = Freier Platz
waiting-get_up = Aufstehen
waiting-invite = Mit Link einladen
waiting-kept = Reserviert für { $name }
waiting-kept_for_others = Die freien Plätze sind für die Leute der vorigen Partie reserviert.
waiting-meanwhile = Solange du wartest
waiting-meanwhile_about = Löse eine Aufgabe. Der Tisch ruft dich, wenn die Partie beginnt.
waiting-no_thanks = Nein danke
waiting-nobody_yet = Noch niemand.
waiting-play_again = Noch einmal spielen
waiting-puzzles = Aufgaben
waiting-take_bots = 
    { $count ->
        [one] Mit dem Bot spielen
       *[other] Mit Bots spielen
    }

## Challenges.

challenge-accept = Spielen
challenge-asks = { $name } fordert dich heraus
challenge-by_name = Mit Namen herausfordern
challenge-called = Wen?
challenge-called_about = Der genaue Name von jemandem, der gerade hier ist.
challenge-decline = Ablehnen
challenge-declined = { $name } lehnt ab
challenge-expired = { $name } hat nicht geantwortet
challenge-send = Herausfordern
challenge-title = Jemanden herausfordern
challenge-waits = { $name } wird gefragt
challenge-whom = { $name } herausfordern
challenge-withdraw = Zurückziehen
social-follow_more = Folgen, stummschalten

## Vacation.

vacation-about = Wo du nach Tagen spielst, stehen deine Uhren still, und niemand gewinnt, weil du weg bist. Ziehen darfst du trotzdem. Live-Tische warten nicht.
vacation-away = im Urlaub
vacation-begin = Urlaub beginnen
vacation-days = Tage
vacation-end = Ich bin zurück
vacation-left = 
    { $days ->
        [0] Du hast in diesem Jahr keine Tage mehr.
        [one] Du hast in diesem Jahr noch einen von { $most } Tagen.
       *[other] Du hast in diesem Jahr noch { $days } von { $most } Tagen.
    }
vacation-of = { $name } ist im Urlaub
vacation-title = Urlaub
vacation-until = Im Urlaub bis { $day }
vacation-wrong = Ganze Tage von 1 bis { $most }.
