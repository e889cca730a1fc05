"""Messages are read as they are declared, and what is wrong is said in one sentence."""

import json
from typing import Any, get_args

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from oceanarium.hosting.messages.decks import CheckDeck
from oceanarium.hosting.messages.socket import AskWhy, FromBrowser
from oceanarium.hosting.messages.tables import FillTable, JoinTable, NewTable, PutAway, SeatWish
from oceanarium.protocol.message import Message, plain
from oceanarium.protocol.messages import Play
from oceanarium.protocol.reading import Unreadable, read, read_plain, reader_of
from oceanarium.protocol.writing import PYTHON, from_text, written

READ = reader_of(FromBrowser)
KINDS = (
    "'play', 'take_back', 'resign', 'ask_hint', 'ask_why', 'say', 'say_phrase', 'say_aside', 'pause', 'resume', "
    "'abandon', 'decline', 'hand_over', 'claim', 'take_over', 'pong'"
)
PLAY = {"type": "play", "request": 1, "seat": 0, "move": 7, "sequence": 3}
SAID_BY_BROWSERS: list[type[Message]] = [
    *get_args(FromBrowser),
    NewTable,
    JoinTable,
    FillTable,
    PutAway,
    CheckDeck,
    SeatWish,
]
NAMES = sorted({name for kind in SAID_BY_BROWSERS for name in kind.__annotations__} | {"more"})
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 2**54)
    | st.sampled_from(["here", "bot", "open", "play", "say", "", "x" * 30, "x" * 300, "1"])
    | st.just({"kind": "here"}),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=3),
    max_leaves=6,
)
OBJECTS = st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=6)


@given(kind=st.sampled_from(SAID_BY_BROWSERS), told=OBJECTS)
def test_whatever_is_read_is_what_pydantic_reads_from_the_same_declaration(kind: type[Message], told: Any) -> None:
    try:
        message = read_plain(kind, told)
    except Unreadable:
        with pytest.raises(ValidationError):
            TypeAdapter(kind).validate_json(json.dumps(told), strict=True)
    else:
        assert TypeAdapter(kind).validate_json(json.dumps(told), strict=True) == message


@pytest.mark.parametrize("kind", SAID_BY_BROWSERS)
def test_what_has_been_written_is_read_back(kind: type[Message]) -> None:
    @settings(max_examples=5, deadline=None, phases=[Phase.generate])
    @given(st.builds(kind))
    def back_and_forth(message: Message) -> None:
        assert read(kind, written(message)) == message
        assert PYTHON.from_text(PYTHON.message_to_bytes(message)) == from_text(written(message)) == plain(message)

    back_and_forth()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is no JSON."),
        ("[" * 100_000, "This is no JSON."),
        ('{"type": NaN}', "This is no JSON."),
        (r'{"type": "say", "request": 1, "seat": 0, "text": "\ud800"}', "This is no JSON."),
        ("[]", "A message is an object, not a list."),
        ("{}", f"type: right would be one of {KINDS}."),
        (json.dumps({"type": "play"}), "request: this is missing."),
        (json.dumps({**PLAY, "colour": 1}), "colour: there is nothing of that name to say here."),
        (json.dumps({**PLAY, "seat": True}), "seat: a whole number is needed, not true."),
        (json.dumps({**PLAY, "seat": "0"}), 'seat: a whole number is needed, not "0".'),
        (json.dumps({**PLAY, "seat": 16}), "seat: at most 15 is allowed."),
        (json.dumps({**PLAY, "move": -1}), "move: at least 0 is needed."),
        (json.dumps({**PLAY, "move": "x" * 99}), f'move: a whole number is needed, not "{"x" * 39}….'),
        (
            json.dumps({"type": "ask_why", "request": 1, "seat": 0, "targets": ["a", 2]}),
            "targets.1: a text is needed, not 2.",
        ),
        (
            json.dumps({"type": "ask_why", "request": 1, "seat": 0, "targets": []}),
            "targets: this is too short: at least 1 is needed.",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Unreadable) as refused:
        READ(text)
    assert str(refused.value) == sentence


def test_a_message_is_read_by_its_type() -> None:
    assert READ(json.dumps(PLAY)) == Play(request=1, seat=0, move=7, sequence=3)
    asked = {"type": "ask_why", "request": 1, "seat": 0, "targets": ["market:R2"]}
    assert READ(json.dumps(asked)) == AskWhy(request=1, seat=0, targets=["market:R2"])


def test_what_may_be_one_of_several_says_which() -> None:
    wanted = {"game": "oceania", "seats": [{"kind": "here"}], "options": {"games": None}}
    with pytest.raises(
        Unreadable, match=r"options\.games: a text or true or false or a whole number or a list is needed"
    ):
        read_plain(NewTable, wanted)
    with pytest.raises(Unreadable, match=r"seats\.0\.kind: 'here' or 'bot' or 'open' is needed, not \"king\"\."):
        read_plain(NewTable, {**wanted, "seats": [{"kind": "king"}], "options": {}})


def test_a_message_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Play(request=1, seat=0, move=7, sequence=3).seat = 1  # type: ignore[misc]  # that is what is tried
