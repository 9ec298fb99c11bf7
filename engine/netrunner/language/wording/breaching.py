"""What static abilities change about what is accessed."""

from __future__ import annotations

from msgspec.structs import replace

from engine.netrunner.language import breaching
from engine.netrunner.language.wording.voice import Voice
from engine.speech import CORP as THE_CORP
from engine.speech import RUNNER as THE_RUNNER
from engine.speech import If, Node, Noun, Phrase, Rel, clause
from engine.speech.nodes import says, so


@says(breaching.AccessLimit)
def access_limit(self: breaching.AccessLimit, v: Voice) -> Node:
    cards = Noun("card", n=self.n)
    if self.besides is not None:
        cards = replace(cards, rels=(Rel("other_than", v.a(self.besides)),))
    return clause("access_at_most", THE_RUNNER, cards, modal="can")


@says(breaching.FromBottom)
def from_bottom(self: breaching.FromBottom, v: Voice) -> Node:
    return so(clause("access", THE_RUNNER, Noun("card", plural=True)), Phrase.of("from_bottom", x=Noun("rd")))


@says(breaching.CorpChooses)
def corp_chooses(self: breaching.CorpChooses, v: Voice) -> Node:
    return clause(
        "choose", THE_CORP, Noun("card", "the", plural=True, rels=(Rel("accesses_from", Noun("hq")),))
    )


@says(breaching.RevealedInRD)
def revealed_in_rd(self: breaching.RevealedInRD, v: Voice) -> Node:
    accessed = clause("access", THE_RUNNER, v.this, from_=Noun("rd"))
    return If(accessed, clause("reveal", THE_RUNNER, v.this, modal="must"), how="while")
