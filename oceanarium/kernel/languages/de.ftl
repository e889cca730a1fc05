### Was alle Spiele sagen.

and = und
or = oder
chance = der Zufall
nothing-here = Hier gibt es nichts zu wählen.

unreadable = { $text } ist kein Zug in { $game }.
unreadable-example = { $text } ist kein Zug in { $game }; einer wäre { $example }.
unreadable-gap = { $text } ist noch kein Zug in { $game }: { $gap }

nothing-to-take-back = Seit dem letzten Zufall gibt es keinen Zug, der sich zurücknehmen lässt.
move-stands = Der letzte Zug hat etwas Verborgenes gezeigt und gilt.
move-of-another = Der letzte Zug war keiner von { $seat }.

damaged-link = Dieser Link ist beschädigt oder unvollständig; kopiere ihn noch einmal von dort, wo er herkam.
other-format = Dieser Link hat das Format { $link }; dieses Programm liest Format { $program }.
other-rules = Diese Partie wurde nach Fassung { $match } der Regeln von { $game } gespielt; dieses Programm spielt nach Fassung { $program }.
