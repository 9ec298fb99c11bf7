"""Other ice of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

BARRIER = (ForNow(ChangeSubtype("barrier"), "active", This()),)
CODE_GATE = (ForNow(ChangeSubtype("code_gate"), "active", This()),)
SENTRY = (ForNow(ChangeSubtype("sentry"), "active", This()),)

card(
    "lycian_multi_munition",
    When(REZZED, (ChooseOne((BARRIER, CODE_GATE, SENTRY), n=3, least=1),)),
    When(On(EventKind.TURN_ENDS), (Derez(This()),)),
    Sub((If(ThisIs(Subtype("code_gate")), (Together((Lose(1, CLICKS, RUNNER), Lose(1, who=RUNNER))),)),)),
    Sub((If(ThisIs(Subtype("sentry")), (Trash(target(Installed() & Type("program"))),)),)),
    Sub((If(ThisIs(Subtype("barrier")), (Together((Gain(1), EndTheRun())),)),)),
)
