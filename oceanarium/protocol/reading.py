"""Messages from JSON: what is not as declared is refused, in one sentence that says where, and what would be right."""

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from annotated_types import Ge, Le, MaxLen, MinLen

from oceanarium.protocol.message import Message
from oceanarium.protocol.writing import from_text

AnyMessage = TypeVar("AnyMessage", bound=Message)
_Reader = Callable[[Any, str], Any]  # takes plain data and the place where it stands

_WORDS: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    list: "a list",
    dict: "an object",
    NoneType: "null",
}


class Unreadable(ValueError):  # noqa: N818  # reads as what it is
    """Not a message as it is declared. The text is one sentence."""


def read(kind: type[AnyMessage], text: str | bytes) -> AnyMessage:
    """The message in a JSON text."""
    return read_plain(kind, parsed(text))


def read_plain(kind: type[AnyMessage], told: object) -> AnyMessage:
    """The message in plain data."""
    message: AnyMessage = _reader(kind)(told, "")
    return message


def reader_of(kinds: UnionType) -> Callable[[str | bytes], Any]:
    """Reads messages that say by their `type` which of several they are."""
    readers = {get_args(get_type_hints(kind)["type"])[0]: _reader(kind) for kind in get_args(kinds)}
    types = ", ".join(map(repr, readers))

    def take(text: str | bytes) -> Any:
        told = parsed(text)
        if not isinstance(told, dict):
            raise Unreadable(f"A message is an object, not {_named(told)}.")
        kind = told.get("type")
        reader = readers.get(kind) if isinstance(kind, str) else None
        if reader is None:
            raise Unreadable(f"type: right would be one of {types}.")
        return reader(told, "")

    return take


def parsed(text: str | bytes) -> Any:
    """Plain data from a JSON text."""
    try:
        return from_text(text)
    except (ValueError, RecursionError):
        raise Unreadable("This is no JSON.") from None


def _reader(kind: Any) -> _Reader:
    """How to read what is declared so: found out once."""
    return _made_reader(kind)


@cache
def _made_reader(kind: Any) -> _Reader:
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda told, place: told
    if isinstance(kind, type) and issubclass(kind, Message):
        return _message_reader(kind)
    if origin is Annotated:
        return _limited(_reader(arguments[0]), arguments[1:])
    if origin is Literal:
        return _word_reader(arguments)
    if origin in (Union, UnionType):
        return _union_reader(arguments)
    if origin is list:
        return _list_reader(_reader(arguments[0]))
    if origin is dict:
        return _table_reader(arguments[0], _reader(arguments[1]))
    return _value_reader(kind)


def _message_reader(kind: type[Message]) -> _Reader:
    hints = get_type_hints(kind, include_extras=True)
    readers = {each.name: _reader(hints[each.name]) for each in fields(kind)}  # type: ignore[arg-type]  # made one
    required = [each.name for each in fields(kind) if not _has_default(each)]  # type: ignore[arg-type]  # as above

    def take(told: Any, place: str) -> Message:
        if not isinstance(told, dict):
            raise _wrong(place, _WORDS[dict], told)
        for name in told:
            if name not in readers:
                raise Unreadable(f"{_inside(place, name)}: there is nothing of that name to say here.")
        for name in required:
            if name not in told:
                raise Unreadable(f"{_inside(place, name)}: this is missing.")
        return kind(**{name: readers[name](value, _inside(place, name)) for name, value in told.items()})

    return take


def _has_default(declared: "Field[Any]") -> bool:
    return declared.default is not MISSING or declared.default_factory is not MISSING


def _value_reader(kind: type) -> _Reader:
    def take(told: Any, place: str) -> Any:
        if type(told) is kind:  # not isinstance: true and false are numbers to Python
            return told
        if kind is float and type(told) is int:
            return float(told)
        raise _wrong(place, _WORDS[kind], told)

    return take


def _word_reader(words: tuple[Any, ...]) -> _Reader:
    listed = " or ".join(map(repr, words))

    def take(told: Any, place: str) -> Any:
        if isinstance(told, str) and told in words:
            return told
        raise _wrong(place, listed, told)

    return take


def _list_reader(inner: _Reader) -> _Reader:
    def take(told: Any, place: str) -> list[Any]:
        if not isinstance(told, list | tuple):
            raise _wrong(place, _WORDS[list], told)
        return [inner(value, _inside(place, number)) for number, value in enumerate(told)]

    return take


def _table_reader(key: type, inner: _Reader) -> _Reader:
    """JSON's keys are texts; numbers among them are read as such."""

    def take(told: Any, place: str) -> dict[Any, Any]:
        if not isinstance(told, dict):
            raise _wrong(place, _WORDS[dict], told)
        return {_key(key, name, place): inner(value, _inside(place, name)) for name, value in told.items()}

    return take


def _key(kind: type, name: str, place: str) -> Any:
    if kind is str:
        return name
    if name.isascii() and name.isdecimal() and len(name) < 10:
        return int(name)
    raise Unreadable(f"{_inside(place, name)}: a whole number is needed as its name.")


def _union_reader(kinds: tuple[Any, ...]) -> _Reader:
    """The first that fits; if none does, what the only one would say that is not null, or what all of them are."""
    readers = [_reader(kind) for kind in kinds]
    others = [_reader(kind) for kind in kinds if kind is not NoneType]
    words = " or ".join(_WORDS.get(get_origin(kind) or kind, "an object") for kind in kinds)

    def take(told: Any, place: str) -> Any:
        if told is not None and len(others) == 1:
            return others[0](told, place)
        for reader in readers:
            try:
                return reader(told, place)
            except Unreadable:
                continue
        raise _wrong(place, words, told)

    return take


def _limited(inner: _Reader, limits: tuple[Any, ...]) -> _Reader:
    def take(told: Any, place: str) -> Any:
        value = inner(told, place)
        for limit in limits:
            complaint = _complaint(limit, value)
            if complaint is not None:
                raise Unreadable(f"{place}: {complaint}." if place else f"{complaint[0].upper()}{complaint[1:]}.")
        return value

    return take


def _complaint(limit: Any, value: Any) -> str | None:
    match limit:
        case Ge(ge=least) if value < least:
            return f"at least {least} is needed"
        case Le(le=most) if value > most:
            return f"at most {most} is allowed"
        case MinLen(min_length=least) if len(value) < least:
            return f"this is too short: at least {least} is needed"
        case MaxLen(max_length=most) if len(value) > most:
            return f"this is too long: at most {most} are allowed"
    return None


def _inside(place: str, name: object) -> str:
    return f"{place}.{name}" if place else str(name)


def _wrong(place: str, right: str, told: Any) -> Unreadable:
    sentence = f"{right} is needed, not {_named(told)}."
    return Unreadable(f"{place}: {sentence}" if place else f"{sentence[0].upper()}{sentence[1:]}")


def _named(told: Any) -> str:
    """What somebody sent, shortly."""
    if isinstance(told, Mapping | list) or told is None:
        return _WORDS.get(type(told), "an object")
    text = json.dumps(told, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:40]}…"
