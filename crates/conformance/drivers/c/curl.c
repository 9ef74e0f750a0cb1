/* libcurl: curl_url_set and curl_url_get. A handle takes URLs with a scheme, and references once it has one.

   CURLU_NON_SUPPORT_SCHEME: schemes that libcurl does not transfer; CURLU_PATH_AS_IS: dot segments stay. */

#include "driver.h"
#include <curl/curl.h>

static char *get(CURLU *url, CURLUPart part) {
    char *text = NULL;
    return curl_url_get(url, part, &text, 0) == CURLUE_OK ? text : NULL;
}

static CURLUcode set(CURLU *url, const char *text, unsigned flags) {
    return curl_url_set(url, CURLUPART_URL, text, CURLU_NON_SUPPORT_SCHEME | flags);
}

static json_t *split(json_t *request) {
    const char *text = input(request, "text");
    CURLU *url = curl_url();
    CURLUcode code = set(url, text, CURLU_PATH_AS_IS);
    json_t *reply;
    if (code == CURLUE_BAD_SCHEME) {
        reply = unsupported("a reference without a base is not accepted");
    } else if (code != CURLUE_OK) {
        reply = refused(curl_url_strerror(code));
    } else {
        json_t *members = json_object();
        put_if_written(members, "scheme", get(url, CURLUPART_SCHEME), text);
        put_if_written(members, "host", get(url, CURLUPART_HOST), text);
        put(members, "query", get(url, CURLUPART_QUERY));
        put(members, "fragment", get(url, CURLUPART_FRAGMENT));
        /* The port is a number in this version: an empty one is not told. */
        char *port = get(url, CURLUPART_PORT), *path = get(url, CURLUPART_PATH);
        put_port(members, port ? atol(port) : -1, text);
        /* "the part will be '/' even if no path is supplied" */
        if (path && strcmp(path, "/"))
            put(members, "path", path);
        char *user = get(url, CURLUPART_USER), *password = get(url, CURLUPART_PASSWORD);
        if (password)
            json_object_set_new(members, "userinfo", json_sprintf("%s:%s", user ? user : "", password));
        else
            put(members, "userinfo", user);
        reply = result(members);
    }
    curl_url_cleanup(url);
    return reply;
}

static json_t *resolve(json_t *request) {
    CURLU *url = curl_url();
    CURLUcode code = set(url, input(request, "base"), 0);
    if (code == CURLUE_OK)
        code = set(url, input(request, "reference"), 0);
    json_t *reply = code == CURLUE_OK ? result_text(get(url, CURLUPART_URL)) : refused(curl_url_strerror(code));
    curl_url_cleanup(url);
    return reply;
}

int main(void) {
    const struct operation operations[] = {{"split", split}, {"resolve", resolve}, {NULL, NULL}};
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:{s:[s],s:[s]},s:s}", "name", "libcurl", "version",
                           curl_version_info(CURLVERSION_NOW)->version, "source",
                           "https://curl.se/libcurl/c/libcurl-url.html", "claims", "RFC 3986", "documents", "split",
                           "RFC 3986", "resolve", "RFC 3986", "call", "curl_url_set(url, CURLUPART_URL, text, flags)"),
                 operations);
}
