"""Cards of Terminal Directive."""

from engine.netrunner.language.abilities import Play
from engine.netrunner.language.effects import Draw, Gain
from engine.netrunner.objects.definitions import card

card("process_automation", Play((Gain(2), Draw(1))))
