pitch-open-worlds = Conquiers des mondes avant que les decks s'épuisent.
