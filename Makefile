PYTHON ?= python3
BIN := .venv/bin
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play test check types format rules bench lock clean

help: ## what each command does
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

.venv/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(f"sobremesa needs Python 3.11 or newer; this is {sys.version.split()[0]}: make PYTHON=python3.x" if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check 'uv>=0.5'
	VIRTUAL_ENV=.venv $(BIN)/uv pip sync --quiet --require-hashes requirements.lock
	VIRTUAL_ENV=.venv $(BIN)/uv pip install --quiet --no-deps --editable .
	touch $@

lock: ## choose new versions of every dependency
	$(PYTHON) -m venv .venv && $(BIN)/python -m pip install --quiet 'uv>=0.5'
	VIRTUAL_ENV=.venv $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  pyproject.toml --group dev -o requirements.lock
