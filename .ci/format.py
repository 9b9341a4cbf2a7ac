"""Rewrite the code in the project's style and empty the notebooks of outputs: `make format`."""

import environment

STEPS = (
    ("mending what ruff can mend", "ruff", "check", "--fix-only"),
    ("laying out the code", "ruff", "format"),
    ("emptying the notebooks", "python", ".ci/notebooks.py", "--clean"),
)

if __name__ == "__main__":
    environment.ready()
    for subject, name, *arguments in STEPS:
        environment.say(subject)
        if environment.run([environment.program(name), *arguments]) != 0:
            environment.fail("this step failed; the lines above say why.", "Mend it by hand.")
