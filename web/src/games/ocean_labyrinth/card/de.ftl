pitch-ocean-labyrinth = Das Labyrinth verschieben, Bilder finden, heimkehren.
