<?php

// parse_url: "This function is not meant to validate the given URL": no check.

declare(strict_types=1);
require __DIR__ . '/driver.php';

serve([
    'name' => 'parse_url', 'version' => PHP_VERSION,
    'source' => 'https://www.php.net/manual/en/function.parse-url.php', 'claims' => ['RFC 3986'],
    'documents' => ['split' => ['RFC 3986']], 'call' => 'parse_url($text)',
], [
    'split' => function (array $request): array {
        $text = $request['input']['text'];
        $parts = parse_url($text);
        // "On seriously malformed URLs, parse_url() may return false."
        if ($parts === false) {
            throw new Exception('parse_url returned false');
        }
        // "only the components that are present"
        $result = ['path' => $parts['path'] ?? ''];
        foreach (['scheme', 'host', 'query', 'fragment'] as $name) {
            $result[$name] = $parts[$name] ?? null;
        }
        $result['userinfo'] = isset($parts['user'], $parts['pass'])
            ? $parts['user'] . ':' . $parts['pass'] : $parts['user'] ?? null;
        // An integer: whether there was an empty port is not told.
        if (isset($parts['port'])) {
            $result['port'] = (string) $parts['port'];
        }
        return as_written($result, $text, 'port');
    },
]);
