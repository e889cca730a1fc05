### Oceania in English.
###
### Gaps: $seat, $turn, $winner, $starter and $first are names of players; TILE($tile), SIDE($side), GROUND($ground) and
### EDGES($edges) are the words below, in a form; $start and $ship are where a voyage begins, as the clauses say.
### Forms:
###   a: as one of its kind

## Tiles, sides, and what lies there.

tile-open = open-sea tile
    .a = an open-sea tile
tile-coast = coast tile
    .a = a coast tile
tile-corner = corner tile
    .a = a corner tile
tile-strait = strait tile
    .a = a strait tile
tile-bay = bay tile
    .a = a bay tile
tile-inland = inland tile
    .a = an inland tile

side-N = north
side-E = east
side-S = south
side-W = west

ground-water = water
ground-land = land
ground-shore = shore

edges-WWWW = all water
edges-LWWW = land north
edges-WLWW = land east
edges-LLWW = land north and east
edges-WWLW = land south
edges-LWLW = land north and south
edges-WLLW = land east and south
edges-LLLW = land north, east and south
edges-WWWL = land west
edges-LWWL = land north and west
edges-WLWL = land east and west
edges-LLWL = land north, east and west
edges-WWLL = land south and west
edges-LWLL = land north, south and west
edges-WLLL = land east, south and west
edges-LLLL = all land

## Amounts, which sentences below borrow.

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
size =
    { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
    }
count =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $count }
    }

## Where a voyage begins: "from", or "at".

clause-at_circle = the circle { SIDE($side) } of { $space }
clause-at_tile = { $space }

## What is asked.

prompt-sail = Choose where the ship starts. A circle at the rim, or a tile with open water.
prompt-source = Draw a tile, or use a discard instead. A scout would pay for { EITHER($usable) }.
prompt-pay = Choose the scout that pays for the { TILE($held) }. It leaves the game.
prompt-place = Lay the { TILE($held) } beside the ship at { $ship }.
prompt-scout = Put a scout on { $placed }, or none. You have { $scouts }.
prompt-you_begin = { $result } Then you begin game { $following }.
prompt-other_begins = { $result } Then { $starter } begins game { $following }.
prompt-over = The match is over.
prompt-chance = Chance acts now.

clause-a_tile = { TILE($tile, "a") }
clause-no_scouts = no scout
clause-scouts =
    { count } { $count ->
        [one] scout
       *[other] scouts
    } of value { $value }
clause-more_scouts = { count } of { $value }
clause-game_won = { $winner } wins game { $game } by { $points } to { $rival }.
clause-game_drawn = Game { $game } is a draw, at { $points } each.

## What a typed move leaves open.

missing-start = from which circle or tile?
missing-tile = which tile?
missing-value = a scout of which value?
missing-space = on which space?
missing-edges = which way is the tile turned?
missing-piece = on which side of the tile?

## Moves.

move-start = Start from { $start } for { EITHER($spaces) }; { $fitting } of { $unseen } unseen tiles fit
move-pass = Pass
move-source = Draw a tile from the lid
move-reuse = Use the { TILE($tile) } from your discards, for a scout
move-pay = Pay with a scout of value { $value }
move-place = Lay it on { $space }, { EDGES($edges) }
move-no_scout = Put no scout there
move-scout =
    Put a scout of value { $value } on its { $footing ->
        [shore] { SIDE($piece) } shore
       *[land] land
    }
move-draw = { TILE($tile, "a") } is drawn
move-first = { $first } begins
move-next =
    Go on{ $following ->
        [0] { "" }
       *[other] { " " }to game { $following } of { $rounds }
    }

## Why a move may not be made.

refusal-is_over = The match is over.
refusal-not_your_turn = It is not your turn; { $turn } is to choose.
refusal-only_sailing = Your turn begins with choosing a starting point for the ship.
refusal-only_sourcing = First say whether you draw a tile or use one of your discards.
refusal-only_paying = First pay for the discarded tile with one of your scouts.
refusal-only_placing = First lay the { TILE($held) } you hold on a space beside the ship.
refusal-only_scouting = First say whether you put a scout on the tile you have just laid.
refusal-only_going_on = Game { $game } is over; the next one begins when both players go on.
refusal-no_passing = There is no passing: while there is a starting point, you must sail.
refusal-must_place = The { TILE($held) } fits here, so it must be laid.
refusal-north_closed = No voyage begins in the north: that side has no circles.
refusal-circle_spent = The circle { SIDE($rim) } of { $place } is spent: it leads only to { $place }, which is already explored.
refusal-not_explored = { $place } is undiscovered; a voyage begins at a circle or on an explored tile.
refusal-no_way_out = From { $place } no sea route leads into undiscovered territory: { $sides }.
refusal-not_discarded = You have no { TILE($tile) } among your discards.
refusal-discard_unfit = Your { TILE($tile) } fits nowhere at { $ship }.
refusal-cannot_pay = You have no scout of value { $value } left to pay with.
refusal-wrong_tile = You hold the { TILE($held) }, which cannot lie with { EDGES($edges) }.
refusal-is_explored = { $space } is already explored.
refusal-out_of_reach = No sea route leads straight from { $ship } to { $space }.
refusal-does_not_fit = With { EDGES($edges) } it does not fit on { $space }: { $clashes }.
refusal-blocks_ship = With { EDGES($edges) } it does not fit on { $space }: it must turn water towards the ship; { $clashes }.
refusal-no_scout_left = You have no scout of value { $value } left.
refusal-no_land = There is no { GROUND($footing) } at the { SIDE($piece) } edge of { $placed }.
refusal-same_piece = The land on { $placed } is one piece, named by its { SIDE($first_side) } edge.

clause-to_the_ring = { SIDE($side) } is { GROUND($ground) } towards the known sea
clause-to_a_tile = { SIDE($side) } is { GROUND($ground) } towards { $space }
clause-to_the_unknown = { SIDE($side) } is { GROUND($ground) } towards undiscovered { $space }
clause-meets_the_ring = its { GROUND($ground) } in the { SIDE($side) } meets { GROUND($other) } of the known sea
clause-meets_a_tile = its { GROUND($ground) } in the { SIDE($side) } meets { GROUND($other) } of { $space }

## What happened.

event-game_began = Game { $game } of { $rounds } begins.
event-first_player = { $seat } takes the first turn.
event-ship_sailed = { $seat } starts from { $start }.
event-tile_drawn = { $seat } draws { TILE($tile, "a") }.
event-tile_discarded = It fits nowhere at { $start } and goes to the discards of { $seat }.
event-discard_taken = { $seat } takes { TILE($tile, "a") } back from the discards.
event-scout_paid = { $seat } pays with a scout of value { $value }, which leaves the game.
event-tile_placed = { $seat } lays { TILE($tile, "a") } on { $space }, { EDGES($edges) }.
event-space_filled = { $space } is surrounded and filled with { TILE($tile, "a") }, { EDGES($edges) }.
event-group_filled = { $space } is enclosed by land and filled with { TILE($tile, "a") }.
event-space_imagined = { $space } counts as filled with { TILE($tile, "a") }, { EDGES($edges) }, for that stack is empty.
event-island_completed = The island at { $space } is complete: { size }.
event-scout_placed = { $seat } puts a scout of value { $value } on the land of { $space }.
event-shore_scouted = { $seat } puts a scout of value { $value } on the { SIDE($piece) } shore of { $space }.
event-no_scout = { $seat } puts no scout there.
event-all_explored = Every space is explored: the game is over.
event-lid_empty = The lid is empty: the game is over.
event-no_start = No starting point is left: the game is over.
event-island_won = { $seat } scores { points } for the island at { $space }.
event-island_tied = Nobody scores for the island at { $space }.
event-game_won = { $seat } wins the game by { points } to { $rival }.
event-game_drawn = The game is a draw, at { points } each.
event-went_on = { $seat } has seen the chart and is ready for the next game.
event-solo_scored = { $seat } scores { points }.

## Parts of the score, and why a match ended.

score-islands = islands
score-discards = discards
score-islands_squared = islands squared
score-undiscovered = undiscovered
score-games_won = games won
ending-board_full = Every space was explored.
ending-lid_used_up = The lid was empty.
ending-stranded = No starting point was left.
ending-all_games_played = All games of the match were played.

## What a move brings, as it follows “brings”, and what points are for.

gain-game_won = the victory in this game
gain-points = { points }
gain-part-islands = islands
gain-part-discards = discards
gain-part-islands_squared = islands
gain-part-undiscovered = the undiscovered sea

## The table drawn in text.

drawn-heading =
    { $phase ->
        [reviewing] finished
       *[other] { $phase }
    }
drawn-heading_of = { $name } ({ $colour }), { $phase }
drawn-game = game { $game } of { $rounds }, { "" }
drawn-unseen = Unseen: { $tiles } (lid { $lid }, out of the game { $out })
drawn-reserve = Reserve: { $tiles }
drawn-held =
    In hand: { $tile ->
        [open] open-sea tile
        [coast] coast tile
        [corner] corner tile
        [strait] strait tile
        [bay] bay tile
       *[inland] inland tile
    }, such as { EDGES($edges) }
drawn-tile =
    { $tile ->
        [open] open
        [coast] coast
        [corner] corner
        [strait] strait
        [bay] bay
       *[inland] inland
    } { $count }
drawn-colour = { $colour }
drawn-letter =
    { $colour ->
        [grey] g
       *[white] w
    }
drawn-player = { $name } ({ $colour })
drawn-points = points { $points }
drawn-wins = games won { $count }
drawn-scouts = scouts { $scouts }
drawn-no_scouts = none
drawn-discards = discards: { $tiles }
drawn-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
drawn-island = Island at { $space }, { $tiles }: { $points } points
drawn-island_of = Island at { $space }, { $tiles }, scouts { $scouts }: { $whose }
drawn-to = { " to " }
drawn-nobody = nobody
drawn-result = Game { $game }: grey { $grey }, white { $white }
drawn-legend = # land, ~ sea, A1 undiscovered, o circle, @ ship, * from the reserve, ? virtual
drawn-legend_of_scouts = g2 a scout of grey with its value, w1 one of white

## What is wrong with options.

wrong-games_alone = Option { $option } must be 1 in the game for one.
wrong-box = Option { $option } must make { $total } tiles in all, not { $tiles }.

## A real table set up by hand.

placing-piece = { TILE($tile) }
placing-reserve = tile from the reserve
placing-scout =
    { $colour ->
        [grey] grey scout
       *[white] white scout
    } of value { $value }
placing-ship = ship
placing-take = take away
placing-turn = Whose turn is it?
placing-somebody = { $seat }
placing-phase = What happens now?
placing-phase_casting = It is drawn who begins
placing-phase_sailing = The ship sets sail
placing-phase_sourcing = Draw, or use a discard
placing-phase_paying = A scout pays for a discard
placing-phase_drawing = A tile is drawn
placing-phase_placing = A tile is to be laid
placing-phase_scouting = A scout may go ashore
placing-phase_reviewing = This game is over
placing-phase_over = The match is over
placing-held = Which tile is to be laid?
placing-placed = Which tile was just laid?
placing-space = { $space }
placing-discards = Discarded: { TILE($tile) }
placing-paid = Paid: scouts of value { $value }
placing-game = Which game of the match?
placing-result = Points in game { $game }
placing-no_fit = No { TILE($tile) } fits on { $space }: land meets land, and water meets water.
placing-not_surrounded = { $space } is not surrounded, so no tile from the reserve lies there.
placing-inland_is_reserve = { $space } is all land, and such tiles are in the reserve only.
placing-ship_at_sea = { $space } is undiscovered; the ship starts from a circle or from an explored tile.
placing-no_ground = { $space } is undiscovered, so no scout can be there.
placing-no_land = There is no land on { $space } for a scout.
placing-scout_on_reserve = No scout is ever on a tile from the reserve, as on { $space }.
placing-too_many = { TILE($tile) }: { $count } on the table, but the box has only { $box }.
placing-too_many_drawn = { $count } sea tiles are on the table, but only { $box } can be drawn: three left the game unseen.
placing-too_many_scouts = { $seat } has { $count } scouts of value { $value } on the table, but the box has only { $box }.
placing-reserve_at_sea = The tile from the reserve on { $space } lies beside something undiscovered, so it was never surrounded.
placing-ship_nowhere = The ship is where no voyage begins.
placing-no_ship = Say where the ship is: at the start of the last voyage.
placing-surrounded = { $spaces } is surrounded and has to be filled from the reserve.
placing-fill = Fill { $spaces } from the reserve
placing-cut_off = No sea route leads from a circle to { $spaces } yet.
placing-all_explored = Every space is explored, so the game is over.
placing-lid_empty = The lid is empty, so the game is over.
placing-no_start = No starting point is left, so the game is over.
placing-not_over = A game ends when every space is explored, the lid is empty or no starting point is left; none of it is so yet.
placing-not_last = The match is not over after game { $game } of { $rounds }.
placing-is_last = Game { $game } was the last, so the match is over.
placing-unfit = The { TILE($tile) } fits nowhere at the ship, so it would be discarded and not laid.
placing-nothing_to_use = { $seat } has no discard that fits at the ship, or no scout to pay for it, so nothing can be chosen there.
placing-no_scout_left = { $seat } has no scout left.
placing-ship_elsewhere = The ship is not beside { $space }, so no tile was laid there just now.
