//! t
use std::time::Instant;
use iri_grammar::*;
fn main(){
  let p=Grammar::Rfc3987.reference();
  for s in ["http://www.example.org/foo/bar/baz?query=value&x=y#fragment12","http://example.org/","https://ko.wikipedia.org/wiki/대한민국의_국립공원_목록","../a/b/c?d", "https://zh.wikipedia.org/wiki/%E5%8D%97%E4%BA%AC%E6%9C%9D%E5%A4%A9%E5%AE%AB"]{
    let mut best=f64::MAX;
    for _ in 0..20{ let n=20000; let t=Instant::now(); for _ in 0..n{ std::hint::black_box(p.components(std::hint::black_box(s)).unwrap()); } best=best.min(t.elapsed().as_nanos() as f64/n as f64);}
    println!("{} chars {} bytes {best:.0} ns", s.chars().count(), s.len());
  }
  for s in ["a".repeat(1_000_000), "/a".repeat(500_000)]{ let s=format!("http://a/{s}"); let t=Instant::now(); println!("{} {:?}",p.components(&s).is_ok(), t.elapsed()); }
}
