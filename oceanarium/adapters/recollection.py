"""All that the seats of a match have ever seen: what perfect recall means, as short texts."""

import json
from hashlib import blake2b
from typing import Any

from oceanarium.adapters.layout import layout_of
from oceanarium.kernel import NOBODY, Game, game_named

_SIZE = 12  # bytes of a digest


class Recollection:
    """Follows a match move by move, but works only when somebody asks: looking through every seat's eyes takes time.

    A seat's memory is the list of its own moves, and a digest of how the table looked to it after every move.
    """

    def __init__(self, game: Game[Any], seats: int, state: Any) -> None:
        self.game = game
        self._seats = range(NOBODY, seats)  # onlookers have a memory too
        self._state = state.copy()  # as far as all is digested
        self._pending: list[tuple[int, int]] = []
        self._own = dict.fromkeys(self._seats, "")
        self._seen = dict.fromkeys(self._seats, b"")
        self._look()

    def follow(self, actor: int, move: int) -> None:
        """Somebody has moved."""
        self._pending.append((actor, move))

    def catch_up(self) -> None:
        """Digest the moves that nobody has asked about so far."""
        for actor, move in self._pending:
            self.game.rules.apply_move(self._state, actor, move)
            if actor in self._own:
                self._own[actor] += f" {move}"
            self._look()
        self._pending = []

    def imagine(self, state: Any) -> None:
        """Go on from a state that some seat cannot tell from the true one; memories stay."""
        self._state = state.copy()

    def text(self, seat: int) -> str:
        """Different wherever the seat has seen or done anything different."""
        self.catch_up()
        return f"seat {seat} moves{self._own[seat]} saw {self._seen[seat].hex()}"

    def glance(self, state: Any, seat: int) -> str:
        """Only what the seat sees now, in full."""
        return json.dumps({"seat": seat, **self.game.secrets.view(state, seat)}, separators=(",", ":"))

    def copy(self) -> "Recollection":
        """The same, to go on separately."""
        twin = Recollection.__new__(Recollection)
        twin.game, twin._seats = self.game, self._seats
        twin._state, twin._pending = self._state.copy(), self._pending[:]
        twin._own, twin._seen = dict(self._own), dict(self._seen)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game.name}  # a game is its name, wherever it is sent

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update(fields, game=game_named(fields["game"]))

    def _look(self) -> None:
        for seat in self._seats:
            digest = blake2b(self._seen[seat], digest_size=_SIZE)
            left, counts = self._state.copy(), [0] * layout_of(self.game.name).count_size
            self.game.secrets.conceal(left, seat, counts)
            digest.update(left.to_bytes() + str(counts).encode())
            self._seen[seat] = digest.digest()
