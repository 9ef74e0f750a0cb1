//! The page in Chromium, where there is one: wide, narrow, and with the keyboard alone.

use super::{LIST, Server};
use crate::http::Ended;
use crate::support::skipped;
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::env;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tokio::runtime::Builder;

const TAB: &str = "\u{E004}";
const ENTER: &str = "\u{E007}";
const LEFT: &str = "\u{E012}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";
const SPACE: &str = "\u{E00D}";

fn find(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// ChromeDriver, which ends with the test.
struct Driver {
    _child: Ended,
    address: String,
    profile: tempfile::TempDir,
}

impl Driver {
    /// Says aloud where there is none.
    fn start() -> Option<Driver> {
        let (Some(driver), Some(_)) = (find("chromedriver"), find("chromium")) else {
            skipped("no browser; apt-get install chromium chromium-driver");
            return None;
        };
        let mut command = Command::new(driver);
        command.arg("--port=0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
        let port = lines.find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        // The output is read to its end, so that the driver never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        let address = format!("http://127.0.0.1:{}", port.unwrap());
        Some(Driver { _child: Ended(child), address, profile: tempfile::tempdir().unwrap() })
    }

    fn capabilities(&self, width: u32, height: u32) -> Capabilities {
        let mut arguments = vec![
            "--headless=new".to_owned(),
            "--disable-gpu".to_owned(),
            "--disable-dev-shm-usage".to_owned(),
            "--no-first-run".to_owned(),
            format!("--user-data-dir={}", self.profile.path().display()),
            // There is no network: no name leads anywhere.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1".to_owned(),
        ];
        // Chromium has no sandbox for root.
        if Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n") {
            arguments.push("--no-sandbox".to_owned());
        }
        let metrics = json!({"width": width, "height": height, "pixelRatio": 1.0, "mobile": false, "touch": false});
        let options = json!({
            "binary": find("chromium"), "args": arguments,
            "mobileEmulation": {"deviceMetrics": metrics},
        });
        Capabilities::from_iter([("goog:chromeOptions".to_owned(), options)])
    }
}

/// A browser with the page.
struct Page {
    client: Client,
}

/// Runs a task with the page of a server, in a window of this size.
fn with_page(width: u32, height: u32, arguments: &[&str], task: impl AsyncFnOnce(&Page, &Server)) {
    let Some(driver) = Driver::start() else { return };
    let server = Server::start(&[&["--timeout", "100"], arguments].concat());
    Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let builder = builder.capabilities(driver.capabilities(width, height));
        let page = Page { client: builder.connect(&driver.address).await.unwrap() };
        page.client.goto(&server.url()).await.unwrap();
        // What the policy of the page refuses, from now on.
        page.run("window.refused = []; document.addEventListener('securitypolicyviolation', (event) => window.refused.push(event.violatedDirective));").await;
        task(&page, &server).await;
        assert_eq!(page.get("window.refused").await, json!([]));
        page.client.clone().close().await.unwrap();
    });
}

impl Page {
    async fn run(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap()
    }

    async fn get(&self, expression: &str) -> Value {
        self.run(&format!("return {expression}")).await
    }

    /// Waits until an expression is true.
    async fn until(&self, expression: &str) {
        let deadline = Instant::now() + Duration::from_secs(120);
        while self.get(&format!("Boolean({expression})")).await != json!(true) {
            assert!(
                Instant::now() < deadline,
                "{expression}\n{}",
                self.get("document.body.innerText").await
            );
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn until_text(&self, id: &str, text: &str) {
        self.until(&format!(
            "document.getElementById('{id}').textContent.includes({})",
            json!(text)
        ))
        .await;
    }

    /// Types over what stands in a field.
    async fn write(&self, id: &str, text: &str) {
        self.run(&format!("document.getElementById('{id}').select()")).await;
        let field = self.client.find(Locator::Id(id)).await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Types where the keyboard is.
    async fn keys(&self, keys: &str) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys.chars() {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.unwrap();
    }

    /// What has the keyboard: its id, its role or its element, with what it says.
    async fn focus(&self) -> String {
        let script = "const it = document.activeElement;
            return it.id || `${it.getAttribute('role') ?? it.localName} ${it.textContent.trim()}`";
        self.run(script).await.as_str().unwrap().to_owned()
    }

    /// Goes on by the key Tab until this has the keyboard.
    async fn tab_to(&self, wanted: &str) {
        let mut passed = Vec::new();
        while passed.last().is_none_or(|it: &String| !it.starts_with(wanted)) {
            assert!(passed.len() < 150, "{wanted}: {passed:?}");
            self.keys(TAB).await;
            passed.push(self.focus().await);
        }
    }
}

#[test]
fn wide_the_page_answers_as_one_types() {
    with_page(1280, 800, &[], async |page, server| {
        page.until_text("text-status", "IRI-reference takes the text").await;
        // The text stands at the right of the grammar.
        let beside = "document.getElementById('text').getBoundingClientRect().left
            > document.getElementById('grammar').getBoundingClientRect().right";
        assert_eq!(page.get(beside).await, true);
        let width = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.get(width).await, true);

        page.write("grammar", &LIST.replace("/ number", "/ numbr")).await;
        page.until_text("mistakes", "`numbr` is not defined").await;
        page.until("document.querySelector('#grammar-editor mark.error')?.textContent === 'numbr'")
            .await;
        assert_eq!(
            page.get("document.getElementById('grammar').getAttribute('aria-invalid')").await,
            "true"
        );
        // The mark lies below its letters.
        let places = page.run("
            const mark = document.querySelector('#grammar-editor mark').getBoundingClientRect();
            const area = document.getElementById('grammar');
            const style = getComputedStyle(area);
            const context = document.createElement('canvas').getContext('2d');
            context.font = style.font;
            const left = area.getBoundingClientRect().left + parseFloat(style.paddingLeft) + context.measureText('item = word / ').width;
            return Math.abs(mark.left - left)").await;
        assert!(places.as_f64().unwrap() < 2.0, "{places}");

        // Its remedy is a button.
        page.until("document.querySelector('#mistakes li button + button')?.textContent === 'Write \"number\"'").await;
        page.run("document.querySelector('#mistakes li button + button').click()").await;
        page.until_text("grammar-status", "No mistake").await;
        page.until(&format!("document.getElementById('grammar').value === {}", json!(LIST))).await;
        page.until("document.getElementById('rule').value === 'list'").await;
        page.write("text", "(ab-1)").await;
        page.until_text("text-status", "at column 4 U+002D HYPHEN-MINUS cannot follow").await;
        page.until("document.querySelector('#text-editor mark.wrong')?.textContent === '-'").await;
        page.until_text(
            "follow",
            "Up to column 4 the text can be completed. There may follow: ) 0-9 A-Z a-z",
        )
        .await;

        page.write("text", "(ab1)").await;
        page.until_text("text-status", "list takes the text").await;
        page.until("document.querySelectorAll('#tree [role=treeitem]').length === 8").await;
        // The cursor into the word.
        page.keys(&LEFT.repeat(3)).await;
        page.until("document.querySelector('#tree [aria-selected=true]')?.getAttribute('aria-label') === 'word \"ab\"'").await;
        page.until("document.getElementById('rule-name').textContent === 'word'").await;
        page.until("document.querySelector('#diagram svg title').textContent.includes('word')")
            .await;
        page.until_text("definition", "word = 1*ALPHA").await;
        // The picture has its style and its size.
        let drawn = "getComputedStyle(document.querySelector('#diagram path')).fill === 'none'
            && document.querySelector('#diagram svg').getBoundingClientRect().width > 50";
        assert_eq!(page.get(drawn).await, true);
        page.until("document.querySelectorAll('#accepted button').length > 3").await;

        page.write("other", &LIST.replace("1*DIGIT", "2*DIGIT")).await;
        page.until_text("difference-status", "3 of 6 rules equal").await;
        page.write("corpus", "()\n(1)\n").await;
        page.until_text("effect", "Only in the new1\"(1)\"").await;

        // The link holds all of it, in another window too.
        page.run("document.getElementById('copy').click()").await;
        page.until("location.hash.length > 9").await;
        let link = page.get("location.href").await.as_str().unwrap().to_owned();
        assert!(link.starts_with(&server.url()) && link.len() < 400, "{link}");
        page.client.goto("about:blank").await.unwrap();
        page.client.goto(&link).await.unwrap();
        page.run("window.refused = []").await;
        page.until_text("effect", "Only in the new1\"(1)\"").await;
        let state = "[document.getElementById('grammar').value, document.getElementById('text').value, document.getElementById('rule').value]";
        assert_eq!(page.get(state).await, json!([LIST, "(ab1)", "list"]));

        // A link that is cut short is told.
        page.client.goto(&link[..link.len() - 9]).await.unwrap();
        page.until_text("trouble", "The link cannot be read").await;
        let resources = "performance.getEntriesByType('resource').every((it) => it.name.startsWith(location.origin))";
        assert_eq!(page.get(resources).await, true);
    });
}

#[test]
fn a_grammar_without_rules_leaves_nothing_that_looks_valid() {
    let file = crate::file(LIST);
    with_page(1280, 800, &[&file.path], async |page, _| {
        page.write("text", "(ab1)").await;
        page.until_text("text-status", "list takes the text").await;
        page.write("grammar", "c_d").await;
        page.until("document.getElementById('rule-part').classList.contains('stale')").await;
        page.write("grammar", "; no rule").await;
        page.until_text("grammar-status", "there is no rule").await;
        for part in ["text-part", "rule-part", "samples-part", "difference-part"] {
            page.until(&format!("document.getElementById('{part}').classList.contains('stale')"))
                .await;
        }
        // What was wrong before is not told of the rule.
        let facts = "document.getElementById('facts').textContent.includes('line 1')";
        assert_eq!(page.get(facts).await, false);
        page.write("grammar", LIST).await;
        page.until("!document.getElementById('text-part').classList.contains('stale')").await;
    });
}

#[test]
fn narrow_the_page_has_one_column() {
    with_page(360, 800, &[], async |page, _| {
        page.until_text("text-status", "IRI-reference takes the text").await;
        page.until("document.querySelector('#diagram svg')").await;
        page.until("document.querySelectorAll('#accepted button').length > 3").await;
        assert_eq!(page.get("innerWidth").await, 360);
        // The page does not scroll sideways; nothing stands beyond its edge but what scrolls.
        let beyond = "[...document.querySelectorAll('main *, header *')].filter((it) =>
            !it.closest('.scrolls, pre') && it.getBoundingClientRect().right > 360.5).map((it) => it.outerHTML.slice(0, 99))";
        assert_eq!(page.get(beyond).await, json!([]));
        assert_eq!(page.get("document.documentElement.scrollWidth <= 360").await, true);
        let below = "document.getElementById('text').getBoundingClientRect().top
            > document.getElementById('grammar').getBoundingClientRect().bottom";
        assert_eq!(page.get(below).await, true);
        page.write("text", "http://a/%zz").await;
        page.until_text("text-status", "at column 11 U+007A").await;
    });
}

#[test]
fn the_keyboard_alone_reaches_everything() {
    let file = crate::file(LIST);
    with_page(1280, 800, &[&file.path], async |page, _| {
        page.until_text("grammar-status", "No mistake").await;
        // Everything that can be used has a name.
        let nameless = "[...document.querySelectorAll('button, select, textarea, [role=tree], [role=region]')].filter((it) =>
            !(it.labels?.length || it.ariaLabel || it.getAttribute('aria-labelledby') || it.textContent.trim())).map((it) => it.outerHTML)";
        assert_eq!(page.get(nameless).await, json!([]));

        page.tab_to("text").await;
        page.keys("(ab1)").await;
        page.until("document.querySelectorAll('#tree [role=treeitem]').length === 8").await;
        // A letter is a letter, and Tab goes on: from the text to its tree, which is one stop.
        page.tab_to("treeitem").await;
        page.keys(DOWN).await;
        page.until("document.getElementById('rule-name').textContent === 'item'").await;
        page.keys(LEFT).await;
        let collapsed = "document.activeElement.getAttribute('aria-expanded')";
        assert_eq!(page.get(collapsed).await, "false");
        page.keys(DOWN).await;
        assert_eq!(page.focus().await, "treeitem item\"1\"number\"1\"DIGIT\"1\"");
        page.keys(RIGHT).await;
        page.keys(RIGHT).await;
        page.until("document.getElementById('rule-name').textContent === 'number'").await;
        page.keys(ENTER).await;
        let selected = "[document.activeElement.id, document.activeElement.selectionStart, document.activeElement.selectionEnd]";
        assert_eq!(page.get(selected).await, json!(["text", 3, 4]));
        page.tab_to("treeitem").await;
        page.keys(TAB).await;
        // The path to the rule, and the picture, which the keyboard scrolls.
        page.tab_to("diagram").await;
        page.tab_to("more-samples").await;
        page.keys(SPACE).await;
        page.tab_to("keep-samples").await;
        page.keys(ENTER).await;
        page.until("document.getElementById('corpus').value.length > 9").await;
        page.tab_to("other").await;
        page.tab_to("corpus").await;

        // Once around: each stop is seen, and there is none that the key does not leave.
        page.run("document.activeElement.blur(); scrollTo(0, 0)").await;
        let mut stops = Vec::new();
        let count = page.get("document.querySelectorAll('button, select, textarea, summary, [tabindex=\"0\"]').length").await;
        let count = count.as_u64().unwrap();
        while stops.last().is_none_or(|stop| stop != "corpus") {
            assert!(stops.len() as u64 <= count, "{stops:?}");
            page.keys(TAB).await;
            let seen = "const it = document.activeElement;
                const framed = (it) => getComputedStyle(it).outlineStyle !== 'none';
                return it === document.body || framed(it) || framed(it.closest('.editor') ?? it) || framed(it.querySelector('.tree-row') ?? it)";
            let stop = page.focus().await;
            assert_eq!(page.run(seen).await, true, "{stop}");
            stops.push(stop);
        }
        for id in
            ["grammar", "notation", "begin", "text", "rule", "diagram", "other", "corpus", "copy"]
        {
            assert_eq!(stops.iter().filter(|stop| *stop == id).count(), 1, "{id}: {stops:?}");
        }
    });
}

#[test]
fn a_server_that_has_ended_is_told() {
    with_page(1280, 800, &[], async |page, server| {
        page.until_text("text-status", "takes the text").await;
        Command::new("kill").arg(server.child.0.id().to_string()).status().unwrap();
        page.write("text", "a").await;
        page.until_text("trouble", "The server does not answer").await;
    });
}
