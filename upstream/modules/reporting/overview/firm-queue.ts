import { isAllowed } from '#contract/core/roles.ts'
import type { FirmQueue } from '#contract/reporting/firm-queue.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { countManualDrafts } from '../../books/ledger/views.ts'
import { countUnpostedBills } from '../../buying/bills/views.ts'
import { countUnpostedExpenses, expensesNeedingReceipt } from '../../buying/expenses/views.ts'
import { listAllWaiting } from '../../firm/approvals/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { listQuestions } from '../../firm/questions/index.ts'
import { idsWithFiles } from '../../firm/records/index.ts'
import { countOpenLines } from '../../money/bank/views.ts'
import { countDraftsUntil } from '../../selling/invoicing/views.ts'
import { openMonths } from '../closing/views.ts'
import { openDuties } from '../reports/views.ts'

/** How far ahead what is due waits already, in days. */
const ahead = 14

/** What waits in the firm for whoever keeps its books. */
export function firmQueue(reader: Reader, context: FirmContext): FirmQueue {
  const { actor } = context
  const today = firmDate(reader, context)
  const expenses = countUnpostedExpenses(reader, today)
  const counted = [
    countDraftsUntil(reader, today),
    countUnpostedBills(reader, today),
    expenses.drafts,
    expenses.claims,
    countManualDrafts(reader, today),
  ]
  const lastYear = { from: `${addMonths(today, -12).slice(0, 7)}-01`, to: today }
  const receipts = expensesNeedingReceipt(reader, lastYear)
  const due = openDuties(reader, context, addDays(today, ahead))
  const months = openMonths(reader, context)
  const [first] = due
  return {
    drafts: counted.reduce((sum, count) => sum + count, 0),
    bankLines: countOpenLines(reader, today),
    missingReceipts: receipts.length - idsWithFiles(reader, 'expense', receipts).size,
    approvals: isAllowed(actor, 'approval:view') ? listAllWaiting(reader, context).length : null,
    dueReturns: due.length,
    nextDue: first?.dueDate ?? null,
    isLate: first !== undefined && first.dueDate < today,
    openMonths: months.length,
    firstMonth: months[0] ?? null,
    month: today.slice(0, 7),
    questions: isAllowed(actor, 'record:comment')
      ? listQuestions(reader, context, false).length
      : null,
  }
}
