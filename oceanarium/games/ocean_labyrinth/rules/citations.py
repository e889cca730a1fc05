"""The sentences of the rules: refusals, events, parts of the score, endings."""

from oceanarium.kernel import Citations, EventKinds

REFUSALS = Citations()
OVER_AT_HOME = REFUSALS.cite("OL-8.1", "The match is over: {winner} found all targets and came home.")
OVER_WITHOUT_HOME = REFUSALS.cite("OL-8.3", "The match is over: {winner} found all targets.")
OVER_AT_LIMIT = REFUSALS.cite("OL-8.4", "The match is over: it was agreed to play {rounds}.")
NOT_YOUR_TURN = REFUSALS.cite("OL-2.5", "It is not your turn: {turn} is to act.")
NO_MOVE_LEFT = REFUSALS.cite("OL-9.3", "The pufferfish that you pushed out took your move: {turn} is to act.")
NOT_YOUR_CHOICE = REFUSALS.cite("OL-R18", "It is not your turn: {turn} chooses a diver.")
ONLY_CHOOSING = REFUSALS.cite("OL-2.3", "First choose the colour of your diver.")
ONLY_INSERTING = REFUSALS.cite("OL-4.1", "Your turn begins with pushing in the spare tile; you must do so.")
ONLY_INSERTING_AGAIN = REFUSALS.cite(
    "OL-9.4", "You must take the additional turn by diving scooter: first push in the spare tile."
)
ONLY_MOVING = REFUSALS.cite("OL-3.1", "The spare tile has been pushed in; now move your diver, or let it stay.")
ONLY_SURFACING = REFUSALS.cite("OL-9.5", "You pushed out an oxygen tank: your diver must go to a start square.")
ONLY_DECIDING = REFUSALS.cite("OL-R09", "First say whether you use the diving scooter.")
COLOUR_TAKEN = REFUSALS.cite("OL-2.3", "The {colour} diver already belongs to {owner}.")
SAME_ROTATION = REFUSALS.cite(
    "OL-C3", "A straight lies the same after half a turn: open to the {openings} it is already offered."
)
ARROW_BLOCKED = REFUSALS.cite("OL-4.3", "The spare tile came out {exit} and may not go straight back in there.")
NO_PATH = REFUSALS.cite("OL-6.1", "No open path leads from {start} to {square}.")
NO_PATH_TO_AIR = REFUSALS.cite("OL-R11", "No open path leads from {start} to the start square {square}.")

EVENTS = EventKinds()
LAID = EVENTS.tell("maze_laid", "OL-2.1", "The maze is laid, and {tile} is left over.", "tile")
CHOSEN = EVENTS.tell("diver_chosen", "OL-2.3", "{seat} takes the {colour} diver.", "colour")
LOOKED = EVENTS.tell("card_seen", "OL-2.4", "{seat} looks at the next card, {picture}.", "picture", reveals=True)
BEGINS = EVENTS.tell("first_player", "OL-2.5", "{seat} takes the first turn.")
INSERTED = EVENTS.tell(
    "tile_inserted",
    "OL-4.2",
    "{seat} pushes {tile} into {arrow}; {out} comes out {exit}.",
    "tile",
    "arrow",
    "rotation",
    "out",
    "exit",
)
CARRIED = EVENTS.tell("diver_carried", "OL-5.1", "{seat} rides along from {start} to {square}.", "start", "square")
PUSHED_OFF = EVENTS.tell(
    "diver_pushed_off",
    "OL-5.2",
    "{seat} is pushed off at {start} and comes in again on the new tile at {square}.",
    "start",
    "square",
)
TURNED_OVER = EVENTS.tell(
    "tile_turned_over", "OL-9.2", "The tile that came out is turned over: {back}.", "tile", "back", reveals=True
)
TURNED_AGAIN = EVENTS.tell(
    "known_tile_turned_over", "OL-9.2", "The tile that came out is turned over: {back}.", "tile", "back"
)
IGNORED = EVENTS.tell("action_ignored", "OL-9.4", "In an additional turn {back} is ignored.", "back")
FROZEN = EVENTS.tell("diver_frightened", "OL-9.3", "A pufferfish frightens {seat}, who may not move in this turn.")
EXTRA_TURN_WON = EVENTS.tell(
    "scooter_found", "OL-9.4", "{seat} must take an additional turn by diving scooter after this move."
)
EXTRA_TURN_OFFERED = EVENTS.tell(
    "scooter_offered", "OL-R09", "{seat} may take an additional turn by diving scooter after this move."
)
EXTRA_TURN_BEGUN = EVENTS.tell("extra_turn", "OL-9.4", "{seat} takes the additional turn by diving scooter.")
EXTRA_TURN_DECLINED = EVENTS.tell("scooter_declined", "OL-R09", "{seat} leaves the diving scooter alone.")
SHORT_OF_AIR = EVENTS.tell("air_needed", "OL-9.5", "{seat} is short of air and must go to a start square.")
NO_AIR = EVENTS.tell("air_out_of_reach", "OL-R11", "No start square is in reach; {seat} stays on {square}.", "square")
SURFACED = EVENTS.tell("air_taken", "OL-9.5", "{seat} takes in air on the start square {square}.", "start", "square")
MOVED = EVENTS.tell("diver_moved", "OL-6.1", "{seat} swims from {start} to {square}.", "start", "square")
STAYED = EVENTS.tell("diver_stayed", "OL-6.1", "{seat} stays on {square}.", "square")
REACHED = EVENTS.tell(
    "target_reached", "OL-7.1", "{seat} has found {picture} and lays the card open.", "picture", reveals=True
)
ALL_REACHED = EVENTS.tell("all_reached", "OL-8.1", "{seat} has no card left and must get back to {square}.", "square")
CAME_HOME = EVENTS.tell("came_home", "OL-8.1", "{seat} is back home with all targets found!")
FOUND_ALL = EVENTS.tell("found_all", "OL-8.3", "{seat} has found all targets!")
LIMIT_REACHED = EVENTS.tell("limit_reached", "OL-8.4", "The match is over after {rounds}.", "rounds")

SCORING = Citations()
TARGETS_PART = SCORING.cite("OL-8.5", "targets")
HOME_PART = SCORING.cite("OL-8.1", "home")

ENDINGS = Citations()
HOME = ENDINGS.cite("OL-8.1", "Somebody found all targets and came home.")
ALL_FOUND = ENDINGS.cite("OL-8.3", "Somebody found all targets.")
LIMIT = ENDINGS.cite("OL-8.4", "The agreed number of rounds was played; the most targets win.")
