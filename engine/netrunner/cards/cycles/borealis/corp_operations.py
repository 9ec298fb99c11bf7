"""Operations of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "backroom_machinations",
    Static(Price("play", cost(TagCost(-1)))),
    Play((AddAsAgenda(This(), 1, CORP),)),
)

card(
    "distributed_tracing",
    Static(Price("play", cost(clicks=1))),
    Play((GiveTags(1),), condition=Happened(On(Kind.STEAL), LAST_TURN, RUNNER)),
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
    "mutually_assured_destruction",
    Static(Price("play", cost(clicks=2))),
    Play((Trash(target(Rezzed(), least=0, most=ANY_NUMBER)), GiveTags(HowMany(These(Result("trashed")))))),
)

card(
    "nonequivalent_exchange",
    Play((Gain(5), May((Together((Gain(2, who=CORP), Gain(2, who=RUNNER))),)))),
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
