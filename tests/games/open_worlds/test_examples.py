"""The worked examples of the rulebook, with all their numbers."""

import pytest

from oceanarium.games.open_worlds.decks import complaints
from oceanarium.games.open_worlds.parts import STAGING, TRASHING
from oceanarium.games.open_worlds.rules.words_of_cards import free_room, water
from tests.games.open_worlds.drawing import (
    final_turn,
    go_to_next_turn,
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

ROW = ("koti:", "phoebe_k2:", "graense:", "vita_ptal:", "maail:")
A_HAND = "city_12 city_20 exploit outpost asteroid_strike research industry_8 industry_10 troops_20 striker"
B_HAND = "outpost exploit exploit exploit city_20 troops_10 troops_12 industry_6 scout kite"
A_STAGES = (
    "stage:city_20@vita_ptal", "stage:city_12@graense", "stage:exploit@maail", "stage:outpost@phoebe_k2",
    "stage:asteroid_strike@koti",
)  # fmt: skip
B_STAGES = (
    "stage:outpost@koti", "stage:exploit@phoebe_k2", "stage:city_20@graense", "stage:exploit@vita_ptal",
    "stage:exploit@maail",
)  # fmt: skip


@proves("OW-EX1")
def test_ow_ex1_the_introductory_turn_of_the_rulebook() -> None:
    match = table(*ROW, hands=(A_HAND, B_HAND), turn=1, start="stage")
    play(match, *A_STAGES)
    assert match.actor == 1  # no slot is left: A is done without saying so
    assert match.state.hand_size[0] == 5
    play(match, *B_STAGES)
    assert match.state.hand_size[1] == 5
    heard = play(match, "world:maail")
    assert units(match, 4) == "A exploit, B exploit"
    assert free_room(match.state, 4) == 1
    play(match, "world:vita_ptal")
    assert units(match, 3) == "A city_20, B exploit"
    play(match, "world:graense")
    assert units(match, 2) == "A city_12, B city_20"
    heard = play(match, "world:phoebe_k2")  # and then Koti, the only one left
    assert units(match, 1) == "A outpost"
    assert free_room(match.state, 1) == 4
    assert [e.details["card"] for e in heard if e.name == "req_failed"] == ["exploit"]
    assert where(match, "B exploit").split().count("trash") == 1
    assert {"unit": "1:outpost", "damage": "15", "defence": "1"}.items() <= next(
        e.details for e in heard if e.name.endswith("damaged")
    ).items()
    assert units(match, 0) == ""
    assert where(match, "A asteroid_strike") == "trash"
    assert match.state.income[:2] == [6, 6]
    assert match.state.order[:2] == [0, 1]
    assert match.state.phase == TRASHING
    play(match, "pass", "card:troops_10", "pass")
    drawn = [0, 0]
    while match.actor == -2:
        seat = next(seat for seat in (0, 1) if match.state.draws[seat] > 0)
        drawn[seat] += 1
        match.play(match.legal_numbers()[0], -2)
    assert drawn == [5, 6]
    assert match.state.hand_size[:2] == [10, 10]


@proves("OW-EX2")
@pytest.mark.parametrize(
    ("card", "works_at"),
    [
        ("city_12", {"graense", "vita_ptal"}),
        ("city_20", {"graense", "vita_ptal"}),
        ("exploit", {"koti", "vita_ptal", "maail"}),
        ("outpost", {"koti", "phoebe_k2", "graense", "vita_ptal", "maail"}),
        ("asteroid_strike", {"koti", "phoebe_k2", "graense", "vita_ptal", "maail"}),
        ("industry_8", set()),
        ("industry_10", set()),
        ("troops_20", set()),
    ],
)
def test_ow_ex2_what_can_be_played_in_turn_one(card: str, works_at: set[str]) -> None:
    found = set()
    for line in ROW:
        match = table(f"{line} A> {card}", turn=1)
        heard = resolve(match)
        if "play" in where(match, f"A {card}") or "catastrophe" in names(heard):
            found.add(line[:-1])
    assert found == works_at


@proves("OW-EX2")
def test_ow_ex2_in_turn_one_a_ship_and_a_staged_utility_go_and_research_can_be_played() -> None:
    match = table("koti: A> striker", turn=1)
    assert texts(match) == ["card:striker"]
    play(match, "card:striker")
    assert where(match, "A striker") == "trash"
    match = table("koti: A> research", turn=1)
    assert where(match, "A research") == "trash"
    match = table("koti:", hands=("research outpost",), turn=1, start="begin.stage")
    assert texts(match) == ["pass", "play:research.draw", "play:research.search"]


@proves("OW-EX3")
@pytest.mark.parametrize(
    ("staged", "works"),
    [
        ("vita_ptal: A city_20; A> troops_20", True),
        ("graense: A city_12; A> troops_20", False),
        ("vita_ptal: A city_20; A> industry_8", True),
        ("maail: A exploit; A> industry_8", True),
        ("graense: A city_12; A> industry_8", True),
        ("phoebe_k2: A outpost; A> industry_8", False),
        ("koti: A> industry_8", False),
        ("koti: A> striker", True),
    ],
)
def test_ow_ex3_turn_two_of_the_introductory_game(staged: str, works: bool) -> None:
    match = table(staged, income=(6, 6))
    card = staged.split()[-1]
    resolve(match)
    assert ("play" in where(match, f"A {card}")) == works


@proves("OW-EX3")
@pytest.mark.parametrize(("world", "income"), [("vita_ptal", 4), ("maail", 4), ("graense", 2)])
def test_ow_ex3_an_industry_earns_what_the_world_is_rich_in(world: str, income: int) -> None:
    assert incomes(table(f"{world}: A industry_8")) == [income, 0]


@proves("OW-EX4", "OW-R4", "OW-R6")
def test_ow_ex4_making_room() -> None:
    line = "farholt: A exploit; B city_10 city_12; A> industry_8; B> outpost"
    swapped = table(line)
    resolve(swapped, "facility:farholt:1")
    assert units(swapped) == "B city_10, B city_12, A industry_8, B outpost"
    assert where(swapped, "A exploit") == "hand"
    declined = table(line)
    resolve(declined, "pass")
    assert units(declined) == "A exploit, B city_10, B city_12"
    assert where(declined, "A industry_8") == "trash"
    assert "trash" in where(declined, "B outpost")
    roomy = table("farholt: A exploit; B city_10; A> industry_8; B> outpost")
    resolve(roomy)
    assert units(roomy) == "A exploit, B city_10, A industry_8, B outpost"


@proves("OW-EX5")
@pytest.mark.parametrize(("held", "income", "drawn"), [(6, 10, 4), (0, 10, 10)])
def test_ow_ex5_drawing(held: int, income: int, drawn: int) -> None:
    match = table("koti:", hands=("outpost " * held,), income=(income, 0), start="trash")
    if held:
        play(match, "pass")
    assert match.state.draws[0] == drawn


@proves("OW-EX6")
def test_ow_ex6_a_shipyard_needs_a_world_that_is_not_hostile_and_a_city_a_foothold() -> None:
    hostile = table("phoebe_k2: A> shipyard_8")
    resolve(hostile)
    assert where(hostile, "A shipyard_8") == "trash"
    for facilities, place in (("A outpost; ", "play@koti"), ("", "trash")):
        match = table(f"koti: {facilities}A> city_10")
        resolve(match)
        assert where(match, "A city_10") == place


@proves("OW-EX7")
def test_ow_ex7_the_frigate() -> None:
    match = table("koti:", "maail: A frigate", start="move")
    assert texts(match) == ["pass", "move:frigate@koti", "move:frigate@farholt", "move:frigate@quillon"]
    for second, damages in (("keeper", ["14"]), ("corsair", ["7", "7"])):
        match = table("koti: A frigate; B keeper corsair")
        heard = resolve(match, "orbital:1:keeper", f"orbital:1:{second}")
        assert [each.details["damage"] for each in heard if each.name.endswith("damaged")] == damages


@proves("OW-EX8")
def test_ow_ex8_capacity_of_facilities_and_orbitals_adds_up() -> None:
    for ship, place in (("corvette", "trash"), ("frigate", "play@koti")):
        match = table(f"koti: A city_15 {ship}; A> troops_22")
        resolve(match)
        assert where(match, "A troops_22") == place


@proves("OW-EX9", "OW-R51")
def test_ow_ex9_fleet_support() -> None:
    line, hands = "koti: A> frigate", ("fleet_support", "espionage")
    match = table(line, "maail: A> lancer", income=(9, 0), hands=hands)
    assert texts(match) == ["card:lancer", "card:frigate", "play:fleet_support.support"]
    play(match, "play:fleet_support", "pass")
    resolve(match)
    assert (where(match, "A frigate"), where(match, "A lancer")) == ("play@koti", "play@maail")
    match = table(line, "maail: A> lancer", income=(9, 0), hands=hands)
    play(match, "play:fleet_support", "play:espionage")
    assert texts(match) == ["card:lancer", "card:frigate"]
    play(match, "card:lancer")
    resolve(match)
    assert (where(match, "A frigate"), where(match, "A lancer")) == ("play@koti", "trash")
    below = table(line, hands=("fleet_support",), income=(7, 0))
    assert below.state.phase != STAGING
    assert "play:fleet_support.support" not in texts(below)


@proves("OW-EX10")
def test_ow_ex10_light_brigade_lands_troops_past_staging_and_req() -> None:
    match = table("koti: A outpost", hands=("light_brigade troops_25 outpost",), start="begin.surface")
    play(match, "play:light_brigade", "card:troops_25")
    assert units(match) == "A outpost, A troops_25"
    assert where(match, "A light_brigade") == "trash"


@proves("OW-EX11")
def test_ow_ex11_fallout_raid_cannot_target_a_hidden_outpost() -> None:
    for second in ("facility:koti:1", "pass"):
        match = table("koti: A fallout_raid; B outpost hidden_outpost", start="begin.surface")
        for target in ("facility:koti:1", second):
            assert texts(match) == ["pass", "facility:koti:1"]
            play(match, target)
        assert units(match) == "B hidden_outpost"


@proves("OW-EX12", "OW-R52")
def test_ow_ex12_enter_fray_fights_this_turn_and_is_trashed_when_destroyed() -> None:
    match = table("koti: B lancer", hands=("enter_fray",), start="end.move")
    play(match, "play:enter_fray", "world:koti")
    assert units(match) == "B lancer, A enter_fray"
    resolve(match, "orbital:1:lancer")
    assert where(match, "B lancer") == "trash"
    match = table("koti: A enter_fray; B avenger")
    resolve(match, "orbital:0:enter_fray", "orbital:0:enter_fray")
    assert where(match, "A enter_fray") == "trash"


@proves("OW-EX13")
def test_ow_ex13_adjust_exchanges_a_staged_card() -> None:
    match = table("maail: A> exploit", hands=("adjust solar_flare outpost",), start="end.move")
    heard = play(match, "play:adjust", "card:solar_flare")
    assert where(match, "A exploit") == "hand"
    assert [each.details for each in heard if each.name == "staged_exchanged"] == [{"world": "maail"}]
    assert ("card_revealed", {"card": "solar_flare", "world": "maail"}) in [(e.name, e.details) for e in heard]
    assert [e.details["card"] for e in match.events(1) if e.name == "utility_hand_card"] == ["hidden"]
    assert [e.details for e in match.events(1) if e.name == "staged_exchanged"] == [{"world": "maail"}]


@proves("OW-EX14")
def test_ow_ex14_suck_dry_on_the_final_turn() -> None:
    match = final_turn("quillon: A suck_dry")
    assert where(match, "A suck_dry") == "trash"
    match = table("quillon: A suck_dry outpost", start="resolve")
    match.state.course[match.state.first_unit[0]] = 1
    resolve(match)
    assert where(match, "A suck_dry") == "indicator@quillon"
    match.state.is_final_next = 1
    go_to_next_turn(match)
    assert match.state.is_final == 1
    assert where(match, "A suck_dry") == "indicator@quillon"
    assert water(match.state, 0) == 2


@proves("OW-EX15")
@pytest.mark.parametrize(
    ("cards", "is_legal"),
    [
        ({"exotic_outpost": 1, "shipyard_9": 1, "shipyard_10": 1, "outpost": 20, "exploit": 31}, True),
        ({"shipyard_10": 2, "outpost": 52}, False),
        ({"exotic_outpost": 2, "outpost": 52}, False),
    ],
)
def test_ow_ex15_which_decks_are_legal(cards: dict[str, int], is_legal: bool) -> None:
    assert (complaints(cards, is_introductory=False) == []) == is_legal
