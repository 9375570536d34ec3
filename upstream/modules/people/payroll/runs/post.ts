import { eq } from 'drizzle-orm'
import { conflictOf, invariant } from '#contract/core/errors.ts'
import type { PayrollRun } from '#contract/people/payroll-runs.ts'
import { earlierOf } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { type AccountRef, debit, firstOpenDate, post, sealOf } from '../../../books/ledger/index.ts'
import { type PostingKey, type PostingLine, payrollPosting } from '../payslip/posting-lines.ts'
import { dueDateOf } from '../statutory/due-dates.ts'
import { payrollDuesTable, payslipsTable } from '../tables.ts'
import { getRun } from './reader.ts'
import { changeRun, payslipsOf, requireRun, resultOf, type StoredRun } from './stored.ts'

/** Authorities of taxes; what is owed to all others is social insurance. */
const taxAuthorities = new Set(['tax_office', 'municipality', 'hmrc', 'irs', 'state'])

/**
 * Posts what an approved run costs, what it withholds and what it owes, in one entry that names
 * nobody, and notes what is to be remitted when. Who is paid nothing has been paid.
 * @throws AppError not_found, locked; conflict where it is not approved, or an account is closed
 */
export function postRun(
  writer: Writer,
  context: FirmContext,
  { payrollRunId }: { payrollRunId: string },
): PayrollRun {
  const run = requireRun(writer, payrollRunId)
  if (run.state !== 'approved') throw conflictOf('payrollNotApproved')
  const results = payslipsOf(writer, run.id).flatMap((slip) => resultOf(slip) ?? [])
  const lines = payrollPosting(results)
  // On the day of pay, or before it where the month is over by then.
  const day = earlierOf(run.payDate, run.toDate)
  const entryId = post(writer, context, {
    date: firstOpenDate(writer, day, context),
    memo: `Payroll ${run.month}`,
    source: { kind: 'payrollRun', id: run.id },
    lines: lines.map(({ key, amount }) => debit(accountOf(run, key), amount)),
  })
  for (const { authority, role, amount, creditor } of owedBy(run, lines)) {
    const id = context.newId()
    const dueDate = creditor === '' ? dueDateOf(run.country, authority, run.month) : run.payDate
    writer.db
      .insert(payrollDuesTable)
      .values({ id, runId: run.id, authority, creditor, role, amount, dueDate, paidDate: null })
      .run()
  }
  for (const { id, net } of payslipsOf(writer, run.id)) {
    if (net > 0) continue
    const paid = { paidDate: run.payDate }
    writer.db.update(payslipsTable).set(paid).where(eq(payslipsTable.id, id)).run()
  }
  const isPaid = payslipsOf(writer, run.id).every(({ paidDate }) => paidDate !== null)
  changeRun(writer, run, { state: isPaid ? 'paid' : 'posted', entryId })
  const { id, month: title } = run
  writer.audit({ entity: 'payrollRun', entityId: id, action: 'post', title })
  return getRun(writer, context, { payrollRunId })
}

/** What a run says that never changes once it is approved. */
export function sealOfRun(reader: Reader, id: string): string {
  const { month, country, currency } = requireRun(reader, id)
  const slips = payslipsOf(reader, id).map((slip) => [slip.id, slip.employeeId, slip.result])
  return sealOf([id, month, country, currency, slips.sort()])
}

function accountOf({ accounts }: StoredRun, key: PostingKey): AccountRef {
  const named = (code: string, role: string): AccountRef => {
    const account = accounts[code] ?? ''
    return account === '' ? { role } : { code: account }
  }
  switch (key.kind) {
    case 'expense':
      return named(key.component, 'wages')
    case 'employerContributions':
      return { role: 'socialCosts' }
    case 'authority':
      return { role: roleOf(key.authority) }
    case 'payable':
      return named(key.component, 'employeePayable')
    case 'benefitsInKind':
      return { role: 'otherIncome' }
    case 'creditor':
    case 'employeeClaim':
      return { role: 'employeePayable' }
    case 'rounding':
      return { role: 'otherExpense' }
    case 'netPayPayable':
      return { role: 'netPay' }
  }
}

function roleOf(authority: string): 'payrollTax' | 'socialSecurity' {
  return taxAuthorities.has(authority) ? 'payrollTax' : 'socialSecurity'
}

/**
 * What is owed to each authority: what was withheld and what is added; a refund is below zero. And what
 * was withheld for each creditor.
 */
function owedBy({ names }: StoredRun, lines: readonly PostingLine[]) {
  return lines.flatMap(({ key, amount }) => {
    invariant(amount !== 0, 'A line of nothing')
    if (key.kind === 'creditor') {
      const creditor = names[key.order] ?? key.order
      return [{ authority: 'creditor', role: 'employeePayable', amount: -amount, creditor }]
    }
    if (key.kind !== 'authority') return []
    const role = roleOf(key.authority)
    return [{ authority: key.authority, role, amount: -amount, creditor: '' }]
  })
}
