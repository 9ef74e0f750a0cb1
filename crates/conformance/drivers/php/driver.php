<?php

// What the drivers in PHP share: the loop over the lines of the protocol (../../PROTOCOL.md).

declare(strict_types=1);

/** The implementation does not offer what is asked, with the reason. */
class Unsupported extends Exception
{
}

/**
 * Answers requests until the input ends. `$operations` has a function for each operation, from the
 * request to the result.
 */
function serve(array $greeting, array $operations): void
{
    fgets(STDIN);
    write($greeting + ['language' => 'PHP', 'operations' => array_keys($operations)]);
    while (($line = fgets(STDIN)) !== false) {
        $request = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
        write(['seq' => $request['seq']] + answer($operations, $request));
    }
}

function answer(array $operations, array $request): array
{
    $operation = $operations[$request['operation']] ?? null;
    if ($operation === null) {
        return ['unsupported' => 'no such operation'];
    }
    try {
        return ['result' => $operation($request)];
    } catch (Unsupported $reason) {
        return ['unsupported' => $reason->getMessage()];
    } catch (Throwable $error) {
        return ['error' => get_class($error) . ': ' . $error->getMessage()];
    }
}

function write(array $value): void
{
    // What is not UTF-8 cannot be said in JSON.
    fwrite(STDOUT, json_encode($value, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE) . "\n");
}

/** The version of a library that is installed as a package of Debian. */
function debian_version(string $package): string
{
    return trim((string) shell_exec("dpkg-query -W -f '\${Version}' $package"));
}

/**
 * Without those of the named components that do not stand in the text: the implementation documents
 * that it gives them in another form (a number, lower case).
 */
function as_written(array $result, string $text, string ...$names): array
{
    foreach ($names as $name) {
        $value = $result[$name] ?? null;
        // A port after its colon, since 80 stands in 080; an authority up to its end.
        $is_written = match ($name) {
            'port' => str_contains($text, ":$value"),
            'authority' => preg_match('~//' . preg_quote((string) $value, '~') . '([/?#]|$)~', $text) === 1,
            default => str_contains($text, (string) $value),
        };
        if ($value !== null && !$is_written) {
            unset($result[$name]);
        }
    }
    return $result;
}
