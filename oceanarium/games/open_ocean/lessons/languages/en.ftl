### The lessons of Open Ocean in English.
###
### Gaps: $before and $score are your points when the lesson began and now, $theirs are Otto's.

## 1 A coral first.

lesson-coral-first-title = A coral, and somebody comes
lesson-coral-first-goal = Pick a card, lay it, attract a fish.
lesson-coral-first-say-1 = Build the reef that is worth most, card by card: that wins. Every turn you pick one card of your hand. Start with a coral.
lesson-coral-first-hint-coral = A good card. But fish need a home: pick a coral first.
lesson-coral-first-say-2 = Lay it around your first coral; across a corner is fine too.
lesson-coral-first-praise-2 = Two colours already: that is a point more.
lesson-coral-first-say-3 = Corals attract tiny fish. Touch one in the Ocean, then a space beside the new coral.
lesson-coral-first-end = Two cards for one! From { $before } point to { $score }: 1 for the coral, 1 for the fish, 1 for the second colour.

## 2 Bigger by smaller.

lesson-bigger-by-smaller-title = Bigger by smaller
lesson-bigger-by-smaller-goal = Build the chain from coral to big fish.
lesson-bigger-by-smaller-say-1 = Tiny fish live by corals, medium ones by tiny ones, big ones by medium ones. The number on a fish is its size: 1, 2 or 3. Pick the medium fish.
lesson-bigger-by-smaller-hint-gone = A big fish, and no medium one to live by: it is discarded. What does your reef have? A tiny one. Who lives by that?
lesson-bigger-by-smaller-hint-medium = That would do, too. Today we want a medium fish: the angelfish with the 2.
lesson-bigger-by-smaller-say-2 = Lay it beside your clownfish, edge to edge. For fish a corner is not enough.
lesson-bigger-by-smaller-praise-2 = There it lives!
lesson-bigger-by-smaller-say-3 = And it attracts a big one. Choose a big fish in the Ocean, then a space beside the angelfish.
lesson-bigger-by-smaller-end = { $before } points have become { $score }! The big fish attracts nobody: only the card you play yourself does.

## 3 Schools.

lesson-schools-title = Schools
lesson-schools-goal = Bring fish of one name together.
lesson-schools-say-1 = Fish of one name that touch are a school: 1 point more for each. Which name swims in your reef already? Pick the same one from your hand.
lesson-schools-hint-name = Look at your reef: a clownfish lives there. Pick the one with the same name.
lesson-schools-say-2 = Lay it edge to edge with the other clownfish.
lesson-schools-hint-alone = A fine spot, but it is alone there. Try right beside or above the other clownfish.
lesson-schools-end = Two together: 2 points more. And fish may always live by their own name, even far from any coral.

## 4 Rainbow.

lesson-rainbow-title = Rainbow
lesson-rainbow-goal = What a new colour is worth.
lesson-rainbow-say-1 = Many colours of coral make a rainbow: two score 1, three 3, four 6, five 10, all six 15. You have three colours. Pick a fourth.
lesson-rainbow-hint-again = You have that colour already. A new one makes your rainbow grow by 3.
lesson-rainbow-hint-coral = Only corals have colours. Which colour is missing in your reef?
lesson-rainbow-say-2 = Lay it around any of your corals.
lesson-rainbow-end = Four colours: 6 points for the rainbow. The fifth adds 4, the sixth 5 more.

## 5 What you leave.

lesson-what-you-leave-title = What you leave, I get
lesson-what-you-leave-goal = Clear the Ocean, swap hands.
lesson-what-you-leave-say-1 = This time I play first, you second. Pick a coral or a tiny fish, and play it to the end.
lesson-what-you-leave-hint-later = Sharks and turtles have lessons of their own. Take a coral or a tiny fish now.
lesson-what-you-leave-praise-1 = We have both played.
lesson-what-you-leave-say-2 = You played second: throw one card out of the Ocean. But careful: I get your hand now. With its shark I can fetch the grouper for my butterflyfish!
lesson-what-you-leave-hint-other = It goes, but the grouper stays, and I would fetch it. Throw that one out.
lesson-what-you-leave-end = Ow, my grouper! Now we have swapped hands: yours are the five cards I did not take, and I have what you left. Next turn you go first.

## 6 Sharks.

lesson-sharks-title = Sharks
lesson-sharks-goal = Swap a shark for a fish.
lesson-sharks-say-1 = A shark swaps places with a fish in the Ocean, and you play that fish. Pick the shark.
lesson-sharks-hint-shark = That one can wait. Pick the shark and see what it brings.
lesson-sharks-say-2 = Choose a fish that brings the grouper along: one that attracts big fish. Then lay both.
lesson-sharks-hint-alone = The grouper alone is 3 points. A medium fish would bring it with it: take one of those.
lesson-sharks-hint-tiny = A tiny fish brings a medium one. For the grouper you need a medium fish.
lesson-sharks-end = Two fish for a shark: { $before } points became { $score }. But look, two sharks are in the Ocean now. With the third comes the frenzy!

## 7 Anemones guard.

lesson-anemones-guard-title = Anemones guard
lesson-anemones-guard-goal = Come through a feeding frenzy.
lesson-anemones-guard-say-1 = Two sharks in the Ocean, and I may have the third! Then everybody loses the best fish, but none around an anemone. Pick the anemone.
lesson-anemones-guard-hint-fins = Nice, but I hear fins! An anemone would guard your fish.
lesson-anemones-guard-say-2 = It guards the eight spaces around it. Lay it so that your big fish is one of them, then choose a tiny fish.
lesson-anemones-guard-hint-eaten = Gulp! Your big fish was not around the anemone. Look for a space below it.
lesson-anemones-guard-end = My shark was the third. I lost my best fish, you lost nothing! After a frenzy the whole Ocean is new.

## 8 Dolphins.

lesson-dolphins-title = Dolphins
lesson-dolphins-goal = Fetch a fish from my reef.
lesson-dolphins-say-1 = A dolphin fetches a fish out of another reef, and you play it in yours. Pick the dolphin.
lesson-dolphins-hint-dolphin = That one can wait. Pick the dolphin: I have lovely fish.
lesson-dolphins-say-2 = Choose a fish of my reef. Those around my anemone are guarded; the two on the right are not.
lesson-dolphins-praise-2 = Ow, my fish!
lesson-dolphins-say-3 = Now lay it in your reef, by the usual rules. A medium fish attracts a big one, as always.
lesson-dolphins-end = In return the dolphin stays with me: 1 point. I may lay it beside almost any card, but only another dolphin can live by it.

## 9 Turtles.

lesson-turtles-title = Turtles
lesson-turtles-goal = Make a new Ocean and choose first.
lesson-turtles-say-1 = No fish at all in the Ocean! Nobody would come to you. Pick the turtle: it brings a whole new Ocean.
lesson-turtles-hint-turtle = It would attract nobody: there is no fish in the Ocean. Pick the turtle.
lesson-turtles-praise-1 = Eight new cards!
lesson-turtles-say-2 = Take any card that you can play. A medium fish, say, brings a big one along.
lesson-turtles-say-3 = Lay it, and a fish if it attracts one. The turtle comes last: it needs a free side of the card it brought.
lesson-turtles-hint-room = No free side was left, and the turtle swam off. Leave it one beside the card it brought.
lesson-turtles-end = { $before } points became { $score }. Everybody may play three turtles in a match, and no other card can live by a turtle.

## 10 The last pick.

lesson-last-pick-title = The last pick
lesson-last-pick-goal = Count a reef and win.
lesson-last-pick-say-1 = The last turn of the third round: two cards are left, you play one. You have { $score } points, I have { $theirs }. A grouper is worth 3. And the sixth colour? Pick, and win!
lesson-last-pick-hint-grouper = { $score } to { $theirs }: just short. The sixth colour makes the rainbow grow from 10 to 15, the coral is 1 more, and it brings a fish.
lesson-last-pick-end = { $score } to { $theirs }: you win! The last card of a hand is never played. Then cards, schools and rainbow are counted; in a tie the larger reef wins.

## The first match with Otto.

remark-shuffled = The deck was empty, so all discarded cards are shuffled and come back.
remark-no-fish-left = No fish left in the Ocean at the end of a round: then it is all new.
remark-turtle-left = No side was free for the turtle, so it swam off. Leave one beside the card it brings.
remark-turtle-again = A turtle that brings a turtle: one more new Ocean! In the end both lie side by side.
remark-dolphin-left = A dolphin needs an unguarded fish in another reef that fits into the own one. There was none, so it is gone.
remark-lose = Several of your best fish are worth the same, so you choose. Schools do not protect: think which one you can spare.
remark-frenzy = A frenzy! Everybody loses the best unguarded fish. Then the Ocean is new.
remark-eaten = Your fish is gone. What lived by it stays, counts, and can be built on.
remark-host = The dolphin stays with you, for 1 point. Use it to fill a gap that you do not need.
remark-stolen = I have taken a fish of yours. Fish around an anemone cannot be taken.
remark-moor = The turtle lies beside the card it brought. No other card can live by it, so keep good sides free.
remark-turtle = A turtle: a new Ocean, and first choice in it. Everybody has three per match.
remark-rainbow = Four colours: 6 points. The fifth adds 4, the sixth 5 more.
remark-crowded = There was no free side for a fish to come to. Leave one next time.
remark-unplayable = No place for it, so it is gone. That also keeps it from me, but it costs you a turn.
remark-fin = A fin! With the third shark in the Ocean comes a frenzy. Does an anemone guard your best fish?
remark-school = A school: 1 point more for each fish in it. More of that name?
remark-nobody-came = Nobody came: there is no such fish in the Ocean. Look there before you pick.
remark-round-over = The last card is never played: of six you play five. Now come new hands, and your reef grows on.
remark-clear = You were second, so you throw one card out of the Ocean. Which one would help me?
remark-cleared = I was second, so I have thrown a card out of the Ocean. Next time it is up to you.
remark-exchanged = These cards were mine a moment ago. One of them I wanted back!
remark-choose = Choose any colour: it counts for your rainbow already.
remark-pick = We pick at the same time. Then we swap hands, so you will see these cards again, less two.
