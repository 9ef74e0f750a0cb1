//! The cases that are asked.

use crate::case::{Case, CaseFile, read_all};
use clap::Args;
use sha2::{Digest, Sha256};
use std::collections::HashSet;
use std::path::PathBuf;

/// A case file with the name by which results refer to it.
pub struct Named {
    /// The name of the file, without `.json`.
    pub name: String,
    /// The cases.
    pub file: CaseFile,
    /// The first 64 bits of the SHA-256 of the cases, in hexadecimal digits. Results with another
    /// digest are those of other cases.
    pub digest: String,
}

impl Named {
    /// A case file with its name, and the digest of its cases.
    pub fn new(name: String, file: CaseFile) -> Self {
        let digest = Sha256::digest(file.to_json().as_bytes());
        let digest = digest.iter().take(8).map(|octet| format!("{octet:02x}")).collect();
        Named { name, file, digest }
    }

    /// The cases, each with their file.
    pub fn cases(&self) -> impl Iterator<Item = (&CaseFile, &Case)> {
        self.file.cases.iter().map(|case| (&self.file, case))
    }
}

include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// The options --cases and --small.
#[derive(Args)]
pub struct CasesOption {
    /// A case file, or a folder of case files, in place of the cases that the program contains
    ///
    /// Can be given more than once. A case that is in two files is asked once.
    #[arg(long, value_name = "FILE")]
    pub cases: Vec<PathBuf>,
    /// Only the small suite, for unit tests; cases/strength.md says what it misses
    #[arg(long, conflicts_with = "cases")]
    pub small: bool,
}

impl CasesOption {
    /// Reads the cases.
    ///
    /// # Errors
    ///
    /// A file cannot be read, or is not a case file; there are no cases.
    pub fn read(&self) -> Result<Vec<Named>, String> {
        let mut seen = HashSet::new();
        let mut suite = Vec::new();
        for (name, mut file) in self.files()? {
            file.cases.retain(|case| seen.insert(case.id.clone()));
            if !file.cases.is_empty() {
                suite.push(Named::new(name, file));
            }
        }
        if suite.is_empty() {
            return Err("there are no cases".to_owned());
        }
        Ok(suite)
    }

    /// Reads the case files of `--cases`, or else those that the program contains, each with its
    /// name.
    fn files(&self) -> Result<Vec<(String, CaseFile)>, String> {
        if self.cases.is_empty() {
            let files: &[(&str, &str)] = if self.small { &SMALL } else { &FULL };
            let parse = |(name, json): &(&str, &str)| match CaseFile::parse(json) {
                Ok(file) => Ok(((*name).to_owned(), file)),
                Err(error) => Err(format!("{name}.json:{error}")),
            };
            return files.iter().map(parse).collect();
        }
        let name =
            |path: PathBuf| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(read_all(&self.cases)?.into_iter().map(|(path, file)| (name(path), file)).collect())
    }
}
