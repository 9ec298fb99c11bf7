"""Sentries of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ODD_ADVANCEMENT = Odd(Hosted("advancement"))

card(
    "architect",
    Static(Cannot("trash", ThisCard(), who="players")),
    Sub(
        (
            Look(Each(OnTop("rd", 5))),
            InstallFrom((RD,), These(Result("seen")), ignoring="cost"),
        )
    ),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard()),)),
)
card(
    "gemini",
    Sub(
        (
            Trace(
                2,
                (Damage("net", 1),),
                always=(If(AtLeast(TraceStrength(), 5), (Damage("net", 1),)),),
            ),
        )
    ),
)
card(
    "lycan",
    CanAdvance(),
    Static(ChangeSubtype("code_gate", 1), ODD_ADVANCEMENT),
    Static(ChangeSubtype("sentry", -1), ODD_ADVANCEMENT),
    Sub((Trash(target(Type("program"))),)),
)
card(
    "troll",
    When(
        ENCOUNTERED,
        (Trace(2, (ChooseOne(((Lose(1, CLICKS, RUNNER),), (EndTheRun(),)), by=RUNNER, must=True),)),),
    ),
)
