"""Every ability of every card, as play."""
