"""OL-2 Preparation."""

from collections import Counter

import pytest

import oceanarium as oc
from oceanarium.games.ocean_labyrinth.parts import LOOSE_SQUARES, OPENINGS, TILE_NAMES, TILE_SHAPES
from oceanarium.games.ocean_labyrinth.rules.moving import cards_left
from oceanarium.games.ocean_labyrinth.state import State
from oceanarium.kernel import NOTHING, Match, game_named
from tests.games.ocean_labyrinth.drawing import GAME, offered, tell, texts
from tests.proving import proves


def laid_match(seats: int = 2, seed: int = 1, **options: object) -> Match[State]:
    """A match whose maze has been laid; chance acts by hand from then on."""
    match: Match[State] = oc.new_match(GAME, seats, seed, options)
    match.manual_chance = True
    return match


@proves("OL-2.1", "OL-C6")
@pytest.mark.parametrize(
    ("mix", "shapes", "absent"),
    [("13-15-6", {"I": 13, "L": 15, "T": 6}, "L16"), ("12-16-6", {"I": 12, "L": 16, "T": 6}, "I13")],
)
@pytest.mark.parametrize("seed", range(5))
def test_all_loose_tiles_are_laid_but_one(mix: str, shapes: dict[str, int], absent: str, seed: int) -> None:
    state = laid_match(seed=seed, loose_mix=mix).state
    names = [TILE_NAMES[state.tiles[square]] for square in LOOSE_SQUARES] + [TILE_NAMES[state.surplus]]
    assert len(set(names)) == 34
    assert Counter(name[0] for name in names) == shapes
    assert absent not in names


@proves("OL-2.1", "OL-R28")
def test_every_tile_and_rotation_is_as_likely_as_any_other() -> None:
    match = oc.new_match(GAME, 2, 1, manual_chance=True)
    chances = game_named(GAME).chances(match.state)
    weights = {match.move(number).text: weight for number, weight in chances.items()}
    assert sum(weights.values()) == 34 * 4
    assert (weights["lay:I:0"], weights["lay:I:1"]) == (26, 26)  # each stands for two of the four rotations
    assert "lay:I:2" not in weights
    assert [weights[f"lay:L:{turn}"] for turn in range(4)] == [9] * 4
    assert (
        [weights[f"lay:L06:{turn}"] for turn in range(4)]
        == [weights[f"lay:T01:{turn}"] for turn in range(4)]
        == [1] * 4
    )
    match.play("lay:T01:3", oc.CHANCE)
    assert match.view()["tiles"]["0,1"]["openings"] == "NEW"
    assert "lay:T01:3" not in texts(match)


@proves("OL-2.1")
def test_openings_lie_as_tiles_do() -> None:
    state = laid_match().state
    boards = (state.open_north, state.open_east, state.open_south, state.open_west)
    for square in LOOSE_SQUARES:
        openings = OPENINGS[TILE_SHAPES[state.tiles[square]]][state.turned[state.tiles[square]]]
        assert openings == sum((board >> square & 1) << index for index, board in enumerate(boards))


@proves("OL-2.3", "OL-R18", "OL-R25")
def test_seats_choose_divers_in_order() -> None:
    match = laid_match(3)
    assert (match.actor, offered(match, "colour")) == (0, "yellow red green blue")
    match.play("colour:green")
    assert (match.actor, offered(match, "colour")) == (1, "yellow red blue")
    with pytest.raises(oc.IllegalMove) as taken:
        match.play("colour:green")
    assert (taken.value.rule, taken.value.sentence) == ("OL-2.3", "The green diver already belongs to Player 1.")
    with pytest.raises(oc.IllegalMove) as early:
        match.play("colour:red", 2)
    assert early.value.rule == "OL-R18"
    match.play("colour:blue")
    assert tell(match.play("colour:yellow")) == ["diver_chosen"]
    assert [player["diver"] for player in match.view()["players"]] == ["6,0", "6,6", "0,0"]
    assert [player["home"] for player in match.view()["players"]] == ["6,0", "6,6", "0,0"]


@proves("OL-R18", "OL-2.3")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, ["yellow", "blue"]), (3, ["yellow", "red", "blue"]), (4, ["yellow", "red", "blue", "green"])],
)
def test_divers_may_be_handed_out(seats: int, colours: list[str]) -> None:
    match = oc.new_match(GAME, seats, 1, {"colours": "auto"})
    assert [player["colour"] for player in match.view()["players"]] == colours
    assert match.actor >= 0


@proves("OL-X26", "OL-2.2", "OL-S2", "OL-R19")
@pytest.mark.parametrize(
    ("seats", "options", "each", "unused"),
    [
        (2, {}, 12, 0),
        (3, {}, 8, 0),
        (4, {}, 6, 0),
        (4, {"cards_per_player": 5}, 5, 4),
        (2, {"cards_per_player": 1}, 1, 22),
    ],
)
def test_cards_are_dealt_out_equally(seats: int, options: dict[str, object], each: int, unused: int) -> None:
    state: State = oc.new_match(GAME, seats, 1, {**options, "colours": "auto"}).state
    assert [cards_left(state, seat) for seat in range(seats)] == [each] * seats
    face_down = sum(cards_left(state, seat) for seat in range(seats)) - seats  # below the topmost ones
    assert state.unseen_cards.bit_count() - face_down == unused
    targets = state.targets[:seats]
    assert len(set(targets)) == seats
    assert all(not state.unseen_cards >> target & 1 for target in targets)


@proves("OL-2.4", "OL-2.2", "OL-R28")
def test_everybody_looks_at_one_card() -> None:
    match = laid_match(2)
    match.play("colour:red")
    match.play("colour:blue")
    assert len(texts(match)) == 24
    events = match.play("card:P07", oc.CHANCE)
    assert events[0].text == "Player 1 looks at the next card, which stays secret."
    assert match.events(0)[-1].text == "Player 1 looks at the next card, the ship's wheel."
    assert "card:P07" not in texts(match)
    match.play("card:P08", oc.CHANCE)
    assert match.state.targets == [6, 7, NOTHING, NOTHING]


@proves("OL-2.5", "OL-R17")
@pytest.mark.parametrize(
    ("seats", "options", "first"),
    [
        (4, {"first_player": 2}, 2),
        (3, {"first_player": "youngest", "ages": (40, 8, 9)}, 1),
        (3, {"ages": (40, 9, 8)}, 2),  # given ages, nobody need say that the youngest begins
        (3, {"ages": (40, 9, 8), "first_player": 0}, 0),
        (4, {"first_player": "youngest", "ages": (12, 9, 10, 9)}, 1),  # of equal ages the lower seat
    ],
)
def test_who_begins_may_be_agreed_on(seats: int, options: dict[str, object], first: int) -> None:
    match = oc.new_match(GAME, seats, 1, {**options, "colours": "auto"})
    assert match.actor == first
    assert match.events()[-1].text == f"Player {first + 1} takes the first turn."


@proves("OL-2.5", "OL-R17")
def test_or_else_is_drawn_by_lot_and_turns_go_around() -> None:
    match = laid_match(3, colours="choose")
    for colour in ("red", "green", "blue"):
        match.play(f"colour:{colour}")
    for card in ("P01", "P02", "P03"):
        match.play(f"card:{card}", oc.CHANCE)
    assert game_named(GAME).chances(match.state) == {
        match.game.moves.read_move(match.state, f"start:{n}"): 1 for n in range(3)
    }
    match.play("start:1", oc.CHANCE)
    seats = []
    for _ in range(4):
        seats.append(match.actor)
        match.play(match.legal_numbers()[0])
        match.play("stay")
    assert seats == [1, 2, 0, 1]


@proves("OL-X32", "OL-8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_won_by_starting_at_home(seats: int) -> None:
    match = oc.new_match(GAME, seats, 1, {"colours": "auto"})
    assert match.outcome is None
    players = match.view()["players"]
    assert all(player["diver"] == player["home"] for player in players)
    assert all(player["cards_left"] > 0 for player in players)
