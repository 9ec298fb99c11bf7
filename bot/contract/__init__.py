"""What the bot must know of a game that it hosts, and nothing else."""
