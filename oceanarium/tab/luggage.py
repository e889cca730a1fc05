"""Matches in a file, to take along to another browser. Whoever takes them in trusts nothing in it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from oceanarium.hosting.lines import stored_line
from oceanarium.hosting.loading import loaded_match
from oceanarium.hosting.messages.tables import LobbyLine
from oceanarium.hosting.problems import RequestProblem, known_problem
from oceanarium.kernel import game_named
from oceanarium.protocol.message import plain
from oceanarium.protocol.reading import Unreadable, parsed, read_plain
from oceanarium.tab.store import stored_table

FILE_FORMAT = "oceanarium matches 1"


def matches_in(text: str) -> list[Mapping[str, Any]]:
    """The matches in a file's text, as plain data; a problem if it is no such file."""
    try:
        told = parsed(text)
    except Unreadable:
        told = None
    if not isinstance(told, dict) or told.get("format") != FILE_FORMAT or not isinstance(told.get("matches"), list):
        raise known_problem(422, "no_matches")
    return list(told["matches"])


def check(match: Mapping[str, Any], number: int) -> None:
    """A problem if a match is not what it says: it is played again, unless rules of its time are played no more."""
    try:
        stored = replace(stored_table(match), snapshot=None)
        game = game_named(stored.table.game)
        read_plain(LobbyLine, plain(stored_line(stored.table, game.title, None)))
        if stored.table.status != "over" or stored.table.rules_version == game.rules_version:
            loaded_match(stored)
    except Exception as error:  # whatever can be wrong with what somebody may have written by hand
        if isinstance(error, RequestProblem) and error.said is not None:
            raise known_problem(422, "bad_match", "bad_match_because", number=number, reason=error.said) from error
        raise known_problem(422, "bad_match", number=number) from error
