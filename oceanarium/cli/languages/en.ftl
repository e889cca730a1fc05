### What is wrong with what was typed.

interrupted = Interrupted.
package-missing = This needs the package { $package }; "pip install oceanarium[{ $extra }]" brings it.
file-missing = { $file }: { $reason }.
file-forbidden = { $file }: { $reason }.
file-folder = { $file }: { $reason }.
file-other = { $file }: { $reason }.
usage-help = { $wrong } "{ $command } --help" says what it takes.
usage-command = There is no command { $word }.
usage-option = There is no option { $word }.
usage-missing = { $name } is missing.
usage-value = { $name } cannot be { $value }.
usage-unreadable = This cannot be read: { $words }.
option-unreadable = An option is written name=value, not { $word }.
iterations-too-few = The number of iterations must be at least 1, not { $iterations }.
port-wrong = A port is a number from 1 to 65535, not { $port }.
port-taken = Port { $port } is taken; name another with --port, or let --free-port find one.
public-address-wrong = A public address is like https://games.example.org, not { $address }.
trusted-proxy-wrong = A trusted proxy is an address or a network like 10.0.0.0/8, not { $network }.
people-nobody = Nobody here has the name or the id { $who }.
people-several = Several are called { $who }; name one by id: { $ids }.
people-moderator = { $name } ({ $id }) is a moderator.
people-no_moderator = { $name } ({ $id }) is no moderator.
mail-lacks = To send mail, a server needs --mail-server, --mail-from and --public-address, all three.
mail-wrong = A mail server is like smtp://name:password@mail.example.org:587, and --mail-from an address like club@example.org.
puzzles-wish = Puzzles need a count, minutes and workers above 0, and a seed of at least 0.
train-wish = A training has at least one generation, one lesson of 1,000 positions, one deal and 1 to 128 hidden units, a margin from 0 to 1, and a seed that is not below zero.
train-no_features = { $game } has no features to learn from: write its features.py first.
train-preparing = Getting ready
train-learning = Learning from its own matches, loss { $figure }
train-measuring = Measuring how well it judges{ $figure }
train-meeting = Meeting the last net{ $figure }
train-kept = Generation { $number } wins { $share } ({ $low } to { $high }) one move ahead, and is kept.
train-dropped = Generation { $number } wins { $share } ({ $low } to { $high }) one move ahead, and is not kept.
train-no_gpu = PyTorch sees no GPU here; leave --gpu out to fit on the CPU.
train-done = The net is in { $file }; try it with --bot "search(net='{ $file }')".
puzzles-sample = The sample must be at least 1, not { $count }.

## What is served.

served-at = Oceanarium is at { $address } (Ctrl-C stops it); matches are kept in { $folder }.
served-for-others = Others find it at { EITHER($addresses) }
site-at = The site is at { $address } (Ctrl-C stops it).
site-written = Wrote the site to { $folder }: { $whole } MB, { $sent } MB as it is sent.
site-shows = "oceanarium site { $folder } --serve" shows it; any host of plain files can serve it.

## What the terminal says, in English.

language-name = English
unknown-language = The terminal speaks { $languages }, not { $language }.
unknown-language-of = { $game } can be told in { $languages }, not in { $language }.

## Who plays.

person = Player
person-number = Player { $number }
seats = Seats: { $seats }.

## Before a match.

introduction = { $game }: { $pitch }
help-offer = Type "{ command-help }" at any time.
nothing-to-resume = There is no match of { $game } to go on with.
another-game = That is a match of { $match }, not of { $game }.
after-what = --after says where a match from --load goes on; name that match too.
too-many-people = At a table with { $seats } seats there can be 0 to { $seats } people, not { $people }.
no-such-file = There is no file { $file }, and it is no link either.

## While it is played.

only-move = Only one move is possible, so it is made: { $move }.
curtain = { $name }, press Enter when nobody else is looking.
whose-choice = { $name }: { $prompt }
no-such-number = There is no move { $number } in the list; it goes from 1 to { $last }.
see-help = { $sentence } Type "{ command-help }" for what else you can type.
taken-back = Taken back: { $move }.
hinted = The greedy bot would choose { $number }: { $move }.
allowed = That move is allowed.
why-what = Type "{ command-why }" and a move, such as: { command-why } { $move }
rules-what = Type "{ command-rules }" and a word; "oceanarium rules { $game }" shows them all.
no-passage = No passage of the rules mentions that.
more-passages =
    { $count ->
        [one] ... and one passage more.
       *[other] ... and { $count } passages more.
    }
no-windows = Nobody acts out of turn in { $game }: you are asked only in your turn.
asking-which = Type "{ command-ask } { asking-always }", "{ command-ask } { asking-able }" or "{ command-ask } { asking-never }"; now it is: { $asking }.
asking-set = From now on you are asked out of turn: { $asking }.
saved = Saved to { $file }. Go on with: oceanarium play { $game } --load { $file }
not-saved = { $file } cannot be written: { $reason }.
kept = The match is kept. Go on with: oceanarium play { $game } --resume
replay-with = Replay it with: oceanarium replay { $link }

## What can be typed: the words, how they are used, what they do.

help = Type the number of a move, or the move itself in its words, or as much of them as tells it from the others. Or:
command-help = help
command-undo = undo
usage-undo = { command-undo }
does-undo = take your last move back, as long as nothing was revealed
command-hint = hint
usage-hint = { command-hint }
does-hint = ask the bot what it would do
command-why = why
usage-why = { command-why } MOVE
does-why = ask whether a move is allowed, and if not, by which rule
command-rules = rules
usage-rules = { command-rules } WORDS
does-rules = search the rules for words, such as the name of a card
command-look = look
usage-look = { command-look }
does-look = draw the table again
command-moves = moves
usage-moves = { command-moves }
does-moves = list your moves again
command-score = score
usage-score = { command-score }
does-score = show the score with its parts
command-ask = ask
usage-ask = { command-ask } WHEN
does-ask = be asked out of turn: { asking-always }, { asking-able } (only when you could act) or { asking-never }
command-save = save
usage-save = { command-save } FILE
does-save = write the match to a file
command-link = link
usage-link = { command-link }
does-link = show the match as a link
command-quit = quit
usage-quit = { command-quit }
does-quit = stop; the match is kept, and --resume goes on with it
asking-always = always
asking-able = able
asking-never = never

## In the end.

total = total
percent = { $number }%
decimal-point = .
won = { $winner } won.
victory-shared = { $winners } share the victory.
best-first = Your first result here.
best-is = Your personal best is { $points }.
best-new = A new personal best! It was { $points }.

## Replays, rules, analyses.

replayed =
    { $game }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
no-passage-of = No passage of the rules of { $game } mentions { $words }.
example-try = Try it: { $move }
example-score = { $part }: { $before } before, { $after } now
analysis-headings = move|player|made|judgement|cost|better|chances before
analysis-player = { $player }: { $bests } of { $decisions } decisions as the search would; { $cost } given away each.
analysis-interrupted = Interrupted: this is how far it got.
analysis-working = Judging
moments-offer = Press Enter to look back at what cost you most, or type anything else to leave.
moments-of =
    { $count ->
        [one] { $player }, the moment that cost most:
       *[other] { $player }, the { $count } moments that cost most:
    }
moments-none = { $player } gave nothing away that stands out.
moments-later = What it brings shows only later.
moment = Move { $number }: “{ $made }” left a chance of { $left }; “{ $better }” would have kept { $kept }.
judgement-best = best
judgement-good = good
judgement-slip = slip
judgement-mistake = mistake
judgement-blunder = blunder

## Games, and decks of Open Worlds.

game-line =
    { $game } ({ $name }): { $fewest }{ $most ->
        [0] { "" }
       *[other] { "" } to { $most }
    } players, about { $minutes } minutes.
deck-which = Say which deck to { $action }: a printed deck, a file, or - for standard input.
deck-seat = The options of decks are cards_0 to cards_3, not cards_{ $seat }.
deck-line = { $name }, { $size } cards, { $form }
deck-class = Class { $number }
deck-defence = Defence { $number }
deck-income = Income { $number }
deck-legal = This deck is legal: { $totals }.
deck-legal-introductory = This deck is legal in the Introductory Variation: { $totals }.
deck-classes = Classes of its Ships: { $classes }.

# Puzzles

puzzles-none = There are no puzzles of { $game } here.
puzzle-fallen = { $puzzle }: { $move } does not hold.
puzzles-held = { $held } of { $count } answers hold.
puzzle-unknown = There is no such puzzle of { $game }.
puzzle-begins =
    Puzzle { $puzzle }, difficulty { $difficulty }. { $moves ->
        [one] One move is clearly best; which?
       *[other] { $moves } moves in a row are clearly best; which?
    } Type it, or "answer" to be shown it, or "quit".
puzzle-wrong = { $move }: that is not the best. Try again.
puzzle-on = { $move }: right. And then?
puzzle-right = { $move }: right!
puzzle-answer = The answer: { $move }.
puzzle-theme = { $theme }:
puzzles-solved = Solved at the first try: { $solved } of { $count }.
command-answer = answer
position-advice = The expert would choose: { $move } ({ $chance } to win).

## Ratings.

ratings-computed = { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
}, { $changes ->
    [one] 1 change of a rating
   *[other] { $changes } changes of ratings
}.
ratings-same = All ratings follow from the matches, to the bit.
ratings-differ = { $count ->
    [one] The match at a table gives other ratings than were kept: { $tables }.
   *[other] The matches at { $count } tables give other ratings than were kept: { $tables }.
}

## Lessons.

learn-none = There are no lessons for { $game } yet.
learn-unknown = { $game } has no lesson { $lesson }; the lessons are: { $lessons }.
learn-damaged = The lesson { $lesson } is damaged, or was made for another version; it cannot be played.
learn-lessons = The lessons of { $game }:
learn-how = “oceanarium learn { $game } 1” begins the first.
learn-help = Type a move or its number. “{ $show }” shows what leads on, “{ $skip }” does the step for you, “{ $quit }” ends the lesson.
learn-command-show = show
learn-command-skip = skip
learn-shown = { $number } leads on: { $move }.
learn-taken-back = Taken back.

## What help says: of a command, and of what can be said with it.

about-usage = Usage:
about-command = COMMAND
about-options = OPTIONS
about-args = ARGUMENTS
about-arguments = Arguments
about-commands = Commands
about-parameters = Parameters
about-required = needed
about-default = by default: { $value }
about-choices = one of: { $values }
about-variable = or in { $name }
about-help = Show this and stop.
about-version = Show the version and stop.
about = Five board games with their rules fully enforced.

about-any-cores = How many cores to use; by default all.
about-any-file = A file that “find” wrote; by default the puzzles that came with the game.
about-any-free_port = If the port is taken, use the next free one.
about-any-game = The game, such as octopus-garden.
about-any-host = The address to listen on; the default lets only this machine in, 0.0.0.0 everybody in your network.
about-any-html = Write the report as a page with plots.
about-any-json = Print plain data for programs instead of tables.
about-any-language = The language, such as de; by default that of the environment, if we have it.
about-any-match = A file that “save” wrote, or a link; - reads either from standard input.
about-any-matches = How many matches.
about-any-option = An option of the game as name=value; may be given several times.
about-any-port = Where to listen.
about-any-ray = The address of a Ray cluster that is to play, such as auto or 10.0.0.1:6379.
about-any-seats = How many players; by default as few as possible.
about-any-seed = The same seed brings the same matches.
about-any-time_limit = Seconds that a program may take for a move; by default 10.

about-serve = Serve the tables to browsers, until Ctrl-C.
about-serve-data = The folder that keeps all matches; by default one in your home.
about-serve-browser = Open the lobby in a browser.
about-serve-mail_from = The address that mails come from.
about-serve-mail_server = The server that sends mails, such as smtp://name:password@mail.example.org:587; better set in the environment, where others do not see the password.
about-serve-public_address = What invitations begin with, such as https://games.example.org; by default the addresses of this machine.
about-serve-trusted_proxy = A proxy, or a network of proxies, whose word is taken about who asks (X-Forwarded-For); can be given several times.

about-people = Look after the people who play here.
about-people-moderator = Make somebody a moderator, or one no longer. It works at once, also while a server runs.
about-people-moderator-who = The name of a member or a guest, or an id as at the end of the address of a person's page.
about-people-moderator-on = Whether to be one; without either, it is only told whether somebody is.
about-people-moderator-data = The folder that keeps all matches; by default one in your home.

about-site = Write a site of plain files that needs no server: the games, the bots and Python run in the visitor's tab.
about-site-dir = Where to write the site: a new or empty folder, or one with a site, which is replaced.
about-site-serve = Show the site in that folder on this machine, until Ctrl-C; without a folder, one that is built for the moment.
about-site-base = The path under which the site is shown, such as /games/.

about-play = Play a whole match in the terminal, against bots or people at the same keyboard.
about-play-seats = How many players in all; by default as few as possible, but as many as there are people.
about-play-people = How many of them are people at this keyboard; 0 lets you watch bots.
about-play-bot = Which bot plays for the others: a name such as greedy, a class of yours (package.module:ClassName), or a program that speaks the bot protocol ("python mybot.py").
about-play-seed = The same seed brings the same chances.
about-play-load = Go on with a match from a file or a link.
about-play-after = With --load: go on after so many of its moves, those of chance included; what chance brings then is new.
about-play-resume = Go on with the match that was left last.
about-play-ask = Whether people are asked in windows, where they might act out of turn: always, when able to, or never.

about-learn = Learn a game in lessons, or list them.
about-learn-lesson = A lesson, by its name or its number; without one the lessons are listed.

about-games = List the games and their options.

about-rules = Read the rules of a game, or search them.
about-rules-words = Show only passages with all these words, or the rule of this number with its examples.

about-deck = List, check and export decks of Open Worlds.
about-deck-action = list shows the printed decks, or the cards of one, or with the name "cards" all cards; check says whether a deck is legal, and by which rule it is not; export prints it as text to share and as an option.
about-deck-name = A printed deck, or a file with a card on each line, such as "3 Outpost" or "City 15"; - reads standard input.
about-deck-introductory = Check the deck for the Introductory Variation: 40 cards from a smaller pool.
about-deck-seat = The seat for which export writes the option, counted from 0.

about-replay = Show a match from a file or a link, move by move.
about-replay-pictures = Draw the table after every turn.

about-analyse = Judge every decision of a match, and tell what cost everybody most, and why.
about-analyse-iterations = How long to search for each decision; by default as the game needs.
about-analyse-seed = The same seed and iterations give the same judgements.

about-position = Read a position: what cannot be, the legal moves, the score by parts.
about-position-advice = Ask the expert what to do, and why.
about-position-file = A file with a position as text; - reads it from standard input.
about-puzzles = Find, check and solve puzzles: decisions with a clear answer.
about-puzzles-find = Find puzzles in matches of bots. What is found is written at once; a second run goes on from there.
about-puzzles-find-games = The games, such as octopus-garden; by default all.
about-puzzles-find-count = How many puzzles of each game are wanted.
about-puzzles-find-seed = The number of the first match that is searched; a run that goes on begins after those of its file.
about-puzzles-find-workers = How many processes search; by default one for each core.
about-puzzles-find-minutes = When to stop, if not all are found by then.
about-puzzles-find-out = The folder for the files, one a game.
about-puzzles-check = Search puzzles again with other seeds, and say how many answers hold.
about-puzzles-check-sample = How many puzzles, by lot; by default all.
about-puzzles-check-seed = Of the searches, and of the lot.
about-puzzles-check-workers = How many processes search.
about-puzzles-check-drop = Write the file again without those that do not hold.
about-puzzles-play = Solve puzzles in the terminal, beginning with that of the day. The first try counts.
about-puzzles-play-puzzle = A puzzle by its name, and no other.

about-ratings = Compute all ratings anew from the matches that are kept.
about-ratings-check = Compute all ratings from the matches, and say whether they are those that are kept, to the bit.
about-ratings-check-data = The folder of the tables; by default that of “serve”.
about-ratings-recompute = Compute all ratings from the matches, and keep what comes out. No server may run meanwhile.
about-ratings-recompute-data = The folder of the tables; by default that of “serve”.

about-simulate = Play many matches at random and add up the results.
about-simulate-plain = Use plain Python instead of compiled code.

about-arena = Let bots play against each other and rate them. Every deal is played several times with the bots rotated through the seats, so that luck cancels.
about-arena-bots = Two or more bots with commas between them: names such as greedy, names with parameters, classes of yours (package.module:ClassName), programs ("program:python mybot.py"). May be given several times.
about-arena-matches = How many matches each group of bots plays, at least: deals are finished.
about-arena-seed = The same seed brings the same deals.
about-arena-gauntlet = The first bot against each of the others, instead of everybody against everybody.
about-arena-resume = A file to which every result is added at once, and from which an interrupted tournament goes on.
about-arena-json = Print the report as plain data instead of tables; with a file, write it there.

about-balance = Measure how even a game is, by bots that play against themselves. Seat advantage, length of matches, scores, and how often each tile or card is taken and what it is worth.
about-balance-bot = Which bot plays all seats; the stronger, the more its matches say.
about-balance-json = Print the report as plain data instead of tables; with a file, write it there.

about-train = Train a net that judges positions, for a game. It plays against itself, learns from what comes of that, and has to win a duel with the last one. A CPU is enough; the same wishes give the same net to the bit.
about-train-out = The folder for all that comes out. A second run goes on from there.
about-train-generations = How many courses of lessons follow each other; after each there is a duel.
about-train-lessons = How many lessons each generation has.
about-train-positions = How many positions come up in the matches of a lesson.
about-train-duel = How many deals a new net and the last one play, each from every seat.
about-train-hidden = How many units the hidden layer has.
about-train-margin = How much of the lead that the finished net says is the margin, from 0 to 1; the rest is the odds of a victory.
about-train-seed = The same seed brings the same matches and the same net.
about-train-gpu = Fit by PyTorch on a GPU; not the same to the bit. By default where there is one.

about-bench = Measure how fast the games run. Trust the ratios, not the times.
about-bench-game = One game only, such as octopus-garden.
about-bench-seats = How many players; by default as many as possible.
about-bench-quick = Fewer matches, and no cold start.
