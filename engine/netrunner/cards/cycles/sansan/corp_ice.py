"""Ice of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("cortex_lock", Sub((Damage("net", UnusedMemory()),)))
card("little_engine", Sub((EndTheRun(),)), Sub((EndTheRun(),)), Sub((Gain(5, who=RUNNER),)))
card("lockdown", Sub((ForNow(Cannot("draw", who=RUNNER), "turn"),)))
