"""Training from the command line: what cannot be. What it does is in tests/training."""

from pathlib import Path

import pytest

from tests.cli.running import complaint, run

WISH = "A training has at least one generation, one lesson of 1,000 positions, one deal and 1 to 128 hidden units"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'; the games are: octopus-garden"),
        (["tidepool"], "Tidepool Auction has no features to learn from: write its features.py first."),
        (["oceania", "--generations", "0"], WISH),
        (["oceania", "--lessons", "0"], WISH),
        (["oceania", "--positions", "999"], WISH),
        (["oceania", "--duel", "0"], WISH),
        (["oceania", "--hidden", "0"], WISH),
        (["oceania", "--hidden", "129"], WISH),
        (["oceania", "--margin", "1.5"], WISH),
        (["oceania", "--margin", "nan"], WISH),
        (["oceania", "--seed", "-1"], WISH),
        (["oceania", "--lessons", "many"], 'unable to convert "many" into int'),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert sentence in complaint("train", *arguments, "--out", str(out))
    assert not out.exists()


def test_help_tells_what_can_be_wished_for() -> None:
    told = run("train", "--help").stdout
    assert all(
        f"--{name}" in told
        for name in ("out", "generations", "lessons", "positions", "duel", "hidden", "margin", "seed")
    )
