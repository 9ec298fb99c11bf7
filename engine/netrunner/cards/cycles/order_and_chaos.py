"""Cards of Order and Chaos."""

from engine.netrunner.language.prelude import *
from engine.netrunner.objects.definitions import card

DRAWN_WHEN_TRASHED = tuple(
    ActiveIn(("heap",), When(On(Kind.TRASH, what=ThisCard(), damage=kind), (Draw(3),)))
    for kind in ("net", "meat")
)

card(
    "archives_interface",
    When(
        would("access", what=InZone((ARCHIVES,))),
        (Instead("access", (RemoveFromGame(EventCard()),)),),
        optional=True, interrupt=True, once=True, per="breach",
    ),
)  # fmt: skip
card(
    "argus_security_protection_guaranteed",
    When(
        On(Kind.STEAL),
        (ChooseOne(((GiveTags(1),), (Damage("meat", 2, suffered=True),)), by=RUNNER),),
    ),
)
card(
    "forked",
    Play(
        (
            MakeRun(
                abilities=(
                    When(
                        First(On(Kind.FULLY_BREAK, what=Type("ice") & Subtype("sentry")), RUN),
                        (Trash(EventCard()),),
                    ),
                ),
            ),
        )
    ),
)
card(
    "glenn_station",
    Paid(
        cost(clicks=1),
        (HostOn(target(InZone((HQ,))), faceup=False),),
        ~Exists(HostedOn(ThisCard())),
    ),
    Paid(cost(clicks=1), (AddToHand(target(HostedOn(ThisCard()))),)),
)
card("i_ve_had_worse", Play((Draw(3),)), *DRAWN_WHEN_TRASHED)
card(
    "sacrificial_clone",
    Paid(
        cost(trash=True),
        (
            Prevent("damage", 0),
            Trash(
                Each(
                    ((Installed("runner") & Type("resource")) - Subtype("virtual"))
                    | (Installed("runner") & Type("hardware"))
                    | InZone((GRIP,))
                )
            ),
            Lose(Credits("runner")),
            RemoveTags(Tags()),
        ),
        interrupt="damage",
    ),
)
card("showing_off", Play((MakeRun(("rd",), if_successful=(ForNow(FromBottom(), "run"),)),)))
card(
    "sub_boost",
    Play(
        (
            BecomeCondition(
                target(Rezzed() & Type("ice")),
                ConditionText(
                    (
                        Static(ChangeSubtype("barrier", 1, HostOfSource())),
                        Static(GainSubs(Sub((EndTheRun(),)), 1, HostOfSource())),
                    )
                ),
            ),
        )
    ),
)
card(
    "the_twins",
    When(
        On(Kind.PASS_ICE, what=Rezzed() & Protecting("here")),
        (
            Pick(InZone((HQ,)) & SameAs(EventCard()), least=0),
            Reveal(Result("chosen")),
            Trash(Result("chosen")),
            If(Did("trashed"), (ForceEncounter(EventCard()),)),
        ),
    ),
)
card(
    "wormhole",
    CanAdvance(),
    Static(Price("rez", Plus(0, Hosted("advancement"), -3))),
    Sub((ResolveSubroutine(target((Rezzed() & Type("ice")) - ThisCard())),)),
)
