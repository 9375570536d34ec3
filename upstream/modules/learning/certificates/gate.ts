import { instantOf, localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import { type Certificate, stateAt } from './certificate.ts'

/** A right that only who holds a valid certificate of a course may use: to open a till, to approve. */
export type GateRule = {
  courseId: string
  /** When the firm began to ask for it. */
  since: string
  /** Days in which the right still works without: after the rule began, or a person came. */
  introductionDays: number
  /** Days in which it still works after a certificate expired. */
  graceDays: number
  /** How many days before the end the person is told. */
  noticeDays: number
}

export type GateAnswer = {
  isOpen: boolean
  why: 'valid' | 'expiresSoon' | 'grace' | 'introduction' | 'expired' | 'revoked' | 'missing'
  /** When the answer turns to closed; null where it does not by itself. */
  until: string | null
  certificateId: string | null
}

/**
 * Whether a gate is open to a person at an instant. It is asked at the act, each time: a
 * certificate that was valid when somebody signed in may not be any more. A revoked one gives no
 * grace.
 */
export function askGate(
  rule: GateRule,
  person: { certificates: readonly Certificate[]; hasRightSince: string },
  now: string,
  timeZone: string,
): GateAnswer {
  const own = person.certificates.filter(({ courseId }) => courseId === rule.courseId)
  const valid = latest(own.filter((one) => stateAt(one, now) === 'valid'))
  if (valid) {
    const { expiresAt, certificateId } = valid
    const isSoon = expiresAt !== null && plusDays(now, rule.noticeDays, timeZone) >= expiresAt
    return {
      isOpen: true,
      why: isSoon ? 'expiresSoon' : 'valid',
      until: closingOf(valid, rule, timeZone),
      certificateId,
    }
  }
  const expired = latest(own.filter((one) => stateAt(one, now) === 'expired'))
  const revoked = latest(own.filter((one) => stateAt(one, now) === 'revoked'))
  if (expired?.expiresAt) {
    const until = plusDays(expired.expiresAt, rule.graceDays, timeZone)
    const { certificateId } = expired
    if (now < until) return { isOpen: true, why: 'grace', until, certificateId }
  }
  const [began = rule.since] = [rule.since, person.hasRightSince].sort().reverse()
  const until = plusDays(began, rule.introductionDays, timeZone)
  if (revoked === undefined && now < until) {
    return { isOpen: true, why: 'introduction', until, certificateId: null }
  }
  const last = latest([expired, revoked].filter((one) => one !== undefined))
  const why = last === undefined ? 'missing' : last === revoked ? 'revoked' : 'expired'
  return { isOpen: false, why, until: null, certificateId: last?.certificateId ?? null }
}

/** When a gate that a certificate opens closes: at its end, and after the days of grace. */
function closingOf(
  { expiresAt }: Certificate,
  { graceDays }: GateRule,
  timeZone: string,
): string | null {
  return expiresAt === null ? null : plusDays(expiresAt, graceDays, timeZone)
}

/**
 * When to enrol a holder anew, so that the next certificate is there before this one ends; null
 * where it never ends. A day of the firm.
 */
export function recertifyFrom(
  certificate: Certificate,
  leadDays: number,
  timeZone: string,
): string | null {
  if (certificate.expiresAt === null || certificate.revokedAt !== null) return null
  return shiftLocal(localOf(certificate.expiresAt, timeZone).slice(0, 10), -leadDays * 1_440)
}

/** The one that is valid longest. */
function latest(certificates: readonly Certificate[]): Certificate | undefined {
  const end = ({ expiresAt }: Certificate) => expiresAt ?? '9999'
  return certificates.reduce<Certificate | undefined>(
    (best, one) => (best === undefined || end(one) > end(best) ? one : best),
    undefined,
  )
}

/** The same time of day some days later, as clocks of the firm show it. */
function plusDays(instant: string, days: number, timeZone: string): string {
  if (days === 0) return instant
  return instantOf(shiftLocal(localOf(instant, timeZone), days * 1_440), timeZone)
}
