"""Happenings: what an ability waits for, or what was."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.netrunner.language import happenings
from engine.netrunner.language.base import Pattern
from engine.netrunner.language.happenings import (
    ENCOUNTER,
    HERE,
    LAST_TURN,
    RUN,
    AnyOf,
    First,
    Next,
    On,
    While,
)
from engine.netrunner.language.wording.sets import CARD, has_this, is_installed
from engine.netrunner.language.wording.voice import COUNTERS, HAND, THE_RUN, Voice
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import seat_of
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import And, Clause, If, Node, Noun, NounPhrase, Or, Phrase, Quantity, Rel, clause
from engine.speech.clauses import Trigger
from engine.speech.nodes import denied, says

_ONCE = frozenset((
    Kind.SCORE, Kind.STEAL, Kind.REZ, Kind.INSTALL, Kind.RESOLVE, Kind.ACCESS, Kind.ENCOUNTER, Kind.TRASH,
))  # fmt: skip
"""Kinds of event that happen to one object but once in a while, so that "when" is said of this card."""


def _object(on: On, v: Voice) -> NounPhrase:
    """The card an event is about."""
    if on.what is None:
        return Noun("card", "a")
    return v.this if has_this(on.what) else v.a(on.what)


_SIDES = {
    "program": THE_RUNNER, "hardware": THE_RUNNER, "resource": THE_RUNNER, "icebreaker": THE_RUNNER,
    "event": THE_RUNNER, "ice": THE_CORP, "agenda": THE_CORP, "asset": THE_CORP, "upgrade": THE_CORP,
    "operation": THE_CORP,
}  # fmt: skip


_OWN = frozenset(("install", "play", "use", "rez", "advance"))
"""What only the player on whose side a card is does with it."""


def _side_of(thing: NounPhrase) -> Noun | None:
    """Who installs and plays cards of a type; nobody in particular else."""
    return _SIDES.get(thing.head) if isinstance(thing, Noun) else None


def _who(on: On, v: Voice, default: Noun | None) -> Noun | None:
    return v.player(on.by) if on.by else default


def _amount(on: On, head: str) -> Noun:
    return Noun(head, n=on.least) if on.least > 1 else Noun(head, plural=True)


def _where(on: On, v: Voice) -> NounPhrase | None:
    if not on.where:
        return None
    names = on.where if isinstance(on.where, tuple) else (on.where,)
    return v.servers(names)


def _cards(verb: str, doer: Noun | None) -> Callable[[On, Voice], Clause]:
    """Something done to a card; told of the card where nobody in particular does it to this one."""

    def made(on: On, v: Voice) -> Clause:
        thing = _object(on, v)
        if on.what is None and verb in ("score", "steal"):
            thing = Noun("agenda", "a")
        usual = doer or (_side_of(thing) if verb in _OWN else None)
        who = _who(on, v, usual)
        names = on.from_ if isinstance(on.from_, tuple) else (on.from_,)
        from_ = (
            v.zones(names)
            if names and names[0] in ("hq", "rd", "archives", "grip", "stack", "heap")
            else None
        )
        if on.where and isinstance(thing, Noun) and not has_this(on.what) and verb not in ("approach",):
            place = _where(on, v)
            thing = replace(thing, rels=(*thing.rels, Rel("in_or_protecting", place)))
        if who is None or (has_this(on.what) and verb in ("score", "steal", "rez", "install", "trash")):
            return clause(verb, None, thing, passive=True, from_=from_)
        return clause(verb, who, thing, from_=from_)

    return made


def _run(verb: str, passive: bool = False) -> Callable[[On, Voice], Clause]:
    def made(on: On, v: Voice) -> Clause:
        place = _where(on, v)
        adj = {"successful": ("successful",), "unsuccessful": ("unsuccessful",)}.get(on.detail or "", ())
        if place is None and not adj:
            run = Noun("run", "this") if verb == "end_intransitive" else Noun("run", "a")
        else:
            run = Noun("run", "a", adj=adj, rels=(Rel("against", place),) if place is not None else ())
        return clause(verb, run)

    return made


def _breach(on: On, v: Voice) -> Clause:
    place = _where(on, v) or v.server("attacked")
    return clause("breach", THE_RUNNER, place)


def _ice_of(on: On, v: Voice) -> NounPhrase:
    """The ice an event is about."""
    thing = v.this if has_this(on.what) else Noun("ice", "a") if on.what is None else v.a(on.what)
    if isinstance(thing, Noun) and thing.head == "card":
        return replace(thing, head="ice")
    return thing


def _ice(verb: str) -> Callable[[On, Voice], Clause]:
    def made(on: On, v: Voice) -> Clause:
        return clause(verb, THE_RUNNER, _ice_of(on, v))

    return made


def _damage(on: On, v: Voice) -> Clause:
    return clause("suffer", THE_RUNNER, _amount(on, f"{on.damage}_damage" if on.damage else "damage"))


def _counters(verb: str, role: str) -> Callable[[On, Voice], Clause]:
    def made(on: On, v: Voice) -> Clause:
        counters = _amount(on, COUNTERS[on.counter] if on.counter else "counter")
        return clause(verb, None, counters, passive=True, **{role: _object(on, v)})  # type: ignore[arg-type]

    return made


def _turn(verb: str, head: str = "turn") -> Callable[[On, Voice], Clause]:
    return lambda on, v: clause(verb, Noun(head, of=v.player(on.by or "you")))


def _imminent(on: On, v: Voice) -> Clause:
    return imminent(on.detail or "", v, on)


def imminent(kind: str, v: Voice, on: On | None = None) -> Clause:
    """An expected effect as something that happens."""
    heads = {name: name for name in ("net_damage", "meat_damage", "core_damage", "damage")}
    if kind in heads:
        return clause("suffer", THE_RUNNER, Noun(heads[kind], plural=True))
    if kind == "tag":
        return clause("take_tag", THE_RUNNER, Noun("tag", plural=True))
    if kind.startswith("trash"):
        head = kind.removeprefix("trash_") if "_" in kind else "card"
        return clause("trash", None, Noun(head, "a"), passive=True)
    if kind == "end_run":
        return clause("end", None, THE_RUN, passive=True)
    a_card = Noun("ice", "a") if on is None or on.what is None else _object(on, v)
    there = None if on is None else _where(on, v)
    others = {
        "breach": clause("breach", THE_RUNNER, v.server("attacked")),
        "expose": clause("expose", None, Noun("card", "a"), passive=True),
        "steal": clause("steal", None, Noun("agenda", "a"), passive=True),
        "score": clause("score", None, Noun("agenda", "a"), passive=True),
        "access": clause("access", THE_RUNNER, Noun("card", "a") if on is None else _object(on, v)),
        "success": clause("be_successful", THE_RUN),
        "approach_ice": clause("approach", THE_RUNNER, a_card),
        "approach_server": clause("approach", THE_RUNNER, v.server("any") if there is None else there),
        "encounter": clause("encounter", THE_RUNNER, a_card),
        "bypass": clause("bypass", THE_RUNNER, a_card),
        "purge": clause("purge", THE_CORP),
        "bad_publicity": clause("take_tag", THE_CORP, Noun("bad_publicity")),
    }
    if kind in others:
        return others[kind]
    who = v.player(on.by) if on is not None and on.by else v.me
    basic = on is not None and "action" in on.cause
    return clause("draw", who, Noun("card", plural=True), how=("with_basic_action",) if basic else ())


def _action(on: On, v: Voice) -> Clause:
    """An action; the basic ones to draw and to gain by what they do."""
    basic = {"draw": ("draw", "card"), "credit": ("gain", "credit")}.get(on.detail or "")
    if basic is None:
        return clause("take_action", v.player(on.by), Noun("action", "a"))
    return clause(basic[0], v.player(on.by), Noun(basic[1], n=1), how="with_basic_action")


_EVENTS: dict[Kind, Callable[[On, Voice], Clause]] = {
    Kind.TURN_BEGINS: _turn("begin"),
    Kind.TURN_ENDS: _turn("end_intransitive"),
    Kind.ACTION_PHASE_ENDS: _turn("end_intransitive", "action_phase"),
    Kind.ACTION: _action,
    Kind.ACTION_ENDS: lambda on, v: clause("finish", v.player(on.by), Noun("action", "a")),
    Kind.DISCARD: _cards("discard", None),
    Kind.GAIN_CREDITS: lambda on, v: clause("gain", v.player(on.by), _amount(on, "credit")),
    Kind.LOSE_CREDITS: lambda on, v: clause("lose", v.player(on.by), _amount(on, "credit")),
    Kind.SPEND_CREDITS: lambda on, v: clause("spend", v.player(on.by), _amount(on, "credit")),
    Kind.TAKE_CREDITS: lambda on, v: clause(
        "take", v.player(on.by), _amount(on, "credit"), from_=_object(on, v)
    ),
    Kind.GAIN_CLICKS: lambda on, v: clause("gain", v.player(on.by), _amount(on, "click")),
    Kind.LOSE_CLICKS: lambda on, v: clause("lose", v.player(on.by), _amount(on, "click")),
    Kind.SPEND_CLICKS: lambda on, v: clause("spend", v.player(on.by), _amount(on, "click")),
    Kind.PLACE_COUNTERS: _counters("place", "on"),
    Kind.REMOVE_COUNTERS: _counters("remove", "from_"),
    Kind.PURGE: lambda on, v: clause("purge", THE_CORP),
    Kind.DRAW_ENDS: lambda on, v: clause(
        "finish",
        v.player(on.by),
        Noun("mandatory_draw", of=v.player(on.by)),
    ),
    Kind.DRAW: lambda on, v: clause("draw", v.player(on.by), Noun("card", "a")),
    Kind.SHUFFLE: lambda on, v: clause("shuffle", v.player(on.by), Noun("deck", of=v.player(on.by))),
    Kind.SEARCH: lambda on, v: clause("search", v.player(on.by), in_=Noun("deck", of=v.player(on.by))),
    Kind.REVEAL: _cards("reveal", None),
    Kind.INSTALL: _cards("install", None),
    Kind.CREATE_SERVER: lambda on, v: clause("create_one_server", v.player(on.by) if on.by else THE_CORP),
    Kind.UNINSTALL: _cards("uninstall", None),
    Kind.REZ: _cards("rez", THE_CORP),
    Kind.DEREZ: _cards("derez", None),
    Kind.ADVANCE: _cards("advance", THE_CORP),
    Kind.PLAY: _cards("play", None),
    Kind.RESOLVE: lambda on, v: clause("resolve", None, _object(on, v), passive=True),
    Kind.USE: _cards("use", None),
    Kind.TRASH: _cards("trash", None),
    Kind.FORFEIT: _cards("forfeit", None),
    Kind.SCORE: _cards("score", THE_CORP),
    Kind.STEAL: _cards("steal", THE_RUNNER),
    Kind.MOVE_ICE: _cards("move", None),
    Kind.SWAP: _cards("swap", None),
    Kind.RUN_BEGINS: _run("begin"),
    Kind.APPROACH_ICE: _ice("approach"),
    Kind.ENCOUNTER: _ice("encounter"),
    Kind.ENCOUNTER_ENDS: lambda on, v: clause(
        "end_intransitive",
        Noun("encounter", "a", rels=(Rel("encounter_with", _ice_of(on, v)),)),
    ),
    Kind.BREAK: lambda on, v: clause(
        "break", THE_RUNNER, Noun("subroutine", "a"), on=None if on.what is None else _object(on, v)
    ),
    Kind.FULLY_BREAK: _ice("fully_break"),
    Kind.BYPASS: _ice("bypass"),
    Kind.PASS_ICE: _ice("pass"),
    Kind.PASS_ALL_ICE: lambda on, v: clause("pass", THE_RUNNER, Noun("ice", "all")),
    Kind.APPROACH_SERVER: lambda on, v: clause("approach", THE_RUNNER, _where(on, v) or v.server("any")),
    Kind.JACK_OUT: lambda on, v: clause("jack_out", THE_RUNNER),
    Kind.END_RUN: lambda on, v: clause("end", None, Noun("run", "the"), passive=True),
    Kind.SUCCESSFUL_RUN: lambda on, v: clause("make_successful_run", THE_RUNNER, on=_where(on, v)),
    Kind.UNSUCCESSFUL_RUN: lambda on, v: clause("make_unsuccessful_run", THE_RUNNER, on=_where(on, v)),
    Kind.RUN_ENDS: _run("end_intransitive"),
    Kind.BREACH: _breach,
    Kind.BREACH_ENDS: lambda on, v: clause(
        "end_intransitive",
        Noun("breach", "a", rels=(Rel("of", _where(on, v)),)) if on.where else Noun("breach", "this"),
    ),
    Kind.ACCESS: _cards("access", THE_RUNNER),
    Kind.ACCESS_ENDS: lambda on, v: clause("end_intransitive", Noun("access", "this")),
    Kind.PAY_TRASH_COST: lambda on, v: clause(
        "pay", THE_RUNNER, Noun("trash_cost", "the", rels=(Rel("of", _object(on, v)),))
    ),
    Kind.DAMAGE: _damage,
    Kind.TAG: lambda on, v: clause(
        "take_tag", THE_RUNNER, _amount(on, "tag") if on.least > 1 else Noun("tag", "a")
    ),
    Kind.UNTAG: lambda on, v: clause("remove", THE_RUNNER, _amount(on, "tag")),
    Kind.BAD_PUBLICITY: lambda on, v: clause("take_tag", THE_CORP, Noun("bad_publicity")),
    Kind.REMOVE_BAD_PUBLICITY: lambda on, v: clause("remove", THE_CORP, Noun("bad_publicity")),
    Kind.REVEAL_BIDS: lambda on, v: clause("reveal", None, Noun("bid", plural=True), passive=True),
    Kind.EXPOSE: _cards("expose", None),
    Kind.LOOK: _cards("look_at", None),
    Kind.HOST: _cards("host", None),
    Kind.TURN_FACEUP: _cards("turn_faceup", None),
    Kind.TURN_FACEDOWN: _cards("turn_facedown", None),
    Kind.FLIP: lambda on, v: clause("flip", v.player(on.by), Noun("identity", of=v.player(on.by))),
    Kind.ADD_AS_AGENDA: _cards("add_as_agenda", None),
    Kind.TRACE_BEGINS: lambda on, v: clause("begin", Noun("trace", "a")),
    Kind.TRACE: lambda on, v: clause("end_intransitive", Noun("trace", "a")),
    Kind.PREVENT: lambda on, v: clause("prevent", v.player(on.by), _amount(on, "damage")),
    Kind.IMMINENT: _imminent,
}


def event(
    on: Pattern, v: Voice, *, span: str = "", whose: str = "", past: bool = False, no: bool = False
) -> Clause:
    """One clause for the events of a pattern."""
    if isinstance(on, First | Next):
        return event(on.pattern, v, span=span, whose=whose, past=past, no=no)
    if isinstance(on, AnyOf):
        return event(on.patterns[0], v, span=span, whose=whose, past=past, no=no)
    if not isinstance(on, On):
        raise TypeError(f"{type(on).__name__} is no event")
    made = _EVENTS[on.kinds[0]](on, v)
    if len(on.kinds) > 1:
        others = [_EVENTS[kind](on, v) for kind in on.kinds[1:]]
        if made.passive and all(other.passive for other in others):
            made = replace(made, also=tuple(other.verb for other in others))
        else:
            first = made.arg("object")
            made = clause(made.verb, None, first, passive=True, also=tuple(other.verb for other in others))
    when: tuple[str | Phrase, ...] = ()
    if span == LAST_TURN:
        seat = seat_of(whose, v.side) if whose else v.side
        when = (Phrase.of("in_turn", x=Noun("turn", of=v.seat(seat), adj=("last",))),)
    elif span == RUN:
        when = ("this_run",)
    elif span == ENCOUNTER:
        when = ("that_encounter",)
    elif span:
        when = ("this_turn",)
    how = () if on.of is None else (Phrase.of("by_means_of", x=v.this if has_this(on.of) else v.a(on.of)),)
    return replace(made, past=past, denied=no, when=(*made.when, *when), how=(*made.how, *how))


def happened(on: Pattern, v: Voice, span: str, whose: str, no: bool = False) -> Node:
    """ "You made a successful run this turn"."""
    if isinstance(on, AnyOf):
        parts = tuple(happened(each, v, span, whose, no) for each in on.patterns)
        return And(parts) if no else Or(parts)
    made = event(on, v, span=span, whose=whose, past=True, no=no)
    if made.verb in ("score", "steal") and not made.passive and isinstance(on, On) and on.what is None:
        return replace(made, args=(("object", Noun("agenda", plural=True)),))  # "any agendas"
    return made


@says(happenings.Happened)
def _happened(self: happenings.Happened, v: Voice) -> Node:
    return happened(self.pattern, v, self.span, self.whose)


@says(happenings.EventFits)
def _event_fits(self: happenings.EventFits, v: Voice) -> Node:
    on = self.pattern
    if isinstance(on, On) and on.kinds[0] is Kind.RUN_ENDS and on.detail in ("successful", "unsuccessful"):
        return clause(f"be_{on.detail}", Noun("run", "that"), past=True)
    return event(on, v, past=True)


_REFERRED = {Kind.ENCOUNTER: "encountered", Kind.ACCESS: "accessed"}


def named(made: Clause, kind: Kind) -> Clause:
    """The same with its card named, so that what follows says "it"."""
    thing = made.arg("object")
    if not isinstance(thing, Noun) or thing.id or thing.det != "a":
        return made
    noun = replace(thing, id=_REFERRED.get(kind, "event card"))
    return replace(made, args=tuple((role, noun if role == "object" else each) for role, each in made.args))


def waited(on: Pattern, v: Voice, several: bool = False) -> tuple[Trigger, Node, Node | None]:
    """How a trigger condition is said: "when" or "each time", the event, and a further "if"."""
    if isinstance(on, First):
        how: Trigger = "first" if on.span == "turn" else "first_run"
        return how, *waited(on.pattern, v)[1:]
    if isinstance(on, Next):
        return "next", *waited(on.pattern, v)[1:]
    if isinstance(on, AnyOf):
        parts = [waited(each, v, several=True) for each in on.patterns]
        return parts[0][0], Or(tuple(part[1] for part in parts)), None
    if isinstance(on, While):
        return "when", on.condition.clause(v), None
    if not isinstance(on, On):
        raise TypeError(f"{type(on).__name__} is no trigger condition")
    kind = on.kinds[0]
    made: Node = event(on, v) if several else named(event(on, v), kind)
    if has_this(on.what) and is_installed(on.what):
        made = If(clause("be_installed", v.this), made, how="while", behind=True)
    further = None if on.if_ is None else on.if_.clause(v)
    if kind is Kind.RESOLVE:
        return "after", made, further
    if kind is Kind.IMMINENT:
        return "would", made, further
    once = (has_this(on.what) and kind in _ONCE) or (kind is Kind.RUN_ENDS and not on.where and not on.detail)
    later = kind in (Kind.BREACH,) and not on.where
    return ("when" if once or later else "whenever"), made, further


__all__ = ["CARD", "HAND", "HERE", "Quantity", "denied", "event", "happened", "waited"]
