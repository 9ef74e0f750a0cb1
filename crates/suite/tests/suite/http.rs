//! A client that sends what it is told to, octet by octet.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Child;
use std::time::Duration;

/// A process that ends with what has it.
pub struct Ended(pub Child);

impl Drop for Ended {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

pub struct Client {
    pub address: String,
}

impl Client {
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
        stream
    }

    /// The answer to these octets.
    pub fn answer(&self, octets: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        stream.write_all(octets).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        answer
    }

    /// Head and body of the answer.
    pub fn ask(&self, octets: &[u8]) -> (String, Vec<u8>) {
        let answer = self.answer(octets);
        let end = answer.windows(4).position(|window| window == b"\r\n\r\n").unwrap();
        (String::from_utf8(answer[..end].to_vec()).unwrap(), answer[end + 4..].to_vec())
    }

    pub fn status(&self, octets: &[u8]) -> String {
        self.ask(octets).0.lines().next().unwrap()["HTTP/1.1 ".len()..].to_owned()
    }
}
