import { invalidField } from '#contract/errors.ts'
import type { Minor } from '#contract/money.ts'
import { requirePermission } from '#contract/roles.ts'
import type { Frame } from '../../frame.ts'
import { type EuKind, euLines } from '../eu-supplies.ts'

/** What a customer or supplier stands with in the file, of one kind. */
export type ListedParty = {
  vatId: string
  name: string
  kind: EuKind
  amount: Minor
  /** Whether some of it corrects days of which the return had been filed. */
  isCorrected: boolean
}

/**
 * Sums of the frame's days by VAT number and kind, of the same lines as the report: two customers may
 * share a number.
 * @throws AppError forbidden without the right to see customers; invalid where somebody listed has no
 *   VAT number
 */
export function listedParties(frame: Frame): ListedParty[] {
  requirePermission(frame.context.actor, 'party:view')
  const parties = new Map<string, ListedParty>()
  for (const { kind, customer, amount, isLate } of euLines(frame)) {
    if (!customer?.vatId) throw invalidField('to', 'listedWithoutNumber')
    const vatId = customer.vatId.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
    const key = `${vatId} ${kind}`
    const before = parties.get(key)
    parties.set(key, {
      ...{ vatId, name: before?.name ?? customer.name, kind },
      amount: (before?.amount ?? 0) + amount,
      isCorrected: isLate || before?.isCorrected === true,
    })
  }
  return [...parties.values()].sort(
    (one, other) =>
      one.vatId.localeCompare(other.vatId, 'en') || one.kind.localeCompare(other.kind),
  )
}
