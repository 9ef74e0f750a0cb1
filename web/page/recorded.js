// Loads the recorded results of programs. They are a script, since a page in a folder may not load JSON.

let loading = null;

/** Returns the recorded results; null if they cannot be loaded. */
export function recordedResults() {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = 'recorded.js';
    script.onload = () => resolve(globalThis.recordedResults ?? null);
    script.onerror = () => resolve(null);
    document.head.append(script);
  });
  return loading;
}
