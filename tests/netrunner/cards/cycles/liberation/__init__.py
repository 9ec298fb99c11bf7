"""Tests of cards of the Liberation cycle."""
