pitch-open-worlds = Claim new worlds before the decks run dry.
