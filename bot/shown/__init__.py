"""What people see of a game: the board, a player's panel, pictures."""
