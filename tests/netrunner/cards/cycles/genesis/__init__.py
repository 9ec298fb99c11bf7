"""Tests of cards of the Genesis cycle."""
