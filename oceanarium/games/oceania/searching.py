"""How bots search in Oceania. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Manner, Patience, People, Person

MANNER = Manner(chance_nodes=True, prior=20.0)
LEARNED = Manner(chance_nodes=True, prior=20.0)
PATIENCE = Patience(master=3_000, expert=3_000, strong=60)
PEOPLE = People(  # where luck is great, errors must be too
    newcomer=Person(span=2, blur=1.0, caution=1.0, fondness=0.8),
    casual=Person(span=3, blur=0.5, caution=0.4, fondness=0.35),
    skilled=Person(span=7, blur=0.2, caution=0.1, fondness=0.1),
)
