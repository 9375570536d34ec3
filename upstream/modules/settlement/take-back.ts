import { isAllowed, requirePermission } from '#contract/roles.ts'
import type { Actor } from '../../firm/actor.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { ownerOf } from './documents.ts'
import { getAllocation, getItem, type OpenItem } from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { reverseAllocation } from './reverse.ts'
import type { Settling } from './views.ts'

/** A refund is taken back as a payment, a credit note not at all. */
const takenBackAlone = new Set(['payment', 'credit', 'discount', 'writeOff', 'netting'])

/** A deposit is deducted with its tax: only a credit note gives that back. */
function isTakenBackAlone(kind: string, creditKind: string): boolean {
  return takenBackAlone.has(kind) && creditKind !== 'deposit'
}

/** Whether somebody may take back what settled a document. */
export function mayTakeBack(actor: Actor, { kind, by }: Pick<Settling, 'kind' | 'by'>): boolean {
  return (
    isTakenBackAlone(kind, by.kind) &&
    isAllowed(actor, 'payment:delete') &&
    (kind !== 'writeOff' || isAllowed(actor, 'settlement:writeOff'))
  )
}

/**
 * Takes an allocation back today, for a reason that the audit keeps.
 * @throws AppError not_found, locked; forbidden for a write-off without the right to write off;
 *   conflict for one that was taken back before, or that can't be taken back by itself
 */
export function takeBackAllocation(
  writer: Writer,
  context: FirmContext,
  allocationId: string,
  reason: string,
): { id: string; documentId: string } {
  const allocation = getAllocation(writer, allocationId)
  if (allocation.kind === 'writeOff') requirePermission(context.actor, 'settlement:writeOff')
  const by = getItem(writer, allocation.creditItemId)
  if (!isTakenBackAlone(allocation.kind, by.documentKind)) {
    throw settlementRefusal('notTakenBackAlone')
  }
  reverseAllocation(writer, context, allocationId, firmDate(writer, context))
  const owed = settledItem(getItem(writer, allocation.debitItemId), by)
  const { documentId, documentKind } = owed
  writer.audit({
    entity: ownerOf(owed)?.entity ?? documentKind,
    entityId: documentId,
    action: 'takeBack',
    detail: reason,
    before: { kind: allocation.kind, amount: allocation.debitAmount },
    after: { reason },
  })
  return { id: allocationId, documentId }
}

/** The document of the two that was settled: what is owed, and what has an owner. */
function settledItem(debit: OpenItem, credit: OpenItem): OpenItem {
  const [first, second] = debit.direction === 'payable' ? [credit, debit] : [debit, credit]
  return ownerOf(first) ? first : ownerOf(second) ? second : first
}
