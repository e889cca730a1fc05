"""One JSON Schema of all messages. `python -m oceanarium.server.schema --write FILE`, or `--check FILE`."""

import argparse
import json
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, get_args

from pydantic import Field, TypeAdapter

from oceanarium.hosting import messages
from oceanarium.hosting.messages.decks import CheckDeck
from oceanarium.hosting.messages.examples import ExampleWish
from oceanarium.hosting.messages.home import HomeBeginning, HomeWish
from oceanarium.hosting.messages.lessons import LessonWish
from oceanarium.hosting.messages.lobby import FromLobby, FromLobbyPage
from oceanarium.hosting.messages.people import AskLink, ChangePerson, SetMail, SignIn
from oceanarium.hosting.messages.puzzles import PuzzleWish
from oceanarium.hosting.messages.social import ActWish, ReportWish
from oceanarium.hosting.messages.socket import FromBrowser, FromServer
from oceanarium.hosting.messages.tables import FillTable, JoinTable, NewTable, PutAway, SeatWish
from oceanarium.protocol.message import Message

FROM_BROWSER: TypeAdapter[FromBrowser] = TypeAdapter(Annotated[FromBrowser, Field(discriminator="type")])
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
FROM_LOBBY: TypeAdapter[FromLobby] = TypeAdapter(Annotated[FromLobby, Field(discriminator="type")])
FROM_LOBBY_PAGE: TypeAdapter[FromLobbyPage] = TypeAdapter(Annotated[FromLobbyPage, Field(discriminator="type")])
UNIONS: dict[str, TypeAdapter[Any]] = {
    "FromBrowser": FROM_BROWSER,
    "FromServer": FROM_SERVER,
    "FromLobby": FROM_LOBBY,
    "FromLobbyPage": FROM_LOBBY_PAGE,
}


@cache
def socket_schema() -> dict[str, object]:
    """What the browser says and what the server says on the socket."""
    return {
        "from_browser": FROM_BROWSER.json_schema(),
        "from_server": FROM_SERVER.json_schema(mode="serialization"),
    }


def messages_schema() -> dict[str, Any]:
    """Every message under its name, and the unions of the sockets."""
    adapters = [(made.__name__, _direction(made), TypeAdapter(made)) for made in _all_messages()]
    _, document = TypeAdapter.json_schemas(adapters, title="Messages")
    definitions = document["$defs"]
    for name, adapter in UNIONS.items():
        union = adapter.json_schema(ref_template="#/$defs/{model}")
        union.pop("$defs")
        definitions[name] = {"title": name, **union}
    for definition in definitions.values():
        _require_type(definition)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **document}


def _all_messages() -> list[type[Message]]:
    rooms = [import_module(f"{messages.__name__}.{room.name}") for room in iter_modules(messages.__path__)]
    found = {made.__name__: made for room in rooms for made in vars(room).values() if _is_message(made)}
    return list(found.values())


def _direction(made: type[Message]) -> Literal["validation", "serialization"]:
    """What the browser says may leave out what has a default; what the server says leaves nothing out."""
    said_by_browser = (
        AskLink,
        ChangePerson,
        NewTable,
        SeatWish,
        SetMail,
        SignIn,
        JoinTable,
        FillTable,
        PutAway,
        CheckDeck,
        LessonWish,
        PuzzleWish,
        ExampleWish,
        HomeBeginning,
        HomeWish,
        ReportWish,
        ActWish,
        *get_args(FromBrowser),
        *get_args(FromLobbyPage),
    )
    return "validation" if made in said_by_browser else "serialization"


def _require_type(definition: dict[str, Any]) -> None:
    """The discriminator is always there, though Python fills it in."""
    properties = definition.get("properties", {})
    if "type" in properties and "type" not in definition.get("required", []):
        definition["required"] = ["type", *definition.get("required", [])]


def _is_message(made: object) -> bool:
    return isinstance(made, type) and issubclass(made, Message) and made is not Message


def main(arguments: list[str] | None = None) -> int:
    """Write the schema into a file, or check that the file is fresh."""
    parser = argparse.ArgumentParser(prog="python -m oceanarium.server.schema", description=__doc__)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", type=Path, metavar="FILE")
    action.add_argument("--check", type=Path, metavar="FILE")
    chosen = parser.parse_args(arguments)
    text = json.dumps(messages_schema(), indent=2, sort_keys=True) + "\n"
    if chosen.write is not None:
        chosen.write.write_text(text, encoding="utf-8")
        return 0
    if chosen.check.is_file() and chosen.check.read_text(encoding="utf-8") == text:
        return 0
    print(
        f"{chosen.check} is not fresh: run python -m oceanarium.server.schema --write {chosen.check}", file=sys.stderr
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
