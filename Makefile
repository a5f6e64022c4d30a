# Needs Python >= 3.11 with venv, and make. Everything else is set up here, inside this folder:
#
# .venv        what a player installs: locked dependencies and the package, compiled where there is a C compiler
# .venv-build  what the package is built with, and nothing else: as pip builds it for anybody
# .venv-dev    what a developer needs: locked tools and a link to the plain sources
#
# Each is ready when it holds a stamp named after the content of all that it was made from.

GAME ?=
ARGS ?=
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null && echo $$name && break; done)

# An environment whose Python is gone is of no use.
GONE := $(shell for folder in .venv .venv-build .venv-dev .venv-lock .venv-peers; do test -x $$folder/bin/python || rm -rf $$folder; done)

# None where TROIS_PURE=1 asks for plain Python.
COMPILER := $(if $(filter-out 0,$(TROIS_PURE)),,$(shell for name in $(CC) cc gcc clang; do command -v $$name && break; done))
SOURCES := $(shell find src/trois -type f ! -path '*/__pycache__/*' ! -name '*.so' | LC_ALL=C sort)

# The checksum of files, their names and some more words.
sum = $(firstword $(shell { cat $(1); echo '$(1) $(2)'; } | cksum))

PLAY := .venv/locked-$(call sum,requirements/play.txt)
ENGINE := .venv/engine-$(call sum,setup.py pyproject.toml MANIFEST.in requirements/build.txt tools/docstrings.py $(SOURCES),$(COMPILER))
BUILD := .venv-build/locked-$(call sum,requirements/build.txt)
BENCH := .venv/bench-$(call sum,requirements/bench.txt)
DEV := .venv-dev/locked-$(call sum,requirements/dev.txt setup.py pyproject.toml)
LOCK := .venv-lock/locked-$(call sum,requirements/lock.txt)
LINTERS := node_modules/locked-$(call sum,package-lock.json)

PIP := -m pip --disable-pip-version-check --quiet
# Into the environment of the target; one whose making was broken off is made again. The lock file is complete, so nothing
# is resolved: an older pip takes `coverage[toml]` for another package than the locked one and looks for its newest
# release. Nothing is compiled to bytecode before it is imported: most of it never is.
locked = @.venv$(1)/bin/python -m pip --version > /dev/null 2>&1 || $(PYTHON) -m venv --clear .venv$(1); \
	.venv$(1)/bin/python $(PIP) install --no-deps --no-compile --require-hashes --requirement requirements/$(2).txt
COMPILE := .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(ARGS)

WEB := src/trois/web/static src/trois/web/pocket/page tools/*.mjs examples/*.js eslint.config.mjs
HAS_NODE := node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2> /dev/null

# What `make check` runs: the engine's tests, which need no compiler, browser or database.
QUICK := tests/core tests/games tests/contract tests/golden tests/test_docs.py tests/test_shape.py
PYTEST := .venv-dev/bin/python -m pytest
ALL_CORES := --numprocesses auto --dist worksteal
# Servers, browsers and clocks on a machine that does other things too: what failed among all (1: tests were run and some
# failed) is tried once more by itself, and only what holds there is forgiven. The report of the first run names it.
ALONE = || { test $$? = 1 && echo 'Once more, alone:' && TROIS_INSTALLED=1 $(PYTEST) --last-failed; }

.PHONY: help play terminal check test test-all pocket coverage lint lint-web format shots rulebook docs peers bench lock clean

help:
	@echo 'make play    play in the browser, alone or with friends (ARGS="--host 0.0.0.0": for the whole network);'
	@echo '             the first time the engine is compiled meanwhile and used from the next start on'
	@echo 'make terminal  play in the terminal (GAME=troyes, ARGS="--seats human,steward")'
	@echo 'make check   lint, types and the tests of the engine: about a minute, without compiler and browser'
	@echo 'make test    all that must hold: format, lint, types, layers, tests, compiled equals plain'
	@echo '             (ARGS="tests/core/test_match.py -k undo": just these tests)'
	@echo 'make test-all  the same with every case of the tests that try a sample otherwise'
	@echo 'make pocket  all of Trois as plain files that need no server, in build/pocket; needs Node'
	@echo 'make coverage  the same tests, with the least coverage that each package must have'
	@echo 'make lint    format, lint, types and layers; scripts and style sheets too where Node is installed'
	@echo 'make format  put everything into the format that `make lint` asks for'
	@echo 'make shots   pictures of every page, phone to large screen, light and dark, with contact sheets (ARGS="FOLDER NAME ...")'
	@echo 'make rulebook  the rules as documents, after a change of their texts'
	@echo 'make docs    the documentation as a site, in build/site; warnings are errors'
	@echo 'make peers   third-party libraries on our environments, a minute each: Stable-Baselines3, SuperSuit, Ray RLlib, OpenSpiel'
	@echo 'make bench   the table of docs/speed.md, beside peers in the same run (ARGS=--quick: a rough one)'
	@echo 'make lock    renew the lock files after a change in pyproject.toml (ARGS=--upgrade: newest versions)'
	@echo 'make clean   remove everything that was set up or built'

# With a C compiler the plain sources are played while the engine is compiled beside them, the first time.
START := MAKE='$(MAKE)' .venv/bin/python tools/engine.py start $(ENGINE)

play: $(if $(COMPILER),$(PLAY),$(ENGINE))
	@$(START) serve --open $(ARGS)

terminal: $(if $(COMPILER),$(PLAY),$(ENGINE))
	@$(START) play $(GAME) $(ARGS)

check: lint
	@$(PYTEST) $(ALL_CORES) $(QUICK)

ifeq ($(ARGS),)
test: lint $(ENGINE)
	@TROIS_INSTALLED=1 $(PYTEST) $(ALL_CORES) $(ALONE)
else
test: $(DEV)
	@$(PYTEST) $(ARGS)
endif

test-all: export TROIS_SLOW = 1
test-all: test

pocket: $(DEV) $(LINTERS)
	@.venv-dev/bin/python tools/pocket.py $(or $(ARGS),build/pocket)

coverage: $(DEV) $(ENGINE)
	@TROIS_INSTALLED=1 $(PYTEST) $(ALL_CORES) --cov=trois --cov-report=
	@.venv-dev/bin/python -m tests.floors

lint: $(DEV)
	@.venv-dev/bin/ruff check --quiet
	@.venv-dev/bin/ruff format --quiet --check
	@.venv-dev/bin/mypy --no-error-summary
	@.venv-dev/bin/lint-imports --no-logo
	@if $(HAS_NODE); then $(MAKE) --no-print-directory lint-web; \
		else echo 'Scripts and style sheets are not checked: that needs Node 20.19 or newer.'; fi

lint-web: $(LINTERS)
	@node_modules/.bin/prettier --log-level warn --check $(WEB)
	@node_modules/.bin/eslint $(WEB)

format: $(DEV)
	@.venv-dev/bin/ruff check --quiet --fix
	@.venv-dev/bin/ruff format --quiet
	@if $(HAS_NODE); then $(MAKE) --no-print-directory $(LINTERS) && node_modules/.bin/prettier --log-level warn --write $(WEB); fi

shots: $(DEV)
	@.venv-dev/bin/python -m tests.web.shots $(or $(ARGS),build/shots)

rulebook: $(DEV)
	@.venv-dev/bin/python -m tests.rulebook.make_docs

docs: $(DEV)
	@NO_MKDOCS_2_WARNING=1 .venv-dev/bin/python -m mkdocs build --quiet --strict $(ARGS)
	@echo 'The site is in build/site: open build/site/index.html.'

# Not locked: these are the libraries as people install them today.
peers: .venv-peers/bin/python
	@echo 'Installing third-party libraries ...'
	@.venv-peers/bin/python $(PIP) install --upgrade pip
	@TROIS_PURE=1 .venv-peers/bin/python $(PIP) install --group peers --editable '.[openspiel]' pytest
	@TROIS_PEERS=$(or $(TROIS_PEERS),60) .venv-peers/bin/python -m pytest -s -rA tests/peers tests/env/test_peers.py $(ARGS)

bench: $(ENGINE) $(BENCH)
	@.venv/bin/python -m benchmarks.bench $(ARGS)

lock: $(LOCK)
	@$(COMPILE) pyproject.toml --extra play --output-file requirements/play.txt
	@$(COMPILE) pyproject.toml --extra play --extra postgres --constraint requirements/play.txt --output-file requirements/server.txt
	@$(COMPILE) --group build --constraint requirements/play.txt --output-file requirements/build.txt
	@$(COMPILE) pyproject.toml --extra play --group build --group dev --group docs --constraint requirements/play.txt --constraint requirements/build.txt --output-file requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra play --group build --group bench --constraint requirements/play.txt --output-file requirements/bench.txt
	@$(COMPILE) --group lock --output-file requirements/lock.txt
	@if $(HAS_NODE); then npm install --package-lock-only --loglevel=error > /dev/null; fi

clean:
	@rm -rf .venv .venv-build .venv-dev .venv-lock .venv-peers build node_modules src/*.egg-info .coverage* .*_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python .venv-build/bin/python .venv-dev/bin/python .venv-lock/bin/python .venv-peers/bin/python:
	@test -n '$(PYTHON)' || { echo 'trois needs Python 3.11 or newer: make PYTHON=/path/to/python3'; exit 1; }
	@echo 'Setting up $(@:/bin/python=) (once) ...'
	@$(PYTHON) -m venv --clear $(@:/bin/python=)

$(PLAY): .venv/bin/python
	@echo 'Installing what trois needs (once) ...'
	$(call locked,,play)
	@rm -f .venv/locked-* && touch $@

$(BUILD): .venv-build/bin/python
	$(call locked,-build,build)
	@rm -f .venv-build/locked-* && touch $@

$(ENGINE): $(PLAY) $(BUILD)
	@echo 'Building trois$(if $(COMPILER), with a C compiler: some minutes,) (once) ...'
	@.venv/bin/python tools/engine.py build $@

$(BENCH): $(PLAY)
	@echo 'Installing the peer to compare with (once) ...'
	$(call locked,,bench)
	@rm -f .venv/bench-* && touch $@

$(DEV): .venv-dev/bin/python
	@echo 'Installing the tools of developers (once) ...'
	$(call locked,-dev,dev)
	@.venv-dev/bin/python $(PIP) install --no-deps --no-index --no-build-isolation --editable .
	@rm -f .venv-dev/locked-* && touch $@

$(LINTERS):
	@echo 'Installing the linters for scripts and style sheets (once) ...'
	@npm ci --loglevel=error > /dev/null
	@touch $@

$(LOCK): .venv-lock/bin/python
	$(call locked,-lock,lock)
	@rm -f .venv-lock/locked-* && touch $@
