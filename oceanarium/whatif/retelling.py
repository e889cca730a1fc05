"""Another past that a seat cannot tell from the real one: a match goes on from a point with the unknown dealt afresh.

A match is its moves, so what is hidden can only be dealt afresh by other draws on the way. One draw after another is
tried otherwise, and stays so if every later move is still legal and the seat has heard and seen the same all along.
"""

from typing import Any

from oceanarium.kernel import CHANCE, Match
from oceanarium.kernel.chance import WORDS, draw, draw_weighted, seed_rng
from oceanarium.kernel.contract import ALLOWED

MOST_APPLIED = 4_000  # moves for all trials: what takes longer stays as it was

_Move = tuple[int, int]  # who, and what


class _Past:
    """The moves of a match, the states between them, and what a seat knew."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.game, self.seat = match.game, seat
        self.moves: list[_Move] = [(played.seat, played.number) for played in match.moves]
        self.states = [match.game.new_state(match.seats, match.options)]
        self.heard: list[list[Any]] = []
        self.applied = 0
        self._views: dict[int, Any] = {}  # as the seat saw the table after so many moves
        for move in self.moves:
            state, heard = self.step(self.states[-1], move)
            self.states.append(state)
            self.heard.append(heard)

    def step(self, state: Any, move: _Move) -> tuple[Any, list[Any]]:
        """The state after a move, and what the seat hears of it."""
        after = state.copy()
        after.events = []
        self.game.rules.apply_move(after, *move)
        told = [self.game.secrets.told(event, self.seat) for event in after.events]
        after.events = None
        self.applied += 1
        return after, [event for event in told if event is not None]

    def change(self, place: int, outcome: int) -> None:
        """Let a draw have another outcome, if the seat cannot tell."""
        before = self.moves[place]
        if outcome == before[1]:
            return
        moves, states = [(CHANCE, outcome)], [self.states[place]]
        for number in range(place, len(self.moves)):
            if number > place:
                moves.append(self._instead(states[-1], self.moves[number], before))
                if not self._is_legal(states[-1], moves[-1]):
                    return
            state, heard = self.step(states[-1], moves[-1])
            states.append(state)
            if heard != self.heard[number] or (number == place and not self._looks_alike(state, place + 1)):
                return
        if all(self._looks_alike(state, place + step) for step, state in self._looks(states)):
            self.moves[place:], self.states[place:] = moves, states

    def _looks(self, states: list[Any]) -> list[tuple[int, Any]]:
        """Where the seat looks at the table: whenever it is to choose, and at the end."""
        looks = [(step, state) for step, state in enumerate(states) if self.seat in self.game.waiting(state)]
        return [*looks, (len(states) - 1, states[-1])]

    def _instead(self, state: Any, move: _Move, before: _Move) -> _Move:
        """What was drawn earlier now cannot be drawn again: then that draw brings what the earlier one had brought."""
        is_gone = move[0] == CHANCE and not self._is_legal(state, move)
        return before if is_gone and self._is_legal(state, before) else move

    def _is_legal(self, state: Any, move: _Move) -> bool:
        actor, number = move
        if actor == CHANCE:
            return bool(self.game.rules.actor(state) == CHANCE and number in self.game.chances(state))
        return actor in self.game.waiting(state) and self.game.rules.forbids(state, actor, number) == ALLOWED

    def _looks_alike(self, state: Any, number: int) -> bool:
        if number not in self._views:  # it stays the same whatever is changed
            self._views[number] = self.game.secrets.view(self.states[number], self.seat)
        return bool(self.game.secrets.view(state, self.seat) == self._views[number])


def retold(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """A match that came to its point by other draws, as far as a seat cannot tell; its chances are decided by hand."""
    if not match.game.has_secrets:
        return match.until(match.moves_made)
    past, rng = _Past(match, seat), [0] * WORDS
    seed_rng(rng, seed, match.moves_made)
    past.applied = 0
    places = [place for place, (actor, _) in enumerate(past.moves) if actor == CHANCE]
    while places and past.applied < MOST_APPLIED:
        place = places.pop(draw(rng, len(places)))
        chances = match.game.chances(past.states[place])
        if len(chances) > 1:
            past.change(place, list(chances)[draw_weighted(rng, list(chances.values()), len(chances))])
    other = Match(match.game, match.seats, match.options, 0, manual_chance=True, language=match.language)
    other.name_of = match.name_of
    for actor, number in past.moves:
        other.play_silently(number, actor)
    return other
