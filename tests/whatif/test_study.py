"""Studies: trees of variations that travel as links and replay exactly."""

from typing import Any

import pytest

from oceanarium.kernel import CHANCE, IllegalMove, Match, game_named
from oceanarium.whatif import DEAL, Start, Study, StudyFormatError, StudyMoveError, Variation, Walk, match_after
from oceanarium.whatif import study as study_module
from oceanarium.whatif.study import ROOT
from tests.matches import play_at_random

OVER: Match[Any] = Match(game_named("tidepool"), 2, {"rounds": 3}, seed=3)
play_at_random(OVER, 10_000, 3)
POINT = 7  # all hands are dealt, and the first lot lies open


def a_study() -> Study:
    """Two ways to offer, one of them answered, and a deal."""
    start = Start(link=OVER.to_link(), number=POINT, seat=0)
    walk = Walk(OVER.until(POINT), start)
    first, second = (walk.match.legal_numbers(0)[place] for place in (0, -1))
    walk.go([[0, first]])
    walk.try_out(1, walk.match.legal_numbers(1)[0], seed=4)
    return Study(
        start=start,
        title="Which offer?",
        level="expert",
        variations=[
            Variation(parent=ROOT, steps=walk.path[0], comment="Zu wenig: »knapp«", mark="?", outlook=[420, 580]),
            Variation(parent=0, steps=walk.path[1]),
            Variation(parent=ROOT, steps=[[0, second]], mark="!"),
            Variation(parent=ROOT, steps=[[DEAL, 5]]),
        ],
    )


STUDY = a_study()


def test_a_study_comes_back_from_its_link() -> None:
    link = STUDY.to_link()
    assert Study.from_link(link) == STUDY
    assert link.replace("-", "").replace("_", "").isalnum()


def test_a_study_replays_exactly_with_all_that_chance_brought() -> None:
    again = match_after(Study.from_link(STUDY.to_link()), 1)
    assert again.moves_made > POINT + 2
    assert any(played.seat == CHANCE for played in again.moves_since(POINT))
    played = [[played.seat, played.number] for played in again.moves_since(POINT)]
    assert played == STUDY.variations[0].steps + STUDY.variations[1].steps
    assert match_after(STUDY, ROOT).moves == OVER.moves[:POINT]


def test_a_deal_changes_only_what_the_seat_cannot_know() -> None:
    before, after = match_after(STUDY, ROOT), match_after(STUDY, 3)
    assert after.view(0) == before.view(0)
    assert after.events(0) == before.events(0)
    views = {str(match_after(study_with([[DEAL, seed]]), 0).view(1)) for seed in range(8)}
    assert len(views) > 1


def study_with(steps: list[list[int]]) -> Study:
    return Study(start=STUDY.start, variations=[Variation(parent=ROOT, steps=steps)])


def test_any_change_of_a_link_is_noticed() -> None:
    link = STUDY.to_link()
    for place in range(0, len(link), 7):
        other = "A" if link[place] != "A" else "B"
        with pytest.raises(StudyFormatError, match=r"This link to a study is damaged; copy it again"):
            Study.from_link(link[:place] + other + link[place + 1 :])
    for damaged in ("", "?", link[:-3], link + "AAAA", OVER.to_link()):
        with pytest.raises(StudyFormatError):
            Study.from_link(damaged)


def test_another_format_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        later.setattr(study_module, "FORMAT", 2)
        link = STUDY.to_link()
    with pytest.raises(StudyFormatError) as refused:
        Study.from_link(link)
    assert str(refused.value) == "This study is written in format 2; this program reads format 1."
    assert refused.value.in_words("de").startswith("Diese Studie ist im Format 2 geschrieben")


def test_variations_that_are_no_tree_are_refused() -> None:
    for parent in (0, 1, 5):
        circle = Study(start=STUDY.start, variations=[Variation(parent=parent, steps=[[0, 1]])])
        with pytest.raises(StudyFormatError):
            Study.from_link(circle.to_link())


def test_a_link_that_unpacks_to_no_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_module, "LARGEST_STUDY", 50)
    with pytest.raises(StudyFormatError):
        Study.from_link(STUDY.to_link())


def test_a_move_that_does_not_fit_is_told_and_changes_nothing() -> None:
    with pytest.raises(StudyMoveError, match=r"Variation 1 on the way there does not fit its match"):
        match_after(study_with([[5, 1]]), 0)
    with pytest.raises(StudyMoveError):
        match_after(study_with([[0, 999]]), 0)
    with pytest.raises(StudyMoveError):
        match_after(study_with([[DEAL, -2]]), 0)
    walk = Walk(OVER.until(POINT), STUDY.start)
    legal = walk.match.legal_numbers(0)
    with pytest.raises(IllegalMove):
        walk.go([[0, legal[0]], [1, 999]])
    assert (walk.match.moves_made, walk.path) == (POINT, [])


def test_a_study_at_a_table_is_played_only_where_the_table_is() -> None:
    with pytest.raises(StudyMoveError, match=r"it can be shared once the match is over"):
        match_after(Study(start=Start(table="t", number=1, seat=0)), ROOT)


def test_chance_draws_by_the_seed_that_was_wished_for() -> None:
    def drawn(seed: int) -> list[list[list[int]]]:
        walk = Walk(OVER.until(0), STUDY.start)
        walk.let_chance_act(seed)
        return walk.path

    assert drawn(1) == drawn(1)
    assert len({str(drawn(seed)) for seed in range(6)}) > 1
