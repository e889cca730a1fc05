"""OO-15, OO-17 to OO-21: Rainbow corals, crabs, goals, events, house rules."""

import pytest

from oceanarium.games.open_ocean import GAME, State
from oceanarium.games.open_ocean.parts import EVENT_CARDS, GOALS, OPTIONS
from oceanarium.games.open_ocean.rules import place, score, score_part
from oceanarium.games.open_ocean.rules.frenzy import movable_fish
from oceanarium.games.open_ocean.rules.goals import meets_goal
from oceanarium.games.open_ocean.rules.scoring import cluster_points, colour_count, rainbow_points
from oceanarium.kernel import CHANCE, NOTHING, IllegalMove, Match, OptionError
from tests.games.open_ocean.drawing import (
    REEF_W,
    SUNS,
    all_told,
    drawn_match,
    goal_number,
    kind_of,
    ocean_words,
    offers,
    pick,
    play,
    reef_cells,
    spaces_for,
    stock,
    texts,
)
from tests.matches import play_at_random
from tests.proving import proves

ADVANTAGE = {"crabs": "advantage"}
RAVE = {"crabs": "deck", "crab_rave": "on"}
WITH_RAINBOW = REEF_W.replace("3Gr  2An  Dol  .  ", "3Gr  2An  Dol  Rbw")


@proves("OO-E03", "OO-22.1", "OO-22.2")
def test_the_score_of_reef_w() -> None:
    match = drawn_match(REEF_W)
    assert len(reef_cells(match.state, 0)) == 16
    parts = match.scores()[0].parts
    assert (parts["cards"], parts["schools"], parts["rainbow"], parts["goals"]) == (25, 4, 1, 0)
    assert match.scores()[0].total == 30


@proves("OO-E04", "OO-22.2")
@pytest.mark.parametrize(
    ("reef", "points"),
    [
        ("Red*", 0),
        ("Red* Red", 0),
        ("Red* Ora", 1),
        ("Red* Ora Yel", 3),
        ("Red* Ora Yel Gre", 6),
        ("Red* Ora Yel Gre Blu", 10),
        ("Red* Ora Yel Gre Blu Pur", 15),
    ],
)
def test_the_rainbow_bonus(reef: str, points: int) -> None:
    assert rainbow_points(drawn_match(reef).state, 0) == points


@proves("OO-E10", "OO-21.1")
def test_rainbow_20() -> None:
    options = {"house_rainbow20": "on"}
    assert rainbow_points(drawn_match("Red* Ora Yel Gre Blu Pur", options=options).state, 0) == 20
    assert rainbow_points(drawn_match("Red* Ora Yel Gre Blu", options=options).state, 0) == 0


@proves("OO-E29", "OO-15.2")
def test_a_rainbow_coral_adds_a_colour() -> None:
    match = drawn_match(WITH_RAINBOW, options={"rainbow_coral": "on"})
    parts = match.scores()[0].parts
    assert (parts["cards"], parts["schools"], parts["rainbow"]) == (26, 4, 3)
    assert match.scores()[0].total == 33
    assert colour_count(drawn_match("Red* Ora Yel Gre Blu Pur Rbw").state, 0) == 6


@proves("OO-15.1", "OO-15.3")
def test_a_rainbow_coral_is_a_sun_card_of_any_colour() -> None:
    state = drawn_match("Red* Rbw").state
    assert spaces_for(state, 0, "rainbow-coral") == spaces_for(state, 0, "red-coral")
    assert meets_goal(drawn_match("2An Rbw Red*").state, 0, goal_number("HG-02"))
    assert not meets_goal(drawn_match("2An Red*").state, 0, goal_number("HG-02"))
    assert Match(GAME, 2, {"rainbow_coral": "on"}, 1, manual_chance=True).state.deck[kind_of("rainbow-coral")] == 3


@proves("OO-E30", "EV-1", "EV-2", "OO-21.2", "OO-19.1")
def test_coral_clusters_and_plankton_bloom() -> None:
    assert score(drawn_match(REEF_W, events="EV-1").state, 0) == 32
    assert score(drawn_match(REEF_W, events="EV-2").state, 0) == 32
    house = {"house_coral_clusters": "on"}
    assert score(drawn_match(REEF_W, options=house).state, 0) == 32
    assert score(drawn_match(REEF_W, options=house, events="EV-1").state, 0) == 32  # counts once


@proves("OO-E39", "OO-15.3", "OO-R34")
def test_a_rainbow_coral_in_clusters() -> None:
    reef = REEF_W.replace("Red* .    .", "Red* Rbw  .")
    state = drawn_match(reef, events="EV-1").state
    assert cluster_points(state, 0) == 4
    assert score(state, 0) == 26 + 4 + 3 + 4


@proves("OO-E05", "OO-18.2", "OO-C4")
def test_habitat_goals() -> None:
    first, thirteen = goal_number("HG-01"), goal_number("HG-13")
    assert meets_goal(drawn_match("2Pe Red*").state, 0, first)  # the starter is a red coral
    assert meets_goal(drawn_match("2Pe Red Blu*").state, 0, first)
    assert not meets_goal(drawn_match("2Pe .\n. Red*").state, 0, first)
    assert not meets_goal(drawn_match("2An 2An 2An Red*").state, 0, thirteen)
    assert meets_goal(drawn_match("2An 1Go 2An .\n2An . 2An Red*").state, 0, thirteen)
    assert len(GOALS) == 18


@proves("OO-E31", "OO-18.1", "OO-18.2", "OO-18.3")
def test_public_goals_score_for_everybody_who_meets_them() -> None:
    match = drawn_match(REEF_W, REEF_W, options={"goals": "public3"})
    match.state.open_goals = [goal_number(code) for code in ("HG-06", "HG-11", "HG-12")]
    assert [match.scores()[seat].parts["goals"] for seat in (0, 1)] == [8, 8]
    assert match.scores()[0].total == 38


@proves("OO-18.1", "OO-18.2")
@pytest.mark.parametrize(("mode", "count"), [("private1", 1), ("private2", 2)])
def test_private_goals_are_seen_by_their_owner_only(mode: str, count: int) -> None:
    match = Match(GAME, 3, {"goals": mode}, 4)
    while not match.legal_moves()[0].text.startswith("pick"):
        match.play(match.legal_moves()[0])
    for seat in range(3):
        players = match.view(seat)["players"]
        assert len(players[seat]["goals"]) == players[seat]["goal_count"] == count
        assert all(players[other]["goals"] is None for other in range(3) if other != seat)
        assert [event.name for event in match.events(seat)].count("goal_dealt") == count
    assert "goal_dealt" not in [event.name for event in match.events()]


@proves("OO-18.1")
def test_public_goals_are_open() -> None:
    match = Match(GAME, 3, {"goals": "public3", "starters": "random"}, 4)
    assert len(match.view()["goals"]) == 3


@proves("OO-R29", "OO-S2")
def test_starters_differ_by_colour_only() -> None:
    match = Match(GAME, 2, {"first_player": 0}, 1, manual_chance=True)
    colours = ["red", "orange", "yellow", "green", "blue", "purple"]
    assert texts(match) == [f"starter:{colour}" for colour in colours]


def reef_without_schools(tiny: int, medium: int, big: int) -> str:
    """One long row of fish, no two of a name side by side."""
    row = ["Red*"]
    for names, number in ((("1Ba", "1Cl"), tiny), (("2Pe", "2An"), medium), (("3Pa", "3Gr"), big)):
        row += [names[index % 2] for index in range(number)]
    return " ".join(row)


@proves("OO-E33", "OO-22.3", "OO-22.4", "OO-R19")
def test_ties_go_to_the_larger_reef() -> None:
    small, large = reef_without_schools(7, 9, 5), reef_without_schools(9, 11, 3)
    match = drawn_match(small, large)
    assert [score(match.state, seat) for seat in (0, 1)] == [41, 41]
    assert [len(reef_cells(match.state, seat)) for seat in (0, 1)] == [22, 24]
    assert [place(match.state, seat) for seat in (0, 1)] == [2, 1]
    match = drawn_match(small, large, large)
    assert [place(match.state, seat) for seat in range(3)] == [3, 1, 1]


@proves("OO-22.3", "OO-22.1")
@pytest.mark.parametrize(
    ("reefs", "rule", "said"),
    [
        (("Red* 1Go", "Red*"), "OO-22.1", "Three rounds are over."),
        (("Red* 1Go 1Cl", "Red* 1Go Blu"), "OO-22.3", "the victory is shared"),
        (("Red* 3Pa", "Red* 1Go 1Cl 1Ba"), "OO-22.3", "the larger reef wins"),
    ],
)
def test_the_end_says_what_settled_the_victory(reefs: tuple[str, str], rule: str, said: str) -> None:
    match = drawn_match(*reefs, hands=["turtle turtle"] * 2, turn=4, rounds=2)
    if "shared" in said:
        match.state.has_rainbow20 = 1  # two colours bring nothing
    match.state.turtles = [3] * 5
    pick(match, "turtle", "turtle")
    play(match, "clear:anemone", "draw:goby")
    assert match.outcome is not None
    assert match.outcome.rule == rule
    assert said in match.outcome.sentence


@proves("OO-17.1", "OO-3.2")
def test_a_crab_from_the_deck_takes_any_playable_card() -> None:
    match = drawn_match(
        "Red*",
        ocean="shark goby tang blue-coral turtle crab anemone anemone",
        hands=["crab goby"],
        options={"crabs": "deck"},
    )
    pick(match, "crab", "clownfish")
    assert offers(match) == {"shark", "goby", "blue-coral", "turtle", "anemone"}
    with pytest.raises(IllegalMove, match=r"OO-17\.2"):
        match.play("take:crab", 0)
    with pytest.raises(IllegalMove, match=r"OO-12\.2"):
        match.play("take:tang", 0)
    play(match, "take:blue-coral")
    assert ocean_words(match.state)[3] == "crab"
    assert all(text.startswith("place:") for text in texts(match))
    deck = Match(GAME, 2, {"crabs": "deck"}, 1, manual_chance=True).state.deck
    assert (deck[kind_of("crab")], deck[kind_of("shark")]) == (5, 5)


@proves("OO-17.2", "OO-R21", "OO-10.6")
def test_a_turtle_that_took_a_crab_borders_what_the_crab_brought() -> None:
    match = drawn_match("Red*", hands=["turtle goby"], options={"crabs": "deck"})
    pick(match, "turtle", "clownfish")
    stock(match, "crab turtle tang tang tang tang grouper grouper")
    play(match, "take:crab", "draw:grouper", "take:turtle")
    stock(match, "blue-coral grouper grouper grouper idol idol idol angelfish")
    play(match, "take:blue-coral", "draw:angelfish", "place:1,0", "place:2,0")
    assert offers(match) == {"3,0", "2,1"}  # beside the second turtle


@proves("OO-E23", "OO-17.3", "OO-17.4")
def test_the_crab_out_of_turn() -> None:
    match = drawn_match(
        "Red*",
        "Red*",
        "2Ta 1Go Red*",
        ocean="grouper " + SUNS.rpartition(" ")[0],
        hands=["goby tang"] * 3,
        options=ADVANTAGE,
    )
    match.state.crabs = [0, 0, 1, 0, 0]
    pick(match, "goby", "goby", "goby")
    assert (match.actor, texts(match)) == (2, ["crab", "no-crab"])
    play(match, "crab")
    assert match.state.discards[kind_of("goby")] == 1
    play(match, "take:grouper", "draw:idol", "place:-3,0")
    assert match.state.crabs[2] == 0
    assert match.actor == 0
    play(match, "place:1,0", "attract:idol", "place:2,0", "draw:turtle", "place:1,0")
    assert match.state.turn == 1  # seat 2 was skipped, and its hand passed on
    assert texts(match, 0) == ["pick:tang"]


@proves("OO-E44", "OO-17.4", "OO-R20")
def test_the_crab_window() -> None:
    match = drawn_match(seats=3, ocean="goby " + SUNS.rpartition(" ")[0], hands=["goby tang"] * 3, options=ADVANTAGE)
    match.state.crabs = [1, 1, 0, 0, 0]
    pick(match, "goby", "goby", "goby")
    assert (match.actor, texts(match)) == (0, ["crab", "no-crab"])
    play(match, "crab", "take:blue-coral", "draw:idol", "place:1,0", "attract:goby", "place:2,0", "draw:tang")
    assert (match.actor, texts(match)) == (1, ["crab", "no-crab"])
    play(match, "no-crab")
    assert (match.actor, texts(match)) == (1, ["crab", "no-crab"])  # again, before its own reveal
    play(match, "no-crab")
    revealed = [happening.seat for happening in match.events() if happening.name == "card_revealed"]
    assert revealed == [1]


@proves("OO-17.4")
def test_without_a_playable_card_nobody_is_asked_for_a_crab() -> None:
    options = {**ADVANTAGE, "crabs_0": 1, "crabs_1": 1}
    match = drawn_match(ocean="tang " * 8, hands=["grouper goby"] * 2, options=options)
    pick(match, "grouper", "grouper")
    assert not any(text in ("crab", "no-crab") for text in texts(match))


@proves("OO-17.3", "OO-R38", "OO-S1")
def test_how_many_crabs_everybody_has() -> None:
    assert Match(GAME, 3, ADVANTAGE, 1, manual_chance=True).state.crabs == [0, 0, 0, 0, 0]
    options = {**ADVANTAGE, "crabs_1": 1, "crabs_2": 2}
    assert Match(GAME, 3, options, 1, manual_chance=True).state.crabs == [0, 1, 2, 0, 0]


@proves("OO-E24", "OO-17.5", "OO-17.6", "OO-R22")
def test_a_crab_rave() -> None:
    match = drawn_match(
        "Red* 1Go 2Ta", "Red*", ocean="crab goby " + SUNS[: SUNS.index(" anemone")], hands=["crab goby"], options=RAVE
    )
    pick(match, "crab", "clownfish")
    play(match, "take:red-coral", "place:-1,0", "attract:goby", "place:-2,0")
    stock(match, "crab")  # a third one sets off nothing more
    assert all_told(match).count("crab_rave") == 1
    assert match.actor == 0
    assert "stay" in texts(match)
    assert offers(match) >= {"1,0", "2,0", "-2,0"}
    play(match, "lift:2,0")
    assert "2,0" not in offers(match)
    with pytest.raises(IllegalMove, match=r"OO-17\.6"):
        match.play("place:2,0", 0)
    play(match, "place:1,1")
    assert reef_cells(match.state, 0)[1, 1] == kind_of("tang")
    assert (2, 0) not in reef_cells(match.state, 0)
    assert match.actor == 1  # has no fish and was not asked; plays
    assert all_told(match).count("crab_rave") == 1
    assert match.state.rave_due == 0


@proves("OO-E24", "OO-17.6", "OO-12.3")
def test_a_rave_comes_again_after_a_refresh() -> None:
    match = drawn_match("Red* 1Go", ocean="crab crab " + "anemone " * 6, hands=["turtle goby"], options=RAVE)
    match.state.deck[kind_of("crab")] = 3
    pick(match, "turtle", "clownfish")
    stock(match, "crab crab blue-coral red-coral tang tang tang tang")
    assert match.state.rave_due == 1
    play(match, "take:blue-coral", "draw:shark", "place:-1,0", "place:-2,0")
    assert all_told(match).count("crab_rave") == 1
    assert texts(match) == ["lift:1,0", "stay"]
    play(match, "stay")
    assert "fish_stay" in all_told(match)


@proves("OO-17.6", "OO-5.6")
def test_which_fish_can_move() -> None:
    state = drawn_match("1Go Red*\n".strip(), options=RAVE).state
    assert movable_fish(state, 0) == 0b10
    protected = drawn_match("Ane .\n1Go Red*", options=RAVE).state
    assert movable_fish(protected, 0).bit_count() == 1  # protection is no obstacle
    walled = drawn_match("Tur Tur Tur\n1Go Red* Tur".strip(), options=RAVE).state
    assert movable_fish(walled, 0) == 0
    match = drawn_match("Red* 1Go", ocean="crab goby " + "anemone " * 6, hands=["crab goby"], options=RAVE)
    pick(match, "crab", "clownfish")
    play(match, "take:anemone", "place:-1,0", "attract:goby", "place:-2,0", "draw:tang")
    with pytest.raises(IllegalMove, match=r"OO-17\.6"):
        match.play("lift:0,0", 0)


@proves("OO-19.1", "OO-19.2", "OO-19.3", "OO-E45", "EV-5")
def test_an_event_may_set_off_a_frenzy_before_the_first_pick() -> None:
    match = Match(GAME, 2, {"events": "on", "first_player": 0}, 1, manual_chance=True)
    play(match, "starter:red", "starter:blue")
    stock(match, "goby " * 6 + "idol " * 6)
    stock(match, "shark shark " + "anemone " * 6)
    assert texts(match, CHANCE)[0].startswith("event:")
    assert "event:ev-6" not in texts(match, CHANCE)  # two players
    play(match, "event:EV-5")
    assert "feeding_frenzy" in all_told(match)
    assert match.actor == CHANCE
    stock(match, "goby goby goby red-coral red-coral red-coral red-coral tang")
    assert match.waiting == (0, 1)


@proves("EV-3", "OO-19.3", "OO-S2")
def test_king_tide_deals_two_more_cards_at_once() -> None:
    match = Match(GAME, 3, {"events": "on", "first_player": 2}, 1, manual_chance=True)
    assert match.actor == 2
    play(match, "starter:red", "starter:blue")
    with pytest.raises(IllegalMove, match="OO-S2"):
        match.play("starter:blue", 1)
    play(match, "starter:green")
    stock(match, "goby " * 6 + "idol " * 6 + "tang " * 6)
    stock(match, "anemone " * 6 + "clownfish clownfish")
    play(match, "event:EV-3")
    stock(match, "grouper grouper")
    assert len(ocean_words(match.state)) == 10
    assert match.waiting == (0, 1, 2)
    assert len(EVENT_CARDS) == 8


@proves("OO-19.2")
def test_later_events_come_before_the_deal() -> None:
    match = drawn_match(
        seats=3, ocean="goby " + SUNS.rpartition(" ")[0], hands=["tang idol"] * 3, turn=4, options={"events": "on"}
    )
    pick(match, "tang", "tang", "tang")
    assert texts(match, CHANCE)[0].startswith("event:")
    play(match, "event:EV-4")
    assert texts(match, CHANCE)[0].startswith("draw:")
    assert match.state.hand_size == 6


@proves("OO-S2")
def test_an_opening_ocean_with_sharks_is_refreshed() -> None:
    match = Match(GAME, 2, {"first_player": 0}, 1, manual_chance=True)
    play(match, "starter:red", "starter:blue")
    stock(match, "goby " * 6 + "idol " * 6)
    stock(match, "shark shark shark " + "anemone " * 5)
    assert "feeding_frenzy" in all_told(match)
    assert all_told(match).count("nothing_eaten") == 2


@proves("OO-S1", "OO-S3", "OO-S4")
@pytest.mark.parametrize(
    ("seats", "options", "part"),
    [
        (1, {"goals": "private1"}, "goals"),
        (1, {"events": "on"}, "events"),
        (1, {"crabs": "deck"}, "crabs"),
        (1, {"safe_schools": "on"}, "safe_schools"),
        (2, {"solo_extreme": "total5"}, "solo_extreme"),
        (2, {"solo_goal_points": "on"}, "solo_goal_points"),
        (3, {"first_player": 3}, "first_player"),
        (3, {"crab_rave": "on"}, "crab_rave"),
        (3, {"crabs_0": 2}, "crabs_0"),
        (3, {"crabs": "advantage", "crabs_4": 2}, "crabs_4"),
        (5, {"crabs": "advantage", "crabs_0": 2, "crabs_1": 2, "crabs_4": 2}, "5 crabs"),
        (3, {"rainbow_coral": "maybe"}, "rainbow_coral"),
    ],
)
def test_options_that_do_not_fit(seats: int, options: dict[str, object], part: str) -> None:
    with pytest.raises(OptionError, match=part):
        Match(GAME, seats, options, 1)


@proves("OO-C6", "OO-20.1", "OO-S1")
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_at_once_can_be_played(seats: int) -> None:
    options: dict[str, object] = {
        described["name"]: described["values"][-1]["value"]
        for described in OPTIONS.described()
        if described["kind"] == "choice"
        and described["name"] not in ("first_player", "solo_extreme", "solo_goal_points", "crabs", "starters")
    }
    given = {"crabs_0": 2, "crabs_1": 1}
    for crabs in ({"crabs": "deck", "crab_rave": "on"}, {"crabs": "advantage", "crab_rave": "off", **given}):
        for starters in ("choose", "random"):
            match = Match(GAME, seats, {**options, **crabs, "starters": starters}, 8)
            play_at_random(match, 5000, 8)
            assert match.outcome is not None


@proves("OO-22.1")
def test_score_parts_of_an_empty_seat_are_nothing() -> None:
    state: State = drawn_match(REEF_W).state
    assert [score_part(state, 4, part) for part in range(1, 7)] == [0] * 6
    assert NOTHING == -1


@proves("OO-12.3", "OO-10.1")
@pytest.mark.parametrize(
    ("seats", "options", "decisions"),
    [
        (1, {}, 277),
        (5, {}, 2435),
        (5, {"events": "on", "crabs": "deck", "crab_rave": "on"}, 3815),
        (2, {}, 2 + 2 * 96 + 15 + 10 * 48),
    ],
)
def test_the_longest_match(seats: int, options: dict[str, object], decisions: int) -> None:
    assert GAME.longest_match(seats, GAME.options.completed(options, seats)) == decisions


@proves("OO-S1", "OO-20.1")
def test_everybody_sees_which_variants_were_chosen() -> None:
    chosen = {"full_sharks": "on", "safe_schools": "on", "house_rainbow20": "on"}
    match = drawn_match(seats=2, options=chosen)
    assert match.view(0)["variants"] == match.view(None)["variants"] == list(chosen)
    alone = drawn_match(seats=1, options={"solo_extreme": "each5"})
    assert alone.view(0)["variants"] == ["solo_extreme=each5"]
    assert drawn_match(seats=2).view(0)["variants"] == []


@proves("OO-22.2", "OO-21.1", "OO-21.3")
def test_the_view_says_what_colours_score_and_how_many_cards_extreme_goals_want() -> None:
    usual = Match(GAME, 2, seed=1).view()
    assert (usual["rainbow"], usual["extreme"], usual["rounds"]) == ([0, 0, 1, 3, 6, 10, 15], None, 3)
    house = Match(GAME, 1, {"house_rainbow20": "on", "solo_extreme": "each5"}, seed=1).view()
    assert (house["rainbow"], house["extreme"]) == ([0, 0, 0, 0, 0, 0, 20], 5)
