"""Ratings: judged once, in the order in which matches end, and the same from the records."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from oceanarium.hosting.club.rating_rules import judged, rated_places
from oceanarium.hosting.club.skills import SIGMA, bot_skill
from oceanarium.store.layout import RATING_CHANGES
from oceanarium.store.ratings import RatingChange
from oceanarium.store.records import SeatRecord
from oceanarium.store.sql_keys import SqlKeys
from tests.hosting.club.rated import GAME, NOON, Records, seat_of, table_of, with_records


def test_who_wins_rises_who_loses_falls_and_the_first_ten_matches_are_provisional(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        assert club.ratings.of("anna", GAME).number == 1_500
        for match in range(10):
            assert club.ratings.of("anna", GAME).is_provisional
            anna, ben = await club.play(["anna", "ben"], [1, 2])
            assert anna.mu_after > anna.mu_before
            assert ben.mu_after < ben.mu_before
            assert anna.matches == match + 1
        rating = club.ratings.of("anna", GAME)
        assert (rating.is_provisional, rating.matches) == (False, 10)
        assert rating.number > 1_500 > club.ratings.of("ben", GAME).number
        assert club.ratings.of("anna", "oceania").number == 1_500  # one rating for each game

    with_records(tmp_path, scenario)


def test_against_a_bot_only_the_person_is_rated_and_the_bot_stays_where_it_was_measured(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        (first,) = await club.play(["anna", "expert"], [1, 2])
        (second,) = await club.play(["newcomer", "ben"], [2, 1])
        assert (first.seat, second.seat) == (0, 1)
        assert first.mu_after - first.mu_before > second.mu_after - second.mu_before > 0
        assert club.ratings.of_bot(GAME, "expert") == club.ratings.of_bot(GAME, "expert")
        assert bot_skill(GAME, "expert", NOON) is not None

    with_records(tmp_path, scenario)


def test_a_match_is_judged_once_however_often_it_is_said_to_be_over(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        table = await club.lay(["anna", "ben"], [1, 2])
        for _ in range(3):
            await club.judge(table)
        assert len(await club.kept.changes_of("anna", GAME, 9)) == 1
        assert await club.kept.rate(table.id, table.result or {}, NOON, judged) is None

    with_records(tmp_path, scenario)


def test_the_order_in_which_matches_end_decides(tmp_path: Path) -> None:
    """Whoever beats somebody strong gains more than whoever beat them before they were known to be strong."""
    numbers = {}

    def played(folder: Path, *matches: list[str]) -> None:
        async def scenario(club: Records) -> None:
            for who in matches:
                await club.play(who, [1, 2])
            numbers[folder.name] = club.ratings.of("anna", GAME).number

        with_records(folder, scenario)

    upset, climb = ["anna", "ben"], ["ben", "expert"]
    played(tmp_path / "early", upset, climb)
    played(tmp_path / "late", climb, upset)
    assert numbers["late"] > numbers["early"]


def test_what_ended_just_before_the_host_did_is_judged_at_the_next_start_in_order(tmp_path: Path) -> None:
    async def crash(club: Records) -> None:
        await club.lay(["anna", "ben"], [1, 2], name="later", made=9_000)
        await club.lay(["anna", "ben"], [2, 1], name="earlier", made=5_000)
        await club.lay(["anna", "ben"], [1, 2], name="unrated", made=1_000, is_rated=False)

    async def start(club: Records) -> None:
        await club.open()
        changes = await club.kept.changes_of("anna", GAME, 9)
        assert [(change.table, change.number) for change in changes] == [("earlier", 1), ("later", 2)]
        assert club.ratings.of("anna", GAME).matches == 2

    async def once_more(club: Records) -> None:
        await club.open()
        assert club.ratings.of("anna", GAME).matches == 2

    for life in (crash, start, once_more):
        with_records(tmp_path, life)


def test_all_ratings_follow_from_the_records_to_the_bit(tmp_path: Path) -> None:
    people, chance = ["anna", "ben", "cleo", "dan", "eva", "expert", "casual"], random.Random(7)

    async def play(club: Records) -> None:
        for _ in range(25):
            who = chance.sample(people, chance.randint(2, 5))
            places = [chance.randint(1, 3) for _ in who]
            await club.play(who, [place - min(places) + 1 for place in places], game=chance.choice([GAME, "oceania"]))
        await club.play(["anna", "ben"], [1, 1], result=LEVEL)  # they agreed to stop: it stands in the order only

    async def check(club: Records) -> None:
        kept = await club.kept.newest()
        report = await club.kept.recompute(judged, is_kept=False)
        assert report.matches == 26
        assert report.changes > 26
        assert report.differing == []
        assert (await club.kept.recompute(judged, is_kept=True)).differing == []
        assert await club.kept.newest() == kept

    with_records(tmp_path, play)
    with_records(tmp_path, check)


def test_who_takes_along_what_a_guest_held_keeps_the_rating_of_their_own(tmp_path: Path) -> None:
    """Both had met: from the records it must still be two people who played each other."""

    async def scenario(club: Records) -> None:
        await club.enter("guest", "anna")
        await club.play(["anna", "guest"], [1, 2])
        await club.play(["guest", "expert"], [2, 1])
        before = club.ratings.of("anna", GAME)
        await SqlKeys(club.desk).hand_over("guest", "anna")
        assert (await club.kept.recompute(judged, is_kept=True)).differing == []
        await club.open()
        assert club.ratings.of("anna", GAME) == before
        (change,) = await club.play(["anna", "expert"], [1, 2])
        assert change.matches == 2

    with_records(tmp_path, scenario)


def test_a_rating_that_was_tampered_with_is_found_and_mended(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        for _ in range(3):
            before = await club.play(["anna", "ben"], [1, 2])
        await club.desk.write([], tamper)
        assert (await club.kept.recompute(judged, is_kept=False)).differing == ["table2"]
        assert (await club.kept.recompute(judged, is_kept=True)).differing == ["table2"]
        assert (await club.kept.recompute(judged, is_kept=False)).differing == []
        assert await club.kept.changes_at(["table3"]) == before

    def tamper(connection: Connection) -> None:
        second = update(RATING_CHANGES).where(RATING_CHANGES.c.number == 2, RATING_CHANGES.c.person == "anna")
        connection.execute(second.values(mu_after=99.0))

    with_records(tmp_path, scenario)


def test_with_three_to_five_seats_better_places_gain_more(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        changes = await club.play(["anna", "ben", "cleo", "dan"], [2, 1, 4, 3])
        gains = {change.place: change.mu_after - change.mu_before for change in changes}
        assert gains[1] > gains[2] > gains[3] > gains[4]
        assert sum(gains.values()) == pytest.approx(0)
        assert all(change.sigma_after < SIGMA for change in changes)
        assert {change.seats for change in changes} == {4}

    with_records(tmp_path, scenario)


PLAYED = table_of("table", ["anna", "ben"], [1, 2])
LEVEL = {"places": [1, 1], "winners": [], "scores": [0, 0], "is_played_out": False}


def test_a_match_counts_that_was_played_out_or_given_up() -> None:
    assert rated_places(PLAYED, {0, 1}) == [1, 2]
    given_up = {**(PLAYED.result or {}), "is_played_out": False}
    assert rated_places(replace(PLAYED, result=given_up), {0, 1}) == [1, 2]
    level = {**LEVEL, "is_played_out": True}
    assert rated_places(replace(PLAYED, result=level), {0, 1}) == [1, 1]


@pytest.mark.parametrize(
    "table",
    [
        replace(PLAYED, is_rated=False),
        replace(PLAYED, result=LEVEL),  # they agreed to stop
        replace(PLAYED, result=None),
        replace(PLAYED, seats=(seat_of(0, "anna"), seat_of(1, "anna"))),  # of one and the same person
        replace(PLAYED, seats=(seat_of(0, "anna"), SeatRecord(1, "open", "Seat 2"))),
        replace(PLAYED, seats=(seat_of(0, "expert"), seat_of(1, "strong"))),
    ],
)
def test_no_other_match_counts(table: object) -> None:
    assert rated_places(table, {0, 1}) is None  # type: ignore[arg-type]


def test_nothing_counts_before_every_person_has_moved(tmp_path: Path) -> None:
    assert rated_places(PLAYED, {0}) is None
    assert rated_places(table_of("table", ["anna", "expert"], [1, 2]), {0}) == [1, 2]


def test_a_match_with_a_bot_that_was_never_measured_does_not_count(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        bot = replace(seat_of(1, "expert"), level="random")
        changes: list[RatingChange] = await club.play(["anna", "expert"], [1, 2], seats=(seat_of(0, "anna"), bot))
        assert changes == []
        assert (await club.kept.unrated()) == []  # it was looked at, and is not looked at again

    with_records(tmp_path, scenario)


def test_beside_names_ratings_stand_at_public_tables_and_at_those_for_ratings(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        bot, person, free = seat_of(0, "strong"), seat_of(1, "anna"), SeatRecord(2, "open", "Seat 3")
        rating_of = club.ratings.of_seat
        shown = [rating_of(PLAYED, seat) for seat in (bot, person, free)]
        assert [rating and rating.number for rating in shown] == [1_672, 1_500, None]
        assert rating_of(replace(PLAYED, is_rated=False), person) is not None
        assert rating_of(replace(PLAYED, is_public=False), person) is not None
        assert rating_of(replace(PLAYED, is_rated=False, is_public=False), person) is None

    with_records(tmp_path, scenario)


def test_somebody_takes_away_what_their_matches_changed_and_stands_nowhere_when_they_have_left(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.play(["anna", "ben"], [1, 2])
        await club.play(["anna", "expert"], [1, 2], game="oceania")
        taken = (await club.ratings.exported("anna"))["ratings"]
        assert [(row["game"], row["table"], row["place"]) for row in taken] == [
            (GAME, "table1", 1),
            ("oceania", "table2", 1),
        ]
        ben = club.ratings.of("ben", GAME)
        await club.ratings.forget("anna")
        assert (await club.ratings.exported("anna"))["ratings"] == []
        assert club.ratings.of("ben", GAME) == ben

    with_records(tmp_path, scenario)
