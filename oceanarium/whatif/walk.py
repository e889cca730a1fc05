"""Goes through a study: plays its steps on the real rules."""

from collections.abc import Sequence
from typing import Any

from oceanarium.kernel import CHANCE, IllegalMove, Match
from oceanarium.kernel.told import ToldError, common
from oceanarium.whatif.dealing import dealt
from oceanarium.whatif.study import DEAL, Start, Study

StepsOf = Sequence[Sequence[int]]  # as Variation.steps


class StudyMoveError(ToldError):
    """A variation that cannot be played in its match; the message is one sentence for people."""


class Walk:
    """A match on its way through a study. Each variation that was gone leaves the match as it was then."""

    def __init__(self, match: Match[Any], start: Start) -> None:
        self.seat = start.seat
        self.match = dealt(match, start.seat, 0) if start.is_dealt else match.copy()
        self.match.manual_chance = True
        self.matches = [self.match.copy()]  # the first is that of the start
        self.path: list[list[list[int]]] = []

    def go(self, steps: StepsOf) -> None:
        """Go one variation on; or raise StudyMoveError or IllegalMove, and nothing has changed."""
        trial = self.match.copy()
        for place, (actor, number) in enumerate(steps):
            if actor == DEAL and place == 0 and number >= 0:
                trial = dealt(trial, self.seat, number)
            elif (actor in trial.waiting or actor == CHANCE) and number >= 0:
                trial.play_silently(number, actor)
            else:
                raise StudyMoveError(common("study-not_their_turn", variation=len(self.path) + 1))
        self._arrive(trial, [list(step) for step in steps])

    def try_out(self, seat: int, move: int, seed: int) -> None:
        """Make a new move; chance draws by a seed what it brings."""
        self.go([[seat, move]])
        self.let_chance_act(seed)

    def let_chance_act(self, seed: int) -> None:
        """Let chance draw by a seed, if it is to act: that belongs to the last variation, or is the first one."""
        trial, first = self.match.copy(), self.match.moves_made
        trial.draw(seed)
        drawn = [[played.seat, played.number] for played in trial.moves_since(first)]
        if not drawn:
            return
        if self.path:
            steps = [*self.path.pop(), *drawn]
            self.matches.pop()
            self._arrive(trial, steps)
        else:
            self._arrive(trial, drawn)

    def _arrive(self, match: Match[Any], steps: list[list[int]]) -> None:
        self.match = match
        self.path.append(steps)
        self.matches.append(match.copy())


def match_after(study: Study, variation: int) -> Match[Any]:
    """The match after a variation of a study that begins at a link."""
    if study.start.link is None:
        raise StudyMoveError(common("study-at_table"))
    match = Match.from_link(study.start.link)
    number = match.moves_made if study.start.number is None else study.start.number
    walk = Walk(match.until(number), study.start)
    for steps in study.steps_to(variation):
        try:
            walk.go(steps)
        except IllegalMove as error:
            raise StudyMoveError(str(error)) from None
    return walk.match
