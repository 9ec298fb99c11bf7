"""What an action is for, in words that need no credits counted: read off the option, its card and the table.

No card is named: a purpose is a kind with numbers ("nr-advice-" and the kind), of which each action has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.base import Ref
from engine.netrunner.language.effects import (
    Damage,
    Derez,
    Draw,
    Gain,
    GiveTags,
    Install,
    InstallFrom,
    Load,
    Lose,
    MakeRun,
    PlaceCounters,
    Rez,
    TakeCredits,
    Trash,
)
from engine.netrunner.language.effects.credits import CREDITS
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.selectors import Accessed, Encountered
from engine.netrunner.table.facts import AGENDA, ICE, UPGRADE
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import ARCHIVES, CENTRALS, CORP, HQ, RD, RUNNER
from engine.players.netrunner.breaking import IMPOSSIBLE, tools
from engine.players.netrunner.corp_plan import Plan
from engine.players.netrunner.corp_rezzing import eased
from engine.players.netrunner.reading import is_economy, is_trap
from engine.players.netrunner.worth import At, number
from engine.players.netrunner.worth.cards import rezzed, uses_itself_up
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.objects.definitions import Definition
    from engine.players.netrunner.sight import Sight


class Purpose(NamedTuple):
    """One thing that an action is for."""

    kind: str
    numbers: dict[str, int]


_ORDER: Final = (
    "for-run-card", "for-money", "for-clicks", "for-drawing", "for-damage", "for-tags", "for-counters",
    "for-taking", "for-installing",
)  # fmt: skip
"""What cards are for, the first of those that they do."""
_MORE: Final = frozenset(("for-effect", "for-counters"))
"""What says that it is worth more than it costs."""


def purposes(see: Sight, option: Option) -> list[Purpose]:
    """What taking this action is for; one at least."""
    verb, kind = option.verb, see.kind(option.oid) if option.oid else None
    if verb == "run":
        return [_goal(see, option.to)]
    if verb in ("install", "install_trash", "install_faceup") and kind is not None:
        return [_installing(see, kind, option)]
    if verb in ("play", "action", "use", "rez") and kind is not None:
        return [_of_card(see, kind, option)]
    if verb == "advance":
        return [_advancing(see, kind, option.oid)]
    if verb == "purge":
        viruses = sum(see.card(oid).virus for oid, _ in see.rig())
        return [Purpose("for-purge", {"n": viruses})]
    if verb == "score" and kind is not None:
        return [Purpose("for-score", {"points": kind.facts.agenda_points or 0})]
    if verb == "credit":
        return [Purpose("for-credit", {"credits": see.credits(see.seat)})]
    if verb == "draw":
        return [Purpose("for-cards", {"cards": see.cards_in_hand(see.seat)})]
    plain = {"untag": "for-untag", "trash_resource": "for-resource", "pass": "for-nothing"}
    return [Purpose(plain.get(verb, "for-effect"), {})]


# -- runs -------------------------------------------------------------------------------------------------


def _goal(see: Sight, server: str) -> Purpose:
    """What may be had there."""
    if server == ARCHIVES and not _worth_a_look(see):
        return Purpose("for-success", {})
    if server in (HQ, RD, ARCHIVES):
        return Purpose(f"for-{server}", {})
    there = see.servers.get(server)
    known = [kind for oid in (there.root if there else ()) if (kind := see.kind(oid)) is not None]
    points = sum(kind.facts.agenda_points or 0 for kind in known if kind.type == AGENDA)
    if points:
        return Purpose("for-agenda", {"points": points})
    if there is None or not there.root:
        return Purpose("for-success", {})
    return Purpose("for-remote" if len(known) < len(there.root) else "for-trash", {})


def _worth_a_look(see: Sight) -> bool:
    """Whether there may be agendas in Archives."""
    kinds = [see.kind(oid) for oid in see.discarded()]
    return any(kind is None or kind.type == AGENDA for kind in kinds)


# -- cards ------------------------------------------------------------------------------------------------


def _installing(see: Sight, kind: Definition, option: Option) -> Purpose:
    if see.seat != CORP:
        if tools(kind.code):
            return Purpose("for-breaker", {})
        return Purpose(_kept(kind, "for-lasting"), {})
    if kind.type == ICE:
        return _guarding(see, option)
    if kind.type == AGENDA:
        return Purpose("for-scoring", {"points": kind.facts.agenda_points or 0})
    if is_trap(kind.code):
        return Purpose("for-trap", {})
    if kind.type == UPGRADE:
        return Purpose("for-upgrade", {})
    return Purpose(_kept(kind, "for-asset"), {})


def _kept(kind: Definition, lasting: str) -> str:
    """What a card is installed for: what it can do once, or does for as long as it stays."""
    if is_economy(kind.code):
        return "for-money"
    does = [ability for ability in kind.abilities if isinstance(ability, Paid | When | Static)]
    return "for-once" if does and all(uses_itself_up(ability) for ability in does) else lasting


def of_install(see: Sight, option: Option, *, inward: bool) -> Purpose:
    """What a card is for that another card installs or plays, which is one of the own deck or in sight;
    `inward`: before the server that is run on. Ice whose server is chosen later is for any."""
    kind = see.kind(option.oid)
    if kind is None and see.card(option.oid).side == see.seat:
        kind = see.found(option.oid)
    if kind is None:
        return Purpose("for-effect", {})
    if kind.play is not None:
        return _of_card(see, kind, option, "play")
    if kind.type == ICE and (not inward or not see.attacked or see.kind(option.oid) is None):
        return Purpose("for-any-ice", {})
    where = Option(option.key, option.verb, option.oid, see.attacked or "", option.n)
    return _installing(see, kind, where)


def _guarding(see: Sight, option: Option) -> Purpose:
    """What ice does for its server: its first, or one more that has to be passed."""
    plan, there = Plan(see), see.servers.get(option.to)
    if there is None or not there.ice:
        return Purpose("for-first-ice" if option.to in CENTRALS else "for-remote-ice", {})
    if plan.tolls.cheapest((option.oid,), IMPOSSIBLE, 3) is None:
        return Purpose("for-shutting", {})
    return Purpose("for-ice", {"tax": round(plan.taxing(option.oid))})


def _advancing(see: Sight, kind: Definition | None, oid: int) -> Purpose:
    if kind is None or kind.type != AGENDA:
        return Purpose("for-bait" if kind is None or kind.type != ICE else "for-stronger-ice", {})
    left = see.requirement(oid) - see.card(oid).advancement - 1
    return Purpose("for-advancing", {"n": left}) if left > 0 else Purpose("for-ready", {})


def _of_card(see: Sight, kind: Definition, option: Option, how: str = "") -> Purpose:
    """What playing or using a card is for, by what it does."""
    verb = how or option.verb
    at = At(see, see.seat, kind, option.oid if verb != "play" else 0)
    effects: tuple[object, ...] = kind.abilities
    if verb == "play":
        effects = kind.play.effects if kind.play is not None else ()
        runs = any(isinstance(part, MakeRun) for part in inside(effects))
        if is_economy(kind.code) and not runs:
            return Purpose("for-money", {})
        lost = _lost(see, kind, effects)
        if lost and not runs:
            return Purpose("for-losing", {"credits": lost})
    elif verb != "rez":
        paid = dict(kind.paid).get(option.n)
        effects = paid.effects if paid is not None else ()
    found = _by_effects(effects, at)
    if verb == "rez" and found in _MORE:
        return _rezzing(see, kind, option, found)
    return Purpose(found, {})


def _rezzing(see: Sight, kind: Definition, option: Option, found: str) -> Purpose:
    """What rezzing a card is for that does not say so itself: the server it is in, or not what it does."""
    if see.active == CORP and eased(see, Plan(see), option):
        return Purpose("for-ready", {})
    if see.attacked and see.card(option.oid).server == see.attacked and kind.type == UPGRADE:
        return Purpose("for-upgrade", {})
    little = rezzed(see, option.oid, kind) <= option.n
    return Purpose("for-little", {"credits": option.n}) if little else Purpose(found, {})


def _by_effects(effects: Iterable[object], at: At) -> str:
    """The first of what instructions do that is good for who controls them; what they do at once comes before
    what they say of later."""
    whole = tuple(effects)
    for parts in (one_by_one(whole), inside(whole)):  # type: ignore[arg-type]
        found = {_does(part, at) for part in parts}
        said = next((name for name in _ORDER if name in found), "")
        if said:
            return said
    return "for-effect"


def _does(part: object, at: At) -> str:
    """What one instruction is good for; "" where that has no name, or it is not good."""
    match part:
        case MakeRun():
            return "for-run-card"
        case Gain() if at.sign(part.who) > 0:
            return "for-money" if part.what == CREDITS else "for-clicks"
        case TakeCredits():
            return "for-money"
        case Load() if part.kind == "credit":
            return "for-money"
        case Draw() if at.sign(part.who) > 0:
            return "for-drawing"
        case Damage() if at.seat == CORP:
            return "for-damage"
        case GiveTags() if at.seat == CORP:
            return "for-tags"
        case PlaceCounters():
            return "for-counters"
        case Trash() | Derez() if _of_other(part.what, at):
            return "for-taking"
        case Lose() if at.sign(part.who) < 0:
            return "for-taking"
        case Install() | InstallFrom():
            return "for-installing"
        case Rez() if at.seat == CORP:
            return "for-installing"
    return ""


def _of_other(what: Ref, at: At) -> bool:
    """Whether cards of the other player are meant: of those that are chosen, one at least that is there."""
    if isinstance(what, Accessed | Encountered):
        return at.seat == RUNNER
    wanted = what.targeting()
    among = wanted.among if wanted is not None else getattr(what, "what", None)
    if among is None or isinstance(among, Ref):
        return False
    return any(at.see.card(oid).side != at.seat for oid in at.see.members(among, at.scope))


_OF_MODES: Final = {
    "for-money": "mode-money", "for-drawing": "mode-drawing", "for-damage": "mode-taking",
    "for-tags": "mode-taking", "for-taking": "mode-taking",
}  # fmt: skip


def of_mode(see: Sight, option: Option) -> str:
    """Why one of the things is chosen that a card offers (9.11.4g): by what it does and whose card it is."""
    asked = see.instruction()
    if asked is not None and asked.seat != see.seat:
        return "mode-theirs"
    effect = None if asked is None else asked.effect
    if not isinstance(effect, ChooseOne) or option.verb != "mode" or option.n >= len(effect.modes):
        return "mode-effect"
    at = At(see, see.seat, see.kind(asked.source), asked.source) if asked is not None else At(see, see.seat)
    return _OF_MODES.get(_by_effects(effect.modes[option.n], at), "mode-effect")


def _lost(see: Sight, kind: Definition, effects: tuple[object, ...]) -> int:
    """Credits that the other player loses by it, as far as that is known."""
    at = At(see, see.seat, kind)
    found = 0.0
    for part in (part for part in inside(effects) if isinstance(part, Lose)):
        if part.what == CREDITS and at.sign(part.who) < 0:
            found += min(number(part.n, at, 0.0), see.credits(at.who(part.who)))
    return round(found)
