"""Operations of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INSTALLED_BY_THIS = HappenedTo(On(EventKind.INSTALL, of=ThisCard()))

card(
    "backroom_machinations",
    Static(Price("play", cost(TagCost(-1)))),
    Play((AddAsAgenda(This(), 1, CORP),)),
)

card(
    "big_deal",
    When(AFTER_RESOLVING, (EndActionPhase(),)),
    Play(
        (
            Pick(Installed()),
            PlaceCounters("advancement", 4, Result("chosen")),
            May((Score(Result("chosen"), able=True),)),
            RemoveFromGame(This()),
        )
    ),
)

card(
    "distributed_tracing",
    Static(Price("play", cost(clicks=1))),
    Play((GiveTags(1),), condition=Happened(On(EventKind.STEAL), LAST_TURN, RUNNER)),
)

card("end_of_the_line", Static(Price("play", cost(TagCost(-1)))), Play((Damage("meat", 4),)))

card(
    "extract",
    Play((Gain(6), MayPay(cost(Chosen("trash", 1, Installed("corp"))), (Gain(3),)))),
)

card(
    "hypoxia",
    Play(
        (Damage("core", 1), AllotClicks(-1, RUNNER), RemoveFromGame(This())),
        condition=Tagged(),
    ),
)

card(
    "mitosis",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            Repeat((InstallFrom((HQ,), AnyCard(), where="new"),), 2),
            PlaceCounters("advancement", 2, Each(INSTALLED_BY_THIS)),
            Together(
                (
                    ForNow(Cannot("score", INSTALLED_BY_THIS, who=CORP), "turn"),
                    ForNow(Cannot("rez", INSTALLED_BY_THIS, who=CORP), "turn"),
                )
            ),
        )
    ),
)

card(
    "mutually_assured_destruction",
    Static(Price("play", cost(clicks=2))),
    Play((Trash(target(Rezzed(), least=0, most=ANY_NUMBER)), GiveTags(HowMany(These(Result("trashed")))))),
)

card(
    "nonequivalent_exchange",
    Play((Gain(5), May((Together((Gain(2, who=CORP), Gain(2, who=RUNNER))),)))),
)

card(
    "shipment_from_vladisibirsk",
    Play(
        (Repeat((PlaceCounters("advancement", 1, target(CanBeAdvanced())),), 4),),
        condition=AtLeast(Tags(), 2),
    ),
)

card(
    "simulation_reset",
    Play(
        (
            Trash(target(InZone((HQ,)), least=0, most=5)),
            ShuffleInto(target(InZone((ARCHIVES,)), number=HowManyDid("trashed", AnyCard()))),
            Draw(HowManyDid("trashed", AnyCard())),
            RemoveFromGame(This()),
        )
    ),
)

card(
    "trust_operation",
    Play(
        (
            Trash(target(Type("resource"))),
            InstallFrom(
                (ARCHIVES,),
                # 8.5.13d: an agenda may be chosen, too; it is not rezzed, and revealed for that
                AnyCard(),
                ignoring="all",
                rez="all",
                optional=False,
            ),
        ),
        condition=Tagged(),
    ),
)
