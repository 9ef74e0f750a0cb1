"""Modules with the functions of other packages, which they can replace."""

from . import rfc3987

__all__ = ["rfc3987"]
