"""`oceanarium analyse`."""

import json
from pathlib import Path

import pytest

import oceanarium as oc
from oceanarium.cli import main
from tests.matches import play_at_random


@pytest.fixture
def link() -> str:
    match = oc.new_match("octopus-garden", seats=2, seed=5)
    play_at_random(match, 30, 3)
    return match.to_link()


def test_a_table_tells_what_every_move_cost(link: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["analyse", link, "--iterations", "50"])
    told = capsys.readouterr().out
    assert "Octopus' Garden" in told
    assert "Player 2:" in told
    assert "turned" in told


def test_json_has_all_of_it(link: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text(link)
    main(["analyse", str(tmp_path / "match.txt"), "--iterations", "50", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "octopus-garden"
    assert {"number", "seat", "made", "best", "cost", "judgement", "outlook"} <= set(told["judgements"][0])


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
