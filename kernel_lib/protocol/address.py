"""Values, and what is fixed or hidden, out of the query of a link, read with suspicion."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from types import MappingProxyType
from urllib.parse import parse_qsl

from kernel_lib.words import Sentence

__all__ = ["ALL_ACTS", "LONGEST_QUERY", "RESERVED", "VIEWS"]
__all__ += ["act_in", "challenge_in", "names_in", "values_in", "view_in"]

#: Longest query that is read, in characters; links of lessons have a few hundred.
LONGEST_QUERY = 2000

#: Keys that belong to the server.
OF_THE_SERVER = ("template", "theme", "token", "lang")

#: Keys that a person writes for a lesson.
OWN = ("lock", "hide", "view", "act", "level", "show", "teach", "draw", "come", "challenge")

#: Both: names that no parameter's text is read from.
RESERVED = (*OF_THE_SERVER, *OWN)

NO_SYMBOLS: Mapping[str, str] = MappingProxyType({})

#: What a link may say of the view.
VIEWS = ("projector", "stage")

#: What a link can keep back beside controls, by words of "hide"; the page does it.
WITHHELD = ("skip", "answers", "explanation", "python")

#: What a link says in place of an act's number for the whole lesson at once.
ALL_ACTS = "all"

#: Least length of a name that is recognised with letters wrong, and how alike it must be: one of
#: four letters may differ, two of eight.
ONE_SLIP_FROM, ALIKE = 4, 0.75


def values_in(
    query: str,
    known: Sequence[str],
    prefix: str = "",
    symbols: Mapping[str, str] = NO_SYMBOLS,
) -> tuple[dict[str, str], list[Sentence]]:
    """Texts by parameter name, as a link carries them, and what is wrong with the link.

    Sites and programs hang keys of their own on links (utm_source, fbclid, reset): they pass
    in silence, unless they look like a slip of one of ours, or are the symbol of a control.

    Parameters
    ----------
    query : such as "?k_b=0.5&kac=0"
    known : names of all parameters
    prefix : of the keys of this lesson, where a page shows several; the first has none
    symbols : names of parameters by the symbols that stand on the page

    Returns
    -------
    values : unchecked texts; of a key that comes twice the last one
    problems : sentences for the reader
    """
    if len(query) > LONGEST_QUERY:
        return {}, [Sentence("link-long", length=len(query), most=LONGEST_QUERY)]
    values, slips = {}, {}
    for key, text in _read(query):
        name = key.removeprefix(prefix)
        if key in RESERVED or name in RESERVED or not key.startswith(prefix):
            continue
        if name in known:
            values[name] = text
        elif meant := symbols.get(name) or _meant(name, (*known, *OWN)):
            slips[key] = Sentence("link-slip", key=key[:40], meant=f"{prefix}{meant}")
    return values, list(slips.values())[:3]


def _read(query: str) -> list[tuple[str, str]]:
    """Keys with their texts, in order; none of a query that is too long."""
    if len(query) > LONGEST_QUERY:
        return []
    return parse_qsl(query.removeprefix("?"), keep_blank_values=True)


def view_in(query: str, prefix: str = "") -> list[Sentence]:
    """What is wrong with the view that a link asks for, as sentences for the reader."""
    asked = dict(_read(query)).get(prefix + "view")
    if asked is None or asked in VIEWS:
        return []
    return [Sentence("link-no-view", asked=asked[:40], view=VIEWS[0])]


def challenge_in(query: str, known: Sequence[str], prefix: str = "") -> str | None:
    """The challenge that a link opens, of those known by name; None where it opens none."""
    asked = dict(_read(query)).get(prefix + "challenge")
    return asked if asked in known else None


def act_in(query: str, acts: int, prefix: str = "") -> tuple[int | str | None, list[Sentence]]:
    """The act that a link opens, and what is wrong with it, as sentences for the reader.

    Parameters
    ----------
    query : such as "?act=2&k_b=0.5"
    acts : how many the lesson has
    prefix : of the keys of this lesson, as in `values_in`

    Returns
    -------
    act : its number, from 1; ALL_ACTS for the whole lesson at once; None: the link names none
    problems : sentences for the reader
    """
    asked = dict(_read(query)).get(prefix + "act")
    if asked is None or not acts:
        return None, []
    if asked == ALL_ACTS:
        return ALL_ACTS, []
    if asked in map(str, range(1, acts + 1)):
        return int(asked), []
    return None, [Sentence("link-no-act", asked=asked[:40], acts=acts)]


def names_in(
    query: str,
    key: str,
    known: Sequence[str],
    prefix: str = "",
    symbols: Mapping[str, str] = NO_SYMBOLS,
) -> tuple[list[str], list[Sentence]]:
    """Controls that a link lists under a key, such as lock=k_b,step or hide=all.

    Parameters
    ----------
    query : such as "?k_b=0.5&lock=k_b"
    key : "lock" or "hide"
    known : names of all controls
    prefix : of the keys of this lesson, as in `values_in`
    symbols : names of controls by their symbols, each of which counts as the name

    Returns
    -------
    names : of the controls, in their own order; all of them for "all"
    problems : sentences for the reader; a name that is unknown leaves the others as they are
    """
    listed: list[str] = []
    for found, text in _read(query):
        if found == prefix + key:
            names = [name.strip() for name in text.split(",") if name.strip()]
            listed += [name if name in known else symbols.get(name, name) for name in names]
    if "all" in listed and "all" not in known:
        return list(known), []
    problems = [
        Sentence("link-no-control", key=key, name=name[:40], known=list(known))
        for name in dict.fromkeys(listed)
        if name not in known and not (key == "hide" and name in WITHHELD)
    ]
    return [name for name in known if name in listed], problems[:3]


def _meant(name: str, known: Sequence[str]) -> str | None:
    """The key of ours that `name` looks like a slip of, if any."""
    plain = {_plain(one): one for one in reversed(known)}
    long = [one for one in plain if len(one) >= ONE_SLIP_FROM]
    near = get_close_matches(_plain(name), long, 1, ALIKE)
    return plain.get(_plain(name)) or (plain[near[0]] if near else None)


def _plain(name: str) -> str:
    return "".join(sign for sign in name.lower() if sign.isalnum())
