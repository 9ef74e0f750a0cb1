// jena-iri: "an implementation of RFC 3987 (IRI) and RFC 3986 (URI)"; its IRIFactory allows
// "The creation of IRI objects, checking them against the selected standard(s)".

import com.google.gson.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.jena.iri.IRI;
import org.apache.jena.iri.IRIFactory;
import org.apache.jena.iri.ViolationCodes;

final class JenaIri {
    // The preconfigured factories also enforce rules of schemes and of DNS, and what a document prefers;
    // "Any configuration of the factory to implement particular standards". The violations of class
    // minting have both the characters that no rule allows and these preferences.
    private static final int[] PREFERENCES = {
        ViolationCodes.HAS_PASSWORD, ViolationCodes.LOWERCASE_PREFERRED, ViolationCodes.NOT_NFC,
        ViolationCodes.NOT_NFKC, ViolationCodes.PERCENT_ENCODING_SHOULD_BE_UPPERCASE,
        ViolationCodes.PORT_SHOULD_NOT_BE_EMPTY, ViolationCodes.PORT_SHOULD_NOT_START_IN_ZERO,
        ViolationCodes.UNREGISTERED_IANA_SCHEME, ViolationCodes.UNREGISTERED_NONIETF_SCHEME_TREE,
    };
    private static final IRIFactory URIS = strict();
    private static final IRIFactory IRIS = strict();

    static {
        URIS.useSpecificationURI(true);
        IRIS.useSpecificationIRI(true);
        for (int code : PREFERENCES) {
            URIS.setIsError(code, false);
            IRIS.setIsError(code, false);
        }
    }

    private static IRIFactory strict() {
        var factory = new IRIFactory();
        factory.securityViolation(false, false);
        factory.dnsViolation(false, false);
        factory.shouldViolation(false, false);
        factory.mintingViolation(true, false);
        return factory;
    }

    private static IRIFactory factory(JsonObject request) {
        return request.get("document").getAsString().equals("RFC 3986") ? URIS : IRIS;
    }

    static Map<String, Object> split(IRI iri, String text) {
        var result = new HashMap<String, Object>();
        result.put("scheme", iri.getScheme());
        result.put("authority", iri.getRawAuthority());
        result.put("userinfo", iri.getRawUserinfo());
        result.put("host", iri.getRawHost());
        result.put("path", iri.getRawPath());
        result.put("query", iri.getRawQuery());
        result.put("fragment", iri.getRawFragment());
        Driver.putPort(result, iri.getPort(), text);
        return result;
    }

    public static void main(String[] arguments) throws Exception {
        var operations = new TreeMap<String, Driver.Operation>();
        // construct throws if there is an error; create collects the violations instead.
        operations.put("check", request -> {
            factory(request).construct(Driver.input(request, "text"));
            return Map.of("valid", true);
        });
        operations.put("split", request -> {
            var text = Driver.input(request, "text");
            return split(factory(request).create(text), text);
        });
        operations.put("resolve", request -> {
            var base = factory(request).create(Driver.input(request, "base"));
            return Map.of("text", base.create(Driver.input(request, "reference")).toString());
        });
        Driver.serve(new HashMap<>(Map.of(
            "name", "jena-iri", "version", "4.5.0",
            "source", "https://jena.apache.org/documentation/notes/iri.html",
            "claims", List.of("RFC 3986", "RFC 3987"),
            "call", "factory.useSpecificationIRI(true); factory.construct(text)",
            "documents", Map.of("check", List.of("RFC 3986", "RFC 3987")),
            "productions", List.of("URI-reference", "IRI-reference"),
            "note", "\"The creation of IRI objects, checking them against the selected standard(s)\"")),
            operations);
    }
}
