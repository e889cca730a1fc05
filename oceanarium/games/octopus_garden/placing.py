"""A real table of Octopus' Garden set up by hand: tiles on spaces, pearls counted, and what no table can show."""

from collections.abc import Iterator

from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_COUNT,
    BONUS_HOSTS,
    BONUS_KINDS,
    BUYING,
    CORAL,
    HARLEQUIN,
    HOSTING,
    KIND_COUNT,
    KIND_NAMES,
    LINE_SIZE,
    MARKET_SIZE,
    MOST_STARS,
    OVER,
    OYSTER,
    PEARL_COUNT,
    PLACING,
    PLANTING,
    REFILLING,
    STAR,
    START_OYSTERS,
    STARTING,
    STEPPING,
    STOCKING,
    TILE_COUNTS,
)
from oceanarium.games.octopus_garden.rules.bonuses import has_earned
from oceanarium.games.octopus_garden.rules.citations import GARDEN_FULL, STALL
from oceanarium.games.octopus_garden.rules.garden import vacant_spaces
from oceanarium.games.octopus_garden.rules.planting import tiles_bought
from oceanarium.games.octopus_garden.rules.scoring import star_count
from oceanarium.games.octopus_garden.rules.stars import can_step, star_spaces
from oceanarium.games.octopus_garden.state import State
from oceanarium.games.octopus_garden.view import PHASE_NAMES
from oceanarium.games.octopus_garden.vocabulary import WORDS, places_in, space_name, space_named, space_names
from oceanarium.kernel import NOBODY, NOTHING, bit_count
from oceanarium.kernel.placing import CannotBe, Dial, Fault, Notes, Piece, Remedy
from oceanarium.kernel.vocabulary import Seat

say = Notes(
    WORDS,
    piece=("tile",),
    turn=(),
    phase=(),
    **{f"phase_{name}": () for name in PHASE_NAMES},
    somebody=("seat",),
    ender=(),
    nobody=(),
    pearls=(),
    bought=("tile",),
    skipped=(),
    removed=("tile",),
    star_in_coral=("space",),
    star_on_oyster=("space",),
    no_host=("tile",),
    too_many=("tile", "count", "box"),
    too_many_pearls=("count", "box"),
    no_harlequin=("seat",),
    two_harlequins=("seat",),
    not_earned=("seat", "tile", "count"),
    bonus_due=("seat", "tile"),
    take=("tile", "space"),
    no_market=("market",),
    garden_full=("seat",),
    not_full=("seat",),
    ender_has_ended=("seat",),
    too_many_bought=("count", "box"),
    nothing_bought=(),
    no_room=("seat",),
    no_star_moves=("seat",),
    stalled=("rounds",),
    not_over=(),
)
_AT_REST = (BUYING, PLANTING, STEPPING, OVER)  # what a table is usually looked at in
_LYING = [kind for kind in range(KIND_COUNT) if kind != STAR and kind not in BONUS_KINDS]  # on spaces, one on each
_MOST_PEARLS = 99


def clear(state: State) -> None:
    """Everybody has their pearls [OG-1.1]; gardens and market are empty, and the first seat is to buy."""
    state.turn, state.phase = max(state.first_player, 0), BUYING
    _settle(state)


# The tray


def pieces(state: State) -> list[Piece]:
    """All kinds of tiles: any of them on any space of a garden, and on the market what can be bought."""
    gardens = [f"garden:{seat}:{name}" for seat in range(state.seats) for name in space_names(state).values()]
    market = [f"market:{space + 1}" for space in range(MARKET_SIZE)]
    return [
        Piece(
            name,
            say("piece", tile=name),
            (*gardens, *market) if kind < BAG_KINDS else tuple(gardens),
            _in_the_box(state, kind) - _in_use(state, kind),
        )
        for kind, name in enumerate(KIND_NAMES)
    ]


def put(state: State, piece: str, place: str) -> None:
    """Put a tile on a space, where it takes the place of another one; or take it away if it lies there."""
    kind, (ground, *rest) = KIND_NAMES.index(piece), place.split(":")
    if ground == "market":
        space = int(rest[0]) - 1
        state.market[space] = NOTHING if state.market[space] == kind else kind
        _end_refilling(state)
    else:
        _put_into_garden(state, int(rest[0]), kind, space_named(state, rest[1]) or 0)
    _settle(state)


def _end_refilling(state: State) -> None:
    """After a purchase new tiles come to the market before anything is planted. [OG-3.5]"""
    if state.phase == REFILLING and NOTHING not in state.market:
        state.phase = PLANTING


def _put_into_garden(state: State, seat: int, kind: int, place: int) -> None:
    tiles, bit = state.tiles[seat], 1 << place
    if kind == STAR:
        _put_star(state, seat, place)
    elif kind in BONUS_KINDS:
        host = BONUS_HOSTS[BONUS_KINDS.index(kind)]
        if not tiles[host] & bit:
            raise CannotBe(say("no_host", tile=KIND_NAMES[kind]), "OG-C5")
        tiles[kind] ^= bit
    else:
        is_there = tiles[kind] & bit
        if not is_there:
            _check_star(state, kind, place, is_star_there=bool(tiles[STAR] & bit))
        for other in (*_LYING, *BONUS_KINDS):
            tiles[other] &= ~bit
        if not is_there:
            tiles[kind] |= bit


def _put_star(state: State, seat: int, place: int) -> None:
    """Stars are numbered in the order of planting, without gaps."""
    there = [each for each in state.stars[seat] if each != NOTHING]
    if place in there:
        there.remove(place)
    elif len(there) < MOST_STARS:
        lying = next((kind for kind in _LYING if state.tiles[seat][kind] >> place & 1), NOTHING)
        _check_star(state, lying, place, is_star_there=True)
        there.append(place)
    for star in range(MOST_STARS):
        state.stars[seat][star] = there[star] if star < len(there) else NOTHING
    state.moved_stars = 0


def _check_star(state: State, kind: int, place: int, *, is_star_there: bool) -> None:
    """No sea star is ever where coral is [OG-6.3], and an ordinary oyster under one has been eaten [OG-6.6]."""
    if is_star_there and kind == CORAL:
        raise CannotBe(say("star_in_coral", space=space_name(state, place)), "OG-6.3")
    if is_star_there and kind == OYSTER:
        raise CannotBe(say("star_on_oyster", space=space_name(state, place)), "OG-6.6")


def _settle(state: State) -> None:
    """All that is not on the table is in the bag and in the supplies. [OG-1.3, OG-1.4]"""
    for seat in range(state.seats):
        state.tiles[seat][STAR] = star_spaces(state, seat)
    for kind in range(BAG_KINDS):
        state.bag[kind] = max(0, _in_the_box(state, kind) - _in_use(state, kind))
    for bonus in range(BONUS_COUNT):
        kind = BONUS_KINDS[bonus]
        state.bonus_supply[bonus] = max(0, _in_the_box(state, kind) - _in_use(state, kind))
    supply = PEARL_COUNT - sum(state.pearls[: state.seats])
    state.pearl_supply = supply if state.has_endless_pearls == 1 else max(0, supply)


def _in_the_box(state: State, kind: int) -> int:
    """How many tiles of a kind these players use: of the harlequins one each. [OG-1.2]"""
    return state.seats if kind == HARLEQUIN else TILE_COUNTS[kind]


def _in_use(state: State, kind: int) -> int:
    """How many of them are neither in the bag nor in the supply."""
    if kind == STAR:
        planted = sum(star_count(state, seat) for seat in range(state.seats))
    else:
        planted = sum(bit_count(state.tiles[seat][kind]) for seat in range(state.seats))
    if kind >= BAG_KINDS:
        return planted
    market = sum(each == kind for each in state.market)
    return planted + market + state.bought[kind] + state.removed[kind] + _dealt(state, kind)


def _dealt(state: State, kind: int) -> int:
    """Starting oysters that somebody holds and has not put down. [OG-1.1]"""
    if kind != OYSTER or state.phase not in (STOCKING, PLACING):
        return 0
    return sum(START_OYSTERS - bit_count(state.tiles[seat][OYSTER]) for seat in range(state.seats))


# What is counted and chosen


def dials(state: State) -> list[Dial]:
    """Whose turn it is and what happens in it, pearls, and what has left the game."""
    everybody = tuple(say("somebody", seat=Seat(seat)) for seat in range(state.seats))
    phases = _phases(state)
    found = [] if state.turn == NOBODY else [Dial("turn", say("turn"), state.turn, choices=everybody)]
    found += [
        Dial(
            "phase",
            say("phase"),
            phases.index(state.phase),
            choices=tuple(say(f"phase_{PHASE_NAMES[phase]}") for phase in phases),
        ),
        Dial("ender", say("ender"), state.ender, lowest=NOBODY, choices=(say("nobody"), *everybody)),
    ]
    found += [
        Dial(f"pearls:{seat}", say("pearls"), state.pearls[seat], highest=_MOST_PEARLS, seat=seat)
        for seat in range(state.seats)
    ]
    if state.phase == PLANTING:
        found += [_tile_dial("bought", kind, state.bought[kind], LINE_SIZE) for kind in range(BAG_KINDS)]
    rounds = state.stall_rounds * state.seats
    rare = [_tile_dial("removed", kind, state.removed[kind], TILE_COUNTS[kind]) for kind in range(BAG_KINDS)]
    rare += [Dial("skipped", say("skipped"), state.skipped, highest=max(rounds - 1, state.skipped))]
    return [*found, *(dial._replace(is_rare=True) for dial in rare)]


def _tile_dial(name: str, kind: int, value: int, highest: int) -> Dial:
    tile = KIND_NAMES[kind]
    return Dial(f"{name}:{tile}", say(name, tile=tile), value, highest=max(value, highest))


def _phases(state: State) -> list[int]:
    """What can be chosen; what else a match was left in stays among it."""
    return sorted({*_AT_REST, state.phase})


def turn(state: State, dial: str, value: int) -> None:
    """Set a dial."""
    name, _, of = dial.partition(":")
    if name == "pearls":
        state.pearls[int(of)] = value
    elif name in ("bought", "removed"):
        getattr(state, name)[KIND_NAMES.index(of)] = value
    elif name == "phase":
        _begin_phase(state, _phases(state)[value])
    elif value != getattr(state, name):
        setattr(state, name, value)
        state.moved_stars = 0
    _settle(state)


def _begin_phase(state: State, phase: int) -> None:
    """Nothing is left over from the phase before."""
    if phase == state.phase:
        return
    state.phase, state.planted, state.bonus = phase, NOTHING, NOTHING
    state.turn = max(state.turn, 0)
    state.ending, state.moved_stars = GARDEN_FULL if phase == OVER else 0, 0
    for kind in range(BAG_KINDS):
        state.bought[kind] = 0


# What no table can show


def faults(state: State) -> list[Fault]:
    """What is wrong comes before what is missing."""
    found = [*_box_faults(state), *_garden_faults(state), *_market_faults(state), *_turn_faults(state)]
    return sorted(found, key=lambda fault: fault.is_missing)


def _box_faults(state: State) -> Iterator[Fault]:
    """No more tiles and pearls than there are. [OG-C1, OG-C2]"""
    for kind, tile in enumerate(KIND_NAMES):
        count, box = _in_use(state, kind), TILE_COUNTS[kind]
        if count > box:
            yield Fault("OG-C2", say("too_many", tile=tile, count=count, box=box))
    pearls = sum(state.pearls[: state.seats])
    if pearls > PEARL_COUNT and state.has_endless_pearls == 0:
        yield Fault("OG-C1", say("too_many_pearls", count=pearls, box=PEARL_COUNT))


def _garden_faults(state: State) -> Iterator[Fault]:
    for seat in range(state.seats):
        if state.phase not in (STOCKING, PLACING):
            yield from _harlequin_faults(state, seat)
        for bonus in range(BONUS_COUNT):
            yield from _bonus_faults(state, seat, bonus)


def _harlequin_faults(state: State, seat: int) -> Iterator[Fault]:
    """Everybody has one, which nothing takes away. [OG-1.1, OG-6.7]"""
    places = places_in(state.tiles[seat][HARLEQUIN])
    if not places:
        yield Fault("OG-1.1", say("no_harlequin", seat=Seat(seat)), is_missing=True)
    if len(places) > 1:
        yield Fault("OG-1.1", say("two_harlequins", seat=Seat(seat)), _targets(state, seat, places))


def _bonus_faults(state: State, seat: int, bonus: int) -> Iterator[Fault]:
    """As many bonus tiles as sets, as long as there are any. [OG-5.1, OG-5.2]"""
    kind, host, tile = BONUS_KINDS[bonus], BONUS_HOSTS[bonus], KIND_NAMES[BONUS_KINDS[bonus]]
    places = places_in(state.tiles[seat][kind])
    if places and not has_earned(state, seat, bonus, len(places)):
        targets = _targets(state, seat, places)
        remedy = Remedy(tile, targets[-1], say("take", tile=tile, space=space_name(state, places[-1])))
        yield Fault("OG-5.2", say("not_earned", seat=Seat(seat), tile=tile, count=len(places)), targets, remedy=remedy)
    is_settled = state.counts_groups == 0 and state.phase != HOSTING and state.bonus_supply[bonus] > 0
    if is_settled and has_earned(state, seat, bonus, len(places) + 1):
        targets = _targets(state, seat, places_in(state.tiles[seat][host] & ~state.tiles[seat][kind]))
        yield Fault("OG-5.1", say("bonus_due", seat=Seat(seat), tile=tile), targets, is_missing=True)


def _targets(state: State, seat: int, places: list[int]) -> tuple[str, ...]:
    return tuple(f"garden:{seat}:{space_name(state, place)}" for place in places)


def _market_faults(state: State) -> Iterator[Fault]:
    """The market is full as long as there is something in the bag. [OG-3.5]"""
    empty = [space + 1 for space in range(MARKET_SIZE) if state.market[space] == NOTHING]
    if empty and sum(state.bag) > 0 and state.phase in (PLACING, STARTING, REFILLING, HOSTING, *_AT_REST):
        targets = tuple(f"market:{space}" for space in empty)
        yield Fault("OG-3.5", say("no_market", market=tuple(map(str, empty))), targets, is_missing=True)


def _turn_faults(state: State) -> Iterator[Fault]:
    yield from _end_faults(state)
    if state.phase == PLANTING:
        if tiles_bought(state) == 0:
            yield Fault("OG-4.3", say("nothing_bought"), is_missing=True)
        if vacant_spaces(state, state.turn) == 0:
            yield Fault("OG-4.4", say("no_room", seat=Seat(state.turn)))
    if tiles_bought(state) > LINE_SIZE:
        yield Fault("OG-3.1", say("too_many_bought", count=tiles_bought(state), box=LINE_SIZE))
    if state.phase == STEPPING and not any(can_step(state, star) for star in range(MOST_STARS)):
        yield Fault("OG-6.8", say("no_star_moves", seat=Seat(state.turn)))


def _end_faults(state: State) -> Iterator[Fault]:
    """A full garden brings on the last turns, and after them nobody has another. [OG-9]"""
    is_open = {REFILLING: state.turn, PLANTING: state.turn, HOSTING: state.turn}.get(
        state.phase, NOBODY
    )  # full, and not yet looked at
    full = [seat for seat in range(state.seats) if vacant_spaces(state, seat) == 0 and seat != is_open]
    if full and state.ender == NOBODY:
        yield Fault("OG-9.1", say("garden_full", seat=Seat(full[0])), is_missing=True)
    if state.ender != NOBODY and bit_count(vacant_spaces(state, state.ender)) > star_count(state, state.ender):
        yield Fault("OG-9.1", say("not_full", seat=Seat(state.ender)))
    if state.ender != NOBODY and state.ender == state.turn and state.phase in (BUYING, PLANTING, HOSTING):
        yield Fault("OG-9.3", say("ender_has_ended", seat=Seat(state.ender)))
    if state.phase == OVER and state.ender == NOBODY and state.ending != STALL and not full:
        yield Fault("OG-9.3", say("not_over"), is_missing=True)
    is_stalled = state.skipped >= state.stall_rounds * state.seats
    if is_stalled and state.ender == NOBODY and state.phase in (BUYING, PLANTING, HOSTING):
        yield Fault("OG-9.4", say("stalled", rounds=state.stall_rounds))
