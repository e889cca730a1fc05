"""My table at home, as a host answers: nothing is kept, what cannot be is told with its rule."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from oceanarium.hosting import home
from oceanarium.hosting.bot_questions import Advice, AskAdvice
from oceanarium.hosting.messages.home import AdviceWish, HomeBeginning, HomePut, HomeScene, HomeTurn, HomeWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.kernel import Match

GAME = "octopus-garden"


def begun(seats: int = 2, **wishes: Any) -> HomeScene:
    return home._scene(GAME, HomeWish(begin=HomeBeginning(seats=seats, **wishes)))


def put(scene: HomeScene, piece: str, *places: str) -> HomeScene:
    for place in places:
        scene = home._scene(GAME, HomeWish(picture=scene.picture, put=HomePut(piece=piece, place=place)))
    return scene


def turn(scene: HomeScene, dial: str, value: int) -> HomeScene:
    return home._scene(GAME, HomeWish(picture=scene.picture, turn=HomeTurn(dial=dial, value=value)))


def laid() -> HomeScene:
    """A table at which nothing is wrong or missing."""
    scene = put(begun(), "harlequin", "garden:0:C3", "garden:1:A1")
    return put(scene, "coral", *(f"market:{space}" for space in range(1, 10)))


def faults(scene: HomeScene) -> list[tuple[str, str]]:
    return [(fault.rule, fault.said.key) for fault in scene.faults]


def test_an_empty_table_says_what_is_missing_and_offers_no_moves() -> None:
    scene = begun(3)
    assert len(scene.views) == 3
    assert {rule for rule, _ in faults(scene)} == {"OG-1.1", "OG-3.5"}
    assert all(fault.is_missing for fault in scene.faults)
    assert (scene.moves, scene.prompt) == ([], None)


def test_a_table_that_can_be_tells_moves_scores_and_places() -> None:
    scene = put(laid(), "anemone", "garden:1:E1")
    assert faults(scene) == []
    assert [row[1] for row in scene.moves] == ["pass", *["buy"] * 6]
    assert scene.prompt is not None
    assert [score.total for score in scene.scores] == [0, 2]
    assert scene.scores[1].parts["anemone"] == 2
    assert scene.places == [2, 1]
    assert scene.views[1]["gardens"][1]["spaces"]["E1"]["tile"] == "anemone"


def test_a_piece_that_is_put_twice_is_gone_again_and_the_box_has_it_back() -> None:
    scene = laid()
    once = put(scene, "relic", "garden:0:A1")
    (piece,) = [each for each in once.pieces if each.piece == "relic"]
    assert piece.left == 7
    assert put(once, "relic", "garden:0:A1").picture == scene.picture


def test_a_dial_is_set() -> None:
    scene = turn(turn(laid(), "turn", 1), "pearls:1", 12)
    assert scene.actor == 1
    assert scene.views[0]["gardens"][1]["pearls"] == 12
    assert scene.views[0]["supply"]["pearls"] == 23


def test_what_cannot_be_is_shown_with_its_rule_its_places_and_a_remedy() -> None:
    scene = put(put(laid(), "anemone", "garden:0:A1"), "clownfish", "garden:0:A1")
    (fault,) = scene.faults
    assert (fault.rule, fault.targets, fault.is_missing) == ("OG-5.2", ["garden:0:A1"], False)
    assert scene.moves == []
    assert fault.remedy is not None
    mended = home._scene(GAME, HomeWish(picture=scene.picture, put=fault.remedy.put))
    assert faults(mended) == []


@pytest.mark.parametrize(
    ("before", "piece", "rule"),
    [("coral", "star", "OG-6.3"), ("star", "oyster", "OG-6.6"), ("relic", "clownfish", "OG-C5")],
)
def test_what_can_lie_nowhere_there_is_refused_with_its_rule(before: str, piece: str, rule: str) -> None:
    scene = put(begun(), before, "garden:0:A1")
    with pytest.raises(RequestProblem) as refused:
        put(scene, piece, "garden:0:A1")
    assert (refused.value.status, refused.value.problem.rule) == (409, rule)
    assert refused.value.problem.said is not None
    assert rule not in refused.value.problem.sentence


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (HomeWish(picture="hello"), "bad_picture"),
        (HomeWish(picture=Match.from_picture(begun().picture).to_picture()[:80]), "bad_picture"),
        (HomeWish(picture=begun().picture.replace(" ender=-1", " ender=6")), "bad_picture"),
        (HomeWish(begin=HomeBeginning(seats=9)), "bad_options"),
        (HomeWish(begin=HomeBeginning(seats=2, options={"nonsense": 1})), "bad_options"),
        (HomeWish(put=HomePut(piece="whale", place="garden:0:A1")), "not_found"),
        (HomeWish(put=HomePut(piece="coral", place="garden:7:A1")), "not_found"),
        (HomeWish(turn=HomeTurn(dial="pearls:0", value=100)), "not_found"),
        (HomeWish(turn=HomeTurn(dial="nothing", value=0)), "not_found"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(wish: HomeWish, code: str) -> None:
    with pytest.raises(RequestProblem) as told:
        home._scene(GAME, wish)
    assert told.value.problem.code == code
    assert told.value.problem.said is not None


def test_a_position_of_another_game_is_told_apart() -> None:
    with pytest.raises(RequestProblem) as told:
        home._scene("octopus-garden", HomeWish(picture=_other_picture()))
    assert told.value.problem.code == "picture_of_another_game"


def _other_picture() -> str:
    import oceanarium as oc

    return oc.new_match("oceania", seed=3).to_picture()


def test_a_dealt_table_can_be_at_once() -> None:
    assert faults(begun(is_dealt=True)) == []


class Adviser:
    """One who would always make the first move."""

    async def advise(self, asked: AskAdvice) -> Advice:
        match = asked.situation.match()
        return Advice(match.legal_numbers(asked.seat)[0], 0.5, [], [])

    async def aside(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


def advised(scene: HomeScene) -> Any:
    return asyncio.run(home.advice(Adviser(), GAME, AdviceWish(picture=scene.picture)))  # type: ignore[arg-type]


def test_an_expert_advises_whoever_is_to_choose() -> None:
    told = advised(turn(laid(), "turn", 1))
    assert (told.seat, told.move[1], told.chance) == (1, "pass", 0.5)


def test_nobody_advises_at_a_table_that_cannot_be() -> None:
    with pytest.raises(RequestProblem) as told:
        advised(begun())
    assert told.value.problem.code == "no_hint_there"


def test_a_move_is_made_and_what_is_drawn_is_put_down_by_hand() -> None:
    scene = laid()
    row = next(row for row in scene.moves if row[1] == "buy")
    bought = home._scene(GAME, HomeWish(picture=scene.picture, move=row[0]))
    assert bought.actor == -2
    assert faults(bought) == [("OG-3.5", "placing-no_market")]
    refilled = put(bought, "relic", *bought.faults[0].targets)
    assert (refilled.actor, faults(refilled)) == (0, [])
    assert refilled.views[0]["bought"] == {"coral": 3}
    assert refilled.views[0]["market"][:3] == ["relic"] * 3


def test_what_came_at_the_table_is_chosen_among_all_that_can_come() -> None:
    scene = laid()
    row = next(row for row in scene.moves if row[1] == "buy")
    bought = home._scene(GAME, HomeWish(picture=scene.picture, move=row[0]))
    assert [came[2] for came in bought.moves] == [name for name, count in bought.views[0]["bag"].items() if count]
    relic = next(came[0] for came in bought.moves if came[2] == "relic")
    drawn = home._scene(GAME, HomeWish(picture=bought.picture, move=relic))
    assert drawn.views[0]["market"][:2] == ["relic", None]


def test_what_is_drawn_can_be_left_to_chance() -> None:
    scene = laid()
    row = next(row for row in scene.moves if row[1] == "buy")
    bought = home._scene(GAME, HomeWish(picture=scene.picture, move=row[0], deals=True))
    assert (bought.actor, faults(bought)) == (0, [])


def test_a_move_that_is_not_legal_is_refused_with_its_rule() -> None:
    scene = turn(laid(), "pearls:0", 0)
    with pytest.raises(RequestProblem) as refused:
        home._scene(GAME, HomeWish(picture=scene.picture, move=_buying()))
    assert (refused.value.status, refused.value.problem.rule) == (409, "OG-3.2")


def _buying() -> int:
    return next(int(row[0]) for row in laid().moves if row[1] == "buy")
