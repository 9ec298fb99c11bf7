"""What an option does, said with the words of the cards: "Rez Palisade", "3 Credits erhalten"."""

from __future__ import annotations

from functools import lru_cache

from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import CENTRALS, CORP
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import Name, Noun, NounPhrase, Rel, both, clause, known, label, price

VERBS = {
    "play": "play", "rez": "rez", "advance": "advance", "score": "score", "trash_resource": "trash",
    "trash_accessed": "trash", "trash_for_memory": "trash", "pay_steal": "steal", "keep": "keep",
    "find": "find", "access_archives": "access", "access_root": "access",
}  # fmt: skip
"""Options about one card that are called after what is done with it, and its verb."""
_BASIC = {
    "credit": ("gain", Noun("credit", n=1)), "draw": ("draw", Noun("card", n=1)), "purge": ("purge", None),
    "untag": ("remove", Noun("tag", n=1)),
}  # fmt: skip


def deed(reader: Reader, verb: str, thing: NounPhrase | None, **roles: NounPhrase | None) -> str:
    """Something the reader would do, as a label."""
    return _said(reader.language, reader.seat, verb, thing, **roles)


@lru_cache(4096)
def _said(language: str, seat: str, verb: str, thing: NounPhrase | None, **roles: NounPhrase | None) -> str:
    """Options of a table are called the same again and again."""
    node = clause(verb, THE_CORP if seat == CORP else THE_RUNNER, thing, **roles)  # type: ignore[arg-type]
    return label(known(language), node, seat, infinitive=True)


def basic(reader: Reader, verb: str) -> str:
    """A basic action: "credit", "draw", "purge" or "untag"."""
    return deed(reader, *_BASIC[verb])


def with_card(reader: Reader, verb: str, name: str) -> str:
    """Something done with a card: a verb of the lexicon."""
    return deed(reader, verb, Name(name))


def swap(reader: Reader, one: str, other: str) -> str:
    """ "Swap Palisade and Tithe"."""
    return deed(reader, "swap", both(Name(one), Name(other)))


def install(reader: Reader, name: str, server: str = "", host: str = "", *, ice: bool = False) -> str:
    """ "Install Palisade protecting R&D", "Install Crisium Grid in the root of R&D"."""
    where: dict[str, NounPhrase] = {}
    if server == "new":
        where["protecting" if ice else "in_"] = Noun("server", "a", adj=("new",))
    elif ice:
        where["protecting"] = Name(reader.server(server))
    elif server:
        where["in_"] = root(reader, server)
    return deed(reader, "install", Name(name), on=Name(host) if host else None, **where)


def root(reader: Reader, server: str) -> NounPhrase:
    """ "the root of R&D", "Server 2": a card in the former is none of R&D (4.6.7c)."""
    there = Name(reader.server(server))
    return Noun("root", "the", rels=(Rel("of_zone", there),)) if server in CENTRALS else there


def clicks(reader: Reader, n: int) -> str:
    """ "3 clicks"."""
    return price(known(reader.language), (Noun("click", n=n),))
