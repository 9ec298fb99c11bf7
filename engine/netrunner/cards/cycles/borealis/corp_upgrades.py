"""Upgrades of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("djupstad_grid", When(On(EventKind.SCORE, by=YOU, where=HERE), (Damage("core", 1),)))

card(
    "mavirus",
    Static(RevealedInRD()),
    When(ACCESSED, (May((Purge(),)), If(ThisIs(Rezzed()), (Damage("net", 1),))), access=True),
    Paid(cost(trash=True), (Purge(),)),
)

card(
    "mr_hendrik",
    When(
        ACCESSED_INSTALLED,
        (
            MayPay(
                cost(credits=2),
                (
                    May(
                        (Lose(Clicks(RUNNER), CLICKS, RUNNER),),
                        otherwise=(Damage("core", 1),),
                        by=RUNNER,
                    ),
                ),
            ),
        ),
        access=True,
    ),
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
    "vladisibirsk_city_grid",
    CanAdvance(),
    Paid(
        cost(counter="advancement", counters=2),
        (PlaceCounters("advancement", 2, target(CanBeAdvanced() & InRootOf("here") - ThisCard())),),
        once=True,
    ),
)

card(
    "yakov_erikovich_avdakov",
    When(
        On(EventKind.TRASH, by=YOU, what=Installed(CORP), where=HERE, if_=~TrashedByInstalling())
        | On(EventKind.TRASH, by=OPPONENT, what=Installed(CORP), where=HERE, if_=~TrashedByInstalling()),
        (Gain(2),),
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
