"""Python in the page: what a browser loads to answer by itself, and where it comes from."""
