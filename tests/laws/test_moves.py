"""What may be chosen: complete, sound, written, touched and refused with a reason."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from checks.rule_ids import definitions
from oceanarium.kernel import (
    ALLOWED,
    CHANCE,
    NOBODY,
    OMNISCIENT,
    Citation,
    Game,
    IllegalMove,
    Match,
    UnreadableMove,
)
from tests.matches import matches


def everybody(match: Match[Any]) -> list[int]:
    """All seats, an onlooker, one who knows everything, and a seat that is not at the table."""
    return [OMNISCIENT, NOBODY, *range(match.seats + 1)]


def assert_is_a_finished_sentence(sentence: str) -> None:
    assert sentence.strip()[-1] in ".!"
    assert sentence[0].isupper() or not sentence[0].isalpha()
    assert not set("{}") & set(sentence)


def assert_cites_a_rule(game: Game[Any], citation: Citation) -> None:
    assert citation.rule in definitions(game.rules_text)
    assert_is_a_finished_sentence(citation.sentence)


@given(data=st.data())
def test_a_live_match_offers_a_move_and_a_finished_one_none(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    if match.actor == NOBODY:
        assert match.waiting == ()
        assert match.outcome is not None
    elif match.actor == CHANCE:
        assert match.waiting == ()
        assert match.outcome is None
    else:
        assert match.actor in match.waiting
        assert match.outcome is None
    for seat in everybody(match):
        assert bool(game.legal_moves(match.state, seat)) == (seat in match.waiting)
    assert bool(game.chances(match.state)) == (match.actor == CHANCE)


@given(data=st.data())
def test_several_seats_choose_at_once_only_where_the_game_says_so(game: Game[Any], data: st.DataObject) -> None:
    assert len(data.draw(matches(game)).waiting) < 2 or game.chooses_at_once


@given(data=st.data())
def test_legal_moves_are_exactly_those_that_nothing_forbids_in_ascending_order(
    game: Game[Any], data: st.DataObject
) -> None:
    match = data.draw(matches(game))
    for seat in everybody(match):
        moves = range(-1, game.move_count + 1)
        allowed = [move for move in moves if game.rules.forbids(match.state, seat, move) == ALLOWED]
        assert game.legal_moves(match.state, seat) == allowed


@given(data=st.data())
def test_chances_are_distinct_moves_in_ascending_order_with_positive_weights(
    game: Game[Any], data: st.DataObject
) -> None:
    chances = game.chances(data.draw(matches(game)).state)
    assert list(chances) == sorted(chances)
    assert all(0 <= move < game.move_count for move in chances)
    assert all(weight > 0 for weight in chances.values())


@given(data=st.data())
def test_every_refused_move_cites_a_rule_in_a_finished_sentence(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(everybody(match)))
    refusals = {game.refusal(match.state, seat, move) for move in range(-1, game.move_count + 1)}
    for refusal in refusals - {None}:
        assert refusal is not None
        assert_cites_a_rule(game, refusal)


@given(data=st.data())
def test_a_refused_move_changes_nothing(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(everybody(match)))
    move = data.draw(st.integers(-1, game.move_count) | st.integers())
    citation = match.refusal(move, seat)
    if citation is not None:
        before = match.to_json(), match.state.to_bytes()
        with pytest.raises(IllegalMove) as refusal:
            match.play(move, seat)
        assert (refusal.value.rule, refusal.value.sentence) == (citation.rule, citation.sentence)
        assert (match.to_json(), match.state.to_bytes()) == before
        assert match.state.events is None


@given(data=st.data())
def test_what_chance_cannot_bring_about_changes_nothing(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    move = data.draw(st.integers(-1, game.move_count) | st.integers())
    if move not in game.chances(match.state):
        before = match.to_json(), match.state.to_bytes()
        with pytest.raises(UnreadableMove) as refusal:
            match.play(move, CHANCE)
        assert_is_a_finished_sentence(refusal.value.sentence)
        assert (match.to_json(), match.state.to_bytes()) == before


@given(data=st.data())
def test_a_move_is_written_in_one_way_that_is_read_again(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in match.waiting or (match.actor,):
        moves = match.legal_moves(seat)
        for move in moves:
            assert game.moves.read_move(match.state, move.text) == move.number
            assert game.moves.read_move(match.state, f" {move.text.upper()} ") == move.number
            assert move.text.isprintable()
            assert move.words[0].isupper()
        assert len({move.text for move in moves}) == len(moves)
        assert len({move.words for move in moves}) == len(moves)


@given(data=st.data(), text=st.text() | st.text("0123456789aAzZ .,", max_size=2))
def test_a_text_that_is_no_move_is_refused_without_harm(game: Game[Any], data: st.DataObject, text: str) -> None:
    match = data.draw(matches(game, length=20))
    is_told = re.search(r"[^\W\d]\w|\w[^\W\d]", text) is not None  # it might be as good as the words of a move
    if game.moves.read_move(match.state, text) is None and not is_told:
        before = match.to_json()
        with pytest.raises(UnreadableMove, match="is no move of"):
            match.play(text, max(match.actor, 0))
        assert match.to_json() == before


NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
SEAT_BY_NUMBER = re.compile(r"\bseat \d", re.IGNORECASE)


def assert_people_are_named(text: str) -> None:
    assert not SEAT_BY_NUMBER.search(text), text
    assert not set("⟦⟧") & set(text), text


@given(data=st.data())
def test_any_number_can_be_written_and_said(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.sampled_from(everybody(match)))
    some = range(data.draw(st.integers(0, 16)), game.move_count, 17)
    match.name_of = NAMES[: match.seats].__getitem__
    for number in (*some, -1, game.move_count, data.draw(st.integers())):
        move = match.move(number, seat)
        assert move.text.isprintable()
        assert move.words[0].isupper()
        assert not set("{}⟦⟧") & set(move.words)


@given(data=st.data())
def test_any_text_can_be_read(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    known = match.move(data.draw(st.integers(0, game.move_count - 1)), 0).text
    cut = data.draw(st.integers(0, len(known)))
    for text in (data.draw(st.text()), known[:cut], known[:cut] + data.draw(st.text(max_size=3)) + known[cut:]):
        number = game.moves.read_move(match.state, text)
        assert number is None or 0 <= number < game.move_count


@given(data=st.data())
def test_people_are_called_by_their_names_in_every_sentence(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    match.name_of = NAMES[: match.seats].__getitem__
    for seat in (*match.waiting, match.actor):
        for move in match.legal_moves(seat):
            assert_people_are_named(move.words)
    for seat in range(match.seats):
        assert_people_are_named(match.prompt(seat))
        number = data.draw(st.integers(0, game.move_count - 1))
        refusal = match.refusal(number, seat)
        assert_people_are_named("" if refusal is None else refusal.sentence)
    for happening in match.events(None):
        assert_people_are_named(happening.in_words(match.name_of))


@given(data=st.data())
def test_a_match_is_followed_by_one_among_the_same_seats(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game, length=20))
    places = data.draw(st.permutations(range(1, match.seats + 1)))
    following = match.rematch(places, seed=1)
    assert (following.game, following.seats) == (game, match.seats)
    assert set(following.options) == set(match.options)


@given(data=st.data())
def test_every_legal_move_has_targets_of_its_own(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in match.waiting:
        moves = match.legal_moves(seat)
        assert all(move.targets and all(move.targets) for move in moves)
        assert len({move.targets for move in moves}) == len(moves)


@given(data=st.data())
def test_everybody_may_let_a_window_go_by(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    window, passing = game.open_window(match.state), game.passing(match.state)
    assert (window is None) == (passing is None)
    if game.windows is not None and window is not None:
        assert window in game.windows.NAMES
        assert all(passing in match.legal_numbers(seat) for seat in match.waiting)


@given(data=st.data())
def test_what_makes_a_legal_move_may_be_touched(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in match.waiting:
        for move in match.legal_moves(seat)[:: 1 + data.draw(st.integers(2, 9))]:
            for touched in range(1, len(move.targets) + 1):
                assert match.why_not(move.targets[:touched], seat) is None


@given(data=st.data())
def test_what_makes_no_legal_move_says_why_not(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    seat = data.draw(st.integers(0, match.seats - 1))
    move = data.draw(st.integers(0, game.move_count - 1))
    targets = game.moves.targets(match.state, seat, move)
    possible = [set(legal.targets) for legal in match.legal_moves(seat)]
    citation = match.why_not(targets, seat)
    assert (citation is None) == any(set(targets) <= each for each in possible)
    if citation is not None:
        assert_cites_a_rule(game, citation)


def test_a_sentence_with_a_gap_is_caught() -> None:
    with pytest.raises(AssertionError):
        assert_is_a_finished_sentence("You hold no {shell}.")


@given(data=st.data())
def test_events_are_told_in_finished_sentences_and_cite_rules(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    rules = definitions(game.rules_text)
    for seat in (None, *range(match.seats)):
        for happening in match.events(seat):
            assert happening.rule in rules
            assert_is_a_finished_sentence(happening.text)
            assert all(happening.details.values())


def test_every_citation_of_the_game_names_one_of_its_rules(game: Game[Any]) -> None:
    rules = definitions(game.rules_text)
    for citation in (*game.refusals, *game.scoring, *game.endings):
        assert citation.rule in rules
        assert citation.sentence
    for kind in game.events:
        assert kind.rule in rules
        assert set(kind.fields) <= {"seat"} | {field for field in kind.fields if field.isidentifier()}
    names = [kind.name for kind in game.events]
    assert len(set(names)) == len(names)
