"""Cards of Reign and Reverie."""
