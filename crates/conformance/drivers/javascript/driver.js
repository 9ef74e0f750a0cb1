// What the drivers in JavaScript share: the loop over the lines of the protocol
// (../../PROTOCOL.md), and the packages, which `install` puts in ../target/javascript.
'use strict'
const { createRequire } = require('node:module')
const path = require('node:path')
const readline = require('node:readline')

const packages = createRequire(path.join(__dirname, '../target/javascript/package.json'))

/** The implementation does not offer what is asked, with the reason. */
class Unsupported extends Error {}

/**
 * Answers requests until the input ends. `operations` has a function for each operation, from
 * the request to the result. `packageName` is the name on npm, or null for Node.js itself. Of an
 * implementation that does not claim RFC 3987, IRIs are not asked.
 */
function serve(packageName, greeting, operations) {
  const version = packageName ? packages(`${packageName}/package.json`).version : process.versions.node
  const lines = readline.createInterface({ input: process.stdin })
  lines.once('line', () => {
    const claimsIris = ['RFC 3987', 'URL Standard'].some((it) => greeting.claims.includes(it))
    const ofUris = ['split', 'resolve', 'normalize', 'compare'].map((name) => [name, ['RFC 3986']])
    write({
      version,
      language: 'JavaScript',
      operations: Object.keys(operations),
      ...greeting,
      documents: { ...(claimsIris ? {} : Object.fromEntries(ofUris)), ...greeting.documents },
    })
    lines.on('line', (line) => {
      const request = JSON.parse(line)
      write({ seq: request.seq, ...answer(operations, request) })
    })
  })
}

function answer(operations, request) {
  const operation = operations[request.operation]
  if (!operation) return { unsupported: 'no such operation' }
  try {
    return { result: operation(request) }
  } catch (error) {
    if (error instanceof Unsupported) return { unsupported: error.message }
    if (request.operation === 'check') return { result: { valid: false } }
    return { error: String(error) }
  }
}

function write(value) {
  const escape = (unit) => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0')
  process.stdout.write(JSON.stringify(value).replace(/[^ -~]/g, escape) + '\n')
}

/** The function, for requests of one level. */
function onlyAt(level, operation) {
  return (request) => {
    if (request.input.level !== level) throw new Unsupported(`normalizes at the level ${level}`)
    return operation(request)
  }
}

/** The text, if it has a scheme: the implementation documents that it takes no reference without
 * a base. */
function absolute(text) {
  if (!/^[A-Za-z][A-Za-z0-9+.-]*:/.test(text)) {
    throw new Unsupported('a reference without a base is not accepted')
  }
  return text
}

/** The components without those that are empty: the implementation gives the same for an undefined
 * and an empty component. The path is never undefined, and the scheme never empty. */
function told(components) {
  const isTold = ([name, value]) => value || name === 'path'
  return { scheme: null, ...Object.fromEntries(Object.entries(components).filter(isTold)) }
}

/** Without those of the named components that do not stand in the text: the implementation
 * documents that it gives them in another form (a number, lower case, decoded). */
function asWritten(components, text, ...names) {
  const written = (name) => (name === 'port' ? ':' : '') + components[name]
  const isTold = ([name, value]) => !names.includes(name) || value == null || text.includes(written(name))
  return Object.fromEntries(Object.entries(components).filter(isTold))
}

/** The components that an object of class URL has. */
function componentsOfUrl(url) {
  return told({
    scheme: url.protocol.slice(0, -1),
    userinfo: url.password ? `${url.username}:${url.password}` : url.username,
    host: url.hostname,
    port: url.port,
    path: url.pathname,
    query: url.search.slice(1),
    fragment: url.hash.slice(1),
  })
}

module.exports = { Unsupported, absolute, asWritten, componentsOfUrl, onlyAt, packages, serve, told }
