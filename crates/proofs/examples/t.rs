//! t
use iri_grammar::Grammar; use iri_proofs::claims::Procedure; use std::time::Instant;
fn main(){
 for (g,n) in [(Grammar::Rfc3986,"host"),(Grammar::Rfc3987,"ihost"),(Grammar::Rfc3987,"iquery"),(Grammar::Leiri,"iquery")]{
  let p=g.production(n).unwrap(); let t=Instant::now(); let mut k=0;
  for c in '\0'..=char::MAX { if p.takes(c.encode_utf8(&mut [0;4])){k+=1;} }
  println!("{g:?} {n} {k} {:?}",t.elapsed());
 }
 for p in Procedure::ALL { for (n,pre) in [("userinfo","//a"),("query","?a"),("host","//a")] {
  let g=p.grammars()[0]; let pr=g.production(n).or(g.production(&format!("i{n}"))).unwrap();
  let s: String=('\0'..=char::MAX).filter(|c|pr.takes(c.encode_utf8(&mut [0;4]))).collect();
  let post= if n=="userinfo" {"@"} else {""};
  let text=[pre,&s,post].concat();
  let t=Instant::now(); let out=p.carry_out(&text); print!("{p:?} {n} {} -> {} {:?}",text.len(),out.len(),t.elapsed());
  let mut e=pre.to_owned(); for c in '\0'..=char::MAX {for b in c.encode_utf8(&mut [0;4]).bytes(){e.push_str(&format!("%{b:02x}"));}} e.push_str(post);
  let t=Instant::now(); let out=p.carry_out(&e); println!(" | {} -> {} {:?}",e.len(),out.len(),t.elapsed());
 }}
}
