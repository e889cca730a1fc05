"""Bots that are other programs."""

import json
import os
import re
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from oceanarium.bots import Bot
from oceanarium.bots.external_bot import ExternalBot
from oceanarium.bots.hosting import BotMisbehaved, dismiss, make_move
from oceanarium.bots.random_bot import RandomBot
from oceanarium.kernel import NOBODY, Match, OptionError, game_named
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.protocol.message import plain
from oceanarium.protocol.messages import Play, Position
from oceanarium.protocol.telling import NUMBERED, event_info, position
from oceanarium.protocol.writing import written
from tests.matches import matches, seeds

TIDEPOOL = game_named("tidepool")
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"
FIRST_MOVE = """
import json, sys
heard = open({heard!r}, "a")
for line in sys.stdin:
    print(line, file=heard, end="", flush=True)
    message = json.loads(line)
    for seat, place in message.get("seats", {{}}).items():
        if place["moves"]:
            move = place["moves"][0]["number"]
            print(json.dumps({{"type": "play", "request": 7, "seat": int(seat), "move": move,
                               "sequence": message["sequence"]}}), flush=True)
"""


def program(folder: Path, source: str) -> str:
    """A command that runs a Python program."""
    path = folder / "program.py"
    path.write_text(source)
    return f"{sys.executable} {path}"


@pytest.fixture
def match() -> Match[Any]:
    return Match(TIDEPOOL, 2, seed=4)


@pytest.fixture
def heard(tmp_path: Path) -> Path:
    return tmp_path / "heard.jsonl"


def messages(heard: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in heard.read_text().splitlines()]


def test_the_example_plays_whole_matches_repeatably() -> None:
    links = set()
    for _ in range(2):
        match = Match(TIDEPOOL, 3, seed=4)
        bots: list[Bot] = [ExternalBot(TIDEPOOL, 5, f"{sys.executable} {EXAMPLE}"), *[RandomBot(TIDEPOOL, 6)] * 2]
        while match.actor != NOBODY:
            for seat in match.waiting:
                make_move(bots[seat], match, seat)
        dismiss(bots, match)
        links.add(match.to_link())
    assert len(links) == 1


def test_the_example_is_as_short_as_the_documentation_says() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 20


def test_a_program_hears_positions_what_came_of_its_moves_and_the_end(heard: Path, tmp_path: Path) -> None:
    match: Match[Any] = Match(TIDEPOOL, 2, seed=4)
    bot = ExternalBot(TIDEPOOL, 5, program(tmp_path, FIRST_MOVE.format(heard=str(heard))))
    bots: list[Bot] = [bot, RandomBot(TIDEPOOL, 6)]
    while match.actor != NOBODY:
        for seat in match.waiting:
            make_move(bots[seat], match, seat)
    dismiss(bots, match)
    told = messages(heard)
    assert [message["type"] for message in told[:3]] == ["position", "done", "position"]
    assert told[1]["request"] == 7
    assert told[-1]["table"]["status"] == "over"
    assert told[-1]["outcome"]["winners"] == list(match.outcome.winners) if match.outcome else False
    positions = [message for message in told if message["type"] == "position"]
    assert [message["sequence"] for message in positions] == list(range(1, len(positions) + 1))
    events = [event for message in positions for event in message["events"]]
    assert events == [plain(event_info(happening, NUMBERED)) for happening in match.events(0)]


@given(data=st.data(), seed=seeds)
def test_a_program_is_told_exactly_what_its_seat_may_know(data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(TIDEPOOL))
    for seat in range(match.seats):
        told = position(match, seat, 1, 0)
        assert told.seats[seat].view == match.view(seat)
        legal = match.legal_moves(seat) if seat in match.waiting else []
        assert [move.number for move in told.seats[seat].moves] == [move.number for move in legal]
        twin, rng = match.copy(), [0] * WORDS
        seed_rng(rng, seed, 0)
        TIDEPOOL.secrets.redeal(twin.state, seat, rng)
        if match.actor != NOBODY:  # then nothing is secret any more
            assert position(twin, seat, 1, 0) == told


def test_a_position_is_what_its_declaration_says(match: Match[Any]) -> None:
    told = position(match, 0, 1, 0)
    assert TypeAdapter(Position).validate_json(written(told)) == told


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("import sys; sys.exit(3)", ["has ended (status 3) instead of writing a line such as {"]),
        ("input(); 1/0", ["has ended (status 1, last words 'ZeroDivisionError: division by zero') instead"]),
        ("print('hello', flush=True); input(); input()", ["wrote 'hello', which is no such message (This is no JSON)"]),
        ("print('{}', flush=True); input()", ["wrote '{}'", "(request: this is missing)"]),
        ("print('x' * 5_000_000, flush=True); input()", ["wrote 'xxxx", "…'"]),
        (
            'print(\'{"type": "play", "request": 1, "seat": 1, "move": 0, "sequence": 1}\', flush=True); input()',
            ["answered for seat 1 and sequence 1, but was asked for seat 0 and sequence 1"],
        ),
        (
            'print(\'{"type": "play", "request": 1, "seat": 0, "move": 9999, "sequence": 1}\', flush=True); input()',
            ["chose move 9999, which is not allowed now", "right would be one of the ", "such as {"],
        ),
        ("import time; time.sleep(60)", ["has not answered within 0.5 seconds", "flush its output"]),
    ],
)
def test_a_program_that_misbehaves_is_told_what_would_be_right_and_ended(
    source: str, words: list[str], match: Match[Any], tmp_path: Path
) -> None:
    seconds = 0.5 if "sleep" in source else 10
    bot = ExternalBot(TIDEPOOL, 0, program(tmp_path, source), seconds)
    with pytest.raises(BotMisbehaved) as complaint:
        bot.choose(match, 0)
    assert all(word in str(complaint.value) for word in ["The program '", '"type":"play"', *words])
    assert "\n" not in str(complaint.value)


def test_a_refused_program_hears_why(match: Match[Any], heard: Path, tmp_path: Path) -> None:
    source = f"print('no', flush=True)\nimport sys\nopen({str(heard)!r}, 'w').write(sys.stdin.read())"
    with pytest.raises(BotMisbehaved):
        ExternalBot(TIDEPOOL, 0, program(tmp_path, source)).choose(match, 0)
    assert messages(heard)[-1]["type"] == "refused"
    assert "wrote 'no'" in messages(heard)[-1]["problem"]["sentence"]


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.fixture
def stubborn(tmp_path: Path) -> tuple[str, Path]:
    """A program that does not want to leave, and starts another."""
    note = tmp_path / "pids"
    source = (
        "import os, signal, subprocess, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        f"open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
        "time.sleep(60)\n"
    )
    return program(tmp_path, source), note


def test_a_program_that_will_not_leave_is_ended_with_all_it_started(
    stubborn: tuple[str, Path], match: Match[Any]
) -> None:
    command, note = stubborn
    with pytest.raises(BotMisbehaved, match="has not answered"):
        ExternalBot(TIDEPOOL, 0, command, 2).choose(match, 0)
    pids = [int(pid) for pid in note.read_text().split()]
    deadline = time.monotonic() + 5
    while not all(gone(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in pids if not gone(pid)] == []


def test_a_program_that_cannot_be_started_is_named(match: Match[Any], tmp_path: Path) -> None:
    with pytest.raises(
        BotMisbehaved, match=r"^The program '.*nothing' cannot be started: No such file or directory\.$"
    ):
        ExternalBot(TIDEPOOL, 0, str(tmp_path / "nothing")).choose(match, 0)


def test_a_program_that_is_asked_at_the_wrong_time_is_not_asked(tmp_path: Path) -> None:
    over = Match(TIDEPOOL, 2, seed=4)
    bot = RandomBot(TIDEPOOL, 1)
    while over.actor != NOBODY:
        make_move(bot, over, over.waiting[0])
    with pytest.raises(OptionError, match="Seat 0 has nothing to choose now"):
        ExternalBot(TIDEPOOL, 0, "cat").choose(over, 0)


def test_the_messages_in_the_documentation_are_such_messages(match: Match[Any]) -> None:
    blocks = re.findall(r"```json\n(.*?)```", (EXAMPLE.parents[1] / "bot_protocol.md").read_text(), re.DOTALL)
    shown, answer = (json.loads(block) for block in blocks)
    told = json.loads(written(position(match, 0, 1, 0)))
    assert shown.keys() <= told.keys()
    assert shown["table"].keys() <= told["table"].keys()
    assert shown["seats"]["0"].keys() <= told["seats"]["0"].keys()
    assert shown["seats"]["0"]["moves"][0].keys() == told["seats"]["0"]["moves"][0].keys()
    assert Play(**answer).sequence == shown["sequence"]
