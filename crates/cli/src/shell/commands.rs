//! What the program knows of each command besides its arguments. `main.rs` does not compile if a
//! command has no row here.

/// Which of the optional members the JSON objects of a run have.
#[derive(Clone, Copy)]
pub struct Members {
    /// The members about a text: `file`, `line`, `input`, `error`.
    pub text: bool,
    pub output: bool,
    pub columns: bool,
    pub details: bool,
}

impl Members {
    /// The members of objects that are not about a text.
    pub const REPORT: Members =
        Members { text: false, output: false, columns: false, details: true };
    /// The members of the result of a text, with details.
    const RESULT: Members = Members { text: true, output: true, columns: false, details: true };
    /// The members of a text without a result.
    const DETAILS: Members = Members { output: false, ..Members::RESULT };
    /// The members of a text that is only valid or not.
    const VERDICT: Members = Members { details: false, ..Members::DETAILS };
    /// The members of a row: only the columns that the options name.
    pub const ROW: Members = Members { details: false, ..Members::REPORT };

    /// Whether the objects are rows.
    pub fn is_row(self) -> bool {
        !self.text && !self.details
    }

    /// Returns the members of the objects of a command with its default options.
    pub fn for_command(name: &str) -> Self {
        let row = ROWS.iter().find(|row| row.name == name);
        row.and_then(|row| row.object).expect("a command with objects").0
    }
}

/// A command: its name, of one or two words, and what is known of it.
pub struct Row {
    pub name: &'static str,
    /// The members of its JSON objects, and the notation of their details (`notation.rs`); `None` if
    /// it writes none.
    pub object: Option<(Members, &'static str)>,
    /// The options of its own that `-h` shows; all if there are none here.
    pub brief: &'static [&'static str],
    /// Its examples in the help of the program, each with what it does.
    pub examples: &'static [&'static str],
}

/// A value, if there is one.
macro_rules! optional {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

/// Defines [`ROWS`], and a value of [`Described`] for each.
macro_rules! rows {
    ($($command:ident $name:literal $($members:ident $details:literal)?
        [$($brief:literal)*] [$($example:literal)*];)*) => {
        /// A command that has a row.
        #[cfg_attr(not(feature = "manual"), allow(dead_code, reason = "two need the feature"))]
        pub enum Described { $($command),* }

        /// All commands, in the order of the help.
        pub const ROWS: &[Row] = &[$(Row {
            name: $name,
            object: optional!($((Members::$members, include_str!(concat!("../schema/", $details))))?),
            brief: &[$($brief),*],
            examples: &[$($example),*],
        }),*];
    };
}

rows! {
    Parse "parse" DETAILS "parse.json"
        ["document" "rule" "output"]
        ["iri parse http://résumé.example.org/   the parse tree of an IRI"
         "iri parse 'http://a/%zz'               why a text is not valid, and where"];
    Components "components" DETAILS "components.json"
        ["document" "rule" "get" "output"]
        ["iri components --format jsonl '//[::1]:80/a?b'"];
    Check "check" VERDICT "check.json"
        ["document" "rule" "output"]
        ["iri check urls.txt                     invalid lines, with place and reason"
         "iri check --document leiri hrefs.txt   references in XML, with spaces and <>"];
    Lint "lint" DETAILS "lint.json"
        ["profile" "severity" "fail-on" "output"]
        ["iri lint urls.txt                      legal but unwise, and who says so"];
    Explain "explain" REPORT "explain.json"
        []
        ["iri explain non-nfc                    what a finding means"];
    Table "table" ROW "table.json"
        ["get" "base" "csv" "column"]
        ["iri table --get host,uri,ok urls.txt    several results of each line"];
    Stats "stats"
        []
        [];
    StatsAdd "stats add" ROW "stats-add.json"
        []
        ["iri stats add a.json b.json > both.json   the counts of two runs"];
    ToUri "to-uri" RESULT "to-uri.json"
        ["document" "idna" "base-scheme" "steps"]
        ["iri to-uri --steps http://résumé/       an IRI as a URI, step by step"];
    ToIri "to-iri" RESULT "to-iri.json"
        ["document" "idna" "decode" "steps"]
        ["iri to-iri --file uris.txt             URIs as IRIs, one per line"];
    Find "find" RESULT "find.json"
        ["scheme" "links" "invalid" "only-matching" "context"]
        ["iri find letter.txt                    the identifiers in running text"];
    Leiri "leiri" RESULT "leiri.json"
        ["document" "characters" "steps"]
        [];
    Transcode "transcode" RESULT "transcode.json"
        ["charset" "to" "into" "steps"]
        [];
    FromPath "from-path" RESULT "from-path.json"
        ["charset" "to" "file-scheme" "list"]
        ["iri from-path --to uri résumé.html      a reference from a file name"];
    Host "host" RESULT "host.json"
        ["to" "steps" "idna"]
        ["iri host faß.de                        a name by three versions of IDNA"];
    Prepare "prepare" RESULT "prepare.json"
        ["to" "idna" "typed" "steps"]
        ["iri prepare ' http://a:8x/b c '       any string, repaired as a URI"];
    Resolve "resolve" RESULT "resolve.json"
        ["document" "guarded" "steps" "output"]
        ["iri resolve 'http://a/b/c/d;p?q' ../g  the target of a reference"];
    Relative "relative" RESULT "relative.json"
        ["non-strict" "output"]
        ["iri relative http://a/b/c http://a/d   a reference to a target"];
    Normalize "normalize" RESULT "normalize.json"
        ["rung" "idna" "document" "steps"]
        ["iri normalize --steps HTTP://a:80/%7e  what each rung of the ladder changes"];
    Compare "compare" DETAILS "compare.json"
        ["rung" "idna" "base" "document"]
        ["iri compare http://a http://A:80/      at which rung two IRIs are equal"];
    Bidi "bidi" DETAILS "bidi.json"
        ["notation" "read" "direction"]
        ["iri bidi -n hebrew --read http://a/BC  how right-to-left text is displayed"];
    Display "display" RESULT "display.json"
        ["repertoire" "decoded" "idna" "steps"]
        ["iri display --repertoire Latin http://résumé/я   for a viewer of Latin letters"];
    Grammar "grammar"
        []
        ["iri grammar show rfc3987 ipath         a rule as its document prints it"];
    GrammarList "grammar list" REPORT "grammar-list.json" [] [];
    GrammarShow "grammar show" REPORT "grammar-show.json" [] [];
    Schemes "schemes" REPORT "schemes.json"
        []
        ["iri schemes mailto                     the grammar of a scheme"];
    Schema "schema"
        []
        [];
    Completions "completions"
        []
        ["iri completions bash > ~/.local/share/bash-completion/completions/iri"];
    Man "man"
        []
        ["iri man | man -l -"];
}
