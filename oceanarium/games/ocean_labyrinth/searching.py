"""How bots search in Ocean Labyrinth. How these figures were found is told in docs/levels_trials.md."""

from oceanarium.kernel.searching import Council, Manner, Patience, People, Person

LEARNED = Manner()
PATIENCE = Patience(master=6_500, council=Council(by_net=3_250, by_evaluation=5_000))
PEOPLE = People(  # errors weigh heavily where luck is small
    newcomer=Person(span=20, blur=0.06, caution=0.6, fondness=0.06),
    casual=Person(span=28, blur=0.03, caution=0.3, fondness=0.03),
    skilled=Person(span=36, blur=0.01, caution=0.1, fondness=0.01),
    of_more=People(  # what others do to the maze between two turns is much of the match
        newcomer=Person(span=9, blur=0.18, caution=0.6, fondness=0.15),
        casual=Person(span=16, blur=0.07, caution=0.3, fondness=0.05),
        skilled=Person(span=30, blur=0.01, caution=0.1, fondness=0.01),
    ),
)
