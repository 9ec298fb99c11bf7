"""The Corp's assets and upgrades of the Core Set."""

from engine.netrunner.language.abilities import ActiveIn, CanAdvance, Paid, Static, When
from engine.netrunner.language.amounts import Hosted, Plus
from engine.netrunner.language.conditions import ThisIs
from engine.netrunner.language.costs import Chosen, OneOf, cost
from engine.netrunner.language.effects import (
    Damage,
    Gain,
    GiveTags,
    Load,
    Prevent,
    Reveal,
    Rez,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.flow import MayPay, Together
from engine.netrunner.language.happenings import HERE, On, would
from engine.netrunner.language.hosting import OnlyIn
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import InZone, This, ThisCard, Type, target
from engine.netrunner.language.sets import Rezzed
from engine.netrunner.language.triggers import ACCESSED_INSTALLED, EMPTY, REZZED, TURN_BEGINS
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import ARCHIVES, RD

card(
    "adonis_campaign",
    When(REZZED, (Load(12),)),
    When(EMPTY, (Trash(),)),
    When(TURN_BEGINS, (TakeCredits(3),)),
)
card(
    "aggressive_secretary",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (
            MayPay(
                cost(credits=2),
                (Trash(target(Type("program"), number=Hosted("advancement"))),),
            ),
        ),
        access=True,
    ),
)
card(
    "akitaro_watanabe",
    Static(Price("rez", -2, Type("ice") & Protecting("here"))),
)
card("experiential_data", Static(Modify("strength", 1, Type("ice") & Protecting("here"))))
card(
    "ghost_branch",
    CanAdvance(),
    When(ACCESSED_INSTALLED, (GiveTags(Hosted("advancement")),), optional=True, access=True),
)
card("pad_campaign", When(TURN_BEGINS, (Gain(1),)))
card(
    "project_junebug",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (MayPay(cost(credits=1), (Damage("net", Plus(0, Hosted("advancement"), 2)),)),),
        access=True,
    ),
)
card(
    "red_herrings",
    Static(Price("steal", cost(credits=5), Type("agenda"), servers=(HERE,)), persistent=True),
)
card("research_station", Static(OnlyIn(("hq",))), Static(Modify("hand_corp", 2)))
card(
    "security_subcontract",
    Paid(cost(Chosen("trash", 1, Rezzed() & Type("ice")), clicks=1), (Gain(4),)),
)
card(
    "snare",
    # 1.21.7: revealed as long as it is accessed.
    When(On(Kind.ACCESS, what=ThisCard(), if_=ThisIs(InZone((RD,)))), (Reveal(This()),), access=True),
    When(
        On(Kind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (MayPay(cost(credits=4), (Together((GiveTags(1), Damage("net", 3))),)),),
        access=True,
    ),
)
card(
    "zaibatsu_loyalty",
    ActiveIn(("unrezzed",), When(would("expose"), (Rez(This()),), optional=True, interrupt=True)),
    Paid(cost(OneOf((cost(credits=1), cost(trash=True)))), (Prevent("expose", 1),), interrupt="expose"),
)
