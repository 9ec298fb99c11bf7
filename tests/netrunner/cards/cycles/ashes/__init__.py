"""Tests of cards of the Ashes cycle."""
