"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.games.open_ocean.moves import ATTRACT as ATTRACT_MOVE
from oceanarium.games.open_ocean.moves import CLEAR as CLEAR_MOVE
from oceanarium.games.open_ocean.moves import (
    DECLINE,
    EVENT,
    FIRST,
    GOAL,
    KEEP_CRAB,
    LIFT,
    LOSE,
    PICK,
    PLACE,
    STARTER,
    STAY,
    STEAL,
    USE_CRAB,
    card_space,
    kind_family,
    listed_space,
    space_name,
)
from oceanarium.games.open_ocean.moves import DRAW as DRAW_MOVE
from oceanarium.games.open_ocean.moves import TAKE as TAKE_MOVE
from oceanarium.games.open_ocean.moves import TOSS as TOSS_MOVE
from oceanarium.games.open_ocean.parts import (
    ATTRACTING,
    BIG,
    CARDS,
    CHOOSING,
    CLASS_NAMES,
    CLEARING,
    COLOUR_NAMES,
    CRABBING,
    EVENT_CARDS,
    GOALS,
    HOSTING,
    JOINING,
    LEVEL_NAMES,
    LIFTING,
    LOSING,
    MAX_CARDS,
    MEDIUM,
    MOORING,
    OVER,
    PICKING,
    PLACING,
    STEALING,
    TAKING,
    TINY,
    TOSSING,
)
from oceanarium.games.open_ocean.rules import (
    actor,
    attracted_class,
    is_placing,
    is_waited_for,
    placed_kind,
    space_of_code,
)
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.view import level_text
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, mention

VOWELS = "AEIO"
_ORDER = {TINY: "a Sun card", MEDIUM: "a tiny fish", BIG: "a medium fish"}


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        return "The match is over."
    if not is_waited_for(state, seat):
        return "Wait for the others."
    if state.phase == CHOOSING:
        return "Choose the colour of your starter coral."
    if state.phase == PICKING:
        return "Choose a card of your hand to play this turn, in secret."
    if state.phase == CRABBING:
        return "Use your crab: give up your chosen card and play any card of the Ocean instead?"
    if state.phase == TAKING:
        return f"Choose the card of the Ocean that {_taker_text(state)} takes for you to play."
    if state.phase == STEALING:
        return "Your Dolphin takes an unprotected fish from a rival's reef: which one?"
    if state.phase == ATTRACTING:
        played = CARDS[state.cards[state.player][state.anchor]].name
        return f"Your {played} attracts a {CLASS_NAMES[attracted_class(state)]} fish from the Ocean: which one?"
    if state.phase == LOSING:
        return "Feeding frenzy! Which of your fish is eaten?"
    if state.phase == LIFTING:
        return "Crab Rave! Move one of your fish to another space, or none."
    if state.phase == TOSSING:
        return "Discard a card of your hand."
    if state.phase == CLEARING:
        return "Discard a card of the Ocean; a new one takes its place."
    return _placing_prompt(state)


def _placing_prompt(state: State) -> str:
    """What to do with the card that looks for its space."""
    name = CARDS[placed_kind(state)].name
    if state.phase == PLACING:
        return f"Place the {name} in your reef."
    if state.phase == JOINING:
        return f"Place the {name} beside the card that attracted it."
    if state.phase == HOSTING:
        return "The Dolphin is yours now: place it in your reef."
    if state.phase == MOORING:
        return "Place the Sea turtle beside the card it brought."
    return f"Choose the new space of the {name}."


def _taker_text(state: State) -> str:
    """Which card takes from the Ocean."""
    return "your crab" if state.taker == NOTHING else f"the {CARDS[state.taker].name}"


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    family = kind_family(move)
    if family is not None:
        return _card_words(family, move - family)
    if STARTER <= move < PICK:
        return f"Take the {COLOUR_NAMES[move - STARTER]} starter coral"
    if move in (USE_CRAB, KEEP_CRAB):
        return "Use the crab" if move == USE_CRAB else "Keep the crab"
    if STEAL <= move < PLACE:
        rival, slot = divmod(move - STEAL, MAX_CARDS)
        return f"Take {_there(state, rival, slot)} from {mention(rival)}"
    if PLACE <= move < ATTRACT_MOVE:
        return f"Place it at {listed_space(state, move - PLACE)}"
    if move in (DECLINE, STAY):
        return "Attract nothing" if move == DECLINE else "Move no fish"
    if LOSE <= move < LIFT:
        return f"Lose {_there(state, state.chooser, move - LOSE)}"
    if LIFT <= move < STAY:
        return f"Move {_there(state, state.chooser, move - LIFT)}"
    if GOAL <= move < EVENT:
        return f"The goal {goal_text(move - GOAL)} is drawn"
    if EVENT <= move < FIRST:
        return f"The event {EVENT_CARDS[move - EVENT].name} is revealed"
    return f"{mention(move - FIRST)} is First Player"


def _card_words(family: int, kind: int) -> str:
    """A move that names a card: which one, what it is worth."""
    card = CARDS[kind]
    points = f"{card.points} point{'' if card.points == 1 else 's'}"
    facts = f"{CLASS_NAMES[card.sort]}, {points}"
    if family == PICK:
        return f"Choose the {card.name} ({facts})"
    if family == TAKE_MOVE:
        return f"Take the {card.name} ({facts})"
    if family == ATTRACT_MOVE:
        return f"Attract the {card.name} ({points})"
    if family == TOSS_MOVE:
        return f"Discard the {card.name} from your hand"
    if family == CLEAR_MOVE:
        return f"Discard the {card.name} from the Ocean"
    assert family == DRAW_MOVE
    return f"{'An' if card.name[0] in VOWELS else 'A'} {card.name} is drawn"


def _there(state: State, seat: int, slot: int) -> str:
    """The card in a slot with its space."""
    if not 0 <= seat < state.seats or state.cards[seat][slot] == NOTHING:
        return "nothing"
    return f"the {CARDS[state.cards[seat][slot]].name} at {card_space(state, seat, slot)}"


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    family = kind_family(move)
    card = "such card" if family is None else CARDS[move - family].name
    placed = placed_kind(state) if is_placing(state) else NOTHING
    there = "that card"
    if STEAL <= move < PLACE:
        there = _there(state, *divmod(move - STEAL, MAX_CARDS))
    elif LOSE <= move < STAY:
        there = _there(state, seat, move - LOSE if move < LIFT else move - LIFT)
    chooser = actor(state)
    return {
        "chooser": "chance" if chooser == CHANCE else "nobody" if chooser == NOBODY else mention(chooser),
        "colour": COLOUR_NAMES[move - STARTER] if STARTER <= move < PICK else "",
        "card": card,
        "the_card": f"the {card}",
        "there": there,
        "taker": _taker_text(state),
        "placed": "the card" if placed == NOTHING else f"the {CARDS[placed].name}",
        "order": "" if placed == NOTHING else _ORDER.get(CARDS[placed].sort, "any card"),
        "wanted": CLASS_NAMES[attracted_class(state)] if state.phase == ATTRACTING else "",
    }


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if field == "card":
        return "hidden" if value == NOTHING else CARDS[value].slug
    if field == "colour":
        return COLOUR_NAMES[value]
    if field == "goal":
        return GOALS[value].code
    if field == "event":
        return EVENT_CARDS[value].code
    if field == "space":
        return space_name(*space_of_code(value))
    if field == "level":
        return level_text(value)
    return LEVEL_NAMES[value // 2] if field == "name" else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "card":
        return "a card" if value == NOTHING else with_article(CARDS[value].name)
    if field == "goal":
        return goal_text(value)
    if field == "event":
        return f"{EVENT_CARDS[value].name}: {EVENT_CARDS[value].effect}"
    return mention(value) if field == "rival" else spell(state, field, value)


def with_article(name: str) -> str:
    """A card as one of its kind."""
    return f"{'an' if name[0] in VOWELS else 'a'} {name}"


def goal_text(goal: int) -> str:
    """What a goal asks for."""
    card = GOALS[goal]
    first = CARDS[card.first].name
    what = f"{card.number} x {first}" if card.second == NOBODY else f"{first} by {CARDS[card.second].name}"
    return f"{card.code} ({what}, {card.points} points)"
