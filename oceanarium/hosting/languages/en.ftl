### What a host says of its own: what goes wrong, and how matches end that were not played out.

problem-unexpected = Something went wrong on our side; it has been noted.
problem-too_fast = That was too fast; wait a moment and try again.
problem-too_large = A message may have at most { $bytes } bytes.
problem-too_slow = That took too long to arrive; try again.
problem-too_many_newcomers = Many newcomers have arrived from your network; wait a minute and try again.
problem-no_text = Messages are text.
problem-invalid = That was not understood; look at what you entered, or load the page anew.
problem-foreign_name = This server does not go by that name.
problem-foreign_page = This may only be asked from our own pages.
problem-no_such_address = There is no such address.
problem-no_such_course = There is no such course of lessons yet.
problem-no_such_example = There is no such example.
problem-no_such_file = There is no such file.
problem-no_such_home = There is no table of this game to set up by hand yet.
problem-no_such_lesson = There is no such lesson.
problem-no_such_move = There is no such move.
problem-no_such_person = There is nobody of that name here.
problem-no_such_passkey = You have no such passkey.
problem-no_such_session = That session has ended already.
problem-no_such_portrait = There is no such creature, colour or language to choose.
problem-member_name_taken = Another member is called { $called }: choose another name.
problem-too_many_passkeys = You have { $count } passkeys: remove one before you add another.
problem-last_passkey = This is your last passkey, and no recovery codes are left: make new codes first.
problem-unknown_passkey = Nobody here has this passkey: choose another, or become a member with a new one.
problem-passkey_refused = The passkey was not accepted: try again.
problem-passkey_too_late = That took too long: try again.
problem-no_member = Only members can do that: create a passkey first.
problem-wrong_code = This recovery code is wrong, or was used before.
problem-wrong_link = This link was used before, or is older than 15 minutes: ask for a new one.
problem-no_mail = This server sends no mail: sign in with a passkey or a recovery code.
problem-no_address = A mail address is like mira@example.org.
problem-other_name = To delete yourself, type your name as it is: { $called }.
problem-nobody = You are not signed in here any more: sign in, or take a seat.
problem-no_such_place = Nothing can be put there, or set like that.
problem-no_such_puzzle = There is no such puzzle.
problem-no_such_rules = There is no such rules text.
problem-no_such_table = There is no such table.

# Games, bots, decks
problem-bad_puzzles = The puzzles of { $game } cannot be read.
problem-bad_examples = The examples of { $game } cannot be read.
problem-unknown_game = There is no game { $game }; the games are: { $games }.
problem-unknown_bot = There is no bot { $bot }; the bots are: { $bots }.
problem-unknown_seat = There are only { $seats } seats.
problem-no_decks = { $game } is played without decks of one's own.
problem-old_rules = This match was begun by version { $begun } of the rules of { $game }; version { $played } is played here now.

# Tables
problem-full = All tables are in use; try again later.
problem-too_many_watch = Too many are watching this table already.
problem-too_many_listen = Too many pages listen here. Close some, or try again later.
problem-too_many_pages = You have many pages open here already. Close one of them.
problem-unknown_offer = The lobby offers no such table. Choose one of those that it shows.
problem-not_waiting = You are not waiting for a table. Choose one first.
problem-bots_later = Bots may be asked after { $seconds } seconds.
problem-nobody_yet = Nobody knows you here yet. Reload the page.
problem-nobody_to_challenge = Nobody called so is here now, or they do not take challenges.
problem-challenge_over = This challenge is over.
problem-many_challenges = You have asked enough people. Wait for an answer first.
problem-friends_only = Only friends of whoever opened this table may sit down.
problem-rating_too_low = This table is for ratings from { $lowest }, and yours is { $rating }.
problem-rating_too_high = This table is for ratings up to { $highest }, and yours is { $rating }.
problem-empty_range = The range goes from { $lowest } to { $highest }: the first number must not be the larger one.
problem-watch_plays_here = You play here: those who watch talk among themselves.
problem-call_no_push = This browser named no push service that could be called.
problem-too_many_tables = { $tables ->
    [one] You have an unfinished table; finish or leave it first.
   *[other] You have { $tables } unfinished tables; finish or leave one first.
}
problem-not_your_rematch = Only those who played can ask for a rematch.
problem-not_over = A rematch can follow when the match is over.
problem-start_of_another_game = The match to go on from is one of { $match }, not of { $game }.
problem-start_of_other_seats = The match to go on from has { $seats } seats; give it as many.
problem-start_at_the_end = The match is over at this point; go on from an earlier one.
problem-start_with_options = The match to go on from has options of its own; give none.
problem-not_your_match = Only matches of your own can be put away.
problem-not_your_table = Only whoever made the table can do that.
problem-has_begun = That can only be done while seats are open.
problem-seat_taken = That seat is taken.
problem-all_seats_taken = All seats are taken.
problem-seat_gone = Somebody else was faster.
problem-no_name = There is nothing to read in that text.

# While a match is played
problem-stale = The table has changed since; look again and choose anew.
problem-faster = Somebody else was faster, perhaps in another tab; look again and choose anew.
problem-reload = This table is being loaded again; try once more.
problem-not_begun = The match begins when all seats are taken.
problem-over = The match is over.
problem-not_your_seat = That seat is not yours.
problem-not_your_turn = It is not your turn.
problem-still_thinking = The bot is still thinking about your last question.
problem-no_hint = The bot has no answer; try again.
problem-no_hint_there = First put right what cannot be at this table, and say whose turn it is.
problem-picture_of_another_game = This is a position of { $shown }, not of { $game }.

# Replays
problem-no_analysis = The analysis broke off; ask again.
problem-long_link = This link is too long to be a match.
problem-bad_link = This link is damaged; copy it again from where it came.
problem-bad_lesson = The lesson “{ $lesson }” is damaged or of another version, so it cannot be played.
problem-no_study_start = A study begins at the link of a match or at a table: name one of them.
problem-study_not_over = This match is still being played; a study of it can be shared once it is over.

# The club: who may meet whom, and talk
problem-banned = You can look on, but not take part until { $until }: a moderator has decided so.
problem-muted = You cannot talk until { $until }: a moderator has decided so.
problem-not_welcome = This is not open to you.
problem-blocked_by_you = Somebody is there whom you have blocked.
problem-that_is_you = That is you.
problem-too_many_bonds = You can follow, mute or block at most { $people } people; let one go first.
problem-talk_too_fast = That was a lot of talk; wait a few seconds.
problem-talk_again = You have just said that.
problem-reported_already = You have reported this person already; a moderator will look at it.
problem-too_many_reports = You have reported a lot of late; a moderator will look at that first.
problem-act_needs_hours = Say for how many hours.
problem-name_taken = Too many are called that already; choose another name.

# Phrases that everybody hears in their own language
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-one_moment = One moment, please.
phrase-sorry = Sorry!
phrase-nice_move = Nice move!
phrase-good_game = Good game!
phrase-rematch = Shall we play again?
phrase-goodbye = Goodbye!

# Where there is no server, but a browser that keeps everything
problem-paused = The match is paused: end the pause first.
problem-not_paused = There is no pause to end.
problem-pause_needs_all = Not everybody is back from the pause; when all are here, or after a day, you can go on.
problem-not_away = This player is not away, so the match goes on as it is.
problem-away_too_short = You can decide that in { $seconds } seconds, if the player is not back by then.
problem-claim_of_two = Only in a match of two can the win be claimed; here a bot can play on.
problem-bot_plays = A bot plays on for you: take over first.
problem-has_resigned = You play no more in this match; you can still watch.
problem-no_bot_plays = No bot plays on for you, so there is nothing to take over.
problem-no_clocks = There are no clocks here: choose none.
problem-empty_clock = The clock has no time: choose minutes, or days for a turn.
problem-rated_clock = A rated match needs a clock: choose one, or a casual match.
problem-rated_usual = In a rated match whoever runs out of time loses; only casual matches can have it otherwise.
problem-rated_here = In a rated match you sit in one seat only; others sit at their own devices.
problem-rated_start = A rated match begins at the beginning, as chance deals it.
problem-rated_bots = In a rated match bots play at one of the usual levels.
problem-rated_twice = You sit here already, and in a rated match in one seat only.
problem-seats_kept = The free seats are kept for those who played the match before.
problem-on_vacation = You are on vacation already.
problem-vacation_too_long =
    { $days ->
        [0] You have no vacation left this year.
        [one] You have one day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
problem-not_two = { $game } cannot be played by two.
problem-rated_hint = There are no hints in a rated match.
problem-rated_try_out = In a rated match there is no trying out; afterwards you can look at all of it.
problem-rated_remarks = In a rated match nobody whispers to you; afterwards you can look at all of it.
problem-storage_refused = This browser does not let the page keep anything: allow it to store data, or leave the private window.
problem-storage_full = There is no room left on this device, so this did not happen: free some, or save your matches to a file.
problem-storage_broken = The browser could not keep this, so it did not happen: load the page anew and try again.
problem-no_matches = There are no matches in this file; one that was saved from here would have some.
problem-bad_match = Match { $number } in this file cannot be played, so none was taken in.
problem-bad_match_because = Match { $number } in this file cannot be played, so none was taken in. { $reason }

# What calls people: headings of notifications, and of mails
call-turn_live = It is your turn
call-turn_days = It is your turn
call-begun = Your match begins
call-challenge = You are challenged
call-over = The match is over
call-clock_low = Your time runs short
call-try = This is how you will be called
call-with = { $game } with { $names }
call-mail_why = You get at most one such mail a day. To get none any more:

# How a match ends before its time
ending-resigned = { $losers } resigned.
ending-left = The table was left before the match began.
ending-flag = { $losers } ran out of time.
ending-forfeit = { $losers } left the match.
ending-agreed = All agreed to end the match without a result.
ending-stayed = { $count ->
    [0] Nobody wins: bots played on for all.
    [one] { $winners } wins among those who stayed.
   *[other] { $winners } win among those who stayed.
}

# Guests without a name
creature-anglerfish = Anglerfish
creature-beluga = Beluga
creature-cuttlefish = Cuttlefish
creature-dolphin = Dolphin
creature-hermit_crab = Hermit crab
creature-humpback_whale = Humpback whale
creature-jellyfish = Jellyfish
creature-lobster = Lobster
creature-manatee = Manatee
creature-manta_ray = Manta ray
creature-narwhal = Narwhal
creature-nautilus = Nautilus
creature-penguin = Penguin
creature-puffin = Puffin
creature-sea_lion = Sea lion
creature-sea_otter = Sea otter
creature-seahorse = Seahorse
creature-starfish = Starfish
creature-swordfish = Swordfish
creature-walrus = Walrus

mail-sign_in-subject = Your link to the Oceanarium
mail-sign_in-text =
    Hello { $name },

    this link signs you in. It works once, for { $minutes } minutes:

    { $link }

    If you did not ask for it, do nothing: without the link nobody gets in.
mail-confirm-subject = Is this your address?
mail-confirm-text =
    Hello,

    { $name } at the Oceanarium wants to sign in with this mail address. If that is you, follow this link within { $minutes } minutes:

    { $link }

    If it is not you, do nothing: the address is then not kept.
