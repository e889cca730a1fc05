"""The contract of all bots, and what they share."""

from typing import Any, Protocol

from oceanarium.kernel import Game, Match, Move, OptionError
from oceanarium.kernel.chance import MAX_SEED, WORDS, seed_rng
from oceanarium.kernel.options import check_number


class Bot(Protocol):
    """A player that is a program. It may use only what its seat knows."""

    name: str

    def choose(self, match: Match[Any], seat: int | None = None) -> Move:
        """A legal move for a seat that is waited for, by default the actor. Changes nothing."""
        ...


def legal_numbers(game: Game[Any], match: Match[Any], seat: int) -> list[int]:
    """What a bot may choose from; a clear complaint if it was asked at the wrong time or table."""
    if match.game.name != game.name:
        raise OptionError(f"This bot plays {game.title}, not {match.game.title}.")
    numbers = match.legal_numbers(seat) if seat in match.waiting else []
    if not numbers:
        raise OptionError(f"Seat {seat} has nothing to choose now.")
    return numbers


def imagined(match: Match[Any], seat: int, seed: int) -> Any:
    """The state as it may be, for all that a seat knows: what it cannot know is dealt afresh."""
    state, rng = match.state.copy(), [0] * WORDS
    seed_rng(rng, seed, stream_of(match, seat))
    match.game.secrets.redeal(state, seat, rng)
    return state


def check_seed(seed: object) -> None:
    """A seed is a whole number that both modes can hold."""
    check_number("seed", seed, 0, MAX_SEED)


def stream_of(match: Match[Any], seat: int) -> int:
    """The stream of random numbers for one choice: another at every move and seat."""
    return len(match.moves) * match.game.max_seats + seat
