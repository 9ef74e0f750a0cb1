// Uses the types of the package as a program does. `types.test.mjs` checks this file.
import { Components, IriError, Place, Rung, check, equivalent, find, host, normalize, parse, prepare, profiles, resolve, rungs, toIri, toUri } from 'iri-grammar';
import { isValid } from 'iri-grammar/core';
import { bidi, lint } from 'iri-grammar/lint';
import { addIriFormats } from 'iri-grammar/ajv';
import { Ajv } from 'ajv';

const parts: Components = parse('http://a/', 'IRI');
const hostname: string | null = parts.host;
const path: string = parts.path;
const place: Place | null = parts.span('authority');
const refused: IriError | null = check('a b');
const allowed: string[] = refused?.allowed ?? [];
const target: string = resolve('http://a/', 'b', 'URI');
const same: boolean = equivalent('http://a/', target, { rung: 'scheme', idna: 'agreed' });
const all: readonly Rung[] = rungs;
const names: string[] = profiles.map((profile) => host('a', { profile, unicode: true }));
const texts: string[] = [toUri('a', { host: 'idna2008' }), toIri('a'), normalize('a', { rung: 'case', alone: true })];
const notes: string[] = prepare('a b', { iri: true }).notes.map((note) => note.code);
const ends: number[] = find('http://a/').map((found) => found.end);
const fixes: boolean[] = lint('a', { profile: 'strict' }).flatMap((finding) => (finding.fix ? [finding.fix.safe] : []));
const seen: string = bidi('a').visual;
const ajv: Ajv = addIriFormats(new Ajv(), ['iri']);

// @ts-expect-error: no such production.
isValid('a', 'iri');
// @ts-expect-error: a base has a scheme.
resolve('a', 'b', 'IRI-reference');
// @ts-expect-error: no such profile.
host('a', { profile: 'idna' });
// @ts-expect-error: no such rung.
normalize('a', { rung: 'schema' });
// @ts-expect-error: no such format.
addIriFormats(ajv, ['date']);

export { all, hostname, path, place, allowed, same, names, texts, notes, ends, fixes, seen };
