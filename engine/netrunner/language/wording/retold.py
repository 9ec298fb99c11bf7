"""Clauses said in another way: what leaves its place, what must not be of a kind."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language.wording.zones import ALL_ZONES
from engine.speech import And, Clause, If, Node, Noun, NounPhrase, Or, Rel, Sentences, Several, Then, clause


def if_not(node: Node) -> Node:
    """Of one card, what it must not be is a condition: "trash it if it is not a trojan card"."""
    thing = node.arg("object") if isinstance(node, Clause) else None
    if not isinstance(node, Clause) or not isinstance(thing, Noun) or thing.det != "that":
        return node
    no = next((rel for rel in thing.rels if isinstance(rel, Rel) and rel.key == "not"), None)
    if no is None or no.x is None or thing.plural:
        return node
    plain = replace(
        thing, rels=tuple(rel for rel in thing.rels if rel is not no), adj=(), id=thing.id or "unlike"
    )
    args = tuple((role, plain if role == "object" else noun) for role, noun in node.args)
    return If(clause("be_a", plain, no.x, denied=True), replace(node, args=args))


_TAKES = frozenset((
    "trash", "add", "add_to_top", "add_to_bottom", "shuffle_into", "install", "play", "reveal_and_trash",
    "host", "discard", "forfeit",
))  # fmt: skip
"""Verbs that take cards from where they are."""


def taking(node: Node) -> Node:
    """The same with "from HQ" where cards leave it, and not "in HQ"."""
    if isinstance(node, Clause):
        thing = node.arg("object")
        if node.verb not in _TAKES or node.arg("from") is not None or thing is None:
            return node
        args = tuple((role, _taken(noun) if role == "object" else noun) for role, noun in node.args)
        return replace(node, args=args)
    if isinstance(node, And | Or | Then | Sentences):
        return replace(node, parts=tuple(taking(part) for part in node.parts))
    if isinstance(node, If):
        return replace(node, then=taking(node.then))
    return node


def _taken(noun: NounPhrase) -> NounPhrase:
    if isinstance(noun, Several):
        return replace(noun, parts=tuple(_taken(part) for part in noun.parts))
    if not isinstance(noun, Noun):
        return noun
    return replace(noun, rels=tuple(_leaving(rel) if isinstance(rel, Rel) else rel for rel in noun.rels))


def _leaving(rel: Rel) -> Rel:
    """A place as one that a card leaves."""
    if rel.key == "in" and (rel.x in ALL_ZONES or isinstance(rel.x, Several)):
        return replace(rel, key="taken_from")
    return replace(rel, key="taken_from_root") if rel.key == "in_root" else rel
