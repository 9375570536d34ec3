import { moneySubtypes } from '#contract/books/accounts.ts'
import type { Mileage } from '#contract/buying/expense-parts.ts'
import { type ExpenseChoices, paidByMember } from '#contract/buying/expenses.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { centreChoices } from '../../books/cost-centres/views.ts'
import { accountFor, listAccounts } from '../../books/ledger/index.ts'
import { isFor, isValidOn, type TaxRule, taxRules } from '../../books/taxes/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { listReachedCustomerNames, listSupplierNames } from '../../firm/parties/index.ts'
import { listCategories } from './categories.ts'
import { expenseRules } from './rules.ts'

const maxNames = 200

/** What the form offers: rates on purchases that last, accounts that pay, suppliers known. */
export function expenseChoices(
  reader: Reader,
  context: FirmContext,
): Omit<ExpenseChoices, 'readsPictures'> {
  const { actor } = context
  const today = firmDate(reader, context)
  const rules = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'purchase') && isValidOn(rule, today),
  )
  const canPost = isAllowed(actor, 'expense:post')
  const accounts = listAccounts(reader).filter(
    ({ subtype, role, isActive }) =>
      isActive && (moneySubtypes.includes(subtype) || (canPost && role === 'ownerContribution')),
  )
  return {
    rates: rules.map(({ code, name }) => ({ code, name })),
    accounts: accounts.map(({ code, name }) => ({ code, name })),
    usualAccount: accountFor(reader, 'bank'),
    suppliers: isAllowed(actor, 'party:view') ? listSupplierNames(reader, context, maxNames) : [],
    customers: isAllowed(actor, 'party:view')
      ? listReachedCustomerNames(reader, context, maxNames).map(({ name }) => name)
      : [],
    costCentres: centreChoices(reader),
    categories: listCategories(reader).map(({ id, name, isActive }) => ({ id, name, isActive })),
    mileage: mileageChoice(reader, today),
    today,
  }
}

/** Who paid where nobody says it: the bank; what was driven, or is noted by who cannot post, the member. */
export function usualPayer(reader: Reader, { actor }: FirmContext, isDriven: boolean): string {
  if (isDriven || !isAllowed(actor, 'expense:post')) return paidByMember
  return accountFor(reader, 'bank')
}

/** The highest rate at home whose tax is recovered; else the one without tax. */
export function usualRate(rules: readonly TaxRule[]): TaxRule | undefined {
  const usual = rules
    .filter(({ category, isReverseCharge }) => category === 'S' && !isReverseCharge)
    .filter(({ recoverable }) => recoverable === '100')
    .sort((one, other) => Number(other.rate) - Number(one.rate))[0]
  return usual ?? rules.find(({ rate }) => Number(rate) === 0) ?? rules[0]
}

/** What a unit driven today is worth; null where neither the firm nor the country says it. */
function mileageChoice(reader: Reader, today: string): Mileage | null {
  const { mileage, countryMileage, unit } = expenseRules(reader)
  const isBegun = ({ from }: { from: string }) => from <= today
  const known = mileage.findLast(isBegun) ?? countryMileage.findLast(isBegun)
  return known ? { unit, rate: known.rate, currency: getFirmProfile(reader).baseCurrency } : null
}
