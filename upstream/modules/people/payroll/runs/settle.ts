import { and, eq, isNull } from 'drizzle-orm'
import { AppError, conflictOf, invalidField } from '#contract/core/errors.ts'
import type { PayrollDue, PayrollRun } from '#contract/people/payroll-runs.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { isMoneyAccount, type PostingLine, post } from '../../../books/ledger/index.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { payrollDuesTable, payrollRunsTable, payslipsTable } from '../tables.ts'
import { listDues } from './dues.ts'
import { getRun } from './reader.ts'
import { withoutIban } from './salary-file.ts'
import { changeRun, payslipsOf, requirePayslip, requireRun } from './stored.ts'

type From = { date: string; account: string }

/**
 * Posts that everybody was paid who was not yet, in one sum: by the bank's file, which leaves those
 * without an account open, or `isForAll`, these too.
 * @throws AppError not_found, locked; conflict where the run is not posted or all are paid; invalid
 *   for a day to come, an account that holds no money, or where nobody has an account
 */
export function settleRun(
  writer: Writer,
  context: FirmContext,
  { payrollRunId, date, account, isForAll }: From & { payrollRunId: string; isForAll: boolean },
): PayrollRun {
  const run = requireRun(writer, payrollRunId)
  if (run.state !== 'posted') throw conflictOf('payrollNotPosted')
  requireFrom(writer, context, { date, account })
  const open = new Set(isForAll ? [] : withoutIban(writer, run).map(({ id }) => id))
  const unpaid = payslipsOf(writer, run.id).filter(
    ({ id, paidDate }) => paidDate === null && !open.has(id),
  )
  const sum = unpaid.reduce((all, { net }) => all + net, 0)
  if (sum === 0 && open.size > 0) throw invalidField('isForAll', 'nobodyWithIban')
  postMove(writer, context, { date, id: run.id, memo: `Payroll ${run.month}` }, [
    { account: { role: 'netPay' }, debit: sum, credit: 0 },
    { account: { code: account }, debit: 0, credit: sum },
  ])
  for (const { id } of unpaid) setPaid(writer, id, date)
  changeRun(writer, run, { state: open.size > 0 ? 'posted' : 'paid', account })
  const { id: entityId, month: title } = run
  const after = { date, people: unpaid.length, ...(open.size > 0 && { open: open.size }) }
  writer.audit({ entity: 'payrollRun', entityId, title, action: 'settle', after })
  return getRun(writer, context, { payrollRunId })
}

/**
 * A payment came back from the bank: one person is unpaid again, and nobody else.
 * @throws AppError not_found, locked; conflict where they were not paid; invalid for a day to come
 */
export function reopenPayslip(
  writer: Writer,
  context: FirmContext,
  { payrollRunId, payslipId, date }: { payrollRunId: string; payslipId: string; date: string },
): PayrollRun {
  const run = requireRun(writer, payrollRunId)
  const slip = requirePayslip(writer, payslipId)
  if (slip.runId !== run.id || slip.paidDate === null || slip.net === 0) {
    throw conflictOf('payslipNotPaid')
  }
  requireFrom(writer, context, { date, account: run.account })
  if (date < slip.paidDate) throw invalidField('date', 'beforeStart')
  postMove(writer, context, { date, id: run.id, memo: `Payroll ${run.month}` }, [
    { account: { code: run.account }, debit: slip.net, credit: 0 },
    { account: { role: 'netPay' }, debit: 0, credit: slip.net },
  ])
  setPaid(writer, slip.id, null)
  changeRun(writer, run, { state: 'posted' })
  const { id: entityId, month: title } = run
  const after = { date, employee: slip.employeeName }
  writer.audit({ entity: 'payrollRun', entityId, title, action: 'reversePayment', after })
  return getRun(writer, context, { payrollRunId })
}

/**
 * Posts that what is owed to an authority was paid, or that a refund came.
 * @throws AppError not_found, locked; conflict where it was paid; invalid as `settleRun`
 */
export function payDue(
  writer: Writer,
  context: FirmContext,
  { dueId, date, account }: From & { dueId: string },
): PayrollDue {
  const isThis = eq(payrollDuesTable.id, dueId)
  const due = writer.db.select().from(payrollDuesTable).where(isThis).get()
  if (!due) throw new AppError('not_found', 'No such amount due')
  if (due.paidDate !== null) throw conflictOf('dueIsPaid')
  requireFrom(writer, context, { date, account })
  const { month } = requireRun(writer, due.runId)
  postMove(writer, context, { date, id: due.runId, memo: `Payroll ${month}` }, [
    { account: { role: due.role }, debit: due.amount, credit: 0 },
    { account: { code: account }, debit: 0, credit: due.amount },
  ])
  writer.db.update(payrollDuesTable).set({ paidDate: date }).where(isThis).run()
  const after = { authority: due.authority, amount: due.amount, date }
  writer.audit({ entity: 'payrollRun', entityId: due.runId, title: month, action: 'pay', after })
  const paid = listDues(writer, due.runId).find(({ id }) => id === dueId)
  if (!paid) throw new AppError('not_found', 'No such amount due')
  return paid
}

/** What is due until a day and not paid, pay itself with it: for the cash line. */
export function unpaidUntil(reader: Reader, until: string) {
  const owed = listDues(reader)
    .filter(({ paidDate, dueDate }) => paidDate === null && dueDate <= until)
    .map(({ runId, month, dueDate, amount }) => ({ runId, month, dueDate, amount: -amount }))
  const unpaid = reader.db
    .select({ slip: payslipsTable, run: payrollRunsTable })
    .from(payslipsTable)
    .innerJoin(payrollRunsTable, eq(payrollRunsTable.id, payslipsTable.runId))
    .where(and(eq(payrollRunsTable.state, 'posted'), isNull(payslipsTable.paidDate)))
    .all()
  const pay = Map.groupBy(unpaid, ({ run }) => run.id)
  const nets = [...pay.values()].flatMap((own) => {
    const [first] = own
    if (!first || first.run.payDate > until) return []
    const amount = -own.reduce((sum, { slip }) => sum + slip.net, 0)
    return [{ runId: first.run.id, month: first.run.month, dueDate: first.run.payDate, amount }]
  })
  return [...nets, ...owed]
}

function requireFrom(writer: Writer, context: FirmContext, { date, account }: From): void {
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  if (!isMoneyAccount(writer, account)) throw invalidField('account', 'notMoneyAccount')
}

/** Each move has an entry of its own, which names the run. */
function postMove(
  writer: Writer,
  context: FirmContext,
  { date, id, memo }: { date: string; id: string; memo: string },
  lines: readonly PostingLine[],
): void {
  post(writer, context, { date, memo, source: { kind: 'payrollPayment', id }, lines })
}

function setPaid({ db }: Writer, id: string, paidDate: string | null): void {
  db.update(payslipsTable).set({ paidDate }).where(eq(payslipsTable.id, id)).run()
}
