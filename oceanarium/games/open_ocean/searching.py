"""How bots search in Open Ocean. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Manner, Patience

MANNER = Manner(exploration=0.2, horizon=30, glances=4)
PATIENCE = Patience(expert=4_000, strong=80)
