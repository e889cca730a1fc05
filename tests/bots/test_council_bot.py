"""Two opinions: one by a net, one by the evaluation."""

from typing import Any

import pytest

from oceanarium.bots import new_bot
from oceanarium.bots.council_bot import CouncilBot
from oceanarium.bots.levels import EXPERT_SECONDS
from oceanarium.bots.nets import net_of
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, game_named
from tests.laws.test_secrets import twin_of, with_state
from tests.nets import random_net
from tests.ours import games_of_the_house

MAZE = game_named("ocean-labyrinth")
FIRST, SECOND = Limit(150), Limit(220)


def searches(game: Game[Any], kind: type[SearchBot] = SearchBot) -> tuple[SearchBot, SearchBot]:
    return (
        kind(game, 1, FIRST, game.learned_manner, net=random_net(game)),
        kind(game, 2, SECOND, game.manner),
    )


def council(game: Game[Any], kind: type[SearchBot] = SearchBot) -> CouncilBot:
    first, second = searches(game, kind)
    return CouncilBot(game, first, second, SearchBot(game, 3, FIRST), name="council")


def test_the_move_with_the_most_looks_of_both_is_made_however_early_that_is_settled() -> None:
    grown: list[int] = []

    class Counting(SearchBot):
        def _grow(self, *arguments: Any) -> int:
            grown.append(super()._grow(*arguments))
            return grown[-1]

    hasty, (first, second) = council(MAZE, Counting), searches(MAZE)
    match, differed = Match(MAZE, 2, seed=5), 0
    for _ in range(16):
        seat = match.actor
        chosen = hasty.choose(match, seat)
        if len(match.legal_moves(seat)) > 1:
            opinions = [bot.weigh(match, seat).experience for bot in (first, second)]
            shares = [
                {number: visits / sum(each for each, _ in opinion.values()) for number, (visits, _) in opinion.items()}
                for opinion in opinions
            ]
            most = max(shares[0][number] + shares[1][number] for number in shares[0])
            assert shares[0][chosen.number] + shares[1][chosen.number] == pytest.approx(most, abs=2 / SECOND.iterations)
            differed += len({max(share, key=lambda number: share[number]) for share in shares}) - 1
        match.play(chosen, seat)
    assert differed > 0, "the judges are of different opinions"
    assert min(grown) < SECOND.iterations // 2, "when the first was clear, the second is soon settled"
    assert grown.count(FIRST.iterations) >= len(grown) // 2, "but the first is heard to its end"


@pytest.mark.parametrize("game", games_of_the_house(), ids=lambda game: game.name)
def test_two_opinions_are_fair_and_repeatable(game: Game[Any]) -> None:
    match = Match(game, 2, seed=8)
    for step in range(12):
        seat = match.waiting[0]
        twin = with_state(match, twin_of(game, match.state, seat, step))
        chosen = council(game).choose(match, seat)
        assert council(game).choose(twin, seat) == chosen
        match.play(chosen, seat)


def test_who_plays_alone_asks_nobody() -> None:
    game = game_named("oceania")
    match, bot = Match(game, 1, seed=2), council(game)
    assert bot.choose(match, 0) == SearchBot(game, 3, FIRST).choose(match, 0)


def test_each_opinion_has_half_of_the_time() -> None:
    hurried = council(MAZE).within(0.5)
    match = Match(MAZE, 2, seed=5)
    assert hurried.name == "council"
    assert [bot.limit for bot in (hurried._first, hurried._second)] == [
        Limit(FIRST.iterations, 0.25),
        Limit(SECOND.iterations, 0.25),
    ]
    assert hurried.choose(match) in match.legal_moves()


@pytest.mark.parametrize("game", games_of_the_house(), ids=lambda game: game.name)
def test_the_master_takes_two_opinions_where_its_game_says_so(game: Game[Any]) -> None:
    master = new_bot(game, "master", 1)
    council = game.patience.council
    assert isinstance(master, CouncilBot) == (council is not None and council.by_net > 0)
    if council is not None and council.by_net == 0:
        limit = Limit(council.by_evaluation, EXPERT_SECONDS)
        alone = SearchBot(game, 1, limit, council.manner or game.manner, name="master")
        assert vars(master) == vars(alone), "the evaluation judges, as for the expert"
    assert master.name == "master"
    match = Match(game, 2, seed=1)
    if isinstance(master, CouncilBot):
        assert net_of(game) is not None
        master = master.within(0.02)
    while match.actor != NOBODY and len(match.moves) < 5:
        seat = match.waiting[0]
        match.play(master.choose(match, seat), seat)
