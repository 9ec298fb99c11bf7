"""Tests of cards of the Borealis cycle."""
