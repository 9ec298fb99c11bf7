"""Code gates of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mycoweb",
    Sub((InstallFrom((ARCHIVES,), Type("ice"), ignoring="all"),)),
    Sub((May((Rez(target(Installed("corp") & Unrezzed() & Type("ice")), less=2),)),)),
    Sub((ResolveSubroutine(target(Rezzed() & Type("ice") & Subtype("sentry"))),)),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice") & Subtype("code_gate")) - ThisCard())),)),
)
