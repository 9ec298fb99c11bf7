"""Tests of cards of the Red Sand cycle."""
