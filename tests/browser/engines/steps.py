"""What a student does to a lesson, in any engine: each step once."""

from io import BytesIO
from typing import Any

from PIL import Image

from tests.browser.engines.engine import Engine

LESSON = "document.querySelector('.carom-lesson')"
READY = f"() => {LESSON}?.dataset.ready === 'true'"
#: Whether the lesson says this of itself.
SAYS = f"(key, value) => {LESSON}.dataset[key] === value"
#: Whether an answer is taken; a slow eye may miss its run.
LET_GO = f"() => {LESSON}.dataset.phase !== 'ask'"
#: Whether one of these can be seen and used.
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .some((one) => !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true }))"""
TEXT = "(selector) => document.querySelector(selector)?.textContent.trim() ?? ''"
#: The text of the one that can be seen.
TEXT_SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .find((one) => one.checkVisibility({ visibilityProperty: true }))?.textContent.trim() ?? ''"""
#: Pixels by which a page is wider than its window has room for.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: Where the thumb of a slider is, as a share of its length, and a step of it.
SHARE = """(selector) => {
  const { value, min, max, step } = document.querySelector(selector);
  return [(value - min) / (max - min), step / (max - min)];
}"""
EXERCISE = "main .prose .carom-exercise"
#: Names an exercise by its place, and says what it asks for.
EXERCISE_AT = f"""(name, place) => {{
  const one = [...document.querySelectorAll('{EXERCISE}')].at(place);
  one.id = name;
  return one.querySelector("input").type;
}}"""
GRIP = ".carom-stage .carom-grip"
CANVAS = ".carom-stage canvas"
PAINTED = f"() => document.querySelector('{CANVAS}').toDataURL()"
SLIDER = ".carom-control input[type=range]"
#: The parameter of the first slider that can be moved.
AT_HAND = f"""() => [...document.querySelectorAll('{SLIDER}')]
  .find((one) => !one.disabled && one.checkVisibility({{ visibilityProperty: true }}))
  ?.closest('.carom-control').dataset.parameter ?? null"""
FOLD, ACTS = ".carom-act-fold", ".carom-acts li button"
SKIP = ".carom-skip"
BOX = ".carom-guess-box input"
LIST = ".carom-speed"
ANOTHER = ".carom-verdict > button:not(.carom-here)"
GO, NOW = ".carom-asking .carom-go", ".carom-rail .carom-go"


def opened(engine: Engine, address: str, size: tuple[int, int]) -> None:
    """A lesson with its first picture, as wide as its window."""
    engine.open(address, size)
    engine.until(READY)
    assert engine.ask(TOO_WIDE) <= 0


def ask(engine: Engine) -> None:
    """A question is open: where the last one stands answered, another one, with its picture."""
    engine.until(f"() => ['ask', 'told'].includes({LESSON}.dataset.phase)")
    if engine.ask(SAYS, "phase", "told"):
        assert engine.ask(TEXT_SEEN, ANOTHER) == "Another one"
        asks_anew(engine, lambda: engine.click(ANOTHER))
    engine.until(SAYS, "phase", "ask")


def answer(engine: Engine) -> None:
    """Give some answer, by hand, whatever is asked for, and let go."""
    engine.until(SAYS, "phase", "ask")
    asked = engine.ask(f"() => {LESSON}.dataset.asks")
    if asked == "choice":
        engine.click(".carom-guess .carom-choice")
    else:
        if asked == "flag":
            x, y = engine.find(".carom-flag-grip").middle
            engine.drag((x, y), (x, y - 20), (x, y - 60))
            engine.until(f"() => document.querySelector('{BOX}').value !== ''")
        engine.click(BOX)
        engine.ask("() => document.activeElement.select()")
        engine.type("1")
    if engine.find(GO) and engine.ask(TEXT, GO) == "My vote":
        engine.click(GO)  # which a later act answers; the act's own question follows
        engine.until(f"() => document.querySelector('{GO}').textContent !== 'My vote'")
        skip(engine)
    else:
        engine.click(GO)
    engine.until(LET_GO)


def skip(engine: Engine) -> None:
    """See without guessing; a vote is skipped before the question that follows it."""
    engine.until(SAYS, "phase", "ask")
    label = "() => document.querySelector('.carom-skip').textContent"
    if engine.ask(label) == "Skip the vote":
        engine.click(SKIP)
        engine.until(f"() => ({label})() !== 'Skip the vote'")
    engine.click(SKIP)
    engine.until(LET_GO)


def see(engine: Engine) -> bool:
    """Watch the run to its end and say what was seen, where that is asked."""
    engine.until(f"() => {LESSON}.dataset.phase === 'told' || ({SEEN})('.carom-saw-option')")
    if engine.ask(SAYS, "phase", "told"):
        return False
    engine.click(".carom-saw-option")
    if not engine.ask(SAYS, "phase", "told"):
        hurry(engine)  # it is shown once more
    return True


def hurry(engine: Engine) -> None:
    """Jump over the run to the verdict."""
    told = f"{LESSON}.dataset.phase === 'told'"
    engine.until(f"() => {told} || ({SEEN})('{NOW}')")
    if not engine.ask(SAYS, "phase", "told"):
        engine.press("Escape")  # where "Now" was, "Another one" may lie by the time a hand is there
    engine.until(SAYS, "phase", "told")


def verdict(engine: Engine) -> str:
    """What is said to the answer, with the truth and its numbers."""
    engine.until("() => document.querySelector('.carom-result .carom-head')?.textContent")
    assert engine.ask(SAYS, "covered", "false")
    return str(engine.ask(TEXT, ".carom-result"))


def is_on_its_ground(engine: Engine, selector: str) -> bool:
    """Whether what has no ground of its own is painted in the colour to its left."""
    box = engine.find(selector)
    shown = Image.open(BytesIO(engine.picture())).convert("RGB")
    x, y = box.middle[0], box.y + 4  # above its words
    return shown.getpixel((round(x), round(y))) == shown.getpixel((round(box.x) - 2, round(y)))


def numbers_fit(engine: Engine) -> bool:
    """Whether the table of numbers has no row that hangs out of it."""
    return bool(
        engine.ask("""() => {
          const one = document.querySelector(".carom-readouts");
          return one.scrollHeight <= one.clientHeight;
        }""")
    )


def units_are_whole(engine: Engine) -> bool:
    """Whether a unit such as m/s stays in one line, however narrow its paragraph is."""
    return bool(
        engine.ask("""() => {
          const found = [...document.querySelectorAll("main p .carom-whole")]
            .filter((one) => one.checkVisibility());
          for (const one of found) one.closest("p").style.width = "1px";
          return found.length > 0 && found.every((one) => one.getClientRects().length === 1);
        }""")
    )


def slider_at_hand(engine: Engine) -> str:
    """A slider that the open act shows."""
    name = engine.until(AT_HAND)
    return f".carom-control[data-parameter={name}] input[type=range]"


def slide_by_key(engine: Engine, slider: str) -> None:
    """A step of a slider by an arrow brings another picture."""
    engine.find(slider)
    engine.ask("(slider) => document.querySelector(slider).focus()", slider)
    low = engine.ask(SHARE, slider)[0] < 0.5
    asks_anew(engine, lambda: engine.press("ArrowRight" if low else "ArrowLeft"))


def slide_by_hand(engine: Engine, slider: str) -> None:
    """The thumb of a slider follows the mouse, and another picture comes."""
    box, (share, step) = engine.find(slider), engine.ask(SHARE, slider)
    to = 0.25 if share > 0.5 else 0.75
    inner = box.width - 16  # the thumb stays within
    start, end = ((box.x + 8 + part * inner, box.middle[1]) for part in (share, to))
    asks_anew(engine, lambda: engine.drag(start, ((start[0] + end[0]) / 2, start[1]), end))
    near = f"(slider, to, room) => Math.abs(({SHARE})(slider)[0] - to) < room"
    engine.until(near, slider, to, 0.1 + step / 2)


def asks_anew(engine: Engine, act: Any) -> None:
    """After this act the lesson shows another picture."""
    before = engine.ask(f"() => {LESSON}.dataset.sequence")
    act()
    engine.until(f"(before) => {LESSON}.dataset.sequence !== before", before)


def open_act(engine: Engine, number: int) -> None:
    """Press an act in the bar, which a narrow window folds; -1 are the challenges."""
    if engine.ask(SEEN, FOLD):
        engine.click(FOLD)
    asks_anew(engine, lambda: engine.click(ACTS, number=number))


def drag_on_stage(engine: Engine) -> None:
    """What can be moved on the stage is moved by hand, at the start of its run."""
    engine.ask("() => document.querySelector('.carom-stage').focus()")
    engine.press("Home")
    engine.until(f"() => Number({LESSON}.dataset.time) === 0")
    x, y = engine.find(GRIP, number=-1).middle  # the uppermost
    asks_anew(engine, lambda: engine.drag((x, y), (x + 6, y - 8), (x + 18, y - 24)))


def drag_the_picture(engine: Engine) -> None:
    """The picture on the stage is moved by hand."""
    box = engine.find(".carom-stage")
    x, y = box.x + 24, box.y + 24  # no ball is there
    before = engine.ask(PAINTED)
    engine.drag((x, y), (x + 10, y + 8), (x + 30, y + 24))
    engine.until(f"(before) => ({PAINTED})() !== before", before)


def exercise(engine: Engine, place: int) -> None:
    """An exercise of the text says something to an answer."""
    name = f"exercise{place}"
    field = engine.ask(EXERCISE_AT, name, place)
    engine.click(f"#{name} input[type={field}]")
    if field == "text":
        engine.type("3.2")
    engine.click(f"#{name} .carom-exercise-fields button")
    engine.until(TEXT, f"#{name} .carom-exercise-said")


def challenge(engine: Engine, values: dict[str, str]) -> str:
    """What is said to the run of a challenge with these values typed."""
    for name, value in values.items():
        engine.click(f".carom-control[data-parameter={name}] input[type=text]")
        engine.ask("() => document.activeElement.select()")
        engine.type(value)
        asks_anew(engine, lambda: engine.press("Enter"))
    engine.click(".carom-challenge-foot .carom-go")
    engine.until(SEEN, NOW)
    engine.press("Escape")
    return str(engine.until(TEXT_SEEN, ".carom-reached")).replace("\xa0", " ")


def share(engine: Engine) -> None:
    """The sheet opens with a card, and closes by key."""
    engine.click(".carom-share")
    engine.until(SEEN, "dialog.carom-share-sheet[open] .carom-share-picture canvas")
    wide = "() => document.querySelector('.carom-share-picture canvas').width"
    assert engine.ask(wide) == 1200
    engine.press("Escape")
    engine.until("() => !document.querySelector('dialog[open]')")
