"""JSON, read and written as fast as this machine can: by orjson where it is installed, else by Python itself."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from oceanarium.protocol.message import Message, plain


class Writer(NamedTuple):
    """One way to read and write JSON; all agree."""

    to_bytes: Callable[[Any], bytes]  # plain data
    from_text: Callable[[str | bytes], Any]  # a ValueError or RecursionError for what is no JSON
    message_to_bytes: Callable[[Message], bytes]


def _written_by_python(told: Any) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _read_by_python(text: str | bytes) -> Any:
    told = json.loads(text, parse_constant=_no_number)
    _written_by_python(told)  # half of a character is none
    return told


def _no_number(word: str) -> float:
    """JSON has neither infinities nor what is not a number, though Python's reader takes them."""
    raise ValueError(word)


PYTHON = Writer(_written_by_python, _read_by_python, lambda message: _written_by_python(plain(message)))


def _fastest() -> Writer:
    try:
        import orjson
    except ImportError:
        return PYTHON
    return Writer(orjson.dumps, orjson.loads, lambda message: orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS))


to_bytes, from_text, _message_to_bytes = _fastest()


def written(message: Message) -> str:
    """A message as a line of JSON."""
    return _message_to_bytes(message).decode()
