"""German manners: which stand before the object, which are clauses of their own."""

from __future__ import annotations

from engine.speech.clauses import Phrase
from engine.speech.realiser import EARLY


def early(phrase: str | Phrase, *, closed: bool) -> bool:
    """Whether it stands before the object; `closed`: the verb ends the clause.

    "Statt eines Zugriffs" follows what is done, unless the verb does: it would be torn off.
    """
    if isinstance(phrase, Phrase) and phrase.key.startswith("instead_of"):
        return closed
    if isinstance(phrase, Phrase) and phrase.key == "at_least_times":
        return True
    return phrase in EARLY or phrase in ("if_able", "at_random")


def clause_of_its_own(phrase: str | Phrase) -> bool:
    """Whether it is an infinitive clause behind all else: "statt in den Server einzudringen"."""
    return isinstance(phrase, Phrase) and phrase.key.startswith(("instead_of_breaching", "in_part_to_"))


def is_clause(phrase: str | Phrase) -> bool:
    """Whether it is a clause behind the whole: "beiseite, bevor sie in den Heap kommen"."""
    until = isinstance(phrase, Phrase) and phrase.key == "until_they_include"
    return phrase == "before_heap" or until or clause_of_its_own(phrase)
