"""What people are told besides: prompts, and the facts that sentences mention. The sentences are in `languages`."""

from oceanarium.games.oceania.moves import edges_at, piece_name
from oceanarium.games.oceania.parts import (
    CIRCLE_COUNT,
    CIRCLE_SIDES,
    CIRCLE_SPACES,
    DIRECTION_COUNT,
    KIND_OF,
    NEIGHBOURS,
    OVER,
    PAYING,
    PLACING,
    REVIEWING,
    SAILING,
    SCOUTING,
    SEA_KINDS,
    SOURCING,
    STRAIT,
)
from oceanarium.games.oceania.rules import actor
from oceanarium.games.oceania.rules.chart import can_fit, known_sides, reached_spaces
from oceanarium.games.oceania.rules.ending import game_winner, next_starter
from oceanarium.games.oceania.rules.reusing import usable_discards
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.vocabulary import (
    COUNT,
    GAME,
    GROUND,
    LAND,
    POINT,
    ROUNDS,
    SEA_TILE,
    SEAT,
    SHORE,
    SIDE,
    SPACE,
    WORDS,
    spaces_in,
)
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, Sentence
from oceanarium.kernel.vocabulary import Fields, Gains

SAIL = WORDS.prompt("sail")
SOURCE = WORDS.prompt("source", "usable")
PAY = WORDS.prompt("pay", "held")
PLACE = WORDS.prompt("place", "held", "ship")
SCOUT = WORDS.prompt("scout", "placed", "scouts")
YOU_BEGIN = WORDS.prompt("you_begin", "result", "following")
OTHER_BEGINS = WORDS.prompt("other_begins", "result", "starter", "following")
IS_OVER = WORDS.prompt("over")
CHANCE_ACTS = WORDS.prompt("chance")

GAME_WON = WORDS.clause("game_won", "winner", "game", "points", "rival")
GAME_DRAWN = WORDS.clause("game_drawn", "game", "points")
A_TILE = WORDS.clause("a_tile", "tile")
NO_SCOUTS = WORDS.clause("no_scouts")
SCOUTS = WORDS.clause("scouts", "count", "value")
MORE_SCOUTS = WORDS.clause("more_scouts", "count", "value")
TO_THE_RING = WORDS.clause("to_the_ring", "side", "ground")
TO_A_TILE = WORDS.clause("to_a_tile", "side", "ground", "space")
TO_THE_UNKNOWN = WORDS.clause("to_the_unknown", "side", "ground", "space")
MEETS_THE_RING = WORDS.clause("meets_the_ring", "side", "ground", "other")
MEETS_A_TILE = WORDS.clause("meets_a_tile", "side", "ground", "other", "space")

PROMPTS = {SAILING: SAIL, SOURCING: SOURCE, PAYING: PAY, PLACING: PLACE, SCOUTING: SCOUT, OVER: IS_OVER}

WORDS.gains = Gains(events=("game_won",), parts=("islands", "discards", "islands squared", "undiscovered"))


def prompt(state: State, seat: int) -> Sentence:
    """What is asked of a seat, in one sentence."""
    if state.phase == REVIEWING:
        ask = YOU_BEGIN if next_starter(state) == seat else OTHER_BEGINS
    else:
        ask = PROMPTS.get(state.phase, CHANCE_ACTS)
    return ask(state, seat)


def is_looked_at(state: State) -> bool:
    """Whether the chart of a game is finished and another one follows. [OC-14.4]"""
    return state.phase == REVIEWING


@WORDS.fact(SEAT)
def turn(state: State, seat: int, move: Fields) -> int:
    """Who is to choose."""
    return CHANCE if actor(state) == CHANCE else state.turn


@WORDS.fact(POINT)
def ship(state: State, seat: int, move: Fields) -> int:
    """Where the ship is."""
    return state.ship


@WORDS.fact(SEA_TILE)
def held(state: State, seat: int, move: Fields) -> int:
    """The tile that is to be laid."""
    return state.tile


@WORDS.fact(SPACE)
def placed(state: State, seat: int, move: Fields) -> int:
    """Where it was laid."""
    return state.placed


@WORDS.fact()
def usable(state: State, seat: int, move: Fields) -> list[Sentence]:
    """The discards that could be used instead of a draw. [OC-5.1]"""
    return [A_TILE(state, {"tile": kind}) for kind in spaces_in(usable_discards(state))]


@WORDS.fact()
def scouts(state: State, seat: int, move: Fields) -> list[Sentence]:
    """The scouts that a seat has left, counted by value."""
    counts = enumerate(state.scouts_left[seat])
    left = [{"value": value, "count": count} for value, count in counts if count > 0]
    if not left:
        return [NO_SCOUTS(state, {})]
    return [SCOUTS(state, left[0]), *(MORE_SCOUTS(state, more) for more in left[1:])]


@WORDS.fact()
def result(state: State, seat: int, move: Fields) -> Sentence:
    """How the game at hand ended."""
    winner, points = game_winner(state, state.game), state.results[state.game]
    if winner == NOBODY:
        return GAME_DRAWN(state, {"game": state.game, "points": points[0]})
    values = {"winner": winner, "game": state.game, "points": points[winner], "rival": points[1 - winner]}
    return GAME_WON(state, values)


@WORDS.fact(SEAT)
def starter(state: State, seat: int, move: Fields) -> int:
    """Who begins the next game. [OC-14.2, OC-14.3]"""
    return next_starter(state)


@WORDS.fact(GAME)
def game(state: State, seat: int, move: Fields) -> int:
    """Which game of the match is played."""
    return state.game


@WORDS.fact(GAME)
def following(state: State, seat: int, move: Fields) -> int:
    """Which game follows; 0 in a sentence if it is the last."""
    return state.game + 1 if state.game + 1 < state.rounds else NOTHING


@WORDS.fact(ROUNDS)
def rounds(state: State, seat: int, move: Fields) -> int:
    """How many games make the match."""
    return state.rounds


@WORDS.fact(SPACE)
def spaces(state: State, seat: int, move: Fields) -> list[int]:
    """The spaces that a starting point leads to."""
    return spaces_in(reached_spaces(state, move["start"])) or [NOTHING]


@WORDS.fact(COUNT)
def fitting(state: State, seat: int, move: Fields) -> int:
    """How many of the unseen tiles would fit there."""
    return sum(state.unseen[kind] for kind in range(SEA_KINDS) if can_fit(state, move["start"], kind))


@WORDS.fact(COUNT)
def unseen(state: State, seat: int, move: Fields) -> int:
    """How many there are."""
    return sum(state.unseen)


@WORDS.fact(SPACE)
def place(state: State, seat: int, move: Fields) -> int:
    """The space of a starting point: of a tile its own, of a circle the one it leads to."""
    point = move["start"]
    return CIRCLE_SPACES[point] if point < CIRCLE_COUNT else point - CIRCLE_COUNT


@WORDS.fact(SIDE)
def rim(state: State, seat: int, move: Fields) -> int:
    """On which side of its space a circle is."""
    return CIRCLE_SIDES[move["start"]]


@WORDS.fact()
def sides(state: State, seat: int, move: Fields) -> list[Sentence]:
    """What lies on each side of a tile where a voyage should begin."""
    space = place(state, seat, move)
    edges, told = edges_at(state, space), []
    for side in range(DIRECTION_COUNT):
        neighbour = NEIGHBOURS[space][side]
        is_known = neighbour == NOTHING or state.explored >> neighbour & 1
        clause = TO_THE_RING if neighbour == NOTHING else TO_A_TILE if is_known else TO_THE_UNKNOWN
        told.append(clause(state, {"side": side, "ground": edges >> side & 1, "space": neighbour}))
    return told


@WORDS.fact()
def clashes(state: State, seat: int, move: Fields) -> list[Sentence]:
    """Every neighbour that a tile would not match: which side, and what is there."""
    (known, land), told = known_sides(state, move["space"]), []
    for side in range(DIRECTION_COUNT):
        own, other = move["edges"] >> side & 1, land >> side & 1
        if known >> side & 1 and own != other:
            neighbour = NEIGHBOURS[move["space"]][side]
            clause = MEETS_THE_RING if neighbour == NOTHING else MEETS_A_TILE
            told.append(clause(state, {"side": side, "ground": own, "other": other, "space": neighbour}))
    return told


@WORDS.fact(GROUND.among((LAND, SHORE)))
def footing(state: State, seat: int, move: Fields) -> int:
    """What the tile just laid has to offer a scout: only a strait has shores. [OC-8.3]"""
    return SHORE if KIND_OF[edges_at(state, state.placed)] == STRAIT else LAND


@WORDS.fact(SIDE)
def first_side(state: State, seat: int, move: Fields) -> int:
    """The edge by which the piece is called that a scout should be put on."""
    return piece_name(edges_at(state, state.placed), move["piece"])
