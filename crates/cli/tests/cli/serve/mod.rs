//! `iri lab serve`: what the server answers, and the page in a browser.

#[cfg(feature = "suite")]
mod browser;

use crate::http::{Client, Ended};
use crate::{command, file, iri};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader};
use std::ops::Deref;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

struct Server {
    child: Ended,
    client: Client,
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        Server::of(&mut command(&[&["lab", "serve"], arguments].concat()))
    }

    fn of(command: &mut Command) -> Server {
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (_, address) = line.split_once("http://").unwrap();
        let (address, _) = address.split_once('/').unwrap();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Server { child: Ended(child), client: Client { address: address.to_owned() } }
    }

    /// With time for a machine that has other things to do.
    fn patient() -> Server {
        Server::start(&["--timeout", "100"])
    }

    fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    fn get(&self, target: &str) -> (String, String) {
        let request = format!("GET {target} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        let (head, body) = self.ask(request.as_bytes());
        (head, String::from_utf8(body).unwrap())
    }

    fn post(&self, target: &str, fields: &str, body: &str) -> Vec<u8> {
        let (host, length) = (&self.address, body.len());
        let head = format!("POST {target} HTTP/1.1\r\nHost: {host}\r\n{fields}");
        format!("{head}Content-Length: {length}\r\n\r\n{body}").into_bytes()
    }

    /// The answer to a question.
    fn question(&self, kind: &str, question: &Value) -> Value {
        let target = format!("/ask/{kind}");
        let request =
            self.post(&target, "Content-Type: application/json\r\n", &question.to_string());
        let (head, body) = self.ask(&request);
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        serde_json::from_slice(&body).unwrap()
    }
}

impl Deref for Server {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

const LIST: &str =
    "list = \"(\" *item \")\"\nitem = word / number\nword = 1*ALPHA\nnumber = 1*DIGIT\n";

/// A grammar whose automaton has two states for each string of 24 characters.
const LARGE: &str = "a = *(\"a\" / \"b\") \"a\" 24(\"a\" / \"b\")\n";

/// A text and a grammar of pest, which reads what is in each of sixty brackets twice.
fn endless() -> Value {
    let text = "e = { &f ~ f }\nf = { \"(\" ~ e ~ \")\" | \"x\" }\n";
    let nested = format!("{}x{}", "(".repeat(60), ")".repeat(60));
    json!({"grammar": {"text": text, "notation": "pest"}, "rule": "e", "text": nested})
}

fn abnf(text: &str) -> Value {
    json!({"text": text, "notation": "abnf"})
}

/// The texts of a list of strings.
fn texts(strings: &Value) -> Vec<&str> {
    let strings = strings.as_array().unwrap().iter();
    strings.map(|string| string["text"].as_str().unwrap()).collect()
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let server = Server::patient();
    for (target, media_type) in
        [("/", "text/html"), ("/page.css", "text/css"), ("/page.js", "text/javascript")]
    {
        let (head, body) = server.get(target);
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains(&format!("\r\nContent-Type: {media_type}; charset=utf-8\r\n")));
        assert!(
            head.contains("\r\nContent-Security-Policy: default-src 'none'; script-src 'self';")
        );
        assert!(!body.contains("https:") && !body.contains("@import") && !body.contains("url("));
        assert!(!body.contains("<style") || target == "/page.js", "{target}");
    }
    // One of the page's own: an example that is an IRI.
    assert_eq!(server.get("/").1.matches("//").count(), 0);
    assert!(server.get("/nothing").0.starts_with("HTTP/1.1 404 "));
    assert!(server.get("/grammars/../page.js").0.starts_with("HTTP/1.1 404 "));
}

#[test]
fn the_page_begins_with_the_grammar_that_is_named() {
    let begin =
        |server: &Server| -> Value { serde_json::from_str(&server.get("/begin").1).unwrap() };
    let server = Server::patient();
    let found = begin(&server);
    assert_eq!(found["begin"]["name"], "rfc3987");
    assert_eq!(found["grammars"][0]["name"], "rfc3986");
    let (_, text) = server.get("/grammars/rfc3987.abnf");
    assert_eq!(found["begin"]["text"], text);

    let draft = file("a = \"x\"\n");
    let found = begin(&Server::start(&[&draft.path]));
    assert_eq!(found["begin"]["text"], "a = \"x\"\n");
    assert_eq!(found["begin"]["notation"], "abnf");
}

#[test]
fn a_grammar_has_its_rules_and_its_mistakes_with_places() {
    let server = Server::patient();
    let answer = server.question("grammar", &json!({"grammar": abnf(LIST)}));
    assert_eq!((&answer["first"], &answer["mistakes"]), (&json!("list"), &json!([])));
    assert_eq!(answer["rules"][1], json!({"name": "item", "place": [21, 41]}));
    assert_eq!(answer["rules"][4], json!({"name": "ALPHA", "place": null}));

    // Places are in UTF-16 code units, lines and columns those of a person.
    let wrong = "; \u{10000} é\na = \"x\" b\n";
    let answer = server.question("grammar", &json!({"grammar": abnf(wrong)}));
    let mistake = &answer["mistakes"][0];
    assert_eq!((&mistake["severity"], &mistake["place"]), (&json!("error"), &json!([15, 16])));
    assert_eq!((&mistake["line"], &mistake["column"]), (&json!(2), &json!(9)));
    assert!(mistake["message"].as_str().unwrap().contains("`b` is not defined"), "{answer}");
}

#[test]
fn all_mistakes_of_a_grammar_are_found_at_once_with_remedies() {
    let server = Server::patient();
    let wrong = "a ::= 'x' / bee\nbe = \"y\"\n";
    let answer = server.question("lint", &json!({"grammar": abnf(wrong)}));
    let mistakes = answer["mistakes"].as_array().unwrap();
    let of = |kind: &str| mistakes.iter().find(|it| it["kind"] == kind).expect(kind);
    let undefined = of("undefined");
    assert_eq!((&undefined["severity"], &undefined["place"]), (&json!("error"), &json!([12, 15])));
    assert_eq!(undefined["fix"], json!({"place": [12, 15], "text": "be"}));
    assert_eq!(of("defined-as")["fix"]["text"], "=");
    let pest = json!({"grammar": {"text": "a = { b }", "notation": "pest"}});
    assert_eq!(server.question("lint", &pest), json!(null));
}

#[test]
fn a_grammar_without_rules_is_a_mistake() {
    let server = Server::patient();
    for text in ["", "; a comment\n", "Only prose.\n\n   c_d ::= \"x\" / undefinedd\n"] {
        for notation in ["abnf", "document"] {
            let grammar = json!({"grammar": {"text": text, "notation": notation}});
            let answer = server.question("grammar", &grammar);
            assert_eq!(answer["rules"], json!(null), "{text:?} {notation}: {answer}");
            assert_eq!(answer["mistakes"][0]["severity"], "error", "{text:?} {notation}: {answer}");
        }
    }
}

#[test]
fn the_mistakes_of_a_document_stand_at_their_places() {
    let server = Server::patient();
    let text = "<rfc><middle><sourcecode type=\"abnf\">\n   thing ::= head\n   \
        head = \"a\" / tail\n   tail = \"x\"\n</sourcecode></middle></rfc>\n";
    let question = json!({"grammar": {"text": text, "notation": "document"}});
    let answer = server.question("lint", &question);
    let mistakes = answer["mistakes"].as_array().unwrap();
    let found = mistakes.iter().find(|it| it["kind"] == "defined-as").expect("a mistake");
    let [from, to] = [0, 1].map(|end| found["place"][end].as_u64().unwrap() as usize);
    assert_eq!((&text[from..to], &found["line"]), ("::=", &json!(2)), "{answer}");
}

#[test]
fn a_request_with_two_hosts_is_refused_and_an_unknown_question_is_told() {
    let server = Server::patient();
    let host = format!("Host: {}\r\n", server.address);
    let get = |hosts: &str| server.status(format!("GET / HTTP/1.1\r\n{hosts}\r\n").as_bytes());
    assert_eq!(get(&host), "200 OK");
    for hosts in [format!("{host}{host}"), format!("{host}host: other\r\n"), String::new()] {
        assert_eq!(get(&hosts), "400 Bad Request", "{hosts}");
    }
    let request = server.post("/ask/nothing", "Content-Type: application/json\r\n", "{}");
    let (head, body) = server.ask(&request);
    assert!(head.starts_with("HTTP/1.1 404 ") && head.contains("application/json"), "{head}");
    let answer: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(answer["error"]["kind"], "question");
}

#[test]
fn a_rule_that_refers_to_itself_parses_and_is_drawn() {
    let server = Server::patient();
    let grammar = abnf("list = \"(\" *item \")\"\nitem = ALPHA / list\n");
    let ask = |text: &str| {
        server.question("text", &json!({"grammar": grammar, "rule": "list", "text": text}))
    };
    let answer = ask("(a(b))");
    assert_eq!((&answer["valid"], &answer["trees"]), (&json!(true), &json!("1")));
    assert_eq!(answer["tree"]["nodes"].as_array().unwrap().len(), 7);
    let answer = ask("((-");
    assert_eq!((&answer["valid"], &answer["wrong"]["column"]), (&json!(false), &json!(3)));
    assert_eq!(answer["follow"]["expected"]["shown"], "( ) A-Z a-z");
    let answer = server.question("rule", &json!({"grammar": grammar, "rule": "list"}));
    assert!(answer["diagram"].is_string() && answer["states"].is_null(), "{answer}");
    assert!(answer["none"].as_str().unwrap().contains("list"), "{answer}");
    assert_eq!(ask("(a)")["valid"], true);
    let endless = json!({"grammar": abnf("a = \"(\" a \")\"\n"), "rule": "a"});
    let none = json!({"samples": [], "near_misses": []});
    assert_eq!(server.question("samples", &endless), none);
}

#[test]
fn a_rule_of_pest_without_a_language_has_its_tree_or_where_pest_stops() {
    let server = Server::patient();
    let text = "a = { \"(\" ~ a ~ \")\" | \"é\" }\nraw = ${ PUSH(\"#\"*) ~ \"x\" ~ POP }\n";
    let grammar = json!({"text": text, "notation": "pest"});
    let ask = |rule: &str, text: &str| {
        server.question("text", &json!({"grammar": grammar, "rule": rule, "text": text}))
    };
    for (rule, text, column) in [
        ("a", "((é))", None),
        ("a", "((é)", Some(5)),
        ("raw", "#x#", None),
        ("raw", "#xx", Some(3)),
    ] {
        let answer = ask(rule, text);
        let told = (&answer["valid"], &answer["wrong"]["column"], &answer["follow"]);
        assert_eq!(told, (&json!(column.is_none()), &json!(column), &json!(null)), "{answer}");
        assert!(answer["none"].is_string(), "{answer}");
    }
}

#[test]
fn a_grammar_stands_in_any_notation() {
    let server = Server::patient();
    let first = |text: &str, notation: &str| {
        let grammar = json!({"text": text, "notation": notation});
        server.question("grammar", &json!({"grammar": grammar}))
    };
    assert_eq!(first("a = { \"x\" }", "pest")["first"], "a");
    assert_eq!(first("a ::= [a-z]+", "ebnf")["first"], "a");
    assert_eq!(first("[a-z]+", "regex")["first"], "regex");
    assert_eq!(first("a ::= [a-z]+", "abnf")["mistakes"].as_array().unwrap().len(), 1);
    assert_eq!(first("a", "no such")["error"]["kind"], "question");

    // The places of a rule of a document are those in the document.
    let draft = fs::read_to_string("tests/data/draft-numbers.xml").unwrap();
    for notation in ["document", "abnf"] {
        let answer = first(&draft, notation);
        let rule = &answer["rules"][0];
        let [from, to] = [0, 1].map(|end| rule["place"][end].as_u64().unwrap() as usize);
        assert!(draft[from..to].starts_with(rule["name"].as_str().unwrap()), "{answer}");
    }
}

#[test]
fn a_text_has_its_tree_or_where_it_goes_wrong() {
    let server = Server::patient();
    let ask = |text: &str, cursor: u32| {
        let question =
            json!({"grammar": abnf(LIST), "rule": "list", "text": text, "cursor": cursor});
        server.question("text", &question)
    };
    let answer = ask("(ab1)", 3);
    assert_eq!((&answer["valid"], &answer["wrong"]), (&json!(true), &json!(null)));
    let nodes = json!([
        [0, "list", 0, 5],
        [1, "item", 1, 3],
        [2, "word", 1, 3],
        [3, "ALPHA", 1, 2],
        [3, "ALPHA", 2, 3],
        [1, "item", 3, 4],
        [2, "number", 3, 4],
        [3, "DIGIT", 3, 4],
    ]);
    assert_eq!(answer["tree"], json!({"nodes": nodes, "more": 0}));
    let follow = &answer["follow"];
    assert_eq!((&follow["column"], &follow["place"]), (&json!(4), &json!(3)));
    assert_eq!(follow["expected"]["shown"], ") 0-9 A-Z a-z");
    assert_eq!(follow["may_end"], false);
    assert!(
        follow["open"]
            .as_array()
            .unwrap()
            .iter()
            .any(|it| it["rules"] == json!(["list", "item", "word"]))
    );

    let answer = ask("(a-)", 0);
    assert_eq!(answer["valid"], false);
    let wrong = json!({"column": 3, "place": [2, 3], "found": "U+002D HYPHEN-MINUS"});
    assert_eq!(answer["wrong"], wrong);
    assert_eq!(answer["follow"]["expected"]["shown"], "(");
    // The end is where it goes wrong.
    let wrong = json!({"column": 3, "place": [2, 2], "found": null});
    assert_eq!(ask("(a", 2)["wrong"], wrong);
}

#[test]
fn a_rule_has_its_diagram_and_the_rules_around_it() {
    let server = Server::patient();
    let answer = server.question("rule", &json!({"grammar": abnf(LIST), "rule": "item"}));
    assert_eq!(answer["definition"], "item = word / number");
    assert!(answer["diagram"].as_str().unwrap().starts_with("<svg "), "{answer}");
    assert_eq!((&answer["uses"], &answer["users"]), (&json!(["word", "number"]), &json!(["list"])));
    assert_eq!(answer["states"], 3);
    assert_eq!(answer["shortest"]["text"].as_str().unwrap().len(), 1);

    // What a grammar says is text.
    let hostile = "a = \"<script>alert(1)</script>&\"\n";
    let answer = server.question("rule", &json!({"grammar": abnf(hostile), "rule": "a"}));
    assert!(!answer["diagram"].as_str().unwrap().contains("<script"), "{answer}");
    let answer = server.question("rule", &json!({"grammar": abnf(LIST), "rule": "none"}));
    assert_eq!(answer["error"]["kind"], "question");
}

#[test]
fn samples_are_accepted_and_near_misses_are_not() {
    let server = Server::patient();
    let sample = |seed: u64| {
        let question = json!({"grammar": abnf(LIST), "rule": "list", "seed": seed});
        server.question("samples", &question)
    };
    let answer = sample(1);
    let accepted = |text: &str| {
        let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        inner.is_some_and(|inner| inner.bytes().all(|it| it.is_ascii_alphanumeric()))
    };
    assert!(texts(&answer["samples"]).iter().all(|it| accepted(it)), "{answer}");
    assert!(!texts(&answer["near_misses"]).iter().any(|it| accepted(it)), "{answer}");
    assert!(texts(&answer["samples"]).len() > 3 && texts(&answer["near_misses"]).len() > 3);
    assert_eq!(sample(1), answer);
    assert_ne!(sample(2), answer);
}

#[test]
fn a_difference_has_witnesses_and_its_effect_on_a_corpus() {
    let server = Server::patient();
    let old = LIST.replace("1*DIGIT", "2*DIGIT");
    let question = json!({
        "grammar": abnf(LIST), "other": abnf(&old), "rule": "list",
        "corpus": "()\n(1)\n(12)\n(a)\n-\n",
    });
    let answer = server.question("difference", &question);
    assert_eq!((&answer["rules"], &answer["equal"]), (&json!(6), &json!(3)));
    let causes = answer["changed"].as_array().unwrap().iter().map(|it| it["is_cause"] == true);
    assert_eq!(causes.collect::<Vec<_>>(), [false, false, true]);
    assert_eq!(answer["changed"][0]["follows"], json!(["number"]));
    let names = answer["changed"].as_array().unwrap().iter().map(|it| it["new"].as_str().unwrap());
    assert_eq!(names.collect::<Vec<_>>(), ["list", "item", "number"]);
    let number = &answer["changed"][2];
    assert_eq!((&number["change"], &number["lost"]), (&json!("changed"), &json!(null)));
    assert_eq!(number["gained"]["text"].as_str().unwrap().len(), 1);
    let corpus = &answer["corpus"];
    let counts = ["lines", "both", "neither", "gained", "lost"].map(|it| corpus[it].clone());
    assert_eq!(counts, [5, 3, 1, 1, 0].map(|it| json!(it)));
    assert_eq!(texts(&corpus["gained_examples"]), ["(1)"]);
    let question = json!({"grammar": abnf(LIST), "other": abnf(LIST)});
    assert_eq!(server.question("difference", &question)["changed"], json!([]));
    let question = json!({"grammar": abnf(LIST), "other": abnf("a = b\n")});
    assert_eq!(server.question("difference", &question)["error"]["kind"], "grammar");
}

#[test]
fn a_question_has_a_limit_of_time() {
    let server = Server::start(&["--timeout", "1"]);
    let begun = Instant::now();
    // One that notices its limit, and one that is ended.
    for (kind, question) in
        [("samples", json!({"grammar": abnf(LARGE), "rule": "a"})), ("text", endless())]
    {
        let answer = server.question(kind, &question);
        assert_eq!(answer["error"]["kind"], "budget", "{answer}");
    }
    assert!(begun.elapsed() < Duration::from_secs(60));
}

#[test]
fn a_newer_question_of_a_page_ends_the_older() {
    let server = Server::patient();
    let of = |page: &str, mut question: Value| {
        question["page"] = json!(page);
        question
    };
    let small = json!({"grammar": abnf("a = \"x\"\n"), "rule": "a", "text": "x"});
    thread::scope(|scope| {
        let older = scope.spawn(|| server.question("text", &of("p", endless())));
        thread::sleep(Duration::from_millis(300));
        // That of another page, and of another kind, is not in the way.
        assert_eq!(server.question("text", &of("q", small.clone()))["valid"], true);
        assert!(server.question("rule", &of("p", small.clone()))["diagram"].is_string());
        assert!(!older.is_finished());
        assert_eq!(server.question("text", &of("p", small.clone()))["valid"], true);
        assert_eq!(older.join().unwrap()["error"]["kind"], "superseded");
    });
}

/// The processes with this in their environment.
#[cfg(target_os = "linux")]
fn processes(mark: &str) -> usize {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|process| std::fs::read(process.path().join("environ")).ok())
        .filter(|it| it.windows(mark.len()).any(|part| part == mark.as_bytes()))
        .count()
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_computed_ends_with_the_server() {
    let mark = format!("serve-test-{}", std::process::id());
    let mut program = command(&["lab", "serve", "--timeout", "100"]);
    let server = Server::of(program.env("IRI_TEST_MARK", &mark));
    let question = endless().to_string();
    let request = server.post("/ask/text", "Content-Type: application/json\r\n", &question);
    let mut stream = server.connect();
    std::io::Write::write_all(&mut stream, &request).unwrap();
    let wait = |count: usize| {
        let deadline = Instant::now() + Duration::from_secs(30);
        while processes(&mark) != count {
            assert!(Instant::now() < deadline, "{} processes, not {count}", processes(&mark));
            thread::sleep(Duration::from_millis(20));
        }
    };
    wait(2);
    drop(server);
    wait(0);
}

#[cfg(target_os = "linux")]
#[test]
fn the_browser_of_the_user_is_opened() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (program, opened) = (folder.path().join("xdg-open"), folder.path().join("opened"));
    let script =
        format!("#!/bin/sh\necho \"$1\" >'{0}.part'; mv '{0}.part' '{0}'\n", opened.display());
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap());
    let mut program = command(&["lab", "serve", "--open", "--format", "jsonl"]);
    let server = Server::of(program.env("PATH", path));
    let deadline = Instant::now() + Duration::from_secs(30);
    while !opened.exists() {
        assert!(Instant::now() < deadline);
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(fs::read_to_string(opened).unwrap(), format!("{}\n", server.url()));
}

#[test]
fn odd_requests_are_refused() {
    let server = Server::patient();
    let json = "Content-Type: application/json\r\n";
    let own = format!("{json}Origin: http://{}\r\n", server.address);
    let question = json!({"grammar": abnf(LIST)}).to_string();
    for (target, fields, body, status) in [
        ("/ask/grammar", &*own, &*question, "200 OK"),
        ("/ask/grammar", "", &question, "415 Unsupported Media Type"),
        ("/ask/grammar", "Content-Type: text/plain\r\n", &question, "415 Unsupported Media Type"),
        (
            "/ask/grammar",
            &format!("{json}Origin: http://example.org\r\n"),
            &question,
            "403 Forbidden",
        ),
        ("/ask/grammar", &format!("{json}Origin: null\r\n"), &question, "403 Forbidden"),
        ("/ask/grammar", &format!("{own}Origin: null\r\n"), &question, "403 Forbidden"),
        ("/ask/grammar", "Content-Type: Application/JSON ; charset=utf-8\r\n", &question, "200 OK"),
        (
            "/ask/grammar",
            "Content-Type: application/jsonx\r\n",
            &question,
            "415 Unsupported Media Type",
        ),
        (
            "/ask/grammar",
            &format!("{json}Content-Type: text/plain\r\n"),
            &question,
            "415 Unsupported Media Type",
        ),
        // RFC 9112 section 6.3: where the body ends is not clear.
        ("/ask/grammar", &format!("{json}Content-Length: 3\r\n"), &question, "400 Bad Request"),
        (
            "/ask/grammar",
            &format!("{json}Transfer-Encoding: chunked\r\n"),
            &question,
            "400 Bad Request",
        ),
        ("/ask/grammar", json, "{", "400 Bad Request"),
        ("/ask/grammar", json, "[]", "400 Bad Request"),
        ("/ask/grammar", json, &"x".repeat((1 << 20) + 1), "413 Content Too Large"),
        ("/ask/nothing", json, &question, "404 Not Found"),
        ("/", json, &question, "404 Not Found"),
    ] {
        let request = server.post(target, fields, body);
        assert_eq!(server.status(&request), status, "{target} {fields}");
    }
    assert_eq!(server.question("grammar", &json!({}))["error"]["kind"], "question");
    for (host, status) in [
        ("localhost", "200 OK"),
        ("127.0.0.1:1", "200 OK"),
        ("example.org", "421 Misdirected Request"),
        ("127.0.0.1.example.org", "421 Misdirected Request"),
        ("localhost:80@example.org", "421 Misdirected Request"),
        ("", "421 Misdirected Request"),
    ] {
        let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\n\r\n");
        assert_eq!(server.status(request.as_bytes()), status, "{host}");
    }
    let host = &server.address;
    for (request, status) in [
        (format!("PUT / HTTP/1.1\r\nHost: {host}\r\n\r\n"), "405 Method Not Allowed"),
        (format!("POST /ask/rule HTTP/1.1\r\nHost: {host}\r\n\r\n"), "411 Length Required"),
        (
            format!("POST /ask/rule HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n"),
            "400 Bad Request",
        ),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), "400 Bad Request"),
        (
            format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "a".repeat(33_000)),
            "431 Request Header Fields Too Large",
        ),
    ] {
        assert_eq!(server.status(request.as_bytes()), status, "{request}");
        // Each response has what keeps a browser from running anything.
        let (head, _) = server.ask(request.as_bytes());
        for field in ["Content-Security-Policy: default-src 'none';", "Cross-Origin-Opener-Policy"]
        {
            assert_eq!(head.matches(field).count(), 1, "{head}");
        }
    }
}

#[test]
fn what_cannot_be_served_is_told() {
    let server = Server::patient();
    let port = server.address.rsplit(':').next().unwrap();
    let run = iri(&["lab", "serve", "--port", port]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains(port), "{}", run.stderr);
    let run = iri(&["lab", "serve", "no-such-grammar"]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert_eq!(iri(&["lab", "serve", "--timeout", "0"]).status, 2);
    let help = iri(&["lab", "serve", "--help"]).stdout;
    assert!(help.contains("Examples:") && !help.contains("--answer"), "{help}");
}
