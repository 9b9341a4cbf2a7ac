"""How lessons reach a class: the `carom` command, the gallery and the lesson page."""
