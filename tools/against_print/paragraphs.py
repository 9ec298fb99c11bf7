"""The printed text of a card as abilities, each with how many sentences direct somebody to do something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

AbilityKind = Literal["sub", "paid", "when", "play", "granted"]

_LIST = re.compile(r"<ul>.*?</ul>")
_ASIDE = re.compile(r"<[^>]+>|\([^)]*\)")
_QUOTED = re.compile(r'"([^"]*[A-Z\[][^"]*)"')
_ENDS = re.compile(r'(?<=[.])\s+(?=[A-Z"\[+0-9])')
_NO_INSTRUCTION = re.compile(
    r"(Use (this|these|it) |Limit |Play only|Only the |X (is|must)|This (damage|effect|ability|tag) "
    r"|Ignore this|The Corp can (use|trigger)|You can advance|Shuffle (your stack|R&D)\.?$|If you win a game"
    r"|As an additional cost|Install only|They cannot |This (card|operation|event) is not"
    r"|You (can|cannot) (?!.*(remainder|until|this turn|that run))"
    r"|While the Runner is accessing|During this breach|If this ability)"
)
"""Clarifications, restrictions and conditions (9.11.4a); shuffling is part of the search (9.11.4d), and what
holds for a procedure is part of the instruction that begins it."""
_ONLY_CHOOSES = re.compile(r"(?:When you install[^,]*, )?[Cc]hoose (?!a (server|number|card name))[^,]*\.$")
"""A sentence that directs to choose targets and nothing else (9.11.4c)."""
_WAITS = re.compile(r"\b([Ww]hen(ever)?|[Tt]he first time|[Aa]fter your|[Ww]ould)\b")
_BEGINS_WAITING = re.compile(r"(\w+ \d+ → )?(When(ever)?\b|The first time)")


class Paragraph(NamedTuple):
    """An ability as printed."""

    kind: AbilityKind
    sentences: int


def _plain(text: str) -> str:
    text = _LIST.sub("", text.replace("“", '"').replace("”", '"'))
    return re.sub(r"\s+", " ", _ASIDE.sub("", text)).strip()


def directions(text: str) -> int:
    """How many sentences direct somebody to do something (9.11.3, 9.11.4a, 9.11.4c)."""
    sentences = _ENDS.split(text)
    return sum(
        not _NO_INSTRUCTION.match(sentence) and not (_ONLY_CHOOSES.match(sentence) and i < len(sentences) - 1)
        for i, sentence in enumerate(sentences)
    )


def _kind(text: str, played: bool) -> AbilityKind | None:
    first = _ENDS.split(text)[0]
    before, colon, _ = first.partition(":")
    if text.startswith("[subroutine]"):
        return "sub"
    if colon and not re.search(r"gains?$|following|would|accesses", before) and "gains" not in before:
        return "paid"
    if played and not re.match(r"(Threat \d+ → )?(Whenever |When (you take|your turn)|The first time)", text):
        return "play" if directions(text) else None
    return "when" if _WAITS.search(text) else None


def paragraphs(text: str, *, played: bool) -> Iterator[Paragraph]:
    """The abilities that are printed in a text, without static ones; `played`: of an event or operation."""
    for line in text.split("\n"):
        plain = _plain(line)
        for quoted in _QUOTED.findall(plain):
            if "when scored" not in quoted:
                yield Paragraph("granted", directions(quoted.partition(":")[2] or quoted))
        plain = _QUOTED.sub("it", plain)
        kind = _kind(plain, played)
        if kind is not None and (n := directions(plain)):
            yield Paragraph(kind, n)


def parted(text: str, *, played: bool) -> Iterator[Paragraph]:
    """The same, where each sentence that waits for something is an ability of its own."""
    for line in text.split("\n"):
        plain = _QUOTED.sub("it", _plain(line))
        if _kind(plain, played) != "when":
            continue
        at_once = 0
        for sentence in _ENDS.split(plain):
            if _BEGINS_WAITING.match(sentence) and at_once:
                yield Paragraph("when", at_once)
                at_once = 0
            at_once += directions(sentence)
        if at_once:
            yield Paragraph("when", at_once)
