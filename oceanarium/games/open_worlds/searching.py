"""How bots search in Open Worlds. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Council, Manner, Patience

MANNER = Manner(horizon=60, glances=4)
LEARNED = Manner()
RIVALRY = Manner(horizon=60, glances=4, one_victory=True)  # the evaluation sees what a rival has, not what it plans
PATIENCE = Patience(master=3_500, expert=1_500, strong=80, council=Council(0, 1_700, RIVALRY))
