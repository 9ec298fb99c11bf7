# `make run` and `make test` each set up everything they need on a machine with Python 3.11 or newer, its venv, pip and make: the former what
# the bot needs (requirements.lock), the latter what its developers need besides (requirements-dev.lock).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUNS := $(VENV)/.runs
STAMP := $(VENV)/.installed
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r

.PHONY: install run test further lint lint-types lint-style lint-imports sweep mutants balance bench soak lock clean

# What an operator needs, and no more.
install: $(RUNS)

# With DISCORD_TOKEN set (environment or .env): the bot on Discord. Without: sandbox and bot together.
run: $(RUNS)
	$(BIN)/python -m bot

# Compiled files are kept whatever the environment says: reading them takes half the time of collecting the tests anew. Those of the program
# are made before (a moment where they are there), or else each worker makes all of them; pytest compiles the tests themselves.
# Two processors are kept busy by three: tests over the wire wait for bots that end and begin.
test: $(STAMP)
	$(BIN)/python -m compileall -q -j 2 -x '/test_[^/]*$$' engine render bot sandbox tools tests
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 3 --dist worksteal

# Further tests of the kinds that `make test` has (tests/further.txt): CI runs them after it.
further: $(STAMP)
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 3 --dist worksteal --further=only

# `make -j2 lint` types on one processor and does the rest on the other.
lint: lint-types lint-style lint-imports

lint-types: $(STAMP)
	$(BIN)/mypy

lint-style: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-imports: $(STAMP)
	$(BIN)/lint-imports

# Seeded games with every invariant checked at every decision: 2,000 of Netrunner, 1,000 with random legal decks, 2,000 beside others that differ in the lowest cards of the decks, and of NEON HOPE 2,000 for
# each number of characters. Then 300 stops and 300 kills of the bot at random moments, of which none may lose anything; the further tests, those that take minutes, those of the bot on PostgreSQL, and properties with ten times as many examples.
# At last both commands on every Python promised that is here, and the lowest versions of the dependencies.
sweep: $(STAMP)
	$(BIN)/python -m tools.sweep
	$(BIN)/python -m pytest -n 2 --dist worksteal --further=only
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long
	$(BIN)/python -m pytest -n 2 --dist worksteal --postgres tests/bot
	$(BIN)/python -m pytest -n 2 --dist worksteal -m hypothesis --further=all --hypothesis-profile=sweep
	$(BIN)/python -m tools.setups

# Plants 300 small faults in Netrunner's rules and prints those no test sees; about half an hour of one processor.
mutants: $(STAMP)
	$(BIN)/python -m tools.mutants

# How often sensible players win NEON HOPE's shipped episodes, by characters and difficulty.
balance: $(STAMP)
	$(BIN)/python -m tools.balance

bench: $(STAMP)
	$(BIN)/python -m tools.bench

# 300 games for half an hour over the wire: does the bot's memory stay as it is?
soak: $(STAMP)
	$(BIN)/python -m tools.soak

# Write the lock files anew from pyproject.toml, each for all Pythons promised; what both have is of one version.
# (`make lock UPGRADE=--upgrade` takes in newer releases, `UPGRADE="--upgrade-package NAME"` those of one.)
lock: $(STAMP)
	$(BIN)/uv pip compile $(COMPILE) --output-file requirements.lock pyproject.toml
	$(BIN)/uv pip compile $(COMPILE) --extra dev --constraint requirements.lock --output-file requirements-dev.lock pyproject.toml

COMPILE = --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links $(UPGRADE)

$(RUNS): requirements.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) $<
	touch $@

$(STAMP): requirements-dev.lock
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) $<
	touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
