"""All words of the card language, for declarations: `from engine.netrunner.language.prelude import *`.

A word comes in by standing in `__all__` of the module it is written in.
"""

from engine.netrunner.language.abilities import *
from engine.netrunner.language.amounts import *
from engine.netrunner.language.breaching import *
from engine.netrunner.language.conditions import *
from engine.netrunner.language.costs import *
from engine.netrunner.language.deck_rules import *
from engine.netrunner.language.designated import *
from engine.netrunner.language.effects import *
from engine.netrunner.language.encounters import *
from engine.netrunner.language.flow import *
from engine.netrunner.language.happened_to import *
from engine.netrunner.language.happenings import *
from engine.netrunner.language.hosting import *
from engine.netrunner.language.logic import *
from engine.netrunner.language.modifiers import *
from engine.netrunner.language.names import *
from engine.netrunner.language.places import *
from engine.netrunner.language.prices import *
from engine.netrunner.language.replacements import *
from engine.netrunner.language.restrictions import *
from engine.netrunner.language.selectors import *
from engine.netrunner.language.sets import *
from engine.netrunner.language.subroutines import *
from engine.netrunner.language.traits import *
from engine.netrunner.language.triggers import *
from engine.netrunner.language.wholes import *
