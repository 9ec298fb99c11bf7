"""Clash, the third game: rock, paper, scissors, where a die decides between equals.

It has a hidden move and chance, and neither cards, hands nor orders. `docs/games.md` tells how it was made: a
folder on each floor of the house.
"""
