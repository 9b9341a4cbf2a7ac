"""What stands in a page itself, and what its style asks."""

import re

from kernel_lib.experiments import lessons
from kernel_lib.page.bundle import bundled
from kernel_lib.serving.pages.assets import asset
from kernel_lib.serving.pages.page_files import (
    OF_LANGUAGE,
    SPEAKING,
    language_choice,
    speech,
    theme,
)
from kernel_lib.words import PSEUDO, messages
from kernel_lib.words.languages import languages

#: What may be asked for what it holds: a line, a control, a button, the one mark of a guess, the
#: acts in the head, the buttons of a challenge, a sheet over the page or the head of the projector,
#: never what a stage lies in.
SMALL = {".carom-choice", ".carom-control", ".carom-marks", "button", "p"}
SMALL |= {".acts", ".carom-bar-of-acts"}
SMALL |= {".carom-challenge-foot", ".carom-class-head", ".carom-share-sheet"}


def test_no_style_depends_on_what_a_box_around_the_stage_holds() -> None:
    """With a `main:has(...)` each move of a slider gave all elements of the page new styles.

    A browser that finds such a box changed within styles all that it holds anew.
    """
    asked = set(re.findall(r"([.\w-]+)(?:\[[^\]]*\])*:has\(", bundled("lesson_page.css")))
    assert asked == SMALL


def test_scripts_within_a_page_are_small_and_cannot_end_their_element() -> None:
    for script in (theme(), *map(speech, SPEAKING)):
        assert "</" not in script
    assert len(theme()) < 1000


def test_a_page_speaks_with_the_texts_of_its_groups_alone() -> None:
    for script, groups in SPEAKING.items():
        said = {name for name in messages() if re.search(rf'["n]{name}(?: =|":)', speech(script))}
        wanted = {name for name in messages() if name.startswith(groups)}
        assert wanted and said == wanted | {*OF_LANGUAGE}


def test_the_words_of_a_page_in_any_language_are_25_kb_at_most() -> None:
    for language in (*languages()[1:], PSEUDO[0]):
        sizes = {
            name: len(asset(f"words_{language}_{name}.ftl.br")) for name in ("page", *lessons())
        }
        assert sizes["page"] + max(sizes[name] for name in lessons()) <= 25_000, language


def test_what_goes_to_the_chosen_language_is_small_and_cannot_end_its_element() -> None:
    assert "</" not in language_choice()
    assert len(language_choice()) < 1500
