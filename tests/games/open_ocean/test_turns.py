"""OO-2, OO-8, OO-13, OO-14: turns, attracting, two players, one player."""

import pytest

from oceanarium.games.open_ocean import GAME, State
from oceanarium.games.open_ocean.parts import CARDS, LEVEL_NAMES
from oceanarium.games.open_ocean.rules import score
from oceanarium.games.open_ocean.rules.ending import goal_level, point_level
from oceanarium.games.open_ocean.rules.turn import cards_in, hand_of
from oceanarium.kernel import CHANCE, NOTHING, IllegalMove, Match
from tests.games.open_ocean.drawing import (
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
    stock,
    texts,
    told,
)
from tests.matches import play_at_random
from tests.proving import proves

UNPLAYABLE = "tang tang grouper grouper idol idol"


@proves("OO-2.2", "OO-2.8", "OO-1.3")
def test_all_pick_at_once_any_card_of_their_hand() -> None:
    match = drawn_match(seats=3, hands=["tang goby goby", "dolphin shark", "red-coral turtle"])
    assert list(match.waiting) == [0, 1, 2]
    assert texts(match, 0) == ["pick:goby", "pick:tang"]
    match.play("pick:shark", 1)
    assert list(match.waiting) == [0, 2]
    with pytest.raises(IllegalMove, match=r"OO-2\.2"):
        match.play("pick:dolphin", 1)
    with pytest.raises(IllegalMove, match=r"OO-2\.2"):
        match.play("pick:dolphin", 0)
    match.play("pick:red-coral", 2)
    match.play("pick:goby", 0)
    assert all_told(match)[-1] == "card_revealed"


@proves("OO-2.3", "OO-1.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_cards_are_revealed_clockwise_from_the_first_player(first: int) -> None:
    match = drawn_match(seats=3, first=first, hands=["goby"] * 3)
    pick(match, "goby", "goby", "goby")
    order = []
    while match.actor >= 0 and match.state.turn == 0:
        order.append(match.actor)
        match.play(match.legal_numbers()[0], match.actor)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@proves("OO-2.4", "OO-2.5", "OO-2.1")
def test_hands_go_left_and_the_last_card_is_discarded() -> None:
    match = drawn_match(seats=3, ocean="goby " + SUNS, hands=["tang tang", "idol idol", "grouper grouper"], turn=4)
    match.state.ocean[8] = NOTHING
    state = match.state
    state.turn = 3
    assert [hand_of(state, seat) for seat in range(3)] == [0, 1, 2]
    pick(match, "tang", "idol", "grouper")
    assert state.turn == 4
    assert state.first == 1
    assert [hand_of(state, seat) for seat in range(3)] == [2, 0, 1]
    assert texts(match, 0) == ["pick:grouper"]


@proves("OO-2.5", "OO-2.6")
def test_after_the_fifth_turn_the_last_cards_go_and_six_new_ones_are_dealt() -> None:
    match = drawn_match(seats=3, ocean="goby " + SUNS.rpartition(" ")[0], hands=["tang tang"] * 3, turn=4)
    pick(match, "tang", "tang", "tang")
    assert all_told(match).count("last_discarded") == 3
    assert match.state.discards[kind_of("tang")] == 6
    assert match.state.round == 1
    while match.actor == CHANCE:
        match.play(match.legal_numbers(CHANCE)[0], CHANCE)
    assert [cards_in(hand) for hand in match.state.hands[:3]] == [6, 6, 6]
    assert match.waiting == (0, 1, 2)


@proves("OO-E19", "OO-2.7", "OO-9.8", "OO-11.2", "OO-R01", "OO-13.3")
@pytest.mark.parametrize(
    ("card", "told_as", "rule", "why"),
    [
        ("tang", "fish_unplayable", "OO-6.2", "there is no free space beside a tiny fish or another Blue tang"),
        ("grouper", "fish_unplayable", "OO-6.2", "there is no free space beside a medium fish or another Grouper"),
        ("dolphin", "dolphin_unplayable", "OO-9.8", "no rival has an unprotected fish that fits"),
        ("shark", "prey_lacking", "OO-11.2", "no fish in the Ocean fits"),
    ],
)
def test_what_cannot_be_played_is_discarded(card: str, told_as: str, rule: str, why: str) -> None:
    match = drawn_match(ocean="tang tang grouper grouper anemone anemone anemone anemone", hands=[card + " goby"] * 2)
    before = ocean_words(match.state)
    pick(match, card, card)
    assert match.state.discards[kind_of(card)] == 2
    assert all_told(match).count(told_as) == 2
    happening = next(each for each in match.events(0) if each.name == told_as)
    assert happening.rule == rule
    assert happening.text == f"Player 1 cannot play a {CARDS[kind_of(card)].name} and discards it: {why}."
    assert ocean_words(match.state) == before


@proves("OO-E17", "OO-8.1", "OO-8.2", "OO-8.5", "OO-5.2", "OO-R03", "OO-1.3")
def test_an_attracted_card_attracts_nothing() -> None:
    match = drawn_match(ocean="clownfish tang goby " + "anemone " * 5, hands=["blue-coral goby"])
    pick(match, "blue-coral", "goby")
    play(match, "place:1,0")
    assert texts(match) == ["attract:clownfish", "attract:goby"]
    play(match, "attract:clownfish")
    assert offers(match) == {"2,0", "1,1"}
    play(match, "place:2,0", "draw:idol")
    assert match.state.picks[1] == NOTHING  # the next seat plays
    assert match.actor == 1
    assert reef_cells(match.state, 0)[2, 0] == kind_of("clownfish")


@proves("OO-6.4", "OO-8.1", "OO-8.4")
@pytest.mark.parametrize(
    ("reef", "card", "space", "attracted"),
    [
        ("Red*", "goby", "1,0", {"tang"}),
        ("Red* 1Go", "tang", "2,0", {"grouper"}),
        ("Red* 1Go 2Ta", "grouper", "3,0", None),
        ("Red*", "anemone", "1,0", {"banggai", "clownfish"}),
    ],
)
def test_what_attracts_what(reef: str, card: str, space: str, attracted: set[str] | None) -> None:
    match = drawn_match(
        reef, ocean="tang grouper banggai clownfish turtle anemone shark dolphin", hands=[card + " idol"]
    )
    pick(match, card, "goby")
    play(match, f"place:{space}")
    if attracted is None:
        assert match.actor == 1
    else:
        assert offers(match) == attracted


@proves("OO-E16", "OO-8.4")
def test_without_a_free_space_nothing_is_attracted() -> None:
    match = drawn_match(". Red .\nBlu . Gre\n. Red* .", ocean="goby " * 8, hands=["purple-coral goby"])
    before = ocean_words(match.state)
    pick(match, "purple-coral", "goby")
    play(match, "place:0,1")
    assert match.actor == 1
    assert ocean_words(match.state) == before
    assert "no_room_to_attract" in all_told(match)


@proves("OO-8.6", "OO-2.8", "OO-R02")
def test_attracting_may_be_declined_only_if_that_was_agreed() -> None:
    for option, answer in (("off", False), ("on", True)):
        match = drawn_match(ocean="goby " * 8, hands=["blue-coral goby"], options={"optional_attract": option})
        pick(match, "blue-coral", "goby")
        play(match, "place:1,0")
        assert ("decline" in texts(match)) == answer
        if answer:
            play(match, "decline")
            assert match.actor == 1
        else:
            with pytest.raises(IllegalMove, match=r"OO-2\.8"):
                match.play("decline", 0)


@proves("OO-E26", "OO-13.1", "OO-13.2", "OO-S3")
def test_two_players_take_turns_in_clearing_the_ocean() -> None:
    match = drawn_match(hands=[UNPLAYABLE] * 2)
    pick(match, "tang", "tang")
    assert match.actor == 1
    assert offers(match) == {*ocean_words(match.state)}
    play(match, "clear:blue-coral", "draw:idol")
    assert ocean_words(match.state)[4] == "idol"
    assert (match.state.turn, match.state.first) == (1, 1)
    pick(match, "tang", "tang")
    assert match.actor == 0


@proves("OO-13.4")
def test_a_frenzy_by_the_new_card_comes_before_the_pass() -> None:
    match = drawn_match("Red* 1Go", ocean="shark shark " + SUNS[: SUNS.index(" anemone")], hands=[UNPLAYABLE] * 2)
    pick(match, "grouper", "grouper")
    play(match, "clear:red-coral", "draw:shark")
    assert "fish_eaten" in all_told(match)
    assert match.state.turn == 0
    stock(match, "goby goby goby goby anemone anemone red-coral blue-coral")
    assert match.state.turn == 1


@proves("OO-E37", "OO-2.4")
@pytest.mark.parametrize(("seats", "second", "third"), [(2, 1, 0), (3, 2, 1), (4, 1, 2), (5, 0, 0)])
def test_who_starts_the_rounds(seats: int, second: int, third: int) -> None:
    match = Match(GAME, seats, {"first_player": 0}, 3)
    starters: dict[int, int] = {}
    while match.actor >= 0:
        starters.setdefault(match.state.round, match.state.first)
        match.play(match.legal_numbers(match.actor)[0], match.actor)
    assert starters == {0: 0, 1: second, 2: third}


@proves("EV-6")
def test_a_counter_current_turns_the_passing_round() -> None:
    match = drawn_match(seats=3, ocean="goby " + SUNS.rpartition(" ")[0], hands=[UNPLAYABLE] * 3, events="EV-6")
    pick(match, "tang", "tang", "tang")
    assert match.state.first == 2
    assert [hand_of(match.state, seat) for seat in range(3)] == [1, 2, 0]
    assert match.view(0)["passing"] == "right"


def solo_match(**more: str) -> Match[State]:
    return Match(GAME, 1, more, 5)


@proves("OO-E27", "OO-14.1", "OO-14.2", "OO-R25", "OO-S4")
def test_alone_hands_shrink_by_two() -> None:
    match = solo_match()
    sizes = []
    while match.state.round == 0 and match.actor >= 0:
        text = match.legal_moves()[0].text
        if text.startswith("pick:"):
            sizes.append(cards_in(match.state.hands[0]))
        match.play(text)
    assert sizes == [9, 7, 5, 3, 1]
    names = [happening.name for happening in match.events(0)]
    assert names[: names.index("round_over")].count("hand_discarded") == 4
    assert names[: names.index("round_over")].count("ocean_discarded_alone") == 5


@proves("OO-14.1")
def test_alone_the_rule_for_one_player_is_cited() -> None:
    match = solo_match(starters="random")
    card = match.legal_moves()[0].text.removeprefix("pick:")
    assert match.prompt() == "Choose a card from your hand to play."
    for refused in ("toss:goby", "clear:goby", "pick:dolphin"):
        with pytest.raises(IllegalMove, match=r"OO-14\.1"):
            match.play(refused)
    play_at_random(match, 2000, 1)
    heard = {happening.name: happening.rule for happening in match.events(0)}
    alone = ("card_dealt_alone", "card_played", "hand_discarded", "ocean_discarded_alone")
    assert {heard[name] for name in alone} == {"OO-14.1"}
    assert not {"card_chosen", "card_revealed", "card_dealt", "ocean_discarded"} & set(heard)
    assert card


@proves("OO-14.9", "OO-R43")
def test_alone_goals_add_their_points_if_that_was_agreed() -> None:
    options = {"solo_goal_points": "on"}
    match = drawn_match("Red* 1Cl 1Cl", seats=1, hands=["clownfish tang", "tang"], options=options)
    match.state.open_goals = [goal_number("HG-14"), NOTHING, NOTHING]
    match.state.pile_left = [0, 0, 0]
    play(match, "pick:clownfish", "place:3,0")
    assert match.state.goals_done == 1
    assert match.scores()[0].parts["goals"] == 3
    assert match.view(0)["variants"] == ["solo_goal_points"]
    match.state.cards[0][1] = NOTHING  # what is completed stays completed
    assert match.scores()[0].parts["goals"] == 3
    plain = drawn_match("Red* 1Cl 1Cl", seats=1, hands=["clownfish tang"])
    plain.state.open_goals, plain.state.pile_left = [goal_number("HG-14"), NOTHING, NOTHING], [0, 0, 0]
    play(plain, "pick:clownfish", "place:3,0")
    assert (plain.state.goals_done, plain.scores()[0].parts["goals"]) == (1, 0)


@proves("OO-S4", "OO-14.3")
def test_alone_there_are_no_dolphins_and_three_piles_of_goals() -> None:
    match = solo_match()
    state = match.state
    total = sum(state.deck) + sum(state.discards) + cards_in(state.hands[0])
    play(match, "starter:red")
    assert total == 142
    assert state.deck[kind_of("dolphin")] + state.hands[0][kind_of("dolphin")] == 0
    assert cards_in(match.state.hands[0]) == 9
    assert len(ocean_words(match.state)) == 8
    assert match.state.pile_left == [5, 5, 5]
    assert all(goal != NOTHING for goal in match.state.open_goals)


@proves("OO-E28", "OO-14.3", "OO-14.4", "OO-18.3")
def test_alone_goals_are_completed_in_a_row() -> None:
    match = drawn_match("1Cl 1Cl .\n. Ane Red*", seats=1, hands=["clownfish goby goby"])
    state = match.state
    state.open_goals = [goal_number("HG-14"), goal_number("HG-05"), goal_number("HG-02")]
    state.pile_left = [5, 5, 5]
    for goal in state.open_goals:
        state.goal_box &= ~(1 << goal)
    play(match, "pick:clownfish", "place:1,0")
    assert state.goals_done == 1
    play(match, "goal:HG-06")
    assert state.goals_done == 2
    assert match.actor == CHANCE
    play(match, "goal:HG-01")
    assert state.open_goals[0] == goal_number("HG-01")
    assert state.pile_left == [3, 5, 5]
    assert match.actor == 0
    play(match, "toss:goby")
    state.frenzy_due = 1  # a frenzy takes a Clownfish; nothing is undone
    play(match, "clear:blue-coral", "draw:blue-coral")
    assert all_told(match).count("feeding_frenzy") == 1
    assert state.goals_done == 2


@proves("OO-14.4")
def test_alone_an_empty_pile_shows_no_more_goals() -> None:
    match = drawn_match("1Cl 1Cl .\n. Ane Red*", seats=1, hands=["clownfish goby goby"])
    state = match.state
    state.open_goals, state.pile_left = [goal_number("HG-14"), NOTHING, NOTHING], [0, 0, 0]
    play(match, "pick:clownfish", "place:1,0")
    assert (state.goals_done, state.open_goals) == (1, [NOTHING] * 3)
    assert match.actor == 0


@proves("OO-E08", "OO-14.6", "OO-14.7", "OO-R23")
@pytest.mark.parametrize(
    ("goals", "points", "level", "name"),
    [
        (3, 30, "1", "fringing reef"),
        (9, 50, "4", "coral atoll"),
        (5, 45, "2.5", "patch reef"),
        (0, 29, "0", "bare sand"),
    ],
)
def test_solo_levels(goals: int, points: int, level: str, name: str) -> None:
    halves = goal_level(goals) + point_level(points)
    assert GAME.words.spell(solo_match().state, "level", halves) == level
    assert LEVEL_NAMES[halves // 2] == name


@proves("OO-14.6")
@pytest.mark.parametrize(
    ("goals", "points", "level"),
    [(2, 29, 0), (3, 30, 1), (4, 34, 1), (5, 35, 2), (6, 44, 2), (7, 45, 3), (8, 49, 3), (9, 50, 4), (18, 99, 4)],
)
def test_the_table_of_solo_levels(goals: int, points: int, level: int) -> None:
    assert (goal_level(goals), point_level(points)) == (level, level)


@proves("OO-14.8", "OO-R24", "OO-14.7")
def test_alone_goals_add_no_points_and_the_level_is_told() -> None:
    match = solo_match()
    play_at_random(match, 500, 3)
    assert match.scores()[0].parts["goals"] == 0
    assert match.events(0)[-1].name == "solo_result"
    assert match.view(0)["solo"]["level"] == match.events(0)[-1].details["level"]


@proves("OO-14.5")
def test_alone_unplayable_cards_are_discarded_and_frenzies_happen() -> None:
    match = drawn_match(
        "Red* 1Go", seats=1, ocean="shark shark " + SUNS[: SUNS.index(" anemone")], hands=["grouper goby goby"]
    )
    assert told(play(match, "pick:grouper")) == ["card_played", "fish_unplayable"]
    play(match, "toss:goby", "clear:red-coral", "draw:shark")
    assert all_told(match).count("fish_eaten") == 1


@proves("OO-14.5", "OO-3.4")
def test_alone_an_ocean_without_fish_is_refreshed_after_a_round() -> None:
    match = drawn_match(seats=1, hands=["grouper"], turn=4)
    play(match, "pick:grouper", "clear:blue-coral", "draw:anemone")
    assert "no_fish_left" in all_told(match)


@proves("OO-E09", "OO-21.3", "OO-R31")
@pytest.mark.parametrize(
    ("option", "reef", "done"),
    [
        ("total5", "2Pe 2Pe 2Pe Red*\n", False),
        ("total5", "2Pe 2Pe 2Pe 1Go Red* Red", True),
        ("total5", "2Pe 2Pe 2Pe 2Pe 2Pe 1Go Blu*", False),
        ("each5", "2Pe 2Pe 2Pe 1Go Red* Red", False),
        ("each5", "2Pe 2Pe 2Pe 2Pe 2Pe 1Go Red* Red Red Red Red", True),
    ],
)
def test_solo_extreme(option: str, reef: str, done: bool) -> None:
    from oceanarium.games.open_ocean.rules.goals import meets_goal

    state = drawn_match(reef, seats=1, options={"solo_extreme": option}).state
    assert meets_goal(state, 0, goal_number("HG-01")) == done


@proves("OO-2.6", "OO-22.1", "OO-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_three_rounds_of_five_turns(seats: int) -> None:
    match = Match(GAME, seats, None, 9)
    play_at_random(match, 3000, 4)
    assert all_told(match).count("card_played" if seats == 1 else "card_chosen") == 15 * seats
    assert all_told(match).count("round_over") == 3
    assert match.outcome is not None
    best = max(score(match.state, seat) for seat in range(seats))
    assert all(score(match.state, seat) == best for seat in match.outcome.winners)
    assert len(CARDS) == 23
