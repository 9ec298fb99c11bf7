"""The roles of a pattern over events, as nouns and set phrases."""

from __future__ import annotations

from engine.netrunner.language.base import Selector
from engine.netrunner.language.happenings import ABILITY, On
from engine.netrunner.language.roles import DOERS
from engine.netrunner.language.selectors import Both, Installed, ThisCard
from engine.netrunner.language.wording.sets import has_this
from engine.netrunner.language.wording.voice import Voice
from engine.netrunner.language.wording.zones import ZONES
from engine.netrunner.table.events import Cause, EventKind
from engine.netrunner.table.parts import seat_of
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import Clause, Name, Noun, NounPhrase, Phrase, Rel, either
from engine.speech.structs import inside

A_PLAYER = Noun("player", "a", id="player")

_SIDES = {
    "program": THE_RUNNER, "hardware": THE_RUNNER, "resource": THE_RUNNER, "icebreaker": THE_RUNNER,
    "event": THE_RUNNER, "ice": THE_CORP, "agenda": THE_CORP, "asset": THE_CORP, "upgrade": THE_CORP,
    "operation": THE_CORP,
}  # fmt: skip

_CAUSES: dict[str, NounPhrase] = {
    ABILITY: Noun("ability", "a"), Cause.RULES: Noun("rule", "a"), Cause.ACTION: Noun("basic_action", "a"),
    Cause.TRASH_COST: Noun("trash_cost", "a"), Cause.COST: Noun("cost", "a"), Cause.DAMAGE: Noun("damage"),
    Cause.PAID: Noun("paid_ability", "a"), Cause.CONDITIONAL: Noun("conditional_ability", "a"),
    Cause.PLAY: Noun("play_ability", "a"), Cause.SUBROUTINE: Noun("subroutine", "a"),
}  # fmt: skip
"""What an event happens because of."""
BASIC = {"trash": "trash_resource", "untag": "remove_tag"}
"""Basic actions whose words have another name than their details."""
EFFECTS_OF_USE = {
    (EventKind.GAIN_CREDITS, "taken"): "from_a_card", (EventKind.INSTALL, "ice"): "protecting_a_server",
    (EventKind.INSTALL, "root"): "in_a_root", (EventKind.USE, "trash"): "by_trashing_it",
    (EventKind.TRASH, "subroutine"): "by_a_subroutine",
    (EventKind.FULLY_BREAK, "alone"): "without_another_card",
    (EventKind.ENCOUNTER_ENDS, "fully_broken"): "after_fully_breaking",
    (EventKind.ENCOUNTER_ENDS, ""): "without_fully_breaking",
}  # fmt: skip
"""Set phrases of details."""


def side_of(thing: NounPhrase) -> Noun | None:
    """Who installs and plays cards of a type; nobody in particular else."""
    return _SIDES.get(thing.head) if isinstance(thing, Noun) else None


def only_this(among: Selector | None) -> bool:
    """Whether a set is the source and nothing else is said of it but that it is installed."""
    if isinstance(among, Both):
        parts = (among.one, among.other)
        return any(map(only_this, parts)) and all(only_this(p) or isinstance(p, Installed) for p in parts)
    return isinstance(among, ThisCard)


def object_of(on: On, v: Voice) -> NounPhrase:
    """The card an event is about."""
    if on.what is None:
        return Noun("card", "a")
    return v.this if only_this(on.what) else v.a(on.what)


def doer(on: On, v: Voice) -> Noun:
    """Who does it: anybody, if nobody is named."""
    return v.player(on.by) if on.by else A_PLAYER


def place_of(on: On, v: Voice) -> NounPhrase | None:
    """Where it happens."""
    names = on.where if isinstance(on.where, tuple) else (on.where,)
    return v.servers(names) if names else None


def amount_of(on: On | None, head: str) -> Noun:
    """How much an event is at least about."""
    return Noun(head, plural=True) if on is None or on.least < 2 else Noun(head, n=on.least, at_least=True)


def number(n: int) -> Name:
    """A number as a thing."""
    return Name(str(n))


def zones_of(names: str | tuple[str, ...], v: Voice) -> NounPhrase | None:
    """The zones a card comes from or goes to; None for where cards are installed."""
    known = [name for name in (names if isinstance(names, tuple) else (names,)) if name in ZONES]
    return v.zones(known) if known else None


def basic_action(detail: str, det: str = "a") -> Noun:
    """ "The basic action to run"."""
    from_ = BASIC.get(detail, detail)
    return Noun("basic_action", det, rels=(Rel(f"basic_{from_.replace(' ', '_')}"),))  # type: ignore[arg-type]


def further(role: str, on: On, kind: EventKind, v: Voice, made: Clause) -> tuple[str | Phrase, ...]:
    """A role that the clause of a kind does not say by itself, as a set phrase."""
    if role == "by":
        seat = seat_of(on.by, v.side)
        suffers = made.verb in ("suffer", "take_tag")  # not who does it to them
        known = DOERS.get(kind) == seat or (made.doer == v.seat(seat) and not suffers)
        return () if known else (Phrase.of("because_of" if suffers else "by_player", x=v.seat(seat)),)
    if role == "what" and on.what is not None:
        thing = object_of(on, v)
        key = "for_cards" if kind is EventKind.SPEND_CREDITS else "by_means_of"
        return () if thing in tuple(inside(made)) else (Phrase.of(key, x=thing),)
    if role == "where":
        place = place_of(on, v)
        return () if place is None else (Phrase.of("during_run_on", x=place),)
    if role in ("from_", "to"):
        place = zones_of(getattr(on, role), v)
        installed = Phrase.of("into_play" if role == "to" else "from_play")
        return (installed if place is None else Phrase.of("out_of" if role == "from_" else "into", x=place),)
    if role == "cause":
        if on.cause == ("subroutine",) and on.of is not None:
            source = v.this if has_this(on.of) else v.a(on.of)
            return (Phrase.of("because_of", x=Noun("subroutine", "a", rels=(Rel("on", source),))),)
        causes = [_CAUSES[cause] for cause in on.cause if not (cause == ABILITY and on.of is not None)]
        return (Phrase.of("because_of", x=either(*causes)),) if causes else ()
    if role == "damage":
        return (Phrase.of("because_of", x=Noun(f"{on.damage}_damage")),)
    if role == "least":
        return (Phrase.of("by_at_least", x=number(on.least)),)
    if role == "detail" and kind is EventKind.FULLY_BREAK and on.of is not None:
        return ()  # "with this program" is with it alone (6.5.7b)
    if role == "detail" and kind is EventKind.INSTALL and on.where:
        return ()  # "in the root of this server" says both
    if role == "detail":
        said = EFFECTS_OF_USE.get((kind, on.detail or ""))
        if said is None:
            raise NotImplementedError(f"{kind.name} has no words for {on.detail!r}")
        return (said,)
    raise NotImplementedError(f"{kind.name} has no words for {role}")


__all__ = ["A_PLAYER", "amount_of", "doer", "further", "object_of", "place_of", "side_of", "zones_of"]
