"""Decks: the printed ones, constructed ones, and which are allowed. [OW-21, OW-22]"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from oceanarium.games.open_worlds.card_index import CARD_INDEX, Card, CardError
from oceanarium.kernel import Sentence
from oceanarium.kernel.told import ToldError, shown

DECK_SIZE: int = CARD_INDEX.constants["deck_size"]
INTRODUCTORY_SIZE: int = CARD_INDEX.constants["intro_deck_size"]
HIGHEST_CLASS: int = CARD_INDEX.constants["intro_max_class"]  # of a Ship in the Introductory Variation


@dataclass(frozen=True)
class Complaint:
    """A rule that a deck breaks, in a sentence."""

    rule: str
    key: str  # of the sentence in catalogues
    details: Mapping[str, str | int]  # what it mentions
    card: str | None = None  # that it is about


class DeckError(ToldError):
    """A deck or a card that does not exist; the message is one sentence for people."""


REASONS = {  # why a card is not in the pool of the Introductory Variation
    "utility": "it is a Utility",
    "yard": "it is a Shipyard",
    "prohibited": "it is Prohibited",
    "class": f"its Class is above {HIGHEST_CLASS}",
    "structure": "it is a Station or a Field",
    "conquers": "it can Conquer",
    "name": "it is removed by name",
}


def printed_deck(name: str) -> dict[str, int]:
    """A pre-built deck by its id."""
    for deck in CARD_INDEX.decks:
        if deck.id == name:
            return dict(deck.cards)
    raise _unknown("deck-unknown", deck=shown(name), decks=", ".join(deck.id for deck in CARD_INDEX.decks))


def reason_for_removal(card: Card) -> str | None:
    """Why a card is not in the pool of the Introductory Variation, in one word, or None if it is. [OW-22.3]"""
    reasons = {
        "utility": card.type == "utility",
        "yard": card.kind == "yard",
        "prohibited": card.is_prohibited,
        "class": card.ship_class > HIGHEST_CLASS,
        "structure": card.kind in ("station", "field"),
        "conquers": card.can_conquer,
        "name": card.is_removed_by_name,
    }
    return next((reason for reason, is_so in reasons.items() if is_so), None)


def complaints(cards: Mapping[str, int], *, is_introductory: bool) -> list[Complaint]:
    """Every rule that a deck breaks; none if it is allowed. [OW-21, OW-22.3]"""
    unknown = [name for name in cards if name not in CARD_INDEX.numbers]
    if unknown:
        return [Complaint("OW-21.1", "deck-no_card", {"card": shown(unknown[0])})]
    found = []
    size, total = INTRODUCTORY_SIZE if is_introductory else DECK_SIZE, sum(cards.values())
    if total != size:
        found.append(_size_complaint(total, size, is_introductory=is_introductory))
    for name, count in cards.items():
        card = CARD_INDEX.card(name)
        if count < 1:
            found.append(Complaint("OW-21.1", "deck-no_count", {"card": card.label, "number": count}, name))
        if count > 1 and card.is_unique:  # Outposts and Exploits are not: OW-21.2
            found.append(Complaint("OW-21.3", "deck-unique", {"card": card.label, "number": count}, name))
        reason = reason_for_removal(card) if is_introductory else None
        if reason is not None:
            found.append(Complaint("OW-22.3", "deck-removed", {"card": card.label, "reason": reason}, name))
    return found


def _size_complaint(total: int, size: int, *, is_introductory: bool) -> Complaint:
    """How many cards are too many or too few for the variant. [OW-21.1, OW-22.1]"""
    rule, key = ("OW-22.1", "deck-introductory_size") if is_introductory else ("OW-21.1", "deck-size")
    lacking, surplus = max(size - total, 0), max(total - size, 0)
    return Complaint(rule, key, {"size": size, "total": total, "lacking": lacking, "surplus": surplus})


def card_numbers(cards: Mapping[str, int]) -> tuple[int, ...]:
    """A deck as the option `cards_0` holds it: the places of its cards in the card index, counted from 1."""
    return tuple(sorted(CARD_INDEX.numbers[name] + 1 for name, count in cards.items() for _ in range(count)))


def cards_numbered(numbers: Iterable[int]) -> dict[str, int]:
    """The deck that such numbers mean; a number that is no card's is kept as a word that names none."""
    cards = CARD_INDEX.cards
    names = [cards[number - 1].id if number <= len(cards) else f"card {number}" for number in numbers]
    return dict(Counter(names))


def deck_text(cards: Mapping[str, int]) -> str:
    """A deck as text to save and share: one card a line, copies in front."""
    names = sorted(cards, key=lambda name: CARD_INDEX.numbers[name])
    return "\n".join(f"{cards[name]} {CARD_INDEX.card(name).label}" for name in names)


def read_deck(text: str) -> dict[str, int]:
    """The deck that a text lists: labels or ids, a number of copies before or behind; # begins a remark."""
    by_name = {_tidy(card.label): card.id for card in CARD_INDEX.cards}
    by_name |= {_tidy(card.id): card.id for card in CARD_INDEX.cards}
    found: Counter[str] = Counter()
    entries = [entry for line in text.splitlines() for entry in line.partition("#")[0].split(",")]
    for words in filter(None, map(str.split, entries)):
        count = 1
        if _tidy(" ".join(words)) not in by_name and _is_count(words[0].rstrip("x")):
            count, words = int(words[0].rstrip("x")), words[1:]
        elif _tidy(" ".join(words)) not in by_name and _is_count(words[-1].lstrip("x*")):
            count, words = int(words[-1].lstrip("x*")), words[:-1]
        name = _tidy(" ".join(words))
        if name not in by_name:
            raise _unknown("deck-no_card", card=shown(" ".join(words)))
        found[by_name[name]] += count
    return dict(found)


def _unknown(key: str, **details: str) -> DeckError:
    from oceanarium.games.open_worlds.vocabulary import WORDS  # which is made of all that is declared before it

    return DeckError(Sentence(WORDS, key, tuple(details.items())))


def _is_count(word: str) -> bool:
    """Whether a word is a number of copies; nobody needs more than 999."""
    return word.isdecimal() and len(word) <= 3


def _tidy(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


for _deck in CARD_INDEX.decks:  # the printed lists are legal themselves
    for _complaint in complaints(_deck.cards, is_introductory=_deck.is_introductory):
        raise CardError(f"Deck {_deck.id}: it breaks {_complaint.rule}.")
