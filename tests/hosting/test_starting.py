"""Tables that go on from a point of a match that is over: durable ones like any other."""

from typing import Any

import pytest

from oceanarium.kernel import Match, game_named
from oceanarium.protocol.messages import TableInfo
from oceanarium.protocol.reading import read
from tests.matches import play_at_random
from tests.tab.keeper import MemoryKeeper
from tests.tab.test_host import HERE, RANDOM, Page, hosted, in_a_tab, no_modules

__all__ = ["no_modules"]


def finished(game: str = "tidepool") -> Match[Any]:
    match = Match(game_named(game), 2, {"rounds": 3}, seed=3)
    play_at_random(match, 10_000, 3)
    return match


OVER = finished()


def wish(number: int, link: str = OVER.to_link(), **more: Any) -> dict[str, Any]:
    return {"game": "tidepool", "seats": [HERE, RANDOM], "start": {"link": link, "number": number}, **more}


def test_a_table_goes_on_from_a_point_and_its_whole_match_is_replayed_later() -> None:
    number = OVER.moves_made // 2

    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        status, text = await page.ask("POST", "/api/tables", wish(number, seats=[HERE, HERE], seed=5))
        assert status == 200, text
        table = read(TableInfo, text)
        assert table.options == {"rounds": 3, "hand_size": 3}
        position = await Page(hosted(keeper)).play_to_the_end(table.table)  # by another host: from the store alone
        assert position.table.link is not None
        replayed = Match.from_link(position.table.link)
        assert replayed.moves[:number] == OVER.moves[:number]
        assert replayed.outcome is not None

    in_a_tab(scenario)


def test_what_chance_brings_from_there_on_is_drawn_anew() -> None:
    drawn = {OVER.after(0, seed).moves[:6] for seed in range(8)}
    assert len(drawn) > 1


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (wish(OVER.moves_made), "The match is over at this point; go on from an earlier one."),
        (wish(99_999), "There is no such move."),
        (wish(3, game="octopus-garden"), "is one of Tidepool Auction, not of Octopus' Garden."),
        (wish(3, seats=[HERE, HERE, HERE]), "The match to go on from has 2 seats; give it as many."),
        (wish(3, link="tidepool.AAAA"), "This link is damaged"),
        (wish(3, options={"rounds": 2}), "has options of its own"),
    ],
)
def test_a_start_that_cannot_be_is_refused_in_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    async def scenario(page: Page, keeper: MemoryKeeper) -> None:
        status, text = await page.ask("POST", "/api/tables", asked)
        assert status in (400, 404, 422)
        assert sentence in text

    in_a_tab(scenario)
