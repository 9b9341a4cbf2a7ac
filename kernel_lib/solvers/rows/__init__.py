"""Rows of balls that touch: rigid rules, soft chains, and cradles of them."""
