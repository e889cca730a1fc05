"""How bots search in Octopus' Garden. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import TO_THE_END, Manner, Patience

MANNER = Manner(horizon=TO_THE_END, chance_nodes=True, margin=0.4)
LEARNED = Manner(horizon=24, glances=6, quick_glances=True, chance_nodes=True, margin=0.4)
PATIENCE = Patience(master=5_000, expert=2_000, strong=40)
