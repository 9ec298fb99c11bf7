"""What leagues tell: notices, pages that follow a league, their words and buttons."""
