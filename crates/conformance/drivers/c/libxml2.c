/* libxml2: xmlParseURIRaw, "Parse an URI but allows to keep intact the original fragments"; xmlBuildURI,
   "Computes he final URI of the reference". That parsing validates is not said: no check. */

#include "driver.h"
#include <libxml/uri.h>
#include <libxml/xmlversion.h>

static json_t *split(json_t *request) {
    const char *text = input(request, "text");
    xmlURIPtr uri = xmlParseURIRaw(text, 1);
    if (!uri)
        return refused("xmlParseURIRaw");
    json_t *members = json_object();
    put(members, "scheme", uri->scheme);
    put(members, "userinfo", uri->user);
    /* Null also for an empty host. */
    if (uri->server)
        put(members, "host", uri->server);
    put(members, "path", uri->path ? uri->path : "");
    put(members, "query", uri->query_raw);
    put(members, "fragment", uri->fragment);
    put_port(members, uri->port > 0 ? uri->port : -1, text);
    xmlFreeURI(uri);
    return result(members);
}

static json_t *resolve(json_t *request) {
    xmlChar *text = xmlBuildURI((const xmlChar *)input(request, "reference"), (const xmlChar *)input(request, "base"));
    json_t *reply = result_text((const char *)text);
    xmlFree(text);
    return reply;
}

int main(void) {
    const struct operation operations[] = {{"split", split}, {"resolve", resolve}, {NULL, NULL}};
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:{s:[s],s:[s]},s:s}", "name", "libxml2", "version",
                           LIBXML_DOTTED_VERSION, "source", "https://gitlab.gnome.org/GNOME/libxml2", "claims",
                           "RFC 3986", "documents", "split", "RFC 3986", "resolve", "RFC 3986", "call",
                           "xmlParseURIRaw(text, 1)"),
                 operations);
}
