"""Expected effects (9.9.2): as things that are prevented or raised, and as what is about to happen."""

from __future__ import annotations

from engine.netrunner.language.happenings import On
from engine.netrunner.language.wording.roles import amount_of, doer, object_of, place_of
from engine.netrunner.language.wording.voice import THE_RUN, Voice
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import Clause, Noun, NounPhrase, Rel, clause

_HEADS = {
    "tag": "tag", "bad_publicity": "bad_publicity", "draw": "draw", "damage": "damage", "end_run": "run",
    "expose": "exposure", "steal": "theft", "score": "scoring", "approach_ice": "approach",
    "approach_server": "approach", "trash": "card", "runner_score": "addition",
    "when_encountered": "when_encountered_ability",
}  # fmt: skip
"""Nouns of the kinds that have another name as a thing."""
_ONCE = frozenset((
    "expose", "trace", "subroutine", "breach", "access", "steal", "score", "success", "approach_ice",
    "approach_server", "encounter", "bypass", "purge", "end_run", "runner_score",
))  # fmt: skip
"""Kinds that happen once and have no number."""


def effect_noun(kind: str, n: int | None) -> Noun:
    """An expected effect as a thing: "2 net damage", "tags", "that encounter"; None = all of it."""
    head = _HEADS.get(kind) or kind.removeprefix("trash_")
    if kind == "when_encountered":
        return Noun(head, "a", rels=(Rel("of_zone", Noun("ice", "a")),))
    if kind in _ONCE:
        to = {"approach_ice": Noun("ice", "a"), "approach_server": Noun("server", "a")}.get(kind)
        return Noun(head, "that", rels=() if to is None else (Rel("to", to),))
    return Noun(head, "all") if n is None else Noun(head, n=n)


def _subject(on: On | None, v: Voice, head: str) -> NounPhrase:
    return Noun(head, "a") if on is None or on.what is None else object_of(on, v)


def imminent(kind: str, v: Voice, on: On | None = None) -> Clause:
    """An expected effect as something that happens."""
    if kind.endswith("damage") and on is not None and on.by:
        return clause("do", v.player(on.by), amount_of(on, kind))
    if kind.endswith("damage"):
        return clause("suffer", THE_RUNNER, amount_of(on, kind))
    if kind == "tag":
        return clause("take_tag", THE_RUNNER, amount_of(on, "tag"))
    if kind == "bad_publicity":
        return clause("take_tag", THE_CORP, amount_of(on, "bad_publicity"))
    if kind == "draw":
        basic = on is not None and on.cause == ("action",)
        who = v.me if on is None else doer(on, v)
        how = ("with_basic_action",) if basic else ()
        return clause("draw", who, amount_of(on, "card"), how=how)
    if kind.startswith("trash"):
        head = kind.removeprefix("trash_") if "_" in kind else "card"
        return clause("trash", None, _subject(on, v, head), passive=True)
    if kind in ("expose", "steal", "score"):
        return clause(kind, None, _subject(on, v, "card" if kind == "expose" else "agenda"), passive=True)
    if kind == "runner_score":
        area = Noun("score_area", of=THE_RUNNER)
        return clause("add", None, _subject(on, v, "agenda"), passive=True, to=area)
    there = None if on is None else place_of(on, v)
    return {
        "breach": lambda: clause("breach", THE_RUNNER, there or v.server("attacked")),
        "access": lambda: clause("access", THE_RUNNER, _subject(on, v, "card")),
        "success": lambda: clause(
            "declare_successful", None, THE_RUN if there is None else run(there), passive=True
        ),
        "end_run": lambda: clause("end", None, THE_RUN if there is None else run(there), passive=True),
        "approach_ice": lambda: clause("approach", THE_RUNNER, _subject(on, v, "ice")),
        "approach_server": lambda: clause("approach", THE_RUNNER, there or v.server("any")),
        "encounter": lambda: clause("encounter", THE_RUNNER, _subject(on, v, "ice")),
        "bypass": lambda: clause("bypass", THE_RUNNER, _subject(on, v, "ice")),
        "purge": lambda: clause("purge", THE_CORP),
        "trace": lambda: clause("begin", Noun("trace", "a")),
        "subroutine": lambda: clause("resolve", None, Noun("subroutine", "a"), passive=True),
        "when_encountered": lambda: clause("resolve", None, _ability(on, v), passive=True),
        "effect": lambda: clause("resolve", None, Noun("effect", "a"), passive=True),
    }[kind]()


def _ability(on: On | None, v: Voice) -> Noun:
    rels = () if on is None or on.what is None else (Rel("on", object_of(on, v)),)
    return Noun("when_encountered_ability", "a", rels=rels)


def run(place: NounPhrase) -> Noun:
    """ "A run on HQ"."""
    return Noun("run", "a", rels=(Rel("against", place),))


__all__ = ["effect_noun", "imminent", "run"]
