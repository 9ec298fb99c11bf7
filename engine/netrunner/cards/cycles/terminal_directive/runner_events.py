"""Events of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("process_automation", Play((Together((Gain(2), Draw(1))),)))
