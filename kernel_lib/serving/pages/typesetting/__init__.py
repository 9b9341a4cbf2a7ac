"""Markdown of lessons as HTML, and their formulas as MathML."""
