"""Assets and upgrades of many sets."""

from engine.netrunner.language.abilities import CanAdvance, Paid, Static, When
from engine.netrunner.language.amounts import Hosted, HowMany, Plus, Tags
from engine.netrunner.language.conditions import AtLeast, Not
from engine.netrunner.language.costs import Chosen, OneOf, cost
from engine.netrunner.language.effects import Damage, EndTheRun, Gain, GiveTags, Lose, PlayFrom
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.happenings import HERE, Happened, On
from engine.netrunner.language.modifiers import Modify, Recurring
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import InZone, Subtype, Type
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.table.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER, RUNNER_SCORE

REZ_ICE = On(Kind.REZ, by=CORP, what=Type("ice"))

card("dedicated_server", Static(Recurring(2)), Static(Pays(("rez",), Type("ice"))))
card(
    "giordano_memorial_field",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (
            Unless(
                (EndTheRun(),),
                (cost(credits=Plus(0, HowMany(InZone((RUNNER_SCORE,)) & Type("agenda")), 2)),),
                by=RUNNER,
            ),
        ),
    ),
)
card("lt_todachine", When(REZ_ICE, (GiveTags(1),)))
card("mental_health_clinic", When(TURN_BEGINS, (Gain(1),)), Static(Modify("hand_runner", 1)))
card(
    "plutus",
    Static(Price("rez", cost(OneOf((cost(forfeit=1), cost(Chosen("reveal and trash", 3, InZone((HQ,))))))))),
    When(TURN_BEGINS, (PlayFrom((ARCHIVES,), Subtype("transaction"), to="removed"),)),
)
card(
    "reversed_accounts",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Lose(Plus(0, Hosted("advancement"), 4), who=RUNNER),)),
)
card(
    "ronin",
    CanAdvance(),
    Paid(cost(clicks=1, trash=True), (Damage("net", 3),), condition=AtLeast(Hosted("advancement"), 4)),
)
card("the_root", Static(Recurring(3)), Static(Pays(("advance", "install", "rez"))))
card(
    "watchdog",
    Static(Price("rez", Plus(0, Tags(), -1), Type("ice")), Not(Happened(REZ_ICE))),
)
