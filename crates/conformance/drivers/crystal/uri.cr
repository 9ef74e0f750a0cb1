# URI of the standard library: "the URI is resolved according to the specifications in RFC 3986 section
# 5.2". Its normalization does not decode: of no level.

require "json"
require "uri"

alias Members = Hash(String, String?)

def split(text)
  uri = URI.parse(text)
  result = Members{"scheme" => uri.scheme, "host" => uri.host, "path" => uri.path, "query" => uri.query,
                   "fragment" => uri.fragment}
  # User and password come decoded, the port as a number.
  userinfo = uri.password ? "#{uri.user}:#{uri.password}" : uri.user
  result["userinfo"] = userinfo if userinfo.nil? || text.includes?(userinfo)
  uri.port.try { |port| result["port"] = port.to_s if text.includes?(":#{port}") }
  result
end

def answer(operation, input)
  text = ->(name : String) { input[name].as_s }
  case operation
  when "split"   then {"result" => split(text.call("text"))}
  when "resolve" then {"result" => Members{"text" => URI.parse(text.call("base")).resolve(text.call("reference")).to_s}}
  else                {"unsupported" => "no such operation"}
  end
rescue error
  {"error" => error.message}
end

# JSON in ASCII.
def write(value)
  line = value.to_json.gsub { |c| c.ascii? ? c : c.to_s.to_utf16.map { |unit| "\\u%04x" % unit }.join }
  STDOUT.puts line
  STDOUT.flush
end

gets
write({
  "name" => "URI (Crystal)", "version" => Crystal::VERSION, "language" => "Crystal",
  "source" => "https://crystal-lang.org/api/1.6.0/URI.html", "claims" => ["RFC 3986"],
  "operations" => ["split", "resolve"], "call" => "URI.parse(text)",
  "documents" => {"split" => ["RFC 3986"], "resolve" => ["RFC 3986"]},
})
while line = gets
  request = JSON.parse(line)
  reply = answer(request["operation"].as_s, request["input"])
  write({"seq" => request["seq"], reply.first_key => reply.first_value})
end
