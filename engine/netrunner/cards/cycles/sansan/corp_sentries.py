"""Sentries of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("cortex_lock", Sub((Damage("net", UnusedMemory()),)))
