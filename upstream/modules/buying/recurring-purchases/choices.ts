import { moneySubtypes } from '#contract/books/accounts.ts'
import type { RecurringPurchaseChoices } from '#contract/buying/recurring-purchases.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { accountFor, listAccounts } from '../../books/ledger/index.ts'
import { billChoices } from '../bills/index.ts'
import { expenseChoices } from '../expenses/index.ts'

/** What the form offers, of a bill and of an expense. */
export function recurringPurchaseChoices(
  reader: Reader,
  context: FirmContext,
): RecurringPurchaseChoices {
  const { rates, accounts, suppliers, costCentres, today } = billChoices(reader, context)
  const { categories } = expenseChoices(reader, context)
  const payers = listAccounts(reader).filter(
    ({ subtype, isActive, role }) =>
      isActive && moneySubtypes.includes(subtype) && role !== 'transit',
  )
  return {
    rates,
    accounts,
    payers: payers.map(({ code, name }) => ({ code, name })),
    usualPayer: accountFor(reader, 'bank'),
    categories,
    suppliers,
    costCentres,
    today,
  }
}
