"""What a seat may know: everything but the order of the bag. [OG-R17]"""

import json

import oceanarium as oc
from oceanarium.games.octopus_garden.moves import NO_STEP, STEP
from oceanarium.games.octopus_garden.view import redeal
from tests.games.octopus_garden.drawing import SCORING_EXAMPLE, drawn_match, tell
from tests.proving import proves

PRICES = "relic star oyster coral garbage anemone seagrass - worm"


@proves("OG-R17")
def test_every_seat_and_every_onlooker_sees_the_same() -> None:
    match = drawn_match(SCORING_EXAMPLE, seats=3)
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert [view.pop("seat") for view in views] == [None, 0, 1, 2]
    assert views[0] == views[1] == views[2] == views[3]
    assert json.loads(json.dumps(views[0])) == views[0]


@proves("OG-R17")
def test_everybody_hears_everything_and_nothing_is_dealt_afresh() -> None:
    match = drawn_match()
    match.play("pass")
    assert tell(match.events(0)) == tell(match.events(1)) == tell(match.events()) != []
    before = match.state.copy()
    redeal(match.state, 0, [1, 2, 3, 4])
    assert match.state == before


@proves("OG-3.2", "OG-3.6", "OG-1.3")
def test_the_table_is_shown() -> None:
    view = drawn_match(market=PRICES, seats=3).view()
    assert (view["phase"], view["turn"], view["last_turns"], view["ender"]) == ("buying", 0, False, None)
    assert view["market"][:2] == ["relic", "star"]
    assert view["market"][7] is None
    assert view["lines"][0] == {"name": "R1", "tiles": 3, "cost": 8}
    assert view["lines"][2] == {"name": "R3", "tiles": 2, "cost": 3}
    assert [line["name"] for line in view["lines"]] == ["R1", "R2", "R3", "K1", "K2", "K3"]
    assert view["bag"]["relic"] == 7
    assert view["supply"] == {"pearls": 25, "clownfish": 5, "seahorse": 5}
    assert view["removed"] == {"harlequin": 1}
    assert (view["bought"], view["starter"], view["bonus"], view["planted"]) == ({}, None, None, None)


@proves("OG-C5", "OG-7.1", "OG-10.1")
def test_a_garden_is_shown_space_by_space() -> None:
    garden = drawn_match(SCORING_EXAMPLE, pearls=3).view()["gardens"][0]
    assert garden["pearls"] == 3
    assert len(garden["spaces"]) == 24
    assert garden["spaces"]["B1"] == {"tile": "seagrass", "bonus": "seahorse", "closed": False}
    assert garden["spaces"]["D2"] == {"tile": "worm", "bonus": None, "closed": True}
    assert garden["spaces"]["D3"] == {"tile": "anemone", "bonus": None, "closed": False}
    assert garden["spaces"]["E4"] == {"tile": None, "bonus": None, "closed": False}
    assert garden["stars"] == [{"name": "S1", "space": "D3", "moved": False}]
    assert (garden["score"], garden["plain_tiles"], garden["place"]) == (28, 7, 1)
    assert sum(garden["score_parts"].values()) == 28


@proves("OG-8.3")
def test_pearls_that_cannot_run_out_are_not_counted() -> None:
    assert drawn_match(options={"pearl_supply": "unlimited"}).view()["supply"]["pearls"] is None


def test_what_is_in_hand_is_shown() -> None:
    match = drawn_match("C An An", bought="anemone relic relic")
    assert match.view()["bought"] == {"anemone": 1, "relic": 2}
    match.play("plant:anemone@C3")
    view = match.view()
    assert (view["phase"], view["bonus"], view["planted"]) == ("hosting", "clownfish", "C3")


def test_the_next_starting_tile_is_shown() -> None:
    match = oc.new_match("octopus-garden", 2, 1)
    starters = []
    for name in ("A1", "A2", "A3"):
        starters.append(match.view()["starter"])
        match.play(f"place:{starters[-1]}@{name}")
    assert starters == ["oyster", "oyster", "harlequin"]


@proves("OG-1.7")
def test_while_chance_decides_who_begins_it_is_nobodys_turn() -> None:
    match = oc.new_match("octopus-garden", 4, 1, manual_chance=True)
    for _ in range(9):
        match.play("draw:coral", oc.CHANCE)
    for _ in range(4):
        for text in ("place:oyster@A1", "place:oyster@A2", "place:harlequin@A3"):
            match.play(text)
    assert (match.view()["phase"], match.view()["turn"]) == ("starting", None)
    assert match.picture().startswith("Octopus' Garden: starting\n")
    assert match.game.moves.read_move(match.state, "star:S1:A1>A2") == NO_STEP
    assert match.move(STEP).words == "Move sea star S1 from ? to ?"
    match.play("start:3", oc.CHANCE)
    assert match.view()["turn"] == 3


@proves("OG-6.9", "OG-9.3")
def test_moved_stars_and_last_turns_are_shown() -> None:
    match = drawn_match("A *1 .. .. Oy\nE *2 .. .. Oy")
    match.play("pass")
    match.play("star:S2:E1>E2")
    assert [star["moved"] for star in match.view()["gardens"][0]["stars"]] == [False, True]
    assert match.view()["skipped_turns"] == 1
    match.state.ender = 1
    assert (match.view()["last_turns"], match.view()["ender"]) == (True, 1)


@proves("OG-C2", "OG-3.2")
def test_prices_are_shown_as_the_match_has_them() -> None:
    match = drawn_match(market=PRICES, options={"anemone_cost": 2})
    view = match.view()
    assert " ".join(f"{tile}:{price}" for tile, price in view["prices"].items()) == (
        "seagrass:1 coral:1 anemone:2 oyster:2 worm:2 star:3 garbage:0 relic:3"
    )
    for line, tiles in (("R1", view["market"][:3]), ("R2", view["market"][3:6])):
        cost = next(each["cost"] for each in view["lines"] if each["name"] == line)
        assert cost == sum(view["prices"][tile] for tile in tiles)


@proves("OG-10.1")
def test_what_tiles_are_worth_adds_up_to_the_score() -> None:
    view = drawn_match(SCORING_EXAMPLE, options={"garbage_beauty": -1}).view()
    garden, beauty = view["gardens"][0], view["beauty"]
    spaces = garden["spaces"].values()
    tiles = [space["tile"] for space in spaces if space["tile"] and not space["closed"] and space["tile"] != "relic"]
    bonuses = [space["bonus"] for space in spaces if space["bonus"]]
    relics = sum(space["tile"] == "relic" for space in spaces)
    stars = ["star"] * len(garden["stars"])
    assert beauty["garbage"] == -1
    assert view["relic_beauty"][:4] == [0, 1, 6, 15]
    assert sum(beauty[tile] for tile in (*tiles, *bonuses, *stars)) + view["relic_beauty"][relics] == garden["score"]


@proves("OG-5.1")
def test_how_many_hosts_attract_a_guest_is_shown() -> None:
    assert drawn_match().view()["sets"] == [
        {"host": "anemone", "bonus": "clownfish", "size": 3},
        {"host": "seagrass", "bonus": "seahorse", "size": 5},
    ]
