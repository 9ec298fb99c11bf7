"""Operations of Vantage Point."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

A_CLICK_MORE = Static(Price("play", cost(clicks=1)))
SEEN = These(Result("seen")) & InZone((RD,))

card(
    "caveat_emptor",
    Play(
        (
            ChooseOne(
                ((Gain(6), AllotClicks(-1, RUNNER)), (Gain(10), AllotClicks(1, RUNNER))),
                must=False,
            ),
        )
    ),
)

card(
    "cultivate",
    Play(
        (
            Look(Each(OnTop("rd", 5))),
            Pick(These(Result("seen"))),
            Together(
                (
                    Trash(Result("chosen")),
                    Pick(SEEN - These(Result("chosen"))),
                    AddToHand(Result("chosen")),
                    Arrange(Each(SEEN - These(Result("chosen")))),
                )
            ),
        )
    ),
)

card(
    "flood_the_market",
    A_CLICK_MORE,
    Play((PlaceCounters("advancement", Remotes(root=True, ice=True), target(CanBeAdvanced())),)),
)

card(
    "myoshu",
    Play(
        (AddAsAgenda(This(), 2, CORP),),
        condition=Happened(On(EventKind.SCORE, by=YOU, what=NotInstalledThisTurn())),
    ),
)

card(
    "realloc",
    A_CLICK_MORE,
    Play(
        (
            Together(
                (
                    Gain(CostOf(target(Installed() & Rezzed() & Type("ice"), most=2))),
                    Derez(target(Installed() & Rezzed() & Type("ice"), most=2)),
                )
            ),
        )
    ),
)

card(
    "reanimation_protocol",
    Play(
        (
            InstallFrom((ARCHIVES,), Type("ice"), less=10, rez="share", optional=False),
            If(Did("installed", Rezzed() - Subtype("liability")), (BadPublicity(1),)),
        )
    ),
)

card(
    "retirement_plan",
    A_CLICK_MORE,
    Play((InstallFrom((ARCHIVES,), Type("agenda") | Type("asset") | Type("ice"), optional=False),)),
)

card(
    "scapegoat",
    Play(
        (
            ChooseOne(
                ((RemoveBadPublicity(2),), (ShuffleInto(target(Installed(RUNNER)), by=RUNNER),)),
                by=RUNNER,
                must=False,
            ),
        )
    ),
)

card(
    "unleash",
    Static(Price("play", cost(TagCost(-1)))),
    Play(
        (
            Rez(target(Installed(CORP) & Unrezzed() & Type("ice")), ignoring="all"),
            May((ResolveSubroutine(Result("rezzed")),)),
        )
    ),
)

card("vulture_fund", Play((Together((Gain(14), BadPublicity(1))),)))
