"""What is shown of decks: the list of them, one with its picture, questions about doubtful names."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.games.netrunner.store.decks import DeckRow
from bot.messages import components
from bot.messages.components import OPTION_LABEL, TEXT, Button, Component, Row, button, cut
from bot.messages.layout import Image, Layout, fit, text_layout
from bot.messages.words import plain, say
from engine.messages import items
from engine.netrunner import MISSING_CARDS, Deck
from engine.netrunner.decklists import FORMATS, KEPT, Doubt, Imported, names, write
from engine.netrunner.decklists.formats import CASUAL, OURS, STARTER, Formats
from engine.netrunner.decklists.preconstructed import preconstructed

ASKED: Final = 5
"""Doubtful names on a page."""
LATER: Final = 15
"""Doubtful names of pages to come that are told already, with what each is taken for."""
NONE: Final = "-"
"""What is chosen for a name that is left out."""
PROBLEMS: Final = 12
"""Sentences about a list or a deck, at most."""
BRIEF: Final = 30
"""Characters of a deck's name, and of its identity, where there are many."""
CANNOT, CASUALLY = "⛔", "⚠️"
"""Signs of a deck that cannot be played, and of one that no format but casual has."""
PREVIEW: Final = 3000
"""Characters of a list that is shown where there is no picture."""


def read_deck(row: DeckRow) -> Deck:
    """The deck of a row."""
    return deck_of(row.cards)


def deck_of(text: str) -> Deck:
    """The deck of what `written` has made. A card that nobody knew then may be known by now."""
    found = json.loads(text)
    cards: Counter[str] = Counter()
    for code, copies in found["cards"].items():
        cards[code if code in names.cards() else names.titled(code) or code] += copies
    return Deck(found["identity"], dict(cards), found.get("extra", {}))


def written(deck: Deck) -> str:
    """A deck as rows hold it."""
    return json.dumps({"identity": deck.identity, "cards": deck.cards, "extra": deck.extra}, sort_keys=True)


def both_written(decks: Iterable[tuple[str, Deck]], edition: str) -> str:
    """The decks of a game, by seat, and its edition, as `tools.redeal` reads them."""
    found = {seat: json.loads(written(deck)) for seat, deck in decks}
    return json.dumps({"edition": edition, **found} if edition else found, indent=1)


def same_order(deck: Deck) -> Deck:
    """A deck with its cards in the order of rows: what is shuffled with a seed comes out the same only so."""
    return Deck(deck.identity, dict(sorted(deck.cards.items())), dict(sorted(deck.extra.items())))


def format_name(formats: Formats, format_id: str, language: str) -> str:
    """A format in words: ours in the language, an operator's as their file calls it."""
    return say(language, f"nrf-{format_id}") if format_id in OURS else formats.name(format_id)


def legality(formats: Formats, deck: Deck, on: str, language: str) -> list[str]:
    """Where a deck is legal, and why not elsewhere, a line each."""
    legal, lines = [], []
    for format_id in formats.ids:
        report = formats.report(deck, format_id, on)
        name = format_name(formats, format_id, language)
        if report.legal:
            legal.append(name)
        elif format_id != STARTER and format_id in OURS:
            first, *more = report.lines(language)
            lines.append(say(language, "bot-deck-illegal", format=name, reason=plain(first), n=len(more)))
    casual = formats.report(deck, CASUAL, on)
    if not casual.legal:  # what is wrong everywhere is said once
        return [say(language, "bot-deck-unfinished"), *listed(casual.lines(language), language)]
    return [say(language, "bot-deck-legal", formats=legal), *lines]


def listed(lines: Sequence[str], language: str) -> list[str]:
    """Sentences about a list or a deck, as many as there is room for."""
    shown = [f"- {plain(line)}" for line in lines[:PROBLEMS]]
    if len(lines) > PROBLEMS:
        shown.append(f"- {say(language, 'bot-deck-more', n=len(lines) - PROBLEMS)}")
    return shown


def marked(formats: Formats, deck: Deck, on: str, language: str) -> tuple[str, str]:
    """What a deck can be played in today: in words, and as a sign where that is nothing, or casual alone."""
    casual = formats.report(deck, CASUAL, on)
    missing = sum(problem.reason in MISSING_CARDS for problem in casual.problems)
    if missing:
        return say(language, "bot-deck-mark-missing", n=missing), CANNOT
    if not casual.legal:
        return say(language, "bot-deck-mark-unfinished"), CANNOT
    found = [one for one in formats.ids if one != CASUAL and formats.report(deck, one, on).legal]
    if not found:
        return say(language, "bot-deck-mark-casual"), CASUALLY
    return items(language, (format_name(formats, one, language) for one in found)), ""


def listing(rows: Sequence[DeckRow], marks: Sequence[tuple[str, str]], language: str) -> Layout:
    """Somebody's decks, each with its mark (`marked`), and how to bring in one more."""
    full, brief = _listed(rows, marks, language), _briefly(rows, marks, language)
    return fit(text_layout(full if len(full) <= TEXT else brief, rows=(components.row(_new(language)),)))


def _listed(rows: Sequence[DeckRow], marks: Sequence[tuple[str, str]], language: str) -> str:
    lines = [say(language, "bot-deck-list", n=len(rows))] if rows else [say(language, "bot-deck-no-decks")]
    for row, (mark, _) in zip(rows, marks, strict=True):
        deck = read_deck(row)
        title = names.cards()[deck.identity].title if deck.identity in names.cards() else deck.identity
        side = say(language, f"bot-netrunner-{row.side}")
        size = say(language, "nr-n-cards", n=deck.size)
        lines.append(f"- **{plain(row.name)}** · {side} · {plain(title)} · {size} · {mark}")
    if any(sign for _, sign in marks):
        lines.append(f"-# {say(language, 'bot-deck-marks')}")
    lines += ["", say(language, "bot-deck-ours")]
    for one in preconstructed():
        side = say(language, f"bot-netrunner-{one.side}")
        title = names.cards()[one.deck.identity].title
        whose = f"- **{one.name(language)}** · {side} · {plain(title)}"
        lines.append(f"{whose} · {one.plays(language)}")  # the identity has a colon of its own
    return "\n".join(lines)


def _briefly(rows: Sequence[DeckRow], marks: Sequence[tuple[str, str]], language: str) -> str:
    """As many decks as are kept, in a message: names are cut, identities without what follows their colon,
    marks are signs."""
    lines = [say(language, "bot-deck-list", n=len(rows))]
    for side in ("corp", "runner"):
        lines.append(f"**{say(language, f'bot-netrunner-{side}')}**")
        for row, (_, sign) in zip(rows, marks, strict=True):
            if row.side == side:
                code = read_deck(row).identity
                title = names.cards()[code].title if code in names.cards() else code
                lines.append(
                    f"- {plain(cut(row.name, BRIEF))} · {plain(cut(title.partition(':')[0], BRIEF))}"
                    + (f" {sign}" if sign else "")
                )
    if any(sign for _, sign in marks):
        lines.append(f"-# {say(language, 'bot-deck-marks')}")
    ours = items(language, (one.name(language) for one in preconstructed()))
    return "\n".join((*lines, say(language, "bot-deck-ours"), ours))


def _new(language: str) -> Button:
    return button(say(language, "bot-deck-new"), "dk:new", discord.ButtonStyle.primary)


def one(
    row: DeckRow,
    lines: Sequence[str],
    images: tuple[Image, ...],
    language: str,
    *,
    own: bool,
    playable: bool = True,
    ours: str = "",
) -> Layout:
    """A deck; for its owner with what can be done with it, for others with a way to copy it. `playable`:
    whether any format has it; `ours`: the key of one of ours, which everybody may play and copy."""
    deck = read_deck(row)
    texts = [f"## {plain(row.name)}", *lines]
    if not images:
        texts.append(f"```\n{cut(write(deck, 'text', row.name).replace('`', '’'), PREVIEW)}\n```")
    if ours:
        use = components.row(
            button(say(language, "bot-deck-play"), f"dk:ours:{ours}:play", discord.ButtonStyle.success),
            button(say(language, "bot-deck-copy"), f"dk:ours:{ours}:copy"),
        )
        return text_layout("\n".join(texts), images=images, rows=(use, _export(f"dk:ours:{ours}", language)))
    if not own:
        copy = button(say(language, "bot-deck-copy"), f"dk:seen:{row.id}:copy")
        return text_layout("\n".join(texts), images=images, rows=(components.row(copy),))
    acts = components.row(
        *(
            button(say(language, f"bot-deck-{what}"), f"dk:own:{row.id}:{what}")
            for what in ("post", "rename", "copy", "delete")
        )
    )
    play = button(say(language, "bot-deck-play"), f"dk:own:{row.id}:play", discord.ButtonStyle.success)
    why = button(say(language, "bot-deck-why"), f"dk:own:{row.id}:why")
    use = components.row(*([play] if playable else []), why)
    return text_layout(
        "\n".join(texts), images=images, rows=(use, _export(f"dk:own:{row.id}", language), acts)
    )


def _export(address: str, language: str) -> Row:
    options = [
        components.option(label=cut(say(language, f"bot-deck-form-{form}"), OPTION_LABEL), value=form)
        for form in FORMATS
    ]
    placeholder = say(language, "bot-deck-export")
    select = components.select(custom_id=f"{address}:export", placeholder=placeholder, options=options)
    return components.row(select)


def reasons(formats: Formats, row: DeckRow, on: str, language: str) -> str:
    """All that is wrong with a deck in formats that it is not legal in; what is in all of them first."""
    deck = read_deck(row)
    wrong = {
        format_name(formats, format_id, language): report.lines(language)
        for format_id in formats.ids
        if format_id != STARTER and not (report := formats.report(deck, format_id, on)).legal
    }
    if not wrong:
        return say(language, "bot-deck-why-not", name=plain(row.name))
    every = [line for line in next(iter(wrong.values())) if all(line in lines for lines in wrong.values())]
    parts = [(items(language, wrong), every)]
    parts += [(name, [line for line in lines if line not in every]) for name, lines in wrong.items()]
    found = [say(language, "bot-deck-why-title", name=plain(row.name))]
    for heading, lines in parts:
        found += [f"**{heading}**", *(f"- {plain(line)}" for line in lines)] if lines else []
    return "\n".join(found)


def opponents(row: DeckRow, address: str, named: Sequence[tuple[str, str]], language: str) -> Layout:
    """Whom a deck is played against: computers here, by key and name; people by a challenge."""
    rows = components.row(*(button(name, f"{address}:play:{key}") for key, name in named))
    return text_layout(say(language, "bot-deck-play-whom", name=plain(row.name)), rows=(rows,))


def deleting(row: DeckRow, language: str) -> Layout:
    """Asks once more."""
    rows = components.row(
        button(say(language, "bot-deck-deleted"), f"dk:own:{row.id}:deleted", discord.ButtonStyle.danger),
        button(say(language, "bot-deck-keep"), f"dk:own:{row.id}:show"),
    )
    return text_layout(say(language, "bot-deck-delete-sure", name=plain(row.name)), rows=(rows,))


def faults(found: Imported, language: str) -> str:
    """Why a list was not taken, what would be asked about it besides, and that nothing was kept."""
    said = [fault.say(language) for fault in found.faults]
    said += [doubt.say(language) for doubt in found.doubts]
    return "\n".join((say(language, "bot-deck-refused"), *listed(said, language)))


def doubts(found: Imported, language: str) -> Layout:
    """Questions about names that are not plain, some at a time, each with what may be meant."""
    layout = text_layout(say(language, "bot-deck-doubts", n=len(found.doubts)))
    for at, doubt in enumerate(found.doubts[:ASKED]):
        layout.add(components.text(_suggestion(doubt, language)))
        layout.add(components.row(_question(at, doubt, language)))
    if later := found.doubts[ASKED:]:
        said = [f"- {_suggestion(doubt, language)}" for doubt in later[:LATER]]
        if len(later) > LATER:
            said.append(f"- {say(language, 'bot-deck-more', n=len(later) - LATER)}")
        layout.add(components.text("\n".join(said)))
    rows = []
    if any(doubt.candidates or not doubt.identity for doubt in found.doubts):
        how = "suggested" if any(doubt.candidates for doubt in found.doubts) else "keep-all"
        rows.append(
            button(say(language, f"bot-deck-{how}"), "dk:draft:suggested", discord.ButtonStyle.primary)
        )
    rows.append(button(say(language, "bot-deck-drop"), "dk:draft:drop"))
    return layout.add(components.row(*rows))


def _suggestion(doubt: Doubt, language: str) -> str:
    """What is doubtful, and what it is taken for if all is as suggested."""
    said = plain(doubt.say(language))
    return f"{said} → {plain(names.cards()[doubt.candidates[0]].title)}" if doubt.candidates else said


def identities(codes: Sequence[str], language: str) -> Layout:
    """Asks for the identity of a list that names none."""
    select = components.select(
        custom_id="dk:identity",
        placeholder=say(language, "bot-deck-which-identity"),
        options=[
            components.option(label=cut(names.cards()[code].title, OPTION_LABEL), value=code)
            for code in codes
        ],
    )
    drop = button(say(language, "bot-deck-drop"), "dk:draft:drop")
    layout = text_layout(say(language, "bot-deck-no-identity"))
    return layout.add(components.row(select), components.row(drop))


def left_out(doubt: Doubt) -> str:
    """The choice to leave a name out: of this name, and not of another that stands in its place later."""
    return f"{NONE}{zlib.crc32(doubt.text.encode(errors='replace')):08x}"


def kept(doubt: Doubt) -> str:
    """The choice to keep a name as it is written, likewise."""
    return f"{KEPT}{zlib.crc32(doubt.text.encode(errors='replace')):08x}"


def _question(at: int, doubt: Doubt, language: str) -> Component:
    options = [
        components.option(label=cut(names.cards()[code].title, OPTION_LABEL), value=code)
        for code in doubt.candidates
    ]
    if not doubt.identity:
        options.append(components.option(label=say(language, "bot-deck-keep-as-it-is"), value=kept(doubt)))
    options.append(components.option(label=say(language, "bot-deck-leave-out"), value=left_out(doubt)))
    return components.select(
        custom_id=f"dk:doubt:{at}", placeholder=say(language, "bot-deck-did-you-mean"), options=options
    )
