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
analysis-headings = move|player|made|judgement|cost|better|chances before
analysis-turned = Where the match turned:
analysis-even = No single move turned the match.
analysis-turn = Move { $number }: { $player } chose “{ $made }”, which left a chance of { $left }; “{ $better }” would have kept { $kept }.
analysis-player = { $player }: { $bests } of { $decisions } decisions as the search would; { $cost } given away each.
analysis-interrupted = Interrupted: this is how far it got.
analysis-working = Judging
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

## Lessons.

learn-none = There are no lessons for { $game } yet.
learn-lessons = The lessons of { $game }:
learn-how = “oceanarium learn { $game } 1” begins the first.
learn-help = Type a move or its number. “{ $show }” shows what leads on, “{ $skip }” does the step for you, “{ $quit }” ends the lesson.
learn-command-show = show
learn-command-skip = skip
learn-shown = { $number } leads on: { $move }.
learn-taken-back = Taken back.
