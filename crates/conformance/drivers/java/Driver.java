// What the drivers in Java share: the loop over the lines of the protocol (../../PROTOCOL.md).

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

final class Driver {
    /** The implementation does not offer what is asked, with the reason. */
    static final class Unsupported extends Exception {
        Unsupported(String reason) {
            super(reason);
        }
    }

    /** An operation: from the request to the result. */
    interface Operation {
        Map<String, Object> answer(JsonObject request) throws Exception;
    }

    private static final Gson GSON = new GsonBuilder().serializeNulls().disableHtmlEscaping().create();

    /** Answers requests until the input ends. */
    static void serve(Map<String, Object> greeting, Map<String, Operation> operations) throws Exception {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        lines.readLine();
        greeting.put("language", "Java");
        greeting.put("operations", new ArrayList<>(operations.keySet()));
        write(greeting);
        for (String line; (line = lines.readLine()) != null; ) {
            var request = JsonParser.parseString(line).getAsJsonObject();
            var answer = new LinkedHashMap<String, Object>();
            answer.put("seq", request.get("seq"));
            var name = request.get("operation").getAsString();
            try {
                var operation = operations.get(name);
                if (operation == null) {
                    throw new Unsupported("no such operation");
                }
                answer.put("result", operation.answer(request));
            } catch (Unsupported reason) {
                answer.put("unsupported", reason.getMessage());
            } catch (Exception error) {
                if (name.equals("check")) {
                    answer.put("result", Map.of("valid", false));
                } else {
                    answer.put("error", error.toString());
                }
            }
            write(answer);
        }
    }

    static String input(JsonObject request, String member) {
        return request.getAsJsonObject("input").get(member).getAsString();
    }

    /** The number of a port, if it stands in the text: it is -1 for an undefined and an empty one. */
    static void putPort(Map<String, Object> result, int port, String text) {
        if (port >= 0 && text.contains(":" + port)) {
            result.put("port", Integer.toString(port));
        }
    }

    private static void write(Object value) {
        var line = new StringBuilder();
        for (char unit : GSON.toJson(value).toCharArray()) {
            line.append(unit < 0x7f ? String.valueOf(unit) : String.format("\\u%04x", (int) unit));
        }
        System.out.println(line);
        System.out.flush();
    }
}
