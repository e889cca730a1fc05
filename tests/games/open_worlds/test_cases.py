"""The worked cases of RULES.md beyond the rulebook, with all their numbers."""

import pytest

from oceanarium.games.open_worlds.parts import STAGING, TRASHING
from oceanarium.games.open_worlds.rules.words_of_cards import free_room, water
from tests.games.open_worlds.drawing import (
    final_turn,
    go_to_next_turn,
    hand,
    names,
    play,
    resolve,
    table,
    texts,
    units,
    where,
)
from tests.proving import proves


@proves("OW-X1")
def test_two_candidates_for_one_place_are_both_trashed() -> None:
    match = table("nacre: A city_10; B city_10; A> city_12; B> city_12")
    assert "no_room" in names(resolve(match))
    assert (where(match, "A city_12"), where(match, "B city_12")) == ("trash", "trash")


@proves("OW-X2", "OW-R2")
def test_a_swapped_place_is_not_free_for_others() -> None:
    match = table("koti: A outpost; B exploit city_10; A> shipyard_8; B> outpost")
    resolve(match, "facility:koti:1")
    assert units(match) == "B exploit, B city_10, A shipyard_8"
    assert hand(match) == "outpost"


@proves("OW-X3")
def test_an_exploit_does_not_swap_for_a_yard() -> None:
    match = table("koti: A exploit; B exploit city_10; A> shipyard_8")
    resolve(match)
    assert where(match, "A shipyard_8") == "trash"


@proves("OW-X4")
def test_what_fails_its_req_does_not_compete_for_room() -> None:
    match = table("koti: A exploit city_10; A> outpost; B> industry_6")
    resolve(match)
    assert units(match) == "A exploit, A city_10, A outpost"


@proves("OW-X5", "OW-R11")
def test_a_ship_staged_at_a_shipyard_does_not_count() -> None:
    match = table("koti: A shipyard_8; A> titan", "maail: A> destroyer", income=(9, 0))
    resolve(match)
    assert (where(match, "A titan"), where(match, "A destroyer")) == ("play@koti", "play@maail")


@proves("OW-X6", "OW-R10")
def test_a_shipyard_that_arrives_this_turn_is_too_late() -> None:
    match = table("koti: A> shipyard_8", "maail: A> titan", income=(9, 0))
    assert texts(match) == ["card:titan"]


@proves("OW-X7", "OW-R14")
def test_catastrophes_add_up() -> None:
    match = table("koti: A city_30 battle_station_25; A> asteroid_strike; B> comet_barrage")
    heard = resolve(match)
    assert [each.details["damage"] for each in heard if each.name.endswith("damaged")] == ["33"]
    assert units(match) == "A battle_station_25"
    assert water(match.state, 0) == 4


@proves("OW-X8")
def test_an_energy_shield_softens_each_catastrophe() -> None:
    match = table("farholt: A city_12 city_15 city_30 energy_shield; A> asteroid_strike; B> comet_barrage")
    heard = resolve(match)
    assert [each.details["damage"] for each in heard if each.name.endswith("damaged")] == ["13", "13", "13"]
    assert units(match) == "A city_15, A city_30, A energy_shield"


@proves("OW-X9", "OW-R54")
def test_damage_does_not_add_up_across_sub_steps() -> None:
    match = table("koti: A city_20; B frigate; B> asteroid_strike")
    heard = resolve(match, "facility:koti:1", "facility:koti:1")
    assert [each.details["damage"] for each in heard if each.name.endswith("damaged")] == ["15", "14"]
    assert where(match, "A city_20") == "play@koti"


@proves("OW-X10")
def test_two_ships_fire_at_once() -> None:
    match = table("koti: A frigate; B destroyer")
    heard = resolve(match, *["orbital:1:destroyer"] * 2, *["orbital:0:frigate"] * 2)
    assert [each.details["damage"] for each in heard if each.name.endswith("damaged")] == ["18", "14"]
    assert units(match) == "B destroyer"


@proves("OW-X11", "OW-R18")
def test_after_a_retreat_the_guns_may_be_reserved() -> None:
    match = table("koti: A striker industry_6; B destroyer")
    resolve(match, "orbital:0:striker", "facility:koti:1")
    assert (where(match, "A striker"), where(match, "A industry_6")) == ("hand", "trash")


@proves("OW-X12")
def test_an_engaged_orbital_spares_the_surface() -> None:
    match = table("koti: A striker industry_6; B destroyer")
    resolve(match, "pass", "pass", "orbital:0:striker")
    assert (where(match, "A striker"), where(match, "A industry_6")) == ("trash", "play@koti")


@proves("OW-X13")
def test_against_an_unarmed_ship_one_fires_or_reserves() -> None:
    line = "koti: A transport industry_9; B destroyer"
    match = table(line)
    while "orbital:0:transport" not in texts(match):
        play(match, "world:koti")
    fired = table(line)
    resolve(fired, "pass", "fire", "orbital:0:transport", "orbital:0:transport")
    assert (where(fired, "A transport"), where(fired, "A industry_9")) == ("trash", "play@koti")
    reserved = table(line)
    resolve(reserved, "pass", "reserve", "facility:koti:1")
    assert (where(reserved, "A transport"), where(reserved, "A industry_9")) == ("play@koti", "trash")


@proves("OW-X14", "OW-X15")
@pytest.mark.parametrize(("assault", "city"), [("auto_assault_10", "play@koti"), ("auto_assault_14", "trash")])
def test_what_a_defender_does_not_stop_reaches_the_facility(assault: str, city: str) -> None:
    match = table(f"koti: A city_15 troops_22; B troops_25 {assault}")
    heard = resolve(match, "facility:koti:1", "facility:koti:1", "facility:koti:1")
    routed = {"auto_assault_10": "35", "auto_assault_14": "39"}[assault]
    left = {"auto_assault_10": "13", "auto_assault_14": "17"}[assault]
    assert sorted(each.details["damage"] for each in heard if each.name.endswith("damaged")) == [left, routed]
    assert where(match, "A city_15") == city
    assert {where(match, f"A {'troops_22'}"), where(match, "B troops_25"), where(match, f"B {assault}")} == {"trash"}


@proves("OW-X16", "OW-R22")
def test_damage_passes_through_defenders_in_the_order_assigned() -> None:
    match = table("koti: A city_15 troops_10 troops_22; B troops_25")
    heard = resolve(match, *["facility:koti:1"] * 3)
    damages = [(each.details["unit"], each.details["damage"]) for each in heard if each.name.endswith("damaged")]
    assert damages == [("0:troops_10", "25"), ("0:troops_22", "15")]
    assert units(match) == "A city_15"
    assert [each.details["unit"] for each in heard if each.name.endswith("destroyed")] == ["0:troops_10"]


@proves("OW-X17", "OW-R23")
def test_direct_hits_on_a_defender_come_first() -> None:
    match = table("koti: A city_12 troops_22; B troops_15 troops_20")
    resolve(match, "facility:koti:1", "ground:0:troops_22", "facility:koti:1")
    assert units(match) == ""


@proves("OW-X18", "OW-R24")
def test_a_defender_nobody_attacked_stays() -> None:
    match = table("koti: A city_25 troops_22; B troops_10 city_10")
    resolve(match, "facility:koti:1")
    assert units(match) == "A city_25, A troops_22, B troops_10, B city_10"


@proves("OW-X19", "OW-R28", "OW-R31")
def test_an_invasion_force_conquers() -> None:
    match = table("koti: A city_20; B transport; B> invasion_force_21")
    resolve(match, "facility:koti:1", "yes")
    assert units(match) == "B city_20, B transport"
    assert where(match, "B invasion_force_21") == "trash"
    assert match.state.income[:2] == [0, 2]


@proves("OW-X20")
def test_a_destroyed_unit_conquers_nothing() -> None:
    match = table("koti: A city_20 troops_22; B invasion_force_21")
    resolve(match, "ground:1:invasion_force_21", "facility:koti:1")
    assert units(match) == ""


@proves("OW-X21", "OW-R30")
def test_a_former_facility_is_only_attacked_by_what_may_conquer() -> None:
    line = "koti: B city_20^A; A troops_25 invasion_force_21"
    match = table(line)
    heard = resolve(match, "facility:koti:1", "yes")
    assert [each.details["unit"] for each in heard if each.name == "attacks"] == ["0:invasion_force_21"]
    assert units(match) == "A city_20, A troops_25"
    match = table(line)
    heard = resolve(match, "facility:koti:1", "no")
    assert "spared" in names(heard)
    assert units(match) == "B city_20, A troops_25"


@proves("OW-X22", "OW-R16")
def test_a_catastrophe_does_not_target() -> None:
    match = table("koti: A hidden_outpost; B> asteroid_strike")
    resolve(match)
    assert where(match, "A hidden_outpost") == "trash"


@proves("OW-X23")
def test_a_siege_platform_is_never_engaged() -> None:
    match = table("koti: A battle_station_20 industry_11; B siege_platform keeper")
    resolve(match, "orbital:1:keeper", "orbital:1:keeper", "orbital:0:battle_station_20", "facility:koti:1")
    assert units(match) == "A battle_station_20, B siege_platform"


@proves("OW-X24")
def test_an_assassin_strikes_first() -> None:
    match = table("koti: A assassin; B warship")
    resolve(match, "pass", "orbital:1:warship", "orbital:0:assassin", "orbital:0:assassin")
    assert units(match) == "A assassin"


@proves("OW-X25")
def test_a_shield_must_be_shot_down_first() -> None:
    line = "koti: A energy_shield industry_6; B cruiser"
    shot = table(line)
    resolve(shot, "fire", *["orbital:0:energy_shield"] * 3)
    assert units(shot) == "A industry_6, B cruiser"
    reserved = table(line)
    heard = resolve(reserved, "reserve")
    assert "attacks" not in names(heard)


@proves("OW-X26", "OW-R21")
def test_three_players_in_orbit() -> None:
    match = table("koti: A frigate; B corvette; C transport", seats=3)
    play(match, "world:koti", "pass")
    assert match.state.conflict == 0b111
    heard = resolve(match, "orbital:1:corvette", "orbital:2:transport", *["orbital:0:frigate"] * 2)
    damages = {each.details["unit"]: each.details["damage"] for each in heard if each.name.endswith("damaged")}
    assert damages == {"0:frigate": "12", "1:corvette": "7", "2:transport": "7"}
    assert units(match) == "B corvette, C transport"


@proves("OW-X27", "OW-R43")
def test_suck_dry_runs_its_course() -> None:
    match = table("quillon: A suck_dry city_10; B exploit outpost", start="resolve")
    resolve(match)
    assert match.state.income[:2] == [6, 3]
    go_to_next_turn(match)
    resolve(match, until=TRASHING)
    assert match.state.income[:2] == [6, 3]
    assert where(match, "A suck_dry") == "indicator@quillon"
    assert (water(match.state, 0), free_room(match.state, 0)) == (2, 0)
    assert units(match) == "A city_10, B exploit, B outpost"
    go_to_next_turn(match)
    resolve(match)
    assert match.state.income[:2] == [1, 3]


@proves("OW-X28", "OW-R45", "OW-R46")
def test_a_chain_is_resolved_in_reverse() -> None:
    hands = ("sabotage espionage", "espionage")
    match = table("koti: A outpost; B industry_6", hands=hands, start="begin.resolution")
    heard = play(match, "play:sabotage.facility", "play:espionage", "play:espionage")
    assert [each.details["card"] for each in heard if each.name.startswith("utility_c")] == ["espionage"]
    assert units(match) == "A outpost"
    assert {where(match, "A sabotage"), where(match, "A espionage"), where(match, "B espionage")} == {"trash"}


@proves("OW-X29")
def test_coup() -> None:
    match = table("quillon: A city_20 corsair; B city_25", "koti: B city_30", hands=("coup",), start="end.resolution")
    play(match, "play:coup")  # only City 25 can be chosen
    assert units(match, 0) == "A city_20, A corsair, A city_25"


@proves("OW-X30")
def test_a_garrison_gives_a_slot_for_a_ground_force() -> None:
    hands = ("city_12 troops_10 troops_12 exploit",)
    match = table("koti: A garrison", hands=hands, start="stage")
    play(match, "stage:city_12@koti")
    assert "stage:troops_10@koti" in texts(match)
    assert "stage:exploit@koti" not in texts(match)
    play(match, "stage:troops_10@koti")
    assert "stage:troops_12@koti" not in texts(match)
    match = table("koti: A garrison", hands=hands, start="stage")
    play(match, "stage:troops_10@koti", "stage:troops_12@koti")


@proves("OW-X31", "OW-R32")
def test_equal_incomes_keep_their_order() -> None:
    lines = (
        "wrenlock: A industry_8 exploit exploit; B industry_8 exploit exploit",
        "maail: C industry_6 seasoned_exploit",
    )
    match = table(*lines, seats=3, order="CAB", start="resolve")
    resolve(match)
    assert match.state.income[:3] == [9, 9, 7]
    assert match.state.order[:3] == [0, 1, 2]


@proves("OW-X32", "OW-R34", "OW-R35", "OW-R36")
@pytest.mark.parametrize(
    ("held", "income", "deck", "drawn"), [(9, 1, 30, 1), (10, 5, 30, 0), (4, 0, 30, 2), (4, 6, 3, 3)]
)
def test_how_many_cards_are_drawn(held: int, income: int, deck: int, drawn: int) -> None:
    match = table("koti:", hands=("exploit " * held,), decks=("outpost " * deck,), income=(income, 0), start="trash")
    play(match, "pass")
    assert match.state.draws[0] == drawn
    while match.actor == -2:
        match.play(match.legal_numbers()[0], -2)
    assert match.state.is_final == int(drawn == deck)


@proves("OW-X33")
def test_a_clone_army_returns_to_the_hand() -> None:
    match = table("koti: A outpost clone_army; B industry_9")
    resolve(match, "facility:koti:2")
    assert units(match) == "A outpost"
    assert where(match, "A clone_army") == "hand"


@proves("OW-X34")
def test_prohibited_units_are_trashed_as_the_final_turn_begins() -> None:
    match = final_turn("koti: A suck_dry outpost")
    assert units(match) == "A outpost"
    resolve(match)
    assert match.state.income[:2] == [1, 0]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@proves("OW-X35", "OW-R53")
def test_two_turns_without_a_draw_bring_the_final_turn() -> None:
    match = table("koti:", hands=("outpost " * 10, "outpost " * 10), turn=1, start="stage")
    for turn in (1, 2, 3):
        assert match.state.turn == turn
        assert match.state.is_final == int(turn == 3)
        while match.state.turn == turn and match.actor >= 0:
            play(match, "pass" if "pass" in texts(match) else texts(match)[0])
    assert match.outcome is not None
    assert match.outcome.places == (1, 1)
    assert match.state.income[:2] == [0, 0]


@proves("OW-X36", "OW-R37", "OW-R38")
def test_several_empty_decks_bring_one_final_turn() -> None:
    hands = ("exploit", "research exploit")
    match = table("koti:", hands=hands, decks=("outpost outpost", "outpost " * 5), start="trash")
    play(match, "pass", "pass")
    while match.actor == -2:
        match.play(match.legal_numbers()[0], -2)
    assert "play:research.draw" in texts(match)
    play(match, "play:research.draw")
    while match.actor == -2:
        match.play(match.legal_numbers()[0], -2)
    assert (match.state.deck_size[:2], match.state.is_final) == ([0, 0], 1)
    assert match.state.is_final_next == 0


@proves("OW-X37")
def test_a_terraform_plant_changes_a_world() -> None:
    match = table("phoebe_k2: A outpost terraform_plant", start="resolve")
    match.state.course[match.state.next_piece[match.state.first_unit[0]]] = 1
    resolve(match)
    view = match.view()["worlds"][0]
    assert (view["habitable"], view["hostile"], view["h2o"], view["free_room"]) == (True, False, 6, 5)


@proves("OW-X38")
def test_clones_need_a_foothold_and_troops_capacity() -> None:
    match = table("koti: A outpost; A> clone_army", "maail: A exploit; A> troops_10")
    resolve(match)
    assert (where(match, "A clone_army"), where(match, "A troops_10")) == ("play@koti", "trash")


@proves("OW-X39", "OW-R59")
def test_changes_of_water_are_added_before_they_are_bounded() -> None:
    match = table("hollin: A suck_dry", start="resolve")
    match.state.course[match.state.first_unit[0]] = 1
    resolve(match)
    assert water(match.state, 0) == 1
    match = table("hollin: A> comet_barrage")
    match.state.water_change[0] = -2
    resolve(match)
    assert water(match.state, 0) == 1
    match = table("hollin: A> comet_barrage; B> comet_barrage")
    match.state.water_change[0] = -2
    resolve(match)
    assert water(match.state, 0) == 2


@proves("OW-X40")
def test_one_is_asked_as_long_as_a_play_is_conceivable() -> None:
    held = table("koti:", hands=("enter_fray",), start="end.move")
    assert held.actor == 0
    in_deck = table("koti:", hands=("exploit",), decks=("enter_fray outpost",), start="end.move")
    assert in_deck.actor == 0
    assert texts(in_deck) == ["pass"]
    gone = table("koti: A enter_fray; B avenger", hands=("exploit",), start="resolve")
    resolve(gone, *["orbital:0:enter_fray"] * 2)
    go_to_next_turn(gone)
    heard = resolve(gone)
    assert not [each for each in heard if each.name == "passed" and each.seat == 0]


@proves("OW-X41")
def test_trimming_is_asked_even_about_one_ship() -> None:
    match = table("koti: A> corvette", income=(3, 0))
    assert texts(match) == ["card:corvette"]


@proves("OW-X42")
def test_replacing_is_asked_as_long_as_it_is_conceivable() -> None:
    match = final_turn("koti: A outpost", hands=("exploit",), decks=("fallout_raid outpost outpost outpost",))
    if match.state.hand_size[0] and "fallout_raid" not in hand(match):
        assert texts(match) == ["pass"]
    seen = final_turn("koti: A outpost; B> asteroid_strike; A city_10 fallout_raid", hands=("exploit",))
    assert where(seen, "A fallout_raid") == "trash"
    assert seen.state.phase == STAGING
