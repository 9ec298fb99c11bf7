"""From what a list says to cards: plainly named ones are taken, all others asked about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from engine.netrunner.decklists import names
from engine.netrunner.decklists.model import Doubt, Entry, Finding, Imported, Listed, Reason
from engine.netrunner.decklists.reading.effort import Effort
from engine.netrunner.table.facts import facts_of

KEPT: Final = "?"
"""The answer that a name nobody knows stays in the list as it is written, as a card that cannot be played."""
MOST_COPIES: Final = 20
"""On a line; no card allows more than six."""
OFFERED: Final = 5
"""Cards that are offered for a doubtful name."""
MOST_ENTRIES: Final = 400
"""More cards that are named are no list."""
_SURELY: Final = 80.0
"""How alike an identity a line must be that may be just words."""
_SET: Final = re.compile(r"\s*(?:\([^()]*\)|\[[^\[\]]*\])\s*$")


def settle(
    listed: Listed, answers: Mapping[str, str], identity: str = "", effort: Effort | None = None
) -> Imported:
    """The deck that a list comes to.

    `answers` says which card (its code) a doubtful text means, "" that it is to be left out, `KEPT` that it
    stays as it is; `identity` which identity the deck has if the list names none; `effort`: what is left of
    it for the file.
    """
    if len(listed.entries) > MOST_ENTRIES:
        return Imported(listed.name, listed.notes, faults=(Finding(Reason.NOT_A_LIST),))
    if any(one.where == 0 and one.reason in _HOPELESS for one in listed.found):
        return Imported(listed.name, listed.notes, faults=tuple(listed.found))
    return _Settling(listed, answers, identity, effort or Effort()).done()


_HOPELESS: Final = frozenset(
    (
        Reason.NOT_A_LIST, Reason.TOO_BIG, Reason.BAD_XML, Reason.DOCTYPE_REFUSED, Reason.WRONG_GAME,
        Reason.BAD_JSON, Reason.NOT_FOUND, Reason.UPSTREAM_ERROR, Reason.EMPTY_DECK,
    )
)  # fmt: skip
_REMARKS: Final = frozenset((Reason.MOJIBAKE, Reason.NOT_UTF8, Reason.UTF16))


def plain(entry: Entry) -> str | None:
    """The card an entry names without a doubt, by its key or its title."""
    if entry.key:
        if entry.strict:
            return entry.key if entry.key in names.cards() else None
        return names.printed_as(entry.key) or names.titled(entry.key)
    return plain_title(entry.text)


def plain_title(text: str) -> str | None:
    """The card of a title, which may be followed by the name of a set."""
    found = names.titled(text)
    while found is None and _SET.search(text):
        text = _SET.sub("", text)
        found = names.titled(text)
    return found


def _bounded(copies: int | None) -> int:
    """A number that can be told; whoever asks for more has made their point."""
    return max(-9_999, min(copies or 0, 9_999))


class _Settling:
    def __init__(self, listed: Listed, answers: Mapping[str, str], identity: str, effort: Effort) -> None:
        self.listed = listed
        self.answers = answers
        self.given = identity
        self.cards: dict[str, int] = {}
        self.doubts: list[Doubt] = []
        self.effort = effort
        self.faults = [one for one in listed.found if one.reason not in _REMARKS]

    def done(self) -> Imported:
        open_entries: list[Entry] = []
        identities: dict[str, Entry] = {}
        if self.listed.identity is not None:
            self._identity(self.listed.identity, identities, open_entries)
        in_place = bool(identities)
        for entry in self.listed.entries:
            code = self.answers.get(entry.text) or plain(entry)
            if code is not None and code not in names.cards():
                code = None
            if code is not None and names.is_identity(code):
                if in_place and code not in identities:
                    self.faults.append(Finding(Reason.SEVERAL_IDENTITIES, entry.where, entry.text, code))
                elif self._counted(entry):
                    identities.setdefault(code, entry)
            elif self.answers.get(entry.text) == KEPT:
                if self._counted(entry):
                    title = entry.text[: names.LONGEST]
                    self.cards[title] = self.cards.get(title, 0) + (entry.copies or 0)
            elif entry.text in self.answers and code is None:
                continue  # it was said to be left out
            elif code is None:
                open_entries.append(entry)
            elif self._counted(entry):
                self.cards[code] = self.cards.get(code, 0) + (entry.copies or 0)
        chosen = self._chosen(identities)
        side = self._side(chosen)
        doubtful = [entry for entry in open_entries if self._counted(entry)]
        if not self.cards and not chosen and len(doubtful) > OFFERED:
            # Not a word of it is known: nothing like it is looked for.
            return Imported(self.listed.name, self.listed.notes, faults=(Finding(Reason.NOT_A_LIST),))
        self.doubts = [self._doubt(entry, side) for entry in doubtful]
        if not self.cards and not self.doubts and not self.faults:
            self.faults.append(Finding(Reason.EMPTY_DECK))
        elif not chosen and not any(doubt.identity for doubt in self.doubts):
            self._no_identity(side)
        self._limits(side if chosen else "")
        return Imported(
            self.listed.name, self.listed.notes, chosen, dict(sorted(self.cards.items())),
            tuple(self.doubts), tuple(sorted(self.faults, key=lambda one: (not one.where, one.where))),
            tuple(one for one in self.listed.found if one.reason in _REMARKS),
            tuple(entry.text for entry in self.listed.others if entry.text != self.listed.name),
        )  # fmt: skip

    def _identity(self, entry: Entry, identities: dict[str, Entry], open_entries: list[Entry]) -> None:
        """The identity in the place a format has for it."""
        code = self.answers.get(entry.text) or plain(entry) or names.shortened(entry.text)
        if code is not None and code in names.cards() and names.is_identity(code):
            identities[code] = entry
        else:
            open_entries.append(Entry(entry.where, entry.text, 1, entry.key, alone=True, strict=entry.strict))

    def _counted(self, entry: Entry) -> bool:
        """Whether an entry says how many there are, in numbers a deck can have."""
        if entry.copies is not None and 1 <= entry.copies <= MOST_COPIES:
            return True
        self.faults.append(
            Finding(Reason.BAD_QUANTITY, entry.where, entry.text, n=_bounded(entry.copies), most=MOST_COPIES)
        )
        return False

    def _chosen(self, identities: dict[str, Entry]) -> str:
        """The deck's identity, "" if none is named plainly."""
        if len(identities) > 1:
            for code, entry in identities.items():
                self.faults.append(Finding(Reason.SEVERAL_IDENTITIES, entry.where, entry.text, code))
        if identities:
            return next(iter(identities))
        lines = [self.answers[entry.text] for entry in self.listed.others if self.answers.get(entry.text)]
        lines += [
            found for entry in self.listed.others if (found := names.shortened(_SET.sub("", entry.text)))
        ]
        given = names.titled(self.given) or names.shortened(self.given) if self.given else None
        for code in (*lines, given or ""):
            if code in names.cards() and names.is_identity(code):
                return code
        return ""

    def _side(self, identity: str) -> str:
        """The side of the deck: its identity's, or that of most cards; "" if there are none."""
        if identity:
            return names.cards()[identity].side
        sides = [names.cards()[code].side for code in self.cards if code in names.cards()]
        return max(sorted(set(sides)), key=sides.count) if sides else ""

    def _doubt(self, entry: Entry, side: str) -> Doubt:
        """What an entry may mean, cards of the deck's side first."""
        text = _SET.sub("", entry.text) or entry.text
        text, reason, found = text[: names.LONGEST], Reason.UNKNOWN_CARD, list[str]()
        spoken = names.translated(text)
        looks = self.effort.look_up(bool(spoken))
        begun = names.beginning(text) if looks else []
        if entry.key:
            reason = Reason.BAD_CARD
            by_key = names.titled(entry.key) or names.printed_as(entry.key)
            found += [code for code in (by_key, names.titled(text)) if code is not None]
        elif spoken:
            reason = Reason.TRANSLATED
        elif len(begun) > 1:
            reason = Reason.AMBIGUOUS
        found += [*spoken, *begun[:OFFERED]]
        if looks and not spoken:
            found += names.alike(text, OFFERED, identities=entry.alone)
        fitting = [
            code
            for code in dict.fromkeys(found)
            if (not side or names.cards()[code].side == side) and (not entry.alone or names.is_identity(code))
        ]
        return Doubt(
            reason, entry.text, entry.where, entry.copies or 1, tuple(fitting[:OFFERED]), entry.alone
        )

    def _no_identity(self, side: str) -> None:
        """Some line may be a misspelt or shortened identity; else the list has none."""
        for entry in self.listed.others:
            if self.answers.get(entry.text) == "":
                continue
            if not self.effort.look_for_identity():
                break
            alone = Entry(entry.where, entry.text, 1, alone=True)
            sure = names.alike(entry.text, 1, least=_SURELY, identities=True)
            if not sure and len(names.beginning(entry.text)) < 2:
                continue
            doubt = self._doubt(alone, side)
            if doubt.candidates:
                self.doubts.insert(0, doubt)
                return
        self.faults.append(Finding(Reason.NO_IDENTITY))

    def _limits(self, side: str) -> None:
        """No cards of the other side (1.4.4). What else keeps a deck from being legal is told of the deck."""
        for code, copies in sorted(self.cards.items()):
            facts = facts_of(code)
            if facts is None:
                continue
            if side and facts.side != side:
                self.faults.append(Finding(Reason.WRONG_SIDE, code=code, n=copies))
