"""OG-1 Preparation, and OG-S2."""

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    CLOWNFISH,
    HARLEQUIN,
    KIND_NAMES,
    OYSTER,
    SEAHORSE,
    TILE_COUNTS,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match
from tests.games.octopus_garden.drawing import GAME, axial, texts
from tests.proving import proves

STOCK = ["relic", "star", "oyster", "coral", "garbage", "anemone", "seagrass", "seagrass", "worm"]


def new_match(seats: int = 2, **options: object) -> Match[State]:
    match: Match[State] = oc.new_match(GAME, seats, 1, options, manual_chance=True)
    return match


def stocked(seats: int = 2, **options: object) -> Match[State]:
    """A match whose market is filled."""
    match = new_match(seats, **options)
    for tile in STOCK:
        match.play(f"draw:{tile}", oc.CHANCE)
    return match


def placed(seats: int = 2, **options: object) -> Match[State]:
    """A match whose starting oysters lie."""
    match = stocked(seats, **options)
    for _ in range(seats):
        for text in ("place:oyster@C2", "place:oyster@C5", "place:harlequin@A1"):
            match.play(text)
    return match


@proves("OG-1.1", "OG-1.2", "OG-1.3", "OG-1.4", "OG-S2")
@pytest.mark.parametrize(
    ("seats", "pearls", "oysters", "removed", "tiles"), [(2, 30, 12, 2, 110), (3, 25, 10, 1, 108), (4, 20, 8, 0, 106)]
)
def test_everything_is_dealt_by_the_number_of_players(
    seats: int, pearls: int, oysters: int, removed: int, tiles: int
) -> None:
    state = new_match(seats).state
    assert state.pearls[:seats] == [5] * seats
    assert state.pearl_supply == pearls
    assert state.bag[OYSTER] == oysters
    assert state.removed[HARLEQUIN] == removed
    assert sum(state.bag) == tiles
    assert all(bits == 0 for garden in state.tiles for bits in garden)


@proves("OG-1.3", "OG-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_clownfish_and_five_seahorses_lie_beside_the_market(seats: int) -> None:
    assert new_match(seats).state.bonus_supply == [5, 5]
    assert (TILE_COUNTS[CLOWNFISH], TILE_COUNTS[SEAHORSE]) == (5, 5)


@proves("OG-1.4")
def test_all_other_tiles_are_in_the_bag_and_equally_likely() -> None:
    match = new_match(3)
    expected = dict(zip(KIND_NAMES[:BAG_KINDS], (26, 20, 16, 10, 12, 8, 8, 8), strict=True))
    chances = match.game.chances(match.state)
    assert {match.move(number).text.removeprefix("draw:"): weight for number, weight in chances.items()} == expected


@proves("OG-1.5")
def test_nine_tiles_are_drawn_and_fill_the_market_in_order() -> None:
    match = new_match()
    for count, tile in enumerate(STOCK):
        assert match.actor == oc.CHANCE
        assert match.state.market[count:] == [-1] * (9 - count)
        match.play(f"draw:{tile}", oc.CHANCE)
    assert [KIND_NAMES[kind] for kind in match.state.market] == STOCK
    assert match.actor == 0


@proves("OG-1.5", "OG-S2")
@pytest.mark.parametrize(("seats", "left"), [(2, 101), (3, 99), (4, 97)])
def test_so_many_tiles_stay_in_the_bag(seats: int, left: int) -> None:
    assert sum(stocked(seats).state.bag) == left


@proves("OG-1.4", "OG-1.5")
def test_a_kind_that_has_run_out_is_not_drawn() -> None:
    match = new_match()
    for _ in range(8):
        match.play("draw:relic", oc.CHANCE)
    with pytest.raises(oc.UnreadableMove, match="Chance cannot bring about 'draw:relic' now"):
        match.play("draw:relic", oc.CHANCE)


@proves("OG-1.6", "OG-R21")
def test_starting_oysters_go_on_three_different_spaces_with_the_harlequin_last() -> None:
    match = stocked()
    assert texts(match) == [f"place:oyster@{name}" for name in axial()]
    match.play("place:oyster@C3")
    assert texts(match) == [f"place:oyster@{name}" for name in axial() if name != "C3"]
    match.play("place:oyster@A1")
    assert texts(match) == [f"place:harlequin@{name}" for name in axial() if name not in ("A1", "C3")]
    assert len(texts(match)) == 22


@proves("OG-1.6", "OG-R21")
def test_seats_place_one_after_the_other() -> None:
    match = stocked(4)
    actors = []
    while match.actor >= 0:
        actors.append(match.actor)
        match.play(match.legal_moves()[0])
    assert actors == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@proves("OG-1.7", "OG-R20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_who_begins_after_the_oysters_lie(seats: int) -> None:
    match = placed(seats)
    assert match.actor == oc.CHANCE
    chances = match.game.chances(match.state)
    assert {match.move(number).text: weight for number, weight in chances.items()} == {
        f"start:{seat}": 1 for seat in range(seats)
    }
    for seat in range(seats):
        chosen = match.copy()
        chosen.play(f"start:{seat}", oc.CHANCE)
        assert chosen.actor == seat
        assert texts(chosen)[0] == "pass"


@proves("OG-1.7", "OG-R20")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 3)])
def test_or_a_seat_that_was_agreed_on_begins(seats: int, first: int) -> None:
    match = placed(seats, first_player=first)
    assert match.actor == first
    assert texts(match)[0] == "pass"


@proves("OG-E32", "OG-3.3", "OG-8.1")
def test_whoever_skips_the_first_turn_harvests_three_pearls() -> None:
    match = placed(first_player=0)
    events = match.play("pass")
    assert [event.text for event in events] == ["Player 1 skips buying.", "Player 1 harvests 3 pearls."]
    assert match.state.pearls[:2] == [8, 5]
    assert match.state.pearl_supply == 27
    assert match.actor == 1


@proves("OG-1.4", "OG-1.7")
def test_one_seed_brings_the_same_match() -> None:
    matches = [oc.new_match(GAME, 3, seed=5) for _ in range(2)]
    for match in matches:
        while match.outcome is None and len(match.moves) < 60:
            match.play(match.legal_moves()[len(match.moves) % len(match.legal_moves())])
    assert matches[0].moves == matches[1].moves
    assert matches[0].state == matches[1].state
