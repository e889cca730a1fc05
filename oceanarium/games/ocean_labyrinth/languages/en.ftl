### Ocean Labyrinth in English.
###
### Gaps: $seat, $turn, $owner, $winner and $first are names of players; $square, $start, $home, $corner and $reach are
### squares such as C3. TILE($tile), ARROW($arrow), PICTURE($picture) and the like are the words below, in a form:
###   ARROW as it stands is where a tile is pushed in; side: on which side of the maze; exit: where exactly it came out
###   BACK, a: as one of its kind

## Pictures; hidden is one that nobody else may know.

picture-P01 = treasure chest
picture-P02 = anchor
picture-P03 = shipwreck
picture-P04 = amphora
picture-P05 = diving helmet
picture-P06 = pearl oyster
picture-P07 = ship's wheel
picture-P08 = cannon
picture-P09 = gold coins
picture-P10 = starfish
picture-P11 = sea urchin
picture-P12 = seaweed
picture-P13 = seahorse
picture-P14 = crab
picture-P15 = jellyfish
picture-P16 = clownfish
picture-P17 = moray eel
picture-P18 = lobster
picture-P19 = whale
picture-P20 = shark
picture-P21 = octopus
picture-P22 = sea turtle
picture-P23 = stingray
picture-P24 = dolphin
picture-hidden = secret

## Tiles as they are told of.

tile-I = a straight
tile-L = a bend
tile-L01 = the bend with the seahorse
tile-L02 = the bend with the crab
tile-L03 = the bend with the jellyfish
tile-L04 = the bend with the clownfish
tile-L05 = the bend with the moray eel
tile-L06 = the bend with the lobster
tile-T01 = the junction with the whale
tile-T02 = the junction with the shark
tile-T03 = the junction with the octopus
tile-T04 = the junction with the sea turtle
tile-T05 = the junction with the stingray
tile-T06 = the junction with the dolphin

## Shapes of tiles; unknown is the spare tile before there is one.

shape-straight = straight
shape-bend = bend
shape-junction = junction
shape-unknown = spare tile

## Directions.

direction-north = north
direction-east = east
direction-south = south
direction-west = west

## Arrows.

arrow-N1 = column B from above
    .side = at the top
    .exit = at the top of column B
arrow-N3 = column D from above
    .side = at the top
    .exit = at the top of column D
arrow-N5 = column F from above
    .side = at the top
    .exit = at the top of column F
arrow-E1 = row 2 from the right
    .side = on the right
    .exit = on the right of row 2
arrow-E3 = row 4 from the right
    .side = on the right
    .exit = on the right of row 4
arrow-E5 = row 6 from the right
    .side = on the right
    .exit = on the right of row 6
arrow-S1 = column B from below
    .side = at the bottom
    .exit = at the bottom of column B
arrow-S3 = column D from below
    .side = at the bottom
    .exit = at the bottom of column D
arrow-S5 = column F from below
    .side = at the bottom
    .exit = at the bottom of column F
arrow-W1 = row 2 from the left
    .side = on the left
    .exit = on the left of row 2
arrow-W3 = row 4 from the left
    .side = on the left
    .exit = on the left of row 4
arrow-W5 = row 6 from the left
    .side = on the left
    .exit = on the left of row 6

## Colours of divers.

colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue

## Backs of tiles.

back-blank = blank back
    .a = a blank back
back-pufferfish = pufferfish
    .a = a pufferfish
back-scooter = diving scooter
    .a = a diving scooter
back-oxygen = oxygen tank
    .a = an oxygen tank

## What sentences below borrow.

rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
sight =
    { $square ->
        [A1] A1, the yellow start square
        [G1] G1, the red start square
        [A7] A7, the green start square
        [G7] G7, the blue start square
       *[other] { $square }{ $sight ->
            [hidden] { "" }
           *[other] , the { PICTURE($sight) }
        }
    }
goal =
    { $target ->
        [hidden] You have found everything: get home to { $home }{ $reach ->
            [none] .
           *[other] , in reach!
        }
       *[other] You are looking for the { PICTURE($target) }{ $reach ->
            [none] .
           *[other] , in reach on { $reach }!
        }
    }

## What is asked.

prompt-choose = Choose your diver: you start on the square of its colour, and must come back to it.
prompt-choose_without_home = Choose your diver: you start on the square of its colour.
prompt-insert = Turn the spare tile and push it in at an arrow. { goal }
prompt-insert_again = Additional turn by diving scooter: turn the spare tile and push it in at an arrow. { goal }
prompt-move =
    Swim to any square in reach, or stay. { goal }{ $ride ->
        [may] { " " }Then you may ride the diving scooter.
        [must] { " " }Then you must ride the diving scooter.
       *[no] { "" }
    }
prompt-surface = You pushed out an oxygen tank: choose a start square. { goal }
prompt-decide = Do you use the diving scooter for an additional turn?
prompt-wait = Wait for the others.
prompt-wait_frightened = A pufferfish frightened your diver, so you do not move in this turn. Wait for the others.
prompt-over = The match is over.

## What a move that somebody types leaves open.

missing-colour = which diver?
missing-arrow = at which arrow?
missing-rotation = which way is the tile turned? Type only the arrow to push it in as it lies.
missing-square = to which square?

## Moves.

move-colour = Take the { COLOUR($colour) } diver, which starts on { $corner }
move-insert =
    Push the { SHAPE($spare) } into { ARROW($arrow) }{ $spare ->
        [unknown] { "" }
       *[other] , open to the { DIRECTIONS($openings) }
    }
move-move =
    { $way ->
        [stay] Stay on
       *[swim] Swim to
    } { sight }
move-air = Take in air on { sight }
move-decline = Leave the diving scooter alone
move-ride = Use the diving scooter: push and move again
move-lay = { TILE($tile) } is laid, open to the { DIRECTIONS($openings) }
move-card = The next card shows the { PICTURE($picture) }
move-back = The tile has { BACK($back, "a") }
move-start = { $first } begins

## Why a move may not be made.

refusal-over_at_home = The match is over: { $winner } found all targets and came home.
refusal-over_without_home = The match is over: { $winner } found all targets.
refusal-over_at_limit = The match is over: it was agreed to play { rounds }.
refusal-not_your_turn = It is not your turn: { $turn } is to act.
refusal-no_move_left = The pufferfish that you pushed out took your move: { $turn } is to act.
refusal-not_your_choice = It is not your turn: { $turn } chooses a diver.
refusal-only_choosing = First choose the colour of your diver.
refusal-only_inserting = Your turn begins with pushing in the spare tile; you must do so.
refusal-only_inserting_again = You must take the additional turn by diving scooter: first push in the spare tile.
refusal-only_moving = The spare tile has been pushed in; now move your diver, or let it stay.
refusal-only_surfacing = You pushed out an oxygen tank: your diver must go to a start square.
refusal-only_deciding = First say whether you use the diving scooter.
refusal-colour_taken = The { COLOUR($colour) } diver already belongs to { $owner }.
refusal-same_rotation = A straight lies the same after half a turn: open to the { DIRECTIONS($openings) } it is already offered.
refusal-arrow_blocked = The spare tile came out { ARROW($arrow, "exit") } and may not go straight back in there.
refusal-no_path = No open path leads from { $start } to { $square }.
refusal-no_path_to_air = No open path leads from { $start } to the start square { $square }.

## What happened.

event-maze_laid = The maze is laid, and { TILE($tile) } is left over.
event-diver_chosen = { $seat } takes the { COLOUR($colour) } diver.
event-card_seen = { $seat } looks at the next card, { picture }.
event-first_player = { $seat } takes the first turn.
event-tile_inserted = { $seat } pushes { TILE($tile) } into { ARROW($arrow) }; { TILE($out) } comes out { ARROW($exit, "side") }.
event-diver_carried = { $seat } rides along from { $start } to { $square }.
event-diver_pushed_off = { $seat } is pushed off at { $start } and comes in again on the new tile at { $square }.
event-tile_turned_over = The tile that came out is turned over: { BACK($back, "a") }.
event-known_tile_turned_over = The tile that came out is turned over: { BACK($back, "a") }.
event-action_ignored = In an additional turn { BACK($back, "a") } is ignored.
event-diver_frightened = A pufferfish frightens { $seat }, who may not move in this turn.
event-scooter_found = { $seat } must take an additional turn by diving scooter after this move.
event-scooter_offered = { $seat } may take an additional turn by diving scooter after this move.
event-extra_turn = { $seat } takes the additional turn by diving scooter.
event-scooter_declined = { $seat } leaves the diving scooter alone.
event-air_needed = { $seat } is short of air and must go to a start square.
event-air_out_of_reach = No start square is in reach; { $seat } stays on { $square }.
event-air_taken = { $seat } takes in air on the start square { $square }.
event-diver_moved = { $seat } swims from { $start } to { $square }.
event-diver_stayed = { $seat } stays on { $square }.
event-target_reached = { $seat } has found { picture } and lays the card open.
event-all_reached = { $seat } has no card left and must get back to { $square }.
event-came_home = { $seat } is back home with all targets found!
event-found_all = { $seat } has found all targets!
event-limit_reached = The match is over after { rounds }.

picture =
    { $picture ->
        [hidden] which stays secret
       *[other] the { PICTURE($picture) }
    }

## Parts of the score, and why a match ended.

score-targets = targets
score-home = home
ending-home = The winner found all targets and came home.
ending-all_found = The winner found all targets.
ending-limit = The agreed number of rounds was played; the most targets win.

## What a move brings, as it follows “brings”, and what points are for.

gain-target_reached = your target, { picture }
gain-came_home = the victory
gain-found_all = the victory

## The table drawn in text.

drawn-heading = Ocean Labyrinth: { $phase }
drawn-turn = Ocean Labyrinth: { $name }, { $phase }, round { $round } of { $rounds }
drawn-arrow = { $code }
drawn-picture = { $letter } { PICTURE($picture) }
drawn-laying = The maze is being laid.
drawn-spare = Spare tile: { TILE($tile) }{ $letter }  { $turns }
drawn-way = { $turn }{ $look } { $sides }
drawn-side =
    { $direction ->
        [north] N
        [east] E
        [south] S
       *[west] W
    }
drawn-backs = Actions seen: { $seen }
drawn-back = { BACK($back) } { $places }
drawn-back_of_spare = spare
drawn-no_backs = Actions seen: none yet
drawn-no_diver = no diver yet
drawn-diver = { $sign } { COLOUR($colour) } on { $place }, home { $home }, found { $found } of { $cards }
drawn-looks_for = looks for { PICTURE($picture) } ({ $letter })
drawn-heads_for_home = heads for home
drawn-reach = Double lines: where { $name } can swim now. { $divers }: divers. { $starts }: start squares.
drawn-blocked = x: no push there, for that is where the spare tile came out.
drawn-push = Type a push as you say it: push B above { $sides }, or as the tile lies: N1.
drawn-swim = Type a square as you see it: E3.

## What is wrong with options.

wrong-cards = Option { $option } must be all or a number from 1 to { $most } at a table of { $seats }, not { $cards }.
wrong-ages = Option { $option } needs one age for each of the { $seats } players.
wrong-youngest = Option { $option }: the youngest is known only by the ages of all.

## A real table set up by hand.

placing-plain = { SHAPE($shape) } { $look }
placing-picture = { PICTURE($picture) }
placing-diver = diver of { $seat }
placing-take = take a tile away
placing-turn = Whose turn is it?
placing-somebody = { $seat }
placing-phase = What happens now?
placing-phase_laying = The maze is laid
placing-phase_dealing = A card is looked at
placing-phase_starting = It is drawn who begins
placing-phase_turning = A tile is turned over
placing-phase_choosing = Divers are chosen
placing-phase_inserting = The tile is pushed in
placing-phase_moving = The diver swims
placing-phase_surfacing = The diver takes in air
placing-phase_deciding = The scooter is taken or left
placing-phase_over = The match is over
placing-blocked = Where did the spare tile come out?
placing-nowhere = Nowhere yet
placing-exit = { ARROW($arrow, "exit") }
placing-colour = Diver
placing-coloured = { COLOUR($colour) }
placing-no_diver = none yet
placing-target = Looks for
placing-found = Targets found
placing-card = Found: { PICTURE($picture) }
placing-not_found = by nobody
placing-round = Round
placing-none_left =
    { $shape ->
        [straight] All straights lie in the maze already.
       *[bend] All bends without a picture lie in the maze already.
    }
placing-no_tiles =
    { $count ->
        [one] One square has no tile yet; the tile that is left over is the spare one.
       *[other] { $count } squares have no tile yet; the tile that is left over is the spare one.
    }
placing-no_exit = Say where the spare tile came out: a push was made before this swim.
placing-too_many_found = { $seat } has found { $count } targets, but everybody has only { $cards } cards.
placing-all_found = { $seat } has found the last target, so the match is over.
placing-not_over = The match ends with the turn of somebody who has found everything and is back home, where that is played.
