"""The panel: what a person can take back, bring back and start again from."""

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import (
    PATIENCE,
    Opened,
    control,
    drag,
    middle,
    pause,
    state,
    type_value,
)
from tests.browser.waiting import until
from tests.serving.running import Server


def query(page: Page, wanted: str) -> None:
    """Wait until the address says so."""
    until(page, "wanted => location.search === wanted", arg=wanted)


def test_undo_and_redo_by_button_and_by_key(opened: Opened) -> None:
    page = opened("01_open")
    undo, redo = (page.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    expect(undo).to_be_disabled()
    type_value(page, "e", "0.5")
    query(page, "?e=0.5")
    page.get_by_label("Preset", exact=True).select_option(label="Clay")
    query(page, "?e=0&speed=2")
    undo.click()
    query(page, "?e=0.5")
    expect(redo).to_be_enabled()
    control(page, "e").locator('input[type="range"]').focus()
    page.keyboard.press("Control+z")
    query(page, "")
    page.keyboard.press("Control+Shift+z")
    query(page, "?e=0.5")
    expect(undo).to_be_enabled()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Control+y")
    query(page, "?e=0&speed=2")
    expect(redo).to_be_disabled()


def test_the_keys_of_a_text_box_stay_its_own(opened: Opened) -> None:
    page = opened("01_open")
    type_value(page, "e", "0.5")
    query(page, "?e=0.5")
    box = control(page, "height").locator('input[type="text"]')
    box.press_sequentially("77")
    box.press("Control+z")
    expect(box).not_to_have_value("77")
    expect(control(page, "e").locator('input[type="text"]')).to_have_value("0.5")
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()


def test_undoing_elsewhere_leaves_no_box_at_odds_with_its_slider(opened: Opened) -> None:
    """A browser takes back what was typed before, in whichever box, wherever the focus is."""
    page = opened("01_open")
    box = control(page, "e").locator('input[type="text"]')
    for text, end, shown in (("0.3", "Enter", "0.3"), ("0.5", "Escape", "0.3")):
        box.click()
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(text)
        page.keyboard.press(end)
        expect(box).to_have_value(shown)
    query(page, "?e=0.3")
    control(page, "height").locator('input[type="text"]').focus()
    for _ in range(3):
        page.keyboard.press("Control+z")
        expect(box).to_have_value("0.3")
    page.locator(".carom-stage").first.focus()
    page.keyboard.press("Control+z")
    query(page, "")
    expect(box).to_have_value("0.7")


def test_one_drag_is_one_step(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    slider = control(page, "height").locator('input[type="range"]')
    slider.evaluate("one => one.addEventListener('change', () => { one.dataset.rests = ''; })")
    x, y = middle(slider)
    drag(page, (x, y), (x + 40, y), steps=12)
    expect(slider).to_have_attribute("data-rests", "")
    first = f"?height={slider.input_value()}"  # box and address come after it, at their own pace
    query(page, first)
    held = page.locator(".carom-grip-position")
    x, y = middle(held)
    drag(page, (x, y), (x, y + 50), steps=12)
    until(page, "first => location.search !== first", arg=first)
    page.get_by_role("button", name="Undo").click()
    query(page, first)
    page.get_by_role("button", name="Undo").click()
    query(page, "")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_restart_mine_goes_back_to_the_link_and_reset_all_to_the_lesson(opened: Opened) -> None:
    page = opened("01_open", "?e=0.4&height=3")
    restart = page.get_by_role("button", name="Restart mine")
    expect(restart).to_be_disabled()
    type_value(page, "e", "0.9")
    query(page, "?e=0.9&height=3")
    restart.click()
    query(page, "?e=0.4&height=3")
    page.get_by_role("button", name="Reset all").click()
    query(page, "")
    page.get_by_label("Preset", exact=True).select_option(label="Clay")
    query(page, "?e=0&speed=2")
    type_value(page, "lift", "5")
    query(page, "?e=0&speed=2&lift=5")
    restart.click()
    query(page, "?e=0&speed=2")


def test_a_link_fixes_and_hides_controls(opened: Opened) -> None:
    page = opened("01_open", "?e=0.4&lock=e,back,frog&hide=step,count,colour")
    expect(page.locator(".carom-notice")).to_contain_text("lock=frog, and there is no such control")
    for field in control(page, "e").locator("input").all():
        expect(field).to_be_disabled()
    expect(control(page, "e").get_by_role("img", name="fixed by the link")).to_be_visible()
    expect(control(page, "back").locator("input")).to_be_disabled()
    expect(control(page, "step")).to_be_hidden()
    expect(page.get_by_role("heading", name="Method")).to_be_hidden()
    expect(page.get_by_role("button", name="For instructors")).to_be_hidden()
    assert page.locator(".carom-panel option:disabled").all_text_contents() == ["Elastic", "Clay"]
    page.get_by_role("button", name="Reset all").click()
    type_value(page, "height", "3")
    query(page, "?lock=e,back,frog&hide=step,count,colour&e=0.4&height=3")


def test_what_is_being_typed_outlasts_an_answer_on_its_way(opened: Opened) -> None:
    page = opened("01_open", "?e=0.4")
    box = control(page, "height").locator('input[type="text"]')
    box.fill("3")
    # Pressed without taking the focus: its answer comes while the number is in the box.
    page.get_by_role("button", name="Reset all").evaluate("button => button.click()")
    query(page, "")
    expect(box).to_have_value("3")
    box.press("Enter")
    query(page, "?height=3")
    box.fill("9")
    box.press("Escape")
    expect(box).to_have_value("3")


def test_a_long_number_is_rounded_to_its_box_and_whole_to_who_changes_it(opened: Opened) -> None:
    page = opened("01_open")
    box = control(page, "e").locator('input[type="text"]')
    type_value(page, "e", "0.666666666667")
    query(page, "?e=0.666666666667")
    expect(box).to_have_value("0.666666666667")
    box.press("Tab")
    expect(box).to_have_value("0.66667")
    assert box.evaluate("box => box.scrollWidth <= box.clientWidth")
    box.focus()
    expect(box).to_have_value("0.666666666667")
    box.press("Enter")
    type_value(page, "height", "3")
    query(page, "?e=0.666666666667&height=3")


def test_an_instructor_makes_a_link_that_students_open(
    opened: Opened, small_lessons: Server
) -> None:
    page = opened("01_open", permissions=["clipboard-read", "clipboard-write"])
    type_value(page, "e", "0.25")
    query(page, "?e=0.25")
    page.get_by_role("button", name="For instructors").click()
    # Eight rows would not fit a box of their own that scrolls out of the sight of the keyboard.
    table = page.locator(".carom-ticks")
    assert table.evaluate("box => box.scrollHeight === box.clientHeight")
    page.get_by_label("Fix e, restitution").check()
    page.get_by_label("Hide N, a whole number").check()
    page.get_by_role("button", name="Copy this link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    address = f"{small_lessons.address}voila/render/01_open.ipynb"
    assert link == f"{address}?e=0.25&lock=e&hide=count"
    page.get_by_role("button", name="Copy embed code").click()
    expect(page.get_by_text("Embed code copied.")).to_be_visible()
    code = page.evaluate("navigator.clipboard.readText()")
    assert f'<iframe src="{address}?e=0.25&#38;lock=e&#38;hide=count" title="A small' in code
    page.goto(link)
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    expect(control(page, "e").locator('input[type="text"]')).to_have_value("0.25")
    expect(control(page, "e").locator('input[type="text"]')).to_be_disabled()
    expect(control(page, "count")).to_be_hidden()


def test_the_stage_alone_fills_the_window_and_lets_go(opened: Opened) -> None:
    page = opened("02_guess", "?view=stage&e=0.5")
    box = page.locator(".carom-stage").bounding_box()
    assert box
    assert box["width"] > 1200
    assert box["height"] > 400
    sign = page.locator(".carom-zoom .carom-icon").first.bounding_box()
    assert sign
    assert sign["width"] >= 36, "on a projector signs grow with the words"
    for gone in (".carom-panel", ".carom-guess", ".carom-results"):
        expect(page.locator(gone)).to_be_hidden()
    assert state(page, "playing") == "false", "nothing plays before a class by itself"
    for _ in range(30):
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('.carom-lesson, body')")
        assert page.evaluate("!document.activeElement.closest('[inert]')")
    page.get_by_role("button", name="Whole lesson").click()
    query(page, "?e=0.5")
    expect(page.locator(".carom-panel")).to_be_visible()
