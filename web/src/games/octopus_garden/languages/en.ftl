### The words of Octopus' Garden's table. Nouns in their forms are those of the game itself: TILE($tile).

## What things are called, by themselves and in the final scoring; then what they do.

name-seagrass = Seagrass
name-coral = Coral
name-anemone = Anemone
name-oyster = Oyster
name-worm = Feather worm
name-star = Sea star
name-garbage = Garbage
name-relic = Relic
name-harlequin = Harlequin oyster
name-clownfish = Clownfish
name-seahorse = Seahorse

part-seagrass = Seagrass
part-coral = Coral
part-anemone = Anemones
part-oyster = Oysters
part-worm = Feather worms
part-star = Sea stars
part-garbage = Garbage
part-relic = Relics
part-clownfish = Clownfish
part-seahorse = Seahorses

effect-seagrass = Beauty 1. Five connected attract a seahorse worth 5.
effect-coral = Beauty 1. Sea stars cannot enter it. The five shapes mean nothing.
effect-anemone = Beauty 2. Three connected attract a clownfish worth 5.
effect-oyster = Costs 1 beauty, yields a pearl every turn. Sea stars come and eat it.
effect-worm = Beauty 2 while open. It closes while a sea star is on it or beside it.
effect-worm_closed = Closed: beauty 0, because a sea star is on it or beside it. It opens when the star leaves.
effect-star = Beauty 5. Every turn it crawls one space towards the nearest oyster it can eat, and eats it.
effect-garbage = Costs beauty, but no pearls.
effect-relic = Worth 1 alone, 3 each as a pair, 5 each from three on.
effect-harlequin = Yields a pearl every turn, and no sea star can eat it.
effect-clownfish = Beauty 5. Comes to three connected anemones.
effect-seahorse = Beauty 5. Comes to five connected seagrasses.
effect-vacant = A vacant space. Any tile can be planted here.

market = Market
market_space = Market space { $number }
row = Row { $number }
column = Column { $number }
for_pearls = { $line } for { $cost ->
        [one] 1 pearl
       *[other] { $cost } pearls
    }
left =
    { $count ->
        [one] 1 pearl left.
       *[other] { $count } pearls left.
    }
tiles_worth = Tiles worth
buy = Buy
now_buy = Now press Buy.
choose_line = Choose a row or a column
choose_line_more = Touch a price. All three tiles of the line come into your garden.
not_now = The market opens again at the next turn.
not_yet = The market opens when all starting oysters are in place.
too_dear =
    { $missing ->
        [one] 1 pearl too dear
       *[other] { $missing } pearls too dear
    }
skip = Skip
garden = Garden of { $name }
space = { $name }: { $what }
vacant = vacant
with_guest = { $what } with { $guest }
star_on = Sea star { $name } on { $space }
held = Plant the { TILE($tile) }
to_plant = To plant
starter = Oyster { $number } of 3
guest = Your guest
a_turn = +{ $count } a turn
pearls = Pearls
clownfish = Clownfish
seahorses = Seahorses
endless = endless
bag = Bag
in_bag = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, order unknown
of_kind_in_bag = { $count } in the bag
costs =
    { $cost ->
        [one] Costs 1 pearl
       *[other] Costs { $cost } pearls
    }

phase-buying = Buy, plant
phase-stars = Sea stars
phase-harvest = Harvest

beauty = Beauty
tiles_left = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    } in the bag
last_turns = Last turns: the garden of { $name } is full.
last_turns_yours = Last turns: your garden is full.
connected = { $have } of { $need } for { TILE($guest, "a") }

## The game in a minute.

minute-buy = Buy
minute-buy_text = One row or column of the market; its three tiles cost what they cost together.
minute-plant = Plant
minute-plant_text = Each on any vacant space. Five joined seagrasses bring a seahorse, three anemones a clownfish.
minute-stars = Sea stars move
minute-stars_text = Beautiful, but each one creeps to the nearest oyster it can eat.
minute-harvest = Harvest
minute-harvest_text = A pearl for every oyster, at least one. Then the next player.
