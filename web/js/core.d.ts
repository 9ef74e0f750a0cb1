export { Component, Components, Production, check, isValid, parse, resolve } from './identifiers.js';
export { IriError, Place, bytes } from './error.js';
