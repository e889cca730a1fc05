"""What never changes: counts, places, phases, flags and options. The cards themselves are in `tables`. [OW-1, OW-C5]"""

from collections.abc import Mapping
from typing import Any

from oceanarium.games.open_worlds.card_index import (
    CARD_INDEX,
    MOST_CHOICES,
    MOST_EXTRA_SLOTS,
    MOST_IN_CHAIN,
    MOST_WEAPONS,
)
from oceanarium.games.open_worlds.decks import DECK_SIZE, INTRODUCTORY_SIZE, card_numbers, cards_numbered, complaints
from oceanarium.games.open_worlds.tables import WORLD_CARD_COUNT, WORLD_WATER
from oceanarium.kernel import Options, rule
from oceanarium.kernel.options import Wrong

MIN_SEATS, MAX_SEATS = 2, 4
_CONSTANTS = CARD_INDEX.constants

# Numbers of the rules.
OPENING_HAND: int = _CONSTANTS["opening_hand"]
HAND_LIMIT_BASE: int = _CONSTANTS["hand_limit"]
MOST_ADJUSTED: int = _CONSTANTS["hand_adjust_max"]
LEAST_DRAW: int = _CONSTANTS["minimum_draw"]
STAGE_LIMIT: int = _CONSTANTS["stage_limit_per_world"]
LEAST_WATER: int = _CONSTANTS["h2o_floor"]
MOST_WATER: int = _CONSTANTS["h2o_ceiling"]
STALLED_TURNS: int = _CONSTANTS["stalled_turns"]
INTRODUCTORY_WATER: int = _CONSTANTS["intro_min_h2o"]
FEWEST_WORLD_CARDS: int = _CONSTANTS["worlds_deck_minimum"]
WORLDS_IN_PLAY = (0, 0, *(int(_CONSTANTS["worlds_in_play"][str(seats)]) for seats in range(2, MAX_SEATS + 1)))

# Capacities. [OW-C5]
MAX_WORLDS = max(WORLDS_IN_PLAY)
MAX_DECK = DECK_SIZE  # OW-1.1
PIECE_COUNT = MAX_SEATS * MAX_DECK  # a piece is one card of one player: seat * MAX_DECK + its place in the deck list
MAX_FACILITIES = MOST_WATER  # at one World
MAX_STAGED = STAGE_LIMIT + MOST_EXTRA_SLOTS * MAX_SEATS  # cards of one player at one World
MAX_CHAIN = MOST_IN_CHAIN * MAX_SEATS
MAX_AIMS = MOST_WEAPONS
MAX_CHOICES = MOST_CHOICES

# Where a card is; exactly one of these.
DECK, HAND, STAGED, CHAIN, PLAY, INDICATOR, TRASH, ABSENT = range(8)

# What is noted about a unit or a Staged card, as bits: it moved this turn; it decided; it was engaged in orbit; it
# fires; it Defends; it attacked; damage was routed to it; it is lost; it is overcome.
MOVED, DECIDED, ENGAGED, FIRING, DEFENDING, USED, ROUTED, DOOMED, OVERCOME = (1 << bit for bit in range(9))

(
    LAYING,  # chance lays out Worlds
    DRAWING,  # chance draws cards from decks
    ADJUSTING,
    ORDERING,  # who has Priority first
    COMPARING,  # chance draws Worlds for it
    BEGINNING,
    PROHIBITING,
    WINDOW,
    STAGING,
    MOVING,
    TRIMMING,
    CHOOSING_WORLD,
    SWAPPING,
    RETREATING,
    AIMING,
    MODE,
    ASSIGNING,
    CONQUERING,
    TRASHING,
    DRAWN,  # the draw of Step 7 is over
    TARGETING,
    REACTING,
    RESOLVING,
    SEARCHING,
    OVER,
) = range(25)

RANDOM_FIRST, WORLDS_DRAW, PREVIOUS_RESULT = range(3)
BY_SEAT = 0  # the deck that a seat gets by default; other decks are numbered from 1 in the order of the card index

OPTIONS = Options()  # OW-S1
VARIANT = OPTIONS.choice(
    "variant",
    "The full game, or a shorter one without Utilities for beginners.",
    {
        "standard": (0, "54-card decks and all cards."),
        "introductory": (1, "40-card decks, no Utilities, no Worlds with H2O below 3."),
    },
    default="standard",
)
DECK_OPTIONS = tuple(
    OPTIONS.choice(
        f"deck_{seat}",
        f"The deck of player {seat + 1}.",
        {
            "by_seat": (BY_SEAT, "The decks of the variant in turn."),
            **{deck.id: (number, f"{deck.name}.") for number, deck in enumerate(CARD_INDEX.decks, 1)},
        },
        default="by_seat",
    )
    for seat in range(MAX_SEATS)
)
CARD_OPTIONS = tuple(
    OPTIONS.numbers(
        f"cards_{seat}",
        f"A constructed deck for player {seat + 1}: the numbers of its cards, as `oceanarium deck export` prints them.",
        most=MAX_DECK,
        default=(),
        least=0,
    )
    for seat in range(MAX_SEATS)
)
FIRST_PRIORITY = OPTIONS.choice(
    "first_priority",
    "Who has Priority in the first turn.",
    {
        "random": (RANDOM_FIRST, "Drawn by lot."),
        "worlds_draw": (WORLDS_DRAW, "Everybody draws a World; the better one is earlier."),
        "previous_result": (PREVIOUS_RESULT, "The order of finish of the match before."),
    },
    default="random",
)
PREVIOUS_PLACES = OPTIONS.numbers(
    "previous_places",
    "The places of all players in the match before, for first_priority=previous_result; 1,1 is a draw.",
    most=MAX_SEATS,
    default=(),
    least=0,
)
WORLDS_DECK = OPTIONS.numbers(
    "worlds_deck",
    "The numbers of the Worlds in the Worlds Deck, from 1 as in the card index; all of them if none is named.",
    most=WORLD_CARD_COUNT,
    default=(),
    least=0,
)
WINDOW_RULE = OPTIONS.choice(
    "windows",
    "Who is asked whether to play a Utility.",
    {
        "uniform": (0, "Whoever might hold one for all anybody can see: being asked tells nothing."),
        "lean": (1, "Only who can play one: shorter, but being asked shows that one holds a card."),
    },
    default="uniform",
)

# The printed decks by number: cards counted from 1, filled up with zeros; row 0 is empty.
DECK_LISTS = tuple(
    (tuple(card_numbers(deck.cards)) if deck is not None else ()) + (0,) * (MAX_DECK - (deck.size if deck else 0))
    for deck in (None, *CARD_INDEX.decks)
)
DEFAULT_DECKS = tuple(  # by variant
    tuple(n for n, deck in enumerate(CARD_INDEX.decks, 1) if deck.is_introductory is is_introductory)[:2]
    for is_introductory in (False, True)
)


WRONG_CARDS = OPTIONS.complaint("cards", "complaint")
FULL_DECK = OPTIONS.complaint("full_deck", "deck", "size")
INTRODUCTORY_DECK = OPTIONS.complaint("introductory_deck", "deck", "size")
PLACES_MISSING = OPTIONS.complaint("places", "seats")
NO_PLACE = OPTIONS.complaint("place", "most")
NO_WORLD_CARDS = OPTIONS.complaint("worlds", "most")
FEW_WORLDS = OPTIONS.complaint("few_worlds", "worlds", "needed")


@OPTIONS.check
def decks_are_allowed(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """Every deck fits the variant and the rules of construction. [OW-2.1, OW-21, OW-22.1, OW-22.3]"""
    is_introductory = options["variant"] == "introductory"
    for seat in range(MAX_SEATS):
        name, numbers = options[f"deck_{seat}"], options[f"cards_{seat}"]
        if numbers:
            for complaint in complaints(cards_numbered(numbers), is_introductory=is_introductory):
                said = Wrong(complaint.key, complaint.details)
                return WRONG_CARDS(f"cards_{seat}", complaint.rule, complaint=said)
        elif name != "by_seat":
            deck = next(deck for deck in CARD_INDEX.decks if deck.id == name)
            if deck.is_introductory is not is_introductory:
                return _wrong_variant(f"deck_{seat}", deck.name, is_introductory=is_introductory)
    return None


def _wrong_variant(option: str, deck: str, *, is_introductory: bool) -> Wrong:
    """Why a printed deck of the other variant cannot be played."""
    if is_introductory:
        return FULL_DECK(option, "OW-22.1", deck=deck, size=INTRODUCTORY_SIZE)
    return INTRODUCTORY_DECK(option, "OW-21.1", deck=deck, size=DECK_SIZE)


@OPTIONS.check
def places_are_known(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """The order of the match before names every seat. [OW-2.6]"""
    if options["first_priority"] == "previous_result" and len(options["previous_places"]) != seats:
        return PLACES_MISSING("previous_places", seats=seats)
    if any(place > MAX_SEATS for place in options["previous_places"]):
        return NO_PLACE("previous_places", most=MAX_SEATS)
    return None


@OPTIONS.check
def worlds_are_enough(options: Mapping[str, Any], seats: int) -> Wrong | None:
    """At least 12 different Worlds, and enough to lay out and to draw for Priority. [OW-1.3, OW-22.1]"""
    numbers = options["worlds_deck"] or tuple(range(1, WORLD_CARD_COUNT + 1))
    if any(number > WORLD_CARD_COUNT for number in numbers) or len(set(numbers)) < len(numbers):
        return NO_WORLD_CARDS("worlds_deck", most=WORLD_CARD_COUNT)
    least_water = INTRODUCTORY_WATER if options["variant"] == "introductory" else 0
    count = sum(WORLD_WATER[number - 1] >= least_water for number in numbers)
    needed = max(FEWEST_WORLD_CARDS, WORLDS_IN_PLAY[seats] + seats)
    if count < needed:
        return FEW_WORLDS("worlds_deck", worlds=count, needed=needed)
    return None


@rule
def owner_of(piece: int) -> int:
    """The seat from whose deck a card came. [OW-19.2]"""
    return piece // MAX_DECK


def next_options(options: Mapping[str, Any], places: tuple[int, ...]) -> Mapping[str, Any]:
    """A rematch among the same players: they have Priority by their places in the match that ended. [OW-2.6, OW-R67]"""
    return {**options, "first_priority": "previous_result", "previous_places": places}


def longest_match(seats: int, options: Mapping[str, Any]) -> int:
    """A bound on the decisions of a match. [OW-C4]"""
    size = INTRODUCTORY_SIZE if options["variant"] == "introductory" else DECK_SIZE
    worlds = WORLDS_IN_PLAY[seats]
    turns = 2 * seats * (size - OPENING_HAND) + 3
    per_turn = seats * (12 * size + 3 * worlds + 11)
    return turns * per_turn + seats * size * (2 * seats + 4) + 5 * seats
