"""The search: fair, repeatable, the same in both modes, and better the longer it thinks."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.bots import search, search_bot
from oceanarium.bots.bot import legal_numbers
from oceanarium.bots.net import HEAD
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, OptionError, featureless, game_named, game_names
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.kernel.engine import Engine, plain_engine
from oceanarium.kernel.searching import Manner
from tests.laws.test_secrets import twin_of, with_state
from tests.matches import matches, seeds
from tests.nets import judges
from tests.portable import portable

FEW = Limit(iterations=12)  # plain mode is slow
MORE = Limit(iterations=100)
MANNERS = (
    Manner(),
    Manner(prior=0.0, exploration=1.0, horizon=3, glances=2, whole_turns=False, chance_nodes=True),
    Manner(horizon=3, glances=2, quick_glances=True),
    Manner(one_victory=True),
)


@pytest.fixture(scope="session", params=game_names())
def compiled(request: pytest.FixtureRequest) -> Engine[Any]:
    return portable(game_named(request.param))


def plain_bot(game: Game[Any], seed: int, limit: Limit, manner: Manner | None = None, **more: Any) -> SearchBot:
    """In plain mode, whether there is machine code or not."""
    return SearchBot(game, seed, limit, manner, engine=plain_engine(game.name), **more)


@settings(max_examples=20)
@given(data=st.data(), seed=seeds)
def test_the_search_is_fair_and_repeatable(compiled: Engine[Any], data: st.DataObject, seed: int) -> None:
    """For two states that a seat cannot tell apart, the same seed gives the same findings."""
    game = compiled.game
    manner = data.draw(st.sampled_from((*MANNERS, game.manner, game.learned_manner)))
    judge = data.draw(st.sampled_from(judges(game)))
    match = data.draw(matches(game))
    for seat in match.waiting:
        twin = with_state(match, twin_of(game, match.state, seat, seed))
        findings, same = (
            SearchBot(game, seed, MORE, manner, engine=compiled, net=judge).think(each, seat) for each in (match, twin)
        )
        assert findings == same
        assert [each.move for each in sorted(findings.candidates, key=lambda each: each.move.number)] == (
            match.legal_moves(seat)
        )


def test_quick_glances_are_the_evaluations_and_change_nothing_without_a_net(compiled: Engine[Any]) -> None:
    game, differs = compiled.game, False
    for seed in range(4):
        match = Match(game, 2, seed=seed)
        for judge in judges(game):
            slow, quick = (
                SearchBot(game, 1, MORE, Manner(horizon=9, glances=4, quick_glances=quick), engine=compiled, net=judge)
                for quick in (False, True)
            )
            is_same = slow.think(match, match.actor).outlook == quick.think(match, match.actor).outlook
            assert is_same or judge is not None
            differs = differs or not is_same
    assert differs or game.features is featureless  # to a net that sees nothing, all moves look the same


@settings(max_examples=8)
@given(data=st.data(), seed=seeds, manner=st.sampled_from(MANNERS))
def test_both_modes_find_the_same(compiled: Engine[Any], data: st.DataObject, seed: int, manner: Manner) -> None:
    match = data.draw(matches(compiled.game))
    judge = data.draw(st.sampled_from(judges(match.game)))
    for seat in match.waiting:
        findings = [
            SearchBot(match.game, seed, FEW, manner, engine=engine, net=judge).think(match, seat)
            for engine in (compiled, plain_engine(match.game.name))
        ]
        assert [(each.move, each.visits) for each in findings[0].candidates] == (
            [(each.move, each.visits) for each in findings[1].candidates]
        )
        assert findings[0].outlook == findings[1].outlook
        assert findings[0].line == findings[1].line


def test_findings_add_up() -> None:
    match = oc.new_match("octopus-garden", seats=3, seed=4)
    findings = plain_bot(match.game, 1, Limit(300)).think(match)
    assert findings.iterations == 300
    assert sum(candidate.visits for candidate in findings.candidates) == 300
    assert all(0 <= candidate.value <= 1 for candidate in findings.candidates)
    assert findings.best.visits == max(candidate.visits for candidate in findings.candidates)
    assert sum(findings.outlook) == pytest.approx(1)
    assert findings.line[0] == (0, findings.best.move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_seats_expect_counts_against_the_others_where_a_manner_says_so(seats: int) -> None:
    match, results = oc.new_match("open-worlds", seats=seats, seed=5), [0.0] * seats
    engine, manner = plain_engine("open-worlds"), [0.0] * search.MANNER_SIZE
    rules = vars(engine[search])
    judged = match.state, seats, manner, results, [0.0] * HEAD, rules["new_sight"]()
    rules["judge"](*judged)
    alone = [*results]
    assert sum(alone) != pytest.approx(1), "everybody thinks well of what they plan themselves"
    manner[search.ONE_VICTORY] = 1.0
    rules["judge"](*judged)
    assert results == pytest.approx([each / sum(alone) for each in alone])
    assert sum(results) == pytest.approx(1)


def test_several_trees_share_the_iterations_and_are_repeatable() -> None:
    match = oc.new_match("octopus-garden", seats=2, seed=4)
    first, second = (plain_bot(match.game, 1, Limit(90), trees=3).think(match) for _ in range(2))
    assert first == second
    assert sum(candidate.visits for candidate in first.candidates) == 90


def test_a_tree_that_is_kept_grows_on_from_where_the_match_went() -> None:
    match = oc.new_match("octopus-garden", seats=2, seed=4)
    keeping = plain_bot(match.game, 1, Limit(400), keeps_tree=True)
    move = keeping.think(match).best.move
    match.play(move)
    assert match.actor == 0  # the next starting tile
    kept = sum(candidate.visits for candidate in keeping.think(match).candidates)
    fresh = sum(candidate.visits for candidate in plain_bot(match.game, 1, Limit(400)).think(match).candidates)
    assert kept > fresh == 400


def test_a_choice_is_made_earlier_once_it_is_settled_and_is_no_other(compiled: Engine[Any]) -> None:
    grown: list[int] = []

    class Counting(SearchBot):
        def _grow(self, *arguments: Any) -> int:
            grown.append(super()._grow(*arguments))
            return grown[-1]

    game, limit = compiled.game, Limit(1_000)
    match = Match(game, 2, seed=3)
    hasty, patient = (Counting(game, 1, limit, engine=compiled) for _ in range(2))
    for _ in range(12):
        seat = match.waiting[0]
        chosen, best = hasty.choose(match, seat), patient.think(match, seat).best.move
        assert chosen == best
        match.play(chosen, seat)
    assert min(grown) < max(grown) == limit.iterations


def test_a_search_with_one_move_only_looks_at_that() -> None:
    match = oc.new_match("octopus-garden", seats=2, seed=4)
    number = match.legal_numbers()[5]
    findings = plain_bot(match.game, 1, Limit(50)).think(match, only=number)
    assert [(each.move.number, each.visits) for each in findings.candidates if each.visits] == [(number, 50)]


def test_a_search_keeps_to_its_time(compiled: Engine[Any]) -> None:
    match = Match(compiled.game, 2, seed=1)
    findings = SearchBot(compiled.game, 1, Limit(10**9, seconds=0.2), engine=compiled).think(match)
    assert 0 < findings.iterations < 10**9


def test_a_first_look_that_is_trusted_blindly_makes_the_greedy_choice() -> None:
    match = oc.new_match("octopus-garden", seats=2, seed=4)
    game, blind = match.game, Manner(prior=1e9, exploration=0.0)

    def look(number: int) -> float:
        state = match.state.copy()
        game.rules.apply_move(state, match.actor, number)
        return game.evaluation.evaluate(state, match.actor)

    for _ in range(12):
        numbers = legal_numbers(game, match, match.actor)
        chosen = plain_bot(game, 1, Limit(12), blind).choose(match).number
        assert look(chosen) == max(look(number) for number in numbers)
        match.play(chosen)


@pytest.mark.parametrize("manner", MANNERS)
def test_a_table_without_room_ends_the_search_and_not_the_bot(monkeypatch: pytest.MonkeyPatch, manner: Manner) -> None:
    monkeypatch.setattr(search_bot, "LARGEST_TREE", 16 * 128)
    match = oc.new_match("octopus-garden", seats=2, seed=4)
    findings = plain_bot(match.game, 1, Limit(5_000), manner).think(match)
    assert 0 < findings.iterations < 5_000
    assert findings.best.move in match.legal_moves()


@given(count=st.integers(1, 9), wanted=st.integers(1, 12), seed=seeds)
def test_moves_to_compare_are_drawn_by_lot(count: int, wanted: int, seed: int) -> None:
    moves, rng = list(range(9)), [0] * WORDS
    seed_rng(rng, seed, 0)
    compared = search.by_lot(moves, count, wanted, rng)
    assert compared == (min(wanted, count) if wanted > 1 and count > 1 else 0)
    assert sorted(moves[:count]) == list(range(count))
    assert moves[count:] == list(range(count, 9))


def test_the_search_finds_the_only_move_that_wins() -> None:
    """With one decision left, every move that loses is seen to lose."""
    game = game_named("tidepool")
    found = 0
    for seed in range(40):
        match = Match(game, 2, seed=seed)
        while match.actor != NOBODY:
            before = match.copy()
            seat = match.waiting[0]
            match.play(match.legal_numbers(seat)[seed % len(match.legal_numbers(seat))], seat)
        seat = before.waiting[0]
        results = {number: placed_after(before, seat, number) for number in before.legal_numbers(seat)}
        if len(before.waiting) > 1 or 0 in results.values():
            continue
        chosen = plain_bot(game, 1, Limit(200)).choose(before, seat).number
        assert results[chosen] == min(results.values())
        found += len(set(results.values())) > 1
    assert found > 0


def placed_after(match: Match[Any], seat: int, number: int) -> int:
    """The place that a move leads to; 0 if the match goes on."""
    twin = match.copy()
    twin.play(number, seat)
    return 0 if twin.outcome is None else twin.outcome.places[seat]


@pytest.mark.parametrize(("limit", "trees"), [(Limit(0), 1), (Limit(5, seconds=0), 1), (Limit(5), 0)])
def test_a_search_that_cannot_begin_says_what_it_needs(limit: Limit, trees: int) -> None:
    with pytest.raises(OptionError, match="at least one iteration, some time and one tree"):
        SearchBot(game_named("tidepool"), 1, limit, trees=trees)
