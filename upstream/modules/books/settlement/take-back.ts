import { isAllowed, requirePermission } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { ownerOf } from './documents.ts'
import {
  type Allocation,
  allocationsOfItem,
  getAllocation,
  getItem,
  itemsOfDocument,
  type OpenItem,
} from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { reverseAllocation } from './reverse.ts'
import type { Settling } from './views.ts'

/** A refund is taken back as a payment, a credit note not at all. */
const takenBackAlone = new Set(['payment', 'credit', 'discount', 'writeOff', 'netting'])

const reductions = new Set(['discount', 'writeOff'])

/**
 * A deposit is deducted with its tax: only a credit note gives that back. What a balance or gift card
 * paid goes back to it, not to the customer's credit, which is paid out.
 */
const takenBackElsewhere: ReadonlySet<string> = new Set(['deposit', 'walletEntry'])

function isTakenBackAlone(kind: string, creditKind: string): boolean {
  return takenBackAlone.has(kind) && !takenBackElsewhere.has(creditKind)
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
  return takeBack(writer, context, allocation, { date: firmDate(writer, context), reason })
}

/** What of a document was granted as a discount or written off, and not taken back. */
export function reductionsOf(reader: Reader, documentId: string): Allocation[] {
  return itemsOfDocument(reader, documentId)
    .flatMap(({ id }) => allocationsOfItem(reader, id))
    .filter(({ kind, reversalDate }) => reductions.has(kind) && reversalDate === null)
}

/**
 * Takes back all discounts and write-offs of a document, which is corrected as a whole instead.
 * @throws AppError locked
 */
export function takeBackReductions(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  why: { date: string; reason: string },
): void {
  for (const allocation of reductionsOf(writer, documentId)) {
    takeBack(writer, context, allocation, why)
  }
}

function takeBack(
  writer: Writer,
  context: FirmContext,
  { id, kind, debitAmount, debitItemId, creditItemId }: Allocation,
  { date, reason }: { date: string; reason: string },
): { id: string; documentId: string } {
  reverseAllocation(writer, context, id, date)
  const owed = settledItem(getItem(writer, debitItemId), getItem(writer, creditItemId))
  const { documentId, documentKind } = owed
  writer.audit({
    entity: ownerOf(owed)?.entity ?? documentKind,
    entityId: documentId,
    action: 'takeBack',
    detail: reason,
    before: { kind, amount: debitAmount },
    after: { reason },
  })
  return { id, documentId }
}

/** The document of the two that was settled: what is owed, and what has an owner. */
function settledItem(debit: OpenItem, credit: OpenItem): OpenItem {
  const [first, second] = debit.direction === 'payable' ? [credit, debit] : [debit, credit]
  return ownerOf(first) ? first : ownerOf(second) ? second : first
}
