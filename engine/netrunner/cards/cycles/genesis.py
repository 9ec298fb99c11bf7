"""Cards of the Genesis cycle."""

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.conditions import BidsDiffer, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Break, Damage, EndTheRun, PsiGame
from engine.netrunner.language.flow import If
from engine.netrunner.language.happenings import On
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.objects.definitions import card
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import RUNNER

card(
    "dedicated_response_team",
    Static(GainAbilities((When(On(Kind.RUN_ENDS, detail="successful"), (Damage("meat", 2),)),)), Tagged()),
)
card(
    "eli_1_0",
    Paid(cost(lose_clicks=1), (Break(1, on_source=True),), by=RUNNER),
    Sub((EndTheRun(),)),
    Sub((EndTheRun(),)),
)
card("snowflake", Sub((PsiGame(), If(BidsDiffer(), (EndTheRun(),)))))
