//! Firefox, which speaks WebDriver BiDi itself: commands and their answers, each a message over a
//! WebSocket.

use crate::engine::Options;
use crate::process::Process;
use crate::shell::{Reason, at, write_file};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The preferences of the profile: every name leads to the server, and Firefox makes no requests of
/// its own and changes no reference.
const PREFERENCES: &str = include_str!("preferences.js");

/// A running Firefox, and the tab in which pages are opened.
pub struct Firefox {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    context: String,
    sent: u64,
    /// The name and version.
    pub version: String,
    _process: Process,
}

impl Firefox {
    /// Starts Firefox and a session. The tab is the first one of its tree.
    pub async fn start(options: &Options, path: &Path) -> Result<Firefox, Reason> {
        let (process, address) = start_process(options, path).await?;
        let socket = connect_async(format!("{address}/session")).await;
        let (socket, _) = socket.map_err(|error| at(path, error))?;
        let (context, version) = (String::new(), String::new());
        let mut firefox = Firefox { socket, context, sent: 0, version, _process: process };
        let session = firefox.command("session.new", json!({"capabilities": {}})).await?;
        let text = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
        let capabilities = &session["capabilities"];
        let [name, version] = ["browserName", "browserVersion"].map(|it| text(&capabilities[it]));
        let tree = firefox.command("browsingContext.getTree", json!({})).await?;
        firefox.context = text(&tree["contexts"][0]["context"]);
        firefox.version = format!("{name} {version}");
        Ok(firefox)
    }

    /// Opens a page. Returns when it has loaded.
    pub async fn open(&mut self, page: &str) -> Result<(), Reason> {
        let parameters = json!({"context": self.context, "url": page, "wait": "complete"});
        self.command("browsingContext.navigate", parameters).await.map(drop)
    }

    /// Runs the body of a function in the page, with these arguments. Returns its result, or that
    /// of its promise.
    pub async fn execute(&mut self, body: &str, arguments: &[Value]) -> Result<Value, Reason> {
        // The result is a string, since BiDi has its own notation for other values.
        let function = format!(
            "async json => {{ const run = function () {{ {body} }}; \
             return JSON.stringify(await run(...JSON.parse(json))); }}"
        );
        let json = Value::from(arguments).to_string();
        let parameters = json!({
            "functionDeclaration": function,
            "arguments": [{"type": "string", "value": json}],
            "target": {"context": self.context},
            "awaitPromise": true,
        });
        let result = self.command("script.callFunction", parameters).await?;
        let value = result["result"]["value"].as_str();
        let value = value.ok_or_else(|| result["exceptionDetails"]["text"].to_string())?;
        serde_json::from_str(value).map_err(|error| error.to_string())
    }

    /// Asks Firefox to end.
    pub async fn close(mut self) -> Result<(), Reason> {
        self.command("browser.close", json!({})).await.map(drop)
    }

    /// Sends a command, and waits for its answer, which has the same number. Other messages are
    /// skipped; Firefox sends no events, as the session subscribes to none.
    async fn command(&mut self, method: &str, parameters: Value) -> Result<Value, Reason> {
        self.sent += 1;
        let command = json!({"id": self.sent, "method": method, "params": parameters});
        let message = Message::text(command.to_string());
        self.socket.send(message).await.map_err(|error| format!("{method}: {error}"))?;
        while let Some(message) = self.socket.next().await {
            let message = message.map_err(|error| format!("{method}: {error}"))?;
            let Message::Text(text) = message else { continue };
            let mut answer: Value =
                serde_json::from_str(&text).map_err(|error| format!("{method}: {error}"))?;
            if answer["id"] != self.sent {
                continue;
            }
            return if answer["type"] == "success" {
                Ok(answer["result"].take())
            } else {
                Err(format!("{method}: {}", answer["message"]))
            };
        }
        Err(format!("{method}: the connection was closed"))
    }
}

/// Starts Firefox on a free port. Returns it with the URL that accepts commands.
async fn start_process(options: &Options, path: &Path) -> Result<(Process, String), Reason> {
    let profile = tempfile::tempdir().map_err(|error| error.to_string())?;
    // Requests for port 80, that of all references, go to the port of the server.
    let port = options.server.port();
    let ports = format!("user_pref(\"network.socket.forcePort\", \"80={port}\");\n");
    write_file(&profile.path().join("user.js"), (PREFERENCES.to_owned() + &ports).as_bytes())?;
    let mut command = Command::new(path);
    command.args(["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile"]);
    command.arg(profile.path()).args(&options.arguments).arg("about:blank");
    // What Firefox writes to HOME is removed with the profile.
    command.env("HOME", profile.path()).stdout(Stdio::null()).stderr(Stdio::piped());
    let listens = |line: &str| {
        line.strip_prefix("WebDriver BiDi listening on ").map(|address| address.trim().to_owned())
    };
    Process::start(command, path, profile, listens).await
}
