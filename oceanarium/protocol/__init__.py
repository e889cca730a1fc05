"""How a match is told to whoever plays in it elsewhere: a person's browser or another program."""
