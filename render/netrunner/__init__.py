"""Netrunner's pictures: its View in, an image and its alt text out."""

from render.netrunner.board import board
from render.netrunner.card import card
from render.netrunner.course import course
from render.netrunner.hand import hand

__all__ = ["board", "card", "course", "hand"]
