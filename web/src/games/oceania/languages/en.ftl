### The words of Oceania's table.

kind-open = Open sea
    .mid = open sea
kind-coast = Coast
    .mid = coast
kind-corner = Corner
    .mid = corner
kind-strait = Strait
    .mid = strait
kind-bay = Bay
    .mid = bay
kind-inland = Inland
    .mid = inland

effect-open = Water on all four sides. No land, so no scout.
effect-coast = Land on one side, routes to the other three.
effect-corner = Land on two neighbouring sides, a route between the other two.
effect-strait = Two pieces of land on opposite sides with water between them; a scout stands on one of the two.
effect-bay = Land on three sides; the route is a dead end.
effect-inland = All land. Only the reserve has these: they fill what is enclosed.

colour-grey = grey tents
colour-white = white huts

part-islands = Islands
part-discards = Discarded tiles
part-islands_squared = Islands, each size squared
part-undiscovered = Undiscovered spaces
part-games_won = Games won
lead_games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }

chart = Sea chart, seven columns and five rows
north = The north is open sea, but no voyage starts there
undiscovered = undiscovered
space = { $name }: { $what }
with_scout = { $what } with a { $colour } scout of value { $value }
circle = Circle { $side } of { $space }: { $open ->
        [yes] leads to { $space }
       *[no] { $space } is explored
    }
start_circle = Start circle
circle_effect = A voyage from here explores { $space }.
circle_spent = Spent: { $space } is already explored.
unknown_effect = Undiscovered. It is explored from a circle or across a water edge of a tile beside it.
land = The land on { $space }
shore = The { $side ->
        [N] northern
        [E] eastern
        [S] southern
       *[W] western
    } shore of { $space }
ways =
    { $count ->
        [one] 1 way
       *[other] { $count } ways
    }
turn = Turn
turn_back = Turn back
lay_on = Lay it on { $space }
drawn = Drawn tile
lid = Lid
in_lid =
    { $count ->
        [one] 1 tile in the lid
       *[other] { $count } tiles in the lid
    }
set_sail = Set sail
choose_start = Touch a glowing circle or tile. There a tile is drawn, and laid if it fits.
sail = Sail and draw
start_from = From { $space }
circle_name =
    { $side ->
        [west] West of
        [east] East of
       *[south] South of
    } { $space }
leads_to = The voyage explores { $spaces }.
fit_here = { $count } of { $total } tiles fit here
fits_of = { $count } of { $total } unseen tiles fit
source = Draw or use a discard
draw = Draw a tile
use_it = Use the { KIND($kind, "mid") }
pay_for = Pay for the { KIND($kind, "mid") }
pay_more = Choose a scout of yours; it leaves the game.
fits = Fits { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }, { $ways ->
        [one] one way
       *[other] { $ways } ways
    }.
choose_space = Touch a glowing space.
others = Being explored
missed = { KIND($kind) } fits nowhere there: to the discards of { $name }.
you_missed = { KIND($kind) } fits nowhere there: to your discards.
fills = Fills { $spaces } from the reserve.
completes = Completes an island of { $size }:
pays_you = +{ $points } for you
pays = +{ $points } for { $name }
claimable = a scout on it takes { $points }
pays_nobody = nobody scores
nothing_else = Nothing is surrounded or completed.
scout_title = A scout on { $space }?
choose_shore = Touch one of the two shores.
no_scout = No scout
island = Island of { $size }
open = open
complete = complete
against = scouts { $own } : { $other }
scout = Scout of value { $value }
scout_effect = Whoever has the higher total on an island scores its size when it is complete.
scouts_of = Scout of value { $value }, { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }
scouts_left = Scouts left
discards = Discards
discarded =
    { $count ->
        [one] One discarded tile
       *[other] { $count } discarded tiles
    }
islands_of =
    { $count ->
        [one] One island
       *[other] { $count } islands
    }
use_discard = Discarded { KIND($kind, "mid") }: use it instead of drawing, for a scout
to_come = To come
lid_and_out = { $lid } in the lid, { $out } out of play
reserve = Reserve
fills_gaps = fills what is surrounded
in_reserve = { $count } in the reserve
unseen = { $count } unseen
from_reserve = Laid from the reserve.
virtual = The reserve had none left: it counts as if the tile lay there.
leading =
    { $count ->
        [one] Leads on an open island
       *[other] Leads on { $count } open islands
    }
wins = { $count } won

phase-sailing = Set sail
phase-exploring = Explore
phase-scouting = Scout

points = Points
game_of = Game { $game } of { $rounds }
game = Game { $number }
next_game = Next game
last_tiles =
    { $count ->
        [one] The last tile is in the lid.
       *[other] Only { $count } tiles are left in the lid.
    }
game_over = Game { $game } of { $rounds } is over
match_over = The match is over
begins_next = { $name } begins the next game.
you_begin_next = You begin the next game.
first_best = Your first result here: the one to beat.
new_best = A new personal best! It was { $before }.
best_so_far = Your personal best is { $best }.

legend-title = Reading the chart
legend-sealed = Sealed island.
legend-sealed_by = Grey scores its size
legend-sealed_alone = Worth its size squared
legend-unclaimed = Sealed, unclaimed
legend-unclaimed_by = or tied: nobody
legend-open = Open island.
legend-open_by = Tents 4, huts 0
legend-circle = Start circle;
legend-circle_use = pale ones are used up
legend-cloud = Cloud:
legend-cloud_use = filled from the reserve
legend-unknown = Undiscovered
legend-unknown_alone = in the end: −20 each

unexplored =
    { $count ->
        [one] 1 space undiscovered
       *[other] { $count } spaces undiscovered
    }
table = What lies before { $name }

## The game in a minute.

minute-sail = Sail
minute-sail_text = Start from a circle at the edge, or from a tile whose route leads into the fog.
minute-lay = Draw and lay
minute-lay_text = A tile from the lid, so that land meets land and sea meets sea.
minute-scout = Send a scout
minute-scout_text = Onto the land just laid, if you like. Large scouts count more.
minute-score = Score
minute-score_text = A complete island goes to whoever has the most scouts there, for its size.
