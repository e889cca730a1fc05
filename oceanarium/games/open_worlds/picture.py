"""A state as text, both ways: for the terminal, tests and bug reports.

A person sees the Worlds from left to right, each with what every seat has there: Facilities as name and Income/Defence,
armed units as name and Weapons/Defence. One who sees everything gets the record behind it: every card in its place.
"""

import re
import textwrap
from collections.abc import Iterable
from itertools import pairwise

from oceanarium.games.open_worlds.decks import card_numbers
from oceanarium.games.open_worlds.parts import (
    CHAIN,
    DECK,
    ENGAGED,
    HAND,
    INDICATOR,
    MAX_AIMS,
    MAX_DECK,
    MOVED,
    OPTIONS,
    OVER,
    PIECE_COUNT,
    PLAY,
    STAGED,
    TRASH,
    owner_of,
)
from oceanarium.games.open_worlds.rules.income import score
from oceanarium.games.open_worlds.rules.preparation import set_up
from oceanarium.games.open_worlds.rules.staging import staged_here
from oceanarium.games.open_worlds.rules.words_of_cards import (
    free_room,
    is_habitable,
    is_hostile,
    occupies,
    unit_income,
    water,
)
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_COUNT, CARD_IDS, CARDS, FACILITY, ORBITAL, UNIT_TYPE, WORLDS
from oceanarium.games.open_worlds.view import PHASE_NAMES, sees
from oceanarium.games.open_worlds.vocabulary import WORDS
from oceanarium.games.open_worlds.words import pieces_from
from oceanarium.kernel import CHANCE, NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.captions import PLAIN, Caption, Captions, Telling
from oceanarium.kernel.options import Value

WIDTH = 80
_NO_BREAK = "\N{NO-BREAK SPACE}"
PLACE_NAMES = {
    DECK: "deck",
    HAND: "hand",
    STAGED: "staged",
    CHAIN: "chain",
    PLAY: "play",
    INDICATOR: "indicator",
    TRASH: "trash",
}
_PIECE_FIELDS = ("world", "controller", "course", "known", "buried", "flags", "set_income")  # as noted behind a card
_EMPTY = {"world": NOTHING, "controller": NOBODY, "set_income": NOTHING}  # what they are usually; the others are 0
_DERIVED = {"card", "first_piece", "place", "next_piece", "aims", *_PIECE_FIELDS}  # not written as rows


CAPTIONS = Captions(
    WORDS,
    set_up=(),
    turn=("turn",),
    final=("turn",),
    final_next=("turn",),
    heading=("turn", "phase"),
    chooser=("name",),
    chance=(),
    world=("place", "world", "water", "free", "res"),
    habitable=(),
    hostile=(),
    resolved=(),
    units=("name", "units"),
    orbit=("units",),
    surface=("units",),
    staged=("cards",),
    face_down=("count",),
    a_card=(),
    chain=("entry", "card", "name"),
    cancelled=(),
    seat=("income", "table", "worlds", "priority", "hand", "deck", "trash"),
    hand=("cards",),
    legend=(),
)


def draw_picture(state: State, seat: int, telling: Telling = PLAIN) -> str:
    """The table as a seat sees it. OMNISCIENT gets every hand, and the record behind the table."""
    say = CAPTIONS.told(telling)
    lines = [_heading(state, say)]
    for world in range(state.world_count):
        if state.worlds[world] != NOTHING:
            lines += _world_lines(state, world, seat, say)
    for entry in range(state.chain_size):
        piece = state.chain_piece[entry]
        card = say.text("chain", entry=entry + 1, card=_label(state, piece, say), name=say.name(owner_of(piece)))
        lines.append(card + (say.text("cancelled") if state.chain_cancelled[entry] else ""))
    for other in range(state.seats):
        lines += _seat_lines(state, other, say, is_open=sees(seat, other))
    lines.append(say.text("legend"))
    lines = [line for text in lines for line in _wrapped(text)]
    if seat == OMNISCIENT:
        lines += _record_lines(state)
    return "\n".join(lines)


def _wrapped(text: str) -> list[str]:
    """A line that fits, or several of which the later ones are indented; none begins with a number."""
    bound = re.sub(r" (?=[\d(])", _NO_BREAK, text)
    lines = textwrap.wrap(bound, WIDTH, subsequent_indent="      ", break_on_hyphens=False)
    return [line.replace(_NO_BREAK, " ") for line in lines] or [""]


def _heading(state: State, say: Caption) -> str:
    """The turn, the step and who is to choose."""
    turn = say.text("set_up") if state.turn == 0 else say.text("turn", turn=state.turn)
    if state.is_final:
        turn = say.text("final", turn=turn)
    elif state.is_final_next:
        turn = say.text("final_next", turn=turn)
    heading = say.text("heading", turn=turn, phase=PHASE_NAMES[state.phase])
    if state.phase == OVER:
        return heading
    return heading + (
        say.text("chance") if state.chooser == CHANCE else say.text("chooser", name=say.name(state.chooser))
    )


def _world_lines(state: State, world: int, viewer: int, say: Caption) -> list[str]:
    """A World and what every seat has there."""
    card = WORLDS[state.worlds[world]]
    told = {"place": world + 1, "water": water(state, world), "free": free_room(state, world)}
    facts = [say.text("world", world=card.name, res=card.res, **told)]
    facts += [say.text("habitable")] * is_habitable(state, world) + [say.text("hostile")] * is_hostile(state, world)
    mark = ">" if world == state.here else " "
    done = say.text("resolved") if state.resolved >> world & 1 and world != state.here else ""
    lines = [f"{mark}{', '.join(facts)}{done}"]
    units = pieces_from(state, state.first_unit[world])
    for seat in range(state.seats):
        own = [piece for piece in units if state.controller[piece] == seat]
        parts = []
        orbit = [_unit_text(state, piece) for piece in own if UNIT_TYPE[state.card[piece]] == ORBITAL]
        surface = [_unit_text(state, piece) for piece in own if UNIT_TYPE[state.card[piece]] != ORBITAL]
        if orbit:
            parts.append(say.text("orbit", units=", ".join(orbit)))
        if surface:
            parts.append(say.text("surface", units=", ".join(surface)))
        if staged_here(state, seat, world) > 0:
            parts.append(say.text("staged", cards=_staged_text(state, seat, world, viewer, say)))
        if parts:
            lines.append("    " + say.text("units", name=say.name(seat), units="; ".join(parts)))
    return lines


def _unit_text(state: State, piece: int) -> str:
    """A unit with Income or Weapons, Defence, and marks: * moved, ! engaged, ^ conquered."""
    card = CARDS[state.card[piece]]
    power = "+".join(map(str, card.weapons))
    if UNIT_TYPE[state.card[piece]] == FACILITY:
        power = str(unit_income(state, piece))
    marks = "*" * (state.flags[piece] & MOVED != 0) + "!" * (state.flags[piece] & ENGAGED != 0)
    marks += "^" * (state.controller[piece] != owner_of(piece))
    return f"{card.label}{marks} ({power or '-'}/{card.defence})"


def _label(state: State, piece: int, say: Caption) -> str:
    """A card as it is called, or any card if it is hidden."""
    return say.text("a_card") if state.card[piece] == NOTHING else CARDS[state.card[piece]].label


def _card_text(state: State, piece: int, say: Caption) -> str:
    """A card with what is printed of Income or Weapons and of Defence, if it has any."""
    label = _label(state, piece, say)
    if state.card[piece] == NOTHING or CARDS[state.card[piece]].defence == 0:
        return label
    card = CARDS[state.card[piece]]
    power = "+".join(map(str, card.weapons)) or (str(card.income) if isinstance(card.income, int) else "?")
    return f"{label} ({power if card.weapons or card.income else '-'}/{card.defence})"


def _staged_text(state: State, seat: int, world: int, viewer: int, say: Caption) -> str:
    """Staged cards, or how many there are."""
    if state.is_revealed or sees(viewer, seat):
        pieces = pieces_from(state, state.first_staged[world])
        return ", ".join(_label(state, piece, say) for piece in pieces if owner_of(piece) == seat)
    return say.text("face_down", count=staged_here(state, seat, world))


def _seat_lines(state: State, seat: int, say: Caption, *, is_open: bool) -> list[str]:
    """A seat: Incomes, Priority, numbers of cards, and the hand if it is open to the viewer."""
    pieces = range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat])
    facts = say.text(
        "seat",
        income=state.income[seat],
        table=score(state, seat),
        worlds=sum(occupies(state, seat, each) for each in range(state.world_count) if state.worlds[each] != NOTHING),
        priority=state.order.index(seat) + 1,
        hand=state.hand_size[seat],
        deck=state.deck_size[seat],
        trash=sum(state.place[piece] == TRASH for piece in pieces),
    )
    lines = [f"{'>' if state.chooser == seat else ' '}{say.named(seat)}: {facts}"]
    if is_open:
        hand = [_card_text(state, piece, say) for piece in pieces if state.place[piece] == HAND]
        lines.append("  " + say.text("hand", cards=", ".join(hand) or "-"))
    return lines


def _record_lines(state: State) -> list[str]:
    """Every number that the table does not show, and every card in its place."""
    lines = ["Record"]
    numbers = [f"{name}={getattr(state, name)}" for name, field in State.fields.items() if not field.shape]
    lines.append(f"Numbers: {' '.join(sorted(numbers))}")
    for name, field in sorted(State.fields.items()):
        if field.shape and name not in _DERIVED:
            lines.append(f"Row {name}: {' '.join(map(str, getattr(state, name)))}")
    for world in range(state.world_count):
        for name, first in (("units", state.first_unit[world]), ("staged", state.first_staged[world])):
            lines.append(f"World {world} {name}: {_names(state, pieces_from(state, first))}".rstrip())
    for seat in range(state.seats):
        for place, name in PLACE_NAMES.items():
            pieces = range(seat * MAX_DECK, seat * MAX_DECK + state.deck_total[seat])
            there = [piece for piece in pieces if state.place[piece] == place]
            lines.append(f"Seat {seat} {name}: {' '.join(_piece_text(state, piece) for piece in there)}".rstrip())
    return lines


def _name(state: State, piece: int) -> str:
    """A card with its owner, and its number among equal ones."""
    copy = piece - state.first_piece[owner_of(piece) * CARD_COUNT + state.card[piece]]
    return f"{owner_of(piece)}:{CARD_IDS[state.card[piece]]}" + (f"#{copy + 1}" if copy > 0 else "")


def _names(state: State, pieces: Iterable[int]) -> str:
    return " ".join(_name(state, piece) for piece in pieces)


def _piece_text(state: State, piece: int) -> str:
    """A card and whatever is unusual about it."""
    noted = [f"{name}={getattr(state, name)[piece]}" for name in _PIECE_FIELDS]
    usual = [f"{name}={_EMPTY.get(name, 0)}" for name in _PIECE_FIELDS]
    unusual = [word for word, normal in zip(noted, usual, strict=True) if word != normal]
    aims = state.aims[piece * MAX_AIMS : (piece + 1) * MAX_AIMS]
    if any(aim != NOTHING for aim in aims):
        unusual.append("aims=" + "/".join(map(str, aims)))
    return _name(state, piece) + (f"{{{','.join(unusual)}}}" if unusual else "")


def read_picture(text: str) -> State:
    """The state that `draw_picture` drew for OMNISCIENT; ValueError with a sentence for anything else."""
    try:
        state = _read(text)
        state.to_bytes()
    except (KeyError, IndexError, AttributeError, StopIteration, TypeError, OverflowError) as error:
        raise ValueError(f"This is no complete picture of Open Worlds: {error!r} is missing or wrong.") from None
    return state


_PIECE = re.compile(r"(?P<name>\d:\w+(?:#\d+)?)(?:\{(?P<notes>[^}]*)\})?")


def _read(text: str) -> State:
    record = text.partition("\nRecord\n")[2]
    entries = dict(line.partition(":")[::2] for line in record.splitlines() if ":" in line)
    numbers = dict(word.split("=", 1) for word in entries["Numbers"].split())
    seats = int(numbers["seats"])
    if seats not in (2, 3, 4):
        raise ValueError("This is no picture of Open Worlds: it is played with 2 to 4 seats.")
    state = State()
    set_up(state, seats, OPTIONS.coded(_options(entries, numbers, seats)))
    for name, field in State.fields.items():
        if not field.shape:
            setattr(state, name, int(numbers[name]))
        elif name not in _DERIVED:
            row = [int(word) for word in entries[f"Row {name}"].split()]
            if len(row) != field.size:
                raise ValueError(f"This is no picture of Open Worlds: the row {name} has a wrong length.")
            setattr(state, name, row)
    for seat in range(seats):
        for place, name in PLACE_NAMES.items():
            for word in entries[f"Seat {seat} {name}"].split():
                _read_piece(state, word, place)
    for world in range(state.world_count):
        _read_list(state, state.first_unit, world, entries[f"World {world} units"])
        _read_list(state, state.first_staged, world, entries[f"World {world} staged"])
    return state


def _options(entries: dict[str, str], numbers: dict[str, str], seats: int) -> dict[str, Value]:
    """The options of the match; every deck is given card by card."""
    wanted: dict[str, object] = {
        "variant": "introductory" if numbers["is_introductory"] == "1" else "standard",
        "windows": "lean" if numbers["is_lean"] == "1" else "uniform",
    }
    for seat in range(seats):
        counts: dict[str, int] = {}
        for place in PLACE_NAMES.values():
            for word in entries[f"Seat {seat} {place}"].split():
                card = _parts(word)["name"].partition(":")[2].partition("#")[0]
                counts[card] = counts.get(card, 0) + 1
        wanted[f"cards_{seat}"] = card_numbers(counts)
    return OPTIONS.completed(wanted, seats)


def _parts(word: str) -> re.Match[str]:
    parts = _PIECE.fullmatch(word)
    if parts is None:
        raise ValueError(f"This is no picture of Open Worlds: {word!r} is no card.")
    return parts


def _piece_named(state: State, name: str) -> int:
    seat, _, card = name.partition(":")
    card, _, copy = card.partition("#")
    piece = state.first_piece[int(seat) * CARD_COUNT + CARD_IDS.index(card)] + int(copy or 1) - 1
    if not 0 <= piece < PIECE_COUNT or state.card[piece] != CARD_IDS.index(card):
        raise ValueError(f"This is no picture of Open Worlds: there is no card {name}.")
    return piece


def _read_piece(state: State, word: str, place: int) -> None:
    parts = _parts(word)
    piece = _piece_named(state, parts["name"])
    state.place[piece] = place
    for note in (parts["notes"] or "").split(","):
        name, _, value = note.partition("=")
        if name == "aims":
            aims = [int(aim) for aim in value.split("/")]
            state.aims[piece * MAX_AIMS : (piece + 1) * MAX_AIMS] = (aims + [NOTHING] * MAX_AIMS)[:MAX_AIMS]
        elif name in _PIECE_FIELDS:
            getattr(state, name)[piece] = int(value)
        elif note:
            raise ValueError(f"This is no picture of Open Worlds: {note!r} says nothing about a card.")


def _read_list(state: State, firsts: list[int], world: int, text: str) -> None:
    """A list of units or of Staged cards, in order."""
    pieces = [_piece_named(state, name) for name in text.split()]
    firsts[world] = pieces[0] if pieces else NOTHING
    for piece, following in pairwise([*pieces, NOTHING]):
        state.next_piece[piece] = following
