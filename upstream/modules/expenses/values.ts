import { AppError, type FieldProblems } from '#contract/errors.ts'
import { type ExpenseInput, paidByMember } from '#contract/expenses.ts'
import { parseAmount } from '#contract/money.ts'
import { isAllowed } from '#contract/roles.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { firmDate, getFirmProfile } from '../firms/index.ts'
import { accountFor, isMoneyAccount } from '../ledger/index.ts'
import { findSupplier } from '../parties/index.ts'
import { documentRate } from '../rates/index.ts'
import { isFor, rateOn, taxRules } from '../taxes/index.ts'
import { expenseAmounts } from './amounts.ts'
import type { ExpenseValues } from './writer.ts'

/** What a typed expense means in the firm's books. @throws AppError invalid */
export function expenseValues(
  reader: Reader,
  context: FirmContext,
  { gross, taxCode, ...input }: ExpenseInput,
): ExpenseValues {
  const { date, payee, currency, paidFrom } = input
  const { baseCurrency } = getFirmProfile(reader)
  const exchangeRate = documentRate(reader, input, baseCurrency)
  const rule = rateOn(taxRules(reader), taxCode, date)
  const amount = parseAmount(gross, currency)
  const fields: FieldProblems = {}
  if (date > firmDate(reader, context)) fields.date = { key: 'inFuture' }
  if (amount === undefined) fields.gross = { key: 'tooManyDecimals' }
  if (!rule || !isFor(rule, 'purchase')) fields.taxCode = { key: 'unknownTaxRate' }
  const canPay = paidFrom === paidByMember || canPayFrom(reader, context, paidFrom)
  if (!canPay) fields.paidFrom = { key: 'notMoneyAccount' }
  if (!rule || amount === undefined || Object.keys(fields).length > 0) {
    throw new AppError('invalid', 'Expense', { fields })
  }
  const paid = { amount, currency, exchangeRate, baseCurrency }
  return {
    ...input,
    ...expenseAmounts(reader, rule, paid),
    amount,
    exchangeRate,
    taxCode: rule.code,
    supplierId: findSupplier(reader, payee) ?? null,
  }
}

/** Whether the firm may pay from an account; an owner's own money is for whoever posts. */
export function canPayFrom(reader: Reader, { actor }: FirmContext, account: string): boolean {
  if (isMoneyAccount(reader, account)) return true
  return isAllowed(actor, 'expense:post') && account === accountFor(reader, 'ownerContribution')
}
