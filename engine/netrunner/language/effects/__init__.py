"""Instructions (9.1.1g): what cards do, a module for each part of the rules.

Each carries out one observable change and says itself; `flow` arranges them.
"""

from engine.netrunner.language.effects.access import AccessMore, AccessTopOfRD, BreachServer
from engine.netrunner.language.effects.agendas import Access, DeclareSuccess, Score, Steal
from engine.netrunner.language.effects.bidding import PsiGame
from engine.netrunner.language.effects.cards import (
    AddToHand,
    Arrange,
    ArrangeTop,
    DiscardDown,
    Draw,
    RemoveFromGame,
    Trash,
    TrashCard,
    trash_expected,
)
from engine.netrunner.language.effects.counters import Load, PlaceCounters, Purge
from engine.netrunner.language.effects.credits import CLICKS, CREDITS, Gain, Lose, MoveFromPool, TakeCredits
from engine.netrunner.language.effects.damage import Damage
from engine.netrunner.language.effects.ice import (
    Boost,
    Break,
    Bypass,
    Encounter,
    ForceEncounter,
    ReduceEncountered,
    ResolveSubroutine,
)
from engine.netrunner.language.effects.installed import Derez, MoveIce, MoveToRoot, Swap
from engine.netrunner.language.effects.installing import (
    Install,
    InstallFrom,
    PlayFrom,
    PlayThat,
    Rez,
    can_install,
)
from engine.netrunner.language.effects.interrupting import Increase, Instead, Prevent
from engine.netrunner.language.effects.looking import Expose, Look, Pick, Reveal
from engine.netrunner.language.effects.moving import (
    Forfeit,
    MoveCounters,
    RemoveCounters,
    RevealRandom,
    SetAside,
    Shuffle,
    ShuffleInto,
    SwapCards,
    ToBottom,
    ToTop,
    TrashRandom,
    TrashTop,
)
from engine.netrunner.language.effects.naming import ChooseCardName, ChooseCardType
from engine.netrunner.language.effects.objects import (
    AddAsAgenda,
    AddToScoreArea,
    BecomeCondition,
    FlipIdentity,
    HostOn,
    TurnFacedown,
    TurnFaceup,
)
from engine.netrunner.language.effects.runs import (
    Approach,
    ChangeAttackedServer,
    EndActionPhase,
    EndTheRun,
    JackOut,
    MakeRun,
    MayJackOut,
    MoveRunner,
)
from engine.netrunner.language.effects.searching import FoundToHand, Search
from engine.netrunner.language.effects.tags import BadPublicity, GiveTags, RemoveBadPublicity, RemoveTags
from engine.netrunner.language.effects.tracing import Trace

__all__ = [
    "CLICKS",
    "CREDITS",
    "Access",
    "AccessMore",
    "AccessTopOfRD",
    "AddAsAgenda",
    "AddToHand",
    "AddToScoreArea",
    "Approach",
    "Arrange",
    "ArrangeTop",
    "BadPublicity",
    "BecomeCondition",
    "Boost",
    "BreachServer",
    "Break",
    "Bypass",
    "ChangeAttackedServer",
    "ChooseCardName",
    "ChooseCardType",
    "Damage",
    "DeclareSuccess",
    "Derez",
    "DiscardDown",
    "Draw",
    "Encounter",
    "EndActionPhase",
    "EndTheRun",
    "Expose",
    "FlipIdentity",
    "ForceEncounter",
    "Forfeit",
    "FoundToHand",
    "Gain",
    "GiveTags",
    "HostOn",
    "Increase",
    "Install",
    "InstallFrom",
    "Instead",
    "JackOut",
    "Load",
    "Look",
    "Lose",
    "MakeRun",
    "MayJackOut",
    "MoveCounters",
    "MoveFromPool",
    "MoveIce",
    "MoveRunner",
    "MoveToRoot",
    "Pick",
    "PlaceCounters",
    "PlayFrom",
    "PlayThat",
    "Prevent",
    "PsiGame",
    "Purge",
    "ReduceEncountered",
    "RemoveBadPublicity",
    "RemoveCounters",
    "RemoveFromGame",
    "RemoveTags",
    "ResolveSubroutine",
    "Reveal",
    "RevealRandom",
    "Rez",
    "Score",
    "Search",
    "SetAside",
    "Shuffle",
    "ShuffleInto",
    "Steal",
    "Swap",
    "SwapCards",
    "TakeCredits",
    "ToBottom",
    "ToTop",
    "Trace",
    "Trash",
    "TrashCard",
    "TrashRandom",
    "TrashTop",
    "TurnFacedown",
    "TurnFaceup",
    "can_install",
    "trash_expected",
]
