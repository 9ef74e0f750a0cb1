//! Readers of documents that are no browsers. A driver, which is a script, runs each and writes what
//! it makes of each reference.

use crate::matrix::base;
use crate::process::kill;
use crate::record::{FormatName, Record};
use crate::results::{Observed, Outcome};
use crate::shell::Reason;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::process::Stdio;
use std::sync::LazyLock;
use std::time::Duration;
use tokio::process::Command;
use tokio::time::timeout;

/// A reader; `readers.toml` describes it.
#[derive(Deserialize)]
pub struct Reader {
    #[serde(skip)]
    name: String,
    script: String,
    command: [String; 2],
    pub formats: Vec<FormatName>,
}

/// The scripts by the names of their files.
const SCRIPTS: &[(&str, &str)] = &[
    ("atom.pl", include_str!("../drivers/atom.pl")),
    ("atom.py", include_str!("../drivers/atom.py")),
    ("mail.pl", include_str!("../drivers/mail.pl")),
    ("mail.py", include_str!("../drivers/mail.py")),
    ("pdf.py", include_str!("../drivers/pdf.py")),
    ("rdf.py", include_str!("../drivers/rdf.py")),
];

static READERS: LazyLock<BTreeMap<String, Reader>> = LazyLock::new(|| {
    let readers = toml::from_str(include_str!("readers.toml"));
    let readers: BTreeMap<String, Reader> = readers.expect("a table of readers");
    let named = |(name, reader): (String, _)| (name.clone(), Reader { name, ..reader });
    readers.into_iter().map(named).collect()
});

/// What a driver writes of a record, on a line. What the reader does not show is not there.
#[derive(Deserialize)]
struct Shown {
    id: String,
    reads: Option<String>,
    href: Option<String>,
}

impl Reader {
    /// The reader with this name for the option `--browser`: `driver:RDFLib`. `None` if the name is
    /// that of no driver. An error lists those that are there.
    pub fn find(name: &str) -> Option<Result<&'static Reader, Reason>> {
        let name = name.strip_prefix("driver:")?;
        let names = || READERS.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
        Some(READERS.get(name).ok_or_else(|| format!("no driver '{name}'. There are: {}", names())))
    }

    /// The name and the version of the reader, and the name of its driver. Fails if that takes longer than
    /// `limit`.
    pub async fn version(&self, limit: Duration) -> Result<[String; 2], Reason> {
        Ok([self.run(&[], limit).await?.trim().to_owned(), format!("driver:{}", self.name)])
    }

    /// The outcomes of the records of a document. A record that the reader does not show was not read.
    /// Fails if that takes longer than `limit`.
    pub async fn outcomes(
        &self,
        folder: &Path,
        records: &[Record],
        limit: Duration,
    ) -> Result<Vec<Outcome>, Reason> {
        let path = &records[0].document;
        let (file, document_base) = (folder.join(path), base() + path);
        let lines = self.run(&[&file.to_string_lossy(), &document_base], limit).await?;
        let shown = lines.lines().map(|line| {
            let shown: Shown = serde_json::from_str(line).map_err(|error| error.to_string())?;
            Ok((shown.id.clone(), shown))
        });
        let mut shown: HashMap<String, Shown> = shown.collect::<Result<_, Reason>>()?;
        let outcome = |record: &Record| {
            let observed = match shown.remove(&record.id) {
                None => Observed { href: None, reads: None, requests: vec![], unlinked: false },
                Some(Shown { reads, href, .. }) => {
                    let href = href.map(|href| absolute(&href));
                    let reads = reads.unwrap_or_else(|| record.to_read().to_owned());
                    Observed::without_browser(record, href, reads)
                }
            };
            Outcome::new(record.clone(), observed)
        };
        Ok(records.iter().map(outcome).collect())
    }

    /// What the driver writes. The error is the last line of its messages. After `limit` it is ended, with
    /// the programs that it runs.
    async fn run(&self, arguments: &[&str], limit: Duration) -> Result<String, Reason> {
        let script = SCRIPTS.iter().find(|(name, _)| *name == self.script);
        let (_, script) = script.ok_or_else(|| format!("no script {}", self.script))?;
        let [program, option] = &self.command;
        let failed = |error| format!("{program}: {error}");
        let mut command = Command::new(program);
        command.args([option, *script, &self.name]).args(arguments).kill_on_drop(true);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // The programs that the driver runs are in its group, too.
        #[cfg(unix)]
        command.process_group(0);
        let driver = command.spawn().map_err(failed)?;
        let group = driver.id().map(|id| format!("-{id}"));
        let Ok(output) = timeout(limit, driver.wait_with_output()).await else {
            kill(group);
            return Err(format!("{}: not done in {} s", self.name, limit.as_secs()));
        };
        let output = output.map_err(failed)?;
        if !output.status.success() {
            let messages = String::from_utf8_lossy(&output.stderr);
            let last = messages.trim().lines().last().unwrap_or("no message");
            return Err(format!("{}: {last}", self.name));
        }
        String::from_utf8(output.stdout).map_err(|error| format!("{}: {error}", self.name))
    }
}

/// A reference as a reader shows it, resolved if it begins with `..`: some readers leave that to others. A
/// document is in a folder of the suite, so `..` is the root.
pub fn absolute(href: &str) -> String {
    href.strip_prefix("../").map_or_else(|| href.to_owned(), |rest| base() + rest)
}
