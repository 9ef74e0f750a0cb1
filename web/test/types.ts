// Uses the types of the package as a program does. `types.test.mjs` checks this file.
import { Components, IriError, Mailto, Place, Rung, Tel, Typed, Verdict, check, equivalent, find, host, normalize, parse, prepare, profiles, resolve, rungs, schemes, toIri, toUri } from 'iri-grammar';
import { isValid } from 'iri-grammar/core';
import { bidi, lint } from 'iri-grammar/lint';
import { addIriFormats, tolerantUriResolver } from 'iri-grammar/ajv';
import { addIriFormats as addCoreFormats, uriResolver } from 'iri-grammar/ajv-core';
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
const ajv: Ajv = addIriFormats(new Ajv({ uriResolver: tolerantUriResolver }), ['iri']);
const small: Ajv = addCoreFormats(new Ajv({ uriResolver }), ['iri-reference']);
const verdict: Verdict = schemes.check('mailto:a@b');
const mailto: Mailto = schemes.parse('mailto:a@b');
const some: Typed = schemes.parse(target);
const isGlobal = (it: Typed): boolean => it.scheme === 'tel' && it.isGlobal;
const tel: Tel = schemes.parse('TEL:+1');
const copy: { host: string | null } = { ...structuredClone(parts) };

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
// @ts-expect-error: this format needs the full module.
addCoreFormats(ajv, ['idn-hostname']);
// @ts-expect-error: another scheme.
const other: Mailto = schemes.parse('tel:+1');

export { all, copy, isGlobal, mailto, other, small, some, tel, verdict, hostname, path, place, allowed, same, names, texts, notes, ends, fixes, seen };
