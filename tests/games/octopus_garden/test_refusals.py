"""Every refusal: its rule and its sentence, and nothing has changed."""

from collections.abc import Callable

import pytest

import oceanarium as oc
from oceanarium.games.octopus_garden.moves import placing_move, planting_move, read_move, stepping_move
from oceanarium.games.octopus_garden.parts import CORAL, OVER, OYSTER
from oceanarium.games.octopus_garden.rules import citations, forbids
from oceanarium.games.octopus_garden.state import State
from oceanarium.kernel import Match
from tests.games.octopus_garden.drawing import FRESH, GAME, drawn_match
from tests.proving import proves

DEAR = "relic star oyster coral garbage anemone seagrass seagrass worm"


def stepping(drawing: str) -> Match[State]:
    match = drawn_match(drawing)
    match.play("pass")
    return match


def two_stars() -> Match[State]:
    match = stepping("A *1 .. .. Oy\nE *2 .. .. Oy")
    match.play("star:S1:A1>A2")
    return match


def placing() -> Match[State]:
    match: Match[State] = oc.new_match(GAME, 2, 1)
    return match


def placing_the_last() -> Match[State]:
    match = placing()
    match.play("place:oyster@A1")
    match.play("place:oyster@A2")
    return match


def hosting() -> Match[State]:
    match = drawn_match("C An An", bought="anemone relic")
    match.play("plant:anemone@C3")
    return match


def finished() -> Match[State]:
    match = drawn_match()
    match.state.phase = OVER
    return match


def stalled() -> Match[State]:
    match = drawn_match(options={"stall_rounds": 2})
    for _ in range(4):
        match.play("pass")
    return match


def refilling() -> Match[State]:
    match = drawn_match(market=DEAR)
    match.play("buy:R2")
    return match


BESIDE = planting_move(CORAL, 0)  # the first place of the board lies beside the garden

Case = tuple[int, Callable[[], Match[State]], str | int, int | None, str, str]
CASES: list[Case] = [
    (
        citations.IS_OVER,
        finished,
        "pass",
        0,
        "OG-9.3",
        "The match is over: a garden was full, and all last turns have been taken.",
    ),
    (
        citations.IS_STALLED,
        stalled,
        "pass",
        0,
        "OG-9.4",
        "The match is over: nobody bought anything for 2 rounds.",
    ),
    (
        citations.NOT_YOUR_TURN,
        drawn_match,
        "pass",
        1,
        "OG-2.2",
        "It is not your turn; Player 1 is to choose.",
    ),
    (
        citations.NOT_YOUR_TURN,
        refilling,
        "pass",
        0,
        "OG-2.2",
        "It is not your turn; chance is to choose.",
    ),
    (
        citations.NOT_YOUR_START,
        placing,
        "place:oyster@A1",
        1,
        "OG-1.6",
        "It is not your turn; Player 1 places starting oysters now.",
    ),
    (
        citations.ONLY_PLACING,
        placing,
        "place:harlequin@A1",
        None,
        "OG-1.6",
        "First put your starting oyster on a space of your garden.",
    ),
    (
        citations.ONLY_PLACING,
        placing_the_last,
        "place:oyster@A3",
        None,
        "OG-1.6",
        "First put your starting harlequin oyster on a space of your garden.",
    ),
    (
        citations.ONLY_BUYING,
        drawn_match,
        "plant:coral@E1",
        None,
        "OG-2.1",
        "Your turn begins with buying a row or column, or skipping that.",
    ),
    (
        citations.ONLY_PLANTING,
        lambda: drawn_match(bought="coral relic relic"),
        "pass",
        None,
        "OG-4.3",
        "The tiles you bought must be planted first: a coral and 2 relics.",
    ),
    (
        citations.ONLY_HOSTING,
        hosting,
        "plant:relic@A1",
        None,
        "OG-5.1",
        "First the clownfish you attracted needs a host.",
    ),
    (
        citations.ONLY_STEPPING,
        lambda: stepping("C *1 .. .. Oy"),
        "buy:R1",
        None,
        "OG-6.1",
        "First every sea star that can must move.",
    ),
    (
        citations.DIAGONAL,
        drawn_match,
        "buy:X2",
        None,
        "OG-3.1",
        "Only rows and columns are for sale, never a diagonal.",
    ),
    (
        citations.EMPTY_LINE,
        lambda: drawn_match(market="coral - - - relic - - - -"),
        "buy:K3",
        None,
        "OG-3.6",
        "There is no tile left in column 3.",
    ),
    (
        citations.TOO_DEAR,
        lambda: drawn_match(market=DEAR),
        "buy:R1",
        None,
        "OG-3.2",
        "Row 1 costs 8 pearls and you have 5.",
    ),
    (
        citations.TOO_DEAR,
        lambda: drawn_match(market="coral garbage garbage" + 6 * " coral", pearls=0),
        "buy:R1",
        None,
        "OG-3.2",
        "Row 1 costs 1 pearl and you have none.",
    ),
    (
        citations.NOT_BOUGHT,
        lambda: drawn_match(bought="coral"),
        "plant:worm@E1",
        None,
        "OG-4.1",
        "You have no feather worm left to plant.",
    ),
    (
        citations.NO_SPACE,
        lambda: drawn_match(bought="coral"),
        BESIDE,
        None,
        "OG-4.1",
        "That is no space of your garden.",
    ),
    (
        citations.NOT_VACANT,
        lambda: drawn_match(FRESH, bought="coral"),
        "plant:coral@A1",
        None,
        "OG-4.1",
        "A1 is not vacant: an oyster lies there.",
    ),
    (
        citations.START_TAKEN,
        placing_the_last,
        "place:harlequin@A2",
        None,
        "OG-1.6",
        "A2 is not vacant: an oyster lies there.",
    ),
    (
        citations.STAR_THERE,
        lambda: drawn_match("C *1", bought="coral"),
        "plant:coral@C1",
        None,
        "OG-4.2",
        "A sea star is on C1, so nothing can be planted there.",
    ),
    (
        citations.NO_HOST,
        hosting,
        "host:clownfish@E1",
        None,
        "OG-5.3",
        "A clownfish goes on a free anemone of the group you have just planted in.",
    ),
    (
        citations.ONLY_PLACING,
        placing,
        placing_move(OYSTER, 0),
        None,
        "OG-1.6",
        "First put your starting oyster on a space of your garden.",
    ),
    (
        citations.NO_SUCH_STEP,
        two_stars,
        "star:S2:E1>E4",
        None,
        "OG-6.1",
        "A sea star moves exactly one space, from where it is: S2 from E1.",
    ),
    (
        citations.NO_SUCH_STEP,
        lambda: stepping("A *1 .. .. Oy\nE *2 .. .. Oy"),
        stepping_move(0, 1),
        None,
        "OG-6.1",
        "A sea star moves exactly one space, from where it is: S1 from A1 and S2 from E1.",
    ),
    (
        citations.NO_SUCH_STAR,
        lambda: stepping("C *1 .. .. Oy"),
        stepping_move(1, 0),
        None,
        "OG-6.1",
        "You have no sea star S2.",
    ),
    (
        citations.HAS_MOVED,
        two_stars,
        "star:S1:A2>A3",
        None,
        "OG-6.9",
        "Sea star S1 has already moved this turn.",
    ),
    (
        citations.NO_WAY,
        lambda: stepping("A *1 .. Co .. \nB Co .. Co\nC .. Co Co\nE *2 .. .. Oy"),
        "star:S1:A1>A2",
        None,
        "OG-6.8",
        "Sea star S1 can reach no oyster and stays where it is.",
    ),
    (
        citations.BESIDE_HARLEQUIN,
        lambda: stepping("A Ha *1 Co\nB Co Co Co\nE *2 .. .. Oy"),
        "star:S1:A2>A1",
        None,
        "OG-6.4",
        "Sea star S1 can reach no oyster that it can eat, and waits beside the harlequin.",
    ),
    (
        citations.INTO_CORAL,
        lambda: stepping("C *1 Co Oy"),
        "star:S1:C1>C2",
        None,
        "OG-6.3",
        "Sea stars never enter coral, and coral is on C2.",
    ),
    (
        citations.NOT_THE_SHORTEST,
        lambda: stepping("B .. Ha\nC *1 .. Oy"),
        "star:S1:C1>B1",
        None,
        "OG-6.2",
        "That is not on a shortest way of sea star S1 to the nearest oyster that it can eat.",
    ),
    (
        citations.NOT_TO_HARLEQUIN,
        lambda: stepping("C *1 .. .. Ha"),
        "star:S1:C1>B1",
        None,
        "OG-6.4",
        "Sea star S1 can reach no oyster that it can eat, and takes a shortest way to the harlequin.",
    ),
]


@proves("OG-1.6", "OG-2.1", "OG-2.2", "OG-3.1", "OG-3.2", "OG-3.6", "OG-4.1", "OG-4.2", "OG-4.3", "OG-5.1", "OG-5.3")
@proves("OG-6.1", "OG-6.2", "OG-6.3", "OG-6.4", "OG-6.8", "OG-6.9", "OG-9.3", "OG-9.4")
@pytest.mark.parametrize(("reason", "begin", "move", "seat", "rule", "sentence"), CASES)
def test_a_refusal_cites_its_rule_in_a_sentence_and_changes_nothing(
    reason: int, begin: Callable[[], Match[State]], move: str | int, seat: int | None, rule: str, sentence: str
) -> None:
    match = begin()
    number = number_of(match, move)
    before, chooser = match.state.copy(), match.actor if seat is None else seat
    assert forbids(match.state, chooser, number) == reason
    with pytest.raises(oc.IllegalMove) as refused:
        match.play(number, seat)
    assert (refused.value.rule, refused.value.sentence) == (rule, sentence)
    assert match.state == before


def number_of(match: Match[State], move: str | int) -> int:
    """A move by its text; no text names a step of a star that is not there, so such a step goes by its number."""
    number = read_move(match.state, move) if isinstance(move, str) else move
    assert number is not None
    return number


def test_every_refusal_is_reached() -> None:
    assert sorted({case[0] for case in CASES}) == list(range(1, len(citations.REFUSALS)))


@proves("OG-6.8", "OG-6.4")
def test_a_star_that_is_touched_says_why_it_stays_not_why_coral_is_closed() -> None:
    walled = stepping("A *1 Co\nB Co Co\nE *2 .. .. Oy").why_not(["star:0:S1"])
    assert walled is not None
    assert (walled.rule, walled.sentence) == ("OG-6.8", "Sea star S1 can reach no oyster and stays where it is.")
    waiting = stepping("A Ha *1 Co\nB Co Co Co\nE *2 .. .. Oy").why_not(["star:0:S1"])
    assert waiting is not None
    assert waiting.rule == "OG-6.4"


@proves("OG-6.1", "OG-R31")
def test_a_star_is_told_to_move_one_space_whatever_one_touches_or_writes() -> None:
    match = stepping("A *1 .. .. Oy")
    sentence = "A sea star moves exactly one space, from where it is: S1 from A1."
    for touched in (["star:0:S1", "garden:0:E4"], ["garden:0:E4"], ["star:0:S2"]):
        why = match.why_not(touched)
        assert why is not None
        assert why.rule == "OG-6.1"
        assert (why.sentence == sentence) or touched == ["star:0:S2"]
    for text in ("star:S1:A1>A3", "star:S2:A1>A2", "star:S1:E1>E2"):
        refusal = match.refusal(text)
        assert refusal is not None
        assert (refusal.rule, refusal.sentence) == ("OG-6.1", sentence)


@pytest.mark.parametrize("number", [-1, 10_000, 2**62])
@pytest.mark.parametrize("begin", [drawn_match, placing, hosting, two_stars, finished, refilling])
def test_a_number_that_is_no_move_is_refused_by_a_rule(begin: Callable[[], Match[State]], number: int) -> None:
    refusal = begin().refusal(number, 0)
    assert refusal is not None
    assert refusal.rule.startswith("OG-")
    assert "{" not in refusal.sentence
