"""Community leagues: who plays whom, who stands where, and why.

Pure functions over one frozen value, `Event`: no clock, no database, no Discord. Whatever changes something
returns a new event; keeping the old one is undo. Randomness is a hash of the event's published seed.
"""
