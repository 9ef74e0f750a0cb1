//! t
use iri_grammar::*;
fn main(){ for g in [Grammar::Rfc3987, Grammar::UrlI18n07] { let p=g.reference(); for s in ["http://a/%zz","http://[1::2::3]/","http://example.org/a b","http://a/#\u{e000}","http://a:8x/","1a:b",":b","http://[::1]x","http://[::1","http://[fe80::1%25eth0]/","^","http://^","http://a/b%","http://[v.a]","http://[12345::]","http://[1:2:3]","http://1.2.3.^","a b:c","http://u@b@c/","#a#b","http://[::1.2.3.400]","foo:","//[[", "http://[:::1]"] {
 match p.parse(s) { Ok(t)=>println!("{s}\n   {t:?}"), Err(e)=>println!("{s}\n  {e}") } } }
 for (r,s) in [("IRI","1a:b"),("IRI","a/b"),("absolute-IRI","a:b#c"),("IPv4address","1.2.3"),("IPv4address","1.2.3.256"),("dec-octet","256"),("ireg-name","a:b"),("ipath","a//:?"),("iunreserved","aa"),("iunreserved",""),("isegment-nz",""),("IPv6address","1::2::3"),("ls32","1:"),("IRI","http")] {
  match Grammar::Rfc3987.production(r).unwrap().parse(s) { Ok(t)=>println!("{r} {s}\n   {t:?}"), Err(e)=>println!("{r} {s}\n  {e}") } }
 let s=format!("http://a/{} ","a/".repeat(500000)); let t=std::time::Instant::now(); println!("{}", Grammar::Rfc3987.reference().check(&s).unwrap_err()); println!("{:?}",t.elapsed());
 let t=std::time::Instant::now(); for _ in 0..1000 { std::hint::black_box(Grammar::Rfc3987.reference().check("https://www.example.org/aaa/b c").is_err()); } println!("{:?}/1000",t.elapsed());
 let t=std::time::Instant::now(); for _ in 0..1000 { std::hint::black_box(Grammar::Rfc3987.reference().check("https://[1::2::3]/").is_err()); } println!("{:?}/1000",t.elapsed());
}
