"""Text that people type: plain, one line, nothing invisible. And names for those who type none."""

import secrets
from collections.abc import Collection

from oceanarium.hosting.letters import skeleton, visible
from oceanarium.hosting.messages.common import NAME_LENGTH
from oceanarium.hosting.problems import known_problem
from oceanarium.hosting.speech import CREATURES, said
from oceanarium.kernel.vocabulary import ENGLISH


def tidy(text: str) -> str:
    """The text without anything invisible and with single spaces; a problem if nothing is left."""
    tidied = visible(text)
    if not tidied:
        raise known_problem(422, "invalid", "no_name")
    return tidied


def unique(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already, or one that looks like it."""
    known = {skeleton(other) for other in taken}
    found, number = name, 2
    while skeleton(found) in known:
        ending = f" {number}"
        found, number = name[: NAME_LENGTH - len(ending)].rstrip() + ending, number + 1
    return found


def guest_name(taken: Collection[str], language: str = ENGLISH) -> str:
    """A sea creature that is not at the table yet."""
    creatures = [said(f"creature-{name}").in_words(language) for name in CREATURES]
    free = [creature for creature in creatures if creature not in taken]
    return unique(secrets.choice(free or creatures), taken)
