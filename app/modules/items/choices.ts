import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Account, accountsContract } from '#contract/accounts.ts'
import { type TaxRate, taxesContract } from '#contract/taxes.ts'

/** What an item can be taxed with and posted to. */
export type ItemChoices = { rates: TaxRate[]; accounts: Account[] }

/** The firm's tax rates and, where a single item is shown, its accounts. */
export async function loadItemChoices(
  { call, firm }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<ItemChoices> {
  const inFirm = { firmId: firm.firmId }
  const [rates, accounts] = await Promise.all([
    call(taxesContract.listRates, inFirm),
    page === 'list' ? [] : call(accountsContract.list, inFirm),
  ])
  return { rates, accounts }
}
