"""Every refusal: its rule and its sentence, and nothing has changed."""

from collections.abc import Callable

import pytest

from oceanarium.games.oceania.moves import TURN_UP, scouting_move
from oceanarium.games.oceania.parts import OVER
from oceanarium.games.oceania.rules import citations, forbids
from oceanarium.games.oceania.state import State
from oceanarium.kernel import IllegalMove, Match
from tests.games.oceania.drawing import draw, drawing_match, drawn_match, number_of, tiles
from tests.proving import proves


def finished() -> Match[State]:
    match = drawn_match()
    match.state.phase = OVER
    return match


def drawing() -> Match[State]:
    return drawing_match("south-D")


def explored() -> Match[State]:
    return drawn_match(tiles(D5="LLWL", E5="WWWL", C5="WLWW"))


def sourcing() -> Match[State]:
    match = drawn_match(tiles(D5="WWWW", C4="WLWW", E4="WWWW"), discards=("coast strait", ""), scouts=("1 3", "1"))
    match.play("start:D5")
    return match


def paying() -> Match[State]:
    match = sourcing()
    match.play("source:discard:coast")
    return match


def placing() -> Match[State]:
    return drawn_match(tiles(D5="WWWW", D3="LWLW", C4="WWWW"), ship="D5", tile="coast")


def scouting() -> Match[State]:
    match = drawn_match(ship="south-D", tile="corner", scouts=("1 3", "1"))
    match.play("place:D5:LLWW")
    return match


def strait() -> Match[State]:
    match = drawn_match(ship="south-D", tile="strait")
    match.play("place:D5:WLWL")
    return match


def reviewing() -> Match[State]:
    match = drawing_match("south-A", options={"rounds": 2})
    match.state.lid = 1
    draw(match, "bay")
    return match


Case = tuple[int, Callable[[], Match[State]], str | int, int | None, str, str]
CASES: list[Case] = [
    (citations.IS_OVER, finished, "start:west-1", 0, "OC-9.4", "The match is over."),
    (
        citations.NOT_YOUR_TURN,
        drawn_match,
        "start:west-1",
        1,
        "OC-2.2",
        "It is not your turn; Player 1 is to choose.",
    ),
    (
        citations.NOT_YOUR_TURN,
        drawing,
        "start:west-1",
        0,
        "OC-2.2",
        "It is not your turn; chance is to choose.",
    ),
    (
        citations.ONLY_SAILING,
        drawn_match,
        "place:D5:WWWW",
        None,
        "OC-2.2",
        "Your turn begins with choosing a starting point for the ship.",
    ),
    (
        citations.ONLY_SOURCING,
        sourcing,
        "start:west-1",
        None,
        "OC-5.1",
        "First say whether you draw a tile or use one of your discards.",
    ),
    (
        citations.ONLY_PAYING,
        paying,
        "source:draw",
        None,
        "OC-5.2",
        "First pay for the discarded tile with one of your scouts.",
    ),
    (
        citations.ONLY_PLACING,
        placing,
        "scout:none",
        None,
        "OC-4.5",
        "First lay the coast tile you hold on a space beside the ship.",
    ),
    (
        citations.ONLY_SCOUTING,
        scouting,
        "start:west-1",
        None,
        "OC-8.1",
        "First say whether you put a scout on the tile you have just laid.",
    ),
    (
        citations.ONLY_GOING_ON,
        reviewing,
        "start:west-1",
        None,
        "OC-14.4",
        "Game 1 is over; the next one begins when both players go on.",
    ),
    (
        citations.NO_PASSING,
        drawn_match,
        "pass",
        None,
        "OC-2.3",
        "There is no passing: while there is a starting point, you must sail.",
    ),
    (citations.MUST_PLACE, placing, "pass", None, "OC-4.6", "The coast tile fits here, so it must be laid."),
    (
        citations.NORTH_CLOSED,
        drawn_match,
        "start:north-C",
        None,
        "OC-3.4",
        "No voyage begins in the north: that side has no circles.",
    ),
    (
        citations.CIRCLE_SPENT,
        explored,
        "start:south-D",
        None,
        "OC-3.2",
        "The circle south of D5 is spent: it leads only to D5, which is already explored.",
    ),
    (
        citations.NOT_EXPLORED,
        explored,
        "start:D4",
        None,
        "OC-3.1",
        "D4 is undiscovered; a voyage begins at a circle or on an explored tile.",
    ),
    (
        citations.NO_WAY_OUT,
        explored,
        "start:D5",
        None,
        "OC-3.3",
        "From D5 no sea route leads into undiscovered territory: north is land towards undiscovered D4, "
        "east is land towards E5, south is water towards the known sea and west is land towards C5.",
    ),
    (
        citations.NOT_DISCARDED,
        sourcing,
        "source:discard:bay",
        None,
        "OC-5.1",
        "You have no bay tile among your discards.",
    ),
    (
        citations.DISCARD_UNFIT,
        sourcing,
        "source:discard:strait",
        None,
        "OC-5.1",
        "Your strait tile fits nowhere at D5.",
    ),
    (citations.CANNOT_PAY, paying, "pay:2", None, "OC-5.2", "You have no scout of value 2 left to pay with."),
    (
        citations.WRONG_TILE,
        placing,
        "place:D4:LLWW",
        None,
        "OC-4.1",
        "You hold the coast tile, which cannot lie with land north and east.",
    ),
    (citations.IS_EXPLORED, placing, "place:C4:LWWW", None, "OC-4.2", "C4 is already explored."),
    (
        citations.OUT_OF_REACH,
        placing,
        "place:B4:LWWW",
        None,
        "OC-4.2",
        "No sea route leads straight from D5 to B4.",
    ),
    (
        citations.DOES_NOT_FIT,
        placing,
        "place:D4:WWWL",
        None,
        "OC-4.4",
        "With land west it does not fit on D4: its water in the north meets land of D3 "
        "and its land in the west meets water of C4.",
    ),
    (
        citations.DOES_NOT_FIT,
        placing,
        "place:E5:WWLW",
        None,
        "OC-4.4",
        "With land south it does not fit on E5: its land in the south meets water of the known sea.",
    ),
    (
        citations.BLOCKS_SHIP,
        placing,
        "place:D4:WWLW",
        None,
        "OC-4.3",
        "With land south it does not fit on D4: it must turn water towards the ship; its water in the north "
        "meets land of D3 and its land in the south meets water of D5.",
    ),
    (citations.NO_SCOUT_LEFT, scouting, "scout:2:N", None, "OC-8.1", "You have no scout of value 2 left."),
    (citations.NO_LAND, scouting, "scout:1:S", None, "OC-8.1", "There is no land at the south edge of D5."),
    (citations.NO_LAND, strait, "scout:1:N", None, "OC-8.1", "There is no shore at the north edge of D5."),
    (
        citations.SAME_PIECE,
        scouting,
        scouting_move(0, 1),
        None,
        "OC-8.3",
        "The land on D5 is one piece, named by its north edge.",
    ),
]


@proves("OC-2.2", "OC-2.3", "OC-3.1", "OC-3.2", "OC-3.3", "OC-3.4", "OC-4.1", "OC-4.2", "OC-4.3", "OC-4.4", "OC-4.5")
@proves("OC-4.6", "OC-5.1", "OC-5.2", "OC-8.1", "OC-8.3", "OC-9.4", "OC-14.4")
@pytest.mark.parametrize(("citation", "position", "move", "seat", "rule", "sentence"), CASES)
def test_a_move_is_refused_with_its_rule(
    citation: int, position: Callable[[], Match[State]], move: str | int, seat: int | None, rule: str, sentence: str
) -> None:
    match = position()
    state = match.state.copy()
    number = move if isinstance(move, int) else number_of(match.state, move)
    assert forbids(match.state, match.actor if seat is None else seat, number) == citation
    with pytest.raises(IllegalMove) as refusal:
        match.play(number, seat)
    assert (refusal.value.rule, refusal.value.sentence) == (rule, sentence)
    assert match.state == state


def test_every_refusal_is_reached() -> None:
    assert {case[0] for case in CASES} == set(range(1, len(citations.REFUSALS)))


def test_people_cannot_draw_what_they_like() -> None:
    match = drawing()
    assert forbids(match.state, 0, TURN_UP) == citations.NOT_YOUR_TURN


@proves("OC-4.4")
def test_touching_a_space_where_nothing_fits_tells_which_neighbour_clashes() -> None:
    match = drawn_match(tiles(D5="WWWW", D3="LWLW", E4="WWWL", C4="WWWW"), ship="D5", tile="coast")
    citation = match.why_not(["board:D4"])
    assert citation is not None
    assert citation.rule in ("OC-4.3", "OC-4.4")
    assert "meets land of" in citation.sentence
