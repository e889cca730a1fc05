### Open Worlds auf Deutsch. Karten und Welten heißen überall so wie auf den Karten, ohne Artikel.
###
### Lücken: $seat, $opponent, $owner, $chooser, $player und $first (in move-first) sind Namen von Mitspielern; $card,
### $unit, $target und $utility sind Namen von Karten; $world, $start und $here sind Namen von Welten.

## Was eine Karte verlangt.

clause-req-peaceful_or_yours = Welt nicht feindlich oder von dir besetzt
clause-req-water_2_and_peaceful_or_yours = H2O mindestens 2, und Welt nicht feindlich oder von dir besetzt
clause-req-habitable_or_yours = Welt bewohnbar oder von dir besetzt
clause-req-peaceful = Welt nicht feindlich
clause-req-yours = Welt von dir besetzt
clause-req-yours_to_terraform = Welt von dir besetzt und unbewohnbar oder feindlich
clause-req-habitable_or_hostile = Nur bewohnbare oder feindliche Welt
clause-req-mining_or_production = Du hast hier eine Bergbau- oder Produktionsanlage
clause-req-host = Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage
clause-req-population = Du hast hier eine Siedlung
clause-req-large_population = Du hast hier eine Siedlung mit Verteidigung 20 oder mehr
clause-req-ship = Du hast hier ein Schiff
clause-req-capacity = Kapazität { $number }
clause-req-quoted = { $quote }

## Warum ein Hilfsmittel nicht gespielt werden kann.

lack-no_staged_card = Du hast keine Karte bereitgelegt
lack-within_limit = Deine bereitgelegten Schiffe übersteigen deine Klassengrenze nicht
lack-unoccupied = Du besetzt diese Welt nicht
lack-unmet = Was es verlangt, ist nicht erfüllt

## Teile von Sätzen.

clause-hidden_card = eine Karte
clause-no_unit = nichts
clause-no_world = Stelle { $number } ohne Welt
clause-nobody_there = jemand, der nicht mitspielt
clause-owned = { $unit } von { $opponent } an { $world }
clause-staged = eine bereitgelegte Karte an { $world }
clause-played_by = { $card } von { $opponent }
clause-utility = ein Hilfsmittel
clause-yourself = dich selbst
clause-something = das

clause-verdict-utility = { " " }(Bluff: Hilfsmittel werden aus der Hand gespielt)
clause-verdict-prohibited = { " " }(Bluff: im LETZTEN ZUG verboten)
clause-verdict-class = { " " }(würde abgelegt: Klasse { $number } liegt über deiner Grenze)
clause-verdict-room = { " " }(würde abgelegt: Es ist gerade kein Platz frei)
clause-verdict-req = { " " }(würde abgelegt: Die REQ „{ $req }“ ist gerade nicht erfüllt)

clause-moment-begin_turn = am Anfang des Zuges
clause-moment-begin_stage = am Anfang des Bereitlegens
clause-moment-end_stage = am Ende des Bereitlegens
clause-moment-during_move = während des Bewegens
clause-moment-end_move = am Ende des Bewegens
clause-moment-during_reveal = wenn deine bereitgelegten Schiffe deine Klassengrenze übersteigen
clause-moment-begin_resolution = bevor die Welten aufgelöst werden
clause-moment-begin_surface = am Anfang des Bodenkampfs
clause-moment-end_resolution = nachdem die Welten aufgelöst sind
clause-moment-end_draw = am Ende des Ziehens
clause-moment-reaction = wenn ein Gegner ein Hilfsmittel spielt

## Was zu tun ist.

prompt-over = Die Partie ist zu Ende.
prompt-others = Andere sind an der Reihe.
prompt-choose = Wähle.
prompt-adjust =
    Du darfst { $left ->
        [one] noch eine Karte
       *[other] bis zu { $left } Karten
    } von der Hand weglegen. Du ziehst ebenso viele nach.
prompt-replace = LETZTER ZUG: Du darfst verbotene Karten vorzeigen und ersetzen.
prompt-stage = Lege Karten verdeckt an Welten bereit. Deine Schiffe dort dürfen zusammen Klasse { $limit } haben; sie haben { $total }.
prompt-move = Du darfst deine Schiffe bewegen, jedes einmal und höchstens um seine Reichweite.
prompt-trim = Lege eines deiner bereitgelegten Schiffe ab. Sie haben zusammen Klasse { $total }, und deine Grenze ist { $limit }.
prompt-world = Wähle die Welt, die als Nächste aufgelöst wird.
prompt-swap = { $unit } soll an { $here } errichtet werden. Macht eine deiner Anlagen dafür Platz und kehrt auf deine Hand zurück?
prompt-retreat = Orbitalkampf an { $here }: Schiffe mit Rückzug dürfen auf deine Hand zurückkehren.
prompt-mode = { $unit } an { $here }: auf Orbitale feuern oder alle Waffen für den Boden aufsparen?
prompt-aim = Worauf feuert { $unit }? Geschehen im Orbit an { $here }, { strength }.
prompt-assign =
    Was soll { $unit } angreifen{ $can_defend ->
        [yes] { " " }oder verteidigen
       *[no] { "" }
    }? Bodenkampf an { $here }, { strength }.
prompt-conquer = { $overcome } ist überwunden. Eroberst du die Anlage?
prompt-trash = Du darfst Karten ablegen, die du nicht brauchst. Danach ziehst du nach deinem Einkommen.
prompt-search = Nimm eine Karte aus deinem Stapel.

strength =
    Stärke { $power }{ $weapons ->
        [one] { "" }
       *[other] { " " }(Waffe { $weapon } von { $weapons })
    }

prompt-window-begin_turn = Der Zug beginnt: Spiele ein Hilfsmittel oder nichts.
prompt-window-begin_stage = Das Bereitlegen beginnt: Spiele ein Hilfsmittel oder nichts.
prompt-window-end_stage = Das Bereitlegen endet: Spiele ein Hilfsmittel oder nichts.
prompt-window-end_move = Das Bewegen endet: Spiele ein Hilfsmittel oder nichts.
prompt-window-begin_resolution = Gleich werden die Welten aufgelöst: Spiele ein Hilfsmittel oder nichts.
prompt-window-begin_surface = Der Bodenkampf an { $here } beginnt: Spiele ein Hilfsmittel oder nichts.
prompt-window-end_resolution = Alle Welten sind aufgelöst: Spiele ein Hilfsmittel oder nichts.
prompt-window-end_draw = Das Ziehen endet: Spiele ein Hilfsmittel oder nichts.

prompt-target-unit = Wähle die Einheit, auf die { $utility } zielt.
prompt-target-staged = { $utility }: Wähle eine deiner bereitgelegten Karten.
prompt-target-hand = { $utility }: Wähle eine Karte von deiner Hand.
prompt-target-seat = { $utility }: Wähle einen Gegner.
prompt-target-world = { $utility }: Wähle eine Welt.
prompt-target-chain = { $utility }: Wähle das Hilfsmittel, auf das du reagierst.

prompt-react-adjust-exchange = { $player } spielt { $utility }, um { $first } gegen eine Karte von der Hand auszutauschen. Reagiere oder spiele nichts.
prompt-react-enter_fray-arrive = { $player } spielt { $utility }, um die Karte als Schiff in die Umlaufbahn von { $first } zu bringen. Reagiere oder spiele nichts.
prompt-react-espionage-cancel = { $player } spielt { $utility }, um { $first } aufzuheben. Reagiere oder spiele nichts.
prompt-react-fleet_support-support = { $player } spielt { $utility }, um in diesem Zug Schiffe jeder Klasse bereitlegen zu dürfen. Reagiere oder spiele nichts.
prompt-react-sabotage-facility = { $player } spielt { $utility }, um { $first } zu zerstören. Reagiere oder spiele nichts.
prompt-react-sabotage-orbital = { $player } spielt { $utility }, um { $first } zu zerstören. Reagiere oder spiele nichts.
prompt-react-coup-seize = { $player } spielt { $utility }, um die Kontrolle über { $first } zu übernehmen. Reagiere oder spiele nichts.
prompt-react-research-draw = { $player } spielt { $utility }, um 3 Karten zu ziehen. Reagiere oder spiele nichts.
prompt-react-research-search = { $player } spielt { $utility }, um eine beliebige Karte aus dem Stapel zu nehmen. Reagiere oder spiele nichts.
prompt-react-false_alert-divert = { $player } spielt { $utility }, damit { $first } in diesem Zug an { $second } nichts bereitlegen kann. Reagiere oder spiele nichts.
prompt-react-we_quit-strike = { $player } spielt { $utility }, damit { $first } in diesem Zug kein Einkommen bringt. Reagiere oder spiele nichts.
prompt-react-light_brigade-land = { $player } spielt { $utility }, um eine Bodentruppe von der Hand an { $here } ins Spiel zu bringen. Reagiere oder spiele nichts.

## Was ein getippter Zug offenlässt.

missing-card = Welche Karte?
missing-world = Welche Welt?
missing-play = Welches Hilfsmittel?
missing-utility = Welches Hilfsmittel?
missing-option = Wofür?
missing-opponent = Welcher Gegner?
missing-place = Die wievielte Anlage dort?
missing-owner = Wessen Einheit?
missing-prey = Welche Einheit?
missing-nth = Die wievielte deiner bereitgelegten Karten dort?
missing-entry = Das wievielte Hilfsmittel der Kette?

## Züge.

move-pass =
    { $phase ->
        [window] Nichts spielen
        [reacting] Nichts spielen
        [swapping] Keine macht Platz
        [aiming] Kein Ziel
        [assigning] Nichts tun
       *[other] Fertig
    }
move-card =
    { $phase ->
        [adjusting] { $card } weglegen
        [prohibiting] { $card } vorzeigen und ersetzen
        [trimming] Das bereitgelegte Schiff { $card } ablegen
        [trashing] { $card } ablegen
        [searching] { $card } nehmen
       *[other] { $card } wählen
    }
move-stage = { $card } an { $world } bereitlegen{ $verdict }
move-move = { $card } nach { $world } bewegen
move-play =
    { $utility } spielen{ $option ->
        [facility] : eine Anlage zerstören
        [orbital] : eine Station oder ein Feld zerstören
        [draw] : 3 Karten ziehen
        [search] : den Stapel durchsuchen
       *[other] { "" }
    }
move-world = { $world }
move-seat = { $opponent }
move-facility =
    { $deed ->
        [missing] Eine Anlage, die es nicht gibt (Nummer { $place } an { $world })
       *[other] { unit-deed }
    }
move-orbital =
    { $deed ->
        [missing] { $card } von { $owner } (nicht im Spiel)
       *[other] { unit-deed }
    }
move-ground =
    { $deed ->
        [missing] { $card } von { $owner } (nicht im Spiel)
       *[other] { unit-deed }
    }
unit-deed =
    { $deed ->
        [retreat] { $target } zurückziehen
        [swap] { $target }{ $twin ->
            [0] { "" }
           *[other] { " " }(Platz { $twin })
        } auf die Hand zurücknehmen
        [defend] { $owned } verteidigen (Verteidigung { $defence }{ place })
        [attack] { $owned } angreifen (Verteidigung { $defence }{ place })
        [fire] Auf { $owned } feuern (Verteidigung { $defence }{ place })
       *[choose] { $owned } wählen (Verteidigung { $defence }{ place })
    }
place =
    { $twin ->
        [0] { "" }
       *[other] , Platz { $twin }
    }
move-staged =
    { $is_staged ->
        [yes] Deine bereitgelegte Karte { $staged } an { $world } ({ $nth })
       *[no] Eine bereitgelegte Karte, die es nicht gibt (Nummer { $nth } an { $world })
    }
move-chain =
    { $is_played ->
        [yes] Auf { $answered } reagieren (Nummer { $entry } in der Kette)
       *[no] Ein Hilfsmittel, das nicht gespielt wurde (Nummer { $entry } in der Kette)
    }
move-fire = Auf Orbitale feuern
move-reserve = Alle Waffen für den Boden aufsparen
move-yes = Erobern
move-no = Nicht erobern
move-draw = { $card } wird gezogen
move-lay = { $world_card } wird ausgelegt
move-first = { $first } folgt in der Vorrangfolge

## Warum ein Zug nicht geht.

refusal-is_over = Die Partie ist zu Ende.
refusal-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-nobody_chooses = Niemand wählt, solange Karten gezogen werden.
refusal-not_your_turn = Jetzt wählt { $chooser }.
refusal-has_adjusted = Du hast deine Hand schon angepasst.
refusal-no_such_move = Diesen Zug gibt es nicht.
refusal-only_adjusting = Lege jetzt bis zu vier Karten weg, oder behalte alle.
refusal-only_prohibited = Ersetze jetzt verbotene Karten, oder behalte sie.
refusal-only_window = Spiele jetzt ein Hilfsmittel für diesen Augenblick oder nichts.
refusal-only_reacting = Reagiere jetzt auf { $utility } oder spiele nichts.
refusal-only_targets = Wähle zuerst, worauf { $utility } zielt.
refusal-only_searching = Nimm zuerst eine Karte aus deinem Stapel.
refusal-only_staging = Lege jetzt Karten an Welten bereit, oder beende das Bereitlegen.
refusal-only_moving = Bewege jetzt deine Schiffe, oder beende das Bewegen.
refusal-only_trimming = Lege zuerst bereitgelegte Schiffe ab, bis ihre Klassen dein Einkommen nicht mehr übersteigen.
refusal-only_a_world = Wähle die Welt, die als Nächste aufgelöst wird.
refusal-only_swapping = Wähle eine Anlage, die für { $unit } Platz macht, oder keine.
refusal-only_retreating = Ziehe jetzt Schiffe zurück, oder lass alle bleiben.
refusal-only_mode = { $unit } feuert entweder auf Orbitale oder spart alle Waffen auf.
refusal-only_aiming = Wähle ein Orbital, auf das { $unit } feuert, oder keines.
refusal-only_assigning =
    Wähle, was { $unit } angreift{ $can_defend ->
        [yes] { " " }oder verteidigt
       *[no] { "" }
    }, oder nichts.
refusal-only_conquering = Entscheide, ob du { $unit } an { $here } eroberst.
refusal-only_trashing = Lege jetzt Karten von der Hand ab, oder behalte sie.
refusal-not_to_put_away = Du hast { $card } nicht auf der Hand.
refusal-not_to_replace = Du hast { $card } nicht auf der Hand.
refusal-not_to_stage = Du hast { $card } nicht auf der Hand.
refusal-not_to_trash = Du hast { $card } nicht auf der Hand.
refusal-not_to_choose = Du hast { $card } nicht auf der Hand.
refusal-not_in_deck = { $card } ist nicht in deinem Stapel.
refusal-no_such_world = Dort ist keine Welt.
refusal-not_prohibited = { $card } ist nicht verboten und bleibt auf deiner Hand.
refusal-staging_forbidden = Wegen eines gegnerischen Hilfsmittels darfst du in diesem Zug an { $world } nichts bereitlegen.
refusal-staged_enough = Du hast an { $world } schon so viele Karten bereitgelegt, wie du darfst.
refusal-wrong_slot = An { $world } ist nur noch Platz für eine Bodentruppe, und { $card } ist keine.
refusal-nothing_for_slot = Dort ist nur Platz für eine Bodentruppe, und du hast keine auf der Hand.
refusal-not_in_play = Du hast { $card } nicht im Spiel.
refusal-has_moved = { $card } hat sich in diesem Zug schon bewegt.
refusal-is_there = { $card } ist schon an { $world }.
refusal-too_far = { $card } hat Reichweite { $reach }, und { $world } ist { $distance } Parsec entfernt.
refusal-not_staged_ship = { $card } ist keines deiner bereitgelegten Schiffe.
refusal-is_exempt = { $card } liegt an deiner Werft bereit und zählt nicht mit.
refusal-is_resolved = { $world } ist in diesem Zug schon aufgelöst.
refusal-nothing_to_swap = { absence }.
refusal-nothing_to_retreat = { absence }.
refusal-nothing_in_orbit = { absence }.
refusal-nothing_on_the_ground = { absence }.
refusal-no_such_unit = { absence }.
refusal-swap_not_yours = { $target } gehört { $owner } und macht für { $unit } keinen Platz.
refusal-swap_conquered = { $target } stammt aus einem anderen Deck und kann nicht auf deine Hand zurückkehren.
refusal-has_no_swap = { $target } hat keinen Tausch und behält den Platz.
refusal-swap_for_others =
    { $target } macht nur für eine { $swap ->
        [population] Siedlung
        [production] Produktionsanlage
        [population_production] Siedlung oder Produktionsanlage
       *[any] Anlage
    } Platz, und { $unit } ist keine.
refusal-swap_promised = { $target } macht schon für eine andere Karte Platz.
refusal-not_your_retreat = { $target } gehört { $owner }.
refusal-has_no_retreat = { $target } hat keinen Rückzug.
refusal-own_unit = { $target } gehört dir selbst.
refusal-not_an_orbital = Beim Geschehen im Orbit sind nur Orbitale Ziele.
refusal-not_on_the_ground = Im Bodenkampf sind nur Anlagen und Bodentruppen Ziele.
refusal-cannot_defend = { $target } gehört dir selbst, und { $unit } kann nicht verteidigen.
refusal-only_facilities = Nur Anlagen werden verteidigt, und { $target } ist keine.
refusal-own_former = Eigentümer von { $target } bist du; nur Einheiten, die erobern dürfen, können darauf zielen.
refusal-is_shielded = { $target } von { $owner } ist vor deinen Orbitalen abgeschirmt.
refusal-is_untargetable = { $target } kann kein Ziel sein.
refusal-not_your_utility = Du hast { $utility } nicht auf der Hand.
refusal-wrong_window = { $utility } kann jetzt nicht gespielt werden, nur { EITHER($moments) }.
refusal-prohibited_now = { $utility } ist verboten und kann im LETZTEN ZUG nicht gespielt werden.
refusal-not_the_time = { $utility } kann nicht gespielt werden: { LACK($lack) }.
refusal-no_target = Es gibt nichts, was { $utility } wählen könnte.
refusal-empty_deck = Dein Stapel ist leer: { $utility } würde nichts finden.
refusal-not_a_target = { $utility } kann { $chosen } nicht wählen.

absence =
    { $is_there ->
        [yes] { $owned } ist nicht hier
       *[no] Diese Einheit gibt es nicht
    }

## Was geschah.

event-world_laid_out = { $world_card } wird ausgelegt.
event-card_dealt = { $seat } zieht { $card }.
event-card_dealt_again = { $seat } zieht dafür { $card }.
event-card_drawn = { $seat } zieht { $card }.
event-prohibited_redrawn = { $seat } zieht dafür { $card }.
event-utility_drawn = { $seat } zieht { $card }.
event-card_put_away = { $seat } legt { $card } verdeckt weg.
event-hand_adjusted = { $seat } hat die Hand angepasst.
event-world_drawn = { $seat } zieht { $world_card } für den ersten Vorrang.
event-priority_set = { $seat } ist Nummer { $number } in der Vorrangfolge.
event-turn_begins = Zug { $number } beginnt.
event-final_turn = Zug { $number } ist der LETZTE ZUG.
event-prohibited_trashed = { $unit } von { $seat } an { $world } ist verboten und wird abgelegt.
event-prohibited_replaced = { $seat } zeigt { $card } vor und legt die Karte ab.
event-card_staged = { $seat } legt { $card } an { $world } bereit.
event-staging_done = { $seat } ist mit dem Bereitlegen fertig.
event-ship_moved = { $unit } von { $seat } bewegt sich von { $start } nach { $world }.
event-card_revealed = { $seat } deckt { $card } an { $world } auf.
event-unplayable_trashed = { $card } von { $seat }, bereitgelegt an { $world }, wird abgelegt: Hilfsmittel werden aus der Hand gespielt.
event-staged_prohibited_trashed = { $card } von { $seat }, bereitgelegt an { $world }, ist im LETZTEN ZUG verboten und wird abgelegt.
event-ship_trimmed = { $seat } legt { $card }, bereitgelegt an { $world }, ab: Die Klassen der Schiffe überstiegen das Einkommen.
event-world_begins = { $world } wird aufgelöst.
event-req_failed = { $card } von { $seat } wird an { $world } abgelegt: Die REQ „{ $req }“ ist nicht erfüllt.
event-orbital_req_failed = { $card } von { $seat } wird an { $world } abgelegt: Die REQ „{ $req }“ ist nicht erfüllt.
event-ground_req_failed = { $card } von { $seat } wird an { $world } abgelegt: Die REQ „{ $req }“ ist nicht erfüllt.
event-catastrophe_req_failed = { $card } von { $seat } wird an { $world } abgelegt: Die REQ „{ $req }“ ist nicht erfüllt.
event-facility_swapped = { $unit } von { $seat } an { $world } macht für { $card } Platz und kehrt auf die Hand zurück.
event-no_room = Für { $card } von { $seat } ist an { $world } kein Platz: Die Karte wird abgelegt.
event-installed = { $seat } errichtet { $unit } an { $world }.
event-stationed = { $seat } stationiert { $unit } an { $world }.
event-structure_stationed = { $seat } stationiert { $unit } an { $world }.
event-deployed = { $seat } setzt { $unit } an { $world } ein.
event-catastrophe = { $card } von { $seat } trifft { $world }!
event-damaged = { $unit } von { $seat } an { $world } erhält { $damage } Schaden (Verteidigung { $defence }).
event-defender_damaged = { $unit } von { $seat } an { $world } erhält { $damage } Schaden (Verteidigung { $defence }).
event-orbital_damaged = { $unit } von { $seat } an { $world } erhält { $damage } Schaden (Verteidigung { $defence }).
event-catastrophe_damaged = { $unit } von { $seat } an { $world } erhält { $damage } Schaden (Verteidigung { $defence }).
event-destroyed = { $unit } von { $seat } an { $world } ist zerstört.
event-orbital_destroyed = { $unit } von { $seat } an { $world } ist zerstört.
event-catastrophe_destroyed = { $unit } von { $seat } an { $world } ist zerstört.
event-utility_destroyed = { $unit } von { $seat } an { $world } ist zerstört.
event-indicator = { $card } von { $seat } wird zur Anzeige an { $world }; die Welt hat jetzt H2O { $water }.
event-terraformed = { $card } von { $seat } wird zur Anzeige an { $world }; die Welt ist jetzt bewohnbar, nicht feindlich und hat H2O { $water }.
event-retreated = { $unit } von { $seat } zieht sich von { $world } auf die Hand zurück.
event-reserved = { $unit } von { $seat } an { $world } spart die Waffen für den Boden auf.
event-aimed = { $unit } von { $seat } an { $world } zielt mit Stärke { $power } auf { $target } von { $opponent }.
event-attacks = { $unit } von { $seat } an { $world } greift { $target } von { $opponent } mit Stärke { $power } an.
event-defends = { $unit } von { $seat } verteidigt { $target } an { $world }.
event-conquered = { $seat } erobert { $unit } von { $opponent } an { $world }.
event-spared = { $unit } von { $seat } an { $world } hält stand: Der Angriff des Eigentümers zerstört die Anlage nicht.
event-left = { $unit } von { $seat } hat an { $world } die Aufgabe erfüllt und wird abgelegt.
event-returned = { $unit } von { $seat } hat an { $world } die Aufgabe erfüllt und kehrt auf die Hand zurück.
event-income = { $seat } hat ein Einkommen von { $income }.
event-priority = { $seat } hat jetzt Vorrang.
event-card_trashed = { $seat } legt { $card } ab.
event-last_card = { $seat } hat die letzte Karte des Stapels gezogen: Der nächste Zug ist der LETZTE ZUG.
event-last_card_taken = { $seat } hat die letzte Karte des Stapels gezogen: Der nächste Zug ist der LETZTE ZUG.
event-utility_played = { $seat } spielt { $card }.
event-utility_aimed = { $seat } wählt { $unit } von { $opponent } an { $world }.
event-utility_world = { $seat } wählt { $world }.
event-utility_opponent = { $seat } wählt { $opponent }.
event-utility_answers = { $seat } reagiert auf { $card } von { $opponent }.
event-utility_hand_card = { $seat } wählt { $card } von der Hand.
event-passed = { $seat } spielt nichts.
event-not_reacted = { $seat } spielt nichts.
event-utility_cancelled = { $card } von { $seat } ist aufgehoben.
event-utility_failed = { $card } von { $seat } bewirkt nichts.
event-utility_resolved = { $card } von { $seat } wirkt.
event-staged_exchanged = { $seat } tauscht eine bereitgelegte Karte an { $world } aus.
event-staging_forbidden = { $seat } darf in diesem Zug an { $world } nichts bereitlegen.
event-class_limit_lifted = Die Klassengrenze gilt in diesem Zug nicht für { $seat }.
event-taken_over = { $seat } übernimmt die Kontrolle über { $unit } von { $opponent } an { $world }.
event-placed = { $seat } bringt { $unit } an { $world } direkt ins Spiel.
event-arrived = { $seat } hat { $unit } in der Umlaufbahn von { $world }.
event-income_stopped = { $unit } von { $seat } an { $world } bringt in diesem Zug { $income ->
        [0] kein Einkommen
       *[other] ein Einkommen von { $income }
    }.
event-card_found = { $seat } nimmt { $card } aus dem Stapel.
event-stalled = Zwei Züge lang hat keine Karte einen Stapel verlassen: Der nächste Zug ist der LETZTE ZUG.
event-match_over = Die Einkommen des LETZTEN ZUGES sind gezählt.

## Teile der Wertung, und warum eine Partie endete.

score-posts = Posten
score-mining_and_drilling = Bergbau
score-population = Siedlungen
score-production = Produktion
score-yards = Werften
score-special_complexes = Sonderbauten
score-other_units = andere Einheiten
ending-final_counted = Die Einkommen des LETZTEN ZUGES sind gezählt.

## Was ein Zug einbringt, wie es auf „bringt“ folgt, und wofür Punkte sind.

gain-conquered = { $unit }
gain-points = { $points } Einkommen
gain-part-posts = Posten
gain-part-mining_and_drilling = Bergbau
gain-part-population = Siedlungen
gain-part-production = Produktion
gain-part-yards = Werften
gain-part-special_complexes = Sonderbauten
gain-part-other_units = andere Einheiten

## Wo man gefragt werden kann, ob man handelt, wie die Einstellungen es nennen.

window-begin_turn = Anfang des Zuges
window-begin_stage = Anfang des Bereitlegens
window-end_stage = Ende des Bereitlegens
window-end_move = Ende des Bewegens
window-begin_resolution = Bevor die Welten aufgelöst werden
window-begin_surface = Anfang des Bodenkampfs
window-end_resolution = Nachdem die Welten aufgelöst sind
window-end_draw = Ende des Ziehens
window-reaction = Wenn jemand ein Hilfsmittel spielt
window-prohibited = Verbotene Karten im LETZTEN ZUG

## Was die Seite für Decks auflistet.

book_type-facility = Anlagen
book_type-orbital = Orbitale
book_type-ground = Bodentruppen
book_type-catastrophe = Katastrophen
book_type-utility = Hilfsmittel
book_kind-post = Posten
book_kind-mining = Bergbau
book_kind-population = Siedlung
book_kind-production = Produktion
book_kind-yard = Werft
book_kind-special = Sonderbau
book_kind-ship = Schiff
book_kind-station = Station
book_kind-field = Feld
book_kind-manned = bemannt
book_kind-automated = automatisch
book_mark-conquers = Erobert
book_mark-retreat = Rückzug
book_mark-swap = Tausch
book_mark-prohibited = Verboten
book_curve-class = Schiffe nach Klasse
book_curve-income = Anlagen nach Einkommen
book_format-standard = Volles Spiel
book_format-introductory = Einsteiger
book_reason-utility = ein Hilfsmittel
book_reason-yard = eine Werft
book_reason-prohibited = verboten
book_reason-class = Klasse über 11
book_reason-structure = eine Station oder ein Feld
book_reason-conquers = darf erobern
book_reason-name = mit Namen ausgenommen

deck-size = Ein Deck für das volle Spiel hat genau { $size } Karten; dieses hat { cards }: { remedy }.
deck-introductory_size = Ein Deck für die Einsteigervariante hat genau { $size } Karten; dieses hat { cards }: { remedy }.
deck-no_count = { $card } kann nicht { $number }-mal in einem Deck sein.
deck-no_card = Eine Karte { $card } gibt es nicht.
deck-unknown = Ein Deck { $deck } gibt es nicht; die Decks sind: { $decks }.
deck-unique = { $card } darf nur einmal in einem Deck sein, nicht { $number }-mal.
deck-removed = { $card } gehört nicht in die Einsteigervariante ({ BOOK_REASON($reason) }).
cards =
    { $total ->
        [0] keine
        [one] { $total } Karte
       *[other] { $total } Karten
    }
remedy =
    { $lacking ->
        [0] Nimm { $surplus } heraus
       *[other] Nimm { $lacking } dazu
    }

## Was auf den Karten steht.

print-outpost = REQ: jede Welt. Tausch: darf auf deine Hand zurückkehren, wenn eine andere deiner Anlagen hier errichtet wird.
print-exploit = REQ: Welt nicht feindlich oder von dir besetzt. Tausch: darf auf deine Hand zurückkehren, wenn eine deiner Siedlungen oder Produktionsanlagen hier errichtet wird.
print-exotic_outpost = REQ: jede Welt. Einkommen 2 auf einer feindlichen Welt, sonst 1. Tausch: jede deiner Anlagen.
print-hidden_outpost = REQ: jede Welt. Kann kein Ziel sein. Tausch: jede deiner Anlagen.
print-seasoned_exploit = REQ: Welt nicht feindlich oder von dir besetzt. Tausch: eine deiner Siedlungen oder Produktionsanlagen.
print-quarry = REQ: Welt nicht feindlich oder von dir besetzt. Einkommen: RES minus 1 (mindestens 1).
print-suck_dry = REQ: H2O mindestens 2, und Welt nicht feindlich oder von dir besetzt. Einkommen: RES plus 2. Nach dem zweiten Einkommenzählen wird die Karte zur Anzeige: H2O minus 2 (nie unter 1) für den Rest der Partie.
print-city_10 = REQ: Welt bewohnbar oder von dir besetzt.
print-city_12 = REQ: Welt bewohnbar oder von dir besetzt.
print-city_15 = REQ: Welt bewohnbar oder von dir besetzt.
print-city_20 = REQ: Welt bewohnbar oder von dir besetzt.
print-city_25 = REQ: Welt bewohnbar oder von dir besetzt.
print-city_30 = REQ: Welt bewohnbar oder von dir besetzt.
print-company_town = REQ: Du hast hier eine Bergbau- oder Produktionsanlage. Einkommen: 2 und 1 mehr je Produktionsanlage, die du hier kontrollierst (höchstens 4).
print-industry_6 = REQ: Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage. Einkommen: RES.
print-industry_7 = REQ: Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage. Einkommen: RES.
print-industry_8 = REQ: Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage. Einkommen: RES.
print-industry_9 = REQ: Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage. Einkommen: RES.
print-industry_10 = REQ: Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage. Einkommen: RES.
print-industry_11 = REQ: Du hast hier schon eine Siedlung, eine Produktions- oder eine Bergbauanlage. Einkommen: RES.
print-robot_factory = REQ: jede Welt. Einkommen: RES minus 1 (mindestens 1).
print-shipyard_8 = REQ: Welt nicht feindlich. Schiffe, die du hier bereitlegst, zählen für deine Klassengrenze nicht mit.
print-shipyard_9 = REQ: Welt nicht feindlich. Schiffe, die du hier bereitlegst, zählen für deine Klassengrenze nicht mit.
print-shipyard_10 = REQ: Welt nicht feindlich. Schiffe, die du hier bereitlegst, zählen für deine Klassengrenze nicht mit.
print-garrison = REQ: Welt von dir besetzt. Du darfst hier in jedem Zug 1 zusätzliche Bodentruppe bereitlegen.
print-trade_center = REQ: Du hast hier eine Siedlung. Einkommen: die Zahl der Welten, die du besetzt (höchstens 4).
print-high_palace = REQ: Du hast hier eine Siedlung mit Verteidigung 20 oder mehr. Dein Handkartenlimit ist um 2 höher.
print-terraform_plant = REQ: Welt von dir besetzt und unbewohnbar oder feindlich. Nach dem zweiten Einkommenzählen wird die Karte zur Anzeige: bewohnbar, nicht feindlich, H2O plus 1 (nie über 9).
print-scout = Schiff.
print-kite = Schiff.
print-striker = Schiff.
print-lancer = Schiff.
print-escort = Schiff.
print-corsair = Schiff.
print-corvette = Schiff.
print-frigate = Schiff.
print-keeper = Schiff.
print-transport = Schiff. Unbewaffnet.
print-piledriver = Schiff.
print-pike = Schiff.
print-destroyer = Schiff.
print-assassin = Schiff. Beim Geschehen im Orbit trifft seine Waffe vor allen Waffen ohne diese Fähigkeit.
print-warship = Schiff.
print-cruiser = Schiff.
print-killer = Schiff.
print-avenger = Schiff.
print-titan = Schiff.
print-battle_station_20 = REQ: Welt von dir besetzt. Station: bewegt sich nicht.
print-battle_station_25 = REQ: Welt von dir besetzt. Station: bewegt sich nicht.
print-siege_platform = REQ: Du hast hier ein Schiff. Ihre Waffe kann nicht auf Orbitale zielen und steht für den Bodenkampf immer zur Verfügung, auch wenn du im Orbitalkampf bist. Station: bewegt sich nicht.
print-energy_shield = REQ: Welt von dir besetzt. Waffen gegnerischer Orbitale können nicht auf deine Anlagen oder Bodentruppen hier zielen. Jede Katastrophe fügt jeder deiner Anlagen und Bodentruppen hier 10 Schaden weniger zu.
print-troops_10 = REQ: Kapazität 10. Darf eine deiner Anlagen verteidigen oder angreifen. Ablegen, nachdem sie verteidigt oder angegriffen hat.
print-troops_12 = REQ: Kapazität 12. Darf eine deiner Anlagen verteidigen oder angreifen. Ablegen, nachdem sie verteidigt oder angegriffen hat.
print-troops_15 = REQ: Kapazität 15. Darf eine deiner Anlagen verteidigen oder angreifen. Ablegen, nachdem sie verteidigt oder angegriffen hat.
print-troops_20 = REQ: Kapazität 20. Darf eine deiner Anlagen verteidigen oder angreifen. Ablegen, nachdem sie verteidigt oder angegriffen hat.
print-troops_22 = REQ: Kapazität 22. Darf eine deiner Anlagen verteidigen oder angreifen. Ablegen, nachdem sie verteidigt oder angegriffen hat.
print-troops_25 = REQ: Kapazität 25. Darf eine deiner Anlagen verteidigen oder angreifen. Ablegen, nachdem sie verteidigt oder angegriffen hat.
print-invasion_force_10 = REQ: Kapazität 10. Greift nur an. Darf erobern. Nach dem Kampf ablegen.
print-invasion_force_15 = REQ: Kapazität 15. Greift nur an. Darf erobern. Nach dem Kampf ablegen.
print-invasion_force_21 = REQ: Kapazität 21. Greift nur an. Darf erobern. Nach dem Kampf ablegen.
print-auto_assault_10 = REQ: Du hast hier ein Schiff. Greift nur an. Nach dem Kampf ablegen.
print-auto_assault_14 = REQ: Du hast hier ein Schiff. Greift nur an. Nach dem Kampf ablegen.
print-clone_army = REQ: Welt von dir besetzt. Darf eine deiner Anlagen verteidigen oder angreifen. Nachdem sie verteidigt oder angegriffen hat, nimm sie auf die Hand zurück, wenn sie nicht zerstört wurde.
print-fallout_raid = REQ: Kapazität 10. Greift ein oder zwei Ziele an (eines je Waffe). Nach dem Kampf ablegen.
print-asteroid_strike = Jede Welt. 15 Schaden für jede Anlage und jede Bodentruppe hier. Ablegen.
print-comet_barrage = Jede Welt. 18 Schaden für jede Anlage und jede Bodentruppe hier. Dann wird die Karte zur Anzeige: H2O plus 1 (nie über 9).
print-grb = Jede Welt. 16 Schaden für jede Anlage, jede Bodentruppe und jedes Orbital hier. Ablegen.
print-solar_flare = Jede Welt. 20 Schaden für jedes Orbital hier. Ablegen.
print-biostorm = Nur bewohnbare oder feindliche Welt. 25 Schaden für jede Siedlung und jede bemannte Bodentruppe hier. Ablegen.
print-adjust = Vor dem Aufdecken, solange eine deiner Karten bereitliegt: Tausche eine deiner bereitgelegten Karten gegen eine von deiner Hand (dieselbe Welt, verdeckt). Ablegen.
print-enter_fray = Zwischen Bewegen und Aufdecken: Bring diese Karte an einer beliebigen Welt in die Umlaufbahn. Sie ist ein Schiff (ohne Klasse), bis sie zerstört wird.
print-espionage = Reaktion, wenn ein Gegner ein Hilfsmittel spielt: Hebe dieses Hilfsmittel auf; es wird ohne Wirkung abgelegt. Ablegen.
print-fleet_support = Während des Aufdeckens, wenn deine bereitgelegten Schiffe deine Klassengrenze übersteigen: Die Grenze gilt in diesem Zug nicht für dich. Ablegen.
print-sabotage = Am Anfang des Auflösens wähle eines: Zerstöre eine gegnerische Bergbauanlage, Produktionsanlage oder Werft mit Verteidigung 9 oder weniger; oder zerstöre eine gegnerische Station oder ein gegnerisches Feld. Beides muss an einer Welt sein, an der du eine Einheit hast. Ablegen.
print-coup = Am Ende des Auflösens: Übernimm die Kontrolle über eine gegnerische Siedlung an einer Welt, die du besetzt, wenn ihre Verteidigung deine gesamte Kapazität dort nicht übersteigt. Sie gilt als erobert. Ablegen.
print-research = Am Anfang des Bereitlegens oder am Ende des Ziehens wähle eines: Ziehe 3 Karten; oder durchsuche deinen Stapel nach 1 Karte, nimm sie auf die Hand und mische. Das Handkartenlimit gilt nicht. Ablegen.
print-false_alert = Am Anfang des Bereitlegens: Wähle einen Gegner und eine Welt. Dieser Gegner kann in diesem Zug an dieser Welt keine Karten bereitlegen. Ablegen.
print-we_quit = Am Anfang des Zuges: Wähle eine gegnerische Siedlung, Produktions- oder Bergbauanlage. Ihr Einkommen ist in diesem Zug 0. Ablegen.
print-light_brigade = Am Anfang des Bodenkampfs an einer Welt, die du besetzt: Bring eine Bodentruppe von deiner Hand dort ins Spiel, ohne sie bereitzulegen und ohne ihre REQ zu erfüllen. Lege diese Karte ab.

## Das Spiel in einem Satz.

pitch = Lege Karten verdeckt bereit, besiedle Exoplaneten, entsende Flotten: Das höchste Einkommen im letzten Zug gewinnt.

## Optionen, wie das Formular für einen neuen Tisch sie erklärt.

option_deck-by_seat = Die Decks der Variante abwechselnd.
option_deck-smith_boson = Smith-Boson F.E.
option_deck-empyrean = Empyrean Enterprises.
option_deck-baker_braugn = Baker-Braugn EDV.
option_deck-ares = Ares Venture Trust.
option_name-variant = Variante
option-variant = Das volle Spiel, oder ein kürzeres ohne Hilfsmittel für Einsteiger.
option-variant-standard = Decks mit 54 Karten und alle Karten.
option-variant-introductory = Decks mit 40 Karten, keine Hilfsmittel, keine Welten mit H2O unter 3.
option_name-deck_0 = Deck von Spieler 1
option-deck_0 = Womit Spieler 1 spielt.
option-deck_0-by_seat = { option_deck-by_seat }
option-deck_0-smith_boson = { option_deck-smith_boson }
option-deck_0-empyrean = { option_deck-empyrean }
option-deck_0-baker_braugn = { option_deck-baker_braugn }
option-deck_0-ares = { option_deck-ares }
option_name-deck_1 = Deck von Spieler 2
option-deck_1 = Womit Spieler 2 spielt.
option-deck_1-by_seat = { option_deck-by_seat }
option-deck_1-smith_boson = { option_deck-smith_boson }
option-deck_1-empyrean = { option_deck-empyrean }
option-deck_1-baker_braugn = { option_deck-baker_braugn }
option-deck_1-ares = { option_deck-ares }
option_name-deck_2 = Deck von Spieler 3
option-deck_2 = Womit Spieler 3 spielt.
option-deck_2-by_seat = { option_deck-by_seat }
option-deck_2-smith_boson = { option_deck-smith_boson }
option-deck_2-empyrean = { option_deck-empyrean }
option-deck_2-baker_braugn = { option_deck-baker_braugn }
option-deck_2-ares = { option_deck-ares }
option_name-deck_3 = Deck von Spieler 4
option-deck_3 = Womit Spieler 4 spielt.
option-deck_3-by_seat = { option_deck-by_seat }
option-deck_3-smith_boson = { option_deck-smith_boson }
option-deck_3-empyrean = { option_deck-empyrean }
option-deck_3-baker_braugn = { option_deck-baker_braugn }
option-deck_3-ares = { option_deck-ares }
option_name-cards_0 = Karten von Spieler 1
option-cards_0 = Ein selbst gebautes Deck für Spieler 1: die Nummern seiner Karten. „Decks“ in der Lobby trägt sie ein, im Terminal nennt sie „oceanarium deck export“.
option_name-cards_1 = Karten von Spieler 2
option-cards_1 = Ein selbst gebautes Deck für Spieler 2: die Nummern seiner Karten. „Decks“ in der Lobby trägt sie ein, im Terminal nennt sie „oceanarium deck export“.
option_name-cards_2 = Karten von Spieler 3
option-cards_2 = Ein selbst gebautes Deck für Spieler 3: die Nummern seiner Karten. „Decks“ in der Lobby trägt sie ein, im Terminal nennt sie „oceanarium deck export“.
option_name-cards_3 = Karten von Spieler 4
option-cards_3 = Ein selbst gebautes Deck für Spieler 4: die Nummern seiner Karten. „Decks“ in der Lobby trägt sie ein, im Terminal nennt sie „oceanarium deck export“.
option_name-first_priority = Erster Vorrang
option-first_priority = Wer im ersten Zug Vorrang hat.
option-first_priority-random = Es wird ausgelost.
option-first_priority-worlds_draw = Alle ziehen eine Welt; die bessere kommt zuerst.
option-first_priority-previous_result = Die Rangfolge der vorigen Partie.
option_name-previous_places = Vorige Ränge
option-previous_places = Die Ränge aller Spieler in der vorigen Partie, wenn deren Rangfolge entscheidet; 1,1 ist ein Unentschieden.
option_name-worlds_deck = Weltenstapel
option-worlds_deck = Die Nummern der Welten im Weltenstapel, von 1 an in der Reihenfolge des Kartenverzeichnisses; alle, wenn keine genannt ist.
option_name-windows = Nachfragen
option-windows = Wer gefragt wird, ob er ein Hilfsmittel spielt.
option-windows-uniform = Wer nach allem, was zu sehen ist, eines haben könnte: Gefragt zu werden verrät nichts.
option-windows-lean = Nur wer eines spielen kann: kürzer, aber gefragt zu werden zeigt, dass man eines hat.

## Der Tisch, in Text gezeichnet.

drawn-set_up = Aufbau
drawn-turn = Zug { $turn }
drawn-final = { $turn }, der LETZTE ZUG
drawn-final_next = { $turn }, danach kommt der LETZTE ZUG
drawn-heading = Open Worlds: { $turn }
drawn-chooser = { "," } { $name } wählt
drawn-chance = { "," } jetzt ist der Zufall dran
drawn-world = { $place } { $world }: H2O { $water } ({ $free } frei), RES { $res }
drawn-habitable = bewohnbar
drawn-hostile = feindlich
drawn-resolved = { " " }(aufgelöst)
drawn-units = { $name }: { $units }
drawn-orbit = Umlaufbahn { $units }
drawn-surface = Boden { $units }
drawn-staged = bereitgelegt { $cards }
drawn-face_down = { $count } verdeckt
drawn-a_card = eine Karte
drawn-chain = Kette { $entry }: { $card } von { $name }
drawn-cancelled = { " " }(aufgehoben)
drawn-seat = Einkommen { $income } (jetzt { $table }), Welten { $worlds }, Vorrang { $priority }, Hand { $hand }, Stapel { $deck }, Ablage { $trash }
drawn-hand = Hand: { $cards }
drawn-legend = Einheiten: (Einkommen/Verteidigung) einer Anlage, (Waffen/Verteidigung) der anderen; ? je nach Welt; * bewegt, ! im Kampf, ^ erobert

## Was an Optionen nicht stimmt.

wrong-cards = Option „{ $option }“: { $complaint }
wrong-full_deck = Option „{ $option }“: { $deck } ist ein Deck für das volle Spiel; die Einsteigervariante hat { $size } Karten.
wrong-introductory_deck = Option „{ $option }“: { $deck } ist ein Deck für die Einsteigervariante; das volle Spiel hat { $size } Karten.
wrong-places = Option „{ $option }“: Es müssen { $seats } Zahlen sein, ein Rang für jeden Spieler.
wrong-place = Option „{ $option }“: Ein Rang ist 1 bis { $most }.
wrong-worlds = Option „{ $option }“: Es müssen verschiedene Zahlen von 1 bis { $most } sein.
wrong-few_worlds = Option „{ $option }“: Damit bleiben { $worlds } Welten; gebraucht werden mindestens { $needed }.

## Ein echter Tisch, von Hand aufgebaut.

placing-card = { $card }
placing-back = Zurück in den Stapel
placing-position = Welt { $number }
placing-world = { $world }
placing-chooser = Wer ist an der Wahl?
placing-somebody = { $seat }
placing-phase = Was passiert gerade?
placing-phase_staging = Bereitlegen
placing-phase_trashing = Ablegen
placing-phase_over = Die Partie ist zu Ende
placing-phase_other = Wie verlassen
placing-turns = Zug
placing-final = LETZTER ZUG
placing-final_no = Noch nicht
placing-final_next = Der nächste
placing-final_now = Dieser
placing-priority = Platz in der Vorrangfolge
placing-income = Einkommen des letzten Zuges
placing-none_left = Alle Exemplare von { $card }, die der Stapel hat, liegen schon auf dem Tisch oder in der Hand.
placing-crowded = { $world } hat { $count } Anlagen, aber bei H2O { $water } nur Platz für { $water }.
placing-no_hand = Leg die Karten, die { $seat } hält, auf die Hand.
placing-last_card = Der Stapel von { $seat } ist leer, also ist der LETZTE ZUG angekündigt oder im Gange.
placing-not_final = Die Partie endet mit dem LETZTEN ZUG.
