"""Tables set up by hand: play leads to nothing that cannot be, and the box keeps all its parts."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from oceanarium.kernel import CHANCE, NOBODY, Game, Match, OptionError, game_named, game_names
from oceanarium.kernel.placing import CannotBe, Placing, check, highest_of, placing_of

LAID = [name for name in game_names() if placing_of(game_named(name)) is not None]
MATCHES = 4
LOOKS = 40  # at a match


def played(game: Game[Any], seed: int) -> Iterator[Match[Any]]:
    """A match of random moves, at some of its decisions."""
    chooser = random.Random(seed)
    seats = chooser.choice(game.seats)
    match = Match(game, seats, variants(game, seats, chooser) if seed % 2 else {}, seed)
    legal = match.legal_numbers()
    number = 0
    while legal:
        if number < LOOKS or number % 10 == 0:
            yield match
        seat = chooser.choice(match.waiting)
        match.play_silently(chooser.choice(match.legal_numbers(seat)), seat)
        legal, number = match.legal_numbers(), number + 1
    yield match


def variants(game: Game[Any], seats: int, chooser: random.Random) -> dict[str, Any]:
    """Some options that are not as usual."""
    chosen: dict[str, Any] = {}
    for option in game.options.described():
        if option["kind"] == "choice" and chooser.random() < 0.5:
            value = chooser.choice(option["values"])["value"]
            with suppress(OptionError):
                chosen = dict(game.options.unusual(game.options.completed({**chosen, option["name"]: value}, seats)))
    return chosen


def laid(name: str) -> tuple[Game[Any], Placing[Any]]:
    game = game_named(name)
    placing = placing_of(game)
    assert placing is not None
    return game, placing


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("name", LAID)
def test_what_play_leads_to_can_be(name: str, seed: int) -> None:
    game, placing = laid(name)
    for match in played(game, seed):
        assert [fault.said.in_words() for fault in placing.faults(match.state)] == []


@pytest.mark.parametrize("name", LAID)
def test_a_table_can_be_shown_while_chance_is_to_act_too(name: str) -> None:
    game, placing = laid(name)
    chooser = random.Random(11)
    match = Match(game, game.usual_seats, {}, 11, manual_chance=True)
    for number in range(200):
        seat = chooser.choice(match.waiting) if match.waiting else match.actor
        if seat == NOBODY:
            break
        if seat == CHANCE or number % 10 == 0:
            check(game, placing, Match.from_picture(match.to_picture()).state)
        match.play_silently(chooser.choice(match.legal_numbers(seat)), seat)


@pytest.mark.parametrize("name", LAID)
def test_a_dial_that_is_set_to_what_it_shows_changes_nothing(name: str) -> None:
    game, placing = laid(name)
    for match in played(game, 7):
        for dial in placing.dials(match.state):
            assert dial.lowest <= dial.value <= highest_of(dial), dial.name
            again = match.state.copy()
            placing.turn(again, dial.name, dial.value)
            assert again == match.state, dial.name


def change(placing: Placing[Any], state: Any, chooser: random.Random) -> None:
    """Any change; one that is refused names its rule, and changes nothing."""
    before = state.copy()
    if chooser.random() < 0.3:
        dial = chooser.choice(placing.dials(state))
        placing.turn(state, dial.name, chooser.randint(dial.lowest, highest_of(dial)))
        return
    piece = chooser.choice([each for each in placing.pieces(state) if each.places])
    try:
        placing.put(state, piece.name, chooser.choice(piece.places))
    except CannotBe as error:
        refused = error
    else:
        return
    assert refused.rule
    assert refused.said is not None
    assert state == before


@pytest.mark.parametrize("name", LAID)
def test_whatever_is_put_or_set_can_be_drawn_and_read_again(name: str) -> None:
    game, placing = laid(name)
    chooser = random.Random(3)
    for seats in game.seats:
        match = Match(game, seats, {}, 5, manual_chance=True)
        placing.clear(match.state)
        for _ in range(25):
            change(placing, match.state, chooser)
            again = Match.from_picture(match.to_picture())
            check(game, placing, again.state)
            assert again.state == match.state


@pytest.mark.parametrize("name", LAID)
def test_every_piece_dial_and_fault_has_words_in_every_language(name: str) -> None:
    game, placing = laid(name)
    match = Match(game, game.max_seats, {}, 5, manual_chance=True)
    placing.clear(match.state)
    for language in game.languages:
        said = [each.said for each in placing.pieces(match.state)]
        said += [each for dial in placing.dials(match.state) for each in (dial.said, *dial.choices)]
        said += [each.said for each in placing.faults(match.state)]
        assert all(each.in_words(language) for each in said)


@pytest.mark.parametrize("name", LAID)
def test_an_empty_table_lacks_things_but_has_nothing_wrong(name: str) -> None:
    game, placing = laid(name)
    match = Match(game, game.usual_seats, {}, 5, manual_chance=True)
    placing.clear(match.state)
    assert match.actor != CHANCE
    assert all(fault.is_missing for fault in placing.faults(match.state))
