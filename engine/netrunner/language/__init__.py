"""The card language: frozen values that evaluate themselves and say themselves."""
