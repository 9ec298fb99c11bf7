"""Code gates of the Spin cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ONE_ACCESS = Sub((ForNow(AccessLimit(1), "run"),))

card(
    "hudson_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    ONE_ACCESS,
    ONE_ACCESS,
)
card("ireress", Static(GainSubs(Sub((Lose(1, who=RUNNER),)), BadPublicityCount())))
card(
    "marker",
    Sub((ForNow(GainSubs(END_THE_RUN, 1), "run", next=On(EventKind.ENCOUNTER)),)),
)
card(
    "rsvp",
    Sub((ForNow(Cannot("spend_credits", who=RUNNER), "run"),)),
)
