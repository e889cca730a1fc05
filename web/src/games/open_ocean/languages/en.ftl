### The words of Open Ocean's table.
### What a card does and where it goes is said of all corals (sun) and fish (1, 2, 3) at once, and of the others each.

name-red-coral = Red fan coral
name-orange-coral = Orange cup coral
name-yellow-coral = Yellow scroll coral
name-green-coral = Green star coral
name-blue-coral = Blue staghorn coral
name-purple-coral = Purple plume coral
name-rainbow-coral = Rainbow coral
name-anemone = Sea anemone
name-banggai = Banggai cardinalfish
name-clownfish = Clownfish
name-chromis = Green chromis
name-goby = Neon goby
name-pearlscale = Pearlscale butterflyfish
name-angelfish = Angelfish
name-tang = Blue tang
name-idol = Moorish idol
name-parrotfish = Parrotfish
name-grouper = Grouper
name-dolphin = Dolphin
name-turtle = Sea turtle
name-shark = Reef shark
name-great-white = Great White
name-crab = Crab

short-red-coral = Red fan
short-orange-coral = Orange cup
short-yellow-coral = Yellow scroll
short-green-coral = Green star
short-blue-coral = Blue staghorn
short-purple-coral = Purple plume
short-rainbow-coral = Rainbow coral
short-anemone = Sea anemone
short-banggai = Banggai
short-clownfish = Clownfish
short-chromis = Green chromis
short-goby = Neon goby
short-pearlscale = Pearlscale
short-angelfish = Angelfish
short-tang = Blue tang
short-idol = Moorish idol
short-parrotfish = Parrotfish
short-grouper = Grouper
short-dolphin = Dolphin
short-turtle = Sea turtle
short-shark = Reef shark
short-great-white = Great White
short-crab = Crab

where-1 = Along an edge of a coral, an anemone or a fish of its own name.
where-2 = Along an edge of a tiny fish or a fish of its own name.
where-3 = Along an edge of a medium fish or a fish of its own name.
where-sun = Beside any coral or anemone, also across a corner.
where-dolphin = Goes to whoever lost the fish, beside any card but a sea turtle.
where-turtle = Beside the card that it brought.
where-shark = Stays in the Ocean.
where-great-white = Stays in the Ocean.
where-crab = Stays in the Ocean, or lies under your starter coral.

action-1 = Attracts a medium fish.
action-2 = Attracts a big fish.
action-3 = Attracts nothing, but the sharks.
action-sun = Attracts a tiny fish. Different colours score together.
action-rainbow-coral = Attracts a tiny fish. It is a coral of any colour, and counts as one colour more.
action-anemone = Attracts a tiny fish. Fish in the eight spaces around it are sheltered.
action-dolphin = Takes an unsheltered fish from a rival; you play it.
action-turtle = Refreshes the Ocean; you take any card of it and play it.
action-shark = Swaps places with a fish of the Ocean, which you play. Enough sharks there bring a feeding frenzy.
action-great-white = Swaps places with a fish of the Ocean, which you play. Wherever it appears, a feeding frenzy follows.
action-crab = Takes any card of the Ocean but a crab, and you play it.

sort-1 = Tiny fish
sort-2 = Medium fish
sort-3 = Big fish
sort-sun = Sun
sort-sp = Special

sort_row-1 = tiny
sort_row-2 = medium
sort_row-3 = big
sort_row-sun = sun

starter = { $card }, starter
no_points = no points
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
starter_effect = The first coral of a reef. Nothing lies below it.

colour-red = Red
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-blue = Blue
colour-purple = Purple

take_starter = { $colour } starter coral
choose_starter = Your reef begins with one of these

part-cards = Printed points
part-schools = Schools
part-rainbow = Coral colours
part-goals = Habitat goals
part-clusters = Coral clusters
part-bloom = Plankton bloom

total = Points
ocean = The Ocean
ocean_short = Ocean
deck = Deck { $count }
empty_slot = no card
in_ocean = { $name } in the Ocean
in_hand = { $name } in your hand
reef_of = Reef of { $name }
my_reef = Your reef
show_reef = Show the reef of { $name }
show_mine = Show your reef
back_to_mine = Back to your reef
empty_space = Empty space { $where }
above = above the starter
above_by = { $up } above the starter
beside =
    { $side ->
        [left] left
       *[right] right
    } of the starter
beside_by = { $across } { $side ->
        [left] left
       *[right] right
    } of the starter
away = { $across } { $side ->
        [left] left
       *[right] right
    }, { $up } up from the starter
sheltered = sheltered
sheltered_more = Sheltered: no dolphin and no frenzy can take it.
in_school = in a school: 1 point more
at_risk = A feeding frenzy would take this one, or one worth as much.
worth_there = { $points } there
would_be_sheltered = sheltered there
zoom_in = Closer
zoom_out = Farther
fit = Show the whole reef
spaces_beyond = { $count ->
        [one] 1 possible space is
       *[other] { $count } possible spaces are
    } { $side ->
        [left] further left
        [right] further right
        [top] further up
       *[bottom] further down
    }: look there
whole_reef = Map of the whole reef
whole_reef_title = The whole reef of { $name }
whole_reef_yours = Your whole reef
look_around = Drag, scroll or use the arrow keys to look around
hand = Your hand
others_hand = Hand of { $name }
cards_in_hand =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
known_hand = You have held this hand
lift_one = Touch a card to see where it could go.
toss_one = Touch the card that you discard.
could_go =
    { $spaces ->
        [one] { $name }: its place is marked.
       *[other] { $name }: its { $spaces } places are marked.
    }
marked =
    { $spaces ->
        [one] Its place is marked.
       *[other] Its { $spaces } places are marked.
    }
now_press = Now press:
no_place_yet = { $name } would be discarded: { $why }.
prospects =
    { $spaces ->
        [one] 1 place, { $gain }
       *[other] { $spaces } places, { $gain }
    }

special-dolphin = steals a fish
special-turtle = fresh Ocean
special-shark = swaps for a fish
special-great-white = fish, then frenzy
special-crab = any Ocean card

put_back = Put back

commit-pick = Choose { $name }
commit-take = Take { $name }
commit-toss = Discard { $name }
commit-clear = Discard { $name }
commit-lose = Lose { $name }

you_chose = You have chosen { $name }.
has_chosen_it = You have chosen.
waiting_for = Still choosing: { $names }.
all_chosen = Everybody has chosen.
chosen = chosen
choosing = choosing
first_player = First player
hidden = A chosen card, face down
touch_ocean = Touch a glowing card of the Ocean.
touch_reef = Touch a glowing space of your reef.
touch_fish = Touch a glowing fish.
in_play = In play

playing-stealing = { $name }: the dolphin looks for a fish
playing-taking = { $name }: a card out of the Ocean
playing-placing = { $name }: into the reef
playing-attracting = { $name }: something is attracted
playing-joining = { $name }: attracted out of the Ocean
playing-placing-dolphin = Goes to { $who ->
        [you] you
       *[somebody] { $name }
    }
playing-placing-turtle = { $name }: the turtle follows
playing-shifting = { $name }: a fish moves house

waits_too = { $name } will follow

passing-left = Hands go left
passing-right = Hands go right

pass_to = yours to { $name }
last_turn = Last turn of the round: the last cards are discarded.
sharks = { $now } of { $needed } sharks circling
shark_title =
    { $now ->
        [0] No shark about
        [one] One shark circling
       *[other] { $now } sharks circling
    }
shark_missing =
    { $count ->
        [one] One more brings a feeding frenzy.
       *[other] { $count } more bring a feeding frenzy.
    }
frenzy_due = A feeding frenzy comes when this play is over.
rave_due = A crab rave comes when this play is over.
harmless = The sharks are full: a frenzy only refreshes the Ocean.
you_would_lose = You would lose { EITHER($names) }: −{ $loss }.
nothing_to_lose = Your reef has nothing to lose.
goals = Habitat goals
public_goals = Goals for everybody
private_goals = Your secret goals
hidden_goals =
    { $count ->
        [one] 1 secret goal
       *[other] { $count } secret goals
    }
solo_goals = Goals to complete
by = { $first } by { $second }
several = { $count } × { $name }
both = 5 of { $first } and { $second }
met = met
below =
    { $count ->
        [0] the last of its pile
       *[other] { $count } more below
    }
pile_empty = This pile is done.
goal_effect = Scores once at the end if your reef meets it then.
solo_goal_effect = Completed as soon as your reef meets it; then the next one is turned up.
level = Level { $level }: { $name }
level_parts = Level by goals { $goals } ({ $done } done), by points { $points }
events = In force
order = What goes beside what
all_cards = All cards
every_card = Every card, goal and event
unseen_count = { $count } unseen
discarded = { $count } discarded
crabs =
    { $count ->
        [one] 1 crab
       *[other] { $count } crabs
    }
turtles = { $count } of { $limit } turtles
use_crab = Use the crab
keep_crab = Keep the crab
attract_nothing = Attract nothing
stay = Move no fish

phase-choosing = Choose
phase-playing = Play
phase-discarding = Discard

heading = Round { $round } of { $rounds } · turn { $turn } of { $turns }

news-frenzy = Feeding frenzy!
news-sated = The sharks are full.
news-rave = Crab rave!
news-stolen = Dolphin!
news-event = A new event
news-goal = Goal completed!
news-refresh = A fresh Ocean
news-round = The round is over

frenzy_why = Sharks met in the Ocean: everybody loses the unsheltered fish with the highest value.
great_white_why = The Great White is here: everybody loses the unsheltered fish with the highest value.
loses_nothing = Nothing to lose
all_sheltered = Nothing: every fish is sheltered
from_to = { $before } → { $after } points
still_points =
    { $points ->
        [one] 1 point, as before
       *[other] { $points } points, as before
    }
go_on = Go on
rave_more = Two crabs dance in the Ocean: everybody may move a fish.
stolen_from = { $name }: { $fish } out of the reef of { $who ->
        [you] you
       *[somebody] { $rival }
    }

event-EV-1 = Coral Clusters
event-EV-2 = Plankton Bloom
event-EV-3 = King Tide
event-EV-4 = Calm Current
event-EV-5 = Blood in the Water
event-EV-6 = Counter-current
event-EV-7 = Turtle Migration
event-EV-8 = Sanctuary

event_effect-EV-1 = at the end each coral beside one of its colour scores 1 more
event_effect-EV-2 = at the end each tiny fish in a school scores 1 more
event_effect-EV-3 = the Ocean holds ten cards
event_effect-EV-4 = a feeding frenzy needs one shark more
event_effect-EV-5 = a feeding frenzy needs one shark fewer
event_effect-EV-6 = hands and the First Player card go to the right
event_effect-EV-7 = everybody may play five sea turtles
event_effect-EV-8 = fish around a starter coral are sheltered

variant-friendly_dolphins = Friendly dolphins: they take fish from the Ocean.
variant-full_sharks = Full sharks: a frenzy only refreshes the Ocean.
variant-safe_schools = Safe schools: fish in a school are sheltered.
variant-own_choice = Own choice: in a frenzy you choose which fish to lose.
variant-house_coral_clusters = Corals beside one of their colour score 1 more.
variant-house_rainbow20 = All six colours score 20, fewer nothing.
variant-solo_extreme-total5 = Goals ask for five cards of the two kinds.
variant-solo_extreme-each5 = Goals ask for five cards of each kind.
variant-solo_goal_points = Completed goals score their points too.
variant-lurking_sharks = A shark without prey goes into the Ocean.

level_name-bare_sand = bare sand
level_name-fringing_reef = fringing reef
level_name-patch_reef = patch reef
level_name-barrier_reef = barrier reef
level_name-coral_atoll = coral atoll

hindrance-1 = no free space by a coral
hindrance-2 = no tiny fish with room
hindrance-3 = no medium fish with room
hindrance-sun = no free space by a coral
hindrance-prey = no fish in the Ocean fits
hindrance-theft = no fish to steal
hindrance-turtles = all { $limit } turtles are played

hindrance_short-1 = no room
hindrance_short-2 = no tiny fish
hindrance_short-3 = no medium fish
hindrance_short-sun = no room
hindrance_short-prey = no prey
hindrance_short-theft = nothing to steal
hindrance_short-turtles = limit: { $limit }

## The game in a minute.

minute-pick = Pick
minute-pick_text = Everybody chooses a card from the hand at the same time, in secret.
minute-play = Play
minute-play_text = Put it into your reef: corals by corals, small fish by corals, larger ones by smaller ones.
minute-beware = Beware
minute-beware_text = Dolphins and turtles help; every shark brings the feeding frenzy nearer.
minute-pass_on = Pass on
minute-pass_on_text = The other cards go to the neighbour. After three rounds the liveliest reef wins.
