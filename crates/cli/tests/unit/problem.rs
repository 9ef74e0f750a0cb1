use super::{attach_note, underline};
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// Returns what annotate-snippets writes, whose form the messages have.
fn reference([before, marked, after]: [&str; 3], note: &str, help: &str) -> String {
    let place = before.len()..before.len() + marked.len();
    let snippet = Snippet::source(format!("{before}{marked}{after}"))
        .annotation(AnnotationKind::Primary.span(place).label("column 3, in ipath"));
    let group = Level::ERROR
        .primary_title("it is not allowed")
        .element(snippet)
        .element(Level::NOTE.message(note))
        .element(Level::HELP.message(help));
    Renderer::styled().render(&[group])
}

#[test]
fn excerpts_have_the_form_of_annotate_snippets() {
    let characters = [
        "",
        "a",
        " ",
        "\u{e9}",
        "\u{8a9e}",
        "e\u{301}",
        "\u{5d0}",
        "\u{1f469}",
        "\\u{200c}",
        "\u{ff21}",
    ];
    for before in characters {
        for marked in characters {
            for after in characters {
                for repeated in [1, 3] {
                    let parts = [before, marked, after].map(|part| part.repeat(repeated));
                    let parts = [&*parts[0], &parts[1], &parts[2]];
                    let (note, help) = ("needed: ALPHA", "a = b\n  / c\n / d");
                    let ours = underline("it is not allowed", parts, "column 3, in ipath")
                        + &attach_note("note", note)
                        + &attach_note("help", help);
                    assert_eq!(ours, reference(parts, note, help), "{parts:?}");
                }
            }
        }
    }
}
