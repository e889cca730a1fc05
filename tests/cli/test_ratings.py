"""`oceanarium ratings`: whether all of them follow from the matches."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from oceanarium.cli import main
from oceanarium.store.layout import RATING_CHANGES
from tests.hosting.club.rated import Records, with_records


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    try:
        main(["ratings", *words])
        status = 0
    except SystemExit as end:
        status = int(end.code or 0)
    captured = capsys.readouterr()
    return status, captured.out + captured.err


def test_ratings_are_checked_and_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play(club: Records) -> None:
        await club.play(["anna", "ben"], [1, 2])
        await club.play(["anna", "expert"], [2, 1])

    async def tamper(club: Records) -> None:
        def step(connection: Connection) -> None:
            connection.execute(update(RATING_CHANGES).where(RATING_CHANGES.c.number == 1).values(place=7))

        await club.desk.write([], step)

    with_records(tmp_path, play)
    folder = "--data", str(tmp_path)
    assert said(capsys, "check", *folder) == (
        0,
        "2 rated matches, 3 changes of ratings.\nAll ratings follow from the matches, to the bit.\n",
    )
    with_records(tmp_path, tamper)
    status, told = said(capsys, "check", *folder)
    assert status == 1
    assert "than were kept: table1." in told
    assert said(capsys, "recompute", *folder)[0] == 0
    assert said(capsys, "check", *folder)[0] == 0


def test_a_folder_without_tables_is_told_and_nothing_is_made_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = said(capsys, "check", "--data", str(tmp_path / "none"))
    assert (status, "oceanarium.sqlite" in told) == (2, True)
    assert not (tmp_path / "none").exists()
