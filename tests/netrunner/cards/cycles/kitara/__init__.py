"""Tests of cards of the Kitara cycle."""
