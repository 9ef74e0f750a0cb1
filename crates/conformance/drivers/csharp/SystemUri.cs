// System.Uri. IsWellFormedUriString: "Indicates whether the string is well-formed by attempting to construct
// a URI with the string and ensures that the string does not require further escaping."

using System;
using System.Reflection;
using System.Text.RegularExpressions;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

static class SystemUri
{
    sealed class Unsupported : Exception
    {
        public Unsupported(string reason) : base(reason) { }
    }

    static string Component(Uri uri, UriComponents component)
    {
        return uri.GetComponents(component, UriFormat.UriEscaped);
    }

    static JObject Split(string text)
    {
        // "This operation is not supported for a relative URI"; a slash at the beginning is of a file name.
        if (!Regex.IsMatch(text, "^[A-Za-z][A-Za-z0-9+.-]*:"))
            throw new Unsupported("a reference without a base is not accepted");
        var uri = new Uri(text);
        var result = new JObject { { "path", uri.AbsolutePath } };
        // The scheme and the host are in lower case, and a port is that of the scheme if none is written.
        Action<string, string> put = (name, part) =>
        {
            if (part != "" && text.Contains(name == "port" ? ":" + part : part)) result[name] = part;
        };
        put("scheme", uri.Scheme);
        put("host", Component(uri, UriComponents.Host));
        put("port", Component(uri, UriComponents.StrongPort));
        // The same for an undefined and an empty component.
        put("userinfo", uri.UserInfo);
        put("query", Component(uri, UriComponents.Query));
        put("fragment", Component(uri, UriComponents.Fragment));
        return result;
    }

    static JObject Operate(string operation, JToken production, JObject input)
    {
        var text = (string)input["text"];
        switch (operation)
        {
            case "check":
                var kind = (string)production == "URI" ? UriKind.Absolute : UriKind.RelativeOrAbsolute;
                return new JObject { { "valid", Uri.IsWellFormedUriString(text, kind) } };
            case "split":
                return Split(text);
            case "resolve":
                var target = new Uri(new Uri((string)input["base"]), (string)input["reference"]);
                return new JObject { { "text", target.AbsoluteUri } };
            default:
                throw new Unsupported("no such operation");
        }
    }

    static void Write(JObject value)
    {
        var settings = new JsonSerializerSettings { StringEscapeHandling = StringEscapeHandling.EscapeNonAscii };
        Console.Out.WriteLine(JsonConvert.SerializeObject(value, settings));
        Console.Out.Flush();
    }

    static string MonoVersion()
    {
        var display = Type.GetType("Mono.Runtime").GetMethod("GetDisplayName", BindingFlags.NonPublic | BindingFlags.Static);
        return "Mono " + ((string)display.Invoke(null, null)).Split(' ')[0];
    }

    static void Main()
    {
        Console.In.ReadLine();
        var uris = new JArray("RFC 3986");
        Write(new JObject {
            { "name", "System.Uri" }, { "version", MonoVersion() },
            { "language", "C#" }, { "source", "https://learn.microsoft.com/dotnet/api/system.uri" },
            { "claims", uris }, { "operations", new JArray("check", "split", "resolve") },
            { "documents", new JObject { { "check", uris }, { "split", uris }, { "resolve", uris } } },
            { "productions", new JArray("URI", "URI-reference") }, { "call", "new Uri(text)" },
            { "note", "\"Indicates whether the string is well-formed\"" } });
        for (string line; (line = Console.In.ReadLine()) != null; )
        {
            var request = JObject.Parse(line);
            var reply = new JObject { { "seq", request["seq"] } };
            var operation = (string)request["operation"];
            try
            {
                reply["result"] = Operate(operation, request["production"], (JObject)request["input"]);
            }
            catch (Unsupported reason)
            {
                reply["unsupported"] = reason.Message;
            }
            catch (Exception error)
            {
                if (operation == "check") reply["result"] = new JObject { { "valid", false } };
                else reply["error"] = error.GetType().Name + ": " + error.Message;
            }
            Write(reply);
        }
    }
}
