"""Nets: exact in whole numbers, kept in files, and refused in a sentence where a file is none."""

import gc
import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from oceanarium.bots import new_bot
from oceanarium.bots.greedy_bot import GreedyBot
from oceanarium.bots.levels import EXPERT_SECONDS, searching_bot
from oceanarium.bots.net import HEAD, MOST_HIDDEN, OUTPUTS
from oceanarium.bots.nets import FILE, ONE, Net, net_of, net_row, read_net, write_net
from oceanarium.bots.search_bot import Limit, SearchBot
from oceanarium.kernel import NOBODY, Game, Match, OptionError, game_named
from oceanarium.kernel.engine import plain_engine
from tests.matches import play_at_random
from tests.nets import random_net
from tests.ours import games_of_the_house
from tests.templates import judged

TOY, GARDEN = game_named("tidepool"), game_named("octopus-garden")
Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module", params=games_of_the_house(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    found: Game[Any] = request.param
    return found


def positions(game: Game[Any]) -> list[Match[Any]]:
    """Of random matches with every number of seats, from the first choice to the end."""
    found = []
    for seats in game.seats:
        for moves in (0, 9, 33, 80, game.longest_match(seats, game.options.completed({}, seats)) + 300):
            match = Match(game, seats, seed=seats)
            play_at_random(match, moves, seats)
            found.append(match)
    return found


def said(net: Net) -> tuple[Any, ...]:
    return net.hidden, net.shifts, net.weights, net.win_points, net.margin_points, dict(net.card)


def test_a_net_comes_back_from_its_file(game: Game[Any], tmp_path: Path) -> None:
    net = random_net(game)
    write_net(game, net, tmp_path / FILE)
    assert said(read_net(game, tmp_path / FILE)) == said(net)
    assert [each.name for each in tmp_path.iterdir()] == [FILE]


def test_what_the_rule_is_handed_is_exactly_the_net(game: Game[Any]) -> None:
    net = random_net(game)
    inputs = net.hidden * (len(net.shifts) + 1)
    powers = [0] * net.hidden + [shift for shift in net.shifts for _ in range(net.hidden)]
    powers += [0] * (len(net.weights) - inputs)
    assert net.row[:HEAD] == [net.hidden, net.win_points, net.margin_points]
    assert [Fraction(value) for value in net.row[HEAD:]] == [
        Fraction(weight, ONE * 2**power) for weight, power in zip(net.weights, powers, strict=True)
    ]


def outputs(net: Net, features: list[int]) -> list[Fraction]:
    """What a net says, in fractions and as the books have it."""
    weights = [Fraction(weight, ONE) for weight in net.weights]
    width, hidden = len(features), net.hidden
    inner, outer = weights[: hidden * (width + 1)], weights[hidden * (width + 1) :]
    values = []
    for unit in range(hidden):
        column = inner[hidden + unit :: hidden]
        seen = (Fraction(each, 2**shift) for each, shift in zip(features, net.shifts, strict=True))
        values.append(max(Fraction(0), inner[unit] + sum(map(Fraction.__mul__, seen, column))))
    return [
        outer[kind] + sum(map(Fraction.__mul__, values, outer[OUTPUTS + kind :: OUTPUTS])) for kind in range(OUTPUTS)
    ]


def test_all_that_is_added_up_is_exact(game: Game[Any]) -> None:
    """The net that lies beside the game too, as soon as there is one."""
    engine, compared = plain_engine(game.name), 0
    for net in filter(None, (random_net(game), net_of(game))):
        for match in positions(game):
            for seat in range(match.seats if match.actor != NOBODY else 0):
                row = [0.5] * game.features.FEATURES
                game.features.describe(match.state, seat, row)
                exact = outputs(net, [int(value) for value in row])
                assert row == [int(value) for value in row]
                win, margin = map(float, exact)
                assert [Fraction(win), Fraction(margin)] == exact  # nothing was rounded
                lead = engine[judged].lead(engine.box(match.state), seat, net_row(engine, net))
                assert lead == net.win_points * win + net.margin_points * margin
                compared += 1
    assert compared > 0


def test_what_a_net_has_seen_before_changes_nothing(game: Game[Any]) -> None:
    """It keeps its sums from look to look, and adds what has changed."""
    engine, net, compared = plain_engine(game.name), random_net(game), 0
    row, template = net_row(engine, net), engine[judged]
    running = [match for match in positions(game) if match.actor != NOBODY]
    for before, match in pairwise(running):
        seat = match.seats - 1
        first, box = engine.box(before.state), engine.box(match.state)
        fresh = template.lead(box, seat, row)
        for looker in {0, seat} & set(range(before.seats)):
            assert template.lead_later(first, looker, box, seat, row) == fresh
            compared += template.lead(first, looker, row) != fresh
    assert compared > 0


def test_how_a_match_ended_and_what_no_net_judges_says_the_evaluation(game: Game[Any]) -> None:
    engine = plain_engine(game.name)
    for match in positions(game):
        for net in (None, *([random_net(game)] if match.actor == NOBODY else [])):
            lead = engine[judged].lead(engine.box(match.state), 0, net_row(engine, net))
            assert lead == game.evaluation.evaluate(match.state, 0)


def test_a_row_is_written_once_and_kept_as_long_as_its_net() -> None:
    """A tournament makes bots of a file by the thousand."""
    engine, net = plain_engine(GARDEN.name), random_net(GARDEN)
    first = net_row(engine, net)
    assert first == net.row
    assert net_row(engine, net) is first
    assert net_row(engine, None) is net_row(engine, None)
    holders = len(gc.get_referrers(first))
    del net
    gc.collect()
    assert len(gc.get_referrers(first)) == holders - 1


def test_another_net_judges_otherwise() -> None:
    match = Match(GARDEN, 2, seed=1)
    engine = plain_engine(GARDEN.name)
    rows = [net_row(engine, net) for net in (None, random_net(GARDEN, 1), random_net(GARDEN, 2))]
    assert len({engine[judged].lead(engine.box(match.state), 0, row) for row in rows}) == 3


@pytest.mark.parametrize("name", ["oceania", "open-ocean"])
def test_alone_no_net_judges(name: str) -> None:
    """All learned what it is to win against somebody."""
    game = game_named(name)
    match, net = Match(game, 1, seed=1), random_net(game)
    engine = plain_engine(name)
    master = SearchBot(game, 1, Limit(6), game.learned_manner, engine=engine, net=net)
    patience = 6 * game.patience.expert // game.patience.master
    assert master.think(match) == SearchBot(game, 1, Limit(patience), game.manner, engine=engine).think(match)
    assert GreedyBot(game, 1, net=net).choose(match) == GreedyBot(game, 1).choose(match)


def replaced(**values: Any) -> Change:
    return lambda written: {**written, **values}


def with_bytes(change: Callable[[bytes], bytes]) -> Change:
    return lambda written: {
        **written,
        "weights": b64encode(change(b64decode(written["weights"]))).decode("ascii"),
    }


DAMAGES: dict[str, Change] = {
    "of another kind": replaced(kind="oceanarium deck"),
    "of another format": replaced(format=2),
    "of another game": replaced(game="oceania"),
    "no weights": lambda written: {name: value for name, value in written.items() if name != "weights"},
    "no card": lambda written: {name: value for name, value in written.items() if name != "card"},
    "one weight less": with_bytes(lambda data: data[:-2]),
    "half a weight": with_bytes(lambda data: data[:-1]),
    "one weight more": with_bytes(lambda data: data + b"\0\0"),
    "weights that are no text": replaced(weights=7),
    "weights in other letters": replaced(weights="?!"),
    "more hidden units": replaced(hidden=6),
    "no hidden units": replaced(hidden=0),
    "too many hidden units": replaced(hidden=MOST_HIDDEN + 1),
    "half a hidden unit": replaced(hidden=5.0),
    "shifts that are none": replaced(shifts=["a"] * GARDEN.features.FEATURES),
    "shifts too far": replaced(shifts=[13] * GARDEN.features.FEATURES),
    "half shifts": replaced(shifts=[0.5] * GARDEN.features.FEATURES),
    "one shift less": lambda written: {**written, "shifts": written["shifts"][1:]},
    "worth nothing finite": replaced(win_points=float("inf")),
    "worth too much": replaced(margin_points=10**400),
    "a list": lambda written: [written],
}


def sentence(file: Path) -> str:
    return (
        f"{file} holds no net for octopus-garden that this version can use; "
        "“oceanarium train octopus-garden” makes one."
    )


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_file_that_holds_no_net_for_the_game_gets_one_sentence(damage: Change, tmp_path: Path) -> None:
    file = tmp_path / FILE
    write_net(GARDEN, random_net(GARDEN), file)
    file.write_text(json.dumps(damage(json.loads(file.read_text(encoding="utf-8")))), encoding="utf-8")
    with pytest.raises(OptionError) as complaint:
        read_net(GARDEN, file)
    assert str(complaint.value) == sentence(file)


@pytest.mark.parametrize("data", [b"", b"net", b"\xff\xfe", b"null"])
def test_a_file_of_anything_gets_one_sentence(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_bytes(data)
    for wanted in (file, tmp_path, tmp_path / "nowhere"):
        with pytest.raises(OptionError) as complaint:
            read_net(GARDEN, wanted)
        assert str(complaint.value) == sentence(wanted)


def test_a_net_that_sees_other_features_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / FILE
    write_net(GARDEN, random_net(GARDEN, features=GARDEN.features.FEATURES + 1), file)
    with pytest.raises(OptionError) as complaint:
        searching_bot(GARDEN, 1, net=str(file))
    assert str(complaint.value) == sentence(file)


def test_a_search_takes_the_net_of_a_file(tmp_path: Path) -> None:
    file, net = tmp_path / FILE, random_net(GARDEN)
    write_net(GARDEN, net, file)
    match = Match(GARDEN, 2, seed=3)
    named = searching_bot(GARDEN, 1, iterations=8, net=str(file)).think(match)
    handed = SearchBot(GARDEN, 1, Limit(8), GARDEN.learned_manner, net=net).think(match)
    assert named == handed
    assert named != SearchBot(GARDEN, 1, Limit(8), GARDEN.learned_manner).think(match)


def test_greedy_judges_by_the_net_of_the_game_or_of_a_file_if_wanted(tmp_path: Path) -> None:
    file, net = tmp_path / FILE, random_net(GARDEN)
    write_net(GARDEN, net, file)
    match = Match(GARDEN, 2, seed=3)

    def values(**wishes: Any) -> dict[int, float]:
        return GreedyBot(GARDEN, 1, **wishes).values(match, match.actor)

    assert values(net=str(file)) == values(net=net)
    assert values(net=True) == values(net=net_of(GARDEN))
    assert len({tuple(values(**wishes).values()) for wishes in ({}, {"net": True}, {"net": net})}) == 3


def test_the_master_of_a_game_without_a_net_thinks_as_the_expert_does() -> None:
    assert net_of(TOY) is None
    assert vars(new_bot(TOY, "master", 1)) == {**vars(new_bot(TOY, "expert", 1)), "name": "master"}


def test_the_master_judges_by_the_net_beside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    net = random_net(GARDEN)
    monkeypatch.setattr("oceanarium.bots.levels.net_of", lambda game: net)
    limit = Limit(GARDEN.patience.master, EXPERT_SECONDS)
    same = SearchBot(GARDEN, 1, limit, GARDEN.learned_manner, name="master", net=net)
    assert vars(new_bot(GARDEN, "master", 1)) == vars(same)
