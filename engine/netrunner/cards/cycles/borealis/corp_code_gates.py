"""Code gates of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

HARMONIC_ICE = HowMany(Rezzed() & Type("ice") & Subtype("harmonic"))

card(
    "anvil",
    When(
        ENCOUNTERED,
        (
            MayPay(
                cost(Chosen("trash", 1, Installed("corp") - ThisCard())),
                (ForNow(BreakLimit(0), "encounter"),),
            ),
        ),
    ),
    Sub((Gain(1), Lose(1, who=RUNNER))),
    Sub((Trash(target(Installed(RUNNER), by=RUNNER), by=RUNNER),)),
)

card(
    "mestnichestvo",
    CanAdvance(),
    When(ENCOUNTERED, (MayPay(cost(counter="advancement", counters=1), (Lose(3, who=RUNNER),)),)),
    Sub((Lose(3, who=RUNNER),)),
    END_THE_RUN,
)

card(
    "pulse",
    When(On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)), (Lose(1, CLICKS, RUNNER),)),
    Sub((Lose(HARMONIC_ICE, who=RUNNER),)),
    Sub((Unless((EndTheRun(),), (cost(clicks=1),), by=RUNNER),)),
)

card(
    "vampyronassa",
    Sub((Lose(2, who=RUNNER),)),
    Sub((Gain(2),)),
    Sub((Damage("net", 2),)),
    Sub((May((Draw(2, least=1),)),)),
)

card(
    "wave",
    When(
        On(EventKind.REZ, what=ThisCard(), if_=RunOn(HERE)),
        (Search(Type("ice")), AddToHand(Result("found"))),
        optional=True,
    ),
    Sub((Gain(HARMONIC_ICE),)),
)
