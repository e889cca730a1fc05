"""How moves are written and read, and what people are told."""

import pytest

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.rules import EVENTS, REFUSALS
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import ALLOWED, CHANCE, NOBODY, Match, game_named
from oceanarium.kernel.chance import WORDS, draw, seed_rng
from tests.games.ocean_labyrinth.drawing import GAME, drawn_match, insert, texts
from tests.proving import proves

RULES = game_named(GAME).rules


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("insert:N3:2", "insert:N3:2"),
        ("Push the spare tile in at n3, turned 2", "insert:N3:2"),
        ("push column D from above, open to the south and west", "insert:N3:2"),
        ("push the bend into row 6 from the right, open NE", "insert:E5:0"),
        ("push D top SW", "insert:N3:2"),
        ("push 2 left 1", "insert:W1:1"),
        ("INSERT N3 2", "insert:N3:2"),
        ("swim to 2,4", "move:2,4"),
        ("move 2 4", "move:2,4"),
        ("swim to E3", "move:2,4"),
        ("go to row 3 column E", "move:2,4"),
        ("air:A7", "air:6,0"),
        ("stay", "move:0,0"),
        ("air:6,0", "air:6,0"),
        ("air green", "air:6,0"),
        ("colour:red", "colour:red"),
        ("take the red diver", "colour:red"),
        ("scooter: yes", "scooter:yes"),
        ("scooter:no", "scooter:no"),
        ("lay:L:3", "lay:L:3"),
        ("lay:T06:0", "lay:T06:0"),
        ("card:p24", "card:P24"),
        ("back:oxygen", "back:oxygen"),
        ("start:3", "start:3"),
    ],
)
def test_moves_are_read_as_people_type_them(typed: str, meant: str) -> None:
    match = drawn_match()
    number = match.game.moves.read_move(match.state, typed)
    assert number is not None
    assert match.game.moves.move_text(match.state, number) == meant


@pytest.mark.parametrize(
    "typed",
    [
        *("", "insert", "insert:N2:0", "insert:N1:4", "move:7,0", "move:1", "air:1,1", "colour:pink", "scooter:maybe"),
        *(
            "push column A from above, open NE",
            "push B left NE",
            "push B above NS",
            "push B above",
            "move H1",
            "air B2",
        ),
    ],
)
def test_other_texts_are_no_moves(typed: str) -> None:
    match = drawn_match()
    assert match.game.moves.read_move(match.state, typed) is None
    with pytest.raises(oc.UnreadableMove, match="one could be 'insert:N1:0'"):
        match.play(typed)


@proves("OL-2.4")
def test_prompts_speak_of_the_own_target_only() -> None:
    match = drawn_match(targets={"yellow": "P04", "red": "P07"})
    assert match.prompt(0) == "Turn the spare tile and push it in at an arrow. You are looking for the amphora."
    assert match.prompt(1) == match.prompt(NOBODY) == "Wait for the others."
    insert(match, "N3:0")
    assert match.prompt(0).endswith("You are looking for the amphora, in reach on C3!")


def test_moves_in_words_say_what_is_there() -> None:
    match = drawn_match()
    assert match.legal_moves()[0].words == "Push the bend into column B from above, open to the north and east"
    insert(match, "N3:0")
    words = {move.text: move.words for move in match.legal_moves()}
    assert words["move:0,0"] == "Stay on A1, the yellow start square"
    assert words["move:2,2"] == "Swim to C3, the amphora"
    assert words["move:0,1"] == "Swim to B1"


@pytest.mark.parametrize("number", [-1, 195, 10**20])
def test_a_number_that_is_no_move_has_words_too(number: int) -> None:
    match = drawn_match()
    assert (match.move(number).words, match.move(number).targets) == ("No move of Ocean Labyrinth", ())


def test_targets_are_things_on_the_table() -> None:
    match = drawn_match()
    assert match.legal_moves()[5].targets == ("arrow:N3", "surplus:1")
    insert(match, "N3:0")
    assert match.legal_moves()[0].targets == ("square:0,0",)
    why = match.why_not(["square:1,1"])
    assert why is not None
    assert why.rule == "OL-6.1"


def wandering(match: Match[State], seed: int) -> tuple[set[int], set[int]]:
    """Play at random; the kinds of events that happened, and the numbers of the refusals that were met."""
    events, refusals, rng, state = set(), set(), [0] * WORDS, match.state
    seed_rng(rng, seed, 0)
    while match.actor != NOBODY:
        refusals |= {RULES.forbids(state, seat, move) for seat in (0, 1) for move in range(-1, match.game.move_count)}
        numbers = match.legal_numbers()
        state.events = []
        RULES.apply_move(state, match.actor, numbers[draw(rng, len(numbers))])
        events |= {event.kind for event in state.events}
        state.events = None
    refusals.add(RULES.forbids(state, 0, 0))
    return events, refusals


def test_everything_that_can_be_told_or_refused_happens() -> None:
    variants: list[dict[str, object]] = [
        {},
        {"variation": True, "oxygen_mode": "path", "scooter_optional": True},
        {"variation": True, "return_home": False},
        {"variation": True},
    ]
    events, refusals = set(), set()
    for number, options in enumerate(variants):
        for seed in range(3):
            match: Match[State] = oc.new_match(
                GAME, 2, seed, {**options, "cards_per_player": 1, "round_limit": 120}, manual_chance=True
            )
            told, refused = wandering(match, seed + 10 * number)
            events |= told
            refusals |= refused
    limited: Match[State] = oc.new_match(GAME, 2, 1, {"round_limit": 1}, manual_chance=True)
    told, refused = wandering(limited, 1)
    events |= told
    refusals |= refused
    assert {EVENTS[kind].name for kind in events} == {kind.name for kind in EVENTS}
    assert refusals - {ALLOWED} == set(range(1, len(REFUSALS)))


def test_what_chance_brings_is_told_in_words() -> None:
    match: Match[State] = oc.new_match(GAME, 2, 1, {"colours": "auto"}, manual_chance=True)
    assert match.move(match.legal_numbers(CHANCE)[0]).words == "A straight is laid, open to the north and south"
    while texts(match)[0].startswith("lay:"):
        match.play(match.legal_numbers()[0], CHANCE)
    assert match.move(match.legal_numbers()[0]).words == "The next card shows the treasure chest"
    match.play("card:P01", CHANCE)
    match.play("card:P02", CHANCE)
    assert [move.words for move in match.legal_moves()] == ["Seat 0 begins", "Seat 1 begins"]


def test_younger_children_are_not_told_to_come_back() -> None:
    prompts = [oc.new_match(GAME, 2, 1, {"return_home": home}).prompt() for home in (True, False)]
    assert prompts == [
        "Choose your diver: you start on the square of its colour, and must come back to it.",
        "Choose your diver: you start on the square of its colour.",
    ]


@proves("OL-R32")
def test_without_looking_ahead_nothing_says_what_a_push_would_bring() -> None:
    match = drawn_match(targets={"yellow": "P04"}, options={"look_ahead": False})
    view = match.view(0)
    assert (view["look_ahead"], view["previews"], view["reachable"]) == (False, {}, [])
    assert "Double lines" not in match.picture(0)
    assert not set("═║╔╗╚╝╠╦╣╩") & set(match.picture(0))
    insert(match, "N3:0")
    assert match.prompt(0) == "Swim to any square in reach, or stay. You are looking for the amphora."
    assert "2,2" in match.view(0)["reachable"]  # what may be chosen now is no secret
    assert "Double lines" in match.picture(0)


@proves("OL-R32")
def test_looking_ahead_is_usual() -> None:
    view = drawn_match().view(0)
    assert view["look_ahead"]
    assert len(view["previews"]) == 48
