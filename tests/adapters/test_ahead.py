"""One move ahead in many matches is one move ahead in each: compared with plain mode, state by state."""

from typing import Any

import numpy as np
import pytest

from oceanarium.adapters import vector_ahead, vector_step
from oceanarium.adapters.against_greedy import shares_of_victory, won_against_greedy
from oceanarium.adapters.ahead import NO_ROW, AfterStates
from oceanarium.adapters.episode import result
from oceanarium.adapters.vector import VectorEnv
from oceanarium.bots import greedy
from oceanarium.bots.greedy_bot import SAMPLES
from oceanarium.bots.nets import net_row
from oceanarium.games.octopus_garden.features import WORTH_LEAD
from oceanarium.kernel import NOBODY, Game, OptionError, game_named, game_names
from oceanarium.kernel.chance import MAX_SEED, WORDS, seed_rng
from oceanarium.kernel.engine import plain_engine
from oceanarium.kernel.searching import ALL_MOVES
from tests.machine_code import SAMPLES as COMPILED
from tests.machine_code import compiled, leave_out_all_but

SEED = 5


@pytest.fixture(scope="session", params=game_names())
def name(request: pytest.FixtureRequest, is_thorough: bool) -> str:
    game = game_named(request.param)
    leave_out_all_but(COMPILED, game, is_thorough)
    compiled(game, vector_step, vector_ahead)
    return game.name


def states_of(env: VectorEnv) -> list[Any]:
    return [env.game.State.from_bytes(row.tobytes()) for row in env._states]


def redealt(game: Game[Any], state: Any, seat: int, seed: int, stream: int) -> Any:
    twin, rng = state.copy(), [0] * WORDS
    seed_rng(rng, seed, stream)
    game.secrets.redeal(twin, seat, rng)
    return twin


def behind(game: Game[Any], state: Any, seat: int, move: int, seats: int) -> tuple[list[float], int, float]:
    """Features, whether the match is over, and the reward, of the position after a move."""
    after, seen = state.copy(), [0.0] * game.features.FEATURES
    game.rules.apply_move(after, seat, move)
    if game.rules.actor(after) == NOBODY:
        return seen, 1, result([game.rules.place(after, other) for other in range(seats)], seat)
    game.features.describe(after, seat, seen)
    return seen, 0, 0.0


def everything(after: AfterStates) -> tuple[bytes, ...]:
    return tuple(each.tobytes() for each in (after.starts, after.moves, after.features, after.dones, after.rewards))


def test_every_row_is_what_plain_mode_makes_of_the_move(name: str) -> None:
    env, ends = VectorEnv(name, 6, seed=SEED, observes=False), 0
    game = env.game
    for step in range(120):
        after = env.after_states()
        for match, state in enumerate(states_of(env)):
            seat = int(env.actors[match])
            imagined = redealt(game, state, seat, ~SEED & MAX_SEED, (step + 1) * 6 + match)
            rows = range(after.starts[match], after.starts[match + 1])
            assert after.moves[rows].tolist() == game.legal_moves(state, seat)
            for row in rows if step % 9 < 2 or after.dones[rows].any() else []:  # plain mode is slow
                expected = behind(game, imagined, seat, int(after.moves[row]), env.seats)
                assert (after.features[row].tolist(), after.dones[row], after.rewards[row]) == expected
        ends += int(after.dones.sum())
        env.step(env.draw_actions())
    assert ends > 0


def test_what_the_seat_cannot_know_changes_no_row(name: str) -> None:
    env, differing = VectorEnv(name, 20, seed=SEED, observes=False), 0
    for step in range(40):
        shown, before = everything(env.after_states()), env._states.copy()
        for match, state in enumerate(states_of(env)):
            twin = redealt(env.game, state, int(env.actors[match]), step, match)
            env._states[match] = np.frombuffer(twin.to_bytes(), np.uint8)
        assert everything(env.after_states()) == shown
        differing += int((env._states != before).any(1).sum())
        env._states[:] = before
        env.step(env.draw_actions())
    assert (differing > 0) == env.game.has_secrets


def test_the_greedy_bot_does_what_it_does_in_plain_mode(name: str) -> None:
    env, engine = VectorEnv(name, 6, seed=SEED, observes=False), plain_engine(name)
    for step in range(30):
        actions = env.greedy_actions()
        for match, state in enumerate(states_of(env)) if step % 5 == 0 else []:
            seat, stream = int(env.actors[match]), (step + 1) * 6 + match
            count = len(env.game.legal_moves(state, seat))
            sight = SAMPLES, ALL_MOVES, 0.0, 0.0, [0.0] * count, [0.0] * count
            seed, no_net = ~SEED & MAX_SEED, net_row(engine, None)
            assert actions[match] == engine[greedy].best_move(engine.box(state), seat, seed, stream, *sight, no_net)
        env.step(actions)


def test_a_look_ahead_can_be_repeated_and_disturbs_nothing(name: str) -> None:
    looking, playing, sharing = (VectorEnv(name, 9, seed=SEED, threads=threads) for threads in (1, 1, 3))
    for _ in range(40):
        first = everything(looking.after_states())
        assert everything(looking.after_states()) == first == everything(sharing.after_states())
        chosen = looking.greedy_actions().copy()
        assert np.array_equal(looking.greedy_actions(), chosen)
        assert np.array_equal(sharing.greedy_actions(), chosen)
        for env in (looking, playing, sharing):
            env.step(env.draw_actions())
    assert looking.observations.tobytes() == playing.observations.tobytes() == sharing.observations.tobytes()


def test_only_the_matches_that_are_wanted_are_looked_at(name: str) -> None:
    env = VectorEnv(name, 10, seed=SEED, observes=False)
    all_rows, greedily = env.after_states(), env.greedy_actions().copy()
    counts, moves = all_rows.counts, [all_rows.moves[start : start + 1].tolist() for start in all_rows.starts[:-1]]
    env.greedy_actions()[:] = 99
    wanted = env.actors * 0 + np.arange(10) % 3 == 1
    some = env.after_states(wanted)
    assert some.counts.tolist() == np.where(wanted, counts, 0).tolist()
    best = some.best(-np.arange(len(some)))  # the first
    assert [some.moves[row : row + 1].tolist() for row in best[wanted]] == [moves[1], moves[4], moves[7]]
    assert (best[~wanted] == NO_ROW).all()
    assert env.greedy_actions(wanted).tolist() == np.where(wanted, greedily, 99).tolist()
    none = env.after_states(np.zeros(10, bool))
    assert len(none) == 0
    assert (none.best(np.zeros(0)) == NO_ROW).all()


def test_how_a_match_ends_counts_more_than_any_value_and_the_first_of_equals_is_best() -> None:
    dones, rewards = np.array([0, 1, 0, 1, 0, 0, 1], np.uint8), np.array([0, 1, 0, -1, 0, 0, 0.0])
    features, moves = np.zeros((7, 1), np.int16), np.arange(7)
    after = AfterStates(np.array([0, 2, 2, 5, 7]), moves, features, dones, rewards)
    assert after.counts.tolist() == [2, 0, 3, 2]
    assert after.best(np.array([9, 0, -3, 9, -3, -0.5, 7.0])).tolist() == [1, NO_ROW, 2, 6]
    assert after.best(np.array([9, 0, -3, 9, -2, 0.5, 7.0])).tolist() == [1, NO_ROW, 4, 5]


def test_winners_share_a_victory() -> None:
    rewards = np.array([[1.0, -1.0, 0.0], [0.5, -1.0, 0.5], [0.0, 0.0, 0.0]])
    assert shares_of_victory(rewards).tolist() == [[1, 0, 0], [0.5, 0, 0.5], [1 / 3, 1 / 3, 1 / 3]]


def test_who_judges_as_the_evaluation_does_plays_about_as_well_as_greedy_and_who_judges_by_lot_does_not() -> None:
    compiled(game_named("octopus-garden"), vector_step, vector_ahead)
    luck = np.random.default_rng(1)
    won = won_against_greedy(lambda seen: seen[:, WORTH_LEAD], "octopus-garden", 50, seed=3, threads=2)
    assert 0.3 < won.mean() / 2 < 0.7
    again = won_against_greedy(lambda seen: seen[:, WORTH_LEAD], "octopus-garden", 50, seed=3)
    assert again.tolist() == won.tolist()
    by_lot = won_against_greedy(lambda seen: luck.random(len(seen)), "octopus-garden", 20, 3)
    assert by_lot.mean() / 3 < 0.1


def test_nobody_is_measured_alone() -> None:
    with pytest.raises(OptionError, match="Alone there is nobody to win against"):
        won_against_greedy(lambda seen: seen[:, 0], "oceania", 4, 1)
