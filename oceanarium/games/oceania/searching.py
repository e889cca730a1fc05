"""How bots search in Oceania. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Manner, Patience

MANNER = Manner(chance_nodes=True, prior=20.0)
PATIENCE = Patience(expert=3_000, strong=60)
