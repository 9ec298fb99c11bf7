"""The games the bot hosts: one module each, whose `kind()` gives its `bot.hosting.games.GameKind`."""
