# `make run` plays, `make test` checks. Both need Python 3.11, git and make, and see to the rest themselves.

PYTHON := $(shell command -v python3.11 || command -v python3)
PORT := 8000
BIN := .venv/bin
MANAGE := $(BIN)/python manage.py
PIP := pip install -qq --disable-pip-version-check

.PHONY: run test check bench bench-peers pictures messages check-messages compile-messages

run: .venv/run.stamp
	@$(MANAGE) messages --compile
	@$(MANAGE) migrate --verbosity 0
	@$(MANAGE) collectstatic --no-input --verbosity 0
	@exec $(MANAGE) serve --port $(PORT)

# Everything. The browser tests too, where there is a Chromium or one can be had; PREISA_BROWSER=required
# (.ci/run) makes a missing one an error.
test: check
	@$(BIN)/python -m tests.browser.chromium || [ "$$PREISA_BROWSER" != required ]
	@$(BIN)/python -m pytest --numprocesses auto --dist worksteal

# What can be seen without running the site.
check: .venv/test.stamp
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/djlint templates --lint --quiet
	@$(MANAGE) messages --check
	@$(MANAGE) makemigrations --check --dry-run

bench: .venv/test.stamp
	@$(BIN)/python -m tests.bench

# The peers are compared in an environment of their own: the site does not need them.
bench-peers: .venv-peers/stamp
	@.venv-peers/bin/python -m tests.bench.peers

# Icons and the pictures that shared links show, drawn from the mark and the cards; they are committed.
pictures: .venv/test.stamp
	@$(BIN)/python -m tests.browser.pictures

messages: .venv/test.stamp
	@$(MANAGE) messages

check-messages: .venv/test.stamp
	@$(MANAGE) messages --check

compile-messages: .venv/test.stamp
	@$(MANAGE) messages --compile

.venv/bin/python:
	@echo "Setting up in .venv (once; it takes a minute)."
	@$(PYTHON) -m venv .venv

.venv/run.stamp: requirements.txt | .venv/bin/python
	@$(BIN)/$(PIP) -r requirements.txt
	@touch $@

.venv/test.stamp: requirements.txt requirements-dev.txt | .venv/bin/python
	@$(BIN)/$(PIP) -r requirements-dev.txt
	@touch .venv/run.stamp $@

.venv-peers/stamp: requirements-peers.txt
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/bin/$(PIP) -r requirements-peers.txt
	@touch $@
