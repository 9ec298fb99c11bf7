"""Every effect, condition and amount of the language, in every variant that has words of its own."""

from __future__ import annotations

from typing import Final, get_args

from engine.neon_hope.language.amounts import (
    ByCharacters,
    Characters,
    CountCards,
    CounterValue,
    EnduranceValue,
    FlagValue,
    HandSize,
    TrackerValue,
)
from engine.neon_hope.language.base import Amount, AmountValue, ConditionValue, EffectValue, Who
from engine.neon_hope.language.board import (
    BringCard,
    BringEnvironment,
    DiscardCard,
    MoveEnemy,
    MoveTo,
    RecycleTool,
    ScrapCard,
    TurnOver,
)
from engine.neon_hope.language.cards import (
    BuyTool,
    DrawEncounter,
    ExtraAction,
    RollDie,
    SearchEncounter,
    ShuffleIn,
    TakeBack,
)
from engine.neon_hope.language.conditions import (
    AllOf,
    AnyOf,
    CharactersAre,
    CharactersAt,
    Closed,
    CompletedCards,
    CountersOn,
    Defeated,
    DifficultyIs,
    EnemiesThere,
    EnvironmentTurned,
    EpisodeEnded,
    Escalated,
    FlagIs,
    HasSecret,
    InPlay,
    Locked,
    Noted,
    NotSo,
    RoundIs,
    Scrapped,
    StageIs,
    Succeeded,
    SurveillanceIs,
    TaskIs,
    TrackerIs,
    Turned,
)
from engine.neon_hope.language.flow import (
    Choice,
    ChooseOption,
    ForEach,
    IfSo,
    MakeOffer,
    MayDo,
    RepeatEffects,
)
from engine.neon_hope.language.grid import (
    AddImpact,
    AnalyseEncounters,
    AnalyseModifiers,
    ArchiveFaceUp,
    ExtraReveal,
    ModifyValue,
    NoActivation,
    ShapeModifiers,
)
from engine.neon_hope.language.harm import (
    CauseSurveillance,
    DealDamage,
    HealEnemy,
    NextStage,
    Retreat,
    ReturnEnemy,
    Stress,
)
from engine.neon_hope.language.logged import CharacterIs, EpisodeWon, Marked, OwnsCard
from engine.neon_hope.language.picks import TARGET, THIS, Pick
from engine.neon_hope.language.places import (
    CloseLocations,
    CloseNext,
    LeaveEnvironment,
    LockLocations,
    OpenLocations,
    TurnEnvironment,
)
from engine.neon_hope.language.story import (
    ChangeTracker,
    CrossOut,
    EndEpisode,
    KeepSecret,
    MarkCharacter,
    NextChapter,
    PoolAdd,
    PoolRemove,
    RaiseFlag,
    SwapCard,
    UnmarkCharacter,
    WriteNote,
)
from engine.neon_hope.language.tokens import (
    GainEndurance,
    GainHope,
    GainResource,
    GainToken,
    PlaceDice,
    PutCounters,
    Recharge,
    RemoveSecrets,
)
from engine.neon_hope.table.definitions import DIFFICULTIES

WHO: Final = get_args(Who)
PICKS: Final = [
    THIS,
    TARGET,
    *(
        Pick(kind=kind, where=where, which=which)
        for kind in ("enemy", "clue", "condition", "any")
        for where in ("here", "environment", "anywhere", "network")
        for which in ("choose", "each", "random")
    ),
    *(
        Pick(kind=kind, which=which, regular=regular, elite=not regular, retreated=retreated)
        for kind in ("enemy", "condition")
        for which in ("choose", "each", "random")
        for regular in (True, False)
        for retreated in (None, True, False)
    ),
    *(Pick(code="guard", which=which) for which in ("choose", "each", "random")),
]
COUNTED: Final = [Pick(code="guard", where="anywhere"), Pick(kind="enemy", where="environment")]
AMOUNTS: Final[list[AmountValue]] = [
    Characters(),
    Characters(2),
    Characters(1, 1),
    Characters(2, 3),
    Characters(-1),
    Characters(0, 4),
    TrackerValue("attention"),
    TrackerValue("no-such"),
    FlagValue("maze-passed"),
    HandSize(),
    EnduranceValue(),
    ByCharacters((1, 2, 2, 3)),
    *(CountCards(pick) for pick in PICKS if not pick.ref),
    *(CounterValue(pick) for pick in (THIS, *COUNTED)),
]
_NUMBERS: Final[list[int | Amount]] = [1, 2, *AMOUNTS[:7], HandSize(), EnduranceValue()]
_ONE = (Stress(1),)
_TWO = (Stress(1), GainHope(2))
_OTHERS = (Stress(1, "each"), GainHope(1))

EFFECTS: Final[list[EffectValue]] = [
    *(Stress(n, who) for n in _NUMBERS for who in WHO),
    *(Stress(amount) for amount in AMOUNTS),
    *(CauseSurveillance(n) for n in (-2, -1, *_NUMBERS)),
    *(
        kind(n, who)
        for kind in (GainHope, GainResource, GainEndurance)
        for n in (-2, -1, *_NUMBERS)
        for who in WHO
    ),
    *(GainToken(attribute, who) for attribute in ("courage", "choose", "rolled") for who in WHO),
    *(kind(n) for kind in (Recharge, ExtraAction, DrawEncounter, ArchiveFaceUp) for n in _NUMBERS),
    *(kind(n) for kind in (AddImpact, ExtraReveal, ModifyValue, ShapeModifiers) for n in _NUMBERS),
    ModifyValue(-1),
    DrawEncounter(),
    ExtraAction(),
    AddImpact(),
    ExtraReveal(),
    NoActivation(),
    *(
        kind(n, pick)
        for kind in (DealDamage, RemoveSecrets, PlaceDice, HealEnemy, PutCounters)
        for n in (1, 3, HandSize())
        for pick in PICKS
    ),
    PutCounters(-2),
    *(
        kind(pick)
        for kind in (NextStage, Retreat, ReturnEnemy, TurnOver, ScrapCard, DiscardCard)
        for pick in PICKS
    ),
    *(
        MoveTo(to, who)
        for to in ("any", "other_side", "here_environment", "yard:upper", "yard:lower")
        for who in WHO
    ),
    *(MoveEnemy(pick, to) for pick in PICKS for to in ("you", "dock:lower")),
    *(BringCard("guard", at) for at in ("upper", "lower", "here", "network", "community", "dock:upper")),
    BringEnvironment("dock"),
    *(
        kind(places)
        for kind in (LockLocations, OpenLocations, CloseLocations, CloseNext)
        for places in (("yard:upper",), ("yard:lower", "dock:upper", "dock:lower"))
    ),
    TurnEnvironment("dock"),
    LeaveEnvironment("dock"),
    RecycleTool(),
    ShuffleIn("set-d"),
    ShuffleIn("no-such"),
    SearchEncounter("trace"),
    SearchEncounter("no-such"),
    *(AnalyseModifiers(n, archive) for n in _NUMBERS for archive in (0, 1, 2)),
    *(AnalyseEncounters(n, discard) for n in _NUMBERS for discard in (0, 1, 2)),
    *(TakeBack(n, who) for n in _NUMBERS for who in WHO),
    *(BuyTool(discount) for discount in (0, 1, 2)),
    RollDie(),
    RollDie((GainToken("rolled"),)),
    RollDie(_TWO),
    RaiseFlag("maze-passed"),
    RaiseFlag("met-the-crowd", 2),
    *(ChangeTracker("attention", n) for n in (-1, *_NUMBERS)),
    *(
        kind(name, n)
        for kind in (PoolAdd, PoolRemove)
        for name in ("skull", "+3", "-3", "epic-win")
        for n in (1, 2)
    ),
    WriteNote("met-the-crowd"),
    WriteNote("no-such"),
    CrossOut("met-the-crowd"),
    SwapCard("dash", "look"),
    MarkCharacter("met-the-crowd"),
    MarkCharacter("met-the-crowd", who="each"),
    UnmarkCharacter("met-the-crowd"),
    UnmarkCharacter("met-the-crowd", who="another"),
    NextChapter("chapter-two"),
    EndEpisode("found"),
    *(
        MayDo(effects)
        for effects in (_ONE, _TWO, _OTHERS, (MayDo(_ONE),), (IfSo(Escalated(), _ONE), Stress(2)))
    ),
    KeepSecret("met-the-crowd"),
    KeepSecret("no-such"),
    MakeOffer((Choice(_ONE), Choice(_OTHERS, {"en": "Hide", "de": "Verstecken"}))),
    ChooseOption((Choice(_ONE), Choice(_OTHERS, {"en": "Hide", "de": "Verstecken"}), Choice(()))),
    ChooseOption(
        (
            Choice(
                (Stress(1, "each"), GainHope(1, "each"), Stress(1, "lead")), {"en": "Run", "de": "Rennen"}
            ),
            Choice((CauseSurveillance(1), GainHope(1, "each")), {"en": "Stay", "de": "Bleiben"}),
        )
    ),
    *(
        IfSo(Escalated(), then, otherwise)
        for then in (_ONE, _OTHERS, (MayDo(_ONE),), ())
        for otherwise in ((), _TWO)
    ),
    *(ForEach(who, effects) for who in WHO for effects in (_ONE, _TWO)),
    *(RepeatEffects(n, effects) for n in _NUMBERS for effects in (_ONE, _OTHERS)),
]

CONDITIONS: Final[list[ConditionValue]] = [
    *(FlagIs("maze-passed", n) for n in (1, 2)),
    *(TrackerIs("attention", n) for n in (1, 2)),
    SurveillanceIs(10),
    Escalated(),
    DifficultyIs(("hard",)),
    DifficultyIs(DIFFICULTIES),
    CharactersAre(2),
    CharactersAre(1, 3),
    CharactersAre(2, 2),
    CharactersAre(2, 3),
    RoundIs(3),
    InPlay("guard"),
    InPlay("yard"),
    *(
        kind(cards)
        for kind in (Scrapped, CompletedCards, Turned)
        for cards in (("floor",), ("floor", "vault", "maze"))
    ),
    *(Defeated("guard", n) for n in (1, 2)),
    StageIs("guard", 3),
    *(CharactersAt(place, who) for place in ("yard", "yard:upper") for who in ("any", "all")),
    *(EnemiesThere(where, n) for where in ("here", "environment", "anywhere") for n in (1, 2)),
    *(CountersOn(n, pick) for n in (1, 3) for pick in (THIS, *COUNTED)),
    Locked("yard:upper"),
    Closed("yard:upper"),
    EnvironmentTurned("dock"),
    *(HasSecret("met-the-crowd", who) for who in ("you", "any")),
    Noted("met-the-crowd"),
    EpisodeEnded("first", "won"),
    EpisodeEnded("first", "no-such"),
    EpisodeWon("first"),
    CharacterIs("vex"),
    OwnsCard("dash"),
    Marked("met-the-crowd"),
    Marked("met-the-crowd", who="any"),
    Succeeded(),
    TaskIs(),
    TaskIs(("fight",)),
    TaskIs(("fight", "hack"), "courage"),
    TaskIs((), "courage"),
    AllOf((Escalated(), RoundIs(2))),
    AnyOf((Escalated(), RoundIs(2), SurveillanceIs(5))),
    NotSo(Escalated()),
    NotSo(AnyOf((NotSo(Escalated()), RoundIs(2)))),
]
