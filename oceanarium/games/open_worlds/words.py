"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.games.open_worlds.moves import (
    CARD,
    CHAIN_CARD,
    DRAW,
    FACILITY_AT,
    FIRE,
    FIRST,
    LAY,
    MOVE_COUNT,
    PASS,
    SAIL,
    SEAT,
    STAGE,
    STAGED_AT,
    UTILITY,
    WORLD,
    moved_unit,
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
    MAX_STAGED,
    MAX_WORLDS,
    MODE,
    MOST_ADJUSTED,
    MOVING,
    OVER,
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
from oceanarium.games.open_worlds.rules.choices import waiting
from oceanarium.games.open_worlds.rules.targets import staged_for_exchange
from oceanarium.games.open_worlds.rules.words_of_cards import free_room, has_ability, holds, matches_card, staged_class
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_HAND,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    CARD_COUNT,
    CARD_IDS,
    CARD_KIND,
    CARD_TYPE,
    CARDS,
    CLASS_EXEMPT,
    FACILITY,
    IS_PROHIBITED,
    PLAY_CHOICES,
    PLAY_NAMES,
    PLAYS,
    REQ,
    SHIP,
    SHIP_CARDS,
    SHIP_CLASS,
    SWAP_FOR,
    WEAPONS,
    WINDOWS,
    WORLDS,
)
from oceanarium.games.open_worlds.tables import UTILITY as UTILITY_TYPE
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


def world_name(state: State, world: int) -> str:
    """The World at a position as it is called."""
    if not 0 <= world < state.world_count or state.worlds[world] == NOTHING:
        return f"a World that is not there (number {world + 1})"
    return WORLDS[state.worlds[world]].name


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
        return f"Put up to {left} cards from your hand away and draw as many, or be done."
    if state.phase == STAGING:
        limit = f"Ships up to Class {state.income[seat]} in all; you have {staged_class(state, seat)} Staged"
        return f"Turn {state.turn}: Stage cards face down at Worlds ({limit}), or be done."
    if state.phase == TRIMMING:
        total = staged_class(state, seat)
        return f"Your Staged Ships have Class {total} and your Income was {state.income[seat]}: Trash one of them."
    if state.phase == AIMING:
        power = WEAPONS[state.card[state.unit]][state.weapon]
        return f"Orbital Activity at {here}: what does {unit} fire at with Weapon {state.weapon + 1} (power {power})?"
    if state.phase == ASSIGNING:
        power = WEAPONS[state.card[state.unit]][state.weapon]
        return f"Surface Conflict at {here}: what does {unit} attack with power {power}, or Defend?"
    if state.phase == WINDOW:
        moment = WINDOW_NAMES[WINDOWS[state.window]].format(here=here)
        return f"{moment}: play a Utility, or pass."
    if state.phase == TARGETING:
        kind = PLAY_CHOICES[state.chain_play[state.chain_size - 1]][2 * state.ask]
        return _ASKED.get(kind, "{utility}: choose a World.").format(utility=utility_name(state))
    return {
        PROHIBITING: "FINAL TURN: show and replace Prohibited cards, or be done.",
        MOVING: "Move your Ships, each once and at most its Range, or be done.",
        CHOOSING_WORLD: "Choose the World that is resolved next.",
        SWAPPING: f"{unit} arrives at {here}: does a Facility of yours give its place and return to your hand?",
        RETREATING: f"Orbital Conflict at {here}: Ships with Retreat may return to your hand.",
        MODE: f"{unit} at {here}: fire at Orbitals, or reserve all Weapons for the surface?",
        CONQUERING: f"{unit} at {here} is overcome: do you conquer it?",
        TRASHING: "Put cards from your hand into your Trash Heap to draw others, or be done.",
        REACTING: f"{utility_name(state)} was played: react, or pass.",
        SEARCHING: "Take a card from your deck.",
    }.get(state.phase, "Choose.")


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
        return f"Stage {card_name(card)} at {world_name(state, world)}{_verdict_words(state, card, world)}"
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


def staging_verdict(state: State, seat: int, card: int, world: int) -> str:
    """What would become of a card Staged at a World as things stand: `works`, or what it lacks. [OW-4.4]"""
    if CARD_TYPE[card] == UTILITY_TYPE:
        return "utility"
    if state.is_final == 1 and IS_PROHIBITED[card] == 1:
        return "prohibited"
    is_exempt = has_ability(state, seat, world, CLASS_EXEMPT)
    if CARD_KIND[card] == SHIP:
        fits = staged_class(state, seat) + SHIP_CLASS[card] <= state.income[seat]
        return "works" if is_exempt or fits else "class"
    if not holds(state, REQ[card], seat, world):
        return "req"
    if CARD_TYPE[card] == FACILITY and free_room(state, world) == 0:
        units = pieces_from(state, state.first_unit[world])
        own = [piece for piece in units if state.controller[piece] == seat == owner_of(piece)]
        swaps = [SWAP_FOR[state.card[piece]] for piece in own]
        return "works" if any(swap != NOTHING and matches_card(swap, card) for swap in swaps) else "room"
    return "works"


VERDICTS = {
    "works": "",
    "utility": " (a bluff: Utilities are played from the hand)",
    "prohibited": " (a bluff: it is Prohibited on the FINAL TURN)",
    "class": " (your Income does not carry its Class)",
    "req": " (its REQ is not met there now)",
    "room": " (there is no room now)",
}


def _verdict_words(state: State, card: int, world: int) -> str:
    """What stands against a card at a World, in brackets."""
    if state.phase != STAGING or state.chooser < 0 or not 0 <= world < state.world_count:
        return ""
    return VERDICTS[staging_verdict(state, state.chooser, card, world)]


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
    seat, defence = state.controller[piece], CARDS[state.card[piece]].defence
    name = f"{unit_name(state, piece)} of {mention(seat)}"
    place = unit_target(state, move).rpartition(":")[2] if move < STAGED_AT else ""
    where = f"{world_name(state, state.world[piece])}, Defence {defence}, {place.replace('_', ' ')}"
    if state.phase == RETREATING:
        return f"Retreat {unit_name(state, piece)}"
    if state.phase == SWAPPING:
        return f"Take back {unit_name(state, piece)} ({place})"
    if state.phase == ASSIGNING and seat == state.controller[state.unit]:
        return f"Defend {name} ({where})"
    verb = "Attack" if state.phase == ASSIGNING else "Fire at" if state.phase == AIMING else "Choose"
    return f"{verb} {name} ({where})"


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    card, world, target, utility = NOTHING, NOTHING, NOTHING, NOTHING
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
        "range": str(CARDS[card].range) if card != NOTHING else "0",
        "unit": unit_name(state, state.unit),
        "target": unit_name(state, target),
        "utility": card_name(utility) if utility != NOTHING else utility_name(state),
    }


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
    return WORLDS[value].name if field == "world_card" else str(value)
