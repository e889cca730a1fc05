"""OO-3 and OO-12.3: the Ocean, the deck, checks."""

import pytest

from oceanarium.games.open_ocean.parts import CARDS, KIND_COUNT, MAX_SEATS, PICKING
from oceanarium.games.open_ocean.rules.ocean import frenzy_threshold, ocean_slot
from oceanarium.games.open_ocean.rules.turn import cards_in
from oceanarium.games.open_ocean.state import State
from oceanarium.kernel import CHANCE, NOTHING, Match
from tests.games.open_ocean.drawing import (
    SUNS,
    all_told,
    drawn_match,
    kind_of,
    ocean_words,
    pick,
    play,
    stock,
    texts,
    told,
)
from tests.proving import proves


def last_turn(*reefs: str, ocean: str, rounds: int = 0, seats: int | None = None) -> Match[State]:
    """A match in the fifth turn of a round; everybody holds two unplayable cards, so the Ocean stays as it is."""
    match = drawn_match(
        *reefs,
        ocean=ocean,
        hands=["grouper idol"] * MAX_SEATS,
        turn=4,
        rounds=rounds,
        seats=seats or max(len(reefs), 3),
    )
    for seat in range(match.seats):
        match.play("pick:grouper", seat)
    return match


@proves("OO-3.1")
def test_a_new_card_takes_the_slot_of_the_old_one_and_equal_cards_are_one_option() -> None:
    match = drawn_match(ocean="red-coral goby red-coral clownfish goby anemone anemone anemone", hands=["blue-coral"])
    pick(match, "blue-coral", "goby")
    play(match, "place:1,0")
    assert texts(match) == ["attract:clownfish", "attract:goby"]
    play(match, "attract:goby", "place:2,0", "draw:turtle")
    assert ocean_words(match.state)[:2] == ["red-coral", "turtle"]
    assert ocean_slot(match.state, kind_of("goby")) == 4


@proves("OO-3.2", "OO-E38", "OO-8.3", "OO-R36")
def test_what_is_replaced_when() -> None:
    match = drawn_match(ocean="goby " + SUNS.rpartition(" ")[0], hands=["blue-coral turtle"])
    pick(match, "blue-coral", "clownfish")
    play(match, "place:1,0", "attract:goby")
    assert match.actor == 0  # the space first
    play(match, "place:2,0")
    assert match.actor == CHANCE
    match = drawn_match(hands=["turtle goby"])
    pick(match, "turtle", "clownfish")
    stock(match, "red-coral red-coral anemone anemone goby goby goby goby")
    play(match, "take:red-coral")
    assert match.actor == CHANCE  # the refill first
    stock(match, "grouper")
    assert all(text.startswith("place:") for text in texts(match))


@proves("OO-E35", "OO-3.5", "OO-3.3", "OO-R17")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    match = drawn_match(hands=["turtle goby"])
    state = match.state
    state.deck = [0] * KIND_COUNT
    state.deck[kind_of("goby")] = 3
    state.discards[kind_of("grouper")] = 4
    pick(match, "turtle", "clownfish")
    stock(match, "goby goby goby")
    assert cards_in(state.deck) == 0 + 4 + 8
    assert state.reshuffled == 1
    stock(match, "grouper grouper grouper grouper anemone")
    assert ocean_words(state) == ["goby"] * 3 + ["grouper"] * 4 + ["anemone"]
    assert (cards_in(state.deck), cards_in(state.discards)) == (7, 0)


@proves("OO-E25", "OO-3.4", "OO-2.6", "OO-R26")
@pytest.mark.parametrize(("rounds", "refreshed"), [(0, True), (1, True), (2, False)])
def test_an_ocean_without_fish_at_the_end_of_a_round(rounds: int, refreshed: bool) -> None:
    match = last_turn(ocean=SUNS, rounds=rounds)
    assert ("no_fish_left" in all_told(match)) == refreshed
    if refreshed:
        stock(match, "goby" + " anemone" * 4 + " red-coral" * 3)
        assert "card_dealt" not in all_told(match)
        stock(match, "goby")
        assert "card_dealt" in all_told(match)
    else:
        assert match.outcome is not None
        assert match.outcome.sentence.startswith("Three rounds are over.")


@proves("OO-3.4")
def test_an_ocean_with_fish_stays() -> None:
    match = last_turn(ocean="goby " + SUNS.rpartition(" ")[0])
    assert "ocean_refreshed" not in all_told(match)


@proves("OO-E43", "OO-3.4", "OO-12.3", "OO-R37", "OO-R16")
def test_a_refresh_at_the_end_of_a_round_may_bring_a_frenzy() -> None:
    match = last_turn("Red* 1Go", ocean=SUNS)
    stock(match, "shark shark shark" + " anemone" * 5)
    assert all_told(match).count("feeding_frenzy") == 1
    assert match.state.cards[0][1] == NOTHING
    stock(match, "goby shark shark" + " dolphin" * 5)
    assert all_told(match).count("ocean_refreshed") == 2
    assert match.state.phase != PICKING
    stock(match, "goby")
    assert "card_dealt" in all_told(match)


@proves("OO-3.4", "OO-11.7")
def test_five_refreshes_are_enough_at_the_end_of_a_round() -> None:
    match = last_turn(ocean=SUNS)
    for _ in range(5):
        stock(match, "dolphin dolphin dolphin dolphin turtle turtle turtle turtle")
        match.state.deck, match.state.discards = (
            [a + b for a, b in zip(match.state.deck, match.state.discards, strict=True)],
            [0] * KIND_COUNT,
        )
    assert all_told(match).count("ocean_refreshed") == 5
    stock(match, "goby")
    assert "card_dealt" in all_told(match)


@proves("OO-E41", "OO-3.5", "OO-R35")
def test_a_deck_too_short_for_a_deal_gets_the_discards_first() -> None:
    match = last_turn(ocean="goby " + SUNS.rpartition(" ")[0], seats=5)
    state = match.state  # about to deal: the first card was not drawn yet
    again = drawn_match(seats=5, ocean="goby " + SUNS.rpartition(" ")[0], hands=["tang grouper"] * 5, turn=4).state
    again.deck, again.discards = [0] * KIND_COUNT, [0] * KIND_COUNT
    again.deck[kind_of("goby")], again.discards[kind_of("idol")] = 22, 30
    twin = match.copy()
    twin.state = again
    for seat in range(5):
        twin.play("pick:tang", seat)
    assert sum(twin.game.chances(again).values()) == 62  # ten more were discarded in this turn
    assert cards_in(again.discards) == 0
    assert again.reshuffled == 0
    assert again.hand_size == 6
    assert state.hand_size == 6


@proves("OO-3.6", "OO-R40")
@pytest.mark.parametrize(("cards", "size"), [(14, 4), (15, 5), (18, 6), (6, 2)])
def test_too_few_cards_make_small_hands(cards: int, size: int) -> None:
    match = drawn_match(ocean="goby", hands=["tang grouper"] * 3, seats=3, turn=4)
    match.state.ocean_size = 1
    match.state.deck = [0] * KIND_COUNT
    match.state.discards[kind_of("clownfish")] = cards - 6
    pick(match, "tang", "tang", "tang")
    assert match.state.hand_size == size
    while match.actor == CHANCE:
        match.play(match.legal_numbers(CHANCE)[0], CHANCE)
    assert match.view(0)["turns"] == size - 1


@proves("OO-3.6")
def test_with_fewer_than_two_cards_each_the_match_is_over() -> None:
    match = drawn_match(ocean="goby - - - - - - -", hands=["goby goby"] * 3, seats=3, turn=4)
    match.state.deck = [0] * KIND_COUNT
    pick(match, "goby", "goby", "goby")
    play(match, "place:1,0", "place:1,0", "place:1,0")
    assert match.outcome is not None
    assert match.outcome.rule == "OO-22.3"
    assert match.outcome.sentence == (
        "Too few cards were left. Points and reefs are equal at the top: the victory is shared."
    )
    assert "cards_out" in all_told(match)


@proves("OO-3.6")
def test_without_any_card_the_ocean_stays_short_and_nothing_is_discarded_from_an_empty_one() -> None:
    match = drawn_match(ocean="goby - - - - - - -", hands=["tang goby", "tang goby"])
    match.state.ocean_size = 1
    match.state.deck = [0] * KIND_COUNT
    pick(match, "goby", "goby")
    play(match, "place:1,0", "place:1,0")
    assert texts(match) == ["clear:goby"]
    match.state.discards[kind_of("idol")] = 0
    play(match, "clear:goby")  # it comes straight back: it is the only card there is
    assert match.actor == CHANCE
    match = drawn_match(ocean="- - - - - - - -", hands=["goby goby", "goby goby"])
    match.state.deck = [0] * KIND_COUNT
    happenings = pick(match, "goby", "goby")
    assert "card_revealed" in told(happenings)
    play(match, "place:1,0", "place:1,0")
    assert "ocean_short" in all_told(match)
    assert match.state.turn == 1  # passed without an Ocean discard


def emptied(match: Match[State]) -> Match[State]:
    """The same without a deck."""
    match.state.deck = [0] * KIND_COUNT
    return match


@proves("OO-3.6", "OO-R41")
def test_a_card_that_cannot_be_played_fills_a_gap_at_once_when_there_are_no_other_cards() -> None:
    match = emptied(drawn_match(ocean="red-coral - anemone - - - - -", hands=["grouper goby", "tang goby"]))
    pick(match, "grouper", "tang")
    assert match.actor == CHANCE
    assert match.game.chances(match.state).keys() == {match.game.moves.read_move(match.state, "draw:grouper")}
    play(match, "draw:grouper")  # into the lower gap, before the other one reveals
    assert all_told(match)[-2:] == ["fish_unplayable", "discards_shuffled"]
    play(match, "draw:tang")
    assert ocean_words(match.state)[:4] == ["red-coral", "grouper", "anemone", "tang"]
    assert match.actor == 1  # the second player discards from the Ocean


@proves("OO-3.6", "OO-R41", "OO-17.3")
def test_a_card_given_up_for_a_crab_fills_a_gap_before_one_is_taken() -> None:
    options = {"crabs": "advantage", "crabs_0": 1}
    match = emptied(drawn_match(ocean="red-coral - - - - - - -", hands=["goby goby", "goby goby"], options=options))
    pick(match, "goby", "goby")
    play(match, "crab", "draw:goby")
    assert set(texts(match)) == {"take:red-coral", "take:goby"}


@proves("OO-3.6", "OO-R41", "OO-14.1")
def test_alone_a_discarded_card_fills_a_gap_and_may_bring_a_frenzy() -> None:
    match = drawn_match("Red* 1Go", seats=1, ocean="shark shark - - - - - -", hands=["grouper shark goby"])
    emptied(match)
    play(match, "pick:grouper", "draw:grouper", "toss:shark", "draw:shark")
    assert "feeding_frenzy" in all_told(match)


@proves("OO-3.6", "OO-R41", "OO-10.8")
def test_a_turtle_without_a_space_fills_a_gap_at_once() -> None:
    match = emptied(drawn_match(ocean="- - - - - - - -", hands=["turtle goby", "goby goby"]))
    pick(match, "turtle", "goby")
    assert match.actor == CHANCE
    play(match, "draw:turtle")
    assert ocean_words(match.state) == ["turtle"]


@proves("OO-11.9", "OO-R42")
def test_a_shark_without_prey_lurks_in_the_ocean() -> None:
    options = {"lurking_sharks": "on"}
    match = drawn_match(ocean=SUNS, hands=["shark clownfish", "clownfish goby"], options=options)
    happenings = pick(match, "shark", "clownfish")
    assert "shark_lurks" in told(happenings)
    assert match.state.discards[kind_of("shark")] == 0
    assert match.view(0)["ocean_extra"] == ["shark"]
    assert match.view(0)["sharks"]["now"] == 1
    assert "shark" in match.picture().partition("Ocean: ")[2].partition("Sharks")[0]
    play(match, "place:1,0", "clear:anemone")  # the first gap is the shark's, so nothing is dealt
    assert match.view(0)["ocean_extra"] == []
    assert ocean_words(match.state).count("shark") == 1
    assert len(ocean_words(match.state)) == 8
    assert "shark_settled" in all_told(match)
    assert match.actor == 0


@proves("OO-11.9", "OO-11.3")
def test_sharks_without_prey_bring_a_frenzy() -> None:
    options = {"lurking_sharks": "on"}
    sharks = drawn_match(
        "Red* 1Go 2Ta",
        ocean="shark " * 2 + SUNS[: SUNS.index(" anemone")],
        options=options,
        hands=["shark goby", "goby goby"],
    )
    assert "feeding_frenzy" in told(pick(sharks, "shark", "goby"))
    usual = drawn_match(ocean="shark " * 2 + SUNS[: SUNS.index(" anemone")], hands=["shark goby", "goby goby"])
    assert "prey_lacking" in told(pick(usual, "shark", "goby"))
    assert usual.state.discards[kind_of("shark")] == 1


@proves("OO-11.9", "OO-R42", "OO-3.6")
def test_a_shark_without_prey_takes_a_gap_if_there_is_one() -> None:
    options = {"lurking_sharks": "on"}
    match = emptied(drawn_match(ocean="red-coral - anemone", hands=["shark goby", "goby goby"], options=options))
    pick(match, "shark", "goby")
    assert ocean_words(match.state) == ["red-coral", "shark", "anemone"]
    assert match.view(0)["ocean_extra"] == []


@proves("OO-E34", "OO-11.3", "EV-4", "EV-5")
@pytest.mark.parametrize(("events", "sharks"), [("", 3), ("EV-4", 4), ("EV-5", 2), ("EV-4 EV-5", 3)])
def test_how_many_sharks_make_a_frenzy(events: str, sharks: int) -> None:
    state = drawn_match(events=events).state
    assert frenzy_threshold(state) == sharks


@proves("EV-3", "OO-3.3")
def test_king_tide_makes_the_ocean_larger() -> None:
    match = drawn_match(events="EV-3", hands=["turtle goby"])
    match.state.ocean_size = 10
    pick(match, "turtle", "clownfish")
    stock(match, "goby goby goby goby red-coral red-coral anemone anemone idol idol")
    assert len(ocean_words(match.state)) == 10
    assert match.actor == 0


@proves("OO-C2")
def test_the_deck() -> None:
    counts = {sort: sum(card.count for card in CARDS if card.sort == sort) for sort in range(6)}
    assert (counts[0] + counts[1], counts[2], counts[3], counts[4], counts[5]) == (42, 36, 28, 18, 26)
    assert sum(counts.values()) == 150
    assert all(card.source for card in CARDS)
