"""Play over the socket."""

import threading

import pytest
from starlette.testclient import TestClient

from oceanarium.hosting.messages.socket import Hint, Said
from oceanarium.kernel import game_named, game_names
from oceanarium.kernel.match import Match
from oceanarium.protocol.messages import Done, Refused
from oceanarium.protocol.reading import read
from tests.server.devices import GREEDY, HERE, OPEN, RANDOM, Device, hall_of, play_to_the_end


def test_two_devices_play_a_match_each_with_its_own_seat(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN).table
    with anna.talk(table) as first:
        waiting = first.position()
        assert (waiting.table.status, waiting.waiting, waiting.seats[0].moves) == ("open", [], [])
        ben.join(table, "Ben")
        position = first.position()
        assert (position.table.status, position.waiting) == ("playing", [0])
        with ben.talk(table) as second:
            seen = second.position()
            assert list(seen.seats) == [1]
            assert seen.seats[1].moves == []
            position = first.position()
            assert position.table.seats[1].is_connected
            move = position.seats[0].moves[0]
            assert isinstance(first.play(position, 0, move[0]), Done)
            seen = second.position()
            assert (seen.sequence, seen.table.moves_made) == (position.sequence + 1, position.table.moves_made + 1)
            assert seen.events[0][2] == 0
            assert seen.seats[1].view["seat"] == 1


def test_the_first_position_tells_everything_so_far(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    events = []
    with anna.talk(table) as talk:
        position = talk.position()
        events += position.events
        for _ in range(4):
            seat = position.waiting[0]
            talk.say(type="play", seat=seat, move=position.seats[seat].moves[-1][0], sequence=position.sequence)
            position = talk.position()
            events += position.events
    with anna.talk(table) as again:
        resumed = again.position()
    assert resumed.events == events
    assert resumed.seats == position.seats


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with anna.talk(table) as talk:
        position = talk.position()
        legal = {move[0] for move in position.seats[0].moves}
        illegal = next(number for number in range(200) if number not in legal)
        refused = talk.play(position, 0, illegal)
        assert isinstance(refused, Refused)
        assert refused.problem.code == "illegal_move"
        assert refused.problem.rule is not None
        assert isinstance(talk.play(position, 0, min(legal)), Done)


def test_an_old_position_cannot_be_played_on(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with anna.talk(table) as talk:
        position = talk.position()
        move = position.seats[0].moves[0][0]
        assert isinstance(talk.play(position, 0, move), Done)
        for sequence in (position.sequence, position.sequence + 99, 0):
            refused = talk.ask(type="play", seat=1, move=move, sequence=sequence)
            assert refused.problem.code == "stale"


def test_somebody_who_comes_to_watch_makes_no_position_old(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with anna.talk(table) as talk:
        position = talk.position()
        with ben.talk(table) as watching:
            seen = watching.position()
            assert seen.seats == {}
            assert seen.onlooker is not None
            assert isinstance(talk.play(position, 0, position.seats[0].moves[0][0]), Done)


def test_another_devices_seat_cannot_be_used(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with ben.talk(table) as talk:
        position = talk.position()
        for request in (
            {"type": "play", "move": 1, "sequence": position.sequence},
            {"type": "take_back"},
            {"type": "resign"},
            {"type": "ask_hint"},
            {"type": "ask_why", "targets": ["x"]},
            {"type": "say", "text": "hello"},
        ):
            for seat in (0, 15):
                answer = talk.ask(seat=seat, **request)
                assert isinstance(answer, Refused)
                assert answer.problem.code == "not_your_seat"
    assert anna.table(table).status == "playing"


def test_a_move_can_be_taken_back_until_another_seat_has_acted(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with anna.talk(table) as talk:
        first = talk.position()
        talk.say(type="play", seat=0, move=first.seats[0].moves[0][0], sequence=first.sequence)
        second = talk.position()
        assert second.seats[0].can_take_back
        talk.say(type="take_back", seat=0)
        third = talk.position()
        assert third.seats == first.seats
        assert third.events_since == first.table.moves_made  # forget what was heard of the move
        assert third.events == []
        assert talk.ask(type="take_back", seat=0).problem.code == "cannot_take_back"
        position, seat = third, 0
        while seat == 0:
            seat = position.waiting[0]
            talk.say(type="play", seat=seat, move=position.seats[seat].moves[1][0], sequence=position.sequence)
            position = talk.position()
        assert talk.ask(type="take_back", seat=0).problem.code == "cannot_take_back"
    with anna.talk(table) as again:
        assert len(again.position().events) > 0


def test_a_bot_answers_until_the_match_is_over_and_then_there_is_a_link(anna: Device) -> None:
    table = anna.make_table(HERE, RANDOM).table
    with anna.talk(table) as talk:
        position = play_to_the_end(talk, talk.position())
        outcome = position.outcome
        assert outcome is not None
        assert len(outcome.scores) == 2
        while position.table.link is None:
            position = talk.position()
        assert talk.ask(type="play", seat=0, move=0, sequence=position.sequence).problem.code == "over"
    replay = anna.get(f"/api/replays/{position.table.link}").json()
    assert len(replay["moves"]) == position.table.moves_made
    assert replay["outcome"]["places"] == outcome.places
    view = anna.get(f"/api/replays/{position.table.link}/views/{position.table.moves_made}").json()["view"]
    assert {**view, "seat": 0} == position.seats[0].view
    assert anna.get(f"/api/replays/{position.table.link}/views/0").json()["view"]["moves_made"] == 0
    assert anna.get(f"/api/replays/{position.table.link}/views/99999").status_code == 404


def test_bots_alone_play_only_while_somebody_watches(anna: Device) -> None:
    table = anna.make_table(RANDOM, RANDOM)
    assert anna.table(table.table).moves_made == table.moves_made
    with anna.talk(table.table) as talk:
        first = talk.position()
        assert first.thinking == first.waiting
        for _ in range(3):
            talk.position()
    assert anna.table(table.table).moves_made > table.moves_made


def test_the_strongest_bot_gives_hints(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with anna.talk(table) as talk:
        position = talk.position()
        hint = talk.ask(type="ask_hint", seat=0)
        assert isinstance(hint, Hint)
        assert hint.move in position.seats[0].moves
        assert talk.ask(type="ask_hint", seat=1).problem.code == "not_your_turn"


def test_why_something_cannot_be_touched_is_told(anna: Device) -> None:
    table = anna.make_table(HERE, HERE).table
    with anna.talk(table) as talk:
        position = talk.position()
        _, _, _, space = position.seats[0].moves[0]
        reason = talk.ask(type="ask_why", seat=0, targets=["market:row:1"])
        assert isinstance(reason, Refused)
        assert reason.problem.code == "why"
        assert isinstance(talk.ask(type="ask_why", seat=0, targets=[f"garden:0:{space}"]), Done)


def test_resigning_ends_a_match_of_two(anna: Device) -> None:
    table = anna.make_table({**HERE, "name": "Anna"}, GREEDY).table
    with anna.talk(table) as talk:
        talk.position()
        talk.say(type="resign", seat=0)
        position = talk.position()
        assert position.outcome is not None
        assert (position.outcome.places, position.outcome.winners) == ([2, 1], [1])
        assert position.outcome.sentence == "Anna resigned."
        assert position.outcome.said is not None
        assert position.outcome.said.key == "ending-resigned"
        assert position.outcome.said.args == {"losers": [{"seat": 0}], "count": 1}


def test_a_bot_plays_on_for_one_of_three_who_resigns(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, OPEN).table
    ben.join(table)
    ben.join(table)
    with ben.talk(table) as talk:
        talk.position()
        with anna.talk(table) as leaving:
            leaving.position()
            leaving.say(type="resign", seat=0)
            position = talk.position_until(1)
            assert (position.table.status, position.table.seats[0].has_resigned) == ("playing", True)
    assert ben.post(f"/api/tables/{table}/leave").json()["status"] == "over"  # only bots would be left


def test_what_is_said_is_heard_by_all_as_plain_text(anna: Device, ben: Device) -> None:
    table = anna.make_table({**HERE, "name": "Anna"}, HERE).table
    with anna.talk(table) as talk, ben.talk(table) as other:
        talk.position()
        other.position()
        assert isinstance(talk.ask(type="say", seat=0, text="<b>hi</b>\n\u0007you"), Done)
        while not isinstance(said := other.hear(), Said):
            pass
        assert (said.name, said.text) == ("Anna", "<b>hi</b> you")


def test_a_table_that_is_not_there_is_refused_in_words(anna: Device) -> None:
    with anna.talk("nothing") as talk:
        assert talk.hear().problem.code == "not_found"
        assert talk.session.receive()["code"] == 4404


def test_what_could_not_be_stored_has_not_happened(
    client: TestClient, anna: Device, ben: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = anna.make_table(HERE, HERE).table
    store = hall_of(client).tables._store

    async def full(*_: object) -> None:
        raise OSError("The disk is full.")

    with anna.talk(table) as talk, ben.talk(table) as watching:
        position = talk.position()
        first = watching.position()
        with monkeypatch.context() as patched:
            patched.setattr(store, "append", full)
            talk.say(type="play", seat=0, move=position.seats[0].moves[0][0], sequence=position.sequence)
            for other in (talk, watching):
                while (heard := other.session.receive())["type"] != "websocket.close":
                    pass
                assert heard["code"] == 1013
        assert first.table.moves_made == position.table.moves_made
    with anna.talk(table) as again:
        resumed = again.position()
        assert resumed.seats == position.seats
        assert isinstance(again.play(resumed, 0, resumed.seats[0].moves[0][0]), Done)


@pytest.mark.parametrize("name", [name for name in game_names() if not game_named(name).has_secrets])
def test_where_nothing_is_secret_all_views_are_one(name: str) -> None:
    game = game_named(name)
    match = Match(game, game.seats[0], seed=1)
    for _ in range(30):
        if match.actor < 0:
            break
        for seat in range(match.seats):
            assert match.view(seat) == {**match.view(None), "seat": seat}
            assert match.events(seat) == match.events(None)
        match.play(match.legal_numbers()[0])


def test_a_browser_that_reads_slowly_skips_to_the_newest_position(client: TestClient, anna: Device) -> None:
    """Nothing is read while many moves are made; then the newest position tells all that was missed."""
    from oceanarium.hosting.messages.socket import Position
    from oceanarium.hosting.talk import MOST_POSITIONS_WAITING, Connection

    table_id = anna.make_table(HERE, HERE).table
    table = hall_of(client).tables._tables[table_id]
    done = threading.Event()
    counts: list[int] = []

    class Stuck:
        async def receive(self) -> str | None:
            raise AssertionError("nobody asks it")

        async def send(self, text: str) -> None:
            raise AssertionError("not while nobody reads")

        async def close(self, code: int) -> None:
            raise AssertionError("nobody hangs up")

    async def scenario() -> None:
        hall = hall_of(client)
        connection = Connection(Stuck(), table, None, hall.tables.moments, hall.watching, hall.workers, hall.settings)
        table.connect(connection)
        for _ in range(2 * MOST_POSITIONS_WAITING):
            await table._play(table.match.actor, table.match.legal_numbers()[-1])
        counts.append(len(connection._outbox))
        connection._outbox.clear()
        connection._positions_waiting = 0
        table._announce()
        newest = read(Position, connection._outbox[0])
        missed = {event[0] for event in newest.events}
        counts.append(len([move for move in range(newest.events_since, newest.table.moves_made) if move in missed]))
        table.disconnect(connection)
        done.set()

    assert client.portal is not None
    client.portal.call(scenario)
    assert done.is_set()
    assert counts[0] == MOST_POSITIONS_WAITING
    assert counts[1] > MOST_POSITIONS_WAITING


def test_a_secret_choice_does_not_make_the_others_positions_stale(anna: Device, ben: Device) -> None:
    """Where all choose at once, nobody is refused because somebody else was a moment faster."""
    table = anna.make_table(HERE, OPEN, game="tidepool").table
    ben.join(table)
    with anna.talk(table) as one, ben.talk(table) as other:
        first, second = one.position_until(0), other.position_until(1)
        assert set(first.waiting) == {0, 1}
        assert isinstance(one.play(first, 0, first.seats[0].moves[0][0]), Done)
        assert isinstance(other.play(second, 1, second.seats[1].moves[0][0]), Done)
