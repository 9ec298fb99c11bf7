"""Tests of cards of the Spin cycle."""
