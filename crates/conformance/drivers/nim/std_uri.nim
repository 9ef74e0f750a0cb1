## std/uri: "This module implements URI parsing as specified by RFC 3986."
##
## A component that is not there is an empty string.

import std/[json, strutils, unicode, uri]

proc split(text: string): JsonNode =
  let it = parseUri(text)
  result = newJObject()
  result["scheme"] = if it.scheme == "": newJNull() else: %it.scheme
  result["path"] = %it.path
  # Brackets are removed.
  let host = if ":" in it.hostname: "[" & it.hostname & "]" else: it.hostname
  let userinfo = if it.password == "": "" else: it.username & ":" & it.password
  for (name, part) in {"userinfo": userinfo, "host": host, "port": it.port, "query": it.query,
      "fragment": it.anchor}:
    if part != "":
      result[name] = %part

proc answer(request: JsonNode): JsonNode =
  let input = request["input"]
  try:
    case request["operation"].getStr
    of "split": result = %*{"result": split(input["text"].getStr)}
    of "resolve":
      let target = combine(parseUri(input["base"].getStr), parseUri(input["reference"].getStr))
      result = %*{"result": {"text": $target}}
    else: result = %*{"unsupported": "no such operation"}
  except CatchableError as error:
    result = %*{"error": error.msg}
  result["seq"] = request["seq"]

proc write(value: JsonNode) =
  ## JSON in ASCII.
  var line = ""
  for rune in ($value).toRunes:
    let code = rune.int
    if code < 0x7f: line.add(chr(code))
    elif code < 0x10000: line.add("\\u" & code.toHex(4))
    else: line.add("\\u" & (0xd7c0 + (code shr 10)).toHex(4) & "\\u" & (0xdc00 or (code and 0x3ff)).toHex(4))
  echo line
  stdout.flushFile

discard stdin.readLine
write(%*{"name": "std/uri", "version": NimVersion, "language": "Nim", "claims": ["RFC 3986"],
  "source": "https://nim-lang.org/docs/uri.html", "operations": ["split", "resolve"],
  "documents": {"split": ["RFC 3986"], "resolve": ["RFC 3986"]},
  "call": "parseUri(text)"})
var line: string
while stdin.readLine(line):
  write(answer(parseJson(line)))
