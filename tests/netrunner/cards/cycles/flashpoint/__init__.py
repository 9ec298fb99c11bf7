"""Tests of cards of the Flashpoint cycle."""
