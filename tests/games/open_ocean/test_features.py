"""What a learned evaluation sees of a position."""

import pytest

from oceanarium.games.open_ocean import GAME, State, features
from oceanarium.games.open_ocean.evaluate import evaluate
from oceanarium.games.open_ocean.features import FEATURES, MOST, REEF_FEATURES, describe
from oceanarium.games.open_ocean.parts import OVER
from oceanarium.games.open_ocean.view import redeal
from oceanarium.kernel import Match
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.open_ocean.drawing import REEF_W, SUNS, drawn_match, goal_number, pick, play
from tests.matches import play_at_random

UNWRITTEN = 0.5  # no feature is a fraction
VARIANTS: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {}),
    (1, {"solo_goal_points": "on", "solo_extreme": "total5"}),
    (2, {}),
    (2, {"goals": "private2", "events": "on", "rainbow_coral": "on", "great_white": "on"}),
    (2, {"crabs": "advantage", "crabs_0": 2, "crabs_1": 1, "own_choice": "on", "house_rainbow20": "on"}),
    (3, {"goals": "public3", "crabs": "deck", "crab_rave": "on", "lurking_sharks": "on"}),
    (4, {"goals": "private1", "friendly_dolphins": "on", "safe_schools": "on", "full_sharks": "on"}),
    (5, {"events": "on", "house_coral_clusters": "on"}),
)


def described(state: State, seat: int) -> list[float]:
    row = [UNWRITTEN] * FEATURES
    describe(state, seat, row)
    return row


def positions(seats: int, options: dict[str, object]) -> list[State]:
    """Every few moves of two random matches, chance in the midst of drawing among them."""
    found = []
    for seed in range(2):
        match = Match(GAME, seats, options, seed, manual_chance=True)
        while match.state.phase != OVER:
            found.append(match.state.copy())
            play_at_random(match, 7, seed + 100 * len(found))
    return found


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_all_are_whole_and_none_depends_on_secrets(seats: int, options: dict[str, object]) -> None:
    for number, state in enumerate(positions(seats, options)):
        for seat in range(seats):
            row, twin, rng = described(state, seat), state.copy(), [0] * WORDS
            assert len(row) == FEATURES
            assert all(value == int(value) and abs(value) <= MOST for value in row)
            seed_rng(rng, number, seat)
            redeal(twin, seat, rng)
            assert described(twin, seat) == row


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"goals": "public3", "crabs": "deck"}), (5, {}), (1, {})])
def test_the_lead_is_the_hand_written_evaluation(seats: int, options: dict[str, object]) -> None:
    for state in positions(seats, options):
        for seat in range(seats):
            assert described(state, seat)[features.LEAD] / 8 == pytest.approx(evaluate(state, seat), abs=1.0)


def test_a_reef_is_told_by_its_cards_points_and_edges() -> None:
    row = described(drawn_match(REEF_W, "1Go 1Go Red*").state, 0)
    told = {name: int(row[getattr(features, name)]) for name in features_of_a_reef()}
    assert told["POINTS_NOW"] == 30
    assert (told["CARD_POINTS"], told["SCHOOL_POINTS"], told["RAINBOW_POINTS"]) == (25, 4, 1)
    assert (told["REEF_SIZE"], told["CORALS"], told["ANEMONES"]) == (16, 3, 1)
    assert (told["TINY_FISH"], told["MEDIUM_FISH"], told["BIG_FISH"], told["DOLPHINS"]) == (4, 3, 3, 1)
    assert (told["COLOURS"], told["NEXT_COLOUR"], told["HAS_FOUR_COLOURS"]) == (2, 2, 0)
    assert (told["SAFE_POINTS"], told["EXPOSED_POINTS"]) == (2, 17)
    assert (told["HIGHEST_EXPOSED"], told["HIGHEST_COUNT"]) == (3, 3)
    rival = row[REEF_FEATURES:]
    assert (rival[features.POINTS_NOW], rival[features.TINY_FISH], rival[features.SCHOOL_KINDS]) == (5, 2, 1)
    assert rival[features.SUN_EDGES] == 2  # nothing goes below the floor
    assert (row[features.POINT_LEAD], row[features.RIVALS_AHEAD]) == (25, 0)


def features_of_a_reef() -> list[str]:
    """The names of the numbers of a reef."""
    names = [name for name in vars(features) if name.isupper()]
    first = names.index("POINTS_NOW")
    return names[first : first + REEF_FEATURES]


def test_of_three_rivals_the_strongest_is_told() -> None:
    row = described(drawn_match("1Go Red*", "Red*", "2Ta 1Go Red*", "1Go 1Go Red*").state, 0)
    assert row[REEF_FEATURES + features.POINTS_NOW] == 5
    assert row[REEF_FEATURES + features.SCHOOL_POINTS] == 2
    assert (row[features.RIVALS_AHEAD], row[features.SECOND_RIVAL]) == (2, 1)
    assert [row[features.IS_ALONE + number] for number in range(4)] == [0, 0, 0, 1]


def test_sharks_come_nearer() -> None:
    ocean = "shark shark " + SUNS[: SUNS.index(" anemone")]
    row = described(drawn_match("1Go Red*", "2Ta 1Go Red*", ocean=ocean).state, 0)
    assert (row[features.SHARKS], row[features.SHARKS_MISSING], row[features.IS_FRENZY_NEAR]) == (2, 1, 1)
    assert row[features.DANGER_LEAD] == 2  # a point more for the rival, by two sharks
    assert row[features.UNSEEN_SHARKS] == 8


def test_a_hand_is_known_once_it_was_held() -> None:
    hands = ["blue-coral goby shark", "tang goby goby"]
    first = described(drawn_match("1Go Red*", hands=hands).state, 0)
    later = described(drawn_match("1Go Red*", hands=hands, turn=1).state, 1)
    assert (first[features.IS_INCOMING_KNOWN], first[features.INCOMING_BEST]) == (0, 0)
    assert first[features.RIVAL_CHOICE_BEST] == 0
    assert (later[features.IS_INCOMING_KNOWN], later[features.INCOMING_BEST]) == (1, 8)
    assert later[features.RIVAL_CHOICE_BEST] == int(8 * 2.7)  # a goby for a school
    last = described(drawn_match("1Go Red*", hands=hands, turn=4).state, 1)
    assert (last[features.IS_INCOMING_KNOWN], last[features.PASSED_BEST]) == (0, 0)


def test_choice_and_chosen_card() -> None:
    match = drawn_match("1Go Red*", hands=["tang goby grouper grouper"])
    row = described(match.state, 0)
    assert (row[features.CHOICE_BEST], row[features.CHOICE_SECOND], row[features.CHOICE_THIRD]) == (21, 16, 0)
    assert (row[features.CHOICE_USELESS], row[features.HAND_BIG]) == (2, 2)
    assert (row[features.PLAYS_LEFT], row[features.IS_WAITED_FOR], row[features.HAS_PICKED]) == (15, 1, 0)
    pick(match, "tang", "clownfish")
    row = described(match.state, 0)
    assert (row[features.IS_PLAYING], row[features.PENDING], row[features.CHOICE_BEST]) == (1, 16, 0)
    assert (row[features.PLAYS_LEFT], row[features.PLAYS_AHEAD]) == (15, 0)
    waits = described(match.state, 1)
    assert (waits[features.HAS_PICKED], waits[features.SEATS_BEFORE], waits[features.CHOICE_BEST]) == (1, 1, 8)
    play(match, "place:-2,0")
    row = described(match.state, 0)
    assert (row[features.PLAYS_LEFT], row[features.PLAYS_AHEAD], row[features.PENDING]) == (14, -1, 0)


def test_secret_goals_count_for_their_owner_alone() -> None:
    state = drawn_match(". Ane\n1Cl Red*\n", "1Cl Ane Red*", options={"goals": "private1"}).state
    state.goals[0][0], state.goals[1][0] = goal_number("HG-14"), goal_number("HG-06")
    own, other = described(state, 1), described(state, 0)
    assert own[features.GOALS_MET] == 3
    assert other[REEF_FEATURES + features.GOALS_MET] == 0
    assert own[features.POINTS_NOW] - 3 == other[REEF_FEATURES + features.POINTS_NOW]
    assert other[features.GOALS_PROMISE] > other[REEF_FEATURES + features.GOALS_PROMISE] == 0


def test_alone_there_is_no_rival() -> None:
    state = drawn_match("Red*", seats=1, hands=["goby goby"]).state
    state.goals_done = 5
    row = described(state, 0)
    assert not any(row[REEF_FEATURES : 2 * REEF_FEATURES])
    assert (row[features.IS_ALONE], row[features.GOALS_DONE], row[features.GOAL_LEVEL]) == (1, 5, 2)
    assert row[features.HAND_ALONE] == int(8 * 0.3 * 2 * 2.0)
