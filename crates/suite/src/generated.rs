//! The suite in memory: its records, and its files with their octets.

use crate::documents::{files, schema_file};
use crate::matrix::{self, Audience};
use crate::record::{
    Document, Hash, Identity, Inexpressible, Kind, Manifest, Record, Records, SCHEMA, Suite,
};
use crate::shell::Reason;
use crate::url_standard::commit;
use std::mem;

/// A file to write: its path in the folder, and its octets.
pub type Octets = (String, Vec<u8>);

/// A generated suite.
pub struct Generated {
    pub manifest: Manifest,
    pub records: Vec<Record>,
    pub inexpressible: Vec<Inexpressible>,
    /// The documents, their records and the manifest; the pages for people are added as they are
    /// written.
    pub files: Vec<Octets>,
}

impl Generated {
    /// Makes the suite for this audience, in memory. Fails if the tables have a defect.
    pub fn new(audience: Audience) -> Result<Generated, Reason> {
        let (mut all_files, mut documents) = (Vec::new(), Vec::new());
        let (mut records, mut inexpressible) = (Vec::new(), Vec::new());
        let mut hash = Hash::default();
        if audience == Audience::Browsers {
            let (schema, octets) = schema_file();
            hash.add(&schema, &octets);
            all_files.push((schema.path.clone(), octets));
            documents.push(schema);
        }
        for mut plan in matrix::plans(audience)? {
            let written = files(&plan)?;
            let of_plan = Records {
                records: mem::take(&mut plan.records),
                inexpressible: mem::take(&mut plan.inexpressible),
            };
            for (document, octets) in written {
                hash.add(&document, &octets);
                all_files.push((document.path.clone(), octets));
                // Of the files of a plan only the document itself has records.
                if let Some(path) = &document.records {
                    // JSON without spaces: each report hashes it, and people read the pages.
                    let octets = with_line_feed(serde_json::to_vec(&of_plan))?;
                    hash.add_records(path, &octets);
                    all_files.push((path.clone(), octets));
                }
                documents.push(document);
            }
            records.extend(of_plan.records);
            inexpressible.extend(of_plan.inexpressible);
        }
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let suite = Identity { version, sha256: hash.finish() };
        let (schema, base) = (SCHEMA.to_owned(), matrix::base());
        let manifest =
            Manifest { schema, base, url_standard: commit().to_owned(), suite, documents };
        all_files.push((
            "manifest.json".to_owned(),
            with_line_feed(serde_json::to_vec_pretty(&manifest))?,
        ));
        Ok(Generated { manifest, records, inexpressible, files: all_files })
    }

    /// The documents that have records, each with its records.
    pub fn documents(&self) -> impl Iterator<Item = (&Document, &[Record])> {
        let records = self.records.chunk_by(|a, b| a.document == b.document);
        records.filter_map(|of_document| {
            let mut documents = self.manifest.documents.iter();
            Some((documents.find(|it| it.path == of_document[0].document)?, of_document))
        })
    }

    /// The numbers of tests, of controls and of negative controls.
    pub fn counts(&self) -> [usize; 3] {
        let kinds = [Kind::Test, Kind::Control, Kind::Negative];
        kinds.map(|kind| self.records.iter().filter(|record| record.kind == kind).count())
    }

    /// What a run of the suite must contain.
    pub fn suite(self) -> Suite {
        Suite { identity: self.manifest.suite, records: self.records }
    }
}

/// Returns JSON with a line feed at its end.
fn with_line_feed(json: serde_json::Result<Vec<u8>>) -> Result<Vec<u8>, Reason> {
    let mut json = json.map_err(|error| error.to_string())?;
    json.push(b'\n');
    Ok(json)
}
