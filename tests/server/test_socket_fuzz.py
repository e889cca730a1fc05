"""Whatever is thrown at the socket, the server stays up and the others at the table notice nothing."""

import json
import random
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient, WebSocketTestSession

from oceanarium.protocol.messages import Done, Refused
from oceanarium.server.schema import FROM_SERVER
from tests.server.devices import HERE, OPEN, Device, Talk

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
ODD_NUMBERS: st.SearchStrategy[Any] = st.sampled_from(
    [-(2**70), -1, 0, 1, 15, 16, 2**31, 2**63, 2**200, 0.5, "0", None, True, [], {}]
)
KINDS = st.sampled_from(["play", "take_back", "resign", "ask_hint", "ask_why", "say", "position", "done", "", 7])
FIELDS = st.fixed_dictionaries(
    {"type": KINDS},
    optional={
        "request": ODD_NUMBERS,
        "seat": ODD_NUMBERS,
        "move": ODD_NUMBERS,
        "sequence": ODD_NUMBERS,
        "text": JSON,
        "targets": JSON,
        "more": JSON,
    },
)
FOREIGN = st.sampled_from(
    [
        json.dumps({"type": "play", "request": 1, "seat": 0, "move": 0, "sequence": 0}),  # of another's seat
        json.dumps({"type": "resign", "request": 1, "seat": 0}),
        json.dumps({"type": "take_back", "request": 2, "seat": 0}),
        json.dumps({"type": "say", "request": 3, "seat": 0, "text": "it is me"}),
        json.dumps({"type": "play", "request": 4, "seat": 1, "move": 0, "sequence": 10**9}),  # out of order
        json.dumps({"type": "position", "sequence": 1}),
        "x" * 20_000,
        "[" * 10_000,
        '{"type": "play"',
        "",
    ]
)
MESSAGES = st.lists(
    st.one_of(JSON.map(json.dumps), FIELDS.map(json.dumps), st.text(max_size=50), st.binary(max_size=50), FOREIGN),
    min_size=1,
    max_size=12,
)


def throw(session: WebSocketTestSession, message: str | bytes) -> None:
    if isinstance(message, bytes):
        session.send_bytes(message)
    else:
        session.send_text(message.encode("utf-8", "replace").decode())


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=MESSAGES)
def test_every_message_is_answered_and_the_match_goes_on(client: TestClient, messages: list[str | bytes]) -> None:
    anna, ben = Device(client), Device(client)
    table = anna.make_table(HERE, OPEN).table
    ben.join(table)
    with anna.talk(table) as playing, ben.talk(table) as throwing:
        throwing.position()
        position = playing.position()
        while not position.table.seats[1].is_connected:
            position = playing.position()
        for message in messages:
            throw(throwing.session, message)
        for _ in messages:
            assert isinstance(throwing.hear(), Refused), messages  # none of these can be carried out
        move = position.seats[0].moves[0][0]
        playing.say(type="play", seat=0, move=move, sequence=position.sequence)
        after = playing.position()  # the very next thing heard here is the result of the own move
        assert after.sequence == position.sequence + 1
        assert len(playing.heard) <= 4
        assert isinstance(playing.hear(), Done)


def test_an_oversized_message_is_refused_in_words(client: TestClient) -> None:
    anna = Device(client)
    with anna.talk(anna.make_table(HERE, HERE).table) as talk:
        talk.position()
        talk.session.send_text(json.dumps({"type": "say", "request": 1, "seat": 0, "text": "x" * 17_000}))
        assert talk.hear().problem.code == "too_large"
        talk.session.send_bytes(b"\0")
        assert talk.hear().problem.code == "unreadable"


def test_messages_out_of_order_are_refused_one_by_one(client: TestClient) -> None:
    """The same move many times over is made once."""
    anna = Device(client)
    with anna.talk(anna.make_table(HERE, HERE).table) as talk:
        position = talk.position()
        made = position.table.moves_made
        for _ in range(20):
            talk.say(type="play", seat=0, move=position.seats[0].moves[0][0], sequence=position.sequence)
        answers = answers_of(talk, 20)
        assert sum(isinstance(answer, Done) for answer in answers) == 1
        assert {answer.problem.code for answer in answers if isinstance(answer, Refused)} == {"stale"}
        assert anna.table(position.table.table).moves_made == made + 1


def answers_of(talk: Talk, count: int) -> list[Any]:
    answers: list[Any] = []
    while len(answers) < count:
        heard = talk.hear()
        if isinstance(heard, Done | Refused):
            answers.append(heard)
    return answers


def test_random_bytes_never_read_as_a_message() -> None:
    chooser = random.Random(1)
    for _ in range(200):
        try:
            FROM_SERVER.validate_json(chooser.randbytes(30))
        except ValueError:
            continue
        raise AssertionError
