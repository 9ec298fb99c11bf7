"""Tests of cards of Terminal Directive."""
