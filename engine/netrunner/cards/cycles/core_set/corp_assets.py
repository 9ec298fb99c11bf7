"""Assets of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

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
    "ghost_branch",
    CanAdvance(),
    When(ACCESSED_INSTALLED, (GiveTags(Hosted("advancement")),), optional=True, access=True),
)
card("melange_mining_corp", Paid(cost(clicks=3), (Gain(7),)))
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
    "security_subcontract",
    Paid(cost(Chosen("trash", 1, Rezzed() & Type("ice")), clicks=1), (Gain(4),)),
)
card(
    "snare",
    Static(RevealedInRD()),
    When(
        On(EventKind.ACCESS, what=ThisCard(), if_=~ThisIs(InZone((ARCHIVES,)))),
        (MayPay(cost(credits=4), (Together((GiveTags(1), Damage("net", 3))),)),),
        access=True,
    ),
)
card(
    "zaibatsu_loyalty",
    ActiveIn(("unrezzed",), When(would("expose"), (Rez(This()),), optional=True, interrupt=True)),
    Paid(cost(OneOf((cost(credits=1), cost(trash=True)))), (Prevent("expose", 1),), interrupt="expose"),
)
