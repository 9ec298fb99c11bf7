"""Cards of the Mumbad cycle."""

from engine.netrunner.language.abilities import Play
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.effects import MakeRun, PlayFrom, Trash
from engine.netrunner.language.flow import Repeat
from engine.netrunner.language.replacements import Prevents
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.state import GRIP, HQ

card(
    "subcontract",
    Play((Repeat((PlayFrom((HQ,), Type("operation")),), 2),), condition=Tagged()),
)
card(
    "the_noble_path",
    Play((Trash(Each(InZone((GRIP,)))), MakeRun(during=(Prevents("damage"),)))),
)
