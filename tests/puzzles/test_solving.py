"""Solving a puzzle: moves on the position as its seat knows it, judged against the answer."""

from dataclasses import replace

import pytest

from oceanarium.kernel import IllegalMove, Match, game_named
from oceanarium.kernel.chance import WORDS, seed_rng
from oceanarium.puzzles.puzzle import Puzzle, as_known, match_before
from oceanarium.puzzles.solving import Solving
from tests.ours import OURS
from tests.puzzles.making import at_a_choice, puzzle_in

WITH_SECRETS = tuple(name for name in OURS if game_named(name).has_secrets)
PUZZLE = puzzle_in(*at_a_choice("octopus-garden", 3))


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_position_is_the_same_for_deals_that_its_seat_cannot_tell_apart(name: str) -> None:
    match, seat = at_a_choice(name, 4, 60)
    known = as_known(match, seat, "en")
    for seed in (1, 2):
        twin, rng = match.copy(), [0] * WORDS
        seed_rng(rng, seed, 0)
        match.game.secrets.redeal(twin.state, seat, rng)
        assert as_known(twin, seat, "en").state.to_bytes() == known.state.to_bytes()  # so all that follows is the same
    assert known.legal_moves(seat) == match.legal_moves(seat)
    assert known.moves == ()  # none before it that could tell more


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_a_position_is_not_the_deal_of_the_match_itself(name: str) -> None:
    match, seat = at_a_choice(name, 4, 60)
    assert as_known(match, seat, "en").state.to_bytes() != match.state.to_bytes()


def test_the_match_is_played_up_to_the_puzzle() -> None:
    match, seat = at_a_choice("oceania", 6)
    puzzle = puzzle_in(match, seat)
    assert match_before(puzzle).state.to_bytes() == match.state.to_bytes()
    later = Match.from_link(puzzle.match)
    later.manual_chance = True
    later.play_silently(later.legal_numbers(seat)[0], seat)
    assert match_before(replace(puzzle, match=later.to_link())).state.to_bytes() == match.state.to_bytes()


def test_a_wrong_move_changes_nothing_and_the_right_one_solves_it() -> None:
    solving = Solving(PUZZLE, "en")
    before = solving.match.state.to_bytes()
    assert solving.play(PUZZLE.tempting)[0] == "wrong"
    assert solving.match.state.to_bytes() == before
    assert not solving.is_solved
    assert solving.play(PUZZLE.answer[0])[0] == "right"
    assert solving.is_solved
    assert solving.match.state.to_bytes() != before


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    illegal = next(
        number
        for number in range(game_named("octopus-garden").move_count)
        if Solving(PUZZLE, "en").match.refusal(number, PUZZLE.seat)
    )
    with pytest.raises(IllegalMove) as error:
        Solving(PUZZLE, "en").play(illegal)
    assert error.value.rule


def test_an_answer_of_two_moves_is_right_so_far_after_the_first() -> None:
    match, seat = at_a_choice("octopus-garden", 3)
    for first in match.legal_moves(seat):
        twin = match.copy()
        twin.manual_chance = True
        twin.play_silently(first, seat)
        if twin.waiting == (seat,):
            break
    second = twin.legal_moves(seat)[0]
    solving = Solving(replace(puzzle_in(match, seat), answer=(first.text, second.text)), "en")
    assert solving.play(first.number)[0] == "on"
    assert solving.play(second.number)[0] == "right"
    shown = Solving(solving.puzzle, "en").answer()
    assert [move.text for move in shown] == [first.text, second.text]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Over the next turns that is worth about 3 beauty for coral to you."),
        ("de", "Deine Gegner kostet das etwa 2 Schönheit für Federwürmer."),
        ("fr", "Aux tours suivants, cela te vaut environ 3 de beauté pour les coraux."),
    ],
)
def test_reasons_tell_what_comes_later(language: str, sentence: str) -> None:
    assert sentence in [reason.in_words(language) for reason in Solving(PUZZLE, language).why()]


def test_the_shares_of_the_answer_and_of_other_moves_are_told_the_best_first() -> None:
    options = Solving(PUZZLE, "en").options()
    assert [(option.move.text, option.share) for option in options] == [
        (PUZZLE.answer[0], 648),
        (PUZZLE.tempting, 540),
    ]


def with_two_answers() -> Puzzle:
    """The last two legal moves are right."""
    match, seat = at_a_choice("octopus-garden", 3)
    return replace(PUZZLE, also={match.legal_moves(seat)[-2].text: 641})


def test_each_of_several_right_moves_solves_it_and_the_other_is_told_to_be_as_good() -> None:
    puzzle = with_two_answers()
    (other,) = puzzle.also
    words = {move.text: move.words for move in Solving(puzzle, "en").match.legal_moves(puzzle.seat)}
    for played, untouched in ((puzzle.answer[0], other), (other, puzzle.answer[0])):
        solving = Solving(puzzle, "en")
        assert solving.play(played)[0] == "right"
        told = [reason.in_words("en") for reason in solving.why()]
        assert told[-1] == f"“{words[untouched]}” is just as good."
        assert not any(words[played] in sentence for sentence in told)
    assert Solving(puzzle, "en").play(puzzle.tempting)[0] == "wrong"


def test_what_comes_later_is_told_of_the_move_that_it_was_found_out_for() -> None:
    puzzle = with_two_answers()
    solving = Solving(puzzle, "en")
    solving.play(*puzzle.also)
    assert not any("Over the next turns" in reason.in_words("en") for reason in solving.why())


def test_all_right_moves_come_first_among_those_that_were_searched() -> None:
    options = Solving(with_two_answers(), "en").options()
    assert [option.is_answer for option in options] == [True, True, False]
    assert [option.share for option in options] == [648, 641, 540]
