"""Pictures: a View in, an image and its alt text out. Never sees a Game."""

from render.board import board
from render.card import card
from render.hand import hand
from render.picture import ALT_LIMIT, Picture

__all__ = ["ALT_LIMIT", "Picture", "board", "card", "hand"]
