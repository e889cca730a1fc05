### Octopus' Garden in English.
###
### Gaps: $seat, $turn and $first are names of players; TILE($tile) and LINE($line) are the words below, in a form;
### TILES($bought, "some") counts tiles of a kind together. Forms:
###   a: as one of its kind; some: as many as $count; short: where nobody could mistake it

## Tiles.

tile-seagrass = seagrass
    .a = a seagrass
    .some =
        { $count ->
            [one] a seagrass
           *[other] { $count } seagrasses
        }
tile-coral = coral
    .a = a coral
    .some =
        { $count ->
            [one] a coral
           *[other] { $count } corals
        }
tile-anemone = anemone
    .a = an anemone
    .some =
        { $count ->
            [one] an anemone
           *[other] { $count } anemones
        }
tile-oyster = oyster
    .a = an oyster
    .some =
        { $count ->
            [one] an oyster
           *[other] { $count } oysters
        }
    .short = oyster
tile-worm = feather worm
    .a = a feather worm
    .some =
        { $count ->
            [one] a feather worm
           *[other] { $count } feather worms
        }
tile-star = sea star
    .a = a sea star
    .some =
        { $count ->
            [one] a sea star
           *[other] { $count } sea stars
        }
tile-garbage = piece of garbage
    .a = a piece of garbage
    .some =
        { $count ->
            [one] a piece of garbage
           *[other] { $count } pieces of garbage
        }
tile-relic = relic
    .a = a relic
    .some =
        { $count ->
            [one] a relic
           *[other] { $count } relics
        }
tile-harlequin = harlequin oyster
    .a = a harlequin oyster
    .short = harlequin
tile-clownfish = clownfish
    .a = a clownfish
tile-seahorse = seahorse
    .a = a seahorse

## Lines of the market.

line-R1 = row 1
line-R2 = row 2
line-R3 = row 3
line-K1 = column 1
line-K2 = column 2
line-K3 = column 3
line-X1 = diagonal 1
line-X2 = diagonal 2

## Amounts, which sentences below borrow.

pearls =
    { $pearls ->
        [0] no pearls
        [one] { $pearls } pearl
       *[other] { $pearls } pearls
    }
price =
    { $cost ->
        [0] no pearls
        [one] { $cost } pearl
       *[other] { $cost } pearls
    }
rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }

## What is asked.

prompt-place = Put starting oyster { $starting } of { $starters } on any vacant space.
prompt-place_harlequin = Put starting oyster { $starting } of { $starters }, the harlequin, on any vacant space.
prompt-buy = Buy a row or a column, or skip. You have { pearls }.
prompt-plant =
    Plant what you bought on vacant spaces. Still to plant{ $left ->
        [one] { "" }
       *[other] , in any order
    }: { TILES($bought, "some") }.
prompt-host = You attracted { TILE($bonus, "a") }! Choose the { TILE($host) } it settles on: all are as good.
prompt-step = Move a sea star one space. Each goes to the nearest oyster it can eat, or else to the harlequin.
prompt-step_to_a_meal = Move sea star { $mover } one space. It goes to the nearest oyster it can eat.
prompt-step_to_harlequin = Move sea star { $mover } one space. It can reach only the harlequin, and goes there.
prompt-over = The match is over.
prompt-chance = Chance acts now.

## What a move that somebody types leaves open.

missing-tile = which tile?
missing-line = which row or column?
missing-space = on which space?
missing-star = which sea star?
missing-start = from which space?
missing-end = to which space?

## Moves.

move-place = Put the { TILE($tile, "short") } on { $space }
move-pass = Skip buying
move-buy =
    Buy { LINE($line) } ({ TILE($tiles) }) for { $cost ->
        [0] nothing
       *[other] { price }
    }
move-plant = Plant the { TILE($tile) } on { $space }
move-host = Let the { TILE($tile) } settle on { $space }
move-star = Move sea star { $star } from { $start } to { $end }
move-no_step = Move a sea star as none can move
move-draw = { TILE($tile, "a") } is drawn
move-start = { $first } begins

## Why a move may not be made.

refusal-is_over = The match is over: a garden was full, and all last turns have been taken.
refusal-is_stalled = The match is over: nobody bought anything for { rounds }.
refusal-not_your_turn = It is not your turn; { $turn } is to choose.
refusal-not_your_start = It is not your turn; { $turn } places starting oysters now.
refusal-only_placing = First put your starting { TILE($starter) } on a space of your garden.
refusal-only_buying = Your turn begins with buying a row or column, or skipping that.
refusal-only_planting = The tiles you bought must be planted first: { TILES($bought, "some") }.
refusal-only_hosting = First the { TILE($bonus) } you attracted needs a host.
refusal-only_stepping = First every sea star that can must move.
refusal-diagonal = Only rows and columns are for sale, never a diagonal.
refusal-empty_line = There is no tile left in { LINE($line) }.
refusal-too_dear =
    { LINE($line) } costs { price } and you have { $pearls ->
        [0] none
       *[other] { $pearls }
    }.
refusal-start_taken = { $space } is not vacant: { TILE($contents, "a") } lies there.
refusal-not_bought = You have no { TILE($tile) } left to plant.
refusal-no_space = That is no space of your garden.
refusal-not_vacant = { $space } is not vacant: { TILE($contents, "a") } lies there.
refusal-star_there = A sea star is on { $space }, so nothing can be planted there.
refusal-no_host = { TILE($bonus, "a") } goes on a free { TILE($host) } of the group you have just planted in.
refusal-no_such_step = A sea star moves exactly one space, from where it is: { $stars }.
refusal-no_such_star = You have no sea star { $star }.
refusal-has_moved = Sea star { $star } has already moved this turn.
refusal-no_way = Sea star { $star } can reach no oyster and stays where it is.
refusal-beside_harlequin = Sea star { $star } can reach no oyster that it can eat, and waits beside the harlequin.
refusal-into_coral = Sea stars never enter coral, and coral is on { $end }.
refusal-not_the_shortest = That is not on a shortest way of sea star { $star } to the nearest oyster that it can eat.
refusal-not_to_harlequin = Sea star { $star } can reach no oyster that it can eat, and takes a shortest way to the harlequin.

clause-standing = { $star } from { $space }

## What happened.

event-market_filled = { TILE($tile, "a") } comes to market space { $market }.
event-market_refilled = { TILE($tile, "a") } comes to market space { $market }.
event-start_placed = { $seat } puts { TILE($tile, "a") } on { $space }.
event-first_player = { $seat } takes the first turn.
event-line_bought = { $seat } buys { LINE($line) } for { pearls }.
event-purchase_skipped = { $seat } skips buying.
event-bag_empty = The bag is empty; market space { $market } stays empty.
event-tile_planted = { $seat } plants { TILE($tile, "a") } on { $space }.
event-tile_discarded = { $seat } has no room for { TILE($tile, "a") }, which leaves the game.
event-bonus_attracted = { $seat } attracts { TILE($tile, "a") }!
event-bonus_settled = { TILE($tile, "a") } settles on { $space }.
event-star_moved = { $seat } moves sea star { $star } from { $start } to { $space }.
event-oyster_eaten = Sea star { $star } eats { $seat }'s oyster on { $space }.
event-worm_closed = { $seat }'s feather worm on { $space } closes.
event-worm_opened = { $seat }'s feather worm on { $space } opens.
event-pearls_harvested = { $seat } harvests { pearls }.
event-supply_short = The supply is empty: { $seat } harvests { pearls } too few.
event-end_triggered = { $seat }'s garden is full: everybody else has one more turn.
event-match_over = The last turn is over.
event-match_stalled = Nobody has bought anything for { rounds }; the match is over.

## Parts of the score, and why a match ended.

score-seagrass = seagrass
score-coral = coral
score-anemone = anemones
score-oyster = oysters
score-worm = open feather worms
score-star = sea stars
score-garbage = garbage
score-relic = relics
score-clownfish = clownfish
score-seahorse = seahorses
ending-garden_full = A garden was full, and everybody else has had one more turn.
ending-stall = Nobody bought anything for so many rounds that the match was ended.

## What a move brings, as it follows “brings”, and what points are for.

gain-bonus_attracted = { TILE($tile, "a") }
gain-pearls_harvested = { pearls }
gain-points = { $points } beauty
gain-part-seagrass = seagrass
gain-part-coral = coral
gain-part-anemone = anemones
gain-part-oyster = oysters
gain-part-worm = feather worms
gain-part-star = sea stars
gain-part-garbage = garbage
gain-part-relic = relics

## The table drawn in text.

drawn-heading = Octopus' Garden: { $phase }
drawn-turn = Octopus' Garden: { $name }, { $phase }
drawn-market = Market
drawn-tile =
    { $tile ->
        [worm] worm
        [star] star
        [garbage] garbage
        [harlequin] harlequin
       *[other] { TILE($tile) }
    }
drawn-symbol =
    { $tile ->
        [seagrass] Sg
        [coral] Co
        [anemone] An
        [oyster] Oy
        [worm] Wo
        [garbage] Ga
        [relic] Re
       *[harlequin] Ha
    }
drawn-supply = Supply: pearls { $pearls } clownfish { $clownfish } seahorse { $seahorse }
drawn-bag = Bag: { $tiles }
drawn-bought = Bought: { $tiles }
drawn-garden = { pearls } (+{ $oysters }), beauty { $beauty }
drawn-legend =
    Tiles: Sg seagrass, Co coral, An anemone, Oy oyster, Ha harlequin, Ga garbage,
    { "       " }Re relic, Wo worm, wo closed worm, *1 star S1, ^ clownfish or seahorse

## What is wrong with options.

wrong-rows = Option { $option } needs neighbouring rows that differ by exactly one space, and at least 4 spaces.
wrong-large_garden = Option { $option } makes a garden too large: 5,6,7,8,7,6,5 is about the largest that can be played.

## A real table set up by hand.

placing-piece = { TILE($tile) }
placing-turn = Whose turn is it?
placing-somebody = { $seat }
placing-phase = What happens now?
placing-phase_stocking = The market is filled
placing-phase_placing = Starting oysters are put down
placing-phase_starting = It is drawn who begins
placing-phase_buying = Buying
placing-phase_refilling = The market is refilled
placing-phase_planting = Planting what was bought
placing-phase_hosting = A bonus tile looks for its host
placing-phase_stepping = Sea stars move
placing-phase_over = The match is over
placing-ender = Whose garden was full first?
placing-nobody = Nobody's yet
placing-pearls = Pearls
placing-bought = To be planted: { TILE($tile) }
placing-removed = Out of the game: { TILE($tile) }
placing-skipped = Turns in a row without a purchase
placing-take = Take the { TILE($tile) } off { $space }
placing-star_in_coral = Sea stars never enter coral, so { $space } cannot hold both.
placing-star_on_oyster = A sea star eats the oyster it comes to, so { $space } cannot hold both.
placing-no_host =
    { $tile ->
        [clownfish] A clownfish lies on an anemone, and nowhere else.
       *[seahorse] A seahorse lies on a seagrass, and nowhere else.
    }
placing-too_many = { TILE($tile) }: { $count } on the table, but the box has only { $box }.
placing-too_many_pearls = There are { $count } pearls on the table, but the box has only { $box }.
placing-no_harlequin = The garden of { $seat } has no harlequin oyster; everybody starts with one, and keeps it.
placing-two_harlequins = The garden of { $seat } has more than one harlequin oyster; everybody has exactly one.
placing-not_earned =
    { $tile ->
        [clownfish]
            { $count ->
                [one] The garden of { $seat } has a clownfish, but no three connected anemones for it.
               *[other] The garden of { $seat } has { $count } clownfish, but not as many sets of three connected anemones.
            }
       *[seahorse]
            { $count ->
                [one] The garden of { $seat } has a seahorse, but no five connected seagrasses for it.
               *[other] The garden of { $seat } has { $count } seahorses, but not as many sets of five connected seagrasses.
            }
    }
placing-bonus_due =
    { $tile ->
        [clownfish] Three connected anemones in the garden of { $seat } have attracted a clownfish: put it on one of them.
       *[seahorse] Five connected seagrasses in the garden of { $seat } have attracted a seahorse: put it on one of them.
    }
placing-no_market = The market has no tile on { $market }, though there are some in the bag.
placing-garden_full = The garden of { $seat } is full, so the end is in sight: say whose garden was full first.
placing-not_full = The garden of { $seat } is not full.
placing-ender_has_ended = The garden of { $seat } was full first, so { $seat } has no further turn.
placing-too_many_bought = There are { $count } tiles to be planted; a row or column has at most { $box }.
placing-nothing_bought = Say which tiles are to be planted.
placing-no_room = The garden of { $seat } has no vacant space to plant on.
placing-no_star_moves = No sea star in the garden of { $seat } can move.
placing-stalled = Nobody has bought anything for { rounds }, so the match is over.
placing-not_over = The match ends when a garden was full: say whose garden was full first.
