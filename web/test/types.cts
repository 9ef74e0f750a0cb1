// The types of `types.ts`, imported by `require`. `types.test.mjs` checks this file.
import iri = require('iri-grammar');
import core = require('iri-grammar/core');
import { Ajv } from 'ajv';
import { addIriFormats } from 'iri-grammar/ajv';

const parts: iri.Components = core.parse('http://a/', 'IRI');
const section: string | null = iri.check('a b')?.section ?? null;
const ajv: Ajv = addIriFormats(new Ajv(), ['iri']);

export = { parts, section, ajv };
