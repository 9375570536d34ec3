import { localOf, shiftLocal } from '#contract/core/zoned-time.ts'

/** A certificate as it was issued. What stands on it never changes; it ends, or is revoked. */
export type Certificate = {
  certificateId: string
  /** Of the firm's series for certificates. */
  number: string
  /** The secret part of the address of the public check. */
  checkCode: string
  courseId: string
  courseVersion: number
  enrolmentId: string
  learnerId: string
  printed: PrintedFacts
  issuedAt: string
  /** The first instant at which it is no longer valid; null where it never ends. */
  expiresAt: string | null
  /** Why it ends before its time: a new version of the course asks for another. */
  endedBy: 'newVersion' | null
  revokedAt: string | null
  /** For the firm alone. */
  revokedReason: string | null
}

/** What stands on the paper, frozen at issue: a learner who marries, a firm that moves change none of it. */
export type PrintedFacts = {
  learnerName: string
  courseTitle: string
  firmName: string
  /** BCP 47, of the words around it. */
  language: string
  /** Decimal text in per cent; null for none. */
  percent: string | null
  /** Days of the firm. */
  issuedDate: string
  /** The last day on which it is valid; null where it never ends. */
  validThroughDate: string | null
}

/** The last day of the firm on which a certificate holds, if it is not revoked; null where it never ends. */
export function lastDateOf({ expiresAt }: Certificate, timeZone: string): string | null {
  if (expiresAt === null) return null
  return shiftLocal(localOf(expiresAt, timeZone).slice(0, 10), -1_440)
}

/** `notYet` is before its issue: whether somebody held one on a past day is asked as well. */
export type CertificateState = 'notYet' | 'valid' | 'expired' | 'revoked'

/** What a certificate is, or was, at an instant. */
export function stateAt(certificate: Certificate, at: string): CertificateState {
  const now = Date.parse(at)
  const { revokedAt, expiresAt, issuedAt } = certificate
  if (Date.parse(issuedAt) > now) return 'notYet'
  if (revokedAt !== null && Date.parse(revokedAt) <= now) return 'revoked'
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'expired'
  return 'valid'
}
