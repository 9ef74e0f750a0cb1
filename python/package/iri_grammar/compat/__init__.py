"""Modules with the functions of other packages, which they can replace."""
