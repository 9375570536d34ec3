import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { accountsContract } from '#contract/accounts.ts'
import { taxesContract } from '#contract/taxes.ts'
import type { ItemChoices } from './components/item-values.ts'

/** The firm's tax rates and accounts. */
export async function listItemChoices({ call, firm }: FirmAccess): Promise<ItemChoices> {
  const inFirm = { firmId: firm.firmId }
  const [rates, accounts] = await Promise.all([
    call(taxesContract.listRates, inFirm),
    call(accountsContract.list, inFirm),
  ])
  return { rates, accounts }
}
