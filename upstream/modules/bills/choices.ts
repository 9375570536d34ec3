import { type Account, moneySubtypes } from '#contract/accounts.ts'
import type { BillChoices } from '#contract/bills.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { listAccounts } from '../ledger/index.ts'
import { listSupplierNames } from '../parties/index.ts'
import { isFor, isValidOn, taxRules } from '../taxes/index.ts'

const maxSuppliers = 200

/** Accounts of assets that hold what others book: a purchase is not posted to them by hand. */
const kept: readonly string[] = [
  ...moneySubtypes,
  ...['transit', 'receivable', 'tax', 'accumulatedDepreciation'],
]

/** Whether a purchase can be posted to an account: a cost, an asset, goods received before. */
export function isPurchaseAccount({ type, subtype, isActive }: Account): boolean {
  if (!isActive) return false
  if (type === 'expense' || subtype === 'goodsReceived') return true
  return type === 'asset' && !kept.includes(subtype)
}

/** What the form offers: rates on purchases that last, accounts of purchases, suppliers known. */
export function billChoices(reader: Reader, context: FirmContext): BillChoices {
  const today = firmDate(reader, context)
  const rules = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, today),
  )
  return {
    rates: rules.map(({ code, name }) => ({ code, name })),
    accounts: listAccounts(reader)
      .filter(isPurchaseAccount)
      .map(({ code, name }) => ({ code, name })),
    suppliers: listSupplierNames(reader, context, maxSuppliers),
    today,
  }
}
