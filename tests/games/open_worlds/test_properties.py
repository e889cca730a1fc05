"""Nothing gets lost, and a second, naive reading of the fights and incomes agrees with the rules. [OW-C5]"""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.card_index import CARD_INDEX
from oceanarium.games.open_worlds.parts import DECK, HAND, MAX_DECK, PLAY, STAGED, TRASH
from oceanarium.games.open_worlds.state import State
from oceanarium.games.open_worlds.tables import CARD_IDS, CARDS, WORLDS
from oceanarium.games.open_worlds.words import pieces_from
from oceanarium.kernel import CHANCE, NOBODY, Match
from tests.games.open_worlds.drawing import resolve, table, units
from tests.matches import matches
from tests.proving import proves


@proves("OW-1.4", "OW-C5")
@given(data=st.data())
def test_every_card_is_in_one_place_and_counts_are_true(data: st.DataObject) -> None:
    match = data.draw(matches(GAME))
    state: State = match.state
    listed = [piece for world in range(state.world_count) for piece in pieces_from(state, state.first_unit[world])]
    staged = [piece for world in range(state.world_count) for piece in pieces_from(state, state.first_staged[world])]
    assert len(set(listed + staged)) == len(listed + staged)
    assert set(listed) == {piece for piece, place in enumerate(state.place) if place == PLAY}
    assert set(staged) == {piece for piece, place in enumerate(state.place) if place == STAGED}
    for seat in range(match.seats):
        places = state.place[seat * MAX_DECK : seat * MAX_DECK + state.deck_total[seat]]
        assert state.hand_size[seat] == places.count(HAND)
        assert state.deck_size[seat] == places.count(DECK)
        assert state.staged_size[seat] == places.count(STAGED)
        assert state.hand_size[seat] <= 10 + 2 * match.seats + 11
        names = [CARD_IDS[state.card[seat * MAX_DECK + slot]] for slot in range(state.deck_total[seat])]
        assert names == sorted(names, key=CARD_INDEX.numbers.__getitem__)
    for world in range(state.world_count):
        facilities = [p for p in pieces_from(state, state.first_unit[world]) if CARDS[state.card[p]].type == "facility"]
        assert len(facilities) <= 9


@proves("OW-19.3")
@given(data=st.data())
def test_decks_only_shrink_and_trash_heaps_only_grow(data: st.DataObject) -> None:
    match = data.draw(matches(GAME))
    numbers = match.legal_numbers()
    if numbers and match.actor != CHANCE:
        before = match.state.copy()
        match.play(data.draw(st.sampled_from(numbers)), match.actor)
        for piece, place in enumerate(match.state.place):
            assert place != DECK or before.place[piece] == DECK
            assert before.place[piece] != TRASH or place == TRASH


def naive_income(state: State, seat: int) -> int:
    """The sum of what the card index says, read afresh."""
    total = 0
    for world in range(state.world_count):
        pieces = pieces_from(state, state.first_unit[world])
        for piece in pieces:
            if state.controller[piece] == seat:
                total += _naive_value(state, CARDS[state.card[piece]].income, seat, world)
    return total


def _naive_value(state: State, value: Any, seat: int, world: int) -> int:
    if isinstance(value, int):
        return value
    card = WORLDS[state.worlds[world]]
    if "if" in value:
        hostile = card.is_hostile if state.hostile_change[world] < 0 else state.hostile_change[world] == 1
        return _naive_value(state, value["then"] if hostile else value["else"], seat, world)
    own = [
        [CARDS[state.card[p]] for p in pieces_from(state, state.first_unit[w]) if state.controller[p] == seat]
        for w in range(state.world_count)
    ]
    if "world" in value:
        number = card.res
    elif value["count"] == "worlds_you_occupy":
        number = sum(any(each.type == "facility" for each in cards) for cards in own)
    else:
        number = sum(each.kind in value["count"]["kinds"] for each in own[world])
    number += value.get("plus", 0)
    return int(min(max(number, value.get("min", number)), value.get("max", 99)))


@proves("OW-14.1")
@given(data=st.data())
def test_incomes_are_what_a_naive_count_finds(data: st.DataObject) -> None:
    match = data.draw(matches(GAME))
    if match.state.turn > 0 and all(income < 0 for income in match.state.set_income):
        assert [score.total for score in match.scores()] == [naive_income(match.state, s) for s in range(match.seats)]


SHIPS = ("scout", "lancer", "escort", "corvette", "frigate", "keeper", "piledriver", "destroyer", "warship", "cruiser")


@proves("OW-12.5")
@pytest.mark.parametrize("seed", range(30))
def test_orbital_fights_end_as_a_naive_count_says(seed: int) -> None:
    chance = random.Random(seed)
    fleets = [chance.sample([s for s in SHIPS if s != "scout"], chance.randint(1, 4)) for _ in range(2)]
    match = table(f"koti: A {' '.join(fleets[0])}; B {' '.join(fleets[1])}")
    targets: list[str] = []
    damage = {(seat, ship): 0 for seat in (0, 1) for ship in fleets[seat]}
    for seat in (0, 1):
        for ship in fleets[seat]:
            for power in CARD_INDEX.card(ship).weapons:
                target = chance.choice(fleets[1 - seat])
                targets.append(f"orbital:{1 - seat}:{target}")
                damage[1 - seat, target] += power
    resolve(match, *targets)
    left = [(seat, ship) for (seat, ship), taken in damage.items() if taken < CARD_INDEX.card(ship).defence]
    assert units(match) == ", ".join(f"{'AB'[seat]} {ship}" for seat, ship in left)


TROOPS = ("troops_10", "troops_12", "troops_15", "troops_20", "troops_22", "troops_25")


@proves("OW-13.5")
@pytest.mark.parametrize("seed", range(40))
def test_surface_fights_end_as_a_naive_count_says(seed: int) -> None:
    """A defends one City with some Troops; B sends Troops against the City or its Defenders."""
    chance = random.Random(seed)
    city = chance.choice(("city_10", "city_15", "city_20", "city_30"))
    defenders = chance.sample(TROOPS, chance.randint(0, 3))
    attackers = chance.sample(TROOPS, chance.randint(1, 4))
    match = table(f"koti: A {city} {' '.join(defenders)}; B {' '.join(attackers)}", start="begin.surface")
    direct, on_city, moves = dict.fromkeys(defenders, 0), 0, ["facility:koti:1"] * len(defenders)
    for attacker in attackers:
        target = chance.choice([city, *defenders])
        power = CARD_INDEX.card(attacker).weapons[0]
        if target == city:
            on_city += power
            moves.append("facility:koti:1")
        else:
            direct[target] += power
            moves.append(f"ground:0:{target}")
    remaining, left = on_city, []
    for defender in defenders:
        defence = CARD_INDEX.card(defender).defence
        received = direct[defender] + remaining
        was_used = remaining > 0
        remaining = max(remaining - max(defence - direct[defender], 0), 0)
        if received < defence and not was_used:
            left.append(defender)  # what was used leaves, too
    survivors = ([city] if remaining < CARD_INDEX.card(city).defence else []) + left
    resolve(match, *moves)
    assert units(match) == ", ".join(f"A {name}" for name in survivors)


@proves("OW-17.6")
@given(data=st.data())
def test_the_highest_income_wins(data: st.DataObject) -> None:
    match: Match[State] = data.draw(matches(GAME, length=2_000))
    assert match.actor == NOBODY
    assert match.outcome is not None
    incomes = match.state.income[: match.seats]
    assert match.outcome.winners == tuple(seat for seat, income in enumerate(incomes) if income == max(incomes))
