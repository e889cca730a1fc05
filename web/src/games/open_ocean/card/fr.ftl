pitch-open-ocean = Choisis des poissons, bâtis le récif le plus vivant.
