### The lessons of Ocean Labyrinth in English.

## 1 Push, then swim.

lesson-push-and-swim-title = Push, then swim
lesson-push-and-swim-goal = Take a whole turn and find your first picture.
lesson-push-and-swim-say-1 = Find your pictures, then swim home: the first one back wins. You want the amphora, and the way is open. But every turn begins with a push: slide the spare tile in at an arrow.
lesson-push-and-swim-hint-cut = Oh! Your way went through there. Push where it does no harm: anywhere but in row 2 and column B.
lesson-push-and-swim-say-2 = Now swim to the amphora. You may go as far as the path leads.
lesson-push-and-swim-hint-stay = Staying is allowed. But the amphora is only four squares away.
lesson-push-and-swim-hint-last = You may stop there, but only the square where you stop counts. Swim on to the amphora.
lesson-push-and-swim-end = Found! The card is laid open, and you look at the next one. That was a whole turn; now it would be mine.

## 2 Make your own way.

lesson-make-a-way-title = Make your own way
lesson-make-a-way-goal = Open a path by sliding a row.
lesson-make-a-way-say-1 = You want the cannon, just below the amphora. But between them, in row 4, the lobster turns its back on you. Slide that row along by one.
lesson-make-a-way-hint-round = Nearly! Slide row 4 from the other side: then the whale comes between them.
lesson-make-a-way-hint-row = The path is still closed. Look at row 4, between amphora and cannon: it has an arrow at each end.
lesson-make-a-way-praise-1 = The whale opens the way!
lesson-make-a-way-say-2 = Swim through to the cannon.
lesson-make-a-way-hint-on = Swim on: the way is open down to the cannon.
lesson-make-a-way-end = One push, and a wall became a door. The tile that fell out is the spare one now: I shall push it in next.

## 3 Turn the tile.

lesson-turn-the-tile-title = Turn the tile
lesson-turn-the-tile-goal = Turn the spare tile so that its path meets yours.
lesson-turn-the-tile-say-1 = The clownfish is on the spare tile itself! Turn it, push it in where you can swim to it, and get it.
lesson-turn-the-tile-hint-turn = Good spot, but its back is to you. Turn the tile until its path meets yours.
lesson-turn-the-tile-hint-far = No path leads from you to there. Push it in nearer: at the top or on the left.
lesson-turn-the-tile-hint-swim = The clownfish is within reach. Swim right onto it.
lesson-turn-the-tile-end = Caught! A tile can be pushed in any way round, so look at each turn before you let go.

## 4 The closed arrow.

lesson-closed-arrow-title = The closed arrow
lesson-closed-arrow-goal = Answer a push that spoiled your way.
lesson-closed-arrow-say-1 = You want the treasure chest, but I have pushed a tile into column B from above and cut your way. Pushing it straight back from below is not allowed: that arrow is closed. How else can you open the way?
lesson-closed-arrow-hint-turn = The right arrow! Now turn the tile so that it opens to the left and to the right.
lesson-closed-arrow-hint-column = The gap is on B1, between you and the chest. From where can you push a tile in right there?
lesson-closed-arrow-praise-1 = Mended!
lesson-closed-arrow-say-2 = Swim to the treasure chest.
lesson-closed-arrow-hint-on = The way is open again. Swim all the way to the chest on C1.
lesson-closed-arrow-end = Found! Only the arrow where the spare tile came out is closed, whoever pushed. After the next push it is free again.

## 5 Ride along.

lesson-ride-along-title = Ride along
lesson-ride-along-goal = Let a column carry your diver.
lesson-ride-along-say-1 = The lobster is one row down, and no path leads there. But the tile under you can move, and you with it! Push so that you ride down.
lesson-ride-along-hint-up = You rode along, but up. Push your column from the other end.
lesson-ride-along-hint-column = You did not get there. You stand in column B: which arrow pushes it down?
lesson-ride-along-praise-1 = What a ride!
lesson-ride-along-say-2 = Riding uses up nothing: now swim to the lobster.
lesson-ride-along-hint-on = The lobster is right beside you. Swim onto it.
lesson-ride-along-end = Found! Riding is no swimming: even a picture that you ride along with counts only once you end your swim there.

## 6 Out here, in there.

lesson-out-and-in-title = Out here, in there
lesson-out-and-in-goal = Cross the whole maze over its edge.
lesson-out-and-in-say-1 = The pearl oyster is far away on the right, and you stand at the left end of row 4. Push your own tile out: you come in again at the other end!
lesson-out-and-in-hint-turn = Across you are! But from your new tile no path leads up to the oyster. Turn it before you push, so that it opens upwards.
lesson-out-and-in-hint-one = That carries you only one square. Push row 4 from the other side.
lesson-out-and-in-hint-row = You are still on the left. Push row 4 from the right, so that your tile falls out.
lesson-out-and-in-praise-1 = Out on the left, in on the right!
lesson-out-and-in-say-2 = You still have your swim: get the pearl oyster.
lesson-out-and-in-hint-on = The oyster is just above you. Swim there.
lesson-out-and-in-end = Found! Any diver on a tile that falls out comes in again on the new one. So I can send you across as well.

## 7 One picture a turn.

lesson-next-card-title = One picture a turn
lesson-next-card-goal = Go on to your next card, and know what others see.
lesson-next-card-say-1 = You have two cards, one after the other. The first is the amphora: push, then get it.
lesson-next-card-hint-cut = Your way went through there. Push where it does no harm.
lesson-next-card-hint-amphora = Only the square where you stop counts. Swim to the amphora on C3.
lesson-next-card-praise-1 = The first is found!
lesson-next-card-say-2 = Your next card is the treasure chest. You swam past it, but a turn brings one picture at most. Push again, and keep the way up to it open.
lesson-next-card-hint-chest = Now no path leads to the chest. Leave the squares between C3 and C1 where they are.
lesson-next-card-say-3 = Now get the chest.
lesson-next-card-hint-on = The treasure chest is on C1. Swim right there.
lesson-next-card-end = Both found! I see how many cards you have left, never which. But if you stop on a picture and lay no card open, I know that you are looking for another.

## 8 Home.

lesson-home-title = Home
lesson-home-goal = Win a match.
lesson-home-say-1 = You have found everything. Now swim home to A1, where you began, before I get home! Push first, and take care of your way.
lesson-home-hint-cut = You have just cut your own way home. Push somewhere else.
lesson-home-say-2 = The way is open. Swim home!
lesson-home-hint-on = Your home is A1, the yellow corner. Swim on, all the way.
lesson-home-end = Home first: you win! The last picture and the way home take two turns, so think of home in time. Divers never block each other: I could not have stood in your way, only pushed it apart.

## 9 What is on the back.

lesson-on-the-back-title = What is on the back
lesson-on-the-back-goal = Play with surprises: pufferfish and diving scooter.
lesson-on-the-back-say-1 = In this variant the tile that comes out is turned over, and some backs hide a surprise. Push into column F from above and see.
lesson-on-the-back-hint-here = I want to show you one particular tile. Push into column F from above.
lesson-on-the-back-praise-1 = Boo, a pufferfish! Your diver got a fright and did not swim.
lesson-on-the-back-say-2 = It is your turn again, and you may swim as usual. Push into column D from above, then get the amphora.
lesson-on-the-back-hint-there = Another tile hides something better. Push into column D from above.
lesson-on-the-back-hint-amphora = You could have found something. Swim to the amphora on C3.
lesson-on-the-back-praise-2 = Found, and the diving scooter brings you a second turn!
lesson-on-the-back-say-3 = Your next card is the treasure chest on C1. Push first, as always, but keep the way to it open.
lesson-on-the-back-hint-cut = Now no path leads to the chest. Leave the squares between C3 and C1 where they are.
lesson-on-the-back-say-4 = In the second turn no back counts, whatever came out. Swim to the chest!
lesson-on-the-back-hint-on = The treasure chest is on C1. Swim right there.
lesson-on-the-back-end = Two pictures before I could do anything! A surprise is only for whoever pushed it out, and must be obeyed.

## 10 Up for air.

lesson-up-for-air-title = Up for air
lesson-up-for-air-goal = Use an oxygen tank.
lesson-up-for-air-say-1 = You have found everything, but I have cut your way home. Perhaps a surprise helps, for backs count here: push out a tile that shows no picture.
lesson-up-for-air-hint-picture = Tiles with a picture have nothing on their backs. Look at the far end of the row or column: the tile there comes out.
lesson-up-for-air-praise-1 = An oxygen tank!
lesson-up-for-air-say-2 = Instead of swimming you go up for air, to any of the four start squares, path or no path. Which one wins?
lesson-up-for-air-hint-home = Fresh air, but you do not live there. Your home is A1, the yellow corner.
lesson-up-for-air-end = Home in one breath: you win! The tank stays on its tile: whoever pushes it out again gets air again. All else is played as ever.

## The first match with Otto.

remark-race = Now it is a race for home. You may also push the other one's way apart.
remark-pushed-off = Out on one side, in on the other. Handy, sometimes.
remark-carried = You rode along. Your swim is still your own.
remark-companion-found = One for me. My next card is secret again.
remark-last-card = Your last card. Think of the way home already.
remark-found = Found! Your next card counts from this turn on.
remark-stayed = Staying is allowed. But swim close to your picture, or to a crossing, and the next turn will be easier.
remark-closer = Not there yet? Stop close to your picture, or at a crossing: from there one push often does it.
remark-closed-arrow = This arrow is closed for one push: the spare tile came out there.
remark-choose = The corner where you start is your home. Remember it: the race ends there.
remark-card = Only you can see your card. Find its picture in the maze first, then think of the push.
remark-push = Take your time. Turn the tile and try an arrow: you see what it would bring before you let go.
remark-swim = Swim as far as the path goes. Other divers are never in the way.
