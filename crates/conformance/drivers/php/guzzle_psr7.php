<?php

// guzzlehttp/psr7: "PSR-7 URI implementation", with RFC 3986's resolution and normalization.
//
// PSR-7 has scheme and host in lower case, no port that is the scheme's, and "cannot distinguish between
// an empty component and a missing component".

declare(strict_types=1);
require __DIR__ . '/driver.php';
require 'GuzzleHttp/Psr7/autoload.php';

use GuzzleHttp\Psr7\Uri;
use GuzzleHttp\Psr7\UriNormalizer;
use GuzzleHttp\Psr7\UriResolver;

function at_scheme(array $request): void
{
    if ($request['input']['level'] !== 'scheme') {
        throw new Unsupported('normalizes at the level scheme');
    }
}

serve([
    'name' => 'guzzlehttp/psr7', 'version' => debian_version('php-guzzlehttp-psr7'),
    'source' => 'https://github.com/guzzle/psr7', 'claims' => ['RFC 3986'],
    'call' => 'new Uri($text)',
    'documents' => array_fill_keys(['split', 'resolve', 'normalize', 'compare'], ['RFC 3986']),
], [
    'split' => function (array $request): array {
        $text = $request['input']['text'];
        $uri = new Uri($text);
        $result = [
            'scheme' => $uri->getScheme(), 'authority' => $uri->getAuthority(),
            'userinfo' => $uri->getUserInfo(), 'host' => $uri->getHost(),
            'port' => (string) $uri->getPort(), 'query' => $uri->getQuery(),
            'fragment' => $uri->getFragment(),
        ];
        $result = array_filter($result, fn (string $part) => $part !== '');
        $result += ['path' => $uri->getPath(), 'scheme' => null];
        return as_written($result, $text, 'scheme', 'authority', 'host', 'port');
    },
    'resolve' => function (array $request): array {
        ['base' => $base, 'reference' => $reference] = $request['input'];
        return ['text' => (string) UriResolver::resolve(new Uri($base), new Uri($reference))];
    },
    'normalize' => function (array $request): array {
        at_scheme($request);
        return ['text' => (string) UriNormalizer::normalize(new Uri($request['input']['text']))];
    },
    'compare' => function (array $request): array {
        at_scheme($request);
        ['left' => $left, 'right' => $right] = $request['input'];
        return ['equal' => UriNormalizer::isEquivalent(new Uri($left), new Uri($right))];
    },
]);
