"""Check style, types and the direction of imports: `make lint`."""

import environment

CHECKS = (
    ("style", "ruff", "check"),
    ("format", "ruff", "format", "--check"),
    ("types", "mypy"),
    ("imports", "lint-imports"),
    ("layout", "python", ".ci/layout.py"),
    ("messages of all languages", "carom", "words", "check"),
    ("style of the page", "oxlint", "--config", ".ci/page/oxlint.json", "kernel_lib", "tests/js"),
    ("types, words and lowest browsers of the page", "python", ".ci/page_lint.py"),
)

if __name__ == "__main__":
    environment.ready()
    failed = []
    for subject, name, *arguments in CHECKS:
        environment.say("checking the " + subject)
        if environment.run([environment.program(name), *arguments]) != 0:
            failed.append(subject)
    if failed:
        environment.fail(
            "not in order: " + ", ".join(failed),
            "`make format` mends what can be mended without thinking (python3 .ci/format.py).",
        )
    environment.say("everything is in order")
