"""Themes of every game: they name what there is, and one of them always fits."""

import pytest

from oceanarium.kernel import game_named
from oceanarium.puzzles.speech import THEMES
from oceanarium.puzzles.themes import is_seldom_clear, theme_of, themes_of
from tests.matches import play_at_random
from tests.ours import OURS
from tests.puzzles.making import at_a_choice


@pytest.mark.parametrize("name", OURS)
def test_themes_speak_of_events_and_moves_of_their_game(name: str) -> None:
    game = game_named(name)
    events, kinds = {event.name for event in game.events}, {kind.name for kind in game.words.moves}
    for theme in themes_of(game):
        assert theme["name"] in THEMES
        assert set(theme.get("events", [])) <= events
        assert {move.partition(":")[0] for move in theme.get("moves", [])} <= kinds
    assert set(themes_of(game)[-1]) == {"name"}  # fits everything


def test_every_theme_belongs_to_a_game() -> None:
    assert {theme["name"] for name in OURS for theme in themes_of(game_named(name))} == set(THEMES)


@pytest.mark.parametrize("name", OURS)
def test_every_move_has_a_theme(name: str) -> None:
    match, seat = at_a_choice(name, 5)
    assert {theme_of(match, seat, [number]) for number in match.legal_numbers(seat)} <= set(THEMES)


def test_where_moves_come_in_any_order_nobody_looks_for_a_puzzle() -> None:
    staging, _ = at_a_choice("open-worlds", 5, 1)
    while not any(move.text.startswith("stage:") for move in staging.legal_moves(staging.waiting[0])):
        play_at_random(staging, 1, 5)
    assert is_seldom_clear(staging, staging.waiting[0])
    assert not is_seldom_clear(*at_a_choice("octopus-garden", 5))


def test_a_line_that_another_deal_cuts_short_has_a_theme_too() -> None:
    match, seat = at_a_choice("octopus-garden", 5)
    planted = match.legal_numbers(seat)[0]
    assert theme_of(match, seat, [planted, planted]) == theme_of(match, seat, [planted])  # nothing is planted twice
