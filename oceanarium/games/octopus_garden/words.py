"""What people are told besides: prompts, and the facts that sentences mention. The sentences are in `languages`."""

from oceanarium.games.octopus_garden.moves import BAG_TILE
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_HOSTS,
    BONUS_KINDS,
    BUYING,
    HARLEQUIN,
    HOSTING,
    KIND_COUNT,
    LINES,
    MOST_STARS,
    OVER,
    OYSTER,
    PLACING,
    PLANTING,
    STAR,
    START_TILES,
    STEPPING,
)
from oceanarium.games.octopus_garden.rules import actor
from oceanarium.games.octopus_garden.rules.buying import line_cost
from oceanarium.games.octopus_garden.rules.preparation import next_starter, starter_number
from oceanarium.games.octopus_garden.rules.stars import can_step, steps_towards
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.vocabulary import PEARLS, ROUNDS, SEAT, TILE, WORDS
from oceanarium.games.octopus_garden.vocabulary import STAR as STAR_NAME
from oceanarium.kernel import CHANCE, NOTHING, Sentence
from oceanarium.kernel.vocabulary import Fields, Gains

COUNT = WORDS.number("count")

PLACE = WORDS.prompt("place", "starting", "starters")
PLACE_HARLEQUIN = WORDS.prompt("place_harlequin", "starting", "starters")
BUY = WORDS.prompt("buy", "pearls")
PLANT = WORDS.prompt("plant", "left", "bought")
HOST = WORDS.prompt("host", "bonus", "host")
STEP = WORDS.prompt("step")
STEP_TO_A_MEAL = WORDS.prompt("step_to_a_meal", "mover")
STEP_TO_HARLEQUIN = WORDS.prompt("step_to_harlequin", "mover")
IS_OVER = WORDS.prompt("over")
CHANCE_ACTS = WORDS.prompt("chance")
STANDING = WORDS.clause("standing", "star", "space")

WORDS.gains = Gains(
    events=("bonus_attracted", "pearls_harvested"),
    parts=("seagrass", "coral", "anemone", "oyster", "worm", "star", "garbage", "relic"),  # events tell of bonuses
)


def prompt(state: State, seat: int) -> Sentence:
    """What is asked of a seat, in one sentence."""
    if state.phase == PLACING:
        ask = PLACE_HARLEQUIN if next_starter(state) == HARLEQUIN else PLACE
    elif state.phase == STEPPING:
        ask = STEP if len(_movers(state)) > 1 else STEP_TO_A_MEAL if _has_meal(state) else STEP_TO_HARLEQUIN
    else:
        ask = {BUYING: BUY, PLANTING: PLANT, HOSTING: HOST, OVER: IS_OVER}.get(state.phase, CHANCE_ACTS)
    return ask(state, seat)


def _movers(state: State) -> list[int]:
    """The sea stars that still have to move."""
    return [star for star in range(MOST_STARS) if can_step(state, star)]


def _has_meal(state: State) -> bool:
    """Whether the next of them has an oyster that it can eat to go to. [OG-6.4]"""
    place = state.stars[state.turn][_movers(state)[0]]
    return steps_towards(state, state.turn, place, state.tiles[state.turn][OYSTER]) != 0


@WORDS.fact(SEAT)
def turn(state: State, seat: int, move: Fields) -> int:
    """Who is to choose."""
    return CHANCE if actor(state) == CHANCE else state.turn


@WORDS.fact(COUNT)
def starting(state: State, seat: int, move: Fields) -> int:
    """Which of its starting tiles a seat puts down next."""
    return starter_number(state)


@WORDS.fact(COUNT)
def starters(state: State, seat: int, move: Fields) -> int:
    """How many each seat has."""
    return START_TILES


@WORDS.fact(TILE.among((OYSTER, HARLEQUIN)))
def starter(state: State, seat: int, move: Fields) -> int:
    """The starting tile that is put down next."""
    return next_starter(state)


@WORDS.fact(BAG_TILE)
def bought(state: State, seat: int, move: Fields) -> list[int]:
    """The tiles still to be planted."""
    return [kind for kind in range(BAG_KINDS) for _ in range(state.bought[kind])]


@WORDS.fact(COUNT)
def left(state: State, seat: int, move: Fields) -> int:
    """How many they are."""
    return sum(state.bought)


@WORDS.fact(TILE.among(BONUS_KINDS))
def bonus(state: State, seat: int, move: Fields) -> int:
    """The bonus tile that looks for its host."""
    return BONUS_KINDS[state.bonus]


@WORDS.fact(TILE.among(BONUS_HOSTS))
def host(state: State, seat: int, move: Fields) -> int:
    """What it settles on."""
    return BONUS_HOSTS[state.bonus]


@WORDS.fact(STAR_NAME)
def mover(state: State, seat: int, move: Fields) -> int:
    """The next sea star that has to move."""
    return _movers(state)[0]


@WORDS.fact()
def stars(state: State, seat: int, move: Fields) -> list[Sentence]:
    """All that have to move, and where they are."""
    return [STANDING(state, {"star": star, "space": state.stars[state.turn][star]}) for star in _movers(state)]


@WORDS.fact(BAG_TILE)
def tiles(state: State, seat: int, move: Fields) -> list[int]:
    """What a line of the market holds."""
    return [state.market[space] for space in LINES[move["line"]] if state.market[space] != NOTHING]


@WORDS.fact(PEARLS)
def cost(state: State, seat: int, move: Fields) -> int:
    """The price of a line."""
    return line_cost(state, move["line"])


@WORDS.fact(PEARLS)
def pearls(state: State, seat: int, move: Fields) -> int:
    """What a seat can spend."""
    return state.pearls[seat]


@WORDS.fact(ROUNDS)
def rounds(state: State, seat: int, move: Fields) -> int:
    """After how many rounds without a purchase a match ends."""
    return state.stall_rounds


@WORDS.fact(TILE)
def contents(state: State, seat: int, move: Fields) -> int:
    """The base tile on a space of a seat's garden."""
    return next(kind for kind in range(KIND_COUNT) if kind != STAR and state.tiles[seat][kind] >> move["space"] & 1)
