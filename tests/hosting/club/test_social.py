"""Following, muting and blocking, and what follows from it at the tables."""

from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from oceanarium.hosting.club.playing import Playing, PublicTable
from oceanarium.hosting.club.talk_book import LINES
from oceanarium.hosting.messages.social import FriendChanged, ReportWish
from oceanarium.hosting.problems import RequestProblem
from oceanarium.protocol.message import Message
from oceanarium.store.social import ActRecord
from tests.hosting.club.social_house import NOON, House, in_house

ANNA, BEN, CARL = "anna", "ben", "carl"


def test_bonds_outlive_the_server_and_blocking_ends_following_both_ways(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        await house.social.set_bond(ANNA, BEN, "follow", is_on=True)
        await house.social.set_bond(BEN, ANNA, "follow", is_on=True)
        await house.social.set_bond(ANNA, CARL, "mute", is_on=True)
        await house.social.set_bond(BEN, ANNA, "block", is_on=True)

    async def after(house: House) -> None:
        social = house.social
        assert (social.friends(ANNA), social.friends(BEN), social.muted(ANNA)) == (set(), set(), {CARL})
        assert social.blocks(ANNA, BEN)
        assert social.blocks(BEN, ANNA)
        assert not social.blocks(ANNA, CARL)
        assert not social.blocks(None, BEN)
        with pytest.raises(RequestProblem) as refused:
            await social.set_bond(ANNA, BEN, "follow", is_on=True)
        assert refused.value.problem.code == "not_welcome"

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_who_is_forgotten_leaves_no_bond(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.social.set_bond(ANNA, BEN, "follow", is_on=True)
        await house.social.set_bond(BEN, CARL, "block", is_on=True)
        await house.social.forget(BEN)
        assert (house.social.friends(ANNA), house.social.blocks(BEN, CARL)) == (set(), False)
        assert await house.store.bonds() == []

    in_house(tmp_path, scenario)


def test_what_is_kept_of_somebody_can_be_taken_away(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        await house.social.set_bond(anna, ben, "block", is_on=True)
        await house.moderation.report(anna, ReportWish(person=ben, reason="insult", words="He shouts."))
        await house.store.add_act(ActRecord("mod", anna, "warn", "Be kind.", NOON))
        files = await house.social.exported(anna)
        assert files["friends"] == {"follow": [], "mute": [], "block": ["Ben"]}
        assert [report["words"] for report in files["reports"]] == ["He shouts."]
        assert [act["sentence"] for act in files["moderators"]] == ["Be kind."]
        await house.social.forget(anna)
        assert (await house.store.reports_by(anna), house.social.blocks(anna, ben)) == ([], False)

    in_house(tmp_path, scenario)


def test_the_blocked_may_not_sit_down_and_only_who_blocked_hears_why(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.social.set_bond(ANNA, BEN, "block", is_on=True)
        house.social.check_sit(CARL, {ANNA, BEN})
        with pytest.raises(RequestProblem) as for_ben:
            house.social.check_sit(BEN, {ANNA, CARL})
        with pytest.raises(RequestProblem) as for_anna:
            house.social.check_sit(ANNA, {BEN})
        assert (for_ben.value.problem.code, for_anna.value.problem.code) == ("not_welcome", "blocked")

    in_house(tmp_path, scenario)


def test_nobody_hears_those_whom_they_muted_or_blocked(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.social.set_bond(ANNA, BEN, "mute", is_on=True)
        await house.social.set_bond(CARL, BEN, "block", is_on=True)
        hears = house.social.hears
        assert (hears(ANNA, BEN), hears(CARL, BEN), hears(BEN, ANNA), hears(None, BEN)) == (False, False, True, True)
        await house.social.set_bond(ANNA, BEN, "mute", is_on=False)
        assert house.social.hears(ANNA, BEN)

    in_house(tmp_path, scenario)


def test_a_line_is_not_said_twice_and_many_lines_take_their_time(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        def complaint(text: str) -> str | None:
            try:
                house.social.check_say(ANNA, text)
            except RequestProblem as problem:
                return problem.said.key if problem.said else ""
            return None

        assert complaint("Hi") is None
        assert complaint(" h I") == "problem-talk_again"
        house.now += timedelta(seconds=31)
        assert [complaint(f"line {number}") for number in range(9)] == [None] * 8 + ["problem-talk_too_fast"]
        house.now += timedelta(seconds=16)
        assert complaint("Hi") is None

    in_house(tmp_path, scenario)


def test_a_ban_and_a_mute_last_until_their_moment_through_a_restart(tmp_path: Path) -> None:
    async def before(house: House) -> None:
        until = NOON + timedelta(days=1)
        await house.store.add_act(ActRecord("mod", ANNA, "ban", "Insults.", NOON, until))
        await house.store.add_act(ActRecord("mod", BEN, "mute", "Insults.", NOON, until))
        await house.store.add_act(ActRecord("mod", CARL, "ban", "A mistake.", NOON, until))
        await house.store.add_act(ActRecord("mod", CARL, "lift", "It was one.", NOON))

    async def after(house: House) -> None:
        people = (ANNA, BEN, CARL, None)
        assert [house.moderation.is_banned(person) for person in people] == [True, False, False, False]
        assert [house.social.may_talk(person) for person in people] == [False, False, True, True]
        assert [house.social.keeps_apart(BEN, other) for other in (ANNA, CARL)] == [True, False]
        with pytest.raises(RequestProblem, match="2026-11-17 12:00"):
            house.social.check_sit(ANNA, ())
        house.now += timedelta(days=1)
        assert [house.social.may_talk(person) for person in people] == [True] * 4
        house.social.check_sit(ANNA, ())

    in_house(tmp_path, before)
    in_house(tmp_path, after)


def test_the_database_itself_refuses_to_change_the_log(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await house.store.add_act(ActRecord("mod", ANNA, "warn", "Be kind.", NOON))
        for change in ("UPDATE acts SET sentence = ''", "DELETE FROM acts"):
            with pytest.raises(IntegrityError), house.desk.engine.begin() as connection:
                connection.exec_driver_sql(change)
        assert [act.sentence for act in await house.store.acts()] == ["Be kind."]

    in_house(tmp_path, scenario)


def test_the_book_keeps_the_last_ten_lines_of_a_table(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        for number in range(LINES + 2):
            house.social.note_said("reef", ANNA, "Anna", f"line {number}")
        assert [line.text for line in house.book.lines("reef")] == [f"line {number}" for number in range(2, 12)]
        assert house.book.lines("other") == house.book.lines(None) == []

    in_house(tmp_path, scenario)


def test_friends_are_listed_with_where_they_are_and_their_followers_hear_of_a_change(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        await house.social.set_bond(anna, ben, "follow", is_on=True)
        assert [(friend.person.name, friend.where) for friend in (await house.social.lists(anna)).friends] == [
            ("Ben", "gone")
        ]
        told: list[tuple[str, Message]] = []
        house.social.tell = lambda person, message: told.append((person, message))
        with house.presence.entered(ben, "phone", lambda: None):
            await house.social.tell_followers(ben)
            assert told == []  # who follows is not here
            with house.presence.entered(anna, "laptop", lambda: None):
                await house.social.tell_followers(ben)
        ((person, message),) = told
        assert isinstance(message, FriendChanged)
        assert (person, message.friend.where, message.friend.follows_you) == (anna, "free", False)

    in_house(tmp_path, scenario)


def test_where_a_friend_plays_is_told_only_of_public_tables_and_while_they_are_there() -> None:
    class Listener:
        def __init__(self, person: str) -> None:
            self.person = person

    def table(*there: str, is_public: bool = True, status: str = "playing") -> Any:
        seats = [SimpleNamespace(seat=seat, holder=person) for seat, person in enumerate((ANNA, BEN))]
        record = SimpleNamespace(is_public=is_public, game="oceania")
        listeners = [Listener(person) for person in there]
        return SimpleNamespace(
            id="reef", record=record, status=status, seats=seats, listeners=listeners, is_bot=lambda seat: False
        )

    playing = Playing()
    assert playing.look(table(ANNA, CARL)) == {ANNA}
    assert playing.at(ANNA) == PublicTable("reef", "oceania")
    assert playing.at(CARL) is None  # looks on
    assert playing.look(table(ANNA)) == set()
    assert playing.look(table(ANNA, BEN)) == {BEN}
    assert playing.look(table(BEN)) == {ANNA}
    assert playing.look(table(BEN, status="over")) == {BEN}
    assert playing.look(table(ANNA, BEN, is_public=False)) == set()
    assert playing.at(ANNA) is playing.at(BEN) is None
