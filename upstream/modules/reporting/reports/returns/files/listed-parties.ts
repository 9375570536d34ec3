import { invalidField } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { Frame } from '../../frame.ts'
import { type EuKind, type EuSupplyLine, euLines } from '../eu-supplies.ts'

/** What a customer or supplier stands with in the file, of one kind. */
export type ListedParty = { vatId: string; name: string; kind: EuKind; amount: Minor }

/** @throws AppError forbidden without the right to see customers */
export function requireListing({ context }: Frame): void {
  requirePermission(context.actor, 'party:view')
}

/**
 * Sums of the frame's days by VAT number and kind, of the same lines as the report: two customers may
 * share a number.
 * @throws AppError forbidden without the right to see customers; invalid where somebody listed has no
 *   VAT number
 */
export function listedParties(frame: Frame): ListedParty[] {
  requireListing(frame)
  const parties = new Map<string, ListedParty>()
  for (const line of euLines(frame)) {
    const key = keyOf(line)
    const before = parties.get(key) ?? partyOf(line)
    parties.set(key, { ...before, amount: before.amount + line.amount })
  }
  return [...parties.values()].sort(byNumber)
}

/**
 * Number and kind, which make one record together.
 * @throws AppError invalid without a VAT number
 */
export function keyOf(line: EuSupplyLine): string {
  const { vatId, kind } = partyOf(line)
  return `${vatId} ${kind}`
}

/**
 * Whom a line is of, with nobody's amount yet.
 * @throws AppError invalid without a VAT number
 */
export function partyOf({ customer, kind }: EuSupplyLine): ListedParty {
  if (!customer?.vatId) throw invalidField('to', 'listedWithoutNumber')
  const vatId = customer.vatId.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return { vatId, name: customer.name, kind, amount: 0 }
}

export function byNumber(
  one: Pick<ListedParty, 'vatId' | 'kind'>,
  other: Pick<ListedParty, 'vatId' | 'kind'>,
): number {
  return one.vatId.localeCompare(other.vatId, 'en') || one.kind.localeCompare(other.kind)
}
