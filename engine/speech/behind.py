"""What grammars ask of nouns with what stands behind them."""

from __future__ import annotations

from engine.speech.clauses import Clause, Noun, NounPhrase, Rel, That


def whole(c: Clause) -> bool:
    """Whether a clause behind a noun has a subject of its own."""
    return c.doer is not None or (c.passive and c.arg("object") is not None)


def bare(c: Clause) -> bool:
    """Whether a clause behind a noun says but one word of what was done to it: "the drawn card"."""
    more = c.args or c.how or c.when or c.also or c.modal or c.denied or c.doer
    return c.passive and c.past and not more


def bare_deeds(noun: Noun) -> list[str]:
    """The verbs of those clauses, which many languages say before the noun."""
    return [rel.clause.verb for rel in noun.rels if isinstance(rel, That) and bare(rel.clause)]


def that_number(n: NounPhrase | None) -> bool:
    """Whether a number is one that was just said: "that many"."""
    return isinstance(n, Noun) and n.head == "number" and n.det == "that" and not n.rels


def in_order(noun: Noun) -> tuple[Rel | That, ...]:
    """What stands behind a noun: what kind of card it is before where it comes from, "a card of the same
    faction as your identity from your heap"; a clause last."""
    rels = tuple(sorted(noun.rels, key=_is_clause))
    keys = [rel.key if isinstance(rel, Rel) else "" for rel in rels]
    if not any(key.startswith("of_same_") for key in keys):
        return rels
    return tuple(sorted(rels, key=lambda rel: isinstance(rel, Rel) and rel.key.startswith("taken_from")))


def _is_clause(rel: Rel | That) -> bool:
    """Whether it is a clause: "a card in the root of this server that can be advanced"."""
    return isinstance(rel, Rel) and rel.key == "can_be_advanced"
