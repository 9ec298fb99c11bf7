"""Tests of cards of Magnum Opus."""
