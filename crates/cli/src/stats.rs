//! `iri stats`.

use crate::shell::*;
use clap::{Args, Subcommand};
use std::fs;
use std::io;
use std::path::PathBuf;

/// Adds counts that --stats wrote
#[derive(Args)]
pub struct StatsArgs {
    #[command(subcommand)]
    command: StatsCommand,
}

// Each subcommand has its row.
const _: Described = Described::StatsAdd;

#[derive(Subcommand)]
enum StatsCommand {
    Add(Add),
}

/// Adds the counts of several runs, as JSON
#[derive(Args)]
#[command(after_long_help = "\
Writes one JSON object to standard output, with the members of each FILE:
  version           that of the program
  command           the command; null if the runs are of several commands
  complete          whether all runs came to their end; false in a file that is
                    written meanwhile
  seconds           the time of all runs
  lines, written, invalid
                    the number of texts, of those with a result in the output,
                    and of those that are not valid
  unreadable        the number of files that could not be read to their end
  productions, encodings, findings, schemes, hosts
                    lists with a count for each name, the greatest first:
                    invalid texts by production or step, those that are not
                    UTF-8 by what is wrong with their octets, findings of lint,
                    and valid texts by scheme and host
  others            how often other schemes and hosts occur: each list has at
                    most 100000 names and 8 MiB

The counts of parts add up to those of the whole. Where a part has 'others', the count of a host is at least \
the sum.

Examples:
  iri check --stats a.json a.txt
  iri stats add a.json b.json > both.json

Exit status: 0; 2 if a file cannot be read, or has no counts.")]
struct Add {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl StatsArgs {
    pub fn run(&self) -> io::Result<Status> {
        let StatsCommand::Add(Add { files }) = &self.command;
        let mut sum: Option<Statistics> = None;
        for path in files {
            let fail = |why: String| unusable(format_args!("{}: {why}", path.display()));
            let octets = fs::read(path).map_err(|error| fail(error.to_string()))?;
            let counts = serde_json::from_slice(&octets)
                .map_err(|error| fail(format!("it has no counts of --stats: {error}")))?;
            match &mut sum {
                None => sum = Some(counts),
                Some(sum) => sum.add(counts),
            }
        }
        let mut out = Vec::new();
        json(&mut out, &sum)?;
        out.push(b'\n');
        print(&out)?;
        Ok(Status::Fine)
    }
}
