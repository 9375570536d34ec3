import { requirePermission } from '#contract/roles.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { getAllocation, getItem } from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { reverseAllocation } from './reverse.ts'

/** A refund is taken back as a payment, a credit note not at all. */
const takenBackAlone = new Set(['payment', 'credit', 'discount', 'writeOff', 'netting'])

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
  if (!takenBackAlone.has(allocation.kind)) throw settlementRefusal('notTakenBackAlone')
  const by = getItem(writer, allocation.creditItemId)
  // A deposit is deducted with its tax: only a credit note gives that back.
  if (by.documentKind === 'deposit') throw settlementRefusal('notTakenBackAlone')
  reverseAllocation(writer, context, allocationId, firmDate(writer, context))
  const { documentId, documentKind } = getItem(writer, allocation.debitItemId)
  writer.audit({
    entity: documentKind,
    entityId: documentId,
    action: 'takeBack',
    detail: reason,
    before: { kind: allocation.kind, amount: allocation.debitAmount },
    after: { reason },
  })
  return { id: allocationId, documentId }
}
