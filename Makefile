# make play   a table in the terminal
# make test   every test
# make bench  the measurements of bench/results.md
# Each sets up everything they need in .venv; PYTHON chooses the interpreter.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test check bench lock clean

play: $(VENV)/.play
	$(BIN)/firefly play

test: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

$(VENV)/.bench: $(VENV)/.play requirements/bench.txt
	$(PIP) install --require-hashes -r requirements/bench.txt
	touch $@

bench: $(VENV)/.bench
	$(BIN)/python -m bench.engine

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || $(PYTHON) -m virtualenv $(VENV)

$(VENV)/.play: pyproject.toml requirements/play.txt | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements/play.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.txt
	$(PIP) install --require-hashes -r requirements/dev.txt
	touch $@

# Lock the newest versions that pyproject.toml and requirements/*.in allow.
LOCK := $(BIN)/pip-compile --quiet --upgrade --generate-hashes --allow-unsafe --strip-extras \
	--no-header --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options --annotation-style=line

lock: $(VENV)/bin/python
	$(PIP) install pip-tools
	$(LOCK) --output-file requirements/play.txt pyproject.toml requirements/play.in
	$(LOCK) --output-file requirements/dev.txt requirements/dev.in
	$(LOCK) --output-file requirements/bench.txt --extra bench pyproject.toml requirements/bench.in

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
