// META: title=References of scripts
// META: global=window,worker

const base = 'http://$host/html/utf-8.html';
for (const [name, reference, expected] of [
$rows
]) {
  test(() => {
    if (expected === null) assert_throws_js(TypeError, () => new URL(reference, base));
    else assert_equals(new URL(reference, base).href, expected);
  }, name);
}
