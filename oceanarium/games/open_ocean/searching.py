"""How bots search in Open Ocean. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Council, Manner, Patience, People, Person

MANNER = Manner(exploration=0.2, horizon=30, glances=4)
LEARNED = Manner(exploration=0.2, horizon=12, glances=4)
PATIENCE = Patience(master=8_000, expert=4_000, strong=80, council=Council(by_net=4_000, by_evaluation=2_000))
PEOPLE = People(
    newcomer=Person(span=3, blur=0.7, caution=0.6, fondness=0.5),
    casual=Person(span=4, blur=0.35, caution=0.3, fondness=0.3),
    skilled=Person(span=9, blur=0.1, caution=0.1, fondness=0.05),
)
