# The front door. `make` lists what it opens; every target works from a bare checkout.
.DEFAULT_GOAL := help
.PHONY: help setup play test test-python test-client laws check check-python check-client browsers engines machine-code bench format lock clean

PYTHON ?= python3
export PATH := $(CURDIR)/.venv/bin:$(PATH)
unexport PYTHONDONTWRITEBYTECODE # hundreds of processes would each compile all they import
BIN := .venv/bin
SET_UP := .venv/set_up
TO_PLAY := .venv/set_up_to_play
ENVIRONMENT := $(SET_UP)
PACKAGES := web/node_modules/.package-lock.json
CLIENT := oceanarium/web/dist/sources.sha256
# Folders too: their times tell that a file has gone.
CLIENT_SOURCES := $(shell find web -mindepth 1 \( -name node_modules -o -name dist \) -prune -o -print) \
	$(shell find oceanarium -path '*/languages' -o -path '*/languages/*.ftl')

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: ## make .venv with everything locked, unless it is there (PYTHON=... chooses the interpreter)
	@$(MAKE) --no-print-directory --silent --jobs=2 $(SET_UP) $(CLIENT)

$(SET_UP): pyproject.toml requirements/dev.txt requirements/node.txt scripts/set_up.sh
	@scripts/set_up.sh $(PYTHON) requirements/dev.txt
	@touch $(TO_PLAY) $@

$(TO_PLAY): pyproject.toml requirements/play.txt requirements/node.txt scripts/set_up.sh
	@scripts/set_up.sh $(PYTHON) requirements/play.txt
	@touch $@

# Where there is no Node.js, it comes as a Python package.
$(PACKAGES): web/package-lock.json | $(if $(shell command -v npm),,$(ENVIRONMENT))
	@npm --prefix web ci --no-audit --no-fund --silent
	@touch $@

# The browser client has a stamp of its own: a new colour sets up nothing.
$(CLIENT): hatch_build.py $(CLIENT_SOURCES) | $(ENVIRONMENT) $(PACKAGES)
	@$(BIN)/python hatch_build.py

play: ## open the lobby in a browser
	@$(MAKE) --no-print-directory --silent --jobs=2 ENVIRONMENT=$(TO_PLAY) $(TO_PLAY) $(CLIENT)
	@$(BIN)/oceanarium serve --browser --free-port

# All at once: while one thing is fetched, compiled or waited for, others use the processor.
test: ## check, and run every test
	@$(MAKE) --no-print-directory --jobs=4 check-client test-client check-python test-python

test-python: $(SET_UP) $(CLIENT) machine-code browsers
	$(BIN)/pytest -n auto --dist worksteal

laws: setup ## the laws once more, with machine code of every game and an expert's whole patience: long
	$(BIN)/python -m tests.machine_code --thorough
	$(BIN)/pytest -n auto --dist worksteal --thorough tests/laws tests/counts tests/kernel

check: check-python check-client ## formatting, lint, types, import directions, rule IDs, languages, generated files

check-python: $(SET_UP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m checks.rule_ids
	$(BIN)/python -m checks.languages
	$(BIN)/python -m checks.lessons
	$(BIN)/python -m checks.examples
	$(BIN)/python -m checks.client_languages
	$(BIN)/python -m checks.views
	$(BIN)/python -m checks.engines
	$(BIN)/python -m oceanarium.server.schema --check web/src/messages.schema.json

check-client: $(PACKAGES)
	npm --prefix web run check

test-client: $(PACKAGES) $(SET_UP)
	npm --prefix web test

engines: setup ## build the portable engines whose rules have changed: minutes for each
	$(BIN)/python -m checks.engines --build

browsers:
	scripts/system_packages.sh

machine-code: $(SET_UP)
	$(BIN)/python -m tests.machine_code

bench: setup ## measure the hot paths
	$(BIN)/python -m benchmarks

format: setup ## format the code and mend what lint can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## resolve the dependencies of pyproject.toml anew into requirements/dev.txt
	scripts/lock.sh $(PYTHON)

clean: ## remove set-up, builds and caches
	rm -rf .venv .cache dist web/node_modules oceanarium/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
