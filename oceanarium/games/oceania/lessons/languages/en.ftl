### The lessons of Oceania in English.
###
### Gaps: $before and $score are your points when the lesson began and now, $theirs are Otto's.

## 1 Set sail.

lesson-set-sail-title = Set sail
lesson-set-sail-goal = Choose a start, draw a tile and lay it.
lesson-set-sail-say-1 = Nobody knows what is out there. You draw the chart, tile by tile, and complete islands are your points. Choose a circle to sail from.
lesson-set-sail-say-2 = A coast! Turn it and lay it in front of the ship. All around is known sea, so its land must look another way.
lesson-set-sail-say-3 = Sail on, this time from your new tile.
lesson-set-sail-hint-circle = You may sail from there too. Today start from your tile, so that things join up.
lesson-set-sail-praise-3 = Off into the unknown!
lesson-set-sail-say-4 = Another coast. Lay it on a space that the ship can reach, with water towards the ship.
lesson-set-sail-end = Start, draw, lay: that is how the chart grows. Voyages begin in the west, the south and the east, never in the north.

## 2 Close an island.

lesson-close-an-island-title = Close an island
lesson-close-an-island-goal = Match land to land and complete an island.
lesson-close-an-island-say-1 = The land on D5 runs on to the north, to D4. You cannot sail through land, so come from the side: from which tile does a route lead to D4?
lesson-close-an-island-hint-route = From there no route leads to D4. Which tile lies right beside it?
lesson-close-an-island-say-2 = A coast. Lay it on D4: land to land, water to water.
lesson-close-an-island-hint-new = That fits, but it begins something new. Close the old island first.
lesson-close-an-island-end = Complete: an island of 2 tiles! The larger an island, the more it is worth; open ones are worth nothing.

## 3 Room to turn.

lesson-room-to-turn-title = Room to turn
lesson-room-to-turn-goal = Choose a start where many tiles fit.
lesson-room-to-turn-say-1 = You choose the start before you see the tile. Start where most tiles would fit: where is the most free space around?
lesson-room-to-turn-hint-corner = A bay came, and it fits in no corner, so it is discarded. With two players that costs 2 points. Try a place with open water around it.
lesson-room-to-turn-say-2 = A bay, with land on three sides, and here it fits. What fits must be laid: choose a space for it.
lesson-room-to-turn-end = Well chosen! Before you sail you can see how many of the unseen tiles would fit. And sometimes you choose a narrow place on purpose.

## 4 Surrounded.

lesson-surrounded-title = Surrounded
lesson-surrounded-goal = Make the chart fill itself.
lesson-surrounded-say-1 = The corner A5 has only one open side left: B5. Sail from the circle below B5.
lesson-surrounded-hint-other = That leads somewhere else. Today we need the circle south of B5.
lesson-surrounded-say-2 = As soon as your coast lies on B5, A5 is surrounded and fills itself with the tile that fits. Make an island of 3 tiles!
lesson-surrounded-hint-two = It filled itself, but the island has only 2 tiles. Turn your land to the corner A5 and it has 3.
lesson-surrounded-end = Three tiles, and one of them for free! If you play alone, an island counts its size times itself, so 3 times 3; every blank space costs 20.

## 5 Scouts.

lesson-scouts-title = Scouts
lesson-scouts-goal = Claim an island that may grow.
lesson-scouts-say-1 = Now there are two of us: you are grey, I am white. You have just laid the coast on D5. Send a scout ashore!
lesson-scouts-hint-none = Sometimes that is wise: eight scouts must last the whole game. But here, claim the land.
lesson-scouts-praise-1 = The land is yours! Your scout stays there to the end.
lesson-scouts-say-2 = I laid open sea on E5. Sail from there and lay your tile on E4; then D4 can be reached.
lesson-scouts-hint-start = From there you do not get to E4. Start on E5.
lesson-scouts-hint-north = Then nobody can reach D4 yet. Lay it on E4.
lesson-scouts-say-3 = Now close your island: sail from E4 and lay the tile on D4.
lesson-scouts-hint-route = From there no route leads to D4. Start on E4.
lesson-scouts-hint-new = That fits, but your island stays open, and open islands do not count. Lay it on D4.
lesson-scouts-end = { $score } : { $theirs } for you! Whoever has more scouts on a complete island gets a point for every tile.

## 6 The bigger scout.

lesson-bigger-scout-title = The bigger scout
lesson-bigger-scout-goal = Take an island away with its last tile.
lesson-bigger-scout-say-1 = This island is mine: my scout of value 1 stands on D5. Sail from E4 and close it for me!
lesson-bigger-scout-hint-route = From there no route leads to D4. Start on E4.
lesson-bigger-scout-hint-new = That fits, but my island stays open. Lay it on D4, and you will see why.
lesson-bigger-scout-praise-1 = Complete! That would be 2 points for me.
lesson-bigger-scout-say-2 = But now you may send a scout to D4, and only the higher sum counts. Which one takes the island away from me?
lesson-bigger-scout-hint-none = { $score } : { $theirs }. You finished it for me, thank you! Send somebody.
lesson-bigger-scout-hint-tie = 1 against 1: that is even, so nobody gets a point. Send somebody stronger.
lesson-bigger-scout-end = { $score } : { $theirs }! That was my island. Keep a strong scout for the last tile.

## 7 Two shores of a strait.

lesson-two-shores-title = Two shores
lesson-two-shores-goal = Put a scout on the right shore of a strait.
lesson-two-shores-say-1 = The land on C5 looks at D5, and nobody has claimed it yet. Sail from the circle below D5 and lay what comes.
lesson-two-shores-hint-other = From there you do not get to D5. Take the circle south of D5.
lesson-two-shores-praise-1 = A strait: two lands with water between them.
lesson-two-shores-say-2 = One of the two shores belongs to the island that is complete now. Put a scout there.
lesson-two-shores-hint-none = Nobody there, nobody scores. A small scout is enough.
lesson-two-shores-hint-other-shore = That is the other shore, and its land is still open. Which shore touches the land on C5?
lesson-two-shores-end = { $score } points at once! The other shore is a land of its own: it can still grow, and it is still free.

## 8 A second chance.

lesson-second-chance-title = A second chance
lesson-second-chance-goal = Lay a tile that you had to discard.
lesson-second-chance-say-1 = Your bay did not fit in the corner. It is one of your discards now and costs you 2 points. Sail from D5: it fits there.
lesson-second-chance-hint-nowhere = The bay fits nowhere there either. Start on D5.
lesson-second-chance-say-2 = You may draw, or use your discard instead. Take the bay!
lesson-second-chance-hint-draw = You may do that. But the bay costs you 2 points as long as it lies there. Take it.
lesson-second-chance-say-3 = The price is a scout, who leaves the game. Which one can you do without?
lesson-second-chance-hint-smallest = That one decides islands. Pay with a scout of value 1.
lesson-second-chance-say-4 = Now lay the bay.
lesson-second-chance-end = From { $before } to { $score } points: nothing lost. You may even send a scout onto the bay now, because the one who paid was not placed.

## 9 Leave it open.

lesson-leave-it-open-title = Leave it open
lesson-leave-it-open-goal = See the end coming, and win.
lesson-leave-it-open-say-1 = No tile is left in the lid: your corner is the last one, then we count. I have the most scouts on the long land around C4 and D4, but it is still open. Look at both ways to lay your corner, and choose the better one.
lesson-leave-it-open-hint-filled = Look: C4 and D4 had land all around and became land. My island was complete, 12 tiles, and I won { $theirs } : { $score }. Turn your corner another way.
lesson-leave-it-open-end = { $score } : { $theirs }, you win! Not every island wants to be finished: left open, it is worth nothing to anybody.

## The first match with Otto.

remark-all-explored = All charted, the game is over. Now only complete islands count.
remark-no-start = The north has no circles, so nobody gets to the last spaces: the game is over.
remark-drawn = Equal points: a draw. Well played!
remark-lid-empty = The lid is empty, so the game is over. Now only complete islands count.
remark-group-filled = Land all around: the middle becomes land too. That makes islands large.
remark-second-chance = One of your discards fits here. It costs a scout, but saves you 2 points.
remark-pay = A scout of value 1 is usually the right one to pay with.
remark-strongest = Your strongest scout is out. From now on, count before you claim.
remark-shores = Two shores, two lands. Which of them can grow, or is complete already?
remark-filled = Surrounded, so this space filled itself. It counts for islands like any other.
remark-completed = Complete! Whoever has the higher sum of scouts here gets a point for every tile. If it is even, nobody does.
remark-discarded = It fits nowhere here, so it is discarded: 2 points less, unless you use it later.
remark-companion-discards = Mine did not fit. I chose too narrow a place.
remark-companion-claims = I have claimed land. You may come to the same island: the higher sum gets it.
remark-saved = Saved! Eight scouts must last the whole game.
remark-land = Land! A scout of value 1 is a cheap claim. Keep the 3 for a fight.
remark-in-hand = I see your tile too. If it fits, it must be laid; where and how is up to you.
remark-begin = Sail from where you like, but think: which tiles would fit there?
