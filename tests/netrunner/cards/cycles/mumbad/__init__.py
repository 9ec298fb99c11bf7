"""Tests of cards of the Mumbad cycle."""
