# URI of the standard library. URI.new: "If the string is invalid, it returns an {:error, part} tuple,
# with the invalid part of the URI."

defmodule Driver do
  def answer("check", %{"text" => text}), do: %{result: %{valid: match?({:ok, _}, URI.new(text))}}

  def answer("split", %{"text" => text}) do
    case URI.new(text) do
      {:error, part} -> %{error: "invalid: #{part}"}
      {:ok, uri} -> %{result: components(uri, text)}
    end
  end

  # "Merges two URIs. This function merges two URIs as per RFC 3986, section 5.2."
  def answer("resolve", %{"base" => base, "reference" => reference}),
    do: %{result: %{text: base |> URI.merge(reference) |> URI.to_string()}}

  def answer(_, _), do: %{unsupported: "no such operation"}

  # The scheme comes in lower case, the port as a number, which is that of the scheme if none is
  # written, the host without brackets, and nil is also for an empty path.
  defp components(uri, text) do
    host = if uri.host && String.contains?(uri.host, ":"), do: "[#{uri.host}]", else: uri.host
    is_written = fn part -> part == nil or String.contains?(text, part) end

    %{userinfo: uri.userinfo, host: host, path: uri.path || "", query: uri.query, fragment: uri.fragment}
    |> put_if(:scheme, uri.scheme, is_written.(uri.scheme))
    |> put_if(:port, "#{uri.port}", uri.port != nil and is_written.(":#{uri.port}"))
  end

  defp put_if(components, name, part, is_told),
    do: if(is_told, do: Map.put(components, name, part), else: components)

  # nil is null for jiffy only with an option.
  def write(value), do: IO.puts(:jiffy.encode(value, [:uescape, :use_nil]))
end

IO.read(:stdio, :line)
uris = ["RFC 3986"]

Driver.write(%{
  name: "URI (Elixir)", version: System.version(), language: "Elixir",
  source: "https://hexdocs.pm/elixir/URI.html", claims: uris, call: "URI.new(text)",
  operations: ["check", "split", "resolve"], documents: %{check: uris, split: uris, resolve: uris},
  productions: ["URI-reference"],
  note: "\"If the string is invalid, it returns an {:error, part} tuple, with the invalid part of the URI.\""
})

for line <- IO.stream(:stdio, :line) do
  request = :jiffy.decode(line, [:return_maps])

  reply =
    try do
      Driver.answer(request["operation"], request["input"])
    rescue
      error -> %{error: Exception.message(error)}
    end

  Driver.write(Map.put(reply, :seq, request["seq"]))
end
