/* serd: serd_uri_parse, "Parse `utf8`, writing result to `out`"; serd_node_new_uri_from_string,
   "to resolve a URI string". The build defines VERSION, since serd has none to ask. */

#include "driver.h"
#include <serd/serd.h>

static json_t *chunk(SerdChunk it) { return string_or_null((const char *)it.buf, it.len); }

static json_t *split(json_t *request) {
    SerdURI uri;
    if (serd_uri_parse((const uint8_t *)input(request, "text"), &uri))
        return refused("serd_uri_parse");
    /* A fragment keeps its delimiter: "#" or more, or none. */
    if (uri.fragment.buf)
        uri.fragment.buf++, uri.fragment.len--;
    json_t *path = uri.path.buf ? chunk(uri.path) : json_string("");
    return result(json_pack("{s:o,s:o,s:o,s:o,s:o}", "scheme", chunk(uri.scheme), "authority", chunk(uri.authority),
                            "path", path, "query", chunk(uri.query), "fragment", chunk(uri.fragment)));
}

static json_t *resolve(json_t *request) {
    SerdURI base, out;
    if (serd_uri_parse((const uint8_t *)input(request, "base"), &base))
        return refused("serd_uri_parse");
    SerdNode node = serd_node_new_uri_from_string((const uint8_t *)input(request, "reference"), &base, &out);
    json_t *reply = result_text((const char *)node.buf);
    serd_node_free(&node);
    return reply;
}

int main(void) {
    const struct operation operations[] = {{"split", split}, {"resolve", resolve}, {NULL, NULL}};
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:{s:[s],s:[s]},s:s}", "name", "serd", "version", VERSION, "source",
                           "https://drobilla.net/software/serd.html", "claims", "RFC 3986", "documents",
                           "split", "RFC 3986", "resolve", "RFC 3986", "call",
                           "serd_uri_parse(text, &uri)"),
                 operations);
}
