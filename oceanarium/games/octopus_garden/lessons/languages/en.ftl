### The lessons of Octopus' Garden in English.
###
### Gaps: $before and $score are your beauty when the lesson began and now, $theirs is Otto's.

## 1 Buy and plant.

lesson-buy-and-plant-title = Buy and plant
lesson-buy-and-plant-goal = Buy a whole row or column and plant its tiles.
lesson-buy-and-plant-say-1 = This is your garden. Whoever has the most beautiful one in the end wins. You have 5 pearls: buy a whole row or column.
lesson-buy-and-plant-hint-pass = You may save up, and sometimes should. Today let us shop: five of the six lines are within reach.
lesson-buy-and-plant-say-2 = Three new tiles! Touch one, then any free circle of your garden.
lesson-buy-and-plant-end = Look: your beauty went from { $before } to { $score }. That was a whole turn.

## 2 Oysters pay.

lesson-oysters-pay-title = Oysters pay
lesson-oysters-pay-goal = Where pearls come from, and what they cost.
lesson-oysters-pay-say-1 = At the end of your turn every oyster gives a pearl. You have three oysters. Buy the line with a fourth.
lesson-oysters-pay-hint-no-oyster = Nice tiles, but no oyster. Which line has one that you can pay?
lesson-oysters-pay-hint-pass = Saving is fine, but with a fourth oyster you earn more every turn. Which line has one?
lesson-oysters-pay-say-2 = Plant everything. New oysters pay at once.
lesson-oysters-pay-end = Four pearls! But an oyster is plain: it takes 1 off your beauty. Early on oysters feed you, late they just sit there.

## 3 Three anemones.

lesson-anemones-title = Three anemones
lesson-anemones-goal = Three that touch bring a clownfish.
lesson-anemones-say-1 = Three touching anemones are a home. Buy the top row, plant them side by side and see who moves in.
lesson-anemones-hint-other = There are only three anemones in the market, all in the top row. Let us take those.
lesson-anemones-hint-apart = One of them stands alone. They must touch, in any shape: a line, a bend, a clump. Try again with all three together.
lesson-anemones-praise-1 = Three touching: that is a clownfish!
lesson-anemones-say-2 = It wants to sit on one of your anemones; all are as good.
lesson-anemones-end = 6 for the anemones, 5 for the fish, which takes no space and stays for good. The next clownfish needs three more anemones: each counts for one set only.

## 4 Five seagrasses.

lesson-seagrass-title = Five seagrasses
lesson-seagrass-goal = Plan over two turns and bring a seahorse.
lesson-seagrass-say-1 = Five touching seagrasses bring a seahorse, worth 5. Three grow already: buy two more and plant them beside those.
lesson-seagrass-hint-two = Look for two seagrasses in one line.
lesson-seagrass-hint-alone = One of the new ones stands alone. Both must touch the three at the top, or each other.
lesson-seagrass-praise-1 = Five in a bed: here is your seahorse!
lesson-seagrass-say-2 = Let it settle on one of them.
lesson-seagrass-end = Begun in one turn, finished in the next. Sets are worth planning for, so begin few of them.

## 5 The sea star is hungry.

lesson-hungry-star-title = The sea star is hungry
lesson-hungry-star-goal = Plant a star where it stays busy walking.
lesson-hungry-star-say-1 = A sea star is worth 5, more than any other tile. But each turn it walks one step towards your nearest oyster, and eats it. Buy the top row.
lesson-hungry-star-hint-other = The only star is in the top row, and you can just pay it. Dare!
lesson-hungry-star-say-2 = Plant the star first, as far from your oysters as you can.
lesson-hungry-star-hint-gulp = Gulp. It moves in the very turn you plant it. Put more water between the star and your oysters.
lesson-hungry-star-hint-farther = It would be there soon. You can make it walk four steps: look at the bottom of the garden.
lesson-hungry-star-say-3 = Now plant the rest. Then the star must walk, always a shortest way.
lesson-hungry-star-end = Three more steps, three more full harvests until it gets there. Are there two ways of the same length? Then you choose.

## 6 Coral walls.

lesson-coral-walls-title = Coral walls
lesson-coral-walls-goal = Lock a star in, or out.
lesson-coral-walls-say-1 = Stars never enter coral. In the corner A4 only one door is open: B5. Buy the top row and lock the star in.
lesson-coral-walls-hint-other = The star and the coral we need are in the top row.
lesson-coral-walls-hint-corner = Out there it walks. Put it into the corner A4.
lesson-coral-walls-hint-door = It found the door! The coral belongs on B5.
lesson-coral-walls-end = Five points, and your oysters sleep well. The harlequin needs no wall: nobody eats it. A star with nothing else to eat only waits beside it.

## 7 Shy worms.

lesson-shy-worms-title = Shy worms
lesson-shy-worms-goal = Plant a worm where it stays open.
lesson-shy-worms-say-1 = A feather worm is worth 2, but hides while a star is on it or beside it. Your star is about to walk to C4. Buy the top row, and have an open worm when your turn ends.
lesson-shy-worms-hint-other = The worm we want is in the top row. It comes with garbage, −2: all that you buy must be planted.
lesson-shy-worms-hint-under = The star will stand on it. Think where the star will be after its step.
lesson-shy-worms-hint-beside = It hides: the star stands on it or beside it. Think where the star will be after its step.
lesson-shy-worms-end = It stays open: 2 points. And should a star come by, the worm opens by itself when it has gone.

## 8 Relics.

lesson-relics-title = Relics
lesson-relics-goal = When the third one is worth it.
lesson-relics-say-1 = One relic is worth 1, two are worth 3 each, three are worth 5 each. You have two: 6 points. Buy the third and plant it.
lesson-relics-hint-third = The third relic adds 9 points. Even with the garbage beside it, the top row is the best line by far.
lesson-relics-end = Three relics: 15 points. Every further one brings 5, so watch who else collects them.

## 9 The last space.

lesson-last-space-title = The last space
lesson-last-space-goal = End a match on purpose, and win it.
lesson-last-space-say-1 = A small pond with four free spaces. Buy the top row and plant all three tiles.
lesson-last-space-hint-other = The top row has two anemones. They will be useful.
lesson-last-space-praise-1 = One space left!
lesson-last-space-say-2 = When a garden is full, everybody else has one last turn. Buy the top row. Only one tile fits, the others leave the game: which makes your pond win?
lesson-last-space-hint-line = We need the top row: one of its tiles brings a friend.
lesson-last-space-hint-friend = Only one fits, the others leave the game. Which one brings a friend?
lesson-last-space-end = { $score } to { $theirs }: you win! Pearls left over are worth nothing, so spend them in time.

## The first match with Otto.

remark-supply-short = The bank has run dry; you take what is there.
remark-harlequin-guarded = Nothing left to eat but the harlequin, and that is guarded: the star only walks up to it and waits. Plant another oyster and it sets off again.
remark-several-stars = Several stars, and you choose which walks first. Each looks for its way anew.
remark-discarded = No room: it leaves the game.
remark-attracted = A guest for life: 5 points, and it takes no space.
remark-relics = Two relics: 6 points. A third makes 15.
remark-end = A garden is full. Everybody else has one more turn, then we count.
remark-closed = Your worm hides. It opens by itself when the star has gone.
remark-eaten = Eaten. That is a pearl less each turn, but also a minus less. Late in the match I let them eat.
remark-star = A sea star has arrived: 5 points, and from now on it walks to your nearest oyster each turn.
remark-garbage = Rubbish comes with it. Put it where you had no plans.
remark-companion-saves = I am saving up. The line I leave is yours now.
remark-place = Look at the market first. Many stars about? Then keep your oysters together, in a corner.
remark-begin = Off we go. Seven purchases fill a garden, so every one counts.
