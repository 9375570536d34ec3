import { eq } from 'drizzle-orm'
import { insertRow } from '../../../firm/rows.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { addPartyChange } from './party-sums.ts'
import type { Allocation, OpenItem } from './reader.ts'
import { accountOffsetsTable, allocationsTable, openItemsTable } from './tables.ts'

/** Writes a new item and adds it to every sum. */
export function insertItem(writer: Writer, item: OpenItem): void {
  insertRow(writer, openItemsTable, item)
  addOpen(writer, null, item)
  addChange(writer, item, item)
}

/**
 * Adds to an item's balance with effect from a day, or takes from it where the change is negative;
 * keeps every sum right and gives the item as stored.
 */
export function changeBalance(
  writer: Writer,
  before: OpenItem,
  change: { date: string; amount: number; amountBase: number } & Partial<
    Pick<OpenItem, 'earliestDate' | 'settledDate' | 'closedDate'>
  >,
): OpenItem {
  const { date, amount, amountBase, ...rest } = change
  const after = {
    ...before,
    ...rest,
    balance: before.balance + amount,
    balanceBase: before.balanceBase + amountBase,
  }
  const { balance, balanceBase, earliestDate, settledDate, closedDate } = after
  writer.db
    .update(openItemsTable)
    .set({ balance, balanceBase, earliestDate, settledDate, closedDate })
    .where(eq(openItemsTable.id, before.id))
    .run()
  addOpen(writer, before, after)
  addChange(writer, after, change)
  return after
}

export function insertAllocation(writer: Writer, allocation: Allocation): void {
  insertRow(writer, allocationsTable, allocation)
}

/**
 * Keeps what an allocation takes off an item, or puts back on it where the amount is negative, as a
 * line of its party's account; none where the other item is in the same account and currency.
 */
export function insertOffset(
  { db }: Writer,
  item: OpenItem,
  other: OpenItem,
  { allocation, amount }: { allocation: Allocation; amount: number },
): void {
  const { partyId, direction, currency } = item
  if (partyId === other.partyId && direction === other.direction && currency === other.currency) {
    return
  }
  const { id, effectiveDate, reversalDate } = allocation
  db.insert(accountOffsetsTable)
    .values({
      id: reversalDate === null ? id : `${id} reversed`,
      itemId: item.id,
      partyId,
      direction,
      date: reversalDate ?? effectiveDate,
      documentNumber: item.documentNumber,
      amount: item.side === 'debit' ? -amount : amount,
    })
    .run()
}

export function markReversed(
  { db }: Writer,
  { actor, now }: FirmContext,
  allocationId: string,
  reversalDate: string,
): void {
  db.update(allocationsTable)
    .set({ reversalDate, reversedAt: now.toISOString(), reversedBy: actor.userId })
    .where(eq(allocationsTable.id, allocationId))
    .run()
}

/** By how much the sum of the item's due date grows; a day on which nothing is open has none. */
function addOpen({ sql }: Writer, before: OpenItem | null, after: OpenItem): void {
  const [was, is] = [before ? weigh(before) : nothing, weigh(after)]
  if (was.count === 0 && is.count === 0) return
  const key = [after.direction, after.side, after.documentKind, after.dueDate, after.currency]
  sql.exec(
    `insert into open_due_days
       (direction, side, document_kind, due_date, currency, count, total, total_base, balance,
        balance_base)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (direction, side, document_kind, due_date, currency) do update
     set count = count + excluded.count, total = total + excluded.total,
       total_base = total_base + excluded.total_base, balance = balance + excluded.balance, balance_base = balance_base + excluded.balance_base`,
    ...key,
    is.count - was.count,
    is.total - was.total,
    is.totalBase - was.totalBase,
    is.balance - was.balance,
    is.balanceBase - was.balanceBase,
  )
  if (is.count > 0) return
  sql.exec(
    `delete from open_due_days where direction = ? and side = ? and document_kind = ?
       and due_date = ? and currency = ? and count = 0`,
    ...key,
  )
}

const nothing = { count: 0, total: 0, totalBase: 0, balance: 0, balanceBase: 0 }

function weigh({ amount, amountBase, balance, balanceBase }: OpenItem): typeof nothing {
  if (balance === 0) return nothing
  return { count: 1, total: amount, totalBase: amountBase, balance, balanceBase }
}

function addChange(
  writer: Writer,
  item: OpenItem,
  change: { date: string; amount: number; amountBase: number },
): void {
  addPartyChange(writer, item, change)
  const { date, amount, amountBase } = change
  const { direction, side, currency } = item
  writer.sql.exec(
    `insert into balance_changes
       (direction, side, period, unit, currency, balance, balance_base)
     values (?1, ?2, ?3, 'month', ?5, ?6, ?7), (?1, ?2, ?4, 'day', ?5, ?6, ?7)
     on conflict (unit, period, direction, side, currency) do update
     set balance = balance + excluded.balance,
       balance_base = balance_base + excluded.balance_base`,
    direction,
    side,
    date.slice(0, 7),
    date,
    currency,
    amount,
    amountBase,
  )
}
