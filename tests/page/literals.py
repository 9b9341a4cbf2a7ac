"""The string literals of a module of the page, as far as its JavaScript goes."""

from collections.abc import Iterator

__all__ = ["literals"]

#: After these a slash begins a regular expression.
BEFORE_A_PATTERN = set("(,=:[!&|?{};+")


def literals(text: str) -> list[tuple[int, str]]:
    """Line and content of every string and template, comments and imports left out.

    A slot of a template is "${}" in it; the strings within the slot come last.
    """
    return list(_Reader(text).read())


class _Reader:
    def __init__(self, text: str) -> None:
        self.text, self.at, self.inner = text, 0, list[tuple[int, str]]()

    def read(self) -> Iterator[tuple[int, str]]:
        before = ";"
        while self.at < len(self.text):
            sign, start = self.text[self.at], self.at
            if self.text.startswith(("//", "/*"), self.at):
                self.skip_comment()
            elif sign in "\"'`":
                found = self.template() if sign == "`" else self.string(sign)
                yield self.line(start), found
                before = sign
            elif sign == "/" and before in BEFORE_A_PATTERN:
                self.skip_pattern()
                before = sign
            elif self.text.startswith("\nimport ", self.at):
                self.at = self.text.index(";", self.at)
            else:
                before = before if sign.isspace() else sign
                self.at += 1
        yield from self.inner

    def line(self, at: int) -> int:
        return self.text.count("\n", 0, at) + 1

    def skip_comment(self) -> None:
        end = "\n" if self.text[self.at + 1] == "/" else "*/"
        self.at = self.text.find(end, self.at) + len(end)
        if end == "\n":
            self.at -= 1

    def skip_pattern(self) -> None:
        in_class = False
        self.at += 1
        while self.text[self.at] != "/" or in_class:
            sign = self.text[self.at]
            in_class = sign == "[" or (in_class and sign != "]")
            self.at += 2 if sign == "\\" else 1
        self.at += 1

    def string(self, quote: str) -> str:
        start = self.at = self.at + 1
        while self.text[self.at] != quote:
            self.at += 2 if self.text[self.at] == "\\" else 1
        self.at += 1
        return self.text[start : self.at - 1]

    def template(self) -> str:
        found = ""
        self.at += 1
        while self.text[self.at] != "`":
            if self.text.startswith("${", self.at):
                self.skip_slot()
                found += "${}"
                continue
            step = 2 if self.text[self.at] == "\\" else 1
            found += self.text[self.at : self.at + step]
            self.at += step
        self.at += 1
        return found

    def skip_slot(self) -> None:
        deep, self.at = 1, self.at + 2
        while deep:
            sign, start = self.text[self.at], self.at
            if sign in "\"'`":
                found = self.template() if sign == "`" else self.string(sign)
                self.inner.append((self.line(start), found))
                continue
            deep += {"{": 1, "}": -1}.get(sign, 0)
            self.at += 1
