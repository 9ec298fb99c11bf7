"""Cards of the Borealis cycle."""

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Draw, Pick, ResolveSubroutine, Sabotage, TurnFaceup
from engine.netrunner.language.flow import May
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.selectors import InZone, Result, Type
from engine.netrunner.language.sets import Facedown
from engine.netrunner.language.triggers import APPROACHED_HERE
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import ARCHIVES

card(
    "nanisivik_grid",
    When(
        APPROACHED_HERE,
        (
            Pick(InZone((ARCHIVES,)) & Facedown() & Type("ice")),
            TurnFaceup(Result("chosen")),
            ResolveSubroutine(Result("chosen")),
        ),
        optional=True,
    ),
)
card(
    "esa_afontov_eco_insurrectionist",
    When(
        First(On(Kind.DAMAGE, damage="core")),
        (May((Draw(1), Sabotage(2))),),
    ),
)
