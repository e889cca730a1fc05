"""`oceanarium deck list|check|export`: decks of Open Worlds."""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from oceanarium.cli.speech import Speech, speech_for
from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.card_index import CARD_INDEX, Card
from oceanarium.games.open_worlds.deck_book import TYPES, told
from oceanarium.games.open_worlds.decks import card_numbers, complaints, deck_text, printed_deck, read_deck
from oceanarium.games.open_worlds.vocabulary import WORDS


def deck(
    action: Literal["list", "check", "export"],
    name: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    *,
    introductory: bool = False,
    seat: int = 0,
    language: str | None = None,
) -> None:
    """List, check and export decks of Open Worlds."""
    speech = speech_for(language, GAME)
    if action == "list":
        _list(name, speech)
        return
    if name is None:
        raise ValueError(speech.say("deck-which", action=action))
    if seat not in range(4):
        raise ValueError(speech.say("deck-seat", seat=seat))
    cards = _read(name)
    if action == "check":
        _check(cards, speech, introductory=introductory or _is_introductory(name))
    else:
        print(deck_text(cards))
        print(f"# oceanarium play open-worlds --option cards_{seat}={','.join(map(str, card_numbers(cards)))}")


def _is_introductory(name: str) -> bool:
    return any(each.id == name and each.is_introductory for each in CARD_INDEX.decks)


def _read(name: str) -> dict[str, int]:
    """A deck from standard input, by its id, or from a file."""
    if name == "-":
        return read_deck(sys.stdin.read())
    if any(each.id == name for each in CARD_INDEX.decks):
        return printed_deck(name)
    path = Path(name)
    return read_deck(path.read_text(encoding="utf-8")) if path.is_file() else printed_deck(name)


def _list(name: str | None, speech: Speech) -> None:
    console = Console(highlight=False)
    if name is None:
        for each in CARD_INDEX.decks:
            form = _called("book_format", "introductory" if each.is_introductory else "standard", speech)
            line = speech.text("deck-line", name=escape(each.name), size=each.size, form=form)
            console.print(f"[bold]{each.id}[/]: {line}")
            console.print(f"  {_totals(each.cards, speech)}")
        return
    cards = {card.id: 1 for card in CARD_INDEX.cards} if name == "cards" else _read(name)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for number, card in enumerate(CARD_INDEX.cards, 1):
        if card.id in cards:
            count, text = str(number if name == "cards" else cards[card.id]), _printed(card, speech)
            table.add_row(count, card.label, _facts(card, speech), escape(text))
    console.print(table)


def _called(noun: str, word: str, speech: Speech) -> str:
    """What the game's catalogue calls something."""
    return WORDS.languages[speech.language].text(f"{noun}-{word}")


def _printed(card: Card, speech: Speech) -> str:
    """What stands on a card."""
    return _called("print", card.id, speech) if card.text else ""


def _facts(card: Card, speech: Speech) -> str:
    """The numbers on a card."""
    facts = [_called("book_kind", card.kind, speech) if card.kind else _called("book_type", card.type, speech)]
    facts += [speech.text("deck-class", number=card.ship_class)] if card.ship_class else []
    facts += ["+".join(map(str, card.weapons))] if card.weapons else []
    facts += [speech.text("deck-defence", number=card.defence)] if card.defence else []
    facts += [speech.text("deck-income", number=card.income)] if isinstance(card.income, int) and card.income else []
    return ", ".join([*facts, *([_called("book_mark", "prohibited", speech)] if card.is_prohibited else [])])


def _totals(cards: Mapping[str, int], speech: Speech) -> str:
    """How many cards of each type."""
    counts: Counter[str] = Counter()
    for name, count in cards.items():
        counts[CARD_INDEX.card(name).type] += count
    return ", ".join(f"{_called('book_type', kind, speech)} {counts[kind]}" for kind in TYPES)


def _check(cards: dict[str, int], speech: Speech, *, introductory: bool) -> None:
    """Say what is wrong, each with its rule; or what the deck is like."""
    found = complaints(cards, is_introductory=introductory)
    for complaint in found:
        print(f"{told(complaint).in_words(speech.language)} [{complaint.rule}]")
    if found:
        sys.exit(1)
    legal = "deck-legal-introductory" if introductory else "deck-legal"
    print(speech.say(legal, totals=_totals(cards, speech)))
    classes = sorted(CARD_INDEX.card(name).ship_class for name in cards if CARD_INDEX.card(name).kind == "ship")
    print(speech.say("deck-classes", classes=", ".join(map(str, classes)) or "-"))
