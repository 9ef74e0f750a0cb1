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
    /// Names a file.
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

/// The option --cases.
#[derive(Args)]
pub struct CasesOption {
    /// A case file, or a folder of case files
    ///
    /// Can be given more than once. A case that is in two files is asked once.
    #[arg(long, value_name = "FILE", default_value = "crates/conformance/cases")]
    pub cases: Vec<PathBuf>,
}

impl CasesOption {
    /// Reads the files.
    ///
    /// # Errors
    ///
    /// A file cannot be read, or is not a case file; there are no cases.
    pub fn read(&self) -> Result<Vec<Named>, String> {
        let mut known = HashSet::new();
        let mut suite = Vec::new();
        for (path, mut file) in read_all(&self.cases)? {
            file.cases.retain(|case| known.insert(case.id.clone()));
            if !file.cases.is_empty() {
                let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                suite.push(Named::new(name, file));
            }
        }
        if suite.is_empty() {
            return Err("there are no cases".to_owned());
        }
        Ok(suite)
    }
}
