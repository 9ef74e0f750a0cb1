-- socket.url of LuaSocket: "Parses a url and returns a table with all its parts according to RFC 2396".

local json = require("cjson")
local url = require("socket.url")

-- nil is a component that is not there.
local function split(text)
  -- "empty url is parsed to nil"
  local parts = text == "" and {} or assert(url.parse(text))
  local result = {}
  for _, name in ipairs({ "scheme", "authority", "userinfo", "port", "query", "fragment" }) do
    result[name] = parts[name] or json.null
  end
  -- "<path>;<params>": both are the path of RFC 3986.
  result.path = (parts.path or "") .. (parts.params and ";" .. parts.params or "")
  -- Brackets are removed.
  local host = parts.host
  result.host = host and (host:find(":", 1, true) and "[" .. host .. "]" or host) or json.null
  return result
end

local operations = {
  split = function(input) return split(input.text) end,
  resolve = function(input) return { text = url.absolute(input.base, input.reference) } end,
}

-- JSON in ASCII.
local function write(value)
  local line = json.encode(value):gsub("[\xc2-\xf4][\x80-\xbf]+", function(character)
    local code = utf8.codepoint(character)
    if code < 0x10000 then return string.format("\\u%04x", code) end
    return string.format("\\u%04x\\u%04x", 0xd7c0 + (code >> 10), 0xdc00 | (code & 0x3ff))
  end)
  io.write(line, "\n")
  io.flush()
end

io.read("l")
write({
  name = "LuaSocket url", version = url._VERSION:match("%S+$"), language = "Lua",
  source = "https://lunarmodules.github.io/luasocket/url.html", claims = { "RFC 2396" },
  documents = { split = { "RFC 3986" }, resolve = { "RFC 3986" } }, operations = { "split", "resolve" }, call = "url.parse(text)",
})
for line in io.lines() do
  local request = json.decode(line)
  local operation = operations[request.operation]
  if not operation then
    write({ seq = request.seq, unsupported = "no such operation" })
  else
    local is_fine, result = pcall(operation, request.input)
    write({ seq = request.seq, [is_fine and "result" or "error"] = result })
  end
end
