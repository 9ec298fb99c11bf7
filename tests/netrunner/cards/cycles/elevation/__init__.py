"""Tests of cards of Elevation."""
