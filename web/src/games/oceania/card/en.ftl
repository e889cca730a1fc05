pitch-oceania = Sail out and chart the islands, tile by tile.
