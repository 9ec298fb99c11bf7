"""Events of the Core Set."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

LOSS = Together((Lose(5, who=OPPONENT, least=0), Gain(Plus(0, Remembered("lost"), 2)), GiveTags(2)))

card(
    "account_siphon",
    Play((MakeRun(("hq",), if_successful=(ForNow(InsteadOf("breach", (LOSS,), optional=True), "run"),)),)),
)
card(
    "deja_vu",
    Play(
        (
            ChooseOne(
                (
                    (AddToHand(target(InZone((HEAP,)))),),
                    (AddToHand(target(InZone((HEAP,)) & Subtype("virus"), most=2, least=0)),),
                )
            ),
        )
    ),
)
card("demolition_run", Play((MakeRun(("hq", "rd")),)), Paid(cost(), (Trash(Accessed()),), access=True))
card("diesel", Play((Draw(3),)))
card("easy_mark", Play((Gain(3),)))
card(
    "forged_activation_orders",
    Play(
        (
            Pick(Installed(CORP) & Type("ice") & Unrezzed()),
            May((Rez(Result("chosen"), who=CORP),), private=True, by=CORP),
            # 9.12.3e: also if the Corp declines an additional cost.
            If(~Did("rezzed"), (Trash(Result("chosen"), by=CORP),)),
        )
    ),
)
card(
    "infiltration",
    Play((ChooseOne(((Gain(2),), (Expose(target(Installed("corp") & Unrezzed())),))),)),
)
card(
    "inside_job",
    Play((MakeRun(abilities=(When(First(On(EventKind.ENCOUNTER), RUN), (Bypass(),)),)),)),
)
card(
    "modded",
    Play((InstallFrom((GRIP,), Type("program") | Type("hardware"), less=3, optional=False),)),
)
card("special_order", Play((Search(Subtype("icebreaker")), FoundToHand())))
card(
    "stimhack",
    Play(
        (
            Together(
                (
                    PlaceCounters("credit", 9),
                    MakeRun(
                        during=(InPool(),),
                        abilities=(When(RUN_ENDS, (Unpreventable(Damage("core", 1, suffered=True)),)),),
                    ),
                )
            ),
        )
    ),
)
card("sure_gamble", Play((Gain(9),)))
card(
    "the_makers_eye",
    Play((MakeRun(("rd",), if_successful=(Delayed(When(breach_of("rd"), (AccessMore(2),)), "run"),)),)),
)
card(
    "tinkering",
    Play(
        (
            # 9.11.4c: choosing is part of the instruction that says what for.
            Together(
                tuple(
                    ForNow(ChangeSubtype(subtype, 1), "turn", target(Type("ice")))
                    for subtype in ("sentry", "code_gate", "barrier")
                )
            ),
        )
    ),
)
