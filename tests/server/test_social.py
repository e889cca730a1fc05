"""Friends, blocks and talk as browsers meet them."""

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import update
from starlette.testclient import TestClient

from oceanarium.hosting.buckets import Rate
from oceanarium.hosting.club.club import Club
from oceanarium.hosting.doorman import Doorman
from oceanarium.hosting.messages.socket import Said
from oceanarium.hosting.problems import known_problem
from oceanarium.protocol.messages import Done, Refused
from oceanarium.server.app import new_app
from oceanarium.store.database import open_engine
from oceanarium.store.desk import Desk
from oceanarium.store.layout import PEOPLE
from oceanarium.store.social import ActRecord
from tests.server.devices import HERE, OPEN, QUICK, Device, hall_of


class StrictDoorman(Doorman):
    """Lets nobody sit down with others, and nobody hear a thing."""

    def check_sit(self, person: str, others: Collection[str]) -> None:
        assert person not in others
        if others:
            raise known_problem(403, "not_welcome")

    def hears(self, listener: str | None, speaker: str | None) -> bool:
        return False


def test_a_table_asks_the_doorman_who_may_sit_down_and_who_hears(client: TestClient, anna: Device, ben: Device) -> None:
    hall_of(client).tables.doorman = StrictDoorman()
    table = anna.make_table(HERE, OPEN).table
    refused = ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_welcome")
    with anna.talk(table) as talk:
        talk.position()
        assert isinstance(talk.ask(type="say", seat=0, text="Is anybody there?"), Done)
        assert "said" not in "".join(talk.heard)


def test_a_phrase_travels_by_its_name(anna: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    with anna.talk(table) as talk:
        talk.position()
        talk.say(type="say_phrase", seat=0, phrase="good_luck")
        said = talk.hear()
        assert isinstance(said, Said)
        assert (said.phrase, said.text) == ("good_luck", "Good luck!")
        refused = talk.ask(type="say_phrase", seat=1, phrase="good_luck")
        assert isinstance(refused, Refused)
        assert refused.problem.code == "not_your_seat"


def test_the_blocked_cannot_sit_down_and_the_banned_only_look_on(client: TestClient, anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    him = ben.post("/api/lobby/come-in").json()["person"]
    assert anna.post(f"/api/social/bonds/{him}", {"kind": "block", "is_on": True}).json()["blocks"]
    assert [person["person"] for person in anna.get("/api/social/me").json()["blocked"]] == [him]
    refused = ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_welcome")
    her = anna.get("/api/people/me").json()["person"]
    asking: Any = client.app
    club: Club = asking.state.club
    club.moderation._restraints.note(
        ActRecord(him, her, "ban", "Rest.", datetime.now(UTC), datetime.now(UTC) + timedelta(hours=1))
    )
    assert anna.post("/api/tables", {"game": "octopus-garden", "seats": [HERE, OPEN]}).json()["code"] == "banned"
    assert anna.get(f"/api/tables/{table}").status_code == 200
    with anna.talk(table) as talk:
        talk.position()
        assert talk.ask(type="say", seat=0, text="Hello").problem.code == "banned"


def test_moderators_have_their_addresses_for_themselves(tmp_path: Path, anna: Device, ben: Device) -> None:
    him = ben.post("/api/lobby/come-in").json()["person"]
    her = anna.post("/api/lobby/come-in").json()["person"]
    assert ben.post("/api/social/reports", {"person": her, "reason": "name", "words": "=1+1"}).status_code == 204
    paths = ("cases", f"cases/{him}", "log", "log.csv", "cases/nobody")
    answers = {(answer.status_code, answer.text) for answer in (anna.get(f"/api/moderation/{path}") for path in paths)}
    assert len(answers) == 1
    assert answers.pop()[0] == 404
    engine = open_engine(tmp_path / "data")  # beside the running server
    with engine.begin() as connection:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == him).values(role="moderator"))
    engine.dispose()
    assert [case["person"]["person"] for case in ben.get("/api/moderation/cases").json()] == [her]
    done = ben.post(f"/api/moderation/cases/{her}/acts", {"act": "warn", "sentence": "=Choose another name."})
    assert (done.status_code, done.json()["reports"]) == (200, [])
    assert ",'=Choose another name.," in ben.get("/api/moderation/log.csv").text
    (notice,) = anna.get("/api/social/me").json()["notices"]
    assert anna.post("/api/social/heard", {"number": notice["number"]}).status_code == 204
    assert anna.get("/api/social/me").json()["notices"] == []


def test_only_so_many_newcomers_arrive_from_one_address(tmp_path: Path) -> None:
    app = new_app(Desk(tmp_path / "data"), replace(QUICK, new_guests=Rate(0, 2)), tmp_path / "client")
    with TestClient(app, base_url="http://localhost") as client:
        first = Device(client)
        answers = [Device(client).post("/api/lobby/come-in").status_code for _ in range(2)]
        refused = first.post("/api/lobby/come-in")
        assert (answers, refused.status_code, refused.json()["code"]) == ([200, 200], 429, "too_many_newcomers")
        assert first.get("/api/lobby").status_code == 200  # who only looks is no newcomer


def test_who_is_renamed_is_called_so_at_the_tables_that_are_not_over(client: TestClient, anna: Device) -> None:
    table = anna.make_table({**HERE, "name": "Rude"}, OPEN).table
    her = anna.get("/api/people/me").json()["person"]
    portal = client.portal
    assert portal is not None
    portal.call(hall_of(client).tables.rename, her, "Sea star")
    assert [seat.name for seat in anna.table(table).seats] == ["Sea star", "Seat 2"]
