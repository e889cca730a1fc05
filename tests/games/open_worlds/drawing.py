"""Positions drawn as text, and a way to play them out.

A line is a World with what lies there: `koti: A city_30 battle_station_25; B exploit; A> shipyard_8` gives A, seat 0,
two units and a Staged card. `B city_20^A` is a Facility of A that B controls. What is drawn nowhere else is
an Outpost in the deck (or in the Trash Heap, where the deck is drawn).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.decks import card_numbers
from oceanarium.games.open_worlds.moves import piece_in
from oceanarium.games.open_worlds.parts import (
    ADJUSTING,
    BEGINNING,
    CHOOSING_WORLD,
    DECK,
    HAND,
    MAX_DECK,
    MOVING,
    OVER,
    PLAY,
    STAGING,
    TRASHING,
    TRIMMING,
)
from oceanarium.games.open_worlds.picture import PLACE_NAMES
from oceanarium.games.open_worlds.rules.flow import go_on
from oceanarium.games.open_worlds.rules.places import enter_play, stage_at, take, trash_openly
from oceanarium.games.open_worlds.rules.revealing import reveal
from oceanarium.games.open_worlds.rules.utilities import open_window
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_IDS, WINDOWS, WORLDS
from oceanarium.games.open_worlds.words import pieces_from
from oceanarium.kernel import CHANCE, NOTHING, Happening, Match, Move

SEATS = "ABCD"
FILLERS = ("koti", "maail", "farholt", "quillon", "verrall", "kestrel_deep", "greywater", "iskra_minor", "wrenlock")
WORLD_NUMBERS = {world.id: number for number, world in enumerate(WORLDS)}
PHASES = {"stage": STAGING, "move": MOVING, "resolve": CHOOSING_WORLD, "trash": TRASHING, "begin": BEGINNING}


def table(
    *lines: str,
    seats: int = 2,
    hands: Sequence[str] = (),
    decks: Sequence[str | None] = (),
    income: Sequence[int] = (0, 0, 0, 0),
    turn: int = 2,
    final: bool = False,
    order: str = "ABCD",
    start: str = "reveal",
    options: Mapping[str, object] | None = None,
) -> Match[State]:
    """A match in which cards lie as drawn, about to Reveal, or in another Step, or in a window such as `end.move`."""
    drawn = [_read_line(line) for line in lines]
    cards = [_cards_of(seat, drawn, hands, decks) for seat in range(seats)]
    wanted = {f"cards_{seat}": card_numbers(counts) for seat, counts in enumerate(cards)}
    match: Match[State] = Match(GAME, seats, {**wanted, **(options or {})}, 1, manual_chance=True)
    state = match.state
    names = [name for name, _ in drawn]
    names += [name for name in FILLERS if name not in names][: state.world_count - len(names)]
    for world, name in enumerate(names):
        state.worlds[world] = WORLD_NUMBERS[name]
        state.world_pool[WORLD_NUMBERS[name]] = 0
    for seat in range(seats):
        _deal(state, seat, hands, decks)
    for world, (_, groups) in enumerate(drawn):
        for seat, is_staged, card, owner in groups:
            _put(state, seat, card, owner, world, is_staged=is_staged)
    for seat in range(seats):
        state.income[seat] = income[seat]
        state.order[seat] = SEATS.index(order[seat])
        state.is_adjusted[seat] = 1
    state.turn, state.is_final, state.is_wet, state.is_final_next = turn, int(final), 0, 0
    _start(state, start)
    return match


def _start(state: State, start: str) -> None:
    state.rank = 0
    if start in WINDOWS:
        open_window(state, WINDOWS.index(start))
        if start == "begin.surface":
            state.here, state.resolved = 0, 1
    elif start == "reveal":
        reveal(state)
        state.phase = TRIMMING
    else:
        if start == "resolve":
            state.is_revealed = 1
        state.phase = PHASES[start]
    go_on(state)


def _read_line(line: str) -> tuple[str, list[tuple[int, bool, str, int]]]:
    """The World, and (controller, is Staged, card, owner) for every card there."""
    name, _, rest = line.partition(":")
    groups = []
    for group in rest.split(";"):
        words = group.split()
        if words:
            seat = SEATS.index(words[0][0])
            for word in words[1:]:
                card, _, owner = word.partition("^")
                groups.append((seat, words[0].endswith(">"), card, SEATS.index(owner) if owner else seat))
    return name.strip(), groups


def _cards_of(seat: int, drawn: Any, hands: Sequence[str], decks: Sequence[str | None]) -> dict[str, int]:
    counts: Counter[str] = Counter(card for _, groups in drawn for *_, card, owner in groups if owner == seat)
    for part in (hands, decks):
        counts.update((part[seat] or "").split() if seat < len(part) else [])
    counts["outpost"] += 54 - sum(counts.values())
    return dict(counts)


def _deal(state: State, seat: int, hands: Sequence[str], decks: Sequence[str | None]) -> None:
    for card in hands[seat].split() if seat < len(hands) else []:
        take(state, piece_in(state, seat, CARD_IDS.index(card), DECK))
    kept = Counter((decks[seat] or "").split()) if seat < len(decks) and decks[seat] is not None else None
    if kept is not None:
        for piece in range(seat * MAX_DECK, (seat + 1) * MAX_DECK):
            name = CARD_IDS[state.card[piece]]
            if state.place[piece] == DECK and name == "outpost" and not kept[name]:
                trash_openly(state, piece)
            elif state.place[piece] == DECK:
                kept[name] -= 1


def _put(state: State, seat: int, card: str, owner: int, world: int, *, is_staged: bool) -> None:
    number = CARD_IDS.index(card)
    piece = piece_in(state, owner, number, DECK)
    if piece == NOTHING:  # an Outpost that lay in the Trash Heap
        piece = next(
            each for each in range(owner * MAX_DECK, (owner + 1) * MAX_DECK)
            if state.card[each] == number and state.place[each] not in (HAND, PLAY)
        )  # fmt: skip
    if is_staged:
        take(state, piece) if state.place[piece] == DECK else None
        stage_at(state, piece, world)
    else:
        enter_play(state, piece, world)
        state.controller[piece] = seat


def texts(match: Match[State], seat: int | None = None) -> list[str]:
    """The legal moves as they are written."""
    return [move.text for move in match.legal_moves(seat)]


def play(match: Match[State], *moves: str) -> list[Happening]:
    """Make moves of whoever is to choose."""
    heard: list[Happening] = []
    for move in moves:
        first = len(match.moves)
        match.play(move, match.actor)
        heard += match.events(since=first)
    return heard


def decline(match: Match[State]) -> Move | None:
    """What one does who does nothing: pass, reserve, say no; else the first that can be done."""
    moves = match.legal_moves()
    for text in ("pass", "reserve", "no"):
        for move in moves:
            if move.text == text:
                return move
    return moves[0] if moves else None


def resolve(match: Match[State], *wanted: str, until: int = TRASHING) -> list[Happening]:
    """Play on to the Trash Step (or the end): what is wanted, in order, as soon as it is legal; all else declined."""
    queue, heard = list(wanted), []
    while match.state.phase not in (until, OVER) and match.actor != CHANCE:
        if queue and queue[0] in texts(match):
            heard += play(match, queue.pop(0))
        else:
            move = decline(match)
            assert move is not None
            heard += play(match, move.text)
    assert not queue, f"never legal: {queue}"
    return heard


def names(heard: Sequence[Happening]) -> list[str]:
    """What happened, by the names of the events."""
    return [happening.name for happening in heard]


def where(match: Match[State], name: str) -> str:
    """Where a card is: `A frigate` may be in `play@koti`, `hand`, `trash`... With copies, all places in order."""
    state, (owner, card) = match.state, name.split()
    seat = SEATS.index(owner)
    places = []
    for piece in range(seat * MAX_DECK, (seat + 1) * MAX_DECK):
        if state.card[piece] >= 0 and CARD_IDS[state.card[piece]] == card:
            place = PLACE_NAMES[state.place[piece]]
            at = f"@{WORLDS[state.worlds[state.world[piece]]].id}" if state.world[piece] != NOTHING else ""
            places.append(place + at)
    return " ".join(places)


def units(match: Match[State], world: int = 0) -> str:
    """The units at a World in order of entry, each with its controller: `A city_30, B exploit`."""
    state = match.state
    return ", ".join(
        f"{SEATS[state.controller[piece]]} {CARD_IDS[state.card[piece]]}"
        for piece in pieces_from(state, state.first_unit[world])
    )


def hand(match: Match[State], seat: int = 0) -> str:
    """A hand."""
    pieces = range(seat * MAX_DECK, (seat + 1) * MAX_DECK)
    return " ".join(CARD_IDS[match.state.card[piece]] for piece in pieces if match.state.place[piece] == HAND)


def incomes(match: Match[State]) -> list[int]:
    """What everybody's units earn."""
    return [score.total for score in match.scores()]


def fresh(seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 1) -> Match[State]:
    """A match about to begin, chance left to the test."""
    return Match(GAME, seats, options, seed, manual_chance=True)


def dealt(seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 1) -> Match[State]:
    """A match whose Worlds lie and whose hands are dealt; chance goes on by itself."""
    match: Match[State] = Match(GAME, seats, options, seed)
    assert match.state.phase == ADJUSTING
    return match


def final_turn(*lines: str, hands: Sequence[str] = (), decks: Sequence[str | None] = ()) -> Match[State]:
    """A FINAL TURN that has just begun."""
    match = table(*lines, start="trash", hands=hands, decks=decks)
    match.state.is_final_next = 1
    go_to_next_turn(match)
    return match


def go_to_next_turn(match: Match[State]) -> None:
    """Let everybody pass until a new turn has begun."""
    turn = match.state.turn
    while match.state.turn == turn:
        match.play(match.legal_numbers()[0], match.actor)
