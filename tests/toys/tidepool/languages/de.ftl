### Die Gezeitentümpel-Auktion auf Deutsch.

eine-muschel =
    { $shell ->
        [hidden] eine verdeckte Muschel
       *[other] eine Muschel vom Wert { $shell }
    }
das-los = eine Muschel vom Wert { $lot }

## Was zu tun ist.

prompt-over = Die Partie ist zu Ende.
prompt-wait = Warte auf die anderen.
prompt-offer = Biete eine Muschel für { das-los }, oder halte dich zurück.
prompt-decide = Du hast { das-los } gewonnen: Behalte sie für Punkte, oder stecke sie ein, um sie später zu bieten.

missing-shell = Welchen Wert hat die Muschel?

## Züge.

move-hold = Zurückhalten
move-offer = Eine Muschel vom Wert { $shell } bieten
move-keep =
    Das Los für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } behalten
move-pocket = Das Los einstecken, um es später zu bieten
move-draw = Eine Muschel vom Wert { $shell } wird gezogen

## Warum ein Zug nicht geht.

refusal-is_over = Die Partie ist zu Ende.
refusal-no_seat = Diesen Platz gibt es hier nicht.
refusal-nobody_chooses = Niemand wählt, während Muscheln aus dem Riff gezogen werden.
refusal-has_chosen = Du hast für diese Runde gewählt, und dabei bleibt es.
refusal-not_the_winner = Nur { $winner } entscheidet über das Los.
refusal-not_an_offer = Jetzt wird eine Muschel geboten, oder man hält sich zurück.
refusal-not_a_decision = Jetzt wird das Los behalten oder eingesteckt.
refusal-held_back_before = Du hast dich in der Runde davor zurückgehalten und musst jetzt eine Muschel bieten.
refusal-not_held = Du hast keine Muschel vom Wert { $shell }.

## Was geschah.


event-shell_dealt = { $seat } bekommt { eine-muschel }.
event-lot_turned_up = { eine-muschel } wird versteigert.
event-choice_made = { $seat } hat sich { $choice }.
event-offer_shown = { $seat } hat { eine-muschel } geboten.
event-held_back = { $seat } hat sich zurückgehalten.
event-lot_won = { $seat } gewinnt { eine-muschel }.
event-lot_washed_away = Kein Wert wurde nur einmal geboten: { eine-muschel } wird weggespült.
event-lot_kept = { $seat } behält { eine-muschel } für Punkte.
event-lot_pocketed = { $seat } steckt { eine-muschel } ein.
event-match_over = Die letzte Runde ist vorbei.

clause-secret = heimlich entschieden
clause-to_hold_back = entschieden, nichts zu bieten
clause-to_offer = entschieden, { eine-muschel } zu bieten

## Teile der Wertung, und warum eine Partie endete.

score-lots = Lose
score-shells = Muscheln
ending-last_round = Das letzte Los hat seinen Besitzer gefunden oder das Meer.

pitch = Biete heimlich Muscheln, gewinne, was die Flut freilegt, und behalte es oder heb es auf für bessere Tage.

drawn-title =
    Tidepool Auction, { $round } von { $rounds } Runden gespielt, { $hand } Muscheln auf jeder Hand{ $phase ->
        [over] { "" }; die Partie ist zu Ende
       *[other] { "" }
    }
drawn-reef = Riff: { $reef }
drawn-shells =
    { $count ->
        [one] { $count } Muschel
       *[other] { $count } Muscheln
    }
drawn-lot = Ausgelegt: { $lot }
drawn-seat =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }, auf der Hand { $hand }
drawn-held_back = { "," } hat schon verzichtet
drawn-chose = { "," } hat { $move } gewählt
drawn-has_chosen = { "," } hat gewählt

## Optionen.

option_name-rounds = Versteigerungen
option-rounds = Wie viele Auslagen versteigert werden.
option_name-hand_size = Handkarten
option-hand_size = Wie viele Muscheln jeder bekommt.
