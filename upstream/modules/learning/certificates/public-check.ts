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
