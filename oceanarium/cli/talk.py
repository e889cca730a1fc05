"""How the terminal speaks to people: names, sentences, lists of moves."""

import re
import textwrap
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from oceanarium.kernel import CHANCE, Happening, Move

FEW_MOVES = 14  # so many are written out in words, one a line; more are listed in columns
_SEAT = re.compile(r"\b([Ss]eat) (\d)\b")


class Talk:
    """Speaks to the people at one table."""

    def __init__(self, names: Sequence[str], console: Console | None = None) -> None:
        self.names = list(names)
        self._console = console or Console(highlight=False, soft_wrap=True)

    def name_of(self, seat: int) -> str:
        """Who sits there."""
        return "Chance" if seat == CHANCE else self.names[seat]

    def introduce(self) -> None:
        """Say who sits where; people count from 1."""
        self.say("Seats: " + ", ".join(f"{number} {name}" for number, name in enumerate(self.names, 1)) + ".")

    def say(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines:
            self._console.print(escape(line))

    def show(self, picture: str) -> None:
        """Print a picture; names of empty places step back behind what lies there. Seats are counted from 1."""
        text = Text(_SEAT.sub(lambda found: f"{found[1]} {int(found[2]) + 1}", picture))
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
        """Number the moves: few in words, many in columns."""
        if len(moves) <= FEW_MOVES:
            width = max(len(move.text) for move in moves)
            for number, move in enumerate(moves, 1):
                self._console.print(f"  [bold]{number:>2}[/]  {escape(f'{move.text:<{width}}')}  {escape(move.words)}")
        else:
            self.say(*_columns([f"{number:>3} {move.text}" for number, move in enumerate(moves, 1)]))

    def explain(self, text: str) -> None:
        """A longer text, folded to the width of the terminal."""
        for paragraph in text.split("\n"):
            self.say(*(textwrap.wrap(paragraph, 78, subsequent_indent="  ") or [""]))


def _columns(entries: Sequence[str], width: int = 80) -> list[str]:
    """Entries from top to bottom, in as many columns as fit."""
    pitch = max(len(entry) for entry in entries) + 2
    columns = max(1, width // pitch)
    rows = -(-len(entries) // columns)
    return ["".join(f"{entry:<{pitch}}" for entry in entries[row::rows]).rstrip() for row in range(rows)]
