"""How nets come about: matches are played and described, a net is fitted to how they ended, and has to win a duel."""
