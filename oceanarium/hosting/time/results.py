"""Who has won, where people gave up, ran out of time, left, or agreed to stop."""

from collections.abc import Callable, Sequence

from oceanarium.hosting.speech import said
from oceanarium.hosting.time.ledger import Ledger
from oceanarium.kernel import Outcome, Sentence
from oceanarium.kernel.citation import with_names
from oceanarium.kernel.vocabulary import Seat
from oceanarium.protocol.messages import GoneWord

_STAYED, _OUT_OF_TIME, _LEFT = range(3)


def outcome_of(played: Outcome | None, ledger: Ledger, name_of: Callable[[int], str]) -> Outcome:
    """How a match that is over ended: as it was played, where it was played to its end, and as people behaved."""
    gone = ledger.gone
    if ledger.is_abandoned and played is None:
        return _told((1,) * len(gone), (), said("ending-agreed"), name_of)
    if played is not None and not any(gone):
        return played
    places = _places(None if played is None else played.places, gone)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    winners = () if len(winners) == len(places) else winners
    if played is not None and winners == played.winners:
        return Outcome(places, winners, played.rule, played.sentence, played.said)
    return _told(places, winners, _ending(gone, winners, is_played_out=played is not None), name_of)


def _places(played: Sequence[int] | None, gone: Sequence[GoneWord]) -> tuple[int, ...]:
    """Who stayed, as the match ended; behind them those who ran out of time, and last those who left."""
    keys = [(_behaviour(why), played[seat] if played is not None and not why else 0) for seat, why in enumerate(gone)]
    return tuple(max(2 if gone[seat] else 1, 1 + sum(other < key for other in keys)) for seat, key in enumerate(keys))


def _behaviour(why: GoneWord) -> int:
    if not why:
        return _STAYED
    return _OUT_OF_TIME if why == "flag" else _LEFT


def _ending(gone: Sequence[GoneWord], winners: Sequence[int], *, is_played_out: bool) -> Sentence:
    losers = tuple(Seat(seat) for seat, why in enumerate(gone) if why)
    if not losers:
        return said("ending-left")
    if is_played_out:
        return said("ending-stayed", winners=tuple(map(Seat, winners)), count=len(winners))
    why = next((why for why in gone if why not in ("", "resigned")), "resigned")
    name = {"flag": "flag", "forfeit": "forfeit"}.get(why, "resigned")
    return said(f"ending-{name}", losers=losers, count=len(losers))


def _told(places: tuple[int, ...], winners: tuple[int, ...], told: Sentence, name_of: Callable[[int], str]) -> Outcome:
    return Outcome(places, winners, "", with_names(told.in_words(), name_of), told)
