"""What is stored, copied, shown, taken back and added up."""

import json
from contextlib import suppress
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.kernel import CHANCE, NOBODY, OMNISCIENT, CannotTakeBack, Event, Game, Match
from oceanarium.kernel.remembering import forget_all
from tests.matches import LONG, matches, play_at_random, seeds

WIDTH = 80  # columns of a picture


def replayed(match: Match[Any], moves: int) -> Match[Any]:
    """The first so many moves of a match, played again."""
    again = Match(match.game, match.seats, match.options, match.seed, manual_chance=True)
    for seat, number, _ in match.moves[:moves]:
        again.play(number, seat)
    return again


def events_of(match: Match[Any], seat: int, number: int) -> list[Event]:
    """All that a move would bring about, whoever may hear it."""
    heard: list[Event] = []
    state = match.state.copy()
    state.events = heard
    match.game.rules.apply_move(state, seat, number)
    return heard


@given(data=st.data())
def test_replaying_the_recorded_moves_gives_the_same_bytes(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    again = replayed(match, len(match.moves))
    assert again.state.to_bytes() == match.state.to_bytes()
    assert again.moves == match.moves
    for seat in (None, *range(match.seats)):
        assert again.events(seat) == match.events(seat)


@given(data=st.data())
def test_the_same_seed_brings_the_same_chances(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game, manual_chance=False))
    again = Match(game, match.seats, match.options, match.seed)
    for seat, number, _ in match.moves:
        if seat != CHANCE:
            again.play(number, seat)
    assert again.moves == match.moves


@given(data=st.data(), ends=st.booleans())
def test_files_and_links_hold_the_whole_match(game: Game[Any], data: st.DataObject, ends: bool) -> None:
    match = data.draw(matches(game))
    if ends:
        play_at_random(match, game.longest_match(match.seats, match.options) + 2 * LONG, 1)
        assert match.actor == NOBODY
    for again in (Match.from_json(match.to_json()), Match.from_link(match.to_link())):
        assert again.state.to_bytes() == match.state.to_bytes()
        assert (again.moves, again.options, again.seats) == (match.moves, match.options, match.seats)
        assert again.events() == match.events()
        assert again.outcome == match.outcome
    assert Match.from_json(match.to_json()).seed == match.seed


@given(data=st.data(), seed=seeds)
def test_a_loaded_match_goes_on_as_the_original_does(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game, manual_chance=False))
    again = Match.from_json(match.to_json())
    for each in (match, again):
        play_at_random(each, 10, seed)
    assert again.to_json() == match.to_json()


@given(data=st.data())
def test_bytes_hold_the_whole_state_and_every_value_has_room(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    again = game.State.from_bytes(match.state.to_bytes())
    assert again == match.state
    assert again.to_bytes() == match.state.to_bytes()


@given(data=st.data(), seed=seeds)
def test_changing_a_copy_leaves_the_original_alone(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    before = match.to_json(), match.state.to_bytes(), match.events()
    twin = match.copy()
    play_at_random(twin, 20, seed)
    state = match.state.copy()
    for name, field in game.State.fields.items():
        value = getattr(state, name)
        if not field.shape:
            setattr(state, name, value + 1)
        elif len(field.shape) == 1:
            value[-1] += 1
        else:
            value[-1][-1] += 1
    assert state != match.state
    assert (match.to_json(), match.state.to_bytes(), match.events()) == before


@given(data=st.data(), seed=seeds)
def test_what_a_copy_takes_back_and_plays_anew_does_not_reach_the_original(
    game: Game[Any], data: st.DataObject, seed: int
) -> None:
    match = data.draw(matches(game))
    if match.can_take_back():
        before = replayed(match, len(match.moves) - 1)
        twin = match.copy()
        twin.take_back()
        play_at_random(twin, 20, seed)
        match.take_back()
        assert match.state.to_bytes() == before.state.to_bytes()


@given(data=st.data())
def test_listening_to_events_changes_nothing_else(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for number in match.legal_numbers()[:3]:
        deaf, listener = match.state.copy(), match.state.copy()
        listener.events = []
        game.rules.apply_move(deaf, match.actor, number)
        game.rules.apply_move(listener, match.actor, number)
        assert deaf == listener
        assert deaf.events is None


@given(data=st.data())
def test_asking_changes_nothing(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    before = match.to_json(), match.state.to_bytes()
    seat = data.draw(st.integers(0, match.seats - 1))
    match.legal_moves(seat)
    match.prompt(seat)
    match.view(seat)
    match.picture(seat)
    match.events(seat)
    match.scores()
    match.why_not(["nothing"], seat)
    assert (match.to_json(), match.state.to_bytes()) == before


@given(data=st.data())
def test_moves_are_taken_back_exactly_until_chance_a_revelation_or_another_seat(
    game: Game[Any], data: st.DataObject
) -> None:
    match = data.draw(matches(game, manual_chance=data.draw(st.booleans())))
    while match.moves:
        seat, number, _ = match.moves[-1]
        before = replayed(match, len(match.moves) - 1)
        reveals = any(game.events[event.kind].reveals for event in events_of(before, seat, number))
        if seat == CHANCE or reveals:
            break
        assert match.can_take_back()
        assert match.can_take_back(seat)
        unchanged = match.to_json()
        with pytest.raises(CannotTakeBack):
            match.take_back(seat + 1)
        assert match.to_json() == unchanged
        assert match.take_back(seat).number == number
        assert match.state.to_bytes() == before.state.to_bytes()
        assert match.to_json() == before.to_json()
        assert match.events() == before.events()
        if not match.moves or match.moves[-1].seat != seat:
            break
    unchanged = match.to_json()
    assert not match.can_take_back()
    with pytest.raises(CannotTakeBack):
        match.take_back()
    assert match.to_json() == unchanged


@given(data=st.data())
def test_seats_that_choose_at_once_may_choose_in_any_order(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    choices = [(seat, data.draw(st.sampled_from(game.legal_moves(match.state, seat)))) for seat in match.waiting]
    results = set()
    for order in permutations(choices):
        state = match.state.copy()
        for seat, move in order:
            game.rules.apply_move(state, seat, move)
        results.add(state.to_bytes())
    assert len(results) == 1


@given(data=st.data())
def test_views_are_plain_data_that_json_carries(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


@given(data=st.data(), seed=seeds)
def test_a_view_stays_as_it_was_whatever_happens_next(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    views = [match.shared_view(seat) for seat in (None, *range(match.seats))]
    before = json.dumps(views)
    play_at_random(match, 5, seed)
    assert json.dumps(views) == before


@given(data=st.data(), seed=seeds)
def test_a_view_with_remembered_parts_is_as_if_made_anew(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game))
    for _ in range(5):
        remembered = [json.dumps(match.view(seat)) for seat in (None, *range(match.seats))]
        forget_all()
        assert [json.dumps(match.view(seat)) for seat in (None, *range(match.seats))] == remembered
        play_at_random(match, 1, seed)


@given(data=st.data())
def test_a_view_is_its_owners_alone(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    before = json.dumps(match.view(0))
    spoil(match.view(0))
    assert json.dumps(match.view(0)) == before


def spoil(told: Any) -> None:
    """Change all there is to change in plain data."""
    for part in told.values() if isinstance(told, dict) else told:
        if isinstance(part, dict | list):
            spoil(part)
    told.clear()


@given(data=st.data())
def test_a_picture_for_the_all_knowing_shows_the_whole_state(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    again = game.pictures.read_picture(game.pictures.draw_picture(match.state, OMNISCIENT))
    assert again == match.state
    assert again.to_bytes() == match.state.to_bytes()


@given(data=st.data())
def test_pictures_keep_to_their_columns(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game, usual=True))
    for seat in (NOBODY, *range(match.seats)):
        for line in game.pictures.draw_picture(match.state, seat).splitlines():
            assert len(line) <= WIDTH
            assert line == line.rstrip()


@given(data=st.data(), text=st.text())
def test_a_text_that_is_no_picture_is_refused(game: Game[Any], data: st.DataObject, text: str) -> None:
    match = data.draw(matches(game, length=30))
    picture = game.pictures.draw_picture(match.state, OMNISCIENT)
    cut = data.draw(st.integers(0, len(picture)))
    for damaged in (picture[:cut], picture[:cut] + text + picture[cut:]):
        with suppress(ValueError):  # and nothing else
            assert isinstance(game.pictures.read_picture(damaged), game.State)
    with pytest.raises(ValueError, match=r"."):
        game.pictures.read_picture(text)


@given(data=st.data())
def test_the_parts_of_a_score_add_up_to_its_total(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    for score in match.scores():
        assert sum(score.parts.values()) == score.total
        assert set(score.parts) == set(score.rules)


@given(data=st.data())
def test_places_follow_the_scores(game: Game[Any], data: st.DataObject) -> None:
    match = data.draw(matches(game))
    totals = [score.total for score in match.scores()]
    places = [game.rules.place(match.state, seat) for seat in range(match.seats)]
    assert min(places) == 1
    for seat, place in enumerate(places):
        ahead = sum(other > totals[seat] for other in totals)
        equal = totals.count(totals[seat])
        assert ahead < place <= ahead + equal
        assert place == 1 + sum(other < place for other in places)


@given(data=st.data(), seed=seeds)
def test_a_match_ends_within_its_bound_and_says_why(game: Game[Any], data: st.DataObject, seed: int) -> None:
    match = data.draw(matches(game, length=0))
    bound = game.longest_match(match.seats, match.options)
    decisions = play_at_random(match, bound + 2 * LONG, seed)
    assert match.actor == NOBODY
    assert decisions <= bound
    assert match.outcome is not None
    assert match.outcome.rule
    assert match.outcome.sentence
    assert match.outcome.winners == tuple(seat for seat in range(match.seats) if match.outcome.places[seat] == 1)


@given(data=st.data(), ends=st.booleans())
def test_a_glance_fits_any_moment_of_a_match(game: Game[Any], data: st.DataObject, ends: bool) -> None:
    match = data.draw(matches(game))
    if ends:
        play_at_random(match, game.longest_match(match.seats, match.options) + 2 * LONG, 1)
    progress, scores = game.glance(match.view(None))
    assert len(scores) in (0, match.seats)
    assert all(type(number) is int for number in (*scores, *progress.values()))
