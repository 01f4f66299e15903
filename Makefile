# Everything one may run. `make help` lists it.
#
# PYTHON=...         the interpreter to make .venv from (python3)
# JOBS=...           how many tests run at once (twice as many as there are processors: half of them wait
#                    for a browser, a server or a database)
# CASERNE_COMPILE=0  never compile; 1: fail rather than go on uncompiled
# CASERNE_PGO=0      compile once, without counting first what is often done: half the time

PYTHON ?= python3
JOBS ?= $(shell echo $$((2 * $$(nproc 2>/dev/null || echo 2))))
OPTIONS ?=

VENV := .venv
BIN := $(VENV)/bin
PAGE := src/caserne/server/static/built-from
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --no-audit --no-fund --no-update-notifier
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# What is tried once, on what is installed: rule tests, golden games, move counts, tables and bots
# show that the source plays as what was compiled from it does.
ONCE := tests/browser tests/building tests/cli tests/deploy tests/docs tests/envs/test_gymnasium.py \
	tests/envs/test_openspiel.py tests/envs/test_pettingzoo.py tests/fuzz tests/games/test_rulebooks.py \
	$(filter-out tests/lab/test_trace.py,$(wildcard tests/lab/test_*.py)) tests/laws tests/server tests/store
# A list in pyproject.toml, one a line: $(call listed,["project"]["dependencies"])
listed = $(PYTHON) -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))$(1), sep="\n")'
is_compiled := $(BIN)/python -c 'import sys, caserne.core.state as state; \
	sys.exit(state.__file__.endswith(".py"))'

# What is tested is what is installed, whatever the caller's shell says.
unexport PYTHONPATH
export PIP_ROOT_USER_ACTION := ignore
MAKEFLAGS += --no-print-directory
.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help play install test page browser database proxies screenshots lint typecheck imports test-page test-interpreted \
	test-compiled soak bench bench-peers bench-server rules format pins clean FORCE

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) | \
		while IFS='|' read -r target text; do printf 'make %-18s %s\n' "$$target" "$$text"; done

play: $(VENV)/.wheel ## set up what is missing, then play in the browser
	@$(BIN)/caserne play $(OPTIONS)

install: $(VENV)/.dev $(VENV)/.wheel ## make .venv with Caserne (compiled if it can be) and all tools
	@echo "ready: $(BIN)/caserne"

test: install browser database proxies ## set up what is missing, then run every check
	@$(MAKE) lint
	@$(MAKE) typecheck
	@$(MAKE) imports
	@$(MAKE) test-page
	@if $(is_compiled); then $(MAKE) test-interpreted OPTIONS="$(ONCE:%=--ignore %) $(OPTIONS)" && \
		$(MAKE) test-compiled; else $(MAKE) test-compiled test-interpreted; fi

page: $(PAGE) ## build the page into src/caserne/server/static

browser: ## see that there is a browser to test the page with
	@missing=; \
		command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
			missing="chromium fonts-dejavu-core"; \
		ls /usr/lib*/libatomic.so.1 /usr/lib/*/libatomic.so.1 2>/dev/null | grep -q . || \
			missing="$$missing libatomic1"; \
		if [ -z "$$missing" ]; then :; \
		elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "==> installing $$missing"; \
			apt-get update -qq && apt-get install -qq -y --no-install-recommends $$missing >/dev/null; \
		else \
			echo "The tests of the page need a browser: sudo apt-get install $$missing, then again." >&2; \
			exit 1; \
		fi

database: ## see that there is a PostgreSQL to test the store with; without one those tests are skipped
	@if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
		elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "==> installing postgresql"; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
				apt-get install -qq -y --no-install-recommends postgresql >/dev/null; \
		else \
			echo "The tests of PostgreSQL are skipped: sudo apt-get install postgresql, then again." >&2; \
		fi

proxies: ## see that there are nginx and Caddy to test the site with; without one its tests are skipped
	@missing=; \
		command -v nginx >/dev/null || ls /usr/sbin/nginx >/dev/null 2>&1 || missing="nginx-light"; \
		command -v caddy >/dev/null || missing="$$missing caddy"; \
		command -v openssl >/dev/null || missing="$$missing openssl"; \
		if [ -z "$$missing" ]; then :; \
		elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "==> installing $$missing"; \
			apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
				apt-get install -qq -y --no-install-recommends $$missing >/dev/null; \
		else \
			echo "Tests of a site behind a proxy are skipped: sudo apt-get install $$missing, then again." >&2; \
		fi

screenshots: install browser ## take the pictures of the README anew, into docs/screenshots
	PYTHONPATH=$(CURDIR)/src:$(CURDIR) $(BIN)/python -m tests.browser.screenshots

test-page: $(PAGE) ## vitest: what the page makes of what it is sent
	@cd ui && $(NPM) test --silent

lint: $(VENV)/.dev ## ruff: style and form
	$(BIN)/ruff check
	$(BIN)/ruff format --check

typecheck: $(VENV)/.dev ## mypy, strict
	$(BIN)/mypy

imports: $(VENV)/.dev ## import-linter: imports point down only
	PYTHONPATH=$(CURDIR)/src $(BIN)/lint-imports --no-logo

test-interpreted: $(VENV)/.dev $(VENV)/.wheel ## pytest on the source as it lies in src
	PYTHONPATH=$(CURDIR)/src CASERNE_EXPECT=interpreted $(PYTEST) $(OPTIONS)

test-compiled: $(VENV)/.dev $(VENV)/.wheel ## pytest on the compiled install
	@if $(is_compiled); then set -x; CASERNE_EXPECT=compiled $(PYTEST) $(OPTIONS); \
		else echo "test-compiled: skipped, the install is not compiled (see make install)"; fi

soak: $(VENV)/.dev $(VENV)/.wheel database ## pytest: the long tests only
	$(PYTEST) -m soak $(OPTIONS) || [ $$? = 5 ] # there may be none

bench: $(VENV)/.wheel ## measure the speed of play
	$(BIN)/caserne bench $(OPTIONS)

bench-peers: $(VENV)/.dev $(VENV)/.wheel ## the same, with OpenSpiel's games beside ours
	$(BIN)/caserne bench $(OPTIONS)

bench-server: $(VENV)/.wheel ## measure the server, beside one that only passes messages on
	$(BIN)/caserne bench server --seconds 60 $(OPTIONS)

rules: $(VENV)/.wheel ## check that every rule has its function and its test
	for game in flashpoint feurio onfire; do $(BIN)/caserne rules $$game --check $(OPTIONS) || exit 1; done

format: $(VENV)/.dev ## let ruff rewrite what it can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

pins: ## write constraints.txt anew, with the newest versions that go together
	rm -rf build/pins
	$(PYTHON) -m venv build/pins
	{ $(call listed,["build-system"]["requires"]); \
		$(call listed,["project"]["dependencies"]); \
		$(call listed,["project"]["optional-dependencies"]["dev"]); \
		$(call listed,["project"]["optional-dependencies"]["page"]); } >build/pins/all.txt
	build/pins/bin/python -m pip install --quiet --upgrade pip --requirement build/pins/all.txt
	{ sed -n '/^#/p' constraints.txt; build/pins/bin/python -m pip freeze --all; } >build/pins/new.txt
	mv build/pins/new.txt constraints.txt

clean: ## remove all that make made
	rm -rf $(VENV) build dist ui/node_modules src/caserne/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# .venv grows in steps; each leaves a file that says when.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Caserne needs Python 3.11 or newer; make PYTHON=... names another than $(PYTHON)." >&2; \
		exit 1; }
	@if $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then :; \
		elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "==> installing python3-venv"; \
			apt-get update -qq && apt-get install -qq -y python3-venv; \
		else \
			echo "Python's venv is missing: sudo apt-get install python3-venv, then again." >&2; exit 1; \
		fi
	@echo "==> making $(VENV)"
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) pip
	@touch $@

# What Caserne runs on, and what builds it.
$(VENV)/.tools: $(VENV)/.made pyproject.toml constraints.txt
	@echo "==> installing what Caserne needs"
	@$(call listed,["build-system"]["requires"]) >$(VENV)/tools.txt
	@$(call listed,["project"]["dependencies"]) >>$(VENV)/tools.txt
	@$(PIP) --requirement $(VENV)/tools.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.tools
	@echo "==> installing the tools that check it"
	@$(call listed,["project"]["optional-dependencies"]["dev"]) >$(VENV)/dev.txt
	@$(PIP) --requirement $(VENV)/dev.txt
	@touch $@

# Node.js comes as a package too, so that the page is built alike everywhere.
$(VENV)/.node: $(VENV)/.tools
	@echo "==> installing what builds the page"
	@$(call listed,["project"]["optional-dependencies"]["page"]) >$(VENV)/page.txt
	@$(PIP) --requirement $(VENV)/page.txt
	@touch $@

# What the page was built from; only building it anew touches that.
$(PAGE): $(VENV)/.node FORCE
	@$(BIN)/python -m building.page

# Sums of all that goes into the wheel, and what there is to compile with; only a change touches it.
$(VENV)/.sources: $(VENV)/.made FORCE
	@{ find src building hatch_build.py pyproject.toml constraints.txt LICENSE \
		-name __pycache__ -prune -o -type f -exec cksum {} +; \
		echo "$(CASERNE_COMPILE)" "$(CASERNE_PGO)" "$(CC)" $$(command -v "$${CC:-cc}") $$(command -v gcc); \
		ls "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" | grep Python.h; \
		} >$@.new 2>/dev/null || :
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(VENV)/.wheel: $(VENV)/.tools $(PAGE) $(VENV)/.sources
	@echo "==> building and installing Caserne"
	@rm -rf build/wheel
	@CASERNE_BUILD_CACHE=build/mypyc $(BIN)/python -m hatchling build --target wheel --directory build/wheel
	@$(PIP) --force-reinstall --no-deps build/wheel/*.whl
	@touch $@

FORCE:
