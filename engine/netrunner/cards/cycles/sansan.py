"""Cards of the SanSan cycle."""

from engine.netrunner.language.abilities import Remains, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import BreachServer, EndTheRun, Gain
from engine.netrunner.language.happenings import On
from engine.netrunner.language.places import InRootOf
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.triggers import CURRENT_OF_CORP
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import RUNNER

card(
    "gang_sign",
    When(On(Kind.SCORE), (BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),)),
)
card("little_engine", Sub((EndTheRun(),)), Sub((EndTheRun(),)), Sub((Gain(5, who=RUNNER),)))
card(
    "predictive_algorithm",
    Static(Price("steal", cost(credits=2), Type("agenda"))),
    Remains(CURRENT_OF_CORP),
)
