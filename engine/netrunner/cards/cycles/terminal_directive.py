"""Cards of Terminal Directive."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

THREE_COUNTERS = AtLeast(Hosted("advancement"), 3)
TRASH_A_PROGRAM = Trash(target(Type("program")))
REZ_ICE = On(Kind.REZ, by=CORP, what=Type("ice"))
TRASH_A_RESOURCE = Sub((Trash(target(Installed() & Type("resource"))),))

card("biometric_spoofing", Paid(cost(trash=True), (Prevent("damage", 2),), interrupt="damage"))
card(
    "charlatan",
    Paid(
        cost(clicks=2),
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(Kind.APPROACH_ICE, what=Rezzed()), RUN),
                        (
                            MayPay(
                                cost(credits=StrengthOf(EventCard())),
                                (
                                    Delayed(
                                        When(
                                            Next(On(Kind.ENCOUNTER, what=These(Result("that")))),
                                            (Bypass(),),
                                        ),
                                        "run",
                                        that=EventCard(),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
)
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
# "Destroy it" is about the printed card after the game, which nothing here can do.
card(
    "corporate_oversight_b",
    When(
        SCORED,
        (
            Search(Type("ice"), to_install=True),
            Install(Result("found"), where="central", rez="all", ignoring="all"),
        ),
        optional=True,
    ),
)
card(
    "dhegdheer",
    Static(Hosts(Type("program"), n=1, discount=1)),
    Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
)
card(
    "egret",
    Static(OnlyOn(Rezzed() & Type("ice"))),
    Static(ChangeSubtype("barrier", 1, HostOfSource())),
    Static(ChangeSubtype("code_gate", 1, HostOfSource())),
    Static(ChangeSubtype("sentry", 1, HostOfSource())),
)
card("lt_todachine", When(REZ_ICE, (GiveTags(1),)))
card(
    "machicolation_b",
    TRASH_A_RESOURCE,
    TRASH_A_RESOURCE,
    Sub((Damage("net", 1),)),
    Sub((Lose(1, CLICKS, RUNNER), EndTheRun())),
)
card(
    "mammon",
    When(TURN_BEGINS, (MayPay(cost(credits=X()), (PlaceCounters("power", X()),)),)),
    When(TURN_ENDS, (RemoveCounters("power", ANY_NUMBER),)),
    Paid(cost(counter="power", counters=1), (Break(1),), interface=True),
    Paid(cost(credits=2), (Boost(2),)),
)
card("mr_stone", When(On(Kind.TAG), (Damage("meat", 1),)))
card("process_automation", Play((Gain(2), Draw(1))))
card(
    "seidr_laboratories_destiny_defined",
    When(
        First(On((Kind.SPEND_CLICKS, Kind.LOSE_CLICKS), by=RUNNER, if_=RunOn())),
        (ToTop(target(InZone((ARCHIVES,)))),),
        optional=True,
    ),
)
card("skorpios_defense_systems_persuasive_power", Static(SetsAsideTrashed()))
card(
    "the_shadow_net",
    Paid(cost(clicks=1, forfeit=1), (PlayFrom((HEAP,), Type("event"), ignoring="all", optional=False),)),
)
