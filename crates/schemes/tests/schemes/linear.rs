//! A text of a MiB is read in time that is linear in its length.

use iri_grammar::Iri;
use iri_schemes::check;
use std::time::{Duration, Instant};

/// Returns the least time of three for a text with this many repetitions.
fn time(pieces: [&str; 3], repetitions: usize) -> Duration {
    let [before, once, after] = pieces;
    let text = [before, &once.repeat(repetitions), after].concat();
    let iri = Iri::new(&text).unwrap();
    let run = || {
        let begun = Instant::now();
        check(iri).unwrap_or_else(|it| panic!("{before}: {it}")).expect("a scheme with a grammar");
        begun.elapsed()
    };
    (0..3).map(|_| run()).min().unwrap()
}

#[test]
fn time_is_linear_up_to_a_mebibyte() {
    let texts = [
        ["http://a/", "b/", ""],
        ["http://a/", "\u{e9}", ""],
        ["ws://a/?", "b", ""],
        ["coap://", "a", ""],
        ["mailto:a@b", ",c%41@d.e", ""],
        ["mailto:a@b?c=d", "&e=f", ""],
        ["tel:+1", "-2", ""],
        ["tel:+1", ";x=y", ""],
        ["urn:example:a", "b", ""],
        ["urn:oid:1", ".2", ""],
        ["data:;base64,", "QUJD", ""],
        ["data:a/b", ";c=d", ",e"],
        ["file:///a", "/b", ""],
        ["geo:1,2", ";a=b", ""],
        ["sip:", "a;", "@b"],
        ["sip:a@b;c=", "d", ""],
        ["ldap:///a=b", ",c=d", ""],
        ["ldap:///???(&", "(a=b)", ")"],
        ["ldap:///???(&(a=b)", "(!(a=b))", ")"],
        ["tag:a,2000:", "b", ""],
        ["pkcs11:a=b;c=", "d", ""],
        ["aaa://a", ".b", ""],
        ["rtspu://a", "/b", ""],
        ["dns:", "a", ""],
        ["info:a/", "b", ""],
        ["acap://a/", "b", ""],
        ["acap://a/b?c", "&d", ""],
        ["pop://", "a", "@b"],
        ["cap://a/", "b", ""],
        ["opaquelocktoken:e71d4fae-5dec-22d6-fea5-00a0c91e6be4", "/a", ""],
        ["dtn://a/", "b", ""],
        ["ipn:1.", "2", ""],
        ["go:a", ";b=c", ""],
        ["h323:a", ";b", ""],
        ["icap://a/", "b/", ""],
        ["im:?a=b", "&c=d", ""],
        ["pres:", "a", ""],
        ["ipp://a/b", ";c", ""],
        ["ipps://a", "/b", ""],
        ["iris:a//b/c/", "d", ""],
        ["iris.lwz:a//b/c/", "d", ""],
        ["jms:a:b?c=d", "&e=f", ""],
        ["msrp://a/b;tcp", ";c=d", ""],
        ["mtqp://a/track/", "b", "/QQ=="],
        ["reload://00@a/", "11", ""],
        ["sieve://a/", "b", ""],
        ["snmp://a//1", ".2", ""],
        ["snmp://a//(1", ",2.3", ")"],
        ["tftp://a/", "b", ""],
        ["tn3270://", "a", ""],
        ["vnc://a?b=c", "&d=e", ""],
        ["xcon:", "a", "@b"],
        ["rsync:", "/a", ""],
        ["sms:+1", ",+2", ""],
        ["ftp://a", "/b", ""],
        ["vemmi://a/b", ";c=d", ""],
        ["nfs:a", "/b", ""],
        ["tv:a", ".b", ""],
        ["imap://a/b", "/c", ""],
        ["news:a", ".a", "@b"],
        ["nntp://a/", "b", ""],
        ["cid:a", ".a", "@c"],
        ["mid:a@b/c", ".c", "@e"],
        ["rtmfp://a", "/b", ""],
        ["iax:a/", "b", ""],
        ["z39.50r://a/b", "c", ""],
        ["z39.50s://a/b", "+c", ""],
        ["mupdate://a/", "b", ""],
        ["session:a", "b", "@c"],
        ["xmlrpc.beep://a", "/b", ""],
        ["soap.beep://a", "/b", ""],
        ["service:a://b", "/c", ""],
        ["service:a://b", ";c=d", ""],
        ["urn:publicid:a", "+b", ""],
        ["urn:3gpp:a", ":b", ""],
        ["sips:a@b;transport=", "c", ""],
        ["nih:a;", "ab-", ""],
        ["xmpp:a@b/", "c", ""],
        ["xmpp:a@b?c", ";d=e", ""],
    ];
    // The names of parameters differ.
    let parameters =
        |count: usize| (0..count).map(|number| format!(";{number}=a")).collect::<String>();
    let parameters = [1 << 12, 1 << 16].map(parameters);
    let [short, long] = parameters.each_ref().map(|it| time(["sip:a@b", it, ""], 1));
    assert!(long < short * 16 * 6 + Duration::from_millis(200), "{short:?}, {long:?}");
    for pieces in texts {
        let repetitions = (1 << 20) / pieces[1].len();
        let (short, long) = (time(pieces, repetitions / 16), time(pieces, repetitions));
        // Sixteen times the text takes sixteen times as long; the rest is for what else the machine
        // does; a quadratic procedure takes 256 times as long.
        let most = short * 16 * 6 + Duration::from_millis(200);
        assert!(long < most, "{pieces:?}: {short:?}, {long:?}");
    }
}
