"""Values out of the query of a link, read with suspicion."""

from urllib.parse import parse_qsl

__all__ = ["LONGEST_QUERY", "RESERVED", "values_in"]

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
        if key in RESERVED or not key.startswith(prefix):
            continue
        name = key.removeprefix(prefix)
        if prefix or not _of_another_lesson(name):
            values[name] = text
    return values, []


def _of_another_lesson(key: str) -> bool:
    number, dot, _ = key.partition(".")
    return bool(dot) and number.isdigit()
