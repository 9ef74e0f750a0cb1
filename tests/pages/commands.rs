//! Every command that README.md and the pages of the guide show, with the output that they show.

#[test]
fn commands_print_what_the_pages_show() {
    let pages = ["README.md", "src/guide/*.md", "src/guide/commands/*.md"];
    let cases = trycmd::TestCases::new();
    pages.iter().for_each(|page| {
        cases.case(page);
    });
    cases.run();
}
