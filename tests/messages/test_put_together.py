"""No sentence is put together in code: between texts that are said stand marks of layout, and nothing that a
language writes in its own way (words, commas, colons, brackets, the space between two sentences)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from bot.messages.words import moment
from engine.messages import sentences

ROOT = Path(__file__).parent.parent.parent
LAYOUT = re.compile(
    r"(?:[\n#*|~_`>•·–—─→⭐✅🔒<@t:FfRDd0-9-]|(?<=[\n#*|~_`>•·–—─→⭐✅🔒-]) | (?=[*•·–—─→<]))*"
)
"""Marks of Markdown and of lists, moments of Discord's, and spaces beside them."""
KNOWN = {
    "bot/leagues/organisers/printed.py": "a date behind the label of a line, as in a table",
    "bot/leagues/posts/pages/words.py": "columns of a table",
    "bot/leagues/players/scheduling.py": "a day with its time, on a button",
    "bot/leagues/readers/profile.py": "a medal before a line",
    "render/leagues/standings.py": "a figure behind its label",
    "render/neon_hope/task.py": "a label before the name of a card",
}


def said(node: ast.AST) -> bool:
    """Whether an expression is a message."""
    if not isinstance(node, ast.Call):
        return False
    of = node.func
    return (of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")) == "say"


def pieces(node: ast.AST) -> list[ast.AST]:
    """What a text is put together of."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [*pieces(node.left), *pieces(node.right)]
    if isinstance(node, ast.JoinedStr):
        return [each.value if isinstance(each, ast.FormattedValue) else each for each in node.values]
    return [node]


def glued(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Literals that stand beside a message, with their lines."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp | ast.JoinedStr):
            continue
        parts = pieces(node)
        for one, other in pairwise(parts):
            for literal, message in ((one, other), (other, one)):
                text = literal.value if isinstance(literal, ast.Constant) else None
                if said(message) and isinstance(text, str) and LAYOUT.fullmatch(text) is None:
                    yield node.lineno, text


ENDS = {".", "!", "?", ":", ": ", ";", "; ", ",", ", ", "。", "、"}
"""What a language puts behind a text."""


def ended(tree: ast.AST) -> Iterator[int]:
    """Lines in which a text that is worked out gets such an end."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            right = node.right
            if isinstance(right, ast.Constant) and right.value in ENDS:
                yield node.lineno


def test_the_end_of_a_text_is_the_language_s() -> None:
    found = [
        (str(path.relative_to(ROOT)), line)
        for folder in ("bot/leagues", "bot/presses", "bot/layouts", "bot/messages", "render")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in ended(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []
    assert sorted(ended(ast.parse("head.append(whole(say(language, one)) + '.')\nx = title(y) + ': '"))) == [
        1,
        2,
    ]


COLON = re.compile(r"\W*: \W*")
NAMES = {
    "bot/messages/words.py": "names of threads, which Discord cuts by characters",
    "render/statistics.py": "figures of a chart",
}
"""Where a colon may stand between two texts."""


def labels(tree: ast.AST) -> Iterator[int]:
    """Lines of texts in which an English colon parts two values that are put in."""
    raised = {each for node in ast.walk(tree) if isinstance(node, ast.Raise) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node not in raised:
            for one, mark, other in zip(node.values, node.values[1:], node.values[2:], strict=False):
                values = isinstance(one, ast.FormattedValue) and isinstance(other, ast.FormattedValue)
                text = mark.value if isinstance(mark, ast.Constant) else ""
                if values and isinstance(text, str) and COLON.fullmatch(text):
                    yield node.lineno


def test_a_colon_behind_a_label_is_the_language_s() -> None:
    """`labelled` writes it: Japanese has one of its own, without a space."""
    found = [
        f"{name}:{line}"
        for folder in ("bot", "engine/netrunner/shown", "engine/neon_hope/shown", "render")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in NAMES
        if "language" in (code := path.read_text(encoding="utf-8"))
        for line in labels(ast.parse(code))
    ]
    assert found == []
    assert list(labels(ast.parse("f'{a}: **{b}**'"))) == [1]
    assert list(labels(ast.parse("f'{a} · {b}'"))) == []


OPEN = re.compile(r" \([^)]*$")


def brackets(tree: ast.AST) -> Iterator[int]:
    """Lines of texts that put a value in English brackets behind another."""
    raised = {each for node in ast.walk(tree) if isinstance(node, ast.Raise) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and node not in raised:
            for mark, inside in pairwise(node.values):
                text = mark.value if isinstance(mark, ast.Constant) else ""
                if isinstance(text, str) and OPEN.search(text) and isinstance(inside, ast.FormattedValue):
                    yield node.lineno


BRACKETS = {
    "bot/operating/check.py": "what is told to who operates the bot, in English",
    "bot/games/netrunner/store/decks.py": "names of decks, which are typed and found again as they are",
    "render/statistics.py": "figures of a chart",
}
"""Where English brackets may stand."""


def test_brackets_around_a_note_are_the_language_s() -> None:
    """`noted` writes them: Japanese has wide ones, without a space before them."""
    folders: tuple[str, ...] = (
        "bot/games",
        "bot/hosting",
        "bot/leagues",
        "bot/messages",
        "bot/presses",
        "bot/layouts",
    )
    folders += ("bot/operating", "bot/delivery", "engine/netrunner/shown", "engine/neon_hope/shown", "render")
    found = [
        f"{name}:{line}"
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (name := path.relative_to(ROOT).as_posix()) not in BRACKETS
        if " (" in (code := path.read_text(encoding="utf-8"))
        for line in brackets(ast.parse(code))
    ]
    assert found == []
    assert list(brackets(ast.parse("f'{a} ({b})'"))) == [1]
    assert moment("ja", 5) == "<t:5:f>（<t:5:R>）"


def spaces(tree: ast.AST) -> Iterator[int]:
    """Lines in which sentences are joined with an English space."""
    for node in ast.walk(tree):
        if (
            not isinstance(node, ast.Call)
            or not isinstance(node.func, ast.Attribute)
            or node.func.attr != "join"
        ):
            continue
        between = node.func.value
        if not isinstance(between, ast.Constant) or between.value != " ":
            continue
        called = [each.func for each in ast.walk(node) if isinstance(each, ast.Call)]
        if {getattr(of, "attr", getattr(of, "id", "")) for of in called} & {"say", "said", "told", "text"}:
            yield node.lineno


def test_the_space_between_two_sentences_is_the_language_s() -> None:
    """`sentences` writes it: Japanese has none."""
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for folder in ("bot", "render", "engine/netrunner/shown", "engine/neon_hope/shown")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if '" ".join(' in (code := path.read_text(encoding="utf-8"))
        for line in spaces(ast.parse(code))
    ]
    assert found == []
    assert list(spaces(ast.parse("' '.join(told(each) for each in why)"))) == [1]


def test_no_message_is_glued_to_words_or_marks() -> None:
    found = {}
    for folder in ("bot", "engine", "render"):
        for path in (ROOT / folder).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            code = path.read_text(encoding="utf-8")
            if name in KNOWN or not re.search(r"\bsay\(", code):
                continue
            for line, text in glued(ast.parse(code)):
                found[f"{name}:{line}"] = text
    assert found == {}


def test_what_is_glued_is_found() -> None:
    code = 'x = say("a") + ": "\ny = f"{n}, {say(l, \'b\')}"\nz = f"**{say(l, \'b\')}** · {n}"'
    assert [text for _, text in glued(ast.parse(code))] == [": ", ", "]


def test_sentences_of_two_languages_do_not_run_into_each_other() -> None:
    """A story that stays English among Japanese."""
    assert sentences("ja", ("監視0。", "Turn over Lamp 44.", "次のしきい値は8。")) == (
        "監視0。Turn over Lamp 44. 次のしきい値は8。"
    )
    assert sentences("en", ("One.", "Two.")) == "One. Two."
