pitch-ocean-labyrinth = Shift the maze, find your pictures, get home.
