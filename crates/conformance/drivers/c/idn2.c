/* libidn2: idn2_lookup_u8, "Perform IDNA2008 lookup string conversion on domain name". IDN2_NO_TR46 leaves
   out the mapping of UTS #46; with it, a name still has to be valid by IDNA2008. */

#include "driver.h"
#include <idn2.h>

static json_t *to_ascii(json_t *request) {
    if (strcmp(input(request, "idna"), "2008"))
        return unsupported("IDNA2008");
    uint8_t *ascii = NULL;
    int code = idn2_lookup_u8((const uint8_t *)input(request, "host"), &ascii, IDN2_NO_TR46);
    json_t *reply = code == IDN2_OK ? result_text((const char *)ascii) : refused(idn2_strerror(code));
    idn2_free(ascii);
    return reply;
}

int main(void) {
    const struct operation operations[] = {{"to-ascii", to_ascii}, {NULL, NULL}};
    return serve(json_pack("{s:s,s:s,s:s,s:[s],s:s}", "name", "libidn2", "version", idn2_check_version(NULL), "source",
                           "https://www.gnu.org/software/libidn/libidn2/manual/", "claims", "RFC 5891", "call",
                           "idn2_lookup_u8(host, &ascii, IDN2_NO_TR46)"),
                 operations);
}
