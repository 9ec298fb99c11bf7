"""Cards of the Spin cycle."""

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import BreachServer, Expose, Increase, Trash
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.hosting import OnlyIn
from engine.netrunner.language.places import InRootOf
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Unrezzed, target
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import RUNNER

card(
    "off_the_grid",
    Static(OnlyIn(("remote",))),
    Static(Cannot("run", who=RUNNER, where=("here",))),
    When(On(Kind.SUCCESSFUL_RUN, where="hq"), (Trash(),)),
)
card(
    "raymond_flint",
    When(On(Kind.BAD_PUBLICITY), (BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),)),
    Paid(cost(trash=True), (Expose(target(Installed("corp") & Unrezzed())),)),
)
card(
    "the_cleaners",
    When(would("meat_damage", by=YOU), (Increase("meat_damage", 1),), interrupt=True),
)
