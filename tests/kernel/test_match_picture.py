"""Positions as text: written, read again, and told apart from anything else in one sentence."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oceanarium as oc
from oceanarium.kernel import Match, MatchFormatError
from oceanarium.kernel.match_picture import PictureError
from tests.matches import play_at_random
from tests.ours import OURS


def begun(game: str, moves: int = 40, **options: object) -> Match[Any]:
    match = oc.new_match(game, seed=5, options=options)
    play_at_random(match, moves, 3)
    return match


@pytest.mark.parametrize("game", OURS)
def test_a_match_begins_again_where_its_picture_shows_it(game: str) -> None:
    match = begun(game)
    again = Match.from_picture(match.to_picture())
    assert again.state == match.state
    assert (again.game, again.seats, again.options) == (match.game, match.seats, match.options)
    assert again.legal_moves() == match.legal_moves()
    assert again.scores() == match.scores()
    assert [again.view(seat) for seat in range(again.seats)] == [
        {**match.view(seat), "moves_made": 0} for seat in range(match.seats)
    ]
    play_at_random(again, 20, 4)  # and it goes on


def test_options_that_are_not_as_usual_are_kept() -> None:
    match = begun("octopus-garden", garden_rows=(3, 4, 3), garbage_beauty=-1)
    assert match.to_picture().splitlines()[-1] == "Options: garden_rows=3,4,3 garbage_beauty=-1"
    assert Match.from_picture(match.to_picture()).options == match.options


def test_a_match_that_begins_with_a_picture_has_no_moves_to_be_written_from_the_beginning() -> None:
    match = Match.from_picture(begun("oceania").to_picture())
    for ask in (match.to_json, match.to_link, lambda: match.until(0), lambda: match.after(0)):
        with pytest.raises(MatchFormatError, match="begins with a position"):
            ask()


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: "la la", "its first line must begin with the title of a game"),
        (lambda text: text.replace("Bag:", "Sack:"), "'Bag' is missing"),
        (lambda text: text.replace("coral", "choral"), r"line \d+ has 'choral'"),
        (lambda text: re.sub(" turn=[01]", " turn=5", text), "a number in its last lines that no table can have"),
        (lambda text: text + "\nOptions: much", "options such as name=value, not 'much'"),
        (lambda text: text + "\nOptions: much=1", "There is no option 'much'"),
        (lambda text: text + "\n" + "x" * 100_000, "longer than 100000 letters"),
    ],
)
def test_what_is_wrong_with_a_text_is_said_in_one_sentence(damage: Any, sentence: str) -> None:
    with pytest.raises(PictureError, match=sentence) as told:
        Match.from_picture(damage(begun("octopus-garden", 12).to_picture()))
    assert told.value.in_words("de") != str(told.value)
    assert told.value.in_words("fr") != str(told.value)


PICTURES = {game: begun(game).to_picture() for game in OURS}


@pytest.mark.parametrize("game", OURS)
@settings(max_examples=25)
@given(data=st.data())
def test_a_damaged_picture_is_read_or_refused_and_nothing_else(game: str, data: st.DataObject) -> None:
    lines = PICTURES[game].splitlines()
    number = data.draw(st.integers(0, len(lines) - 1))
    words = lines[number].split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(st.sampled_from(["", "-7", "99999999999", "x", "seats=0", "turn=9", words[place] * 2]))
    lines[number] = " ".join(words)
    try:
        match = Match.from_picture("\n".join(lines))
    except PictureError as error:
        assert str(error).count("\n") == 0  # noqa: PT017  # any other error fails the test
    else:
        match.legal_moves()
        match.scores()
