"""OC-5 Using a discarded tile."""

import pytest

from oceanarium.games.oceania.parts import DRAWING, PLACING, SAILING
from oceanarium.games.oceania.rules.reusing import can_reuse
from oceanarium.games.oceania.state import State
from oceanarium.kernel import IllegalMove, Match
from tests.games.oceania.drawing import drawn_match, names, texts, tiles
from tests.proving import proves


def with_discard(**others: object) -> Match[State]:
    """Grey holds a discarded bay and scouts 1 and 3; D5 is open sea."""
    settings: dict[str, object] = {"scouts": ("1 3", "1 2"), "discards": ("bay", ""), **others}
    return drawn_match(tiles(D5="WWWW"), **settings)  # type: ignore[arg-type]  # whatever drawn_match takes


@proves("OC-E16", "OC-5.1", "OC-5.2", "OC-5.4", "OC-R14", "OC-R25")
def test_a_discarded_tile_is_laid_for_a_scout() -> None:
    match = with_discard()
    lid, unseen = match.state.lid, match.state.unseen[:]
    match.play("start:D5")
    assert texts(match) == ["source:draw", "source:discard:bay"]
    assert names(match.play("source:discard:bay")) == ["discard_taken"]
    assert texts(match) == ["pay:1", "pay:3"]
    assert names(match.play("pay:1")) == ["scout_paid"]
    assert match.state.phase == PLACING
    assert texts(match) == ["place:D4:LLWL"]
    match.play("place:D4:LLWL")
    assert texts(match) == ["scout:none", "scout:3:N"]
    match.play("scout:3:N")
    assert match.state.discards[0] == [0] * 5
    assert (match.state.lid, match.state.unseen) == (lid, unseen)
    assert match.state.scouts_left[0] == [0, 0, 0]
    assert match.state.paid[0] == [1, 0, 0]
    assert match.actor == 1


@proves("OC-E17", "OC-5.1", "OC-5.2")
def test_without_a_fitting_discard_or_a_scout_a_tile_is_drawn() -> None:
    match = with_discard()
    match.play("start:south-A")
    assert match.state.phase == DRAWING
    poor = with_discard(scouts=("", "1"))
    poor.play("start:D5")
    assert poor.state.phase == DRAWING
    rival = with_discard(turn=1)
    rival.play("start:D5")  # the bay is grey's
    assert rival.state.phase == DRAWING


@proves("OC-5.3", "OC-R15")
def test_it_takes_the_place_of_the_draw() -> None:
    match = with_discard(discards=("bay coast coast", ""))
    match.play("start:D5")
    assert texts(match) == ["source:draw", "source:discard:coast", "source:discard:bay"]
    match.play("source:draw")
    assert match.state.phase == DRAWING
    match.take_back()
    match.play("source:discard:coast")
    match.play("pay:3")
    match.play("place:C5:WWWL")
    match.play("scout:none")
    assert match.actor == 1
    assert match.state.phase == SAILING
    assert match.state.discards[0] == [0, 1, 0, 0, 1]


@proves("OC-5.2")
def test_only_scouts_in_hand_can_pay() -> None:
    match = with_discard()
    match.play("start:D5")
    match.play("source:discard:bay")
    with pytest.raises(IllegalMove) as refusal:
        match.play("pay:2")
    assert refusal.value.rule == "OC-5.2"


@proves("OC-15.2")
def test_alone_discards_cannot_be_used() -> None:
    match = with_discard(seats=1, scouts=None)
    match.play("start:D5")
    assert match.state.phase == DRAWING
    assert not can_reuse(match.state)
