"""Citations and kinds of events."""

from oceanarium.kernel import Citation, Citations, Event, EventKinds, Vocabulary


def test_numbers_begin_at_one_because_zero_cites_nothing() -> None:
    citations = Citations()
    first, second = citations.cite("AB-1.1", "One."), citations.cite("AB-1.2", "Two.")
    assert (first, second, len(citations)) == (1, 2, 3)
    assert citations[second] == Citation("AB-1.2", "Two.")
    assert citations[0] == Citation("", "")
    assert [citation.sentence for citation in citations] == ["One.", "Two."]


def test_a_declared_citation_keeps_its_name_and_its_key_has_no_spaces() -> None:
    scoring = Citations(Vocabulary("tests.kernel"), "score")
    part = scoring[scoring.cite("AB-1.1", "games won")]
    assert (part.sentence, part.key) == ("games won", "score-games_won")


def test_catalogues_have_a_citation_by_its_name_with_underscores_for_spaces() -> None:
    parts = Citations(Vocabulary("tests.kernel"), "score")
    assert parts[parts.cite("AB-1.1", "other units", "count")] == Citation(
        "AB-1.1", "other units", "score-other_units", ("count",)
    )


def test_kinds_of_events_are_numbered_from_zero_and_reveal_nothing_unless_they_say_so() -> None:
    kinds = EventKinds()
    dealt = kinds.tell("dealt", "AB-1.1", "{seat} is dealt {card}.", "card")
    shown = kinds.tell("shown", "AB-1.2", "All is shown.", reveals=True)
    assert (dealt, shown) == (0, 1)
    assert kinds[dealt].fields == ("card",)
    assert [kind.reveals for kind in kinds] == [False, True]
    assert Event(dealt, 0, (5,)).details == (5,)
