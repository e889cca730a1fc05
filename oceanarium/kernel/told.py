"""Errors that people are told of: in English as Python's exceptions, in any language where somebody asks for it."""

from typing import Any

from oceanarium.kernel.citation import with_names
from oceanarium.kernel.vocabulary import COMMON, ENGLISH, Argument, Sentence

LONGEST_VALUE = 80  # letters of what somebody sent, where a sentence repeats it


class ToldError(ValueError):
    """Something that cannot be done; the message is one sentence for people, with the rule if there is one."""

    def __init__(self, told: str | Sentence, rule: str | None = None) -> None:
        self.said = told if isinstance(told, Sentence) else None  # where it can be said in several languages
        self.rule = rule
        super().__init__(told if isinstance(told, str) else _worded(told, ENGLISH, rule))

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes it is told in English: catalogues do not travel."""
        return type(self), (str(self),)

    def in_words(self, language: str = ENGLISH) -> str:
        """The message in a language."""
        return str(self) if self.said is None else _worded(self.said, language, self.rule)


def common(key: str, **arguments: Argument) -> Sentence:
    """A sentence that all games have."""
    return Sentence(COMMON, key, tuple(arguments.items()))


def shown(value: object) -> str:
    """What somebody sent, as programs write it; a long one is cut."""
    text = repr(value)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def _worded(said: Sentence, language: str, rule: str | None) -> str:
    sentence = with_names(said.in_words(language), lambda seat: common("player", number=seat + 1).in_words(language))
    return f"{sentence} [{rule}]" if rule else sentence
