"""What if: studies of a match, with variations as a tree. They travel as links and replay exactly."""

from oceanarium.whatif.dealing import dealt
from oceanarium.whatif.retelling import retold
from oceanarium.whatif.study import DEAL, Start, Study, StudyFormatError, Variation
from oceanarium.whatif.walk import StudyMoveError, Walk, match_after

__all__ = [
    "DEAL",
    "Start",
    "Study",
    "StudyFormatError",
    "StudyMoveError",
    "Variation",
    "Walk",
    "dealt",
    "match_after",
    "retold",
]
