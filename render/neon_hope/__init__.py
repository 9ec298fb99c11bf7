"""NEON HOPE's pictures: its View in, an image and its alt text out, in the view's language."""

from render.neon_hope.board import board
from render.neon_hope.campaign import campaign
from render.neon_hope.card import card
from render.neon_hope.course import course
from render.neon_hope.hand import hand

__all__ = ["board", "campaign", "card", "course", "hand"]
