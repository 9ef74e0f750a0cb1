/**
 * Starts a module and returns its functions. `source` is WebAssembly as a text of hexadecimal digits, so no file is
 * read, or a compiled module.
 */
export function load(glue, source) {
  const module = typeof source === 'string' ? new WebAssembly.Module(octets(source)) : source;
  const { memory } = glue.initSync({ module });
  return { ...glue, memory };
}

function octets(hex) {
  return Uint8Array.fromHex ? Uint8Array.fromHex(hex) : decode(hex);
}

/** Decodes hexadecimal digits, for engines without Uint8Array.fromHex. */
function decode(hex) {
  const octets = new Uint8Array(hex.length / 2);
  const digit = (at) => {
    const code = hex.charCodeAt(at);
    // A letter comes after the digits, up to code 57 ('9'); 'a' has code 97.
    return code > 57 ? code - 87 : code - 48;
  };
  for (let at = 0; at < octets.length; at += 1) octets[at] = digit(2 * at) * 16 + digit(2 * at + 1);
  return octets;
}
