"""Words of printed texts that a declaration should have a counterpart of, and the other way round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.netrunner.objects.definitions import declared, definition
from tools.against_print import printed

_ASIDE = re.compile(r"<em>.*?</em>|\([^)]*\)|<[^>]+>")


class Suspect(NamedTuple):
    """A word that only one of the two has, print and declaration, or has more often."""

    code: str
    word: str
    printed: int
    declared: int

    def line(self, note: str = "?") -> str:
        """As it stands in the file of what was read."""
        return f"{self.code} | {self.word} | {self.printed} {self.declared} | {note}"


class Word(NamedTuple):
    """How a word is found in a text, and its counterpart in what a declaration looks like."""

    text: str
    parts: str
    both: bool = False
    """Whether the declaration may have it only where the text has it."""
    counted: bool = False
    """Whether it has to have it as often."""


_AMOUNTS = (
    r"Plus\(|ForEvery\(|HowMany\(|Count\(|Repeat\(|IceProtecting|Each\(|Hosted\(|Tags\(|CountersOn|Points\("
    r"|UnusedMemory|CoreDamage|BadPublicityCount|SubroutinesOf|CountInstalled|Price\(|most=2|to=[A-Z]"
)
_YOU = r"install|encounter|access|trash|steal|play|score|rez|draw|pass|break|advance"

WORDS: Final = {
    "or": Word(
        r"\bor\b(?! (?:more|less|greater|fewer|equal)\b)",
        r"ChooseOne\(|OneOf\(|Either\(|AnyOf\(|\bOr\(|'[a-z_]+', '|<EventKind[^,]*, <EventKind|Unless\(",
    ),
    "if successful": Word(r"[Ii]f successful", r"if_successful=\([A-Z]", both=True, counted=True),
    "if unsuccessful": Word(
        r"[Ii]f (?:unsucc?ess?ful|it was unsucc?essful)", r"if_unsuccessful=\([A-Z]|'unsuccessful'", both=True
    ),
    "successful": Word(
        r"(?<!un)\bsuccessful\b", r"successful=\([A-Z]|successful_run|'success(?:ful)?'|RunSuccessful"
    ),
    "may": Word(
        r"\bmay\b|[Ii]f you pay",
        r"optional=True|[^a-zA-Z]May\(|MayPay\(|MayJackOut\(|ResolveSubroutine\([^)]*\), cost=C",
        both=True,
    ),
    "up to": Word(r"\bup to\b|\bany number\b|any of those", r"up_to=True|least=0\b|optional=True"),
    "another": Word(r"\b(?:an)?other\b", r"Without\(|'another'|'other_remote'|TakeDifferent"),
    "only": Word(
        r"\bonly\b(?! (?:cards|once))",
        r"condition=[A-Z]|Only[OI]|CreditsFrom|FirstClick|priority=True|Faceup|by='[a-z]|against=[A-Z]",
    ),
    "must": Word(r"\bmust (?!be|reveal)", r"must=True|Must\(|FirstClick|Price\(act='(?:steal|run|play)'"),
    "each": Word(r"\beach\b(?! (?:turn|run|breach|other|time|player))|\bevery\b", _AMOUNTS),
    "instead": Word(
        r"\binstead\b(?! of trashing)",
        r"Instead|KeepFacedown|EnterWith|Case\(|Discount|SetsAside|instead=True|all_if=[A-Z]|otherwise=\([A-Z]",
    ),
    "first time": Word(
        r"\b[Ff]irst (?:time|\w+ you|\[click\]|encounter|net)",
        r"First|Not\(condition=Happened|first=True|priority=True",
        both=True,
    ),
    "unless": Word(r"\bunless\b", r"Unless\(|~|Not\("),
    "if not": Word(r"[Ii]f (?:they|you) do not\b", r"Unless\(|otherwise=\([A-Z]|must=True|Not\("),
    "remove from the game": Word(
        r"\b[Rr]emove\b[^.]*\bfrom the game\b", r"RemoveFromGame|'remove'|'removed'|SetsAside", both=True
    ),
    "cannot": Word(
        r"\b(?:cannot|Players cannot|avoided)\b",
        r"Cannot|Unprevent|AccessLimit|BreakLimit|FirstClick|LoseAb",
        both=True,
    ),
    "prevent": Word(r"\bPrevent\b|\bprevent\b", r"Prevents?\(", both=True),
    "if able": Word(r"\bif able\b", r"IfAble|able=True|must=True|Must\(|Rez\("),
    "next": Word(r"\bnext\b", r"Next|InwardOf|next=[A-Z]|next_turn"),
    "at random": Word(r"\brandom\b", r"Random|random=True|IdentifyMark", both=True),
    "reveal": Word(
        r"\b[Rr]eveal(?:s|ed)?\b(?! spent| secretly)",
        r"Reveal\(|RevealedInRD|HandRevealed|reveal=True|reveal and|REVEAL",
        both=True,
    ),
    "rezzed": Word(r"\brezzed\b", r"Rezzed\(", both=True),
    "unrezzed": Word(r"\bunrezzed\b", r"Unrezzed\("),
    "faceup": Word(r"\bfaceup\b", r"Faceup|faceup=True"),
    "facedown": Word(r"\bfacedown\b", r"Facedown|facedown=True|faceup=False|Separate"),
    "printed": Word(r"\bprinted\b", r"Printed|Having|CostOf|OddCost|printed|Sub\(|Ice|LoseSubs"),
    "you do it": Word(rf"\b[Ww]hen(?:ever)?\b[^,]*\byou (?:{_YOU})\b", r"by='you'|ENCOUNTER|ThisCard|BREACH"),
    "the Runner does it": Word(
        rf"\b[Ww]hen(?:ever)?\b[^,]*\bRunner (?:{_YOU})(?:e?s)\b",
        r"by='(?:runner|opponent)'|STEAL|ACCESS|PASS|ENC",
    ),
    "this server": Word(r"\bthis server\b", r"'here'|RunOn\("),
    "once": Word(r"\b[Oo]nce per\b|\bonly once\b", r"once=True|Discount|SetsAside", both=True),
    "ignoring": Word(r"\bignoring\b", r"ignoring='[a-z]", both=True),
    "less": Word(
        r"\b(?:less to|paying [^.]*less|lower(?:ing|ed)? )",
        r"less=[A-Z]|change=|discount|TakeDifferent|Discount|Case\(",
    ),
    "suffer": Word(
        r"\b(?:suffer|take) \d (?:net|meat|core)", r"suffered=True|DamageCost|damage'|net_damage="
    ),
    "this run": Word(r"\b(?:this|that) run\b", r"'run'|RUN_ENDS|abilities=\(|during=\(|RunSuccessful"),
    "this turn": Word(
        r"\b(?:this|the) turn\b",
        r"'turn'|Happened|Count|NotInst|ActionTaken|not_run_this|PrintedTotal|next_turn",
    ),
    "last turn": Word(r"\blast turn\b", r"last_turn", both=True),
    "tagged": Word(r"\btagged\b", r"Tagged", both=True),
    "non-": Word(r"\bnon-", r"Without\(|without="),
    "copy": Word(r"\bcop(?:y|ies)\b", r"SameAs|CopiesOfThis|Named|OfChosenName|BringsCopies"),
    "additional": Word(r"\badditional cost", r"Price\(|additional"),
    "search": Word(r"\b[Ss]earch(?:es)?\b", r"Search\(|SEARCH", both=True),
    "end the run": Word(r"\b[Ee]nd the run\b", r"EndTheRun", both=True),
    "trace": Word(r"\b[Tt]race\b", r"Trace|trace|TRACE", both=True),
    "hand size": Word(r"\bmaximum hand size\b", r"hand_|HandSize|DiscardDown"),
    "threat": Word(r"\bThreat \d", r"Threat\(", both=True),
    "persistent": Word(r"\bPersistent\b", r"persistent=True", both=True),
    "interface": Word(r"\bInterface\b", r"interface=True", both=True, counted=True),
    "interrupt": Word(r"\[interrupt\]", r"interrupt=True|interrupt='[a-z]|Discount|Prevents|InsteadOf"),
}
"""Each word with its counterpart."""


def _found(word: Word, text: str, looks: str) -> tuple[int, int]:
    there, here = len(re.findall(word.text, text)), len(re.findall(word.parts, looks))
    return (there, here) if word.counted else (min(there, 1), min(here, 1))


def compared(code: str, text: str, looks: str) -> Iterator[Suspect]:
    """Words of which a text and a declaration, as it looks, do not have the same."""
    plain = _ASIDE.sub("", text)
    for name, word in WORDS.items():
        there, here = _found(word, plain, looks)
        if there > here or (word.both and there < here):
            yield Suspect(code, name, there, here)


def suspects() -> list[Suspect]:
    """All of them, of all declared cards of which the printed text is at hand."""
    texts = printed()
    return [
        suspect
        for code in sorted(declared() & texts.keys())
        for suspect in compared(code, texts[code], repr(definition(code).abilities))
    ]
