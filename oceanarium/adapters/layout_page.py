"""The documentation of observations and moves, made from the code: `python -m oceanarium.adapters.layout_page`."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import oceanarium
from oceanarium.adapters.layout import HIGHEST, LOWEST, Part, layout_of
from oceanarium.kernel import Game

_HEAD = f"""# Observations and moves, game by game

Made from the code by `python -m oceanarium.adapters.layout_page`; a test compares it.

An observation is a row of 16-bit integers (beyond {LOWEST} to {HIGHEST}: these). It has the fields of the state,
after everything that the seat cannot know was blanked with -1 or 0, so its parts are explained in each game's
`state.py`. Sets are zeros and ones, one for each member. `observer` and `waited_for` are sets of seats. Parts whose
names begin with `count_` count things of which only the number is known. The layout is the same for all options and
numbers of seats; its version changes with the rules or the layout.

An action is the number of a move; `Match.move(number).text` says what it means. Moves of chance have numbers too, and
are never legal for a seat. The examples are of a new match; `?` is a space that its board does not have.
"""


def page() -> str:
    """The whole page."""
    own = [game for game in oceanarium.games() if game.package.startswith("oceanarium.")]
    return "\n".join([_HEAD, *(_chapter(game) for game in own)])


def _chapter(game: Game[Any]) -> str:
    layout = layout_of(game.name)
    lines = [
        f"## {game.title}",
        "",
        f"Layout `{layout.version}`: {layout.length} numbers. {game.move_count} moves.",
        "",
        "| part | from | to | shape |",
        "|---|--:|--:|---|",
        *(_part_line(part) for part in layout.parts),
        "",
        "| moves | from | to | such as |",
        "|---|--:|--:|---|",
        *_move_lines(game),
        "",
    ]
    return "\n".join(lines)


def _part_line(part: Part) -> str:
    shape = " × ".join(str(length) for length in part.shape) or "1"  # noqa: RUF001  # the sign for "by"
    return f"| `{part.name}` | {part.start} | {part.stop - 1} | {shape}{' (set)' if part.is_set else ''} |"


def _move_lines(game: Game[Any]) -> Iterator[str]:
    """Runs of moves whose texts begin with the same word."""
    state = game.new_state(game.usual_seats)
    texts = [(number, game.moves.move_text(state, number)) for number in range(game.move_count)]
    for word, run in groupby(texts, lambda each: each[1].partition(":")[0]):
        numbers = list(run)
        example = next((text for _, text in numbers if "?" not in text), numbers[0][1])
        yield f"| `{word}` | {numbers[0][0]} | {numbers[-1][0]} | `{example}` |"


if __name__ == "__main__":
    print(page(), end="")
