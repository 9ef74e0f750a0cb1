# URI of the standard library, whose default parser is URI::RFC3986_Parser.

require "uri"
require_relative "driver"

serve({
  name: "uri (Ruby)", version: RUBY_VERSION, source: "https://docs.ruby-lang.org/en/3.1/URI.html",
  claims: ["RFC 3986"], call: "URI.parse(text)",
  documents: { check: ["RFC 3986"], split: ["RFC 3986"], resolve: ["RFC 3986"] },
  productions: ["URI-reference"],
  note: '"URI::InvalidURIError: Raised if URI given is not a correct one."',
}, {
  check: ->(request) { { valid: !URI.parse(request["input"]["text"]).nil? } },
  split: lambda do |request|
    text = request["input"]["text"]
    uri = URI.parse(text)
    result = { scheme: uri.scheme, userinfo: uri.userinfo, host: uri.host, path: uri.path,
               query: uri.query, fragment: uri.fragment }
    # A port that is not written is that of the scheme.
    result[:port] = uri.port.to_s if uri.port
    # "opaque": all after the scheme where there is no hierarchy, and then no path.
    if uri.opaque
      result[:path] = uri.opaque
      [:path, :query].each { |name| result.delete(name) } if uri.opaque.include?("?")
    end
    # "RFC 1738 specifically states that the path for an FTP URI does not include the /".
    result.delete(:path) if uri.is_a?(URI::FTP)
    as_written(result, text, :scheme, :port)
  end,
  resolve: ->(request) {
    { text: URI.join(request["input"]["base"], request["input"]["reference"]).to_s }
  },
})
