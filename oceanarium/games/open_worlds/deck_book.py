"""Deck building for front-ends: the card index, the printed decks, what a list of cards amounts to. [OW-21, OW-22]"""

from collections.abc import Mapping
from typing import Any

from oceanarium.games.open_worlds.card_index import CARD_INDEX, Card
from oceanarium.games.open_worlds.decks import (
    DECK_SIZE,
    INTRODUCTORY_SIZE,
    REASONS,
    Complaint,
    card_numbers,
    complaints,
    deck_text,
    read_deck,
    reason_for_removal,
)
from oceanarium.games.open_worlds.vocabulary import WORDS
from oceanarium.kernel import Sentence
from oceanarium.kernel.vocabulary import carried

STANDARD, INTRODUCTORY = "standard", "introductory"
FORMATS = {STANDARD: ("Standard", DECK_SIZE), INTRODUCTORY: ("Introductory", INTRODUCTORY_SIZE)}
TYPES = {
    "facility": "Facilities",
    "orbital": "Orbitals",
    "ground": "Ground Forces",
    "catastrophe": "Catastrophes",
    "utility": "Utilities",
}
KINDS = {
    "post": "Post",
    "mining": "Mining & Drilling",
    "population": "Population",
    "production": "Production",
    "yard": "Yard",
    "special": "Special Complex",
    "ship": "Ship",
    "station": "Station",
    "field": "Field",
    "manned": "Manned",
    "automated": "Automated",
}
MARKS = {"conquers": "Conquers", "retreat": "Retreat", "swap": "Swap", "prohibited": "Prohibited"}
CURVES = {"class": "Ships by Class", "income": "Facilities by Income"}


def book() -> dict[str, Any]:
    """Every card with what is printed on it, the four printed decks, and both formats."""
    return {
        "formats": [{"id": form, "name": name, "size": size} for form, (name, size) in FORMATS.items()],
        "types": TYPES,
        "kinds": KINDS,
        "marks": MARKS,
        "curves": CURVES,
        "reasons": REASONS,
        "cards": [_card(card) for card in CARD_INDEX.cards],
        "decks": [
            {
                "id": deck.id,
                "name": deck.name,
                "format": INTRODUCTORY if deck.is_introductory else STANDARD,
                "cards": dict(deck.cards),
            }
            for deck in CARD_INDEX.decks
        ],
    }


def _card(card: Card) -> dict[str, Any]:
    reason = reason_for_removal(card)
    has = {
        "conquers": card.can_conquer,
        "retreat": card.has_retreat,
        "swap": card.swap is not None,
        "prohibited": card.is_prohibited,
    }
    return {
        "id": card.id,
        "label": card.label,
        "type": card.type,
        "kind": card.kind,
        "text": card.text,
        "is_unique": card.is_unique,
        "left_out": {} if reason is None else {INTRODUCTORY: reason},
        "marks": [mark for mark in MARKS if has[mark]],
        "facts": _facts(card),
    }


def _facts(card: Card) -> dict[str, int | str]:
    """The values on a card as people read them; what it does not have is left out."""
    facts: dict[str, int | str] = {
        "class": card.ship_class,
        "weapons": "•".join(map(str, card.weapons)),
        "defence": card.defence,
        "range": card.range,
        "capacity": card.capacity,
    }
    found = {name: value for name, value in facts.items() if value}
    return {**found, "income": _income(card.income)} if card.type == "facility" else found


def _income(income: int | Mapping[str, Any]) -> int | str:
    """A number, or the richness of the World with what is added to it, or from the least to the most."""
    if isinstance(income, int):
        return income
    if "if" in income:
        return "{}\N{EN DASH}{}".format(*sorted((income["then"], income["else"])))
    plus = income.get("plus", 0)
    if "world" in income:
        return f"RES {plus:+}" if plus else "RES"
    return f"{plus or 1}\N{EN DASH}{income['max']}"


def report(text: str, form: str, seat: int) -> dict[str, Any]:
    """The cards that a text lists, the rules that they break, and how to play with them. [OW-21, OW-22.3]"""
    if form not in FORMATS:
        raise ValueError(f"There is no format {form!r}; the formats are: {', '.join(FORMATS)}.")
    cards = read_deck(text)
    found = complaints(cards, is_introductory=form == INTRODUCTORY)
    return {
        "cards": cards,
        "total": sum(cards.values()),
        "text": deck_text(cards),
        "complaints": [_complaint(each) for each in found],
        "options": {} if found else _options(cards, form, seat),
    }


def _complaint(complaint: Complaint) -> dict[str, Any]:
    """A rule that a deck breaks, as front-ends hear of it."""
    said = told(complaint)
    return {"rule": complaint.rule, "sentence": said.in_words(), "card": complaint.card, "said": carried(said)}


def told(complaint: Complaint) -> Sentence:
    """What is wrong with a deck, in no language yet."""
    return Sentence(WORDS, complaint.key, tuple(complaint.details.items()))


def _options(cards: Mapping[str, int], form: str, seat: int) -> dict[str, Any]:
    """What makes a table where the seat plays this deck."""
    return {"variant": form, f"cards_{seat}": list(card_numbers(cards))}
