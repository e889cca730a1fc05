"""Views are told by what changed of them."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oceanarium.hosting.changes import changes
from tests.changes import changed

plain = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from(["", "a", "b"]),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inside, max_size=4),
    max_leaves=12,
)
views = st.dictionaries(st.sampled_from("abcd"), plain, max_size=4)


@given(before=views, after=views)
def test_a_view_and_its_changes_make_the_next_view(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert changed(before, changes(before, after)) == after


def test_nothing_is_told_of_what_stays() -> None:
    before = {"market": ["coral", "relic"], "purse": {"pearls": 3, "name": "Ann"}, "gone": 1, "rows": [1, 2]}
    after = {"market": ["coral", "star"], "purse": {"pearls": 2, "name": "Ann"}, "rows": [1, 2, 3], "new": None}
    assert changes(before, after) == {
        "market": {"1": ["star"]},
        "purse": {"pearls": [2]},
        "rows": [[1, 2, 3]],
        "new": [None],
        "gone": [],
    }
