import { conflictOf } from '#contract/core/errors.ts'
import type { BankLineDetail } from '#contract/money/bank-matching.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import { entriesOf, firstOpenDate, reverse } from '../../../books/ledger/index.ts'
import { requirePaymentSteps } from '../../../books/settlement/index.ts'
import { reverseExpense } from '../../../buying/expenses/index.ts'
import { isExpenseReversed } from '../../../buying/expenses/views.ts'
import { reopenRun } from '../../payment-runs/index.ts'
import { getLine } from './match.ts'
import { getMatch, getStoredLine } from './reader.ts'
import { requireReversal } from './rights.ts'
import { requireOpenStatements } from './statements.ts'
import { deleteMatch, type Made } from './writer.ts'

/**
 * Takes a match back. What was recorded by it is reversed, unless it was before: an expense and what
 * was posted to accounts on the line's day, while its period is open, so that another match leaves its
 * month as if there had been one; payments today. A claim that was paid back stays so.
 * @throws AppError not_found, locked; conflict when it is not matched or its statement is closed;
 *   forbidden without the right to reverse what was recorded
 */
export function unmatchLine(writer: Writer, context: FirmContext, lineId: string): BankLineDetail {
  const line = getStoredLine(writer, lineId)
  if (line.matchId === null) throw conflictOf('lineNotMatched')
  const { lines, made } = getMatch(writer, line.matchId)
  const stored = lines.map(({ id }) => getStoredLine(writer, id))
  requireOpenStatements(writer, stored)
  for (const one of made) requireReversal(writer, context, one)
  deleteMatch(writer, line.matchId)
  const date = firstOpenDate(writer, line.date, context)
  for (const one of made) takeBack(writer, context, one, date)
  for (const { id } of lines) writer.audit({ entity: 'bankLine', entityId: id, action: 'unmatch' })
  return getLine(writer, context, lineId)
}

function takeBack(writer: Writer, context: FirmContext, { kind, id }: Made, date: string): void {
  if (kind === 'payment') {
    requirePaymentSteps().takeBack(writer, context, id)
  } else if (kind === 'expense') {
    if (!isExpenseReversed(writer, id)) reverseExpense(writer, context, id, date)
  } else if (kind === 'paymentRun') {
    reopenRun(writer, context, id)
  } else if (kind === 'bankEntry') {
    for (const entry of entriesOf(writer, id)) reverse(writer, context, entry.id, date)
  }
}
