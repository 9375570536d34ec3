import type { Minor } from '#contract/core/money.ts'
import type { CostLine } from './cost-lines.ts'
import type { FoundRate } from './rates.ts'
import type { TimeLine } from './time-lines.ts'

/** What an invoice takes of a project. */
export type ClaimSource = 'time' | 'expense' | 'purchase' | 'milestone' | 'progress'

/**
 * That something stands on an invoice. There is at most one open claim of each source and id, which is
 * what keeps it from being billed twice; the table has that as a unique index.
 */
export type Claim = {
  source: ClaimSource
  sourceId: string
  invoiceId: string
  amount: Minor
  currency: string
  /** Of time: the rate that no later change moves any more. */
  frozen: FoundRate | null
  releasedAt: string | null
}

/** The claims of an invoice that takes these lines. */
export function claimsOf(
  invoiceId: string,
  lines: { time: readonly TimeLine[]; costs: readonly CostLine[]; currency: string },
): Claim[] {
  const open = { invoiceId, releasedAt: null }
  const time = lines.time.flatMap(({ entries, hourly, currency }) =>
    entries.map(({ entryId, amount, rateId }): Claim => {
      const frozen = { rateId, hourly, currency }
      return { ...open, source: 'time', sourceId: entryId, amount, currency, frozen }
    }),
  )
  const costs = lines.costs.map(({ id, kind, amount }): Claim => {
    const { currency } = lines
    return { ...open, source: kind, sourceId: id, amount, currency, frozen: null }
  })
  return [...time, ...costs]
}

/** Those of some new claims whose source already stands on an invoice. */
export function takenAlready(wanted: readonly Claim[], existing: readonly Claim[]): Claim[] {
  const taken = new Set(existing.filter(({ releasedAt }) => releasedAt === null).map(nameOf))
  return wanted.filter((claim) => taken.has(nameOf(claim)))
}

/**
 * The claims of an invoice as they are once it is voided or credited: open ones are released, those
 * that were released before keep their time, so that a second call changes nothing.
 */
export function released(claims: readonly Claim[], invoiceId: string, at: string): Claim[] {
  return claims
    .filter((claim) => claim.invoiceId === invoiceId && claim.releasedAt === null)
    .map((claim) => ({ ...claim, releasedAt: at }))
}

function nameOf({ source, sourceId }: Claim): string {
  return JSON.stringify([source, sourceId])
}
