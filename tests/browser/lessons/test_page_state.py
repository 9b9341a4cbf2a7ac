"""What stays and what changes on a page: the table of `kernel_lib/page/README.md`, walked."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.lesson_pages import open_act, see_now, wait_for_state
from tests.browser.student import Course
from tests.browser.waiting import until
from tests.environments import ROOT

README = (ROOT / "kernel_lib" / "page" / "README.md").read_text(encoding="utf-8")
LESSON = "01_plane_bounce"

#: What a visitor sees of the page, by the columns of the table.
SEEN = """() => {
  const shown = (name) => [...document.querySelectorAll(name)]
    .filter((one) => one.checkVisibility()).map((one) => one.textContent).join(" ");
  const { act, phase, covered, time, playing } = document.querySelector(".carom-lesson").dataset;
  return { guess: [phase, covered, shown(".carom-result"), shown(".carom-guess-line"),
      shown(".carom-flag-label")],
    run: [act, location.search, shown(".carom-question")], clock: [Number(time), playing],
    controls: shown(".carom-words [aria-expanded=true]"), history: navigation.currentEntry.index };
}"""
#: The entry of the history holds what stands there.
AT_REST = """() => {
  const { act, phase, time, playing } = document.querySelector(".carom-lesson").dataset;
  const held = history.state?.carom?.[""];
  return held && playing === "false" && String(held.act) === act && held.open === (phase === "ask")
    && Math.abs(held.time - Number(time)) < 1e-6;
}"""
State = dict[str, Any]


def table() -> list[list[str]]:
    """The rows, with their heads first."""
    part = README.split("## The state of a page")[1].split("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("|")]
    cells = [[cell.strip().replace("`", "") for cell in row.strip("| ").split("|")] for row in rows]
    return [cells[0], *cells[2:]]


HEADS, *ROWS = table()


def ready(page: Page) -> None:
    page.wait_for_selector('.carom-lesson[data-ready="true"]')


def reload(page: Page) -> None:
    page.reload(wait_until="domcontentloaded")
    ready(page)


def set_share(page: Page, value: str) -> None:
    """Another share of speed, by the control at hand."""
    box = page.locator('.carom-at-hand [data-parameter="k_b"] input[type="text"]')
    box.fill(value)
    box.press("Enter")
    box.blur()
    kept = "null" if value == "0.7" else f"'{value}'"
    until(page, f"new URLSearchParams(location.search).get('k_b') === {kept}")


def open_third_act(page: Page) -> None:
    open_act(page, "compute it")
    wait_for_state(page, "data.act === '3' && data.phase === 'ask'")
    until(page, "location.search.includes('act=3')")


def take_set_up(page: Page) -> None:
    page.get_by_label("Preset").select_option(label="On the Moon")
    until(page, "location.search.includes('gravity=1.62')")


def back(page: Page) -> None:
    page.go_back()
    until(page, "location.search === ''")
    wait_for_state(page, "data.phase === 'told'")


def open_fresh(page: Page) -> None:
    page.goto(f"{page.url.split('?')[0]}?fresh=1", wait_until="domcontentloaded")
    ready(page)


#: What is done for each row, after that of the row above.
STEPS: dict[str, Callable[[Page], None]] = {
    "reload": reload,
    "other values": lambda page: set_share(page, "0.5"),
    "the values again": lambda page: set_share(page, "0.7"),
    "another act": open_third_act,
    "Back from an act": back,
    "a set-up": take_set_up,
    "Back from a set-up": back,
    "a link with fresh=1": open_fresh,
    "reload with fresh=1": reload,
}
#: What each cell says, of the state before the walk and of those on both sides of the step.
CELLS: dict[tuple[str, str], Callable[[State, State, State], bool]] = {
    ("guess", "as before"): lambda start, _, now: now["guess"][1:3] == start["guess"][1:3],
    ("guess", "in one line"): lambda start, _, now: (
        now["guess"][:3] == ["line", "false", ""] and "Your first guess" in now["guess"][3]
    ),
    ("guess", "open"): lambda start, _, now: now["guess"][:4] == ["ask", "true", "", ""],
    ("run", "as before"): lambda start, _, now: now["run"] == start["run"],
    ("run", "of these values"): lambda start, _, now: (
        now["run"][1] == "?k_b=0.5&act=1" and "50" in now["run"][2]
    ),
    ("run", "of this act"): lambda start, _, now: now["run"][:2] == ["3", "?act=3"],
    ("run", "of the set-up"): lambda start, _, now: "gravity=1.62" in now["run"][1],
    ("run", "of the link"): lambda start, _, now: now["run"][:2] == ["1", "?fresh=1"],
    ("clock", "as before"): lambda _, before, now: now["clock"] == before["clock"],
    ("clock", "as before, at rest"): lambda start, _, now: now["clock"] == start["clock"],
    ("clock", "at 0, at rest"): lambda start, _, now: now["clock"] == [0, "false"],
    ("controls", "as before"): lambda start, _, now: now["controls"] == start["controls"],
    ("controls", "of this act"): lambda start, _, now: now["controls"] != start["controls"],
    ("controls", "of the link"): lambda start, _, now: now["controls"] == "Bars",
    ("history", "as before"): lambda _, before, now: now["history"] == before["history"],
    ("history", "one back"): lambda _, before, now: now["history"] == before["history"] - 1,
    ("history", "one more"): lambda _, before, now: now["history"] == before["history"] + 1,
}


def settled(page: Page) -> State:
    """What is seen; then the page comes to rest, and the history holds it."""
    seen: State = page.evaluate(SEEN)
    if seen["clock"][1] == "true":
        page.get_by_role("button", name="Pause").first.click()
    until(page, AT_REST)
    return seen if seen["clock"][1] == "true" else page.evaluate(SEEN)


def test_the_state_of_a_page_is_what_its_table_says(course: Course) -> None:
    assert [row[0] for row in ROWS] == list(STEPS)
    page = course(LESSON, "?level=1")
    until(page, "history.state !== null")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    reload(page)
    page.get_by_label("Your guess in m").fill("3")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    start = before = settled(page)
    wrong = []
    for row in ROWS:
        STEPS[row[0]](page)
        now = settled(page)
        wrong += [
            f"{row[0]}, {column}: {cell}? {now[column]}, {before[column]}, {start[column]}"
            for column, cell in zip(HEADS[1:], row[1:], strict=True)
            if not CELLS[column, cell](start, before, now)
        ]
        before = now
    assert wrong == []


def test_answers_are_kept_for_each_set_of_values(course: Course) -> None:
    page = course(LESSON, "?level=1")
    told = []
    for share in ("0.7", "0.5", "0.3"):
        if told:
            set_share(page, share)
            page.get_by_role("button", name="Guess this one").click()
        page.get_by_label("Your guess in m").fill("1")
        page.get_by_role("button", name="Let go").click()
        see_now(page)
        told.append(settled(page))
    for share, state in zip(("0.7", "0.5", "0.3"), told, strict=True):
        set_share(page, share)
        reload(page)
        assert settled(page)["guess"][2] == state["guess"][2] != ""
    kept = page.evaluate("Object.keys(localStorage).filter((key) => key.includes('guess')).length")
    assert kept == 1, "one key for a question, as ever"
    page.goto(f"{page.url.split('?')[0]}?k_b=0.9", wait_until="domcontentloaded")
    ready(page)
    assert page.evaluate(SEEN)["guess"][0] == "ask", "a link is a new question"


def test_a_later_act_shows_no_answer_of_another(course: Course) -> None:
    page = course(LESSON, "?level=1")
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    page.get_by_label("Preset").select_option(label="On the Moon")
    until(page, "location.search.includes('gravity=1.62')")
    assert "without a guess" not in page.evaluate(SEEN)["guess"][3]
    page.goto(f"{page.url.split('?')[0]}?act=3", wait_until="domcontentloaded")
    ready(page)
    assert page.evaluate(SEEN)["guess"] == ["ask", "true", "", "", ""]


def test_a_later_act_opens_after_a_guess_in_the_first(course: Course) -> None:
    """The guess that is kept is of another question: nothing of it is read there."""
    page = course(LESSON, "?level=1")
    page.get_by_label("Your guess in m").fill("3")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    wait_for_state(page, "data.phase === 'told'")
    page.goto(f"{page.url.split('?')[0]}?act=3", wait_until="domcontentloaded")
    ready(page)
    assert page.evaluate(SEEN)["guess"] == ["ask", "true", "", "", ""]


def test_an_answer_waits_for_the_picture_that_is_on_its_way(course: Course) -> None:
    page = course(LESSON, "?act=2&level=1")
    page.get_by_text("between 5 s and 10 s").last.click()
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    put_off: list[Route] = []
    page.route("**/carom/answer", lambda one: put_off.append(one))
    with page.expect_request("**/carom/answer"):
        page.get_by_role("button", name="Another one").click()
    page.get_by_text("after 10 s").last.click()
    page.get_by_role("button", name="Let go").click()
    assert page.evaluate(SEEN)["guess"][0] == "ask"
    for one in put_off:
        one.continue_()
    page.unroute("**/carom/answer")
    wait_for_state(page, "data.phase === 'run'")
    see_now(page)
    records = "JSON.parse(localStorage.getItem('carom:plane_bounce:guess.rest'))"
    until(page, f"{records}.guess === 'late'")
    kept = page.evaluate(records)
    assert kept["values"] != kept["before"][0]["values"], "judged by the new question"
    assert kept["before"][0]["guess"] == "middle"
    assert kept["count"] == 2


def test_the_number_of_a_link_says_which_question_comes_next(course: Course) -> None:
    """Two pages with one number ask alike, whatever this browser's own number is."""
    asked = []
    for _ in range(2):
        page = course(LESSON, "?act=2&level=1&draw=5")
        page.get_by_role("button", name="Just show me").click()
        see_now(page)
        page.get_by_role("button", name="Another one").click()
        wait_for_state(page, "data.phase === 'ask'")
        until(page, "location.search.includes('k_b=')")
        asked.append(page.evaluate("location.search"))
    assert asked[0] == asked[1]
