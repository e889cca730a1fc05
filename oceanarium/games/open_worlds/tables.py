"""The card index compiled into tables of numbers, which the rules read. [OW-C1]

A condition is a few nodes in postfix order; a value, a selector and an effect are rows. A card is a column in tables of
its properties. Nothing here knows any card by name.
"""

from collections.abc import Iterable
from typing import Any

from oceanarium.games.open_worlds.card_index import CARD_INDEX, MOST_CHOICES, MOST_WEAPONS, CardError, TomlTable
from oceanarium.kernel import NOTHING

CARDS = CARD_INDEX.cards
CARD_COUNT = len(CARDS)
CARD_IDS = tuple(card.id for card in CARDS)

# Types and kinds, by their places in the vocabulary's lists.
TYPES = CARD_INDEX.vocabulary["types"]
KINDS = CARD_INDEX.vocabulary["kinds"]
FACILITY, ORBITAL, GROUND, CATASTROPHE, UTILITY = (
    TYPES.index(name) for name in ("facility", "orbital", "ground", "catastrophe", "utility")
)
SHIP = KINDS.index("ship")
FACILITY_KINDS = tuple(KINDS.index(kind) for kind in ("post", "mining", "population", "production", "yard", "special"))

# Timing windows, in the order of a turn. [OW-3.3]
WINDOWS = CARD_INDEX.vocabulary["windows"]
BEGIN_TURN, BEGIN_STAGE, END_STAGE, DURING_MOVE, END_MOVE, DURING_REVEAL = (
    WINDOWS.index(f"{name}")
    for name in ("begin.turn", "begin.stage", "end.stage", "during.move", "end.move", "during.reveal")
)
BEGIN_RESOLUTION, BEGIN_SURFACE, END_RESOLUTION, END_DRAW = (
    WINDOWS.index(f"{name}") for name in ("begin.resolution", "begin.surface", "end.resolution", "end.draw")
)

# Nodes of conditions.
ALWAYS, WORLD_IS, WATER_AT_LEAST, OCCUPIED, HAVE, CAPACITY_AT_LEAST, OVER_CLASS_LIMIT, STAGED_CARDS = range(8)
ALL, ANY = 8, 9
WORLD_FLAGS = ("habitable", "non_habitable", "hostile", "non_hostile")

# Columns of selectors. What is not asked for is ANYTHING, or a bound that everything meets.
SELECT_TYPES, SELECT_KINDS, SELECT_CONTROLLER, SELECT_AT, SELECT_LEAST, SELECT_MOST, SELECT_CAPACITY = range(7)
ANYBODY, YOU, OPPONENT = range(3)
HERE, ANYWHERE, WHERE_YOU_OCCUPY, WHERE_YOU_HAVE_UNITS = range(4)

# Columns of values.
VALUE_FORM, VALUE_ARGUMENT, VALUE_PLUS, VALUE_LEAST, VALUE_MOST, VALUE_THEN, VALUE_ELSE = range(7)
PLAIN, RICHNESS, UNITS, WORLDS_OCCUPIED, CHOICE = range(5)
ENDLESS = 9999  # above every bound

# Abilities, as bits.
ABILITIES = CARD_INDEX.vocabulary["statics"]
CLASS_EXEMPT, DEFENDS, CONQUERS, SURFACE_ONLY, FIRST_STRIKE, BLOCKS_FIRE = (
    1 << ABILITIES.index(name)
    for name in ("class_exempt_here", "defends", "conquers", "surface_only", "first_strike", "blocks_orbital_fire")
)
BY_WEAPON, BY_UTILITY = 1, 2

# Effects and what they ask for.
EFFECTS = CARD_INDEX.vocabulary["effects"]
DAMAGE, DRAW_CARDS, SEARCH_DECK, EXCHANGE_STAGED, FORBID_STAGE, CANCEL, LIFT_CLASS_LIMIT, DESTROY = (
    EFFECTS.index(name)
    for name in (
        "damage", "draw", "search", "exchange_staged", "forbid_stage", "cancel", "lift_class_limit", "destroy",
    )
)  # fmt: skip
TAKE_CONTROL, PLACE_FROM_HAND, BECOME_UNIT, SET_INCOME = (
    EFFECTS.index(name) for name in ("take_control", "place_from_hand", "become_unit", "set_income")
)
EFFECT_DO, EFFECT_AMOUNT, EFFECT_SELECTOR, EFFECT_ASK = range(4)  # columns; the last is its first choice
ASK_UNIT, ASK_STAGED, ASK_HAND, ASK_SEAT, ASK_WORLD, ASK_CHAIN = range(6)

NEVER, AFTER_USE, AFTER_CONFLICT = range(3)


class _Compiler:
    """Collects rows; equal ones are kept once."""

    def __init__(self) -> None:
        self.nodes: list[tuple[int, ...]] = []
        self.first_node: list[int] = [0]
        self.selectors: list[tuple[int, ...]] = []
        self.values: list[tuple[int, ...]] = []
        self.effects: list[tuple[int, ...]] = []
        self._conditions: dict[str, int] = {}

    def condition(self, condition: TomlTable | None) -> int:
        """The number of a condition; none is always met."""
        key = str(condition)
        if key not in self._conditions:
            self._conditions[key] = len(self._conditions)
            self._write_nodes({"always": True} if condition is None else condition)
            self.first_node.append(len(self.nodes))
        return self._conditions[key]

    def _write_nodes(self, condition: TomlTable) -> None:
        if "all" in condition or "any" in condition:
            parts = condition.get("all") or condition["any"]
            for part in parts:
                self._write_nodes(part)
            self.nodes.append((ALL if "all" in condition else ANY, len(parts), 0))
        elif "world" in condition:
            self.nodes.append((WORLD_IS, WORLD_FLAGS.index(condition["world"]), 0))
        elif "world_stat" in condition:
            self.nodes.append((WATER_AT_LEAST, condition["at_least"], 0))
        elif "you_have" in condition:
            self.nodes.append((HAVE, self.selector(condition["you_have"], "you"), condition.get("at_least", 1)))
        elif "capacity" in condition:
            self.nodes.append((CAPACITY_AT_LEAST, condition["capacity"], 0))
        elif "staged_cards" in condition:
            self.nodes.append((STAGED_CARDS, condition["staged_cards"], 0))
        else:
            plain = {"always": ALWAYS, "you_occupy": OCCUPIED, "over_class_limit": OVER_CLASS_LIMIT}
            self.nodes.append((next(number for name, number in plain.items() if name in condition), 0, 0))

    def selector(self, selector: TomlTable | None, controller: str | None = None) -> int:
        """The number of a selector; NOTHING for none."""
        if selector is None:
            return NOTHING
        whose = selector.get("controller", controller)
        row = (
            _bits(TYPES.index(name) for name in selector["types"]) if "types" in selector else _bits(range(len(TYPES))),
            _bits(KINDS.index(name) for name in selector["kinds"]) if "kinds" in selector else 0,
            {None: ANYBODY, "you": YOU, "opponent": OPPONENT}[whose],
            ("here", "anywhere", "worlds_you_occupy", "worlds_with_your_units").index(selector.get("at", "here")),
            selector.get("min_defence", 0),
            selector.get("max_defence", ENDLESS),
            int(selector.get("within_your_capacity", False)),
        )
        if row not in self.selectors:
            self.selectors.append(row)
        return self.selectors.index(row)

    def value(self, value: int | TomlTable) -> int:
        """The number of a value."""
        if isinstance(value, int):
            row: tuple[int, ...] = (PLAIN, value, 0, -ENDLESS, ENDLESS, NOTHING, NOTHING)
        elif "if" in value:
            then, otherwise = self.value(value["then"]), self.value(value["else"])
            row = (CHOICE, self.condition(value["if"]), 0, -ENDLESS, ENDLESS, then, otherwise)
        else:
            if "world" in value:
                form, argument = RICHNESS, 0
            elif isinstance(value["count"], str):
                form, argument = WORLDS_OCCUPIED, 0
            else:
                form, argument = UNITS, self.selector(value["count"])
            bounds = (value.get("plus", 0), value.get("min", -ENDLESS), value.get("max", ENDLESS))
            row = (form, argument, *bounds, NOTHING, NOTHING)
        if row not in self.values:
            self.values.append(row)
        return self.values.index(row)

    def effect(self, effect: TomlTable, ask: int) -> tuple[int, list[tuple[int, int]]]:
        """Write an effect; return its number and what it asks for, as pairs of a kind and a selector."""
        do = EFFECTS.index(effect["do"])
        selector = self.selector(effect.get("choose") or effect.get("to") or effect.get("filter"))
        amount = effect.get("amount", effect.get("n", effect.get("value", 0)))
        self.effects.append((do, amount, selector, ask))
        asks: dict[int, list[tuple[int, int]]] = {
            EXCHANGE_STAGED: [(ASK_STAGED, NOTHING), (ASK_HAND, NOTHING)],
            FORBID_STAGE: [(ASK_SEAT, NOTHING), (ASK_WORLD, NOTHING)],
            CANCEL: [(ASK_CHAIN, NOTHING)],
            DESTROY: [(ASK_UNIT, selector)],
            TAKE_CONTROL: [(ASK_UNIT, selector)],
            SET_INCOME: [(ASK_UNIT, selector)],
            PLACE_FROM_HAND: [(ASK_HAND, selector)],
            BECOME_UNIT: [(ASK_WORLD, NOTHING)],
        }
        return len(self.effects) - 1, asks.get(do, [])


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def _static(card: Any, ability: str) -> TomlTable:
    return next((static for static in card.static if static["ability"] == ability), {})


_compiler = _Compiler()

CARD_TYPE = tuple(TYPES.index(card.type) for card in CARDS)
CARD_KIND = tuple(NOTHING if card.kind is None else KINDS.index(card.kind) for card in CARDS)
UNIT_TYPE = tuple(NOTHING if card.unit_type is None else TYPES.index(card.unit_type) for card in CARDS)
UNIT_KIND = tuple(NOTHING if card.unit_kind is None else KINDS.index(card.unit_kind) for card in CARDS)
DEFENCE = tuple(card.defence for card in CARDS)
CAPACITY = tuple(card.capacity for card in CARDS)
WEAPONS = tuple((card.weapons + (0,) * MOST_WEAPONS)[:MOST_WEAPONS] for card in CARDS)
WEAPON_COUNT = tuple(len(card.weapons) for card in CARDS)
SHIP_CLASS = tuple(card.ship_class for card in CARDS)
SHIP_RANGE = tuple(card.range for card in CARDS)
HAS_RETREAT = tuple(int(card.has_retreat) for card in CARDS)
IS_PROHIBITED = tuple(int(card.is_prohibited) for card in CARDS)
REQ = tuple(_compiler.condition(card.req) for card in CARDS)
SWAP_FOR = tuple(_compiler.selector(card.swap) for card in CARDS)
INCOME = tuple(_compiler.value(card.income) for card in CARDS)
CARD_ABILITIES = tuple(_bits(ABILITIES.index(static["ability"]) for static in card.static) for card in CARDS)
EXTRA_COUNT = tuple(_static(card, "extra_stage").get("count", 0) for card in CARDS)
EXTRA_FILTER = max(_compiler.selector(_static(card, "extra_stage").get("filter")) for card in CARDS)
HAND_DELTA = tuple(_static(card, "hand_limit").get("delta", 0) for card in CARDS)
UNTARGETABLE_BY = tuple(
    _bits(("weapon", "utility").index(word) for word in _static(card, "untargetable").get("by", ())) for card in CARDS
)
SOFTENS_AMOUNT = tuple(_static(card, "softens_catastrophes").get("amount", 0) for card in CARDS)
SOFTENS_FILTER = tuple(_compiler.selector(_static(card, "softens_catastrophes").get("protects")) for card in CARDS)
LEAVES = tuple(("never", "after_use", "after_conflict").index(card.leaves) for card in CARDS)
LEAVES_TO_HAND = tuple(int(card.leaves_to == "hand") for card in CARDS)
COURSE = tuple(card.course for card in CARDS)
INDICATOR_WATER = tuple((card.indicator or {}).get("h2o", 0) for card in CARDS)
INDICATOR_HABITABLE = tuple(int((card.indicator or {}).get("habitable", NOTHING)) for card in CARDS)
INDICATOR_HOSTILE = tuple(int((card.indicator or {}).get("hostile", NOTHING)) for card in CARDS)
BECOMES_INDICATOR = tuple(int((card.trigger or {}).get("after") == "indicator") for card in CARDS)


def _strikes() -> tuple[tuple[int, int], ...]:
    """The damage effects of every Catastrophe: the first, and how many."""
    spans = []
    for card in CARDS:
        first = len(_compiler.effects)
        for effect in (card.trigger or {}).get("effects", ()):
            if effect["do"] != "damage":
                raise CardError(f"Card {card.id}: a Catastrophe can only deal damage.")
            _compiler.effect(effect, NOTHING)
        spans.append((first, len(_compiler.effects) - first))
    return tuple(spans)


STRIKES = _strikes()

# Plays: a Utility with one of its options. [OW-18.1]
PLAY_CARD, PLAY_FIRST, PLAY_EFFECTS, PLAY_ASKS = range(4)  # columns of PLAYS
PLAY_NAMES: list[tuple[str, str]] = []


def _plays() -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """A row for every play; and the kinds and selectors of what it asks for, filled up with NOTHING."""
    plays, choices = [], []
    for number, card in enumerate(CARDS):
        for option in (card.play or {}).get("options", ()):
            first = len(_compiler.effects)
            asks: list[tuple[int, int]] = []
            for effect in option["effects"]:
                asks += _compiler.effect(effect, len(asks))[1]
            if len(asks) > MOST_CHOICES:
                raise CardError(f"Card {card.id}: an option asks for at most {MOST_CHOICES} things.")
            plays.append((number, first, len(option["effects"]), len(asks)))
            filled = [*asks, *([(NOTHING, NOTHING)] * MOST_CHOICES)][:MOST_CHOICES]
            choices.append(tuple(entry for ask in filled for entry in ask))
            PLAY_NAMES.append((card.id, option["id"]))
    return tuple(plays), tuple(choices)


PLAYS, PLAY_CHOICES = _plays()  # PLAY_CHOICES[play][2 * n] is the kind of choice n, [2 * n + 1] its selector
PLAY_COUNT = len(PLAYS)
PLAY_WINDOWS = tuple(_bits(WINDOWS.index(name) for name in (card.play or {}).get("windows", ())) for card in CARDS)
IS_REACTION = tuple(int("utility_played" in (card.play or {}).get("reaction", ())) for card in CARDS)
PLAY_WHEN = tuple(_compiler.condition((card.play or {}).get("when")) for card in CARDS)

NODES = tuple(_compiler.nodes)
FIRST_NODE = tuple(_compiler.first_node)  # of each condition; the next one's is the end
SELECTORS = tuple(_compiler.selectors)
VALUES = tuple(_compiler.values)
EFFECT_ROWS = tuple(_compiler.effects)

# Units that are named by card and owner: each is in a deck once and never changes hands. [OW-C5]
ORBITAL_CARDS = tuple(number for number in range(CARD_COUNT) if UNIT_TYPE[number] == ORBITAL)
GROUND_CARDS = tuple(number for number in range(CARD_COUNT) if UNIT_TYPE[number] == GROUND)
SHIP_CARDS = tuple(number for number in ORBITAL_CARDS if UNIT_KIND[number] == SHIP)
PROHIBITED_CARDS = tuple(number for number in range(CARD_COUNT) if IS_PROHIBITED[number] == 1)
ORBITAL_NUMBER = tuple(ORBITAL_CARDS.index(n) if n in ORBITAL_CARDS else NOTHING for n in range(CARD_COUNT))
GROUND_NUMBER = tuple(GROUND_CARDS.index(n) if n in GROUND_CARDS else NOTHING for n in range(CARD_COUNT))

# The Worlds. [OW-1.3]
WORLDS = CARD_INDEX.worlds
WORLD_CARD_COUNT = len(WORLDS)
WORLD_WATER = tuple(world.h2o for world in WORLDS)
WORLD_RICHNESS = tuple(world.res for world in WORLDS)
WORLD_HABITABLE = tuple(int(world.is_habitable) for world in WORLDS)
WORLD_HOSTILE = tuple(int(world.is_hostile) for world in WORLDS)
