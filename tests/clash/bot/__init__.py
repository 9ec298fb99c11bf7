"""What the bot has of Clash."""
