# URI: "Uniform Resource Identifiers (absolute and relative)", after RFC 2396 and RFC 3986.
#
# "Characters outside this set are automatically escaped by the URI constructor", and white space
# around the text is removed; the components come as escaped strings.

use strict;
use warnings;
use FindBin;
use lib $FindBin::Bin;
use URI;
use Driver;

sub split_uri {
    my $text = shift->{input}{text};
    my $uri = URI->new($text);
    # "If you want the scheme just as it was written … use the $uri->_scheme method instead."
    my $result = { scheme => $uri->_scheme, path => $uri->path, fragment => $uri->fragment };
    # A scheme without the generic syntax: `path` is all before the fragment.
    unless ($uri->can('authority') && $uri->can('query')) {
        delete $result->{path} if $uri->path =~ /\?/;
        return $result;
    }
    $result->{authority} = $uri->authority;
    $result->{query} = $uri->query;
    if ($uri->can('userinfo')) {
        $result->{userinfo} = $uri->userinfo;
        # "If you don't want the default port substituted, then you can use the $uri->_port method";
        # the host is "unescaped".
        $result->{port} = $uri->_port;
        $result->{host} = $uri->host;
        $result->{host} = "[$result->{host}]" if ($result->{host} // '') =~ /:/;
    }
    return as_written($result, $text, 'host');
}

my %operations = (
    split => \&split_uri,
    resolve => sub {
        my $input = shift->{input};
        return { text => URI->new_abs($input->{reference}, $input->{base})->as_string };
    },
    'to-uri' => sub { { text => URI->new(shift->{input}{text})->as_string } },
    'to-iri' => sub { { text => URI->new(shift->{input}{text})->as_iri } },
);

serve({
    name => 'URI (Perl)', version => URI->VERSION, source => 'https://metacpan.org/pod/URI',
    claims => ['RFC 3986'], call => 'URI->new($text)',
    documents => { split => ['RFC 3986'], resolve => ['RFC 3986'] },
}, \%operations);
