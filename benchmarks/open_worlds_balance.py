"""Whether the paired decks of Open Worlds are even: `python -m benchmarks.open_worlds_balance [greedy] [matches]`.

Bots of one kind play each pair against itself, seats alternating. A draw counts half. The interval says how much of the
difference luck alone could make in 95 of 100 such runs.
"""

import sys

import oceanarium  # noqa: F401  # enters the games
from benchmarks.running import run, watched
from oceanarium.bots import greedy, new_bot
from oceanarium.kernel import NOBODY, Match, game_named
from oceanarium.kernel.engine import engine_at_last

PAIRS = (("standard", "smith_boson", "empyrean"), ("introductory", "baker_braugn", "ares"))
EVEN = (0.4, 0.6)


def share_of_first(variant: str, decks: tuple[str, str], bot: str, matches: int) -> tuple[float, float]:
    """The first deck's share of the victories, and the leader's at half-time."""
    game = game_named("open-worlds")
    total, leads = 0.0, 0.0
    for number in watched(range(matches), matches, f"{decks[0]} : {decks[1]}"):
        seats = (0, 1) if number % 2 == 0 else (1, 0)  # where each deck sits
        options = {"variant": variant, f"deck_{seats[0]}": decks[0], f"deck_{seats[1]}": decks[1]}
        match = Match(game, 2, options, number)
        bots = [new_bot(game, bot, 2 * number + seat) for seat in range(2)]
        incomes = [[0, 0]]
        while match.actor != NOBODY:
            seat = match.waiting[0]
            match.play(bots[seat].choose(match, seat), seat)
            if match.state.turn > len(incomes):
                incomes.append(match.state.income[:2])
        winners = match.outcome.winners if match.outcome else ()
        total += (seats[0] in winners) / len(winners)
        half = incomes[len(incomes) // 2]
        leads += sum((half[seat] >= max(half)) / half.count(max(half)) / len(winners) for seat in winners)
    return total / matches, leads / matches


def main(bot: str = "random", matches: str = "2000") -> int:
    """Print the shares; the status says whether both pairs are even."""
    if bot == "greedy":
        engine_at_last(game_named("open-worlds"), greedy)
    is_even = True
    for variant, first, second in PAIRS:
        share, leads = share_of_first(variant, (first, second), bot, int(matches))
        doubt = 1.96 * (share * (1 - share) / int(matches)) ** 0.5
        is_even = is_even and EVEN[0] <= share <= EVEN[1]
        print(
            f"{first} : {second}, {bot} bots, {matches} matches: "
            f"{100 * share:.1f} % : {100 * (1 - share):.1f} % (± {100 * doubt:.1f}); "
            f"the leader at half-time wins {100 * leads:.0f} %",
            flush=True,
        )
    return 0 if is_even else 1


if __name__ == "__main__":
    run(main, *sys.argv[1:])
