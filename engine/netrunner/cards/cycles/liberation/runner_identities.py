"""Identities of the Runner of the Liberation cycle."""
