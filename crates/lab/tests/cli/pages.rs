//! Every command that the pages of the guide show, with the output that they show.

#[test]
fn commands_print_what_the_pages_show() {
    trycmd::TestCases::new().case("src/guide/*.md");
}
