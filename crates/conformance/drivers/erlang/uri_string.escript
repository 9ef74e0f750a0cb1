#!/usr/bin/env escript
%% uri_string of OTP: "This module contains functions for parsing and handling URIs (RFC 3986)".
%%
%% parse returns an error for some texts that are no URIs; that it validates is not said: no check.

-mode(compile).

main(_) ->
    io:setopts([binary]),
    io:get_line(""),
    Uris = [<<"RFC 3986">>],
    write(#{name => <<"uri_string">>, version => list_to_binary(erlang:system_info(otp_release)),
            language => <<"Erlang">>, source => <<"https://www.erlang.org/doc/man/uri_string.html">>,
            claims => Uris, call => <<"uri_string:parse(Text)">>,
            operations => [split, resolve, normalize], documents => #{split => Uris, resolve => Uris, normalize => Uris}}),
    loop().

loop() ->
    case io:get_line("") of
        eof -> ok;
        Line ->
            #{<<"seq">> := Seq, <<"operation">> := Operation, <<"input">> := Input} =
                jiffy:decode(Line, [return_maps]),
            write((answer(Operation, Input))#{seq => Seq}),
            loop()
    end.

answer(Operation, Input) ->
    try operate(Operation, Input)
    catch Class:Reason -> #{error => describe({Class, Reason})}
    end.

operate(<<"split">>, #{<<"text">> := Text}) ->
    case uri_string:parse(Text) of
        {error, _, _} = Error -> #{error => describe(Error)};
        Parts ->
            Names = [scheme, userinfo, host, path, query, fragment],
            Result = maps:from_list([{Name, maps:get(Name, Parts, null)} || Name <- Names]),
            %% An integer, or undefined if it is empty. Brackets are removed.
            #{result => port(maps:get(port, Parts, null), Text, brackets(Result))}
    end;
operate(<<"resolve">>, #{<<"base">> := Base, <<"reference">> := Reference}) ->
    text(uri_string:resolve(Reference, Base));
%% "Transforms an URI into a normalized form using Syntax-Based Normalization as defined by RFC 3986", with
%% "scheme based normalization for HTTP(S)".
operate(<<"normalize">>, #{<<"text">> := Text, <<"level">> := <<"scheme">>}) ->
    text(uri_string:normalize(Text));
operate(<<"normalize">>, _) -> #{unsupported => <<"normalizes at the level scheme">>};
operate(_, _) -> #{unsupported => <<"no such operation">>}.

port(undefined, _, Result) -> Result#{port => <<>>};
port(null, _, Result) -> Result#{port => null};
port(Port, Text, Result) ->
    Written = integer_to_binary(Port),
    case binary:match(Text, <<":", Written/binary>>) of
        nomatch -> Result;
        _ -> Result#{port => Written}
    end.

brackets(#{host := Host} = Result) when is_binary(Host) ->
    case binary:match(Host, <<":">>) of
        nomatch -> Result;
        _ -> Result#{host => <<"[", Host/binary, "]">>}
    end;
brackets(Result) -> Result.

text({error, _, _} = Error) -> #{error => describe(Error)};
text(Text) -> #{result => #{text => Text}}.

describe(Term) -> iolist_to_binary(io_lib:format("~tp", [Term])).

write(Value) -> io:put_chars([jiffy:encode(Value, [uescape]), $\n]).
