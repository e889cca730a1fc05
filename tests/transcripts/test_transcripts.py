"""Three whole matches go as they went, word for word."""

import pytest

from tests.transcripts import FOLDER, PLANS, Plan, replayed, told


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.file)
def test_a_match_goes_as_its_transcript_says(plan: Plan) -> None:
    transcript = (FOLDER / plan.file).read_text(encoding="utf-8")
    match, players = replayed(transcript)
    assert (match.game.name, players) == (plan.game, plan.players)
    assert match.options == match.game.options.completed(plan.options, match.seats)
    assert told(match, players).splitlines() == transcript.splitlines()


def test_every_transcript_has_a_plan_and_together_they_seat_one_to_four() -> None:
    assert {plan.file for plan in PLANS} == {file.name for file in FOLDER.glob("*.txt")}
    assert {len(plan.players) for plan in PLANS} == {1, 2, 3, 4}


def test_another_move_or_another_word_makes_a_difference() -> None:
    transcript = (FOLDER / PLANS[0].file).read_text(encoding="utf-8")
    for old, new in (("takes the first turn", "takes the last turn"), (" buys row", " sells row")):
        assert old in transcript
        changed = transcript.replace(old, new, 1)
        match, players = replayed(changed)
        assert told(match, players) != changed
