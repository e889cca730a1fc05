"""Reports on balance."""

import json
import random
from pathlib import Path

import pytest

from benchmarks import balance as document
from oceanarium.arena.balance import Balance, balance_of, spread
from oceanarium.arena.balance_report import as_chapter, as_data, as_page, seat_rows, worth_rows
from oceanarium.arena.tally import MOVES, Tally, Thing, Topic, is_thing, tallied
from oceanarium.arena.tournament import Tournament, new_tournament
from oceanarium.arena.workers import on_cores
from oceanarium.kernel import game_named
from tests.arena.pages import Page

CARDS = Topic("card_taken", "card")


def self_play(game: str = "tidepool", seats: int = 2, matches: int = 40) -> Tournament:
    return new_tournament(game_named(game), ["random"], seats, matches, 5, is_self_play=True)


def tally(deal: int, scores: tuple[int, ...], *taken: dict[str, int]) -> Tally:
    """A match in which seats took cards."""
    things = tuple({Thing(CARDS, name): count for name, count in seat.items()} for seat in taken)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Tally(deal, places, scores, ({},) * len(scores), 10, "It ended.", things)


@pytest.fixture(scope="module")
def played() -> tuple[Balance, list[Tally]]:
    held = self_play("octopus-garden", 3, 60)
    tallies = list(on_cores(tallied, held, held.fixtures, 1))
    return balance_of(held, tallies), tallies


def test_victories_are_shared_out_among_the_seats(played: tuple[Balance, list[Tally]]) -> None:
    balance, _ = played
    assert balance.matches == 60
    assert sum(seat.victories.value for seat in balance.seats) == pytest.approx(1)
    assert all(seat.victories.low <= seat.victories.value <= seat.victories.high for seat in balance.seats)
    assert sum(balance.endings.values()) == pytest.approx(1)


def test_things_are_counted_as_the_match_tells_them(played: tuple[Balance, list[Tally]]) -> None:
    balance, tallies = played
    topic = Topic("tile_planted", "tile")
    tiles = {worth.thing.name: worth for worth in balance.worths[topic]}
    planted = [seat.get(Thing(topic, "coral"), 0) for each in tallies for seat in each.things]
    assert tiles["coral"].per_match == pytest.approx(sum(planted) / len(planted))
    assert tiles["garbage"].points < tiles["relic"].points
    assert {worth.thing.name for worth in balance.worths[Topic(MOVES, "kind")]} >= {"buy", "plant", "pass"}


def test_points_of_the_parts_are_those_of_the_scores(played: tuple[Balance, list[Tally]]) -> None:
    balance, tallies = played
    scores = [score for each in tallies for score in each.scores]
    assert sum(balance.parts.values()) == pytest.approx(sum(scores) / len(scores))


def test_what_is_worth_points_is_found_with_its_worth() -> None:
    rng = random.Random(1)
    tallies = []
    for deal in range(400):
        taken = [{"pearl": rng.randrange(4), "stone": rng.randrange(4)} for _ in range(2)]
        scores = tuple(3 * each["pearl"] - 2 * each["stone"] + rng.randrange(-5, 6) for each in taken)
        tallies.append(tally(deal, scores, *taken))
    pearl, stone = balance_of(self_play(), tallies).worths[CARDS]
    assert (pearl.thing.name, stone.thing.name) == ("pearl", "stone")
    assert abs(pearl.points - 3) < pearl.error < 0.6
    assert abs(stone.points + 2) < stone.error < 0.6
    assert pearl.correlation > 0.4 > -0.2 > stone.correlation


def test_what_everybody_takes_alike_or_hardly_anybody_takes_is_left_out() -> None:
    same = [tally(deal, (deal % 3, 1), {"pearl": 1, "stone": 2}, {"pearl": 1, "stone": 2}) for deal in range(40)]
    assert balance_of(self_play(), same).worths == {}
    seldom = [tally(0, (3, 1), {"pearl": 1}, {"stone": 1})] + [tally(n, (1, 2), {}, {}) for n in range(1, 40)]
    assert balance_of(self_play(), seldom).worths == {}


def test_the_order_in_which_matches_came_in_does_not_matter(played: tuple[Balance, list[Tally]]) -> None:
    balance, tallies = played
    assert as_data(balance_of(balance.tournament, tallies[::-1])) == as_data(balance)


def test_numbers_places_and_secrets_are_no_things() -> None:
    assert [value for value in ("7", "-1,2", "C4", "hidden", "", "coral", "P02", "0:city") if is_thing(value)] == [
        "coral",
        "P02",
        "0:city",
    ]


def test_a_spread_names_the_quarters() -> None:
    numbers = spread(list(range(101)))
    assert (numbers.least, numbers.low, numbers.middle, numbers.high, numbers.most) == (0, 25, 50, 75, 100)
    assert spread([4]).middle == 4


def test_the_report_is_data_a_page_and_a_chapter(played: tuple[Balance, list[Tally]]) -> None:
    balance, tallies = played
    data = json.loads(json.dumps(as_data(balance)))
    assert data["matches"] == 60
    assert {"event", "field", "name", "per_match", "points", "correlation"} <= set(data["things"][0])
    page = Page(as_page(balance, tallies))
    assert page.addresses == []
    assert page.tags.count("svg") == 3 + len(balance.worths)
    chapter = as_chapter(balance)
    assert chapter.startswith("## Octopus' Garden: 60 matches of random bots with 3 seats")
    assert "| tile (tile planted) | per seat |" in chapter
    assert [row[0] for row in seat_rows(balance)] == ["1", "2", "3"], "people count from 1"


def test_the_document_of_all_games_is_made_by_one_command(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    document.main(["octopus-garden:6", "--bot", "random", "--write", str(page)])
    text = page.read_text()
    assert "## Octopus' Garden: 6 matches of random bots with 2 seats" in text
    assert "### Octopus' Garden: 3 matches of random bots with 4 seats" in text
    assert f"made by `python -m benchmarks.balance octopus-garden:6 --bot random --write {page}`" in text


def test_a_long_list_shows_its_two_ends(played: tuple[Balance, list[Tally]]) -> None:
    worths = played[0].worths[Topic("tile_planted", "tile")]
    rows = worth_rows(worths, 4)
    assert [row[0] for row in rows] == [worth.thing.name for worth in worths[:2] + worths[-2:]]
