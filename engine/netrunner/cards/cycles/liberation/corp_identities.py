"""Identities of the Corp of the Liberation cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "a_teia_ip_recovery",
    Static(RemoteLimit(2)),
    When(
        First(On(Kind.INSTALL, by=YOU, where=REMOTE)),
        (
            InstallFrom((HQ,), AnyCard(), where="other_remote", ignoring="all"),
            ForNow(Cannot("score", ThisCard(), who=YOU), "turn", Result("installed")),
        ),
        optional=True,
    ),
)
