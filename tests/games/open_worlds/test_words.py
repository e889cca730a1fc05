"""What people are told and shown: every refusal and every kind of event occurs, pictures fit."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from oceanarium.games.open_worlds import GAME
from oceanarium.games.open_worlds.decks import card_numbers, printed_deck
from oceanarium.games.open_worlds.state import State
from oceanarium.kernel import CHANCE, NOBODY, IllegalMove, Match
from tests.games.open_worlds.drawing import dealt, go_to_next_turn, play, resolve, table

RARE_UTILITIES = (
    "false_alert",
    "we_quit",
    "light_brigade",
    "research",
    "adjust",
    "fleet_support",
    "enter_fray",
    "coup",
)
RARE_UNITS = ("invasion_force_10", "invasion_force_15", "terraform_plant", "hidden_outpost", "garrison", "assassin")
WANTED = (*RARE_UTILITIES, *RARE_UNITS, "espionage", "sabotage", "suck_dry")


def rich_deck() -> tuple[int, ...]:
    """A deck with all that seldom happens."""
    deck = {**printed_deck("empyrean"), **dict.fromkeys(WANTED, 1)}
    for card in [card for card in deck if card not in (*WANTED, "outpost", "exploit")]:
        if sum(deck.values()) > 54:
            del deck[card]
    return card_numbers(deck)


def eager_matches() -> Iterator[Match[State]]:
    """Random matches in which people would rather do something; after every move."""
    chance = random.Random(3)
    for number in range(24):
        seats = 2 + number % 3
        options: dict[str, object] = {f"cards_{seat}": rich_deck() for seat in range(seats)}
        if number % 3 == 0:
            options = {"first_priority": "worlds_draw"}
        match: Match[State] = Match(GAME, seats, options, number)
        while match.actor != NOBODY:
            numbers = match.legal_numbers()
            if len(numbers) > 1 and numbers[0] == 0 and chance.random() < 0.5:
                numbers = numbers[1:]
            match.play(chance.choice(numbers), match.actor)
            yield match


def seldom_positions() -> Iterator[Match[State]]:
    """What random matches do not bring about."""
    spared = table("koti: B city_20^A; A invasion_force_21")
    resolve(spared, "facility:koti:1", "no")
    yield spared
    conquered = table("koti: A city_20; B invasion_force_21")
    resolve(conquered, "facility:koti:1", "yes")
    yield conquered
    hands = ("sabotage", "sabotage")
    failed = table("koti: A outpost exploit; B exploit; C exploit", hands=hands, seats=3, start="begin.resolution")
    play(failed, "play:sabotage.facility", "facility:koti:4", "play:sabotage.facility", "facility:koti:4")
    yield failed
    coup = table("quillon: A city_20; B city_10", hands=("coup",), start="end.resolution")
    play(coup, "play:coup")
    yield coup
    terraformed = table("phoebe_k2: A outpost terraform_plant")
    terraformed.state.course[terraformed.state.next_piece[terraformed.state.first_unit[0]]] = 1
    resolve(terraformed)
    yield terraformed
    defended = table("koti: A city_15 troops_12; B troops_10")
    resolve(defended, "facility:koti:1", "facility:koti:1")
    yield defended
    failed_storm = table("koti: A> biostorm")
    resolve(failed_storm)
    yield failed_storm
    searched = table("koti:", hands=("research",), decks=("outpost",), start="begin.stage")
    play(searched, "play:research.search")
    yield searched
    stalled = table("koti:", hands=("outpost " * 10, "outpost " * 10), start="stage")
    stalled.state.dry_turns = 1
    go_to_next_turn(stalled)
    yield stalled


def test_every_kind_of_event_and_nearly_every_refusal_occurs() -> None:
    told: set[str] = set()
    refused: set[int] = set()
    looks: Counter[int] = Counter()
    for match in eager_matches():
        if match.actor == NOBODY:
            told |= {event.name for event in match.events()}
        looks[match.state.phase] += 1
        if looks[match.state.phase] % (1 + looks[match.state.phase] // 8) == 0:  # often at first, then seldom
            for seat in range(-1, match.seats + 1):
                moves = range(-1, GAME.move_count)
                refused |= {GAME.rules.forbids(match.state, seat, move) for move in moves}
    for match in seldom_positions():
        told |= {event.name for event in match.events()}
    assert {kind.name for kind in GAME.events} - told == set()
    proved_elsewhere = {
        "nobody_chooses",
        "own_former",
        "is_shielded",
        "prohibited_now",
        "not_the_time",
        "is_over",
        "is_exempt",
        "is_untargetable",
        "staging_forbidden",
        "no_target",
        "empty_deck",
        "swap_promised",
        "swap_conquered",
        "wrong_slot",
        "nothing_for_slot",
    }
    missing = {GAME.refusals[number].sentence for number in range(1, len(GAME.refusals)) if number not in refused}
    assert missing <= proved_elsewhere


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_fit_and_prompts_are_sentences(seats: int) -> None:
    match = dealt(seats)
    chance = random.Random(seats)
    while match.actor != NOBODY:
        assert match.actor != CHANCE
        assert match.prompt()[-1] in ".?"
        for line in match.picture(match.actor).splitlines():
            assert len(line) <= 80
        match.play(chance.choice(match.legal_numbers(match.actor)), match.actor)


def test_what_is_no_picture_is_refused_with_a_sentence() -> None:
    match = table("koti: A outpost; A> city_10", hands=("exploit",))
    picture = GAME.pictures.draw_picture(match.state, -3)
    assert GAME.pictures.read_picture(picture) == match.state
    for old, new in (
        ("seats=2", "seats=7"),
        ("Row order: 0", "Row order:"),
        ("0:city_10{world=0}", "0:city_99{world=0}"),
        ("0:city_10{world=0}", "0:city_10{wold=0}"),
        ("0:city_10{world=0}", "0:city_10{world=0"),
        ("World 0 units: 0:outpost", "World 0 units: 0:titan"),
        ("Numbers:", "Nombers:"),
    ):
        assert old in picture
        with pytest.raises(ValueError, match=r"Open Worlds|Option"):
            GAME.pictures.read_picture(picture.replace(old, new, 1))


@pytest.mark.parametrize(
    ("line", "card", "verdict"),
    [
        ("koti:", "outpost", "works"),
        ("koti:", "adjust", "later"),
        ("koti:", "industry_6", "host"),
        ("koti: B city_10 city_12 city_15", "outpost", "room"),
        ("koti: A outpost; B city_10 city_12", "shipyard_8", "works"),
        ("koti:", "titan", "class"),
        ("koti:", "espionage", "keep"),
        ("koti:", "city_10", "barren"),
        ("koti:", "troops_10", "capacity"),
        ("koti:", "auto_assault_10", "ship"),
        ("koti:", "garrison", "unoccupied"),
        ("koti:", "exploit", "works"),
        ("koti: A shipyard_8", "titan", "works"),
    ],
)
def test_whoever_stages_is_told_what_would_become_of_a_card(line: str, card: str, verdict: str) -> None:
    match = table(line, hands=(card,), start="stage")
    assert match.view(0)["verdicts"][card]["koti"] == verdict
    assert match.view(1)["verdicts"] is None
    staging = next(move.words for move in match.legal_moves() if move.text == f"stage:{card}@koti")
    assert ("(" in staging) == (verdict != "works")


@pytest.mark.parametrize(
    ("card", "verdict"),
    [("exploit", "hostile"), ("suck_dry", "hostile"), ("shipyard_8", "hostile"), ("city_10", "barren")],
)
def test_a_hostile_world_is_named_as_the_reason(card: str, verdict: str) -> None:
    match = table("phoebe_k2:", hands=(card,), start="stage")
    assert match.view(0)["verdicts"][card]["phoebe_k2"] == verdict


def test_the_prompt_says_who_played_what_and_what_it_does() -> None:
    hands = ("sabotage", "espionage")
    match = table("koti: A exploit; B industry_6 exploit", hands=hands, start="begin.resolution")
    match.name_of = ("Ann", "Ben").__getitem__
    assert match.prompt() == "World by World Resolution begins: play a Utility, or nothing."
    play(match, "play:sabotage.facility", "facility:koti:2")
    assert match.prompt() == "Ann plays Sabotage to destroy Industry 6 of Ben at Koti. React, or play nothing."


def test_a_ship_is_not_asked_to_defend() -> None:
    match = table("koti: A exploit frigate; B exploit", start="begin.surface")
    assert match.prompt() == "What does Frigate attack? Surface Conflict at Koti, power 7 (Weapon 1 of 2)."
    with pytest.raises(IllegalMove, match=r"Exploit is your own, and Frigate cannot Defend\. \[OW-13\.2\]"):
        play(match, "facility:koti:1")
    with pytest.raises(IllegalMove, match=r"Choose what Frigate attacks, or nothing"):
        play(match, "yes")
    troops = table("koti: A exploit troops_10; B exploit", start="begin.surface")
    assert troops.prompt() == "What does Troops 10 attack or Defend? Surface Conflict at Koti, power 10."


def test_equal_facilities_are_told_apart_by_their_places_and_others_carry_none() -> None:
    match = table("koti: A frigate; B exploit exploit city_10", start="begin.surface")
    assert [move.words for move in match.legal_moves()] == [
        "Do nothing with it",
        "Attack Exploit of Player 2 at Koti (Defence 1, place 1)",
        "Attack Exploit of Player 2 at Koti (Defence 1, place 2)",
        "Attack City 10 of Player 2 at Koti (Defence 10)",
    ]


def test_a_seat_that_is_not_at_the_table_is_refused_in_words_too() -> None:
    match: Match[State] = Match(GAME, 4, seed=1)
    refused = {GAME.refusal(match.state, 4, number) for number in range(GAME.move_count)}
    assert None not in refused
