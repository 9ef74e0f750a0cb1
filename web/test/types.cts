// The same types by `require`; `types.test.mjs` has it checked.
import iri = require('iri-grammar');
import core = require('iri-grammar/core');
import { Ajv } from 'ajv';
import { addIriFormats } from 'iri-grammar/ajv';

const parts: iri.Components = core.parse('http://a/', 'IRI');
const section: string | null = iri.check('a b')?.section ?? null;
const ajv: Ajv = addIriFormats(new Ajv(), ['iri']);

export = { parts, section, ajv };
