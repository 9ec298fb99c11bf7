"""Barriers of the Genesis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "eli_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    END_THE_RUN,
    END_THE_RUN,
)

card("snowflake", Sub((PsiGame(), If(BidsDiffer(), (EndTheRun(),)))))
