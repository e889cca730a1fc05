"""Many random matches: the same whoever plays them."""

from dataclasses import replace
from typing import Any

import pytest

import oceanarium as oc
from oceanarium.kernel import OptionError, playout
from oceanarium.kernel.simulation import BATCH, MAX_MATCHES, simulate
from tests import machine_code
from tests.toys.tidepool import GAME

MATCHES = 2 * BATCH + 17


@pytest.fixture(autouse=True)
def _compiled() -> None:
    machine_code.compiled(GAME, playout)


def test_the_result_is_the_same_on_any_number_of_cores_and_in_both_modes() -> None:
    one = simulate(GAME, 3, MATCHES, seed=4, cores=1)
    assert one.is_compiled
    assert simulate(GAME, 3, MATCHES, seed=4, cores=2) == one
    assert simulate(GAME, 3, MATCHES, seed=4, cores=5) == one
    assert simulate(GAME, 3, MATCHES, seed=4, plain=True) == replace(one, is_compiled=False)


def test_another_seed_brings_other_matches_and_fewer_matches_are_the_first_of_more() -> None:
    assert simulate(GAME, 2, 50, seed=1) != simulate(GAME, 2, 50, seed=2)
    assert simulate(GAME, 2, 300, seed=1).shortest <= simulate(GAME, 2, 200, seed=1).shortest


def test_the_sums_add_up() -> None:
    result = simulate(GAME, 4, MATCHES, seed=0, options={"rounds": 3})
    assert (result.game, result.seats, result.matches) == ("tidepool", 4, MATCHES)
    assert sum(result.wins) == pytest.approx(MATCHES)
    assert 3 * 4 <= result.shortest <= result.decisions / MATCHES <= result.longest <= 3 * 5
    assert len(result.mean_scores) == len(result.mean_places) == len(result.wins) == 4
    assert 1 <= min(result.mean_places) <= max(result.mean_places) <= 4
    assert max(result.mean_scores) - min(result.mean_scores) < 1  # no seat is favoured


def test_progress_is_reported_and_ends_with_all_matches() -> None:
    reports: list[int] = []
    simulate(GAME, 2, MATCHES, progress=reports.append)
    assert reports == sorted(reports)
    assert (len(reports), reports[-1]) == (3, MATCHES)


def test_a_complaint_of_the_listener_ends_the_simulation() -> None:
    def complain(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, 2, 10 * MATCHES, progress=complain)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"matches": 0}, f"The number of matches must be a whole number from 1 to {MAX_MATCHES}, not 0."),
        ({"matches": MAX_MATCHES + 1}, f"must be a whole number from 1 to {MAX_MATCHES}, not {MAX_MATCHES + 1}."),
        ({"seed": -1}, "A seed must be a whole number from 0 to 9223372036854775807, not -1."),
        ({"seed": 2**63}, "A seed must be a whole number from 0 to"),
        ({"seats": 5}, "Tidepool Auction is played with 2, 3 or 4 seats, not 5."),
        ({"options": {"rounds": 9}}, "Option rounds must be a whole number from 1 to 5, not 9."),
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError) as refusal:
        simulate(GAME, **{"seats": 2, "matches": 1, **arguments})
    assert message in str(refusal.value)


def test_the_package_simulates_by_name() -> None:
    assert oc.simulate("tidepool", matches=5, seed=3) == simulate(GAME, 2, 5, seed=3)
