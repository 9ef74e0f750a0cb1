export * from './core.js';
export * from './full.js';
export { Verdict, Part, Pair, Parameter, Cid, Coap, Data, File, Geo, Ldap, Mailto, Mid, News, Ni, Nntp, Sip, Tag, Tel, Urn,
  Xmpp, Typed, TypedOf, schemes } from './schemes.js';
