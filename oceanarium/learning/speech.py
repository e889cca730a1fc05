"""What all lessons say. The catalogues lie in `languages` beside this file; a lesson's own lie beside the lesson."""

from oceanarium.kernel import Vocabulary

WORDS = Vocabulary("oceanarium.learning")
WORDS.sentences |= {"missed": (), "companion-name": ()}


def missed(language: str) -> str:
    """After a move that missed an aim, where the lesson itself has nothing to say."""
    return WORDS.languages[language].say("missed")


def companion_name(language: str) -> str:
    """What the companion is called."""
    return WORDS.languages[language].say("companion-name")
