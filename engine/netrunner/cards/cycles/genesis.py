"""Cards of the Genesis cycle."""

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Link
from engine.netrunner.language.conditions import AtLeast, BidsDiffer, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    Damage,
    EndTheRun,
    Gain,
    MoveCounters,
    Pick,
    PsiGame,
    Trace,
)
from engine.netrunner.language.flow import ForNow, If
from engine.netrunner.language.happenings import HERE, On
from engine.netrunner.language.modifiers import Recurring
from engine.netrunner.language.prices import Pays
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Hosting, Result, ThisCard, target
from engine.netrunner.language.sets import AnyCard, CanBeAdvanced, These
from engine.netrunner.language.traits import GainAbilities
from engine.netrunner.language.triggers import TURN_BEGINS
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
card("underworld_contact", When(TURN_BEGINS, (If(AtLeast(Link(), 2), (Gain(1),)),)))
card(
    "ash_2x3zb9cy",
    When(
        On(Kind.SUCCESSFUL_RUN, where=HERE),
        (Trace(4, (ForNow(Cannot("access", AnyCard() - ThisCard()), "run"),)),),
    ),
)
card(
    "trick_of_light",
    Play(
        (
            Pick(CanBeAdvanced()),
            MoveCounters(
                "advancement",
                2,
                from_=target(Hosting("advancement") - These(Result("chosen"))),
                to=Result("chosen"),
                least=0,
            ),
        )
    ),
)
card("scrubber", Static(Recurring(2)), Static(Pays(("trash",))))
