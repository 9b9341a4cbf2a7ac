"""Values, and what is fixed or hidden, out of the query of a link, read with suspicion."""

from collections.abc import Sequence
from urllib.parse import parse_qsl

__all__ = ["LONGEST_QUERY", "RESERVED", "names_in", "values_in"]

#: The longest query that is read; the longest honest link has some hundred characters.
LONGEST_QUERY = 2000

#: Keys that belong to the server or to other readers of the address.
RESERVED = ("template", "theme", "token", "lock", "hide", "view")


def values_in(query: str, prefix: str = "") -> tuple[dict[str, str], list[str]]:
    """Texts by parameter name, as a link carries them, and what is wrong with the link.

    Parameters
    ----------
    query : such as "?k_b=0.5&kac=0"
    prefix : of the keys of this lesson, where a page shows several; the first has none

    Returns
    -------
    values : unchecked texts; of a key that comes twice the last one
    problems : sentences for the reader
    """
    if len(query) > LONGEST_QUERY:
        return {}, [
            f"The link is {len(query)} characters long and at most {LONGEST_QUERY} are read; "
            "the lesson starts with its own values."
        ]
    values = {}
    for key, text in parse_qsl(query.removeprefix("?"), keep_blank_values=True):
        name = key.removeprefix(prefix)
        if key in RESERVED or name in RESERVED or not key.startswith(prefix):
            continue
        if prefix or not _of_another_lesson(name):
            values[name] = text
    return values, []


def names_in(
    query: str, key: str, known: Sequence[str], prefix: str = ""
) -> tuple[list[str], list[str]]:
    """Controls that a link lists under a key, such as lock=k_b,step or hide=all.

    Parameters
    ----------
    query : such as "?k_b=0.5&lock=k_b"
    key : "lock" or "hide"
    known : names of all controls
    prefix : of the keys of this lesson, as in `values_in`

    Returns
    -------
    names : of the controls, in their own order; all of them for "all"
    problems : sentences for the reader; a name that is unknown leaves the others as they are
    """
    if len(query) > LONGEST_QUERY:
        return [], []
    listed: list[str] = []
    for found, text in parse_qsl(query.removeprefix("?"), keep_blank_values=True):
        if found == prefix + key:
            listed += [name.strip() for name in text.split(",") if name.strip()]
    if "all" in listed and "all" not in known:
        return list(known), []
    problems = [
        f"The link says {key}={name[:40]}, and there is no such control here; "
        f"there are {', '.join(known)}."
        for name in dict.fromkeys(listed)
        if name not in known
    ]
    return [name for name in known if name in listed], problems[:3]


def _of_another_lesson(key: str) -> bool:
    number, dot, _ = key.partition(".")
    return bool(dot) and number.isdigit()
