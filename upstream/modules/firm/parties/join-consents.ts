import { maxPartyParts } from '#contract/firm/party-parts.ts'

/** What somebody agreed to: since when, until when, and how it is known. Days are the firm's. */
export type Consent = {
  purpose: 'newsletter' | 'telephone' | 'post' | 'profiling'
  givenDate: string
  withdrawnDate: string | null
  source: string
  /** The moments of both, UTC, where they are known. */
  givenAt?: string | undefined
  withdrawnAt?: string | undefined
}

/**
 * All that two records know, each statement once with its last moments, by day: what one of them withdrew
 * is not lost. Of more than a record holds what was said last stays.
 */
export function joinConsents(own: readonly Consent[], others: readonly Consent[]): Consent[] {
  const joined = new Map<string, Consent>()
  for (const one of [...own, ...others]) {
    const { purpose, givenDate, withdrawnDate, source } = one
    const key = [purpose, givenDate, withdrawnDate, source].join('\n')
    const known = joined.get(key)
    const givenAt = later(known?.givenAt, one.givenAt)
    const withdrawnAt = later(known?.withdrawnAt, one.withdrawnAt)
    joined.set(key, {
      ...(known ?? one),
      ...(givenAt !== undefined && { givenAt }),
      ...(withdrawnAt !== undefined && { withdrawnAt }),
    })
  }
  return [...joined.values()]
    .sort((a, b) => compare(lastDayOf(a), lastDayOf(b)))
    .slice(-maxPartyParts)
    .sort((a, b) => compare(a.givenDate, b.givenDate))
}

function lastDayOf({ givenDate, withdrawnDate }: Consent): string {
  return withdrawnDate !== null && withdrawnDate > givenDate ? withdrawnDate : givenDate
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  return (one ?? '') > (other ?? '') ? one : other
}
