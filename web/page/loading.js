// Loads what a script of the page holds. It is a script, since a page in a folder may load no other file.

const loading = {};

/** Returns the value that the script of this name holds. */
export function load(name) {
  loading[name] ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${name}.js`;
    script.onload = () => resolve(globalThis.loaded[name]);
    script.onerror = () => {
      // It is loaded again when it is needed again.
      delete loading[name];
      reject(new Error(`${script.src} could not be loaded`));
    };
    document.head.append(script);
  });
  return loading[name];
}
