"""`oceanarium deck list|check|export`: decks of Open Worlds."""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from oceanarium.games.open_worlds.catalogue import CATALOGUE, Card
from oceanarium.games.open_worlds.decks import card_numbers, complaints, deck_text, printed_deck, read_deck

_TYPES = ("facility", "orbital", "ground", "catastrophe", "utility")


def deck(
    action: Literal["list", "check", "export"],
    name: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    *,
    introductory: bool = False,
    seat: int = 0,
) -> None:
    """List, check and export decks of Open Worlds.

    Parameters
    ----------
    action
        list shows the printed decks, or the cards of one, or with the name "cards" the whole catalogue; check
        says whether a deck is legal, and by which rule it is not; export prints it as text to share and as an option.
    name
        A printed deck, or a file with a card on each line, such as "3 Outpost" or "City 15"; - reads standard input.
    introductory
        Check the deck for the Introductory Variation: 40 cards from a smaller pool.
    seat
        The seat for which export writes the option.
    """
    if action == "list":
        _list(name)
        return
    if name is None:
        raise ValueError(f"Say which deck to {action}: a printed deck, a file, or - for standard input.")
    if seat not in range(4):
        raise ValueError(f"A seat is 0 to 3, not {seat}.")
    cards = _read(name)
    if action == "check":
        _check(cards, introductory=introductory or _is_introductory(name))
    else:
        print(deck_text(cards))
        print(f"# oceanarium play open-worlds --option cards_{seat}={','.join(map(str, card_numbers(cards)))}")


def _is_introductory(name: str) -> bool:
    return any(each.id == name and each.is_introductory for each in CATALOGUE.decks)


def _read(name: str) -> dict[str, int]:
    """A deck from standard input, by its id, or from a file."""
    if name == "-":
        return read_deck(sys.stdin.read())
    if any(each.id == name for each in CATALOGUE.decks):
        return printed_deck(name)
    path = Path(name)
    return read_deck(path.read_text(encoding="utf-8")) if path.is_file() else printed_deck(name)


def _list(name: str | None) -> None:
    console = Console(highlight=False)
    if name is None:
        for each in CATALOGUE.decks:
            kind = "introductory" if each.is_introductory else "standard"
            console.print(f"[bold]{each.id}[/]: {each.name}, {each.size} cards, {kind}")
            console.print(f"  {_totals(each.cards)}")
        return
    cards = {card.id: 1 for card in CATALOGUE.cards} if name == "cards" else _read(name)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for number, card in enumerate(CATALOGUE.cards, 1):
        if card.id in cards:
            table.add_row(str(number if name == "cards" else cards[card.id]), card.label, _facts(card), card.text)
    console.print(table)


def _facts(card: Card) -> str:
    """The numbers on a card."""
    facts = [card.kind or card.type]
    facts += [f"Class {card.ship_class}"] if card.ship_class else []
    facts += ["+".join(map(str, card.weapons))] if card.weapons else []
    facts += [f"Defence {card.defence}"] if card.defence else []
    facts += [f"Income {card.income}"] if isinstance(card.income, int) and card.income else []
    return ", ".join([*facts, *(["Prohibited"] if card.is_prohibited else [])])


def _totals(cards: Mapping[str, int]) -> str:
    """How many cards of each type."""
    counts: Counter[str] = Counter()
    for name, count in cards.items():
        counts[CATALOGUE.card(name).type] += count
    return ", ".join(f"{kind} {counts[kind]}" for kind in _TYPES)


def _check(cards: dict[str, int], *, introductory: bool) -> None:
    """Say what is wrong, each with its rule; or what the deck is like."""
    found = complaints(cards, is_introductory=introductory)
    for complaint in found:
        print(f"{complaint.sentence} [{complaint.rule}]")
    if found:
        sys.exit(1)
    print(f"This deck is legal{' in the Introductory Variation' if introductory else ''}: {_totals(cards)}.")
    classes = sorted(CATALOGUE.card(name).ship_class for name in cards if CATALOGUE.card(name).kind == "ship")
    print(f"Classes of its Ships: {', '.join(map(str, classes)) or 'none'}.")
