"""Moves by declaration: numbers, texts, targets, and what people type."""

from collections.abc import Sequence
from typing import Any

import pytest

from oceanarium.kernel import MoveKinds, Vocabulary
from oceanarium.kernel.move_kinds import MOST_REMEMBERED
from oceanarium.kernel.vocabulary import Fields, Seat, Sentence, nothing

WORDS = Vocabulary("tests.kernel")
TILE = WORDS.noun("tile", ("coral", "Star", "relic"), also={"starfish": 1})
SPACE = WORDS.name("space", 4, lambda state, place: f"{state}{place + 1}", within=lambda state: str(state))
STAR = WORDS.name("star", 2, lambda _, star: f"S{star + 1}", within=nothing)
STEP = WORDS.number("step", 3)
COUNT = WORDS.number("count", 2, first=1)
OWNER = WORDS.seat("owner", 2)
WORLD = WORDS.name(
    "world",
    2,
    lambda _, world: ("koti", "anselms_rest")[world],
    read=lambda _, text: {"home": 0, "anselms_rest": 1}.get(text),
)
COLOUR = WORDS.name("colour", 0, lambda _, colour: ("red", "blue")[colour])

MOVES = MoveKinds(WORDS, chooser=lambda _: 1, fillers="a the on to")
PASS = MOVES.kind("pass", reads=("pass", "do nothing"))
PLANT = MOVES.kind(
    "plant:{tile}@{space}", tile=TILE.among((0, 2)), space=SPACE, touches=("hand:{tile}", "garden:{seat}:{space}")
)
WALK = MOVES.kind(
    "walk:{star}>{end}", reads=("walk:{star}>{end}", "hurry:{star}"), unsaid={"step": "usual"}, star=STAR, step=STEP
)
TAKE = MOVES.kind("take:{count}:{owner}", count=COUNT, owner=OWNER, touches=lambda state, seat, _: (f"{state}{seat}",))
DRAW = MOVES.chance("draw:{tile}", tile=TILE)
SETTLE = MOVES.kind(
    "settle:{world}:{star}", world=WORLD, star=STAR, reads=("settle:{world}:{star}", "paint it {colour}")
)
LOST = MOVES.kind("walk:?", name="lost", reads=("walk:{star}>{space}",), touches=("nowhere",))


@WORDS.fact(SPACE)
def end(state: str, seat: int, move: Fields) -> int:
    """Where a walk ends."""
    return move["step"] if seat == 1 else 3


@WORDS.fact(COLOUR)
def colour(state: str, seat: int, move: Fields) -> int:
    """One settlement is red, all others are blue."""
    return 0 if move["world"] == move["star"] == 1 else 1


@WORDS.fact(STEP)
def usual(state: str, seat: int, move: Fields) -> int:
    """How far the stars go where nobody says; there is nothing usual on D."""
    return -1 if state == "D" else 1 + move["star"]


def test_kinds_follow_each_other_in_one_range_of_numbers() -> None:
    assert (PASS, PLANT, WALK, TAKE, DRAW, SETTLE, LOST, MOVES.count) == (0, 1, 9, 15, 19, 22, 26, 27)
    assert [kind.name for kind in MOVES] == ["pass", "plant", "walk", "take", "draw", "settle", "lost"]


def test_every_number_holds_its_values_and_they_lead_back_to_it() -> None:
    for number in range(MOVES.count):
        kind = MOVES.of(number)
        assert kind is not None
        assert kind.number(kind.values(number)) == number
    plant = MOVES.of(PLANT)
    assert plant is not None
    assert plant.values(PLANT + 5) == {"tile": 2, "space": 1}
    assert plant.number({"tile": 1, "space": 1}) is None


@pytest.mark.parametrize(
    ("number", "text", "touched"),
    [
        (PASS, "pass", ("pass",)),
        (PLANT + 5, "plant:relic@C2", ("hand:relic", "garden:0:C2")),
        (WALK + 4, "walk:S2>C2", ("walk:S2>C4",)),  # touched by Player 1, written for Player 2
        (TAKE + 1, "take:1:1", ("C0",)),
        (DRAW + 1, "draw:Star", ()),
        (LOST, "walk:?", ("nowhere",)),
        (-1, "move -1", ()),
        (MOVES.count, f"move {MOVES.count}", ()),
    ],
)
def test_texts_and_targets_follow_from_patterns(number: int, text: str, touched: tuple[str, ...]) -> None:
    for _ in range(2):  # found, and remembered
        assert MOVES.move_text("C", number) == text
        assert MOVES.targets("C", 0, number) == touched


def test_what_is_remembered_is_kept_apart_by_what_it_depends_on() -> None:
    assert [MOVES.move_text(state, PLANT) for state in "CDC"] == ["plant:coral@C1", "plant:coral@D1", "plant:coral@C1"]
    assert [MOVES.targets("C", seat, PLANT)[1] for seat in (0, 1)] == ["garden:0:C1", "garden:1:C1"]


def test_words_by_facts_are_remembered_by_what_those_depend_on() -> None:
    asked: list[str] = []
    words = Vocabulary("tests.kernel")
    paint = MoveKinds(words)
    paint.kind("paint", tells=("colour",), within=lambda state: state[0])

    @words.fact(words.name("colour", 1, lambda state, _: state))
    def colour(state: str, seat: int, move: Fields) -> int:
        asked.append(state)
        return 0

    said = {("move-paint", (("colour", state),)): state for state in ("a1", "b1")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sentence, "in_words", lambda sentence, _: said[sentence[1:]])
        assert [paint.words(state, 0, "en") for state in ("a1", "a2", "b1", "a3")] == ["a1", "a1", "b1", "a1"]
    assert asked == ["a1", "b1"]


def test_no_more_is_remembered_than_there_is_room_for() -> None:
    for garden in range(2 * MOST_REMEMBERED):
        assert MOVES.move_text(f"g{garden}x", PLANT) == f"plant:coral@g{garden}x1"
    kind: Any = MOVES.of(PLANT)
    assert len(kind._texts._known) <= MOST_REMEMBERED + 1


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("pass", PASS),
        ("Do nothing!", PASS),
        ("plant:relic@C2", PLANT + 5),
        ("Plant the relic on C2.", PLANT + 5),
        ("plant star c2", None),  # none that can be planted
        ("plant relic", None),
        ("plant relic c9", None),
        ("walk s2 to c2", WALK + 4),
        ("walk s2 to c4", LOST),  # a space, but none where a walk can end
        ("walk s2 to c5", None),
        ("walk", None),
        ("hurry, S2", WALK + 5),  # as far as usual
        ("hurry", None),
        ("hurry S3", None),
        ("take 2 1", TAKE + 3),
        ("take 0 1", None),
        ("take 12345 1", None),
        ("draw a starfish", DRAW + 1),
        ("settle home S2", SETTLE + 1),  # a word of its own
        ("settle koti S2", None),
        ("Settle Anselm's Rest S1", SETTLE + 2),
        ("Settle Anselm\N{RIGHT SINGLE QUOTATION MARK}s Rest S1", SETTLE + 2),
        ("paint it red", SETTLE + 3),
        ("paint it blue", None),  # one of three
        ("", None),
        ("dance", None),
        ("pass " * 99, None),
    ],
)
def test_a_text_is_read_as_people_write_it(text: str, number: int | None) -> None:
    assert MOVES.read_move("C", text) == number


def test_what_is_left_out_cannot_be_filled_in_with_nothing() -> None:
    assert MOVES.read_move("D", "hurry, S2") is None


@pytest.mark.parametrize(
    ("text", "gap"),
    [
        ("plant", "tile"),
        ("plant a relic on", "space"),
        ("plant a relic on the moon", None),
        ("walk S1", "end"),
        ("hurry", "star"),
        ("take", "count"),
        ("paint it", "colour"),
        ("draw", None),  # what chance does
        ("dance", None),
    ],
)
def test_the_first_thing_that_a_text_leaves_open_is_named(text: str, gap: str | None) -> None:
    assert MOVES.gap_in("C", text) == gap


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("plant a relic on", range(PLANT + 4, PLANT + 8)),
        ("plant", ()),  # nothing is said yet
        ("plant star", ()),
        ("walk S2", range(WALK + 3, WALK + 6)),
        ("take 2", (TAKE + 2, TAKE + 3)),
        ("settle home", (SETTLE, SETTLE + 1)),
        ("dance", ()),
    ],
)
def test_an_unfinished_text_can_mean_all_moves_that_hold_what_it_says(text: str, numbers: Sequence[int]) -> None:
    assert MOVES.begun("C", text) == list(numbers)


def test_people_may_be_asked_about_every_gap_of_what_they_type_but_not_about_chance() -> None:
    assert set(MOVES.asked) == {"tile", "space", "star", "end", "count", "owner", "world", "colour"}
    other = MoveKinds(WORDS)
    other.chance("draw:{tile}", tile=TILE)
    assert other.asked == ()


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (PLANT + 5, ("move-plant", (("tile", "relic"), ("space", "C2")))),
        (WALK + 4, ("move-walk", (("star", "S2"), ("end", "C2")))),
        (TAKE + 1, ("move-take", (("count", 1), ("owner", Seat(1))))),
    ],
)
def test_a_sentence_is_told_the_gaps_and_facts_of_a_move(number: int, told: tuple[object, ...]) -> None:
    kind = MOVES.of(number)
    assert kind is not None
    assert kind.sentence("C", 1, number)[1:] == told


def test_a_noun_may_be_hidden() -> None:
    card = Vocabulary("tests.kernel").noun("card", ("whale", "crab"), hidden="secret")
    assert [card.spell(None, value) for value in (0, 1, -1)] == ["whale", "crab", "secret"]
    assert (card.count, card.words) == (2, ("whale", "crab", "secret"))  # catalogues need a word for all three
    assert card.among((1,)).words == ("crab",)
    assert card.read(None, "secret") is None


REEF = Vocabulary("tests.kernel")
FISH = REEF.noun("fish", ("blue-tang", "goby"), also={"neon goby": 1}, hidden="hidden")
SPACES = ("-1,0", "1,0", "?")
SLOT = REEF.name("slot", 3, lambda _, slot: SPACES[slot], within=nothing)
NUMBER = REEF.number("number", 3)
SWIMS = MoveKinds(REEF, nowhere="?", fillers="to")
SWIM = SWIMS.kind("swim:{fish}@{slot}", fish=FISH, slot=SLOT)
EAT = SWIMS.kind("eat:{where}", number=NUMBER, touches=("reef:{where}",))


@REEF.fact(SLOT)
def where(state: str, seat: int, move: Fields) -> int:
    """Where something lies."""
    return move["number"]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("swim:blue-tang@-1,0", SWIM),
        ("swim blue tang -1 0", SWIM),
        ("swim: Neon-Goby to (1, 0)", SWIM + 4),
        ("swim goby 1,-0", None),
        ("eat -1,0", EAT),
        ("eat 1,0", EAT + 1),
        ("eat to", None),  # nowhere is no place to go
    ],
)
def test_hyphens_and_commas_are_typed_or_not_and_a_minus_counts(text: str, number: int | None) -> None:
    assert SWIMS.read_move("", text) == number


def test_what_is_nowhere_cannot_be_touched() -> None:
    assert [SWIMS.targets("", 0, SWIM + slot) for slot in (1, 2)] == [("swim:blue-tang@1,0",), ()]
    assert [SWIMS.targets("", 0, EAT + number) for number in (0, 2)] == [("reef:-1,0",), ()]
