import { type Account, moneySubtypes } from '#contract/books/accounts.ts'
import type { BillChoices } from '#contract/buying/bills.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { centreChoices } from '../../books/cost-centres/views.ts'
import { accountFor, listAccounts } from '../../books/ledger/index.ts'
import { isFor, isValidOn, taxRules } from '../../books/taxes/index.ts'
import { listItemNames } from '../../catalogue/items/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { listReachedCustomerNames, listSupplierNames } from '../../firm/parties/index.ts'
import { hasMoved } from '../../stock/stock/views.ts'
import { usualRate } from '../expenses/views.ts'
import { chargedBy } from './amounts.ts'
import { listDefaults } from './reader.ts'

const maxSuppliers = 200
const maxCustomers = 200
const maxItems = 200

/** Accounts of assets that hold what others book: a purchase is not posted to them by hand. */
const kept: readonly string[] = [
  ...moneySubtypes,
  ...['transit', 'receivable', 'tax', 'accumulatedDepreciation'],
]

/** Whether a purchase can be posted to an account: a cost, an asset, goods received before. */
function isPurchaseAccount({ type, subtype, isActive }: Account): boolean {
  if (!isActive) return false
  if (type === 'expense' || subtype === 'goodsReceived') return true
  return type === 'asset' && !kept.includes(subtype)
}

/**
 * The accounts that a purchase can be posted to. Once stock is moved, the account of its value is
 * none of them: receipts post there, and a bill is of goods received.
 */
export function purchaseAccounts(reader: Reader): Account[] {
  const inventory = hasMoved(reader) ? accountFor(reader, 'inventory') : ''
  return listAccounts(reader).filter(
    (account) => isPurchaseAccount(account) && account.code !== inventory,
  )
}

/** What the form offers: rates on purchases that last, accounts of purchases, suppliers known. */
export function billChoices(reader: Reader, context: FirmContext): BillChoices {
  const today = firmDate(reader, context)
  const rules = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, today),
  )
  const seesParties = isAllowed(context.actor, 'party:view')
  const suppliers = seesParties ? listSupplierNames(reader, context, maxSuppliers) : []
  const isOffered = new Set(suppliers)
  return {
    rates: rules.map((rule) => ({
      code: rule.code,
      name: rule.name,
      charged: chargedBy(rule).rate,
    })),
    usualTaxCode: usualRate(rules)?.code ?? '',
    remembered: listDefaults(reader).filter(({ supplierName }) => isOffered.has(supplierName)),
    accounts: purchaseAccounts(reader).map(({ code, name }) => ({ code, name })),
    suppliers,
    customers: seesParties
      ? listReachedCustomerNames(reader, context, maxCustomers).map(({ name }) => name)
      : [],
    costCentres: centreChoices(reader),
    items: isAllowed(context.actor, 'item:view')
      ? listItemNames(reader, maxItems).map(({ name }) => name)
      : [],
    today,
  }
}
