"""What people type: nothing invisible, nothing that deceives."""

import pytest

from oceanarium.hosting.letters import skeleton
from oceanarium.hosting.names import tidy, unique
from oceanarium.hosting.problems import RequestProblem


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna \t Maria\n", "Anna Maria"),
        ("An\u200bna\u2060", "Anna"),  # zero width
        ("\u202eannA\u202c", "annA"),  # turned round
        ("\u2067annA\u2069", "annA"),
        ("A\u3164n\u2800na", "Anna"),  # letters that nobody sees
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0300\u0301\u0302\u0303\u0304\u0305", "à\u0301\u0302\u0303"),  # a pile of accents
        ("Đặng Ngọc", "Đặng Ngọc"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("🐙 1", "🐙 1"),
        ("\ud800x", "x"),  # half a letter
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, shown: str) -> None:
    assert tidy(typed) == shown


@pytest.mark.parametrize("typed", ["", " \n", "\u200b\u202e", "\u3164", "\u2800 \u115f"])
def test_what_leaves_nothing_to_read_is_refused(typed: str) -> None:
    with pytest.raises(RequestProblem):
        tidy(typed)


@pytest.mark.parametrize("other", ["anna", "Аnnа", "A n n a", "Ànna", "Anna.", "Ａｎｎａ"])  # noqa: RUF001
def test_names_that_look_alike_are_told_apart_by_a_number(other: str) -> None:
    assert unique(other, ["Anna"]).endswith(" 2")
    assert unique("Ben", ["Anna", other]) == "Ben"


def test_names_without_letters_are_compared_too() -> None:
    assert (skeleton("🐙"), skeleton("🐳")) == ("🐙", "🐳")
    assert unique("🐙", ["🐙"]) == "🐙 2"
