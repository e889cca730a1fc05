### Was ein Gastgeber von sich aus sagt: was schiefgeht, und wie Partien enden, die nicht zu Ende gespielt wurden.

problem-unexpected = Bei uns ist etwas schiefgegangen; es ist notiert.
problem-too_fast = Das war zu schnell; warte einen Augenblick und versuche es noch einmal.
problem-too_large = Eine Nachricht darf höchstens { $bytes } Bytes haben.
problem-too_slow = Das kam zu langsam an; versuche es noch einmal.
problem-too_many_newcomers = Aus deinem Netz sind viele neu gekommen; warte eine Minute und versuche es noch einmal.
problem-no_text = Nachrichten sind Text.
problem-invalid = Das wurde nicht verstanden; sieh nach, was du eingegeben hast, oder lade die Seite neu.
problem-foreign_name = Unter diesem Namen ist dieser Server nicht zu erreichen.
problem-foreign_page = Danach darf nur von unseren eigenen Seiten aus gefragt werden.
problem-no_such_address = Diese Adresse gibt es nicht.
problem-no_such_course = Diesen Kurs gibt es noch nicht.
problem-no_such_example = Dieses Beispiel gibt es nicht.
problem-no_such_file = Diese Datei gibt es nicht.
problem-no_such_home = Für dieses Spiel gibt es noch keinen Tisch zum Selbstaufbauen.
problem-no_such_lesson = Diese Lektion gibt es nicht.
problem-no_such_move = Diesen Zug gibt es nicht.
problem-no_such_person = Hier ist niemand, der so heißt.
problem-no_such_passkey = Diesen Passkey hast du nicht.
problem-no_such_session = Diese Sitzung ist schon beendet.
problem-no_such_portrait = Dieses Tier, diese Farbe oder diese Sprache steht nicht zur Wahl.
problem-member_name_taken = Ein anderes Mitglied heißt schon { $called }: Wähle einen anderen Namen.
problem-too_many_passkeys = Du hast { $count } Passkeys: Entferne einen, bevor du einen weiteren anlegst.
problem-last_passkey = Das ist dein letzter Passkey, und du hast keine Notfallcodes mehr: Erstelle erst neue Codes.
problem-unknown_passkey = Diesen Passkey hat hier niemand: Wähle einen anderen oder werde mit einem neuen Mitglied.
problem-passkey_refused = Der Passkey wurde nicht angenommen: Versuche es noch einmal.
problem-passkey_too_late = Das hat zu lange gedauert: Versuche es noch einmal.
problem-no_member = Das können nur Mitglieder: Erstelle zuerst einen Passkey.
problem-wrong_code = Dieser Notfallcode ist falsch oder wurde schon benutzt.
problem-wrong_link = Dieser Link wurde schon benutzt oder ist älter als 15 Minuten: Fordere einen neuen an.
problem-no_mail = Dieser Server verschickt keine Mails: Melde dich mit einem Passkey oder einem Notfallcode an.
problem-no_address = Eine Mailadresse sieht aus wie mira@example.org.
problem-other_name = Um dich zu löschen, gib deinen Namen genau so ein: { $called }.
problem-nobody = Du bist hier nicht mehr angemeldet: Melde dich an oder setz dich an einen Tisch.
problem-no_such_place = Dorthin lässt sich nichts legen, und so nichts einstellen.
problem-no_such_puzzle = Diese Aufgabe gibt es nicht.
problem-no_such_rules = Diese Spielregel gibt es nicht.
problem-no_such_table = Diesen Tisch gibt es nicht.

# Spiele, Bots, Decks
problem-bad_puzzles = Die Aufgaben zu { $game } lassen sich nicht lesen.
problem-bad_examples = Die Beispiele zu { $game } lassen sich nicht lesen.
problem-unknown_game = Es gibt kein Spiel { $game }; die Spiele sind: { $games }.
problem-unknown_bot = Es gibt keinen Bot { $bot }; die Bots sind: { $bots }.
problem-unknown_seat = Es gibt nur { $seats } Plätze.
problem-no_decks = { $game } wird ohne eigene Decks gespielt.
problem-old_rules = Diese Partie wurde nach Fassung { $begun } der Regeln von { $game } begonnen; hier wird jetzt nach Fassung { $played } gespielt.

# Tische
problem-full = Alle Tische sind besetzt; versuche es später noch einmal.
problem-too_many_watch = Diesem Tisch sehen schon zu viele zu.
problem-too_many_listen = Zu viele Seiten hören hier zu. Schließ einige oder versuch es später noch einmal.
problem-too_many_pages = Du hast hier schon viele Seiten offen. Schließ eine davon.
problem-unknown_offer = So einen Tisch bietet die Lobby nicht an. Wähl einen von denen, die sie zeigt.
problem-not_waiting = Du wartest auf keinen Tisch. Wähl zuerst einen.
problem-bots_later = Bots kannst du nach { $seconds } Sekunden dazuholen.
problem-nobody_yet = Hier kennt dich noch niemand. Lade die Seite neu.
problem-nobody_to_challenge = So heißt hier gerade niemand, oder du kannst sie nicht herausfordern.
problem-challenge_over = Diese Herausforderung gilt nicht mehr.
problem-many_challenges = Du hast schon genug Leute gefragt. Wart erst auf eine Antwort.
problem-friends_only = An diesen Tisch dürfen sich nur Freunde von dem setzen, der ihn eröffnet hat.
problem-rating_too_low = Dieser Tisch ist für Wertungen ab { $lowest }, und du hast { $rating }.
problem-rating_too_high = Dieser Tisch ist für Wertungen bis { $highest }, und du hast { $rating }.
problem-empty_range = Der Bereich geht von { $lowest } bis { $highest }: Die erste Zahl darf nicht die größere sein.
problem-watch_plays_here = Du spielst hier mit: Die Zuschauer sprechen unter sich.
problem-call_no_push = Dieser Browser hat keinen Dienst genannt, über den er zu erreichen wäre.
problem-too_many_tables = { $tables ->
    [one] Du hast noch einen Tisch offen; spiele zuerst dort zu Ende oder verlasse ihn.
   *[other] Du hast noch { $tables } Tische offen; spiele zuerst an einem zu Ende oder verlasse ihn.
}
problem-not_your_rematch = Um eine Revanche bitten kann nur, wer mitgespielt hat.
problem-not_over = Eine Revanche ist erst möglich, wenn die Partie zu Ende ist.
problem-start_of_another_game = Die Partie, die weitergehen soll, ist eine Partie { $match }, nicht { $game }.
problem-start_of_other_seats = Die Partie, die weitergehen soll, hat { $seats } Plätze; gib ihr ebenso viele.
problem-start_at_the_end = An dieser Stelle ist die Partie zu Ende; spiele von einer früheren weiter.
problem-start_with_options = Die Partie, die weitergehen soll, hat ihre eigenen Optionen; gib keine an.
problem-not_your_match = Weglegen kannst du nur eigene Partien.
problem-not_your_table = Das kann nur, wer den Tisch eröffnet hat.
problem-has_begun = Das geht nur, solange noch Plätze frei sind.
problem-seat_taken = Dieser Platz ist besetzt.
problem-all_seats_taken = Alle Plätze sind besetzt.
problem-seat_gone = Jemand anders war schneller.
problem-no_name = In diesem Text steht nichts Lesbares.

# Während einer Partie
problem-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin und wähle neu.
problem-faster = Jemand war schneller, vielleicht in einem anderen Tab; sieh noch einmal hin und wähle neu.
problem-reload = Dieser Tisch wird gerade neu geladen; versuche es noch einmal.
problem-not_begun = Die Partie beginnt, sobald alle Plätze besetzt sind.
problem-over = Die Partie ist zu Ende.
problem-not_your_seat = Dieser Platz ist nicht deiner.
problem-not_your_turn = Du bist nicht am Zug.
problem-still_thinking = Der Bot denkt noch über deine letzte Frage nach.
problem-no_hint = Der Bot weiß keine Antwort; versuche es noch einmal.
problem-no_hint_there = Berichtige zuerst, was an diesem Tisch nicht sein kann, und sag, wer am Zug ist.
problem-picture_of_another_game = Das ist eine Stellung von { $shown }, nicht von { $game }.

# Aufzeichnungen
problem-no_analysis = Die Analyse ist abgebrochen; frage noch einmal.
problem-long_link = Dieser Link ist zu lang, um eine Partie zu sein.
problem-bad_link = Dieser Link ist beschädigt; kopiere ihn noch einmal von dort, wo er herkam.
problem-bad_lesson = Die Lektion „{ $lesson }“ ist beschädigt oder gehört zu einer anderen Fassung; sie lässt sich nicht spielen.
problem-no_study_start = Eine Studie beginnt beim Link einer Partie oder an einem Tisch: Nenne eines von beiden.
problem-study_not_over = Diese Partie läuft noch; eine Studie dazu lässt sich teilen, sobald sie zu Ende ist.

# Der Klub: wer wen trifft, und wer redet
problem-banned = Bis { $until } kannst du zusehen, aber nicht mitmachen: So hat es die Moderation entschieden.
problem-muted = Bis { $until } kannst du nichts sagen: So hat es die Moderation entschieden.
problem-not_welcome = Das steht dir nicht offen.
problem-blocked_by_you = Dort ist jemand, den du blockiert hast.
problem-that_is_you = Das bist du selbst.
problem-too_many_bonds = Du kannst höchstens { $people } Leuten folgen, sie stummschalten oder blockieren; nimm zuerst jemanden heraus.
problem-talk_too_fast = Das war viel auf einmal; warte ein paar Sekunden.
problem-talk_again = Das hast du eben schon gesagt.
problem-reported_already = Diese Person hast du schon gemeldet; die Moderation sieht es sich an.
problem-too_many_reports = Du hast in letzter Zeit viel gemeldet; das sieht sich die Moderation zuerst an.
problem-act_needs_hours = Sag, für wie viele Stunden.
problem-name_taken = So heißen schon zu viele; nimm einen anderen Namen.

# Redewendungen, die alle in ihrer Sprache hören
phrase-hello = Hallo!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-one_moment = Einen Augenblick, bitte.
phrase-sorry = Entschuldigung!
phrase-nice_move = Schöner Zug!
phrase-good_game = Schöne Partie!
phrase-rematch = Spielen wir noch einmal?
phrase-goodbye = Tschüss!

# Wo es keinen Server gibt, sondern ein Browser alles behält
problem-paused = Die Partie ist unterbrochen: Beende zuerst die Pause.
problem-not_paused = Es ist keine Pause, die du beenden könntest.
problem-pause_needs_all = Noch sind nicht alle aus der Pause zurück; sobald alle da sind, oder nach einem Tag, kannst du weiterspielen.
problem-not_away = Dieser Platz ist nicht verlassen, also geht die Partie weiter wie bisher.
problem-away_too_short = Das kannst du in { $seconds } Sekunden entscheiden, wenn bis dahin niemand zurück ist.
problem-claim_of_two = Nur in einer Partie zu zweit kann man den Sieg beanspruchen; hier kann ein Bot weiterspielen.
problem-bot_plays = Für dich spielt ein Bot weiter: Übernimm zuerst wieder.
problem-has_resigned = Du spielst in dieser Partie nicht mehr mit; zusehen kannst du noch.
problem-no_bot_plays = Für dich spielt kein Bot, also gibt es nichts zu übernehmen.
problem-no_clocks = Hier gibt es keine Uhren: Wähle keine.
problem-empty_clock = Die Uhr hat keine Zeit: Wähle Minuten oder Tage pro Zug.
problem-rated_clock = Eine gewertete Partie braucht eine Uhr: Wähle eine, oder spiele ohne Wertung.
problem-rated_usual = In einer gewerteten Partie verliert, wer die Zeit überschreitet; nur ohne Wertung geht es anders.
problem-rated_here = In einer gewerteten Partie hast du nur einen Platz; die anderen spielen an ihren eigenen Geräten.
problem-rated_start = Eine gewertete Partie beginnt am Anfang, so wie der Zufall es will.
problem-rated_bots = In einer gewerteten Partie spielen Bots auf einer der üblichen Stufen.
problem-rated_twice = Du sitzt schon hier, und in einer gewerteten Partie nur auf einem Platz.
problem-seats_kept = Die freien Plätze sind für die Leute der vorigen Partie reserviert.
problem-on_vacation = Du bist schon im Urlaub.
problem-vacation_too_long =
    { $days ->
        [0] Du hast in diesem Jahr keinen Urlaub mehr.
        [one] Du hast in diesem Jahr noch einen Urlaubstag.
       *[other] Du hast in diesem Jahr noch { $days } Urlaubstage.
    }
problem-not_two = { $game } lässt sich nicht zu zweit spielen.
problem-rated_hint = In einer gewerteten Partie gibt es keine Tipps.
problem-rated_try_out = In einer gewerteten Partie wird nichts ausprobiert; danach kannst du dir alles ansehen.
problem-rated_remarks = In einer gewerteten Partie flüstert dir niemand etwas zu; danach kannst du dir alles ansehen.
problem-storage_refused = Dieser Browser lässt die Seite nichts behalten: Erlaube ihr, Daten zu speichern, oder verlasse das private Fenster.
problem-storage_full = Auf diesem Gerät ist kein Platz mehr, darum ist das nicht geschehen: Schaffe Platz, oder sichere deine Partien in einer Datei.
problem-storage_broken = Der Browser konnte das nicht behalten, darum ist es nicht geschehen: Lade die Seite neu und versuche es noch einmal.
problem-no_matches = In dieser Datei sind keine Partien; in einer, die von hier aus gesichert wurde, wären welche.
problem-bad_match = Partie { $number } in dieser Datei lässt sich nicht spielen, darum wurde keine übernommen.
problem-bad_match_because = Partie { $number } in dieser Datei lässt sich nicht spielen, darum wurde keine übernommen. { $reason }

# Was Leute ruft: Überschriften von Benachrichtigungen und Mails
call-turn_live = Du bist am Zug
call-turn_days = Du bist am Zug
call-begun = Deine Partie beginnt
call-challenge = Du bist herausgefordert
call-over = Die Partie ist zu Ende
call-clock_low = Deine Bedenkzeit wird knapp
call-try = So wirst du gerufen
call-with = { $game } mit { $names }
call-mail_why = Du bekommst höchstens eine solche Mail am Tag. Wenn du keine mehr möchtest:

# Wie eine Partie vor der Zeit endet
ending-resigned = { $count ->
    [one] { $losers } hat aufgegeben.
   *[other] { $losers } haben aufgegeben.
}
ending-left = Der Tisch wurde verlassen, bevor die Partie begann.
ending-flag = { $count ->
    [one] { $losers } hat die Zeit überschritten.
   *[other] { $losers } haben die Zeit überschritten.
}
ending-forfeit = { $count ->
    [one] { $losers } hat die Partie verlassen.
   *[other] { $losers } haben die Partie verlassen.
}
ending-agreed = Alle haben sich geeinigt, die Partie ohne Ergebnis zu beenden.
ending-stayed = { $count ->
    [0] Niemand gewinnt: Für alle haben Bots weitergespielt.
    [one] { $winners } gewinnt unter denen, die geblieben sind.
   *[other] { $winners } gewinnen unter denen, die geblieben sind.
}

# Gäste ohne Namen
creature-anglerfish = Anglerfisch
creature-beluga = Beluga
creature-cuttlefish = Tintenfisch
creature-dolphin = Delfin
creature-hermit_crab = Einsiedlerkrebs
creature-humpback_whale = Buckelwal
creature-jellyfish = Qualle
creature-lobster = Hummer
creature-manatee = Seekuh
creature-manta_ray = Manta
creature-narwhal = Narwal
creature-nautilus = Nautilus
creature-penguin = Pinguin
creature-puffin = Papageitaucher
creature-sea_lion = Seelöwe
creature-sea_otter = Seeotter
creature-seahorse = Seepferdchen
creature-starfish = Seestern
creature-swordfish = Schwertfisch
creature-walrus = Walross

mail-sign_in-subject = Dein Link zum Oceanarium
mail-sign_in-text =
    Hallo { $name },

    dieser Link meldet dich an. Er gilt einmal und { $minutes } Minuten lang:

    { $link }

    Wenn du ihn nicht angefordert hast, musst du nichts tun: Ohne den Link kommt niemand hinein.
mail-confirm-subject = Ist das deine Adresse?
mail-confirm-text =
    Hallo,

    { $name } möchte sich im Oceanarium mit dieser Mailadresse anmelden. Wenn du das bist, öffne innerhalb von { $minutes } Minuten diesen Link:

    { $link }

    Wenn nicht, musst du nichts tun: Die Adresse wird dann nicht gespeichert.
