"""Cards of the Red Sand cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "alice_merchant_clan_agitator",
    When(
        First(On(Kind.SUCCESSFUL_RUN, by=YOU, where=("archives",))),
        (Trash(target(InZone((HQ,)), by=CORP), by=CORP),),
    ),
)
card(
    "ben_musashi",
    Static(Price("steal", cost(net_damage=2), Type("agenda"), servers=(HERE,)), persistent=True),
)
card(
    "bio_modeled_network",
    Paid(cost(trash=True), (Prevent("net_damage", 0, but=1),), interrupt="net_damage"),
)
card(
    "bloom",
    Sub((InstallFrom((HQ,), Type("ice"), where="another", ignoring="all"),)),
    Sub((InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all"),)),
)
card(
    "breached_dome",
    When(
        ACCESSED,
        (
            # 1.21.7: revealed as long as it is accessed.
            If(ThisIs(InZone((RD,))), (Reveal(This()),)),
            Damage("meat", 1),
            TrashTop(1, who=RUNNER),
        ),
        access=True,
    ),
)
# One cost for either: "core damage or net damage" are two expected effects (9.9.4c).
card(
    "caldera",
    Paid(cost(credits=3), (Prevent("core_damage", 1),), interrupt="core_damage"),
    Paid(cost(credits=3), (Prevent("net_damage", 1),), interrupt="net_damage"),
)
card(
    "clan_vengeance",
    When(On(Kind.DAMAGE), (PlaceCounters("power", 1),)),
    Paid(cost(trash=True), (TrashRandom(Hosted("power"), who=CORP),)),
)
card(
    "counter_surveillance",
    Paid(
        cost(clicks=1, trash=True),
        (
            MakeRun(
                if_successful=(
                    ForNow(
                        InsteadOf(
                            "breach", (MayPay(cost(credits=Tags()), (AccessFrom(Tags()),), must=True),)
                        ),
                        "run",
                    ),
                ),
            ),
        ),
    ),
)
card(
    "henry_phillips",
    When(On(Kind.BREAK, by=RUNNER, if_=RunOn(HERE) & Tagged()), (Gain(2),)),
)
card(
    "inversificator",
    When(
        First(
            On(
                Kind.PASS_ICE,
                by=YOU,
                if_=Happened(On(Kind.FULLY_BREAK, of=ThisCard(), detail="alone"), ENCOUNTER),
            )
        ),
        (Swap(Type("ice") - These(EventCard()), EventCard()),),
        optional=True,
    ),
    Paid(cost(credits=1), (Break(1, "code_gate"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
)
card("mass_commercialization", Play((Gain(Plus(0, HowMany(Hosting("advancement")), 2)),)))
card(
    "metamorph",
    Sub((ChooseOne(((Swap(Type("ice") - ThisCard()),), (Swap(Installed("corp") - Type("ice")),))),)),
)
card(
    "mining_accident",
    Play(
        (Unless((BadPublicity(1),), (cost(credits=5),), by=CORP), RemoveFromGame(This())),
        condition=Happened(On(Kind.SUCCESSFUL_RUN, by=YOU, where=CENTRAL)),
    ),
)
card(
    "miraju",
    When(
        On(
            Kind.ENCOUNTER_ENDS,
            what=ThisCard(),
            if_=Happened(On(Kind.BREAK, what=ThisCard(), detail="printed"), ENCOUNTER),
        ),
        (MoveRunner("archives"), MayJackOut(), Derez(This())),
    ),
    Sub((May((Draw(1),)), ShuffleInto(target(InZone((HQ,)))))),
)
card(
    "na_not_k",
    Static(Modify("strength", IceProtecting("attacked")), RunOn()),
    Paid(cost(credits=1), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=3), (Boost(2),)),
)
card(
    "o_shortage",
    Play((Unless((Gain(2, CLICKS),), (cost(Chosen("trash", 1, InZone((GRIP,)), random=True)),), by=RUNNER),)),
)
card("obokata_protocol", Static(Price("steal", cost(net_damage=4))))
card(
    "open_forum",
    When(
        On(Kind.DRAW_ENDS, by=YOU, cause="rules"),
        (Reveal(Each(OnTop("rd"))), AddToHand(Result("revealed")), ToTop(target(InZone((HQ,))))),
    ),
)
card(
    "persephone",
    Paid(cost(credits=2), (Break(1, "sentry"),), interface=True),
    Paid(cost(credits=1), (Boost(1),)),
    When(
        On(Kind.PASS_ICE, what=Subtype("sentry"), if_=WasEncountered()),
        (
            TrashTop(1),
            If(
                Did("trashed", AnyCard()),
                (TrashTop(Count(On(Kind.RESOLVE_SUBROUTINE), ENCOUNTER), who=OPPONENT),),
            ),
        ),
        optional=True,
    ),
)
card(
    "priority_construction",
    Static(Price("play", cost(clicks=1))),
    Play(
        (
            InstallFrom((HQ,), Type("ice"), where="remote", ignoring="all", optional=False),
            PlaceCounters("advancement", 3, Result("installed")),
        )
    ),
)
card(
    "restore",
    Play(
        (
            InstallFrom((ARCHIVES,), AnyCard(), rez="pay", optional=False),
            RemoveFromGame(Each(InZone((ARCHIVES,)) & SameAs(Result("installed")))),
        )
    ),
)
card(
    "rip_deal",
    Play(
        (
            MakeRun(
                ("hq",),
                abilities=(
                    When(
                        Next(On(Kind.ACCESS_LIMIT, where="hq")),
                        (
                            May((AddToHand(target(InZone((HEAP,)), number=EventAmount())),)),
                            If(
                                Did("added", AnyCard()),
                                (ForNow(Cannot("access", InZone((HQ,)), who=RUNNER), "breach"),),
                            ),
                        ),
                    ),
                    When(RUN_ENDS, (RemoveFromGame(This()),)),
                ),
            ),
        )
    ),
)
card(
    "sacrifice",
    Static(Price("play", cost(forfeit=1))),
    Play((RemoveBadPublicity(PointsOf(Result("paid"))), Gain(Remembered("removed")))),
)
card(
    "tithonium",
    Static(Price("rez", cost(forfeit=1), instead=True)),
    Static(CannotHost()),
    Sub((Trash(target(Type("program"))),)),
    Sub((Trash(target(Type("program"))),)),
    Sub((Together((Trash(target(Type("resource"))), EndTheRun())),)),
)
card(
    "warroid_tracker",
    When(
        On(Kind.TRASH, by=RUNNER, where=HERE),
        (Trace(4, (Trash(target(Installed(RUNNER), most=2, by=RUNNER), by=RUNNER),)),),
        together=True,
    ),
)
