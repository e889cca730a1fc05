"""Utilities, windows, chains, and what is hidden. [OW-18, OW-C6, OW-C7]"""

import pytest

from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.parts import REACTING, WINDOW
from oceanarium.games.open_worlds.redealing import redeal
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARDS
from oceanarium.games.open_worlds.words import pieces_from
from oceanarium.kernel import CHANCE, NOBODY, IllegalMove, Match
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.open_worlds.drawing import (
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


@proves("OW-18.1")
@pytest.mark.parametrize(
    ("window", "card", "moves"),
    [
        ("begin.turn", "we_quit", ["play:we_quit.strike"]),
        ("begin.stage", "false_alert", ["play:false_alert.divert"]),
        ("begin.stage", "research", ["play:research.draw", "play:research.search"]),
        ("end.stage", "adjust", ["play:adjust.exchange"]),
        ("end.move", "adjust", ["play:adjust.exchange"]),
        ("end.move", "enter_fray", ["play:enter_fray.arrive"]),
        ("begin.resolution", "sabotage", ["play:sabotage.facility", "play:sabotage.orbital"]),
        ("begin.surface", "light_brigade", ["play:light_brigade.land"]),
        ("end.resolution", "coup", ["play:coup.seize"]),
        ("end.draw", "research", ["play:research.draw", "play:research.search"]),
    ],
)
def test_every_utility_is_played_in_its_window(window: str, card: str, moves: list[str]) -> None:
    lines = ("koti: A city_20; B city_10 exploit battle_station_20; A> outpost",)
    match = table(*lines, hands=(f"{card} troops_10",), start=window)
    assert match.state.phase == WINDOW
    assert texts(match) == ["pass", *moves]
    with pytest.raises(IllegalMove, match=r"Play a Utility for this moment now, or nothing"):
        play(match, "yes")


@proves("OW-18.1")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("play:coup", r"You have no Coup in your hand\. \[OW-18\.1\]"),
        ("play:research.draw", r"Research is played at the beginning of Stage or at the end of Draw, not now"),
        ("play:sabotage.orbital", r"nothing that Sabotage could choose"),
        ("play:espionage", r"Espionage is played when an opponent plays a Utility, not now"),
    ],
)
def test_what_cannot_be_played_says_why(move: str, sentence: str) -> None:
    match = table("koti: A outpost; B exploit", hands=("sabotage research espionage",), start="begin.resolution")
    with pytest.raises(IllegalMove, match=sentence):
        play(match, move)


@proves("OW-18.1", "OW-17.4")
def test_conditions_and_the_final_turn_forbid_plays() -> None:
    match = table(
        "koti: B exploit", hands=("light_brigade troops_10", "light_brigade troops_10"), start="begin.surface"
    )
    assert match.actor == 1  # A does not occupy Koti
    match = table("koti: A city_20; B city_10", hands=("coup enter_fray",), final=True, start="end.move")
    with pytest.raises(IllegalMove, match=r"Coup is Prohibited and cannot be played on the FINAL TURN"):
        play(match, "play:coup")
    end = table("koti: A scout", hands=("adjust exploit",), start="move")
    with pytest.raises(IllegalMove, match=r"Adjust cannot be played: you have no Staged card"):
        play(end, "play:adjust")


@proves("OW-18.1")
def test_targets_are_chosen_when_the_card_is_played() -> None:
    match = table("koti: A outpost; B exploit industry_6 industry_11", hands=("sabotage",), start="begin.resolution")
    play(match, "play:sabotage.facility")
    assert texts(match) == ["facility:koti:2", "facility:koti:3"]  # Industry 11 is too strong
    for move, sentence in (
        ("facility:koti:4", r"Sabotage cannot choose Industry 11 of Player 2 at Koti"),
        ("facility:koti:9", r"no such unit"),
        ("pass", r"First choose what Sabotage is aimed at"),
    ):
        with pytest.raises(IllegalMove, match=sentence):
            play(match, move)
    heard = play(match, "facility:koti:3")
    assert [each.text for each in heard if each.name.endswith("destroyed")] == [
        "Industry 6 of Player 2 at Koti is destroyed."
    ]


@proves("OW-18.1")
def test_false_alert_keeps_an_opponent_from_staging_at_a_world() -> None:
    match = table("koti:", hands=("false_alert", "exploit"), start="begin.stage")
    heard = play(match, "play:false_alert", "world:koti")
    assert "staging_forbidden" in names(heard)
    assert match.actor == 1
    with pytest.raises(IllegalMove, match=r"keeps you from Staging at Koti this turn"):
        play(match, "stage:exploit@koti")
    three = table("koti:", hands=("false_alert",), seats=3, start="begin.stage")
    play(three, "play:false_alert")
    assert texts(three) == ["seat:1", "seat:2"]
    with pytest.raises(IllegalMove, match=r"False Alert cannot choose yourself"):
        play(three, "seat:0")


@proves("OW-18.1")
def test_we_quit_stops_an_income_for_a_turn() -> None:
    match = table("koti: B city_20", hands=("we_quit",), start="begin.turn")
    assert "income_stopped" in names(play(match, "play:we_quit"))
    assert incomes(match) == [0, 0]
    resolve(match)
    assert match.state.income[1] == 0
    assert incomes(match) == [0, 2]


@proves("OW-18.1", "OW-R47", "OW-R38")
def test_research_draws_three_or_searches_the_deck() -> None:
    match = table("koti:", hands=("research",), start="begin.stage")
    play(match, "play:research.draw")
    assert (match.actor, match.state.draws[0]) == (CHANCE, 3)
    deck = ("titan scout",)
    match = table("koti:", hands=("research",), decks=deck, start="begin.stage")
    play(match, "play:research.search")
    assert texts(match) == ["card:scout", "card:titan"]
    for move, sentence in (("card:kite", "no Kite in your deck"), ("pass", "First take a card from your deck")):
        with pytest.raises(IllegalMove, match=sentence):
            play(match, move)
    heard = play(match, "card:titan")
    assert hand(match) == "titan"
    assert [each.details["card"] for each in match.events(1) if each.name == "card_found"] == ["hidden"]
    assert "utility_resolved" in names(heard) or "card_found" in names(heard)
    last = table("koti:", hands=("research",), decks=("titan",), start="begin.stage")
    assert "last_card_taken" in names(play(last, "play:research.search"))
    assert hand(last) == "titan"
    assert last.state.is_final_next == 1


@proves("OW-18.2", "OW-R58")
def test_the_chance_to_react_goes_round_and_the_last_player_is_not_asked() -> None:
    hands = ("sabotage", "espionage", "espionage exploit")
    match = table("koti: A outpost; B exploit; C exploit", hands=hands, seats=3, start="begin.resolution")
    play(match, "play:sabotage.facility", "facility:koti:2")
    assert (match.actor, match.state.phase) == (1, REACTING)
    with pytest.raises(IllegalMove, match=r"React to Sabotage now, or play nothing"):
        play(match, "yes")
    play(match, "pass")
    assert match.actor == 2
    play(match, "play:espionage")
    assert texts(match) == ["chain:1"] or match.state.phase == REACTING
    assert match.actor in (0, 1)


@proves("OW-18.2")
def test_espionage_chooses_among_the_utilities_of_opponents() -> None:
    hands = ("sabotage", "espionage sabotage", "espionage")
    match = table("koti: A outpost; B industry_6 scout; C exploit", hands=hands, seats=3, start="begin.resolution")
    play(match, "play:sabotage.facility", "facility:koti:3", "play:sabotage.facility", "play:espionage")
    assert texts(match) == ["chain:1", "chain:2"]
    with pytest.raises(IllegalMove, match=r"Espionage cannot choose that"):
        play(match, "chain:3")
    view = match.view(0)["chain"]
    assert [entry["card"] for entry in view] == ["sabotage", "sabotage", "espionage"]


@proves("OW-18.2", "OW-R44")
def test_a_utility_whose_target_is_gone_does_nothing() -> None:
    hands = ("sabotage", "sabotage")
    match = table("koti: A outpost exploit; B exploit; C exploit", hands=hands, seats=3, start="begin.resolution")
    heard = play(match, "play:sabotage.facility", "facility:koti:4", "play:sabotage.facility", "facility:koti:4")
    assert names(heard).count("utility_destroyed") == 1
    assert "utility_failed" in names(heard)
    assert {where(match, "A sabotage"), where(match, "B sabotage")} == {"trash"}


@proves("OW-18.3")
def test_after_a_chain_the_window_starts_again_with_the_priority_player() -> None:
    match = table("koti: A> outpost", hands=("adjust enter_fray exploit city_10",), start="end.move")
    play(match, "play:adjust", "card:city_10")
    assert (match.actor, texts(match)) == (0, ["pass", "play:enter_fray.arrive"])
    assert "passed" in names(play(match, "pass"))


@proves("OW-18.4", "OW-R61")
def test_during_move_adjust_is_an_option_and_the_decision_is_asked_again() -> None:
    hands = ("adjust exploit", "adjust exploit espionage")
    match = table("koti: A scout; A> outpost; B> outpost", hands=hands, start="move")
    assert "play:adjust.exchange" in texts(match)
    play(match, "play:adjust.exchange")
    assert (match.actor, texts(match)) == (1, ["pass", "play:espionage.cancel"])  # B's Adjust must wait
    play(match, "pass")
    assert match.actor == 0
    assert "move:scout@maail" in texts(match)


@proves("OW-18.5")
def test_resolved_utilities_are_trashed_and_enter_fray_stays() -> None:
    match = table("koti:", hands=("enter_fray",), start="end.move")
    heard = play(match, "play:enter_fray", "world:koti")
    assert "arrived" in names(heard)
    assert where(match, "A enter_fray") == "play@koti"
    go_to_next_turn(match)
    assert "move:enter_fray@maail" in texts(match) or match.state.turn == 3


@proves("OW-C6")
def test_who_is_asked_does_not_depend_on_what_is_hidden() -> None:
    for held, drawn in (("enter_fray", "exploit"), ("exploit", "enter_fray")):
        match = table("koti:", hands=(held,), decks=(f"{drawn} outpost",), start="end.move")
        assert match.actor == 0
    lean = table(
        "koti:", hands=("exploit",), decks=("enter_fray outpost",), start="end.move", options={"windows": "lean"}
    )
    assert lean.state.phase != WINDOW
    asked = table("koti:", hands=("enter_fray",), start="end.move", options={"windows": "lean"})
    assert asked.actor == 0
    assert "passed" not in names(play(asked, "pass"))


@proves("OW-C6")
def test_windows_fall_silent_once_their_utilities_were_seen() -> None:
    match = table("koti: A> enter_fray", hands=("exploit",), start="reveal")
    heard = resolve(match)
    go_to_next_turn(match)
    heard = resolve(match)
    assert "passed" not in names(heard)


@proves("OW-C7", "OW-R66", "OW-R57")
def test_a_card_seen_returning_is_dealt_only_where_it_may_be() -> None:
    match = table("koti: A striker; B scout", hands=("exploit exploit exploit exploit",), start="resolve")
    resolve(match, "orbital:0:striker")
    places = set()
    for seed in range(40):
        twin = match.copy()
        rng = [0] * WORDS
        seed_rng(rng, seed, 0)
        GAME.secrets.redeal(twin.state, 1, rng)
        places.add(where(twin, "A striker"))
        assert twin.view(1) == match.view(1)
    assert places == {"hand"}
    play(match, "card:exploit", "card:exploit")
    for seed in range(60):
        twin = match.copy()
        rng = [0] * WORDS
        seed_rng(rng, seed, 0)
        GAME.secrets.redeal(twin.state, 1, rng)
        places.add(where(twin, "A striker"))
        assert twin.view(1) == match.view(1)
    assert places == {"hand", "trash"}
    own = match.copy()
    GAME.secrets.redeal(own.state, 0, [1, 2])
    assert hand(own) == hand(match)


@proves("OW-C7")
def test_a_card_chosen_for_light_brigade_is_dealt_as_a_ground_force() -> None:
    hands = ("light_brigade troops_25 troops_10 exploit city_10", "espionage")
    match = table("koti: A outpost; B outpost", hands=hands, start="begin.surface")
    play(match, "play:light_brigade", "card:troops_25")
    assert match.actor == 1
    chosen = set()
    for seed in range(30):
        twin = match.copy()
        rng = [0] * WORDS
        seed_rng(rng, seed, 0)
        GAME.secrets.redeal(twin.state, 1, rng)
        assert twin.view(1) == match.view(1)
        heard = play(twin, "pass")
        chosen |= {each.details["unit"] for each in heard if each.name == "placed"}
    assert chosen == {"0:troops_25", "0:troops_10"}


@proves("OW-C7")
def test_every_hidden_place_is_possible_and_counts_are_kept() -> None:
    match: Match[State] = Match(GAME, 2, {}, 4)
    match.play(match.legal_moves(0)[1], 0)
    match.play("pass", 0)
    match.play("pass", 1)
    seen: dict[str, set[str]] = {}
    for seed in range(200):
        twin = match.copy()
        rng = [0] * WORDS
        seed_rng(rng, seed, 0)
        GAME.secrets.redeal(twin.state, NOBODY, rng)
        assert twin.view() == match.view()
        for card in ("titan", "outpost", "adjust"):
            seen.setdefault(card, set()).update(where(twin, f"A {card}").split())
    assert seen["titan"] == {"deck", "hand", "trash"}
    assert seen["adjust"] == {"deck", "hand", "trash"}


@proves("OW-C2")
def test_choices_that_all_can_see_are_taken_without_asking() -> None:
    match = table("koti: A outpost; B exploit", hands=("sabotage", "espionage"), start="begin.resolution")
    heard = play(match, "play:sabotage.facility")
    assert "utility_aimed" in names(heard)
    assert match.state.phase == REACTING
    heard = play(match, "play:espionage")
    assert "utility_answers" in names(heard)
    assert "utility_cancelled" in names(heard)
    assert units(match) == "A outpost, B exploit"


@proves("OW-C2")
def test_a_choice_from_the_hand_is_asked_even_if_only_one_card_fits() -> None:
    match = table("koti: A outpost", hands=("light_brigade troops_10 exploit",), start="begin.surface")
    play(match, "play:light_brigade")
    assert texts(match) == ["card:troops_10"]
    only = table("koti: A outpost", hands=("light_brigade troops_10",), start="begin.surface")
    assert "placed" in names(play(only, "play:light_brigade"))


GARRISON = "vita_ptal: A city_10 garrison"


def adjusting(hand: str, *staged: str) -> Match[State]:
    """A has Staged cards at a World with a Garrison and plays Adjust."""
    match = table(GARRISON, hands=(f"adjust {hand} {' '.join(staged)}",), start="stage")
    play(match, *(f"stage:{card}@vita_ptal" for card in staged), "pass")
    while "play:adjust.exchange" not in texts(match):
        play(match, "pass")
    play(match, "play:adjust")
    return match


@proves("OW-4.2", "OW-R68")
def test_adjust_puts_no_second_facility_into_the_slot_for_a_ground_force() -> None:
    match = adjusting("city_15 troops_12", "city_12", "troops_10")
    play(match, "staged:vita_ptal:2")
    assert texts(match) == ["card:troops_12"]
    with pytest.raises(IllegalMove, match=r"at Vita Ptal is for a Ground Force, which City 15 is not\. \[OW-4\.2\]"):
        play(match, "card:city_15")
    match = adjusting("city_15 troops_12", "city_12", "troops_10")
    play(match, "staged:vita_ptal:1")
    assert texts(match) == ["card:city_15", "card:troops_12"]


@proves("OW-4.2", "OW-R68", "OW-C2")
def test_adjust_offers_no_staged_card_whose_slot_nothing_in_hand_may_take() -> None:
    match = adjusting("city_15 city_20", "city_12", "troops_10")
    assert texts(match) == ["staged:vita_ptal:1"]  # asked all the same: that there is one only is a secret
    with pytest.raises(IllegalMove, match=r"for a Ground Force, and you have none in your hand"):
        play(match, "staged:vita_ptal:2")
    match = adjusting("city_15", "troops_12", "troops_10")
    assert texts(match) == ["staged:vita_ptal:1", "staged:vita_ptal:2"]


@proves("OW-4.2", "OW-C7")
def test_what_others_imagine_at_a_garrison_obeys_its_slots() -> None:
    match = adjusting("city_15 troops_12 exploit", "city_12", "troops_10")
    play(match, "staged:vita_ptal:2")
    for seed in range(40):
        state = match.state.copy()
        rng = [0] * WORDS
        seed_rng(rng, seed, 0)
        redeal(state, 1, rng)
        cards = [CARDS[state.card[piece]] for piece in pieces_from(state, state.first_staged[0])]
        assert sum(card.type != "ground" for card in cards) <= 1
        assert GAME.legal_moves(state, 0)


@proves("OW-18.1")
def test_an_empty_deck_is_given_as_the_reason() -> None:
    match = table("koti:", hands=("research false_alert outpost",), decks=("",), start="begin.stage")
    with pytest.raises(IllegalMove, match=r"Your deck is empty: Research would find nothing"):
        match.play("play:research.draw", 0)
