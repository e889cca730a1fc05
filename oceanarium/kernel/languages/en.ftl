### What all games say.

and = and
or = or
chance = chance
nothing-here = There is nothing to choose here.

unreadable = { $text } is no move of { $game }.
unreadable-example = { $text } is no move of { $game }; one could be { $example }.
unreadable-gap = { $text } is not yet a move of { $game }: { $gap }

nothing-to-take-back = There is no move to take back since chance last acted.
move-stands = The last move has shown something hidden and stands.
move-of-another = The last move is not one of { $seat }.

damaged-link = This link is damaged or incomplete; copy it again from where it came.
other-format = This link has format { $link }; this program reads format { $program }.
study-damaged = This link to a study is damaged; copy it again from where it came.
study-too_long = This link is too long to be a study.
study-other_format = This study is written in format { $link }; this program reads format { $program }.
study-not_their_turn = Variation { $variation } on the way there does not fit its match: somebody moves out of turn.
study-at_table = This study begins at a table, so only those who host it can play it; it can be shared once the match is over.
other-rules = This match was played by version { $match } of the rules of { $game }; this program plays version { $program }.

player = player { $number }
chance-idle = Chance has nothing to decide now.
chance-cannot = Chance cannot bring about { $move } now.

## Options, seats and seeds.

wrong-choice = Option { $option } must be { EITHER($values) }, not { $value }.
wrong-number = Option { $option } must be a whole number from { $lowest } to { $highest }, not { $value }.
wrong-numbers = Option { $option } must be { $least } to { $most } positive whole numbers, not { $value }.
wrong-numbers_exactly = Option { $option } must be { $most } positive whole numbers, not { $value }.
wrong-no_player = Option { $option }: there is no player { $player } at this table.
unknown-option = There is no option { $option }; the options are: { $options }.
no-options = There is no option { $option }; this game has none.
wrong-seats = { $game } is played with { EITHER($possible) } seats, not { $seats }.
wrong-seed = A seed must be a whole number from { $lowest } to { $highest }, not { $value }.
wrong-moves = How many of its moves a match goes on after is a whole number from { $lowest } to { $highest }, not { $value }.
wrong-matches = The number of matches must be a whole number from { $lowest } to { $highest }, not { $value }.
wrong-cores = The number of cores must be a whole number from { $lowest } to { $highest }, not { $value }.
unknown-game = There is no game { $game }; the games are: { $games }.

## Matches in files and links.

file-no_json = This is not a match file: it is not complete JSON.
file-other_kind = This is not a match file: it does not say "kind": "{ $kind }".
file-other_format = This match file has format { $file }; this program reads format { $program }.
file-no_moves = This match file is damaged: it has no list of moves.
file-names = This match file is damaged: it does not have { $seats } names.
file-no_name = This match file is damaged: { $name } is no name.
file-no_pair = This match file is damaged: move { $number } is not a pair of a seat and a text.
file-no_seat = This match file is damaged: move { $number } names no seat.
file-no_move = This match file is damaged: move { $number } cannot be made. { $reason }
match-unreadable = This match cannot be read. { $reason }
match-damaged = This match is damaged: { $reason }
match-no_options = This match is damaged: its options are missing.
match-begins_with_picture = This match begins with a position, so no file or link can tell its moves from the beginning; write its picture instead.

## Positions as pictures.

picture-no_game = This is no position: its first line must begin with the title of a game, { EITHER($games) }.
picture-long = This is no position of { $game }: it is longer than { $most } letters.
picture-damaged = This is no complete position of { $game }.
picture-word = This is no position of { $game }: line { $line } has { $word } where something else should be.
picture-missing = This is no complete position of { $game }: { $word } is missing.
picture-impossible = This position of { $game } has a number in its last lines that no table can have.
picture-no_option = The last line of a position has options such as name=value, not { $word }.
picture-options = The last line of this position cannot be read: { $reason }
