"""Modules that stand in for other packages."""
