"""Matches from links, and who played them."""

from oceanarium.hosting.replays import DecodedReplay
from oceanarium.kernel import Match, game_named
from tests.matches import play_at_random


def link() -> str:
    match = Match(game_named("open-ocean"), 2, seed=5)
    play_at_random(match, 10_000, 5)
    return match.to_link()


def test_players_are_called_by_their_names_in_moves_and_events() -> None:
    replay = DecodedReplay(link(), ["Ann", "Bo"]).replay
    assert replay.names == ["Ann", "Bo"]
    assert "Bo takes the purple starter coral." in [event.text for move in replay.moves for event in move.events]
    assert any(move.words.endswith(" from Ann") for move in replay.moves)


def test_players_whom_nobody_remembers_are_counted_from_one() -> None:
    replay = DecodedReplay(link()).replay
    assert replay.names is None
    told = [event.text for move in replay.moves for event in move.events] + [move.words for move in replay.moves]
    assert "Player 2 takes the purple starter coral." in told
    assert any(text.endswith(" from Player 1") for text in told)
    assert not any("seat" in text.lower() for text in told)
