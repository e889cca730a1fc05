"""Windows over the socket: a seat that is asked only because it might hold something is told how to pass."""

from tests.proving import proves
from tests.server.devices import HERE, Device

PASS = 0


@proves("OW-C6")
def test_a_seat_in_a_window_is_told_how_to_let_it_go_by(anna: Device) -> None:
    table = anna.make_table(HERE, HERE, game="open-worlds").table
    windows, decisions = set(), 0
    with anna.talk(table) as talk:
        position = talk.position()
        while position.outcome is None:
            seat = position.waiting[0]
            place, other = position.seats[seat], position.seats[1 - seat]
            numbers = [move[0] for move in place.moves]
            assert (place.window is None) == (place.passing is None)
            assert (other.window, other.passing) == (None, None)
            if place.passing is not None:
                windows.add(place.window)
                assert place.passing in numbers
            decisions += place.window is None
            move = PASS if PASS in numbers else numbers[0]
            talk.say(type="play", seat=seat, move=move, sequence=position.sequence)
            position = talk.position()
    assert windows == {"begin.stage", "end.move", "end.draw", "prohibited"}
    assert decisions > 0
