import { divideRound } from '#contract/core/decimal.ts'
import { invariant } from '#contract/core/errors.ts'
import { type Minor, minorFrom } from '#contract/core/money.ts'
import { laterOf } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { ownerOf, runFollowedSteps, type SettlementChange } from './documents.ts'
import { requireNotHeld } from './payment-holds.ts'
import { allocationLines, type DatedLines } from './posting.ts'
import {
  type Allocation,
  type AllocationKind,
  getItem,
  type OpenItem,
  stillOpen,
} from './reader.ts'
import { settlementRefusal } from './refusal.ts'
import { changeBalance, insertAllocation, insertOffset } from './writer.ts'

export type NewAllocation = {
  kind: AllocationKind
  debitItemId: string
  creditItemId: string
  /** What it takes off each, in its own currency. */
  debitAmount: Minor
  creditAmount: Minor
  /** What the credit side is worth where the caller knows; left out, its share of what is left. */
  creditBase?: Minor
  /** Has effect from this day, or from the first on which both items take it. */
  date: string
  /** Source of the entry the caller posts; left out, the allocation's own. */
  entrySourceId?: string
  /** What it is recorded with; left out, as its entry. */
  causeId?: string
  /** Why, where somebody said so. */
  note?: string
  /** The money it follows has moved, so that it waits for no bank. */
  hasMoved?: boolean
}

/**
 * Matches a debit item with a credit item and tells the owners of their documents. Gives what is
 * to be posted and from when. What settles an item takes all that is left of its worth, so that
 * nothing is lost to rounding.
 * @throws AppError conflict for more than is open on either side, or where the bank was told to move
 *   what is set off or given up
 */
export function allocate(
  writer: Writer,
  context: FirmContext,
  wanted: NewAllocation,
): DatedLines & { allocation: Allocation } {
  const debitItem = getItem(writer, wanted.debitItemId)
  const creditItem = getItem(writer, wanted.creditItemId)
  invariant(debitItem.side === 'debit' && creditItem.side === 'credit', 'Wrong sides')
  const { debitAmount, creditAmount } = wanted
  if (waitsForBank.has(wanted.kind) && !wanted.hasMoved) {
    for (const { documentId } of [debitItem, creditItem]) requireNotHeld(writer, documentId)
  }
  if (debitAmount <= 0 || debitAmount > debitItem.balance) throw settlementRefusal('moreThanDue')
  if (creditAmount <= 0 || creditAmount > creditItem.balance) {
    throw settlementRefusal('moreThanCredit')
  }
  const id = context.newId()
  const entrySourceId = wanted.entrySourceId ?? id
  const latest = laterOf(debitItem.earliestDate, creditItem.earliestDate)
  const allocation: Allocation = {
    id,
    kind: wanted.kind,
    debitItemId: debitItem.id,
    creditItemId: creditItem.id,
    debitAmount,
    debitBase: shareOfBase(debitItem, debitAmount),
    creditAmount,
    creditBase: wanted.creditBase ?? shareOfBase(creditItem, creditAmount),
    effectiveDate: laterOf(wanted.date, latest),
    entrySourceId,
    causeId: wanted.causeId ?? entrySourceId,
    note: wanted.note ?? '',
    recordedAt: context.now.toISOString(),
    recordedBy: context.actor.userId,
    reversalDate: null,
    reversedAt: null,
    reversedBy: null,
  }
  insertAllocation(writer, allocation)
  applyTo(writer, context, debitItem, creditItem, allocation, 1)
  return {
    allocation,
    date: allocation.effectiveDate,
    lines: allocationLines(debitItem, creditItem, allocation),
  }
}

/** What the firm alone decides: it can wait until the bank has moved what it was told to. */
const waitsForBank: ReadonlySet<AllocationKind> = new Set(['credit', 'netting', 'writeOff'])

/** Takes an allocation off both balances, or with -1 puts it back on them from its reversal date. */
export function applyTo(
  writer: Writer,
  context: FirmContext,
  debitItem: OpenItem,
  creditItem: OpenItem,
  allocation: Allocation,
  sign: 1 | -1,
): void {
  const { debitAmount, debitBase, creditAmount, creditBase } = allocation
  const date = allocation.reversalDate ?? allocation.effectiveDate
  const step = (item: OpenItem, other: OpenItem, amount: Minor, amountBase: Minor) => {
    const isSettled = sign === 1 && item.balance === amount
    changeBalance(writer, item, {
      date,
      amount: -sign * amount,
      amountBase: -sign * amountBase,
      settledDate: isSettled ? lastDate(writer, item, date) : stillOpen,
      ...(sign === -1 && { earliestDate: laterOf(item.earliestDate, date) }),
    })
    insertOffset(writer, item, other, { allocation, amount: sign * amount })
    const change: SettlementChange = {
      documentId: item.documentId,
      amount: sign * amount,
      amountBase: sign * amountBase,
      currency: item.currency,
      date,
      kind: allocation.kind,
      note: allocation.note,
      by: { kind: other.documentKind, id: other.documentId, number: other.documentNumber },
    }
    ownerOf(item)?.changed(writer, context, change)
    const key = `${allocation.id}/${item.id}/${sign}`
    runFollowedSteps(writer, context, { ...change, key, documentKind: item.documentKind })
  }
  step(debitItem, creditItem, debitAmount, debitBase)
  step(creditItem, debitItem, creditAmount, creditBase)
}

/** An amount's share of what is left of the item's worth; the last of it takes all of that. */
export function shareOfBase(
  { balance, balanceBase }: Pick<OpenItem, 'balance' | 'balanceBase'>,
  amount: Minor,
): Minor {
  if (amount === balance) return balanceBase
  return minorFrom(divideRound(BigInt(balanceBase) * BigInt(amount), BigInt(balance)))
}

/** The last day on which an allocation of the item has effect. */
function lastDate({ sql }: Writer, { id }: OpenItem, date: string): string {
  const { last } = sql
    .exec<{ last: string | null }>(
      `select max(effective_date) as last from (
         select effective_date from allocations where debit_item_id = ?1 and reversal_date is null
         union all
         select effective_date from allocations where credit_item_id = ?1 and reversal_date is null)`,
      id,
    )
    .one()
  return laterOf(date, last ?? date)
}
