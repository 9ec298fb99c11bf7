"""What several deeds share in Russian."""

from __future__ import annotations

from engine.speech.clauses import And, Clause, Node, Noun, Or, Then
from engine.speech.lexicon import Lexicon, Slot


def one_verb(node: And | Or | Then, lexicon: Lexicon, barring: bool) -> bool:
    """Whether one verb says what several of ours do: "получите 7 кредитов и 1 метку".

    Each is done to a number of things. Deeds to choose between keep their verbs, except behind "если только"
    (`barring`).
    """
    first = node.parts[0]
    if isinstance(node, Then) or (isinstance(node, Or) and not barring):
        return False

    def plain(part: Node) -> bool:
        if not (isinstance(part, Clause) and isinstance(first, Clause)):
            return False
        verb, one, thing = lexicon.verb(part.verb), lexicon.verb(first.verb), part.arg("object")
        slot = verb.frame[0] if verb.frame else None
        says = (part.also, part.how, part.when, part.past, part.passive, part.denied, part.lets)
        return (
            (verb.forms, verb.extra) == (one.forms, one.extra)
            and isinstance(slot, Slot)
            and (slot.role, slot.case, slot.word) == ("object", "acc", "")
            and says == (first.also, (), (), first.past, False, False, None)
            and part.doer in (None, first.doer)
            and (part is first or part.modal in ("", first.modal))
            and isinstance(thing, Noun)
            and isinstance(thing.n, int)
            and {role for role, _ in part.args} == {"object"}
        )

    return all(map(plain, node.parts))
