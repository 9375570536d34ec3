import { AuthResult, type MailAuth } from '#contract/mailbox.ts'

type Headers = readonly { key: string; value: string }[]

/**
 * What the server that took a mail in found out of its sender (RFC 8601). Only the first such header is
 * read: those below it came with the mail, and anybody can write them.
 */
export function authOf(headers: Headers): MailAuth | null {
  const value = headers.find(({ key }) => key === 'authentication-results')?.value
  if (value === undefined) return null
  const said = value.replace(/\([^()]*\)/g, ' ')
  return {
    spf: resultOf(said, 'spf'),
    dkim: resultOf(said, 'dkim'),
    dmarc: resultOf(said, 'dmarc'),
  }
}

/** Of several signatures one that holds is enough. */
function resultOf(said: string, method: string): AuthResult {
  const found = [...said.matchAll(new RegExp(`[;\\s]${method}\\s*=\\s*([a-z]+)`, 'gi'))].map(
    ([, word = '']) => named(word.toLowerCase()),
  )
  return found.includes('pass') ? 'pass' : (found[0] ?? 'none')
}

function named(word: string): AuthResult {
  if (word === 'temperror' || word === 'permerror') return 'error'
  if (word === 'hardfail' || word === 'policy' || word === 'reject') return 'fail'
  return AuthResult.catch('none').parse(word)
}
