"""Tests of cards of Data and Destiny."""
