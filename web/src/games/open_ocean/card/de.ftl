pitch-open-ocean = Fische wählen, das lebendigste Riff bauen.
