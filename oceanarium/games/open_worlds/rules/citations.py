"""The sentences of the rules: refusals from general to specific, events, parts of the score, endings."""

from oceanarium.kernel import Citations, EventKinds

REFUSALS = Citations()
IS_OVER = REFUSALS.cite("OW-17.6", "The match is over.")
NO_SEAT = REFUSALS.cite("OW-3.2", "There is no such seat at this table.")
NOBODY_CHOOSES = REFUSALS.cite("OW-C2", "Nobody chooses while cards are drawn.")
NOT_YOUR_TURN = REFUSALS.cite("OW-3.2", "{chooser} is to choose now.")
HAS_ADJUSTED = REFUSALS.cite("OW-2.4", "You have adjusted your hand already.")
NO_SUCH_MOVE = REFUSALS.cite("OW-C3", "There is no such move.")
ONLY_ADJUSTING = REFUSALS.cite("OW-2.4", "Put up to four cards away now, or be done.")
ONLY_PROHIBITED = REFUSALS.cite("OW-17.3", "Replace Prohibited cards now, or be done.")
ONLY_WINDOW = REFUSALS.cite("OW-18.3", "Play a Utility for this moment now, or nothing.")
ONLY_REACTING = REFUSALS.cite("OW-18.2", "React to {utility} now, or play nothing.")
ONLY_TARGETS = REFUSALS.cite("OW-18.1", "First choose what {utility} is aimed at.")
ONLY_SEARCHING = REFUSALS.cite("OW-18.1", "First take a card from your deck.")
ONLY_STAGING = REFUSALS.cite("OW-4.1", "Stage cards at Worlds now, or be done.")
ONLY_MOVING = REFUSALS.cite("OW-5.1", "Move your Ships now, or be done.")
ONLY_TRIMMING = REFUSALS.cite("OW-6.2", "First Trash Staged Ships until their Class fits your Income.")
ONLY_A_WORLD = REFUSALS.cite("OW-7.2", "Choose the World that is resolved next.")
ONLY_SWAPPING = REFUSALS.cite("OW-8.4", "Choose a Facility that gives its place to {unit}, or none.")
ONLY_RETREATING = REFUSALS.cite("OW-12.2", "Ships may Retreat now, or you are done.")
ONLY_MODE = REFUSALS.cite("OW-12.4", "{unit} either fires at Orbitals or reserves its Weapons.")
ONLY_AIMING = REFUSALS.cite("OW-12.4", "Choose an Orbital for {unit} to fire at, or none.")
ONLY_ASSIGNING = REFUSALS.cite("OW-13.2", "Choose what {unit} {assignments}, or nothing.")
ONLY_CONQUERING = REFUSALS.cite("OW-13.7", "Say whether you conquer {unit} at {here}.")
ONLY_TRASHING = REFUSALS.cite("OW-15.1", "Put cards from your hand into your Trash Heap, or be done.")
NOT_TO_PUT_AWAY = REFUSALS.cite("OW-2.4", "You have no {card} in your hand.")
NOT_TO_REPLACE = REFUSALS.cite("OW-17.3", "You have no {card} in your hand.")
NOT_TO_STAGE = REFUSALS.cite("OW-4.1", "You have no {card} in your hand.")
NOT_TO_TRASH = REFUSALS.cite("OW-15.1", "You have no {card} in your hand.")
NOT_TO_CHOOSE = REFUSALS.cite("OW-18.1", "You have no {card} in your hand.")
NOT_IN_DECK = REFUSALS.cite("OW-18.1", "There is no {card} in your deck.")
NO_SUCH_WORLD = REFUSALS.cite("OW-2.2", "There is no World there.")
NOT_PROHIBITED = REFUSALS.cite("OW-17.3", "{card} is not Prohibited and stays in your hand.")
STAGING_FORBIDDEN = REFUSALS.cite("OW-18.1", "An opponent's Utility keeps you from Staging at {world} this turn.")
STAGED_ENOUGH = REFUSALS.cite("OW-4.2", "You have Staged as many cards at {world} as you may.")
WRONG_SLOT = REFUSALS.cite("OW-4.2", "The slot left at {world} is for a Ground Force, which {card} is not.")
NOTHING_FOR_SLOT = REFUSALS.cite("OW-4.2", "Its slot is for a Ground Force, and you have none in your hand.")
NOT_IN_PLAY = REFUSALS.cite("OW-5.1", "You have no {card} in play.")
HAS_MOVED = REFUSALS.cite("OW-5.3", "{card} has moved this turn.")
IS_THERE = REFUSALS.cite("OW-5.1", "{card} is at {world} already.")
TOO_FAR = REFUSALS.cite("OW-5.1", "{card} has Range {range}, and {world} is {distance} parsecs away.")
NOT_STAGED_SHIP = REFUSALS.cite("OW-6.2", "{card} is none of your Staged Ships.")
IS_EXEMPT = REFUSALS.cite("OW-6.3", "{card} was Staged at your Shipyard and does not count.")
IS_RESOLVED = REFUSALS.cite("OW-7.2", "{world} has been resolved this turn.")
NOTHING_TO_SWAP = REFUSALS.cite("OW-8.4", "{absence}.")
NOTHING_TO_RETREAT = REFUSALS.cite("OW-12.2", "{absence}.")
NOTHING_IN_ORBIT = REFUSALS.cite("OW-12.4", "{absence}.")
NOTHING_ON_THE_GROUND = REFUSALS.cite("OW-13.3", "{absence}.")
NO_SUCH_UNIT = REFUSALS.cite("OW-18.1", "{absence}.")
SWAP_NOT_YOURS = REFUSALS.cite("OW-8.4", "{target} belongs to {owner} and does not give its place to your {unit}.")
SWAP_CONQUERED = REFUSALS.cite("OW-8.4", "{target} came from another deck, so it cannot return to your hand.")
HAS_NO_SWAP = REFUSALS.cite("OW-8.4", "{target} has no Swap and keeps its place.")
SWAP_FOR_OTHERS = REFUSALS.cite("OW-8.4", "{target} gives its place only to {swap}, and {unit} is none.")
SWAP_PROMISED = REFUSALS.cite("OW-8.4", "{target} gives its place to another card already.")
NOT_YOUR_RETREAT = REFUSALS.cite("OW-12.2", "{target} belongs to {owner}.")
HAS_NO_RETREAT = REFUSALS.cite("OW-12.2", "{target} has no Retreat.")
OWN_UNIT = REFUSALS.cite("OW-12.6", "{target} is your own.")
NOT_AN_ORBITAL = REFUSALS.cite("OW-12.4", "In Orbital Activity only Orbitals are targets.")
NOT_ON_THE_GROUND = REFUSALS.cite("OW-13.3", "In Surface Conflict only Facilities and Ground Forces are targets.")
CANNOT_DEFEND = REFUSALS.cite("OW-13.2", "{target} is your own, and {unit} cannot Defend.")
ONLY_FACILITIES = REFUSALS.cite("OW-13.2", "Only Facilities are Defended, and {target} is none.")
OWN_FORMER = REFUSALS.cite("OW-13.9", "You own {target}; only units that may Conquer can target it.")
IS_SHIELDED = REFUSALS.cite("OW-13.3", "{target} of {owner} is shielded from your Orbitals.")
IS_UNTARGETABLE = REFUSALS.cite("OW-20.2", "{target} can't be targeted.")
NOT_YOUR_UTILITY = REFUSALS.cite("OW-18.1", "You have no {utility} in your hand.")
WRONG_WINDOW = REFUSALS.cite("OW-18.1", "{utility} is played {moment}, not now.")
PROHIBITED_NOW = REFUSALS.cite("OW-17.4", "{utility} is Prohibited and cannot be played on the FINAL TURN.")
NOT_THE_TIME = REFUSALS.cite("OW-18.1", "{utility} cannot be played: {lack}.")
NO_TARGET = REFUSALS.cite("OW-18.1", "There is nothing that {utility} could choose.")
EMPTY_DECK = REFUSALS.cite("OW-18.1", "Your deck is empty: {utility} would find nothing.")
NOT_A_TARGET = REFUSALS.cite("OW-18.1", "{utility} cannot choose {chosen}.")

EVENTS = EventKinds()
LAID_OUT = EVENTS.tell("world_laid_out", "OW-2.2", "{world_card} is laid out.", "world_card")
DEALT = EVENTS.tell("card_dealt", "OW-2.3", "{seat} draws {card}.", "card")
REDEALT = EVENTS.tell("card_dealt_again", "OW-2.4", "{seat} draws {card} instead.", "card")
DRAWN = EVENTS.tell("card_drawn", "OW-16.2", "{seat} draws {card}.", "card")
DRAWN_INSTEAD = EVENTS.tell("prohibited_redrawn", "OW-17.3", "{seat} draws {card} instead.", "card")
DRAWN_BY_UTILITY = EVENTS.tell("utility_drawn", "OW-18.1", "{seat} draws {card}.", "card")
ADJUSTED = EVENTS.tell("card_put_away", "OW-2.4", "{seat} puts {card} away face down.", "card")
ADJUST_DONE = EVENTS.tell("hand_adjusted", "OW-2.4", "{seat} has adjusted the hand.")
WORLD_DRAWN = EVENTS.tell("world_drawn", "OW-2.6", "{seat} draws {world_card} for first Priority.", "world_card")
RANKED = EVENTS.tell("priority_set", "OW-2.6", "{seat} is number {number} in Priority Order.", "number")
TURN_BEGINS = EVENTS.tell("turn_begins", "OW-3.1", "Turn {number} begins.", "number")
FINAL_BEGINS = EVENTS.tell("final_turn", "OW-17.1", "Turn {number} is the FINAL TURN.", "number")
LAW_TRASHED = EVENTS.tell(
    "prohibited_trashed", "OW-17.2", "{unit} of {seat} at {world} is Prohibited and Trashed.", "unit", "world"
)
REPLACED = EVENTS.tell("prohibited_replaced", "OW-17.3", "{seat} shows and Trashes {card}.", "card", reveals=True)
STAGED_CARD = EVENTS.tell("card_staged", "OW-4.3", "{seat} Stages {card} at {world}.", "card", "world")
STAGING_DONE = EVENTS.tell("staging_done", "OW-4.1", "{seat} is done Staging.")
SHIP_MOVED = EVENTS.tell(
    "ship_moved", "OW-5.1", "{unit} of {seat} moves from {start} to {world}.", "unit", "start", "world"
)
REVEALED = EVENTS.tell("card_revealed", "OW-6.1", "{seat} reveals {card} at {world}.", "card", "world", reveals=True)
UNPLAYABLE = EVENTS.tell(
    "unplayable_trashed",
    "OW-6.2",
    "{card} of {seat}, Staged at {world}, is Trashed: Utilities are played from the hand.",
    "card",
    "world",
)
BANNED = EVENTS.tell(
    "staged_prohibited_trashed",
    "OW-17.4",
    "{card} of {seat}, Staged at {world}, is Prohibited on the FINAL TURN and Trashed.",
    "card",
    "world",
)
TRIMMED = EVENTS.tell(
    "ship_trimmed",
    "OW-6.2",
    "{seat} Trashes {card}, Staged at {world}: the Class of the Ships was above the Income.",
    "card",
    "world",
)
WORLD_BEGINS = EVENTS.tell("world_begins", "OW-7.1", "{world} is resolved.", "world")
_REQ = "{card} of {seat} is Trashed at {world}: its REQ “{req}” is not met."
REQ_FAILED = EVENTS.tell("req_failed", "OW-8.2", _REQ, "card", "world", "req")
REQ_FAILED_IN_ORBIT = EVENTS.tell("orbital_req_failed", "OW-9.2", _REQ, "card", "world", "req")
REQ_FAILED_ON_THE_GROUND = EVENTS.tell("ground_req_failed", "OW-10.1", _REQ, "card", "world", "req")
REQ_FAILED_OF_CATASTROPHE = EVENTS.tell("catastrophe_req_failed", "OW-11.1", _REQ, "card", "world", "req")
SWAPPED = EVENTS.tell(
    "facility_swapped",
    "OW-8.4",
    "{unit} of {seat} at {world} gives its place to {card} and returns to the hand.",
    "unit",
    "card",
    "world",
)
NO_ROOM = EVENTS.tell(
    "no_room", "OW-8.5", "There is no room for {card} of {seat} at {world}: it is Trashed.", "card", "world"
)
INSTALLED = EVENTS.tell("installed", "OW-8.6", "{seat} installs {unit} at {world}.", "unit", "world")
STATIONED = EVENTS.tell("stationed", "OW-9.1", "{seat} puts {unit} into orbit at {world}.", "unit", "world")
STRUCTURE_STATIONED = EVENTS.tell(
    "structure_stationed", "OW-9.2", "{seat} puts {unit} into orbit at {world}.", "unit", "world"
)
DEPLOYED = EVENTS.tell("deployed", "OW-10.1", "{seat} deploys {unit} at {world}.", "unit", "world")
STRUCK = EVENTS.tell("catastrophe", "OW-11.1", "{card} of {seat} strikes {world}!", "card", "world")
_DAMAGE = "{unit} of {seat} at {world} takes {damage} damage (Defence {defence})."
DAMAGED = EVENTS.tell("damaged", "OW-13.4", _DAMAGE, "unit", "damage", "defence", "world")
DAMAGED_DEFENDING = EVENTS.tell("defender_damaged", "OW-13.5", _DAMAGE, "unit", "damage", "defence", "world")
DAMAGED_IN_ORBIT = EVENTS.tell("orbital_damaged", "OW-12.5", _DAMAGE, "unit", "damage", "defence", "world")
DAMAGED_BY_CATASTROPHE = EVENTS.tell("catastrophe_damaged", "OW-11.3", _DAMAGE, "unit", "damage", "defence", "world")
_DESTROYED = "{unit} of {seat} at {world} is destroyed."
DESTROYED = EVENTS.tell("destroyed", "OW-13.6", _DESTROYED, "unit", "world")
DESTROYED_IN_ORBIT = EVENTS.tell("orbital_destroyed", "OW-12.5", _DESTROYED, "unit", "world")
DESTROYED_BY_CATASTROPHE = EVENTS.tell("catastrophe_destroyed", "OW-11.3", _DESTROYED, "unit", "world")
DESTROYED_BY_UTILITY = EVENTS.tell("utility_destroyed", "OW-18.1", _DESTROYED, "unit", "world")
INDICATED = EVENTS.tell(
    "indicator",
    "OW-19.4",
    "{card} of {seat} becomes an indicator at {world}, which has H2O {water} now.",
    "card",
    "world",
    "water",
)
TERRAFORMED = EVENTS.tell(
    "terraformed",
    "OW-19.4",
    "{card} of {seat} becomes an indicator at {world}, which is Habitable, not Hostile and has H2O {water} now.",
    "card",
    "world",
    "water",
)
RETREATED = EVENTS.tell("retreated", "OW-12.2", "{unit} of {seat} Retreats from {world} to the hand.", "unit", "world")
HELD_FIRE = EVENTS.tell(
    "reserved", "OW-12.4", "{unit} of {seat} at {world} reserves its Weapons for the surface.", "unit", "world"
)
AIMED = EVENTS.tell(
    "aimed",
    "OW-12.4",
    "{unit} of {seat} at {world} aims {power} at {target} of {opponent}.",
    "unit",
    "power",
    "target",
    "opponent",
    "world",
)
ATTACKED = EVENTS.tell(
    "attacks",
    "OW-13.2",
    "{unit} of {seat} at {world} attacks {target} of {opponent} with {power}.",
    "unit",
    "power",
    "target",
    "opponent",
    "world",
)
DEFENDED = EVENTS.tell("defends", "OW-13.2", "{unit} of {seat} Defends {target} at {world}.", "unit", "target", "world")
CONQUERED = EVENTS.tell(
    "conquered", "OW-13.7", "{seat} conquers {unit} of {opponent} at {world}.", "unit", "opponent", "world"
)
SPARED = EVENTS.tell(
    "spared",
    "OW-13.9",
    "{unit} of {seat} at {world} stands: its owner's attack does not destroy it.",
    "unit",
    "world",
)
LEFT = EVENTS.tell("left", "OW-13.10", "{unit} of {seat} has done its duty at {world} and is Trashed.", "unit", "world")
RETURNED = EVENTS.tell(
    "returned", "OW-13.10", "{unit} of {seat} has done its duty at {world} and returns to the hand.", "unit", "world"
)
INCOME_COUNTED = EVENTS.tell("income", "OW-14.1", "{seat} has an Income of {income}.", "income")
PRIORITY = EVENTS.tell("priority", "OW-14.3", "{seat} has Priority now.")
BURIED = EVENTS.tell("card_trashed", "OW-15.1", "{seat} puts {card} into the Trash Heap.", "card")
_LAST_CARD = "{seat} has drawn the last card of the deck: the next turn is the FINAL TURN."
LAST_CARD = EVENTS.tell("last_card", "OW-16.4", _LAST_CARD)
LAST_CARD_TAKEN = EVENTS.tell("last_card_taken", "OW-17.1", _LAST_CARD)
PLAYED = EVENTS.tell("utility_played", "OW-18.1", "{seat} plays {card}.", "card", reveals=True)
CHOSE_UNIT = EVENTS.tell(
    "utility_aimed", "OW-18.1", "{seat} chooses {unit} of {opponent} at {world}.", "unit", "opponent", "world"
)
CHOSE_WORLD = EVENTS.tell("utility_world", "OW-18.1", "{seat} chooses {world}.", "world")
CHOSE_SEAT = EVENTS.tell("utility_opponent", "OW-18.1", "{seat} chooses {opponent}.", "opponent")
CHOSE_CHAIN = EVENTS.tell("utility_answers", "OW-18.2", "{seat} answers {card} of {opponent}.", "card", "opponent")
CHOSE_HAND = EVENTS.tell("utility_hand_card", "OW-18.1", "{seat} chooses {card} from the hand.", "card")
PASSED = EVENTS.tell("passed", "OW-18.3", "{seat} plays nothing.")
NOT_REACTED = EVENTS.tell("not_reacted", "OW-18.2", "{seat} plays nothing.")
CANCELLED = EVENTS.tell("utility_cancelled", "OW-18.2", "{card} of {seat} is cancelled.", "card")
FIZZLED = EVENTS.tell("utility_failed", "OW-18.2", "{card} of {seat} has no effect.", "card")
RESOLVED = EVENTS.tell("utility_resolved", "OW-18.2", "{card} of {seat} takes effect.", "card")
EXCHANGED = EVENTS.tell("staged_exchanged", "OW-18.1", "{seat} exchanges a Staged card at {world}.", "world")
FORBIDDEN = EVENTS.tell("staging_forbidden", "OW-18.1", "{seat} cannot Stage at {world} this turn.", "world")
LIFTED = EVENTS.tell("class_limit_lifted", "OW-6.4", "The Class limit does not apply to {seat} this turn.")
TAKEN_OVER = EVENTS.tell(
    "taken_over", "OW-13.8", "{seat} takes control of {unit} of {opponent} at {world}.", "unit", "opponent", "world"
)
LANDED = EVENTS.tell(
    "placed", "OW-20.1", "{seat} puts {unit} straight into play at {world}.", "unit", "world", reveals=True
)
ARRIVED = EVENTS.tell("arrived", "OW-18.5", "{seat} has {unit} in orbit at {world}.", "unit", "world")
STRUCK_WORK = EVENTS.tell(
    "income_stopped",
    "OW-14.1",
    "{unit} of {seat} at {world} has an Income of {income} this turn.",
    "unit",
    "income",
    "world",
)
FOUND = EVENTS.tell("card_found", "OW-18.1", "{seat} takes {card} from the deck.", "card")
STALLED = EVENTS.tell("stalled", "OW-17.7", "No card has left a deck for two turns: the next turn is the FINAL TURN.")
ENDED = EVENTS.tell("match_over", "OW-17.6", "The Incomes of the FINAL TURN are counted.")

SCORING = Citations()
POST_PART = SCORING.cite("OW-14.1", "posts")
MINING_PART = SCORING.cite("OW-14.1", "mining and drilling")
POPULATION_PART = SCORING.cite("OW-14.1", "population")
PRODUCTION_PART = SCORING.cite("OW-14.1", "production")
YARD_PART = SCORING.cite("OW-14.1", "yards")
SPECIAL_PART = SCORING.cite("OW-14.1", "special complexes")
OTHER_PART = SCORING.cite("OW-14.1", "other units")

ENDINGS = Citations()
FINAL_COUNTED = ENDINGS.cite("OW-17.6", "The Incomes of the FINAL TURN have been counted.")
