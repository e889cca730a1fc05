"""The judgement of a finished match, fetched bit by bit."""

from oceanarium.bots import search
from oceanarium.hosting.messages.replays import Analysis
from oceanarium.kernel import Match, game_named
from oceanarium.protocol.message import plain
from oceanarium.protocol.reading import read_plain
from tests import machine_code
from tests.matches import play_at_random
from tests.server.devices import Device


def test_an_analysis_grows_until_it_is_complete(anna: Device) -> None:
    toy = game_named("tidepool")
    machine_code.make_quick(toy, search)
    match = Match(toy, 3, seed=8)
    play_at_random(match, 1_000, 5)
    known = 0
    while True:
        analysis = read_plain(Analysis, anna.get(f"/api/replays/{match.to_link()}/analysis").json())
        assert len(analysis.judgements) >= known
        known = len(analysis.judgements)
        if analysis.is_complete:
            break
    assert known > 5
    assert all(match.moves[each.number].number == each.made[0] for each in analysis.judgements)
    assert anna.get(f"/api/replays/{match.to_link()}/analysis").json() == plain(analysis)


def test_a_link_that_is_none_is_refused(anna: Device) -> None:
    answer = anna.get("/api/replays/nonsense/analysis")
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_link"
