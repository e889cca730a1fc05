### The words of Ocean Labyrinth's table.

picture-P01 = Treasure chest
picture-P02 = Anchor
picture-P03 = Shipwreck
picture-P04 = Amphora
picture-P05 = Diving helmet
picture-P06 = Pearl oyster
picture-P07 = Ship's wheel
picture-P08 = Cannon
picture-P09 = Gold coins
picture-P10 = Starfish
picture-P11 = Sea urchin
picture-P12 = Seaweed
picture-P13 = Seahorse
picture-P14 = Crab
picture-P15 = Jellyfish
picture-P16 = Clownfish
picture-P17 = Moray eel
picture-P18 = Lobster
picture-P19 = Whale
picture-P20 = Shark
picture-P21 = Octopus
picture-P22 = Sea turtle
picture-P23 = Stingray
picture-P24 = Dolphin

shape-I = Straight
shape-L = Bend
shape-T = Junction

side-N = north
side-E = east
side-S = south
side-W = west

back-pufferfish = Pufferfish
back-scooter = Diving scooter
back-oxygen = Oxygen tank

back_short-pufferfish = Pufferfish
back_short-scooter = Scooter
back_short-oxygen = Oxygen

effect-pufferfish = The diver is frightened and does not move in this turn.
effect-scooter = After this move comes one additional turn: push in and move again.
effect-oxygen = Instead of moving, the diver goes to a start square, of whatever colour.

ignored = In an additional turn it is ignored.
you_pushed_out = You pushed out an action tile
pushed_out = { $name } pushed out an action tile
maze = The maze
target = Your target
target_of = { $name } is looking for
only_you = Only you see this card.
unknown = Secret
unknown_more = Everybody sees only their own target.
not_yet = You look at your first card when everybody has a diver.
home = Home
home_more = Everything found: swim back to { $square } and win.
on_spare = It is on the spare tile.
found_count = { $found } of { $all } found
found = Found by { $name }
spare = Spare tile
turn_right = Turn clockwise
turn_left = Turn back
turn_hint = Touch it, turn the wheel over it, or press R.
choose_arrow = Touch an arrow to look ahead.
choose_blindly = Touch an arrow, then push.
about = About { $name }
came_out = It came out { $side ->
        [N] at the top of column { $line }
        [S] at the bottom of column { $line }
        [W] on the left of row { $line }
       *[E] on the right of row { $line }
    } and may not go straight back in there.
push = Push into { $side ->
        [N] column
        [S] column
        [W] row
       *[E] row
    } { $line }
push_long = Push it in
push_now = Push!
stay = Stay here
in_reach =
    { $count ->
        [one] Only this square in reach.
       *[other] { $count } squares in reach.
    }
line_moves =
    { $side ->
        [N] Column { $line } moves down.
        [S] Column { $line } moves up.
        [W] Row { $line } moves right.
       *[E] Row { $line } moves left.
    }
goal_in_reach = { $goal } in reach!
goal_out_of_reach = { $goal } stays out of reach.
arrow =
    { $side ->
        [N] Column { $line } from above
        [S] Column { $line } from below
        [W] Row { $line } from the left
       *[E] Row { $line } from the right
    }
blocked = { $arrow }, blocked
blocked_more = The spare tile came out here, { $side ->
        [N] at the top of column { $line }
        [S] at the bottom of column { $line }
        [W] on the left of row { $line }
       *[E] on the right of row { $line }
    }, and may not go straight back in.
arrow_more = The spare tile goes in here, and the line moves by one square. Divers ride along; pushed off, they come in again on the new tile.
square = { $square }: { $what }
open_to = Open to the { $sides }.
fixed = It never moves.
loose = It moves when its row or column is pushed.
start =
    { $colour ->
        [yellow] Yellow
        [red] Red
        [green] Green
       *[blue] Blue
    } start square
start_more = The diver of this colour begins here{ $home ->
        [yes] { "" } and must come back here
       *[no] { "" }
    }.
diver =
    { $colour ->
        [yellow] Yellow
        [red] Red
        [green] Green
       *[blue] Blue
    } diver
is_here = Here: { $names }.
sought_by_you = You are looking for it.
found_by = Found by { $name }.
ruled_out = Surely not looking for
all_pictures = Pictures
point_hint = Point at a picture to see where it lies.
yours_at = Yours is { $place }.
lies_at = { $picture }: { $place }.
at = at { $place }
on_spare_short = on the spare tile
actions = Action tiles
seen_so_far = seen so far
ride = Use the scooter
leave = Leave it

phase-pushing = Push
phase-moving = Move

part-targets = Targets found
part-home = Back home

total = Total
round = Round { $round }
with_actions = actions on
homebound = { $name } has found everything and swims home!
homebound_yours = You have found everything: swim home!

## The game in a minute.

minute-look = Look
minute-look_text = Your secret card shows a picture somewhere in the maze.
minute-push = Push
minute-push_text = Turn the spare tile and push it in: a whole line moves, and one tile falls out.
minute-swim = Swim
minute-swim_text = As far as the paths are open, or stay.
minute-find = Find
minute-find_text = On your picture you turn up the next card. Whoever has found all and is home first wins.
