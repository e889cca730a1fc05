"""OO-9 to OO-12, OO-16: Dolphins, Sea Turtles, Sharks and frenzies, the Great White."""

import pytest

from oceanarium.games.open_ocean.parts import KIND_COUNT
from oceanarium.games.open_ocean.rules import score
from oceanarium.games.open_ocean.rules.frenzy import endangered_fish
from oceanarium.games.open_ocean.rules.playable import can_take_card, is_playable, turtle_limit
from oceanarium.games.open_ocean.rules.reef import protected_fish
from oceanarium.kernel import CHANCE, NOTHING, IllegalMove
from tests.games.open_ocean.drawing import (
    REEF_W,
    SUNS,
    all_told,
    drawn_match,
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
from tests.proving import proves

ROOMY = "2Ta 1Go\n. Red*"  # has a space for every fish
FRESH = "goby goby goby goby anemone anemone red-coral blue-coral"


@proves("OO-E14", "OO-9.1", "OO-9.2", "OO-9.3", "OO-9.4", "OO-9.5", "OO-9.6", "OO-R05", "OO-R06", "OO-R07")
def test_a_theft() -> None:
    match = drawn_match(ROOMY, REEF_W, ocean=SUNS, hands=["dolphin goby"])
    state = match.state
    pick(match, "dolphin", "clownfish")
    targets = offers(match)
    assert not targets & {"1@-1,1", "1@1,2"}  # protected
    assert targets == {"1@-2,1", "1@2,1", "1@3,1", "1@3,2", "1@4,1", "1@3,3", "1@-2,2", "1@-3,2"}
    play(match, "steal:1@3,1")
    assert (3, 1) not in reef_cells(state, 1)
    assert {(4, 1), (3, 2), (3, 3)} <= set(reef_cells(state, 1))
    assert match.actor == 0
    play(match, "place:1,1")
    assert reef_cells(state, 0)[1, 1] == kind_of("pearlscale")
    assert match.actor == 1
    assert "3,1" in offers(match)
    play(match, "place:3,1")
    assert score(state, 1) == 27
    assert state.victim == -1


@proves("OO-9.1", "OO-R04", "OO-6.4")
def test_a_stolen_fish_takes_its_action() -> None:
    match = drawn_match(ROOMY, "Blu* 1Go 2Id", ocean="grouper " + SUNS.rpartition(" ")[0], hands=["dolphin goby"])
    pick(match, "dolphin", "clownfish")
    play(match, "steal:1@2,0", "place:1,1")
    assert texts(match) == ["attract:grouper"]
    play(match, "attract:grouper", "place:2,1", "draw:goby")
    assert match.actor == 1
    assert all(text.startswith("place:") for text in texts(match))


@proves("OO-9.2", "OO-R09", "OO-R30", "OO-9.8")
@pytest.mark.parametrize(
    ("space", "rule"), [("1@0,0", "OO-9.1"), ("1@-1,1", "OO-9.2"), ("0@0,0", "OO-9.1"), ("1@3,1", "OO-9.2")]
)
def test_what_a_dolphin_cannot_take(space: str, rule: str) -> None:
    match = drawn_match("Red*", REEF_W, hands=["dolphin goby"])
    pick(match, "dolphin", "clownfish")
    with pytest.raises(IllegalMove) as refused:
        match.play(f"steal:{space}", 0)
    assert refused.value.rule == rule


@proves("OO-9.6")
def test_a_dolphin_without_a_space_is_discarded() -> None:
    match = drawn_match(ROOMY, "Tur Tur Tur\nTur Red* 1Go", ocean=SUNS, hands=["dolphin goby"])
    state = match.state
    for x, y in ((1, 1), (2, 0), (0, 2)):
        assert (x, y) not in reef_cells(state, 0)
    pick(match, "dolphin", "clownfish")
    play(match, "steal:1@1,0")
    while match.actor == 0:
        play(match, texts(match)[0])
    assert offers(match) == {"1,0"}  # the gap beside the starter
    match = drawn_match(ROOMY, "Tur Tur Tur\nTur Red* Tur", ocean=SUNS, hands=["dolphin goby"])
    state = match.state
    pick(match, "dolphin", "clownfish")
    assert "dolphin_unplayable" in all_told(match)
    state.victim, state.player = 1, 0  # as if a fish had been there
    from oceanarium.games.open_ocean.rules.playing import unwind

    unwind(state)
    assert state.discards[kind_of("dolphin")] == 2
    assert state.victim == -1


@proves("FV-1", "OO-20.1", "OO-9.3", "OO-9.8")
def test_friendly_dolphins_take_from_the_ocean() -> None:
    options = {"friendly_dolphins": "on"}
    match = drawn_match(
        "Red*", REEF_W, ocean="goby grouper " + SUNS[: SUNS.index(" anemone")], hands=["dolphin goby"], options=options
    )
    pick(match, "dolphin", "clownfish")
    assert texts(match) == ["take:goby"]
    play(match, "take:goby", "draw:tang", "place:1,0", "attract:tang", "place:2,0", "draw:goby")
    assert match.actor == 0
    assert "3,0" in offers(match)
    play(match, "place:3,0")
    assert reef_cells(match.state, 0)[3, 0] == kind_of("dolphin")
    match = drawn_match(
        "Red*", REEF_W, ocean="grouper " + SUNS.rpartition(" ")[0], hands=["dolphin goby"], options=options
    )
    assert "prey_lacking" in told(pick(match, "dolphin", "clownfish"))


@proves("OO-E07", "OO-10.2", "OO-10.4", "OO-10.6", "OO-R15", "OO-10.1")
def test_a_turtle_takes_a_turtle() -> None:
    match = drawn_match("Red*", hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "turtle tang tang tang tang grouper grouper grouper")
    play(match, "take:turtle", "draw:idol")
    stock(match, "blue-coral grouper grouper grouper idol idol idol angelfish")
    play(match, "take:blue-coral", "draw:angelfish", "place:1,0")
    assert offers(match) == {"2,0", "1,1"}
    play(match, "place:2,0")
    assert offers(match) == {"3,0", "2,1"}
    play(match, "place:3,0")
    cells = reef_cells(match.state, 0)
    assert cells[2, 0] == cells[3, 0] == kind_of("turtle")
    assert match.state.turtles[0] == 2
    assert all_told(match).count("ocean_refreshed") == 2


@proves("OO-E21", "OO-10.5", "OO-R14")
def test_a_turtle_takes_a_shark() -> None:
    match = drawn_match("Red*", hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "shark goby tang tang tang grouper grouper grouper")
    play(match, "take:shark", "draw:grouper")
    assert texts(match) == ["take:goby"]
    play(match, "take:goby", "place:1,0", "attract:tang", "place:2,0", "draw:goby")
    assert offers(match) == {"1,1"}
    play(match, "place:1,1")
    assert "shark" in ocean_words(match.state)


@proves("OO-E20", "OO-10.1", "OO-R13", "EV-7")
def test_the_turtle_limit() -> None:
    match = drawn_match("Red*", hands=["turtle goby"])
    match.state.turtles[0] = 3
    assert turtle_limit(match.state) == 3
    pick(match, "turtle", "clownfish")
    assert "ocean_refreshed" not in all_told(match)
    assert match.state.discards[kind_of("turtle")] == 1
    match = drawn_match(
        "Red*", ocean="turtle " + SUNS.rpartition(" ")[0], hands=["crab goby"], options={"crabs": "deck"}
    )
    match.state.turtles[0] = 3
    pick(match, "crab", "clownfish")
    assert "take:turtle" not in texts(match)
    with pytest.raises(IllegalMove, match=r"OO-10\.1"):
        match.play("take:turtle", 0)
    assert turtle_limit(drawn_match(events="EV-7").state) == 5


@proves("OO-10.3", "OO-10.8")
def test_a_turtle_that_finds_nothing_is_discarded() -> None:
    match = drawn_match("Red*", hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "tang tang tang tang grouper grouper grouper grouper")
    assert "turtle_found_nothing" in all_told(match)
    assert match.state.discards[kind_of("turtle")] == 1
    assert match.state.turtles[0] == 1
    assert match.actor == 1


@proves("OO-10.8", "OO-10.5")
def test_a_turtle_without_a_space_by_its_anchor_is_discarded() -> None:
    match = drawn_match(". Red .\nBlu . Gre\n. Red* .", hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "purple-coral tang tang tang grouper grouper grouper idol")
    play(match, "take:purple-coral", "draw:idol", "place:0,1")
    assert match.state.discards[kind_of("turtle")] == 1
    assert "turtle_discarded" in all_told(match)


@proves("OO-10.5")
def test_a_turtle_taken_in_vain_is_no_anchor() -> None:
    match = drawn_match("Red*", hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "turtle tang tang tang tang grouper grouper grouper")
    play(match, "take:turtle", "draw:idol")
    stock(match, "idol idol idol angelfish angelfish angelfish grouper grouper")
    assert match.state.discards[kind_of("turtle")] == 2
    assert match.state.turtles[0] == 2


@proves("OO-11.1", "OO-11.2")
def test_a_shark_is_swapped_for_a_fish_that_fits() -> None:
    match = drawn_match("Red*", ocean="anemone goby tang turtle dolphin goby shark red-coral", hands=["shark goby"])
    pick(match, "shark", "clownfish")
    assert texts(match) == ["take:goby"]
    for card, rule in (("anemone", "OO-11.1"), ("turtle", "OO-11.1"), ("tang", "OO-11.2"), ("idol", "OO-3.1")):
        with pytest.raises(IllegalMove) as refused:
            match.play(f"take:{card}", 0)
        assert refused.value.rule == rule
    play(match, "take:goby")
    assert ocean_words(match.state)[1] == "shark"
    assert match.actor == 0


@proves("OO-E18", "OO-11.3", "OO-11.4", "OO-R32", "OO-11.6")
def test_a_shark_sets_off_a_frenzy_after_its_chain() -> None:
    match = drawn_match(
        "Red* 1Go 1Go", ocean="shark shark tang grouper anemone anemone anemone anemone", hands=["shark goby"]
    )
    state = match.state
    pick(match, "shark", "clownfish")
    play(match, "take:tang", "place:3,0", "attract:grouper", "place:4,0")
    assert state.frenzy_due == 1
    assert (4, 0) in reef_cells(state, 0)
    stock(match, "idol")
    assert (4, 0) not in reef_cells(state, 0)
    assert (3, 0) in reef_cells(state, 0)
    assert state.discards[kind_of("shark")] == 3
    stock(match, FRESH)
    assert len(ocean_words(state)) == 8
    assert match.actor == 1


@proves("OO-E13", "OO-11.4", "OO-11.5", "OO-R10", "OO-11.6")
def test_a_tie_in_a_frenzy() -> None:
    match = drawn_match(
        REEF_W, "Red*", ocean="shark shark " + SUNS[: SUNS.index(" anemone")], hands=["shark goby", "dolphin goby"]
    )
    state = match.state
    state.ocean[2] = kind_of("goby")
    pick(match, "shark", "goby")
    play(match, "take:goby", "place:0,2")
    while match.actor == 0 and not texts(match)[0].startswith("lose"):
        play(match, texts(match)[0])
    assert offers(match) == {"4,1", "3,3", "-3,2"}
    with pytest.raises(IllegalMove, match=r"OO-5\.5"):
        match.play("lose:-1,1", 0)
    with pytest.raises(IllegalMove, match=r"OO-11\.4"):
        match.play("lose:3,1", 0)
    with pytest.raises(IllegalMove, match=r"The frenzy takes fish only.*OO-11\.4"):
        match.play("lose:0,0", 0)
    before = score(state, 0)
    play(match, "lose:4,1")
    assert score(state, 0) == before - 3
    assert "nothing_eaten" in all_told(match)


@proves("OO-E13")
def test_reef_w_after_a_frenzy() -> None:
    from oceanarium.games.open_ocean.rules.reef import remove_card

    state = drawn_match(REEF_W).state
    slots = [slot for slot in range(44) if endangered_fish(state, 0) >> slot & 1]
    assert {(state.xs[0][slot], state.ys[0][slot]) for slot in slots} == {(4, 1), (3, 3), (-3, 2)}
    remove_card(state, 0, next(slot for slot in slots if state.xs[0][slot] == 4))
    assert score(state, 0) == 27


@proves("OO-11.7", "OO-R11")
def test_frenzies_follow_one_another_but_not_for_ever() -> None:
    match = drawn_match("Red*", ocean="shark shark goby " + "anemone " * 5, hands=["shark goby"])
    match.state.deck = [50] * KIND_COUNT
    pick(match, "shark", "clownfish")
    play(match, "take:goby", "place:1,0")
    for count in range(1, 6):
        assert all_told(match).count("feeding_frenzy") == count
        stock(match, "shark shark shark grouper grouper grouper grouper grouper")
    assert all_told(match).count("feeding_frenzy") == 5
    assert "frenzy_ignored" in all_told(match)
    assert match.state.frenzy_due == 0
    assert match.actor == 1


@proves("OO-11.8", "OO-R12")
def test_a_pending_frenzy_stays_pending() -> None:
    match = drawn_match("Red* 1Go", hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "shark shark shark turtle anemone anemone anemone anemone")
    assert match.state.frenzy_due == 1
    play(match, "take:turtle", "draw:idol")
    stock(match, "blue-coral red-coral grouper grouper grouper grouper grouper idol")  # the sharks are gone
    play(match, "take:blue-coral", "draw:idol", "place:-1,0", "place:-2,0", "place:-3,0")
    assert all_told(match).count("feeding_frenzy") == 1
    assert (1, 0) not in reef_cells(match.state, 0)


@proves("FV-2", "OO-20.1")
def test_full_sharks_only_refresh() -> None:
    match = drawn_match(
        "Red* 1Go", ocean="shark shark goby " + "anemone " * 5, hands=["shark goby"], options={"full_sharks": "on"}
    )
    pick(match, "shark", "clownfish")
    play(match, "take:goby", "place:2,0")
    assert "sharks_sated" in all_told(match)
    assert "fish_eaten" not in all_told(match)
    assert "ocean_refreshed" in all_told(match)


@proves("FV-4", "OO-20.1")
def test_own_choice_lets_everybody_choose_any_unprotected_fish() -> None:
    state = drawn_match(REEF_W, options={"own_choice": "on"}).state
    assert endangered_fish(state, 0).bit_count() == 8
    assert endangered_fish(state, 0) & protected_fish(state, 0) == 0


@proves("OO-E22", "OO-16.2")
def test_the_great_white_from_the_deck() -> None:
    match = drawn_match(
        "Red*", ocean="goby " + SUNS.rpartition(" ")[0], hands=["blue-coral goby"], options={"great_white": "on"}
    )
    pick(match, "blue-coral", "clownfish")
    play(match, "place:1,0", "attract:goby", "place:2,0", "draw:great-white")
    assert "feeding_frenzy" in all_told(match)
    assert (2, 0) not in reef_cells(match.state, 0)
    assert "ocean_refreshed" in all_told(match)
    assert match.state.discards[kind_of("great-white")] == 1


@proves("OO-16.1")
def test_the_great_white_takes_a_fish_then_brings_a_frenzy() -> None:
    match = drawn_match(
        "Red*",
        ocean="goby tang " + SUNS[: SUNS.index(" anemone")],
        hands=["great-white goby"],
        options={"great_white": "on"},
    )
    pick(match, "great-white", "clownfish")
    assert texts(match) == ["take:goby"]
    play(match, "take:goby", "place:1,0", "attract:tang", "place:2,0", "draw:goby")
    assert (2, 0) not in reef_cells(match.state, 0)  # eaten, the higher one
    assert (1, 0) in reef_cells(match.state, 0)
    stock(match, FRESH)
    assert match.actor == 1


@proves("OO-16.3")
def test_the_great_white_in_a_hand_does_nothing_and_is_no_shark() -> None:
    match = drawn_match(
        "Red*",
        ocean="shark shark " + SUNS[: SUNS.index(" anemone")],
        hands=["great-white goby"],
        options={"great_white": "on"},
    )
    assert match.view(0)["sharks"] == {"now": 2, "frenzy_at": 3}
    pick(match, "goby", "clownfish")
    assert "feeding_frenzy" not in all_told(match)


@proves("OO-E40", "OO-16.4", "OO-R33", "OO-12.2")
def test_the_great_white_without_a_fish() -> None:
    match = drawn_match(
        "Red*", ocean="tang " * 4 + "grouper " * 4, hands=["great-white goby"], options={"great_white": "on"}
    )
    match.state.deck[kind_of("shark")] = 0
    heard = told(pick(match, "great-white", "clownfish"))
    assert "great_white_alone" in heard
    assert "feeding_frenzy" in heard
    assert match.state.discards[kind_of("great-white")] == 1
    stock(match, FRESH)
    assert len(ocean_words(match.state)) == 8
    assert is_playable(match.state, 0, kind_of("great-white"))


@proves("OO-E40")
def test_the_ocean_shows_nine_cards_while_the_frenzy_is_chosen() -> None:
    match = drawn_match(
        "Red*", REEF_W, ocean="tang " * 4 + "grouper " * 4, hands=["great-white goby"], options={"great_white": "on"}
    )
    pick(match, "great-white", "clownfish")
    assert match.actor == 1  # chooses among equals
    assert len(ocean_words(match.state)) == 9
    assert match.view(1)["ocean_extra"] == ["great-white"]


@proves("OO-E40", "OO-10.8", "OO-R39")
def test_a_turtle_that_took_a_lonely_great_white_is_discarded() -> None:
    match = drawn_match("Red*", hands=["turtle goby"], options={"great_white": "on"})
    pick(match, "turtle", "clownfish")
    stock(match, "great-white tang tang tang tang grouper grouper grouper")
    play(match, "take:great-white", "draw:grouper")
    assert match.state.discards[kind_of("turtle")] == 1
    match = drawn_match("Red*", ocean="tang " * 8, hands=["goby goby", "goby goby"], options={"great_white": "on"})
    match.state.ocean[10] = kind_of("great-white")
    pick(match, "goby", "goby")
    while not texts(match)[0].startswith("clear"):
        play(match, texts(match)[0]) if match.actor >= 0 else stock(match, "idol")
    play(match, "clear:great-white")
    assert len(ocean_words(match.state)) == 8
    assert match.state.turn == 1


@proves("OO-12.1", "OO-12.2")
@pytest.mark.parametrize(
    ("ocean", "card", "answer"),
    [
        ("tang " * 8, "shark", False),
        ("goby " * 8, "shark", True),
        ("tang " * 8, "crab", False),
        ("crab crab " + "tang " * 6, "crab", False),
        ("turtle " + "tang " * 7, "crab", True),
        ("tang " * 8, "turtle", True),
        ("tang " * 8, "great-white", True),
        ("tang " * 8, "tang", False),
        ("tang " * 8, "goby", True),
        ("tang " * 8, "purple-coral", True),
        ("tang " * 8, "dolphin", False),
    ],
)
def test_what_is_playable(ocean: str, card: str, answer: bool) -> None:
    state = drawn_match("Red*", ocean=ocean, options={"crabs": "deck", "great_white": "on"}).state
    assert is_playable(state, 0, kind_of(card)) == answer


@proves("OO-12.2")
def test_a_dolphin_needs_an_unprotected_fish_that_fits() -> None:
    assert is_playable(drawn_match("Red*", "Red* 1Go").state, 0, kind_of("dolphin"))
    assert not is_playable(drawn_match("Red*", "Red* 1Go Ane").state, 0, kind_of("dolphin"))
    assert not is_playable(drawn_match("Red*", "Ane . .\n1Go Red* .\n".strip()).state, 0, kind_of("dolphin"))
    state = drawn_match("Red*", ". 2Ta .\nAne 1Go Red*").state
    assert not is_playable(state, 0, kind_of("dolphin"))
    assert not can_take_card(drawn_match("Red*", ocean="tang " * 8).state, 0)
    assert CHANCE < NOTHING
