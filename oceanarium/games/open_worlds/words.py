"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.games.open_worlds.lacks import REQ_TEXTS, lack_of_utility, moment_of, verdict_words
from oceanarium.games.open_worlds.moves import (
    CARD,
    CHAIN_CARD,
    DRAW,
    FACILITY_AT,
    FIRE,
    FIRST,
    LAY,
    MOVE_COUNT,
    ORBITAL_OF,
    PASS,
    SAIL,
    SEAT,
    STAGE,
    STAGED_AT,
    UTILITY,
    WORLD,
    moved_unit,
    piece_in,
    staged_card,
    unit_target,
    world_id,
)
from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    AIMING,
    ASSIGNING,
    CHOOSING_WORLD,
    CONQUERING,
    MAX_FACILITIES,
    MAX_STAGED,
    MAX_WORLDS,
    MODE,
    MOST_ADJUSTED,
    MOVING,
    OVER,
    PLAY,
    PROHIBITING,
    REACTING,
    RETREATING,
    SEARCHING,
    STAGING,
    SWAPPING,
    TARGETING,
    TRASHING,
    TRIMMING,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.purposes import owned_unit, purpose, world_name
from oceanarium.games.open_worlds.rules.choices import waiting
from oceanarium.games.open_worlds.rules.surface import can_defend
from oceanarium.games.open_worlds.rules.targets import staged_for_exchange
from oceanarium.games.open_worlds.rules.words_of_cards import staged_class
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_HAND,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    PLAY_CHOICES,
    PLAY_NAMES,
    PLAYS,
    SHIP_CARDS,
    WINDOWS,
    WORLDS,
)
from oceanarium.kernel import CHANCE, NOTHING, mention

WINDOW_NAMES = {
    "begin.turn": "The turn begins",
    "begin.stage": "Stage begins",
    "end.stage": "Stage ends",
    "end.move": "Move ends",
    "begin.resolution": "World by World Resolution begins",
    "begin.surface": "Surface Conflict begins at {here}",
    "end.resolution": "World by World Resolution ends",
    "end.draw": "Draw ends",
}
OPTION_WORDS = {  # of Utilities with several options; what each does
    ("sabotage", "facility"): "destroy a Facility",
    ("sabotage", "orbital"): "destroy a Station or Field",
    ("research", "draw"): "draw 3 cards",
    ("research", "search"): "search your deck",
}
KIND_NAMES = {"population": "Population", "production": "Production"}  # that a Swap may name
_ASKED = {
    ASK_UNIT: "Choose the unit that {utility} is aimed at.",
    ASK_STAGED: "{utility}: choose one of your Staged cards.",
    ASK_HAND: "{utility}: choose a card from your hand.",
    ASK_SEAT: "{utility}: choose an opponent.",
    ASK_CHAIN: "{utility}: choose the Utility that you answer.",
}


def card_name(card: int) -> str:
    """A card as it is called, or any card if it is hidden."""
    return CARDS[card].label if 0 <= card < CARD_COUNT else "a card"


def unit_name(state: State, piece: int) -> str:
    """A unit as it is called."""
    return card_name(state.card[piece]) if piece != NOTHING else "nothing"


def utility_name(state: State) -> str:
    """The Utility that was played last."""
    return unit_name(state, state.chain_piece[state.chain_size - 1]) if state.chain_size > 0 else "a Utility"


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        return "The match is over."
    if not waiting(state) >> max(seat, 0) & 1 or seat < 0:
        return "Others are to choose."
    here, unit = world_name(state, state.here), unit_name(state, state.unit)
    if state.phase == ADJUSTING:
        left = MOST_ADJUSTED - state.adjusted[seat]
        cards = "one more card" if left == 1 else f"up to {left} cards"
        return f"Put {cards} from your hand away, or be done. You draw as many."
    if state.phase == STAGING:
        limit, staged = state.income[seat], staged_class(state, seat)
        return f"Stage cards face down at Worlds. Your Ships there may have Class {limit} in all; they have {staged}."
    if state.phase == TRIMMING:
        total = staged_class(state, seat)
        return (
            f"Trash one of your Staged Ships. They have Class {total} in all, and your limit is {state.income[seat]}."
        )
    if state.phase == AIMING:
        return f"What does {unit} fire at? Orbital Activity at {here}, {_weapon_words(state)}."
    if state.phase == ASSIGNING:
        defend = " or Defend" if _may_defend(state) else ""
        return f"What does {unit} attack{defend}? Surface Conflict at {here}, {_weapon_words(state)}."
    if state.phase == WINDOW:
        moment = WINDOW_NAMES[WINDOWS[state.window]].format(here=here)
        return f"{moment}: play a Utility, or nothing."
    if state.phase == REACTING:
        return f"{purpose(state, state.chain_size - 1)}. React, or play nothing."
    if state.phase == CONQUERING:
        return f"{owned_unit(state, state.unit)} is overcome. Do you conquer it?"
    if state.phase == TARGETING:
        kind = PLAY_CHOICES[state.chain_play[state.chain_size - 1]][2 * state.ask]
        return _ASKED.get(kind, "{utility}: choose a World.").format(utility=utility_name(state))
    return {
        PROHIBITING: "FINAL TURN: show and replace Prohibited cards, or be done.",
        MOVING: "Move your Ships, or be done. Each moves once, at most its Range.",
        CHOOSING_WORLD: "Choose the World that is resolved next.",
        SWAPPING: f"{unit} arrives at {here}. Does a Facility of yours give its place and return to your hand?",
        RETREATING: f"Orbital Conflict at {here}: Ships with Retreat may return to your hand.",
        MODE: f"{unit} at {here}: fire at Orbitals, or reserve all Weapons for the surface?",
        TRASHING: "Put cards that you do not need into your Trash Heap, or be done. Then you draw by your Income.",
        SEARCHING: "Take a card from your deck.",
    }.get(state.phase, "Choose.")


def _weapon_words(state: State) -> str:
    """The Weapon that is asked about, and which of several it is."""
    weapons = CARDS[state.card[state.unit]].weapons
    which = f" (Weapon {state.weapon + 1} of {len(weapons)})" if len(weapons) > 1 else ""
    return f"power {weapons[state.weapon]}{which}"


def _may_defend(state: State) -> bool:
    """Whether the unit that is asked about could Defend, and not only attack. [OW-13.2]"""
    if state.unit == NOTHING:
        return False
    return any(can_defend(state, state.unit, piece) for piece in pieces_from(state, state.first_unit[state.here]))


def _pass_words(state: State) -> str:
    if state.phase in (WINDOW, REACTING):
        return "Play nothing"
    if state.phase in (SWAPPING, AIMING):
        return "No target" if state.phase == AIMING else "None gives its place"
    return "Do nothing with it" if state.phase == ASSIGNING else "Done"


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words; any number has some."""
    words = _words_of(state, move) if 0 <= move < MOVE_COUNT else f"Nothing (there is no move {move})"
    return words[0].upper() + words[1:]


def _words_of(state: State, move: int) -> str:
    if move == PASS:
        return _pass_words(state)
    if CARD <= move < STAGE:
        return _card_words(state, move - CARD)
    if STAGE <= move < SAIL:
        card, world = divmod(move - STAGE, MAX_WORLDS)
        is_asked = state.phase == STAGING and state.chooser >= 0 and world < state.world_count
        verdict = verdict_words(state, state.chooser, card, world) if is_asked else ""
        return f"Stage {card_name(card)} at {world_name(state, world)}{verdict}"
    if SAIL <= move < UTILITY:
        ship, world = divmod(move - SAIL, MAX_WORLDS)
        return f"Move {card_name(SHIP_CARDS[ship])} to {world_name(state, world)}"
    if UTILITY <= move < WORLD:
        play = move - UTILITY
        option = OPTION_WORDS.get(PLAY_NAMES[play])
        return f"Play {card_name(PLAYS[play][0])}" + (f": {option}" if option else "")
    if WORLD <= move < SEAT:
        return world_name(state, move - WORLD)
    if SEAT <= move < FACILITY_AT:
        return _seat_words(state, move - SEAT)
    if FACILITY_AT <= move < STAGED_AT:
        return _unit_words(state, move)
    if STAGED_AT <= move < CHAIN_CARD:
        world, number = divmod(move - STAGED_AT, MAX_STAGED)
        piece = staged_card(state, max(state.chooser, 0), world, number)
        if piece == NOTHING:
            return f"A Staged card that is not there (number {number + 1} at {world_name(state, world)})"
        return f"Your Staged {unit_name(state, piece)} at {world_name(state, world)} ({number + 1})"
    if CHAIN_CARD <= move < FIRE:
        entry = move - CHAIN_CARD
        if entry >= state.chain_size:
            return f"A Utility that was not played (number {entry + 1} in the chain)"
        return f"Answer {unit_name(state, state.chain_piece[entry])} (number {entry + 1} in the chain)"
    if FIRE <= move < DRAW:
        words = ("Fire at Orbitals", "Reserve all Weapons for the surface", "Conquer it", "Do not conquer it")
        return words[move - FIRE]
    if DRAW <= move < LAY:
        return f"{card_name(move - DRAW)} is drawn"
    if LAY <= move < FIRST:
        return f"{WORLDS[move - LAY].name} is laid out"
    return f"{_seat_words(state, move - FIRST)} is next in Priority Order"


def _seat_words(state: State, seat: int) -> str:
    return mention(seat) if seat < state.seats else "somebody who is not at the table"


def pieces_from(state: State, first: int) -> list[int]:
    """A list of units or Staged cards, in order."""
    pieces = []
    while first != NOTHING:
        pieces.append(first)
        first = state.next_piece[first]
    return pieces


def _card_words(state: State, card: int) -> str:
    verb = {
        ADJUSTING: "Put away",
        PROHIBITING: "Show and replace",
        TRIMMING: "Trash the Staged",
        TRASHING: "Trash",
        SEARCHING: "Take",
    }.get(state.phase, "Choose")
    return f"{verb} {card_name(card)}"


def _unit_words(state: State, move: int) -> str:
    """A unit with whose it is, where, and its Defence."""
    piece = moved_unit(state, move)
    if piece == NOTHING:
        return f"A unit that is not there ({unit_target(state, move)})"
    defence, place = CARDS[state.card[piece]].defence, _place_words(state, move)
    if state.phase == RETREATING:
        return f"Retreat {unit_name(state, piece)}"
    if state.phase == SWAPPING:
        return f"Let {unit_name(state, piece)}{place} give its place and take it back"
    where = f"{owned_unit(state, piece)} (Defence {defence}{place})"
    if state.phase == ASSIGNING and state.controller[piece] == state.controller[state.unit]:
        return f"Defend {where}"
    verb = "Attack" if state.phase == ASSIGNING else "Fire at" if state.phase == AIMING else "Choose"
    return f"{verb} {where}"


def _place_words(state: State, move: int) -> str:
    """Which of several equal Facilities it is, by its place at the World."""
    if move >= ORBITAL_OF:
        return ""
    world, place = divmod(move - FACILITY_AT, MAX_FACILITIES)
    piece = moved_unit(state, move)
    alike = [
        other
        for other in pieces_from(state, state.first_unit[world])
        if (state.card[other], state.controller[other]) == (state.card[piece], state.controller[piece])
    ]
    return f", place {place + 1}" if len(alike) > 1 else ""


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    card, world, target, utility = NOTHING, NOTHING, NOTHING, NOTHING
    is_seated = 0 <= seat < state.seats
    if CARD <= move < STAGE:
        card = move - CARD
    elif STAGE <= move < SAIL:
        card, world = divmod(move - STAGE, MAX_WORLDS)
    elif SAIL <= move < UTILITY:
        ship, world = divmod(move - SAIL, MAX_WORLDS)
        card = SHIP_CARDS[ship]
    elif UTILITY <= move < WORLD:
        utility = PLAYS[move - UTILITY][0]
    elif WORLD <= move < SEAT:
        world = move - WORLD
    elif FACILITY_AT <= move < STAGED_AT:
        target = moved_unit(state, move)
    if world == NOTHING and state.phase == TARGETING:
        world = _exchange_world(state)
    return {
        "chooser": _chooser_text(state),
        "card": card_name(card),
        "world": world_name(state, world),
        "here": world_name(state, state.here),
        "range": str(CARDS[card].range) if card != NOTHING else "0",
        "distance": _distance(state, seat, card, world),
        "unit": unit_name(state, state.unit),
        "target": unit_name(state, target),
        "owner": mention(state.controller[target]) if target != NOTHING else "nobody",
        "absence": _absence(state, target),
        "swap": _swap_words(state, target),
        "assignments": "attacks or Defends" if _may_defend(state) else "attacks",
        "utility": card_name(utility) if utility != NOTHING else utility_name(state),
        "moment": moment_of(utility) if utility != NOTHING else "later",
        "lack": lack_of_utility(state, utility, seat) if utility != NOTHING and is_seated else "it is not yours",
        "chosen": "yourself" if move == SEAT + seat else _chosen(state, move, card, target),
    }


def _distance(state: State, seat: int, card: int, world: int) -> str:
    """How far a Ship of a seat is from a World."""
    ship = NOTHING if card == NOTHING or not 0 <= seat < state.seats else piece_in(state, seat, card, PLAY)
    return str(abs(state.world[ship] - world)) if ship != NOTHING else "many"


def _absence(state: State, target: int) -> str:
    """Why a unit is not to be had here."""
    if target == NOTHING:
        return "There is no such unit"
    return f"{owned_unit(state, target)} is not here"


def _swap_words(state: State, target: int) -> str:
    """What a Facility gives its place to."""
    kinds = (CARDS[state.card[target]].swap or {}).get("kinds", ()) if target != NOTHING else ()
    return f"a {' or '.join(KIND_NAMES[kind] for kind in kinds)} Facility" if kinds else "a Facility"


def _chosen(state: State, move: int, card: int, target: int) -> str:
    """What somebody wanted to choose for a Utility."""
    if target != NOTHING:
        return owned_unit(state, target)
    if card != NOTHING:
        return card_name(card)
    if SEAT <= move < FACILITY_AT:
        return _seat_words(state, move - SEAT)
    return world_name(state, move - WORLD) if WORLD <= move < SEAT else "that"


def _exchange_world(state: State) -> int:
    """Where the Staged card lies that is to be exchanged, or NOTHING."""
    staged = staged_for_exchange(state, state.chain_play[state.chain_size - 1])
    return NOTHING if staged == NOTHING else state.world[staged]


def _chooser_text(state: State) -> str:
    return "chance" if state.chooser == CHANCE else mention(state.chooser)


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if field == "card":
        return CARD_IDS[value] if value != NOTHING else "hidden"
    if field in ("unit", "target"):
        return f"{owner_of(value)}:{CARD_IDS[state.card[value]]}"
    if field in ("world", "start"):
        return world_id(state, value)
    if field == "req":
        return REQ_TEXTS[value]
    return WORLDS[value].id if field == "world_card" else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "card":
        return card_name(value)
    if field in ("unit", "target"):
        return unit_name(state, value)
    if field in ("world", "start"):
        return world_name(state, value)
    if field == "opponent":
        return mention(value)
    if field == "req":
        return REQ_TEXTS[value]
    return WORLDS[value].name if field == "world_card" else str(value)
