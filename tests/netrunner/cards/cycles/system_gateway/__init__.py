"""Tests of cards of System Gateway."""
