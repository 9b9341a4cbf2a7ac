"""Options for classes and schools: network, paths, embedding, a file of options."""

from pathlib import Path

import pytest

from kernel_lib.serving.command import invitation, main as command
from kernel_lib.serving.command.settings import options_in, workers_here
from kernel_lib.serving.pages.security import headers, origin
from tests.serving.running import running, write_lesson


def test_a_file_says_what_the_line_would_and_the_line_wins(tmp_path: Path) -> None:
    file = tmp_path / "carom.toml"
    file.write_text(
        'max-students = 30\nclass = true\ndev = false\nembed-from = ["https://a.b", "https://c.d"]'
    )
    asked = command._asked(["--config", str(file), "--max-students", "40"])
    assert (asked.max_students, asked.for_class, asked.dev) == (40, True, False)
    assert asked.embed_from == ["https://a.b", "https://c.d"]


def test_options_that_have_gone_are_read_and_each_says_what_became_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "carom.toml"
    file.write_text("kernels = true\npool = 2\nidle-minutes = 1.5\nkernel-memory = 512\nport = 80")
    line = ["--config", str(file), "--max-per-address", "9", "--workers", "0"]
    assert command.main([*line, "--lessons", str(tmp_path / "absent")]) == 2
    *lines, refusal = capsys.readouterr().err.splitlines()
    assert "found no notebook" in refusal
    assert [words.split(" changes nothing any more: ")[0] for words in lines] == [
        f"carom: --{name}"
        for name in ("kernels", "pool", "idle-minutes", "max-per-address", "kernel-memory")
    ] + ["carom: --workers 0"]
    assert command._settings(command._asked(["--workers", "0"])).workers == workers_here()


def test_options_of_now_say_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--max-students", "9", "--lessons", str(tmp_path / "absent")]
    assert command.main(asked) == 2
    (only,) = capsys.readouterr().err.splitlines()
    assert "found no notebook" in only


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("port = 'http'", "must be a whole number"),
        ("[server]\nport = 1", "server is a table"),
        ("colour = 'red'", "--colour=red"),
        ("port", "cannot be used"),
    ],
)
def test_a_wrong_file_is_refused(
    tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "carom.toml"
    file.write_text(text)
    with pytest.raises(SystemExit):
        command.main(["--config", str(file)])
    assert message in capsys.readouterr().err


def test_a_file_names_no_other_file(tmp_path: Path) -> None:
    file = tmp_path / "carom.toml"
    file.write_text("config = 'x.toml'")
    with pytest.raises(ValueError, match="config cannot stand in a file"):
        options_in(file)


@pytest.mark.parametrize("text", ["school.example", "https://a.b/c", "https://a b", "*", "https:"])
def test_only_origins_may_embed(text: str) -> None:
    with pytest.raises(ValueError, match="must be an origin"):
        origin(text)


def test_the_policy_names_who_may_embed() -> None:
    policy = headers(["https://school.example"])["Content-Security-Policy"]
    assert "frame-ancestors 'self' https://school.example" in policy
    assert "unsafe-eval" not in policy and "script-src 'self' blob: 'sha256-" in policy


def test_a_class_is_invited_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "own_address", lambda: "10.1.2.3")
    printed = invitation.invitation(8866, "/carom/")
    assert "http://10.1.2.3:8866/carom/" in printed
    assert len([line for line in printed.splitlines() if "\u2588" in line or "\u2580" in line]) > 8


def test_everything_lies_below_the_base_url(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    with running("--base-url", "carom", "--dev", folder=tmp_path) as server:
        assert server.address.endswith("/carom/")
        page = server.get()
        assert 'href="/carom/voila/render/01_plane_bounce.ipynb"' in page.text
        lesson = server.get("voila/render/01_plane_bounce.ipynb").text
        assert 'src="/carom/carom/static/lesson_page.js' in lesson


def test_the_public_address_gives_path_and_name() -> None:
    asked = command._settings(command._asked(["--public-url", "https://a.b:8443/carom"]))
    assert (asked.public_url, asked.base_url) == ("https://a.b:8443/carom/", "/carom/")
    assert asked.names == ("a.b",)
    assert "https://a.b/" in invitation.invitation(8866, "/", "https://a.b/")


def test_two_paths_that_differ_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--public-url", "https://a.b/x/", "--base-url", "/y/"]) == 2
    assert "--base-url /y/ and the path of --public-url https://a.b/x/" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "text", "message"),
    [
        ("--public-url", "lessons.school.example", "must be an address such as https"),
        ("--public-url", "https://a.b/?x", "must be an address such as https"),
        ("--trusted-proxy", "my-proxy", "must be an address or a network"),
        ("--trusted-proxy", "10.0.0.1/24", "must be an address or a network"),
        ("--max-questions", "0", "must be a whole number"),
    ],
)
def test_wrong_options_are_refused_with_what_they_should_be(
    option: str, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        command._asked([option, text])
    assert message in capsys.readouterr().err
