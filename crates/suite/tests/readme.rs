//! Every command that README.md shows, with the output that it shows.

use std::path::Path;
use std::{env, fs};

#[test]
fn commands_print_what_readme_shows() {
    // What they write does not stay among the sources.
    let (package, folder) = (env!("CARGO_MANIFEST_DIR"), env!("CARGO_TARGET_TMPDIR"));
    let folder = Path::new(folder).join("readme");
    fs::create_dir_all(folder.join("tests/data")).unwrap();
    for file in fs::read_dir(Path::new(package).join("tests/data")).unwrap() {
        let file = file.unwrap();
        fs::copy(file.path(), folder.join("tests/data").join(file.file_name())).unwrap();
    }
    env::set_current_dir(&folder).unwrap();
    trycmd::TestCases::new().case(Path::new(package).join("README.md"));
}
