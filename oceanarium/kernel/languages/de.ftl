### Was alle Spiele sagen.

and = und
or = oder
chance = der Zufall
nothing-here = Hier gibt es nichts zu wählen.

unreadable = { $text } ist kein Zug in { $game }.
unreadable-example = { $text } ist kein Zug in { $game }; einer wäre { $example }.
unreadable-gap = { $text } ist noch kein Zug in { $game }: { $gap }
