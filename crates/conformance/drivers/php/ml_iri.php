<?php

// ML\IRI: "IRI represents an IRI as per RFC3987." The constructor accepts any string: no check.

declare(strict_types=1);
require __DIR__ . '/driver.php';
require 'ML/IRI/autoload.php';

use ML\IRI\IRI;

serve([
    'name' => 'ML\IRI', 'version' => debian_version('php-ml-iri'),
    'source' => 'https://github.com/lanthaler/IRI', 'claims' => ['RFC 3987'],
    'call' => 'new IRI($text)',
], [
    'split' => function (array $request): array {
        $iri = new IRI($request['input']['text']);
        return [
            'scheme' => $iri->getScheme(), 'authority' => $iri->getAuthority(),
            'userinfo' => $iri->getUserInfo(), 'host' => $iri->getHost(), 'port' => $iri->getPort(),
            'path' => $iri->getPath(), 'query' => $iri->getQuery(),
            'fragment' => $iri->getFragment(),
        ];
    },
    'resolve' => function (array $request): array {
        $base = new IRI($request['input']['base']);
        return ['text' => (string) $base->resolve($request['input']['reference'])];
    },
]);
