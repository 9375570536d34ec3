import { asc, eq } from 'drizzle-orm'
import { moneySubtypes } from '#contract/books/accounts.ts'
import type { PayAccount, PayrollDue } from '#contract/people/payroll-runs.ts'
import type { Reader } from '../../../../firm/store.ts'
import { accountFor, listAccounts } from '../../../books/ledger/index.ts'
import { payrollDuesTable, payrollRunsTable } from '../tables.ts'

/** What is owed to authorities; of one run where it is named. What is due first stands first. */
export function listDues({ db }: Reader, runId?: string): PayrollDue[] {
  const rows = db
    .select({ due: payrollDuesTable, run: payrollRunsTable })
    .from(payrollDuesTable)
    .innerJoin(payrollRunsTable, eq(payrollRunsTable.id, payrollDuesTable.runId))
    .where(runId === undefined ? undefined : eq(payrollDuesTable.runId, runId))
    .orderBy(asc(payrollDuesTable.dueDate), asc(payrollDuesTable.id))
    .limit(2000)
    .all()
  return rows.map(({ due: { role: _, ...due }, run: { month, country, currency } }) => ({
    ...due,
    ...{ month, country, currency },
  }))
}

/** Accounts that pay goes out of, the usual one first. */
export function payAccounts(reader: Reader): PayAccount[] {
  const usual = accountFor(reader, 'bank')
  return listAccounts(reader)
    .filter(({ subtype, isActive, role }) => {
      return isActive && moneySubtypes.includes(subtype) && role !== 'transit'
    })
    .map(({ code, name }) => ({ code, name }))
    .sort((a, b) => Number(b.code === usual) - Number(a.code === usual))
}
