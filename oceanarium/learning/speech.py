"""What all lessons say. The catalogues lie in `languages` beside this file; a lesson's own lie beside the lesson."""

from oceanarium.kernel import Vocabulary

WORDS = Vocabulary("oceanarium.learning")
WORDS.sentences |= {
    "missed": (),
    "companion-name": (),
    "closing-won": (),
    "closing-shared": (),
    "closing-lost": (),
    "closing-good": ("part", "yours", "theirs"),
    "closing-next": ("part", "yours", "theirs"),
    "closing-lesson": ("lesson",),
}


def missed(language: str) -> str:
    """After a move that missed an aim, where the lesson itself has nothing to say."""
    return WORDS.languages[language].say("missed")


def companion_name(language: str) -> str:
    """What the companion is called."""
    return WORDS.languages[language].say("companion-name")


def companion_at(language: str, seat: int, own: int, seats: int) -> str:
    """What whoever sits in another seat than one's own is called: the companion, numbered where there are several."""
    name = companion_name(language)
    return name if seats == 2 else f"{name} {seat + 1 if seat < own else seat}"
