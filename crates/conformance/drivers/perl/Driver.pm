package Driver;

# What the drivers in Perl share: the loop over the lines of the protocol (../../PROTOCOL.md).

use strict;
use warnings;
use JSON::PP ();
use Exporter 'import';

our @EXPORT = qw(serve unsupported as_written);

my $json = JSON::PP->new->ascii->canonical;

# Answers requests until the input ends. `$operations` has a function for each operation, from the
# request to the result.
sub serve {
    my ($greeting, $operations) = @_;
    $| = 1;
    <STDIN>;
    write_line({ language => 'Perl', operations => [sort keys %$operations], %$greeting });
    while (my $line = <STDIN>) {
        my $request = $json->decode($line);
        write_line({ seq => $request->{seq}, answer($operations, $request) });
    }
}

sub answer {
    my ($operations, $request) = @_;
    my $operation = $operations->{ $request->{operation} }
        or return (unsupported => 'no such operation');
    my $result = eval { $operation->($request) };
    return (result => $result) unless $@;
    return (unsupported => ${ $@ }) if ref $@ eq 'SCALAR';
    return (result => { valid => JSON::PP::false }) if $request->{operation} eq 'check';
    return (error => "$@");
}

sub write_line { print $json->encode($_[0]), "\n" }

# The implementation does not offer what is asked, with the reason.
sub unsupported { my $reason = shift; die \$reason }

# Removes those of the named components that do not stand in the text: the implementation documents
# that it gives them in another form.
sub as_written {
    my ($result, $text, @names) = @_;
    for my $name (grep { defined $result->{$_} } @names) {
        delete $result->{$name} if index($text, $result->{$name}) < 0;
    }
    return $result;
}

1;
