"""A state as text, both ways: for tests, the terminal, bug reports.

A card in a reef is three letters: a class number and two letters for a fish, three letters for the others; * marks the
starter coral, + a protected fish. A dot is an empty space, o one where the card at hand may lie.
"""

import re
import textwrap
from collections.abc import Sequence

from oceanarium.games.open_ocean.concealing import has_held
from oceanarium.games.open_ocean.moves import PLACE
from oceanarium.games.open_ocean.parts import (
    CARDS,
    EVENT_CARDS,
    EXTRA_PLACE,
    KIND_COUNT,
    MAX_CARDS,
    OVER,
    REEF_KINDS,
    ROUND_COUNT,
    SHARK,
)
from oceanarium.games.open_ocean.rules import forbids, score
from oceanarium.games.open_ocean.rules.choices import is_placing
from oceanarium.games.open_ocean.rules.ending import solo_halves
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold, ocean_count
from oceanarium.games.open_ocean.rules.reef import add_card, protected_fish
from oceanarium.games.open_ocean.rules.rounds import turn_count
from oceanarium.games.open_ocean.rules.scoring import private_goal_points
from oceanarium.games.open_ocean.rules.turn import cards_in, hand_of, is_waited_for
from oceanarium.games.open_ocean.state import State
from oceanarium.games.open_ocean.view import PHASE_NAMES, sees
from oceanarium.games.open_ocean.vocabulary import GOAL, WORDS
from oceanarium.kernel import ALLOWED, NOBODY, NOTHING, OMNISCIENT
from oceanarium.kernel.captions import PLAIN, Caption, Captions, Telling

SYMBOLS = dict(
    enumerate(
        [
            "Red",
            "Ora",
            "Yel",
            "Gre",
            "Blu",
            "Pur",
            "Rbw",
            "Ane",
            "1Ba",
            "1Cl",
            "1Ch",
            "1Go",
            "2Pe",
            "2An",
            "2Ta",
            "2Id",
            "3Pa",
            "3Gr",
            "Dol",
            "Tur",
        ]
    )
)
_KINDS = {symbol.lower(): kind for kind, symbol in SYMBOLS.items()}
_PITCH = 5  # columns from one card to the next
_WIDTH = 80
_WIDEST = (_WIDTH - 4) // _PITCH  # columns of a reef that are drawn
_NUMBER = re.compile(r"(-?\d{1,20})(?:\*(\d{1,6}))?")
CAPTIONS = Captions(
    WORDS,
    over=(),
    round=("round",),
    turn=("turn", "turns"),
    first=("player",),
    phase=("phase",),
    card=("card",),
    symbol=("card",),
    ocean=(),
    sharks=("sharks", "threshold", "deck", "discards"),
    goal=("goal",),
    below=("count",),
    solo=("done", "level", "name"),
    event=("event",),
    reef=("points",),
    turtles=("count",),
    crabs=("count",),
    no_reef=(),
    goal_of=("player", "goal"),
    hand=("player",),
    cards=("count",),
    chose=("card",),
    has_chosen=(),
    own_goal=("goal",),
    legend=(),
)


def draw_picture(state: State, seat: int, telling: Telling = PLAIN) -> str:
    """The table: the Ocean, goals and events, every reef, and the hands that the viewer knows."""
    say = CAPTIONS.told(telling)
    lines = [_heading(state, say)]
    ocean = [*state.ocean[: state.ocean_size], *(kind for kind in state.ocean[EXTRA_PLACE:] if kind != NOTHING)]
    lines += _wrapped(say.text("ocean"), [_card_text(kind, say) for kind in ocean])  # [OO-16.4, OO-11.9]
    lines.append(
        say.text(
            "sharks",
            sharks=ocean_count(state, SHARK),
            threshold=frenzy_threshold(state),
            deck=cards_in(state.deck),
            discards=cards_in(state.discards),
        )
    )
    lines += _card_lines(state, say)
    blocks = [_seat_lines(state, other, seat, say) for other in range(state.seats)]
    lines += _packed(blocks)
    for other in range(state.seats):
        lines += _hand_lines(state, other, seat, say)
    lines.append(say.text("legend"))
    if seat == OMNISCIENT:
        lines += _record_lines(state)
    return "\n".join(line.rstrip() for line in lines)


def _heading(state: State, say: Caption) -> str:
    """Where the match stands."""
    if state.phase == OVER:
        return say.text("over")
    parts = [say.text("round", round=min(state.round + 1, ROUND_COUNT))]
    if state.hand_size > 0:
        parts.append(say.text("turn", turn=state.turn + 1, turns=turn_count(state)))
    if state.seats > 1 and state.first != NOBODY:
        parts.append(say.text("first", player=say.name(state.first)))
    return ", ".join([*parts, *filter(None, [say.text("phase", phase=PHASE_NAMES[state.phase])])])


def _card_text(kind: int, say: Caption) -> str:
    """A card by its name."""
    return "-" if kind == NOTHING else say.text("card", card=CARDS[kind].slug)


def _wrapped(title: str, words: Sequence[str]) -> list[str]:
    """Words in lines of no more than the width, the further ones indented, with commas between them."""
    lines, line = [], f"{title} "
    for number, word in enumerate(words, 1):
        text = word if number == len(words) else f"{word}, "
        if len(line) + len(text.rstrip()) > _WIDTH:
            lines.append(line)
            line = "  "
        line += text
    return [*lines, line]


def _card_lines(state: State, say: Caption) -> list[str]:
    """Open goals, solo piles and events."""
    lines = []
    for number, goal in enumerate(state.open_goals):
        if goal != NOTHING:
            below = say.text("below", count=state.pile_left[number]) if state.seats == 1 else ""
            lines.append(say.text("goal", goal=GOAL.argument(state, goal)) + below)
    if state.seats == 1:
        halves = solo_halves(state)
        lines.append(say.text("solo", done=state.goals_done, level=halves, name=halves // 2))
    for number, card in enumerate(EVENT_CARDS):
        if state.in_force >> number & 1:
            lines += textwrap.wrap(say.text("event", event=card.code), _WIDTH, subsequent_indent="  ")
    return lines


def _seat_lines(state: State, seat: int, viewer: int, say: Caption) -> list[str]:
    """A heading, and the reef from the top down, with the columns below."""
    mark = ">" if is_waited_for(state, seat) else " "
    hidden = 0 if sees(viewer, seat) or state.phase == OVER else private_goal_points(state, seat)
    facts = [say.text("reef", points=score(state, seat) - hidden)]
    if state.turtles[seat] > 0:
        facts.append(say.text("turtles", count=state.turtles[seat]))
    if state.crabs[seat] > 0:
        facts.append(say.text("crabs", count=state.crabs[seat]))
    return [f"{mark}{say.named(seat)}: {', '.join(facts)}", *_reef_lines(state, seat, say)]


def _reef_lines(state: State, seat: int, say: Caption) -> list[str]:
    """The reef in rows, cut off at the sides only where it is wider than the page."""
    cells = {
        (state.xs[seat][slot], state.ys[seat][slot]): say.text("symbol", card=CARDS[kind].slug)
        + _mark(state, seat, slot)
        for slot, kind in enumerate(state.cards[seat])
        if kind != NOTHING
    }
    if is_placing(state) and state.builder == seat:
        cells |= {
            (state.space_xs[space], state.space_ys[space]): "o"
            for space in range(state.space_count)
            if forbids(state, state.chooser, PLACE + space) == ALLOWED
        }
    if not cells:
        return ["  " + say.text("no_reef")]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    if right - left >= _WIDEST:
        left = max(left, -(_WIDEST // 2))
        right = left + _WIDEST - 1
    columns = range(left, right + 1)
    lines = [
        f"{y:>3} " + "".join(f"{cells.get((x, y), '.'):<{_PITCH}}" for x in columns)
        for y in range(max(y for _, y in cells), -1, -1)
    ]
    return [line.rstrip() for line in lines] + ["    " + "".join(f"{x:<{_PITCH}}" for x in columns).rstrip()]


def _mark(state: State, seat: int, slot: int) -> str:
    if slot == 0:
        return "*"
    return "+" if protected_fish(state, seat) >> slot & 1 else ""


def _packed(blocks: list[list[str]]) -> list[str]:
    """Reefs beside one another as long as they fit, with a bar between them."""
    lines: list[str] = []
    row: list[list[str]] = []
    for block in [*blocks, []]:
        if row and (not block or _total_width([*row, block]) > _WIDTH):
            lines += [*_side_by_side(row), ""]
            row = []
        row.append(block)
    return lines


def _total_width(blocks: list[list[str]]) -> int:
    return sum(max(map(len, block)) for block in blocks) + 3 * (len(blocks) - 1)


def _side_by_side(blocks: list[list[str]]) -> list[str]:
    height = max(map(len, blocks))
    widths = [max(map(len, block)) for block in blocks]
    padded = [[*block, *[""] * (height - len(block))] for block in blocks]
    return [
        " | ".join(f"{line:<{width}}" for line, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*padded, strict=True)
    ]


def _hand_lines(state: State, seat: int, viewer: int, say: Caption) -> list[str]:
    """A hand as far as the viewer knows it, the chosen card, and private goals."""
    goals = [GOAL.argument(state, goal) for goal in state.goals[seat] if goal != NOTHING]
    if state.phase == OVER:
        return [say.text("goal_of", player=say.name(seat), goal=goal) for goal in goals]
    hand, pick = hand_of(state, seat), state.picks[seat]
    is_open = sees(viewer, seat)
    counts = list(state.hands[hand])
    if viewer == OMNISCIENT or has_held(state, viewer, hand):
        if pick != NOTHING and not is_open:
            counts[pick] += 1
        words = [_card_text(kind, say) for kind in range(KIND_COUNT) for _ in range(counts[kind])]
    else:
        words = [say.text("cards", count=cards_in(counts))]
    lines = _wrapped(say.text("hand", player=say.name(seat)), words or ["-"])
    if pick != NOTHING:
        chosen = say.text("chose", card=CARDS[pick].slug) if is_open else say.text("has_chosen")
        lines.append(f"  {chosen}")
    if is_open:
        lines += [f"  {say.text('own_goal', goal=goal)}" for goal in goals]
    return lines


def _record_lines(state: State) -> list[str]:
    """Every field of the record, repeated numbers as 0*44."""
    lines = []
    for name, field in State.fields.items():
        value = getattr(state, name)
        numbers = [value] if not field.shape else value if len(field.shape) == 1 else [n for row in value for n in row]
        lines.append(f"Record {name}: {' '.join(_runs(numbers))}")
    return lines


def _runs(numbers: list[int]) -> list[str]:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][0] == number:
            runs[-1][1] += 1
        else:
            runs.append([number, 1])
    return [str(number) if count == 1 else f"{number}*{count}" for number, count in runs]


def read_picture(text: str) -> State:
    """The state that `draw_picture` drew for OMNISCIENT; ValueError with a sentence for anything else."""
    records = dict(re.findall(r"^Record (\w+): (.*)$", text, re.MULTILINE))
    state = State()
    for name, field in State.fields.items():
        if name not in records:
            raise ValueError(f"This is no complete picture of Open Ocean: the record of {name!r} is missing.")
        numbers = _read_runs(name, records[name], field.size)
        if not field.shape:
            setattr(state, name, numbers[0])
        elif len(field.shape) == 1:
            setattr(state, name, numbers)
        else:
            columns = field.shape[1]
            setattr(state, name, [numbers[start : start + columns] for start in range(0, field.size, columns)])
    return state


def _read_runs(name: str, text: str, size: int) -> list[int]:
    """So many numbers."""
    numbers: list[int] = []
    for word in text.split():
        run = _NUMBER.fullmatch(word)
        if run is None or not word.isascii() or int(run[2] or 1) + len(numbers) > size:
            raise ValueError(f"This is no picture of Open Ocean: {word!r} does not fit into the record of {name!r}.")
        numbers += [int(run[1])] * int(run[2] or 1)
    if len(numbers) != size:
        raise ValueError(f"This is no picture of Open Ocean: the record of {name!r} is {len(numbers)} numbers long.")
    return numbers


def read_reef(state: State, seat: int, drawing: str) -> None:
    """Fill a reef from a drawing, its rows from the top down, the last one at the floor, the starter marked with *."""
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    found = [(column, height) for height, row in enumerate(reversed(rows)) for column, cell in enumerate(row)]
    cells = {place: rows[-1 - place[1]][place[0]] for place in found}
    starters = [place for place, cell in cells.items() if cell.endswith("*")]
    if len(starters) != 1 or starters[0][1] != 0:
        raise ValueError("A reef has one starter coral, marked with *, in its lowest row.")
    for slot in range(MAX_CARDS):
        state.cards[seat][slot] = NOTHING
        state.xs[seat][slot] = state.ys[seat][slot] = state.bordering[seat][slot] = state.surrounding[seat][slot] = 0
    for kind in range(REEF_KINDS):
        state.of_kind[seat][kind] = 0
    for place, cell in sorted(cells.items(), key=lambda item: (item[0] != starters[0], item[0])):
        name = cell.rstrip("*+").lower()
        if name not in (".", "o"):
            if name not in _KINDS:
                raise ValueError(f"{cell!r} is no card that can lie in a reef.")
            add_card(state, seat, _KINDS[name], place[0] - starters[0][0], place[1])
