pitch-ocean-labyrinth = Déplace le labyrinthe, trouve tes images, rentre.
