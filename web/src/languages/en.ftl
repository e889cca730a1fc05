### The words of the client itself: what stands around every table. Games bring their own.

## What joins a list.

and = and

## Brand.

brand-tagline = Five games from the reef to the stars

## Everywhere.

common-close = Close
common-cancel = Cancel
common-copy = Copy link
common-copied = Copied
common-retry = Try again
common-loading = Just a moment …
common-unreachable = The server cannot be reached. Is it still running?
common-you = You
common-that_is_you = { $name } (you)
common-label = { $label }:
common-labelled = { $label }: { $text }
common-minutes = { $count } min
common-players_label = Players
common-minutes_label = Duration
common-lost_page = There is nothing at this address.
common-to_lobby = To the lobby
common-tools = Tools

## The lobby.

lobby-games = Games
lobby-play_now = Play now
lobby-play_now_at = Play now: { $title }, against bots
lobby-same_device = Same device
lobby-invite = Invite
lobby-watch = Watch bots
lobby-learn = Learn
lobby-rules = Rules
lobby-decks = Decks
lobby-puzzles = Puzzles
lobby-home = My table at home
lobby-coming_soon = Coming soon
lobby-your_matches = Your matches
lobby-finished = Finished
lobby-your_turn = Your turn
lobby-wait_for_you =
    { $count ->
        [one] 1 waits for you
       *[other] { $count } wait for you
    }
lobby-to_move = { $name } to move
lobby-just_now = just now
lobby-waiting_for_players = Waiting for players
lobby-join = Sit down
lobby-replay = Replay
lobby-no_replays = Finished matches appear here, move by move.
lobby-no_matches = No match is running. Play now takes one click.
lobby-free = { $free } of { $seats } seats free
lobby-put_away = Put away: { $title }
lobby-put_away_count = Put away: { $count }
lobby-put_away_title = Put away
lobby-was_put_away = { $title } is put away.
lobby-undo = Undo
lobby-bring_back = Bring back
lobby-day_or_night = Day or night
lobby-your_name = Your name
lobby-your_tables = Your tables
lobby-next = Next table
lobby-next_of = Next table where it is your turn: { $title }, { $count } in all
lobby-left = { $time } left
lobby-nothing_waits = Nothing waits for you
lobby-looking = Looking for players
lobby-new_table = New table
lobby-none_looking = No table is looking for players. Open one, and it is listed here.
lobby-open_own = Open
lobby-now = Being played now
lobby-none_live = Nobody is playing in public just now.
lobby-all = All { $count }
lobby-fewer = Fewer
lobby-watchers =
    { $count ->
        [one] 1 is watching
       *[other] { $count } are watching
    }
lobby-play_bots = Play bots
lobby-play_bots_at = Play bots: { $title }
lobby-more = More: { $title }
lobby-people_here = { $count } people here
lobby-nobody_here = Nobody else is here
lobby-not_connected = Not connected. Trying again in { $seconds } s.
lobby-connecting = Not connected. Trying again …
lobby-alone_title = You have the sea to yourself
lobby-alone_text = Nobody else is here, but bots sit down at once: in any seat, of any strength. New to the game? Learn begins with the first move. Or open a table and send the link to a friend.
lobby-alone_play = Play { $title }
lobby-alone_invite = Invite a friend
lobby-corner_puzzles = Puzzles: { $title }
lobby-corner_puzzles_text = One position, one best move. Can you find it?
lobby-corner_watch = Masters play { $title }
lobby-corner_watch_text = Watch the strongest bots, as fast as you like.
lobby-corner_open = No table is looking for players
lobby-corner_open_text = Open one. It stays listed while you play bots.

## Quick pairing.

pairing-title = Quick pairing
pairing-hint = minutes + seconds added each turn; the green number is how many wait
pairing-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
pairing-preset = { $title }: { $time }, { $count } players, { $waiting } waiting
pairing-dock = { $title }, { $time }, { $count } players
pairing-alone = Nobody else waits yet.
pairing-others = { $waiting } of { $seats } are here.
pairing-looking = Looking for players of your strength.
pairing-lost = Connecting. Your place is kept for 10 seconds.
pairing-bot = Take a bot: { $level }
pairing-found = Your table is ready.
pairing-to_table = To the table

## How far a match is.

progress-game = Game { $game } of { $games }
progress-round = Round { $round }
progress-round_of = Round { $round } of { $rounds }
progress-turn = Turn { $turn }
progress-bag =
    { $count ->
        [one] 1 tile in the bag
       *[other] { $count } tiles in the bag
    }
progress-lid =
    { $count ->
        [one] 1 tile in the lid
       *[other] { $count } tiles in the lid
    }

## How a match ended.

result-you_won = You won
result-you_won_by = You won by { $points }
result-won = { $name } won
result-won_by = { $name } won by { $points }
result-shared = { $names } share the victory
result-shared_with = Shared with { $names }
result-alone = You scored { $points }
result-you_gave_up = You gave up
result-gave_up = { $names } gave up
result-unfinished = Not played to the end

## A new table.

new_table-title = New table: { $game }
new_table-seats = Who plays?
new_table-seat = Player { $number }
new_table-how_many = Players
new_table-here = Person here
new_table-open = Open: whoever follows the link
new_table-anybody = Anybody: first to come
new_table-bot = Bot
new_table-level = Level
new_table-name = Name
new_table-ask_name = What shall the others call you?
new_table-player = Player { $number }
new_table-variants = Variants
new_table-variants_hint = The standard rules are chosen already.
new_table-create = Open the table
new_table-numbers_hint = Numbers with commas between them

## Levels of bots.

level-random = Random
level-greedy = Greedy
level-newcomer = Newcomer
level-casual = Casual
level-skilled = Skilled
level-strong = Strong
level-expert = Expert
level-master = Master

## What they are like.

level_note-newcomer = First time at the table: takes what catches the eye, keeps to favourites and fears bad luck.
level_note-casual = Plays now and then: thinks of a few moves, sees roughly where they lead, and has favourites.
level_note-skilled = Knows the game well: sees where moves lead, and misses only what is well hidden.
level_note-strong = Hard to beat: thinks each choice over.
level_note-expert = Takes its time, up to two seconds a choice.
level_note-master = The strongest we have: in most games it judges positions by what it learned from thousands of matches.

## The table.

table-prompt = What to do
table-steps = Phases of the turn
table-scores = Scores
table-log = Log
table-empty_log = Nothing has happened yet.
table-undo = Undo
table-hint = Hint
table-last_moves = Last moves
table-rules = Rules
table-settings = Settings
table-board = Board
table-moves = Moves
table-moves_heading = Moves in words
table-no_moves = It is not your turn.
table-choosing = { $names } { $who ->
        [one] is
       *[several] are
    } choosing.
table-thinking = { $names } { $who ->
        [one] is
       *[several] are
    } thinking …
table-next_touch = Now touch one of the things that glow.
table-confirm_touch = Touch it again, or press “{ $button }”.
table-watching = You are watching.
table-passing = Nothing for you here: the table passes.
table-warming_up = The bots are still warming up.
table-you_are = { $name }, it is your turn.
table-confirm = Do it
table-which_one = Which one do you mean?
table-look_at = Looked at
table-look_hint = Point at anything to see what it does.
table-connecting = Connecting …
table-lost = Connection lost. Trying to come back …
table-interrupted = The connection was interrupted before an answer came. Look at the table and try again.
table-bot = bot, { $level }
table-bot_for_you = A bot plays for you.
table-open_seat = free seat
table-away = away
table-online = online
table-here = on this device
table-resigned = has given up
table-has_resigned = { $name } has given up.
table-gone_resigned = has given up
table-gone_flag = out of time
table-gone_handed_over = a bot plays on
table-gone_forfeit = has left
table-paused = The match is paused.
table-waited_is_away = Somebody the match waits for is away.
table-resign = Give up
table-resign_ask = Give up this match? A bot plays on for you, or with two players the match ends.
table-skip = Skip to now
table-waiting_room_text = Share this link. The match begins when every seat is taken.
table-only_here = Nobody else can follow this link yet: the server lets only this computer in. Start it like this instead:
table-unreachable = This computer has no address in a network, so nobody else can follow this link.
table-which_address = Address in the network
table-fill = Fill with bots
table-fill_level = Level of the bots
table-close_table = Close the table
table-closed = This table was closed before the match began.
table-qr = The link as a QR code
table-take_seat = Take a seat
table-talk = Talk
table-say = Say something
table-send = Send
table-open_garden = Show { $name } large

## Clocks, leaving, pausing.

time-agree = Agree
time-away_for = { $name } has been away for { $time }
time-away_now = How shall it go on? { $name } can come back and take over until the match is over.
time-away_soon = If nobody is back when the ring is empty, you decide how it goes on.
time-back = { $name } is back
time-back_about = The match goes on as it was.
time-bot = bot
time-bot_for_you = A bot plays for you
time-bot_for_you_about = You were away, and the others let it play on. Take over, and you play again.
time-bot_on = Let a bot play on
time-bot_on_about = A skilled bot takes the seat.
time-bot_on_rated = A skilled bot takes the seat. The match still counts.
time-claim = Claim the win
time-claim_about = The match ends now.
time-claim_ask = Claim the win?
time-claim_ask_about = The match ends at once, and { $name } has lost it.
time-claim_rated = The match ends now and counts as your win.
time-decide = Decide
time-decline = Decline
time-end = End without a result
time-end_about = The match ends without a winner if all agree.
time-end_ask = Ask the others to end the match without a result? It ends when all agree.
time-end_asked = { $names } { $count ->
    [one] wants
   *[other] want
} to end the match without a result
time-end_do = Ask the others
time-end_wanted = You want to end the match without a result
time-go_on = Go on
time-is_away = away,
time-is_done = has chosen,
time-is_low = little time left,
time-is_run = clock runs,
time-is_still = clock stands,
time-log_away = { $name } has lost the connection.
time-log_back = { $name } is back.
time-log_declined = The wish was declined.
time-log_flag = { $name } has run out of time.
time-log_forfeit = { $name } was away for too long and has lost.
time-log_handed_over = A bot plays on for { $name }.
time-log_paused = The match is paused.
time-log_resigned = { $name } has given up.
time-log_resting = { $name } is on vacation: their clock stands still.
time-log_returned = { $name } is back from vacation.
time-log_resumed = The match goes on.
time-log_took_over = { $name } plays again.
time-log_wants_end = { $name } wants to end the match without a result.
time-log_wants_pause = { $name } would like a pause.
time-may_decide = { $name } is still away: you can decide how it goes on.
time-more_wait = { $count ->
    [one] One more table waits for you.
   *[other] { $count } more tables wait for you.
}
time-next_table = Next table: { $game }
time-nothing_waits = Nothing else waits for you.
time-pause = Pause
time-pause_about = All clocks stop when everybody agrees.
time-pause_asked = { $names } would like a pause
time-pause_wanted = You would like a pause
time-paused = Pause
time-paused_about = No clock runs. Whoever plays here can go on.
time-paused_waits = { $names } { $count ->
    [one] is
   *[other] are
} not here. It goes on when all are, or after a day.
time-rated = rated
time-seconds_left = { $seconds } seconds left.
time-sent = Your move is made
time-take_over = Take over
time-unrated = not rated
time-wait = Wait
time-wait_about = You can still decide later.
time-wait_running = The clock runs: { $left } left. You can still decide later.
time-waiting = You wait for { $name }
time-waits_for = Waiting for an answer from { $names }.
time-window = Time to answer
time-withdraw = Withdraw

## Watching.

watch-by_bots = by the bots
watch-computing = The bots are looking at the match.
watch-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
watch-from_hidden = From what onlookers know: what is hidden is guessed many times.
watch-from_open = From what everybody sees.
watch-no_talk = Nobody has said anything yet.
watch-overheard = What the watchers said
watch-players_read_later = Players read this after the match.
watch-say = Talk with the watchers
watch-watchers = Watchers
watch-watching = { $count ->
       *[other] watching
    }

## Hints.

hint-thinking = The expert is thinking …
hint-would = The expert would choose:
hint-chance = { $percent }% to win
hint-later = It brings nothing at once.

## First steps.

first_steps-title = First steps
first_steps-step = Step { $number } of { $count }
first_steps-next = Next
first_steps-done = Let's play
first_steps-skip = Skip the first steps
first_steps-touch = This line says what to do. A golden frame means: it is your choice.
first_steps-move = What glows can be chosen: touch it. Anything else says why not.
first_steps-undo = Undo takes back your last move, as long as nothing new came to light.
first_steps-hint = Hint: what the expert would do, and why. It sees only what you see.
first_steps-rules = The rules can be searched, and each line of the log names its rule.
first_steps-rules_by_touch = Hold anything to see it large. The rules are here.

## Calls: what calls one, and how.

call-allowed = This browser may call you
call-allowed_text = Also while the page is closed, where you choose that.
call-bell = News
call-choose = What shall call you?
call-look = Look
call-mail_none = Confirm a mail address on your own page, and mails can call you.
call-mail_to = Mails go to { $address }, at most one a day.
call-none = Nothing has called you yet.
call-play = Play
call-read = Mark all as read
call-refused = This browser may not call you
call-refused_text = Allow notifications for this page in the settings of your browser.
call-row-begun = My match begins
call-row-challenge = Somebody challenges me
call-row-clock_low = My time runs short
call-row-over = A match is over
call-row-turn_days = It is my turn, days
call-row-turn_live = It is my turn, live
call-stop = Send no more mails
call-stop_text = You will not be called by mail any more. Everything else stays as it is.
call-stop_title = No more mails?
call-stopped = No more mails will come.
call-try_it = Try it
call-unable = This browser cannot show notifications.
call-unasked = This browser does not call you yet
call-unasked_text = It asks you once when you choose “Browser” or “Closed”.
call-unread = { $count ->
    [one] 1 new
   *[other] { $count } new
}
call-way-browser = Browser
call-way-mail = Mail
call-way-page = Page
call-way-push = Closed
call-your_turn = Your turn

## The curtain between two people on one device.

curtain-title = Hand over to { $name }
curtain-text = Nobody else should be looking now.
curtain-ready = I am { $name }: show my side

## The end.

final-wins = { $name } wins
final-you_win = You win!
final-you_win_by = You win by { $lead }!
final-wins_by = { $name } wins by { $lead }
final-lead = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
final-shared = { $names } share the victory
final-nobody = Nobody wins
final-alone = You score { $total } { $points ->
        [one] point
       *[other] points
    }
final-someone_alone = { $name } scores { $total } { $points ->
        [one] point
       *[other] points
    }
final-heading = Final scoring
final-total = Total
final-rematch = Rematch
final-to_rematch = To the rematch
final-replay = Watch the replay
final-see_table = See the table

## Replays.

replay-title = Replay: { $game }
replay-position = Move { $number } of { $count }
replay-start = To the beginning
replay-previous = One move back
replay-next = One move on
replay-end = To the end
replay-play = Play
replay-pause = Pause
replay-scrubber = Position in the match
replay-share = Share this moment
replay-moves = All moves
replay-beginning = The beginning
replay-result = How it ended
replay-seat = Player { $number }
replay-chance = Chance

## Analysis.

analysis-begin = Analyse
analysis-title = Chance to win
analysis-title_alone = Prospects
analysis-percent = { $percent }%
analysis-curve = Chances to win, move by move
analysis-at = After move { $number }: { $chances }
analysis-judged = Judged { $number } of { $count }
analysis-complete = Every decision is judged
analysis-stop = Stop
analysis-go_on = Go on
analysis-close = Close the analysis
analysis-slip = slip
analysis-mistake = mistake
analysis-blunder = blunder
analysis-cost = gave away { $points } of 100 chances to win
analysis-is_best = Nothing better was found.
analysis-is_good = About as good as the best that was found.
analysis-better = Better: { $best } ({ $percent }% instead of { $made }%).
analysis-slightly_better = Slightly better: { $best } ({ $percent }% instead of { $made }%).
analysis-show_better = Show it
analysis-only_weak = Only moves that mattered
analysis-none_weak = No mistake so far.
analysis-turning_points = Where it turned
analysis-no_turning_points = No single move has turned this match so far.
analysis-turned = Move { $move }, { $name }:
analysis-instead = Better:
analysis-fell = { $from } → { $to }%

## After the match: what cost most, what would have been better, what to learn from it.

after-title = After the match
after-open = Look back
after-what_cost = What cost you most, in chances to win
after-percentages = Percentages are chances to win.
after-looking = Looking back …
after-whose = Whose moments
after-no_match = There is nothing to look back at: this match was not played to its end.
after-little = You left little behind.
after-little_named = { $name } left little behind.
after-little_more = Nothing stands out: no move was clearly worse than the best that was found.
after-cost_most =
    { $count ->
        [one] One moment cost most.
       *[other] { $count } moments cost most.
    }
after-open_until = It was open until move { $move }.
after-ahead_from = You were ahead from move { $move } on.
after-ahead_from_named = { $name } was ahead from move { $move } on.
after-each_again =
    { $count ->
        [one] One moment cost most. It can be played again from there, against the same opponents.
       *[other] { $count } moments cost most. Each can be played again from there, against the same opponents.
    }
after-move = Move { $number } of { $count }
after-at_move = Move { $number }
after-better = Better
after-better_inline = Better:
after-then = Then, for instance: { $moves }.
after-reasons_coming = Looking for the reasons …
after-only_later = What it brings shows only later: played on in thought it wins { $best } times in 100, the other { $made } times.
after-again = Try again from here
after-look = Look at it
after-trends = Your last { $count } matches
after-part = { $own } instead of { $best }
after-part_strong = { $own }, winners { $best }
after-overlooked =
    { $times ->
        [one] overlooked once
       *[other] overlooked { $times } times
    }
after-lesson = Lesson { $number }: { $title }
after-puzzles =
    { $count ->
        [one] 1 puzzle about it
       *[other] { $count } puzzles about it
    }
after-well = You do this well

## Rules.

rules-title = Rules of { $game }
rules-search = Search the rules, or a number
rules-contents = Contents
rules-minute = In a minute
rules-origins = Where the rules come from
rules-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
rules-players_or = { $low } or { $high } players
rules-players_to = { $low } to { $high } players
rules-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
rules-found =
    { $count ->
        [one] 1 passage
       *[other] { $count } passages
    }
rules-none = No rule speaks of that.
rules-open = Rule { $rule }
rules-lesson = Lesson { $number }: { $title }
rules-in_place = Show in the rules
rules-back = Back to { $rule }
rules-try = Try it
rules-example = Example for { $rule }
rules-examples = Examples
rules-example_number = Example { $number }
rules-again = Again
rules-score = { $part }: { $before } before, { $after } now

## Decks.

decks-title = Decks
decks-find = Name or text
decks-format = Format
decks-type = Type
decks-kind = Kind
decks-only = Only
decks-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
decks-in_deck_first = In the deck first
decks-add = Add { $card }
decks-remove = Take out { $card }
decks-fix = Take out
decks-is_legal = This deck may be played.
decks-checking = Checking …
decks-name = Name of the deck
decks-own = { $name }, own build
decks-fresh = New deck
decks-fresh_button = New
decks-save = Save
decks-saved = Saved
decks-forget = Delete
decks-play = Play with this deck
decks-import = Import text
decks-import_hint = One card a line, such as 3 Outpost or City 15.
decks-read = Read
decks-copy_text = Copy text
decks-copy_link = Copy link
decks-empty = No card yet. Choose some of all cards.
decks-not_found = No card is like that.

## Puzzles.

puzzles-title = Puzzles
puzzles-none = There are no puzzles of this game yet.
puzzles-daily = Puzzle of the day
puzzles-difficulty = Difficulty { $number }
puzzles-you = Your strength { $number }
puzzles-ask =
    { $moves ->
        [one] One move is clearly best. Make it on the board.
       *[other] { $moves } moves in a row are clearly best. Make them on the board.
    }
puzzles-hidden = The answer holds whatever is hidden from you.
puzzles-first_counts = The first try counts.
puzzles-on = Right so far. And then?
puzzles-wrong = Not the best. Try again.
puzzles-right = Right!
puzzles-shown = This was the answer.
puzzles-chance = Chance to win
puzzles-show = Show the answer
puzzles-again = Once more
puzzles-next = Next puzzle
puzzles-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzles-best = best { $days }
puzzles-last = { $solved } of the last { $count } solved
puzzles-storm = Storm
puzzles-storm_about = As many as you can in three minutes.
puzzles-storm_best = Your best: { $count }.
puzzles-storm_start = Start
puzzles-storm_stop = Stop
puzzles-storm_again = Once more
puzzles-storm_now = { $solved } solved
puzzles-storm_over = Time is up. Solved: { $solved }.

## Ratings, and the pages of people.

rating-players = Players
rating-ratings = Ratings
rating-rating = Rating
rating-best = The best
rating-best_note = Listed are those who have played ten rated matches, one of them within the last 90 days. The bots' strength was measured and does not change.
rating-nobody_best = Nobody has played ten rated matches lately. The bots are waiting for somebody to pass them.
rating-measured_bot = bot
rating-matches =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
rating-rank = Rank { $rank } of { $count }
rating-provisional = provisional, { $count } more
rating-not_lately = not played lately
rating-lately = in the last 30 days
rating-highest = best { $number }
rating-span = Which time
rating-span_month = Month
rating-span_half_year = Half a year
rating-span_all = All
rating-curve = Rating in { $game }, match by match
rating-curve_words = Rating in { $game } over { $count ->
        [one] one match
       *[other] { $count } matches
    }: from { $first } to { $last }, at most { $highest }, at least { $lowest }.
rating-on_day = { $number } on { $day }
rating-placed = { $change }, place { $place } of { $seats }
rating-change = from { $before } to { $after }
rating-no_ratings = No rated match has been played yet.
rating-member_since = Member since { $month }
rating-guest_since = Guest since { $month }
rating-that_is_you = That is you
rating-is_here = is here
rating-you_and = You and { $name }
rating-you = You
rating-even = Even
rating-to = { $yours } to { $theirs }, { $even } even
rating-all_matches =
    { $count ->
        [one] The match
       *[other] All { $count } matches
    }
rating-matches_heading = Matches
rating-game = Game
rating-all_games = All games
rating-result = Result
rating-any_result = Any result
rating-won = Won
rating-lost = Lost
rating-place = Place { $place } of { $seats }
rating-not_played_out = not played out
rating-opponent = Opponent
rating-only_with = With: { $name }
rating-somebody = Somebody
rating-none_fit = No match fits.
rating-no_matches = There is no match here that everybody may see.
rating-more = Show more
rating-puzzles_tried = tried, { $percent } % right at once
rating-puzzle_days = days in a row at most
rating-puzzles_here = Only you see this: your browser keeps it.

## Settings.

settings-title = Settings
settings-theme = Light
settings-theme-auto = As the system
settings-theme-day = Day
settings-theme-night = Night
settings-motion = Motion
settings-motion-auto = As the system
settings-motion-reduced = Reduced
settings-pace = Others' moves
settings-pace-calm = Calm
settings-pace-quick = Quick
settings-pace-instant = At once
settings-sound = Sound
settings-move_list = Show the moves in words
settings-language = Language
settings-name = Your name
settings-asking = Windows
settings-asking-always = Always ask
settings-asking-able = When I could act
settings-asking-never = Never ask
settings-asking_hint = Moments at which you might play a card out of turn. Where you are not asked the table passes, always after the same time.
settings-asking_each = Each window by itself
settings-asking_same = As above
settings-keys = Keys: arrows walk between what glows, Enter chooses, Escape takes it back, U undoes, H asks for a hint.

## Friends, blocks, reports, moderators.

social-friends = Friends
social-free = free to play
social-playing = playing
social-watch = Watch
social-challenge = Challenge
social-not_here = Not here: { $names }
social-no_friends = Follow people whom you like to play with: they appear here.
social-phrases = Phrases that everybody reads in their own language
social-talk_off = No talk at this table
social-talk_on = Talk again
social-talk_is_off = You hear no talk at this table.
social-more_about = { $name }: follow, mute, block or report
social-follow = Follow
social-unfollow = Following
social-follow_about = The lobby shows you when they are here.
social-follows_you = { $name } follows you.
social-mute = Mute
social-unmute = Unmute
social-mute_about = You do not hear them any more. They are not told.
social-block = Block
social-block_sure = Block for sure?
social-unblock = Unblock
social-block_about = You are never paired, they cannot join your tables, and you do not hear them. They are not told.
social-report = Report
social-report_about = A moderator will look at it.
social-reported = Thank you. A moderator will look at it.
social-report_title = Report { $name }
social-reason = What is it about?
social-reason_insult = Insults
social-reason_spam = Advertising, or the same again and again
social-reason_name = The name offends
social-reason_leaving = Leaves running matches
social-reason_program = Perhaps a program’s help
social-reason_other = Something else
social-report_words = In your words
social-report_talk = The last ten lines of talk at this table go with it.
social-report_send = Report
social-blocked = Blocked people
social-blocked_about = cannot join your tables or talk to you
social-muted_about = is not heard by you
social-blocked_none = You have blocked and muted nobody.
social-not_told = They are not told.
social-notice_warn = A warning from a moderator
social-notice_mute = You cannot talk for a while
social-notice_ban = You can only look on for a while
social-notice_rename = A moderator has given you another name
social-notice_lift = You can take part again
social-notice_close = From a moderator
social-notice_mute_until = You can talk again from { $day } on.
social-notice_ban_until = Until { $day } you can watch and read, but not sit down, talk or challenge. Matches that are on can be played to their end.
social-notice_read = I have read this
social-reports = Reports
social-mod_open =
    { $count ->
        [one] 1 open
       *[other] { $count } open
    }
social-mod_shelves = Which reports
social-mod_open_shelf = Open
social-mod_mine_shelf = Mine
social-mod_closed_shelf = Closed
social-mod_none_open = No report waits. The sea is calm.
social-mod_none_mine = You have closed no report yet.
social-mod_none_closed = No report has been closed yet.
social-mod_count =
    { $count ->
        [one] 1 report
       *[other] { $count } reports
    }
social-mod_gone = somebody who is gone
social-mod_page = Page
social-mod_table = Table
social-mod_member = Member since { $day }
social-mod_guest = Guest since { $day }
social-mod_warnings =
    { $count ->
        [one] 1 warning, on { $day }
       *[other] { $count } warnings, the last on { $day }
    }
social-mod_banned_until = Banned until { $day }
social-mod_muted_until = Muted until { $day }
social-mod_reported_by = Reported by { $names }
social-mod_no_talk = There was no talk at this table.
social-mod_writing = { $name } is writing
social-mod_tell = What you tell { $name }
social-mod_needs_sentence = Every act needs a sentence: it is told to the person and stands in the log.
social-mod_warn = Warn
social-mod_mute = Mute for a day
social-mod_rename = Rename …
social-mod_rename_now = Rename
social-mod_new_name = New name; without one, a sea creature’s
social-mod_ban = Ban …
social-mod_ban_for = For
social-mod_ban_now = Ban for { $span }
social-mod_days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
social-mod_lift = Lift
social-mod_close = Nothing wrong
social-mod_log = Log
social-mod_log_about = Every act of a moderator, for all moderators to read. Nothing can be removed.
social-mod_csv = As a table (CSV)
social-mod_moderator_column = Moderator
social-mod_act_column = Act
social-mod_person_column = Person
social-mod_why_column = Why
social-mod_when_column = When
social-mod_done_warn = warned
social-mod_done_mute = muted
social-mod_done_ban = banned
social-mod_done_rename = renamed
social-mod_done_close = nothing wrong
social-mod_done_lift = lifted

## Lessons.

learn-companion = Otto explains
learn-course = Your first course
learn-about = { $count } lessons of one idea each. You play them on the real rules.
learn-progress = { $done } of { $count }
learn-minutes_left = about { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    } left
learn-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
learn-done = Done
learn-step = Step { $number } of { $count }
learn-lesson = Lesson { $number } of { $count }
learn-begin = Begin
learn-go_on = Go on
learn-next = Next lesson
learn-start_over = Start over
learn-leave = Leave
learn-to_course = All lessons
learn-to_lesson = To the lesson
learn-all_done = All done. Play it again whenever you like.
learn-show_me = Show me
learn-skip = Skip step
learn-finished = Lesson done!
learn-first_match = First match with Otto
learn-first_match_about = Otto plays against you and speaks up when something happens for the first time.
learn-sit_down = Sit down
learn-quiet = Quiet
learn-why = Why?
learn-damaged = What this browser had remembered of your progress cannot be read. It was put aside, and counting begins anew.
learn-taken_back = Taken back

## My table at home.

home-title = My table at home
home-new = New table
home-text = As text
home-redo = Redo
home-mode_lay = Set up
home-mode_play = Moves
home-mode_score = Score
home-player = Player { $number }
home-names = Who sits where
home-on_turn = To choose
home-tray = What lies on your table
home-how = Touch a piece, then its place; once more takes it away or turns it. Numbers: what the box still has.
home-left = { $piece }, { $count } left
home-dials = Counts and turn
home-rare = Count more
home-less = { $label }: one less
home-more = { $label }: one more
home-can_be_title = Can this be?
home-can_be = This position can be.
home-first_mend = First put right what cannot be; then there are moves and advice.
home-over = The match is over: see the score.
home-chance = Now something is drawn
home-chance_how = Put down what comes at your table, or let chance draw.
home-deal = Draw at random
home-what_came = Or touch what came:
home-make_this = Make this move
home-moves_of =
    { $count ->
        [one] { $name }: one possible move
       *[other] { $name }: { $count } possible moves
    }
home-ask_expert = What would the expert do?
home-make_move = Touch a move to make it, here or on the board.
home-score_now = Score, if it ended now
home-score_wrong =
    { $count ->
        [one] One thing on this table cannot be, so the score may be wrong.
       *[other] { $count } things on this table cannot be, so the score may be wrong.
    }
home-place = Place
home-text_title = The position as text
home-text_about = Copy it to keep it or to give it to a program; or put in another one and take it over.
home-copy = Copy text
home-take = Take it over
home-begin_about = An empty table is for a match that is being played; a dealt one is ready for the first turn.
home-begin_empty = Empty table
home-begin_dealt = Dealt for the start

## People: one's own page, signing in.

people-you = { $name }: your page
people-own_page = Your page
people-matches = Ratings and matches
people-member_since = Member since { $date }
people-guest_since = Guest since { $date }
people-somebody = Somebody
people-name = Name
people-language = Language
people-creature = Creature
people-creature-turtle = Sea turtle
people-creature-seahorse = Seahorse
people-creature-crab = Crab
people-creature-jellyfish = Jellyfish
people-creature-clownfish = Clownfish
people-creature-eel = Moray eel
people-creature-lobster = Lobster
people-creature-whale = Whale
people-creature-shark = Shark
people-creature-octopus = Octopus
people-creature-ray = Stingray
people-creature-dolphin = Dolphin
people-colour = Colour
people-colour-sand = Sand
people-colour-pink = Pink
people-colour-coral = Coral
people-colour-blue = Blue
people-colour-green = Green
people-colour-violet = Violet
people-keys = Passkeys and devices
people-add_passkey = Add a passkey
people-passkey = Passkey, made in { $browser }
people-browser = a browser
people-used = used { $when }
people-seen = signed in, seen { $when }
people-just_now = just now
people-this_device = this device
people-remove = Remove
people-remove_passkey = Remove this passkey?
people-remove_passkey_text = You cannot sign in with it any more. Browsers that are signed in stay so.
people-end_session = Sign out
people-end_session_text = That browser is signed out at once. Your matches stay yours.
people-codes = Recovery codes
people-codes_left =
    { $count ->
        [0] none left
        [one] one of 10 left
       *[other] { $count } of 10 left
    }
people-new_codes = New codes
people-new_codes_text = The codes that you have do not work any more once you have new ones.
people-mail_text = By this address we send you a link to sign in. Nobody else sees it.
people-confirm_mail = Confirm address
people-mail_sent = Look into your mail and follow the link within 15 minutes.
people-guest_text = You are a guest: your seats are known to this browser only. A passkey makes them yours on every device.
people-data = Your data
people-data_text = One archive with everything that is kept of you, matches as links, readable without us.
people-download = Download everything
people-delete = Delete yourself
people-delete_text = Your name becomes “Somebody”, and matches that are not over are given up. Finished matches stay, because they are also others’. This cannot be undone.
people-delete_ask = Delete …
people-delete_typed = Type your name to confirm: { $name }
people-delete_now = Delete for good
people-sign_out = Sign out here
people-sign_out_text = You can come back with a passkey, a recovery code or a link by mail.
people-sign_out_guest = You are a guest: without a passkey nobody can give your seats back to you.
people-keep = Keep your seat
people-steps = Steps
people-step_passkey = Name and passkey
people-step_codes = Recovery codes
people-keep_lead =
    { $count ->
        [0] A passkey makes this name yours on every device.
        [one] You have played a match as a guest. A passkey makes it yours on every device.
       *[other] You have played { $count } matches as a guest. A passkey makes them yours on every device.
    }
people-keep_note = Your fingerprint, face or screen lock. No password, no mail address needed.
people-keep_stay = Your seats and matches stay yours
people-keep_devices = Sign in on your phone and tablet
people-keep_found = Friends find you by name
people-create_passkey = Create a passkey
people-before = Been here before?
people-take_along =
    { $count ->
        [one] Take the match of this browser along
       *[other] Take the { $count } matches of this browser along
    }
people-with_passkey = Sign in with a passkey
people-with_link = Send me a link
people-with_code = I have a recovery code
people-stay_guest = Stay a guest
people-back = Back
people-welcome = You are a member, { $name }
people-codes_text = Ten codes for the day you lose every device. Each works once. We keep only their fingerprints, so this is the only time you see them.
people-copy = Copy
people-save_file = Save as a file
people-codes_safe = I have put them somewhere safe
people-done = Done
people-link_title = A link by mail
people-link_text = We send a link that signs you in. It works once, for 15 minutes.
people-address = Mail address
people-send_link = Send the link
people-link_sent = Sent, if this address belongs to a member. Nothing there? Look in the spam folder, or try again in a minute.
people-code_title = A recovery code
people-code_text = Each of your ten codes works once.
people-code = Recovery code
people-sign_in = Sign in
people-passkey_failed = No passkey came from your device: it was cancelled, or did not work. Try again.
people-no_passkeys = Passkeys need an encrypted connection (https) or the address localhost, and a browser that knows them.
people-at_localhost = Open { $address }
people-follow_text = This link came by mail. It works once.
people-go_on = Go on
people-confirmed = This address is yours now. It can send you links to sign in.

## What if: studies of a match, with variations.

whatif-title = What if
whatif-play_on = Play on from here
whatif-try_out = Try out
whatif-try_out_about = Play all seats yourself or let bots answer, go back, compare. The match stays as it is.
whatif-at_table = Play on at a table
whatif-at_table_about = A match of its own against bots: everything up to here has happened, what comes is new.
whatif-at_the_end = Here the match is over: you can look at the end, or go back to an earlier move.
whatif-seat = You are
whatif-about = What if · from move { $number }
whatif-back = One move back
whatif-share = Share the study
whatif-share_about = This link carries the match and all your variations.
whatif-studies = My studies
whatif-leave = Leave
whatif-harmless = Try anything: nothing here touches the match.
whatif-who = Who plays the others?
whatif-play_all = I play all
whatif-bots = Bots answer: { $level }
whatif-opponents = Bots
whatif-let_bots_move = Let the bots move
whatif-thinking = thinking …
whatif-best_line = Best line
whatif-unknown = What nobody can know
whatif-unknown_hidden = What this seat cannot know. A new deal says nothing about the real match.
whatif-unknown_drawn = What was drawn on the way here is chance. It says nothing about the real match.
whatif-nothing_unknown = Nothing on the way here was left to chance.
whatif-deal = Deal the unknown afresh
whatif-variations = Variations
whatif-count = { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
whatif-kept = { $count ->
        [one] 1 move
       *[other] { $count } moves
    } · kept in this browser
whatif-start = Move { $number }: the match as it was
whatif-start_dealt = Move { $number }: as far as you know
whatif-played = played
whatif-dealt = Dealt afresh
whatif-drawn = Chance
whatif-deal_number = deal { $number }
whatif-comment = A comment on this move
whatif-marks = Marks
whatif-mark_good = Good move
whatif-mark_interesting = Interesting move
whatif-mark_dubious = Doubtful move
whatif-mark_bad = Mistake
whatif-remove = Remove this move and all after it
whatif-none = No studies yet. Open a replay and choose “Play on from here”.
whatif-changed = changed on { $day }
whatif-forget = Remove
whatif-really = Really remove?
whatif-not_kept = This browser does not keep this study; open it from its link, or begin one from a replay.
whatif-damaged = What this browser kept of your studies could not be read. It has been put aside, and nothing is written over it.

## How a table is played: its clock, rating, and who may join.

terms-access = Who may join
terms-any = any
terms-casual = casual
terms-casual_about = Nobody gains or loses points. Hints and trying out are allowed.
terms-clock = Clock
terms-correspondence = Days for a turn
terms-counts = Rating
terms-days = 
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
terms-days_about = 
    { $days ->
        [one] Everybody has a day for each turn.
       *[other] Everybody has { $days } days for each turn.
    }
terms-everybody = Everybody
terms-everybody_about = The table is listed in the lobby, and everybody may watch.
terms-friends = friends only
terms-friends_about = Only people whom you follow see the table in their lobby.
terms-friends_choice = Friends
terms-from = from { $lowest }
terms-highest = To
terms-increment = Seconds more for every turn
terms-leaving = Leaving
terms-leaving_about = after 70 s away the others may let a bot play on
terms-link = Only by link
terms-link_about = Whoever has the link may sit down; the lobby does not list the table.
terms-live = Live
terms-live_about = 
    { $seconds ->
        [0] { $minutes ->
            [one] Everybody has a minute for the whole match.
           *[other] Everybody has { $minutes } minutes for the whole match.
        }
       *[other] { $minutes ->
            [one] Everybody has a minute, and { $seconds } seconds more for every turn.
           *[other] Everybody has { $minutes } minutes, and { $seconds } seconds more for every turn.
        }
    }
terms-lowest = From
terms-minutes = Minutes for everybody
terms-no_clock = no clock
terms-no_clock_about = Everybody takes as long as they like.
terms-nobody_more = all seats are taken
terms-none = None
terms-not_you = Only { $limits }
terms-out = Out of time
terms-out_bot = a bot plays on
terms-out_last = a bot plays on, and the seat is placed last
terms-out_lost = the match is lost
terms-out_nothing = nothing happens: the clock only tells
terms-own = Own
terms-own_rating = Your rating is { $number }.
terms-preview = So others will see it
terms-range = { $lowest } – { $highest }
terms-rated = rated
terms-rated_about = There are no hints and no trying out, and everybody sits at their own device.
terms-rated_clock = A rated match needs a clock, and whoever runs out of time loses.
terms-rated_short = rated: no hints
terms-ratings = Ratings of the others
terms-some_days = 
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
terms-up_to = up to { $highest }
terms-wrong_increment = Whole seconds from 0 to { $most }.
terms-wrong_minutes = Whole minutes from 1 to { $most }.
terms-wrong_range = At least { $lowest }, as the range begins there.
terms-wrong_rating = A whole number up to { $most }, or nothing.

## The waiting room.

waiting-again = { $names } would like another match
waiting-begins = The match begins when all seats are taken.
waiting-bot_offer = A bot about as strong as you: { $level }.
waiting-close_ask = { $names } sits here. If you close the table, everybody gets up and the link leads nowhere.
waiting-for = 
    { $count ->
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
waiting-free = Free seat
waiting-get_up = Get up
waiting-invite = Invite by link
waiting-kept = Kept for { $name }
waiting-kept_for_others = The free seats are kept for those who played the match before.
waiting-meanwhile = While you wait
waiting-meanwhile_about = Solve a puzzle. The table calls you when the match begins.
waiting-no_thanks = No, thanks
waiting-nobody_yet = Nobody yet.
waiting-play_again = Play again
waiting-puzzles = Puzzles
waiting-take_bots = 
    { $count ->
        [one] Play with the bot
       *[other] Play with bots
    }

## Challenges.

challenge-accept = Play
challenge-asks = { $name } challenges you
challenge-by_name = Challenge by name
challenge-called = Who?
challenge-called_about = The exact name of somebody who is here now.
challenge-decline = Decline
challenge-declined = { $name } declines
challenge-expired = { $name } has not answered
challenge-send = Challenge
challenge-title = Challenge somebody
challenge-waits = { $name } is asked
challenge-whom = Challenge { $name }
challenge-withdraw = Withdraw
social-follow_more = Follow, mute

## Vacation.

vacation-about = Where you play by days, your clocks stand still, and nobody wins because you are away. You may still move. Live tables do not wait.
vacation-away = on vacation
vacation-begin = Go on vacation
vacation-days = Days
vacation-end = I am back
vacation-left = 
    { $days ->
        [0] You have no days left this year.
        [one] One of { $most } days is left this year.
       *[other] { $days } of { $most } days are left this year.
    }
vacation-of = { $name } is on vacation
vacation-title = Vacation
vacation-until = On vacation until { $day }
vacation-wrong = Whole days from 1 to { $most }.
