# Reads a feed by XML::Atom: atom.pl READER [DOCUMENT BASE].
use strict;
use warnings;
use JSON::PP;
use XML::Atom::Feed;

my ($reader, $document) = @ARGV;
if (!$document) {
    print "$reader $XML::Atom::VERSION\n";
    exit;
}
$XML::Atom::ForceUnicode = 1;
for my $entry (XML::Atom::Feed->new($document)->entries) {
    my $link = $entry->link;
    my $id = $entry->id =~ s/^x://r;
    print encode_json({id => $id, reads => $entry->title, href => $link && $link->href}), "\n";
}
