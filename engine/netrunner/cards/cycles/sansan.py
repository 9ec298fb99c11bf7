"""Cards of the SanSan cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

REZZED_COPIES = Rezzed() & SameAs(EventCard())
FLIPPED = On(Kind.FLIP, by=YOU)
ICEBREAKERS = CountInstalled(Subtype("icebreaker"))

card(
    "allele_repression",
    CanAdvance(),
    Paid(
        cost(trash=True),
        (
            Repeat(
                (SwapCards(target(InZone((HQ,))), target(InZone((ARCHIVES,)))),),
                Hosted("advancement"),
            ),
        ),
    ),
)
card("armand_geist_walker_tech_lord", When(On(Kind.USE, by=YOU, detail="trash"), (Draw(1),)))
card("breaker_bay_grid", Static(Price("rez", -5, InRootOf("here"))))
card(
    "casting_call",
    Play(
        (
            InstallFrom((HQ,), Type("agenda"), optional=False, faceup=True),
            BecomeCondition(
                Result("installed"),
                ConditionText(
                    (When(On(Kind.ACCESS, what=HostOfSource()), (GiveTags(2),)),),
                ),
            ),
        )
    ),
)
card(
    "chronos_protocol_selective_mind_mapping",
    Static(SelectsDamaged("net", 1, first=True, look=True)),
)
card("cortex_lock", Sub((Damage("net", UnusedMemory()),)))
card(
    "drug_dealer",
    When(TURN_BEGINS, (Lose(1),)),
    When(On(Kind.TURN_BEGINS, by=CORP), (Draw(1),)),
)
card(
    "forger",
    Static(Modify("link", 1)),
    Paid(cost(trash=True), (Prevent("tag", 1),), interrupt="tag"),
    Paid(cost(trash=True), (RemoveTags(1),)),
)
card(
    "gang_sign",
    When(On(Kind.SCORE), (BreachServer("hq", during=(Cannot("access", InRootOf("hq")),)),)),
)
card(
    "immolation_script",
    Play(
        (
            MakeRun(
                ("archives",),
                abilities=(
                    When(
                        would("access", what=InZone((ARCHIVES,)) & Faceup() & Type("ice")),
                        (
                            If(
                                Exists(REZZED_COPIES),
                                (Trash(target(REZZED_COPIES)), Prevent("access", 1)),
                            ),
                        ),
                        optional=True,
                        interrupt=True,
                        once=True,
                        per="run",
                    ),
                ),
            ),
        )
    ),
)
card(
    "jinteki_biotech_life_imagined",
    BringsCopies(),
    Paid(cost(clicks=3), (FlipIdentity(),)),
    backs=tuple(f"jinteki_biotech_life_imagined_{n}_back" for n in (1, 2, 3)),
)
card("jinteki_biotech_life_imagined_1_back", When(FLIPPED, (Damage("net", 2),)))
card("jinteki_biotech_life_imagined_2_back", When(FLIPPED, (ShuffleInto(Each(InZone((ARCHIVES,)))),)))
card(
    "jinteki_biotech_life_imagined_3_back",
    When(FLIPPED, (PlaceCounters("advancement", 4, target(CanBeAdvanced())),)),
)
card("little_engine", Sub((EndTheRun(),)), Sub((EndTheRun(),)), Sub((Gain(5, who=RUNNER),)))
card("lockdown", Sub((ForNow(Cannot("draw", who=RUNNER), "turn"),)))
card(
    "oaktown_renovation",
    Static(InstalledFaceup()),
    ActiveIn(
        ("installed",),
        When(
            On(Kind.ADVANCE, by=YOU, what=ThisCard()),
            (If(AtLeast(Hosted("advancement"), 5), (Gain(3),), (Gain(2),)),),
        ),
    ),
)
card(
    "off_campus_apartment",
    Static(Hosts(Subtype("connection"))),
    When(On(Kind.INSTALL, by=YOU, what=Subtype("connection") & HostedOn(ThisCard())), (Draw(1),)),
)
card("paparazzi", Static(CountsAsTagged()), Static(Prevents("meat_damage")))
card(
    "predictive_algorithm",
    Static(Price("steal", cost(credits=2), Type("agenda"))),
    Remains(CURRENT_OF_CORP),
)
card(
    "shiv",
    Static(SetTo("memory_cost", 0), AtLeast(Link(), 2)),
    Static(Modify("strength", ICEBREAKERS)),
    Paid(cost(trash=True), (Break(3, "sentry", up_to=True),), interface=True),
)
card(
    "street_peddler",
    When(INSTALLED, (HostOn(Each(OnTop("stack", 3)), This(), faceup=False),)),
    Paid(cost(trash=True), (InstallFrom((HOSTED,), HostedOn(ThisCard()), less=1, optional=False),)),
)
card(
    "tech_startup",
    When(
        TURN_BEGINS,
        (
            MayPay(
                cost(trash=True),
                (Search(Type("asset"), to_install=True), Install(Result("found"))),
            ),
        ),
    ),
)
card(
    "titanium_ribs",
    When(INSTALLED, (Damage("meat", 2, suffered=True),)),
    Static(SelectsDamaged()),
)
card(
    "turntable",
    Static(Modify("memory", 1)),
    When(
        On(Kind.STEAL, by=YOU),
        (SwapCards(EventCard(), target(InZone((CORP_SCORE,)) & Type("agenda"))),),
        optional=True,
    ),
)
