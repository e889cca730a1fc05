"""OO-23: who knows what."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from oceanarium.games.open_ocean import GAME, State
from oceanarium.games.open_ocean.concealing import has_held
from oceanarium.games.open_ocean.parts import COUNTS, CRAB, GREAT_WHITE, KIND_COUNT, RAINBOW
from oceanarium.games.open_ocean.rules.turn import hand_of
from oceanarium.games.open_ocean.view import redeal, unseen_cards
from oceanarium.kernel import CHANCE, NOTHING, Match
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.open_ocean.drawing import SUNS, cards_out, drawn_match, kind_of, pick
from tests.matches import matches
from tests.proving import proves

FOUR_HANDS = (
    "clownfish clownfish clownfish goby goby goby",
    "banggai banggai banggai banggai idol idol",
    "tang tang tang tang idol idol",
    "grouper grouper grouper parrotfish parrotfish parrotfish",
)


def redealt(state: State, seat: int, seed: int) -> State:
    twin, rng = state.copy(), [0] * WORDS
    seed_rng(rng, seed, 0)
    redeal(twin, seat, rng)
    return twin


def all_cards(state: State) -> Counter[int]:
    """Every card that there is, starters not counted; a lifted or attracted one too."""
    found = Counter(
        {kind: state.deck[kind] + state.discards[kind] + cards_out(state, kind) for kind in range(KIND_COUNT)}
    )
    for kind in (state.playing, state.lifted):
        if kind != NOTHING:
            found[kind] += 1
    if state.taker != NOTHING and GAME.rules.actor(state) != CHANCE and state.taker != 19:
        found[state.taker] += 1
    if state.victim >= 0:
        found[18] += 1
    found[19] += state.loose_turtles
    return found


@proves("OO-E36", "OO-23.2")
def test_hands_that_were_held_are_known() -> None:
    match = drawn_match(seats=4, hands=FOUR_HANDS, turn=2)
    state = match.state
    assert [hand for hand in range(4) if has_held(state, 0, hand)] == [0, 2, 3]
    assert hand_of(state, 0) == 2
    players = match.view(0)["players"]
    assert players[0]["hand"] == {"tang": 4, "idol": 2}
    assert players[1]["hand"] == {"grouper": 3, "parrotfish": 3}  # the hand dealt to Player 4
    assert players[2]["hand"] == {"clownfish": 3, "goby": 3}  # the hand dealt to Player 1
    assert players[3]["hand"] is None
    assert all(player["hand"] is None for player in match.view()["players"])


@proves("OO-23.2")
def test_a_chosen_card_of_a_known_hand_is_still_among_its_cards() -> None:
    match = drawn_match(seats=4, hands=FOUR_HANDS, turn=2)
    match.play("pick:grouper", 1)
    player = match.view(0)["players"][1]
    assert player["hand"] == {"grouper": 3, "parrotfish": 3}
    assert (player["cards"], player["has_chosen"], player["chosen"]) == (5, True, None)
    own = match.view(1)["players"][1]
    assert (own["hand"], own["chosen"]) == ({"grouper": 2, "parrotfish": 3}, "grouper")


@proves("OO-23.1")
def test_what_everybody_knows() -> None:
    match = drawn_match(seats=4, hands=FOUR_HANDS)
    match.state.discards[kind_of("turtle")] = 2
    view = match.view()
    assert view["ocean"] == SUNS.split()
    assert view["discards"] == {"turtle": 2}
    assert view["deck"]["cards"] == sum(match.state.deck)
    assert [player["cards"] for player in view["players"]] == [6] * 4
    assert sum(unseen_cards(match.state, -1)) == sum(match.state.deck) + 24


@proves("OO-23.3")
def test_after_a_reshuffle_all_know_the_deck() -> None:
    match = drawn_match(seats=4, hands=FOUR_HANDS)
    assert match.view(0)["deck"]["contents"] is None
    match.state.reshuffled = 1
    assert sum(match.view(0)["deck"]["contents"].values()) == sum(match.state.deck)
    assert sum(match.view(0)["unseen"].values()) == 18


def chosen_match() -> Match[State]:
    """Turn 2 of four players, all have chosen, and seat 0 is about to place its card."""
    match = drawn_match(seats=4, hands=FOUR_HANDS, turn=1)
    pick(match, "grouper", "goby", "banggai", "tang")
    return match


@proves("OO-E42", "OO-23.4")
def test_what_is_dealt_afresh() -> None:
    match = drawn_match(seats=4, hands=FOUR_HANDS, turn=1, ocean="tang " * 8)
    state = match.state
    for seat, name in enumerate(("grouper", "goby", "banggai", "tang")):
        hand = hand_of(state, seat)
        state.hands[hand][kind_of(name)] -= 1
        state.picks[seat] = kind_of(name)
    choices, hands, decks = set(), set(), set()
    for seed in range(60):
        twin = redealt(state, 0, seed)
        assert twin.hands[3] == state.hands[3]  # the one in hand
        assert twin.picks[0] == state.picks[0]
        first = Counter({kind: twin.hands[0][kind] for kind in range(KIND_COUNT)})
        first[twin.picks[1]] += 1
        assert +first == Counter({kind_of("clownfish"): 3, kind_of("goby"): 3})
        choices.add(twin.picks[1])
        hands.add(tuple(twin.hands[1]))
        decks.add(tuple(twin.deck))
        assert [sum(twin.hands[hand]) for hand in range(4)] == [5] * 4
    assert choices == {kind_of("clownfish"), kind_of("goby")}
    assert len(hands) > 20
    assert len(decks) > 20
    state.reshuffled = 1
    for seed in range(20):
        twin = redealt(state, 0, seed)
        assert twin.deck == state.deck
        mixed: Counter[int] = Counter()
        for hand, holder in ((1, 2), (2, 3)):
            mixed.update({kind: twin.hands[hand][kind] for kind in range(KIND_COUNT)})
            mixed[twin.picks[holder]] += 1
        assert +mixed == Counter({kind_of("banggai"): 4, kind_of("idol"): 4, kind_of("tang"): 4})


@proves("OO-23.4")
def test_others_goals_are_drawn_from_those_a_seat_has_not_seen() -> None:
    match = drawn_match(seats=3, options={"goals": "private2"})
    state = match.state
    state.goals[:3] = [[0, 1], [2, 3], [4, 5]]
    state.goal_box = (1 << 18) - 1 & ~0b111111
    seen = set()
    for seed in range(60):
        twin = redealt(state, 0, seed)
        assert twin.goals[0] == [0, 1]
        drawn = [*twin.goals[1], *twin.goals[2]]
        assert len(set(drawn)) == 4
        assert not set(drawn) & {0, 1}
        assert all(not twin.goal_box >> goal & 1 for goal in drawn)
        assert twin.goal_box.bit_count() == 12
        seen.update(drawn)
    assert seen == set(range(2, 18))


@proves("OO-C2", "OO-23.4")
@given(data=st.data(), seed=st.integers(0, 1000))
def test_no_card_is_lost_or_made(data: st.DataObject, seed: int) -> None:
    match: Match[State] = data.draw(matches(GAME))
    counts = Counter(dict(enumerate(COUNTS)))
    counts[RAINBOW] = 3 * (match.options["rainbow_coral"] == "on")
    counts[GREAT_WHITE] = int(match.options["great_white"] == "on")
    if match.options["crabs"] == "deck":
        counts[CRAB] = 5
        counts[20] -= 5
    if match.seats == 1:
        counts[18] = 0
    assert +all_cards(match.state) == +counts
    for seat in range(-1, match.seats):
        assert +all_cards(redealt(match.state, seat, seed)) == +counts
