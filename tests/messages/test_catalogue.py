"""The catalogue says the same in every language, and what people read is in it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Identifier, Junk, Message, Resource, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

from engine.messages import DEFAULT, LANGUAGES, catalogue, identifiers, known, say, title
from engine.messages.catalogue import HERE
from tests.messages.parsed import entries
from tests.messages.test_plurals import CATEGORIES

ROOT = Path(__file__).resolve().parents[2]
OTHERS = [language for language in LANGUAGES if language != DEFAULT]
FOLDERS = sorted({path.parent.name for path in HERE.glob("*/*.ftl")})
FILES = sorted(path.name for path in (HERE / DEFAULT).glob("*.ftl"))


class _Variables(Visitor):
    """Collects the names of a message's variables; apart, those that only choose between wordings."""

    def __init__(self) -> None:
        self.placed: set[str] = set()
        self.choosing: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.placed.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        inner = _Variables()
        inner.visit(node.selector)
        self.choosing |= inner.placed | inner.choosing
        for variant in node.variants:
            self.visit(variant)


def messages(language: str, file: str) -> dict[str, _Variables]:
    """Id to variables of every whole message of a file."""
    text = (HERE / language / file).read_text(encoding="utf-8")
    found: dict[str, _Variables] = {}
    for entry in entries(text):
        if isinstance(entry, Message):
            found[entry.id.name] = _Variables()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_rooms_and_messages(language: str) -> None:
    assert sorted(path.name for path in (HERE / language).glob("*.ftl")) == FILES
    assert len(identifiers(language)) > 200  # and none is said twice
    for file in FILES:
        assert messages(language, file).keys() ^ messages(DEFAULT, file).keys() == set(), file


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_translations_say_the_same_variables(language: str, file: str) -> None:
    """What chooses between wordings (plural, gender) differs between languages; what is told does not."""
    english, other = messages(DEFAULT, file), messages(language, file)
    differing = {
        name: (said.placed, other[name].placed)
        for name, said in english.items()
        if name in other and said.placed != other[name].placed
    }
    assert differing == {}


@pytest.mark.parametrize("language", FOLDERS)
def test_each_message_is_found_by_itself_and_is_what_the_whole_file_says(language: str) -> None:
    """They are parsed one by one, when they are first said."""
    bundle = catalogue._bundle.__wrapped__(language)
    there = [one for file in catalogue._files(language) for one in entries(file.read_text("utf-8"))]
    assert [entry.content for entry in there if isinstance(entry, Junk)] == []  # each file parses
    terms = {f"-{entry.id.name}" for entry in there if isinstance(entry, Term)}
    assert bundle._unread.keys() - terms == {entry.id.name for entry in there if isinstance(entry, Message)}
    assert identifiers(language) == bundle._unread.keys() - terms
    text = (HERE / language / "common.ftl").read_text("utf-8") if language in LANGUAGES else ""
    for entry in entries(text):
        if isinstance(entry, Message):
            assert bundle.has_message(entry.id.name)
            assert entry.equals(bundle._messages[entry.id.name], ignored_fields=["span", "comment"])


class _Keys(Visitor):
    """Collects by what words a message chooses, for each variable: "corp", "yes"; no plurals."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys - CATEGORIES - {"other"})
        self.generic_visit(node)


def keys(language: str) -> dict[tuple[str, str], set[str]]:
    """What each message chooses by, for each of its variables."""
    found: dict[tuple[str, str], set[str]] = {}
    for path in sorted((HERE / language).glob("*.ftl")):
        for entry in entries(path.read_text(encoding="utf-8")):
            if isinstance(entry, Message):
                chosen = _Keys()
                chosen.visit(entry)
                found |= {(entry.id.name, name): words for name, words in chosen.found.items() if words}
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_translations_choose_by_the_same_words(language: str) -> None:
    """The program says “corp” or “yes”: a choice that a language makes knows them all, as English does."""
    english, other = keys(DEFAULT), keys(language)
    lacking = {name: english[name] - other[name] for name in english.keys() & other.keys()}
    assert {name: words for name, words in lacking.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_bot_can_be_said(language: str) -> None:
    """With numbers or names for its variables, and within what Discord takes for a button."""
    for name, found in messages(language, "bot.ftl").items():
        variables = found.placed | found.choosing
        for value in (1, 5, "Ann"):
            text = say(language, name, **dict.fromkeys(variables, value))
            assert text.strip(), name
            assert "{" not in text, name
        if name.startswith(("bot-button-", "bot-to-", "bot-choice-")):
            assert len(text) <= 80, name
        if name.startswith(("bot-command-", "bot-option-")):
            assert len(text) <= 100, name


def test_an_unknown_language_is_answered_in_english_and_an_unknown_message_is_an_error() -> None:
    assert known("de-AT") == "de"
    assert known("tlh") == DEFAULT
    assert say("tlh", "language-name") == title(DEFAULT) == "English"
    with pytest.raises(KeyError, match="no-such"):
        say("de", "bot-no-such-message")
    with pytest.raises(ValueError, match="bot-days"):
        say("de", "bot-days")


def test_a_message_can_be_said_while_another_thread_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words are built in a thread as the bot starts, while others are said already."""
    bundle, read = catalogue._Bundle(DEFAULT), FluentBundle.add_resource
    begun, said = Event(), Event()

    def slowly(self: FluentBundle, resource: Resource) -> None:
        if current_thread() is not main_thread():
            begun.set()
            said.wait(60)
        read(self, resource)

    monkeypatch.setattr(FluentBundle, "add_resource", slowly)
    thread = Thread(target=bundle.has_message, args=("language-name",))
    thread.start()
    assert begun.wait(60)
    there = bundle.has_message("language-name")
    said.set()
    thread.join()
    assert there


def test_a_language_with_some_of_the_files_says_them_and_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "en/common.ftl": "language-name = English", "en/cards.ftl": "greeting = hello",
        "ja/cards.ftl": "greeting = やあ", "de/common.ftl": "language-name = Deutsch",
    }  # fmt: skip
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text + "\n", encoding="utf-8")
    assert catalogue.complete(tmp_path) == ("en", "de")
    monkeypatch.setattr(catalogue, "HERE", tmp_path)
    monkeypatch.setattr(catalogue, "LANGUAGES", catalogue.complete(tmp_path))
    caches = (catalogue.folder, catalogue._bundle, catalogue.say, catalogue.known)
    for cached in caches:
        cached.cache_clear()
    try:
        assert say("ja", "greeting") == "やあ"
        assert say("ja-JP", "greeting") == "やあ"
        assert say("ja", "language-name") == "English"
        assert known("ja") == DEFAULT
    finally:
        for cached in caches:
            cached.cache_clear()


def dotted(node: ast.expr) -> str:
    """What is called, where it has a name: "log.info"."""
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else "?"


@cache
def strings(path: Path) -> list[tuple[int, str]]:
    """String literals of a module that are neither documentation nor for a log, an assertion or the host."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        silent = isinstance(node, ast.Assert) or (
            isinstance(node, ast.Call)
            and dotted(node.func).startswith(("log.", "print", "RuntimeError", *TOLD_THE_HOST))
        )
        if silent:
            skipped |= {id(inner) for inner in ast.walk(node)}
        if isinstance(node, ast.Call) and dotted(node.func) in ("text", "Column", "op.create_table"):
            skipped |= {id(inner) for inner in ast.walk(node)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped
    ]


TOLD_THE_HOST = ("StoreUnavailable", "NoConnection")
"""Why the store is away: the host's log says it, and nobody else is told."""
SENTENCE = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}[^=<>]* [a-z]{2,}|[A-Z][a-z]+ [a-z]{2,}")
"""Three words on end, or a capital letter and a second word: something people read."""
SILENT = {
    "alone.py",
    "backup.py",
    "dead_letters.py",
    "logs.py",
    "measures.py",
    "main.py",
    "settings.py",
    "database.py",
    "postgres.py",
    "serving.py",
    "shards.py",
    "dumps.py",
    "migrating.py",
    "moving.py",
    "portable.py",
    "connection.py",
    "stopping.py",
    "env.py",
    "schema.py",
}
"""Modules that speak to the host: on a terminal, before there is anybody to ask for a language."""


def test_no_module_of_the_bot_holds_a_sentence() -> None:
    said = {
        f"{path.relative_to(ROOT)}:{line}": text
        for path in sorted((ROOT / "bot").rglob("*.py"))
        if path.name not in SILENT and not {"migrations", "operating"} & set(path.parts)
        for line, text in strings(path)
        if SENTENCE.search(text)
    }
    assert said == {}


def test_a_sentence_would_be_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '"""What it does is said here."""\n'
        'A = "You are not playing here."\n'
        'log.info("this is for the host")\n'
        'B = f"{1} Rematch now, please"\n'
        'KEY = "bot-not-in-game"\n'
    )
    assert [line for line, text in strings(module) if SENTENCE.search(text)] == [2, 4]


def test_every_message_the_bot_names_is_there() -> None:
    """Ids written out in the code; those put together from parts are tested where they are used."""
    named = {
        text
        for path in (ROOT / "bot").rglob("*.py")
        for _, text in strings(path)
        if re.fullmatch(r"bot-[a-z0-9-]*[a-z0-9]", text)
    }
    assert len(named) > 60
    assert named - identifiers(DEFAULT) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_within_a_score(language: str) -> None:
    """A line may end behind a dash unless something joins it; pictures, which are drawn, need none."""
    for file in FILES:
        if file != "netrunner_pictures.ftl":
            text = (HERE / language / file).read_text(encoding="utf-8")
            assert not re.findall(r"\}–\{", text), file
    assert "–" not in say(language, "score", first="3", second="0").replace("–\u2060", "")
