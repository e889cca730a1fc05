"""Levels err as people do: each weakness leads to errors of its own kind, and to no others."""

from collections.abc import Iterator
from typing import Any

import pytest

from oceanarium.bots import greedy, new_bot
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.specification import specified_bot
from oceanarium.bots.tastes import fondness_for, striking_thing, taste, things
from oceanarium.kernel import NOBODY, Game, Match, game_named
from oceanarium.kernel.searching import Person
from tests import machine_code

SEED = 3
CLOSE = 1e-6


@pytest.fixture(scope="session", params=machine_code.SAMPLES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """A game and the toy, quick from the first move."""
    found = game_named(request.param)
    machine_code.make_quick(found, greedy)
    return found


def decisions(game: Game[Any], fewest: int = 2) -> Iterator[tuple[Match[Any], int]]:
    """Positions of a match among greedy bots with so many moves."""
    match, bot = Match(game, game.usual_seats, seed=SEED), GreedyBot(game, SEED)
    while match.actor != NOBODY:
        seat = match.waiting[0]
        if len(match.legal_numbers(seat)) >= fewest:
            yield match, seat
        match.play_silently(bot.choose(match, seat), seat)


def points_at_once(match: Match[Any], seat: int, move: int) -> int:
    state = match.state.copy()
    match.game.rules.apply_move(state, seat, move)
    return match.game.rules.score(state, seat)


def test_somebody_looks_at_the_few_moves_that_bring_points_at_once(game: Game[Any]) -> None:
    span, missed = 2, 0
    bot, rival = GreedyBot(game, SEED, span=span), GreedyBot(game, SEED)
    for match, seat in decisions(game, span + 1):
        noticed, values = bot.values(match, seat), rival.values(match, seat)
        assert len(noticed) == span
        assert bot.choose(match, seat).number in noticed
        assert all(noticed[move] == values[move] for move in noticed)
        least = min(points_at_once(match, seat, move) for move in noticed)
        overlooked = [move for move in values if move not in noticed]
        assert all(points_at_once(match, seat, move) <= least for move in overlooked)
        missed += max(values[move] for move in overlooked) > max(noticed.values()) + CLOSE
    assert missed  # quiet moves that would have been best


def test_favourites_catch_the_eye(game: Game[Any]) -> None:
    likes, seen = taste(game, SEED), 0
    bot = GreedyBot(game, SEED, span=1, fondness=100.0)
    for match, seat in decisions(game, 3):
        legal = match.legal_numbers(seat)
        best = max(map(likes, legal))
        assert likes(bot.choose(match, seat).number) == best
        seen += min(map(likes, legal)) < best
    assert seen


def test_what_differs_by_less_than_the_blur_looks_alike(game: Game[Any]) -> None:
    blur, alike = 2.0, 0
    step = blur * game.evaluation.SPREAD
    bot, rival = GreedyBot(game, SEED, blur=blur), GreedyBot(game, SEED)
    for match, seat in decisions(game):
        dim, values = bot.values(match, seat), rival.values(match, seat)
        assert all(abs(dim[move] - values[move]) <= step / 2 + CLOSE for move in values)
        best = max(values, key=lambda move: values[move])
        worse = [move for move in values if values[move] < values[best] - CLOSE]
        alike += any(abs(dim[move] - dim[best]) < CLOSE for move in worse)
    assert alike


def test_a_cautious_one_prefers_what_is_less_good_and_less_dangerous() -> None:
    toy = game_named("tidepool")
    machine_code.make_quick(toy, greedy)
    shied = 0
    for match, seat in decisions(toy):
        means, worst = GreedyBot(toy, SEED).values(match, seat), GreedyBot(toy, SEED, caution=1.0).values(match, seat)
        half = GreedyBot(toy, SEED, caution=0.5).values(match, seat)
        assert all(worst[move] <= means[move] + CLOSE for move in means)
        assert all(abs(half[move] - (means[move] + worst[move]) / 2) < CLOSE for move in means)
        bold = GreedyBot(toy, SEED).choose(match, seat).number
        shy = GreedyBot(toy, SEED, caution=1.0).choose(match, seat).number
        shied += means[shy] < means[bold] - CLOSE and worst[shy] > worst[bold] + CLOSE
    assert shied


def test_somebody_gives_up_a_little_for_favourite_things_and_never_more(game: Game[Any]) -> None:
    fondness, given_up = 0.3, 0.0
    most = 2 * fondness * game.evaluation.SPREAD  # from what is disliked most to what is liked most
    bot, rival, likes = GreedyBot(game, SEED, fondness=fondness), GreedyBot(game, SEED), taste(game, SEED)
    for match, seat in decisions(game):
        fond, values = bot.values(match, seat), rival.values(match, seat)
        for move, value in values.items():
            assert abs(fond[move] - value - fondness * game.evaluation.SPREAD * likes(move)) < CLOSE
        cost = max(values.values()) - values[bot.choose(match, seat).number]
        assert cost <= most + CLOSE
        given_up = max(given_up, cost)
    assert given_up > CLOSE


def test_tastes_are_kept_and_differ_between_people(game: Game[Any]) -> None:
    moves = range(game.move_count)
    first, again, other = ([*map(taste(game, seed), moves)] for seed in (SEED, SEED, SEED + 1))
    assert first == again != other
    assert all(-1.0 <= liking <= 1.0 for liking in first)
    for move in moves:
        feelings = [fondness_for(SEED, thing) for thing in things(game, move)]
        assert fondness_for(SEED, striking_thing(game, SEED, move)) in (max(feelings), min(feelings))


def test_a_thing_is_liked_in_whatever_move_it_comes() -> None:
    garden = game_named("octopus-garden")
    planted = {kind.name: kind.first for kind in garden.words.moves}
    assert set(things(garden, planted["plant"])) & set(things(garden, planted["draw"]))  # the same tile
    assert things(garden, planted["pass"]) == [("pass", 0)]


@pytest.mark.parametrize("level", ["newcomer", "casual", "skilled"])
def test_a_level_is_the_person_of_its_game(game: Game[Any], level: str) -> None:
    person = getattr(game.people.at(game.usual_seats), level)
    bot, same = new_bot(game, level, SEED), specified_bot(game, _told(person), SEED)
    for match, seat in decisions(game):
        assert bot.choose(match, seat) == same.choose(match, seat)


def _told(person: Person) -> str:
    return f"greedy(span={person.span}, blur={person.blur}, caution={person.caution}, fondness={person.fondness})"


def test_in_company_people_may_err_otherwise() -> None:
    maze = game_named("ocean-labyrinth")
    match = Match(maze, 3, seed=SEED)
    alone, in_company = (specified_bot(maze, _told(maze.people.at(seats).newcomer), SEED) for seats in (2, 3))
    bot, differ = new_bot(maze, "newcomer", SEED), 0
    for _ in range(30):
        move = bot.choose(match)
        assert move == in_company.choose(match)
        differ += move != alone.choose(match)
        match.play_silently(move.number, match.actor)
    assert differ > 0


def test_the_levels_err_less_and_less() -> None:
    for name in ("octopus-garden", "ocean-labyrinth", "oceania", "open-ocean", "open-worlds"):
        for seats in (2, 3):
            people = game_named(name).people.at(seats)
            newcomer, casual, skilled = people.newcomer, people.casual, people.skilled
            assert newcomer.span < casual.span < skilled.span
            assert newcomer.blur > casual.blur > skilled.blur > 0.0
            assert newcomer.caution > casual.caution > skilled.caution > 0.0
            assert newcomer.fondness > casual.fondness > skilled.fondness > 0.0
