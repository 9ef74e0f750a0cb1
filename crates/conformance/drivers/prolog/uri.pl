% uri of SWI-Prolog: "This implementation is based on RFC-3986"; "we break URIs according to the rules, but
% we do not validate that the components are valid": no check.

:- use_module(library(uri)).
:- use_module(library(http/json)).

:- initialization(main, main).

main :-
    read_line_to_string(user_input, _),
    current_prolog_flag(version_data, swi(Major, Minor, Patch, _)),
    format(string(Version), "~w.~w.~w", [Major, Minor, Patch]),
    write_line(_{name: "SWI-Prolog uri", version: Version, language: "Prolog",
                 source: "https://www.swi-prolog.org/pldoc/man?section=uri", claims: ["RFC 3986"],
                 operations: ["split", "resolve", "normalize", "to-uri", "to-iri"],
                 documents: _{split: ["RFC 3986"], resolve: ["RFC 3986"], normalize: ["RFC 3986"]},
                 call: "uri_components(Text, Components)"}),
    repeat,
    json_read_dict(user_input, Request, [end_of_file(end_of_file), value_string_as_atom(false)]),
    (   Request == end_of_file
    ->  !
    ;   answer(Request, Answer),
        write_line(Answer.put(seq, Request.seq)),
        fail
    ).

answer(Request, Answer) :-
    dict_map(Request.input, Input),
    catch(operate(Request.operation, Input, Answer), Error,
          ( term_string(Error, Text), Answer = _{error: Text} )),
    !.
answer(_, _{unsupported: "no such operation"}).

% The reader of JSON leaves the halves of a surrogate pair apart.
dict_map(Dict, Joined) :-
    dict_pairs(Dict, Tag, Pairs),
    maplist(joined, Pairs, JoinedPairs),
    dict_pairs(Joined, Tag, JoinedPairs).

joined(Name-Text, Name-Joined) :-
    string_codes(Text, Codes),
    phrase(characters(Characters), Codes),
    string_codes(Joined, Characters).

characters([C|Rest]) -->
    [High, Low],
    { between(0xD800, 0xDBFF, High), between(0xDC00, 0xDFFF, Low), !,
      C is 0x10000 + (High - 0xD800) * 0x400 + Low - 0xDC00 },
    characters(Rest).
characters([C|Rest]) --> [C], !, characters(Rest).
characters([]) --> [].

operate("split", Input, _{result: Result}) :-
    uri_components(Input.text, uri_components(Scheme, Authority, Path, Query, Fragment)),
    maplist(null, [scheme-Scheme, authority-Authority, path-Path, query-Query, fragment-Fragment],
            Pairs),
    (   nonvar(Authority)
    ->  authority(Authority, More)
    ;   More = []
    ),
    append(Pairs, More, All),
    dict_pairs(Result, _, All).
operate("resolve", Input, _{result: _{text: Text}}) :-
    uri_resolve(Input.reference, Input.base, Text).
% "Normalization is syntactic and involves … 6.2.2.1, 6.2.2.2, 6.2.2.3".
operate("normalize", Input, Answer) :-
    (   Input.level == "syntax"
    ->  uri_normalized(Input.text, Text),
        Answer = _{result: _{text: Text}}
    ;   Answer = _{unsupported: "normalizes at the level syntax"}
    ).
% "Convert between a URI, encoded in US-ASCII and an IRI."
operate("to-uri", Input, _{result: _{text: Text}}) :- uri_iri(Text, Input.text).
operate("to-iri", Input, _{result: _{text: Text}}) :- uri_iri(Input.text, Text).

% An unbound variable is a component that is not there.
null(Name-Value, Name-Value) :- nonvar(Value), !.
null(Name-_, Name-null).

% The port comes as a number, user and password apart.
authority(Authority, Pairs) :-
    uri_authority_components(Authority, uri_authority(User, Password, Host, Port)),
    (   nonvar(Password)
    ->  atomic_list_concat([User, :, Password], Userinfo)
    ;   Userinfo = User
    ),
    % User, password and host come decoded.
    include(written(Authority), [userinfo-Userinfo, host-Host], Written),
    maplist(null, Written, Told),
    (   nonvar(Port),
        format(atom(Text), "~w", [Port]),
        sub_atom(Authority, _, _, 0, Text),
        atom_concat(:, Text, End),
        sub_atom(Authority, _, _, 0, End)
    ->  Pairs = [port-Text|Told]
    ;   Pairs = Told
    ).

written(_, _-Part) :- var(Part), !.
written(Authority, _-Part) :- once(sub_atom(Authority, _, _, _, Part)).

write_line(Dict) :-
    atom_json_dict(Json, Dict, [as(codes), width(0)]),
    maplist(put_ascii, Json),
    nl,
    flush_output.

put_ascii(C) :- C < 0x7F, !, format("~c", [C]).
put_ascii(C) :- C < 0x10000, !, format("\\u~|~`0t~16r~4+", [C]).
put_ascii(C) :-
    High is 0xD7C0 + (C >> 10),
    Low is 0xDC00 \/ (C /\ 0x3FF),
    put_ascii(High),
    put_ascii(Low).
