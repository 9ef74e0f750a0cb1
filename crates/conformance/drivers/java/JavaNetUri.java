// java.net.URI: "an instance of this class represents a URI reference as defined by RFC 2396 … amended
// by RFC 2732": no check of a later document.

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

final class JavaNetUri {
    static Map<String, Object> split(String text) throws Exception {
        var uri = new URI(text);
        var result = new HashMap<String, Object>();
        result.put("scheme", uri.getScheme());
        result.put("authority", uri.getRawAuthority());
        result.put("userinfo", uri.getRawUserInfo());
        result.put("host", uri.getHost());
        result.put("path", uri.getRawPath());
        result.put("query", uri.getRawQuery());
        result.put("fragment", uri.getRawFragment());
        Driver.putPort(result, uri.getPort(), text);
        if (uri.isOpaque()) {
            // "Opaque URIs are not subject to further parsing": where the query begins is not told.
            var part = uri.getRawSchemeSpecificPart();
            result.put("path", part);
            if (part.contains("?")) {
                result.keySet().removeAll(List.of("path", "query"));
            }
        }
        return result;
    }

    static Map<String, Object> normalize(String text) throws Exception {
        return Map.of("text", new URI(text).normalize().toString());
    }

    public static void main(String[] arguments) throws Exception {
        var operations = new TreeMap<String, Driver.Operation>();
        operations.put("split", request -> split(Driver.input(request, "text")));
        operations.put("resolve", request -> {
            var base = new URI(Driver.input(request, "base"));
            return Map.of("text", base.resolve(Driver.input(request, "reference")).toString());
        });
        // The path is normalized "in a manner consistent with RFC 2396, section 5.2, step 6".
        operations.put("normalize", request -> {
            if (!Driver.input(request, "level").equals("path")) {
                throw new Driver.Unsupported("normalizes the path");
            }
            return normalize(Driver.input(request, "text"));
        });
        // equals compares schemes, hosts and the hexadecimal digits of escaped octets "without regard to
        // case".
        operations.put("compare", request -> {
            if (!Driver.input(request, "level").equals("case")) {
                throw new Driver.Unsupported("compares without regard to case");
            }
            var left = new URI(Driver.input(request, "left"));
            return Map.of("equal", left.equals(new URI(Driver.input(request, "right"))));
        });
        operations.put("to-uri",
            request -> Map.of("text", new URI(Driver.input(request, "text")).toASCIIString()));
        Driver.serve(new HashMap<>(Map.of(
            "name", "java.net.URI", "version", System.getProperty("java.version"),
            "source", "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html",
            "claims", List.of("RFC 2396", "RFC 2732"), "call", "new URI(text)",
            "documents", Map.of("split", List.of("RFC 3986"), "resolve", List.of("RFC 3986"),
                "normalize", List.of("RFC 3986"), "compare", List.of("RFC 3986")))), operations);
    }
}
