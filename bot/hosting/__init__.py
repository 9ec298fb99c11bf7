"""Games in the store: what the bot must know of a game, one transaction for each answer. Free of Discord."""
