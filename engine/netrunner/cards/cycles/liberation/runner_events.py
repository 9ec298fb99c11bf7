"""Events of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "privileged_access",
    Play(
        (MakeRun(("archives",), if_successful=(ForNow(InsteadOf("breach", (GiveTags(1),)), "run"),)),),
        condition=Not(Tagged()),
    ),
    When(
        On(Kind.TAG, by=YOU, of=ThisCard()),
        (InstallFrom((HEAP,), Type("resource"), less=2, optional=True),),
    ),
    When(
        On(Kind.TAG, by=YOU, of=ThisCard(), if_=Threat(3)),
        (InstallFrom((HEAP,), Type("program"), optional=True),),
    ),
)
