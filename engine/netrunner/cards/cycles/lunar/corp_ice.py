"""Ice of the Lunar cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ODD_ADVANCEMENT = Odd(Hosted("advancement"))

card(
    "architect",
    Static(Cannot("trash", ThisCard())),
    Sub(
        (
            Look(Each(OnTop("rd", 5))),
            InstallFrom((RD,), These(Result("seen")), ignoring="cost"),
        )
    ),
    Sub((InstallFrom((ARCHIVES, HQ), AnyCard()),)),
)
card("ashigaru", Static(GainSubs(Sub((EndTheRun(),)), HowMany(InZone((HQ,))))))
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
    "kitsune",
    Sub(
        (
            May(
                (
                    Pick(InZone((HQ,))),
                    Delayed(When(Next(On(Kind.BREACH_ENDS, where="hq")), (Trash(This()),)), "encounter"),
                    BreachServer("hq", during=(Cannot("access", InRootOf("hq")),), first=Result("chosen")),
                )
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
    "mother_goddess",
    Static(CopyOf((Rezzed() & Type("ice")) - ThisCard(), subtypes=True)),
    Sub((EndTheRun(),)),
)
card(
    "troll",
    When(
        ENCOUNTERED,
        (Trace(2, (ChooseOne(((Lose(1, CLICKS, RUNNER),), (EndTheRun(),)), by=RUNNER),)),),
    ),
)
card(
    "wendigo",
    CanAdvance(),
    Static(ChangeSubtype("barrier", 1), ODD_ADVANCEMENT),
    Static(ChangeSubtype("code_gate", -1), ODD_ADVANCEMENT),
    Sub(
        (
            Pick(Type("program")),
            ForNow(Cannot("use", ThisCard(), who=RUNNER), "run", Result("chosen")),
        )
    ),
)
