// java.net.IDN: "Provides methods to convert internationalized domain names … RFC 3490", IDNA2003.

import java.net.IDN;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class JavaNetIdn {
    public static void main(String[] arguments) throws Exception {
        Map<String, Driver.Operation> operations = Map.of("to-ascii", request -> {
            if (!Driver.input(request, "idna").equals("2003")) {
                throw new Driver.Unsupported("IDNA2003");
            }
            // RFC 3987 section 3.1 sets the flags UseSTD3ASCIIRules and AllowUnassigned.
            int flags = IDN.USE_STD3_ASCII_RULES | IDN.ALLOW_UNASSIGNED;
            return Map.of("text", IDN.toASCII(Driver.input(request, "host"), flags));
        });
        Driver.serve(new HashMap<>(Map.of(
            "name", "java.net.IDN", "version", System.getProperty("java.version"),
            "source", "https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/IDN.html",
            "claims", List.of("RFC 3490"), "call", "IDN.toASCII(host, flags)")), operations);
    }
}
