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
    MOVE_COUNT,
    PICK,
    PLACE,
    STARTER,
    STAY,
    STEAL,
    USE_CRAB,
    kind_family,
    space_name,
)
from oceanarium.games.open_ocean.moves import DRAW as DRAW_MOVE
from oceanarium.games.open_ocean.moves import TAKE as TAKE_MOVE
from oceanarium.games.open_ocean.moves import TOSS as TOSS_MOVE
from oceanarium.games.open_ocean.parts import (
    ANEMONE,
    ATTRACTING,
    BIG,
    CARDS,
    CHOOSING,
    CLASS_NAMES,
    CLEARING,
    COLOUR_NAMES,
    CORAL,
    CRABBING,
    DOLPHIN,
    EVENT_CARDS,
    GOALS,
    GREAT_WHITE,
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
    SHARK,
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
    turtle_limit,
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
        return _picking_prompt(state)
    if state.phase == CRABBING:
        return "Use your crab: give up your chosen card and play any card of the Ocean instead?"
    if state.phase == TAKING:
        return _taking_prompt(state)
    if state.phase == STEALING:
        return "Your Dolphin takes an unprotected fish from a rival's reef: which one?"
    if state.phase == ATTRACTING:
        return f"Your {_anchor_name(state)} attracts a {CLASS_NAMES[attracted_class(state)]} fish: which one?"
    if state.phase == LOSING:
        return "Feeding frenzy! Which of your fish is eaten?"
    if state.phase == LIFTING:
        return "Crab Rave! Move one of your fish to another space, or none."
    if state.phase == TOSSING:
        return "Discard a card from your hand."
    if state.phase == CLEARING:
        return "Discard a card from the Ocean; a new one takes its place."
    return _placing_prompt(state)


def _picking_prompt(state: State) -> str:
    """Alone there is nobody to hide the card from. [OO-2.2, OO-14.1]"""
    if state.seats == 1:
        return "Choose a card from your hand to play."
    return "Choose a card from your hand, in secret."


def _taking_prompt(state: State) -> str:
    """Who takes from the Ocean, and what it may take. [OO-12.1]"""
    if state.taker in (SHARK, GREAT_WHITE, DOLPHIN):
        return f"{_taker_text(state)[0].upper()}{_taker_text(state)[1:]} brings you a fish from the Ocean: which one?"
    return f"Choose any card of the Ocean that you can play; {_taker_text(state)} brings it."


def _placing_prompt(state: State) -> str:
    """What to do with the card that looks for its space."""
    name = CARDS[placed_kind(state)].name
    if state.phase == PLACING:
        return f"Place the {name} in your reef."
    if state.phase == JOINING:
        return f"Place the {name} beside your {_anchor_name(state)}."
    if state.phase == HOSTING:
        if state.victim == state.player:  # FV-1
            return "The Dolphin stays with you: place it in your reef."
        return f"The Dolphin of {mention(state.player)} stays with you: place it in your reef."
    if state.phase == MOORING:
        return f"Place the Sea turtle beside your {_anchor_name(state)}, which it brought."
    return f"Choose the new space of the {name}."


def _anchor_name(state: State) -> str:
    """The card that the play in progress brought into the reef; "card" where there is none."""
    if state.player == NOBODY or state.anchor == NOTHING:
        return "card"
    return CARDS[state.cards[state.player][state.anchor]].name


def _taker_text(state: State) -> str:
    """Which card takes from the Ocean."""
    return "your crab" if state.taker == NOTHING else f"the {CARDS[state.taker].name}"


def space_words(x: int, y: int) -> str:
    """Where a space lies, as people say it: counted from the starter coral. [OO-1.2]"""
    side = "left" if x < 0 else "right"
    if y < 0:
        return "below the starter's row"
    if x == 0:
        return "above the starter" if y == 1 else f"{y} above the starter"
    if y == 0:
        return f"{side} of the starter" if abs(x) == 1 else f"{abs(x)} {side} of the starter"
    return f"{abs(x)} {side}, {y} up from the starter"


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
        return _placing_words(state, move - PLACE)
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
    return f"{mention(move - FIRST)} is First Player" if FIRST <= move < MOVE_COUNT else f"Move {move}"


def _placing_words(state: State, space: int) -> str:
    """A space and the cards beside it, which are what matters there."""
    if space >= state.space_count:
        return "Place it beyond the reef"
    names = [
        f"the {CARDS[kind].name}"
        for slot, kind in enumerate(state.cards[state.builder])
        if slot > 0 and state.space_touches[space] >> slot & 1
    ]
    where = f"Place it {space_words(state.space_xs[space], state.space_ys[space])}"
    return f"{where}, beside {_listed(list(dict.fromkeys(names)))}" if names else where


def _listed(names: list[str]) -> str:
    """Names in a row: a, b and c."""
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


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
    if slot == 0:
        return "the starter coral"
    where = space_words(state.xs[seat][slot], state.ys[seat][slot])
    return f"the {CARDS[state.cards[seat][slot]].name} ({where})"


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    family = kind_family(move)
    card = "such card" if family is None else CARDS[move - family].name
    placed = placed_kind(state) if is_placing(state) else NOTHING
    needy = placed if family is None else move - family
    there = "that card"
    if STEAL <= move < PLACE:
        rival, slot = divmod(move - STEAL, MAX_CARDS)
        there = _there(state, rival, slot)
        if rival < state.seats and not is_placing(state):
            needy = state.cards[rival][slot]
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
        "turtles": str(turtle_limit(state)),
        "placed": "the card" if placed == NOTHING else f"the {CARDS[placed].name}",
        "anchor": f"the {_anchor_name(state)}",
        "needs": "a card" if needy == NOTHING else needs_text(needy),
        "wanted": CLASS_NAMES[attracted_class(state)] if state.phase == ATTRACTING else "",
    }


def needs_text(kind: int) -> str:
    """What a card connects to. [OO-5.1, OO-6.2, OO-6.3, OO-9.6]"""
    if CARDS[kind].sort in _ORDER:
        return f"{_ORDER[CARDS[kind].sort]} or another {CARDS[kind].name}"
    return "a Sun card" if CARDS[kind].sort in (CORAL, ANEMONE) else "a card"


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if field in ("card", "needs"):
        return "hidden" if value == NOTHING else CARDS[value].slug
    if field == "colour":
        return COLOUR_NAMES[value]
    if field == "wanted":
        return CLASS_NAMES[value]
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
    if field == "needs":
        return needs_text(value)
    if field == "space":
        return space_words(*space_of_code(value))
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
    what = f"{card.number} {first}" if card.second == NOBODY else f"{first} by {CARDS[card.second].name}"
    return f"{card.code} ({what}, {card.points} points)"
