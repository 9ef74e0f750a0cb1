//! Edits an IRI, one edit after another, and prints what it has become:
//!
//! ```text
//! $ cargo run --example editor -- 'http://example.org/a?q#f' \
//!     --host résumé.example --push-segment 'b/c' --append-pair k 'v w' --no-fragment
//! http://résumé.example/a/b%2Fc?q&k=v+w
//! ```

use iri_grammar::IriBuf;
use std::error::Error;
use std::process::ExitCode;

const USAGE: &str = "\
usage: editor IRI [EDIT]...

  --scheme, --authority, --userinfo, --host, --port, --path, --query, --fragment TEXT
      put a component, as it is to stand in the IRI, in place of what is there
  --no-authority, --no-userinfo, --no-port, --no-query, --no-fragment
      leave a component out
  --push-segment TEXT, --push-encoded-segment TEXT, --pop-segment
      append a segment to the path, given as data or as it is to stand there; remove the last one
  --append-pair KEY VALUE, --remove-pairs KEY
      append a pair to the query, given as data; remove all pairs with this key";

fn main() -> ExitCode {
    match edit(std::env::args().skip(1)) {
        Ok(iri) => {
            println!("{iri}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("editor: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Carries the edits out in their order.
pub fn edit(arguments: impl IntoIterator<Item = String>) -> Result<IriBuf, Box<dyn Error>> {
    let mut arguments = arguments.into_iter();
    let mut iri: IriBuf = arguments.next().ok_or(USAGE)?.parse()?;
    while let Some(edit) = arguments.next() {
        let mut text = || arguments.next().ok_or_else(|| format!("{edit} needs a value"));
        let edited = match edit.as_str() {
            "--scheme" => iri.set_scheme(text()?.as_str()),
            "--authority" => iri.set_authority(text()?.as_str()),
            "--userinfo" => iri.set_userinfo(text()?.as_str()),
            "--host" => iri.set_host(text()?.as_str()),
            "--port" => iri.set_port(text()?.as_str()),
            "--path" => iri.set_path(&text()?),
            "--query" => iri.set_query(text()?.as_str()),
            "--fragment" => iri.set_fragment(text()?.as_str()),
            "--no-authority" => iri.set_authority(None),
            "--no-userinfo" => iri.set_userinfo(None),
            "--no-port" => iri.set_port(None),
            "--no-query" => iri.set_query(None),
            "--push-segment" => iri.push_segment(&text()?),
            "--push-encoded-segment" => iri.push_encoded_segment(&text()?),
            "--append-pair" => iri.append_pair(&text()?, &text()?),
            "--no-fragment" => {
                iri.remove_fragment();
                Ok(())
            }
            "--pop-segment" => {
                iri.pop_segment();
                Ok(())
            }
            "--remove-pairs" => {
                let removed = text()?;
                iri.retain_pairs(|key, _| key != removed);
                Ok(())
            }
            _ => return Err(format!("{edit} is no edit\n{USAGE}").into()),
        };
        edited.map_err(|error| format!("{edit}: {error:#}"))?;
    }
    Ok(iri)
}
