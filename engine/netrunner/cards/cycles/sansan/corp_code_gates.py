"""Code gates of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("little_engine", END_THE_RUN, END_THE_RUN, Sub((Gain(5, who=RUNNER),)))
card("lockdown", Sub((ForNow(Cannot("draw", who=RUNNER), "turn"),)))
