"""Seeks: who may sit down, who hears of a table for friends, and who does not."""

import pytest

from oceanarium.hosting.club.seeks import Terms, complaint
from oceanarium.hosting.doorman import Doorman
from oceanarium.hosting.problems import RequestProblem
from oceanarium.protocol.messages import Conditions
from oceanarium.store.records import TableRecord
from tests.hosting.club.house import HERE, OPEN, House, run


def code(conditions: Conditions, rating: int = 1500, *, is_friend: bool = False) -> str | None:
    found = complaint(conditions, rating, is_friend=is_friend)
    return None if found is None else found.problem.code


def test_a_range_of_ratings_lets_in_whoever_lies_in_it() -> None:
    conditions = Conditions(lowest=1400, highest=1600)
    codes = [code(conditions, rating) for rating in (1399, 1400, 1600, 1601)]
    assert codes == ["rating_too_low", None, None, "rating_too_high"]
    assert code(Conditions(lowest=1400), 3000) is None


def test_friends_only_lets_in_friends_only() -> None:
    assert code(Conditions(friends_only=True)) == "friends_only"
    assert code(Conditions(friends_only=True), is_friend=True) is None


class Strict(Doorman):
    """Knows who calls whom a friend."""

    def __init__(self) -> None:
        self.terms = Terms(lambda person, game: 1500, lambda person: {"friend"} if person == "anna" else set())

    def check_terms(self, person: str, table: TableRecord) -> None:
        self.terms.check(person, table)


def test_the_host_checks_the_conditions_when_somebody_sits_down() -> None:
    async def story(house: House) -> None:
        house.tables.doorman = Strict()
        table = await house.table("anna", HERE, OPEN, conditions=Conditions(lowest=1600))
        with pytest.raises(RequestProblem, match=r"from 1,?600"):
            await table.join("ben", "Ben", None)
        assert table.status == "open"
        wide = await house.table("anna", HERE, OPEN, conditions=Conditions(highest=1600))
        await wide.join("ben", "Ben", None)
        assert wide.status == "playing"

    run(story)


def test_a_table_for_friends_is_told_to_friends_and_to_nobody_else() -> None:
    async def story(house: House) -> None:
        house.tables.doorman = Strict()
        house.lobby.friends_of = lambda person: {"friend"} if person == "anna" else set()
        friend, stranger = await house.page("friend"), await house.page("stranger")
        table = await house.table("anna", HERE, OPEN, conditions=Conditions(friends_only=True))
        assert [line["table"] for line in friend.told("changed")[-1]["open"]] == [table.id]
        assert [line["table"] for line in (await house.page("friend")).first["open"]] == [table.id]
        late = await house.page("stranger")
        with pytest.raises(RequestProblem, match="friends"):
            await table.join("stranger", "Eve", None)
        await table.join("friend", "Fred", None)
        await house.settle()
        assert friend.told("changed")[-1]["gone"] == [table.id]
        assert table.id not in "".join(stranger.texts + late.texts)
        assert table.id not in [line.table for line in (await house.tables.lobby("stranger")).open]

    run(story)


def test_a_range_that_holds_nobody_is_refused() -> None:
    async def story(house: House) -> None:
        with pytest.raises(RequestProblem, match="larger"):
            await house.table("anna", HERE, OPEN, conditions=Conditions(lowest=1600, highest=1400))

    run(story)
