"""What a browser may not do with the pages of a site: said in them, as file servers say nothing."""

import re

from kernel_lib.serving.pages.security import policy

__all__ = ["with_policy"]

_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_CHARSET = re.compile(r'<meta charset="utf-8">', re.IGNORECASE)


def with_policy(html: str) -> str:
    """The page with its content security policy, before anything that it concerns.

    Scripts are those of the site and those that stand in the page, letter by letter. WebAssembly is
    not allowed here: the worker has a policy of its own, which a page cannot loosen or tighten.

    Raises
    ------
    ValueError : for a page that does not say its encoding, after which the policy stands
    """
    text = policy(sorted({*_INLINE.findall(html)}), worker_src="'self'")
    meta = f'<meta http-equiv="Content-Security-Policy" content="{text}">'
    whole, count = _CHARSET.subn(lambda found: f"{found[0]}\n{meta}", html, count=1)
    if count != 1:
        raise ValueError("the page does not say its encoding")
    return whole
