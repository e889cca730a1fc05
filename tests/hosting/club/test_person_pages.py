"""The page of a person, and the tables of the best: what everybody may know, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from oceanarium.hosting.club.person_pages import PAGE, MatchWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.store.sql_people import SqlPeople
from tests.hosting.club.rated import GAME, Records, seat_of, with_records

ALL = MatchWish()


async def names(club: Records, person: str, asking: str | None, wish: MatchWish = ALL) -> list[str]:
    return [match.table for match in (await club.pages.matches(person, asking, wish)).matches]


def test_a_page_tells_ratings_and_how_one_did_against_its_person(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben", "cleo")
        await club.play(["anna", "ben"], [1, 2])
        club.wait(days=40)
        await club.play(["anna", "ben", "cleo"], [1, 2, 3])
        await club.play(["ben", "anna"], [1, 1])
        await club.play(["ben", "anna"], [1, 2], game="oceania", is_rated=False)
        page = await club.pages.page("ben", "anna")
        assert (page.person.name, page.is_you, page.matches) == ("Ben", False, 4)
        meetings = {each.game: (each.yours, each.theirs, each.even) for each in page.meetings}
        assert meetings == {GAME: (2, 0, 1), "oceania": (0, 1, 0)}
        (rating,) = page.ratings
        assert (rating.game, rating.rating.matches, rating.best, rating.rank) == (GAME, 3, None, None)
        assert len(rating.recent) == 3
        assert rating.change == rating.recent[-1] - rating.recent[0]  # of the last 30 days only
        own = await club.pages.page("anna", "anna")
        assert (own.is_you, own.meetings) == (True, [])
        assert (await club.pages.page("ben", None)).meetings == []

    with_records(tmp_path, scenario)


def test_a_curve_goes_from_match_to_match_and_its_changes_add_up(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna")
        for places in ([1, 2], [2, 1], [1, 2]):
            await club.play(["anna", "skilled"], places)
        points = (await club.pages.curve("anna", GAME)).points
        assert [point.change > 0 for point in points] == [True, False, True]
        assert points[-1].number == 1_500 + sum(point.change for point in points)
        with pytest.raises(RequestProblem, match="no game"):
            await club.pages.curve("anna", "chess")

    with_records(tmp_path, scenario)


def test_matches_at_tables_that_were_not_public_are_told_to_those_who_sat_there(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben", "cleo")
        await club.play(["anna", "ben"], [1, 2], name="private", is_public=False)
        await club.play(["anna", "ben"], [1, 2], name="public")
        await club.lay(["anna", "ben"], [1, 2], name="running", status="playing", result=None)
        for asking, seen in {"anna": 2, "ben": 2, "cleo": 1, None: 1}.items():
            assert len(await names(club, "anna", asking)) == seen
        assert await names(club, "anna", "cleo") == ["public"]

    with_records(tmp_path, scenario)


def test_matches_are_found_by_game_result_and_opponent_page_by_page(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben", "cleo")
        for number in range(PAGE + 3):
            club.wait(minutes=1)
            await club.lay(["anna", "ben"], [1, 2], name=f"won{number:02}")
        await club.lay(["cleo", "anna"], [1, 2], name="lost", game="oceania")
        await club.lay(["cleo", "anna", "ben"], [2, 1, 3], name="three")
        assert await names(club, "anna", None, MatchWish(game="oceania")) == ["lost"]
        assert await names(club, "anna", None, MatchWish(ending="lost")) == ["lost"]
        assert await names(club, "anna", None, MatchWish(opponent="cleo")) == ["lost", "three"]
        assert await names(club, "anna", None, MatchWish(name=" cLE")) == ["lost", "three"]
        assert await names(club, "anna", None, MatchWish(name="anna")) == []  # an opponent is somebody else
        first = await club.pages.matches("anna", None, ALL)
        second = await club.pages.matches("anna", None, MatchWish(more=first.more))
        assert len(first.matches) == PAGE
        assert second.more is None
        together = [match.table for match in (*first.matches, *second.matches)]
        assert len(together) == len(set(together)) == PAGE + 5
        for wrong in ("", "yesterday~lost", "2026-11-16~lost", "lost"):
            with pytest.raises(RequestProblem, match="goes on"):
                await club.pages.matches("anna", None, MatchWish(more=wrong))

    with_records(tmp_path, scenario)


def test_a_match_tells_how_it_ended_and_what_it_changed(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben")
        (change, _) = await club.play(["anna", "ben"], [1, 2])
        (line,) = (await club.pages.matches("anna", None, ALL)).matches
        assert (line.ending, line.is_rated, line.seat, line.clock and line.clock.base) == ("won", True, 0, 300)
        assert line.change == round(29.48 * (change.mu_after - change.mu_before))
        assert [(seat.name, seat.place, seat.score) for seat in line.seats] == [("Anna", 1, 50), ("Ben", 2, 40)]
        (line,) = (await club.pages.matches("ben", None, ALL)).matches
        assert (line.ending, (line.change or 0) < 0) == ("lost", True)

    with_records(tmp_path, scenario)


def test_a_match_that_nobody_played_is_no_match(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben")
        left = {"places": [1, 1], "winners": [], "scores": [0, 0], "is_played_out": False}
        await club.lay(["anna", "ben"], [1, 1], result=left)
        assert await names(club, "anna", "anna") == []
        assert (await club.pages.page("ben", "anna")).meetings == []

    with_records(tmp_path, scenario)


def test_who_has_left_for_good_has_no_page_no_name_and_no_rank(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben")
        for _ in range(10):
            await club.play(["anna", "ben"], [1, 2])
        assert [line.person.person for line in (await club.pages.best(GAME, None)).best] == ["anna", "ben"]
        await SqlPeople(club.desk).change("anna", {"is_deleted": True, "name": "Somebody"})
        club.people._people.forget("anna")
        for ask in (
            club.pages.page("anna", "ben"),
            club.pages.curve("anna", GAME),
            club.pages.matches("anna", None, ALL),
        ):
            with pytest.raises(RequestProblem, match="nobody"):
                await ask
        (line,) = (await club.pages.best(GAME, None)).best
        assert (line.rank, line.person.person) == (1, "ben")
        seats = (await club.pages.matches("ben", "ben", ALL)).matches[0].seats
        assert [(seat.name, seat.person is None) for seat in seats] == [("", True), ("Ben", False)]

    with_records(tmp_path, scenario)


def test_the_best_have_played_ten_matches_and_one_of_them_lately(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben", "cleo")
        for _ in range(10):
            await club.play(["anna", "newcomer"], [1, 2])
        club.wait(days=91)
        for _ in range(10):
            await club.play(["ben", "casual"], [1, 2])
        await club.play(["cleo", "expert"], [1, 2])
        table = await club.pages.best(GAME, "ben")
        assert [line.person.person for line in table.best] == ["ben"]
        assert table.yours == table.best[0]
        assert table.ranked == 1
        assert [bot.level for bot in table.bots] == ["newcomer", "casual", "skilled", "strong", "expert", "master"]
        assert (await club.pages.best(GAME, "cleo")).yours is None
        (rating,) = (await club.pages.page("ben", None)).ratings
        assert (rating.rank, rating.ranked, rating.best is not None) == (1, 1, True)
        await club.play(["anna", "newcomer"], [2, 1])  # and is back
        assert len((await club.pages.best(GAME, None)).best) == 2

    with_records(tmp_path, scenario)


def test_whoever_held_several_seats_at_one_device_is_told_once(tmp_path: Path) -> None:
    async def scenario(club: Records) -> None:
        await club.enter("anna", "ben")
        seats = (seat_of(0, "anna"), seat_of(1, "ben"), replace(seat_of(2, "anna"), name="Anna's aunt"))
        await club.lay(["anna", "ben", "anna"], [3, 2, 1], seats=seats, is_rated=False)
        (meeting,) = (await club.pages.page("ben", "anna")).meetings
        assert (meeting.yours, meeting.theirs) == (1, 0)
        assert len(await names(club, "anna", "ben")) == 1

    with_records(tmp_path, scenario)
