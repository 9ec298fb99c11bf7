"""NEON HOPE in a channel: lobby, campaign, help offers with a time limit, leaving and taking over, story."""
