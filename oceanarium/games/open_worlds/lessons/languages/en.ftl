### The lessons of Open Worlds in English.
###
### Gaps: $before and $score are your Income when the lesson began and now, $theirs is Otto's.

## 1 Settle.

lesson-settle-title = Settle
lesson-settle-goal = Put cards face down, turn them over, earn.
lesson-settle-say-1 = Five empty Worlds! Whoever earns most in the last turn wins. Put an Outpost face down at a World: touch the card, then the World.
lesson-settle-hint-none = There is nothing to turn over yet. First put an Outpost at a World.
lesson-settle-say-2 = That is called Staging. Now Stage two more Outposts, at two other Worlds: one card a World.
lesson-settle-hint-more = Every Outpost earns 1, and there is room for more. Stage two more before you are done.
lesson-settle-praise-2 = Three Outposts at three Worlds!
lesson-settle-say-3 = Nobody else knows what you have Staged. Now touch “Done”, and all cards are turned over.
lesson-settle-end = Your Income is { $score }. It is your points in the last turn, and in every other turn you draw that many cards.

## 2 Not everywhere.

lesson-not-everywhere-title = Not everywhere
lesson-not-everywhere-goal = Read what a card needs.
lesson-not-everywhere-say-1 = An Exploit is a mine and earns 2, but not on a Hostile World (the red sign). An Outpost earns 1 anywhere. Stage one card at each World and earn 8!
lesson-not-everywhere-hint-hostile = You may put any card anywhere. But that World is Hostile: the Exploit failed there and is gone. An Outpost would have stayed.
lesson-not-everywhere-hint-more = You earned { $score }, and 8 is possible. Five Worlds, five cards: which goes where?
lesson-not-everywhere-end = { $score } in one turn! What a card needs is called its REQ and stands on the card. Once you have something on a Hostile World, an Exploit may follow.

## 3 A foot in the door.

lesson-cities-title = A foot in the door
lesson-cities-goal = Find places for Cities.
lesson-cities-say-1 = A City wants a Habitable World (the green leaf): Graense or Vita Ptal. Stage City 25, the one with 25 in its shield, at one of them. It earns 3.
lesson-cities-hint-stranger = Phoebe K2 is not Habitable, and you have nothing there. Try Graense or Vita Ptal.
lesson-cities-hint-city = City 25 comes first: it earns 3 and fits at Graense and at Vita Ptal.
lesson-cities-praise-1 = City 25 has found its place!
lesson-cities-say-2 = Koti and Maail are not Habitable. But you have something there, and that will do as well. Stage City 20 at one of the two.
lesson-cities-hint-outpost-first = Phoebe K2 is not Habitable, and you are not there yet. An Outpost first, a City a turn later.
lesson-cities-hint-there = This time try a World where you already have something: City 20 at Koti or Maail.
lesson-cities-say-3 = Now touch “Done”, and see what your Cities earn.
lesson-cities-end = Income { $score }! An Outpost is a foot in the door: where it stands, a City may follow.

## 4 Industry.

lesson-industry-title = Rich Worlds
lesson-industry-goal = Use a World's RES.
lesson-industry-say-1 = An Industry earns as much as its World has RES (the gem). It needs an Exploit, a City or an Industry of yours there already. Stage one where it fits.
lesson-industry-hint-outpost = RES 5 is tempting! But an Outpost is not enough: an Industry wants an Exploit, a City or another Industry.
lesson-industry-hint-nothing-there = You have nothing there. On which World is your Exploit?
lesson-industry-hint-industry = You hold two Industries. Stage one of them where your Exploit is.
lesson-industry-praise-1 = An Exploit and an Industry: that fits!
lesson-industry-say-2 = Maail has RES 4. Now touch “Done”, and count.
lesson-industry-end = From { $before } to { $score } with a single card. Look for Worlds with a high RES early.

## 5 Room.

lesson-room-title = Seats are few
lesson-room-goal = Make room with a swap.
lesson-room-say-1 = What you build are Facilities. H2O (the drop) says how many a World can hold, yours and mine together. Koti is full, 3 of 3. Stage Industry 9 there all the same, then touch “Done”.
lesson-room-hint-nobody-moves = Koti is full, and your Exploit makes room only for a City or an Industry.
lesson-room-hint-koti = Today we squeeze into Koti: Stage Industry 9 there.
lesson-room-hint-bring = Nobody new has come to Koti. Stage Industry 9 there, then touch “Done”.
lesson-room-say-2 = No seat is free. But your Exploit can give up its own and come back to your hand. Choose it.
lesson-room-hint-full = Koti was full, so the new card is lost. Let your Exploit make room; it comes back to your hand.
lesson-room-end = The Exploit is back in your hand, ready for another World. And beware: if more cards arrive than seats are free, all of them are lost.

## 6 Ships.

lesson-ships-title = A Ship above
lesson-ships-goal = Launch a Ship and fire at the ground.
lesson-ships-say-1 = New Ships together may have no more Class than your last Income: 4. Lancer has 3, Destroyer 9. Send the right one to Maail, where I earn, then touch “Done”.
lesson-ships-hint-class = Destroyer has Class 9, and you earned 4: it had to go. Lancer has Class 3.
lesson-ships-hint-where = There is nothing of mine. I have something at Maail and at Phoebe K2.
lesson-ships-hint-ship = Today it is a Ship: Stage Lancer at Maail, then touch “Done”.
lesson-ships-say-2 = No Ship of mine is there, so Lancer may fire at the ground: power 8 against Defence 1. Choose my Facility.
lesson-ships-hint-hold = You may hold your fire. But look what I earn! Choose my Facility.
lesson-ships-end = Power 8 beats Defence 1: destroyed! Now it is { $score } to { $theirs }.

## 7 The sky first.

lesson-sky-first-title = First the sky
lesson-sky-first-goal = Move a Ship and fight in orbit.
lesson-sky-first-say-1 = My Striker is above Koti and aims at your Exploit. Your Lancer has Range 3: it may fly as far as the third World. Move it to Koti.
lesson-sky-first-hint-elsewhere = Then I am alone above Koti. Lancer can reach it: three Worlds away.
lesson-sky-first-hint-stay = If Lancer stays, I am alone above Koti. Move it there.
lesson-sky-first-say-2 = Your Income is the highest, so you have Priority: you say which World comes next. Begin with Koti.
lesson-sky-first-hint-order = Any order is allowed. But Koti is where it gets exciting: begin there.
lesson-sky-first-say-3 = Ships fight first, and a Ship that fights cannot fire at the ground. Power 8 against Defence 4: fire at Striker!
lesson-sky-first-hint-shoot = Then my Striker stays. Fire at it: 8 against 4!
lesson-sky-first-end = Striker is gone, and Koti is safe. It has Retreat: I could have taken it back to my hand before the shot.

## 8 Troops.

lesson-troops-title = Troops
lesson-troops-goal = Stand in front of a Facility.
lesson-troops-say-1 = My Lancer is above Vita Ptal and wants your Exploit. Troops can help, but they need Capacity: your City 10 has 10. Stage Troops that fit, then touch “Done”.
lesson-troops-hint-capacity = Too little Capacity there, so they are gone. City 10 at Vita Ptal has 10: Troops 10 fit.
lesson-troops-hint-troops = Only Troops can help your Exploit now. Stage Troops 10 at Vita Ptal, then touch “Done”.
lesson-troops-say-2 = Lancer fires at your Exploit with power 8. Troops can Defend one Facility: choose the Exploit.
lesson-troops-hint-city = The City would have held: 8 against Defence 10. The Exploit did not. Defend that.
lesson-troops-hint-idle = Your Exploit is destroyed. Let the Troops Defend it.
lesson-troops-end = The Troops took the blow, 8 against 10, and your Exploit is whole. Troops help once: after they Defend or attack, they leave.

## 9 Rocks and rubbish.

lesson-rock-and-rubbish-title = Rocks and rubbish
lesson-rock-and-rubbish-goal = Strike with a Catastrophe, and draw well.
lesson-rock-and-rubbish-say-1 = Asteroid Strike does 15 damage to everything on the ground of a World, mine and yours. Stage it where it hurts me most, then touch “Done”.
lesson-rock-and-rubbish-hint-rock = Keep the other cards. Stage Asteroid Strike, then touch “Done”.
lesson-rock-and-rubbish-hint-both = One of mine and one of yours. Where does it hurt only me?
lesson-rock-and-rubbish-hint-yours = That was your own Exploit! Where do I earn most?
lesson-rock-and-rubbish-hint-little = That hardly hurts me. Where do I earn most?
lesson-rock-and-rubbish-praise-1 = Two at one blow!
lesson-rock-and-rubbish-say-2 = With Income 4 you may draw 4 cards. But a hand holds 10, and you have 9. Throw away three cards that you do not need and keep the rest.
lesson-rock-and-rubbish-hint-full = Your hand was full before you had drawn 4. Throw away three cards first.
lesson-rock-and-rubbish-end = Four fresh cards! A full hand draws nothing, so throw away what you cannot use soon.

## 10 The FINAL TURN.

lesson-final-turn-title = The FINAL TURN
lesson-final-turn-goal = Win a match in its last turn.
lesson-final-turn-say-1 = My deck has run out, so this is the FINAL TURN. It is { $score } to { $theirs }, and the higher Income wins. Stage what you like, then touch “Done”. Win!
lesson-final-turn-hint-ship = { $score } to { $theirs }. Ships earn nothing, and there is no tomorrow. Which card earns most?
lesson-final-turn-hint-more = { $score } to { $theirs }: that does not win yet. Which card earns most, and where does it fit?
lesson-final-turn-end = { $score } to { $theirs }: you have won! Now you know all you need for a first match.

## The first match with Otto.

remark-final-turn = The FINAL TURN! No Ships for later, no saving. What earns most right now?
remark-last-card = A deck has run out: the next turn is the last.
remark-defends = It took the blow for the Facility.
remark-retreated = Gone home to the hand: a Ship with Retreat need not fight.
remark-deployed = Troops on the ground. They attack, or they Defend a Facility.
remark-no-room = More guests than seats: all newcomers are lost. A swap would have saved yours.
remark-mode = A Ship does one of two things: fire at Orbitals, or save its Weapons for the ground.
remark-swapped = Back in your hand, ready for another World.
remark-ship-trimmed = Too large for your Income. Bring it when you earn more.
remark-catastrophe = A Catastrophe strikes everybody there. Do not put all you have on one World.
remark-ship-moved = Ships move before cards are turned over. From one World to the next is one step.
remark-company = My Ship is in orbit there. It may hit everything whose Defence is not higher than its power.
remark-req-failed = It did not meet its REQ and is gone. Read what a card needs before you Stage it.
remark-priority = The highest Income acts first. Not always good: the other one sees where you have Staged.
remark-world = You have Priority and choose which World comes next. From left to right is always fine.
remark-trash = With 10 cards in hand you draw nothing. Throw away what you cannot use soon.
remark-income = Income is points, cards and fleet, all at once.
remark-stage = Outposts and Exploits first: every World on which you have something opens doors.
remark-adjust = Keep Outposts, Exploits and Cities: you can build them at once. You may exchange up to four others, such as large Ships.
