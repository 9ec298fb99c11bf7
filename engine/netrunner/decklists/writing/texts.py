"""Lists as text, in the forms that sites write."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from engine.netrunner.decklists.writing.sheet import Row, Sheet

SITE: Final = "https://netrunnerdb.com/en/card/"
COLOURS: Final = {
    "anarch": "FF4500", "criminal": "4169E1", "shaper": "32CD32", "haas_bioroid": "8A2BE2",
    "jinteki": "DC143C", "nbn": "FF8C00", "weyland_consortium": "006400",
}  # fmt: skip
"""Of the dots of a faction, in NetrunnerDB's BBCode."""


def dots(row: Row, paid: str = "●", waived: str = "○") -> str:
    """A dot for each influence, in groups of five."""
    signs = (waived if row.waived else paid) * row.influence
    return " ".join(re.findall(".{1,5}", signs))


def _of_set(row: Row, form: str = " ({})") -> str:
    """The set of a card; one that nobody knows has none."""
    return form.format(row.set_name) if row.set_name else ""


def summary(sheet: Sheet, unlimited: tuple[str, str] = ("∞", "∞")) -> list[str]:
    """The figures below a list."""
    limit = sheet.identity.facts.influence_limit
    most, left = unlimited if limit is None else (str(limit), str(limit - sheet.spent))
    lines = [f"{sheet.spent} influence spent (max {most}, available {left})"]
    if sheet.identity.facts.side == "corp":
        least, upper = sheet.points_range
        lines.append(f"{sheet.points} agenda points (between {least} and {upper})")
    lines.append(f"{sheet.size} cards (min {sheet.identity.facts.minimum_deck_size or 0})")
    return [*lines, f"Cards up to {sheet.newest}"]


def _sections(sheet: Sheet, heading: str, card: Callable[[Row], str]) -> list[str]:
    lines = []
    for title, rows in sheet.sections:
        lines += [heading.format(f"{title} ({sum(row.copies for row in rows)})"), *map(card, rows), ""]
    return lines


def page(sheet: Sheet) -> str:
    """As NetrunnerDB's page shows a list as text."""
    cards = _sections(sheet, "{}", lambda row: f"{row.copies}x {row.facts.title} {dots(row)}".rstrip())
    return "\n".join((sheet.name, "", sheet.identity.facts.title, "", *cards, *summary(sheet)))


def download(sheet: Sheet) -> str:
    """As NetrunnerDB's file: the name without letters that file names avoid, the set of each card."""
    slug = re.sub("-+", "-", re.sub(r"[^a-zA-Z0-9_-]", "-", sheet.name.lower()))
    cards = _sections(
        sheet, "{}", lambda row: f"{row.copies}x {row.facts.title}{_of_set(row)} {dots(row, '•')}"
    )
    first = (slug, f"{sheet.identity.facts.title} ({sheet.identity.set_name})")
    return "\r\n".join((*first, "", *cards, *summary(sheet, ("infinite", "0"))))


def packed(sheet: Sheet) -> str:
    """As in NetrunnerDB's packed file of all decks."""
    rows = (sheet.identity, *sheet.rows)
    return "\r\n".join(
        f"{row.facts.title}{_of_set(row).replace('(Core Set)', '(Core)')} x{row.copies}" for row in rows
    )


def markdown(sheet: Sheet) -> str:
    """As NetrunnerDB writes Markdown, with links."""

    def linked(row: Row) -> str:
        if not row.printing:
            return row.facts.title
        return f"[{row.facts.title}]({SITE}{row.printing})" + _of_set(row, " _({})_")

    cards = _sections(sheet, "###{}", lambda row: f"* {row.copies}x {linked(row)} {dots(row)}")
    figures = [f"{line}  " for line in summary(sheet)]
    return "\n".join((f"## {sheet.name}", "", linked(sheet.identity), "", *cards, *figures))


def bbcode(sheet: Sheet) -> str:
    """As NetrunnerDB writes BBCode, for forums."""

    def linked(row: Row) -> str:
        if not row.printing:
            return row.facts.title
        return f"[url={SITE}{row.printing}]{row.facts.title}[/url]"

    def card(row: Row) -> str:
        colour = f" [color=#{COLOURS.get(row.facts.faction, '808080')}]{dots(row)}[/color]"
        return f"{row.copies}x {linked(row)}{_of_set(row, ' [i]({})[/i]')}{colour if row.influence else ' '}"

    cards = _sections(sheet, "[b]{}[/b]", card)[:-1]
    identity = f"{linked(sheet.identity)} ({sheet.identity.set_name})"
    return "\n".join((f"[b]{sheet.name}[/b]", "", identity, "", *cards, *summary(sheet)))


def jinteki(sheet: Sheet) -> str:
    """As jinteki.net reads it: name and identity as comments, then the cards."""
    lines = [
        f";; title: {sheet.name}",
        f";; identity: {sheet.identity.facts.title}",
        f";; identity-code: {sheet.identity.printing}",
    ]
    notes = " ".join(sheet.notes.split())
    return "\n".join((*lines, *([f";; notes: {notes}"] if notes else []), bare(sheet), ""))


def bare(sheet: Sheet) -> str:
    """Cards only, as NetrunnerDB writes for jinteki.net: neither name nor identity."""
    return "\n".join(
        f"{row.copies} {_plain_quotes(row.facts.title)}" for _, rows in sheet.sections for row in rows
    )


def _plain_quotes(title: str) -> str:
    return title.replace("ʼ", "'").replace("“", '"').replace("”", '"')
