"""What people are told besides: prompts, and the facts that sentences mention. The sentences are in `languages`."""

from collections.abc import Mapping
from dataclasses import replace

from oceanarium.games.open_worlds import deck_book, windows
from oceanarium.games.open_worlds.decks import REASONS
from oceanarium.games.open_worlds.lacks import staging_verdict, why_not_playable
from oceanarium.games.open_worlds.moves import facility_at, piece_in, staged_card, unit_move
from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    AIMING,
    ASSIGNING,
    CHOOSING_WORLD,
    CONQUERING,
    MAX_CHOICES,
    MODE,
    MOST_ADJUSTED,
    MOVING,
    OVER,
    PLAY,
    PROHIBITING,
    REACTING,
    RETREATING,
    SEARCHING,
    STAGED,
    STAGING,
    SWAPPING,
    TARGETING,
    TRASHING,
    TRIMMING,
    WINDOW,
    owner_of,
)
from oceanarium.games.open_worlds.rules.choices import forbids, waiting
from oceanarium.games.open_worlds.rules.surface import can_defend as may_defend
from oceanarium.games.open_worlds.rules.targets import staged_for_exchange
from oceanarium.games.open_worlds.rules.words_of_cards import staged_class
from oceanarium.games.open_worlds.shown import Verdict
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import (
    ASK_CHAIN,
    ASK_HAND,
    ASK_SEAT,
    ASK_STAGED,
    ASK_UNIT,
    ASK_WORLD,
    CARD_COUNT,
    CARD_IDS,
    CARD_TYPE,
    CARDS,
    IS_REACTION,
    PLAY_ASKS,
    PLAY_CARD,
    PLAY_CHOICES,
    PLAY_NAMES,
    PLAY_WINDOWS,
    PLAYS,
    SHIP_CLASS,
    UTILITY,
    WINDOWS,
)
from oceanarium.games.open_worlds.vocabulary import (
    ANY_CARD,
    ANY_SEAT,
    ANY_WORLD,
    HIDDEN_CARD,
    LACK,
    UNIT,
    WORDS,
)
from oceanarium.kernel import ALLOWED, NOTHING, Sentence
from oceanarium.kernel.vocabulary import Argument, Clause, Fields, Gains

PHASES = {  # in which sentences differ
    ADJUSTING: "adjusting",
    PROHIBITING: "prohibiting",
    WINDOW: "window",
    TRIMMING: "trimming",
    SWAPPING: "swapping",
    AIMING: "aiming",
    ASSIGNING: "assigning",
    TRASHING: "trashing",
    REACTING: "reacting",
    SEARCHING: "searching",
}
DEEDS = {RETREATING: "retreat", SWAPPING: "swap", ASSIGNING: "attack", AIMING: "fire"}

IS_OVER = WORDS.prompt("over")
OTHERS_CHOOSE = WORDS.prompt("others")
CHOOSE = WORDS.prompt("choose")
PROMPTS = {
    ADJUSTING: WORDS.prompt("adjust", "left"),
    PROHIBITING: WORDS.prompt("replace"),
    STAGING: WORDS.prompt("stage", "limit", "total"),
    MOVING: WORDS.prompt("move"),
    TRIMMING: WORDS.prompt("trim", "limit", "total"),
    CHOOSING_WORLD: WORDS.prompt("world"),
    SWAPPING: WORDS.prompt("swap", "unit", "here"),
    RETREATING: WORDS.prompt("retreat", "here"),
    MODE: WORDS.prompt("mode", "unit", "here"),
    AIMING: WORDS.prompt("aim", "unit", "here", "power", "weapon", "weapons"),
    ASSIGNING: WORDS.prompt("assign", "unit", "here", "power", "weapon", "weapons", "can_defend"),
    CONQUERING: WORDS.prompt("conquer", "overcome"),
    TRASHING: WORDS.prompt("trash"),
    SEARCHING: WORDS.prompt("search"),
}
WINDOW_PROMPTS = {
    number: WORDS.prompt(f"window-{name.replace('.', '_')}", "here")
    for number, name in enumerate(WINDOWS)
    if not name.startswith("during.")  # those belong to another choice
}
TARGET_PROMPTS = {
    ASK_UNIT: WORDS.prompt("target-unit", "utility"),
    ASK_STAGED: WORDS.prompt("target-staged", "utility"),
    ASK_HAND: WORDS.prompt("target-hand", "utility"),
    ASK_SEAT: WORDS.prompt("target-seat", "utility"),
    ASK_WORLD: WORDS.prompt("target-world", "utility"),
    ASK_CHAIN: WORDS.prompt("target-chain", "utility"),
}
REACTION_PROMPTS = [  # who played what, and what for
    WORDS.prompt(f"react-{card}-{option}", "player", "utility", "first", "second", "here")
    for card, option in PLAY_NAMES
]
MOMENTS = [WORDS.clause(f"moment-{name.replace('.', '_')}") for name in WINDOWS]
REACTION = WORDS.clause("moment-reaction")
A_BLUFF, UNMET = WORDS.clause("verdict-utility"), WORDS.clause("verdict-req", "req")
VERDICTS: dict[Verdict, Clause] = {
    "later": A_BLUFF,
    "keep": A_BLUFF,
    "prohibited": WORDS.clause("verdict-prohibited"),
    "class": WORDS.clause("verdict-class", "number"),
    "room": WORDS.clause("verdict-room"),
}
OWNED = WORDS.clause("owned", "unit", "opponent", "world")
STAGED_SOMEWHERE = WORDS.clause("staged", "world")
PLAYED_BY = WORDS.clause("played_by", "card", "opponent")
A_UTILITY = WORDS.clause("utility")
YOURSELF = WORDS.clause("yourself")
SOMETHING = WORDS.clause("something")


def _utility_name(state: State, card: int) -> Argument:
    return A_UTILITY(state, {}) if card == NOTHING else ANY_CARD.tell(state, card)


UTILITY_CARD = replace(
    ANY_CARD.among([card for card in range(CARD_COUNT) if CARD_TYPE[card] == UTILITY]), tell=_utility_name
)
WORDS.noun("print", CARD_IDS)  # what stands on a card, for those who show one
WORDS.noun("book_type", list(deck_book.TYPES))  # what the page for decks lists
WORDS.noun("book_kind", list(deck_book.KINDS))
WORDS.noun("book_mark", list(deck_book.MARKS))
WORDS.noun("book_curve", list(deck_book.CURVES))
WORDS.noun("book_format", list(deck_book.FORMATS))
WORDS.same("reason", WORDS.noun("book_reason", list(REASONS)))
for _amount in ("size", "lacking", "surplus"):
    WORDS.number(_amount)
WORDS.sentences["deck-size"] = WORDS.sentences["deck-introductory_size"] = ("size", "total", "lacking", "surplus")
WORDS.sentences["deck-unique"] = WORDS.sentences["deck-no_count"] = ("card", "number")
WORDS.sentences["deck-no_card"] = ("card",)
WORDS.sentences["deck-unknown"] = ("deck", "decks")
WORDS.sentences["deck-removed"] = ("card", "reason")
WORDS.noun("window", [name.replace(".", "_") for name in windows.NAMES])  # for those who list them
OPTION = WORDS.name("option", 0, lambda _, play: PLAY_NAMES[play][1])

WORDS.gains = Gains(
    events=("conquered",),
    parts=(
        "posts",
        "mining and drilling",
        "population",
        "production",
        "yards",
        "special complexes",
        "other units",
    ),
)


def prompt(state: State, seat: int) -> Sentence:
    """What is asked of a seat, in one sentence."""
    if state.phase == OVER:
        return IS_OVER(state, seat)
    if not waiting(state) >> max(seat, 0) & 1 or seat < 0:
        return OTHERS_CHOOSE(state, seat)
    last = state.chain_size - 1
    if state.phase == WINDOW:
        return WINDOW_PROMPTS[state.window](state, seat)
    if state.phase == REACTING:
        return REACTION_PROMPTS[state.chain_play[last]](state, seat)
    if state.phase == TARGETING:
        return TARGET_PROMPTS[PLAY_CHOICES[state.chain_play[last]][2 * state.ask]](state, seat)
    return PROMPTS.get(state.phase, CHOOSE)(state, seat)


def pieces_from(state: State, first: int) -> list[int]:
    """A list of units or Staged cards, in order."""
    pieces = []
    while first != NOTHING:
        pieces.append(first)
        first = state.next_piece[first]
    return pieces


def _yes_or_no(is_so: bool) -> str:  # nothing but a word for it
    return "yes" if is_so else "no"


def _unit_in(state: State, move: Fields) -> int:
    """The unit in play that a move chooses, or NOTHING."""
    if "place" in move:
        return facility_at(state, move["world"], move["place"]) if move["world"] < state.world_count else NOTHING
    return piece_in(state, move["owner"], move["card"], PLAY) if "owner" in move else NOTHING


def _owned(state: State, piece: int) -> Sentence:
    """A unit with whose it is and where."""
    return OWNED(state, {"unit": piece, "opponent": state.controller[piece], "world": state.world[piece]})


@WORDS.fact()
def phase(state: State, seat: int, move: Fields) -> str:
    """What is being done, where that decides what a move means."""
    return PHASES.get(state.phase, "other")


@WORDS.fact()
def verdict(state: State, seat: int, move: Fields) -> Argument:
    """What stands against a card at a World where it would be Staged, if anything does. [OW-4.4]"""
    if state.phase != STAGING or state.chooser < 0 or move["world"] >= state.world_count:
        return ""
    card = move["card"]
    found = staging_verdict(state, state.chooser, card, move["world"])
    return "" if found == "works" else VERDICTS.get(found, UNMET)(state, {"number": SHIP_CLASS[card], "req": card})


@WORDS.fact(UTILITY_CARD)
def utility(state: State, seat: int, move: Fields) -> int:
    """The Utility that a move plays, or else the one that was played last."""
    if "play" in move:
        return PLAYS[move["play"]][PLAY_CARD]
    return state.card[state.chain_piece[state.chain_size - 1]] if state.chain_size > 0 else NOTHING


@WORDS.fact(OPTION)
def option(state: State, seat: int, move: Fields) -> int:
    """What it is played for, if there is a choice."""
    return move["play"]


@WORDS.fact()
def deed(state: State, seat: int, move: Fields) -> str:
    """What is done to a unit that a move chooses."""
    piece = _unit_in(state, move)
    if piece == NOTHING:
        return "missing"
    if state.phase == ASSIGNING and state.controller[piece] == state.controller[state.unit]:
        return "defend"
    return DEEDS.get(state.phase, "choose")


@WORDS.fact(UNIT)
def target(state: State, seat: int, move: Fields) -> int:
    """That unit."""
    return _unit_in(state, move)


@WORDS.fact()
def is_there(state: State, seat: int, move: Fields) -> str:
    """Whether there is such a unit."""
    return _yes_or_no(_unit_in(state, move) != NOTHING)


@WORDS.fact()
def owned(state: State, seat: int, move: Fields) -> Argument:
    """It with whose it is and where."""
    piece = _unit_in(state, move)
    return SOMETHING(state, {}) if piece == NOTHING else _owned(state, piece)


@WORDS.fact(ANY_SEAT)
def owner(state: State, seat: int, move: Fields) -> int:
    """Whose it is."""
    piece = _unit_in(state, move)
    return NOTHING if piece == NOTHING else state.controller[piece]


@WORDS.fact()
def defence(state: State, seat: int, move: Fields) -> int:
    """Its Defence."""
    piece = _unit_in(state, move)
    return 0 if piece == NOTHING else CARDS[state.card[piece]].defence


@WORDS.fact()
def twin(state: State, seat: int, move: Fields) -> int:
    """Which of several equal Facilities it is, by its place at the World; 0 if there is but one."""
    piece = _unit_in(state, move)
    if piece == NOTHING or "place" not in move:
        return 0
    alike = [
        other
        for other in pieces_from(state, state.first_unit[move["world"]])
        if (state.card[other], state.controller[other]) == (state.card[piece], state.controller[piece])
    ]
    return move["place"] + 1 if len(alike) > 1 else 0


@WORDS.fact(ANY_CARD)
def prey(state: State, seat: int, move: Fields) -> int:
    """A unit that may be chosen now, as people name it who type a move; NOTHING if it may not."""
    piece = _unit_in(state, move)
    is_possible = piece != NOTHING and forbids(state, seat, unit_move(state, piece)) == ALLOWED
    return state.card[piece] if is_possible else NOTHING


@WORDS.fact(UNIT)
def staged(state: State, seat: int, move: Fields) -> int:
    """An own Staged card."""
    return staged_card(state, max(state.chooser, 0), move["world"], move["nth"])


@WORDS.fact()
def is_staged(state: State, seat: int, move: Fields) -> str:
    """Whether there is one."""
    return _yes_or_no(staged(state, seat, move) != NOTHING)


@WORDS.fact(UNIT)
def answered(state: State, seat: int, move: Fields) -> int:
    """The card at a place in the chain."""
    return state.chain_piece[move["entry"]] if move["entry"] < state.chain_size else NOTHING


@WORDS.fact()
def is_played(state: State, seat: int, move: Fields) -> str:
    """Whether there is one."""
    return _yes_or_no(move["entry"] < state.chain_size)


@WORDS.fact(ANY_SEAT)
def chooser(state: State, seat: int, move: Fields) -> int:
    """Who is to choose."""
    return state.chooser


@WORDS.fact(ANY_WORLD)
def here(state: State, seat: int, move: Fields) -> int:
    """The World that is being resolved."""
    return state.here


@WORDS.fact(ANY_WORLD)
def world(state: State, seat: int, move: Fields) -> int:
    """Where the Staged card lies that is to be exchanged, if a move names no World."""
    if state.phase != TARGETING:
        return NOTHING
    exchanged = staged_for_exchange(state, state.chain_play[state.chain_size - 1])
    return NOTHING if exchanged == NOTHING else state.world[exchanged]


@WORDS.fact(UNIT)
def unit(state: State, seat: int, move: Fields) -> int:
    """The unit or candidate that is asked about."""
    return state.unit


@WORDS.fact()
def overcome(state: State, seat: int, move: Fields) -> Sentence:
    """The unit that could be conquered."""
    return _owned(state, state.unit)


@WORDS.fact()
def can_defend(state: State, seat: int, move: Fields) -> str:
    """Whether the unit that is asked about could Defend, and not only attack. [OW-13.2]"""
    units = pieces_from(state, state.first_unit[state.here]) if state.unit != NOTHING else []
    return _yes_or_no(any(may_defend(state, state.unit, piece) for piece in units))


@WORDS.fact()
def reach(state: State, seat: int, move: Fields) -> int:
    """The Range of a Ship."""
    return CARDS[move["card"]].range


@WORDS.fact()
def distance(state: State, seat: int, move: Fields) -> int:
    """How far it is from a World."""
    return abs(state.world[piece_in(state, seat, move["card"], PLAY)] - move["world"])


@WORDS.fact()
def swap(state: State, seat: int, move: Fields) -> str:
    """What a Facility gives its place to: kinds, or any Facility."""
    return "_".join((CARDS[state.card[_unit_in(state, move)]].swap or {}).get("kinds", ())) or "any"


@WORDS.fact()
def moments(state: State, seat: int, move: Fields) -> list[Sentence]:
    """When a Utility is played."""
    card = utility(state, seat, move)
    asked = [moment for number, moment in enumerate(MOMENTS) if PLAY_WINDOWS[card] >> number & 1]
    return [moment(state, {}) for moment in (*asked, *([REACTION] if IS_REACTION[card] == 1 else []))]


@WORDS.fact(LACK)
def lack(state: State, seat: int, move: Fields) -> int:
    """What keeps a Utility from being played."""
    return why_not_playable(state, utility(state, seat, move), seat)


@WORDS.fact()
def chosen(state: State, seat: int, move: Fields) -> Argument:
    """What somebody wanted to choose for a Utility."""
    if move.get("opponent") == seat:
        return YOURSELF(state, {})
    if is_there(state, seat, move) == "yes":
        return owned(state, seat, move)
    for name, field in (("card", ANY_CARD), ("opponent", ANY_SEAT), ("world", ANY_WORLD)):
        if name in move:
            return field.tell(state, move[name])
    return SOMETHING(state, {})


@WORDS.fact()
def left(state: State, seat: int, move: Fields) -> int:
    """How many cards a seat may still put away."""
    return MOST_ADJUSTED - state.adjusted[seat]


@WORDS.fact()
def limit(state: State, seat: int, move: Fields) -> int:
    """What the Classes of Staged Ships may add up to."""
    return state.income[seat]


@WORDS.fact()
def total(state: State, seat: int, move: Fields) -> int:
    """What they add up to."""
    return staged_class(state, seat)


@WORDS.fact()
def power(state: State, seat: int, move: Fields) -> int:
    """The power of the Weapon that is asked about."""
    return CARDS[state.card[state.unit]].weapons[state.weapon]


@WORDS.fact()
def weapon(state: State, seat: int, move: Fields) -> int:
    """Which of its Weapons it is."""
    return state.weapon + 1


@WORDS.fact()
def weapons(state: State, seat: int, move: Fields) -> int:
    """How many a unit has."""
    return len(CARDS[state.card[state.unit]].weapons)


@WORDS.fact(ANY_SEAT)
def player(state: State, seat: int, move: Fields) -> int:
    """Who played the last Utility."""
    return owner_of(state.chain_piece[state.chain_size - 1])


@WORDS.fact()
def first(state: State, seat: int, move: Fields) -> Argument:
    """What was chosen for it, or nothing."""
    return _choice(state, 0)


@WORDS.fact()
def second(state: State, seat: int, move: Fields) -> Argument:
    """What else was."""
    return _choice(state, 1)


def _choice(state: State, ask: int) -> Argument:
    """What was chosen for the Utility that was played last; nothing that is hidden."""
    entry = state.chain_size - 1
    play = state.chain_play[entry]
    if ask >= PLAYS[play][PLAY_ASKS]:
        return ""
    kind, answer = PLAY_CHOICES[play][2 * ask], state.chain_choices[entry * MAX_CHOICES + ask]
    if kind == ASK_UNIT:
        return _owned(state, answer)
    if kind == ASK_STAGED and state.place[answer] == STAGED:
        return STAGED_SOMEWHERE(state, {"world": state.world[answer]})
    if kind == ASK_CHAIN:
        piece = state.chain_piece[answer]
        return PLAYED_BY(state, {"card": state.card[piece], "opponent": owner_of(piece)})
    told: Mapping[int, Argument] = {ASK_SEAT: ANY_SEAT.tell(state, answer), ASK_WORLD: ANY_WORLD.tell(state, answer)}
    return told.get(kind, HIDDEN_CARD(state, {}))
