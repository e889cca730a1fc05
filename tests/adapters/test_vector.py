"""Many matches at once are the same game: compared with plain mode, state by state."""

from typing import Any

import numpy as np
import pytest

from oceanarium.adapters import vector_step
from oceanarium.adapters.layout import layout_of
from oceanarium.adapters.vector import VectorEnv
from oceanarium.kernel import NOBODY, IllegalMove, OptionError, game_named
from tests.machine_code import compiled

GAMES = ["tidepool", "octopus-garden"]  # one with secrets and simultaneous choices, one without


@pytest.fixture(scope="session", params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    compiled(game_named(request.param), vector_step)
    return str(request.param)


def states_of(env: VectorEnv) -> list[Any]:
    return [env.game.State.from_bytes(row.tobytes()) for row in env._states]


def everything(env: VectorEnv) -> tuple[Any, ...]:
    arrays = (env.observations, env.masks, env.actors, env.rewards, env.scores, env.dones, env._states)
    return tuple(array.tobytes() for array in arrays)


def test_every_row_shows_what_plain_mode_shows_the_seat_that_is_waited_for(name: str) -> None:
    env = VectorEnv(name, 8, 3, seed=5)
    for _ in range(40):
        for row, state in enumerate(states_of(env)):
            seat = env.game.rules.actor(state)
            assert seat == env.actors[row]
            assert np.flatnonzero(env.masks[row]).tolist() == env.game.legal_moves(state, seat)
            assert np.array_equal(env.observations[row], layout_of(name).observation(env.game, state, seat))
        env.step(env.draw_actions())


def test_a_match_that_is_over_gives_its_results_and_begins_anew(name: str) -> None:
    env, compared = VectorEnv(name, 30, 2, seed=1), 0
    for _ in range(150):
        before = states_of(env)
        env.step(env.draw_actions())
        for row in np.flatnonzero(env.dones):
            assert env.rewards[row].sum() == 0
            last, actor = before[row], env.game.rules.actor(before[row])
            env.game.rules.apply_move(last, actor, int(env._actions[row]))
            if env.game.rules.actor(last) == NOBODY:  # else chance had the last word
                assert env.scores[row].tolist() == [env.game.rules.score(last, seat) for seat in range(2)]
                places = [env.game.rules.place(last, seat) for seat in range(2)]
                assert env.rewards[row].tolist() == [float(places[1] - places[0]), float(places[0] - places[1])]
                compared += 1
        assert not env.rewards[env.dones == 0].any()
    assert compared > 0


def test_the_same_seed_gives_the_same_matches_however_many_threads_play(name: str) -> None:
    first, second, other = (
        VectorEnv(name, 10, seed=3),
        VectorEnv(name, 10, seed=3, threads=3),
        VectorEnv(name, 10, seed=4),
    )
    for _ in range(60):
        for env in (first, second, other):
            env.step(env.draw_actions())
    assert everything(first) == everything(second) != everything(other)
    first.reset(3)
    again = VectorEnv(name, 10, seed=3)
    assert first.observations.tobytes() == again.observations.tobytes()


def test_seats_played_by_lot_are_never_asked(name: str) -> None:
    env = VectorEnv(name, 20, 3, played_by_lot=[0, 2])
    for _ in range(60):
        assert set(env.actors) == {1}
        env.step(env.draw_actions())


def test_an_action_that_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    env = VectorEnv("tidepool", 4)
    before, actions = everything(env), env.draw_actions().copy()
    for wrong in (int(np.flatnonzero(env.masks[2] == 0)[0]), -1, env.game.move_count):
        with pytest.raises(IllegalMove, match=f"In match 2 seat {env.actors[2]} may not make move {wrong} now"):
            env.step([*actions[:2], wrong, actions[3]])
        assert everything(env) == before


def test_observations_can_be_left_out() -> None:
    env = VectorEnv("tidepool", 4, observes=False)
    env.step(env.draw_actions())
    assert env.observations.size == 0


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"matches": 0}, "The number of matches must be a whole number from 1 to"),
        ({"matches": 4, "threads": 5}, "The number of threads must be a whole number from 1 to 4, not 5"),
        ({"matches": 4, "played_by_lot": [0, 1]}, "Seats played by lot must be some of 0 to 1, but not all"),
        ({"matches": 4, "seats": 9}, "seats, not 9"),
    ],
)
def test_wrong_settings_are_refused_in_a_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        VectorEnv("tidepool", **settings)
