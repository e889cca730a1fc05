"""`oceanarium analyse`."""

import json
from pathlib import Path

import pytest

import oceanarium as oc
from oceanarium.bots.analysis import Judgement
from oceanarium.bots.search_bot import Candidate
from oceanarium.cli import main
from oceanarium.cli.moments import told_moments
from oceanarium.cli.speech import speech_for
from tests.matches import play_at_random
from tests.puzzles.making import at_a_choice


@pytest.fixture
def link() -> str:
    match = oc.new_match("octopus-garden", seats=2, seed=5)
    play_at_random(match, 15, 3)
    return match.to_link()


def test_a_table_tells_what_every_move_cost(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["analyse", link, "--iterations", "10"])
    told = capsys.readouterr().out
    assert "Octopus' Garden" in told
    assert "Player 2:" in told


def test_json_has_all_of_it(link: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text(link)
    main(["analyse", str(tmp_path / "match.txt"), "--iterations", "10", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "octopus-garden"
    assert {"number", "seat", "made", "best", "cost", "judgement", "outlook"} <= set(told["judgements"][0])
    numbers = {each["number"] for each in told["judgements"]}
    assert {each["number"] for each in told["moments"]} | set(told["turning_points"]) <= numbers


def test_moments_are_told_with_the_better_move_and_its_reasons() -> None:
    match, seat = at_a_choice("octopus-garden", 3)
    made, *_, best = match.legal_moves(seat)
    costly = Judgement(match.moves_made, seat, Candidate(made, 2_000, 0.3), Candidate(best, 2_000, 0.5), (0.5, 0.5))
    match.play(made, seat)
    heading, moment, why = told_moments(match, [costly], [seat], ["Anna", "Ben"], speech_for("en"))
    assert heading == f"{['Anna', 'Ben'][seat]}, the moment that cost most:"
    assert moment.strip() == (
        f"Move {costly.number + 1}: “{made.words}” left a chance of 30%; “{best.words}” would have kept 50%."
    )
    assert "Brings" in why or "next turns" in why or "rivals" in why
    assert list(told_moments(match, [costly], [1 - seat], ["Anna", "Ben"], speech_for("en"))) == [
        f"{['Anna', 'Ben'][1 - seat]} gave nothing away that stands out."
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere"], "There is no file 'nowhere', and it is no link either."),
        (["{link}", "--iterations", "0"], "The number of iterations must be at least 1, not 0."),
    ],
)
def test_bad_arguments_get_one_sentence(
    link: str, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["analyse", *(argument.format(link=link) for argument in arguments)])
    assert capsys.readouterr().err == f"oceanarium: {sentence}\n"
