/** Starts a module whose WebAssembly is a text of hexadecimal digits. No file or network is needed. */
export function load(glue, hex) {
  const octets = Uint8Array.fromHex ? Uint8Array.fromHex(hex) : decode(hex);
  const { memory } = glue.initSync({ module: new WebAssembly.Module(octets) });
  return { ...glue, memory };
}

function decode(hex) {
  const octets = new Uint8Array(hex.length / 2);
  const digit = (at) => {
    const code = hex.charCodeAt(at);
    return code > 57 ? code - 87 : code - 48;
  };
  for (let at = 0; at < octets.length; at += 1) octets[at] = digit(2 * at) * 16 + digit(2 * at + 1);
  return octets;
}
