"""Cards of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card("process_automation", Play((Gain(2), Draw(1))))
card("biometric_spoofing", Paid(cost(trash=True), (Prevent("damage", 2),), interrupt="damage"))
card(
    "dhegdheer",
    Static(Hosts(Type("program"), n=1, discount=1)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
)
card(
    "seidr_laboratories_destiny_defined",
    When(
        First(On((Kind.SPEND_CLICKS, Kind.LOSE_CLICKS), by=RUNNER, if_=RunOn())),
        (ToTop(target(InZone((ARCHIVES,)))),),
        optional=True,
    ),
)
card("mr_stone", When(On(Kind.TAG), (Damage("meat", 1),)))
card(
    "egret",
    Static(OnlyOn(Rezzed() & Type("ice"))),
    Static(ChangeSubtype("barrier", 1, HostOfSource())),
    Static(ChangeSubtype("code_gate", 1, HostOfSource())),
    Static(ChangeSubtype("sentry", 1, HostOfSource())),
)
THREE_COUNTERS = AtLeast(Hosted("advancement"), 3)
TRASH_A_PROGRAM = Trash(target(Type("program")))
card(
    "colossus",
    CanAdvance(),
    Static(Modify("strength", Hosted("advancement"))),
    Sub((If(THREE_COUNTERS, (GiveTags(2),), (GiveTags(1),)),)),
    Sub(
        (
            If(
                THREE_COUNTERS,
                (Together((TRASH_A_PROGRAM, Trash(target(Type("resource"))))),),
                (TRASH_A_PROGRAM,),
            ),
        )
    ),
)
card(
    "mammon",
    When(TURN_BEGINS, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    When(TURN_ENDS, (RemoveCounters("power", ANY_NUMBER),)),
    Paid(cost(counter="power", counters=1), (Break(1),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)
card("skorpios_defense_systems_persuasive_power", Static(SetsAsideTrashed()))
