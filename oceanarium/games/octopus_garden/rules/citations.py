"""The sentences of the rules: refusals, events, parts of the score, endings."""

from oceanarium.kernel import Citations, EventKinds

REFUSALS = Citations()
IS_OVER = REFUSALS.cite("OG-9.3", "The match is over: a garden was full, and all last turns have been taken.")
IS_STALLED = REFUSALS.cite("OG-9.4", "The match is over: nobody bought anything for {rounds}.")
NOT_YOUR_TURN = REFUSALS.cite("OG-2.2", "It is not your turn; {turn} is to choose.")
NOT_YOUR_START = REFUSALS.cite("OG-1.6", "It is not your turn; {turn} places starting oysters now.")
ONLY_PLACING = REFUSALS.cite("OG-1.6", "First put your starting {starter} on a space of your garden.")
ONLY_BUYING = REFUSALS.cite("OG-2.1", "Your turn begins with buying a row or column, or skipping that.")
ONLY_PLANTING = REFUSALS.cite("OG-4.3", "The tiles you bought must be planted first: {bought}.")
ONLY_HOSTING = REFUSALS.cite("OG-5.1", "First the {bonus} you attracted needs a host.")
ONLY_STEPPING = REFUSALS.cite("OG-6.1", "First every sea star that can must move.")
DIAGONAL = REFUSALS.cite("OG-3.1", "Only rows and columns are for sale, never a diagonal.")
EMPTY_LINE = REFUSALS.cite("OG-3.6", "There is no tile left in {line}.")
TOO_DEAR = REFUSALS.cite("OG-3.2", "{line} costs {cost} and you have {pearls}.")
START_TAKEN = REFUSALS.cite("OG-1.6", "{space} is not vacant: {contents} lies there.")
NOT_BOUGHT = REFUSALS.cite("OG-4.1", "You have no {tile} left to plant.")
NO_SPACE = REFUSALS.cite("OG-4.1", "That is no space of your garden.")
NOT_VACANT = REFUSALS.cite("OG-4.1", "{space} is not vacant: {contents} lies there.")
STAR_THERE = REFUSALS.cite("OG-4.2", "A sea star is on {space}, so nothing can be planted there.")
NO_HOST = REFUSALS.cite("OG-5.3", "A {bonus} goes on a free {host} of the group you have just planted in.")
NO_SUCH_STEP = REFUSALS.cite("OG-6.1", "A sea star moves exactly one space, from where it is: {stars}.")
NO_SUCH_STAR = REFUSALS.cite("OG-6.1", "You have no sea star {star}.")
HAS_MOVED = REFUSALS.cite("OG-6.9", "Sea star {star} has already moved this turn.")
NO_WAY = REFUSALS.cite("OG-6.8", "Sea star {star} can reach no oyster and stays where it is.")
BESIDE_HARLEQUIN = REFUSALS.cite(
    "OG-6.4", "Sea star {star} can reach no oyster that it can eat, and waits beside the harlequin."
)
INTO_CORAL = REFUSALS.cite("OG-6.3", "Sea stars never enter coral, and coral is on {space}.")
NOT_THE_SHORTEST = REFUSALS.cite(
    "OG-6.2", "That is not on a shortest way of sea star {star} to the nearest oyster that it can eat."
)
NOT_TO_HARLEQUIN = REFUSALS.cite(
    "OG-6.4", "Sea star {star} can reach no oyster that it can eat, and takes a shortest way to the harlequin."
)

EVENTS = EventKinds()
STOCKED = EVENTS.tell("market_filled", "OG-1.5", "{tile} comes to market space {market}.", "tile", "market")
REFILLED = EVENTS.tell("market_refilled", "OG-3.5", "{tile} comes to market space {market}.", "tile", "market")
PLACED = EVENTS.tell("start_placed", "OG-1.6", "{seat} puts {tile} on {space}.", "tile", "space")
BEGINS = EVENTS.tell("first_player", "OG-1.7", "{seat} takes the first turn.")
BOUGHT = EVENTS.tell("line_bought", "OG-3.4", "{seat} buys {line} for {pearls}.", "line", "pearls")
SKIPPED = EVENTS.tell("purchase_skipped", "OG-3.3", "{seat} skips buying.")
BAG_EMPTY = EVENTS.tell("bag_empty", "OG-3.6", "The bag is empty; market space {market} stays empty.", "market")
PLANTED = EVENTS.tell("tile_planted", "OG-4.1", "{seat} plants {tile} on {space}.", "tile", "space")
DISCARDED = EVENTS.tell("tile_discarded", "OG-4.4", "{seat} has no room for {tile}, which leaves the game.", "tile")
ATTRACTED = EVENTS.tell("bonus_attracted", "OG-5.1", "{seat} attracts {tile}!", "tile")
SETTLED = EVENTS.tell("bonus_settled", "OG-5.3", "{tile} settles on {space}.", "tile", "space")
MOVED = EVENTS.tell(
    "star_moved", "OG-6.1", "{seat} moves sea star {star} from {start} to {space}.", "star", "start", "space"
)
EATEN = EVENTS.tell("oyster_eaten", "OG-6.6", "Sea star {star} eats {seat}'s oyster on {space}.", "star", "space")
CLOSED = EVENTS.tell("worm_closed", "OG-7.1", "{seat}'s feather worm on {space} closes.", "space")
OPENED = EVENTS.tell("worm_opened", "OG-7.1", "{seat}'s feather worm on {space} opens.", "space")
HARVESTED = EVENTS.tell("pearls_harvested", "OG-8.1", "{seat} harvests {pearls}.", "pearls")
SUPPLY_SHORT = EVENTS.tell("supply_short", "OG-8.3", "The supply is empty: {seat} harvests {pearls} too few.", "pearls")
TRIGGERED = EVENTS.tell("end_triggered", "OG-9.1", "{seat}'s garden is full: everybody else has one more turn.")
ENDED = EVENTS.tell("match_over", "OG-9.3", "The last turn is over.")
STALLED = EVENTS.tell(
    "match_stalled", "OG-9.4", "Nobody has bought anything for {rounds}; the match is over.", "rounds"
)

SCORING = Citations()
SEAGRASS_PART = SCORING.cite("OG-10.1", "seagrass")
CORAL_PART = SCORING.cite("OG-10.1", "coral")
ANEMONE_PART = SCORING.cite("OG-10.1", "anemone")
OYSTER_PART = SCORING.cite("OG-10.1", "oyster")
WORM_PART = SCORING.cite("OG-7.1", "worm")
GARBAGE_PART = SCORING.cite("OG-10.1", "garbage")
RELIC_PART = SCORING.cite("OG-10.1", "relic")
STAR_PART = SCORING.cite("OG-10.2", "star")
CLOWNFISH_PART = SCORING.cite("OG-10.2", "clownfish")
SEAHORSE_PART = SCORING.cite("OG-10.2", "seahorse")

ENDINGS = Citations()
GARDEN_FULL = ENDINGS.cite("OG-9.3", "A garden was full, and everybody else has had one more turn.")
STALL = ENDINGS.cite("OG-9.4", "Nobody bought anything for so many rounds that the match was ended.")
