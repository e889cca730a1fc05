"""Components, set-up, options. [OW-1, OW-2]"""

import pytest

from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.decks import card_numbers, printed_deck
from oceanarium.games.open_worlds.moves import FIRST
from oceanarium.games.open_worlds.parts import ADJUSTING, LAYING, longest_match
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARDS, WORLDS
from oceanarium.kernel import CHANCE, IllegalMove, Match, OptionError
from tests.games.open_worlds.drawing import dealt, fresh, names, play, texts
from tests.proving import proves


@proves("OW-1.1", "OW-22.1", "OW-C5")
@pytest.mark.parametrize(("variant", "size"), [("standard", 54), ("introductory", 40)])
def test_everybody_has_a_deck_and_there_is_nothing_else(variant: str, size: int) -> None:
    match = fresh(4, {"variant": variant})
    assert match.state.deck_size == [size] * 4
    assert match.state.card.count(-1) == 4 * (54 - size)


@proves("OW-1.2", "OW-1.5")
def test_every_card_has_one_of_five_types_and_what_its_type_needs() -> None:
    assert {card.type for card in CARDS} == {"facility", "orbital", "ground", "catastrophe", "utility"}
    for card in CARDS:
        assert (card.req is None) == (card.kind == "ship" or card.type == "utility")
        if card.type in ("facility", "orbital", "ground"):
            assert card.defence > 0
        if card.type == "ground":
            assert card.weapons


@proves("OW-1.3", "OW-R62")
def test_all_worlds_are_different() -> None:
    assert len(WORLDS) == 36
    assert len({(world.h2o, world.res, world.is_habitable, world.is_hostile) for world in WORLDS}) == 36


@proves("OW-1.3", "OW-22.1")
@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"worlds_deck": range(1, 12)}, "leaves 11 Worlds to play with; at least 12 are needed"),
        (4, {"worlds_deck": range(1, 13)}, "leaves 12 Worlds to play with; at least 13 are needed"),
        (2, {"worlds_deck": range(1, 15), "variant": "introductory"}, "leaves 9 Worlds"),
        (2, {"worlds_deck": (1, 1, 2)}, "different numbers from 1 to 36"),
        (2, {"worlds_deck": (37,)}, "different numbers from 1 to 36"),
    ],
)
def test_a_worlds_deck_that_is_too_small_is_refused(seats: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        fresh(seats, {name: tuple(v) if isinstance(v, range) else v for name, v in options.items()})


@proves("OW-22.1", "OW-1.3")
def test_only_chosen_worlds_and_in_the_introductory_variation_only_watery_ones_are_laid_out() -> None:
    assert sum(fresh(2, {"variant": "introductory"}).state.world_pool) == 31
    match = fresh(2, {"worlds_deck": tuple(range(20, 36))})
    assert [number for number, is_in in enumerate(match.state.world_pool, 1) if is_in] == list(range(20, 36))


@proves("OW-1.4")
def test_every_card_is_in_exactly_one_place() -> None:
    match = dealt(3)
    view = match.view(0)
    assert [player["hand_size"] + player["deck_size"] for player in view["players"]] == [54] * 3
    assert len(view["worlds"][0]["staged"]) == 3


@proves("OW-1.6", "OW-21.4")
def test_only_core_series_share_a_name() -> None:
    series: dict[str, list[int]] = {}
    for card in CARDS:
        series.setdefault(card.name, []).append(card.defence)
    assert {name: values for name, values in series.items() if len(values) > 1} == {
        "City": [10, 12, 15, 20, 25, 30],
        "Industry": [6, 7, 8, 9, 10, 11],
        "Shipyard": [8, 9, 10],
        "Troops": [10, 12, 15, 20, 22, 25],
        "Invasion Force": [10, 15, 21],
        "Auto Assault": [10, 14],
        "Battle Station": [20, 25],
    }


@proves("OW-2.1", "OW-21.5", "OW-22.2", "OW-S1")
@pytest.mark.parametrize(
    ("options", "decks"),
    [
        ({}, ("smith_boson", "empyrean", "smith_boson")),
        ({"variant": "introductory"}, ("baker_braugn", "ares", "baker_braugn")),
        ({"deck_0": "empyrean", "deck_2": "empyrean"}, ("empyrean", "empyrean", "empyrean")),
        ({"cards_1": card_numbers(printed_deck("smith_boson"))}, ("smith_boson",) * 3),
    ],
)
def test_decks_by_seat_by_choice_or_constructed(options: dict[str, object], decks: tuple[str, ...]) -> None:
    view = fresh(3, options).view()
    for player, name in zip(view["players"], decks, strict=True):
        assert sorted(player["deck_list"]) == sorted(
            card for card, count in printed_deck(name).items() for _ in range(count)
        )


@proves("OW-2.1", "OW-22.1")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"deck_0": "ares"},
            r"Ares Venture Trust is .* Introductory .*; the full game has 54 cards\. \[OW-21\.1\]",
        ),
        (
            {"variant": "introductory", "deck_1": "empyrean"},
            r"full game; the Introductory Variation has 40 cards\. \[OW",
        ),
        ({"cards_0": (1,) * 53}, "this one has 53 cards: put in 1 more"),
        ({"cards_0": (1,) * 53 + (99,)}, "There is no card 'card 99'"),
        ({"first_priority": "previous_result"}, "previous_places needs 2 numbers"),
        ({"previous_places": (1, 9)}, "a place is 1 to 4"),
    ],
)
def test_options_that_do_not_fit_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        fresh(2, options)


@proves("OW-2.2", "OW-2.7", "OW-R55")
@pytest.mark.parametrize(("seats", "worlds"), [(2, 5), (3, 7), (4, 9)])
def test_more_players_have_more_worlds_in_one_row(seats: int, worlds: int) -> None:
    match = fresh(seats)
    assert match.state.phase == LAYING
    for position in range(worlds):
        heard = play(match, match.legal_moves()[position].text)
        assert names(heard) == ["world_laid_out"]
    assert [world["position"] for world in match.view()["worlds"]] == list(range(worlds))
    assert len({world["id"] for world in match.view()["worlds"]}) == worlds
    assert match.state.phase != LAYING


@proves("OW-2.3", "OW-2.5")
def test_ten_cards_are_dealt_and_nobody_has_income() -> None:
    match = dealt(4)
    assert match.state.hand_size == [10] * 4
    assert match.state.income == [0] * 4
    assert all(player["trash_size"] == 0 and player["staged_size"] == 0 for player in match.view()["players"])


@proves("OW-2.4")
def test_up_to_four_cards_are_put_away_in_secret_and_replaced() -> None:
    match = dealt(2)
    assert match.waiting == (0, 1)
    first = [move.text for move in match.legal_moves(1)][1]
    match.play(first, 1)
    match.play("pass", 1)
    with pytest.raises(IllegalMove, match=r"adjusted your hand already"):
        match.play("pass", 1)
    for _ in range(4):
        assert match.state.phase == ADJUSTING
        match.play(match.legal_moves(0)[1].text, 0)
    assert match.state.hand_size[:2] == [10, 10]  # replaced by now
    assert match.state.deck_size[:2] == [40, 43]
    assert [player["trash_size"] for player in match.view()["players"]] == [4, 1]
    secret = [each for each in match.events(0) if each.name == "card_put_away" and each.seat == 1]
    assert [each.details["card"] for each in secret] == ["hidden"]


@proves("OW-2.4")
def test_a_fifth_card_may_not_be_put_away_nor_one_that_is_not_held() -> None:
    match = dealt(2)
    missing = next(card.id for card in CARDS if f"card:{card.id}" not in texts(match, 0))
    with pytest.raises(IllegalMove, match=r"in your hand"):
        match.play(f"card:{missing}", 0)
    with pytest.raises(IllegalMove, match=r"Put up to four cards away"):
        match.play("yes", 0)


@proves("OW-2.6")
def test_first_priority_by_lot() -> None:
    assert {fresh_order({}, seed) for seed in range(12)} == {(0, 1), (1, 0)}


@proves("OW-2.6")
def test_while_lots_are_drawn_everybody_has_exactly_one_place() -> None:
    match: Match[State] = Match(GAME, 4, {}, 1, manual_chance=True)
    orders = []
    while match.state.turn == 0:
        number = match.legal_numbers()[-1]
        if number >= FIRST:
            orders.append(match.view()["order"])
        match.play(number if match.actor == CHANCE else "pass", match.actor)
    orders.append(match.view()["order"])
    assert orders == [[0, 1, 2, 3], [3, 0, 1, 2], [3, 2, 0, 1], [3, 2, 1, 0]]


def fresh_order(options: dict[str, object], seed: int, seats: int = 2) -> tuple[int, ...]:
    match: Match[State] = Match(GAME, seats, options, seed)
    for seat in range(seats):
        match.play("pass", seat)
    return tuple(match.view()["order"])


@proves("OW-2.6")
def test_first_priority_by_the_previous_result_with_lots_among_equals() -> None:
    orders = {fresh_order({"first_priority": "previous_result", "previous_places": (2, 1, 2)}, s, 3) for s in range(9)}
    assert orders == {(1, 0, 2), (1, 2, 0)}


@proves("OW-2.6", "OW-R67")
def test_in_a_rematch_priority_follows_the_places_of_the_match_before() -> None:
    before = dealt(3, {"first_priority": "worlds_draw", "windows": "lean"})
    following = before.rematch((3, 1, 2), seed=1)
    for seat in range(3):
        following.play("pass", seat)
    assert following.view()["order"] == [1, 2, 0]
    assert following.options["windows"] == "lean"
    again = following.rematch((1, 2, 3), seed=1)
    assert again.options["previous_places"] == (1, 2, 3)


@proves("OW-2.6")
@pytest.mark.parametrize(
    ("drawn", "order"),
    [
        (("hadalune", "koti"), [0, 1]),  # more H2O
        (("verrall", "farholt"), [1, 0]),  # then RES
        (("verrall", "anselms_rest"), [1, 0]),  # then Habitable
        (("graense", "anselms_rest"), [1, 0]),  # then not Hostile
    ],
)
def test_first_priority_by_drawing_worlds(drawn: tuple[str, str], order: list[int]) -> None:
    for seed in range(50):
        match = fresh(2, {"first_priority": "worlds_draw"}, seed)
        while match.actor == CHANCE:
            choices = [text for text in texts(match) if text.removeprefix("lay:") not in drawn]
            play(match, choices[0])
        match.play("pass", 0)
        match.play("pass", 1)
        heard = play(match, f"lay:{drawn[0]}", f"lay:{drawn[1]}")
        assert match.state.order[:2] == order
        assert [each.name for each in heard][:2] == ["world_drawn", "world_drawn"]
        return


@proves("OW-C4")
def test_the_bound_on_decisions() -> None:
    assert longest_match(2, GAME.options.completed({}, 2)) < 243_000
    assert 2 * 2 * 44 + 3 == 179
