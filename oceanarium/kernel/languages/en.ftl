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
other-rules = This match was played by version { $match } of the rules of { $game }; this program plays version { $program }.
