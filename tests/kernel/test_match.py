"""A match, by all its methods, played on the toy."""

import pytest

import oceanarium as oc
from oceanarium.kernel import CHANCE, NOBODY, Citation, Match, Move, OptionError, Played, Score, game_named
from oceanarium.kernel.chance import MAX_SEED
from tests.toys.tidepool import GAME, State
from tests.toys.tidepool.moves import KEEP


def dealt(*hands: str, lot: int = 4, rounds: int = 2) -> Match[State]:
    """A match in which chance has dealt these hands and laid this lot open, and goes on by hand."""
    match = Match(GAME, len(hands), {"rounds": rounds, "hand_size": len(hands[0])}, seed=1, manual_chance=True)
    for hand in hands:
        for value in hand:
            match.play(f"draw:{value}", CHANCE)
    match.play(f"draw:{lot}", CHANCE)
    return match


def won() -> Match[State]:
    """Seat 1 has won a lot of value 4."""
    match = dealt("13", "26")
    match.play("offer:3", 0)
    match.play("offer:6", 1)
    return match


def test_a_match_begins_with_all_that_chance_does_first() -> None:
    match = Match(GAME, 2, seed=5)
    assert [played.seat for played in match.moves] == [CHANCE] * 7
    assert (match.actor, match.waiting, match.outcome) == (0, (0, 1), None)
    assert match.options == {"rounds": 5, "hand_size": 3}
    assert (match.seats, match.seed) == (2, 5)


def test_without_a_seed_matches_differ() -> None:
    assert len({Match(GAME, 4).seed for _ in range(5)}) == 5


@pytest.mark.parametrize(
    ("seats", "seed", "message"),
    [
        (1, 0, "Tidepool Auction is played with 2, 3 or 4 seats, not 1."),
        (True, 0, "Tidepool Auction is played with 2, 3 or 4 seats, not True."),
        ("2", 0, "Tidepool Auction is played with 2, 3 or 4 seats, not '2'."),
        (2, -1, f"A seed must be a whole number from 0 to {MAX_SEED}, not -1."),
        (2, MAX_SEED + 1, f"A seed must be a whole number from 0 to {MAX_SEED}, not {MAX_SEED + 1}."),
        (2, 1.5, f"A seed must be a whole number from 0 to {MAX_SEED}, not 1.5."),
        (2, True, f"A seed must be a whole number from 0 to {MAX_SEED}, not True."),
    ],
)
def test_what_makes_no_match_is_refused_in_a_sentence(seats: int, seed: int, message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Match(GAME, seats, seed=seed)
    assert str(refusal.value) == message


def test_legal_moves_come_with_text_words_and_targets() -> None:
    match = dealt("13", "26")
    assert match.legal_moves(0) == [
        Move(0, "hold", "Hold back", ("hold",)),
        Move(1, "offer:1", "Offer a shell of value 1", ("hand:1",)),
        Move(3, "offer:3", "Offer a shell of value 3", ("hand:3",)),
    ]
    assert match.legal_moves() == match.legal_moves(0)
    assert match.legal_numbers(1) == [0, 2, 6]
    assert match.legal_moves(CHANCE) == []
    assert match.legal_moves(NOBODY) == []


def test_a_move_is_played_by_itself_its_number_or_its_text() -> None:
    for move in (dealt("13", "26").legal_moves(0)[2], 3, "offer:3", "Offer 3"):
        match = dealt("13", "26")
        match.play(move, 0)
        assert match.moves[-1] == Played(0, 3, "offer:3")


def test_a_seat_that_plays_is_told_what_it_may_hear() -> None:
    match = dealt("13", "26")
    heard = match.play("offer:3", 0)
    assert [happening.text for happening in heard] == ["Player 1 has chosen to offer a shell of value 3."]
    assert [happening.text for happening in match.events(1)][-1] == "Player 1 has chosen in secret."
    happening = match.events()[-1]
    assert (happening.name, happening.rule, happening.seat, happening.move) == ("choice_made", "TP-2.2", 0, 5)
    assert happening.details == {"choice": "hidden"}
    assert happening.in_words(lambda seat: ["Ada", "Bo"][seat]) == "Ada has chosen in secret."


def test_events_are_told_from_a_number_on() -> None:
    match = won()
    texts = [happening.text for happening in match.events(0, since=6)]
    assert texts == [
        "Player 2 has chosen in secret.",
        "Player 1 offered a shell of value 3.",
        "Player 2 offered a shell of value 6.",
        "Player 2 wins a shell of value 4.",
    ]
    assert match.events(0, since=99) == []


def test_a_forbidden_move_is_refused_with_its_rule() -> None:
    match = dealt("13", "26")
    with pytest.raises(oc.IllegalMove, match=r"^You hold no shell of value 2\. \[TP-2\.3\]$") as refusal:
        match.play("offer:2", 0)
    assert (refusal.value.rule, refusal.value.sentence) == ("TP-2.3", "You hold no shell of value 2.")
    assert match.refusal("offer:2", 0) == Citation("TP-2.3", "You hold no shell of value 2.")
    assert match.refusal("offer:3", 0) is None


def test_a_text_that_is_no_move_is_unreadable() -> None:
    for attempt in (dealt("13", "26").play, dealt("13", "26").refusal):
        with pytest.raises(oc.UnreadableMove) as refusal:
            attempt("swim", 0)
        assert str(refusal.value).startswith("'swim' is no move of Tidepool Auction; ")
        assert refusal.value.rule == ""


def test_where_several_seats_choose_at_once_the_seat_must_be_named() -> None:
    match = dealt("13", "26")
    with pytest.raises(oc.UnreadableMove, match=r"^Seats 0 or 1 choose at once: say which seat this move is for\.$"):
        match.play("hold")
    match.play("hold", 0)
    match.play("hold")
    assert match.moves[-1].seat == 1


def test_chance_by_hand_brings_about_only_what_is_possible() -> None:
    match = dealt("66", "66", lot=1)
    with pytest.raises(oc.UnreadableMove, match=r"^Chance has nothing to decide now\.$"):
        match.play("draw:1", CHANCE)
    match.play("hold", 0)
    match.play("hold", 1)
    assert [move.text for move in match.legal_moves()] == [f"draw:{value}" for value in range(1, 6)]
    with pytest.raises(oc.UnreadableMove, match=r"^Chance cannot bring about 'draw:6' now\.$"):
        match.play("draw:6")
    assert match.play("draw:5")[0].text == "A shell of value 5 is up for auction."


def test_the_match_is_over_for_everybody() -> None:
    match = dealt("1", "1", lot=1, rounds=1)
    match.play("offer:1", 0)
    match.play("hold", 1)
    assert match.outcome is None
    match.play(KEEP)
    assert match.outcome == oc.Outcome((1, 1), (0, 1), "TP-4.1", "The last lot has found its owner or the sea.")
    assert (match.actor, match.waiting, match.legal_moves()) == (NOBODY, (), [])
    with pytest.raises(oc.IllegalMove, match=r"^The match is over\. \[TP-4\.1\]$"):
        match.play("hold")
    assert match.prompt() == "The match is over."


def test_scores_come_in_parts_with_their_rules() -> None:
    match = won()
    match.play("keep")
    rules = {"lots": "TP-4.2", "shells": "TP-4.2"}
    words = {"lots": "Lots", "shells": "Shells"}
    assert match.scores() == [
        Score({"lots": 0, "shells": 1}, rules, 1, words),
        Score({"lots": 4, "shells": 1}, rules, 5, words),
    ]


def test_prompts_ask_a_seat_in_one_sentence() -> None:
    match = dealt("13", "26")
    assert match.prompt(0) == "Offer a shell for a shell of value 4, or hold back."
    match.play("hold", 0)
    assert match.prompt(0) == "Wait for the others."
    match.play("offer:2", 1)
    assert match.prompt() == "You won a shell of value 4: keep it for points, or pocket it to offer later."


def test_a_view_says_what_all_matches_have_in_common_and_keeps_secrets() -> None:
    match = dealt("13", "26")
    view = match.view(1)
    common = {key: view[key] for key in ("game", "rules_version", "seats", "seat", "actor", "waiting", "moves_made")}
    assert common == {
        "game": "tidepool",
        "rules_version": 1,
        "seats": 2,
        "seat": 1,
        "actor": 0,
        "waiting": [0, 1],
        "moves_made": 5,
    }
    assert [player["hand"] for player in view["players"]] == [None, [2, 6]]
    assert [player["hand"] for player in match.view()["players"]] == [None, None]


@pytest.mark.parametrize("seat", [2, -2, -3])
def test_only_seats_at_the_table_and_onlookers_see_and_hear(seat: int) -> None:
    match = dealt("13", "26")
    for ask in (match.view, match.picture, match.events):
        with pytest.raises(OptionError) as refusal:
            ask(seat)
        assert str(refusal.value) == f"There is no seat {seat}; the seats are 0 or 1."


def test_a_picture_shows_what_the_seat_sees() -> None:
    match = dealt("13", "26")
    match.play("offer:3", 0)
    assert match.picture(1).splitlines() == [
        "Tidepool Auction, 0 of 2 rounds done, hands of 2: offering",
        "Reef: 19 shells",
        "Lot: 4",
        " Player 1: 0 points, hand ? ?, has chosen",
        ">Player 2: 0 points, hand 2 6",
    ]


@pytest.mark.parametrize(
    ("targets", "citation"),
    [
        (["hand:1"], None),
        ([], None),
        (["hand:5"], Citation("TP-2.3", "You hold no shell of value 5.")),
        (["keep"], Citation("TP-2.2", "Now is the time to offer a shell or to hold back.")),
        (["hand:1", "hand:3"], Citation("", "There is nothing to choose here.")),
        (["moon"], Citation("", "There is nothing to choose here.")),
    ],
)
def test_things_that_make_no_move_say_why_not(targets: list[str], citation: Citation | None) -> None:
    assert dealt("13", "26").why_not(targets, 0) == citation


def test_a_move_can_be_taken_back_until_another_seat_acts() -> None:
    match = dealt("13", "26", "45")
    before = match.state.to_bytes()
    match.play("offer:3", 0)
    assert match.can_take_back()
    assert not match.can_take_back(1)
    with pytest.raises(oc.CannotTakeBack, match=r"^The last move is not one of Player 2\.$"):
        match.take_back(1)
    assert match.take_back(0) == Played(0, 3, "offer:3")
    assert match.state.to_bytes() == before
    match.play("offer:3", 0)
    match.play("offer:2", 1)
    match.take_back(1)
    with pytest.raises(oc.CannotTakeBack):
        match.take_back(0)


def test_what_was_shown_or_drawn_stands() -> None:
    match = won()
    with pytest.raises(oc.CannotTakeBack, match=r"^The last move has shown something hidden and stands\.$"):
        match.take_back()
    match.play("pocket")
    match.take_back(1)
    match.play("keep")
    match.play("draw:1", CHANCE)
    with pytest.raises(oc.CannotTakeBack, match=r"^There is no move to take back since chance last acted\.$"):
        match.take_back()
    with pytest.raises(oc.CannotTakeBack):
        Match(GAME, 2, manual_chance=True).take_back()


def test_a_copy_goes_its_own_way_and_can_take_back_as_well() -> None:
    match = won()
    match.play("keep")
    twin = match.copy()
    twin.take_back()
    twin.play("pocket")
    assert [each.moves[-1].text for each in (match, twin)] == ["keep", "pocket"]
    match.take_back()
    assert match.state == won().state


def test_the_package_opens_matches_and_bots_by_name() -> None:
    match = oc.new_match("Tidepool", seed=1)
    assert match.seats == 2
    assert oc.bot("tidepool", "random").choose(match).number in match.legal_numbers()
    assert oc.new_match("tidepool", seats=3, options={"rounds": "2"}, manual_chance=True).moves == ()


def test_a_match_that_was_set_down_goes_on_the_same_without_being_played_again() -> None:
    match = Match(game_named("octopus-garden"), 2, seed=5)
    for _ in range(12):
        match.play(match.legal_numbers()[0])
    again = Match.restored(match.game, 2, match.options, match.seed, match.snapshot())
    assert (again.state, again.moves, again.events()) == (match.state, match.moves, match.events())
    assert not again.can_take_back()
    while match.waiting:
        move = match.legal_numbers()[-1]
        assert again.play(move) == match.play(move)
    assert again.outcome == match.outcome


def test_a_snapshot_without_events_tells_only_of_what_happens_later() -> None:
    match = Match(game_named("octopus-garden"), 2, seed=5)
    again = Match.restored(match.game, 2, match.options, 0, match.snapshot(with_events=False), manual_chance=True)
    assert again.events() == []
    move = match.legal_numbers()[0]
    assert again.play(move) == match.play(move)[: len(again.events())] != []


def test_a_snapshot_does_not_know_what_chance_will_bring() -> None:
    match = Match(game_named("octopus-garden"), 2, seed=2**52 + 12345)
    assert (2**52 + 12345).to_bytes(8, "little") not in match.snapshot().state


def test_a_match_goes_on_from_any_of_its_points_with_other_draws() -> None:
    match = won()
    earlier = match.after(6, seed=9)
    assert earlier.moves[:6] == match.moves[:6]
    assert earlier.actor not in (CHANCE, NOBODY)
    assert {match.after(0, seed).moves[:5] for seed in range(5)} != {match.moves[:5]}
    assert match.after(match.moves_made, seed=9).moves[: match.moves_made] == match.moves
    assert len(match.moves) == len(won().moves)  # nothing of it has changed


def test_no_match_goes_on_from_beyond_its_end() -> None:
    match = won()
    with pytest.raises(OptionError, match=f"a whole number from 0 to {match.moves_made}, not 99"):
        match.after(99)
