import type { Consent } from '../../firm/parties/views.ts'

/**
 * Whether somebody agrees to a purpose on a day. The last thing they said counts: a withdrawal ends all
 * that was given before it, in whatever record. Of the same day the moments decide, and where they are not
 * known the withdrawal.
 */
export function hasConsent(
  consents: readonly Consent[],
  purpose: Consent['purpose'],
  date: string,
): boolean {
  const ofPurpose = consents.filter((one) => one.purpose === purpose && one.givenDate <= date)
  const withdrawn = ofPurpose.flatMap(({ withdrawnDate: day, withdrawnAt: at }) =>
    day !== null && day <= date ? [{ day, at }] : [],
  )
  return ofPurpose.some(({ givenDate, givenAt }) =>
    withdrawn.every(({ day, at }) =>
      givenDate === day ? at !== undefined && (givenAt ?? '') > at : givenDate > day,
    ),
  )
}
