"""OG-8 Harvest."""

import pytest

from tests.games.octopus_garden.drawing import drawn_match, tell
from tests.proving import proves


@proves("OG-8.1")
@pytest.mark.parametrize(
    ("drawing", "pearls"), [("A Ha", 1), ("A Oy Oy Ha", 3), ("A Oy Oy Oy Oy\nB Oy Ha", 6), ("", 0)]
)
def test_each_oyster_yields_a_pearl(drawing: str, pearls: int) -> None:
    match = drawn_match(drawing, pearls=2)
    supply = match.state.pearl_supply
    match.play("pass")
    assert match.state.pearls[:2] == [2 + pearls, 2]
    assert match.state.pearl_supply == supply - pearls


@proves("OG-8.1", "OG-6.6")
def test_an_eaten_oyster_yields_nothing() -> None:
    match = drawn_match("A Ha\nC *1 Oy .. Oy")
    match.play("pass")
    assert match.play("star:S1:C1>C2")[-1].details == {"pearls": "2"}


@proves("OG-8.2", "OG-R08")
def test_a_harlequin_under_a_star_yields_too() -> None:
    match = drawn_match("A Ha*1")
    assert match.play("pass")[-1].details == {"pearls": "1"}


@proves("OG-E28", "OG-8.3", "OG-R15")
def test_no_more_is_harvested_than_the_supply_holds() -> None:
    match = drawn_match(pearl_supply=1)
    events = match.play("pass")
    assert [event.text for event in events[1:]] == [
        "Player 1 harvests 1 pearl.",
        "The supply is empty: Player 1 harvests 2 pearls too few.",
    ]
    assert (match.state.pearls[0], match.state.pearl_supply) == (6, 0)
    assert tell(match.play("pass")) == ["purchase_skipped", "pearls_harvested", "supply_short"]
    assert match.state.pearls[1] == 5


@proves("OG-E28", "OG-8.3", "OG-R15")
def test_unless_other_counters_stand_in() -> None:
    match = drawn_match(pearl_supply=1, options={"pearl_supply": "unlimited"})
    assert tell(match.play("pass")) == ["purchase_skipped", "pearls_harvested"]
    assert match.state.pearls[0] == 8
