import type { requireFirm } from '#app/shell/session/session.server.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { bankContract } from '#contract/money/bank.ts'

type FirmAccess = Awaited<ReturnType<typeof requireFirm>>

/** What the form of a rule offers: accounts of the bank and of the chart, and rates on purchases. */
export async function loadRuleChoices({ call, firm: { firmId } }: FirmAccess) {
  const [own, accounts, { rates, costCentres: centres }] = await Promise.all([
    call(bankContract.listAccounts, { firmId }),
    call(accountsContract.list, { firmId }),
    call(expensesContract.choices, { firmId }),
  ])
  return { own, accounts, rates, centres }
}
