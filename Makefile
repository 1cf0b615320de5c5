# make play   the online table on this machine, and its lobby in the browser
# make test   every test
# make client the checks and tests of the browser's client
# make bench  the measurements of bench/results.md
# Each sets up everything they need in .venv; PYTHON chooses the interpreter.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
NPM := $(BIN)/python hatch_build.py

CLIENT := src/firefly/web/static/manifest.json
SOURCES := $(shell find client -name node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')

.PHONY: play test client check bench lock clean

play: $(VENV)/.play $(CLIENT)
	$(BIN)/firefly serve

test: $(VENV)/.dev $(CLIENT)
	$(BIN)/python -m pytest -n 2

check: $(VENV)/.dev client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

client: $(VENV)/.play $(CLIENT)
	$(NPM) run check
	$(NPM) test

$(CLIENT): $(SOURCES) | $(VENV)/.play
	$(NPM)

$(VENV)/.bench: $(VENV)/.play requirements/bench.txt
	$(PIP) install --require-hashes -r requirements/bench.txt
	touch $@

bench: $(VENV)/.bench
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.server

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV) || $(PYTHON) -m virtualenv $(VENV)

$(VENV)/.play: pyproject.toml hatch_build.py requirements/play.txt requirements/node.txt | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements/play.txt
	$(BIN)/python -c "import hatch_build; hatch_build.npm() or exit(1)" || $(PIP) install --require-hashes -r requirements/node.txt
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
	$(LOCK) --output-file requirements/play.txt --extra server pyproject.toml requirements/play.in
	$(LOCK) --output-file requirements/dev.txt requirements/dev.in
	$(LOCK) --output-file requirements/node.txt requirements/node.in
	$(LOCK) --output-file requirements/bench.txt --extra bench pyproject.toml requirements/bench.in

clean:
	rm -rf $(VENV) build dist client/node_modules $(dir $(CLIENT)) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
