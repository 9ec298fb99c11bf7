"""What everybody may read of leagues: standings, brackets, ratings; and what is kept about oneself."""
