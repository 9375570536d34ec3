import { AuthResult, type MailAuth } from '#contract/communication/mailbox.ts'

type Headers = readonly { key: string; value: string }[]

/**
 * What the server that took a mail in found out of its sender (RFC 8601). Only the first header of the
 * server that the deployment names is read: others came with the mail, and anybody can write them. Null
 * where none is named, or it said nothing.
 * @param server the server's name for itself in such headers, as MAIL_AUTHSERV_ID
 */
export function authOf(headers: Headers, server: string | undefined): MailAuth | null {
  if (!server) return null
  const results = headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => plainOf(value).split(';'))
  const [, ...said] = results.find(([name = '']) => isNamed(name, server)) ?? []
  if (said.length === 0) return null
  return {
    spf: resultsOf(said, 'spf').at(-1) ?? 'none',
    dkim: signatureOf(resultsOf(said, 'dkim')),
    dmarc: resultsOf(said, 'dmarc').at(-1) ?? 'none',
  }
}

/** The name comes first, with a version after it at most. */
function isNamed(start: string, server: string): boolean {
  return start.trim().split(/\s+/)[0]?.toLowerCase() === server.trim().toLowerCase()
}

/** Of several signatures one that holds is enough. */
function signatureOf(results: readonly AuthResult[]): AuthResult {
  return results.includes('pass') ? 'pass' : (results[0] ?? 'none')
}

/** Only what a part between semicolons begins with is a result; what follows describes it. */
function resultsOf(parts: readonly string[], method: string): AuthResult[] {
  const result = new RegExp(`^\\s*${method}\\s*=\\s*([a-z]+)`, 'i')
  return parts.flatMap((part) => {
    const [, word] = result.exec(part) ?? []
    return word === undefined ? [] : [named(word.toLowerCase())]
  })
}

/** A header without its comments, also nested, and its quoted strings: a sender may have a say in them. */
function plainOf(value: string): string {
  let plain = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at += 1) {
    const sign = value.charAt(at)
    if (sign === '\\') at += 1
    else if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) plain += sign
  }
  return plain
}

function named(word: string): AuthResult {
  if (word === 'temperror' || word === 'permerror') return 'error'
  if (word === 'hardfail' || word === 'policy' || word === 'reject') return 'fail'
  return AuthResult.catch('none').parse(word)
}
