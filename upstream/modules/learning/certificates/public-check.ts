import { type Certificate, type CertificateState, stateAt } from './certificate.ts'

/** What anybody is told who has the code of a certificate: what stands on it, and whether it holds. */
export type PublicCheck = {
  number: string
  state: CertificateState
  learnerName: string
  courseTitle: string
  firmName: string
  issuedDate: string
  validThroughDate: string | null
  /** The first instant at which it was, or will be, no longer valid; null where it never ends. */
  endedAt: string | null
}

/**
 * The answer to a public check. It names no address, no id, no score and no reason of a revocation:
 * only what the holder shows with the paper.
 */
export function publicCheck(certificate: Certificate, now: string): PublicCheck {
  const { number, printed, expiresAt, revokedAt } = certificate
  const { learnerName, courseTitle, firmName, issuedDate, validThroughDate } = printed
  const ends = [expiresAt, revokedAt].filter((one) => one !== null).sort()
  return {
    number,
    state: stateAt(certificate, now),
    learnerName,
    courseTitle,
    firmName,
    issuedDate,
    validThroughDate,
    endedAt: ends[0] ?? null,
  }
}

/** Crockford's base 32: no letter that is taken for a digit or another. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 16

/** A code that nobody guesses, of ten random bytes: `7ZQ4-…`, four groups of four. */
export function formatCheckCode(random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError('Ten bytes')
  const value = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  const code = Array.from({ length: codeLength }, (_, at) => {
    const shift = BigInt(5 * (codeLength - 1 - at))
    return symbols[Number((value >> shift) & 31n)]
  }).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** A code as it is kept, of one that somebody typed; undefined where it can be none. */
export function parseCheckCode(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  const isCode = plain.length === codeLength && [...plain].every((one) => symbols.includes(one))
  return isCode ? plain.replace(/(.{4})(?=.)/g, '$1-') : undefined
}
