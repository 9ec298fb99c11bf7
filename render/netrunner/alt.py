"""The same in words, for players who do not see the picture. At most 1,024 characters each."""

from __future__ import annotations

from collections.abc import Sequence

from engine.netrunner.view import CardInfo, CardView, ServerView, View
from render import fonts, prose
from render.netrunner import words
from render.netrunner.words import Names, count
from render.picture import ALT_LIMIT


def shorten(sentences: Sequence[str]) -> str:
    """As many whole sentences as fit; then a word that there is more."""
    tail = " More on the table is not described."
    text = " ".join(sentences)
    if len(text) <= ALT_LIMIT:
        return text
    text = ""
    for sentence in sentences:
        if len(text) + len(sentence) + 1 + len(tail) > ALT_LIMIT:
            break
        text = f"{text} {sentence}" if text else sentence
    return (text or sentences[0][: ALT_LIMIT - len(tail) - 1] + fonts.ELLIPSIS) + tail


def board(view: View, names: Names, parts: Sequence[str] = ("corp", "runner")) -> str:
    """The table: whose move, where, scores, then each side's figures and cards."""
    sentences = _board(view, names, parts, False)
    if len(" ".join(sentences)) > ALT_LIMIT:
        sentences = _board(view, names, parts, True)
    return shorten(sentences)


def _board(view: View, names: Names, parts: Sequence[str], brief: bool) -> list[str]:
    """The sentences; brief ones for a table of many servers."""
    sentences = [f"{words.headline(view, names)}."]
    sentences.append(_full(view.result.text if view.result else view.where))
    corp, runner = view.corp, view.runner
    sentences.append(f"Points: Corp {corp.points}, Runner {runner.points}, of {view.points_to_win}.")
    run = view.run
    if run is not None:
        if run.accessing is not None:
            sentences.append(f"Accessing {words.title(run.accessing) or 'a card'}.")
        sentences.append(_run(view))
    if "corp" in parts:
        publicity = f", {corp.bad_publicity} bad publicity" if corp.bad_publicity else ""
        sentences.append(
            f"{words.player_and_role(view, 'corp', names)}: {count(corp.credits, 'credit')}, "
            f"{count(corp.clicks, 'click')}{publicity}; HQ {corp.hand_count}, R&D {corp.deck_count}, "
            f"Archives {len(corp.archives)}."
        )
    if "runner" in parts:
        sentences.append(
            f"{words.player_and_role(view, 'runner', names)}: {count(runner.credits, 'credit')}, "
            f"{count(runner.clicks, 'click')}; grip {runner.hand_count}, stack {runner.deck_count}, "
            f"heap {len(runner.heap)}, memory {runner.memory_used} of {runner.memory_limit}"
            + "".join(
                f", {what}"
                for number, what in (
                    (runner.tags, count(runner.tags, "tag")),
                    (runner.core_damage, f"{runner.core_damage} core damage"),
                    (runner.link, f"{runner.link} link"),
                )
                if number
            )
            + "."
        )
    if "corp" in parts:
        shown = _brief_server if brief else _server
        sentences += [shown(server) for server in corp.servers if server.ice or server.root]
    if "runner" in parts:
        sentences += _rig(view)
    if "corp" in parts:
        if corp.score_area:
            sentences.append(f"Scored: {_names(corp.score_area)}.")
        if corp.archives:
            sentences.append(f"Archives: {', '.join(words.pile(corp.archives))}.")
    if "runner" in parts:
        if runner.score_area:
            sentences.append(f"Stolen: {_names(runner.score_area)}.")
        if runner.heap:
            sentences.append(f"Heap: {', '.join(words.pile(runner.heap))}.")
    return [sentence for sentence in sentences if sentence]


def _full(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _run(view: View) -> str:
    run = view.run
    if run is None:
        return ""
    if run.position is None:
        return f"The Runner is at {run.server_name}."
    server = next((server for server in view.corp.servers if server.id == run.server), None)
    if server is None or run.position >= len(server.ice):
        return f"Run on {run.server_name}."
    ice = server.ice[run.position]
    broken = sum(1 for _, done in ice.subroutines if done)
    state = f", {broken} of {len(ice.subroutines)} subroutines broken" if run.phase == "encounter" else ""
    return (
        f"The Runner is at ice {run.position + 1} of {len(server.ice)} protecting {run.server_name}, "
        f"{words.title(ice) or 'unrezzed'}{state}."
    )


def _names(cards: Sequence[CardView]) -> str:
    return ", ".join(words.grouped(words.title(card) or "a facedown card" for card in cards))


def _with_counters(card: CardView, text: str) -> str:
    marks = [
        count(number, "credit" if kind == "credit" else f"{kind} counter")
        for kind, number in card.counters.items()
        if number
    ]
    return f"{text} with {' and '.join(marks)}" if marks else text


def _server(server: ServerView) -> str:
    parts: list[str] = []
    if server.ice:
        ice = [_with_counters(card, _corp_card(card, "unrezzed")) for card in server.ice]
        label = "ice inwards" if len(ice) > 1 else "ice"
        parts.append(f"{label}: {', '.join(ice)}")
    else:
        parts.append("no ice")
    if server.root:
        root = [_with_counters(card, _corp_card(card, "a facedown card")) for card in server.root]
        parts.append(f"root: {', '.join(root)}")
    return f"{server.name}, {'; '.join(parts)}."


def _brief_server(server: ServerView) -> str:
    """ "Server 6: unrezzed, Palisade; root: facedown +2.": the outermost ice first."""
    ice = ", ".join(words.title(card) or "unrezzed" for card in server.ice) or "no ice"
    root = ", ".join(
        (words.title(card) or "facedown")
        + "".join(f" +{number}" for number in card.counters.values() if number)
        for card in server.root
    )
    return f"{server.name}: {ice}; root: {root}." if root else f"{server.name}: {ice}."


def _corp_card(card: CardView, hidden: str) -> str:
    name = words.title(card)
    if not name:
        return hidden
    if words.private(card):
        return f"{name} (unrezzed)"
    return f"{name} (strength {card.strength})" if card.type == "ice" and card.strength is not None else name


def _rig(view: View) -> list[str]:
    runner = view.runner
    found = []
    for label, cards in (
        ("Programs", runner.programs),
        ("Hardware", runner.hardware),
        ("Resources", runner.resources),
    ):
        if cards:
            listed = [_with_counters(card, words.title(card) or "a facedown card") for card in cards]
            found.append(f"{label}: {', '.join(words.grouped(listed))}.")
    return found or ["The Runner has nothing installed."]


def hand(view: View, cards: Sequence[CardView], place: str) -> str:
    """The hand in words."""
    if not cards:
        return f"Your {place} is empty."
    listed = []
    for card in cards:
        cost = f", cost {card.cost}" if card.cost is not None else ""
        if card.type == "agenda":
            cost = f", {card.advancement_requirement} to score, {words.points(card.agenda_points or 0)}"
        kind = (card.type or "card").replace("_", " ")
        listed.append(f"{words.title(card) or 'Unknown card'} ({kind}{cost})")
    return shorten(
        [f"Your {place}, {count(len(cards), 'card')}:", *(f"{name}." for name in words.grouped(listed))]
    )


def card(info: CardInfo) -> str:
    """One card in words: name, type, figures and rules text."""
    facts = ", ".join(f"{name} {value}" for name, value in info.facts)
    sentences = [f"{fonts.clean(info.title)}.", f"{info.type_line}, {info.faction_name}."]
    if facts:
        sentences.append(f"{facts}.")
    text = " ".join([*sentences, *(prose.spoken(paragraph) for paragraph in info.text)])
    return text if len(text) <= ALT_LIMIT else text[: ALT_LIMIT - 1].rstrip() + fonts.ELLIPSIS
