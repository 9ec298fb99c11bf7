"""Events: a clause for each kind, with all that a pattern says of them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.netrunner.language.happenings import On
from engine.netrunner.language.wording.expected import effect_noun, imminent, run
from engine.netrunner.language.wording.roles import (
    amount_of,
    basic_action,
    doer,
    further,
    number,
    object_of,
    place_of,
    side_of,
    zones_of,
)
from engine.netrunner.language.wording.sets import has_this
from engine.netrunner.language.wording.voice import COUNTERS, THE_RUN, Voice
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import INSTALLED
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import Clause, Noun, NounPhrase, Phrase, Rel, clause

Said = Callable[[On, Voice], Clause]

_OWN = frozenset(("install", "play", "use", "rez", "advance"))
"""What only the player on whose side a card is does with it."""
_PLACES = {"score": "in_root", "steal": "in_server_or_root", "access": "in_server_or_root"}
"""Where the cards are to which that is done, if not in or protecting a server."""
_OF_THIS = frozenset(("trash",))
"""What is told of this card, and not of who does it."""


def _within(thing: NounPhrase, on: On, v: Voice, key: str = "in_or_protecting") -> NounPhrase:
    """A card at the place of an event."""
    place = place_of(on, v)
    if place is None or not isinstance(thing, Noun):
        return thing
    return replace(thing, rels=(*thing.rels, Rel(key, place)))


def _cards(verb: str, doer: Noun | None = None) -> Said:
    """Something done to a card; told of the card where nobody in particular does it to this one."""

    def made(on: On, v: Voice) -> Clause:
        thing = object_of(on, v)
        agendas = set(on.kinds) <= {EventKind.SCORE, EventKind.STEAL} or on.what is None
        if agendas and verb in ("score", "steal") and isinstance(thing, Noun) and thing.head == "card":
            thing = Noun("agenda", "a") if on.what is None else replace(thing, head="agenda")
        usual = doer or (side_of(thing) if verb in _OWN else None)
        who = v.player(on.by) if on.by else usual
        from_ = zones_of(on.from_, v)
        if from_ is None and INSTALLED in on.from_ and isinstance(thing, Noun):
            thing = replace(thing, adj=tuple(dict.fromkeys(("installed", *thing.adj))))
        if not has_this(on.what):
            exactly = {"root": "in_root", "ice": "protecting"}.get(on.detail or "", "")
            where = exactly if verb == "install" else ""
            thing = _within(thing, on, v, where or _PLACES.get(verb, "in_or_protecting"))
        if who is None or (has_this(on.what) and verb in _OF_THIS and (not on.by or who == usual)):
            return clause(verb, None, thing, passive=True, from_=from_)
        thing, places = _where(thing, v) if verb == "install" else (thing, [])
        told = clause(verb, who, thing, from_=from_)
        return replace(told, args=(*told.args, *places))

    return made


def _where(thing: NounPhrase, v: Voice) -> tuple[NounPhrase, list[tuple[str, NounPhrase]]]:
    """Cards that are installed, and where: "install a program on this resource"."""
    if not isinstance(thing, Noun):
        return thing, []
    rels = [rel for rel in thing.rels if isinstance(rel, Rel) and rel.key in _STANDS]
    places = [(_STANDS[rel.key], rel.x) for rel in rels if rel.x is not None]
    if "hosted" in thing.adj:  # by this card
        places.append(("on", v.this))
        thing = replace(thing, adj=tuple(key for key in thing.adj if key != "hosted"))
    rest = tuple(rel for rel in thing.rels if rel not in rels)
    return replace(thing, rels=rest), places


_STANDS = {
    "hosted_on": "on", "in_root": "in_root", "protecting": "protecting",
    "in_or_protecting": "in_or_protecting",
}  # fmt: skip
"""Where a card is, as the place in which it is installed."""


def _moved(verb: str) -> Said:
    """A card is done something to that leaves it where it is, or counters; with no zone it comes from."""
    cards = _cards(verb)
    return lambda on, v: cards(replace(on, from_=()), v)


def _to_a_root(on: On, v: Voice) -> Clause:
    """An upgrade is moved: there is nowhere else that it could go to."""
    made = _cards("move_to_root")(on, v)
    return replace(made, args=(*made.args, ("to", v.server("any"))))


def _run(verb: str) -> Said:
    def made(on: On, v: Voice) -> Clause:
        place = place_of(on, v)
        adj = (on.detail,) if on.detail in ("successful", "unsuccessful") else ()
        if place is None and not adj:
            return clause(verb, Noun("run", "this") if verb == "end_intransitive" else Noun("run", "a"))
        return clause(verb, replace(run(place) if place is not None else Noun("run", "a"), adj=adj))

    return made


def _ice_of(on: On, v: Voice) -> NounPhrase:
    """The ice an event is about, where it protects a server."""
    thing = Noun("ice", "a") if on.what is None else object_of(on, v)
    if isinstance(thing, Noun) and thing.head == "card":
        thing = replace(thing, head="ice")
    return thing if has_this(on.what) else _within(thing, on, v, "protecting")


def _ice(verb: str) -> Said:
    return lambda on, v: clause(verb, THE_RUNNER, _ice_of(on, v))


def _encounter_ends(on: On, v: Voice) -> Clause:
    left = Noun("subroutine", n=on.least, adj=("unbroken",), at_least=True)
    how = (Phrase.of("by_means_of", x=left),) if on.least > 1 else ()
    return clause(
        "end_intransitive", Noun("encounter", "a", rels=(Rel("encounter_with", _ice_of(on, v)),)), how=how
    )


def _broken(on: On, v: Voice) -> Clause:
    subs = Noun("subroutine", "a", adj=("printed",) if on.detail == "printed" else ())
    return clause("break", THE_RUNNER, subs, on=None if on.what is None else _ice_of(on, v))


def _counters(verb: str, role: str) -> Said:
    def made(on: On, v: Voice) -> Clause:
        counters = amount_of(on, COUNTERS[on.counter] if on.counter else "counter")
        who = v.player(on.by) if on.by else None
        return clause(verb, who, counters, passive=who is None, **{role: object_of(on, v)})  # type: ignore[arg-type]

    return made


def _facedown_archives(on: On) -> Noun:
    """ "Facedown cards in Archives", at least so many of them."""
    cards = amount_of(on, "card")
    return replace(cards, adj=("facedown",), rels=(Rel("in", Noun("archives")),))


def _faceup_archives(on: On) -> Noun:
    """ "Facedown cards in Archives", at least so many of them."""
    cards = amount_of(on, "card")
    return replace(cards, adj=("faceup",), rels=(Rel("in", Noun("archives")),))


def _turn(verb: str, head: str = "turn") -> Said:
    def made(on: On, v: Voice) -> Clause:
        return clause(verb, Noun(head, of=v.player(on.by)) if on.by else Noun(head, "a"))

    return made


def _action(on: On, v: Voice) -> Clause:
    """An action; the basic ones to draw and to gain by what they do."""
    basic = {"draw": ("draw", "card"), "credit": ("gain", "credit")}.get(on.detail or "")
    if basic is not None:
        return clause(basic[0], doer(on, v), Noun(basic[1], n=1), how="with_basic_action")
    return clause("take_action", doer(on, v), basic_action(on.detail) if on.detail else action_of(on, v))


def action_of(on: On, v: Voice) -> Noun:
    """An action, or one of a card."""
    return Noun("action", "a", rels=() if on.what is None else (Rel("on", object_of(on, v)),))


def _spent(on: On, v: Voice) -> Clause:
    thing = Noun("resource", "a") if on.detail == "trash resource" and on.what is None else object_of(on, v)
    how = (Phrase.of(f"for_{on.detail.replace(' ', '_')}", x=thing),) if on.detail else ()
    return clause("spend", doer(on, v), amount_of(on, "credit"), how=how)


def _used(on: On, v: Voice) -> Clause:
    """A card is used; as its credits are spent (9.1.6c), by that."""
    if on.detail == "counters":
        return clause("spend", doer(on, v), amount_of(on, "credit"), from_=object_of(on, v))
    return _cards("use")(on, v)


def _draw_ends(on: On, v: Voice) -> Clause:
    """The mandatory draw is the only one that a rule makes (5.6.1b)."""
    who = doer(on, v)
    if on.cause == ("rules",):
        return clause("finish", who, Noun("mandatory_draw", of=who))
    return clause("draw", who, amount_of(on, "card"))


def _damage(on: On, v: Voice) -> Clause:
    what = amount_of(on, f"{on.damage}_damage" if on.damage else "damage")
    if on.by:
        return clause("do", v.player(on.by), what)
    return clause("suffer", THE_RUNNER, what)


def _trace(verb: str) -> Said:
    def made(on: On, v: Voice) -> Clause:
        adj = (on.detail,) if on.detail else ()
        if verb == "end_intransitive" or on.least < 2:
            return clause(verb, Noun("trace", "a", adj=adj))
        strength = Noun("base_trace_strength", "a", rels=(Rel("of_at_least", number(on.least)),))
        return clause(verb, Noun("trace", "a", adj=adj, rels=(Rel("with", strength),)))

    return made


def _breach(place: NounPhrase | None) -> Noun:
    return Noun("breach", "this") if place is None else Noun("breach", "a", rels=(Rel("breach_of", place),))


def _bids(on: On, v: Voice) -> Clause:
    rels = (Rel(f"that_{on.detail}"),) if on.detail else ()
    return clause("reveal", None, Noun("bid", plural=True, rels=rels), passive=True)


def _paid_trash_cost(on: On, v: Voice) -> Clause:
    more = (Rel("of_at_least", Noun("credit", n=on.least)),) if on.least > 1 else ()
    cost = Noun("trash_cost", "the", rels=(*more, Rel("of", object_of(on, v))))
    return clause("pay", THE_RUNNER, cost)


def _as_agenda(on: On, v: Voice) -> Clause:
    made = _moved("add_as_agenda")(on, v)
    if on.least < 2:
        return made
    return replace(made, args=(*made.args, ("worth", amount_of(on, "agenda_point"))))


def _number(verb: str, head: str, usual: Noun | None = None) -> Said:
    """So many of something."""
    return lambda on, v: clause(verb, usual or doer(on, v), amount_of(on, head))


EVENTS: dict[EventKind, Said] = {
    EventKind.TURN_BEGINS: _turn("begin"),
    EventKind.TURN_ENDS: _turn("end_intransitive"),
    EventKind.ACTION_PHASE_ENDS: _turn("end_intransitive", "action_phase"),
    EventKind.ACTION: _action,
    EventKind.ACTION_ENDS: lambda on, v: clause("finish", doer(on, v), action_of(on, v)),
    EventKind.DISCARD: _cards("discard"),
    EventKind.GAIN_CREDITS: _number("gain", "credit"),
    EventKind.LOSE_CREDITS: _number("lose", "credit"),
    EventKind.SPEND_CREDITS: _spent,
    EventKind.TAKE_CREDITS: lambda on, v: clause(
        "take", doer(on, v), amount_of(on, "credit"), from_=object_of(on, v)
    ),
    EventKind.POOL_EMPTY: lambda on, v: clause(
        "have", doer(on, v), Noun("credit", n=0, rels=(Rel("in", Noun("credit_pool", of=doer(on, v))),))
    ),
    EventKind.GAIN_CLICKS: _number("gain", "click"),
    EventKind.LOSE_CLICKS: _number("lose", "click"),
    EventKind.SPEND_CLICKS: _number("spend", "click"),
    EventKind.PLACE_COUNTERS: _counters("place", "on"),
    EventKind.REMOVE_COUNTERS: _counters("remove", "from_"),
    EventKind.PURGE: lambda on, v: clause("purge", THE_CORP),
    EventKind.DRAW_ENDS: _draw_ends,
    EventKind.DISCARD_ENDS: lambda on, v: clause(
        "discard_down", doer(on, v), Noun("max_hand_size", of=doer(on, v))
    ),
    EventKind.DRAW: lambda on, v: clause("draw", doer(on, v), object_of(on, v)),
    EventKind.SHUFFLE: lambda on, v: clause("shuffle", doer(on, v), Noun("deck", of=doer(on, v))),
    EventKind.SEARCH: lambda on, v: clause(
        "search", doer(on, v), in_=Noun("stack" if doer(on, v) == THE_RUNNER else "deck", of=doer(on, v))
    ),
    EventKind.REVEAL: _cards("reveal"),
    EventKind.INSTALL: _cards("install"),
    EventKind.CREATE_SERVER: lambda on, v: clause("create_one_server", THE_CORP),
    EventKind.UNINSTALL: _cards("uninstall"),
    EventKind.REZ: _moved("rez"),
    EventKind.DEREZ: _moved("derez"),
    EventKind.ADVANCE: _moved("advance"),
    EventKind.PLAY: _cards("play"),
    EventKind.RESOLVE: lambda on, v: clause("resolve", None, object_of(on, v), passive=True),
    EventKind.USE: _used,
    EventKind.TRASH: _cards("trash"),
    EventKind.FORFEIT: _cards("forfeit"),
    EventKind.SCORE: _cards("score", THE_CORP),
    EventKind.STEAL: _cards("steal", THE_RUNNER),
    EventKind.MOVE_ICE: _cards("move"),
    EventKind.MOVE_CARD: _to_a_root,
    EventKind.SWAP: _cards("swap"),
    EventKind.RUN_BEGINS: _run("begin"),
    EventKind.APPROACH_ICE: _ice("approach"),
    EventKind.ENCOUNTER: _ice("encounter"),
    EventKind.ENCOUNTER_ENDS: _encounter_ends,
    EventKind.BREAK: _broken,
    EventKind.RESOLVE_SUBROUTINE: lambda on, v: clause(
        "resolve", THE_CORP, Noun("subroutine", "a", rels=(Rel("on", object_of(on, v)),))
        if on.what is not None else Noun("subroutine", "a"),
    ),
    EventKind.FULLY_BREAK: _ice("fully_break"),
    EventKind.BYPASS: _ice("bypass"),
    EventKind.PASS_ICE: _ice("pass"),
    EventKind.PASS_ALL_ICE: lambda on, v: clause(
        "pass", THE_RUNNER, _within(Noun("ice", "all"), on, v, "protecting")
    ),
    EventKind.APPROACH_SERVER: lambda on, v: clause(
        "approach", THE_RUNNER, place_of(on, v) or v.server("any")
    ),
    EventKind.JACK_OUT: lambda on, v: clause("jack_out", THE_RUNNER),
    EventKind.END_RUN: lambda on, v: clause(
        "end", None, run(place) if (place := place_of(on, v)) is not None else THE_RUN, passive=True
    ),
    EventKind.SUCCESSFUL_RUN: lambda on, v: clause("make_successful_run", THE_RUNNER, on=place_of(on, v)),
    EventKind.UNSUCCESSFUL_RUN: lambda on, v: clause("make_unsuccessful_run", THE_RUNNER, on=place_of(on, v)),
    EventKind.RUN_ENDS: _run("end_intransitive"),
    EventKind.BREACH: lambda on, v: clause("breach", THE_RUNNER, place_of(on, v) or v.server("attacked")),
    EventKind.ACCESS_LIMIT: lambda on, v: clause(
        "determine_accesses", THE_RUNNER, of=place_of(on, v) or v.server("attacked")
    ),
    EventKind.BREACH_ENDS: lambda on, v: clause("end_intransitive", _breach(place_of(on, v))),
    EventKind.ACCESS: _cards("access", THE_RUNNER),
    EventKind.ACCESS_ENDS: lambda on, v: clause(
        "end_intransitive",
        Noun("access", "this")
        if on.what is None
        else Noun("access", "the", rels=(Rel("to", object_of(on, v)),)),
    ),
    EventKind.PAY_TRASH_COST: _paid_trash_cost,
    EventKind.DAMAGE: _damage,
    EventKind.TAG: lambda on, v: clause(
        "take_tag", THE_RUNNER, amount_of(on, "tag") if on.least > 1 else Noun("tag", "a")
    ),
    EventKind.UNTAG: lambda on, v: (
        clause("remove", v.player(on.by), amount_of(on, "tag"))
        if on.by
        else clause("remove", None, amount_of(on, "tag") if on.least > 1 else Noun("tag", "a"), passive=True)
    ),
    EventKind.BAD_PUBLICITY: _number("take_tag", "bad_publicity", THE_CORP),
    EventKind.REMOVE_BAD_PUBLICITY: _number("remove", "bad_publicity", THE_CORP),
    EventKind.REVEAL_BIDS: _bids,
    EventKind.EXPOSE: _moved("expose"),
    EventKind.LOOK: _cards("look_at"),
    EventKind.HOST: _cards("host"),
    EventKind.TURN_FACEUP: _cards("turn_faceup"),
    EventKind.TURN_FACEDOWN: _cards("turn_facedown"),
    EventKind.TURN_ARCHIVES_FACEUP: lambda on, v: clause(
        "turn_faceup", None, _facedown_archives(on), passive=True
    ),
    EventKind.TURN_ARCHIVES_FACEDOWN: lambda on, v: clause(
        "turn_facedown", None, _faceup_archives(on), passive=True
    ),
    EventKind.FLIP: lambda on, v: clause("flip", doer(on, v), Noun("identity", of=doer(on, v))),
    EventKind.ADD_AS_AGENDA: _as_agenda,
    EventKind.TRACE_BEGINS: _trace("begin"),
    EventKind.TRACE: _trace("end_intransitive"),
    EventKind.PREVENT: lambda on, v: clause(
        "prevent", doer(on, v),
        amount_of(on, "damage") if on.detail is None else effect_noun(on.detail, on.least or 1),
    ),
    EventKind.IMMINENT: lambda on, v: imminent(on.detail or "effect", v, on),
}  # fmt: skip

_ROLES: dict[str, object] = {
    "what": None, "where": (), "from_": (), "to": (), "by": "", "detail": None, "least": 0, "cause": (),
    "damage": "",
}  # fmt: skip
"""Roles that a clause may leave out, with what says nothing of them."""


def _by_this_damage(on: On) -> bool:
    """Whether damage of a subroutine on a card is told as one thing."""
    return on.of is not None and bool(on.damage) and on.detail == "subroutine"


def event_of(on: On, kind: EventKind, v: Voice) -> Clause:
    """The events of one of a pattern's kinds: what its clause does not say is said behind it."""
    said = EVENTS[kind]
    made = said(on, v)
    how: tuple[str | Phrase, ...] = ()
    for role, nothing in _ROLES.items():
        if role in ("damage", "detail") and _by_this_damage(on):
            continue
        if getattr(on, role) != nothing and said(replace(on, **{role: nothing}), v) == made:
            how = (*how, *further(role, on, kind, v, made))
    return replace(made, how=(*made.how, *how)) if how else made


__all__ = ["EVENTS", "event_of"]
