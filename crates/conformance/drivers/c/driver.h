/* What the drivers in C share: the loop over the lines of the protocol (../../PROTOCOL.md). */

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An operation returns the members of an answer beside its number. */
struct operation {
    const char *name;
    json_t *(*answer)(json_t *request);
};

static inline json_t *unsupported(const char *reason) { return json_pack("{s:s}", "unsupported", reason); }

static inline json_t *refused(const char *error) { return json_pack("{s:s}", "error", error); }

static inline json_t *result(json_t *members) { return json_pack("{s:o}", "result", members); }

static inline json_t *valid(int is_valid) { return result(json_pack("{s:b}", "valid", is_valid)); }

/* A string; null for a null pointer. The protocol cannot say what is not UTF-8: U+FFFD then. */
static inline json_t *string_or_null(const char *text, size_t length) {
    if (!text)
        return json_null();
    json_t *string = json_stringn(text, length);
    return string ? string : json_string("\xef\xbf\xbd");
}

static inline json_t *result_text(const char *text) {
    return text ? result(json_pack("{s:o}", "text", string_or_null(text, strlen(text)))) : refused("no result");
}

static inline void put(json_t *members, const char *name, const char *text) {
    json_object_set_new(members, name, string_or_null(text, text ? strlen(text) : 0));
}

/* A number of a port, if it stands in the text: the number is the same for an undefined and an empty one. */
static inline void put_port(json_t *members, long port, const char *text) {
    char written[32];
    snprintf(written, sizeof written, ":%ld", port);
    if (port >= 0 && strstr(text, written))
        put(members, "port", written + 1);
}

/* A component, if it stands in the text: it is documented to come in another form, such as lower case. */
static inline void put_if_written(json_t *members, const char *name, const char *component, const char *text) {
    if (!component || strstr(text, component))
        put(members, name, component);
}

static inline const char *input(json_t *request, const char *member) {
    return json_string_value(json_object_get(json_object_get(request, "input"), member));
}

static inline int is_level(json_t *request, const char *level) { return !strcmp(input(request, "level"), level); }

static inline void write_line(json_t *value) {
    char *line = json_dumps(value, JSON_ENSURE_ASCII | JSON_COMPACT);
    puts(line);
    fflush(stdout);
    free(line);
    json_decref(value);
}

static inline json_t *answer(const struct operation *operations, json_t *request) {
    const char *name = json_string_value(json_object_get(request, "operation")), *member;
    json_t *value;
    json_object_foreach(json_object_get(request, "input"), member, value)
        if (strlen(json_string_value(value)) != json_string_length(value))
            return unsupported("a string of C ends at U+0000");
    for (; operations->name; operations++)
        if (!strcmp(operations->name, name))
            return operations->answer(request);
    return unsupported("no such operation");
}

/* Answers requests until the input ends. The greeting lacks language and operations. */
static inline int serve(json_t *greeting, const struct operation *operations) {
    char *line = NULL;
    size_t size = 0;
    json_t *names = json_array();
    for (const struct operation *it = operations; it->name; it++)
        json_array_append_new(names, json_string(it->name));
    json_object_set_new(greeting, "language", json_string("C"));
    json_object_set_new(greeting, "operations", names);
    if (getline(&line, &size, stdin) < 0)
        return 1;
    write_line(greeting);
    while (getline(&line, &size, stdin) >= 0) {
        json_error_t error;
        json_t *request = json_loads(line, JSON_ALLOW_NUL, &error);
        json_t *reply = answer(operations, request);
        json_object_set(reply, "seq", json_object_get(request, "seq"));
        write_line(reply);
        json_decref(request);
    }
    free(line);
    return 0;
}
