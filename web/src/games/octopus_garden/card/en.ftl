pitch-octopus-garden = Buy, plant and let the guests swim in.
