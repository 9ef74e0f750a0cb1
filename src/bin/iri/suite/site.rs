//! A generated folder: its manifest, and the files that are served. Only what the manifest
//! names is read, so that no request leads anywhere else.

use super::record::{Manifest, SCHEMA};
use std::collections::HashMap;
use std::fmt;
use std::fs;
use std::path::{Component, Path};

pub struct Site {
    files: HashMap<String, (String, Vec<u8>)>,
}

/// The manifest of a folder, and its files.
///
/// # Errors
///
/// What cannot be read, or is no such manifest.
pub fn load(folder: &Path) -> Result<(Manifest, Site), String> {
    let path = folder.join("manifest.json");
    let trouble = |error: &dyn fmt::Display| format!("{}: {error}", path.display());
    let octets = fs::read(&path).map_err(|error| trouble(&error))?;
    let manifest: Manifest = serde_json::from_slice(&octets).map_err(|error| trouble(&error))?;
    if manifest.schema != SCHEMA {
        return Err(trouble(&format_args!("the schema is not '{SCHEMA}'")));
    }
    let mut files = HashMap::from([
        ("manifest.json".to_owned(), ("application/json".to_owned(), octets)),
        ("".to_owned(), ("text/html".to_owned(), read(folder, "index.html")?)),
    ]);
    for document in &manifest.documents {
        let octets = read(folder, &document.path)?;
        files.insert(document.path.clone(), (document.media_type.clone(), octets));
    }
    Ok((manifest, Site { files }))
}

fn read(folder: &Path, path: &str) -> Result<Vec<u8>, String> {
    if !Path::new(path).components().all(|part| matches!(part, Component::Normal(_))) {
        return Err(format!("{path}: not a path within the folder"));
    }
    let path = folder.join(path);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

impl Site {
    /// The file of a request target: its Content-Type and its octets. The target has to be
    /// the path letter by letter.
    pub fn get(&self, target: &[u8]) -> Option<(&str, &[u8])> {
        let path = target.split(|octet| *octet == b'?').next()?.strip_prefix(b"/")?;
        let path = if path == b"index.html" { "" } else { str::from_utf8(path).ok()? };
        self.files.get(path).map(|(media_type, octets)| (&**media_type, &**octets))
    }
}
