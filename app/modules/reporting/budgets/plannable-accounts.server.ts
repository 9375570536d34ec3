import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Account, accountsContract } from '#contract/books/accounts.ts'

/** The accounts that can be planned: active ones of income and expense. */
export async function listPlannable({ call, firm }: FirmAccess): Promise<Account[]> {
  const accounts = await call(accountsContract.list, { firmId: firm.firmId })
  return accounts.filter(
    ({ type, isActive }) => isActive && (type === 'income' || type === 'expense'),
  )
}
