"""Matches from links, and who played them."""

from oceanarium.hosting.replays import DecodedReplay
from oceanarium.kernel import Match, game_named
from tests.matches import play_at_random


def link() -> str:
    match = Match(game_named("open-ocean"), 2, seed=5)
    play_at_random(match, 10_000, 5)
    return match.to_link()


def test_a_replay_tells_of_seats_so_that_each_browser_names_the_players() -> None:
    replay = DecodedReplay(link(), ["Ann", "Bo"]).replay
    assert replay.names == ["Ann", "Bo"]
    starts = [event[2:] for move in replay.moves for event in move.events if event[1] == "starter_taken"]
    assert [1, "purple"] in starts
    assert any({"seat": 0} in move.move for move in replay.moves)
    assert not any("Ann" in str(move) for move in replay.moves)


def test_a_replay_of_players_whom_nobody_remembers_has_no_names() -> None:
    assert DecodedReplay(link()).replay.names is None
