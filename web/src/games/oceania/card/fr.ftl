pitch-oceania = Prends la mer et cartographie les îles, tuile par tuile.
