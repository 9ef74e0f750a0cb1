"""The stubs name what is there."""

import ast
import pathlib

import iri_grammar
from iri_grammar import _iri_grammar, columns

STUBS = pathlib.Path(iri_grammar.__file__).with_name("_iri_grammar.pyi")


def public(names):
    return {name for name in names if not name.startswith("_")}


def test_the_stubs_name_what_is_there():
    module = ast.parse(STUBS.read_text("utf-8"))
    named = {node.name: node for node in module.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    assert public(named) == public(dir(_iri_grammar))
    for name, node in named.items():
        if isinstance(node, ast.ClassDef) and not name.startswith("_"):
            members = set()
            for base in [*node.bases, node]:
                base = named[base.id] if isinstance(base, ast.Name) else base
                members |= {item.name for item in base.body if isinstance(item, ast.FunctionDef)}
                members |= {item.target.id for item in base.body if isinstance(item, ast.AnnAssign)}
            assert public(members) == public(dir(getattr(_iri_grammar, name))), name
        elif isinstance(node, ast.FunctionDef):
            signature = getattr(_iri_grammar, name).__text_signature__
            parameters = [argument.arg for argument in [*node.args.posonlyargs, *node.args.args]]
            assert all(parameter in signature for parameter in parameters), (name, signature)


def test_the_rows_of_structs_have_the_fields_that_are_there():
    stub = ast.parse(STUBS.with_name("columns.pyi").read_text("utf-8"))
    fields = {}
    for node in stub.body:
        if isinstance(node, ast.ClassDef) and node.name.endswith("Row"):
            base = fields.get(node.bases[0].id, [])
            fields[node.name] = base + [item.target.id for item in node.body if isinstance(item, ast.AnnAssign)]
    prepared, bidi = columns.prepare([" a"])[0], columns.bidi(["//אa/"])[0]
    rows = {
        "_ComponentsRow": columns.components(["a"])[0],
        "_ErrorRow": columns.errors(["a b"])[0],
        "_ErrorOfTwoRow": columns.equivalent(["a:"], ["a b"], explain=True)[0],
        "_PreparedRow": prepared,
        "_NoteRow": prepared["notes"][0],
        "_PartRow": columns.scheme_parts(["coap://a/"])[0][0],
        "_FoundRow": columns.find(["http://a/"])[0][0],
        "_FindingRow": columns.lint(["http://a:80/"])[0][0],
        "_BidiRow": bidi,
        "_ViolationRow": bidi["violations"][0],
    }
    assert {name: sorted(row) for name, row in rows.items()} == {name: sorted(row) for name, row in fields.items()}
