//! `abnf-lab lsp`: a session of a client over standard input and output.

use crate::run::Run;
use crate::support::skipped;
use crate::{command, lab_with};
use lsp_server::{Message, Notification, Request, RequestId, Response};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    last_id: i32,
}

impl Client {
    fn start() -> Self {
        Client::start_with(&[])
    }

    /// Starts the program with these options.
    fn start_with(options: &[&str]) -> Self {
        let mut child =
            command(&[&["lsp"], options].concat()).stdin(Stdio::piped()).spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut client = Client { child, input, output, last_id: 0 };
        let result = client.result("initialize", json!({ "capabilities": {} }));
        assert_eq!(result["serverInfo"]["name"], "abnf-lab");
        assert_eq!(result["capabilities"]["textDocumentSync"], 1);
        client.notify("initialized", json!({}));
        client
    }

    /// With this document open, and its diagnostics.
    fn with(uri: &str, text: &str) -> (Self, Vec<Value>) {
        let mut client = Client::start();
        let diagnostics = client.open(uri, text);
        (client, diagnostics)
    }

    fn open(&mut self, uri: &str, text: &str) -> Vec<Value> {
        let document = json!({ "uri": uri, "languageId": "abnf", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
        self.diagnostics(uri)
    }

    fn notify(&mut self, method: &str, params: Value) {
        let message = Message::from(Notification { method: method.to_owned(), params });
        message.write(&mut self.input).unwrap();
    }

    fn read(&mut self) -> Message {
        Message::read(&mut self.output).unwrap().expect("a message")
    }

    fn diagnostics(&mut self, uri: &str) -> Vec<Value> {
        let Message::Notification(Notification { method, params }) = self.read() else { panic!() };
        assert_eq!((&*method, &params["uri"]), ("textDocument/publishDiagnostics", &json!(uri)));
        params["diagnostics"].as_array().unwrap().clone()
    }

    /// The result of a request, or its error.
    fn ask(&mut self, method: &str, params: Value) -> Result<Value, (i32, String)> {
        self.last_id += 1;
        let id = RequestId::from(self.last_id);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        Message::from(request).write(&mut self.input).unwrap();
        let Message::Response(Response { id: answered, response_result }) = self.read() else {
            panic!()
        };
        assert_eq!(answered, id);
        response_result.map_err(|error| (error.code, error.message))
    }

    fn result(&mut self, method: &str, params: Value) -> Value {
        self.ask(method, params).unwrap()
    }

    /// The status after the end.
    fn end(mut self) -> i32 {
        assert_eq!(self.result("shutdown", Value::Null), Value::Null);
        self.notify("exit", Value::Null);
        self.child.wait().unwrap().code().unwrap()
    }
}

const URI: &str = "file:///a%20b/x.abnf";

fn at(uri: &str, line: u32, character: u32) -> Value {
    json!({
        "textDocument": { "uri": uri },
        "position": { "line": line, "character": character },
    })
}

fn with(mut params: Value, member: &str, value: Value) -> Value {
    params[member] = value;
    params
}

/// A range as `line:character-line:character`.
fn range(range: &Value) -> String {
    let position = |end: &str| format!("{}:{}", range[end]["line"], range[end]["character"]);
    format!("{}-{}", position("start"), position("end"))
}

fn ranges(locations: &Value) -> Vec<String> {
    locations.as_array().unwrap().iter().map(|location| range(&location["range"])).collect()
}

/// A text with the edits of a workspace edit, whose positions count UTF-16 code units.
fn edited(text: &str, edit: &Value, uri: &str) -> String {
    let mut lines: Vec<Vec<u16>> =
        text.split_inclusive('\n').map(|line| line.encode_utf16().collect()).collect();
    let mut edits = edit["changes"][uri].as_array().unwrap().clone();
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    edits.sort_by_key(|edit| {
        let start = &edit["range"]["start"];
        std::cmp::Reverse((number(&start["line"]), number(&start["character"])))
    });
    for edit in edits {
        let [start, end] = ["start", "end"].map(|end| &edit["range"][end]);
        assert_eq!(start["line"], end["line"]);
        let characters = number(&start["character"])..number(&end["character"]);
        let new = edit["newText"].as_str().unwrap().encode_utf16();
        lines[number(&start["line"])].splice(characters, new);
    }
    lines.iter().map(|line| String::from_utf16(line).unwrap()).collect()
}

#[test]
fn findings_are_diagnostics_whose_fixes_are_code_actions() {
    // The wrong character in the last line has two code units.
    let text = "a = b | \"x\"\nb = \"y\" ; \u{1F600}\nc = \"y\" | 'z'\nd = \"\u{1F600}\"\n";
    let (mut client, diagnostics) = Client::with(URI, text);
    let found = diagnostics.iter().map(|it| {
        format!("{} {} {}", range(&it["range"]), it["severity"], it["code"].as_str().unwrap())
    });
    let found: Vec<String> = found.collect();
    let syntax = ["0:6-0:7 1 syntax", "2:8-2:9 1 syntax", "2:10-2:13 1 syntax", "3:5-3:7 1 syntax"];
    assert_eq!(found, syntax);

    let place = json!({ "line": 2, "character": 11 });
    let params = json!({
        "textDocument": { "uri": URI },
        "range": { "start": place, "end": place },
        "context": { "diagnostics": [] },
    });
    let actions = client.result("textDocument/codeAction", params);
    let [one, all] = &actions.as_array().unwrap()[..] else { panic!("{actions}") };
    assert_eq!((&one["title"], &one["kind"]), (&json!("Replace with `\"z\"`"), &json!("quickfix")));
    assert_eq!(one["diagnostics"][0]["code"], "syntax");
    assert_eq!(edited(text, &one["edit"], URI), text.replace("'z'", "\"z\""));
    assert_eq!(all["title"], "Apply all 3 fixes");
    let fixed = edited(text, &all["edit"], URI);
    assert_eq!(fixed, text.replace("'z'", "\"z\"").replace('|', "/"));

    // With these fixes and another one, the mistakes are gone, and the other questions are asked.
    let fixed = fixed.replace('\u{1F600}', "d");
    let change = json!({
        "textDocument": { "uri": URI, "version": 2 },
        "contentChanges": [{ "text": fixed }],
    });
    client.notify("textDocument/didChange", change);
    let diagnostics = client.diagnostics(URI);
    assert_eq!(range(&diagnostics[0]["range"]), "2:0-2:1");
    assert_eq!(
        (&diagnostics[0]["severity"], &diagnostics[0]["code"]),
        (&json!(3), &json!("unused"))
    );
    client.notify("textDocument/didClose", json!({ "textDocument": { "uri": URI } }));
    assert_eq!(client.diagnostics(URI), [] as [Value; 0]);
    assert_eq!(client.end(), 0);
}

#[test]
fn the_last_of_several_changes_is_examined() {
    let (mut client, _) = Client::with(URI, "a = \"x\"\n");
    for version in 2..40 {
        let text = format!("a = {}", "b / ".repeat(version));
        let change = json!({
            "textDocument": { "uri": URI, "version": version },
            "contentChanges": [{ "text": if version < 39 { &text } else { "a = \"x\"\n" } }],
        });
        client.notify("textDocument/didChange", change);
    }
    // A slow machine may have sent one in between.
    let last = (0..39).find_map(|_| Some(client.diagnostics(URI)).filter(Vec::is_empty));
    assert_eq!(last, Some(Vec::new()));
    assert_eq!(client.end(), 0);
}

#[test]
fn definitions_references_and_rename_follow_names_without_case() {
    let text = "a = B / <b> / \"b\" ; b\nb = c\nB =/ %x41 | a\nc = DIGIT\n";
    let (mut client, _) = Client::with(URI, text);
    let found = client.result("textDocument/definition", at(URI, 0, 5));
    assert_eq!(ranges(&found), ["1:0-1:1", "2:0-2:1"]);
    assert_eq!(found[0]["uri"], URI);
    for (with_definitions, expected) in [
        (false, vec!["0:4-0:5", "0:9-0:10"]),
        (true, vec!["0:4-0:5", "0:9-0:10", "1:0-1:1", "2:0-2:1"]),
    ] {
        let context = json!({ "includeDeclaration": with_definitions });
        let params = with(at(URI, 1, 0), "context", context);
        assert_eq!(ranges(&client.result("textDocument/references", params)), expected);
    }
    assert_eq!(client.result("textDocument/definition", at(URI, 0, 15)), json!([]));

    let prepared = client.result("textDocument/prepareRename", at(URI, 0, 4));
    assert_eq!(
        (range(&prepared["range"]), &prepared["placeholder"]),
        ("0:4-0:5".into(), &json!("B"))
    );
    let rename =
        |line, character, name: &str| with(at(URI, line, character), "newName", json!(name));
    let edit = client.result("textDocument/rename", rename(0, 4, "part-1"));
    let renamed = "a = part-1 / <part-1> / \"b\" ; b\npart-1 = c\npart-1 =/ %x41 | a\nc = DIGIT\n";
    assert_eq!(edited(text, &edit, URI), renamed);
    for (params, message) in [
        (rename(0, 4, "1b"), "`1b` is no name of a rule"),
        (rename(0, 4, "C"), "`C` is the name of another rule"),
        (rename(0, 4, "alpha"), "`alpha` is the name of another rule"),
        (rename(3, 5, "digit-1"), "`DIGIT` is a core rule"),
        (rename(0, 15, "d"), "no name of a rule stands here"),
    ] {
        let (code, told) = client.ask("textDocument/rename", params).unwrap_err();
        assert!(code == -32803 && told.starts_with(message), "{told}");
    }
    // The case of a name can change.
    let edit = client.result("textDocument/rename", rename(0, 4, "B"));
    assert_eq!(edited(text, &edit, URI), text.replace("b = c", "B = c").replace("<b>", "<B>"));
    assert_eq!(client.end(), 0);
}

#[test]
fn hover_shows_a_rule_its_expansion_and_a_shortest_text() {
    let text = "a = 2b \"-\" [c]\nb = d / DIGIT\nd = %x61-66\nc = \"(\" [c] \")\" ; nested\n\
                e = undefined\nf = \"x\nb = \"second\"\ne =/ undefined f g = h = i\n";
    let (mut client, _) = Client::with(URI, text);
    let mut shown = |line, character| {
        let hover = client.result("textDocument/hover", at(URI, line, character));
        hover["contents"]["value"].as_str().unwrap_or("").to_owned()
    };
    assert_eq!(
        shown(0, 0),
        "```abnf\na = 2b \"-\" [c]\n```\n\nExpanded:\n\n\
         ```abnf\na = 2(%x61-66 / DIGIT) \"-\" [ c ]\n```\n\nShortest text: `\"00-\"`\n"
    );
    assert_eq!(
        shown(3, 0),
        "```abnf\nc = \"(\" [c] \")\" ; nested\n```\n\nShortest text: `\"()\"`\n"
    );
    assert_eq!(shown(1, 9), "```abnf\nDIGIT = %x30-39\n```\n\nShortest text: `\"0\"`\n");
    assert!(shown(4, 0).ends_with("needs `undefined`, which is not defined\n"));
    // A rule that cannot be read has no shortest text.
    assert_eq!((shown(5, 0), shown(0, 8)), (String::new(), String::new()));
    assert_eq!(client.end(), 0);
}

#[test]
fn completion_has_own_rules_and_core_rules() {
    let (mut client, _) = Client::with(URI, "a = b\nb =/ \"x\ndigit = \"1\"\n");
    let items = client.result("textDocument/completion", at(URI, 0, 4));
    let items = items.as_array().unwrap();
    let labels: Vec<_> = items.iter().map(|item| item["label"].as_str().unwrap()).collect();
    assert_eq!(labels[..4], ["a", "b", "digit", "ALPHA"]);
    assert_eq!(labels.len(), 3 + 15);
    assert_eq!(items[1]["detail"], "b =/ \"x");
    assert_eq!(client.end(), 0);
}

const XML: &str = "<rfc><section><t>Of a &amp; b:</t>\n<sourcecode type=\"abnf\"><![CDATA[\n\
                   a = b / \"<\"\n]]></sourcecode>\n<sourcecode type=\"abnf\">\nb = &quot;&amp;&quot; \
                   c\nb = &quot;x&quot;\nc = \"z\" | \"y\"\n</sourcecode></section></rfc>\n";

#[test]
fn in_a_draft_places_are_those_of_the_draft() {
    let markdown = "---\ntitle: T\n---\n\nThe b is:\n\n~~~ abnf\na = b / \"\u{E9}\u{1F600}\" b\n\
                    b = <c> c\nc = \"z\" | \"y\"\n~~~\n";
    for (uri, text, definition, renamed) in [
        (
            "file:///x.md",
            markdown,
            vec!["8:0-8:1"],
            markdown
                .replace("a = b", "a = part")
                .replace("\nb =", "\npart =")
                .replace("\" b", "\" part"),
        ),
        (
            "file:///x.xml",
            XML,
            vec!["5:0-5:1", "6:0-6:1"],
            XML.replace("a = b", "a = part").replace("\nb =", "\npart ="),
        ),
    ] {
        let (mut client, diagnostics) = Client::with(uri, text);
        let line = text.lines().position(|line| line.starts_with("a =")).unwrap();
        let line = u32::try_from(line).unwrap();
        let bar = text.lines().position(|line| line.contains(" | ")).unwrap();
        let bar = format!("{bar}:8-{bar}:9");
        let is_bar = |it: &&Value| range(&it["range"]) == bar && it["code"] == "syntax";
        assert_eq!(diagnostics.iter().filter(is_bar).count(), 1, "{diagnostics:?}");
        let found = client.result("textDocument/definition", at(uri, line, 4));
        assert_eq!(ranges(&found), definition, "{uri}");
        let params = with(at(uri, line, 4), "newName", json!("part"));
        let edit = client.result("textDocument/rename", params);
        assert_eq!(edited(text, &edit, uri), renamed);
        let hover = client.result("textDocument/hover", at(uri, line, 4));
        let shown = hover["contents"]["value"].as_str().unwrap();
        assert!(shown.starts_with("```abnf\nb = "), "{shown}");
        assert_eq!(client.end(), 0);
    }
}

#[test]
fn formatting_breaks_long_lines_and_nothing_else() {
    let long =
        "b  =  \"a long string\" / \"a longer string\" / \"the longest string of all\" / c ; end";
    let broken = "b  =  \"a long string\" / \"a longer string\"\n    / \"the longest string of all\" / c  ; end";
    let abnf = format!("a  =  b\n{long}\n; \u{E9}\nc=<{}>\n", "x".repeat(70));
    let xml = format!(
        "<rfc><sourcecode type=\"abnf\"><![CDATA[\n{abnf}]]></sourcecode>\n<t>{}</t></rfc>\n",
        "a long line of text ".repeat(5)
    );
    let markdown =
        format!("---\ntitle: T\n---\n\n{}\n\n~~~ abnf\n{abnf}~~~\n", "text a ".repeat(20));
    for (uri, text) in [
        (URI, abnf.clone()),
        ("file:///x.xml", xml),
        ("file:///x.md", markdown),
        (URI, abnf.replace('\n', "\r\n")),
    ] {
        let (mut client, _) = Client::with(uri, &text);
        let options = json!({ "tabSize": 4, "insertSpaces": true });
        let params = json!({ "textDocument": { "uri": uri }, "options": options });
        let edits = client.result("textDocument/formatting", params);
        let formatted = edited(&text, &json!({ "changes": { uri: edits } }), uri);
        let broken = if text.contains('\r') { broken.replace('\n', "\r\n") } else { broken.into() };
        assert_eq!(formatted, text.replace(long, &broken));
        assert_eq!(client.end(), 0);
    }
    let (mut client, _) = Client::with(URI, "a = \"x\n");
    let params = json!({ "textDocument": { "uri": URI }, "options": { "tabSize": 4, "insertSpaces": true } });
    // A rule with a mistake stays as it is.
    assert_eq!(client.result("textDocument/formatting", params), json!([]));
    assert_eq!(client.end(), 0);
}

#[test]
fn the_grammars_at_hand_are_formatted_once() {
    let mut client = Client::start();
    let mut broken = 0;
    for entry in fs::read_dir("src/core").unwrap() {
        let path = entry.unwrap().path();
        let uri = format!("file:///{}", path.file_name().unwrap().to_str().unwrap());
        if !uri.ends_with(".abnf") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        client.open(&uri, &text);
        let options = json!({ "tabSize": 4, "insertSpaces": true });
        let params = json!({ "textDocument": { "uri": uri }, "options": options });
        let edits = client.result("textDocument/formatting", params.clone());
        broken += edits.as_array().unwrap().len();
        let formatted = edited(&text, &json!({ "changes": { &uri: edits } }), &uri);
        let longest = formatted.lines().map(|line| line.chars().count()).max();
        assert!(longest <= Some(69), "{uri}: {longest:?}");
        client.open(&uri, &formatted);
        assert_eq!(client.result("textDocument/formatting", params), json!([]), "{uri}");
    }
    assert!(broken > 30, "{broken}");
    assert_eq!(client.end(), 0);
}

#[test]
fn a_document_that_cannot_be_read_has_one_diagnostic() {
    let uri = "file:///x.xml";
    let (mut client, diagnostics) = Client::with(uri, "<rfc>\n <t></u>\n</rfc>\n");
    assert_eq!(diagnostics.len(), 1, "{diagnostics:?}");
    assert_eq!(
        (&diagnostics[0]["severity"], &diagnostics[0]["range"]["start"]["line"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(client.result("textDocument/hover", at(uri, 0, 0)), Value::Null);
    assert_eq!(client.result("textDocument/definition", at(uri, 0, 0)), json!([]));
    assert_eq!(client.end(), 0);
}

#[test]
fn requests_that_have_no_answer_get_an_error() {
    let (mut client, _) = Client::with(URI, "a = \"x\"\n");
    let other = at("file:///other.abnf", 0, 0);
    for (method, params, code, message) in [
        (
            "textDocument/documentLink",
            json!({}),
            -32601,
            "there is no method `textDocument/documentLink`",
        ),
        ("textDocument/hover", json!({}), -32602, "the parameters of `textDocument/hover`: "),
        ("textDocument/hover", other, -32803, "file:///other.abnf is not open"),
    ] {
        let (actual, told) = client.ask(method, params).unwrap_err();
        assert!(actual == code && told.starts_with(message), "{actual} {told}");
    }
    // A notification has no answer, whatever is wrong with it.
    client.notify("textDocument/didOpen", json!({}));
    client.notify("$/unknown", json!({}));
    assert_eq!(client.result("shutdown", Value::Null), Value::Null);
    let (code, _) = client.ask("textDocument/hover", at(URI, 0, 0)).unwrap_err();
    assert_eq!(code, -32600);
    client.notify("exit", Value::Null);
    let output = client.child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(told.starts_with("abnf-lab: `textDocument/didOpen`: missing field"), "{told}");
}

#[test]
fn what_is_not_of_the_protocol_ends_the_program() {
    let framed = |text: &str| format!("Content-Length: {}\r\n\r\n{text}", text.len());
    let start =
        framed(r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#);
    for (input, status, message) in [
        (String::new(), 2, "standard input: it ends before `exit`"),
        ("hello\r\n\r\n".to_owned(), 2, "standard input: malformed header"),
        (framed("{"), 2, "standard input: malformed LSP payload"),
        (format!("{start}{}", framed("[]")), 2, "standard input: malformed LSP payload"),
        (format!("{start}{}", framed("{\"method\":\"exit\"}")), 1, ""),
        (start.clone(), 2, "standard input: it ends before `exit`"),
    ] {
        let Run { status: actual, stderr, .. } = lab_with(&["lsp"], input.as_bytes());
        let told = stderr.strip_prefix("abnf-lab: ").unwrap_or(&stderr);
        assert!(actual == status && told.starts_with(message), "{actual} {stderr}");
        assert!(!message.is_empty() || stderr.is_empty(), "{stderr}");
    }
}

#[test]
fn a_message_that_is_too_long_is_an_error_and_the_server_goes_on() {
    let mut client = Client::start();
    client.input.write_all(b"Content-Length: 9000000000000\r\n\r\n").unwrap();
    let Message::Notification(Notification { method, params }) = client.read() else { panic!() };
    assert_eq!((&*method, &params["type"]), ("window/showMessage", &json!(1)));
    let problem =
        "a message of 9000000000000 octets is skipped: the limit is 67108864 octets (64 MiB)";
    assert_eq!(params["message"], problem);
    assert_eq!(client.open(URI, "a = b\n").len(), 1);
    assert_eq!(client.end(), 0);
}

#[test]
fn imports_and_bars_hold_for_all_documents() {
    let import = crate::file("token = 1*tchar\ntchar = ALPHA / \"-\"\nnext = \"x\"\n");
    let text = "a = token | <host, see [RFC3986]>\nb = a port\n";
    let mut client = Client::start_with(&["--import", &import.path, "--import=rfc3986", "--bars"]);
    let draft = format!("---\ntitle: T\n---\n\n~~~ abnf\n{text}~~~\n");
    for (uri, text, first) in [(URI, text, 0), ("file:///x.md", &*draft, 5)] {
        let diagnostics = client.open(uri, text);
        let kinds: Vec<&str> = diagnostics.iter().map(|it| it["code"].as_str().unwrap()).collect();
        assert!(
            !kinds.iter().any(|kind| ["syntax", "undefined"].contains(kind)),
            "{diagnostics:?}"
        );
        assert!(kinds.contains(&"unused"), "{diagnostics:?}");
        let hover = client.result("textDocument/hover", at(uri, first, 5));
        let shown = hover["contents"]["value"].as_str().unwrap();
        let rule = "```abnf\ntoken = 1*tchar\n```\n\nFrom lines.\n";
        assert!(shown.starts_with(rule) && shown.contains("Shortest text: `\"a\"`"), "{shown}");
        // The place in the file of the import; a built-in grammar is no file.
        let defined = client.result("textDocument/definition", at(uri, first, 5));
        assert_eq!(defined[0]["uri"], json!(format!("file://{}", import.path)));
        assert_eq!(range(&defined[0]["range"]), "0:0-0:5");
        let defined = client.result("textDocument/definition", at(uri, first + 1, 6));
        assert_eq!(defined, json!([]));
        let items = client.result("textDocument/completion", at(uri, first, 4));
        let items = items.as_array().unwrap();
        let detail = |label: &str| {
            let item = items.iter().find(|item| item["label"] == label);
            item.map(|item| item["detail"].clone())
        };
        assert_eq!(detail("next"), Some(json!("lines")));
        assert_eq!(detail("dec-octet"), Some(json!("rfc3986")));
    }
    assert_eq!(client.end(), 0);
    let run = lab_with(&["lsp", "--import", "none.abnf"], b"");
    assert!(run.status == 2 && run.stderr.starts_with("abnf-lab: none.abnf: "), "{}", run.stderr);
}

/// The two definitions are compared within a budget, as by every command.
#[test]
fn a_draft_that_takes_long_to_compare_is_answered() {
    let rule = |first: &str, other: &str| {
        format!(
            "   large = *({first}/{other}) {first} 30({first}/{other})\n   a = large\n\n   Again:\n\n"
        )
    };
    let text = format!("Internet-Draft\n\n{}{}", rule("\"a\"", "\"b\""), rule("\"a\"", "%x62"));
    let began = std::time::Instant::now();
    let uri = "file:///x.txt";
    let (mut client, _) = Client::with(uri, &text);
    assert_ne!(client.result("textDocument/definition", at(uri, 3, 8)), json!([]));
    assert_eq!(client.end(), 0);
    assert!(began.elapsed().as_secs() < 60, "{:?}", began.elapsed());
}

/// What Neovim does after it has begun to edit a file, and the server has been started.
const NEOVIM: &str = r#"
local function wait(what, is_so)
  if not vim.wait(30000, is_so, 20) then io.stdout:write('no ' .. what) vim.cmd('cquit') end
end
wait('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
local first = vim.diagnostic.get(0)[1]
local out = { string.format('%d:%d %s', first.lnum, first.col, first.code) }
vim.api.nvim_win_set_cursor(0, { 1, 4 })
vim.lsp.buf.definition()
wait('definition', function() return vim.api.nvim_win_get_cursor(0)[1] == 2 end)
vim.lsp.buf.rename('part')
wait('rename', function() return vim.fn.getline(2):match('^part') end)
table.insert(out, table.concat(vim.fn.getline(1, '$'), '\n'))
io.stdout:write(table.concat(out, '\n'))
vim.cmd('qall!')
"#;

/// Runs the session with a configuration of the guide in Neovim: the first one, or that of 0.11.
/// Returns what it writes; `None` if there is no such program.
fn neovim(program: &str, configuration: usize) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("x.abnf"), "a = b / \"\u{1F600}\" b\nb = \"x\" | \"y\"\n")
        .unwrap();
    let guide = include_str!("../../src/guide/authors.md");
    let block = guide.split("```lua\n").nth(configuration + 1).unwrap();
    let lines = block.split_once("```").unwrap().0;
    let lines = lines.replace("'abnf-lab', 'lsp'", "vim.env.ABNF_LAB, 'lsp'");
    // The first one starts the server for the open file, the other one for files that are opened.
    let edit = "vim.cmd('edit x.abnf')\n";
    let start = if configuration == 0 { [edit, &lines] } else { [&lines, edit] };
    fs::write(folder.path().join("session.lua"), start.concat() + NEOVIM).unwrap();
    let mut command = Command::new(program);
    command.args(["--headless", "--clean", "-c", "luafile session.lua"]).current_dir(folder.path());
    command.env("ABNF_LAB", env!("CARGO_BIN_EXE_abnf-lab")).env("HOME", folder.path());
    command.env("XDG_STATE_HOME", folder.path()).env("XDG_CACHE_HOME", folder.path());
    let output = command.stdin(Stdio::null()).output().ok()?;
    let (stdout, stderr) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{stdout}{stderr}");
    Some(stdout.into_owned())
}

/// What the session writes: the place of the mistake, and the text with another name.
const RENAMED: &str = "0:9 syntax\na = part / \"\u{1F600}\" part\npart = \"x\" | \"y\"";

#[test]
fn neovim_shows_findings_and_goes_to_a_definition_and_renames_it() {
    match neovim("nvim", 0) {
        Some(written) => assert_eq!(written, RENAMED),
        None => skipped("there is no nvim"),
    }
}

/// Debian 12 has 0.7, so the variable names another Neovim.
#[test]
fn neovim_0_11_starts_the_server_by_both_configurations() {
    let Some(program) = std::env::var("IRI_NEOVIM").ok().filter(|it| !it.is_empty()) else {
        return skipped("IRI_NEOVIM names no Neovim from 0.11 on");
    };
    for configuration in [0, 1] {
        assert_eq!(neovim(&program, configuration).as_deref(), Some(RENAMED));
    }
}

/// `--import auto` takes the RFCs that a document cites, built in or beside it.
#[test]
fn the_rfcs_that_a_document_cites_are_imported() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("rfc7230.abnf"), "token = 1*ALPHA\n").unwrap();
    let uri = format!("file://{}/a.abnf", folder.path().display());
    let text = "a = port \":\" ; from RFC 3986\n    token ; from RFC 7230\n    c ; from RFC 1\n";
    let mut client = Client::start_with(&["--import", "auto"]);
    let diagnostics = client.open(&uri, text);
    let [only] = &diagnostics[..] else { panic!("{diagnostics:?}") };
    assert!(only["message"].as_str().unwrap().starts_with("the rule `c` is not defined"));
    assert_eq!(client.end(), 0);
}

#[test]
fn rules_are_listed_folded_and_searched() {
    let text = "a-b = c\n    / \"x\"\n; about c\nc = | \"y\n\nd = a-b\n";
    let (mut client, _) = Client::with(URI, text);
    let document = json!({ "textDocument": { "uri": URI } });
    let symbols = client.result("textDocument/documentSymbol", document.clone());
    let symbols: Vec<_> = symbols
        .as_array()
        .unwrap()
        .iter()
        .map(|it| {
            format!(
                "{} {} {}",
                it["name"].as_str().unwrap(),
                range(&it["range"]),
                range(&it["selectionRange"])
            )
        })
        .collect();
    assert_eq!(symbols, ["a-b 0:0-1:9 0:0-0:3", "c 3:0-3:8 3:0-3:1", "d 5:0-5:7 5:0-5:1"]);
    let folds = client.result("textDocument/foldingRange", document);
    assert_eq!(folds, json!([{ "startLine": 0, "endLine": 1 }]));
    let found = client.result("workspace/symbol", json!({ "query": "A_" }));
    assert_eq!(found[0]["name"], "a-b");
    assert_eq!(range(&found[0]["location"]["range"]), "0:0-0:3");
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert_eq!(client.end(), 0);
}

/// The rules of a draft have the places of the document; those of an imported file are found, too.
#[test]
fn rules_of_a_draft_are_listed_and_those_of_imports_found() {
    let import = crate::run::file("token = 1*ALPHA\n");
    let mut client = Client::start_with(&["--import", &format!("abnf:{}", import.path)]);
    let uri = "file:///a/draft.md";
    client.open(uri, "# D\n\n~~~ abnf\na = token\n  / b\n\nb = \"x\"\n~~~\n");
    let document = json!({ "textDocument": { "uri": uri } });
    let symbols = client.result("textDocument/documentSymbol", document);
    let ranges: Vec<_> = symbols.as_array().unwrap().iter().map(|it| range(&it["range"])).collect();
    assert_eq!(ranges, ["3:0-4:5", "6:0-6:7"]);
    let found = client.result("workspace/symbol", json!({ "query": "tok" }));
    assert!(found[0]["location"]["uri"].as_str().unwrap().ends_with(&import.path));
    assert_eq!(client.end(), 0);
}

#[test]
fn a_rule_with_a_mistake_does_not_keep_others_from_being_formatted() {
    let long = format!("\"{}\"", "x".repeat(30));
    let text = format!(
        "a = {long} {long} {long}\nb = | {long} {long} {long}\nc = {long} / {long} / {long}\n"
    );
    let (mut client, _) = Client::with(URI, &text);
    let options = json!({ "tabSize": 4, "insertSpaces": true });
    let params = with(json!({ "textDocument": { "uri": URI } }), "options", options);
    let edits = client.result("textDocument/formatting", params);
    let lines: Vec<_> =
        edits.as_array().unwrap().iter().map(|it| range(&it["range"])[..1].to_owned()).collect();
    assert_eq!(lines, ["0", "2"]);
    assert_eq!(client.end(), 0);
}
