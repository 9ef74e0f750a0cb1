//! Every command that README.md shows, with the output that it shows.

#[test]
fn commands_print_what_the_readme_shows() {
    trycmd::TestCases::new().case("README.md").run();
}
