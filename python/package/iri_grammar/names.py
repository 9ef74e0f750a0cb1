"""Types of the names that functions accept, for annotations.

>>> from typing import get_args
>>> from iri_grammar.names import Profile
>>> get_args(Profile)
('idna2003', 'idna2008', 'uts46')
"""

from typing import Literal

__all__ = ["Grammar", "Idna", "LintProfile", "Percent", "Profile", "ReferenceGrammar", "Rung"]

#: The grammars whose productions ``check``, ``is_valid`` and ``productions`` know.
Grammar = Literal["rfc3986", "rfc3987", "rfc3987bis", "leiri", "url-i18n-07"]

#: The grammars of the four types.
ReferenceGrammar = Literal["rfc3986", "rfc3987"]

#: The rungs of the comparison ladder by name, and by their sections in RFC 3987 and RFC 3986.
#: ``syntax`` is the highest rung of syntax-based normalization, ``path``.
Rung = Literal[
    "string", "case", "character", "percent", "path", "scheme", "protocol", "syntax",
    "5.3.1", "5.3.2", "5.3.2.1", "5.3.2.2", "5.3.2.3", "5.3.2.4", "5.3.3", "5.3.4",
    "6.2.1", "6.2.2", "6.2.2.1", "6.2.2.2", "6.2.2.3", "6.2.3", "6.2.4",
]  # fmt: skip

#: A profile that converts host names.
Profile = Literal["idna2003", "idna2008", "uts46"]

#: The profile that normalizes domain names; ``agreed`` changes a name only if all three agree.
Idna = Literal["idna2003", "idna2008", "uts46", "agreed"]

#: The characters that ``normalize`` decodes.
Percent = Literal["unreserved", "iunreserved"]

#: The profiles of ``lint``, which say whose advice it follows.
LintProfile = Literal["rfc3987", "rfc3987bis", "rfc3986", "url-i18n-07", "strict", "security", "quiet"]
