"""Make the documentation in build/docs: `make docs`. A warning is an error."""

import environment

if __name__ == "__main__":
    environment.ready()
    target = environment.ROOT / "build" / "docs"
    environment.say("making the documentation")
    command = [environment.program("sphinx-build"), "-b", "html", "-W", "--keep-going", "-q"]
    folders = [str(environment.ROOT / "docs"), str(target)]
    if environment.run([*command, *folders]) != 0:
        environment.fail(
            "the documentation could not be made; the lines above say why.",
            "Each names a page and a line: mend what stands there.",
        )
    environment.say("putting a live lesson on its first page")
    lesson = [environment.program("carom"), "build", "--one-file", "01"]
    if environment.run([*lesson, str(target / "plane_bounce.html")]) != 0:
        environment.fail("the lesson could not be made; the lines above say why.", "Try it alone.")
    environment.say(f"open {target / 'index.html'}")
