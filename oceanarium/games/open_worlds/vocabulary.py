"""What the numbers of moves, events and sentences stand for, and how cards, Worlds and players are called.

Cards and Worlds are called by the names that come with the card index, in every language.
"""

import re
from collections.abc import Hashable
from dataclasses import replace

from oceanarium.games.open_worlds.parts import MAX_CHAIN, MAX_FACILITIES, MAX_SEATS, MAX_STAGED, MAX_WORLDS, owner_of
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_COUNT, CARD_IDS, CARDS, PLAY_NAMES, WORLD_CARD_COUNT, WORLDS
from oceanarium.kernel import CHANCE, NOTHING, Vocabulary
from oceanarium.kernel.vocabulary import Argument, Seat, nothing

WORDS = Vocabulary(__package__)
NUMBER = WORDS.number("number")
HIDDEN_CARD = WORDS.clause("hidden_card")
NO_UNIT = WORDS.clause("no_unit")
NO_WORLD = WORDS.clause("no_world", "number")
NOBODY_THERE = WORDS.clause("nobody_there")


def world_id(state: State, world: int) -> str:
    """The World at a position by its id."""
    if not is_laid_out(state, world):
        return f"position_{world + 1}"
    return WORLDS[state.worlds[world]].id


def is_laid_out(state: State, world: int) -> bool:
    """Whether there is a World at a position."""
    return 0 <= world < state.world_count and state.worlds[world] != NOTHING


def _world_position(state: State, name: str) -> int | None:
    """The position of a World by its id, or by its number from the left."""
    return next((world for world in range(MAX_WORLDS) if name in (world_id(state, world), str(world + 1))), None)


def _world_name(state: State, world: int) -> Argument:
    if not is_laid_out(state, world):
        return NO_WORLD(state, {"number": world + 1})
    return WORLDS[state.worlds[world]].name


def _worlds_laid_out(state: State) -> Hashable:
    """What the names of positions depend on."""
    return state.world_count, *state.worlds


def _card_id(_: State, card: int) -> str:
    return "hidden" if card == NOTHING else CARD_IDS[card]


def _card_name(state: State, card: int) -> Argument:
    return CARDS[card].label if 0 <= card < CARD_COUNT else HIDDEN_CARD(state, {})


def piece_name(state: State, piece: int) -> str:
    """A unit as programs know it: owner, card, and where, since equal Facilities may lie side by side."""
    return f"{owner_of(piece)}:{CARD_IDS[state.card[piece]]}"


def _unit_name(state: State, piece: int) -> Argument:
    return NO_UNIT(state, {}) if piece == NOTHING else _card_name(state, state.card[piece])


def _somebody(state: State, seat: int) -> Argument:
    """Whoever sits there: a move that is not legal may speak of a seat that is not at the table."""
    return Seat(seat) if seat == CHANCE or 0 <= seat < state.seats else NOBODY_THERE(state, {})


def _play_named(_: State, name: str) -> int | None:
    """A Utility; its option may be left out if there is only one."""
    fitting = [play for play, (card, option) in enumerate(PLAY_NAMES) if name in (f"{card}_{option}", card)]
    return fitting[0] if len(fitting) == 1 else None


def _req_text(text: str) -> str:
    """The REQ as it stands on a card: behind the word, or else its first sentence."""
    found = re.match(r"(?:REQ: )?([^.]*)\.", text)
    return found[1] if found else text


REQ_TEXTS = tuple(_req_text(card.text) for card in CARDS)
REQS = {  # that may not be met: what catalogues say of each, by its text
    text: WORDS.clause(f"req-{name}")
    for name, text in {
        "peaceful_or_yours": "World non-Hostile, or occupied by you",
        "water_2_and_peaceful_or_yours": "H2O 2 or more, and World non-Hostile or occupied by you",
        "habitable_or_yours": "World Habitable, or occupied by you",
        "peaceful": "World non-Hostile",
        "yours": "World occupied by you",
        "yours_to_terraform": "World occupied by you, and non-Habitable or Hostile",
        "habitable_or_hostile": "Habitable or Hostile World only",
        "mining_or_production": "you have a Mining & Drilling or Production Facility here",
        "host": "you already have a Population, Production or Mining & Drilling Facility here",
        "population": "you have a Population Facility here",
        "large_population": "you have a Population Facility of Defence 20 or more here",
        "ship": "you have a Ship here",
    }.items()
}
REQ_OF_CAPACITY = WORDS.clause("req-capacity", "number")
QUOTED = WORDS.clause("req-quoted", "quote")  # of a card that is new


def _req(state: State, card: int) -> Argument:
    """What a card requires, as it stands on the card."""
    text = REQ_TEXTS[card]
    if text in REQS:
        return REQS[text](state, {})
    capacity = re.fullmatch(r"Capacity (\d+)", text)
    return REQ_OF_CAPACITY(state, {"number": int(capacity[1])}) if capacity else QUOTED(state, {"quote": card})


ANY_SEAT = WORDS.same(
    "opponent", replace(WORDS.seat("opponent", MAX_SEATS), tell=_somebody, within=lambda state: state.seats)
)
ANY_CARD = WORDS.name("card", CARD_COUNT, _card_id, tell=_card_name, within=nothing)
ANY_WORLD = WORDS.name("world", MAX_WORLDS, world_id, tell=_world_name, read=_world_position, within=_worlds_laid_out)
WORLD_CARD = WORDS.name(
    "world_card",
    WORLD_CARD_COUNT,
    lambda _, world: WORLDS[world].id,
    tell=lambda _, world: WORLDS[world].name,
    within=nothing,
)
ANY_PLAY = WORDS.name(
    "play", len(PLAY_NAMES), lambda _, play: ".".join(PLAY_NAMES[play]), read=_play_named, within=nothing
)
PLACE = WORDS.number("place", MAX_FACILITIES, first=1)
NTH = WORDS.number("nth", MAX_STAGED, first=1)
ENTRY = WORDS.number("entry", MAX_CHAIN, first=1)
START = WORDS.same("start", ANY_WORLD)
UNIT = WORDS.name("unit", 0, piece_name, tell=_unit_name)
TARGET = WORDS.same("target", UNIT)
QUOTE = WORDS.name("quote", 0, lambda _, card: REQ_TEXTS[card])
REQ = WORDS.name("req", 0, lambda _, card: REQ_TEXTS[card], tell=_req)
NO_STAGED_CARD, WITHIN_LIMIT, UNOCCUPIED, UNMET = range(4)
LACK = WORDS.noun("lack", ("no_staged_card", "within_limit", "unoccupied", "unmet"))
DAMAGE = WORDS.number("damage")
DEFENCE = WORDS.number("defence")
WATER = WORDS.number("water")
POWER = WORDS.number("power")
INCOME = WORDS.number("income")
