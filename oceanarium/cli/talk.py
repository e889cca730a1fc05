"""How the terminal speaks to people: names, sentences, lists of moves."""

import textwrap
from collections.abc import Sequence
from itertools import takewhile

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from oceanarium.cli.speech import Speech
from oceanarium.kernel import CHANCE, Happening, Move
from oceanarium.kernel.vocabulary import ENGLISH

FEW_MOVES = 14  # so many are listed one a line; more in groups
LONGEST_MIDDLE = 24  # columns, of what tells moves of a group from each other


class Talk:
    """Speaks to the people at one table."""

    def __init__(self, names: Sequence[str], speech: Speech, console: Console | None = None) -> None:
        self.names = list(names)
        self.speech = speech
        self._console = console or Console(highlight=False, soft_wrap=True)

    def name_of(self, seat: int) -> str:
        """Who sits there."""
        return self.speech.say("chance") if seat == CHANCE else self.names[seat]

    def introduce(self) -> None:
        """Say who sits where; people count from 1."""
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(self.names, 1))
        self.say(self.speech.say("seats", seats=seats))

    def say(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines:
            self._console.print(escape(line))

    def show(self, picture: str) -> None:
        """Print a picture; names of empty places step back behind what lies there."""
        text = Text(picture)
        text.highlight_regex(r"(?<![\w*])[A-Z]\d+(?![\w=])(?! *=)", "dim")
        text.highlight_regex(r"\*\d+", "bold red")
        self._console.print("", text, "", sep="\n")

    def ask_for(self, prompt: str) -> None:
        """Say what is to be chosen, so that it stands out."""
        self._console.print(f"[bold cyan]{escape(prompt)}[/]")

    def tell(self, happening: Happening) -> None:
        """Report something that happened, with its rule."""
        text = escape(happening.in_words(self.name_of))
        self._console.print(f"  {text} [dim]{escape(f'[{happening.rule}]')}[/]")

    def complain(self, sentence: str) -> None:
        """Say what is wrong."""
        self._console.print(f"[yellow]{escape(sentence)}[/]")

    def list_moves(self, moves: Sequence[Move]) -> None:
        """Number the moves: few one a line, many in groups that say their common words once."""
        if len(moves) > FEW_MOVES:
            self.say(*_grouped([move.words for move in moves], self._console.width))
            return
        width = max(len(move.text) for move in moves)
        for number, move in enumerate(moves, 1):  # how moves are written is English
            text = f"{move.text:<{width}}  " if self.speech.language == ENGLISH else ""
            self._console.print(f"  [bold]{number:>2}[/]  {escape(text)}{escape(move.words)}")

    def explain(self, text: str, indent: int = 2) -> None:
        """A longer text, folded to the width of the terminal."""
        for paragraph in text.split("\n"):
            self.say(*(textwrap.wrap(paragraph, 78, subsequent_indent=" " * indent) or [""]))


def _grouped(texts: Sequence[str], width: int) -> list[str]:
    """Numbered texts; neighbours that differ only in a few words come under a heading of the others."""
    lines, first = [], 0
    while first < len(texts):
        before, after, count = _alike([text.split() for text in texts[first:]])
        numbers = range(first + 1, first + count + 1)
        if count == 1:
            lines.append(f"{first + 1:>4}  {texts[first]}")
        else:
            own = [text.split() for text in texts[first : first + count]]
            middles = [" ".join(words[len(before) : len(words) - len(after)]) for words in own]
            lines.append(" ".join(["     ", *before, "\N{HORIZONTAL ELLIPSIS}", *after]))
            lines += _columns([f"{number:>4}  {text}" for number, text in zip(numbers, middles, strict=True)], width)
        first += count
    return lines


def _alike(texts: Sequence[list[str]]) -> tuple[list[str], list[str], int]:
    """What the first few of these texts begin and end with, and how many do; one, if they have too little in common."""
    if len(texts) == 1:
        return [], [], 1
    one, other = texts[:2]
    before = _common(one, other)
    after = _common(one[len(before) :][::-1], other[len(before) :][::-1])[::-1]

    def is_alike(text: list[str]) -> bool:
        middle = text[len(before) : len(text) - len(after)]
        is_whole = text == [*before, *middle, *after] and 0 < len(" ".join(middle)) <= LONGEST_MIDDLE
        return is_whole and len(set(middle)) == len(middle)  # "A2 and explore A2" is no end of a sentence

    count = next((index for index, text in enumerate(texts) if not is_alike(text)), len(texts))
    return (before, after, count) if count > 2 and len(before) + len(after) > 1 else ([], [], 1)


def _common(one: Sequence[str], other: Sequence[str]) -> list[str]:
    """What both begin with."""
    return [left for left, _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))]


def _columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries from top to bottom, in as many columns as fit."""
    pitch = max(len(entry) for entry in entries) + 2
    columns = max(1, width // pitch)
    rows = -(-len(entries) // columns)
    return ["".join(f"{entry:<{pitch}}" for entry in entries[row::rows]).rstrip() for row in range(rows)]
