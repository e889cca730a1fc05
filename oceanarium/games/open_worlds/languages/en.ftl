### Open Worlds in English. Cards and Worlds are called by their own names everywhere.
###
### Gaps: $seat, $opponent, $owner, $chooser, $player and $first (of move-first) are names of players; $card, $unit,
### $target and $utility are names of cards; $world, $start and $here are names of Worlds.

## What a card requires, as it stands on the card.

clause-req-peaceful_or_yours = World non-Hostile, or occupied by you
clause-req-water_2_and_peaceful_or_yours = H2O 2 or more, and World non-Hostile or occupied by you
clause-req-habitable_or_yours = World Habitable, or occupied by you
clause-req-peaceful = World non-Hostile
clause-req-yours = World occupied by you
clause-req-yours_to_terraform = World occupied by you, and non-Habitable or Hostile
clause-req-habitable_or_hostile = Habitable or Hostile World only
clause-req-mining_or_production = you have a Mining & Drilling or Production Facility here
clause-req-host = you already have a Population, Production or Mining & Drilling Facility here
clause-req-population = you have a Population Facility here
clause-req-large_population = you have a Population Facility of Defence 20 or more here
clause-req-ship = you have a Ship here
clause-req-capacity = Capacity { $number }
clause-req-quoted = { $quote }

## What keeps a Utility from being played.

lack-no_staged_card = you have no Staged card
lack-within_limit = your Staged Ships do not exceed your Class limit
lack-unoccupied = you do not occupy this World
lack-unmet = what it asks for is not fulfilled

## Parts of sentences.

clause-hidden_card = a card
clause-no_unit = nothing
clause-no_world = a World that is not there (number { $number })
clause-nobody_there = somebody who is not at the table
clause-owned = { $unit } of { $opponent } at { $world }
clause-staged = a Staged card at { $world }
clause-played_by = { $card } of { $opponent }
clause-utility = a Utility
clause-yourself = yourself
clause-something = that

clause-verdict-utility = { " " }(a bluff: Utilities are played from the hand)
clause-verdict-prohibited = { " " }(a bluff: it is Prohibited on the FINAL TURN)
clause-verdict-class = { " " }(it would be lost: Class { $number } is above your limit)
clause-verdict-room = { " " }(it would be lost: there is no room now)
clause-verdict-req = { " " }(it would be lost: its REQ “{ $req }” is not met now)

clause-moment-begin_turn = at the beginning of the turn
clause-moment-begin_stage = at the beginning of Stage
clause-moment-end_stage = at the end of Stage
clause-moment-during_move = while you move Ships
clause-moment-end_move = at the end of Move
clause-moment-during_reveal = when your Staged Ships exceed your Class limit
clause-moment-begin_resolution = before the Worlds are resolved
clause-moment-begin_surface = at the beginning of Surface Conflict
clause-moment-end_resolution = after the Worlds are resolved
clause-moment-end_draw = at the end of Draw
clause-moment-reaction = when an opponent plays a Utility

## What to do.

prompt-over = The match is over.
prompt-others = Others are to choose.
prompt-choose = Choose.
prompt-adjust =
    Put { $left ->
        [one] one more card
       *[other] up to { $left } cards
    } from your hand away, or be done. You draw as many.
prompt-replace = FINAL TURN: show and replace Prohibited cards, or be done.
prompt-stage = Stage cards face down at Worlds. Your Ships there may have Class { $limit } in all; they have { $total }.
prompt-move = Move your Ships, or be done. Each moves once, at most its Range.
prompt-trim = Trash one of your Staged Ships. They have Class { $total } in all, and your limit is { $limit }.
prompt-world = Choose the World that is resolved next.
prompt-swap = { $unit } arrives at { $here }. Does a Facility of yours give its place and return to your hand?
prompt-retreat = Orbital Conflict at { $here }: Ships with Retreat may return to your hand.
prompt-mode = { $unit } at { $here }: fire at Orbitals, or reserve all Weapons for the surface?
prompt-aim = What does { $unit } fire at? Orbital Activity at { $here }, { strength }.
prompt-assign =
    What does { $unit } attack{ $can_defend ->
        [yes] { " " }or Defend
       *[no] { "" }
    }? Surface Conflict at { $here }, { strength }.
prompt-conquer = { $overcome } is overcome. Do you conquer it?
prompt-trash = Put cards that you do not need into your Trash Heap, or be done. Then you draw by your Income.
prompt-search = Take a card from your deck.

strength =
    power { $power }{ $weapons ->
        [one] { "" }
       *[other] { " " }(Weapon { $weapon } of { $weapons })
    }

prompt-window-begin_turn = The turn begins: play a Utility, or nothing.
prompt-window-begin_stage = Stage begins: play a Utility, or nothing.
prompt-window-end_stage = Stage ends: play a Utility, or nothing.
prompt-window-end_move = Move ends: play a Utility, or nothing.
prompt-window-begin_resolution = World by World Resolution begins: play a Utility, or nothing.
prompt-window-begin_surface = Surface Conflict begins at { $here }: play a Utility, or nothing.
prompt-window-end_resolution = World by World Resolution ends: play a Utility, or nothing.
prompt-window-end_draw = Draw ends: play a Utility, or nothing.

prompt-target-unit = Choose the unit that { $utility } is aimed at.
prompt-target-staged = { $utility }: choose one of your Staged cards.
prompt-target-hand = { $utility }: choose a card from your hand.
prompt-target-seat = { $utility }: choose an opponent.
prompt-target-world = { $utility }: choose a World.
prompt-target-chain = { $utility }: choose the Utility that you answer.

prompt-react-adjust-exchange = { $player } plays { $utility } to exchange { $first } with a card from the hand. React, or play nothing.
prompt-react-enter_fray-arrive = { $player } plays { $utility } to put it into orbit at { $first } as a Ship. React, or play nothing.
prompt-react-espionage-cancel = { $player } plays { $utility } to cancel { $first }. React, or play nothing.
prompt-react-fleet_support-support = { $player } plays { $utility } to Stage Ships of any Class this turn. React, or play nothing.
prompt-react-sabotage-facility = { $player } plays { $utility } to destroy { $first }. React, or play nothing.
prompt-react-sabotage-orbital = { $player } plays { $utility } to destroy { $first }. React, or play nothing.
prompt-react-coup-seize = { $player } plays { $utility } to take control of { $first }. React, or play nothing.
prompt-react-research-draw = { $player } plays { $utility } to draw 3 cards. React, or play nothing.
prompt-react-research-search = { $player } plays { $utility } to take a card of choice from the deck. React, or play nothing.
prompt-react-false_alert-divert = { $player } plays { $utility } to keep { $first } from Staging at { $second } this turn. React, or play nothing.
prompt-react-we_quit-strike = { $player } plays { $utility } to stop the Income of { $first } this turn. React, or play nothing.
prompt-react-light_brigade-land = { $player } plays { $utility } to land a Ground Force from the hand at { $here }. React, or play nothing.

## What a typed move leaves open.

missing-card = Which card?
missing-world = Which World?
missing-play = Which Utility?
missing-utility = Which Utility?
missing-option = What is it for?
missing-opponent = Which opponent?
missing-place = Which of its Facilities, counted from 1?
missing-owner = Whose?
missing-prey = Which unit?
missing-nth = Which of your Staged cards there, counted from 1?
missing-entry = Which Utility in the chain, counted from 1?

## Moves.

move-pass =
    { $phase ->
        [window] Play nothing
        [reacting] Play nothing
        [swapping] None gives its place
        [aiming] No target
        [assigning] Do nothing with it
       *[other] Done
    }
move-card =
    { $phase ->
        [adjusting] Put away
        [prohibiting] Show and replace
        [trimming] Trash the Staged
        [trashing] Trash
        [searching] Take
       *[other] Choose
    } { $card }
move-stage = Stage { $card } at { $world }{ $verdict }
move-move = Move { $card } to { $world }
move-play =
    Play { $utility }{ $option ->
        [facility] : destroy a Facility
        [orbital] : destroy a Station or Field
        [draw] : draw 3 cards
        [search] : search your deck
       *[other] { "" }
    }
move-world = { $world }
move-seat = { $opponent }
move-facility =
    { $deed ->
        [missing] A Facility that is not there (number { $place } at { $world })
       *[other] { unit-deed }
    }
move-orbital =
    { $deed ->
        [missing] { $card } of { $owner } (not in play)
       *[other] { unit-deed }
    }
move-ground =
    { $deed ->
        [missing] { $card } of { $owner } (not in play)
       *[other] { unit-deed }
    }
unit-deed =
    { $deed ->
        [retreat] Retreat { $target }
        [swap] Let { $target }{ place } give its place and take it back
        [defend] Defend { $owned } (Defence { $defence }{ place })
        [attack] Attack { $owned } (Defence { $defence }{ place })
        [fire] Fire at { $owned } (Defence { $defence }{ place })
       *[choose] Choose { $owned } (Defence { $defence }{ place })
    }
place =
    { $twin ->
        [0] { "" }
       *[other] , place { $twin }
    }
move-staged =
    { $is_staged ->
        [yes] Your Staged { $staged } at { $world } ({ $nth })
       *[no] A Staged card that is not there (number { $nth } at { $world })
    }
move-chain =
    { $is_played ->
        [yes] Answer { $answered } (number { $entry } in the chain)
       *[no] A Utility that was not played (number { $entry } in the chain)
    }
move-fire = Fire at Orbitals
move-reserve = Reserve all Weapons for the surface
move-yes = Conquer it
move-no = Do not conquer it
move-draw = { $card } is drawn
move-lay = { $world_card } is laid out
move-first = { $first } is next in Priority Order

## Why a move may not be made.

refusal-is_over = The match is over.
refusal-no_seat = There is no such seat at this table.
refusal-nobody_chooses = Nobody chooses while cards are drawn.
refusal-not_your_turn = { $chooser } is to choose now.
refusal-has_adjusted = You have adjusted your hand already.
refusal-no_such_move = There is no such move.
refusal-only_adjusting = Put up to four cards away now, or be done.
refusal-only_prohibited = Replace Prohibited cards now, or be done.
refusal-only_window = Play a Utility for this moment now, or nothing.
refusal-only_reacting = React to { $utility } now, or play nothing.
refusal-only_targets = First choose what { $utility } is aimed at.
refusal-only_searching = First take a card from your deck.
refusal-only_staging = Stage cards at Worlds now, or be done.
refusal-only_moving = Move your Ships now, or be done.
refusal-only_trimming = First Trash Staged Ships until their Class fits your Income.
refusal-only_a_world = Choose the World that is resolved next.
refusal-only_swapping = Choose a Facility that gives its place to { $unit }, or none.
refusal-only_retreating = Ships may Retreat now, or you are done.
refusal-only_mode = { $unit } either fires at Orbitals or reserves its Weapons.
refusal-only_aiming = Choose an Orbital for { $unit } to fire at, or none.
refusal-only_assigning =
    Choose what { $unit } attacks{ $can_defend ->
        [yes] { " " }or Defends
       *[no] { "" }
    }, or nothing.
refusal-only_conquering = Say whether you conquer { $unit } at { $here }.
refusal-only_trashing = Put cards from your hand into your Trash Heap, or be done.
refusal-not_to_put_away = You have no { $card } in your hand.
refusal-not_to_replace = You have no { $card } in your hand.
refusal-not_to_stage = You have no { $card } in your hand.
refusal-not_to_trash = You have no { $card } in your hand.
refusal-not_to_choose = You have no { $card } in your hand.
refusal-not_in_deck = There is no { $card } in your deck.
refusal-no_such_world = There is no World there.
refusal-not_prohibited = { $card } is not Prohibited and stays in your hand.
refusal-staging_forbidden = An opponent's Utility keeps you from Staging at { $world } this turn.
refusal-staged_enough = You have Staged as many cards at { $world } as you may.
refusal-wrong_slot = The slot left at { $world } is for a Ground Force, which { $card } is not.
refusal-nothing_for_slot = Its slot is for a Ground Force, and you have none in your hand.
refusal-not_in_play = You have no { $card } in play.
refusal-has_moved = { $card } has moved this turn.
refusal-is_there = { $card } is at { $world } already.
refusal-too_far =
    { $card } has Range { $reach }, and { $world } is { $distance ->
        [one] { $distance } parsec
       *[other] { $distance } parsecs
    } away.
refusal-not_staged_ship = { $card } is none of your Staged Ships.
refusal-is_exempt = { $card } was Staged at your Shipyard and does not count.
refusal-is_resolved = { $world } has been resolved this turn.
refusal-nothing_to_swap = { absence }.
refusal-nothing_to_retreat = { absence }.
refusal-nothing_in_orbit = { absence }.
refusal-nothing_on_the_ground = { absence }.
refusal-no_such_unit = { absence }.
refusal-swap_not_yours = { $target } belongs to { $owner } and does not give its place to your { $unit }.
refusal-swap_conquered = { $target } came from another deck, so it cannot return to your hand.
refusal-has_no_swap = { $target } has no Swap and keeps its place.
refusal-swap_for_others =
    { $target } gives its place only to { $swap ->
        [population] a Population Facility
        [production] a Production Facility
        [population_production] a Population or Production Facility
       *[any] a Facility
    }, and { $unit } is none.
refusal-swap_promised = { $target } gives its place to another card already.
refusal-not_your_retreat = { $target } belongs to { $owner }.
refusal-has_no_retreat = { $target } has no Retreat.
refusal-own_unit = { $target } is your own.
refusal-not_an_orbital = In Orbital Activity only Orbitals are targets.
refusal-not_on_the_ground = In Surface Conflict only Facilities and Ground Forces are targets.
refusal-cannot_defend = { $target } is your own, and { $unit } cannot Defend.
refusal-only_facilities = Only Facilities are Defended, and { $target } is none.
refusal-own_former = You own { $target }; only units that may Conquer can target it.
refusal-is_shielded = { $target } of { $owner } is shielded from your Orbitals.
refusal-is_untargetable = { $target } can't be targeted.
refusal-not_your_utility = You have no { $utility } in your hand.
refusal-wrong_window = { $utility } is played { EITHER($moments) }, not now.
refusal-prohibited_now = { $utility } is Prohibited and cannot be played on the FINAL TURN.
refusal-not_the_time = { $utility } cannot be played: { LACK($lack) }.
refusal-no_target = There is nothing that { $utility } could choose.
refusal-empty_deck = Your deck is empty: { $utility } would find nothing.
refusal-not_a_target = { $utility } cannot choose { $chosen }.

absence =
    { $is_there ->
        [yes] { $owned } is not here
       *[no] There is no such unit
    }

## What happened.

event-world_laid_out = { $world_card } is laid out.
event-card_dealt = { $seat } draws { $card }.
event-card_dealt_again = { $seat } draws { $card } instead.
event-card_drawn = { $seat } draws { $card }.
event-prohibited_redrawn = { $seat } draws { $card } instead.
event-utility_drawn = { $seat } draws { $card }.
event-card_put_away = { $seat } puts { $card } away face down.
event-hand_adjusted = { $seat } has adjusted the hand.
event-world_drawn = { $seat } draws { $world_card } for first Priority.
event-priority_set = { $seat } is number { $number } in Priority Order.
event-turn_begins = Turn { $number } begins.
event-final_turn = Turn { $number } is the FINAL TURN.
event-prohibited_trashed = { $unit } of { $seat } at { $world } is Prohibited and Trashed.
event-prohibited_replaced = { $seat } shows and Trashes { $card }.
event-card_staged = { $seat } Stages { $card } at { $world }.
event-staging_done = { $seat } is done Staging.
event-ship_moved = { $unit } of { $seat } moves from { $start } to { $world }.
event-card_revealed = { $seat } reveals { $card } at { $world }.
event-unplayable_trashed = { $card } of { $seat }, Staged at { $world }, is Trashed: Utilities are played from the hand.
event-staged_prohibited_trashed = { $card } of { $seat }, Staged at { $world }, is Prohibited on the FINAL TURN and Trashed.
event-ship_trimmed = { $seat } Trashes { $card }, Staged at { $world }: the Class of the Ships was above the Income.
event-world_begins = { $world } is resolved.
event-req_failed = { $card } of { $seat } is Trashed at { $world }: its REQ “{ $req }” is not met.
event-orbital_req_failed = { $card } of { $seat } is Trashed at { $world }: its REQ “{ $req }” is not met.
event-ground_req_failed = { $card } of { $seat } is Trashed at { $world }: its REQ “{ $req }” is not met.
event-catastrophe_req_failed = { $card } of { $seat } is Trashed at { $world }: its REQ “{ $req }” is not met.
event-facility_swapped = { $unit } of { $seat } at { $world } gives its place to { $card } and returns to the hand.
event-no_room = There is no room for { $card } of { $seat } at { $world }: it is Trashed.
event-installed = { $seat } installs { $unit } at { $world }.
event-stationed = { $seat } puts { $unit } into orbit at { $world }.
event-structure_stationed = { $seat } puts { $unit } into orbit at { $world }.
event-deployed = { $seat } deploys { $unit } at { $world }.
event-catastrophe = { $card } of { $seat } strikes { $world }!
event-damaged = { $unit } of { $seat } at { $world } takes { $damage } damage (Defence { $defence }).
event-defender_damaged = { $unit } of { $seat } at { $world } takes { $damage } damage (Defence { $defence }).
event-orbital_damaged = { $unit } of { $seat } at { $world } takes { $damage } damage (Defence { $defence }).
event-catastrophe_damaged = { $unit } of { $seat } at { $world } takes { $damage } damage (Defence { $defence }).
event-destroyed = { $unit } of { $seat } at { $world } is destroyed.
event-orbital_destroyed = { $unit } of { $seat } at { $world } is destroyed.
event-catastrophe_destroyed = { $unit } of { $seat } at { $world } is destroyed.
event-utility_destroyed = { $unit } of { $seat } at { $world } is destroyed.
event-indicator = { $card } of { $seat } becomes an indicator at { $world }, which has H2O { $water } now.
event-terraformed = { $card } of { $seat } becomes an indicator at { $world }, which is Habitable, not Hostile and has H2O { $water } now.
event-retreated = { $unit } of { $seat } Retreats from { $world } to the hand.
event-reserved = { $unit } of { $seat } at { $world } reserves its Weapons for the surface.
event-aimed = { $unit } of { $seat } at { $world } aims { $power } at { $target } of { $opponent }.
event-attacks = { $unit } of { $seat } at { $world } attacks { $target } of { $opponent } with { $power }.
event-defends = { $unit } of { $seat } Defends { $target } at { $world }.
event-conquered = { $seat } conquers { $unit } of { $opponent } at { $world }.
event-spared = { $unit } of { $seat } at { $world } stands: its owner's attack does not destroy it.
event-left = { $unit } of { $seat } has done its duty at { $world } and is Trashed.
event-returned = { $unit } of { $seat } has done its duty at { $world } and returns to the hand.
event-income = { $seat } has an Income of { $income }.
event-priority = { $seat } has Priority now.
event-card_trashed = { $seat } puts { $card } into the Trash Heap.
event-last_card = { $seat } has drawn the last card of the deck: the next turn is the FINAL TURN.
event-last_card_taken = { $seat } has drawn the last card of the deck: the next turn is the FINAL TURN.
event-utility_played = { $seat } plays { $card }.
event-utility_aimed = { $seat } chooses { $unit } of { $opponent } at { $world }.
event-utility_world = { $seat } chooses { $world }.
event-utility_opponent = { $seat } chooses { $opponent }.
event-utility_answers = { $seat } answers { $card } of { $opponent }.
event-utility_hand_card = { $seat } chooses { $card } from the hand.
event-passed = { $seat } plays nothing.
event-not_reacted = { $seat } plays nothing.
event-utility_cancelled = { $card } of { $seat } is cancelled.
event-utility_failed = { $card } of { $seat } has no effect.
event-utility_resolved = { $card } of { $seat } takes effect.
event-staged_exchanged = { $seat } exchanges a Staged card at { $world }.
event-staging_forbidden = { $seat } cannot Stage at { $world } this turn.
event-class_limit_lifted = The Class limit does not apply to { $seat } this turn.
event-taken_over = { $seat } takes control of { $unit } of { $opponent } at { $world }.
event-placed = { $seat } puts { $unit } straight into play at { $world }.
event-arrived = { $seat } has { $unit } in orbit at { $world }.
event-income_stopped = { $unit } of { $seat } at { $world } has an Income of { $income } this turn.
event-card_found = { $seat } takes { $card } from the deck.
event-stalled = No card has left a deck for two turns: the next turn is the FINAL TURN.
event-match_over = The Incomes of the FINAL TURN are counted.

## Parts of the score, and why a match ended.

score-posts = posts
score-mining_and_drilling = mining and drilling
score-population = population
score-production = production
score-yards = yards
score-special_complexes = special complexes
score-other_units = other units
ending-final_counted = The Incomes of the FINAL TURN have been counted.

## What a move brings, as it follows “brings”, and what points are for.

gain-conquered = { $unit }
gain-points =
    { $points ->
        [one] { $points } point of Income
       *[other] { $points } points of Income
    }
gain-part-posts = Posts
gain-part-mining_and_drilling = Mining and Drilling
gain-part-population = Population
gain-part-production = Production
gain-part-yards = Yards
gain-part-special_complexes = Special Complexes
gain-part-other_units = other Units

## Where one may be asked whether to act, as settings list it.

window-begin_turn = Beginning of the turn
window-begin_stage = Beginning of Stage
window-end_stage = End of Stage
window-end_move = End of Move
window-begin_resolution = Before the Worlds are resolved
window-begin_surface = Beginning of Surface Conflict
window-end_resolution = After the Worlds are resolved
window-end_draw = End of Draw
window-reaction = When somebody plays a Utility
window-prohibited = Prohibited cards on the FINAL TURN

## What the page for decks lists.

book_type-facility = Facilities
book_type-orbital = Orbitals
book_type-ground = Ground Forces
book_type-catastrophe = Catastrophes
book_type-utility = Utilities
book_kind-post = Post
book_kind-mining = Mining & Drilling
book_kind-population = Population
book_kind-production = Production
book_kind-yard = Yard
book_kind-special = Special Complex
book_kind-ship = Ship
book_kind-station = Station
book_kind-field = Field
book_kind-manned = Manned
book_kind-automated = Automated
book_mark-conquers = Conquers
book_mark-retreat = Retreat
book_mark-swap = Swap
book_mark-prohibited = Prohibited
book_curve-class = Ships by Class
book_curve-income = Facilities by Income
book_format-standard = Standard
book_format-introductory = Introductory
book_reason-utility = it is a Utility
book_reason-yard = it is a Shipyard
book_reason-prohibited = it is Prohibited
book_reason-class = its Class is above 11
book_reason-structure = it is a Station or a Field
book_reason-conquers = it can Conquer
book_reason-name = it is removed by name

deck-size = A deck for the full game has exactly { $size } cards; this one has { cards }: { remedy }.
deck-introductory_size = A deck for the Introductory Variation has exactly { $size } cards; this one has { cards }: { remedy }.
deck-no_count = { $card } cannot be in a deck { $number } times.
deck-no_card = There is no card { $card } in the card index.
deck-unknown = There is no deck { $deck }; the decks are: { $decks }.
deck-unique = { $card } may be in a deck only once, not { $number } times.
deck-removed = { $card } is not for the Introductory Variation: { BOOK_REASON($reason) }.
cards =
    { $total ->
        [one] { $total } card
       *[other] { $total } cards
    }
remedy =
    { $lacking ->
        [0] take { $surplus } out
       *[other] put in { $lacking } more
    }

## What stands on cards.

print-outpost = REQ: any World. Swap: may return to your hand when any other Facility of yours installs here.
print-exploit = REQ: World non-Hostile, or occupied by you. Swap: may return to your hand when a Population or Production Facility of yours installs here.
print-exotic_outpost = REQ: any World. Income 2 on a Hostile World, otherwise 1. Swap: any Facility of yours.
print-hidden_outpost = REQ: any World. Can't be targeted. Swap: any Facility of yours.
print-seasoned_exploit = REQ: World non-Hostile, or occupied by you. Swap: a Population or Production Facility of yours.
print-quarry = REQ: World non-Hostile, or occupied by you. Income: RES minus 1 (at least 1).
print-suck_dry = REQ: H2O 2 or more, and World non-Hostile or occupied by you. Income: RES plus 2. After its second Count Income it becomes an indicator: H2O minus 2 (never below 1) for the rest of the game.
print-city_10 = REQ: World Habitable, or occupied by you.
print-city_12 = REQ: World Habitable, or occupied by you.
print-city_15 = REQ: World Habitable, or occupied by you.
print-city_20 = REQ: World Habitable, or occupied by you.
print-city_25 = REQ: World Habitable, or occupied by you.
print-city_30 = REQ: World Habitable, or occupied by you.
print-company_town = REQ: you have a Mining & Drilling or Production Facility here. Income: 2 plus 1 per Production Facility you control here (at most 4).
print-industry_6 = REQ: you already have a Population, Production or Mining & Drilling Facility here. Income: RES.
print-industry_7 = REQ: you already have a Population, Production or Mining & Drilling Facility here. Income: RES.
print-industry_8 = REQ: you already have a Population, Production or Mining & Drilling Facility here. Income: RES.
print-industry_9 = REQ: you already have a Population, Production or Mining & Drilling Facility here. Income: RES.
print-industry_10 = REQ: you already have a Population, Production or Mining & Drilling Facility here. Income: RES.
print-industry_11 = REQ: you already have a Population, Production or Mining & Drilling Facility here. Income: RES.
print-robot_factory = REQ: any World. Income: RES minus 1 (at least 1).
print-shipyard_8 = REQ: World non-Hostile. Ships you Stage here do not count toward your Class/Income limit.
print-shipyard_9 = REQ: World non-Hostile. Ships you Stage here do not count toward your Class/Income limit.
print-shipyard_10 = REQ: World non-Hostile. Ships you Stage here do not count toward your Class/Income limit.
print-garrison = REQ: World occupied by you. You may Stage 1 additional Ground Force here each turn.
print-trade_center = REQ: you have a Population Facility here. Income: the number of Worlds you occupy (at most 4).
print-high_palace = REQ: you have a Population Facility of Defence 20 or more here. Your Hand Limit is 2 higher.
print-terraform_plant = REQ: World occupied by you, and non-Habitable or Hostile. After its second Count Income it becomes an indicator: Habitable, non-Hostile, H2O plus 1 (never above 9).
print-scout = Ship.
print-kite = Ship.
print-striker = Ship.
print-lancer = Ship.
print-escort = Ship.
print-corsair = Ship.
print-corvette = Ship.
print-frigate = Ship.
print-keeper = Ship.
print-transport = Ship. Unarmed.
print-piledriver = Ship.
print-pike = Ship.
print-destroyer = Ship.
print-assassin = Ship. In Orbital Activity its Weapon resolves before all Weapons without this ability.
print-warship = Ship.
print-cruiser = Ship.
print-killer = Ship.
print-avenger = Ship.
print-titan = Ship.
print-battle_station_20 = REQ: World occupied by you. Station: does not move.
print-battle_station_25 = REQ: World occupied by you. Station: does not move.
print-siege_platform = REQ: you have a Ship here. Its Weapon can't target Orbitals and is always available for Surface Conflict, even if you are in Orbital Conflict. Station: does not move.
print-energy_shield = REQ: World occupied by you. Opponents' Orbital Weapons can't target your Facilities or Ground Forces here. Each Catastrophe deals 10 less damage to each of your Facilities and Ground Forces here.
print-troops_10 = REQ: Capacity 10. May Defend a Facility of yours, or Attack. Trash after it Defends or Attacks.
print-troops_12 = REQ: Capacity 12. May Defend a Facility of yours, or Attack. Trash after it Defends or Attacks.
print-troops_15 = REQ: Capacity 15. May Defend a Facility of yours, or Attack. Trash after it Defends or Attacks.
print-troops_20 = REQ: Capacity 20. May Defend a Facility of yours, or Attack. Trash after it Defends or Attacks.
print-troops_22 = REQ: Capacity 22. May Defend a Facility of yours, or Attack. Trash after it Defends or Attacks.
print-troops_25 = REQ: Capacity 25. May Defend a Facility of yours, or Attack. Trash after it Defends or Attacks.
print-invasion_force_10 = REQ: Capacity 10. Attacks only. May Conquer. Trash after Conflict.
print-invasion_force_15 = REQ: Capacity 15. Attacks only. May Conquer. Trash after Conflict.
print-invasion_force_21 = REQ: Capacity 21. Attacks only. May Conquer. Trash after Conflict.
print-auto_assault_10 = REQ: you have a Ship here. Attacks only. Trash after Conflict.
print-auto_assault_14 = REQ: you have a Ship here. Attacks only. Trash after Conflict.
print-clone_army = REQ: World occupied by you. May Defend a Facility of yours, or Attack. After it Defends or Attacks, return it to your hand if it was not destroyed.
print-fallout_raid = REQ: Capacity 10. Attacks one or two targets (one per Weapon). Trash after Conflict.
print-asteroid_strike = Any World. 15 damage to each Facility and each Ground Force here. Trash.
print-comet_barrage = Any World. 18 damage to each Facility and each Ground Force here. Then this becomes an indicator: H2O plus 1 (never above 9).
print-grb = Any World. 16 damage to each Facility, Ground Force and Orbital here. Trash.
print-solar_flare = Any World. 20 damage to each Orbital here. Trash.
print-biostorm = Habitable or Hostile World only. 25 damage to each Population Facility and each Manned Ground Force here. Trash.
print-adjust = Before Reveal, while you have a Staged card: exchange one of your Staged cards with a card from your hand (same World, face down). Trash.
print-enter_fray = Between Move and Reveal: put this into orbit at any World. It is a Ship (no Class) until destroyed.
print-espionage = Reaction, when an opponent plays a Utility: cancel that Utility; it is Trashed without effect. Trash.
print-fleet_support = During Reveal, when your Staged Ships exceed your Class/Income limit: the limit does not apply to you this turn. Trash.
print-sabotage = At the beginning of World by World Resolution, choose one: destroy an opponent's Mining & Drilling, Production or Yard Facility of Defence 9 or less; or destroy an opponent's Station or Field. Either must be at a World where you have a unit. Trash.
print-coup = At the end of World by World Resolution: take control of an opponent's Population Facility at a World you occupy whose Defence does not exceed your total Capacity there. Treat it as Conquered. Trash.
print-research = At the beginning of Stage or at the end of Draw, choose one: draw 3 cards; or search your deck for 1 card, put it into your hand and shuffle. The Hand Limit does not apply. Trash.
print-false_alert = At the beginning of Stage: choose an opponent and a World. That opponent can't Stage cards at that World this turn. Trash.
print-we_quit = At the beginning of the Turn: choose an opponent's Population, Production or Mining & Drilling Facility. Its Income is 0 this turn. Trash.
print-light_brigade = At the beginning of Surface Conflict at a World you occupy: put a Ground Force from your hand into play there, without Staging it and without meeting its REQ. Trash this card.

## The table drawn in text.

drawn-set_up = set-up
drawn-turn = turn { $turn }
drawn-final = { $turn }, the FINAL TURN
drawn-final_next = { $turn }, the FINAL TURN is next
drawn-heading = Open Worlds: { $turn }, { $phase }
drawn-chooser = { "," } { $name } to choose
drawn-chance = { "," } chance
drawn-world = { $place } { $world }: H2O { $water } ({ $free } free), RES { $res }
drawn-habitable = Habitable
drawn-hostile = Hostile
drawn-resolved = { " " }(resolved)
drawn-units = { $name }: { $units }
drawn-orbit = orbit { $units }
drawn-surface = surface { $units }
drawn-staged = Staged { $cards }
drawn-face_down = { $count } face down
drawn-a_card = a card
drawn-chain = Chain { $entry }: { $card } of { $name }
drawn-cancelled = { " " }(cancelled)
drawn-seat = Income { $income } (now { $table }), Worlds { $worlds }, Priority { $priority }, hand { $hand }, deck { $deck }, Trash { $trash }
drawn-hand = Hand: { $cards }
drawn-legend = Units: (Income/Defence) of a Facility, (Weapons/Defence) of the others; ? by its World; * moved, ! engaged, ^ conquered

## What is wrong with options.

wrong-cards = Option { $option }: { $complaint }
wrong-full_deck = Option { $option }: { $deck } is a deck for the full game; the Introductory Variation has { $size } cards.
wrong-introductory_deck = Option { $option }: { $deck } is a deck for the Introductory Variation; the full game has { $size } cards.
wrong-places = Option { $option } needs { $seats } numbers, a place for each player.
wrong-place = Option { $option }: a place is 1 to { $most }.
wrong-worlds = Option { $option } needs different numbers from 1 to { $most }.
wrong-few_worlds = Option { $option } leaves { $worlds } Worlds to play with; at least { $needed } are needed.

## A real table set up by hand.

placing-card = { $card }
placing-back = put back into the deck
placing-position = World { $number }
placing-world = { $world }
placing-chooser = Whose choice is it?
placing-somebody = { $seat }
placing-phase = What happens now?
placing-phase_staging = Stage
placing-phase_trashing = Trash
placing-phase_over = The match is over
placing-phase_other = As it was left
placing-turns = Turn
placing-final = FINAL TURN
placing-final_no = Not yet
placing-final_next = The next one
placing-final_now = This one
placing-priority = Place in Priority Order
placing-income = Income of the last turn
placing-none_left = All copies of { $card } that the deck has lie on the table or in the hand already.
placing-crowded = { $world } has { $count } Facilities, but with H2O { $water } there is room for only { $water }.
placing-no_hand = Put the cards that { $seat } holds into the hand.
placing-last_card = The deck of { $seat } is empty, so the FINAL TURN is announced or under way.
placing-not_final = The match ends with the FINAL TURN.
