import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { applyTo } from './allocate.ts'
import { allocationLines, opposite, postDated, reverseEntries } from './posting.ts'
import {
  type Allocation,
  allocationsByCause,
  allocationsOfItem,
  getAllocation,
  getItem,
  itemsOfDocument,
} from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { changeBalance, markReversed } from './writer.ts'

/** Documents that are nothing but what they settle: taken back with their allocation. */
const dependent = new Set(['discount', 'writeOff'])

/** The discount or write-off of an allocation: a credit on what is owed to the firm, else a debit. */
function dependentOf(reader: Reader, { debitItemId, creditItemId }: Allocation) {
  return [creditItemId, debitItemId]
    .map((id) => getItem(reader, id))
    .find(({ documentKind }) => dependent.has(documentKind))
}

/**
 * Takes an allocation back from a day on, which is not before it had effect, and posts that: what
 * it took is open again on both sides. A discount or write-off goes with it.
 * @throws AppError not_found, locked; conflict when it was taken back before
 */
export function reverseAllocation(
  writer: Writer,
  context: FirmContext,
  allocationId: string,
  date: string,
): Allocation {
  const allocation = getAllocation(writer, allocationId)
  if (allocation.reversalDate !== null) throw settlementRefusal('alreadyReversed')
  const reduction = dependentOf(writer, allocation)
  if (reduction) {
    closeDocument(writer, context, reduction.documentId, date)
  } else {
    takeBack(writer, context, allocation, date, new Set())
  }
  return getAllocation(writer, allocationId)
}

/**
 * Takes a document's items back from a day on, with every allocation of them (the newest first)
 * and whatever was recorded with it, and reverses all that was posted for it. Gives the
 * allocations that were undone. Money that left by a refund stays gone: it is owed again.
 * @throws AppError locked
 */
export function closeDocument(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  date: string,
): Allocation[] {
  const undone: Allocation[] = []
  const covered = new Set([documentId])
  for (const allocation of allocationsByCause(writer, documentId)) {
    const reduction = dependentOf(writer, allocation)
    if (reduction && reduction.documentId !== documentId) {
      undone.push(...closeDocument(writer, context, reduction.documentId, date))
    }
  }
  for (const { id } of itemsOfDocument(writer, documentId)) {
    for (const allocation of allocationsOfItem(writer, id)) {
      if (allocation.reversalDate === null) undone.push(allocation)
      takeBack(writer, context, allocation, date, covered)
    }
    const item = getItem(writer, id)
    if (item.closedDate !== null) continue
    const closedDate = laterOf(date, item.date)
    changeBalance(writer, item, {
      date: closedDate,
      amount: -item.balance,
      amountBase: -item.balanceBase,
      closedDate,
      settledDate: laterOf(closedDate, item.earliestDate),
    })
  }
  reverseEntries(writer, context, documentId, date)
  return undone
}

/**
 * One allocation off its items. What it posted is reversed with its own entry; where that entry
 * holds more and stays, the opposite is posted; where the entry is `covered`, it goes as a whole
 * and so does what took the allocation out of it before.
 */
function takeBack(
  writer: Writer,
  context: FirmContext,
  allocation: Allocation,
  date: string,
  covered: ReadonlySet<string>,
): void {
  const { id, entrySourceId, effectiveDate } = allocation
  const isCovered = covered.has(entrySourceId)
  if (allocation.reversalDate !== null) {
    if (isCovered) reverseEntries(writer, context, id, date)
    return
  }
  const reversalDate = laterOf(date, effectiveDate)
  const debitItem = getItem(writer, allocation.debitItemId)
  const creditItem = getItem(writer, allocation.creditItemId)
  markReversed(writer, context, id, reversalDate)
  applyTo(writer, context, debitItem, creditItem, { ...allocation, reversalDate }, -1)
  if (entrySourceId === id) reverseEntries(writer, context, id, reversalDate)
  if (entrySourceId === id || isCovered) return
  const memo = `${creditItem.documentNumber} ${debitItem.documentNumber}`
  const lines = opposite(allocationLines(debitItem, creditItem, allocation))
  const source = { kind: 'allocation', id }
  postDated(writer, context, { memo, source }, [{ date: reversalDate, lines }])
}
