"""What a learned evaluation sees: whole numbers, all of them written, none that tells a secret. [OW-C7]"""

import pytest

from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds import features as seen
from oceanarium.games.open_worlds.evaluate import evaluate
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CATASTROPHE, FACILITY, FACILITY_KINDS, KINDS, ORBITAL
from oceanarium.kernel import NOBODY, Match
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.open_worlds.drawing import final_turn, table
from tests.matches import play_at_random

UNWRITTEN = 0.5
STRIDE = 11  # moves between two looks
MATCHES = 3

COMPANIES = [
    (2, {}),
    (2, {"variant": "introductory", "first_priority": "worlds_draw"}),
    (3, {"windows": "lean"}),
    (4, {}),
]


def described(state: State, seat: int) -> list[float]:
    """All numbers that a seat's evaluation sees."""
    features = [UNWRITTEN] * seen.FEATURES
    seen.describe(state, seat, features)
    return features


@pytest.mark.parametrize(("seats", "options"), COMPANIES)
def test_numbers_are_whole_and_bounded_and_tell_no_secret(seats: int, options: dict[str, str]) -> None:
    rng, twins, different = [0] * WORDS, 0, 0
    for seed in range(MATCHES):
        match: Match[State] = Match(GAME, seats, options, seed)
        while match.actor != NOBODY:
            for seat in range(seats):
                features = described(match.state, seat)
                assert all(number == int(number) and abs(number) <= seen.MOST for number in features)
                twin = match.state.copy()
                seed_rng(rng, seed, len(match.moves))
                GAME.secrets.redeal(twin, seat, rng)
                assert described(twin, seat) == features
                twins, different = twins + 1, different + (twin != match.state)
            play_at_random(match, STRIDE, len(match.moves))
    assert different > 0.9 * twins > 50  # few were dealt the same again


def test_a_match_is_described_up_to_its_end() -> None:
    match: Match[State] = Match(GAME, 2, {"variant": "introductory"}, 3)
    ends, steps = set(), set()
    while match.actor != NOBODY:
        features = described(match.state, 0)
        ends |= {end for end in range(5) if features[seen.END + end] == 1.0}
        steps |= {step for step in range(6) if features[seen.STEP + step] == 1.0}
        assert sum(features[seen.END : seen.END + 5]) == sum(features[seen.STEP : seen.STEP + 6]) == 1.0
        play_at_random(match, 7, len(match.moves))
    assert {seen.DECIDED, seen.FINAL, seen.SOON} <= ends
    assert {seen.STAGE, seen.RESOLUTION, seen.AFTER_INCOME} <= steps


def test_sides_are_what_all_can_see() -> None:
    lines = ("koti: A city_30 battle_station_25; B exploit", "maail: B quarry industry_6 frigate; A troops_20")
    match = table(*lines, income=(4, 9), order="BA", hands=("outpost", "exploit outpost"), start="stage")
    own, rival = described(match.state, 0), described(match.state, 1)
    assert own[seen.OWN_SIDE : seen.RIVAL_SIDE] == rival[seen.RIVAL_SIDE : seen.OWN_CARDS]
    assert own[seen.RIVAL_SIDE : seen.OWN_CARDS] == rival[seen.OWN_SIDE : seen.RIVAL_SIDE]
    of_kind = {kind: own[seen.OF_KIND + FACILITY_KINDS.index(KINDS.index(kind))] for kind in ("population", "mining")}
    assert of_kind == {"population": 1.0, "mining": 0.0}
    assert [own[each] for each in (seen.EARNED, seen.COUNTED, seen.OCCUPIED, seen.STURDY)] == [4, 4, 1, 4]
    assert [own[each] for each in (seen.STATIONS, seen.SHIPS, seen.GUNS, seen.HULLS)] == [1, 0, 24, 25]
    assert [own[each] for each in (seen.MASTERED, seen.FORCES, seen.CARRIED, seen.RANK)] == [1, 20, 30, 1]
    assert [own[each] for each in (seen.ROOM, seen.HOSTED, seen.HOSTED_RICHNESS)] == [1, 1, 3]
    assert [rival[each] for each in (seen.EARNED, seen.COUNTED, seen.OCCUPIED, seen.RICHEST)] == [9, 9, 2, 7]
    assert [rival[each] for each in (seen.FRAGILE, seen.FIRM, seen.SWAPS, seen.RANGE)] == [2, 7, 1, 2]
    assert [rival[each] for each in (seen.EXPOSED, seen.OUTGUNNED)] == [2, 1]
    assert [rival[each] for each in (seen.CARDS, seen.DECK_LEFT, seen.NEXT_DRAW)] == [2, 48, 8]


def test_a_hand_is_told_by_what_it_could_do() -> None:
    hand = "industry_7 industry_8 city_15 frigate scout outpost outpost solar_flare suck_dry"
    match = table("koti: A exploit", income=(2, 0), hands=(hand, ""), start="stage")
    own = described(match.state, 0)
    assert [own[seen.IN_HAND + each] for each in (FACILITY, ORBITAL, CATASTROPHE)] == [6, 2, 1]
    assert [own[each] for each in (seen.LAUNCHABLE, seen.LAUNCHABLE_GUNS)] == [1, 2]
    # Industries earn RES 3 beside the Exploit, a City 1 there, an Outpost 1 anywhere, Suck Dry 4 + 2 at Maail.
    assert [own[each] for each in (seen.INSTALLABLE, seen.BEST_INSTALLED, seen.ALL_INSTALLED)] == [5, 6, 14]
    assert not any(described(match.state, 1)[seen.IN_HAND : seen.IN_DECK])


def test_what_lies_face_down_is_only_counted() -> None:
    lines = ("koti: A exploit; B> frigate", "maail: B> exploit")
    hidden = described(table(*lines, hands=("outpost", "outpost"), start="stage").state, 0)
    assert (hidden[seen.FACING], hidden[seen.RIVAL_PROMISE]) == (1, 0)
    assert hidden[seen.RIVAL_SIDE + seen.STAGED_SIZE] == 2
    assert [hidden[seen.UNSEEN + each] for each in (FACILITY, ORBITAL)] == [53, 1]
    shown = described(table(*lines, start="resolve", income=(0, 9)).state, 0)
    assert shown[seen.FACING] == 0
    assert shown[seen.RIVAL_PROMISE] > 0
    assert [shown[seen.UNSEEN + each] for each in (FACILITY, ORBITAL)] == [52, 0]


def test_the_strongest_rival_has_the_block_and_the_others_are_added_up() -> None:
    lines = ("koti: A exploit; B outpost", "maail: C quarry city_20; D seasoned_exploit")
    match = table(*lines, seats=4, start="stage")
    own = described(match.state, 0)
    assert own[seen.RIVAL_SIDE + seen.EARNED] == 5
    assert (own[seen.RICHER], own[seen.OTHERS_EARNED]) == (2, 4)
    assert own[seen.SECOND_WORTH] == described(match.state, 2)[seen.RIVAL_SIDE + seen.WORTH] > 0
    assert own[seen.OF_SEATS : seen.LEAD] == [0, 0, 1]
    assert [described(match.state, seat)[seen.WAIT] for seat in range(4)] == [0, 1, 2, 3]
    assert [described(match.state, seat)[seen.IS_CHOOSING] for seat in range(4)] == [1, 0, 0, 0]


def test_the_lead_is_that_of_the_evaluation_and_stands_where_the_end_is() -> None:
    match = final_turn("koti: A city_30; B exploit", hands=("outpost", "outpost"))
    own = described(match.state, 0)
    assert own[seen.LEAD] == int(8 * evaluate(match.state, 0)) == own[seen.LEAD_BY_END + seen.FINAL]
    assert own[seen.EARNED_LEAD_BY_END : seen.FEATURES] == [0, 2, 0, 0, 0]
    assert own[seen.TURNS_LEFT] == 0
