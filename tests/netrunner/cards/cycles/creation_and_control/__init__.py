"""Tests of cards of Creation and Control."""
