"""Tests of cards of the Lunar cycle."""
