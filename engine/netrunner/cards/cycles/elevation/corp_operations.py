"""Operations of Elevation."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

INTO_REMOTE_ROOT = InstallFrom((HQ,), AnyCard() - Type("ice"), where="remote")

card(
    "peer_review",
    Play(
        (
            Pick(InZone((HQ,))),
            Reveal(Each(InZone((HQ,)) - These(Result("chosen")))),
            Gain(7),
            INTO_REMOTE_ROOT,
        )
    ),
)
