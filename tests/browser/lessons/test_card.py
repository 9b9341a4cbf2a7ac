"""The card that *Share* offers: question, guess and truth, and no truth without a guess."""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, with_picture
from tests.browser.lesson_pages import control, picture, see_now
from tests.browser.lessons.test_challenges import begin, entry, give, let_go, waits_untold
from tests.browser.lessons.test_invariance import NOISE, OPEN_SHEET, card, unlike
from tests.browser.student import Course
from tests.browser.waiting import until
from tests.serving.running import ROOT, running

QUESTION = (
    "The floor returns 70\u00a0% of the speed at which the ball hits it. "
    "The ball falls from 5\u00a0m. How high does it rise?"
).replace("\u00a0", " ")


def sheet(page: Page) -> Locator:
    """The sheet that *Share* opens."""
    page.get_by_role("button", name="Share", exact=True).click()
    return page.get_by_role("dialog", name="Share what you see")


def guessed(course: Course) -> Page:
    """Lesson 01 after a guess of 3.5 m."""
    page = course("01_plane_bounce", "?level=1&fresh=1")
    page.get_by_label("Your guess in m").fill("3.5")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    return page


def test_a_card_says_question_guess_and_truth(course: Course) -> None:
    page = guessed(course)
    stage = picture(page)
    shown = sheet(page).get_by_role("img")
    words = f"{QUESTION} I said: 3.5 m. In fact: 2.45 m. Carom."
    expect(shown).to_have_accessible_name(words)
    page.get_by_label("A name of your own").fill("My bounce")
    expect(shown).to_have_accessible_name(words.replace(" Carom.", " My bounce. Carom."))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == "my_bounce.png"
    taken = Path(saved.value.path()).read_bytes()
    assert Image.open(io.BytesIO(taken)).size == (1200, 630)
    assert taken == card(page), "what is saved is what is shown"
    page.keyboard.press("Escape")
    page.wait_for_function(
        "was => document.querySelector('.carom-stage canvas').toDataURL() === was", arg=stage
    )


def test_a_device_that_can_send_a_picture_is_given_the_card(course: Course) -> None:
    page = guessed(course)
    page.evaluate("""() => {
      navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
      navigator.share = async (sent) => { window.sent = sent; };
    }""")
    sheet(page).get_by_role("button", name="Send the picture").click()
    page.wait_for_function("window.sent")
    name, size, text = page.evaluate("""async () => {
      const [file] = sent.files;
      return [file.name, (await createImageBitmap(file)).width, sent.text];
    }""")
    assert (name, size) == ("plane_bounce_stage.png", 1200)
    assert "I said: 3.5 m. In fact: 2.45 m." in text


def test_a_device_that_sends_no_pictures_offers_none(course: Course) -> None:
    page = guessed(course)
    page.evaluate("navigator.canShare = () => false")
    found = sheet(page)
    expect(found.get_by_role("button", name="Save the picture")).to_be_visible()
    expect(found.get_by_role("button", name="Send the picture")).to_be_hidden()


def test_the_card_has_the_address_that_others_open(open_page: Open) -> None:
    public = "https://lessons.school.example"
    with running("--public-url", public, folder=ROOT / "lessons") as server:
        page = with_picture(open_page, f"{server.address}01_plane_bounce?show=1&fresh=1")
        words = f"{QUESTION} Carom, lessons.school.example/01_plane_bounce."
        expect(sheet(page).get_by_role("img")).to_have_accessible_name(words)
        page.close()


def test_without_a_guess_a_card_has_no_truth(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&fresh=1")
    page.evaluate(OPEN_SHEET)
    before = card(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    expect(sheet(page).get_by_role("img")).to_have_accessible_name(f"{QUESTION} Carom.")
    assert unlike(card(page), before) <= NOISE, "the picture of before"


def test_a_card_of_a_challenge_says_what_is_to_be_reached_and_its_stars(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&fresh=1", width=1280)
    begin(page, entry(page))
    goal = (
        "Challenge 1 of 2. The ball falls from 5 m. "
        "Choose the floor so that the second bounce reaches 1 m."
    )
    shown = page.locator(".carom-share-picture")
    give(page, {"k_b": "0.3"})
    page.evaluate(OPEN_SHEET)
    expect(shown).to_have_accessible_name(f"{goal} Carom.")
    before = card(page)
    page.keyboard.press("Escape")
    let_go(page)
    page.get_by_role("button", name="Share", exact=True).click()
    expect(shown).to_have_accessible_name(f"{goal} Carom.")
    assert unlike(card(page), before) <= NOISE, "a miss tells nothing of its run"
    page.keyboard.press("Escape")
    give(page, {"k_b": "0.67"})
    let_go(page)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(shown).to_have_accessible_name(f"{goal} Three stars. Carom.")
    assert unlike(card(page), before) > NOISE
    page.get_by_role("button", name="Copy the link").click()
    until(page, "window.copied")
    page.goto(page.evaluate("window.copied"), wait_until="domcontentloaded")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    expect(page.locator(".carom-goal")).to_contain_text("Challenge 1 of 2.")
    expect(control(page, "k_b").locator('input[type="text"]')).to_have_value("0.67")
    waits_untold(page)
