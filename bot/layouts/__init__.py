"""How messages of a game are laid out: the board, a player's panel, pictures."""
