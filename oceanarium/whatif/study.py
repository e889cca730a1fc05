"""A study: a point of a match, and what could have come after it as a tree of variations.

As a link it is one word: a digest, then the study as compressed JSON. Nothing in a link is trusted.
"""

import base64
import binascii
import hashlib
import json
import zlib
from dataclasses import field
from typing import Annotated, Any, Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from oceanarium.kernel.told import ToldError, common
from oceanarium.protocol.message import Message, fields_of, plain
from oceanarium.protocol.messages import Count, Seat
from oceanarium.protocol.reading import Unreadable, read_plain

FORMAT = 1
DEAL = -3  # among the actors of steps: what the seat of the study cannot know is dealt afresh, by that seed
ROOT = -1  # the parent of variations that begin where the study does
LONGEST_LINK = 60_000
LARGEST_STUDY = 2_000_000  # bytes of JSON
DIGEST_LENGTH = 6  # bytes: one accidental change in 2**48 would go unnoticed

# Who acted (a seat, CHANCE or DEAL), and the number of the move, or the seed that was dealt by.
Step = Annotated[list[Annotated[int, Ge(DEAL), Le(2**53)]], MinLen(2), MaxLen(2)]
Steps = Annotated[list[Step], MinLen(1), MaxLen(500)]
Mark = Literal["", "!", "!?", "?!", "?"]


class StudyFormatError(ToldError):
    """A link that holds no study this program can show; the message is one sentence for people."""


class Start(Message):
    """Where a study begins: a match by its link, or by the table where it is played, after a number of moves."""

    link: Annotated[str, MaxLen(8_192)] | None = None
    table: Annotated[str, MaxLen(64)] | None = None
    number: Count | None = None  # null: as the table stands now
    seat: Seat  # whose eyes one looks through
    is_dealt: bool = False  # whether what that seat cannot know was dealt afresh from the beginning


class Variation(Message):
    """What somebody did, with what chance brought of it; and what is thought of that."""

    parent: Annotated[int, Ge(ROOT), Le(100_000)]  # the variation that it follows, by its place in the list
    steps: Steps
    comment: Annotated[str, MaxLen(500)] = ""
    mark: Mark = ""
    outlook: Annotated[list[Annotated[int, Ge(0), Le(1000)]], MaxLen(16)] = field(default_factory=list)
    # every seat's chance to win after it, in thousandths, once somebody has judged it


class Study(Message):
    """A start, and variations in an order in which each follows its parent."""

    start: Start
    title: Annotated[str, MaxLen(100)] = ""
    level: Annotated[str, MaxLen(64)] | None = None  # the bots who answer; null: one plays all seats oneself
    variations: Annotated[list[Variation], MaxLen(1_000)] = field(default_factory=list)

    def steps_to(self, variation: int) -> list[list[list[int]]]:
        """The steps of all variations that lead to one, itself included; none for ROOT."""
        path = []
        while variation != ROOT:
            found = self.variations[variation]
            path.append(found.steps)
            variation = found.parent
        return path[::-1]

    def to_link(self) -> str:
        """The whole study as a word for an address."""
        variations = [_row(each) for each in self.variations]
        start = {name: value for name, value in fields_of(self.start).items() if value is not None}
        document = [FORMAT, start, self.title, self.level, variations]
        data = json.dumps(plain(document), separators=(",", ":"), ensure_ascii=False).encode()
        return _as_word(_digest(data) + zlib.compress(data, level=9))

    @classmethod
    def from_link(cls, link: str) -> "Study":
        """The study that `to_link` wrote; StudyFormatError with one sentence for anything else."""
        document = _document(link.strip())
        if document[0] != FORMAT:
            raise StudyFormatError(common("study-other_format", link=str(document[0])[:20], program=FORMAT))
        try:
            _, start, title, level, rows = document
            variations = [_from_row(row) for row in rows]
            return checked(read_plain(cls, {"start": start, "title": title, "level": level, "variations": variations}))
        except (Unreadable, TypeError, ValueError, LookupError):
            raise _damaged() from None


def checked(study: Study) -> Study:
    """The same study, if its variations make a tree; else StudyFormatError."""
    is_tree = all(each.parent < number for number, each in enumerate(study.variations))
    if not is_tree or (study.start.link is None) == (study.start.table is None):
        raise _damaged()
    return study


def _row(variation: Variation) -> list[Any]:
    """A variation without names, and without what is empty at its end."""
    row = [variation.parent, variation.steps, variation.comment, variation.mark, variation.outlook]
    while not row[-1]:
        row.pop()
    return row


def _from_row(row: list[Any]) -> dict[str, Any]:
    names = ("parent", "steps", "comment", "mark", "outlook")
    if not 2 <= len(row) <= len(names):
        raise _damaged()
    return dict(zip(names, row, strict=False))


def _document(link: str) -> list[Any]:
    if len(link) > LONGEST_LINK:
        raise StudyFormatError(common("study-too_long"))
    try:
        packed = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed[DIGEST_LENGTH:], LARGEST_STUDY)
        document = json.loads(data)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise _damaged() from None
    is_whole = unpacking.eof and not unpacking.unused_data
    if not is_whole or _digest(data) != packed[:DIGEST_LENGTH] or _as_word(packed) != link:
        raise _damaged()
    if not isinstance(document, list) or not document:
        raise _damaged()
    return document


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST_LENGTH).digest()


def _as_word(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _damaged() -> StudyFormatError:
    return StudyFormatError(common("study-damaged"))
