"""What a learned evaluation sees of a position."""

import pytest
from hypothesis import given, settings

from oceanarium.games.oceania import GAME, features
from oceanarium.games.oceania.evaluate import GAME_WORTH, evaluate
from oceanarium.games.oceania.features import FEATURES, FREE, LARGEST, OWN, RIVAL, TIED, describe
from oceanarium.games.oceania.parts import BAY, COAST, OVER, REVIEWING, SAILING
from oceanarium.games.oceania.rules.scoring import points
from oceanarium.games.oceania.state import State
from oceanarium.kernel import Match
from oceanarium.kernel.chance import WORDS, seed_rng
from tests.games.oceania.drawing import (
    OUT_OF_REACH,
    SCORING,
    SOLO_SCORING,
    drawing_match,
    drawn_match,
    tiles,
)
from tests.matches import matches

UNWRITTEN = 0.5  # no feature is a fraction


def described(state: State, seat: int = 0) -> list[float]:
    """All numbers of a position."""
    row = [UNWRITTEN] * FEATURES
    describe(state, seat, row)
    return row


def islands(row: list[float], leader: int, which: int) -> float:
    return row[features.ISLANDS + features.ISLANDS_BLOCK * leader + which]


def hopes(row: list[float], whose: int, which: int) -> float:
    return row[features.HOPES + features.HOPES_BLOCK * whose + which]


def hands(row: list[float], whose: int, which: int) -> float:
    return row[features.HANDS + features.HANDS_BLOCK * whose + which]


def test_blocks_begin_where_their_comments_say() -> None:
    blocks = [getattr(features, name) for name in ("HOPES", "HANDS", "CHART", "TILES", "TURN", "LEADS", "MATCH")]
    assert [*blocks, FEATURES] == [32, 62, 86, 94, 106, 122, 133, 141]


@settings(max_examples=60)
@given(match=matches(GAME))
def test_all_numbers_are_whole_and_bounded_and_the_position_stays_as_it_was(match: Match[State]) -> None:
    before = match.state.to_bytes()
    if match.state.phase == OVER:
        return
    for seat in range(match.seats):
        row = described(match.state, seat)
        assert len(row) == FEATURES
        assert all(number == int(number) and abs(number) <= LARGEST for number in row)
    assert match.state.to_bytes() == before


@settings(max_examples=30)
@given(match=matches(GAME))
def test_what_a_seat_may_not_know_changes_nothing(match: Match[State]) -> None:
    if match.state.phase == OVER:
        return
    rng = [0] * WORDS
    seed_rng(rng, 1, 0)
    for seat in range(match.seats):
        twin = match.state.copy()
        GAME.secrets.redeal(twin, seat, rng)
        assert described(twin, seat) == described(match.state, seat)


@settings(max_examples=40)
@given(match=matches(GAME))
def test_the_prospect_is_that_of_the_hand_written_evaluation(match: Match[State]) -> None:
    state = match.state
    if state.phase in (OVER, REVIEWING):
        return
    for seat in range(match.seats):
        games = GAME_WORTH * (state.wins[seat] - state.wins[1 - seat])
        lead = evaluate(state, seat) - games
        scale = 1 if match.seats == 1 else 8
        row = described(state, seat)
        assert row[features.PROSPECT] == pytest.approx(scale * lead, abs=1)
        if match.seats == 2:
            assert row[features.POINTS_LEAD] == points(state, seat) - points(state, 1 - seat)


@settings(max_examples=30)
@given(match=matches(GAME))
def test_what_is_mine_to_one_is_the_rivals_to_the_other(match: Match[State]) -> None:
    if match.seats == 1 or match.state.phase == OVER:
        return
    one, other = described(match.state, 0), described(match.state, 1)
    for number in range(features.ISLANDS_BLOCK):
        assert islands(one, OWN, number) == islands(other, RIVAL, number)
        assert islands(one, RIVAL, number) == islands(other, OWN, number)
    for number in range(features.HOPES_BLOCK):
        assert hopes(one, 0, number) == hopes(other, 1, number)
    for number in range(features.HANDS_BLOCK):
        assert hands(one, 0, number) == hands(other, 1, number)
    for number in range(features.TURN, features.MATCH):
        assert one[number] == -other[number]


def test_an_empty_chart_has_spaces_scouts_and_tiles_only() -> None:
    row = described(drawn_match().state)
    assert not any(row[: features.HANDS])
    assert row[features.UNKNOWN] == row[features.BARE] == 35
    assert row[features.AFLOAT] == 17 - 2  # corners have two circles
    assert row[features.LID] == 32
    assert row[features.SPARE] == -3
    assert [hands(row, 0, features.SCOUTS + value) for value in range(3)] == [5, 2, 1]
    assert hands(row, 1, features.SCOUT_SUM) == 12
    assert row[features.SHARES + COAST] == 100 * 10 // 35
    assert row[features.EASIEST] == 100  # every tile has a side of water to turn to the ring


def test_islands_are_told_apart_by_who_leads() -> None:
    row = described(drawn_match(SCORING).state)
    assert islands(row, OWN, features.COMPLETE) == 3
    assert islands(row, RIVAL, features.COMPLETE) == 8
    assert row[features.POINTS_LEAD] == -5
    mirrored = described(drawn_match(SCORING).state, 1)
    assert islands(mirrored, RIVAL, features.COMPLETE) == 3
    chart = tiles(D5="LWWW/g1N", B5="LWWW/w3N", F5="LWWW")
    row = described(drawn_match(chart).state)
    for leader in (OWN, RIVAL, FREE):
        assert islands(row, leader, features.OPEN_COUNT) == islands(row, leader, features.OPENINGS) == 1
    assert islands(row, TIED, features.OPEN_COUNT) == 0
    assert hopes(row, 0, features.BY_OPENINGS) == hopes(row, 1, features.BY_OPENINGS) == 1
    assert hopes(row, 0, features.BY_LEAD) > 0 == hopes(row, 0, features.BY_LEAD + 2)
    assert hopes(row, 1, features.BY_LEAD + 2) > 0 == hopes(row, 1, features.BY_LEAD)


def test_scouts_of_both_contest_an_island_or_tie_on_it() -> None:
    contested = described(drawn_match(tiles(D5="LWWW/g2N", D4="LLLW/w1N")).state)
    assert hopes(contested, 0, features.CONTESTED) == islands(contested, OWN, features.PROMISE) > 0
    tied = described(drawn_match(tiles(D5="LLWW/g1N", E5="WWWL/w1W")).state)
    assert islands(tied, TIED, features.OPEN_TILES) == 2
    assert islands(tied, OWN, features.OPEN_COUNT) == islands(tied, RIVAL, features.OPEN_COUNT) == 0


def test_the_last_opening_promises_the_island_to_who_can_win_it() -> None:
    chart = tiles(D5="LWWW/w2N", C4="WWWW")
    match = drawn_match(chart, scouts=("1 3", "1"), discards=("coast", "coast"))
    row = described(match.state)
    share = match.state.unseen[COAST] / sum(match.state.unseen)
    assert hopes(row, 0, features.TAKING) == hopes(row, 1, features.CLOSING) == int(8 * 2 * share)
    assert hopes(row, 0, features.CLOSING) == hopes(row, 1, features.TAKING) == 0
    assert hopes(row, 0, features.CERTAIN) == hopes(row, 1, features.CERTAIN) == 2
    assert row[features.TURN_CLOSING] == hopes(row, 0, features.TAKING)
    weak = described(drawn_match(chart, scouts=("1 1", "")).state)
    assert hopes(weak, 0, features.TAKING) == hopes(weak, 0, features.CERTAIN) == 0


@pytest.mark.parametrize(
    ("scouts", "exposed", "challenged"), [("3", True, False), ("1 2", False, True), ("1", False, False)]
)
def test_a_lead_is_at_risk_from_one_scout_of_the_rival(scouts: str, exposed: bool, challenged: bool) -> None:
    row = described(drawn_match(tiles(D5="LWWW/g2N", C4="WWWW"), scouts=("1", scouts)).state)
    promise = islands(row, OWN, features.PROMISE)
    assert promise > 0
    assert hopes(row, 0, features.EXPOSED) == promise * exposed
    assert hopes(row, 0, features.CHALLENGED) == promise * challenged


def test_an_island_out_of_reach_is_not_at_risk() -> None:
    row = described(drawn_match(tiles(C2="WLWW/g1E"), scouts=("", "3")).state)
    assert islands(row, OWN, features.OPEN_COUNT) == 1
    assert hopes(row, 0, features.EXPOSED) == 0


def test_the_turn_and_what_the_ship_is_in_for() -> None:
    state = drawing_match("south-A").state
    row = described(state)
    assert row[features.TURN] == 1
    assert row[features.FAILING] == 100 * (state.unseen[BAY] + state.unseen[3]) // sum(state.unseen)
    assert described(state, 1)[features.FAILING] == -row[features.FAILING]
    placing = described(drawn_match(ship="south-A", tile="coast").state, 1)
    assert placing[features.IN_HAND + COAST] == placing[features.TURN] == -1


def test_landlocked_and_northern_spaces_are_not_afloat() -> None:
    row = described(drawn_match(OUT_OF_REACH).state)
    assert (row[features.UNKNOWN], row[features.AFLOAT]) == (2, 0)
    assert row[features.EASIEST] == row[features.TIGHT] == 0


def test_alone_squares_count_and_there_is_no_rival() -> None:
    match = drawn_match(SOLO_SCORING, seats=1)
    row = described(match.state)
    assert (row[features.ALONE], row[features.PAIR]) == (1, 0)
    assert row[features.SQUARES] == row[features.POINTS_LEAD] == points(match.state, 0) + 20 * row[features.UNKNOWN]
    for block in (islands(row, RIVAL, number) for number in range(features.ISLANDS_BLOCK)):
        assert block == 0
    assert not any(row[features.HOPES : features.CHART])


def test_between_two_games_only_the_match_counts() -> None:
    match = drawn_match(SCORING, options={"rounds": 3})
    match.state.wins[1] = 1
    match.state.phase = REVIEWING
    row = described(match.state, 1)
    assert (row[features.OWN_WINS], row[features.RIVAL_WINS], row[features.GAMES_LEFT]) == (1, 0, 2)
    assert row[features.PHASES + REVIEWING - SAILING] == -1
    assert not any(row[: features.TURN])
    assert not any(row[features.LEADS : features.MATCH])
