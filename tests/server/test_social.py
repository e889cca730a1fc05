"""Friends, blocks and talk as browsers meet them."""

from collections.abc import Collection

from starlette.testclient import TestClient

from oceanarium.hosting.doorman import Doorman
from oceanarium.hosting.messages.socket import Said
from oceanarium.hosting.problems import known_problem
from oceanarium.protocol.messages import Done, Refused
from tests.server.devices import HERE, OPEN, Device, hall_of


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
