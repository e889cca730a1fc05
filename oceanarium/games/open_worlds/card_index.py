"""The cards as data: read from cards.toml and checked word by word. [OW-1.2, OW-C1]

Adding a card is adding a table to that file. It needs code only if it uses a word that `[vocabulary]` does not list;
then the check here refuses it with a sentence.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TomlTable = Mapping[str, Any]

_FIELDS = {
    "id", "name", "label", "type", "kind", "copies", "defence", "income", "capacity", "weapons", "class", "range",
    "retreat", "prohibited", "req", "swap", "static", "leaves", "leaves_to", "course", "indicator", "trigger", "play",
    "intro_removed", "text", "book", "derived", "why",
}  # fmt: skip
_WORLD_FLAGS = ("habitable", "non_habitable", "hostile", "non_hostile")
_ARGUMENTS = {"world_stat": {"at_least"}, "you_have": {"at_least"}}  # of conditions, beside their key
_SELECTOR_WORDS = {
    "controller": ("you", "opponent"),
    "at": ("here", "anywhere", "worlds_you_occupy", "worlds_with_your_units"),
}
_STATIC_ARGUMENTS = {
    "extra_stage": {"filter", "count"},
    "hand_limit": {"delta"},
    "untargetable": {"by"},
    "softens_catastrophes": {"amount", "protects"},
}
_EFFECT_ARGUMENTS = {
    "damage": {"amount", "to"},
    "draw": {"n"},
    "search": {"zone", "n"},
    "exchange_staged": set(),
    "forbid_stage": {"choose_player", "choose_world"},
    "cancel": {"what", "controller"},
    "lift_class_limit": set(),
    "destroy": {"choose"},
    "take_control": {"choose"},
    "place_from_hand": {"filter", "at"},
    "become_unit": {"type", "kind", "choose_world"},
    "set_income": {"choose", "value"},
}
_KINDS_OF_TYPE = {
    "facility": {"post", "mining", "population", "production", "yard", "special"},
    "orbital": {"ship", "station", "field"},
    "ground": {"manned", "automated"},
}
MOST_WEAPONS = 4
MOST_OPTIONS = 2
MOST_EFFECTS = 2
MOST_CHOICES = 2  # of a Utility when it is played
MOST_NODES = 8  # of a condition
MOST_EXTRA_SLOTS = 1  # that the cards of one deck give at a World
MOST_IN_CHAIN = 3  # Utilities of one player


class CardError(ValueError):
    """A card index that cannot be played; the message is one sentence for people."""


@dataclass(frozen=True)
class Card:
    """One card as cards.toml states it."""

    id: str
    name: str
    label: str
    type: str
    kind: str | None
    is_unique: bool
    defence: int
    income: int | TomlTable
    capacity: int
    weapons: tuple[int, ...]
    ship_class: int
    range: int
    has_retreat: bool
    is_prohibited: bool
    req: TomlTable | None
    swap: TomlTable | None  # the selector of what it may give its place to
    static: tuple[TomlTable, ...]
    leaves: str
    leaves_to: str
    course: int
    indicator: TomlTable | None
    trigger: TomlTable | None
    play: TomlTable | None
    is_removed_by_name: bool  # in the Introductory Variation
    text: str
    book: tuple[str, ...]
    derived: tuple[str, ...]
    why: str

    @property
    def becomes(self) -> TomlTable | None:
        """The effect that makes a Utility a unit, if it has one. [OW-18.5]"""
        effects = [effect for option in (self.play or {}).get("options", ()) for effect in option["effects"]]
        return next((effect for effect in effects if effect["do"] == "become_unit"), None)

    @property
    def unit_type(self) -> str | None:
        """Its type while it is in play; None for what never is."""
        if self.type in _KINDS_OF_TYPE:
            return self.type
        return None if self.becomes is None else str(self.becomes["type"])

    @property
    def unit_kind(self) -> str | None:
        """Its kind while it is in play."""
        return self.kind if self.becomes is None else str(self.becomes["kind"])

    @property
    def can_conquer(self) -> bool:
        """Whether it has the ability. [OW-13.7]"""
        return any(static["ability"] == "conquers" for static in self.static)

    def source_of(self, value: str) -> str:
        """Where one of its values comes from: the book, deduced from it, or the house."""
        if value in self.book:
            return "book"
        return "derived" if value in self.derived else "house"


@dataclass(frozen=True)
class World:
    """An exoplanet card. [OW-1.3]"""

    id: str
    name: str
    h2o: int
    res: int
    is_habitable: bool
    is_hostile: bool
    source: str


@dataclass(frozen=True)
class Deck:
    """A printed deck list."""

    id: str
    name: str
    size: int
    is_introductory: bool
    cards: Mapping[str, int]  # copies by card


@dataclass(frozen=True)
class CardIndex:
    """Everything that cards.toml holds."""

    constants: Mapping[str, Any]
    vocabulary: Mapping[str, tuple[str, ...]]
    cards: tuple[Card, ...]
    worlds: tuple[World, ...]
    decks: tuple[Deck, ...]
    numbers: Mapping[str, int] = field(repr=False)  # of the cards, by id

    def card(self, name: str) -> Card:
        """A card by its id."""
        return self.cards[self.numbers[name]]


def read_card_index(text: str) -> CardIndex:
    """The card index in a text, or CardError. [OW-C1]"""
    data = tomllib.loads(text)
    vocabulary = {name: tuple(words) for name, words in data["vocabulary"].items()}
    check = _Check(vocabulary)
    cards = tuple(check.card(table) for table in data["card"])
    worlds = tuple(_world(table) for table in data["world"])
    decks = tuple(
        Deck(table["id"], table["name"], table["size"], table["introductory"], dict(table["cards"]))
        for table in data["deck"]
    )
    index = CardIndex(
        data["constants"], vocabulary, cards, worlds, decks, {card.id: number for number, card in enumerate(cards)}
    )
    _check_whole(index, check)
    return index


def _world(table: TomlTable) -> World:
    if not 1 <= table["h2o"] <= 9:
        raise CardError(f"World {table['id']}: H2O must be 1 to 9, not {table['h2o']}.")
    names = ("id", "name", "h2o", "res", "habitable", "hostile", "source")
    if set(table) != set(names):
        raise CardError(f"World {table['id']}: it needs exactly the fields {', '.join(names)}.")
    return World(*(table[name] for name in names))


def _check_whole(index: CardIndex, check: "_Check") -> None:
    """What no single card can be blamed for: ids, names [OW-1.6, OW-21.4], Worlds, and words that nobody uses."""
    for what, ids in (("card", [card.id for card in index.cards]), ("World", [w.id for w in index.worlds])):
        _refuse_twins(what, ids)
    _refuse_twins("name and Defence", [f"{card.name} {card.defence}" for card in index.cards])
    values = [f"{w.h2o}/{w.res} {w.is_habitable} {w.is_hostile}" for w in index.worlds]
    _refuse_twins("World's values", values)  # OW-2.6: a draw for first Priority always decides
    filters = {str(table["filter"]) for card in index.cards for table in card.static if "filter" in table}
    if len(filters) > 1:
        raise CardError("All cards with extra_stage must have the same filter.")
    _check_capacities(index)
    for group, words in index.vocabulary.items():
        unused = set(words) - check.used[group]
        if unused:
            raise CardError(f"No card uses the {group} {', '.join(sorted(unused))}.")


def _check_capacities(index: CardIndex) -> None:
    """What the record has room for: one more Staged card per player and World, three Utilities in a chain. [OW-C5]"""
    slots = sum(table.get("count", 0) for card in index.cards for table in card.static)
    if slots > MOST_EXTRA_SLOTS:
        raise CardError(f"Together all cards may give {MOST_EXTRA_SLOTS} additional slot, not {slots}.")
    plays = [card.play for card in index.cards if card.play is not None]
    reactions = sum("reaction" in play for play in plays)
    for window in index.vocabulary["windows"]:
        if reactions + sum(window in play["windows"] for play in plays) > MOST_IN_CHAIN:
            raise CardError(f"Too many Utilities could be played in one chain at {window}.")


def _refuse_twins(what: str, values: Iterable[str]) -> None:
    twins = [value for value, count in Counter(values).items() if count > 1]
    if twins:
        raise CardError(f"The {what} {twins[0]!r} occurs more than once.")


class _Check:
    """Reads cards and refuses unknown fields and words; remembers which words were used."""

    def __init__(self, vocabulary: Mapping[str, tuple[str, ...]]) -> None:
        self._vocabulary = vocabulary
        self.used: dict[str, set[str]] = {group: set() for group in vocabulary}
        self._card = ""

    def card(self, table: TomlTable) -> Card:
        self._card = str(table.get("id", "?"))
        unknown = set(table) - _FIELDS
        if unknown:
            self._refuse(f"unknown field {', '.join(sorted(unknown))}")
        self._word("types", table["type"])
        if "kind" in table:
            self._word("kinds", table["kind"])
        self._check_fields(table)
        statics = tuple(table.get("static", ()))
        for static in statics:
            self._static(static)
        if len(statics) > 2 or len({static["ability"] for static in statics}) < len(statics):
            self._refuse("at most two abilities, and each only once")
        self._value(table.get("income", 0))
        if "req" in table:
            self._condition(table["req"])
        if "swap" in table:
            self._selector(table["swap"]["for"])
        for effect in table.get("trigger", {}).get("effects", ()):
            self._effect(effect)
        if "play" in table:
            self._play(table["play"])
        return Card(
            id=table["id"],
            name=table["name"],
            label=table["label"],
            type=table["type"],
            kind=table.get("kind"),
            is_unique=table.get("copies", "unique") != "any",
            defence=table.get("defence", 0),
            income=table.get("income", 0),
            capacity=table.get("capacity", 0),
            weapons=tuple(table.get("weapons", ())),
            ship_class=table.get("class", 0),
            range=table.get("range", 0),
            has_retreat=table.get("retreat", False),
            is_prohibited=table.get("prohibited", False),
            req=table.get("req"),
            swap=table["swap"]["for"] if "swap" in table else None,
            static=statics,
            leaves=table.get("leaves", "never"),
            leaves_to=table.get("leaves_to", "trash"),
            course=table.get("course", 0),
            indicator=table.get("indicator"),
            trigger=table.get("trigger"),
            play=table.get("play"),
            is_removed_by_name=table.get("intro_removed", False),
            text=table["text"],
            book=tuple(table.get("book", ())),
            derived=tuple(table.get("derived", ())),
            why=table.get("why", ""),
        )

    def _check_fields(self, table: TomlTable) -> None:
        """Every type has what it needs. [OW-1.5]"""
        is_ship = table.get("kind") == "ship"
        if table["type"] in _KINDS_OF_TYPE and table.get("kind") not in _KINDS_OF_TYPE[table["type"]]:
            self._refuse(f"kind {table.get('kind')!r} does not go with type {table['type']!r}")
        if "req" not in table and not is_ship and table["type"] != "utility":
            self._refuse("it needs a req")
        for name in ("class", "range", "capacity", "weapons", "retreat"):
            if is_ship and name not in table:
                self._refuse(f"a Ship needs {name}")
        if len(table.get("weapons", ())) > MOST_WEAPONS:
            self._refuse(f"at most {MOST_WEAPONS} Weapons")
        if table.get("copies", "unique") == "any" and table["type"] != "facility":
            self._refuse("only Facilities may be in a deck more than once")
        makes_indicator = "course" in table or table.get("trigger", {}).get("after") == "indicator"
        if makes_indicator != ("indicator" in table):
            self._refuse("an indicator belongs to a course, or to a trigger that ends as one")
        for name, kind in (("trigger", "catastrophe"), ("play", "utility")):
            if (name in table) != (table["type"] == kind):
                self._refuse(f"{name} belongs to every {kind} and to nothing else")
        if table.get("leaves", "never") not in ("never", "after_use", "after_conflict"):
            self._refuse(f"unknown word {table['leaves']!r}")

    def _condition(self, condition: TomlTable) -> int:
        """Check a condition and return the number of its nodes."""
        keys = set(condition) & set(self._vocabulary["conditions"])
        if len(keys) != 1:
            self._refuse(f"a condition needs exactly one known word, unlike {dict(condition)}")
        key = keys.pop()
        self._word("conditions", key)
        if set(condition) - {key} - _ARGUMENTS.get(key, set()):
            self._refuse(f"unknown argument in {dict(condition)}")
        nodes = 1
        if key in ("all", "any"):
            nodes += sum(self._condition(part) for part in condition[key])
        elif condition[key] not in {"world": _WORLD_FLAGS, "world_stat": ("h2o",)}.get(key, (condition[key],)):
            self._refuse(f"unknown word {condition[key]!r}")
        elif key == "you_have":
            self._selector(condition[key])
        if nodes > MOST_NODES:
            self._refuse(f"a condition has at most {MOST_NODES} parts")
        return nodes

    def _selector(self, selector: TomlTable) -> None:
        for key, value in selector.items():
            self._word("selector_keys", key)
            if key in ("types", "kinds"):
                for word in value:
                    self._word(key, word)
            elif value not in _SELECTOR_WORDS.get(key, (value,)):
                self._refuse(f"unknown word {value!r}")

    def _value(self, value: int | TomlTable) -> None:
        if isinstance(value, int):
            return
        if "if" in value:
            self._condition(value["if"])
            self._value(value["then"])
            self._value(value["else"])
        elif "count" in value and not isinstance(value["count"], str):
            self._selector(value["count"])
        elif value.get("world") != "res" and value.get("count") != "worlds_you_occupy":
            self._refuse(f"unknown value {dict(value)}")

    def _static(self, static: TomlTable) -> None:
        self._word("statics", static["ability"])
        if set(static) - {"ability"} != _STATIC_ARGUMENTS.get(static["ability"], set()):
            self._refuse(f"wrong arguments in {dict(static)}")
        for name in ("filter", "protects"):
            if name in static:
                self._selector(static[name])
        if any(word not in ("weapon", "utility") for word in static.get("by", ())):
            self._refuse(f"unknown word in {dict(static)}")

    def _effect(self, effect: TomlTable) -> None:
        self._word("effects", effect["do"])
        if set(effect) - {"do"} != _EFFECT_ARGUMENTS[effect["do"]]:
            self._refuse(f"wrong arguments in {dict(effect)}")
        for name in ("choose", "to", "filter"):
            if name in effect:
                self._selector(effect[name])
        if effect["do"] == "take_control" and effect["choose"].get("types") != ["facility"]:
            self._refuse("only Facilities change hands")

    def _play(self, play: TomlTable) -> None:
        for window in play["windows"]:
            self._word("windows", window)
        for trigger in play.get("reaction", ()):
            self._word("reactions", trigger)
        if "when" in play:
            self._condition(play["when"])
        if not 1 <= len(play["options"]) <= MOST_OPTIONS:
            self._refuse(f"a Utility has 1 to {MOST_OPTIONS} options")
        for option in play["options"]:
            if not 1 <= len(option["effects"]) <= MOST_EFFECTS:
                self._refuse(f"an option has 1 to {MOST_EFFECTS} effects")
            for effect in option["effects"]:
                self._effect(effect)

    def _word(self, group: str, word: str) -> None:
        if word not in self._vocabulary[group]:
            self._refuse(f"{word!r} is not in the vocabulary of {group}")
        self.used[group].add(word)

    def _refuse(self, complaint: str) -> None:
        raise CardError(f"Card {self._card}: {complaint}.")


CARD_INDEX = read_card_index((Path(__file__).parent / "cards.toml").read_text(encoding="utf-8"))
