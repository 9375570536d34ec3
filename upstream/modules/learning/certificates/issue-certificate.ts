import { addMonths } from '#contract/core/days.ts'
import { instantOf, localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import type { Certificate, PrintedFacts } from './certificate.ts'

/** How long certificates of a course are valid; null for ever. */
export type Validity = { months: number } | { days: number } | null

export type IssueRequest = {
  certificateId: string
  /** Taken from the series in the same transaction. */
  number: string
  checkCode: string
  enrolment: {
    enrolmentId: string
    courseId: string
    version: number
    learnerId: string
    completedAt: string | null
  }
  printed: Pick<PrintedFacts, 'learnerName' | 'courseTitle' | 'firmName' | 'language' | 'percent'>
  validity: Validity
  /** Certificates of this enrolment. */
  earlier: readonly Certificate[]
  now: string
  /** The firm's IANA zone, whose days stand on the paper. */
  timeZone: string
}

/**
 * Issues the certificate of a completed enrolment: valid from now on, through the last day of its
 * time. An enrolment has one; undefined where it has it already, or is not completed.
 */
export function issueCertificate(request: IssueRequest): Certificate | undefined {
  const { enrolment, earlier, validity, now, timeZone } = request
  const hasOne = earlier.some(({ enrolmentId }) => enrolmentId === enrolment.enrolmentId)
  if (enrolment.completedAt === null || hasOne) return undefined
  const issuedDate = localOf(now, timeZone).slice(0, 10)
  const validThroughDate = lastDay(issuedDate, validity)
  return {
    certificateId: request.certificateId,
    number: request.number,
    checkCode: request.checkCode,
    courseId: enrolment.courseId,
    courseVersion: enrolment.version,
    enrolmentId: enrolment.enrolmentId,
    learnerId: enrolment.learnerId,
    printed: { ...request.printed, issuedDate, validThroughDate },
    issuedAt: now,
    expiresAt: validThroughDate === null ? null : dayAfter(validThroughDate, timeZone),
    endedBy: null,
    revokedAt: null,
    revokedReason: null,
  }
}

function lastDay(issuedDate: string, validity: Validity): string | null {
  if (validity === null) return null
  if ('days' in validity) return shiftLocal(issuedDate, validity.days * 1_440)
  return addMonths(issuedDate, validity.months)
}

/** The instant at which a day of the firm is over. */
export function dayAfter(date: string, timeZone: string): string {
  return instantOf(`${shiftLocal(date, 1_440)}T00:00`, timeZone)
}
