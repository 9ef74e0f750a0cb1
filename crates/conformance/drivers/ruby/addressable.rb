# Addressable: "an implementation of a URI parser based on RFC 3986, RFC 3987".
#
# parse is lenient ("heuristic_parse" even more), and normalize "does not attempt to fully conform to
# specifications": neither check nor normalize.

require "addressable/uri"
require_relative "driver"

serve({
  name: "addressable", version: Addressable::VERSION::STRING,
  source: "https://github.com/sporkmonger/addressable", claims: ["RFC 3986", "RFC 3987"],
  call: "Addressable::URI.parse(text)",
}, {
  split: lambda do |request|
    text = request["input"]["text"]
    uri = Addressable::URI.parse(text)
    result = { scheme: uri.scheme, authority: uri.authority, userinfo: uri.userinfo, host: uri.host,
               path: uri.path, query: uri.query, fragment: uri.fragment }
    # A number: whether there was an empty port is not told.
    result[:port] = uri.port.to_s if uri.port
    as_written(result, text, :port)
  end,
  resolve: ->(request) {
    { text: Addressable::URI.join(request["input"]["base"], request["input"]["reference"]).to_s }
  },
})
