"""Operations of Data and Destiny."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

ADVERTISEMENT = Subtype("advertisement")

card(
    "24_7_news_cycle",
    Static(Price("play", cost(forfeit=1))),
    Play((ResolveScored(target(InZone((CORP_SCORE,)) & Type("agenda"))),)),
)
card(
    "ad_blitz",
    Static(Price("play", cost(clicks=1))),
    Play(
        (Repeat((InstallFrom((ARCHIVES, HQ), ADVERTISEMENT, rez="pay", able=True, optional=False),), X()),),
        x=Sum((CardsIn(ARCHIVES), CardsIn(HQ))),  # how many are advertisements, only the Corp knows (10.2)
    ),
)
card(
    "media_blitz",
    Play((GainText(target(InZone((RUNNER_SCORE,)) & Type("agenda"))),)),
    Remains(CURRENT_OF_CORP),
)
