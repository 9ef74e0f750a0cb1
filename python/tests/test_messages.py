"""The message for an argument of a wrong type names the function and the argument: of each function of the
package, and each method of its types."""

import ast
import importlib
import inspect
import pathlib

import pytest

import iri_grammar
from iri_grammar import Iri, IriReference, Uri, UriReference, _iri_grammar, columns

PACKAGE = pathlib.Path(iri_grammar.__file__).parent

#: The values of arguments that have no default.
VALUES = {
    "text": "x:a", "name": "a.example", "path": "/a", "other": "x:a", "target": "x:a", "reference": "a", "segment": "a",
    "values": ["x:a"], "base": "x:/a", "uriref": "a", "string": "x:a", "rule": "URI", "pairs": {}, "valid": True, "start": 0,
    "end": 0, "suffix": True, "notes": [], "visual": "", "aloud": "", "marks": "", "violations": [], "code": "", "message": "",
    "severity": None, "component": None, "document": "", "section": "", "fixed": None, "safe": None, "uri": None,
}  # fmt: skip

#: Of each class in the stub, an instance, or the class whose instances have its methods.
INSTANCES = {
    "Methods": Iri("x:a"), "IriMethods": Iri("x:a"), "IriReferenceMethods": IriReference("a"), "UriMethods": Uri("x:a"),
    "UriReferenceMethods": UriReference("a"),
}  # fmt: skip

#: What another library calls, and operators, for which Python makes the message.
NO_CALLS = {
    "__copy__", "__deepcopy__", "__eq__", "__ge__", "__get_pydantic_core_schema__", "__get_pydantic_json_schema__", "__gt__",
    "__le__", "__lt__", "__len__", "__replace__", "__truediv__", "__arrow_c_array__", "check",
}  # fmt: skip


def parameters_of(node):
    """Returns the names and kinds of the parameters of a function in a stub, and whether each has a default."""
    arguments = node.args
    positional = [*arguments.posonlyargs, *arguments.args]
    without = len(positional) - len(arguments.defaults)
    for index, argument in enumerate(positional):
        yield argument.arg, "positional" if argument in arguments.posonlyargs else "either", index >= without
    if arguments.vararg:
        yield arguments.vararg.arg, "many", True
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults):
        yield argument.arg, "keyword", default is not None


def signature_of(function):
    """Returns the same for a function of Python."""
    kinds = {"POSITIONAL_ONLY": "positional", "POSITIONAL_OR_KEYWORD": "either", "VAR_POSITIONAL": "many", "KEYWORD_ONLY": "keyword"}
    for name, parameter in inspect.signature(function).parameters.items():
        if parameter.kind.name in kinds:
            yield name, kinds[parameter.kind.name], parameter.default is not parameter.empty


def calls(function, name, parameters):
    """Yields a call for each parameter, which is given a value of a wrong type."""
    parameters = [parameter for parameter in parameters if parameter[0] not in ("self", "cls")]
    for wrong, _, _ in parameters:
        positional, options = [], {}
        for argument, kind, has_default in parameters:
            if has_default and argument != wrong:
                continue
            value = object() if argument == wrong else VALUES[argument]
            if kind in ("positional", "many"):
                positional.append(value)
            else:
                options[argument] = value
        label = f"{getattr(function, '__module__', '')} {name}({wrong})"
        yield pytest.param(function, positional, options, name, wrong, id=label)


def stub_calls():
    module = ast.parse((PACKAGE / "_iri_grammar.pyi").read_text("utf-8"))
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            yield from calls(getattr(iri_grammar, node.name), node.name, parameters_of(node))
        elif isinstance(node, ast.ClassDef):
            for item in node.body:
                is_call = isinstance(item, ast.FunctionDef) and item.name not in NO_CALLS
                if is_call and not any(ast.unparse(it) == "property" for it in item.decorator_list):
                    if item.name == "__new__":
                        yield from calls(getattr(iri_grammar, node.name), node.name, parameters_of(item))
                    elif node.name in INSTANCES:
                        yield from calls(getattr(INSTANCES[node.name], item.name), item.name, parameters_of(item))
    for kind in (Iri, IriReference, Uri, UriReference):
        yield from calls(kind, kind.__name__, signature_of(kind.__new__))


def column_calls():
    stub = ast.parse((PACKAGE / "columns.pyi").read_text("utf-8"))
    functions = {node.name: node for node in stub.body if isinstance(node, ast.FunctionDef)}
    assert set(functions) == set(columns.__all__)
    for name, node in functions.items():
        # In an overload, the last option can have no default.
        parameters = [(it, kind, has_default or it == "explain") for it, kind, has_default in parameters_of(node)]
        yield from calls(getattr(columns, name), name, parameters)


def module_calls():
    functions = [getattr(iri_grammar.schemes, name) for name in ("check", "parts", "parse")]
    functions += [getattr(iri_grammar.compat.rfc3987, name) for name in ("parse", "match", "compose", "resolve", "get_compiled_pattern")]
    for function in functions:
        # These are true or false by any value, and those without effect.
        ignored = {"strict", "return_parts", "flags"}
        parameters = [parameter for parameter in signature_of(function) if parameter[0] not in ignored]
        yield from calls(function, function.__name__, parameters)


CALLS = [*stub_calls(), *column_calls(), *module_calls()]


def check_message(function, positional, options, name, argument):
    with pytest.raises(TypeError) as caught:
        function(*positional, **options)
    assert f"{name}({argument}=...): expected " in str(caught.value)
    assert "object" in str(caught.value).partition(", not ")[2]


@pytest.mark.parametrize("function, positional, options, name, argument", CALLS)
def test_a_message_names_the_function_and_the_argument(function, positional, options, name, argument):
    check_message(function, positional, options, name, argument)


def test_every_function_is_called():
    called = {call.values[3] for call in CALLS}
    functions = {name for name in iri_grammar.__all__ if callable(getattr(iri_grammar, name))}
    # A column is made by functions only; components and errors take any value.
    assert functions - called == {"Column", "Components", "Identifier", "IriError"}
    methods = {name for name in dir(_iri_grammar.Methods) if not name.startswith("_") and callable(getattr(Iri("x:"), name))}
    assert methods <= called | {"human_repr"}
    assert len(CALLS) > 120


def test_polars():
    polars = pytest.importorskip("polars")
    from iri_grammar.polars import IriNamespace, iri

    expression = iri(polars.col("url"))
    for name in columns.__all__:
        for call in calls(getattr(expression, name), name, signature_of(getattr(IriNamespace, name))):
            check_message(*call.values)
    check_message(iri, [object()], {}, "iri", "column")
    for name, argument in (("equivalent", "other"), ("resolve", "base"), ("relative", "base")):
        check_message(getattr(iri(polars.Series(["x:"])), name), [object()], {}, name, argument)


@pytest.mark.parametrize("library, name", [
    ("pyarrow", "arrow.IdentifierType"), ("sqlalchemy", "sqlalchemy.IdentifierType"), ("marshmallow", "marshmallow.IdentifierField"),
    ("wtforms", "wtforms.IdentifierField"), ("django", "django.IdentifierField"), ("django", "django.IdentifierValidator"),
])  # fmt: skip
def test_a_field_has_one_of_the_four_types(library, name):
    pytest.importorskip(library)
    module, _, field = name.partition(".")
    field = getattr(importlib.import_module(f"iri_grammar.{module}"), field)
    if library == "wtforms":
        from wtforms import Form

        # The field is made when the form is.
        make = lambda kind: type("Page", (Form,), {"url": field(kind=kind)})()
    else:
        make = lambda kind: field(kind=kind)
    for kind in (object(), str, iri_grammar.Identifier):
        with pytest.raises(TypeError, match=r"\(kind=...\): expected Iri, IriReference, Uri or UriReference, not"):
            make(kind)
    make(UriReference)


def test_the_objects_of_other_libraries():
    check_message(iri_grammar.jsonschema.add_formats, [object()], {}, "add_formats", "checker")
    pytest.importorskip("cattrs")
    check_message(iri_grammar.cattrs.register, [object()], {}, "register", "converter")


def test_an_int_has_a_range():
    with pytest.raises(OverflowError, match=r"relative\(parents=...\): expected an int from 0 to \d+, not -1"):
        Iri("x:/a").relative("x:/b", parents=-1)
    with pytest.raises(OverflowError, match="not 100000000000000000000"):
        columns.relative("x:/a", ["x:/b"], parents=10**20)


def test_what_is_wrong_inside_a_value():
    with pytest.raises(TypeError, match=r"Prepared\(notes=...\): expected a tuple or list of Note, not int"):
        iri_grammar.Prepared("", True, None, [1])
    with pytest.raises(TypeError, match=r"remove_pairs\(keys=...\): expected str, not int"):
        Iri("x:").remove_pairs("a", 1)
    with pytest.raises(TypeError, match=r"joinpath\(segments=...\): expected str, not Iri"):
        Iri("x:").joinpath("a", Iri("x:"))
