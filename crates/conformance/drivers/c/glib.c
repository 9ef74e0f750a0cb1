/* GLib: GUri. g_uri_is_valid: "Parses uri_string according to flags, to determine whether it is a valid
   absolute URI", which has a scheme. G_URI_FLAGS_ENCODED leaves percent-encodings as they are. */

#include "driver.h"
#include <glib.h>

static json_t *refused_by(GError *error) {
    json_t *reply = refused(error ? error->message : "no result");
    g_clear_error(&error);
    return reply;
}

static json_t *check(json_t *request) {
    return valid(g_uri_is_valid(input(request, "text"), G_URI_FLAGS_NONE, NULL));
}

/* "Any component that doesn't appear in uri_ref will be returned as NULL". */
static json_t *split(json_t *request) {
    const char *text = input(request, "text");
    char *scheme, *userinfo, *host, *path, *query, *fragment;
    int port;
    GError *error = NULL;
    if (!g_uri_split(text, G_URI_FLAGS_ENCODED, &scheme, &userinfo, &host, &port, &path, &query, &fragment, &error))
        return refused_by(error);
    json_t *members = json_object();
    put_if_written(members, "scheme", scheme, text);
    put(members, "userinfo", userinfo);
    put(members, "path", path);
    put(members, "query", query);
    put(members, "fragment", fragment);
    put_port(members, port, text);
    /* Brackets are removed. */
    if (host && strchr(host, ':'))
        json_object_set_new(members, "host", json_sprintf("[%s]", host));
    else
        put(members, "host", host);
    return result(members);
}

static json_t *resolve(json_t *request) {
    GError *error = NULL;
    char *text =
        g_uri_resolve_relative(input(request, "base"), input(request, "reference"), G_URI_FLAGS_ENCODED, &error);
    if (!text)
        return refused_by(error);
    json_t *reply = result_text(text);
    g_free(text);
    return reply;
}

int main(void) {
    const struct operation operations[] = {{"check", check}, {"split", split}, {"resolve", resolve}, {NULL, NULL}};
    char *version = g_strdup_printf("%u.%u.%u", glib_major_version, glib_minor_version, glib_micro_version);
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:{s:[s],s:[s],s:[s]},s:[s],s:s,s:s}", "name", "GLib", "version", version,
                           "source", "https://docs.gtk.org/glib/struct.Uri.html", "claims", "RFC 3986", "documents",
                           "check", "RFC 3986", "split", "RFC 3986", "resolve", "RFC 3986", "productions", "URI", "call",
                           "g_uri_split(text, G_URI_FLAGS_ENCODED, …)", "note",
                           "\"Parses uri_string according to flags, to determine whether it is a valid absolute URI\""),
                 operations);
}
