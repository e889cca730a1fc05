"""Which matches count for ratings, and what they change. Pure: the same records give the same to the bit."""

from collections.abc import Collection, Mapping
from datetime import datetime

from oceanarium.hosting.club.skills import NEWCOMER, Skill, after, bot_skill
from oceanarium.store.ratings import Finished, RatingChange
from oceanarium.store.records import SeatRecord, TableRecord


def rated_places(table: TableRecord, moved: Collection[int]) -> list[int] | None:
    """The places by which a match counts for ratings; None if it does not count.

    It counts if its table was for ratings, different people sat there and all of them have made a move, and it was
    played out or somebody gave up, ran out of time or stayed away. It does not if they agreed to end it.
    """
    people = [seat for seat in table.seats if seat.kind != "bot"]
    is_fair = len({seat.holder for seat in people}) == len(people) and all(seat.holder for seat in people)
    if not table.is_rated or not people or not is_fair or not {seat.seat for seat in people} <= set(moved):
        return None
    result = table.result
    if result is None or not (result["is_played_out"] or result["winners"]):
        return None  # all agreed to stop, or got up before it began
    return list(result["places"])


def judged(finished: Finished, last: Mapping[str, RatingChange]) -> list[RatingChange]:
    """What a match changes, by seat, given the last change of each of its people in that game."""
    table = finished.table
    places = rated_places(table, finished.moved)
    before = [_skill(seat, table.game, finished.ended, last) for seat in table.seats]
    known = [skill for skill in before if skill is not None]
    if places is None or len(known) < len(before):
        return []
    return [
        _change(finished, seat, places[seat.seat], old, new, last)
        for seat, old, new in zip(table.seats, known, after(known, places), strict=True)
        if seat.kind != "bot"
    ]


def skill_after(change: RatingChange | None) -> Skill:
    """What is believed of somebody since their last rated match; at first, what is of everybody."""
    return NEWCOMER if change is None else Skill(change.mu_after, change.sigma_after)


def _skill(seat: SeatRecord, game: str, ended: datetime, last: Mapping[str, RatingChange]) -> Skill | None:
    if seat.kind == "bot":
        return bot_skill(game, seat.level or "", ended)
    return skill_after(last.get(seat.holder or ""))


def _change(
    finished: Finished, seat: SeatRecord, place: int, old: Skill, new: Skill, last: Mapping[str, RatingChange]
) -> RatingChange:
    person = seat.holder or ""
    return RatingChange(
        number=finished.number,
        table=finished.table.id,
        game=finished.table.game,
        ended=finished.ended,
        person=person,
        seat=seat.seat,
        place=place,
        seats=len(finished.table.seats),
        matches=1 + (last[person].matches if person in last else 0),
        mu_before=old.mu,
        sigma_before=old.sigma,
        mu_after=new.mu,
        sigma_after=new.sigma,
    )
