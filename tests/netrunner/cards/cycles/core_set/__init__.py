"""Tests of cards of the Core Set."""
