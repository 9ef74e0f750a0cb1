# IRI: "an object representation for Internationalized Resource Identifiers (IRIs) as defined by RFC
# 3987 and supports their parsing, serializing, and base resolution".

use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use IRI;
use JSON::PP ();
use Driver;

my %operations = (
    check => sub {
        # "A boolean value indicating whether the IRI should be parsed (and validated) during object
        # construction (false)": it dies if the text is not valid.
        IRI->new(value => shift->{input}{text});
        return { valid => JSON::PP::true };
    },
    split => sub {
        my $iri = IRI->new(value => shift->{input}{text});
        my %result = map { $_ => $iri->$_ } qw(scheme host port path query fragment);
        return { %result, userinfo => $iri->user };
    },
    resolve => sub {
        my $input = shift->{input};
        my $base = IRI->new(value => $input->{base});
        return { text => IRI->new(value => $input->{reference}, base => $base)->abs };
    },
);

serve({
    name => 'IRI (Perl)', version => IRI->VERSION, source => 'https://metacpan.org/pod/IRI',
    claims => ['RFC 3987'], call => 'IRI->new(value => $text)',
    documents => { check => ['RFC 3987'] }, productions => ['IRI-reference'],
    note => '"lazy: A boolean value indicating whether the IRI should be parsed (and validated) during object construction (false)"',
}, \%operations);
