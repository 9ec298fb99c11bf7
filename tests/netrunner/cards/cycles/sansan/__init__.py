"""Tests of cards of the SanSan cycle."""
