"""The sentences of the rules: refusals, events, parts of the score, endings."""

from oceanarium.kernel import Citations, EventKinds

REFUSALS = Citations()
IS_OVER = REFUSALS.cite("OC-9.4", "The match is over.")
NOT_YOUR_TURN = REFUSALS.cite("OC-2.2", "It is not your turn; {turn} is to choose.")
ONLY_SAILING = REFUSALS.cite("OC-2.2", "Your turn begins with choosing a starting point for the ship.")
ONLY_SOURCING = REFUSALS.cite("OC-5.1", "First say whether you draw a tile or use one of your discards.")
ONLY_PAYING = REFUSALS.cite("OC-5.2", "First pay for the discarded tile with one of your scouts.")
ONLY_PLACING = REFUSALS.cite("OC-4.5", "First lay {tile} you hold on a space beside the ship.")
ONLY_SCOUTING = REFUSALS.cite("OC-8.1", "First say whether you put a scout on the tile you have just laid.")
ONLY_GOING_ON = REFUSALS.cite("OC-14.4", "Game {game} is over; the next one begins when both players go on.")
NO_PASSING = REFUSALS.cite("OC-2.3", "There is no passing: while there is a starting point, you must sail.")
MUST_PLACE = REFUSALS.cite("OC-4.6", "{tile} fits here, so it must be laid.")
NORTH_CLOSED = REFUSALS.cite("OC-3.4", "No voyage begins in the north: that side has no circles.")
CIRCLE_SPENT = REFUSALS.cite("OC-3.2", "{start} is spent: it leads only to {space}, which is already explored.")
NOT_EXPLORED = REFUSALS.cite("OC-3.1", "{space} is undiscovered; a voyage begins at a circle or on an explored tile.")
NO_WAY_OUT = REFUSALS.cite("OC-3.3", "From {space} no sea route leads into undiscovered territory: {sides}.")
NOT_DISCARDED = REFUSALS.cite("OC-5.1", "You have no {reused} among your discards.")
DISCARD_UNFIT = REFUSALS.cite("OC-5.1", "Your {reused} fits nowhere at {ship}.")
CANNOT_PAY = REFUSALS.cite("OC-5.2", "You have no scout of value {value} left to pay with.")
WRONG_TILE = REFUSALS.cite("OC-4.1", "You hold {tile}, which cannot lie with {edges}.")
IS_EXPLORED = REFUSALS.cite("OC-4.2", "{space} is already explored.")
OUT_OF_REACH = REFUSALS.cite("OC-4.2", "No sea route leads straight from {ship} to {space}.")
DOES_NOT_FIT = REFUSALS.cite("OC-4.4", "With {edges} it does not fit on {space}: {clashes}.")
BLOCKS_SHIP = REFUSALS.cite(
    "OC-4.3", "With {edges} it does not fit on {space}: it must turn water towards the ship; {clashes}."
)
NO_SCOUT_LEFT = REFUSALS.cite("OC-8.1", "You have no scout of value {value} left.")
NO_LAND = REFUSALS.cite("OC-8.1", "There is no {ground} at the {side} edge of {placed}.")
SAME_PIECE = REFUSALS.cite("OC-8.3", "The land on {placed} is one piece, named by its {piece} edge.")

EVENTS = EventKinds()
GAME_BEGAN = EVENTS.tell("game_began", "OC-14.1", "Game {game} of {rounds} begins.", "game", "rounds")
BEGINS = EVENTS.tell("first_player", "OC-2.1", "{seat} takes the first turn.")
SAILED = EVENTS.tell("ship_sailed", "OC-3.3", "{seat} starts from {start}.", "start")
DRAWN = EVENTS.tell("tile_drawn", "OC-4.1", "{seat} draws {tile}.", "tile")
DISCARDED = EVENTS.tell(
    "tile_discarded", "OC-4.7", "It fits nowhere at {start} and goes to the discards of {seat}.", "tile", "start"
)
TAKEN = EVENTS.tell("discard_taken", "OC-5.1", "{seat} takes {tile} back from the discards.", "tile")
PAID = EVENTS.tell("scout_paid", "OC-5.2", "{seat} pays with a scout of value {value}, which leaves the game.", "value")
PLACED = EVENTS.tell("tile_placed", "OC-4.5", "{seat} lays {tile} on {space}, {edges}.", "tile", "space", "edges")
FILLED = EVENTS.tell(
    "space_filled", "OC-6.4", "{space} is surrounded and filled with {tile}, {edges}.", "tile", "space", "edges"
)
GROUP_FILLED = EVENTS.tell(
    "group_filled", "OC-6.5", "{space} is enclosed by land and filled with {tile}.", "tile", "space", "edges"
)
IMAGINED = EVENTS.tell(
    "space_imagined",
    "OC-6.6",
    "{space} counts as filled with {tile}, {edges}, for that stack is empty.",
    "tile",
    "space",
    "edges",
)
COMPLETED = EVENTS.tell("island_completed", "OC-7.2", "The island at {space} is complete: {size}.", "space", "size")
SCOUTED = EVENTS.tell(
    "scout_placed",
    "OC-8.1",
    "{seat} puts a scout of value {value} on the land of {space}.",
    "value",
    "space",
    "piece",
)
SHORE_SCOUTED = EVENTS.tell(
    "shore_scouted",
    "OC-8.3",
    "{seat} puts a scout of value {value} on the {piece} of {space}.",
    "value",
    "space",
    "piece",
)
DECLINED = EVENTS.tell("no_scout", "OC-8.6", "{seat} puts no scout there.")
ALL_EXPLORED = EVENTS.tell("all_explored", "OC-9.1", "Every space is explored: the game is over.")
LID_EMPTY = EVENTS.tell("lid_empty", "OC-9.2", "The lid is empty: the game is over.")
NO_START = EVENTS.tell("no_start", "OC-9.3", "No starting point is left: the game is over.")
ISLAND_WON = EVENTS.tell(
    "island_won", "OC-10.2", "{seat} scores {points} for the island at {space}.", "space", "points"
)
ISLAND_TIED = EVENTS.tell("island_tied", "OC-10.3", "Nobody scores for the island at {space}.", "space")
GAME_WON = EVENTS.tell("game_won", "OC-10.5", "{seat} wins the game by {points} to {rival}.", "points", "rival")
GAME_DRAWN = EVENTS.tell("game_drawn", "OC-10.6", "The game is a draw, at {points} each.", "points")
WENT_ON = EVENTS.tell("went_on", "OC-14.4", "{seat} has seen the chart and is ready for the next game.")
SOLO_SCORED = EVENTS.tell("solo_scored", "OC-15.4", "{seat} scores {points}.", "points")

SCORING = Citations()
ISLANDS_PART = SCORING.cite("OC-10.2", "islands")
DISCARDS_PART = SCORING.cite("OC-10.4", "discards")
SQUARES_PART = SCORING.cite("OC-15.4", "islands squared")
UNDISCOVERED_PART = SCORING.cite("OC-15.4", "undiscovered")
GAMES_PART = SCORING.cite("OC-14.1", "games won")

ENDINGS = Citations()
BOARD_FULL = ENDINGS.cite("OC-9.1", "Every space was explored.")
LID_USED_UP = ENDINGS.cite("OC-9.2", "The lid was empty.")
STRANDED = ENDINGS.cite("OC-9.3", "No starting point was left.")
ALL_GAMES_PLAYED = ENDINGS.cite("OC-14.1", "All games of the match were played.")
