"""What a browser may not do with a page of a site: the page says it, as file servers do not."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from kernel_lib.serving.pages.page_files import theme
from kernel_lib.serving.site.policy import with_policy

PAGE = """<!DOCTYPE html><html><head><meta charset="utf-8"><title>Bounce</title>
<script>{first}</script><script type="module" src="carom/static/lesson_page.js?v=1"></script></head>
<body><script id="carom-lessons" type="application/json">[{{"a": "<script>no</script>"}}]</script>
<script>{second}</script></body></html>"""


def policy_of(html: str) -> dict[str, list[str]]:
    """The one policy of a page, by directive."""
    (found,) = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', html)
    return {name: sources for name, *sources in (part.split() for part in found.split("; "))}


def hash_of(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_a_page_loads_from_its_own_site_and_nothing_else() -> None:
    policy = policy_of(with_policy(PAGE.format(first="", second="")))
    assert policy["default-src"] == ["'none'"]
    inside = {"'self'", "'none'", "data:", "blob:", "'unsafe-inline'"}
    for name, sources in policy.items():
        outside = [one for one in sources if one not in inside and not one.startswith("'sha256-")]
        assert not outside, name
    assert policy["connect-src"] == policy["worker-src"] == ["'self'"]
    assert policy["base-uri"] == policy["form-action"] == ["'none'"]


def test_scripts_of_the_page_are_allowed_letter_by_letter_and_no_others() -> None:
    policy = policy_of(with_policy(PAGE.format(first=theme(), second="go()\n")))
    allowed = policy["script-src"]
    assert allowed[0] == "'self'"
    assert set(allowed[1:]) >= {hash_of(theme()), hash_of("go()\n")}
    assert hash_of("go()") not in allowed
    assert not {"'unsafe-inline'", "'unsafe-eval'", "blob:", "data:"} & set(allowed)


def test_web_assembly_is_the_workers_alone() -> None:
    assert "wasm" not in with_policy(PAGE.format(first="", second=""))


def test_the_policy_stands_before_what_it_concerns() -> None:
    html = with_policy(PAGE.format(first="go()", second=""))
    place = html.index("Content-Security-Policy")
    assert html.index("<meta charset") < place < html.index("<script")


def test_a_page_that_does_not_say_its_encoding_is_refused() -> None:
    with pytest.raises(ValueError, match="encoding"):
        with_policy("<html><head></head></html>")
