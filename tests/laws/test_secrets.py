"""Non-interference: nothing that reaches a seat depends on what it cannot know."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.adapters import aftermath
from oceanarium.hosting.rows import seat_fields
from oceanarium.kernel import CHANCE, NOBODY, Citation, DeclaredWords, Event, Game, Match, Sentence, game_named
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.kernel.engine import plain_engine
from oceanarium.kernel.toolbox import spare_states
from tests.matches import matches, play_at_random, seeds
from tests.toys.tidepool.moves import MOVES
from tests.toys.tidepool.words import prompt

TOY = game_named("tidepool")


def twin_of(game: Game[Any], state: Any, seat: int, seed: int) -> Any:
    """A state that the seat cannot tell from this one."""
    twin, rng = state.copy(), [0] * WORDS
    seed_rng(rng, seed, 0)
    game.secrets.redeal(twin, seat, rng)
    return twin


def with_state(match: Match[Any], state: Any) -> Match[Any]:
    """The same match, were this its state."""
    twin = match.copy()
    twin.state = state
    return twin


def rows_told(match: Match[Any], seat: int) -> dict[str, Any]:
    """What the browser of a seat is told besides its view."""
    return seat_fields(match, seat, is_waited_for=True, can_take_back=False)


def assert_cannot_tell(match: Match[Any], twin: Match[Any], seat: int) -> None:
    """All that a seat, or an onlooker, can ask for is the same in both."""
    asker = None if seat == NOBODY else seat
    assert match.view(asker) == twin.view(asker)
    assert match.picture(asker) == twin.picture(asker)
    assert match.waiting == twin.waiting
    assert match.game.open_window(match.state) == match.game.open_window(twin.state)
    assert match.legal_moves(seat) == twin.legal_moves(seat)
    assert match.prompt(seat) == twin.prompt(seat)
    assert rows_told(match, seat) == rows_told(twin, seat)
    for move in range(-1, match.game.move_count + 1):
        assert match.game.rules.forbids(match.state, seat, move) == match.game.rules.forbids(twin.state, seat, move)
        refusal, other = match.refusal(move, seat), twin.refusal(move, seat)
        assert refusal == other
        assert refusal is None or other is None or refusal.said == other.said  # what a browser is told of it


def step(game: Game[Any], state: Any, actor: int, move: int, seat: int) -> tuple[list[Event | None], bool, Any]:
    """What a seat hears of a move, whether something was laid open by it, and what the seat sees afterwards."""
    after = state.copy()
    after.events = []
    game.rules.apply_move(after, actor, move)
    heard = [game.secrets.told(event, seat) for event in after.events]
    reveals = any(game.events[event.kind].reveals for event in after.events)
    return heard, reveals, game.secrets.view(after, seat)


def assert_hears_no_more_than_it_sees(game: Game[Any], first: Any, second: Any, moves: Any, seat: int) -> None:
    """Two moves that look alike to a seat, in states that it cannot tell apart, sound alike too."""
    actor = game.rules.actor(first)
    heard, reveals, view = step(game, first, actor, moves[0], seat)
    heard_too, reveals_too, view_too = step(game, second, actor, moves[1], seat)
    if not reveals and not reveals_too and view == view_too and not (actor == seat and moves[0] != moves[1]):
        assert heard == heard_too


def numbers(game: Game[Any], state: Any) -> list[int]:
    """What the actor may choose, or chance may bring."""
    actor = game.rules.actor(state)
    return list(game.chances(state)) if actor == CHANCE else game.legal_moves(state, actor)


@given(data=st.data(), seed=seeds)
def test_a_seat_cannot_tell_a_redealt_state_from_the_true_one(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.integers(NOBODY, match.seats - 1))
    assert_cannot_tell(match, with_state(match, twin_of(game, match.state, seat, seed)), seat)


@given(data=st.data(), seed=seeds)
def test_a_seat_hears_no_more_of_a_move_than_it_may_know(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    if match.actor != NOBODY:
        for seat in range(NOBODY, match.seats):
            twin = twin_of(game, match.state, seat, seed)
            first = data.draw(st.sampled_from(numbers(game, match.state)))
            second = data.draw(st.sampled_from(numbers(game, twin)))
            assert_hears_no_more_than_it_sees(game, match.state, twin, (first, second), seat)


def one_move_ahead(game: Game[Any], state: Any, seat: int, seats: int) -> list[Any]:
    """What a learner sees of the positions after all moves of a seat, with what it cannot know dealt in one way."""
    describe = plain_engine(game.name)[aftermath].describe_after
    states, shown = spare_states(state, 2), []
    states[0] = twin_of(game, state, seat, 0)
    for move in game.legal_moves(state, seat):
        seen, results, scores = [0.0] * game.features.FEATURES, [0.0] * seats, [0] * seats
        is_over = describe(states, seat, move, seen, results, scores)
        shown.append((is_over, seen, results, scores))
    return shown


@given(data=st.data(), seed=seeds)
def test_a_learner_sees_no_more_of_the_next_position_than_its_seat_may_know(
    game: Game[Any], data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game))
    if match.waiting:
        seat = data.draw(st.sampled_from(match.waiting))
        twin = twin_of(game, match.state, seat, seed)
        assert one_move_ahead(game, twin, seat, match.seats) == one_move_ahead(game, match.state, seat, match.seats)


@given(data=st.data(), seed=seeds)
def test_a_redealt_state_is_a_possible_one(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.integers(NOBODY, match.seats - 1))
    twin = with_state(match, twin_of(game, match.state, seat, seed))
    twin.state.to_bytes()
    play_at_random(twin, game.longest_match(match.seats, match.options) + 300, seed)
    assert twin.actor == NOBODY


@given(data=st.data(), seed=seeds)
def test_where_nothing_is_secret_all_see_and_hear_the_same(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    if game.has_secrets:
        return
    for seat in range(match.seats):
        assert game.secrets.view(match.state, seat) == game.secrets.view(match.state, NOBODY)
        assert match.events(seat) == match.events()
        assert twin_of(game, match.state, seat, seed) == match.state


def leaky(**leaks: Any) -> Game[Any]:
    """The toy, with some gate for secrets left open."""
    gates = {"view": TOY.secrets.view, "told": TOY.secrets.told, "redeal": TOY.secrets.redeal}
    return replace(TOY, secrets=SimpleNamespace(**{**gates, **leaks}))


def dealt_match(game: Game[Any]) -> Match[Any]:
    return Match(game, 2, seed=1)


def test_a_leaky_view_is_caught_and_redealing_is_not_idle() -> None:
    game = leaky(view=lambda state, seat: {"hand": state.hands[1 - seat][:]})
    match = dealt_match(game)
    with pytest.raises(AssertionError):
        assert_cannot_tell(match, with_state(match, twin_of(game, match.state, 0, 1)), 0)


def test_a_leaky_refusal_is_caught() -> None:
    class Leaky(DeclaredWords):
        def refused(self, citation: Citation, state: Any, seat: int, move: int) -> Sentence:
            return Sentence(self.vocabulary, "chance", (("leak", str(state.hands[1 - seat])),))

    match = dealt_match(replace(TOY, words=Leaky(MOVES, prompt)))
    game = match.game
    with pytest.raises(AssertionError):
        assert_cannot_tell(match, with_state(match, twin_of(game, match.state, 0, 1)), 0)


@pytest.mark.parametrize("played", [0, 12])
def test_a_leaky_ear_is_caught(played: int) -> None:
    """During the deal and the secret choice, to one who hears everything."""
    game = leaky(told=lambda event, seat: event)
    match = Match(game, 4, seed=1, manual_chance=True)
    play_at_random(match, played + 1, 1)
    options = numbers(game, match.state)
    assert len(options) > 1
    with pytest.raises(AssertionError):
        assert_hears_no_more_than_it_sees(game, match.state, match.state, (options[0], options[1]), 3)
    assert_hears_no_more_than_it_sees(TOY, match.state, match.state, (options[0], options[1]), 3)
