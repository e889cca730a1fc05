"""How bots search in Open Worlds. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Manner, Patience

MANNER = Manner(horizon=60, glances=4)
LEARNED = Manner(horizon=12, glances=4)
PATIENCE = Patience(master=1_000, expert=1_500, strong=80)
