"""What counts as an aim, and what comes back when one is missed."""

from pathlib import Path

import pytest

from oceanarium.games.octopus_garden import GAME
from oceanarium.learning import Course, LessonRun
from tests.learning.test_reading import GOOD, course_with

FIRST, _, _ = GOOD.partition("[[step]]")


def run_with(folder: Path, step: str, also: str = "") -> LessonRun:
    """A run of the first lesson with one other step."""
    return LessonRun(course_with(folder, f"{also}\n{FIRST}\n[[step]]\n{step}"), "buy-and-plant", "en")


AIMS = {
    "an event": ('{ event = "line_bought" }', True),
    "an event of another seat": ('{ event = "line_bought", seat = 1 }', False),
    "an event with a detail": ('{ event = "line_bought", details = { line = "R3" } }', True),
    "an event with another detail": ('{ event = "line_bought", details = { line = ["R1", "R2"] } }', False),
    "an event with so much": ('{ event = "line_bought", least = { pearls = 4 } }', True),
    "an event with more": ('{ event = "line_bought", least = { pearls = 5 } }', False),
    "an event twice": ('{ event = "line_bought", times = 2 }', False),
    "a move": ('{ moves = ["buy:R?"] }', True),
    "another move": ('{ moves = ["buy:*"], but = ["buy:R3"] }', False),
    "a move that is legal now": ('{ legal = ["plant:worm@*"] }', True),
    "a move that is not": ('{ legal = ["plant:relic@*"] }', False),
    "a part of the score": ('{ score = "oyster", points = -2 }', True),
    "so many points": ('{ score = "total", at_least = -1 }', False),
    "all": ('{ all = [{ event = "line_bought" }, { event = "tile_planted" }] }', False),
    "any": ('{ any = [{ event = "line_bought" }, { event = "tile_planted" }] }', True),
    "what is seen": ('{ view = { phase = "planting", "gardens.{seat}.pearls" = 1 } }', True),
    "what is not seen": ('{ view = { "gardens.{seat}.pearls" = 2 } }', False),
    "a victory": ("{ is_won = true }", False),
}


@pytest.mark.parametrize(("aim", "is_reached"), AIMS.values(), ids=AIMS)
def test_an_aim_is_reached_or_not(tmp_path: Path, aim: str, is_reached: bool) -> None:
    run = run_with(tmp_path, f'aim = {aim}\nbest = ["buy:R3"]')
    assert (run.play("buy:R3").verdict == "reached") is is_reached


def test_what_is_judged_at_the_end_of_a_turn_takes_the_whole_turn_back(tmp_path: Path) -> None:
    run = run_with(tmp_path, 'aim = { without = "tile_planted" }\nwhen = "turn"\nbest = ["pass"]')
    before = run.match.state.to_bytes()
    for move in ("buy:R3", "plant:worm@A1", "plant:seagrass@A2"):
        assert run.play(move).verdict == "on"
    assert run.play("plant:seagrass@A3").verdict == "missed"
    assert run.match.state.to_bytes() == before
    assert [frame.is_back for frame in run.frames] == [False, True]
    assert run.play("pass").verdict == "reached"


def test_a_hint_in_the_middle_of_a_turn_takes_one_move_back(tmp_path: Path) -> None:
    hint = 'hints = [{ after = { moves = ["plant:worm@*"] }, say = "pass" }]'
    run = run_with(tmp_path, f'aim = {{ event = "pearls_harvested" }}\nbest = ["pass"]\n{hint}')
    run.play("buy:R3")
    answer = run.play("plant:worm@A1")
    assert (answer.verdict, answer.hint, run.done) == ("missed", "pass", ("buy:R3",))


def test_chance_is_the_same_after_every_miss(tmp_path: Path) -> None:
    hint = 'hints = [{ after = { moves = ["buy:*"] }, say = "pass" }]'
    run = run_with(tmp_path, f'aim = {{ moves = ["pass"] }}\nbest = ["pass"]\n{hint}')
    markets = []
    for _ in range(3):
        run.play("buy:K1")
        markets.append(run.frames[0].match.view(0)["market"])
    assert markets[0] == markets[1] == markets[2]
    assert run.match.view(0)["market"] != markets[0]


def test_after_two_misses_the_right_move_glows_and_the_next_step_begins_anew(tmp_path: Path) -> None:
    run = LessonRun(Course(GAME, GAME.folder / "lessons"), "oysters-pay", "en")
    helping = []
    for move in ("buy:K1", "pass", "buy:K3"):
        run.play(move)
        helping.append(run.is_helping)
    assert helping == [False, True, True]
    assert run.best_move is not None
    assert run.match.move(run.best_move, 0).text == "buy:R1"
    run.play("buy:R1")
    assert not run.is_helping


SCRIPT = 'companion = ["buy:K2", "plant:star@A4", "plant:seagrass@A3", "plant:garbage@A2"]'


@pytest.mark.parametrize(
    ("also", "aim"),
    [
        (SCRIPT, '{ event = "tile_planted", seat = 1, times = 3 }'),
        ("", '{ event = "purchase_skipped", seat = 1 }'),
        ('companion = ["buy:X1"]', '{ event = "purchase_skipped", seat = 1 }'),
    ],
    ids=["its script", "what it always does", "that too instead of a move that is not legal"],
)
def test_the_companion_plays(tmp_path: Path, also: str, aim: str) -> None:
    run = run_with(tmp_path, f'aim = {aim}\nbest = ["pass"]', also)
    assert run.play("pass").verdict == "reached"


def test_what_is_quiet_is_decided_for_the_learner(tmp_path: Path) -> None:
    step = 'aim = { event = "tile_planted", seat = 0, times = 3 }\nbest = ["buy:R3"]'
    run = run_with(tmp_path, step, 'quiet = { plant = "plant:*" }')
    assert run.play("buy:R3").verdict == "reached"


def test_where_events_end_a_turn_it_goes_on_until_then(tmp_path: Path) -> None:
    step = 'aim = { event = "pearls_harvested", seat = 0, times = 2 }\nbest = ["pass", "pass"]'
    run = run_with(tmp_path, step, 'turn_ends = ["line_bought"]')
    assert [run.play("pass").verdict, run.play("pass").verdict] == ["on", "reached"]
