"""A real table of Oceania set up by hand: tiles, scouts and the ship on the chart, and what no table can show."""

from collections.abc import Iterator

from oceanarium.games.oceania.moves import edges_at, piece_name
from oceanarium.games.oceania.parts import (
    CASTING,
    CIRCLE_COUNT,
    COAST,
    COLOURS,
    DIRECTION_COUNT,
    DRAWING,
    EDGES_COUNT,
    EVERYWHERE,
    INLAND,
    KIND_COUNT,
    KIND_NAMES,
    KIND_OF,
    LID_COUNT,
    MOST_ROUNDS,
    NEIGHBOURS,
    OVER,
    PAYING,
    PLACING,
    REVIEWING,
    SAILING,
    SCOUT_COUNTS,
    SCOUTING,
    SEA_KINDS,
    SEA_NAMES,
    SEA_TILES,
    SOLO,
    SOURCING,
    SPACE_COUNT,
    START_CIRCLES,
    STARTING_RIM,
    VALUE_COUNT,
)
from oceanarium.games.oceania.rules.chart import can_fit, fitting_edges, lay, reached_spaces, undiscovered
from oceanarium.games.oceania.rules.citations import ALL_GAMES_PLAYED, BOARD_FULL, LID_USED_UP, STRANDED
from oceanarium.games.oceania.rules.ending import game_winner, games_over
from oceanarium.games.oceania.rules.filling import area_of, filling_edges, is_surrounded
from oceanarium.games.oceania.rules.reusing import can_reuse, scout_count
from oceanarium.games.oceania.rules.sailing import has_start
from oceanarium.games.oceania.rules.scoring import points
from oceanarium.games.oceania.state import State
from oceanarium.games.oceania.view import PHASE_NAMES
from oceanarium.games.oceania.vocabulary import WORDS, point_name, point_named, space_name, space_named, spaces_in
from oceanarium.kernel import NOTHING, bit_count, lowest_bit
from oceanarium.kernel.placing import CannotBe, Dial, Fault, Notes, Piece, Remedy
from oceanarium.kernel.vocabulary import Seat

say = Notes(
    WORDS,
    piece=("tile",),
    reserve=(),
    scout=("colour", "value"),
    ship=(),
    take=(),
    turn=(),
    somebody=("seat",),
    phase=(),
    **{f"phase_{name}": () for name in PHASE_NAMES},
    held=(),
    placed=(),
    space=("space",),
    discards=("tile",),
    paid=("value",),
    game=(),
    result=("game",),
    no_fit=("tile", "space"),
    not_surrounded=("space",),
    inland_is_reserve=("space",),
    ship_at_sea=("space",),
    no_ground=("space",),
    no_land=("space",),
    scout_on_reserve=("space",),
    too_many=("tile", "count", "box"),
    too_many_drawn=("count", "box"),
    too_many_scouts=("seat", "value", "count", "box"),
    reserve_at_sea=("space",),
    ship_nowhere=(),
    no_ship=(),
    surrounded=("spaces",),
    fill=("spaces",),
    cut_off=("spaces",),
    all_explored=(),
    lid_empty=(),
    no_start=(),
    not_over=(),
    not_last=("game", "rounds"),
    is_last=("game",),
    unfit=("tile",),
    nothing_to_use=("seat",),
    no_scout_left=("seat",),
    ship_elsewhere=("space",),
)
_WITH_TILE = (PAYING, PLACING)  # phases in which somebody holds a tile
_BEFORE_DRAWING = (SAILING, SOURCING, DRAWING)  # a game that is over does not come to them
_UNDER_WAY = (PLACING, SCOUTING, OVER)  # this turn has used up its tile or its scout already
_FINISHED = (REVIEWING, OVER)
_WORST, _BEST = -2 * LID_COUNT, SPACE_COUNT  # points of a game


def clear(state: State) -> None:
    """An empty chart, whoever begins is to sail. [OC-S2]"""
    state.phase, state.turn = SAILING, max(state.turn, 0)
    _settle(state)


# The tray


def pieces(state: State) -> list[Piece]:
    """Sea tiles, a tile from the reserve, everybody's scouts, the ship, and a hand that takes away."""
    board = tuple(f"board:{space_name(space)}" for space in range(SPACE_COUNT))
    circles = tuple(f"circle:{point_name(circle)}" for circle in range(START_CIRCLES))
    discards = tuple(f"discards:{seat}" for seat in range(state.seats))
    taken = [f"board:{space_name(space)}" for space in spaces_in(state.explored)]
    taken += [
        f"discard:{seat}:{name}"
        for seat in range(state.seats)
        for kind, name in enumerate(SEA_NAMES)
        if state.discards[seat][kind] > 0
    ]
    found = [
        Piece(name, say("piece", tile=name), (*board, *discards), state.sea_tiles[kind] - _drawn(state, kind))
        for kind, name in enumerate(SEA_NAMES)
    ]
    found.append(Piece("reserve", say("reserve"), board, sum(state.reserve)))
    found += [
        Piece(
            f"{COLOURS[seat]}-{value + 1}",
            say("scout", colour=COLOURS[seat], value=value + 1),
            board,
            SCOUT_COUNTS[value] - _scouts_used(state, seat, value),
        )
        for seat in _colours(state)
        for value in range(VALUE_COUNT)
    ]
    return [*found, Piece("ship", say("ship"), (*circles, *board)), Piece("take", say("take"), tuple(taken))]


def _colours(state: State) -> range:
    """Who has scouts: nobody alone. [OC-15.1]"""
    return range(0 if state.seats == SOLO else state.seats)


def put(state: State, piece: str, place: str) -> None:
    """Put something on the chart, or among the discards; what lies there already is turned, or taken away."""
    ground, _, name = place.partition(":")
    space = space_named(name) or 0
    if ground == "discards":
        discards, kind = state.discards[int(name)], SEA_NAMES.index(piece)
        discards[kind] = min(discards[kind] + 1, SEA_TILES)
    elif ground == "discard":
        seat, _, tile = name.partition(":")
        state.discards[int(seat)][SEA_NAMES.index(tile)] -= 1
    elif piece == "ship":
        _put_ship(state, point_named(name) or 0)
    elif piece == "take":
        _take(state, space)
    elif piece == "reserve":
        _put_reserve(state, space)
    elif piece in SEA_NAMES:
        _put_tile(state, space, SEA_NAMES.index(piece))
    else:
        colour, _, value = piece.partition("-")
        _put_scout(state, space, COLOURS.index(colour), int(value) - 1)
    _settle(state)


def _put_ship(state: State, point: int) -> None:
    """It stands at a circle or on a tile [OC-3.1], or beside the chart."""
    if not _can_stand(state, point):
        raise CannotBe(say("ship_at_sea", space=point_name(point)), "OC-3.1")
    state.ship = NOTHING if state.ship == point else point


def _can_stand(state: State, point: int) -> bool:
    if point < CIRCLE_COUNT:
        return point < START_CIRCLES  # OC-3.4
    return state.explored >> point - CIRCLE_COUNT & 1 == 1


def _put_tile(state: State, space: int, kind: int) -> None:
    """A sea tile in the first way that fits [OC-4.4]; once it lies there in the next one, after the last it is gone."""
    fitting = fitting_edges(state, space, kind)
    if fitting == 0:
        raise CannotBe(say("no_fit", tile=KIND_NAMES[kind], space=space_name(space)), "OC-4.4")
    ways = [edges for edges in range(EDGES_COUNT) if fitting >> edges & 1]
    if state.explored >> space & 1 and edges_at(state, space) in ways:
        there = ways.index(edges_at(state, space))
        ways = ways[there:] if state.filled >> space & 1 else ways[there + 1 :]
    scout = _scout_on(state, space)
    _clear_space(state, space)
    if not ways:
        return
    lay(state, space, ways[0])
    if scout is not None and ways[0]:
        _land(state, space, *scout, lowest_bit(ways[0]))


def _put_reserve(state: State, space: int) -> None:
    """Fill what is surrounded [OC-6.1]; or say of a tile that it came from the reserve, or did not."""
    bit = 1 << space
    if not state.explored & bit:
        _fill(state, space)
    elif state.filled & bit:
        if KIND_OF[edges_at(state, space)] == INLAND:
            raise CannotBe(say("inland_is_reserve", space=space_name(space)), "OC-C2")
        state.filled &= ~bit
    elif _is_at_sea(state, space):
        raise CannotBe(say("not_surrounded", space=space_name(space)), "OC-6.2")
    elif _scout_on(state, space) is not None:
        raise CannotBe(say("scout_on_reserve", space=space_name(space)), "OC-6.7")
    else:
        state.filled |= bit


def _fill(state: State, space: int) -> None:
    area = area_of(state, space)
    if not is_surrounded(state, area):
        raise CannotBe(say("not_surrounded", space=space_name(space)), "OC-6.3")
    for each in spaces_in(area):
        lay(state, each, filling_edges(state, each))
    state.filled |= area


def _is_at_sea(state: State, space: int) -> bool:
    """Whether something undiscovered lies beside a space."""
    return any(side != NOTHING and not state.explored >> side & 1 for side in NEIGHBOURS[space])


def _put_scout(state: State, space: int, seat: int, value: int) -> None:
    """A scout goes ashore, the same again to the other shore of a strait, and then away. [OC-8.2, OC-8.3]"""
    edges, there = edges_at(state, space), _scout_on(state, space)
    if not state.explored >> space & 1:
        raise CannotBe(say("no_ground", space=space_name(space)), "OC-8.1")
    if edges == 0:
        raise CannotBe(say("no_land", space=space_name(space)), "OC-8.1")
    if state.filled >> space & 1:
        raise CannotBe(say("scout_on_reserve", space=space_name(space)), "OC-6.7")
    pieces_of_land = [side for side in range(DIRECTION_COUNT) if edges >> side & 1 and piece_name(edges, side) == side]
    before = [side for side in pieces_of_land if state.camps[side] >> space & 1] if there == (seat, value) else []
    after = [side for side in pieces_of_land if not before or side > before[0]]
    _withdraw(state, space)
    if after:
        _land(state, space, seat, value, after[0])


def _scout_on(state: State, space: int) -> tuple[int, int] | None:
    """The seat and the value less one of the scout on a space."""
    for seat in _colours(state):
        for value in range(VALUE_COUNT):
            if state.scouts[seat][value] >> space & 1:
                return seat, value
    return None


def _land(state: State, space: int, seat: int, value: int, side: int) -> None:
    state.scouts[seat][value] |= 1 << space
    state.camps[side] |= 1 << space


def _withdraw(state: State, space: int) -> None:
    for seat in _colours(state):
        for value in range(VALUE_COUNT):
            state.scouts[seat][value] &= ~(1 << space)
    for side in range(DIRECTION_COUNT):
        state.camps[side] &= ~(1 << space)


def _take(state: State, space: int) -> None:
    """What lies uppermost: the scout, then the tile, and the ship with it."""
    if _scout_on(state, space) is not None:
        _withdraw(state, space)
        return
    _clear_space(state, space)


def _clear_space(state: State, space: int) -> None:
    _withdraw(state, space)
    state.explored &= ~(1 << space)
    state.filled &= ~(1 << space)
    for side in range(DIRECTION_COUNT):
        state.land[side] &= ~(1 << space)


# What follows from it


def _settle(state: State) -> None:
    """All that is not on the table is in the lid, in the reserve and before the players. [OC-S2]"""
    if state.ship >= CIRCLE_COUNT and not state.explored >> state.ship - CIRCLE_COUNT & 1:
        state.ship = NOTHING
    if state.phase == SCOUTING and state.placed not in _fresh_tiles(state):
        state.phase, state.placed = SAILING, NOTHING
    drawn = [_drawn(state, kind) for kind in range(SEA_KINDS)]
    for kind in range(SEA_KINDS):
        state.unseen[kind] = max(0, state.sea_tiles[kind] - drawn[kind])
    state.lid = max(0, LID_COUNT - sum(drawn))
    _imagine(state)
    for seat in _colours(state):
        for value in range(VALUE_COUNT):
            state.scouts_left[seat][value] = max(0, SCOUT_COUNTS[value] - _scouts_used(state, seat, value))
    if state.phase not in (CASTING, REVIEWING):
        turns = sum(drawn) + sum(map(sum, state.paid)) - (1 if state.phase in _UNDER_WAY else 0)
        state.starter = (state.turn - turns) % state.seats  # every turn uses up a tile or a scout
    _count_games(state)
    state.ending = _ending(state) if state.phase == OVER else 0


def _drawn(state: State, kind: int) -> int:
    """How many sea tiles of a kind have come out of the lid."""
    lying = [space for space in spaces_in(state.explored & ~state.filled) if KIND_OF[edges_at(state, space)] == kind]
    discards = sum(state.discards[seat][kind] for seat in range(state.seats))
    return len(lying) + discards + (1 if state.tile == kind else 0)


def _scouts_used(state: State, seat: int, value: int) -> int:
    return bit_count(state.scouts[seat][value]) + state.paid[seat][value]


def _imagine(state: State) -> None:
    """What the reserve has not enough of is virtual; which tiles are is kept where it can be. [OC-6.6]"""
    state.virtual &= state.filled
    for kind in range(KIND_COUNT):
        filled = [space for space in spaces_in(state.filled) if KIND_OF[edges_at(state, space)] == kind]
        state.reserve[kind] = max(0, state.reserve_tiles[kind] - len(filled))
        count = max(0, len(filled) - state.reserve_tiles[kind])
        imagined = sorted(filled, key=lambda space: (not state.virtual >> space & 1, -space))[:count]
        for space in filled:
            state.virtual &= ~(1 << space)
        for space in imagined:
            state.virtual |= 1 << space


def _count_games(state: State) -> None:
    """The points of this game once it is over, and who has won how many. [OC-10, OC-14.1]"""
    is_over = state.phase in _FINISHED and state.seats > SOLO
    for game in range(state.game, MOST_ROUNDS):
        for seat in _colours(state):
            state.results[game][seat] = points(state, seat) if is_over and game == state.game else 0
    for seat in _colours(state):
        state.wins[seat] = sum(game_winner(state, game) == seat for game in range(games_over(state)))


def _ending(state: State) -> int:
    if state.rounds > 1:
        return ALL_GAMES_PLAYED
    if state.explored == EVERYWHERE:
        return BOARD_FULL
    return STRANDED if state.lid > 0 and not has_start(state) else LID_USED_UP


# What is counted and chosen


def dials(state: State) -> list[Dial]:
    """Whose turn it is and what happens in it, discards and scouts that were paid, and the games before."""
    phases, everybody = _phases(state), range(state.seats)
    found = []
    if state.seats > SOLO:
        found.append(
            Dial("turn", say("turn"), state.turn, choices=tuple(say("somebody", seat=Seat(seat)) for seat in everybody))
        )
    found.append(
        Dial(
            "phase",
            say("phase"),
            phases.index(state.phase),
            choices=tuple(say(f"phase_{PHASE_NAMES[phase]}") for phase in phases),
        )
    )
    if state.phase in _WITH_TILE:
        found.append(
            Dial("held", say("held"), state.tile, choices=tuple(say("piece", tile=name) for name in SEA_NAMES))
        )
    if state.phase == SCOUTING:
        fresh = _fresh_tiles(state)
        names = tuple(say("space", space=space_name(space)) for space in fresh)
        found.append(Dial("placed", say("placed"), fresh.index(state.placed), choices=names))
    return [*found, *(dial._replace(is_rare=True) for dial in _rare_dials(state))]


def _rare_dials(state: State) -> Iterator[Dial]:
    for seat in range(state.seats):
        for kind, tile in enumerate(SEA_NAMES):
            count = state.discards[seat][kind]
            highest = max(count, state.sea_tiles[kind])
            yield Dial(f"discards:{seat}:{tile}", say("discards", tile=tile), count, highest=highest, seat=seat)
    for seat in _colours(state):
        for value in range(VALUE_COUNT):
            paid = state.paid[seat][value]
            highest = max(paid, SCOUT_COUNTS[value])
            yield Dial(f"paid:{seat}:{value + 1}", say("paid", value=value + 1), paid, highest=highest, seat=seat)
    if state.rounds > 1:
        yield Dial("game", say("game"), state.game + 1, highest=state.rounds, lowest=1)
    for game in range(state.game):
        for seat in _colours(state):
            result = state.results[game][seat]
            name, said = f"result:{game}:{seat}", say("result", game=game + 1)
            yield Dial(name, said, result, highest=max(result, _BEST), lowest=min(result, _WORST), seat=seat)


def _phases(state: State) -> list[int]:
    """What can be chosen; what else a match was left in stays among it."""
    scouting = [SCOUTING] if state.seats > SOLO and _fresh_tiles(state) else []
    sourcing = [SOURCING] if state.seats > SOLO else []
    end = OVER if state.game + 1 >= state.rounds else REVIEWING
    return sorted({SAILING, *sourcing, PLACING, *scouting, end, state.phase})


def _fresh_tiles(state: State) -> list[int]:
    """The tiles that may have been laid just now, and wait for a scout. [OC-8.1, OC-6.7]"""
    lying = spaces_in(state.explored & ~state.filled)
    return [space for space in lying if edges_at(state, space) and _scout_on(state, space) is None]


def turn(state: State, dial: str, value: int) -> None:
    """Set a dial."""
    name, *of = dial.split(":")
    if name == "turn":
        state.turn = value
    elif name == "phase":
        _begin_phase(state, _phases(state)[value])
    elif name == "held":
        state.tile = value
    elif name == "placed":
        state.placed = _fresh_tiles(state)[value]
    elif name == "discards":
        state.discards[int(of[0])][SEA_NAMES.index(of[1])] = value
    elif name == "paid":
        state.paid[int(of[0])][int(of[1]) - 1] = value
    elif name == "game":
        state.game = value - 1
    else:
        state.results[int(of[0])][int(of[1])] = value
    _settle(state)


def _begin_phase(state: State, phase: int) -> None:
    """Nothing is left over from the phase before."""
    if phase == state.phase:
        return
    state.phase, state.tile, state.placed = phase, NOTHING, NOTHING
    if phase == PLACING:
        fitting = [kind for kind in range(SEA_KINDS) if state.unseen[kind] > 0 and _fits(state, kind)]
        state.tile = fitting[0] if fitting else COAST
    elif phase == SCOUTING:
        fresh = _fresh_tiles(state)
        state.placed = next((space for space in fresh if _is_beside_ship(state, space)), fresh[-1])


def _fits(state: State, kind: int) -> bool:
    return state.ship != NOTHING and can_fit(state, state.ship, kind)


def _is_beside_ship(state: State, space: int) -> bool:
    """Whether the ship lies where the tile on a space can have been laid from. [OC-4.2, OC-4.3]"""
    if state.ship == NOTHING:
        return False
    before = state.copy()
    before.explored &= ~(1 << space)
    return reached_spaces(before, state.ship) >> space & 1 == 1


# What no table can show


def faults(state: State) -> list[Fault]:
    """What is wrong comes before what is missing."""
    found = [*_box_faults(state), *_chart_faults(state), *_ship_faults(state), *_turn_faults(state)]
    return sorted(found, key=lambda fault: fault.is_missing)


def _targets(spaces: int) -> tuple[str, ...]:
    return tuple(f"board:{space_name(space)}" for space in spaces_in(spaces))


def _names(spaces: int) -> tuple[str, ...]:
    return tuple(space_name(space) for space in spaces_in(spaces))


def _box_faults(state: State) -> Iterator[Fault]:
    """No more tiles and scouts than there are; three tiles are gone. [OC-C3, OC-C4, OC-S2]"""
    drawn = [_drawn(state, kind) for kind in range(SEA_KINDS)]
    for kind, tile in enumerate(SEA_NAMES):
        if drawn[kind] > state.sea_tiles[kind]:
            yield Fault("OC-C4", say("too_many", tile=tile, count=drawn[kind], box=state.sea_tiles[kind]))
    if sum(drawn) > LID_COUNT:
        yield Fault("OC-S2", say("too_many_drawn", count=sum(drawn), box=LID_COUNT))
    for seat in _colours(state):
        for value, box in enumerate(SCOUT_COUNTS):
            count = _scouts_used(state, seat, value)
            if count > box:
                said = say("too_many_scouts", seat=Seat(seat), value=value + 1, count=count, box=box)
                yield Fault("OC-C3", said, _targets(state.scouts[seat][value]))


def _chart_faults(state: State) -> Iterator[Fault]:
    for space in spaces_in(state.explored):
        yield from _tile_faults(state, space)
    looked_at = 0
    for space in spaces_in(undiscovered(state)):
        area = area_of(state, space) & ~looked_at
        looked_at |= area
        if area and is_surrounded(state, area):
            names, targets = _names(area), _targets(area)
            remedy = Remedy("reserve", targets[0], say("fill", spaces=names))
            yield Fault("OC-6.1", say("surrounded", spaces=names), targets, is_missing=True, remedy=remedy)
    cut_off = state.explored & ~state.filled & ~_sailed(state)
    if cut_off:
        yield Fault("OC-4.3", say("cut_off", spaces=_names(cut_off)), _targets(cut_off), is_missing=True)


def _tile_faults(state: State, space: int) -> Iterator[Fault]:
    """What can be wrong with a tile, wherever it came from."""
    name, targets = space_name(space), _targets(1 << space)
    is_reserve = state.filled >> space & 1 == 1
    if is_reserve and _is_at_sea(state, space):
        yield Fault("OC-6.2", say("reserve_at_sea", space=name), targets)
    if is_reserve and _scout_on(state, space) is not None:
        yield Fault("OC-6.7", say("scout_on_reserve", space=name), targets)
    if not is_reserve and KIND_OF[edges_at(state, space)] == INLAND:
        yield Fault("OC-C2", say("inland_is_reserve", space=name), targets)


def _sailed(state: State) -> int:
    """The sea tiles to which a ship can have come, from circles along sea routes. [OC-3.2, OC-4.3]"""
    tiles = state.explored & ~state.filled
    reached, before = tiles & STARTING_RIM, 0
    while reached != before:
        before = reached
        for space in spaces_in(reached):
            for side, neighbour in enumerate(NEIGHBOURS[space]):
                if neighbour != NOTHING and not state.land[side] >> space & 1:
                    reached |= 1 << neighbour & tiles
    return reached


def _ship_faults(state: State) -> Iterator[Fault]:
    """It is where the last voyage began, or is about to. [OC-3.1, OC-3.3]"""
    if state.ship == NOTHING:
        if state.phase not in (CASTING, SAILING) or state.explored != 0 or state.lid < LID_COUNT:
            yield Fault("OC-3.3", say("no_ship"), is_missing=True)
    elif not _can_stand(state, state.ship):
        yield Fault("OC-3.1", say("ship_nowhere"))
    elif state.phase in _WITH_TILE and not _fits(state, state.tile):
        yield Fault("OC-4.7", say("unfit", tile=KIND_NAMES[state.tile]))
    elif state.phase == SOURCING and not can_reuse(state):
        yield Fault("OC-5.1", say("nothing_to_use", seat=Seat(state.turn)))
    elif state.phase == SCOUTING and not _is_beside_ship(state, state.placed):
        yield Fault("OC-4.2", say("ship_elsewhere", space=space_name(state.placed)), _targets(1 << state.placed))


def _turn_faults(state: State) -> Iterator[Fault]:
    if state.phase in (PAYING, SCOUTING) and scout_count(state, state.turn) == 0:
        rule = "OC-5.2" if state.phase == PAYING else "OC-8.1"
        yield Fault(rule, say("no_scout_left", seat=Seat(state.turn)))
    is_full, is_empty, is_stranded = state.explored == EVERYWHERE, state.lid == 0, not has_start(state)
    if state.phase in _BEFORE_DRAWING and is_full:
        yield Fault("OC-9.1", say("all_explored"))
    elif state.phase in _BEFORE_DRAWING and is_empty:
        yield Fault("OC-9.2", say("lid_empty"))
    elif state.phase in _BEFORE_DRAWING and is_stranded:
        yield Fault("OC-9.3", say("no_start"))
    if state.phase in _FINISHED and not (is_full or is_empty or is_stranded):
        yield Fault("OC-9.1", say("not_over"), is_missing=True)
    if state.phase == OVER and state.game + 1 < state.rounds:
        yield Fault("OC-14.1", say("not_last", game=state.game + 1, rounds=state.rounds))
    if state.phase == REVIEWING and state.game + 1 >= state.rounds:
        yield Fault("OC-14.1", say("is_last", game=state.game + 1))
