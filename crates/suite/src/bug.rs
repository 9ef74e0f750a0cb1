//! `iri-suite bug`: a report on a departure, and the page that shows it.

use crate::browser::{Browser, until_interrupted};
use crate::causes::{Cause, File};
use crate::engine::{Engine, Options};
use crate::matrix::base;
use crate::server::{self, BROWSER_TIME, start};
use crate::shell::{Done, Format, FormatOption, NAME, Reason, json_line, print};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

/// Writes a report on a cause for which a browser departs from the URL Standard
#[derive(Args)]
#[command(after_long_help = include_str!("help/bug.txt"))]
pub struct Bug {
    /// The cause; without one, all are listed
    cause: Option<String>,
    /// Opens the page of the cause in this browser, in place of the report
    #[arg(long, value_name = "PATH", requires = "cause")]
    browser: Option<PathBuf>,
    /// ChromeDriver, of the version of Chromium; Firefox needs none
    #[arg(long, value_name = "PATH", default_value = "chromedriver")]
    driver: PathBuf,
    #[command(flatten)]
    format: FormatOption,
}

impl Bug {
    /// Without a cause, lists the causes. With a cause, writes the report on it; or with
    /// `--browser` opens its page, and the result is good if the browser does what the standard
    /// says.
    pub fn run(&self) -> Done {
        let Some(name) = &self.cause else {
            let lines = Cause::all().iter().map(|cause| self.describe(cause));
            return print(&lines.collect::<String>()).map(|()| true);
        };
        let names = || Cause::all().iter().map(|it| &*it.name).collect::<Vec<_>>().join(", ");
        let unknown = || format!("there is no cause '{name}', but these: {}", names());
        let cause = Cause::find(name).ok_or_else(unknown)?;
        let Some(browser) = &self.browser else {
            let report = cause.markdown();
            let out = match self.format.format {
                Format::Human => report,
                Format::Jsonl => json_line(&json!({"cause": name, "report": report})),
            };
            return print(&out).map(|()| true);
        };
        let engine = Engine::find(browser, &self.driver)?;
        // Nothing takes the requests: they are not those of tests.
        let (server, _requests) = start(page_files(cause)?, 0, 1, BROWSER_TIME)?;
        let options = Options { engine, server, arguments: Vec::new() };
        let (version, says) = until_interrupted(open(cause, &options))?;
        print(&match self.format.format {
            Format::Human => format!("{version}: {says}\n"),
            Format::Jsonl => json_line(&json!({"cause": name, "browser": version, "says": says})),
        })?;
        Ok(says == "PASS")
    }

    /// Returns the line of a cause in the list.
    fn describe(&self, Cause { name, title, departs, .. }: &Cause) -> String {
        match self.format.format {
            Format::Human => {
                let departs = departs.join(", ");
                format!("{NAME}{name:<21}{NAME:#} {title} ({departs})\n")
            }
            Format::Jsonl => json_line(&json!({"cause": name, "title": title, "departs": departs})),
        }
    }
}

/// Returns the files of the page of a cause, as the server has them.
fn page_files(cause: &Cause) -> Result<server::Files, Reason> {
    let file = |File { path, text, header }: File| {
        server::File::html(text, header).map(|file| (path, file))
    };
    cause.files().into_iter().map(file).collect()
}

/// Opens the page of a cause in a browser. Returns the name and version of the browser, and the title
/// of the page.
async fn open(cause: &Cause, options: &Options) -> Result<(String, String), Reason> {
    let mut browser = Browser::start(options).await?;
    let title = browser.title(&format!("{}{}.html", base(), cause.name)).await;
    let version = browser.version()[0].to_owned();
    browser.close().await;
    Ok((version, title?))
}
