"""Two sockets at a table of the toy with hidden hands never see each other's secrets."""

import random
from typing import Any

from oceanarium.hosting.loading import loaded_match
from oceanarium.hosting.messages.socket import Position
from oceanarium.hosting.rows import event_rows
from oceanarium.kernel import game_named
from oceanarium.kernel.match import Match
from oceanarium.store import StoredTable
from tests.server.devices import HERE, OPEN, Device, Talk, hall_of


def secrets_in(position: Position, others: set[int]) -> list[Any]:
    """Whatever a position tells of the hands and choices of other seats."""
    views = [seat.view for seat in position.seats.values()]
    views += [] if position.onlooker is None else [position.onlooker]
    players = [view["players"][seat] for view in views for seat in others]
    return [secret for player in players for secret in (player["hand"], player["choice"]) if secret is not None]


def expected(match: Match[Any], seat: int | None, position: Position) -> bool:
    """Whether the position is just what the game lets a seat know, by the match that the store has."""
    view = position.onlooker if seat is None else position.seats[seat].view
    return view == match.view(seat) and position.events == event_rows(match, seat, position.events_since)


def test_each_connection_gets_its_own_view_events_and_moves(anna: Device, ben: Device) -> None:
    table = anna.make_table(HERE, OPEN, game="tidepool").table
    ben.join(table)
    carl, chooser = Device(anna.client), random.Random(3)
    with anna.talk(table) as first, ben.talk(table) as second, carl.talk(table) as onlooker:
        talks: list[tuple[Talk, int | None]] = [(first, 0), (second, 1), (onlooker, None)]
        newest = onlooker.position()
        positions = {talk: position_at(talk, newest.sequence) for talk, _ in talks[:2]} | {onlooker: newest}
        while newest.outcome is None:
            match = loaded(anna, table)
            for talk, seat in talks:
                others = {0, 1} - {seat}
                assert secrets_in(positions[talk], others) == []
                assert expected(match, seat, positions[talk])
            seat = chooser.choice(newest.waiting)
            talk = talks[seat][0]
            move = chooser.choice(positions[talk].seats[seat].moves)
            talk.say(type="play", seat=seat, move=move[0], sequence=newest.sequence)
            positions = {talk: talk.position() for talk, _ in talks}
            newest = positions[onlooker]


def test_seats_on_one_device_share_a_log_that_tells_no_secrets(anna: Device) -> None:
    table = anna.make_table(HERE, HERE, game="tidepool").table
    with anna.talk(table) as talk:
        position = talk.position()
        match = loaded(anna, table)
        assert position.events == event_rows(match, None, 0)
        assert position.events != event_rows(match, 0, 0)
        assert position.seats[0].view["players"][1]["hand"] is None
        assert position.seats[1].view["players"][1]["hand"] is not None


def test_the_toy_has_secrets_to_find() -> None:
    match = Match(game_named("tidepool"), 2, seed=1)
    assert match.view(0) != {**match.view(1), "seat": 0}


def position_at(talk: Talk, sequence: int) -> Position:
    while (position := talk.position()).sequence < sequence:
        pass
    return position


def loaded(device: Device, table: str) -> Match[Any]:
    """The match as the disk has it."""
    assert device.client.portal is not None
    store = hall_of(device.client).tables._store
    stored: StoredTable | None = device.client.portal.call(store.load, table)
    assert stored is not None
    return loaded_match(stored)
