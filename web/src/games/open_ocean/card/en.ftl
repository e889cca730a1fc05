pitch-open-ocean = Draft fish and grow the liveliest reef.
