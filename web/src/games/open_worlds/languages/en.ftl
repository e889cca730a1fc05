### The words of Open Worlds' table. Terms of its rules have capitals.

type-facility = Facility
type-orbital = Orbital
type-ground = Ground Force
type-catastrophe = Catastrophe
type-utility = Utility

kind-post = Post
kind-mining = Mining & Drilling
kind-population = Population
kind-production = Production
kind-yard = Yard
kind-special = Special Complex
kind-ship = Ship
kind-station = Station
kind-field = Field
kind-manned = Manned
kind-automated = Automated

part-posts = Posts
part-mining_and_drilling = Mining & Drilling
part-population = Population
part-production = Production
part-yards = Yards
part-special_complexes = Special Complexes
part-other_units = Other units

total = Income
lead = { $income } Income

moment-turn = Turn
moment-stage = Stage
moment-move = Move
moment-reveal = Reveal
moment-resolution = Resolve
moment-surface = Surface
moment-draw = Draw
moment-reaction = Reaction


step-stage = Stage
step-move = Move
step-reveal = Reveal
step-resolution = Resolve
step-income = Income
step-trash = Trash
step-draw = Draw

turn = Turn { $number }
final_turn = FINAL TURN
is_final = FINAL TURN: the Incomes counted now decide.
final_next = The next turn is the FINAL TURN.
worlds = Worlds
world = { $name }, World { $number } of { $count }
world_label = { $name }: { $used } of { $h2o } H2O places taken, RES { $res }{ $traits }
habitable = Habitable
hostile = Hostile
changed = changed by an indicator; H2O { $printed } is printed
room = H2O { $h2o }: { $used } of { $h2o } places for Facilities taken
res = RES { $res }: resources for industry and mining
resolved_now = resolving
resolved = resolved
staged_back =
    { $count ->
        [one] { $name } Staged a card here
       *[other] { $name } Staged { $count } cards here
    }
staged_yours = Your Staged { $card }, face down for others
staged_open = { $card }, Staged by { $name }
goes_here = Your card goes here
lost_by_class = lost: Class { $ship }, your limit { $limit }
fits_all = fits any World
fits_some =
    { $count ->
        [one] fits one World
       *[other] fits { $count } Worlds
    }
fits_none = fits nowhere now
really = { $reason }. Really?
more = +{ $count }
open = All units at { $name }
the_turn = The turn

verdict-works = works here
verdict-later = later, from the hand
verdict-keep = keep: a reaction
lost = lost: { $reason }
lost_here = lost here: { $reason }
reason-prohibited = Prohibited
reason-class = Class over limit
reason-hostile = Hostile
reason-peaceful = not Hostile
reason-barren = not Habitable
reason-settled = Habitable
reason-dry = too little H2O
reason-unoccupied = not yours
reason-host = no host
reason-ship = no Ship
reason-capacity = Capacity
reason-room = no room

step_about-stage = Put cards face down at Worlds
step_about-move = Ships travel to other Worlds
step_about-reveal = All Staged cards turn up
step_about-resolution = World by World: land, fight, build
step_about-income = Facilities pay
step_about-trash = Give cards away
step_about-draw = Fill your hand

gain = +{ $income } Income
place = place { $number } of { $of }
unit = { $card } of { $owner }, { $facts }
yours = yours
defence = Defence
income = Income
last_turn = last turn { $income }
class_limit = Class limit
limit_lifted = no Class limit this turn
hand = hand
deck = deck
trash = Trash Heap
priority = Priority
rank = number { $number } in Priority Order
show_numbers = { $who ->
        [you] What your numbers mean
       *[them] What the numbers of { $name } mean
    }
number-income = Whoever has the highest at the end wins. One also draws so many cards, at least 2.
number-class = What the Classes of the Ships Staged in one turn may add up to.
number-class_used = On the left the Classes of the Ships Staged so far, on the right what they may add up to this turn.
number-hand_name = Hand
number-hand = cards in hand
number-deck_name = Deck
number-deck = Cards still to be drawn. When one is empty, the FINAL TURN follows.
number-trash_name = Trash Heap
number-trash = cards put away
mine = { $who ->
        [you] What you have
       *[them] What { $name } has
    }
hand_of = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hand_hidden =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
show_trash = Look through your Trash Heap, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
trash_title = Your Trash Heap
trash_empty = Your Trash Heap is empty.

pass-adjusting_hands = Keep the rest
pass-window = Play nothing
pass-reacting = Play nothing
pass-stage = Done Staging
pass-move = Done moving
pass-install = No swap
pass-retreat = All others stay
pass-orbital_targets = No target
pass-surface_assignments = Do nothing
pass-trash = Keep the rest

done = Done
fire = Fire at Orbitals
reserve = Reserve for the surface
yes = Conquer
no = Do not conquer

option-facility = Destroy a Facility
option-orbital = Destroy a Station or Field
option-draw = Draw 3 cards
option-search = Search your deck

chain = Played Utilities, the last takes effect first
cancelled = cancelled
take_from = Take a card from your deck
all_worlds = All Worlds
back_to_conflict = To the conflict
conflict_at = Conflict at { $name }
untouched = untouched
holds = holds
falls = overcome
destroyed = destroyed
absorbed = { $count } absorbed
defends = defends { $target }
engaged = engaged
would_destroy = { $sum } ≥ { $defence }: destroyed
would_hold = { $sum } < { $defence }: holds
already_overcome = { $sum }: already overcome
would_defend = takes the damage first
story = The turn, step by step
back = One step back
forward = One step on
skip = Skip to now
again = Tell the turn again
step_of = { $at } of { $count }

beat-move = Move
beat-reveal = Reveal
beat-utility = Utility
beat-arrive = Arrivals
beat-strike = Catastrophe
beat-aim = Targets
beat-fire = Damage
beat-destroy = Destroyed
beat-conquer = Conquest
beat-leave = Leaving
beat-income = Count Income

fact-class = Class: the Ships you Stage may not exceed the Income of the turn before
fact-weapon = Weapons: each chooses a target of its own
fact-defence = Defence: so much damage in one Sub-Step overcomes it
fact-range = Range in Worlds, once a turn
fact-capacity = Capacity: supports Ground Forces here
fact-income = Income, counted every turn
fact-prohibited = Prohibited: not on the FINAL TURN

of_owner = controlled by { $name }
conquered_from = conquered from { $name }
runs_out = { $count } of { $of } counts run
stopped = earns nothing this turn
close = Close

## The game in a minute.

minute-stage = Stage
minute-stage_text = Lay cards face down at Worlds: Facilities, fleets, troops, catastrophes.
minute-move = Move and reveal
minute-move_text = Ships that are in play may move on; then everything is turned up.
minute-resolve = Resolve
minute-resolve_text = World by World: install, deploy, fight in orbit and on the ground.
minute-income = Income
minute-income_text = It says how many cards you draw. The highest wins when a deck has run out.
