/* raptor2: raptor_new_uri_relative_to_base. The functions that divide a URI are not public. */

#include "driver.h"
#include <raptor2/raptor2.h>

static raptor_world *world;

static json_t *resolve(json_t *request) {
    raptor_uri *base = raptor_new_uri(world, (const unsigned char *)input(request, "base"));
    if (!base)
        return refused("raptor_new_uri");
    raptor_uri *target =
        raptor_new_uri_relative_to_base(world, base, (const unsigned char *)input(request, "reference"));
    json_t *reply = target ? result_text((const char *)raptor_uri_as_string(target)) : refused("no URI");
    raptor_free_uri(target);
    raptor_free_uri(base);
    return reply;
}

int main(void) {
    const struct operation operations[] = {{"resolve", resolve}, {NULL, NULL}};
    world = raptor_new_world();
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:{s:[s]},s:s}", "name", "raptor2", "version", raptor_version_string, "source",
                           "https://librdf.org/raptor/", "claims", "RFC 3986", "documents", "resolve",
                           "RFC 3986", "call",
                           "raptor_new_uri_relative_to_base(world, base, reference)"),
                 operations);
}
