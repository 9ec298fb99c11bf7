"""Tests of cards of Order and Chaos."""
