"""Facts of cards out of public card data, merged into what the engine knows: `python -m tools.card_facts`."""
