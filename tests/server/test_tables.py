"""Tables over HTTP: made, joined, left, listed, played again."""

import gc
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from oceanarium.hosting.messages.games import GameInfo, RulesText, WordsText
from oceanarium.hosting.messages.tables import Lobby
from oceanarium.kernel import game_named
from oceanarium.protocol.messages import Problem
from oceanarium.protocol.reading import read_plain
from oceanarium.server.app import new_app
from oceanarium.server.persons import COOKIE
from oceanarium.server.settings import Settings
from oceanarium.store.desk import Desk
from tests.server.devices import GREEDY, HERE, OPEN, QUICK, Device, hall_of, play_to_the_end


def problem(answer: Any, status: int) -> Problem:
    assert answer.status_code == status, answer.text
    return read_plain(Problem, answer.json())


def test_the_server_says_that_it_works(client: TestClient) -> None:
    assert client.get("/health").json() == {"status": "ok", "tables": 0}


def test_games_and_rules_are_told(client: TestClient) -> None:
    games = [read_plain(GameInfo, game) for game in client.get("/api/games").json()]
    assert "octopus-garden" in [game.name for game in games]
    assert problem(client.get("/api/games/ludo/rules/en"), 404).code == "unknown_game"


@pytest.mark.parametrize(("wanted", "language"), [("en", "en"), ("de", "de"), ("tlh", "en")])
def test_rules_are_told_in_a_language_or_in_english(client: TestClient, wanted: str, language: str) -> None:
    rules = read_plain(RulesText, client.get(f"/api/games/octopus-garden/rules/{wanted}").json())
    assert (rules.language, rules.markdown) == (language, game_named("octopus-garden").rules_in(language))


@pytest.mark.parametrize(("wanted", "language"), [("en", "en"), ("de", "de"), ("tlh", "en")])
def test_what_a_game_says_is_told_in_a_language_or_in_english(client: TestClient, wanted: str, language: str) -> None:
    words = read_plain(WordsText, client.get(f"/api/games/tidepool/words/{wanted}").json())
    catalogue = game_named("tidepool").words.vocabulary.folder / f"{language}.ftl"
    assert (words.language, words.fluent) == (language, catalogue.read_text(encoding="utf-8"))


def test_a_browser_gets_one_token_which_no_script_can_read(client: TestClient) -> None:
    seats = {"game": "octopus-garden", "seats": [HERE, GREEDY]}
    first = client.post("/api/tables", json=seats)
    cookie = first.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert first.json()["yours"] == [0]
    assert "set-cookie" not in client.post("/api/tables", json=seats).headers


def test_the_token_itself_is_stored_nowhere(client: TestClient, anna: Device, tmp_path: Path) -> None:
    anna.make_table(HERE, HERE)
    data = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert anna.token.encode() not in data


def test_an_open_seat_is_taken_by_the_first_who_follows_the_link(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": "  Anna \u202e  K. "}, OPEN)
    assert (table.status, table.waiting, table.seats[0].name) == ("open", [], "Anna K.")
    joined = ben.join(table.table, "Ben")
    assert (joined.status, joined.yours, joined.seats[1].name) == ("playing", [1], "Ben")
    late = Device(ben.client).post(f"/api/tables/{table.table}/join", {"name": "Carl"})
    assert problem(late, 409).code == "seat_taken"


def test_a_taken_seat_cannot_be_asked_for(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN)
    assert problem(ben.post(f"/api/tables/{table.table}/join", {"name": "Ben", "seat": 0}), 409).code == "seat_taken"
    assert ben.join(table.table, "Ben", 2).yours == [2]


def test_who_leaves_before_the_match_frees_the_seat(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN).table
    ben.join(table)
    left = ben.post(f"/api/tables/{table}/leave").json()
    assert [seat["is_taken"] for seat in left["seats"]] == [True, False, False]
    assert anna.post(f"/api/tables/{table}/leave").json()["status"] == "over"  # nobody is left


def test_a_deserted_table_cannot_be_joined(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    anna.post(f"/api/tables/{table}/leave")
    assert problem(ben.post(f"/api/tables/{table}/join", {"name": "Ben"}), 409).code == "seat_taken"


def test_who_leaves_in_mid_match_has_resigned(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    ben.join(table)
    left = ben.post(f"/api/tables/{table}/leave").json()
    assert left["status"] == "over"
    assert left["seats"][1]["has_resigned"]


def test_a_stranger_who_leaves_changes_nothing(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    assert ben.post(f"/api/tables/{table}/leave").json()["status"] == "open"


def test_the_lobby_lists_public_tables_and_ones_own(anna: Device, ben: Device) -> None:
    public = anna.make_table(HERE, OPEN, is_public=True).table
    secret = anna.make_table(HERE, OPEN).table
    playing = anna.make_table(HERE, HERE).table
    over = anna.make_table(HERE, HERE).table
    anna.post(f"/api/tables/{over}/leave")
    lobby = read_plain(Lobby, anna.get("/api/lobby").json())
    assert [table.table for table in lobby.open] == [public]
    assert [table.table for table in lobby.yours] == [playing, secret, public]
    assert [table.table for table in lobby.finished] == [over]
    stranger = read_plain(Lobby, ben.get("/api/lobby").json())
    assert [table.table for table in stranger.open] == [public]
    assert (stranger.yours, stranger.finished) == ([], [])


def test_a_rematch_seats_the_same_people_and_is_one_for_all(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": "Anna"}, OPEN, options={"garbage_beauty": -1}).table
    ben.join(table, "Ben")
    early = anna.post(f"/api/tables/{table}/rematch")
    assert problem(early, 409).code == "not_over"
    ben.post(f"/api/tables/{table}/leave")
    rematch = ben.post(f"/api/tables/{table}/rematch").json()
    assert (rematch["status"], rematch["yours"], rematch["options"]["garbage_beauty"]) == ("open", [1], -1)
    assert [seat["name"] for seat in rematch["seats"]] == ["Anna", "Ben"]
    assert not rematch["seats"][1]["has_resigned"]
    taken_up = anna.post(f"/api/tables/{table}/rematch").json()
    assert (taken_up["table"], taken_up["status"], taken_up["yours"]) == (rematch["table"], "playing", [0])
    assert anna.table(table).rematch == rematch["table"]
    assert problem(Device(anna.client).post(f"/api/tables/{table}/rematch"), 403).code == "not_your_seat"


def test_a_rematch_remembers_who_won(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": "Anna"}, OPEN, game="open-worlds").table
    ben.join(table, "Ben")
    anna.post(f"/api/tables/{table}/leave")
    options = anna.post(f"/api/tables/{table}/rematch").json()["options"]
    assert (options["first_priority"], options["previous_places"]) == ("previous_result", [2, 1])


@pytest.mark.parametrize("loser", [0, 1])
def test_in_a_rematch_of_oceania_whoever_gave_up_begins(anna: Device, ben: Device, loser: int) -> None:
    table = anna.make_table(HERE, OPEN, game="oceania", options={"first_player": 1 - loser}).table
    ben.join(table, "Ben")
    (anna, ben)[loser].post(f"/api/tables/{table}/leave")
    rematch = anna.post(f"/api/tables/{table}/rematch").json()
    assert rematch["options"]["first_player"] == loser
    assert ben.post(f"/api/tables/{rematch['table']}/join", {}).json()["waiting"] == [loser]


def test_in_a_rematch_of_oceania_the_loser_begins(anna: Device) -> None:
    table = anna.make_table(HERE, HERE, game="oceania").table
    with anna.talk(table) as talk:
        outcome = play_to_the_end(talk, talk.position(), seed=3).outcome
    assert outcome is not None
    [loser] = [seat for seat, place in enumerate(outcome.places) if place == 2]
    assert anna.post(f"/api/tables/{table}/rematch").json()["options"]["first_player"] == loser


def test_among_three_whoever_gave_up_is_last(anna: Device) -> None:
    table = anna.make_table(HERE, GREEDY, GREEDY).table
    anna.post(f"/api/tables/{table}/leave")
    with anna.talk(table) as talk:
        outcome = talk.position().outcome
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ([3, 1, 1], [1, 2])
    rematch = anna.post(f"/api/tables/{table}/rematch").json()
    assert (rematch["status"], [seat["has_resigned"] for seat in rematch["seats"]]) == ("playing", [False] * 3)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ({"game": "ludo", "seats": [HERE]}, "unknown_game"),
        ({"game": "octopus-garden", "seats": [HERE]}, "invalid_option"),
        ({"game": "octopus-garden", "seats": []}, "invalid"),
        ({"game": "octopus-garden", "seats": [HERE, {"kind": "king"}]}, "invalid"),
        ({"game": "octopus-garden", "seats": [HERE, {"kind": "bot", "level": "god"}]}, "unknown_bot"),
        ({"game": "octopus-garden", "seats": [HERE, HERE], "options": {"colour": 1}}, "invalid_option"),
        ({"game": "octopus-garden", "seats": [HERE, HERE], "options": {"garden_rows": [99] * 99}}, "invalid_option"),
        ({"game": "octopus-garden", "seats": [HERE, HERE], "cheat": True}, "invalid"),
        ({"game": "octopus-garden", "seats": [HERE, {"kind": "here", "name": " \u200b "}]}, "invalid"),
        ({"game": "octopus-garden", "seats": [HERE, {"kind": "here", "name": "x" * 99}]}, "invalid"),
        ([], "invalid"),
    ],
)
def test_a_bad_wish_is_refused_in_one_sentence(anna: Device, content: Any, code: str) -> None:
    answer = anna.post("/api/tables", content)
    assert 400 <= answer.status_code < 500
    refused = read_plain(Problem, answer.json())
    assert refused.code == code
    assert refused.sentence.endswith((".", "…"))
    assert len(refused.sentence) <= 301


@pytest.mark.parametrize("body", [b"{", b"\xff\xfe", b"9" * 5000, b'{"game": NaN}', b"[" * 5000, b"null", b""])
def test_a_body_that_is_no_message_is_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    read_plain(Problem, answer.json())


def test_addresses_that_lead_nowhere_say_so(client: TestClient) -> None:
    assert problem(client.get("/api/nothing"), 404).code == "not_found"
    assert problem(client.get("/api/tables/none"), 404).code == "not_found"
    assert problem(client.delete("/api/lobby"), 404).code == "not_found"
    wrong_method = problem(client.put("/health"), 405)
    assert wrong_method.code == "method_not_allowed"
    assert wrong_method.said is not None  # so that people read it in their own language
    assert wrong_method.said.key == "problem-invalid"


def test_of_unknown_addresses_nothing_is_kept(client: TestClient) -> None:
    for number in range(200):
        assert client.get(f"/api/tables/unknown{number}").status_code == 404
    gc.collect()
    assert len(hall_of(client).tables._loading) == 0


def test_tables_and_matches_outlive_the_server(tmp_path: Path) -> None:
    store = tmp_path / "data"
    with TestClient(new_app(Desk(store), QUICK), base_url="http://localhost") as client:
        anna = Device(client)
        table = anna.make_table(HERE, HERE).table
        with anna.talk(table) as talk:
            position = talk.position()
            talk.say(type="play", seat=0, move=position.seats[0].moves[0][0], sequence=position.sequence)
            before = talk.position()
    with TestClient(new_app(Desk(store), QUICK), base_url="http://localhost") as client:
        anna.client = client
        with anna.talk(table) as talk:
            after = talk.position()
    assert after.seats == before.seats
    assert after.events_since == 0
    assert after.events[-len(before.events) :] == before.events


def test_a_device_has_a_limited_number_of_unfinished_tables(tmp_path: Path) -> None:
    settings = Settings(tables_by_person=2, tables_in_memory=3, bot_workers=1)
    with TestClient(new_app(Desk(tmp_path), settings), base_url="http://localhost") as client:
        anna, ben = Device(client), Device(client)
        tables = [anna.make_table(HERE, HERE).table for _ in range(2)]
        full = anna.post("/api/tables", {"game": "octopus-garden", "seats": [HERE, HERE]})
        assert problem(full, 429).code == "too_many_tables"
        anna.post(f"/api/tables/{tables[0]}/leave")
        anna.make_table(HERE, HERE)
        ben.make_table(HERE, HERE)  # the unused make room in memory, and are still there
        assert anna.table(tables[0]).status == "over"


def test_the_client_is_one_page_for_all_addresses(client: TestClient, tmp_path: Path) -> None:
    assert "npm run build" in client.get("/tables/abc").text
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the lobby</p>")
    (folder / "assets" / "board.js").write_text("1")
    assert client.get("/tables/abc").text == "<p>the lobby</p>"
    assert "immutable" in client.get("/assets/board.js").headers["cache-control"]
    assert client.get("/assets/other.js").status_code == 404
    (tmp_path / "secret.txt").write_text("secret")
    assert client.get("/%2e%2e/secret.txt").text == "<p>the lobby</p>"
    assert client.get("/..%2fsecret.txt").text == "<p>the lobby</p>"


def test_a_bot_that_nobody_has_named_is_called_by_its_level(anna: Device) -> None:
    named = {**GREEDY, "name": "Kraken"}
    seats = anna.make_table(HERE, GREEDY, named).seats
    assert [(seat.name, seat.is_named) for seat in seats[1:]] == [("Greedy bot 2", False), ("Kraken", True)]
