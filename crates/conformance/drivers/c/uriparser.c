/* uriparser: "a strictly RFC 3986 compliant URI parsing and handling library". */

#include "driver.h"
#include <uriparser/Uri.h>

static json_t *range(UriTextRangeA it) { return string_or_null(it.first, it.afterLast - it.first); }

/* A host that is an IP literal is told without its brackets. */
static json_t *host_of(const UriUriA *uri) {
    if (!uri->hostData.ip6 && !uri->hostData.ipFuture.first)
        return range(uri->hostText);
    return json_sprintf("[%.*s]", (int)(uri->hostText.afterLast - uri->hostText.first), uri->hostText.first);
}

/* The path is told as a list of segments. */
static json_t *path_of(const UriUriA *uri) {
    size_t length = 0;
    for (const UriPathSegmentA *it = uri->pathHead; it; it = it->next)
        length += it->text.afterLast - it->text.first + 1;
    char *path = malloc(length + 2), *end = path;
    int slash = uri->absolutePath || uri->hostText.first;
    for (const UriPathSegmentA *it = uri->pathHead; it; it = it->next, slash = 1) {
        if (slash)
            *end++ = '/';
        end = (char *)memcpy(end, it->text.first, it->text.afterLast - it->text.first) +
              (it->text.afterLast - it->text.first);
    }
    if (!uri->pathHead && uri->absolutePath)
        *end++ = '/';
    json_t *string = string_or_null(path, end - path);
    free(path);
    return string;
}

static json_t *check(json_t *request) {
    UriUriA uri;
    if (uriParseSingleUriA(&uri, input(request, "text"), NULL) != URI_SUCCESS)
        return valid(0);
    uriFreeUriMembersA(&uri);
    return valid(1);
}

static json_t *split(json_t *request) {
    UriUriA uri;
    if (uriParseSingleUriA(&uri, input(request, "text"), NULL) != URI_SUCCESS)
        return refused("uriParseSingleUriA");
    json_t *members = json_pack("{s:o,s:o,s:o,s:o,s:o,s:o,s:o}", "scheme", range(uri.scheme), "userinfo",
                                range(uri.userInfo), "host", host_of(&uri), "port", range(uri.portText), "path",
                                path_of(&uri), "query", range(uri.query), "fragment", range(uri.fragment));
    uriFreeUriMembersA(&uri);
    return result(members);
}

static json_t *text_of(const UriUriA *uri) {
    int length;
    if (uriToStringCharsRequiredA(uri, &length) != URI_SUCCESS)
        return refused("uriToStringCharsRequiredA");
    char *text = malloc(length + 1);
    uriToStringA(text, uri, length + 1, NULL);
    json_t *reply = result_text(text);
    free(text);
    return reply;
}

static json_t *resolve(json_t *request) {
    UriUriA base, reference, target;
    if (uriParseSingleUriA(&base, input(request, "base"), NULL) != URI_SUCCESS)
        return refused("the base");
    if (uriParseSingleUriA(&reference, input(request, "reference"), NULL) != URI_SUCCESS) {
        uriFreeUriMembersA(&base);
        return refused("the reference");
    }
    int is_resolved = uriAddBaseUriA(&target, &reference, &base) == URI_SUCCESS;
    json_t *reply = is_resolved ? text_of(&target) : refused("uriAddBaseUriA");
    uriFreeUriMembersA(&target);
    uriFreeUriMembersA(&reference);
    uriFreeUriMembersA(&base);
    return reply;
}

/* "Normalizes all components of a URI." */
static json_t *normalize(json_t *request) {
    UriUriA uri;
    if (!is_level(request, "syntax"))
        return unsupported("normalizes at the level syntax");
    if (uriParseSingleUriA(&uri, input(request, "text"), NULL) != URI_SUCCESS)
        return refused("uriParseSingleUriA");
    json_t *reply = uriNormalizeSyntaxA(&uri) == URI_SUCCESS ? text_of(&uri) : refused("uriNormalizeSyntaxA");
    uriFreeUriMembersA(&uri);
    return reply;
}

int main(void) {
    const struct operation operations[] = {
        {"check", check}, {"split", split}, {"resolve", resolve}, {"normalize", normalize}, {NULL, NULL}};
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:s,s:{s:[s],s:[s],s:[s],s:[s]},s:[s],s:s}", "name", "uriparser",
                           "version", URI_VER_ANSI, "source", "https://uriparser.github.io/", "claims", "RFC 3986",
                           "call", "uriParseSingleUriA(&uri, text, NULL)", "documents", "check", "RFC 3986", "split",
                           "RFC 3986", "resolve", "RFC 3986", "normalize", "RFC 3986", "productions", "URI-reference",
                           "note", "\"a strictly RFC 3986 compliant URI parsing and handling library\""),
                 operations);
}
