"""What lies on the table: cards, heroes, places, the grid, what is asked, and what can be asked of it all."""
