"""One suite for every bot."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.bots import BOTS, LEVELS, TEMPLATES, greedy, new_bot
from oceanarium.kernel import CHANCE, NOBODY, Game, Match, OptionError, game_named, game_names
from oceanarium.kernel.chance import MAX_SEED
from tests import machine_code
from tests.matches import matches, seeds


@pytest.fixture(scope="session", params=game_names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Every game, the toy compiled beforehand: bots are then quick and start nothing in the background."""
    found = game_named(request.param)
    machine_code.make_quick(found, greedy)
    return found


QUICK = [name for name, template in TEMPLATES.items() if template in (None, greedy)]  # test_search is for the others


@pytest.fixture(scope="session", params=QUICK)
def name(request: pytest.FixtureRequest) -> str:
    assert isinstance(request.param, str)
    return request.param


@given(data=st.data(), seed=seeds)
def test_a_bot_chooses_a_legal_move_repeatably_and_changes_nothing(
    game: Game[Any], name: str, data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game, manual_chance=False))
    before = match.to_json(), match.state.to_bytes()
    for seat in match.waiting:
        move = new_bot(game, name, seed).choose(match, seat)
        assert move in match.legal_moves(seat)
        bot = new_bot(game, name, seed)
        assert bot.choose(match, seat) == bot.choose(match, seat) == move
        assert bot.name == name
    if len(match.waiting) == 1:
        assert new_bot(game, name, seed).choose(match) == move
    assert (match.to_json(), match.state.to_bytes()) == before


@settings(max_examples=10)
@given(data=st.data())
def test_a_bot_that_is_asked_at_the_wrong_time_complains(game: Game[Any], name: str, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in {NOBODY, CHANCE, *range(match.seats + 1)} - {*match.waiting}:
        with pytest.raises(OptionError) as complaint:
            new_bot(game, name).choose(match, seat)
        assert str(complaint.value) == f"Seat {seat} has nothing to choose now."


def test_a_bot_at_the_wrong_table_complains(name: str) -> None:
    with pytest.raises(OptionError) as complaint:
        oc.bot("tidepool", name).choose(oc.new_match("octopus-garden", seed=1))
    assert str(complaint.value) == "This bot plays Tidepool Auction, not Octopus' Garden."


def test_a_bot_finishes_a_match_by_itself(game: Game[Any], name: str) -> None:
    match = Match(game, game.usual_seats, seed=2)
    bot = new_bot(game, name, 5)
    while match.actor != NOBODY:
        match.play(bot.choose(match), match.actor)
    assert match.outcome is not None


def test_another_seed_makes_other_choices(name: str) -> None:
    match = oc.new_match("octopus-garden", seed=1)
    assert len({oc.bot("octopus-garden", name, seed).choose(match).number for seed in range(30)}) > 1


def test_an_unknown_bot_is_answered_with_those_that_are_known() -> None:
    with pytest.raises(OptionError, match=r"^There is no bot 'genius'; the bots are: random, greedy.*\.$"):
        oc.bot("tidepool", "genius")


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.5, True, "1", None])
def test_a_seed_that_is_none_is_refused(name: str, seed: Any) -> None:
    with pytest.raises(OptionError, match=r"^A seed must be a whole number from 0 to \d+, not .*\.$"):
        oc.bot("tidepool", name, seed)


def shares_of_victory(game: Game[Any], first: str, second: str, pairs: int) -> float:
    """How much of all two-seat matches the first bot wins; every seed is played from both seats."""
    won = 0.0
    for seed in range(pairs):
        for seat in (0, 1):
            names = [second, second]
            names[seat] = first
            bots = [new_bot(game, name, seed) for name in names]
            match = Match(game, 2, seed=seed)
            while match.actor != NOBODY:
                match.play(bots[match.actor].choose(match), match.actor)
            assert match.outcome is not None
            won += (seat in match.outcome.winners) / len(match.outcome.winners)
    return won / (2 * pairs)


def test_the_greedy_bot_clearly_beats_the_random_one_at_octopus_garden() -> None:
    garden = game_named("octopus-garden")
    assert shares_of_victory(garden, "greedy", "random", 30) >= 0.75


def test_the_strong_level_clearly_beats_the_skilled_one_at_octopus_garden() -> None:
    garden = game_named("octopus-garden")
    assert shares_of_victory(garden, "strong", "skilled", 10) >= 0.6


def test_the_levels_are_bots_by_their_names() -> None:
    garden = game_named("octopus-garden")
    assert [level.name for level in LEVELS] == ["newcomer", "casual", "skilled", "strong", "expert", "master"]
    for level in LEVELS:
        assert BOTS[level.name] is level.make
        assert new_bot(garden, level.name).name == level.name
        assert level.description.endswith(".")
