"""Cards of Creation and Control."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

SAME_STRENGTH = Having("strength", "exactly", StrengthOf(This()))

card(
    "atman",
    When(INSTALLED, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    Static(Modify("strength", Hosted("power"))),
    Paid(cost(credits=1), (Break(1, against=SAME_STRENGTH),), interface=True),
)
card(
    "cerebral_overwriter",
    CanAdvance(),
    When(
        ACCESSED_INSTALLED,
        (MayPay(cost(credits=3), (Damage("core", Hosted("advancement")),)),),
        access=True,
    ),
)
card("clone_chip", Paid(cost(trash=True), (InstallFrom((HEAP,), Type("program"), optional=False),)))
card(
    "exile_streethawk",
    When(On(Kind.INSTALL, by=YOU, what=Type("program"), from_=HEAP), (Draw(1),)),
)
card(
    "feedback_filter",
    Paid(cost(credits=3), (Prevent("net_damage", 1),), interrupt="net_damage"),
    Paid(cost(trash=True), (Prevent("core_damage", 2, least=0),), interrupt="core_damage"),
)
card("gila_hands_arcology", Paid(cost(clicks=2), (Gain(3),)))
card(
    "howler",
    Sub(
        (
            InstallFrom(
                (HQ, ARCHIVES),
                Type("ice") & Subtype("bioroid"),
                where="inward",
                ignoring="all",
                rez="all",
            ),
            If(
                Did("installed", AnyCard()),
                (
                    Delayed(
                        When(RUN_ENDS, (Together((Derez(Result("installed")), Trash(This()))),)),
                        "run",
                    ),
                ),
            ),
        )
    ),
)
card("professional_contacts", Paid(cost(clicks=1), (Gain(1), Draw(1))))
card(
    "self_modifying_code",
    Paid(
        cost(credits=2, trash=True),
        (Search(Type("program"), to_install=True), Install(Result("found"))),
    ),
)
card("sentinel_defense_program", When(On(Kind.DAMAGE, damage="core"), (Damage("net", 1),)))
