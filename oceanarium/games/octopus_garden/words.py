"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from collections.abc import Sequence

from oceanarium.games.octopus_garden.moves import (
    BUY,
    DRAW,
    HOST,
    NO_STEP,
    PASS,
    PLACE,
    PLANT,
    START,
    START_KINDS,
    STEP,
    space_name,
    step_ends,
)
from oceanarium.games.octopus_garden.parts import (
    BAG_KINDS,
    BONUS_HOSTS,
    BONUS_KINDS,
    BUYING,
    DIRECTION_COUNT,
    HARLEQUIN,
    HOSTING,
    KIND_NAMES,
    LINE_COUNT,
    LINE_NAMES,
    LINES,
    MAX_PLACES,
    MOST_STARS,
    OVER,
    OYSTER,
    PLACING,
    PLANTING,
    STAR,
    START_TILES,
    STEPPING,
)
from oceanarium.games.octopus_garden.rules import (
    actor,
    can_step,
    line_cost,
    next_starter,
    starter_number,
    steps_towards,
)
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import CHANCE, NOTHING, mention

NAMES = {  # as they are read aloud; the others are called what they are
    "worm": "feather worm",
    "star": "sea star",
    "garbage": "piece of garbage",
    "harlequin": "harlequin oyster",
}
FULL_NAMES = tuple(NAMES.get(name, name) for name in KIND_NAMES)
PLURALS = {"seagrass": "seagrasses", "piece of garbage": "pieces of garbage"}  # the others take an s


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == PLACING:
        kind = ", the harlequin," if next_starter(state) == HARLEQUIN else ""
        return f"Put starting oyster {starter_number(state)} of {START_TILES}{kind} on any vacant space."
    if state.phase == BUYING:
        return f"Buy a row or a column, or skip. You have {pearls_text(state.pearls[seat])}."
    if state.phase == PLANTING:
        order = ", in any order" if sum(state.bought) > 1 else ""
        return f"Plant what you bought on vacant spaces. Still to plant{order}: {bought_text(state)}."
    if state.phase == HOSTING:
        bonus, host = KIND_NAMES[BONUS_KINDS[state.bonus]], KIND_NAMES[BONUS_HOSTS[state.bonus]]
        return f"You attracted a {bonus}! Choose the {host} it settles on: all are as good."
    if state.phase == STEPPING:
        return _star_prompt(state)
    return "The match is over." if state.phase == OVER else "Chance acts now."


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    if PLACE <= move < PASS:
        kind, place = divmod(move - PLACE, MAX_PLACES)
        return f"Put the {KIND_NAMES[START_KINDS[kind]]} on {space_name(state, place)}"
    if move == PASS:
        return "Skip buying"
    if BUY <= move < PLANT:
        return _purchase_words(state, move - BUY)
    if PLANT <= move < HOST:
        kind, place = divmod(move - PLANT, MAX_PLACES)
        return f"Plant the {FULL_NAMES[kind]} on {space_name(state, place)}"
    if HOST <= move < STEP:
        bonus, place = divmod(move - HOST, MAX_PLACES)
        return f"Let the {KIND_NAMES[BONUS_KINDS[bonus]]} settle on {space_name(state, place)}"
    if STEP <= move < DRAW:
        start, end = step_ends(state, state.turn, move)
        star = (move - STEP) // DIRECTION_COUNT + 1
        return f"Move sea star S{star} from {space_name(state, start)} to {space_name(state, end)}"
    if DRAW <= move < START:
        return f"{with_article(FULL_NAMES[move - DRAW]).capitalize()} is drawn"
    return "Move a sea star as none can move" if move == NO_STEP else f"{mention(move - START)} begins"


def _purchase_words(state: State, line: int) -> str:
    """A line with its tiles and its price."""
    tiles = [FULL_NAMES[state.market[space]] for space in LINES[line] if state.market[space] != NOTHING]
    cost = line_cost(state, line)
    return f"Buy {line_text(line)} ({', '.join(tiles)}) for {pearls_text(cost) if cost > 0 else 'nothing'}"


def _star_prompt(state: State) -> str:
    """Which sea stars still have to move, and where they want to go. [OG-6.4]"""
    stars = [star for star in range(MOST_STARS) if can_step(state, star)]
    if len(stars) > 1:
        return "Move a sea star one space. Each goes to the nearest oyster it can eat, or else to the harlequin."
    tiles, place = state.tiles[state.turn], state.stars[state.turn][stars[0]]
    has_meal = steps_towards(state, state.turn, place, tiles[OYSTER]) != 0
    goal = (
        "It goes to the nearest oyster it can eat." if has_meal else "It can reach only the harlequin, and goes there."
    )
    return f"Move sea star S{stars[0] + 1} one space. {goal}"


def circumstances(state: State, seat: int, move: int) -> dict[str, str]:
    """What refusals may mention about a move, which may be any number."""
    kind, place, line, star = 0, NOTHING, 0, 0
    if PLACE <= move < PASS:
        place = (move - PLACE) % MAX_PLACES
    elif BUY <= move < PLANT:
        line = move - BUY
    elif PLANT <= move < HOST:
        kind, place = divmod(move - PLANT, MAX_PLACES)
    elif HOST <= move < STEP:
        place = (move - HOST) % MAX_PLACES
    elif STEP <= move < DRAW:
        star, place = (move - STEP) // DIRECTION_COUNT, step_ends(state, seat, move)[1]
    return {
        "turn": "chance" if actor(state) == CHANCE else mention(state.turn),
        "starter": FULL_NAMES[next_starter(state)] if state.phase == PLACING else "",
        "bought": bought_text(state),
        "bonus": "" if state.bonus == NOTHING else KIND_NAMES[BONUS_KINDS[state.bonus]],
        "host": "" if state.bonus == NOTHING else KIND_NAMES[BONUS_HOSTS[state.bonus]],
        "rounds": rounds_text(state.stall_rounds),
        "line": line_text(line),
        "cost": pearls_text(line_cost(state, line)) if line < LINE_COUNT else "",
        "pearls": str(state.pearls[seat] or "none") if 0 <= seat < state.seats else "",
        "tile": FULL_NAMES[kind],
        "space": space_name(state, place),
        "contents": _contents_text(state, seat, place),
        "star": f"S{star + 1}",
        "stars": _stars_text(state) if state.phase == STEPPING else "",
    }


def _stars_text(state: State) -> str:
    """The sea stars that still have to move, and where they are."""
    stars = [star for star in range(MOST_STARS) if can_step(state, star)]
    return listed([f"S{star + 1} from {space_name(state, state.stars[state.turn][star])}" for star in stars])


def _contents_text(state: State, seat: int, place: int) -> str:
    """The base tile on a space of a seat's garden, with its article."""
    if not 0 <= seat < state.seats or place < 0:
        return "something"
    for kind, name in enumerate(FULL_NAMES):
        if kind != STAR and state.tiles[seat][kind] >> place & 1:
            return with_article(name)
    return "nothing"


def spell(state: State, field: str, value: int) -> str:
    """One detail of an event as programs know it."""
    if field == "tile":
        return KIND_NAMES[value]
    if field in ("space", "start"):
        return space_name(state, value)
    if field == "line":
        return LINE_NAMES[value]
    if field == "market":
        return str(value + 1)
    return f"S{value + 1}" if field == "star" else str(value)


def phrase(state: State, field: str, value: int) -> str:
    """One detail of an event as it stands in a sentence."""
    if field == "tile":
        return with_article(FULL_NAMES[value])
    if field == "line":
        return line_text(value)
    if field == "rounds":
        return rounds_text(value)
    return pearls_text(value) if field == "pearls" else spell(state, field, value)


def with_article(name: str) -> str:
    """A tile as one of its kind."""
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"


def line_text(line: int) -> str:
    """A line of the market as people call it."""
    name = LINE_NAMES[line]
    return f"{ {'R': 'row', 'K': 'column', 'X': 'diagonal'}[name[0]] } {name[1]}"


def pearls_text(count: int) -> str:
    """A number of pearls."""
    return "1 pearl" if count == 1 else f"{count or 'no'} pearls"


def rounds_text(count: int) -> str:
    """A number of rounds."""
    return "1 round" if count == 1 else f"{count} rounds"


def bought_text(state: State) -> str:
    """The tiles still to be planted."""
    tiles = [tiles_text(kind, state.bought[kind]) for kind in range(BAG_KINDS) if state.bought[kind] > 0]
    return listed(tiles) or "nothing"


def tiles_text(kind: int, count: int) -> str:
    """Some tiles of a kind: "a relic", "2 pieces of garbage"."""
    name = FULL_NAMES[kind]
    return with_article(name) if count == 1 else f"{count} {PLURALS.get(name, f'{name}s')}"


def listed(texts: Sequence[str]) -> str:
    """A list as it is read aloud."""
    return " and ".join(filter(None, (", ".join(texts[:-1]), *texts[-1:])))
