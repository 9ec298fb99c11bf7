"""Operations of Reign and Reverie."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

STOLEN_AGENDAS = HowMany(InZone((RUNNER_SCORE,)) & Type("agenda"))

card(
    "divert_power",
    Play(
        (
            Derez(target(Rezzed(), least=0, most=ANY_NUMBER)),
            May(
                (
                    Rez(
                        target(Unrezzed() - Type("agenda")),
                        less=Plus(0, HowManyDid("derezzed", AnyCard()), 3),
                    ),
                )
            ),
        )
    ),
)
card(
    "fast_break",
    Play(
        (
            Gain(STOLEN_AGENDAS),
            Draw(STOLEN_AGENDAS, least=0),
            Repeat((InstallFrom((HQ,), AnyCard(), where="same_remote"),), STOLEN_AGENDAS),
        )
    ),
)
