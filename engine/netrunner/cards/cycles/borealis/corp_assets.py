"""Assets of the Borealis cycle."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

card(
    "bladderwort",
    When(TURN_BEGINS, (Gain(1), If(AtMost(Credits(CORP), 4), (Damage("net", 1),)))),
)

card(
    "chekist_scion",
    CanAdvance(),
    When(ACCESSED_INSTALLED, (GiveTags(Plus(1, Hosted("advancement"))),), access=True),
)

card(
    "dr_vientiane_keeling",
    When(REZZED | TURN_BEGINS, (PlaceCounters("power", 1),)),
    Static(Modify("hand_runner", Plus(0, Hosted("power"), -1))),
)

card(
    "drago_ivanov",
    CanAdvance(),
    Paid(cost(counter="advancement", counters=2), (GiveTags(1),), condition=TurnOf(YOU)),
)

card(
    "gaslight",
    When(
        TURN_BEGINS,
        (MayPay(cost(trash=True), (Search(Type("operation")), AddToHand(Result("found")))),),
    ),
)

card(
    "hostile_architecture",
    When(First(On(EventKind.TRASH, by=RUNNER, what=Installed(CORP))), (Damage("meat", 2),)),
)

card(
    "moon_pool",
    Paid(
        cost(ThisCost("remove")),
        (
            Trash(target(InZone((HQ,)), least=0, most=2)),
            Reveal(target(InZone((ARCHIVES,)) & Facedown(), least=0, most=2)),
            ShuffleInto(Result("revealed")),
            Repeat(
                (May((PlaceCounters("advancement", 1, target(Installed())),)),),
                HowManyDid("revealed", Type("agenda")),
            ),
        ),
    ),
)

card(
    "nightmare_archive",
    Static(RevealedInRD()),
    When(
        ACCESSED,
        (
            ChooseOne(
                (
                    (AddAsAgenda(This(), -1, RUNNER),),
                    (Together((Damage("core", 1), RemoveFromGame(This()))),),
                ),
                by=RUNNER,
            ),
        ),
        access=True,
    ),
)

card("reaper_function", When(TURN_BEGINS, (MayPay(cost(trash=True), (Damage("net", 2),)),)))

card("refuge_campaign", When(TURN_BEGINS, (Gain(2),)))

card(
    "superdeep_borehole",
    When(REZZED, (Load(6, "bad_publicity"),)),
    When(EMPTY, (WinGame(),)),
    When(TURN_BEGINS, (BadPublicity(1, from_source=True),)),
)

card(
    "svyatogor_excavator",
    When(TURN_BEGINS, (MayPay(cost(Chosen("trash", 1, Installed("corp") - ThisCard())), (Gain(3),)),)),
)

card(
    "trieste_model_bioroids",
    When(REZZED, (ChooseCard(target(Rezzed() & Type("ice") & Subtype("bioroid"))),)),
    Static(BreakLimit(0, using=AnyCard() & OwnedBy(RUNNER), on=ChosenCard(), all_subs=True)),
)

card("ubiquitous_vig", CanAdvance(), When(TURN_BEGINS, (Gain(Hosted("advancement")),)))

card(
    "vera_ivanovna_shuyskaya",
    When(
        On((EventKind.SCORE, EventKind.STEAL)),
        (Reveal(Each(InZone((GRIP,)))), Pick(These(Result("revealed"))), Trash(Result("chosen"))),
        optional=True,
    ),
)
