"""Letters that deceive: invisible ones, piles of accents, and those of one script that look like those of another."""

import unicodedata

MARKS_IN_A_ROW = 3  # over or under one letter: Hebrew and Vietnamese need no more
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")  # letters and marks that nobody can see
ALIKE = str.maketrans(  # Cyrillic, Greek and a few others, as they look in small letters or in capitals
    "асеһіјкмнорԛѕтуѵԝхвԁγαβεηικνορτυχμ01|ıɡℓ",  # noqa: RUF001  # that is the point
    "acehijkmhopqstyvwxbdyabehiknoptuxmolligl",
)


def visible(text: str) -> str:
    """The text on one line: nothing that cannot be seen or that turns the writing round, no piles of accents."""
    seen: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind == "Cf" or letter in BLANKS or marks > MARKS_IN_A_ROW:
            continue
        seen.append(" " if kind[0] in "CZ" else letter)
    return " ".join("".join(seen).split())


def skeleton(text: str) -> str:
    """What a hasty reader sees: two texts with the same one look alike."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    alike = bare.casefold().translate(ALIKE)
    return "".join(letter for letter in alike if letter.isalnum()) or alike
