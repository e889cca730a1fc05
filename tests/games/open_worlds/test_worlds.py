"""World by World Resolution. [OW-7 to OW-13, OW-19, OW-20]"""

import pytest

from oceanarium.games.open_worlds.rules.words_of_cards import free_room, is_habitable, is_hostile, water
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_IDS, CARDS
from oceanarium.kernel import IllegalMove, Match
from tests.games.open_worlds.drawing import hand, names, play, resolve, table, texts, units, where
from tests.proving import proves


def at_surface(*lines: str, seats: int = 2, order: str = "ABCD") -> Match[State]:
    """A position whose first World is at Surface Conflict."""
    return table(*lines, start="begin.surface", seats=seats, order=order)


@proves("OW-7.1", "OW-7.2", "OW-R49", "OW-R50")
def test_the_priority_player_chooses_the_next_world_each_time() -> None:
    match = table("koti: A> outpost; B> transport; B> clone_army", "maail: B> exploit", order="BA", income=(0, 9))
    assert match.actor == 1
    heard = play(match, "world:koti")
    assert names(heard) == ["world_begins", "installed", "stationed", "ground_req_failed"]
    assert match.actor == 1
    with pytest.raises(IllegalMove, match=r"Koti has been resolved this turn\. \[OW-7\.2\]"):
        play(match, "world:koti")
    with pytest.raises(IllegalMove, match=r"no World there"):
        play(match, "world:9")
    with pytest.raises(IllegalMove, match=r"Choose the World"):
        play(match, "pass")
    play(match, "world:maail", "world:farholt")
    assert len(texts(match)) == 2


@proves("OW-7.3")
def test_damage_is_forgotten_between_sub_steps() -> None:
    match = table("koti: A keeper; B warship; B> grb")
    resolve(match, "orbital:0:keeper")
    assert where(match, "A keeper") == "play@koti"  # 16 < 18 and 11 < 18


@proves("OW-8.1", "OW-8.2", "OW-R8", "OW-R9")
@pytest.mark.parametrize(
    ("line", "card", "works"),
    [
        ("koti: A> outpost", "outpost", True),
        ("phoebe_k2: A> exploit", "exploit", False),
        ("phoebe_k2: A outpost; A> exploit", "exploit", True),
        ("koti: A outpost; A> industry_6", "industry_6", False),
        ("koti: A exploit; A> industry_6", "industry_6", True),
        ("koti: A industry_6; A> industry_7", "industry_7", True),
        ("koti: B exploit; A> industry_6", "industry_6", False),
        ("koti: A> robot_factory", "robot_factory", True),
        ("koti: A outpost; A> garrison", "garrison", True),
        ("koti: A> garrison", "garrison", False),
        ("koti: A city_10; A> trade_center", "trade_center", True),
        ("koti: A outpost; A> trade_center", "trade_center", False),
        ("koti: A city_15; A> high_palace", "high_palace", False),
        ("koti: A city_20; A> high_palace", "high_palace", True),
        ("koti: A outpost; A> terraform_plant", "terraform_plant", True),
        ("vita_ptal: A outpost; A> terraform_plant", "terraform_plant", False),
        ("koti: A exploit; A> company_town", "company_town", True),
        ("koti: A outpost; A> company_town", "company_town", False),
        ("ember_lode: A> suck_dry", "suck_dry", False),
        ("hollin: A> suck_dry", "suck_dry", True),
        ("koti: A> hidden_outpost", "hidden_outpost", True),
        ("phoebe_k2: A> seasoned_exploit", "seasoned_exploit", False),
        ("koti: A> quarry", "quarry", True),
    ],
)
def test_the_req_of_every_facility(line: str, card: str, works: bool) -> None:
    match = table(line)
    resolve(match)
    assert where(match, f"A {card}").split()[0] == (f"play@{line.partition(':')[0]}" if works else "trash")


@proves("OW-8.2", "OW-R7")
def test_reqs_are_judged_before_swaps() -> None:
    match = table("koti: A exploit; A> industry_6")
    resolve(match, "facility:koti:1")
    assert units(match) == "A industry_6"


@proves("OW-8.3", "OW-8.5", "OW-R1")
def test_if_not_all_fit_none_installs() -> None:
    match = table("nacre: A city_10 outpost; B> outpost; A> exploit", seats=2)
    assert free_room(match.state, 0) == 1
    resolve(match, "pass")
    assert units(match) == "A city_10, A outpost"
    three = table("farholt: A city_10 city_12; A> outpost; B> outpost; C> outpost", seats=3)
    resolve(three)
    assert units(three) == "A city_10, A city_12"


@proves("OW-8.4", "OW-R29")
@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        (1, r"Exploit gives its place only to a Population or Production Facility, and Shipyard 8 is none"),
        (2, r"City 10 has no Swap and keeps its place"),
        (3, r"Outpost came from another deck, so it cannot return to your hand"),
        (4, r"Outpost belongs to Player 2 and does not give its place to your Shipyard 8"),
    ],
)
def test_a_swap_is_refused_for_its_true_reason(place: int, sentence: str) -> None:
    match = table("verrall: A exploit city_10 outpost^B; B outpost; A outpost; A> shipyard_8")
    play(match, "world:verrall")
    assert texts(match) == ["pass", "facility:verrall:5"]
    with pytest.raises(IllegalMove, match=sentence):
        play(match, f"facility:verrall:{place}")


@proves("OW-8.4")
def test_a_place_is_promised_once_and_only_at_this_world() -> None:
    match = table("vita_ptal: A garrison outpost outpost; A> city_10 city_12", "maail: A outpost", start="reveal")
    play(match, "world:vita_ptal", "facility:vita_ptal:2")
    with pytest.raises(IllegalMove, match=r"Outpost gives its place to another card already"):
        play(match, "facility:vita_ptal:2")
    with pytest.raises(IllegalMove, match=r"Outpost of Player 1 at Maail is not here\. \[OW-8\.4\]"):
        play(match, "facility:maail:1")


@proves("OW-8.2", "OW-9.2", "OW-10.1", "OW-11.1")
@pytest.mark.parametrize(
    ("card", "rule", "req"),
    [
        ("city_10", "OW-8.2", "World Habitable, or occupied by you"),
        ("siege_platform", "OW-9.2", "you have a Ship here"),
        ("troops_10", "OW-10.1", "Capacity 10"),
        ("biostorm", "OW-11.1", "Habitable or Hostile World only"),
    ],
)
def test_a_line_about_a_failed_req_names_world_owner_rule_and_req(card: str, rule: str, req: str) -> None:
    heard = resolve(table(f"koti: A> {card}"))
    lines = [(each.rule, each.text) for each in heard if each.name.endswith("req_failed")]
    name = CARDS[CARD_IDS.index(card)].label
    assert lines == [(rule, f"{name} of Player 1 is Trashed at Koti: its REQ “{req}” is not met.")]


@proves("OW-11.3", "OW-12.5", "OW-13.4", "OW-13.5", "OW-13.6")
def test_damage_cites_the_conflict_that_deals_it() -> None:
    found: dict[str, str] = {}
    for line, moves in (
        ("koti: A outpost; B> asteroid_strike", ()),
        ("koti: A escort; B frigate", ("orbital:0:escort", "orbital:0:escort")),
        ("koti: A exploit; B troops_10", ("facility:koti:1",)),
        ("koti: A city_15 troops_12; B troops_10", ("facility:koti:1", "facility:koti:1")),
    ):
        for each in resolve(table(line), *moves):
            if each.name.endswith(("damaged", "destroyed")):
                found[each.name] = each.rule
                assert each.details["world"] == "koti"
    assert found == {
        "catastrophe_damaged": "OW-11.3",
        "catastrophe_destroyed": "OW-11.3",
        "orbital_damaged": "OW-12.5",
        "orbital_destroyed": "OW-12.5",
        "damaged": "OW-13.4",
        "destroyed": "OW-13.6",
        "defender_damaged": "OW-13.5",
    }


@proves("OW-8.4", "OW-R3", "OW-R5", "OW-R29")
def test_only_own_facilities_that_accept_the_candidate_swap() -> None:
    match = table("koti: A outpost exploit; B outpost outpost^A; A> city_10")
    while "world:koti" in texts(match):
        play(match, "world:koti")
    assert texts(match) == ["pass", "facility:koti:1", "facility:koti:2"]
    with pytest.raises(IllegalMove, match=r"Outpost belongs to Player 2 and does not give its place to your City 10"):
        play(match, "facility:koti:3")
    with pytest.raises(IllegalMove, match=r"no such unit"):
        play(match, "facility:koti:9")
    with pytest.raises(IllegalMove, match=r"Choose a Facility that gives its place to City 10"):
        play(match, "yes")
    heard = play(match, "facility:koti:1")
    assert "facility_swapped" in names(heard)
    assert hand(match) == "outpost"


@proves("OW-8.6")
def test_an_installed_facility_counts_at_once() -> None:
    match = table("vita_ptal: A> city_20; A garrison; A> troops_20")
    resolve(match)
    assert "A troops_20" in units(match)


@proves("OW-9.1", "OW-9.2", "OW-9.3")
@pytest.mark.parametrize(
    ("line", "card", "works"),
    [
        ("koti: A outpost; A> battle_station_20", "battle_station_20", True),
        ("koti: A> battle_station_25", "battle_station_25", False),
        ("koti: A scout; A> siege_platform", "siege_platform", True),
        ("koti: A battle_station_20; A> siege_platform", "siege_platform", False),
        ("koti: A outpost; A> energy_shield", "energy_shield", True),
        ("phoebe_k2: A> titan", "titan", True),
    ],
)
def test_ships_need_no_req_and_other_orbitals_do(line: str, card: str, works: bool) -> None:
    match = table(line, income=(18, 0))
    resolve(match)
    assert where(match, f"A {card}") == (f"play@{line.partition(':')[0]}" if works else "trash")


@proves("OW-9.2")
def test_a_ship_that_arrives_with_a_siege_platform_is_there_first() -> None:
    match = table("koti: A garrison; A> siege_platform; A> scout", income=(9, 0))
    resolve(match)
    assert units(match) == "A garrison, A scout, A siege_platform"


@proves("OW-10.1", "OW-10.2", "OW-10.3", "OW-R13")
def test_capacity_is_compared_and_never_used_up() -> None:
    match = table("koti: A city_12 garrison; A> troops_10; A> troops_12; B> auto_assault_10; B scout")
    resolve(match)
    assert units(match) == "A city_12, A garrison, B scout, A troops_10, A troops_12"
    match = table("koti: A city_12 troops_12; B> asteroid_strike")
    resolve(match)
    assert units(match) == ""


@proves("OW-11.1", "OW-11.2", "OW-R15")
def test_a_catastrophe_strikes_everybody_even_what_arrives_this_turn() -> None:
    match = table("koti: B outpost; B> exploit; A> asteroid_strike; A outpost")
    resolve(match)
    assert units(match) == ""
    lifeless = table("koti: A city_10; B> biostorm")
    heard = resolve(lifeless)
    assert "catastrophe_req_failed" in names(heard)
    assert units(lifeless) == "A city_10"


@proves("OW-11.1")
@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("asteroid_strike", {"city_20", "industry_6", "troops_10"}),
        ("comet_barrage", {"city_20", "industry_6", "troops_10"}),
        ("grb", {"city_20", "frigate", "industry_6", "troops_10"}),
        ("solar_flare", {"frigate"}),
        ("biostorm", {"city_20", "troops_10"}),
    ],
)
def test_what_each_catastrophe_reaches(card: str, reached: set[str]) -> None:
    match = table(f"vita_ptal: A city_20 frigate industry_6; B troops_10; B> {card}")
    heard = resolve(match)
    assert {each.details["unit"].partition(":")[2] for each in heard if each.name.endswith("damaged")} == reached


@proves("OW-11.3", "OW-R65")
def test_damage_below_defence_destroys_nothing() -> None:
    match = table("koti: A city_20; B> asteroid_strike")
    resolve(match)
    assert units(match) == "A city_20"


@proves("OW-11.4")
def test_a_comet_becomes_an_indicator_and_others_are_trashed() -> None:
    match = table("koti: A> comet_barrage; B> grb")
    heard = resolve(match)
    assert (where(match, "A comet_barrage"), where(match, "B grb")) == ("indicator@koti", "trash")
    assert [each.details["water"] for each in heard if each.name == "indicator"] == ["4"]


@proves("OW-12.1", "OW-R17")
def test_orbital_conflict_is_judged_for_each_player() -> None:
    match = table("koti: A transport; B scout")
    play(match, "world:koti")
    assert match.state.conflict == 0b01
    assert (match.actor, texts(match)) == (0, ["pass", "orbital:0:transport"])


@proves("OW-12.2", "OW-12.3")
def test_ships_with_retreat_may_return_to_the_hand() -> None:
    match = table("koti: A striker transport frigate; B scout")
    play(match, "world:koti")
    assert texts(match) == ["pass", "orbital:0:striker", "orbital:0:transport"]
    for move, sentence in (
        ("orbital:0:frigate", "Frigate has no Retreat"),
        ("orbital:0:titan", "There is no such unit"),
        ("yes", "Ships may Retreat now"),
    ):
        with pytest.raises(IllegalMove, match=sentence):
            play(match, move)
    play(match, "orbital:0:striker", "orbital:0:transport")
    assert match.actor == 1
    assert hand(match) == "striker transport"
    play(match, "orbital:1:scout")
    assert match.state.conflict == 0  # nobody is left to fight
    assert match.view(1)["players"][0]["returned"] == ["striker", "transport"]


@proves("OW-12.4", "OW-R19", "OW-R20")
def test_in_conflict_every_weapon_chooses_and_the_orbital_is_engaged() -> None:
    match = table("koti: A frigate; B destroyer industry_6")
    play(match, "world:koti")
    assert texts(match) == ["pass", "orbital:1:destroyer"]
    for move, sentence in (
        ("orbital:0:frigate", r"Frigate is your own\. \[OW-12\.6\]"),
        ("facility:koti:1", "only Orbitals are targets"),
        ("orbital:1:titan", "There is no such unit"),
        ("fire", "Choose an Orbital for Frigate to fire at"),
    ):
        with pytest.raises(IllegalMove, match=sentence):
            play(match, move)
    heard = resolve(match, "pass", "pass", "pass", "pass")
    assert "attacks" not in names(heard)  # no target in Orbital Conflict: no bombardment either


@proves("OW-12.4")
def test_outside_conflict_an_orbital_fires_or_reserves_or_is_not_asked() -> None:
    match = table("koti: A frigate; B transport industry_6")
    play(match, "world:koti", "pass")
    assert texts(match) == ["fire", "reserve"]
    with pytest.raises(IllegalMove, match=r"Frigate either fires at Orbitals or reserves"):
        play(match, "pass")
    heard = play(match, "reserve")
    assert "reserved" in names(heard)
    alone = table("koti: A frigate; B industry_6")
    play(alone, "world:koti")
    assert "facility:koti:1" in texts(alone)


@proves("OW-12.5")
def test_weapons_hit_together() -> None:
    match = table("koti: A piledriver; B piledriver")
    heard = resolve(match, "orbital:1:piledriver", "orbital:0:piledriver")
    assert [each.name for each in heard].count("orbital_destroyed") == 2
    assert units(match) == ""


@proves("OW-12.6", "OW-R21")
def test_own_units_are_no_targets() -> None:
    match = table("koti: A frigate scout; B lancer; C lancer", seats=3)
    play(match, "world:koti", "pass")
    assert texts(match) == ["pass", "orbital:1:lancer", "orbital:2:lancer"]


@proves("OW-13.1")
def test_without_a_possible_target_there_is_no_surface_conflict() -> None:
    match = at_surface("koti: A city_10 troops_10; B frigate^B")
    assert match.state.here != 0 or "facility:koti:1" in texts(match)
    alone = at_surface("koti: A city_10 troops_10")
    assert units(alone) == "A city_10, A troops_10"
    assert alone.state.here == -1


@proves("OW-13.2", "OW-13.3", "OW-R26")
def test_a_unit_attacks_or_defends_or_does_nothing() -> None:
    match = at_surface("koti: A city_10 city_12 troops_10; B exploit scout clone_army")
    assert texts(match) == ["pass", "facility:koti:1", "facility:koti:2", "facility:koti:3", "ground:1:clone_army"]
    for move, sentence in (
        ("orbital:1:scout", "only Facilities and Ground Forces are targets"),
        ("ground:0:troops_10", r"Only Facilities are Defended, and Troops 10 is none\. \[OW-13\.2\]"),
        ("ground:1:troops_25", "There is no such unit"),
        ("yes", "Choose what Troops 10 attacks or Defends, or nothing"),
    ):
        with pytest.raises(IllegalMove, match=sentence):
            play(match, move)
    heard = play(match, "facility:koti:2")
    assert heard[0].text == "Troops 10 of Player 1 Defends City 12 at Koti."
    assert match.actor == 1


@proves("OW-13.2")
def test_invasion_forces_do_not_defend() -> None:
    match = at_surface("koti: A city_10 invasion_force_10; B exploit")
    assert texts(match) == ["pass", "facility:koti:2"]


@proves("OW-13.3")
def test_reserved_orbitals_bombard_unless_a_shield_is_up() -> None:
    match = at_surface("koti: A frigate; B industry_6")
    assert texts(match) == ["pass", "facility:koti:1"]
    shielded = at_surface("koti: A frigate troops_10; B industry_6 energy_shield")
    assert texts(shielded) == ["pass", "facility:koti:1"]  # the Troops are asked, the Frigate is not
    assert shielded.view()["unit"] == "ground:0:troops_10"
    both = at_surface("koti: A frigate; B industry_6 energy_shield; C industry_6", seats=3)
    with pytest.raises(IllegalMove, match=r"Industry 6 of Player 2 is shielded from your Orbitals"):
        play(both, "facility:koti:1")


@proves("OW-13.4")
def test_the_weapons_of_several_units_add_up() -> None:
    match = at_surface("koti: A troops_10 troops_12; B city_20")
    heard = resolve(match, "facility:koti:1", "facility:koti:1")
    assert [each.details["damage"] for each in heard if each.name.endswith("damaged")] == ["22"]
    assert units(match) == ""


@proves("OW-13.5")
def test_a_unit_defends_only_one_facility() -> None:
    match = at_surface("koti: A city_10 city_12 troops_25; B troops_10 troops_12")
    heard = resolve(match, "facility:koti:1", "facility:koti:1", "facility:koti:2")
    assert where(match, "A city_10") == "play@koti"
    assert where(match, "A city_12") == "trash"
    assert "defends" in names(heard)


@proves("OW-13.6", "OW-13.7", "OW-R27")
def test_the_first_entitled_player_who_says_yes_conquers() -> None:
    line = "koti: A city_20; B invasion_force_10; C invasion_force_15"
    match = at_surface(line, seats=3)
    play(match, "facility:koti:1", "facility:koti:1")
    assert (match.actor, texts(match)) == (1, ["yes", "no"])
    with pytest.raises(IllegalMove, match=r"Say whether you conquer City 20"):
        play(match, "pass")
    play(match, "no")
    assert match.actor == 2
    play(match, "yes")
    assert units(match) == "C city_20"
    nobody = at_surface(line, seats=3)
    resolve(nobody, "facility:koti:1", "facility:koti:1", "no", "no")
    assert units(nobody) == ""


@proves("OW-13.7", "OW-R69")
def test_conquests_are_declared_in_priority_order_and_not_facility_by_facility() -> None:
    line = "koti: B city_15; A city_15 invasion_force_21; B invasion_force_21"
    match = at_surface(line, order="BA")
    play(match, "facility:koti:2", "facility:koti:1")  # B attacks what A has, A what B has, which came first
    assert (match.actor, match.view()["unit"]) == (1, "facility:koti:2")
    play(match, "yes")
    assert (match.actor, match.view()["unit"]) == (0, "facility:koti:1")
    play(match, "no")
    assert units(match) == "B city_15"


@proves("OW-13.7", "OW-R69", "OW-R27")
def test_what_one_player_leaves_the_next_may_take_and_each_is_asked_about_all() -> None:
    line = "koti: A city_10 city_12; B invasion_force_10 invasion_force_15; C invasion_force_10 invasion_force_15"
    match = at_surface(line, seats=3)
    play(match, "facility:koti:1", "facility:koti:2", "facility:koti:1", "facility:koti:2")
    asked = []
    for answer in ("no", "yes", "yes"):
        asked.append((match.actor, match.view()["unit"]))
        play(match, answer)
    assert asked == [(1, "facility:koti:1"), (1, "facility:koti:2"), (2, "facility:koti:1")]
    assert units(match) == "C city_10, B city_12"


@proves("OW-13.8")
def test_a_conquered_facility_serves_its_controller_and_is_trashed_to_its_owner() -> None:
    match = table("koti: B city_20^A; B> troops_20; A> asteroid_strike", "maail: B garrison^A; B> grb")
    assert match.view()["worlds"][0]["capacity"] == [0, 20]
    resolve(match)
    assert where(match, "B troops_20") == "play@koti"
    match = table("koti: B city_12^A; A> asteroid_strike")
    resolve(match)
    assert where(match, "A city_12") == "trash"


@proves("OW-13.9")
def test_a_non_destructive_attack_does_not_add_to_destruction() -> None:
    line = "koti: B city_20^A; A invasion_force_15; C troops_{}"
    match = at_surface(line.format(10), seats=3)
    with pytest.raises(IllegalMove, match=r"no such unit"):
        play(match, "facility:koti:2")
    resolve(match, "facility:koti:1", "facility:koti:1", "no")
    assert where(match, "A city_20") == "play@koti"  # 25 - 15 < 20
    match = at_surface(line.format(20), seats=3)
    resolve(match, "facility:koti:1", "facility:koti:1", "no")
    assert where(match, "A city_20") == "trash"
    troops = at_surface("koti: B city_20^A exploit; A troops_25")
    with pytest.raises(IllegalMove, match=r"You own City 20; only units that may Conquer"):
        play(troops, "facility:koti:1")


@proves("OW-13.9")
def test_sabotage_may_not_choose_what_is_ones_own() -> None:
    match = table("koti: B industry_6^A exploit; A outpost", hands=("sabotage",), start="begin.resolution")
    heard = play(match, "play:sabotage.facility")
    assert [each.details["unit"] for each in heard if each.name.endswith("destroyed")] == ["1:exploit"]


@proves("OW-13.10", "OW-R25")
def test_units_that_leave_after_conflict_leave_anyway() -> None:
    match = table("koti: A scout; A> auto_assault_10", "maail: A city_10; A> troops_10")
    heard = resolve(match)
    assert where(match, "A auto_assault_10") == "trash"
    assert where(match, "A troops_10") == "play@maail"
    assert "left" in names(heard)


@proves("OW-19.1", "OW-19.2", "OW-19.3")
def test_cards_go_to_their_owners_and_forget_what_they_were() -> None:
    match = table("koti: B suck_dry^A; A> asteroid_strike")
    match.state.course[match.state.first_unit[0]] = 1
    resolve(match)
    assert where(match, "A suck_dry") == "trash"
    assert 1 not in match.state.course
    assert match.view(1)["players"][0]["trash"] is None
    assert "suck_dry" in match.view(1)["players"][0]["trash_seen"]
    assert "suck_dry" in match.view(0)["players"][0]["trash"]


@proves("OW-19.4", "OW-19.5")
def test_indicators_change_a_world_for_good_and_nothing_perishes() -> None:
    match = table("graense: A suck_dry terraform_plant outpost; B outpost", start="resolve")
    for piece in (match.state.first_unit[0], match.state.next_piece[match.state.first_unit[0]]):
        match.state.course[piece] = 1
    resolve(match)
    assert (water(match.state, 0), free_room(match.state, 0)) == (3, 1)
    assert (is_habitable(match.state, 0), is_hostile(match.state, 0)) == (True, False)
    assert match.view()["worlds"][0]["indicators"] == ["suck_dry", "terraform_plant"]


@proves("OW-20.1", "OW-20.2", "OW-20.3")
def test_card_text_overrides_rules_and_what_cannot_be_targeted_never_is() -> None:
    match = at_surface("koti: A troops_10; B hidden_outpost outpost")
    assert texts(match) == ["pass", "facility:koti:2"]
    with pytest.raises(IllegalMove, match=r"Hidden Outpost can't be targeted\. \[OW-20\.2\]"):
        play(match, "facility:koti:1")
    quit_ = table("koti: B hidden_outpost exploit", hands=("we_quit",), start="begin.turn")
    heard = play(quit_, "play:we_quit")
    assert [each.details["unit"] for each in heard if each.name == "utility_aimed"] == ["1:exploit"]
