"""Rows of words as a table in the terminal."""

from collections.abc import Sequence

from rich.table import Table


def table_of(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table; the first column is text."""
    table = Table(title=title or None)
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    return table
