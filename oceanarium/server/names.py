"""Text that people type: plain, one line, nothing invisible."""

import unicodedata

from oceanarium.server.errors import RequestProblem


def tidy(text: str) -> str:
    """The text without control characters and with single spaces; a problem if nothing is left."""
    visible = "".join(" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in text)
    tidied = " ".join(visible.split())
    if not tidied:
        raise RequestProblem(422, "invalid", "There is nothing to read in that text.")
    return tidied
