/** What somebody agreed to: since when, until when, and how it is known. Days are the firm's. */
export type Consent = {
  purpose: 'newsletter' | 'telephone' | 'post' | 'profiling'
  givenDate: string
  withdrawnDate: string | null
  source: string
}

/** All that two records know, each statement once, by day: what one of them withdrew is not lost. */
export function joinConsents(own: readonly Consent[], others: readonly Consent[]): Consent[] {
  const all = [...own, ...others]
  const keys = all.map(({ purpose, givenDate, withdrawnDate, source }) =>
    [purpose, givenDate, withdrawnDate, source].join('\n'),
  )
  return all
    .filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
    .sort((a, b) => (a.givenDate < b.givenDate ? -1 : a.givenDate > b.givenDate ? 1 : 0))
}

/**
 * Whether somebody agrees to a purpose on a day. The last thing they said counts: a withdrawal ends all
 * that was given before it, in whatever record, and of the same day it wins.
 */
export function hasConsent(
  consents: readonly Consent[],
  purpose: Consent['purpose'],
  date: string,
): boolean {
  const ofPurpose = consents.filter((one) => one.purpose === purpose && one.givenDate <= date)
  const given = ofPurpose.map(({ givenDate }) => givenDate)
  const withdrawn = ofPurpose
    .flatMap(({ withdrawnDate }) => withdrawnDate ?? [])
    .filter((day) => day <= date)
  const lastGiven = given.sort().at(-1)
  return lastGiven !== undefined && lastGiven > (withdrawn.sort().at(-1) ?? '')
}
