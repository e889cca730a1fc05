"""What people are told besides: prompts, and the facts that sentences mention. The sentences are in `languages`."""

from oceanarium.games.open_ocean.moves import listed_space, space_of_card
from oceanarium.games.open_ocean.parts import (
    ATTRACTING,
    CARDS,
    CHOOSING,
    CLEARING,
    CRABBING,
    DOLPHIN,
    GREAT_WHITE,
    HOSTING,
    JOINING,
    LAST_FISH,
    LIFTING,
    LOSING,
    MOORING,
    OVER,
    PICKING,
    PLACING,
    REEF_KINDS,
    SHARK,
    STEALING,
    TAKING,
    TOSSING,
)
from oceanarium.games.open_ocean.rules import actor
from oceanarium.games.open_ocean.rules.choices import is_placing
from oceanarium.games.open_ocean.rules.playable import turtle_limit
from oceanarium.games.open_ocean.rules.playing import attracted_class, placed_kind
from oceanarium.games.open_ocean.rules.turn import is_waited_for
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.vocabulary import (
    ACROSS,
    CLASS,
    COUNT,
    PIECE,
    POINTS,
    SEAT,
    SHOWN,
    SIDE,
    STARTER_CORAL,
    UP,
    WANTED,
    WORDS,
    seen_from_starter,
)
from oceanarium.kernel import NOBODY, NOTHING, Sentence, lowest_bit
from oceanarium.kernel.vocabulary import Fields, Gains

IN_REEF = PIECE.among((*range(REEF_KINDS), NOTHING))

ASKED = {
    OVER: WORDS.prompt("over"),
    CHOOSING: WORDS.prompt("choose"),
    PICKING: WORDS.prompt("pick"),
    CRABBING: WORDS.prompt("crab"),
    TAKING: WORDS.prompt("take", "taker"),
    STEALING: WORDS.prompt("steal"),
    ATTRACTING: WORDS.prompt("attract", "anchor", "wanted"),
    LOSING: WORDS.prompt("lose"),
    LIFTING: WORDS.prompt("lift"),
    TOSSING: WORDS.prompt("toss"),
    CLEARING: WORDS.prompt("clear"),
    PLACING: WORDS.prompt("place", "placed"),
    JOINING: WORDS.prompt("join", "placed", "anchor"),
    HOSTING: WORDS.prompt("host", "player"),
    MOORING: WORDS.prompt("moor", "anchor"),
}
WAIT = WORDS.prompt("wait")
PICK_ALONE = WORDS.prompt("pick_alone")
TAKE_FISH = WORDS.prompt("take_fish", "taker")
HOST_OWN = WORDS.prompt("host_own")
SHIFT = WORDS.prompt("shift", "placed")

WORDS.gains = Gains(
    events=("fish_stolen", "dolphin_placed"),
    parts=("cards", "schools", "rainbow", "goals", "clusters", "bloom"),
)


def prompt(state: State, seat: int) -> Sentence:
    """What is asked of a seat, in one sentence."""
    ask = ASKED.get(state.phase, SHIFT)
    if state.phase != OVER and not is_waited_for(state, seat):
        ask = WAIT
    elif state.phase == PICKING and state.seats == 1:  # there is nobody to hide the card from [OO-2.2, OO-14.1]
        ask = PICK_ALONE
    elif state.phase == TAKING and state.taker in (SHARK, GREAT_WHITE, DOLPHIN):  # OO-12.1
        ask = TAKE_FISH
    elif state.phase == HOSTING and state.victim == state.player:  # FV-1
        ask = HOST_OWN
    return ask(state, seat)


@WORDS.fact(SEAT)
def chooser(state: State, seat: int, move: Fields) -> int:
    """Who is to choose."""
    return actor(state)


@WORDS.fact(SEAT)
def player(state: State, seat: int, move: Fields) -> int:
    """Whose play it is."""
    return state.player


@WORDS.fact(CLASS)
def sort(state: State, seat: int, move: Fields) -> int:
    """The class of a card."""
    return CARDS[move["card"]].sort


@WORDS.fact(POINTS)
def points(state: State, seat: int, move: Fields) -> int:
    """What a card is worth."""
    return CARDS[move["card"]].points


@WORDS.fact(SHOWN)
def taker(state: State, seat: int, move: Fields) -> int:
    """The card that takes from the Ocean; NOTHING for an advantage crab."""
    return state.taker


@WORDS.fact(IN_REEF)
def placed(state: State, seat: int, move: Fields) -> int:
    """The card that looks for its space."""
    return placed_kind(state) if is_placing(state) else NOTHING


@WORDS.fact(IN_REEF)
def anchor(state: State, seat: int, move: Fields) -> int:
    """The card that the play in progress brought into the reef."""
    if state.player == NOBODY or state.anchor == NOTHING:
        return NOTHING
    return state.cards[state.player][state.anchor]


@WORDS.fact(PIECE.among(range(LAST_FISH + 1)))
def needs(state: State, seat: int, move: Fields) -> int:
    """The card whose connections are missing: the one chosen, the one to be placed, or the one to be stolen."""
    if "card" in move:
        return move["card"]
    return placed_kind(state) if is_placing(state) else state.cards[move["rival"]][move["slot"]]


@WORDS.fact(WANTED)
def wanted(state: State, seat: int, move: Fields) -> int:
    """The class of fish that is attracted."""
    return attracted_class(state)


@WORDS.fact(COUNT)
def turtles(state: State, seat: int, move: Fields) -> int:
    """How many Sea Turtles everybody may play."""
    return turtle_limit(state)


@WORDS.fact(PIECE.among((*range(REEF_KINDS), STARTER_CORAL, NOTHING)))
def there(state: State, seat: int, move: Fields) -> int:
    """The card in a slot of a reef; NOTHING for an empty slot."""
    owner, slot = move.get("rival", seat), move["slot"]
    if space_of_card(state, owner, slot) == NOTHING:
        return NOTHING
    return STARTER_CORAL if slot == 0 else state.cards[owner][slot]


def _seen(state: State, seat: int, move: Fields) -> Fields:
    """Where the space of a move lies: that of a card, or one that is chosen for a card."""
    if "slot" in move:
        return seen_from_starter(space_of_card(state, move.get("rival", seat), move["slot"]))
    return seen_from_starter(listed_space(state, move["space"]))


@WORDS.fact(SIDE)
def side(state: State, seat: int, move: Fields) -> int:
    """On which side of the starter."""
    return _seen(state, seat, move)["side"]


@WORDS.fact(ACROSS)
def across(state: State, seat: int, move: Fields) -> int:
    """How far to that side."""
    return _seen(state, seat, move)["across"]


@WORDS.fact(UP)
def up(state: State, seat: int, move: Fields) -> int:
    """How far above."""
    return _seen(state, seat, move)["up"]


@WORDS.fact(PIECE.among(range(REEF_KINDS)))
def beside(state: State, seat: int, move: Fields) -> list[int]:
    """The cards that a space touches, which are what matters there, but for the starter."""
    if move["space"] >= state.space_count:
        return []
    kinds, touched = [], state.space_touches[move["space"]] & ~1
    while touched:
        kinds.append(state.cards[state.builder][lowest_bit(touched)])
        touched &= touched - 1
    return list(dict.fromkeys(kinds))


@WORDS.fact(COUNT)
def neighbours(state: State, seat: int, move: Fields) -> int:
    """How many they are."""
    return len(beside(state, seat, move))
