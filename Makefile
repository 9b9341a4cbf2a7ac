# The project's vocabulary. Each recipe is one plain Python script; without make, run the script.
PYTHON ?= python3

.PHONY: help lessons test lint format bench ends wheel fuzz screenshots fonts docs lock clean python
help: python
	@$(PYTHON) .ci/help.py

lessons: python  ## install what is missing and serve the lessons at http://localhost:8866 (PORT=8867: elsewhere)
	@$(PYTHON) .ci/lessons.py $(if $(PORT),--port $(PORT)) $(ARGS)

test: python  ## run every test, in Python, in JavaScript and in a real browser (ARGS="tests/laws": some)
	@$(PYTHON) .ci/test.py $(ARGS)

lint: python  ## check style, types and the direction of imports
	@$(PYTHON) .ci/lint.py

format: python  ## rewrite the code in the project's style and empty the notebooks of outputs
	@$(PYTHON) .ci/format.py

bench: python  ## measure the speeds that the lessons promise
	@$(PYTHON) .ci/bench.py $(ARGS)

ends: python  ## test library and widgets at the lowest and newest versions allowed (ARGS=lowest: one end)
	@$(PYTHON) .ci/ends.py $(ARGS)

wheel: python  ## try the built wheel in clean environments at both ends: every lesson's first question (ARGS=newest: one end)
	@$(PYTHON) .ci/wheel.py $(ARGS)

fuzz: python  ## try scenes and values at random, for an hour or two (ARGS="events --cases 100": less)
	@$(PYTHON) .ci/fuzz.py $(ARGS)

screenshots: python  ## picture every lesson, on a desk and a phone, light and dark, into test-results/ (ARGS=01: some)
	@$(PYTHON) .ci/screenshots.py $(ARGS)

fonts: python  ## cut the fonts of formulas anew from the whole font
	@$(PYTHON) .ci/fonts.py

docs: python  ## make the documentation in build/docs, pages and the library from its docstrings
	@$(PYTHON) .ci/docs.py

lock: python  ## write both locks anew from pyproject.toml (ARGS=--upgrade: newest versions)
	@$(PYTHON) .ci/lock.py $(ARGS)

clean: python  ## remove the environment and everything that can be made again
	@$(PYTHON) .ci/clean.py

python:
	@command -v $(PYTHON) > /dev/null || { echo "There is no $(PYTHON) here. Install Python 3.11 or later from https://www.python.org/downloads/, or name yours: make PYTHON=/path/to/python"; exit 1; }
