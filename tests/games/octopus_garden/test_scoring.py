"""OG-10 Scoring."""

import pytest

from oceanarium.games.octopus_garden.parts import OVER
from oceanarium.games.octopus_garden.rules import place, score, score_part
from oceanarium.games.octopus_garden.rules.citations import ENDINGS, GARDEN_FULL, RELIC_PART, SCORING
from oceanarium.games.octopus_garden.rules.scoring import is_ahead, plain_tiles
from tests.games.octopus_garden.drawing import SCORING_EXAMPLE, drawn_match, drawn_state
from tests.proving import proves


@proves("OG-E02", "OG-10.1", "OG-10.2", "OG-R01")
@pytest.mark.parametrize(("garbage", "garbage_part", "total"), [(-2, -4, 28), (-1, -2, 30)])
def test_the_scoring_example(garbage: int, garbage_part: int, total: int) -> None:
    match = drawn_match(SCORING_EXAMPLE, options={"garbage_beauty": garbage})
    first = match.scores()[0]
    assert first.parts == {
        "seagrass": 5,
        "coral": 3,
        "anemone": 6,
        "oyster": -2,
        "worm": 4,
        "garbage": garbage_part,
        "relic": 6,
        "star": 5,
        "clownfish": 0,
        "seahorse": 5,
    }
    assert first.total == total
    assert plain_tiles(match.state, 0) == 7


@proves("OG-10.1", "OG-C2", "OG-6.10", "OG-5.6")
@pytest.mark.parametrize(
    ("drawing", "beauty"),
    [
        ("", 0),
        ("A Sg", 1),
        ("A Co", 1),
        ("A An", 2),
        ("A Oy", -1),
        ("A Wo", 2),
        ("A wo*1", 5),
        ("A Ga", -2),
        ("A Ha", 0),
        ("A Re", 1),
        ("A *1", 5),
        ("A An*1", 7),  # a covered tile counts
        ("A An^", 7),
        ("A Sg^", 6),
        ("A Sg^*1", 11),
    ],
)
def test_beauty_is_the_sum_of_all_tiles(drawing: str, beauty: int) -> None:
    assert score(drawn_state(drawing), 0) == beauty


@proves("OG-10.2", "OG-R25")
def test_stars_on_one_space_count_each() -> None:
    assert score(drawn_state("A *12 *345"), 0) == 25


@proves("OG-10.2")
def test_pearls_and_vacant_spaces_count_nothing() -> None:
    match = drawn_match("A Sg", pearls=15)
    assert score(match.state, 0) == 1


@proves("OG-E29", "OG-10.1")
@pytest.mark.parametrize(
    ("drawing", "beauty"), [("A Re", 1), ("A Re Re", 6), ("A Re Re Re", 15), ("A Re Re Re Re", 20)]
)
def test_relics_by_how_many_there_are(drawing: str, beauty: int) -> None:
    assert score_part(drawn_state(drawing), 0, RELIC_PART) == beauty


@proves("OG-10.3")
def test_the_most_beautiful_garden_wins() -> None:
    state = drawn_match("A Sg", "A An", "A Ga", seats=3).state
    assert [place(state, seat) for seat in range(3)] == [2, 1, 3]


@proves("OG-E30", "OG-10.4")
def test_a_tie_is_broken_by_fewer_plain_tiles() -> None:
    match = drawn_match("A Oy Oy Ha Ga\nC Re Re Re Re An An", "A Oy Ha\nC Re Re Re Sg .. ..\nE .. .. wo *1")
    match.state.phase, match.state.ending = OVER, GARDEN_FULL
    assert [score(match.state, seat) for seat in (0, 1)] == [20, 20]
    assert [plain_tiles(match.state, seat) for seat in (0, 1)] == [4, 3]
    assert is_ahead(match.state, 1, 0)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.places) == ((1,), (2, 1))


@proves("OG-E30", "OG-10.5", "OG-R18")
def test_a_tie_in_both_is_a_shared_victory() -> None:
    match = drawn_match("A Oy Oy Ha", "E Ha Oy Oy", "A Ga Ga", seats=3)
    match.state.phase, match.state.ending = OVER, GARDEN_FULL
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.places) == ((0, 1), (1, 1, 3))


@proves("OG-10.4")
@pytest.mark.parametrize(
    ("drawing", "count"),
    [("A Oy Ha Ga", 3), ("A Sg Co An Re", 0), ("A Wo", 0), ("A wo *1", 1), ("A wo*1 wo", 2), ("A An^ *1", 0)],
)
def test_plain_tiles_are_oysters_the_harlequin_garbage_and_closed_worms(drawing: str, count: int) -> None:
    assert plain_tiles(drawn_state(drawing), 0) == count


@proves("OG-10.1", "OG-10.2")
def test_each_part_of_the_score_cites_its_rule() -> None:
    rules = {part.sentence: part.rule for part in SCORING}
    assert rules["worm"] == "OG-7.1"
    assert {rules[name] for name in ("star", "clownfish", "seahorse")} == {"OG-10.2"}
    assert {rule for name, rule in rules.items() if name not in ("worm", "star", "clownfish", "seahorse")} == {
        "OG-10.1"
    }
    assert {ending.rule for ending in ENDINGS} == {"OG-9.3", "OG-9.4"}
