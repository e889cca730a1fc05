# The front door. `make` lists what it opens; every target works from a bare checkout.
.DEFAULT_GOAL := help
.PHONY: help setup play test check bench format lock clean

PYTHON ?= python3
BIN := .venv/bin
SET_UP := .venv/set_up

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: $(SET_UP) ## make .venv with everything locked, unless it is there (PYTHON=... chooses the interpreter)

$(SET_UP): pyproject.toml requirements/dev.txt scripts/set_up.sh
	@scripts/set_up.sh $(PYTHON)
	@touch $@

play: setup ## play Octopus' Garden in the terminal
	@$(BIN)/oceanarium play octopus-garden

test: check ## check, then run every test
	$(BIN)/pytest -n auto --dist worksteal

check: setup ## formatting, lint, types, import directions, rule IDs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m checks.rule_ids

bench: setup ## measure the hot paths
	$(BIN)/python -m benchmarks

format: setup ## format the code and mend what lint can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## resolve the dependencies of pyproject.toml anew into requirements/dev.txt
	scripts/lock.sh $(PYTHON)

clean: ## remove set-up, builds and caches
	rm -rf .venv .cache dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
