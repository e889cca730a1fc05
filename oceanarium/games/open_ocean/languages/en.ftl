### Open Ocean in English.
###
### Gaps: $seat, $rival, $chooser, $player and $first are names of players; CARD($card), COLOUR($colour), CLASS($sort)
### and EVENT_CARD($event) are the words below, in a form; CARDS($beside, "the") is a list of cards. Forms:
###   a: as one of its kind; the: as a known one; needs: what it must lie beside; effect: what an event does

## Cards. The hidden one is any card that nobody may see; the starter is the first coral of a reef.

card-red-coral = Red fan coral
    .a = a Red fan coral
    .the = the Red fan coral
    .needs = a Sun card
card-orange-coral = Orange cup coral
    .a = an Orange cup coral
    .the = the Orange cup coral
    .needs = a Sun card
card-yellow-coral = Yellow scroll coral
    .a = a Yellow scroll coral
    .the = the Yellow scroll coral
    .needs = a Sun card
card-green-coral = Green star coral
    .a = a Green star coral
    .the = the Green star coral
    .needs = a Sun card
card-blue-coral = Blue staghorn coral
    .a = a Blue staghorn coral
    .the = the Blue staghorn coral
    .needs = a Sun card
card-purple-coral = Purple plume coral
    .a = a Purple plume coral
    .the = the Purple plume coral
    .needs = a Sun card
card-rainbow-coral = Rainbow coral
    .a = a Rainbow coral
    .the = the Rainbow coral
    .needs = a Sun card
card-anemone = Sea anemone
    .a = a Sea anemone
    .the = the Sea anemone
    .needs = a Sun card
card-banggai = Banggai cardinalfish
    .a = a Banggai cardinalfish
    .the = the Banggai cardinalfish
    .needs = a Sun card or another Banggai cardinalfish
card-clownfish = Clownfish
    .a = a Clownfish
    .the = the Clownfish
    .needs = a Sun card or another Clownfish
card-chromis = Green chromis
    .a = a Green chromis
    .the = the Green chromis
    .needs = a Sun card or another Green chromis
card-goby = Neon goby
    .a = a Neon goby
    .the = the Neon goby
    .needs = a Sun card or another Neon goby
card-pearlscale = Pearlscale butterflyfish
    .a = a Pearlscale butterflyfish
    .the = the Pearlscale butterflyfish
    .needs = a tiny fish or another Pearlscale butterflyfish
card-angelfish = Angelfish
    .a = an Angelfish
    .the = the Angelfish
    .needs = a tiny fish or another Angelfish
card-tang = Blue tang
    .a = a Blue tang
    .the = the Blue tang
    .needs = a tiny fish or another Blue tang
card-idol = Moorish idol
    .a = a Moorish idol
    .the = the Moorish idol
    .needs = a tiny fish or another Moorish idol
card-parrotfish = Parrotfish
    .a = a Parrotfish
    .the = the Parrotfish
    .needs = a medium fish or another Parrotfish
card-grouper = Grouper
    .a = a Grouper
    .the = the Grouper
    .needs = a medium fish or another Grouper
card-dolphin = Dolphin
    .a = a Dolphin
    .the = the Dolphin
card-turtle = Sea turtle
    .a = a Sea turtle
    .the = the Sea turtle
card-shark = Reef shark
    .a = a Reef shark
card-great-white = Great White
    .a = a Great White
card-crab = Crab
    .a = a Crab
card-starter = starter coral
card-hidden = card
    .a = a card

## Colours of starter corals, and classes of cards.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

class-coral = coral
class-anemone = anemone
class-tiny = tiny
class-medium = medium
class-big = big
class-special = special

## Events that change the rules.

event_card-EV-1 = Coral Clusters
    .effect = at the end each coral that borders one of its colour scores 1 more
event_card-EV-2 = Plankton Bloom
    .effect = at the end each tiny fish in a school scores 1 more
event_card-EV-3 = King Tide
    .effect = the Ocean holds ten cards
event_card-EV-4 = Calm Current
    .effect = a feeding frenzy needs one shark more
event_card-EV-5 = Blood in the Water
    .effect = a feeding frenzy needs one shark fewer
event_card-EV-6 = Counter-current
    .effect = hands and the First Player card go to the right
event_card-EV-7 = Turtle Migration
    .effect = everybody may play five sea turtles
event_card-EV-8 = Sanctuary
    .effect = fish around a starter coral are protected

## Amounts and places, which sentences below borrow.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
clause-where =
    { $side ->
        [beyond] beyond the reef
        [below] below the starter's row
        [above] { $up ->
            [1] above the starter
           *[other] { $up } above the starter
        }
        [left] { $up ->
            [0] { $across ->
                [1] left of the starter
               *[other] { $across } left of the starter
            }
           *[other] { $across } left, { $up } up from the starter
        }
       *[right] { $up ->
            [0] { $across ->
                [1] right of the starter
               *[other] { $across } right of the starter
            }
           *[other] { $across } right, { $up } up from the starter
        }
    }
there =
    { $there ->
        [hidden] nothing
        [starter] the starter coral
       *[other] the { CARD($there) } ({ clause-where })
    }
taker =
    { $taker ->
        [hidden] your crab
       *[other] the { CARD($taker) }
    }
level =
    { $level ->
        [0] 0
        [1] 0.5
        [2] 1
        [3] 1.5
        [4] 2
        [5] 2.5
        [6] 3
        [7] 3.5
       *[8] 4
    }
level_name =
    { $name ->
        [0] bare sand
        [1] fringing reef
        [2] patch reef
        [3] barrier reef
       *[4] coral atoll
    }
clause-goal_by = { $code } ({ CARD($fish) } by { CARD($neighbour) }, { points })
clause-goal_of_many = { $code } ({ $number } { CARD($collected) }, { points })

## What is asked.

prompt-over = The match is over.
prompt-wait = Wait for the others.
prompt-choose = Choose the colour of your starter coral.
prompt-pick = Choose a card from your hand, in secret.
prompt-pick_alone = Choose a card from your hand to play.
prompt-crab = Use your crab: give up your chosen card and play any card of the Ocean instead?
prompt-take_fish = The { CARD($taker) } brings you a fish from the Ocean: which one?
prompt-take = Choose any card of the Ocean that you can play; { taker } brings it.
prompt-steal = Your Dolphin takes an unprotected fish from a rival's reef: which one?
prompt-place = Place the { CARD($placed) } in your reef.
prompt-attract = Your { CARD($anchor) } attracts a { CLASS($wanted) } fish: which one?
prompt-join = Place the { CARD($placed) } beside your { CARD($anchor) }.
prompt-host = The Dolphin of { $player } stays with you: place it in your reef.
prompt-host_own = The Dolphin stays with you: place it in your reef.
prompt-moor = Place the Sea turtle beside your { CARD($anchor) }, which it brought.
prompt-lose = Feeding frenzy! Which of your fish is eaten?
prompt-lift = Crab Rave! Move one of your fish to another space, or none.
prompt-shift = Choose the new space of the { CARD($placed) }.
prompt-toss = Discard a card from your hand.
prompt-clear = Discard a card from the Ocean; a new one takes its place.

## What a move that somebody types leaves open.

missing-colour = which colour?
missing-card = which card?
missing-rival = whose fish?
missing-space = on which space?
missing-taken = on which space?

## Moves.

move-starter = Take the { COLOUR($colour) } starter coral
move-pick = Choose the { CARD($card) } ({ CLASS($sort) }, { points })
move-use_crab = Use the crab
move-keep_crab = Keep the crab
move-take = Take the { CARD($card) } ({ CLASS($sort) }, { points })
move-steal = Take { there } from { $rival }
move-place =
    Place it { clause-where }{ $neighbours ->
        [0] { "" }
       *[other] , beside { CARDS($beside, "the") }
    }
move-attract = Attract the { CARD($card) } ({ points })
move-decline = Attract nothing
move-lose = Lose { there }
move-lift = Move { there }
move-stay = Move no fish
move-toss = Discard the { CARD($card) } from your hand
move-clear = Discard the { CARD($card) } from the Ocean
move-draw = { CARD($card, "a") } is drawn
move-goal = The goal { $goal } is drawn
move-event = The event { EVENT_CARD($event) } is revealed
move-first = { $first } is First Player

## Why a move may not be made.

refusal-is_over = The match is over.
refusal-no_seat = Nobody sits there.
refusal-cards_are_drawn = Cards are being drawn.
refusal-has_picked = You have chosen your card; the others are still choosing.
refusal-others_starter = { $chooser } is choosing a starter coral first.
refusal-others_play = { $chooser } is playing a card; wait for your turn.
refusal-others_dolphin = { $chooser } is placing the Dolphin.
refusal-others_loss = { $chooser } is choosing which fish the frenzy takes.
refusal-others_clearing = { $chooser } is the second player and discards a card from the Ocean.
refusal-others_crab = { $chooser } is deciding whether to use a crab.
refusal-others_rave = { $chooser } is moving a fish in the Crab Rave.
refusal-only_starter = First choose a starter coral.
refusal-only_picking = Choose a card from your hand.
refusal-no_ocean_yet = Choose a card from your hand first; the Ocean comes in when it is played.
refusal-no_reef_yet = Choose a card from your hand first; its place comes when it is played.
refusal-only_picking_alone = First choose a card from your hand to play.
refusal-only_crab = First say whether you use your crab.
refusal-only_taking = { taker } takes a card from the Ocean; choose which.
refusal-only_stealing = The Dolphin takes a fish out of a rival's reef; choose which.
refusal-only_placing = Choose a space for the { CARD($placed) }.
refusal-only_attracting = First choose the card in the Ocean that is attracted, then its space.
refusal-only_losing = Choose the fish that you lose to the frenzy.
refusal-only_lifting = Choose a fish to move in the Crab Rave, or move none.
refusal-only_tossing = Discard a card from your hand.
refusal-only_clearing = Discard a card from the Ocean.
refusal-only_clearing_alone = Discard a card from the Ocean.
refusal-starter_gone = Somebody has the { COLOUR($colour) } starter coral already.
refusal-not_in_hand = There is no { CARD($card) } in your hand.
refusal-not_in_hand_alone = There is no { CARD($card) } in your hand.
refusal-not_in_ocean = There is no { CARD($card) } in the Ocean.
refusal-only_fish_by_shark = A shark takes fish only, and the { CARD($card) } is none.
refusal-only_fish_by_great_white = The Great White takes fish only, and the { CARD($card) } is none.
refusal-only_fish_by_dolphin = A friendly Dolphin takes fish only, and the { CARD($card) } is none.
refusal-no_crab_by_crab = A Crab cannot take a Crab.
refusal-too_many_turtles = You have played as many Sea Turtles as you may: { $turtles }.
refusal-no_room_to_play = The { CARD($card) } cannot be played: your reef has no free space beside { CARD($needs, "needs") }.
refusal-no_prey = The { CARD($card) } cannot be played: no fish in the Ocean fits into your reef.
refusal-nothing_to_steal = The { CARD($card) } cannot be played: no rival has an unprotected fish that fits.
refusal-nothing_for_crab = The { CARD($card) } cannot be played: it could take nothing from the Ocean.
refusal-no_room_by_shark = The { CARD($card) } does not fit: your reef has no free space beside { CARD($needs, "needs") }.
refusal-no_room_by_great_white = The { CARD($card) } does not fit: no space beside { CARD($needs, "needs") } is free.
refusal-no_room_by_dolphin = The { CARD($card) } does not fit: your reef has no free space beside { CARD($needs, "needs") }.
refusal-own_reef = A Dolphin takes from a rival, not from your own reef.
refusal-no_card_there = There is no card.
refusal-not_a_fish = Only fish can be taken out of a reef, and { there } is none.
refusal-is_protected = { there } is protected: it cannot be taken.
refusal-no_room_for_stolen = { there } does not fit: your reef has no free space beside { CARD($needs, "needs") }.
refusal-wrong_class = A { CLASS($wanted) } fish is attracted, and the { CARD($card) } is none.
refusal-must_attract = An action that can be carried out must be carried out.
refusal-no_space = That space is too far away: the { CARD($placed) } must lie beside a card of the reef.
refusal-other_reef = The { CARD($placed) } goes into your own reef.
refusal-occupied = The { CARD($placed) } needs an empty space, and { there } lies there.
refusal-below_floor = Nothing lies below the row of the starter coral.
refusal-no_sun_around = A Sun card needs another Sun card in one of the eight spaces around it.
refusal-only_a_corner = Only corners touch there; the { CARD($placed) } connects along an edge.
refusal-not_in_order = The { CARD($placed) } must share an edge with { CARD($needs, "needs") }.
refusal-not_by_attractor = The { CARD($placed) } must share an edge with the { CARD($anchor) }, which attracted it.
refusal-only_by_turtle = A Dolphin cannot connect to a Sea Turtle.
refusal-not_by_anchor = The { CARD($placed) } must share an edge with the { CARD($anchor) }, which it brought.
refusal-old_space = The fish must move to another space.
refusal-no_food = The frenzy takes fish only, and { there } is none.
refusal-is_safe = { there } is protected: the frenzy cannot take it.
refusal-not_the_highest = The frenzy takes the highest unprotected fish; { there } is worth less.
refusal-cannot_move = { there } cannot move: only fish move, and only to another legal space.

## What happened.

event-first_player = { $seat } is First Player.
event-starter_taken = { $seat } takes the { COLOUR($colour) } starter coral.
event-card_dealt = { $seat } is dealt { CARD($card, "a") }.
event-card_dealt_alone = { $seat } is dealt { CARD($card, "a") }.
event-ocean_filled = { CARD($card, "a") } comes into the Ocean.
event-ocean_refreshed = The Ocean is refreshed.
event-shark_settled = The shark without prey takes the free place in the Ocean.
event-discards_shuffled = The discard pile becomes the deck.
event-ocean_short = There is no card left for the Ocean.
event-goal_opened = A goal for all: { $goal }.
event-goal_dealt = { $seat } gets a secret goal: { $goal }.
event-goal_turned = The next goal is { $goal }.
event-goal_done = { $seat } completes { $goal }!
event-event_shown = { EVENT_CARD($event) }: { EVENT_CARD($event, "effect") }.
event-card_chosen = { $seat } chooses { CARD($card, "a") }.
event-card_revealed = { $seat } reveals { CARD($card, "a") }.
event-card_played = { $seat } plays { CARD($card, "a") }.
event-sun_unplayable = { $seat } cannot play { CARD($card, "a") } and discards it: no space around a Sun card is free.
event-fish_unplayable = { $seat } cannot play { CARD($card, "a") } and discards it: there is no free space beside { CARD($needs, "needs") }.
event-dolphin_unplayable = { $seat } cannot play { CARD($card, "a") } and discards it: no rival has an unprotected fish that fits.
event-turtle_unplayable = { $seat } has played all Sea Turtles allowed and discards { CARD($card, "a") }.
event-prey_lacking = { $seat } cannot play { CARD($card, "a") } and discards it: no fish in the Ocean fits.
event-shark_lurks = { $seat } has no prey for { CARD($card, "a") }: it goes into the Ocean.
event-crab_unplayable = { $seat } cannot play { CARD($card, "a") } and discards it: it could take nothing.
event-crab_used = { $seat } uses a crab and gives up { CARD($card, "a") }.
event-crab_kept = { $seat } keeps the crab.
event-card_taken = { $seat } takes { CARD($card, "a") } from the Ocean.
event-great_white_alone = The Great White finds no fish for { $seat }.
event-fish_stolen = { $seat } takes { CARD($card, "a") } from { $rival } ({ $space }).
event-card_placed = { $seat } places { CARD($card, "a") } { $space }.
event-card_attracted = { $seat } attracts { CARD($card, "a") } ({ $space }).
event-attract_declined = { $seat } attracts nothing.
event-nothing_attracted = The Ocean has no { CLASS($wanted) } fish to attract.
event-no_room_to_attract = There is no free space for a fish to attract.
event-dolphin_placed = { $seat } gets the Dolphin and places it { $space }.
event-dolphin_discarded = The Dolphin finds no space with { $seat } and is discarded.
event-turtle_played = { $seat } plays Sea Turtle number { $number }.
event-turtle_placed = { $seat } places the Sea Turtle { $space }.
event-turtle_discarded = The Sea Turtle of { $seat } finds no space and is discarded.
event-turtle_found_nothing = { $seat } can play nothing of the new Ocean.
event-feeding_frenzy = A feeding frenzy!
event-sharks_sated = The sharks are full: no fish is lost.
event-fish_eaten = { $seat } loses { CARD($card, "a") } ({ $space }).
event-nothing_eaten = { $seat } has no unprotected fish and loses nothing.
event-frenzy_ignored = Five times is enough: the sharks calm down.
event-crab_rave = A Crab Rave! Everybody may move a fish.
event-fish_lifted = { $seat } lifts { CARD($card, "a") } ({ $space }).
event-fish_moved = { $seat } moves { CARD($card, "a") } to another place ({ $space }).
event-fish_stay = { $seat } moves no fish.
event-ocean_discarded = { $seat } discards { CARD($card, "a") } from the Ocean.
event-ocean_discarded_alone = { $seat } discards { CARD($card, "a") } from the Ocean.
event-hand_discarded = { $seat } discards { CARD($card, "a") } from the hand.
event-hands_passed = Hands are passed; { $seat } is First Player.
event-hands_exchanged = Hands are exchanged; { $seat } is First Player.
event-last_discarded = { $seat } discards the last card, { CARD($card, "a") }.
event-no_fish_left = The Ocean has no fish.
event-round_over = Round { $number } is over.
event-match_over = The match is over.
event-cards_out = There are too few cards for another round.
event-solo_result = { $seat } reaches level { level }: { level_name }.

## Parts of the score, and why a match ended.

score-cards = cards
score-schools = schools
score-rainbow = rainbow
score-goals = goals
score-clusters = clusters
score-bloom = bloom
ending-last_round = Three rounds are over.
ending-last_round_larger_reef = Three rounds are over. Points were equal at the top, and the larger reef wins.
ending-last_round_shared = Three rounds are over. Points and reefs are equal at the top: the victory is shared.
ending-cards_out = There were too few cards for another round.
ending-cards_out_larger_reef = Too few cards were left. Points were equal at the top, and the larger reef wins.
ending-cards_out_shared = Too few cards were left. Points and reefs are equal at the top: the victory is shared.

## What a move brings, as it follows “brings”, and what points are for.

gain-fish_stolen = { CARD($card, "a") } from { $rival }
gain-dolphin_placed = the Dolphin
gain-points = { points }
gain-part-cards = cards
gain-part-schools = schools
gain-part-rainbow = the rainbow
gain-part-goals = goals
gain-part-clusters = clusters
gain-part-bloom = the bloom

## The table drawn in text.

drawn-over = Open Ocean: over
drawn-round = Open Ocean: round { $round }
drawn-turn = turn { $turn } of { $turns }
drawn-first = first player { $player }
drawn-phase = { $phase }
drawn-card = { CARD($card) }
drawn-symbol =
    { $card ->
        [red-coral] Red
        [orange-coral] Ora
        [yellow-coral] Yel
        [green-coral] Gre
        [blue-coral] Blu
        [purple-coral] Pur
        [rainbow-coral] Rbw
        [anemone] Ane
        [banggai] 1Ba
        [clownfish] 1Cl
        [chromis] 1Ch
        [goby] 1Go
        [pearlscale] 2Pe
        [angelfish] 2An
        [tang] 2Ta
        [idol] 2Id
        [parrotfish] 3Pa
        [grouper] 3Gr
        [dolphin] Dol
       *[turtle] Tur
    }
drawn-ocean = Ocean:
drawn-sharks = Sharks { $sharks }, frenzy at { $threshold }; deck { $deck }, discards { $discards }
drawn-goal = Goal: { $goal }
drawn-below = { "," } { $count } below
drawn-solo = Goals done: { $done }; level { level }, { level_name }
drawn-event = Event: { EVENT_CARD($event) }, { EVENT_CARD($event, "effect") }
drawn-reef =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
drawn-turtles = turtles { $count }
drawn-crabs = crabs { $count }
drawn-no_reef = no reef yet
drawn-goal_of = Goal of { $player }: { $goal }
drawn-hand = Hand of { $player }:
drawn-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
drawn-chose = chose { CARD($card) }
drawn-has_chosen = has chosen
drawn-own_goal = goal { $goal }
drawn-legend =
    Reefs: 1Cl tiny, 2An medium, 3Pa big fish; three letters a coral, Ane anemone,
    { "       " }Dol dolphin, Tur turtle; * starter, + protected, o where the card may lie

## What is wrong with options.

wrong-not_alone = Option { $option } is not for one player alone.
wrong-only_alone = Option { $option } is for one player alone.
wrong-no_advantage = Option { $option }: players get crabs only when these lie under starter corals.
wrong-crabs = Option { $option }: there are { $most } crabs, not { $crabs }.
wrong-rave = Option { $option } needs crabs in the deck.

## A real table set up by hand.

placing-piece = { CARD($card) }
placing-deal = cards that nobody shows
placing-take = take away
placing-first = Who is First Player?
placing-somebody = { $seat }
placing-phase = What happens now?
placing-phase_picking = A card is chosen
placing-phase_midway = A card is being played
placing-phase_over = The match is over
placing-round = Round
placing-turn = Turn
placing-turtles = Sea turtles played
placing-crabs = Crabs under the starter
placing-event = Event: { EVENT_CARD($event) }
placing-off = not revealed
placing-on = in force
placing-own_goal = Goal { $number }
placing-open_goal = Open goal { $number }
placing-goal = { $goal }
placing-no_goal = none
placing-done = Goals completed
placing-goal_points = Points of completed goals
placing-discards = Discarded: { CARD($card) }
placing-no_starter_there = A reef begins with a coral of one colour, which lies in this space.
placing-starter_taken = { $seat } has this starter coral; there is one of each colour.
placing-starter_stays = The starter coral stays as long as other cards lie in the reef; another colour may take its place.
placing-too_many = { CARD($card) }: { $count } on the table, but the box has only { $box }.
placing-no_starter = Say with which starter coral the reef of { $seat } began.
placing-loose_sun = { CARD($card) } in the reef of { $seat }: no other coral or anemone lies around it, and these never leave a reef.
placing-too_many_turtles = { $seat } has played { $count } sea turtles, but only { $box } are allowed.
placing-ocean_gap = A card is missing in the Ocean.
placing-too_many_sharks = With { $count } sharks in the Ocean there is a feeding frenzy, and a new Ocean is dealt.
placing-hand_short = { $seat } has { $count } of { $box } cards for this turn.
placing-hand_long = { $seat } has { $count } cards, but this turn begins with { $box }.
placing-deal_rest = Deal { $seat } unknown cards
placing-events =
    { $count ->
        [0] No event is in force
        [one] One event is in force
       *[other] { $count } events are in force
    }, but one is revealed in every round: { $box } by now.
placing-no_open_goal = Say which goals lie open.
placing-goal_met = The goal “{ $goal }” is met, so it is completed and no longer lies open.
