"""Tests of cards of Honor and Profit."""
