"""Upgrades of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("djupstad_grid", When(On(Kind.SCORE, by=YOU, where=HERE), (Damage("core", 1),)))

card(
    "mavirus",
    # 1.21.7: revealed as long as it is accessed.
    When(On(Kind.ACCESS, what=ThisCard(), if_=ThisIs(InZone((RD,)))), (Reveal(This()),), access=True),
    When(ACCESSED, (May((Purge(),)), If(ThisIs(Rezzed()), (Damage("net", 1),))), access=True),
    Paid(cost(trash=True), (Purge(),)),
)

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
    "zato_city_grid",
    Static(OnlyIn(("remote",))),
    Static(
        GainAbilities(
            (When(ENCOUNTERED, (ResolveSubroutine(This(), cost(trash=True)),)),),
            Type("ice") & Protecting("here"),
        )
    ),
)
