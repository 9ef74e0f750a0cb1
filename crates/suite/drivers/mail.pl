# Reads a message by a module of Perl: mail.pl READER [DOCUMENT BASE].
use strict;
use warnings;
use Encode;
use JSON::PP;

my ($reader, $document) = @ARGV;
# Where in the sources a message comes from is left out.
$SIG{__DIE__} = sub { die $_[0] =~ s/ at \S+ line \d.*//sr, "\n" };
eval "require $reader; 1" or die $@;
if (!$document) {
    print "$reader ", $reader->VERSION, "\n";
    exit;
}
open(my $file, '<:raw', $document) or die "$document: $!";
my $source = do { local $/; <$file> };
my $text;
if ($reader eq 'Email::MIME') {
    $text = Email::MIME->new($source)->body_str;
} else {
    # Its programs decode the octets by the charset that it names.
    my $parser = MIME::Parser->new;
    $parser->output_to_core(1);
    my $entity = $parser->parse_data($source);
    my $charset = $entity->head->mime_attr('content-type.charset');
    $text = decode($charset, $entity->bodyhandle->as_string, Encode::FB_CROAK);
}
for my $line (split /\r?\n/, $text) {
    my ($id, $reads) = $line =~ /^(\S+) <(.*)>$/ or next;
    print encode_json({id => $id, reads => $reads}), "\n";
}
