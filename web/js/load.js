/** Starts a module and returns its functions. Its WebAssembly is a text of hexadecimal digits, so no file is read. */
export function load(glue, hex) {
  const octets = Uint8Array.fromHex ? Uint8Array.fromHex(hex) : decode(hex);
  const { memory } = glue.initSync({ module: new WebAssembly.Module(octets) });
  return { ...glue, memory };
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
