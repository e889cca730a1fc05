"""What people are told: prompts, moves in plain words, and the details that sentences mention."""

from oceanarium.games.octopus_garden.moves import (
    BUY,
    DRAW,
    HOST,
    PASS,
    PLACE,
    PLANT,
    START,
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
    HOSTING,
    KIND_NAMES,
    LINE_COUNT,
    LINE_NAMES,
    LINES,
    MAX_PLACES,
    OVER,
    PLACING,
    PLANTING,
    STAR,
    STEPPING,
)
from oceanarium.games.octopus_garden.rules import actor, line_cost, next_starter
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import CHANCE, NOTHING, mention

NAMES = {  # as they are read aloud; the others are called what they are
    "worm": "feather worm",
    "star": "sea star",
    "garbage": "piece of garbage",
    "harlequin": "harlequin oyster",
}
FULL_NAMES = tuple(NAMES.get(name, name) for name in KIND_NAMES)


def prompt(state: State, seat: int) -> str:
    """What is asked of a seat, in one sentence."""
    if state.phase == PLACING:
        return f"Put your starting {FULL_NAMES[next_starter(state)]} on any vacant space of your garden."
    if state.phase == BUYING:
        return f"Buy a row or a column of the market, or pass. You have {pearls_text(state.pearls[seat])}."
    if state.phase == PLANTING:
        return f"Plant what you bought on vacant spaces, in any order: {bought_text(state)}."
    if state.phase == HOSTING:
        bonus, host = KIND_NAMES[BONUS_KINDS[state.bonus]], KIND_NAMES[BONUS_HOSTS[state.bonus]]
        return f"You attracted a {bonus}! Choose the {host} it settles on; which one makes no difference."
    if state.phase == STEPPING:
        return "Move a sea star one space towards its nearest oyster."
    return "The match is over." if state.phase == OVER else "Chance acts now."


def move_words(state: State, move: int) -> str:
    """A move as a line of plain words."""
    if PLACE <= move < PASS:
        return f"Put it on {space_name(state, (move - PLACE) % MAX_PLACES)}"
    if move == PASS:
        return "Buy nothing"
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
    return f"{mention(move - START)} begins"


def _purchase_words(state: State, line: int) -> str:
    """A line with its tiles and its price."""
    tiles = [FULL_NAMES[state.market[space]] for space in LINES[line] if state.market[space] != NOTHING]
    return f"Buy {line_text(line)} ({', '.join(tiles)}) for {pearls_text(line_cost(state, line))}"


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
        "line": line_text(line),
        "cost": pearls_text(line_cost(state, line)) if line < LINE_COUNT else "",
        "pearls": str(state.pearls[seat]) if 0 <= seat < state.seats else "",
        "tile": FULL_NAMES[kind],
        "space": space_name(state, place),
        "contents": _contents_text(state, seat, place),
        "star": f"S{star + 1}",
    }


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
        return "1 round" if value == 1 else f"{value} rounds"
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


def bought_text(state: State) -> str:
    """The tiles still to be planted."""
    names = [FULL_NAMES[kind] for kind in range(BAG_KINDS) for _ in range(state.bought[kind])]
    return ", ".join(names) or "nothing"
