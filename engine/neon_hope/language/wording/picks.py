"""Cards in play as nouns."""

from __future__ import annotations

from msgspec.structs import replace

from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.wording.voice import YOU, Voice
from engine.speech import Noun, NounPhrase, Rel, either

THE_NETWORK = Noun("network", "the")
_REFS = {
    "this": Noun("card", "this", id="this"),
    "target": Noun("card", "the", of=Noun("task", "the"), id="target"),
}
_PLACES: dict[str, Rel] = {
    "here": Rel("at", Noun("location", of=YOU)),
    "environment": Rel("in", Noun("environment", of=YOU)),
    "anywhere": Rel("in_play"),
    "network": Rel("in", THE_NETWORK),
}
_REACHED: dict[str, Rel] = {  # a condition in reach may lie in the network
    "here": Rel("within", Noun("reach", of=YOU)),
    "environment": Rel("in", either(Noun("environment", of=YOU), THE_NETWORK)),
}


def place(where: str) -> Rel:
    """ "At your location"."""
    return _PLACES[where]


def things(self: Pick) -> Noun:
    """What is picked, without a determiner: "regular enemy at your location"."""
    found = _REACHED.get(self.where) if self.kind == "condition" else None
    adjectives = (
        *(["regular"] if self.regular else []),
        *(["elite"] if self.elite else []),
        *([] if self.retreated is None else ["retreated" if self.retreated else "standing"]),
    )
    head = "card" if self.kind == "any" else self.kind
    return Noun(head, adj=adjectives, rels=(found or _PLACES[self.where],))


def picked(self: Pick, v: Voice) -> NounPhrase:
    """ "Each regular enemy at your location", "“GUARD”", "this card"."""
    if self.ref:
        return _REFS[self.ref]
    if self.code is not None:
        if self.which == "each":
            return Noun("copy", "each", rels=(Rel("of", v.card(self.code)), _PLACES[self.where]), id="picked")
        return v.card(self.code)
    found = things(self)
    if self.which == "random":
        found = replace(found, adj=("picked_at_random", *found.adj))
    return replace(found, det="each" if self.which == "each" else "a", id="picked")


def counted(self: Pick, v: Voice) -> Noun:
    """One of what is counted, without a determiner."""
    if self.code is not None:
        return Noun("copy", rels=(Rel("of", v.card(self.code)), _PLACES[self.where]))
    return things(self)


def together(self: Pick, v: Voice) -> NounPhrase:
    """All that fit, where they are counted and none is chosen: "enemies in your environment"."""
    return picked(self, v) if self.ref or self.code else replace(things(self), plural=True)
