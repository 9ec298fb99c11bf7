"""Operations of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "mutually_assured_destruction",
    Static(Price("play", cost(clicks=2))),
    Play((Trash(target(Rezzed(), least=0, most=ANY_NUMBER)), GiveTags(HowMany(These(Result("trashed")))))),
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
