//! The laboratory: proofs, and grammars of many rules.
//!
//! Each line has the median of 11 rounds in milliseconds, and how many steps were made, which
//! are the same everywhere.

use abnf_lab::{Budget, CoreGrammar, LabGrammar, Languages, Proof, Study};
use std::collections::HashSet;
use std::time::{Duration, Instant};

const ROUNDS: usize = 11;

fn main() {
    // What `abnf-lab diff rfc3987 rfc3987.pest --all` does, for each grammar of the repository.
    for name in ["rfc3986", "rfc3987", "rfc3987bis", "leiri", "url-i18n-07"] {
        let [abnf, core, pest] =
            [format!("abnf/{name}.abnf"), "core.pest".to_owned(), format!("{name}.pest")].map(read);
        report(&format!("prove {name}"), || {
            let abnf = LabGrammar::from_abnf(&abnf).expect("an ABNF");
            let pest = [&*core, &*pest].join("\n");
            let pest = LabGrammar::from_pest(&pest).expect("a grammar of pest");
            let mut languages = Languages::of(&[&abnf, &pest]);
            Proof::with(&mut languages, &abnf, &pest).expect("regular");
            languages.work()
        });
    }
    for (name, text) in [
        ("RFC 5424", include_str!("../tests/data/rfc5424.abnf").to_owned()),
        ("RFC 5321", include_str!("../tests/data/rfc5321.abnf").to_owned()),
        ("two hundred rules", many_rules()),
    ] {
        report(name, || {
            let grammar = LabGrammar::from_abnf(&text).expect(name);
            Study::of_all(grammar, &Budget::unlimited()).languages().work()
        });
    }
}

fn read(file: String) -> String {
    std::fs::read_to_string(format!("{}/../../grammar/{file}", env!("CARGO_MANIFEST_DIR")))
        .expect("a grammar")
}

/// RFC 3987, 5424 and 5321 as one grammar, and rules that join theirs.
fn many_rules() -> String {
    let texts = [
        CoreGrammar::find("rfc3987").expect("it is there").abnf(),
        include_str!("../tests/data/rfc5424.abnf"),
        include_str!("../tests/data/rfc5321.abnf"),
    ];
    let (mut text, mut names) = (String::new(), HashSet::new());
    for part in texts {
        let grammar = LabGrammar::from_abnf(part).expect("an ABNF");
        for rule in grammar.rules().iter().filter(|rule| rule.span.is_some()) {
            if names.insert(rule.name.to_ascii_lowercase()) {
                text.push_str(&format!("{} = {}\n", rule.name, grammar.display(&rule.expr)));
            }
        }
    }
    for number in 0.. {
        if text.lines().count() >= 200 {
            break;
        }
        text.push_str(&format!("joined{number} = 1*{}( Mailbox / IRI / PRI )\n", number + 1));
    }
    text
}

fn report(name: &str, mut measured: impl FnMut() -> u64) {
    let mut times: Vec<Duration> = Vec::new();
    let mut steps = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        steps = measured();
        times.push(start.elapsed());
    }
    times.sort_unstable();
    println!("{name:<20} {:>9.1} ms {steps:>9} steps", times[ROUNDS / 2].as_secs_f64() * 1e3);
}
