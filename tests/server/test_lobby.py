"""The lines of the lobby: how matches stand, how they ended, and those that were put away."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from oceanarium.hosting.messages.tables import Lobby, LobbyLine
from oceanarium.kernel import Match, game_named
from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from oceanarium.server.app import new_app
from oceanarium.store.database import open_engine
from oceanarium.store.desk import Desk
from tests.server.devices import HERE, OPEN, QUICK, Device, hall_of, play_to_the_end


def lobby_of(device: Device) -> Lobby:
    return read_plain(Lobby, device.get("/api/lobby").json())


def put_away(device: Device, table: str, is_away: bool = True) -> Any:
    return device.post(f"/api/tables/{table}/put-away", {"is_away": is_away})


def finish(device: Device, table: str) -> None:
    """Play all seats at random, and wait until the result is stored."""
    with device.talk(table) as talk:
        position = play_to_the_end(talk, talk.position())
        while position.table.link is None:
            position = talk.position()


def test_a_running_match_tells_how_far_it_is_and_how_it_stands(anna: Device) -> None:
    table = anna.make_table(HERE, HERE, game="ocean-labyrinth").table
    [line] = lobby_of(anna).yours
    assert (line.table, line.progress, line.scores, line.result) == (table, {"round": 1}, [0, 0], None)
    assert (datetime.now(UTC) - datetime.fromisoformat(line.moved)).total_seconds() < 60


@pytest.mark.parametrize(
    ("game", "progress"),
    [
        ("octopus-garden", {"bag"}),
        ("ocean-labyrinth", {"round"}),
        ("oceania", {"lid"}),
        ("open-ocean", {"round", "rounds"}),
        ("open-worlds", {"turn"}),
    ],
)
def test_every_game_has_a_line(anna: Device, game: str, progress: set[str]) -> None:
    anna.make_table(HERE, HERE, game=game)
    [line] = lobby_of(anna).yours
    assert set(line.progress) <= progress
    assert len(line.scores) == 2


def test_a_line_tells_no_more_than_onlookers_know(anna: Device) -> None:
    table = anna.make_table(HERE, HERE, game="open-ocean").table
    seen: list[dict[str, Any]] = []
    match = hall_of(anna.client).tables._tables[table].match
    game = match.game
    looked = game.glance

    def watched(view: Any) -> Any:
        seen.append(view)
        return looked(view)

    object.__setattr__(game, "glance", watched)
    try:
        lobby_of(anna)
    finally:
        object.__setattr__(game, "glance", looked)
    assert seen == [match.view(None)]


def test_a_finished_match_tells_its_result_even_after_a_restart(tmp_path: Path) -> None:
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna = Device(client)
        table = anna.make_table(HERE, HERE, game="oceania").table
        finish(anna, table)
        [before] = lobby_of(anna).finished
        match = hall_of(client).tables._tables[table].match
        assert before.result is not None
        assert before.result.scores == [score.total for score in match.scores()]
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna.client = client
        [after] = lobby_of(anna).finished
        assert hall_of(client).tables.count_in_memory == 0  # the record knows enough
    assert after.result == before.result
    assert after.moved == before.moved


def test_a_finished_match_of_an_older_database_gets_its_result(tmp_path: Path) -> None:
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna = Device(client)
        anna.post(f"/api/tables/{anna.make_table(HERE, HERE).table}/leave")
        hall_of(client).tables.forget_unused(0)
    engine = open_engine(tmp_path)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET result = NULL")
    engine.dispose()
    for _ in range(2):
        with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
            anna.client = client
            [line] = lobby_of(anna).finished
            assert line.result is not None
            assert line.result.places == [2, 2]
            in_memory = hall_of(client).tables.count_in_memory
    assert in_memory == 0  # by the second time it is on disk


def test_a_match_can_be_put_away_and_brought_back(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    ben.join(table)
    lobby = read_plain(Lobby, put_away(anna, table).json())
    assert (lobby.yours, lobby.put_away) == ([], 1)
    assert [line.table for line in lobby_of(ben).yours] == [table]  # others see it as before
    lines = [read_plain(LobbyLine, line) for line in anna.get("/api/lobby/put-away").json()]
    assert [line.table for line in lines] == [table]
    back = read_plain(Lobby, put_away(anna, table, is_away=False).json())
    assert ([line.table for line in back.yours], back.put_away) == ([table], 0)


def test_a_match_of_others_cannot_be_put_away(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    refused = put_away(ben, table)
    assert (refused.status_code, read_plain(Problem, refused.json()).code) == (403, "not_your_seat")
    assert put_away(ben, "nowhere").status_code == 404
    assert ben.get("/api/lobby/put-away").json() == []


def test_when_a_move_was_made_is_known_after_a_restart(tmp_path: Path) -> None:
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna = Device(client)
        table = anna.make_table(HERE, HERE).table
        with anna.talk(table) as talk:
            position = talk.position()
            talk.say(type="play", seat=0, move=position.seats[0].moves[0][0], sequence=position.sequence)
            talk.position()
        [before] = lobby_of(anna).yours
        hall_of(client).tables.forget_unused(0)
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna.client = client
        [after] = lobby_of(anna).yours
    assert before.created < before.moved == after.moved


def test_a_replay_knows_who_played_here(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": "Anna"}, OPEN).table
    ben.join(table, "Ben")
    ben.post(f"/api/tables/{table}/leave")
    with anna.talk(table) as talk:
        while (link := talk.position().table.link) is None:
            pass
    replay = anna.get(f"/api/replays/{link}").json()
    assert replay["names"] == ["Anna", "Ben"]
    elsewhere = Match(game_named("octopus-garden"), 2, None, 99).to_link()
    assert anna.get(f"/api/replays/{elsewhere}").json()["names"] is None


def test_a_match_that_two_tables_share_has_no_names(anna: Device, ben: Device) -> None:
    for name in ("Ben", "Carl"):
        table = anna.make_table({**HERE, "name": "Anna"}, OPEN, game="oceania").table
        ben.join(table, name)
        ben.post(f"/api/tables/{table}/leave")  # before anything happened that could tell the two apart
        with anna.talk(table) as talk:
            while (link := talk.position().table.link) is None:
                pass
    assert anna.get(f"/api/replays/{link}").json()["names"] is None


def test_matches_by_older_rules_stay_in_the_record_but_are_not_loaded(tmp_path: Path) -> None:
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna = Device(client)
        over = anna.make_table(HERE, HERE).table
        anna.post(f"/api/tables/{over}/leave")
        anna.make_table(HERE, HERE)
    engine = open_engine(tmp_path)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules_version = 0, result = NULL")
    engine.dispose()
    with TestClient(new_app(Desk(tmp_path), QUICK), base_url="http://localhost") as client:
        anna.client = client
        lobby = lobby_of(anna)
        assert ([line.table for line in lobby.finished], lobby.yours) == ([over], [])
        assert lobby.finished[0].result is None
        assert put_away(anna, over).status_code == 200
        assert hall_of(client).tables.count_in_memory == 0
