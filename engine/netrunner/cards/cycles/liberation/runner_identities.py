"""Identities of the Runner of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mercury_chrome_libertador",
    When(
        On(Kind.BREACH, where=("hq", "rd"), if_=RunOn() & ~Happened(On(Kind.BREAK, by=YOU), RUN)),
        (AccessMore(1),),
        once=True,
    ),
)
