import { eq } from 'drizzle-orm'
import { type AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { ClosingMonth, ClosingPoint } from '#contract/reporting/closing.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { countDueShares } from '../../books/assets/views.ts'
import { accountFor, lockDates, setSoftLock } from '../../books/ledger/index.ts'
import { balanceUntil, countGaps, countManualDrafts } from '../../books/ledger/views.ts'
import { type AsOfSum, balancesAsOf } from '../../books/settlement/index.ts'
import { countUnpostedBills } from '../../buying/bills/views.ts'
import { countUnpostedExpenses, expensesNeedingReceipt } from '../../buying/expenses/views.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { idsWithFiles } from '../../firm/records/index.ts'
import { countOpenLines } from '../../money/bank/views.ts'
import { walletsOn } from '../../money/wallets/views.ts'
import { countDraftsUntil } from '../../selling/invoicing/views.ts'
import { pointsOn } from '../../selling/loyalty/views.ts'
import { countOpenDeliveries, hasMoved, valueOn } from '../../stock/stock/views.ts'
import { countOpenCounters } from '../reports/views.ts'
import { isRevalued, revaluationOf } from './revaluation.ts'
import { monthSignOffsTable } from './tables.ts'

/** The twelve months until the present one, newest first. */
export function listMonths(reader: Reader, context: FirmContext): ClosingMonth[] {
  const today = firmDate(reader, context)
  return Array.from({ length: 12 }, (_, back) =>
    monthOf(reader, context, addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7)),
  )
}

export function monthOf(reader: Reader, context: FirmContext, month: string): ClosingMonth {
  const end = addDays(addMonths(`${month}-01`, 1), -1)
  const { soft, hard } = lockDates(reader)
  const lock = [soft ?? '', hard ?? ''].sort()[1] ?? ''
  const row = reader.db
    .select()
    .from(monthSignOffsTable)
    .where(eq(monthSignOffsTable.month, month))
    .get()
  return {
    month,
    end,
    isOver: end < firmDate(reader, context),
    isLocked: lock >= end,
    signOff: row ?? null,
  }
}

/** What is to be looked at before a month is signed off, worked out now. */
export function checklistOf(reader: Reader, month: string): ClosingPoint[] {
  const end = addDays(addMonths(`${month}-01`, 1), -1)
  const open = balancesAsOf(reader, end)
  const counted = (key: ClosingPoint['key'], count: number, isRequired = false): ClosingPoint => ({
    key,
    count,
    isRequired,
    amount: null,
    account: null,
    isDone: count === 0,
  })
  const left = (key: ClosingPoint['key'], amount: number, isRequired = false): ClosingPoint => ({
    key,
    amount,
    isRequired,
    count: null,
    account: null,
    isDone: amount === 0,
  })
  const balance = (role: string) => balanceUntil(reader, accountFor(reader, role), end)
  const empty = (key: ClosingPoint['key'], role: string): ClosingPoint => {
    return { ...left(key, balance(role)), account: accountFor(reader, role) }
  }
  const foreign = revaluationOf(reader, end).lines.length
  const expenses = countUnpostedExpenses(reader, end)
  const receipts = expensesNeedingReceipt(reader, { from: `${month}-01`, to: end })
  return [
    counted('invoiceDrafts', countDraftsUntil(reader, end)),
    counted('billDrafts', countUnpostedBills(reader, end)),
    counted('expenseDrafts', expenses.drafts),
    counted('expenseClaims', expenses.claims),
    counted('missingReceipts', receipts.length - idsWithFiles(reader, 'expense', receipts).size),
    counted('bankLines', countOpenLines(reader, end)),
    counted('tillSessions', countOpenCounters(reader, end), true),
    counted('openDeliveries', countOpenDeliveries(reader, end)),
    counted('entryDrafts', countManualDrafts(reader, end)),
    counted('shares', countDueShares(reader, end)),
    empty('clearing', 'cardClearing'),
    empty('transit', 'transit'),
    empty('grni', 'grni'),
    left('receivables', balance('receivable') - openOf(open, 'receivable', 'debit'), true),
    left('customerCredit', balance('customerCredit') + openOf(open, 'receivable', 'credit'), true),
    left('payables', balance('payable') + openOf(open, 'payable', 'credit'), true),
    left('stock', hasMoved(reader) ? balance('inventory') - valueOn(reader, end) : 0, true),
    left('wallets', balance('walletLiability') + walletsOn(reader, end), true),
    left('points', balance('loyaltyLiability') + pointsOn(reader, end), true),
    counted('sequence', countGaps(reader), true),
    counted('revaluation', isRevalued(reader, end) ? 0 : foreign),
  ]
}

function openOf(open: readonly AsOfSum[], direction: string, side: string): number {
  const sign = direction === 'payable' ? { credit: 1, debit: -1 } : { credit: 1, debit: 1 }
  return open
    .filter((sum) => sum.direction === direction)
    .filter((sum) => direction === 'payable' || sum.side === side)
    .reduce((all, sum) => all + sign[sum.side] * sum.balanceBase, 0)
}

/**
 * Signs a month off and sets the soft lock to its last day, where it is not later already.
 * @throws AppError conflict when the month is not over, something that must hold does not, or
 *   something is open and was not accepted with `despite`; invalid at `note` where it says nothing of that
 */
export function signOffMonth(
  writer: Writer,
  context: FirmContext,
  { month, note, despite }: { month: string; note: string; despite: boolean },
): ClosingMonth {
  const before = monthOf(writer, context, month)
  if (!before.isOver) throw refusal('monthNotOver')
  const open = checklistOf(writer, month).filter(({ isDone }) => !isDone)
  if (open.some(({ key }) => key === 'tillSessions')) throw refusal('tillsOpen')
  if (open.some(({ isRequired }) => isRequired)) throw refusal('booksDoNotAgree')
  if (open.length > 0 && !despite) throw refusal('pointsOpen')
  if (open.length > 0 && note === '') throw invalidField('note', 'required')
  const row = {
    month,
    note,
    at: context.now.toISOString(),
    by: context.actor.userId,
    byName: context.actor.userName,
  }
  writer.db
    .insert(monthSignOffsTable)
    .values(row)
    .onConflictDoUpdate({ target: monthSignOffsTable.month, set: row })
    .run()
  if (!before.isLocked) setSoftLock(writer, context, { date: before.end, reason: note })
  const points = open.map(({ key }) => key)
  writer.audit({ entity: 'month', entityId: month, action: 'signOff', after: { ...row, points } })
  return monthOf(writer, context, month)
}

const refusal: (
  reason: 'monthNotOver' | 'tillsOpen' | 'booksDoNotAgree' | 'pointsOpen',
) => AppError = conflictOf
