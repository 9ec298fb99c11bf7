"""What Comprehensive Rules 26.03 have otherwise than 24.03, by its numbers; most is played in both."""
