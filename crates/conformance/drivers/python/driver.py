"""What the drivers in Python share: the loop over the lines of the protocol (../../PROTOCOL.md)."""

import json
import re
import sys
from importlib.metadata import version as version_of


class Unsupported(Exception):
    """The implementation does not offer what is asked, with the reason."""


def serve(name, package, source, claims, call, operations, **members):
    """Answers requests until the input ends.

    `package` is the name on PyPI, or None for the standard library. `operations` has a function
    for each operation, from the request to the result. `members` are further members of the
    greeting. Of an implementation that does not claim RFC 3987, IRIs are not asked.
    """
    version = version_of(package) if package else sys.version.split()[0]
    documents = members.setdefault("documents", {})
    if not {"RFC 3987", "URL Standard"} & set(claims):
        for operation in ("split", "resolve", "normalize", "compare"):
            documents.setdefault(operation, ["RFC 3986"])
    greeting = {
        "name": name, "version": version, "source": source, "language": "Python",
        "claims": claims, "operations": list(operations), "call": call, **members,
    }
    write(greeting if json.loads(sys.stdin.readline()) == {"start": 1} else {"error": "version"})
    for line in sys.stdin:
        request = json.loads(line)
        write({"seq": request["seq"], **answer(operations, request)})


def answer(operations, request):
    operation = operations.get(request["operation"])
    if operation is None:
        return {"unsupported": "no such operation"}
    try:
        return {"result": operation(request)}
    except Unsupported as reason:
        return {"unsupported": str(reason)}
    except Exception as error:
        if request["operation"] in ("check", "check-scheme"):
            return {"result": {"valid": False}}
        return {"error": f"{type(error).__name__}: {error}"}


def write(value):
    print(json.dumps(value), flush=True)


def text_of(request):
    return request["input"]["text"]


def base_and_reference(request):
    return request["input"]["base"], request["input"]["reference"]


def only_at(level, function):
    """The function, for requests of one level."""
    def at_level(request):
        if request["input"]["level"] != level:
            raise Unsupported(f"normalizes at the level {level}")
        return function(request)
    return at_level


def absolute(text):
    """The text, if it has a scheme: the implementation documents that it takes no reference
    without a base."""
    if not re.match("[A-Za-z][A-Za-z0-9+.-]*:", text):
        raise Unsupported("a reference without a base is not accepted")
    return text


def userinfo(username, password):
    """The userinfo from its two parts, as RFC 3986 section 3.2.1 writes them."""
    return username if password is None else f"{username or ''}:{password}"


def told(**components):
    """The components except those that are empty: where the implementation gives the same for an
    undefined and an empty component, it does not tell which of them it is. The path is never
    undefined, and the scheme never empty."""
    result = {name: value for name, value in components.items() if value or name == "path"}
    if "scheme" in components:
        result.setdefault("scheme", None)
    return result


def as_written(result, text, *names):
    """Without those of the named components that do not stand in the text: the implementation
    documents that it gives them in another form (a number, lower case, decoded)."""
    for name in names:
        if result.get(name) and not is_written(name, result[name], text):
            del result[name]
    return result


def is_written(name, component, text):
    # A port after its colon, since 80 stands in 080; an authority up to its end.
    if name == "port":
        return f":{component}" in text
    if name == "authority":
        return re.search(f"//{re.escape(component)}([/?#]|$)", text) is not None
    return component in text
