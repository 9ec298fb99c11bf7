"""Identities of the Runner of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

CONNECTION = Type("resource") & Subtype("connection")

card(
    "arissana_rocha_nahu_street_artist",
    Paid(
        cost(),
        (
            InstallFrom((GRIP,), Type("program"), optional=False),
            Delayed(
                When(RUN_ENDS, (Trash(Each(These(Result("that")) & Installed() - Subtype("trojan"))),)),
                "run",
                that=Result("installed"),
            ),
        ),
        RunOn(),
        once=True,
    ),
)

card(
    "mercury_chrome_libertador",
    When(
        On(EventKind.BREACH, where=("hq", "rd"), if_=RunOn() & ~Happened(On(EventKind.BREAK, by=YOU), RUN)),
        (AccessMore(1),),
        once=True,
    ),
)

card(
    "sebastiao_souza_pessoa_activist_organizer",
    When(
        On(EventKind.TAG, by=YOU, if_=AtMost(Tags(), EventAmount())),
        (InstallFrom((GRIP,), CONNECTION, less=2),),
    ),
    Static(Price("trash resource", cost(Chosen("trash", 1, InZone((HQ,)))), CONNECTION)),
)
