"""Tests of cards of Reign and Reverie."""
